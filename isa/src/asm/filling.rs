//! A row whose slots are filled with the operands of the text, in the order in which the printer writes them.

use super::ParseOptions;
use super::error::{ParseError, ParseErrorKind};
use super::modifier::Given;
use super::operand::{Arg, ArgKind};
use super::rows::Line;
use super::tables::To;
use super::target::Target;
use crate::engine::Lowered;
use crate::table::{EncodingInfo, NONE, Role, Shape};
use crate::text::tables::{EncodingText, Style, fact};

/// A row whose slots are filled.
pub(crate) struct Filling<'a> {
    pub(super) line: &'a Line<'a>,
    pub(super) shape: &'static Shape,
    encoding: &'static EncodingInfo,
    pub(super) encoding_text: &'static EncodingText,
    pub(super) facts: u16,
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
    pub(super) fn wrong(&self, arg: &Arg, slot: usize) -> ParseError {
        let slot = &self.shape.slots[slot];
        arg.error(ParseErrorKind::Operand {
            operand: slot.name,
            kind: self.line.isa.tables.kinds[usize::from(slot.kind)].name,
        })
    }
}
