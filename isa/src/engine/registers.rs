//! The registers of an instruction set, as far as operands are runs of them: where a run may start, and how long it may be.

use crate::table::Kind;

/// The scalar registers among which a run may lie.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Run {
    /// Code of the first one.
    pub(super) first: u16,
    /// Code of the last one; 0 for a code at which no run starts.
    pub(super) last: u16,
    /// Multiples, counted from `first`, at which runs of 2 and of more registers start.
    pub(super) align: [u8; 2],
}

impl Run {
    /// Anything else than a register with neighbours: as many registers as are wanted.
    pub(super) const ANY: Run = Run {
        first: 0,
        last: u16::MAX - 1,
        align: [1; 2],
    };

    /// Whether so many registers, from `code` on, exist. The low bits of a code that is not aligned do not count, unless the kind's runs start anywhere.
    #[inline]
    pub(crate) const fn holds(&self, code: u16, regs: u8, kind: &Kind) -> bool {
        let align = if kind.unaligned { 1 } else { self.align[(regs > 2) as usize] as u16 };
        let start = code - (code - self.first) % align;
        start + regs as u16 <= self.last + 1
    }

    /// Whether a run of so many registers may start at `code`.
    #[inline]
    pub(crate) const fn aligned(&self, code: u16, regs: u8, kind: &Kind) -> bool {
        kind.unaligned || (code - self.first).is_multiple_of(self.align[(regs > 2) as usize] as u16)
    }

    /// The register's number in its file.
    pub(crate) const fn number(&self, code: u16) -> u16 {
        code - self.first
    }
}

/// The scalar registers of an instruction set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Registers {
    /// Behind the last numbered one.
    pub(super) end: u16,
    /// Bits that are zero in the number of the first one of a run of 1, of 2 and of more.
    pub(super) align: [u8; 3],
    /// The same of vector registers.
    pub(super) vectors: [u8; 3],
    /// Codes that count for the constant bus.
    bus: [u64; 4],
    /// From [`NAMED`] on: the longest run of registers that starts at a code.
    pub(super) longest: [u8; 32],
}

/// The first code of which [`Registers::longest`] tells. Those below are numbered.
pub(super) const NAMED: u16 = 96;

impl Registers {
    pub(super) const fn new(runs: &[Run; 256], bus: &[u64; 8], vectors: [u8; 2]) -> Self {
        let mut longest = [0; 32];
        let mut i = 0;
        while i < longest.len() {
            let (code, run) = (NAMED + i as u16, &runs[NAMED as usize + i]);
            let bits = bits(run.align);
            longest[i] = 1;
            let mut width = 2;
            while width <= 16 && code + width as u16 <= run.last + 1 && is_aligned((code - run.first) as u32, width, bits) {
                longest[i] = width;
                width += 1;
            }
            i += 1;
        }
        Registers {
            end: runs[0].last + 1,
            align: bits(runs[0].align),
            vectors: bits(vectors),
            bus: [bus[0], bus[1], bus[2], bus[3]],
            longest,
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) const fn on_bus(&self, code: u32) -> bool {
        self.bus[(code >> 6) as usize & 3] >> (code & 63) & 1 != 0
    }
}

/// The bits that are zero in multiples, for runs of 1, of 2 and of more.
const fn bits(multiples: [u8; 2]) -> [u8; 3] {
    let [two, more] = multiples;
    assert!(
        two.is_power_of_two() && more.is_power_of_two(),
        "runs start at multiples of powers of two"
    );
    [0, two - 1, more - 1]
}

/// Whether a run may start at a register; `bits` are those that are zero then, for runs of 1, of 2 and of more.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) const fn is_aligned(number: u32, width: u8, bits: [u8; 3]) -> bool {
    number & bits[(width > 1) as usize + (width > 2) as usize] as u32 == 0
}
