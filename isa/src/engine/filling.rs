//! Putting operands in by a plan.
//!
//! Everything is inlined where the plan is a constant; not in builds for debugging, which would only take longer to compile.

use super::canonical::by_fields;
use super::meta::{Meta, State};
use super::plan::{File, NAMED, Plan, Put, Takes, is_aligned};
use super::raw::Raw;
use super::{ABSENT, Defect, DefectKind, IMM, LABEL, LITERAL, Lowered};
use crate::table::{NONE, OPSEL, Place, Width};

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

    /// Puts an operand's code into its field.
    #[cfg_attr(not(debug_assertions), inline(always))]
    const fn code(&mut self, put: &Put, code: u32) {
        let value = code.wrapping_sub(put.bias as u32);
        self.good &= value & ((1 << put.pad) - 1) == 0;
        self.field(put.place, value >> put.pad);
    }
}

impl Put {
    /// Whether the wave size decides how many registers it has.
    #[cfg_attr(not(debug_assertions), inline(always))]
    const fn is_by_wave(&self) -> bool {
        matches!(self.width, Width::Wave(..)) && !matches!(self.takes, Takes::Implied(_))
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    const fn has_width(&self, width: u8) -> bool {
        match self.width {
            Width::Format => width == self.registers,
            Width::Wave(a, b) => width == a || width == b,
            _ => true,
        }
    }
}

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

    /// Puts one operand in.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn put(&self, i: usize, op: &Lowered, file: File, to: &mut Filling) {
        let put = &self.puts[i];
        if put.is_by_wave() {
            to.given |= (op.width as u32) << (4 * i);
        }
        match &put.takes {
            Takes::Implied(code) => {
                to.good &= op.code == *code as u32;
                to.scalars += (put.reads && self.registers.on_bus(*code as u32)) as u8;
            }
            Takes::Number(bits) => {
                // Its type may have fewer bits than the kind.
                let bits = if op.width != 0 && op.width < *bits { op.width } else { *bits };
                if op.code == LABEL {
                    if to.unbound.is_none() {
                        let kind = DefectKind::Unbound;
                        to.unbound = Some(Defect {
                            kind,
                            slot: i as u8,
                            value: op.value,
                        });
                    }
                    to.field(put.place, put.start);
                } else {
                    to.good &= op.code == IMM && op.value >= 0 && op.value < 1 << bits;
                    to.field(put.place, op.value as u32);
                }
            }
            Takes::Dword { narrow } => {
                to.good &= op.code == IMM && op.value >= 0 && op.value <= u32::MAX as i64;
                self.put_literal(op.value, *narrow, to);
            }
            Takes::Codes(codes) => match file {
                File::Vector => {
                    to.good &= put.has_width(op.width) && op.code < codes.vectors as u32 && op.code + op.width as u32 <= 512;
                    to.good &= is_aligned(op.code - 256, op.width, self.registers.vectors);
                    to.code(put, op.code);
                }
                File::Scalar => {
                    to.good &= codes.scalars && put.has_width(op.width) && (codes.unaligned || is_aligned(op.code, op.width, self.registers.align));
                    to.good &= op.code + op.width as u32 <= self.registers.end as u32;
                    to.scalars += put.reads as u8;
                    to.code(put, op.code);
                }
                File::None => match op.code {
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
                        let width = if op.width == 0 && matches!(put.width, Width::Format) {
                            put.registers
                        } else {
                            op.width
                        };
                        to.good &= if code < 128 {
                            (op.width == 0 || put.has_width(width))
                                && width <= self.registers.longest[(code.wrapping_sub(NAMED as u32)) as usize & 31]
                        } else {
                            op.width == 0
                        };
                        to.scalars += (put.reads && self.registers.on_bus(code)) as u8;
                        to.code(put, code);
                    }
                },
            },
        }
        macro_rules! each {
            ($($bit:literal)*) => {$(
                if op.aux >> $bit & 1 != 0 {
                    let at = put.aux[$bit];
                    to.good &= at != 255 && !(put.half && $bit == OPSEL && !matches!(file, File::Vector));
                    to.words[(at >> 5) as usize % 3] ^= 1 << (at & 31);
                }
            )*};
        }
        if op.aux != 0 {
            each! { 0 1 2 3 4 5 6 7 }
        }
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
    pub(crate) const fn check_width(&self, i: usize, op: &Lowered, _: File, to: &mut Filling) {
        if let Some(expected) = by_fields(self.puts[i].width, &to.words) {
            to.good &= op.width == expected;
        }
    }
}
