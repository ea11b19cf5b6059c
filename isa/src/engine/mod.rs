//! Building, encoding and decoding over [`Tables`]: single bodies, no knowledge of an instruction set, no client types.

mod adjust;
mod bus;
mod canonical;
mod decode;
mod filling;
mod lowered;
mod meta;
mod place;
mod plan;
#[cfg(test)]
mod plan_tests;
mod quick;
mod raw;
mod registers;
mod select;

pub(crate) use adjust::{Lift, Setting};
pub(crate) use bus::{Scalars, check as bus_check, limit as bus_limit, mask as bus_mask, reads_mask};
pub(crate) use canonical::{by_fields, registers};
pub(crate) use decode::decode_exactly;
pub use decode::{DecodeError, DecodeErrorKind};
pub(crate) use filling::put;
pub(crate) use lowered::Lowered;
pub(crate) use lowered::{ABSENT, BAD_PART, IMM, LABEL, LITERAL, PART_OUT_OF_RANGE};
pub(crate) use meta::{Meta, State};
pub(crate) use place::{Defect, DefectKind, admits};
pub(crate) use plan::{File, Plan, kind};
pub(crate) use quick::{Dwords, Read, find as find_one, find_any, find_pair};
pub(crate) use raw::{Raw, SECOND};
pub(crate) use registers::{Registers, Run};
pub(crate) use select::MAX_OPERANDS;

use crate::table::{CodeClass, Tables};

/// What the bodies need of an architecture.
#[derive(Debug)]
pub struct Isa {
    /// Its tables.
    pub(crate) tables: &'static Tables,
    /// Set of codes that count as scalar values.
    pub(crate) bus: [u64; 8],
    /// Set of codes that are one register and no part of a run.
    pub(crate) single: [u64; 8],
    /// By operand code below 256: the run of registers of which it can be the first.
    pub(crate) runs: [Run; 256],
    /// Class of the lane mask that instructions read without naming it.
    pub(crate) mask: Option<&'static CodeClass>,
    /// The registers as plans know them.
    pub(crate) registers: Registers,
    /// Forms (bits) that a builder may choose by itself.
    pub(crate) forms: u16,
    /// By encoding: what is left to check when an instruction is encoded. Empty where nothing is.
    pub(crate) ruled: &'static [Ruled],
}

/// What the rules that are left for encoding look at in instructions of one encoding, besides bits that have one value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ruled {
    /// Whether operands.
    pub(crate) operands: bool,
    /// Which modifiers.
    pub(crate) modifiers: u128,
}

const fn at_least_1(n: u8) -> u8 {
    if n == 0 { 1 } else { n }
}

impl Isa {
    /// Derives the rest from the tables.
    pub(crate) const fn new(tables: &'static Tables, forms: u16, ruled: &'static [Ruled]) -> Self {
        let mut bus = [0u64; 8];
        let mut single = [0u64; 8];
        let mut runs = [Run::ANY; 256];
        let mut mask = None;
        let mut vectors = [1; 2];
        let mut i = 0;
        while i < tables.classes.len() {
            let class = &tables.classes[i];
            let mut code = class.first;
            if class.mask {
                mask = Some(class);
            }
            if class.counted && class.first >= 256 {
                vectors = [at_least_1(class.align[1]), at_least_1(class.align[2])];
            }
            while class.single && code <= class.last {
                single[(code >> 6) as usize] |= 1 << (code & 63);
                code += 1;
            }
            code = class.first;
            while (class.counted || class.pair) && code <= class.last && code < 256 {
                // A pair's second half starts nothing.
                let last = if class.pair && code > class.first { 0 } else { class.last };
                let align = if class.pair {
                    [1; 2]
                } else {
                    [at_least_1(class.align[1]), at_least_1(class.align[2])]
                };
                runs[code as usize] = Run {
                    first: class.first,
                    last,
                    align,
                };
                code += 1;
            }
            code = class.first;
            while class.bus && code <= class.last {
                bus[(code >> 6) as usize] |= 1 << (code & 63);
                code += 1;
            }
            i += 1;
        }
        Isa {
            tables,
            bus,
            single,
            registers: Registers::new(&runs, &bus, vectors),
            runs,
            mask,
            forms,
            ruled,
        }
    }

    /// What is left to check in instructions of an encoding.
    pub(crate) const fn ruled(&self, encoding: u8) -> Ruled {
        if self.ruled.is_empty() {
            return Ruled {
                operands: false,
                modifiers: 0,
            };
        }
        self.ruled[encoding as usize]
    }

    /// Length of a row's instructions in dwords.
    #[inline(always)]
    pub(crate) const fn dwords(&self, row: u16) -> u8 {
        self.tables.dwords[row as usize]
    }

    /// Whether a code is one register, so that no operand of more registers can be it.
    #[inline]
    pub(crate) const fn is_single(&self, code: u32) -> bool {
        code < 512 && self.single[(code >> 6) as usize] >> (code & 63) & 1 != 0
    }
}
