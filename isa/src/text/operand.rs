//! Operands that are more than a name: constants, literals, values, signs and halves.

use super::Buffer;
use super::body::Item;
use super::names::{self, Name};
use super::number::{inline, is_ambiguous, literal};
use super::tables::{CONSTANT, Number, Style, Value, fact};
use crate::engine::LITERAL;
use crate::table::{AUX, NONE, OPSEL, Slot};

/// What stands before an operand with signs: a minus counts 1, a bar 2.
const SIGNS: [[u8; 4]; 4] = [[0, 0, 0, 0], [b'-', 0, 0, 1], [b'|', 0, 0, 1], [b'-', b'|', 0, 2]];

/// No register, and a comma.
const OFF: [u8; 8] = *b"off, \0\0\x05";

/// A comma.
const COMMA: [u8; 4] = *b", \0\x02";

/// What ends one that has a bar, and the comma.
const BAR: [u8; 4] = [b'|', b',', b' ', 3];

impl Item<'_> {
    /// An operand that has a name, and perhaps signs, behind so many bytes, with a comma behind it; returns how many bytes there are then.
    #[inline(never)]
    pub(super) fn signed(&self, slot: u8, name: &Name, facts: u16, at: usize, out: &mut Buffer<'_>) -> usize {
        let shape = self.shape();
        let of = &shape.slots[slot as usize];
        let toggled = |bit: usize| toggled(of, bit, &shape.start, self.words) as usize;
        if toggled(OPSEL) | self.status(of) as usize != 0 {
            return self.unnamed(slot, false, facts, at, out);
        }
        let signs = toggled(0) | toggled(1) << 1;
        if signs != 0 && names::is_constant(name) {
            return self.unnamed(slot, false, facts, at, out);
        }
        let at = out.put(at, &SIGNS[signs]);
        let at = out.put(at, name);
        // The bar stands where the comma was.
        if signs & 2 == 0 { at } else { out.put(at - 2, &BAR) }
    }

    /// An operand that is more than the name that the plan finds, behind so many bytes, with a comma behind it; returns how many bytes there are then.
    #[inline(never)]
    pub(super) fn unnamed(&self, slot: u8, usual: bool, facts: u16, at: usize, out: &mut Buffer<'_>) -> usize {
        let (slots, i) = (self.shape().slots, slot as usize);
        let (of, many) = (&slots[i], i + 1 < slots.len() && slots[i + 1].arg == slots[i].arg);
        let style = self.text.kinds[of.kind as usize];
        if usual && !many && matches!(style, Style::Code) && of.implied == NONE {
            let (code, width) = (of.code(self.words), self.width(of, 0));
            if width == 0 || code == self.encoding().off {
                return out.put(at, &OFF);
            }
            if let Some(name) = names::register(self.text.names, code, width) {
                return out.put(at, name);
            }
            if u32::from(code) == LITERAL {
                out.len = at;
                literal(self.number_of(of), self.literal(), out);
                return out.put(out.len, &COMMA);
            }
        }
        out.len = at;
        if many {
            self.list(i, out);
        } else {
            self.operand(of, style, facts, out);
        }
        out.put(out.len, &COMMA)
    }

    /// An operand with all that can be about it.
    pub(super) fn operand(&self, slot: &Slot, style: Style, facts: u16, out: &mut Buffer<'_>) {
        let encoding = self.encoding();
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
        let number = if mixed { Number::F16 } else { self.number_of(slot) };
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

    /// How constants of an operand are written.
    fn number_of(&self, slot: &Slot) -> Number {
        self.text.numbers[self.encoding().numbers as usize][slot.format as usize]
    }

    fn literal(&self) -> u32 {
        self.isa.tables.encodings[self.row.encoding as usize].literal.get(self.words)
    }

    /// Whether a code is a constant; codes without a meaning are written as one, too.
    #[inline]
    pub(super) fn is_constant(&self, code: u16) -> bool {
        self.text.classes[(code & 511) as usize] & CONSTANT != 0
    }

    /// Whether an auxiliary bit of an operand is not at its start value.
    #[inline]
    pub(super) fn toggled(&self, slot: &Slot, bit: usize) -> bool {
        toggled(slot, bit, &self.shape().start, self.words)
    }
}

/// Whether an auxiliary bit of an operand is not as in a new instruction.
#[inline(always)]
fn toggled(slot: &Slot, bit: usize, start: &[u32; 3], words: &[u32; 3]) -> bool {
    let at = slot.aux[bit.min(AUX - 1)];
    at < 96 && (words[(at >> 5) as usize] ^ start[(at >> 5) as usize]) >> (at & 31) & 1 != 0
}

/// A field of so many bits as a signed number.
pub(crate) fn signed(value: u32, bits: u8) -> i32 {
    let shift = 32 - u32::from(bits.clamp(1, 32));
    (value << shift).cast_signed() >> shift
}
