//! From words to an instruction: its row, its length, or the reason why there is none.

use super::quick::{Dwords, Read};
use super::{Isa, Meta, State};
use crate::table::{Cond, DecodeEntry, NONE, Place, Row, Slot, Width};

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
    // Compiled where it is used: see `asm`.
    #[inline]
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

/// Decodes the first instruction in the dwords, of which the input really holds so many bytes, at most 12, without the quick way.
pub(crate) const fn decode_exactly(isa: &'static Isa, dwords: Dwords, have: u8) -> Result<Read, DecodeError> {
    let words = dwords.words();
    let kind = match exactly(isa, words, have / 4) {
        Ok(read) => return Ok(read),
        Err(DecodeErrorKind::TooShort { need, .. }) => DecodeErrorKind::TooShort { have, need },
        Err(kind) => kind,
    };
    Err(DecodeError { dword: words[0], kind })
}

/// Finds anything, or says why it is no instruction. `have` is the number of dwords that the input holds.
const fn exactly(isa: &Isa, words: [u32; 3], have: u8) -> Result<Read, DecodeErrorKind> {
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
    let mut dwords = isa.dwords(row);
    if row_y != NONE && isa.dwords(row_y) > dwords {
        dwords = isa.dwords(row_y);
    }
    if dwords > have {
        return Err(DecodeErrorKind::TooShort {
            have: have * 4,
            need: dwords * 4,
        });
    }
    if let Err(kind) = verify(isa, &tables.rows[row as usize], &words) {
        return Err(kind);
    }
    if row_y != NONE
        && let Err(kind) = verify(isa, &tables.rows[row_y as usize], &words)
    {
        return Err(kind);
    }
    let rest = [if dwords > 1 { words[1] } else { 0 }, if dwords > 2 { words[2] } else { 0 }];
    Ok(Read {
        meta: Meta::new(row, row_y, 1 << tables.rows[row as usize].form, dwords, State::Read),
        first: words[0],
        rest: rest[0] as u64 | (rest[1] as u64) << 32,
    })
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
            return Err(DecodeErrorKind::TooShort {
                have: have * 4,
                need: reach * 4,
            });
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
            return Err(DecodeErrorKind::ReservedOperand {
                operand: slot.name,
                code: slot.place.get(words) as u16,
            });
        }
        if !slot.place.exists() || kind.imm != 0 || kind.literal {
            i += 1;
            continue;
        }
        if let Err(kind) = operand(isa, slot, slot.code(words), least_registers(slot)) {
            return Err(kind);
        }
        i += 1;
    }
    let list = isa.tables.encodings[row.encoding as usize].modifiers;
    let mut i = 0;
    while i < list.len() {
        let place = &list[i];
        let value = place.place.get(words);
        if shape.modifiers >> place.modifier & 1 != 0 && !place.has(value) {
            return Err(DecodeErrorKind::ReservedModifier {
                modifier: isa.tables.modifiers[place.modifier as usize],
                value,
            });
        }
        i += 1;
    }
    Ok(())
}

/// Registers of a slot as far as its format says; the smaller number of the two wave sizes, since bytes do not say for which one they are.
#[inline]
const fn least_registers(slot: &Slot) -> u8 {
    match slot.width {
        Width::Format => slot.regs,
        Width::Wave(a, b) => {
            if a < b {
                a
            } else {
                b
            }
        }
        _ => 1,
    }
}

/// Checks an operand's code, as the first of so many registers.
#[inline]
const fn operand(isa: &Isa, slot: &Slot, code: u16, regs: u8) -> Result<(), DecodeErrorKind> {
    let kind = &isa.tables.kinds[slot.kind as usize];
    let good = if code == 255 && slot.bias == 0 {
        slot.literal || kind.has(255)
    } else {
        kind.reads(code)
    };
    if !good || regs > 1 && isa.is_single(code as u32) {
        return Err(DecodeErrorKind::ReservedOperand { operand: slot.name, code });
    }
    if code >= 256 && code as u32 + regs as u32 > 512 || regs > 1 && code < 256 && !isa.runs[code as usize].holds(code, regs, kind) {
        return Err(DecodeErrorKind::RegisterRange { operand: slot.name, code });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::find_any;
    use crate::table::Quick;

    /// Codes where something begins or ends, or that choose a form.
    const EDGES: [u32; 16] = [0, 1, 2, 104, 105, 107, 124, 208, 233, 234, 249, 250, 255, 256, 510, 511];

    /// Words with the fixed bits of some row; some of its operands have codes that are edges.
    fn words(isa: &Isa, seed: &mut u64) -> [u32; 3] {
        let mut next = || {
            *seed = seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            (*seed >> 32) as u32
        };
        let row = &isa.tables.rows[next() as usize % isa.tables.rows.len()];
        let shape = &isa.tables.shapes[row.shape as usize];
        let mut words = [next(), next(), next()];
        for slot in shape.slots {
            let edge = EDGES[next() as usize % EDGES.len()];
            if next() % 4 == 0 && edge <= slot.place.mask() {
                slot.place.set(&mut words, edge);
            }
        }
        for (i, word) in words.iter_mut().enumerate() {
            *word = *word & !shape.must[i] | shape.must_value[i];
        }
        isa.tables.encodings[row.encoding as usize].op.set(&mut words, row.op.into());
        words
    }

    /// Compares both ways on so many words; a seventh of them at least are good, and as many are not. The quick way finds so many percent of the good ones.
    fn compare(isa: &'static Isa, quick: &'static Quick, count: u32, percent: u32) {
        let (mut seed, mut good, mut found) = (1, 0, 0);
        for _ in 0..count {
            let words = words(isa, &mut seed);
            let [first, second, third] = words;
            let exact = exactly(isa, words, 3).ok();
            good += exact.is_some() as u32;
            if let Some(raw) = find_any(quick, Dwords::new(first, second, third)) {
                assert_eq!(Some(raw), exact, "{words:08x?}");
                found += 1;
            }
        }
        assert!(good > count / 7 && count - good > count / 7, "{good} good ones of {count}");
        assert!(found >= good / 100 * percent, "{found} of {good}");
    }

    #[test]
    fn the_quick_way_finds_what_the_exact_way_finds() {
        compare(&crate::rdna4::ISA, &crate::rdna4::QUICK, 2_000_000, 100);
    }

    #[test]
    #[cfg(feature = "gcn")]
    fn it_does_so_for_gcn() {
        use crate::gcn::{gfx6, gfx7, gfx8};
        for (isa, quick) in [(&gfx6::ISA, &gfx6::QUICK), (&gfx7::ISA, &gfx7::QUICK), (&gfx8::ISA, &gfx8::QUICK)] {
            compare(isa, quick, 200_000, 85);
        }
    }

    #[test]
    #[cfg(feature = "cdna")]
    fn it_does_so_for_cdna() {
        use crate::cdna::{gfx90a, gfx908, gfx950};
        for (isa, quick) in [
            (&gfx908::ISA, &gfx908::QUICK),
            (&gfx90a::ISA, &gfx90a::QUICK),
            (&gfx950::ISA, &gfx950::QUICK),
        ] {
            compare(isa, quick, 200_000, 85);
        }
    }
}
