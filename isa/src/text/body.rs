//! The one body that writes every instruction: mnemonic, operands, modifiers.
//!
//! It looks usual operands and modifiers up and leaves the rest to others: operands that are more than a name to `operand`, modifiers that a function writes to `tail`.

use super::names::{AllNames, length};
use super::plan::{Bits, Plan};
use super::tables::{EncodingTails, EncodingText, Show, Style, TextTables, fact};
use super::words::{self, OTHER};
use super::{Buffer, Printer};
use crate::engine::Isa;
use crate::table::{Role, Row, Shape};
use core::cell::Cell;

/// One instruction, or one half of a pair, on its way into text.
pub(crate) struct Item<'a> {
    pub(crate) isa: &'static Isa,
    pub(crate) text: &'static TextTables,
    pub(crate) row: &'static Row,
    pub(crate) words: &'a [u32; 3],
    pub(crate) printer: &'a Printer<'a>,
    /// Whether a run of registers was written that is not aligned.
    pub(super) misaligned: Cell<bool>,
}

/// The dwords of an instruction, and a zero: where what is nowhere lies.
type Words = [u32; 4];

/// Writes an instruction, or one half of a pair, of a row.
#[inline(always)]
pub(crate) fn write(text: &'static TextTables, low: u64, third: u32, row: u16, printer: &Printer<'_>, out: &mut Buffer<'_>) {
    let words: Words = [low as u32, (low >> 32) as u32, third, 0];
    let row = &text.rows[row as usize];
    let plan = &text.plans[row.shape as usize];
    let facts = text.facts[row.opcode as usize];
    let Some(dwords) = words.first_chunk() else { return };
    let item = Item {
        isa: text.isa,
        text,
        row,
        words: dwords,
        printer,
        misaligned: Cell::new(false),
    };
    let mut at = match &text.mnemonics[row.opcode as usize] {
        [.., 0] => {
            out.text(text.isa.tables.opcodes[row.opcode as usize].mnemonic);
            out.len
        }
        mnemonic => out.put(out.len, mnemonic),
    };
    let both = facts & fact::BOTH_FORMS != 0;
    let differing = plan.differing(Bits { low, third });
    let changed = if differing.has(&plan.tail) { plan.tails } else { 0 };
    if plan.fits(facts, printer.halves) {
        at = out.put(at, &text.suffixes[row.encoding as usize][both as usize]);
        at = item.planned(text.names, plan, &words, !differing.has(&plan.odd), facts, at, out);
    } else {
        out.len = at;
        let encoding = &text.encodings[row.encoding as usize];
        out.text(if both && !item.shape().slots.is_empty() {
            encoding.suffix
        } else {
            encoding.alone
        });
        item.operands(encoding, facts, out);
        at = out.len;
    }
    out.len = item.modifiers(text.tails, changed | plan.always, &words, at, out);
    if item.misaligned.get() {
        item.warnings(out);
    }
}

impl Item<'_> {
    /// The operands of usual words, by the shape's plan, behind so many bytes; returns how many there are then.
    #[inline(always)]
    #[expect(clippy::too_many_arguments, reason = "they are in registers, this being part of its caller")]
    fn planned(&self, names: &'static AllNames, plan: &Plan, words: &Words, usual: bool, facts: u16, mut at: usize, out: &mut Buffer<'_>) -> usize {
        let wave = self.printer.wave64 as usize;
        let mut operands = plan.operands.get(..plan.count as usize).unwrap_or_default();
        if facts & fact::ATOMIC != 0 && plan.has_none(words) {
            operands = operands.get(1..).unwrap_or_default();
        }
        // A loop for each, since most instructions have nothing to ask for at every operand.
        if usual {
            for operand in operands {
                at = match names.get(operand.number(wave, words)) {
                    Some(name) if length(name) > 0 => out.put(at, name),
                    _ => self.unnamed(operand.slot(), true, facts, at, out),
                };
            }
        } else {
            for operand in operands {
                at = match names.get(operand.number(wave, words)) {
                    Some(name) if length(name) > 0 => self.signed(operand.slot(), name, facts, at, out),
                    _ => self.unnamed(operand.slot(), false, facts, at, out),
                };
            }
        }
        // There is no comma behind the last one.
        at.saturating_sub(2)
    }

    /// The modifiers of a set, behind so many bytes; returns how many there are then.
    #[inline(always)]
    fn modifiers(&self, tails: &'static [EncodingTails], mut rest: u16, words: &Words, mut at: usize, out: &mut Buffer<'_>) -> usize {
        if rest == 0 {
            return at;
        }
        let tails = &tails[self.row.encoding as usize].list;
        while rest != 0 {
            let tail = &tails[rest.trailing_zeros() as usize % tails.len()];
            rest &= rest - 1;
            let value = words[(tail.word & 3) as usize] >> (tail.shift & 31) & tail.mask;
            match tail.words.get(value as usize) {
                Some(word) if words::length(word) != OTHER => at = out.put(at, word),
                _ if value == 0 && tail.quiet => {}
                _ => {
                    out.len = at;
                    match tail.show {
                        Show::With(write) | Show::Other(write) => write(self, tail.place, out),
                        _ => self.tail(tail, value, out),
                    }
                    at = out.len;
                }
            }
        }
        at
    }

    /// All operands, one by one: what no plan fits.
    #[inline(never)]
    pub(super) fn operands(&self, encoding: &EncodingText, facts: u16, out: &mut Buffer<'_>) {
        let slots = self.shape().slots;
        let mut written = 0;
        let mut i = 0;
        while i < slots.len() {
            let slot = &slots[i];
            let index = i;
            i += 1;
            let style = self.text.kinds[slot.kind as usize];
            if matches!(style, Style::Later) || facts & fact::OPTIONAL != 0 && slot.place.get(self.words) == 0 {
                continue;
            }
            let guard = encoding.guards.iter().find(|guard| {
                guard.slot as usize == index
                    && (!guard.atomic || facts & fact::ATOMIC != 0 && matches!(slot.role, Role::Write))
                    && self.words[(guard.bit >> 5) as usize] >> (guard.bit & 31) & 1 == 0
            });
            if let Some(guard) = guard {
                if !guard.text.is_empty() {
                    separate(written, encoding, out);
                    written += 1;
                    out.text(guard.text);
                }
                continue;
            }
            separate(written, encoding, out);
            written += 1;
            if i < slots.len() && slots[i].arg == slot.arg {
                i = self.list(index, out);
            } else {
                self.operand(slot, style, facts, out);
            }
        }
    }

    /// The facts of its opcode.
    #[inline]
    pub(crate) fn facts(&self) -> u16 {
        self.text.facts[self.row.opcode as usize]
    }

    /// How the instructions of its encoding are written.
    #[inline]
    pub(super) fn encoding(&self) -> &'static EncodingText {
        &self.text.encodings[self.row.encoding as usize]
    }

    /// Its layout.
    #[inline]
    pub(crate) fn shape(&self) -> &'static Shape {
        &self.isa.tables.shapes[self.row.shape as usize]
    }
}

/// What stands before an operand.
#[inline]
fn separate(written: u32, encoding: &EncodingText, out: &mut Buffer<'_>) {
    match written {
        0 => out.text(" "),
        1 => out.text(encoding.first),
        _ => out.text(", "),
    }
}
