//! A row whose slots are filled with the operands of the text, in the order in which the printer writes them.

use super::error::{ParseError, ParseErrorKind};
use super::expression::Num;
use super::modifier::Given;
use super::operand::{Arg, ArgKind, Args};
use super::rows::Line;
use super::tables::To;
use super::target::Target;
use super::{ParseOptions, constant};
use crate::engine::Lowered;
use crate::rdna4::WaveSize;
use crate::table::matches;
use crate::table::{EncodingInfo, NONE, OPSEL, Role, Shape, Slot, Width};
use crate::text::Number;
use crate::text::tables::{EncodingText, Style, fact};

/// A row whose slots are filled.
pub(crate) struct Filling<'a> {
    line: &'a Line<'a>,
    shape: &'static Shape,
    encoding: &'static EncodingInfo,
    encoding_text: &'static EncodingText,
    facts: u16,
    pub(super) words: [u32; 3],
    pub(super) ops: [Lowered; 8],
    /// Which operand of the text each slot has.
    pub(super) from: [u8; 8],
    next: u8,
}

impl<'a> Filling<'a> {
    /// A row with no slot filled.
    #[inline]
    pub(super) fn new(
        line: &'a Line<'a>,
        shape: &'static Shape,
        encoding: &'static EncodingInfo,
        encoding_text: &'static EncodingText,
        words: [u32; 3],
    ) -> Self {
        let facts = line.text.facts[usize::from(line.opcode)];
        Filling {
            line,
            shape,
            encoding,
            encoding_text,
            facts,
            words,
            ops: [Lowered::ABSENT; 8],
            from: [u8::MAX; 8],
            next: 0,
        }
    }
}

impl Filling<'_> {
    /// Fills all slots.
    #[inline]
    pub(super) fn all(&mut self) -> Result<(), ParseError> {
        let slots = self.shape.slots;
        let mut i = 0;
        while i < slots.len() {
            let slot = &slots[i];
            let mut end = i + 1;
            while end < slots.len() && slots[end].arg == slot.arg {
                end += 1;
            }
            if end - i > 1 {
                self.list(i, end)?;
            } else if matches!(self.line.text.kinds[usize::from(slot.kind)], Style::Later) {
                self.later(i)?;
            } else if slot.implied != NONE && self.line.args.list().len() + slots.iter().filter(|slot| slot.implied != NONE).count() == slots.len() {
                // The masks of short forms need not be named.
                self.ops[i] = Lowered::code(slot.implied.into(), 0);
            } else if self.is_left_out(i) {
                self.ops[i] = Lowered::code(256, slot.regs);
            } else if self.facts & fact::OPTIONAL != 0 && self.is_used_up() {
                self.ops[i] = Lowered::imm(0);
            } else if let Some(read) = self.line.asm.readers[usize::from(slot.kind)] {
                read(self, i)?;
            } else {
                let arg = self.take(i)?;
                self.put(i, &arg)?;
            }
            i = end;
        }
        match self.line.args.list().get(usize::from(self.next)) {
            Some(arg) => Err(arg.error(ParseErrorKind::TooMany)),
            None => Ok(()),
        }
    }

    /// What the text lacks for this slot, which is missed at its end.
    #[inline]
    fn missing(&self, slot: usize) -> ParseError {
        let operand = self.shape.slots[slot].name;
        ParseError::new(ParseErrorKind::Missing { operand }, self.line.end, self.line.end)
    }

    /// The next operand of the text, for this slot.
    #[inline]
    pub(crate) fn take(&mut self, slot: usize) -> Result<Arg, ParseError> {
        let Some(arg) = self.line.args.list().get(usize::from(self.next)) else {
            return Err(self.missing(slot));
        };
        self.from[slot] = self.next;
        self.next += 1;
        Ok(*arg)
    }

    /// Whether the text has no more operands.
    #[inline]
    pub(crate) fn is_used_up(&self) -> bool {
        usize::from(self.next) == self.line.args.list().len()
    }

    /// The facts of the opcode.
    #[inline]
    pub(crate) fn facts(&self) -> u16 {
        self.facts
    }

    /// How the text is read.
    #[inline]
    pub(crate) fn options(&self) -> &ParseOptions<'_> {
        self.line.options
    }

    /// The text that an operand is.
    #[inline]
    pub(crate) fn text_of(&self, arg: &Arg) -> &str {
        self.line.source.get(arg.start as usize..arg.end as usize).unwrap_or("")
    }

    /// What the slot is.
    #[inline]
    pub(crate) fn set_op(&mut self, slot: usize, op: Lowered) {
        self.ops[slot] = op;
    }

    /// Sets a modifier that an operand of the text gives, and no modifier of the text may give too.
    #[inline]
    pub(crate) fn set_modifier(&mut self, modifier: u8, value: i64, arg: &Arg) -> Result<(), ParseError> {
        let again = |given: &&Given| matches!(self.line.asm.modifiers[usize::from(given.row)].to, To::Fields([only]) if *only == modifier);
        if let Some(given) = self.line.modifiers.list().iter().find(again) {
            return Err(given.error(ParseErrorKind::Repeated));
        }
        let mut target = Target {
            shape: self.shape,
            encoding: self.encoding,
            facts: self.facts,
            words: &mut self.words,
        };
        target.set(modifier, value).map_err(|kind| arg.error(kind))
    }

    /// Whether the slot has no operand in the text because of a bit of the modifiers.
    #[inline]
    fn is_left_out(&self, slot: usize) -> bool {
        self.encoding_text.guards.iter().any(|guard| {
            usize::from(guard.slot) == slot
                && guard.text.is_empty()
                && (!guard.atomic || self.facts & fact::ATOMIC != 0 && matches!(self.shape.slots[slot].role, Role::Write))
                && self.words[usize::from(guard.bit >> 5)] >> (guard.bit & 31) & 1 == 0
        })
    }

    /// An operand that is written as a modifier.
    #[inline]
    fn later(&mut self, slot: usize) -> Result<(), ParseError> {
        let kind = self.shape.slots[slot].kind;
        let given = self
            .line
            .modifiers
            .list()
            .iter()
            .find(|given| matches!(self.line.asm.modifiers[usize::from(given.row)].to, To::Operand(of) if of == kind));
        let Some(given) = given else {
            return Err(self.missing(slot));
        };
        self.ops[slot] = Lowered::imm(given.value);
        Ok(())
    }

    /// Slots of one argument: runs in brackets, or a single one.
    #[inline]
    fn list(&mut self, first: usize, end: usize) -> Result<(), ParseError> {
        let arg = self.take(first)?;
        let single;
        let runs = match arg.kind {
            ArgKind::List(from, count) => &self.line.args.runs[usize::from(from)..usize::from(from) + usize::from(count)],
            ArgKind::Code(code, width) => {
                single = [(code, width)];
                &single[..]
            }
            _ => return Err(self.wrong(&arg, first)),
        };
        if runs.len() > end - first {
            return Err(arg.error(ParseErrorKind::TooMany));
        }
        for (i, (code, width)) in runs.iter().enumerate() {
            self.from[first + i] = self.from[first];
            self.ops[first + i] = Lowered::code((*code).into(), *width);
        }
        Ok(())
    }

    #[cold]
    #[inline]
    fn wrong(&self, arg: &Arg, slot: usize) -> ParseError {
        let slot = &self.shape.slots[slot];
        arg.error(ParseErrorKind::Operand {
            operand: slot.name,
            kind: self.line.isa.tables.kinds[usize::from(slot.kind)].name,
        })
    }

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
fn optional(slot: &Slot) -> bool {
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
