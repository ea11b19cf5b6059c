//! What `rdna4! { const; … }` expands to: instructions built in constant evaluation. The builders' operands are traits, which constants cannot use; so the macro
//! has the builders' calls checked by rustc, and the dwords made by these functions, over the same tables.
//!
//! | module | holds |
//! |---|---|
//! | `item` | operands, by their types in Rust |
//! | `number` | constants and immediates, by the operand that takes them |
//! | `operand` | types of operands that only lines have |

mod item;
mod names;
mod number;
mod operand;

pub use item::{Arg, Item};
pub use names::buffer_format;
pub use operand::*;

use super::choice::{self, bit};
use super::generated::{Form, Modifier};
use super::imm::{Dpp8, Dpp16};
use super::{ISA, pair, rules, source_lists};
use crate::engine::{DefectKind, Lowered, Raw};
use crate::error::Illegal;
use crate::inst::Inst;
use crate::registers::Physical;
use crate::table::{Row, Slot};
use names::opcode;

/// One line: an instruction, or half of a pair, with its operands so far.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    opcode: u16,
    ops: [Lowered; 8],
    count: u8,
    arg: u8,
    raw: Raw,
}

impl Line {
    /// An instruction without operands yet. A name that no instruction has gives nothing: rustc has found that there is no builder.
    #[inline]
    pub const fn new(name: &str) -> Self {
        let opcode = opcode(name);
        Line {
            opcode,
            ops: [Lowered::ABSENT; 8],
            count: 0,
            arg: 0,
            raw: Raw::build(&ISA, opcode, &[Lowered::ABSENT; 8], 0, choice::ALL),
        }
    }

    /// The next operand.
    #[must_use]
    #[inline]
    pub const fn operand(mut self, item: Item) -> Self {
        let slots = widest(self.opcode);
        let first = self.count as usize;
        let mut end = first;
        while end < slots.len() && slots[end].arg == self.arg {
            end += 1;
        }
        let mut i = first;
        while i < end {
            self.ops[i] = if end - first == 1 {
                item.lowered(&slots[i])
            } else {
                item.nth(i - first)
            };
            i += 1;
        }
        if end == first || item.count() > end - first {
            // More operands than there are.
            end = 8;
        }
        self.count = end as u8;
        self.arg += 1;
        self
    }

    /// With all its operands.
    #[must_use]
    #[inline]
    pub const fn build(mut self) -> Self {
        self.raw = Raw::build(&ISA, self.opcode, &self.ops, self.count, choice::ALL);
        rules::finish(&mut self.raw);
        self
    }

    /// Two halves.
    #[must_use]
    #[inline]
    pub const fn pair(x: Line, y: Line) -> Self {
        let half_x = pair::build_half(x.opcode, 0, &x.ops, x.count);
        let half_y = pair::build_half(y.opcode, 1, &y.ops, y.count);
        let mut raw = pair::join(&ISA, half_x, half_y);
        pair::check_parity(&mut raw, &x.ops, &y.ops);
        Line { raw, ..x }
    }

    /// The same, if it is legal.
    ///
    /// # Panics
    /// If it is not: in constant evaluation an error at the line.
    #[must_use]
    #[track_caller]
    #[inline]
    pub const fn checked(self) -> Self {
        match self.illegal() {
            Some(illegal) => panic!("{}", illegal.rule.line()),
            None => self,
        }
    }

    #[inline]
    const fn illegal(&self) -> Option<Illegal> {
        match self.raw.defect {
            // Its place is not known yet.
            Some(defect) if matches!(defect.kind, DefectKind::Unbound) => None,
            _ => Inst::<Physical>::from_raw(self.raw).first_illegal(),
        }
    }

    /// The operand that is a label, and the label's number.
    #[inline]
    const fn target(&self) -> Option<(usize, usize)> {
        let mut i = 0;
        while i < self.count as usize && i < self.ops.len() {
            if let Some(label) = self.ops[i].as_label() {
                return Some((i, label));
            }
            i += 1;
        }
        None
    }
}

/// Forms, and what chooses them.
impl Line {
    #[inline]
    const fn with_forms(mut self, forms: u16) -> Self {
        choice::narrow(&mut self.raw, forms);
        self
    }

    /// See [`Built::e32`](crate::Built::e32).
    #[must_use]
    #[inline]
    pub const fn e32(self) -> Self {
        self.with_forms(bit(Form::E32))
    }

    /// See [`Built::e64`](crate::Built::e64).
    #[must_use]
    #[inline]
    pub const fn e64(self) -> Self {
        self.with_forms(bit(Form::E64))
    }

    /// See [`Built::dpp8`](crate::Built::dpp8).
    #[must_use]
    #[inline]
    pub const fn dpp8(mut self, lanes: Dpp8) -> Self {
        choice::set_dpp8(&mut self.raw, lanes);
        self
    }

    /// See [`Built::dpp16`](crate::Built::dpp16).
    #[must_use]
    #[inline]
    pub const fn dpp16(mut self, control: Dpp16) -> Self {
        choice::set_dpp16(&mut self.raw, control);
        self
    }

    /// See [`Built::fi`](crate::Built::fi).
    #[must_use]
    #[inline]
    pub const fn fi(mut self) -> Self {
        choice::set_fi(&mut self.raw);
        self
    }

    /// See [`Built::row_mask`](crate::Built::row_mask).
    #[must_use]
    #[inline]
    pub const fn row_mask(self, mask: u8) -> Self {
        self.set(Modifier::RowMask, mask as i64)
    }

    /// See [`Built::bank_mask`](crate::Built::bank_mask).
    #[must_use]
    #[inline]
    pub const fn bank_mask(self, mask: u8) -> Self {
        self.set(Modifier::BankMask, mask as i64)
    }

    /// See [`Built::bound_ctrl`](crate::Built::bound_ctrl).
    #[must_use]
    #[inline]
    pub const fn bound_ctrl(self) -> Self {
        self.set(Modifier::BoundCtrl, 1)
    }

    /// See [`Built::th`](crate::Built::th); the hint as its bits.
    #[must_use]
    #[inline]
    pub const fn th(self, hint: u8) -> Self {
        self.set(Modifier::Th, hint as i64)
    }

    /// Sets a modifier.
    #[must_use]
    #[inline]
    pub(super) const fn set(mut self, modifier: Modifier, value: i64) -> Self {
        self.raw.set_modifier(&ISA, modifier as u8, value);
        self
    }
}

macro_rules! lists {
    ($($name:ident $property:literal)*) => {
        /// Lists of bits, and fields that depend on the instruction.
        impl Line {
            $(
                #[doc = concat!("See [`Built::", stringify!($name), "`](crate::Built::", stringify!($name), ").")]
                #[must_use]
                pub const fn $name<const N: usize>(mut self, bits: [u8; N]) -> Self {
                    source_lists::set_list(&mut self.raw, $property, &bits);
                    self
                }
            )*

            /// See [`Built::byte_sel`](crate::Built::byte_sel).
            #[must_use]
            #[inline]
            pub const fn byte_sel(mut self, byte: u32) -> Self {
                source_lists::set_byte(&mut self.raw, byte);
                self
            }

            /// See [`Built::index_key`](crate::Built::index_key).
            #[must_use]
            #[inline]
            pub const fn index_key(mut self, key: u32) -> Self {
                source_lists::set_key(&mut self.raw, key);
                self
            }
        }
    };
}

lists! { neg_lo 0 neg_hi 1 op_sel 2 op_sel_hi 3 }

/// Dwords of the lines together.
#[inline]
pub const fn dwords(lines: &[Line]) -> usize {
    dwords_before(lines, lines.len())
}

/// Dwords before a line.
#[inline]
const fn dwords_before(lines: &[Line], line: usize) -> usize {
    let (mut i, mut count) = (0, 0);
    while i < line {
        count += lines[i].raw.meta.dwords() as usize;
        i += 1;
    }
    count
}

/// The dwords of the lines. `labels` are the lines before which labels stand.
///
/// # Panics
/// If a label is out of a branch's reach: in constant evaluation an error.
#[inline]
pub const fn words<const N: usize>(lines: &[Line], labels: &[usize]) -> [u32; N] {
    let mut out = [0; N];
    let (mut at, mut n) = (0, 0);
    while n < lines.len() {
        let mut raw = lines[n].raw;
        let dwords = raw.meta.dwords() as usize;
        if let Some((slot, label)) = lines[n].target() {
            let distance = dwords_before(lines, labels[label]) as i64 - (at + dwords) as i64;
            assert!(
                distance >= -0x8000 && distance < 0x8000,
                "rule R42: a branch reaches from -32768 to 32767 dwords; in a code buffer longer ones are possible"
            );
            raw.shape(&ISA).slots[slot].place.set(&mut raw.words, distance as u32 & 0xffff);
        }
        let mut i = 0;
        while i < dwords && at < N {
            out[at] = raw.words[i];
            at += 1;
            i += 1;
        }
        n += 1;
    }
    out
}

/// The slots of the opcode's row that has most of them.
#[inline]
const fn widest(opcode: u16) -> &'static [Slot] {
    let opcode = &ISA.tables.opcodes[opcode as usize];
    let mut best: &'static [Slot] = &[];
    let mut i = 0;
    while i < opcode.rows {
        let row: &Row = &ISA.tables.rows[(opcode.first_row + i) as usize];
        let slots = ISA.tables.shapes[row.shape as usize].slots;
        if slots.len() > best.len() {
            best = slots;
        }
        i += 1;
    }
    best
}
