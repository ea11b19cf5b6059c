//! Putting operands in by a plan.
//!
//! Everything is inlined where the plan is a constant; not in builds for debugging, which would only take longer to compile.

use super::canonical::by_fields;
use super::meta::{Meta, State};
use super::plan::{Codes, File, Plan, Put, Takes};
use super::raw::Raw;
use super::registers::{NAMED, is_aligned};
use super::{ABSENT, Defect, DefectKind, IMM, LABEL, LITERAL, Lowered};
use crate::table::{NONE, OPSEL, Place};

/// An instruction on its way through a plan.
pub(crate) struct Filling {
    words: [u32; 3],
    /// Whether everything was right so far.
    good: bool,
    /// Scalar values read, each counted as often as it stands there.
    scalars: u8,
    literal: Option<u32>,
    /// A label, whose place only a code buffer knows.
    unbound: Option<Defect>,
    /// See [`Raw::given`].
    given: u32,
}

impl Filling {
    /// Puts a value into an empty field; it fits where everything is right.
    #[cfg_attr(not(debug_assertions), inline(always))]
    const fn field(&mut self, place: Place, value: u32) {
        if place.exists() {
            self.words[(place.pos >> 5) as usize % 3] |= value << (place.pos & 31);
        }
    }

    /// An operand that can have no property must have none.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn refuse_aux(&mut self, op: &Lowered) {
        self.good &= op.aux == 0;
    }

    /// Puts an operand's code into its field.
    #[cfg_attr(not(debug_assertions), inline(always))]
    const fn code(&mut self, put: &Put, code: u32) {
        let value = code.wrapping_sub(put.bias as u32);
        self.good &= value & ((1 << put.pad) - 1) == 0;
        self.field(put.place, value >> put.pad);
    }

    /// Looks at the number of registers, and keeps it where the wave size decides how many there are.
    #[cfg_attr(not(debug_assertions), inline(always))]
    const fn width(&mut self, put: &Put, i: usize, width: u8) {
        self.good &= put.has_width(width);
        if put.by_wave {
            self.given |= (width as u32) << (4 * i);
        }
    }
}

impl Put {
    #[cfg_attr(not(debug_assertions), inline(always))]
    const fn has_width(&self, width: u8) -> bool {
        (width == self.widths[0]) | (width == self.widths[1]) | self.any_width
    }
}

/// Puts an operand in, which is of this kind. In a macro the match stands over the constant that the kind is.
macro_rules! put {
    ($plan:ident, $i:expr, $kind:expr, $op:expr, $file:expr, $to:ident) => {
        match $kind {
            kind::NONE => {}
            kind::IMPLIED => $plan.put_implied($i, $op, &mut $to),
            kind::NUMBER => $plan.put_number($i, $op, &mut $to),
            kind::DWORD => $plan.put_dword($i, $op, &mut $to),
            kind::VECTORS => {
                $plan.put_vectors($i, $op, $file, &mut $to);
                $to.refuse_aux($op);
            }
            kind::VECTORS_AUX => {
                $plan.put_vectors($i, $op, $file, &mut $to);
                $plan.set_aux($i, $op, $file, &mut $to);
            }
            kind::ANY => {
                $plan.put_any($i, $op, $file, &mut $to);
                $to.refuse_aux($op);
            }
            _ => {
                $plan.put_any($i, $op, $file, &mut $to);
                $plan.set_aux($i, $op, $file, &mut $to);
            }
        }
    };
}

pub(crate) use put;

impl Plan {
    /// Where building from so many operands starts.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn start(&self, count: u8) -> Filling {
        Filling {
            words: self.words,
            good: count == self.count,
            scalars: 0,
            literal: None,
            unbound: None,
            given: 0,
        }
    }

    /// The instruction, now that all operands are put in; `None` where the exact way must look.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn finish(&self, to: &Filling) -> Option<Raw> {
        let scalars = to.scalars + to.literal.is_some() as u8;
        if !to.good || self.room != 255 && scalars > self.room {
            return None;
        }
        let state = if to.unbound.is_some() { State::Built } else { self.state() };
        Some(Raw {
            meta: Meta::new(self.row, NONE, self.forms, self.dwords, state),
            words: to.words,
            given: to.given,
            defect: to.unbound,
        })
    }

    /// What is known of an instruction that was built without a defect.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) const fn state(&self) -> State {
        if self.ruled { State::Built } else { State::Checked }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn put_implied(&self, i: usize, op: &Lowered, to: &mut Filling) {
        let put = &self.puts[i];
        if let Takes::Implied(code) = put.takes {
            to.good &= (op.code == code as u32) & (op.aux == 0);
            to.scalars += (put.reads && self.registers.on_bus(code as u32)) as u8;
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn put_number(&self, i: usize, op: &Lowered, to: &mut Filling) {
        let put = &self.puts[i];
        let Takes::Number(bits) = put.takes else { return };
        to.good &= op.aux == 0;
        // Its type may have fewer bits than the kind.
        let bits = if op.width != 0 && op.width < bits { op.width } else { bits };
        if op.code == LABEL {
            if to.unbound.is_none() {
                to.unbound = Some(Defect {
                    kind: DefectKind::Unbound,
                    slot: i as u8,
                    value: op.value,
                });
            }
            to.field(put.place, put.start);
        } else {
            to.good &= (op.code == IMM) & (op.value >= 0) & (op.value < 1 << bits);
            to.field(put.place, op.value as u32);
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn put_dword(&self, i: usize, op: &Lowered, to: &mut Filling) {
        if let Takes::Dword { narrow } = self.puts[i].takes {
            to.good &= (op.code == IMM) & (op.value >= 0) & (op.value <= u32::MAX as i64) & (op.aux == 0);
            self.put_literal(op.value, narrow, to);
        }
    }

    /// Puts in an operand that is vector registers only.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn put_vectors(&self, i: usize, op: &Lowered, file: File, to: &mut Filling) {
        match (&self.puts[i].takes, file) {
            (Takes::Codes(codes), File::Vector) => self.put_vector(i, codes, op, to),
            _ => to.good = false,
        }
    }

    /// Puts in registers or a constant.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn put_any(&self, i: usize, op: &Lowered, file: File, to: &mut Filling) {
        let Takes::Codes(codes) = &self.puts[i].takes else { return };
        match file {
            File::Vector => self.put_vector(i, codes, op, to),
            File::Scalar => self.put_scalar(i, codes, op, to),
            File::None => self.put_named(i, codes, op, to),
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    const fn put_vector(&self, i: usize, codes: &Codes, op: &Lowered, to: &mut Filling) {
        let put = &self.puts[i];
        to.width(put, i, op.width);
        to.good &= (op.code < codes.vectors as u32) & (op.code + op.width as u32 <= 512);
        to.good &= is_aligned(op.code, op.width, self.registers.vectors);
        to.code(put, op.code);
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    const fn put_scalar(&self, i: usize, codes: &Codes, op: &Lowered, to: &mut Filling) {
        let put = &self.puts[i];
        to.width(put, i, op.width);
        to.good &= codes.scalars & (codes.unaligned | is_aligned(op.code, op.width, self.registers.align));
        to.good &= op.code + op.width as u32 <= self.registers.end as u32;
        to.scalars += put.reads as u8;
        to.code(put, op.code);
    }

    /// A register with a name, a constant, or nothing.
    #[cfg_attr(not(debug_assertions), inline(always))]
    const fn put_named(&self, i: usize, codes: &Codes, op: &Lowered, to: &mut Filling) {
        let put = &self.puts[i];
        match op.code {
            ABSENT => {
                to.good &= codes.optional;
                to.field(put.place, put.start);
            }
            LITERAL => {
                to.good &= codes.literal;
                to.field(put.place, LITERAL);
                self.put_literal(op.value, codes.narrow, to);
            }
            code => {
                to.good &= code < 256 && codes.others[(code >> 6) as usize & 3] >> (code & 63) & 1 != 0;
                // Constants have no width; without a width of its own a register is as many as the operand has.
                if op.width != 0 {
                    to.width(put, i, op.width);
                }
                let width = if op.width == 0 { put.registers } else { op.width };
                to.good &= if code < 128 {
                    width <= self.registers.longest[(code.wrapping_sub(NAMED as u32)) as usize & 31]
                } else {
                    op.width == 0
                };
                to.scalars += (put.reads & self.registers.on_bus(code)) as u8;
                to.code(put, code);
            }
        }
    }

    /// Sets the properties of an operand.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn set_aux(&self, i: usize, op: &Lowered, file: File, to: &mut Filling) {
        let put = &self.puts[i];
        let not_here = if put.half && !matches!(file, File::Vector) { 1 << OPSEL } else { 0 };
        to.good &= op.aux & (!put.aux | not_here) == 0;
        let mut flips = 0;
        macro_rules! each {
            ($($bit:literal)*) => {$(
                flips ^= put.flips[$bit] & ((op.aux >> $bit & 1) as u64).wrapping_neg();
            )*};
        }
        each! { 0 1 2 3 4 5 6 7 }
        to.words[0] ^= flips as u32;
        to.words[1] ^= (flips >> 32) as u32;
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    const fn put_literal(&self, value: i64, narrow: bool, to: &mut Filling) {
        to.good &= !(narrow && value > 0xffff);
        let value = value as u32;
        match to.literal {
            None => to.words[self.literal as usize % 3] = value,
            Some(first) => to.good &= first == value,
        }
        to.literal = Some(value);
    }

    /// Checks a run whose length other fields give, now that all fields are there.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn check_width(&self, i: usize, op: &Lowered, to: &mut Filling) {
        if let Some(expected) = by_fields(self.puts[i].width, &to.words) {
            to.good &= op.width == expected;
        }
    }
}
