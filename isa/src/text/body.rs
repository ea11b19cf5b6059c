//! The one body that writes every instruction: mnemonic, operands, modifiers.

use super::buffer::ROOM;
use super::number::{inline, is_ambiguous, literal};
use super::plan::Plan;
use super::tables::{CONSTANT, EncodingText, Number, Style, TextTables, Value, fact};
use super::words::{OTHER, VALUES};
use super::{Buffer, Printer};
use crate::engine::{Isa, LITERAL, Raw};
use crate::table::{AUX, NONE, OPSEL, Role, Row, Shape, Slot};
use core::cell::Cell;

/// One instruction, or one half of a pair, on its way into text.
pub(crate) struct Item<'a> {
    pub(crate) isa: &'static Isa,
    pub(crate) text: &'static TextTables,
    pub(crate) row: &'static Row,
    pub(crate) shape: &'static Shape,
    pub(crate) words: &'a [u32; 3],
    pub(crate) printer: &'a Printer<'a>,
    /// Whether a run of registers was written that is not aligned.
    pub(super) misaligned: Cell<bool>,
}

/// Writes an instruction.
#[inline(always)]
pub(super) fn instruction(isa: &'static Isa, text: &'static TextTables, raw: &Raw, printer: &Printer<'_>, out: &mut Buffer<'_>) {
    let item = |row: u16| {
        let row = &isa.tables.rows[row as usize];
        let shape = &isa.tables.shapes[row.shape as usize];
        Item {
            isa,
            text,
            row,
            shape,
            words: &raw.words,
            printer,
            misaligned: Cell::new(false),
        }
    };
    item(raw.row).write(out);
    if raw.row_y != NONE {
        out.text(" :: ");
        item(raw.row_y).write(out);
    }
}

impl Item<'_> {
    fn write(&self, out: &mut Buffer<'_>) {
        let encoding = &self.text.encodings[self.row.encoding as usize];
        let plan = &self.text.plans[self.row.shape as usize];
        let facts = self.facts();
        match &self.isa.tables.mnemonics[self.row.opcode as usize] {
            [.., 0] => out.text(self.isa.tables.opcodes[self.row.opcode as usize].mnemonic),
            mnemonic => out.word(mnemonic),
        }
        let both = facts & fact::BOTH_FORMS != 0;
        if plan.count > 0 && facts & plan.facts == 0 && !self.printer.halves {
            out.short(&self.text.suffixes[self.row.encoding as usize][both as usize]);
            self.planned(plan, facts, out);
        } else {
            out.text(if both && !self.shape.slots.is_empty() {
                encoding.suffix
            } else {
                encoding.alone
            });
            self.operands(encoding, facts, out);
        }
        let changed = if plan.starts(&plan.tail, self.words) { 0 } else { plan.tails };
        let mut rest = changed | plan.always;
        let (tails, texts) = (&self.text.tails[self.row.encoding as usize].0, encoding.tail.words);
        while rest != 0 {
            let tail = &tails[rest.trailing_zeros() as usize % tails.len()];
            rest &= rest - 1;
            let value = tail.place.get(self.words);
            let word = &texts[tail.row as usize][value as usize % VALUES];
            if value < VALUES as u32 && word[ROOM - 1] != OTHER {
                out.word(word);
            } else if value != 0 || !tail.quiet {
                self.tail(tail, value, encoding, out);
            }
        }
        if self.misaligned.get() {
            self.warnings(out);
        }
    }

    /// The operands of usual words, by the shape's plan.
    #[inline]
    fn planned(&self, plan: &Plan, facts: u16, out: &mut Buffer<'_>) {
        let returns = plan.returns;
        let none = returns != 255 && facts & fact::ATOMIC != 0 && self.words[(returns >> 5) as usize] >> (returns & 31) & 1 == 0;
        let wave = self.printer.wave64 as usize;
        let usual = plan.starts(&plan.odd, self.words);
        let (words, names) = (self.words, self.text.names);
        let operands = plan.operands.get(none as usize..plan.count as usize).unwrap_or_default();
        let mut at = out.len;
        for operand in operands {
            let value = words[operand.word as usize] >> (operand.shift & 31) & u32::from(operand.mask);
            let number = (value << (operand.pad & 3)) as usize + operand.names[wave] as usize;
            match names.get(number) {
                Some(name) if name.flags & operand.bad[wave] == 0 && (usual || self.is_usual(operand.slot)) => {
                    at = out.name(at, name, operand.more[wave]);
                }
                _ => {
                    out.len = at;
                    self.unnamed(operand.slot, facts, out);
                    at = out.len;
                }
            }
        }
        // There is no comma behind the last one.
        out.len = at.saturating_sub(2);
    }

    /// Whether an operand has no sign, no half and no status.
    #[inline(never)]
    fn is_usual(&self, slot: u8) -> bool {
        let slot = &self.shape.slots[slot as usize];
        !self.toggled(slot, 0) && !self.toggled(slot, 1) && !self.toggled(slot, OPSEL) && self.status(slot) == 0
    }

    /// An operand that is more than a name, with a comma behind it.
    #[inline(never)]
    fn unnamed(&self, slot: u8, facts: u16, out: &mut Buffer<'_>) {
        let encoding = &self.text.encodings[self.row.encoding as usize];
        let (slots, i) = (self.shape.slots, slot as usize);
        if i + 1 < slots.len() && slots[i + 1].arg == slots[i].arg {
            self.list(i, out);
        } else {
            self.operand(&slots[i], self.text.kinds[slots[i].kind as usize], encoding, facts, out);
        }
        out.text(", ");
    }

    /// The facts of its opcode.
    #[inline]
    pub(crate) fn facts(&self) -> u16 {
        self.text.facts[self.row.opcode as usize]
    }

    #[inline(never)]
    fn operands(&self, encoding: &EncodingText, facts: u16, out: &mut Buffer<'_>) {
        let slots = self.shape.slots;
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
                self.operand(slot, style, encoding, facts, out);
            }
        }
    }

    fn operand(&self, slot: &Slot, style: Style, encoding: &EncodingText, facts: u16, out: &mut Buffer<'_>) {
        let tables = self.isa.tables;
        match style {
            Style::Value(write) => {
                let value = if tables.kinds[slot.kind as usize].literal {
                    self.literal()
                } else {
                    slot.place.get(self.words)
                };
                let value = if slot.place.exists() || tables.kinds[slot.kind as usize].literal {
                    value
                } else {
                    slot.code(self.words).into()
                };
                return write(
                    self,
                    Value {
                        value,
                        format: slot.format,
                        kind: slot.kind,
                    },
                    out,
                );
            }
            Style::Target => return self.printer.target(slot.place.get(self.words), out),
            _ => {}
        }
        let code = if slot.implied == NONE { slot.code(self.words) } else { slot.implied };
        let width = self.width(slot, 0);
        if width == 0 || code == encoding.off {
            return out.text("off");
        }
        let mixed = facts & fact::MIXED != 0;
        let (negative, absolute) = if encoding.lists && !mixed {
            (false, false)
        } else {
            (self.toggled(slot, 0), self.toggled(slot, 1))
        };
        if !self.is_constant(code) {
            if negative {
                out.text("-");
            }
            if absolute {
                out.text("|");
            }
            self.run(code, width, self.isa.tables.kinds[slot.kind as usize].unaligned, out);
            if code >= 256 {
                self.half(slot, out);
            }
            if absolute {
                out.text("|");
            }
            return;
        }
        let number = if mixed {
            Number::F16
        } else {
            self.text.numbers[encoding.numbers as usize][slot.format as usize]
        };
        // A minus before digits would be part of the number.
        let closing = negative && !absolute && (code as u32 != LITERAL || !is_ambiguous(number, self.literal()));
        if negative {
            out.text(if closing { "neg(" } else { "-" });
        }
        if absolute {
            out.text("|");
        }
        if code as u32 == LITERAL {
            literal(number, self.literal(), out);
        } else {
            inline(number, code, out);
        }
        if absolute {
            out.text("|");
        }
        if closing {
            out.text(")");
        }
    }

    /// The half of a 16-bit register. Without names for halves the long form's lists show it; the short form has only the name.
    fn half(&self, slot: &Slot, out: &mut Buffer<'_>) {
        if slot.aux[OPSEL] == 255 || self.isa.tables.formats[slot.format as usize].1 != 16 {
            return;
        }
        let high = self.toggled(slot, OPSEL);
        if self.printer.halves || high && slot.half_in_field() {
            out.text(if high { ".h" } else { ".l" });
        }
    }

    fn literal(&self) -> u32 {
        self.isa.tables.encodings[self.row.encoding as usize].literal.get(self.words)
    }

    /// Whether a code is a constant; codes without a meaning are written as one, too.
    #[inline]
    fn is_constant(&self, code: u16) -> bool {
        self.text.classes[(code & 511) as usize] & CONSTANT != 0
    }

    /// Whether an auxiliary bit of an operand is not at its start value.
    #[inline]
    pub(super) fn toggled(&self, slot: &Slot, bit: usize) -> bool {
        let at = slot.aux[bit.min(AUX - 1)];
        at != 255 && (self.words[(at >> 5) as usize] ^ self.shape.start[(at >> 5) as usize]) >> (at & 31) & 1 != 0
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

/// A field of so many bits as a signed number.
pub(crate) fn signed(value: u32, bits: u8) -> i32 {
    let shift = 32 - u32::from(bits.clamp(1, 32));
    (value << shift).cast_signed() >> shift
}
