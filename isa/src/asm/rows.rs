//! From what was read to bits: the first row of the opcode that takes all of it.
//!
//! The inverse of the printer's body: it walks the slots in the order in which they are written, with the same tables.

use super::ParseOptions;
use super::constant;
use super::error::{ParseError, ParseErrorKind};
use super::expression::Num;
use super::modifier::{Given, Modifiers};
use super::operand::{Arg, ArgKind, Args};
use super::tables::{AsmTables, To};
use crate::engine::{Defect, DefectKind, Isa, LITERAL, Lowered, Raw};
use crate::error::Illegal;
use crate::rdna4::WaveSize;
use crate::table::{EncodingInfo, OPSEL, Row, Shape, Slot, Width};
use crate::text::TextTables;
use crate::text::resolve::matches;
use crate::text::tables::{Destination, EncodingText, Number, Show, Style, fact};

/// One instruction, or half of a pair, as it was read.
pub(super) struct Line<'a> {
    pub(super) isa: &'static Isa,
    pub(super) text: &'static TextTables,
    pub(super) asm: &'static AsmTables,
    pub(super) options: &'a ParseOptions<'a>,
    pub(super) source: &'a str,
    pub(super) opcode: u16,
    pub(super) args: &'a Args,
    pub(super) modifiers: &'a Modifiers,
    /// Bytes of the mnemonic, and of everything.
    pub(super) name: (usize, usize),
    pub(super) end: usize,
}

/// How much of a row fitted: the error of the best one is shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    /// It has not the modifiers.
    Modifiers,
    /// It does not take the operand that starts here.
    Operands(u32),
    /// A modifier's value is wrong.
    Values,
    /// It breaks a rule.
    Rules,
}

type Fail = (Rank, ParseError);

impl Line<'_> {
    /// The smallest row among these forms that takes everything.
    pub(super) fn build(&self, forms: u16, side: u8) -> Result<Raw, ParseError> {
        let tables = self.isa.tables;
        let opcode = &tables.opcodes[usize::from(self.opcode)];
        let mut worst: Option<Fail> = None;
        for index in opcode.first_row..opcode.first_row + opcode.rows {
            let row = &tables.rows[usize::from(index)];
            if forms >> row.form & 1 == 0 || tables.encodings[usize::from(row.encoding)].half != side {
                continue;
            }
            match self.attempt(index, row, forms) {
                Ok(raw) => return Ok(raw),
                Err(fail) if worst.is_none_or(|worst| fail.0 > worst.0) => worst = Some(fail),
                Err(_) => {}
            }
        }
        Err(match worst {
            Some((_, error)) => error,
            None => ParseError::new(ParseErrorKind::NoSuffix { mnemonic: opcode.mnemonic }, self.name.0, self.name.1),
        })
    }

    fn attempt(&self, index: u16, row: &'static Row, forms: u16) -> Result<Raw, Fail> {
        let tables = self.isa.tables;
        let shape = &tables.shapes[usize::from(row.shape)];
        let encoding = &tables.encodings[usize::from(row.encoding)];
        let encoding_text = &self.text.encodings[usize::from(row.encoding)];
        let facts = self.text.facts[usize::from(self.opcode)];
        let mut words = shape.start;
        let mut target = Target { isa: self.isa, shape, encoding, facts, words: &mut words };
        self.apply(&mut target, encoding_text)?;
        let mut filling = Filling {
            line: self,
            shape,
            encoding_text,
            facts,
            words,
            ops: [Lowered::ABSENT; 8],
            from: [u8::MAX; 8],
            next: 0,
            encoding,
        };
        if let Err(error) = filling.all() {
            let start = u32::try_from(error.range().start).unwrap_or(u32::MAX);
            return Err((Rank::Operands(start), error));
        }
        let Filling { ops, from, words, .. } = filling;
        let literal = |(slot, op): (&Slot, &Lowered)| op.code == LITERAL || tables.kinds[usize::from(slot.kind)].literal;
        if encoding.literal.exists() && !shape.slots.iter().zip(&ops).any(literal) {
            // The row without the literal dword has said what is wrong.
            let kind = ParseErrorKind::NoSuffix { mnemonic: tables.opcodes[usize::from(self.opcode)].mnemonic };
            return Err((Rank::Modifiers, ParseError::new(kind, self.name.0, self.name.1)));
        }
        let mut raw = Raw::of_row(self.isa, index, &ops, u8::try_from(shape.slots.len()).unwrap_or(u8::MAX), forms);
        // Modifiers and operands lie in different bits.
        for (word, (with, without)) in raw.words.iter_mut().zip(words.iter().zip(shape.start)) {
            *word ^= with ^ without;
        }
        match raw.defect {
            None | Some(Defect { kind: DefectKind::Unbound, .. }) => Ok(raw),
            Some(defect) => {
                let arg = from.get(usize::from(defect.slot)).and_then(|from| self.args.list().get(usize::from(*from)));
                let kind = ParseErrorKind::Illegal(Illegal::of(self.isa, &raw, defect));
                let single = !matches!(defect.kind, DefectKind::Bus | DefectKind::Count | DefectKind::NoForm);
                Err(match arg.filter(|_| single) {
                    Some(arg) => (Rank::Operands(arg.start), arg.error(kind)),
                    None => (Rank::Rules, ParseError::new(kind, self.name.0, self.end)),
                })
            }
        }
    }

    /// Puts the modifiers into the words.
    fn apply(&self, target: &mut Target<'_>, encoding_text: &EncodingText) -> Result<(), Fail> {
        let given = self.modifiers.list();
        let seen = given.iter().fold(0u64, |seen, given| seen | 1 << given.row);
        let missing = self.asm.required.iter().find(|(modifier, rows)| target.has(*modifier) && seen & rows == 0);
        if let Some((modifier, _)) = missing {
            let operand = self.isa.tables.modifiers[usize::from(*modifier)];
            return Err((Rank::Modifiers, ParseError::new(ParseErrorKind::Missing { operand }, self.end, self.end)));
        }
        let twice = self.asm.required.iter().find(|(_, rows)| (seen & rows).count_ones() > 1);
        if let Some((_, rows)) = twice
            && let Some(second) = given.iter().filter(|given| rows >> given.row & 1 != 0).nth(1)
        {
            return Err((Rank::Rules, second.error(ParseErrorKind::Repeated)));
        }
        for (modifier, value) in self.asm.defaults {
            if target.has(*modifier) {
                target.put(*modifier, *value);
            }
        }
        for late in [false, true] {
            for given in given {
                let to = self.asm.modifiers[usize::from(given.row)].to;
                if matches!(to, To::With(_, true)) == late {
                    self.apply_one(target, encoding_text, given, to).map_err(|kind| {
                        let rank = if matches!(kind, ParseErrorKind::NoModifier { .. }) { Rank::Modifiers } else { Rank::Values };
                        (rank, given.error(kind))
                    })?;
                }
            }
        }
        Ok(())
    }

    fn apply_one(&self, target: &mut Target<'_>, encoding_text: &EncodingText, given: &Given, to: To) -> Result<(), ParseErrorKind> {
        let none = ParseErrorKind::NoModifier { mnemonic: self.isa.tables.opcodes[usize::from(self.opcode)].mnemonic };
        let slots = target.shape.slots;
        let has = |found: bool| if found { Ok(()) } else { Err(none) };
        match to {
            To::Fields(fields) => match fields.iter().find(|field| target.has(**field)) {
                Some(field) => target.set(*field, given.value),
                None => Err(none),
            },
            To::Operand(kind) => has(slots.iter().any(|slot| slot.kind == kind)),
            To::Presence(bit) => has(slots.iter().any(|slot| slot.aux[usize::from(bit)] != 255)),
            To::With(apply, _) => match apply(target, given.value) {
                Err(ParseErrorKind::NoModifier { .. }) => Err(none),
                other => other,
            },
            To::Sources(_, fields) if fields.iter().any(|field| target.has(*field)) => {
                if usize::from(given.count) > fields.len() {
                    return Err(ParseErrorKind::TooMany);
                }
                for (i, field) in fields.iter().enumerate() {
                    target.set(*field, given.value >> (4 * i) & 15)?;
                }
                Ok(())
            }
            To::Sources(bit, _) => {
                let destination = encoding_text.tail.iter().find_map(|(_, show)| match show {
                    Show::Sources(_, shown, destination) if *shown == bit => Some(*destination),
                    _ => None,
                });
                let signs = bit < 2 && (!encoding_text.lists || target.facts & fact::MIXED != 0);
                let (Some(destination), false) = (destination, signs) else { return Err(none) };
                sources(target, destination, given, bit, none)
            }
        }
    }
}

/// Checks a list of one bit of each source. The bits themselves go in with the operands.
fn sources(target: &Target<'_>, destination: Destination, given: &Given, bit: u8, none: ParseErrorKind) -> Result<(), ParseErrorKind> {
    let bit = usize::from(bit);
    let slots = target.shape.slots;
    if !slots.iter().any(|slot| slot.aux[bit] != 255 && !slot.half_in_field()) {
        return Err(none);
    }
    let mut left = given.value;
    let mut count = 0;
    let mut take = |slot: Option<&Slot>| {
        let value = left & 15;
        left >>= 4;
        count += 1;
        let fixed = slot.is_none_or(|slot| slot.aux[bit] == 255);
        match value {
            0 => Ok(()),
            1 if !fixed => Ok(()),
            // Nothing reads this bit.
            1 if bit == 3 => Ok(()),
            1 => Err(ParseErrorKind::Value("a bit of an operand that has it")),
            _ => Err(ParseErrorKind::Range { min: 0, max: 1 }),
        }
    };
    for slot in slots.iter().filter(|slot| slot.name.starts_with("src")) {
        take(Some(slot))?;
    }
    if target.facts & fact::ACCUMULATES != 0 {
        take(None)?;
    }
    if destination != Destination::No {
        take(slots.iter().find(|slot| slot.name == "vdst"))?;
    }
    if given.count > count { Err(ParseErrorKind::TooMany) } else { Ok(()) }
}

/// A row whose modifiers are set.
pub(crate) struct Target<'a> {
    pub(crate) isa: &'static Isa,
    pub(crate) shape: &'static Shape,
    pub(crate) encoding: &'static EncodingInfo,
    pub(crate) facts: u16,
    pub(crate) words: &'a mut [u32; 3],
}

impl Target<'_> {
    /// Whether the row has the modifier.
    #[inline]
    pub(crate) fn has(&self, modifier: u8) -> bool {
        self.shape.modifiers >> modifier & 1 != 0
    }

    /// The modifier's value; 0 where there is none.
    pub(crate) fn get(&self, modifier: u8) -> u32 {
        let found = self.encoding.modifiers.iter().find(|place| place.modifier == modifier);
        found.map_or(0, |place| place.place.get(self.words))
    }

    fn put(&mut self, modifier: u8, value: u32) {
        if let Some(place) = self.encoding.modifiers.iter().find(|place| place.modifier == modifier) {
            place.place.set(self.words, value);
        }
    }

    /// Sets a modifier that the row has.
    pub(crate) fn set(&mut self, modifier: u8, value: i64) -> Result<(), ParseErrorKind> {
        let Some(found) = self.encoding.modifiers.iter().find(|place| place.modifier == modifier) else { return Ok(()) };
        let mask = i64::from(found.place.mask());
        let (min, max) = if found.signed { (-(mask / 2) - 1, mask / 2) } else { (0, mask) };
        if !(min..=max).contains(&value) {
            return Err(ParseErrorKind::Range { min, max });
        }
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "in range, and cut to the field")]
        let field = (value & mask) as u32;
        let reserved = self.isa.ranges_of(modifier).is_some_and(|ranges| !ranges.iter().any(|(low, high)| (*low..=*high).contains(&field)));
        if reserved {
            return Err(ParseErrorKind::Value("the value is reserved"));
        }
        found.place.set(self.words, field);
        Ok(())
    }
}

/// A row whose slots are filled.
pub(crate) struct Filling<'a> {
    line: &'a Line<'a>,
    shape: &'static Shape,
    encoding: &'static EncodingInfo,
    encoding_text: &'static EncodingText,
    facts: u16,
    words: [u32; 3],
    ops: [Lowered; 8],
    /// Which operand of the text each slot has.
    from: [u8; 8],
    next: u8,
}

impl Filling<'_> {
    fn all(&mut self) -> Result<(), ParseError> {
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
            } else if self.is_left_out(i) {
                self.ops[i] = Lowered::code(256, slot.regs);
            } else if self.facts & fact::OPTIONAL != 0 && usize::from(self.next) == self.line.args.list().len() {
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

    /// The next operand of the text, for this slot.
    pub(crate) fn take(&mut self, slot: usize) -> Result<Arg, ParseError> {
        let Some(arg) = self.line.args.list().get(usize::from(self.next)) else {
            let end = self.line.end;
            return Err(ParseError::new(ParseErrorKind::Missing { operand: self.shape.slots[slot].name }, end, end));
        };
        self.from[slot] = self.next;
        self.next += 1;
        Ok(*arg)
    }

    /// The facts of the opcode.
    pub(crate) fn facts(&self) -> u16 {
        self.facts
    }

    /// The text that an operand is.
    pub(crate) fn text_of(&self, arg: &Arg) -> &str {
        self.line.source.get(arg.start as usize..arg.end as usize).unwrap_or("")
    }

    /// What the slot is.
    pub(crate) fn set_op(&mut self, slot: usize, op: Lowered) {
        self.ops[slot] = op;
    }

    /// Sets a modifier that an operand of the text gives, and no modifier of the text may give too.
    pub(crate) fn set_modifier(&mut self, modifier: u8, value: i64, arg: &Arg) -> Result<(), ParseError> {
        let again = |given: &&Given| matches!(self.line.asm.modifiers[usize::from(given.row)].to, To::Fields([only]) if *only == modifier);
        if let Some(given) = self.line.modifiers.list().iter().find(again) {
            return Err(given.error(ParseErrorKind::Repeated));
        }
        let mut target = Target { isa: self.line.isa, shape: self.shape, encoding: self.encoding, facts: self.facts, words: &mut self.words };
        target.set(modifier, value).map_err(|kind| arg.error(kind))
    }

    /// Whether the slot has no operand in the text because of a bit of the modifiers.
    fn is_left_out(&self, slot: usize) -> bool {
        self.encoding_text.guards.iter().any(|guard| {
            usize::from(guard.slot) == slot
                && guard.text.is_empty()
                && (!guard.atomic || self.facts & fact::ATOMIC != 0 && matches!(self.shape.slots[slot].role, crate::table::Role::Write))
                && self.words[usize::from(guard.bit >> 5)] >> (guard.bit & 31) & 1 == 0
        })
    }

    /// An operand that is written as a modifier.
    fn later(&mut self, slot: usize) -> Result<(), ParseError> {
        let kind = self.shape.slots[slot].kind;
        let given = self.line.modifiers.list().iter().find(|given| {
            matches!(self.line.asm.modifiers[usize::from(given.row)].to, To::Operand(of) if of == kind)
        });
        let Some(given) = given else {
            let end = self.line.end;
            return Err(ParseError::new(ParseErrorKind::Missing { operand: self.shape.slots[slot].name }, end, end));
        };
        self.ops[slot] = Lowered::imm(given.value);
        Ok(())
    }

    /// Slots of one argument: runs in brackets, or a single one.
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
    fn wrong(&self, arg: &Arg, slot: usize) -> ParseError {
        let slot = &self.shape.slots[slot];
        arg.error(ParseErrorKind::Operand { operand: slot.name, kind: self.line.isa.tables.kinds[usize::from(slot.kind)].name })
    }

    /// Puts an operand of the text into a slot.
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
            ArgKind::Value(function, value) if kind.is_imm() && matches(self.line.asm.functions[usize::from(function)].kind, kind.name) => Lowered::imm(value),
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
                return Err(arg.error(ParseErrorKind::Property { property: if arg.neg { "neg" } else { "abs" } }));
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
    fn number(&self, slot: &Slot) -> Number {
        if self.facts & fact::MIXED != 0 {
            return Number::F16;
        }
        self.line.text.numbers[usize::from(self.encoding_text.numbers)][usize::from(slot.format)]
    }

    /// A run of registers, with what it says of halves and of its own presence.
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
            return Err(arg.error(ParseErrorKind::Width { expected: expected + u8::from(self.has_status(slot)) }));
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
    fn has_status(&self, slot: &Slot) -> bool {
        let (operand, bit) = self.encoding_text.status;
        let of = |words: &[u32; 3]| words[usize::from(bit >> 5)] >> (bit & 31) & 1 != 0;
        bit != 255 && slot.arg == operand && of(&self.shape.used) && of(&self.words)
    }

    /// A name that the slot knows: of a value, or of a branch target.
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
    fn place_in_list(&self, index: usize) -> usize {
        let slots = self.shape.slots;
        let sources = |slots: &[Slot]| slots.iter().filter(|slot| slot.name.starts_with("src")).count();
        if slots[index].name.starts_with("src") {
            return sources(&slots[..index]);
        }
        sources(slots) + usize::from(self.facts & fact::ACCUMULATES != 0)
    }
}

fn arg_width(arg: &Arg, args: &Args) -> u8 {
    match arg.kind {
        ArgKind::Code(_, width) => width,
        ArgKind::List(first, count) => args.runs[usize::from(first)..usize::from(first) + usize::from(count)].iter().fold(0, |sum: u8, run| sum.saturating_add(run.1)),
        _ => 0,
    }
}

/// Whether a slot can be without an operand.
fn optional(slot: &Slot) -> bool {
    !matches!(slot.width, Width::Format | Width::Wave(..)) && slot.aux[4] != 255
}

/// Runs that follow each other, as one.
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
fn immediate(bits: u8, number: Num) -> Result<Lowered, ParseErrorKind> {
    let Num::Int(value) = number else { return Err(ParseErrorKind::Expected("an integer")) };
    let max = (1i64 << bits) - 1;
    let min = if bits < 16 { 0 } else { -(1i64 << (bits - 1)) };
    if (min..=max).contains(&value) { Ok(Lowered::imm(value & max)) } else { Err(ParseErrorKind::Range { min, max }) }
}
