//! One operand of the text, as what its slot holds: registers, constants, names, with signs and halves.

use super::constant;
use super::error::{ParseError, ParseErrorKind};
use super::expression::Num;
use super::filling::Filling;
use super::operand::{Arg, ArgKind, Args};
use super::tables::To;
use crate::engine::Lowered;
use crate::rdna4::WaveSize;
use crate::table::matches;
use crate::table::{OPSEL, Slot, Width};
use crate::text::Number;
use crate::text::tables::{Style, fact};

impl Filling<'_> {
    /// Puts an operand of the text into a slot.
    #[inline]
    pub(crate) fn put(&mut self, index: usize, arg: &Arg) -> Result<(), ParseError> {
        let slot = &self.shape.slots[index];
        let kind = &self.line.isa.tables.kinds[usize::from(slot.kind)];
        let mut op = match arg.kind {
            ArgKind::Code(code, width) => self.run(index, arg, code, width)?,
            ArgKind::List(first, count) => {
                let runs = &self.line.args.runs[usize::from(first)..usize::from(first) + usize::from(count)];
                let (code, width) = merged(runs).ok_or_else(|| self.wrong(arg, index))?;
                self.run(index, arg, code, width)?
            }
            ArgKind::Off if optional(slot) => Lowered::ABSENT,
            ArgKind::Off if kind.has(self.encoding_text.off) => Lowered::code(self.encoding_text.off.into(), 0),
            ArgKind::Value(function, value) if kind.is_imm() && matches(self.line.asm.functions[usize::from(function)].kind, kind.name) => {
                Lowered::imm(value)
            }
            ArgKind::Name if kind.is_imm() => self.named(index, arg)?,
            ArgKind::Number(number) if kind.is_imm() && !kind.literal => immediate(kind.imm, number).map_err(|error| arg.error(error))?,
            ArgKind::Number(number) | ArgKind::Literal(number) if !matches!(arg.kind, ArgKind::Literal(_)) || kind.literal || slot.literal => {
                let how = self.number(slot);
                let op = match arg.kind {
                    ArgKind::Literal(number) => constant::forced(how, number),
                    _ if kind.literal => constant::literal(how, number),
                    _ => constant::constant(how, number),
                };
                op.map_err(|error| arg.error(error))?
            }
            _ => return Err(self.wrong(arg, index)),
        };
        if arg.neg || arg.abs {
            let mixed = self.facts & fact::MIXED != 0;
            let (neg, abs) = (u8::from(arg.neg), u8::from(arg.abs));
            let wanted = neg | abs << 1;
            let has = |bit: usize| slot.aux[bit] != 255;
            if kind.is_imm() || self.encoding_text.lists && !mixed || arg.neg && !has(0) || arg.abs && !has(1) {
                return Err(arg.error(ParseErrorKind::Property {
                    property: if arg.neg { "neg" } else { "abs" },
                }));
            }
            op.aux ^= wanted;
        }
        let toggles = self.toggles(index);
        if arg.half == 1 && toggles >> OPSEL & 1 != 0 {
            return Err(arg.error(ParseErrorKind::Property { property: "op_sel" }));
        }
        // A half that is named may stand in the list too.
        op.aux |= toggles;
        self.ops[index] = op;
        Ok(())
    }

    /// How the numbers of a slot are read.
    #[inline]
    fn number(&self, slot: &Slot) -> Number {
        if self.facts & fact::MIXED != 0 {
            return Number::F16;
        }
        self.line.text.numbers[usize::from(self.encoding_text.numbers)][usize::from(slot.format)]
    }

    /// A run of registers, with what it says of halves and of its own presence.
    #[inline]
    fn run(&self, index: usize, arg: &Arg, code: u16, width: u8) -> Result<Lowered, ParseError> {
        let slot = &self.shape.slots[index];
        let tables = self.line.isa.tables;
        if tables.kinds[usize::from(slot.kind)].is_imm() {
            return Err(self.wrong(arg, index));
        }
        let mut width = width;
        if self.has_status(slot) {
            // The last register receives the status, and is no part of the data.
            width = width.saturating_sub(1).max(1);
            if arg_width(arg, self.line.args) == 1 {
                return Err(arg.error(ParseErrorKind::Width { expected: slot.regs + 1 }));
            }
        }
        let expected = match slot.width {
            Width::Format => slot.regs,
            Width::Wave(narrow, wide) => match self.line.options.wave {
                WaveSize::Wave32 => narrow,
                WaveSize::Wave64 => wide,
            },
            _ => width,
        };
        if width != 0 && width != expected {
            return Err(arg.error(ParseErrorKind::Width {
                expected: expected + u8::from(self.has_status(slot)),
            }));
        }
        let mut op = Lowered::code(code.into(), width);
        if arg.half != 0 {
            if code < 256 || tables.formats[usize::from(slot.format)].1 != 16 || arg.half == 2 && slot.aux[OPSEL] == 255 {
                return Err(arg.error(ParseErrorKind::Property { property: "op_sel" }));
            }
            op.aux |= u8::from(arg.half == 2) << OPSEL;
        }
        // With one such bit the operand's presence says it; with two it must be said which.
        if slot.aux[4] != 255 && slot.aux[5] == 255 {
            op.aux |= 1 << 4;
        }
        Ok(op)
    }

    /// Whether the slot's last register receives a status.
    #[inline]
    fn has_status(&self, slot: &Slot) -> bool {
        let (operand, bit) = self.encoding_text.status;
        let of = |words: &[u32; 3]| words[usize::from(bit >> 5)] >> (bit & 31) & 1 != 0;
        bit != 255 && slot.arg == operand && of(&self.shape.used) && of(&self.words)
    }

    /// A name that the slot knows: of a value, or of a branch target.
    #[inline]
    fn named(&self, index: usize, arg: &Arg) -> Result<Lowered, ParseError> {
        let slot = &self.shape.slots[index];
        let kind = &self.line.isa.tables.kinds[usize::from(slot.kind)];
        let text = self.text_of(arg);
        if let Some(field) = kind.fields.first()
            && let Some((_, value)) = field.values.iter().find(|(name, _)| name.eq_ignore_ascii_case(text))
        {
            return Ok(Lowered::imm((*value).into()));
        }
        if matches!(self.line.text.kinds[usize::from(slot.kind)], Style::Target)
            && let Some(label) = self.line.options.label(text)
        {
            return Ok(Lowered::label(label));
        }
        Err(arg.error(ParseErrorKind::UnknownName))
    }

    /// Auxiliary bits that modifiers give the slot: each inverts its start value.
    #[inline]
    fn toggles(&self, index: usize) -> u8 {
        let slot = &self.shape.slots[index];
        let mut aux = 0;
        for given in self.line.modifiers.list() {
            match self.line.asm.modifiers[usize::from(given.row)].to {
                To::Presence(bit) if slot.aux[usize::from(bit)] != 255 => aux ^= 1 << bit,
                To::Sources(bit, fields) => {
                    let at = slot.aux[usize::from(bit)];
                    if at == 255 || fields.iter().any(|field| self.shape.modifiers >> field & 1 != 0) {
                        continue;
                    }
                    let wanted = given.value >> (4 * self.place_in_list(index)) & 1;
                    let start = self.shape.start[usize::from(at >> 5)] >> (at & 31) & 1;
                    aux ^= u8::from(wanted != i64::from(start)) << bit;
                }
                _ => {}
            }
        }
        aux
    }

    /// The place of a slot in a list of the sources' bits.
    #[inline]
    fn place_in_list(&self, index: usize) -> usize {
        let slots = self.shape.slots;
        let sources = |slots: &[Slot]| slots.iter().filter(|slot| slot.name.starts_with("src")).count();
        if slots[index].name.starts_with("src") {
            return sources(&slots[..index]);
        }
        sources(slots) + usize::from(self.facts & fact::ACCUMULATES != 0)
    }
}

#[inline]
fn arg_width(arg: &Arg, args: &Args) -> u8 {
    match arg.kind {
        ArgKind::Code(_, width) => width,
        ArgKind::List(first, count) => args.runs[usize::from(first)..usize::from(first) + usize::from(count)]
            .iter()
            .fold(0, |sum: u8, run| sum.saturating_add(run.1)),
        _ => 0,
    }
}

/// Whether a slot can be without an operand.
#[inline]
pub(super) fn optional(slot: &Slot) -> bool {
    !matches!(slot.width, Width::Format | Width::Wave(..)) && slot.aux[4] != 255
}

/// Runs that follow each other, as one.
#[inline]
fn merged(runs: &[(u16, u8)]) -> Option<(u16, u8)> {
    let (first, mut width) = *runs.first()?;
    for (code, more) in &runs[1..] {
        if *code != first + u16::from(width) {
            return None;
        }
        width = width.checked_add(*more)?;
    }
    Some((first, width))
}

/// A number as an immediate of so many bits. Those of 16 bits and more may be negative.
#[inline]
fn immediate(bits: u8, number: Num) -> Result<Lowered, ParseErrorKind> {
    let Num::Int(value) = number else {
        return Err(ParseErrorKind::Expected("an integer"));
    };
    let max = (1i64 << bits) - 1;
    let min = if bits < 16 { 0 } else { -(1i64 << (bits - 1)) };
    if (min..=max).contains(&value) {
        Ok(Lowered::imm(value & max))
    } else {
        Err(ParseErrorKind::Range { min, max })
    }
}
