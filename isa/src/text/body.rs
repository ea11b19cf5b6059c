//! The one body that writes every instruction: mnemonic, operands, modifiers.

use super::number::{inline, is_ambiguous, literal};
use super::plan::Plan;
use super::tables::{CONSTANT, EncodingText, Number, Style, TextTables, Value, fact};
use super::{Buffer, Printer};
use crate::engine::{Isa, LITERAL, Raw};
use crate::table::{AUX, NONE, OPSEL, Place, Role, Row, Shape, Slot, Width};
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
    misaligned: Cell<bool>,
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
        out.text(self.isa.tables.opcodes[self.row.opcode as usize].mnemonic);
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
        let tails = &self.text.tails[self.row.encoding as usize].0;
        while rest != 0 {
            let tail = &tails[rest.trailing_zeros() as usize % tails.len()];
            rest &= rest - 1;
            let value = tail.place.get(self.words);
            if value != 0 || !tail.quiet {
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
        for operand in plan.operands.get(none as usize..plan.count as usize).unwrap_or_default() {
            let value = words[operand.word as usize] >> (operand.shift & 31) & u32::from(operand.mask);
            let number = (value << (operand.pad & 3)) as usize + operand.names[wave] as usize;
            match names.get(number) {
                Some(name) if name.len != 0 && name.flags & operand.bad[wave] == 0 && (usual || self.is_usual(operand.slot)) => {
                    out.name(name, operand.more[wave]);
                }
                _ => self.unnamed(operand.slot, facts, out),
            }
        }
        // There is no comma behind the last one.
        out.take_back(2);
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

    /// A comment for each run of registers that is not aligned: its first register is not the one that the field names.
    fn warnings(&self, out: &mut Buffer<'_>) {
        let mut label = " ; Warning: ";
        for slot in self.shape.slots {
            let code = slot.code(self.words);
            if code >= 256 || !slot.place.exists() {
                continue;
            }
            let Some(class) = self.isa.tables.classes.get(self.text.classes[code as usize] as usize) else {
                continue;
            };
            if self.isa.tables.kinds[slot.kind as usize].unaligned {
                continue;
            }
            let width = self.width(slot, 0);
            if !class.counted || width < 2 {
                continue;
            }
            let nth = code - class.first;
            if nth % u16::from(class.align[if width > 2 { 2 } else { 1 }].max(1)) != 0 {
                out.text(label);
                label = "Warning: ";
                out.upper(class.name);
                out.text("_");
                out.number(u32::from(width) * 32);
                out.text(": scalar reg isn't aligned ");
                out.number(nth.into());
            }
        }
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

    /// The operands of one argument, from `first` on; returns the one after.
    fn list(&self, first: usize, out: &mut Buffer<'_>) -> usize {
        let slots = self.shape.slots;
        let mut end = first;
        let mut widths = [0; 8];
        while end < slots.len() && slots[end].arg == slots[first].arg {
            widths[(end - first) % 8] = self.width(&slots[end], end - first);
            end += 1;
        }
        let list = widths.iter().filter(|width| **width > 0).count() > 1;
        let mut separator = if list { "[" } else { "" };
        for (slot, width) in slots[first..end].iter().zip(widths) {
            if width > 0 {
                out.text(separator);
                separator = ", ";
                self.register(slot.code(self.words), width, out);
            }
        }
        if list {
            out.text("]");
        }
        end
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

    /// Registers of an operand, `nth` of its argument.
    fn width(&self, slot: &Slot, nth: usize) -> u8 {
        match slot.width {
            Width::Format => slot.regs + self.status(slot),
            Width::Wave(wave32, wave64) => {
                if self.printer.wave64 {
                    wave64
                } else {
                    wave32
                }
            }
            Width::Field {
                pos,
                bits,
                value,
                then,
                other,
            } => {
                if (Place { pos, bits }).get(self.words) == value as u32 {
                    then
                } else {
                    other
                }
            }
            Width::Count(places) => {
                let bit = |at: u8| {
                    if at == 255 {
                        0
                    } else {
                        (self.words[(at >> 5) as usize] >> (at & 31) & 1) as u8
                    }
                };
                bit(places[0]) + bit(places[1])
            }
            Width::Rule(rule) => (self.text.width)(self, rule, nth),
        }
    }

    /// One more register of the data, if its last one receives a status.
    fn status(&self, slot: &Slot) -> u8 {
        let (operand, bit) = self.text.encodings[self.row.encoding as usize].status;
        let of = |words: &[u32; 3]| words[(bit >> 5) as usize] >> (bit & 31) & 1;
        (bit != 255 && slot.arg == operand && of(&self.shape.used) != 0 && of(self.words) != 0) as u8
    }

    /// A run of registers, or a register with a name.
    pub(crate) fn register(&self, code: u16, width: u8, out: &mut Buffer<'_>) {
        self.run(code, width, false, out);
    }

    /// The same, of a kind whose runs may be unaligned.
    fn run(&self, code: u16, width: u8, unaligned: bool, out: &mut Buffer<'_>) {
        let index = self.text.classes[(code & 511) as usize] as usize;
        let Some(class) = self.isa.tables.classes.get(index) else {
            return out.number(code.into());
        };
        let nth = u32::from(code - class.first);
        out.text(class.text);
        if class.counted {
            if width > 1 {
                // The hardware does not see the low bits of a run of scalar registers that is not aligned.
                let align = if unaligned || code >= 256 {
                    1
                } else {
                    class.align[if width > 2 { 2 } else { 1 }].max(1)
                };
                let past = nth % u32::from(align);
                let nth = nth - past;
                if past != 0 {
                    self.misaligned.set(true);
                }
                out.text("[");
                out.number(nth);
                out.text(":");
                out.number(nth + u32::from(width) - 1);
                out.text("]");
            } else {
                out.number(nth);
            }
        } else if class.pair && width < 2 {
            out.text(if nth == 0 { "_lo" } else { "_hi" });
        }
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
