//! From what was read to bits: the first row of the opcode that takes all of it.
//!
//! `target` has the modifiers' part of a row, `filling` the operands'.

use super::ParseOptions;
use super::error::{ParseError, ParseErrorKind};
use super::filling::Filling;
use super::modifier::{Given, Modifiers};
use super::operand::Args;
use super::tables::{AsmTables, To};
use super::target::Target;
use crate::engine::{Defect, DefectKind, Isa, LITERAL, Lowered, Raw};
use crate::error::Illegal;
use crate::table::{Row, Slot};
use crate::text::TextTables;
use crate::text::tables::{Destination, EncodingText, Show, fact};

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
    #[inline]
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

    #[inline]
    fn attempt(&self, index: u16, row: &'static Row, forms: u16) -> Result<Raw, Fail> {
        let tables = self.isa.tables;
        let shape = &tables.shapes[usize::from(row.shape)];
        let encoding = &tables.encodings[usize::from(row.encoding)];
        let encoding_text = &self.text.encodings[usize::from(row.encoding)];
        let facts = self.text.facts[usize::from(self.opcode)];
        let mut words = shape.start;
        let mut target = Target {
            shape,
            encoding,
            facts,
            words: &mut words,
        };
        self.apply(&mut target, encoding_text)?;
        let mut filling = Filling::new(self, shape, encoding, encoding_text, words);
        if let Err(error) = filling.all() {
            let start = u32::try_from(error.range().start).unwrap_or(u32::MAX);
            return Err((Rank::Operands(start), error));
        }
        let Filling { ops, from, words, .. } = filling;
        let literal = |(slot, op): (&Slot, &Lowered)| op.code == LITERAL || tables.kinds[usize::from(slot.kind)].literal;
        if encoding.literal.exists() && !shape.slots.iter().zip(&ops).any(literal) {
            // The row without the literal dword has said what is wrong.
            let kind = ParseErrorKind::NoSuffix {
                mnemonic: tables.opcodes[usize::from(self.opcode)].mnemonic,
            };
            return Err((Rank::Modifiers, ParseError::new(kind, self.name.0, self.name.1)));
        }
        let mut raw = Raw::of_row(self.isa, index, &ops, u8::try_from(shape.slots.len()).unwrap_or(u8::MAX), forms);
        // Modifiers and operands lie in different bits.
        for (word, (with, without)) in raw.words.iter_mut().zip(words.iter().zip(shape.start)) {
            *word ^= with ^ without;
        }
        match raw.defect {
            None
            | Some(Defect {
                kind: DefectKind::Unbound, ..
            }) => Ok(raw),
            Some(defect) => {
                let arg = from
                    .get(usize::from(defect.slot))
                    .and_then(|from| self.args.list().get(usize::from(*from)));
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
    #[inline]
    fn apply(&self, target: &mut Target<'_>, encoding_text: &EncodingText) -> Result<(), Fail> {
        let given = self.modifiers.list();
        let seen = given.iter().fold(0u64, |seen, given| seen | 1 << given.row);
        let missing = self
            .asm
            .required
            .iter()
            .find(|(modifier, rows)| target.has(*modifier) && seen & rows == 0);
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
                        let rank = if matches!(kind, ParseErrorKind::NoModifier { .. }) {
                            Rank::Modifiers
                        } else {
                            Rank::Values
                        };
                        (rank, given.error(kind))
                    })?;
                }
            }
        }
        Ok(())
    }

    #[inline]
    fn apply_one(&self, target: &mut Target<'_>, encoding_text: &EncodingText, given: &Given, to: To) -> Result<(), ParseErrorKind> {
        let none = ParseErrorKind::NoModifier {
            mnemonic: self.isa.tables.opcodes[usize::from(self.opcode)].mnemonic,
        };
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
                let destination = encoding_text.tail.rows.iter().find_map(|(_, show)| match show {
                    Show::Sources(_, shown, destination) if *shown == bit => Some(*destination),
                    _ => None,
                });
                let signs = bit < 2 && (!encoding_text.lists || target.facts & fact::MIXED != 0);
                let (Some(destination), false) = (destination, signs) else {
                    return Err(none);
                };
                sources(target, destination, given, bit, none)
            }
        }
    }
}

/// Checks a list of one bit of each source. The bits themselves go in with the operands.
#[inline]
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
