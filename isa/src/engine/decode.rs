//! From words to an instruction: its row, its length, or the reason why there is none.

use super::raw::in_ranges;
use super::{Isa, Raw};
use crate::table::{Cond, DecodeEntry, NONE, Place, Row, Width};

/// Why words are no instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecodeErrorKind {
    /// The input ends before the instruction does.
    TooShort {
        /// Bytes that were there.
        have: u8,
        /// Bytes that the instruction has, or at least the bytes needed to know its length.
        need: u8,
    },
    /// No encoding starts with these bits.
    UnknownEncoding,
    /// The encoding has no such opcode.
    UnknownOpcode {
        /// The opcode field's value.
        op: u16,
    },
    /// An operand's code means nothing here.
    ReservedOperand {
        /// Name of the operand.
        operand: &'static str,
        /// Its code.
        code: u16,
    },
    /// A run of registers that passes the end of its file.
    RegisterRange {
        /// Name of the operand.
        operand: &'static str,
        /// Its code.
        code: u16,
    },
    /// A field that must have one value has another.
    FixedField {
        /// Lowest bit of the dword (0, 32, 64) in which it lies.
        dword: u8,
        /// Bits that differ.
        bits: u32,
    },
    /// A modifier has a value that means nothing.
    ReservedModifier {
        /// Name of the modifier.
        modifier: &'static str,
        /// Its value.
        value: u32,
    },
}

/// Why decoding failed, and what the first dword was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DecodeError {
    /// The first dword, as far as it was there.
    pub dword: u32,
    /// Why.
    pub kind: DecodeErrorKind,
}

impl DecodeError {
    /// Bytes to skip before the next try: one dword, or what is left of it.
    pub const fn skip(&self) -> usize {
        match self.kind {
            DecodeErrorKind::TooShort { have, .. } if have < 4 => have as usize,
            _ => 4,
        }
    }
}

impl core::fmt::Display for DecodeError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.kind {
            DecodeErrorKind::TooShort { have, need } => write!(f, "too short: {have} bytes of at least {need}"),
            DecodeErrorKind::UnknownEncoding => write!(f, "no encoding starts with {:#010x}", self.dword),
            DecodeErrorKind::UnknownOpcode { op } => write!(f, "no opcode {op} in the encoding of {:#010x}", self.dword),
            DecodeErrorKind::ReservedOperand { operand, code } => write!(f, "reserved operand: {operand} has code {code}"),
            DecodeErrorKind::RegisterRange { operand, code } => write!(f, "{operand} passes the last register: it starts at code {code}"),
            DecodeErrorKind::FixedField { dword, bits } => write!(f, "fixed bits {bits:#010x} of the dword at bit {dword} differ"),
            DecodeErrorKind::ReservedModifier { modifier, value } => write!(f, "reserved value {value:#x} of {modifier}"),
        }
    }
}

impl core::error::Error for DecodeError {}

/// Decodes the first instruction in `words`; `have` is the number of dwords that the input really holds (the rest is zero).
#[inline]
pub(crate) const fn decode(isa: &Isa, words: [u32; 3], have: u8) -> Result<Raw, DecodeErrorKind> {
    let tables = isa.tables;
    if have == 0 {
        return Err(DecodeErrorKind::TooShort { have: 0, need: 4 });
    }
    let prefix = tables.prefixes[(words[0] >> 23) as usize];
    if prefix as usize >= tables.groups.len() {
        return Err(DecodeErrorKind::UnknownEncoding);
    }
    let group = &tables.groups[prefix as usize];
    let row = match find(isa, group.op, group.first, &words, have) {
        Ok(row) => row,
        Err(kind) => return Err(kind),
    };
    let mut row_y = NONE;
    if group.op_y.exists() {
        row_y = match find(isa, group.op_y, group.first_y, &words, have) {
            Ok(row) => row,
            Err(kind) => return Err(kind),
        };
    }
    let raw = Raw { words, row, row_y, forms: 1 << tables.rows[row as usize].form, read: true, given: 0, defect: None };
    let dwords = raw.dwords(isa);
    if dwords > have {
        return Err(DecodeErrorKind::TooShort { have: have * 4, need: dwords * 4 });
    }
    if let Err(kind) = verify(isa, &tables.rows[row as usize], &words) {
        return Err(kind);
    }
    if row_y != NONE
        && let Err(kind) = verify(isa, &tables.rows[row_y as usize], &words)
    {
        return Err(kind);
    }
    Ok(raw.cut(dwords))
}

/// The row that an opcode field leads to.
#[inline]
const fn find(isa: &Isa, op: Place, first: u16, words: &[u32; 3], have: u8) -> Result<u16, DecodeErrorKind> {
    let value = op.get(words);
    let entry = isa.tables.ops[first as usize + value as usize];
    if entry == NONE {
        return Err(DecodeErrorKind::UnknownOpcode { op: value as u16 });
    }
    let entry: &DecodeEntry = &isa.tables.entries[entry as usize];
    let mut i = 0;
    while i < entry.forms.len() {
        let (row, cond) = entry.forms[i];
        if row == NONE {
            break;
        }
        let cond = isa.tables.conds[cond as usize];
        if cond.is_empty() {
            return Ok(row);
        }
        let (holds, reach) = holds(cond, words);
        if reach > have {
            return Err(DecodeErrorKind::TooShort { have: have * 4, need: reach * 4 });
        }
        if holds {
            return Ok(row);
        }
        i += 1;
    }
    Err(DecodeErrorKind::UnknownOpcode { op: value as u16 })
}

/// Whether a condition holds, and how many dwords it looks at.
#[inline]
const fn holds(cond: &[Cond], words: &[u32; 3]) -> (bool, u8) {
    let mut reach = 0;
    let mut found = false;
    let mut i = 0;
    while i < cond.len() {
        let value = cond[i].place.get(words);
        if value >= cond[i].low as u32 && value <= cond[i].high as u32 {
            found = true;
        }
        let dwords = (cond[i].place.pos >> 5) + 1;
        if dwords > reach {
            reach = dwords;
        }
        i += 1;
    }
    (found, reach)
}

/// Checks fixed bits, operand codes and modifiers of a row.
#[inline]
const fn verify(isa: &Isa, row: &Row, words: &[u32; 3]) -> Result<(), DecodeErrorKind> {
    let shape = &isa.tables.shapes[row.shape as usize];
    let mut i = 0;
    while i < 3 {
        let bits = (words[i] ^ shape.must_value[i]) & shape.must[i];
        if bits != 0 {
            return Err(DecodeErrorKind::FixedField { dword: i as u8 * 32, bits });
        }
        i += 1;
    }
    let mut i = 0;
    while i < shape.slots.len() {
        let slot = &shape.slots[i];
        let kind = &isa.tables.kinds[slot.kind as usize];
        // An immediate may have fewer bits than its field.
        if kind.imm != 0 && kind.imm < slot.place.bits && slot.place.get(words) >> kind.imm != 0 {
            return Err(DecodeErrorKind::ReservedOperand { operand: slot.name, code: slot.place.get(words) as u16 });
        }
        if !slot.place.exists() || kind.imm != 0 || kind.literal {
            i += 1;
            continue;
        }
        let code = slot.code(words);
        let regs = match slot.width {
            Width::Format => slot.regs,
            // The smaller of the two wave sizes: bytes do not say for which one they are.
            Width::Wave(a, b) => {
                if a < b {
                    a
                } else {
                    b
                }
            }
            _ => 1,
        };
        let good = if code == 255 && slot.bias == 0 { slot.literal || kind.has(255) } else { kind.reads(code) };
        if !good || regs > 1 && isa.is_single(code as u32) {
            return Err(DecodeErrorKind::ReservedOperand { operand: slot.name, code });
        }
        if code >= 256 && code as u32 + regs as u32 > 512 || regs > 1 && code < 256 && !isa.runs[code as usize].holds(code, regs) {
            return Err(DecodeErrorKind::RegisterRange { operand: slot.name, code });
        }
        i += 1;
    }
    let mut i = 0;
    while i < isa.ranges.len() {
        let (modifier, ranges) = isa.ranges[i];
        if shape.modifiers >> modifier & 1 != 0 {
            let list = isa.tables.encodings[row.encoding as usize].modifiers;
            let mut j = 0;
            while j < list.len() {
                if list[j].modifier == modifier && !in_ranges(ranges, list[j].place.get(words)) {
                    let name = isa.tables.modifiers[modifier as usize];
                    return Err(DecodeErrorKind::ReservedModifier { modifier: name, value: list[j].place.get(words) });
                }
                j += 1;
            }
        }
        i += 1;
    }
    Ok(())
}

impl Raw {
    /// Clears what lies beyond the instruction's length.
    #[inline]
    const fn cut(mut self, dwords: u8) -> Self {
        if dwords < 3 {
            self.words[2] = 0;
        }
        if dwords < 2 {
            self.words[1] = 0;
        }
        self
    }
}
