//! The registers of an instruction as runs of operand codes, which waits and hints compare.

use crate::inst::Inst;
use crate::rdna4::{File, Used, WaveSize};
use crate::registers::{Physical, Reg};

/// A run of registers: first operand code and number. Scalar registers are 0 to 127, SCC is 253, vector registers begin at 256.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Run {
    pub(super) first: u16,
    pub(super) count: u16,
}

impl Run {
    const EXEC: u16 = 126;
    const VGPRS: Run = Run { first: 256, count: 256 };
    const SGPRS: Run = Run { first: 0, count: 106 };

    pub(super) const fn overlaps(self, other: Run) -> bool {
        self.first < other.first + other.count && other.first < self.first + self.count
    }

    pub(super) const fn covers(self, other: Run) -> bool {
        self.first <= other.first && other.first + other.count <= self.first + self.count
    }

    pub(super) const fn is_vector(self) -> bool {
        self.first >= 256
    }

    pub(super) const fn is_exec(self) -> bool {
        self.first == Run::EXEC || self.first == Run::EXEC + 1
    }
}

/// One register run of an instruction, and what is done with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Access {
    pub(super) run: Run,
    pub(super) reads: bool,
    pub(super) writes: bool,
}

/// Calls `visit` for each register run that has operand codes, in code for waves of so many lanes.
pub(super) fn visit(inst: &Inst<Physical>, lanes: u8, mut visit: impl FnMut(Access)) {
    let wave = if lanes == 64 { WaveSize::Wave64 } else { WaveSize::Wave32 };
    inst.visit_registers(wave, |used| {
        let count = u16::from(used.width.max(1));
        let run = match used.register {
            Used::General(Reg::Vgpr(first)) => Run { first: 256 + first, count },
            Used::General(Reg::Sgpr(first)) => Run { first, count },
            Used::Named(register) => match register.code() {
                Some(first) => Run { first, count },
                None => return,
            },
            Used::Any(File::Vgpr) => Run::VGPRS,
            Used::Any(File::Sgpr) => Run::SGPRS,
        };
        visit(Access {
            run,
            reads: used.access.reads(),
            writes: used.access.writes(),
        });
    });
}
