//! Which registers an instruction reads and writes, as runs of operand codes.

use crate::inst::{Inst, Value};
use crate::rdna4::{Counter, ISA};
use crate::registers::{Physical, Reg};
use crate::table::{Role, Width};

/// A run of registers: first operand code and number. Scalar registers are 0 to 127, SCC is 253, vector registers begin at 256.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Run {
    pub(super) first: u16,
    pub(super) count: u16,
}

impl Run {
    const NULL: u16 = 124;
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

/// Registers by the names that implicit accesses have.
const IMPLICIT: &[(&str, Run)] = &[
    ("vcc", Run { first: 106, count: 2 }),
    ("vcc_lo", Run { first: 106, count: 1 }),
    ("m0", Run { first: 125, count: 1 }),
    ("exec", Run { first: Run::EXEC, count: 2 }),
    ("scc", Run { first: 253, count: 1 }),
];

/// Calls `visit` for each register run. `lanes` is the largest wave size, by which masks have their width.
pub(super) fn visit(inst: &Inst<Physical>, lanes: u8, mut visit: impl FnMut(Access)) {
    let slots = inst.shape().slots;
    let returns = inst.returns() || !is_atomic(inst);
    for (i, operand) in inst.operands().enumerate() {
        let first = match operand.value {
            Value::Register(Reg::Vgpr(first)) => 256 + first,
            Value::Register(Reg::Sgpr(first)) => first,
            Value::Special(code, _) if code != Run::NULL => code,
            _ => continue,
        };
        let count = match slots.get(i).map(|slot| slot.width) {
            Some(Width::Wave(narrow, wide)) => {
                if lanes == 64 {
                    wide
                } else {
                    narrow
                }
            }
            _ => operand.width,
        };
        let run = Run {
            first,
            count: u16::from(count.max(1)),
        };
        let (reads, writes) = match operand.role {
            Role::Read | Role::Imm => (true, false),
            Role::Write => (false, true),
            Role::ReadWrite => (true, true),
        };
        // An atomic that returns nothing leaves its destination alone.
        if reads || returns {
            visit(Access {
                run,
                reads,
                writes: writes && returns,
            });
        }
    }
    implicit(inst.info().implicit, &mut visit);
    if let Some(row_y) = inst.row_y() {
        implicit(ISA.tables.opcodes[row_y.opcode as usize].implicit, &mut visit);
    }
    if inst.facts().is_relative() {
        visit(Access {
            run: Run::VGPRS,
            reads: true,
            writes: true,
        });
        visit(Access {
            run: Run::SGPRS,
            reads: true,
            writes: true,
        });
    }
}

fn implicit(list: &[crate::table::Implicit], visit: &mut impl FnMut(Access)) {
    for used in list {
        if let Some(&(_, run)) = IMPLICIT.iter().find(|(name, _)| *name == used.name) {
            visit(Access {
                run,
                reads: used.role != Role::Write,
                writes: matches!(used.role, Role::Write | Role::ReadWrite),
            });
        }
    }
}

fn is_atomic(inst: &Inst<Physical>) -> bool {
    let raises = inst.facts().raises;
    raises.has(Counter::Load) && raises.has(Counter::Store)
}
