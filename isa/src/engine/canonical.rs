//! Reading operands back from the words, and telling canonical instructions from others. The latter is asked by few clients, which compile it themselves.

use super::{ABSENT, IMM, Isa, LITERAL, Lowered, Raw, State};
use crate::table::{AUX, NONE, OPSEL, Place, Row, Shape, Slot, Width};

impl Raw {
    /// The operand code in a slot's field.
    pub(crate) const fn slot_code(&self, slot: &Slot) -> u16 {
        slot.code(&self.words)
    }

    /// The operand in slot `i` of the first (or only) row.
    pub(crate) const fn operand(&self, isa: &Isa, i: usize) -> Lowered {
        read_slot(isa, self.row(isa), &self.words, i)
    }

    /// The operand in slot `i` of the second row of a pair.
    pub(crate) const fn operand_y(&self, isa: &Isa, i: usize) -> Lowered {
        read_slot(isa, &isa.tables.rows[self.meta.row_y() as usize], &self.words, i)
    }

    /// Whether a builder would have made exactly these words: no junk in unused bits, no tolerated code, canonical values where fields are fixed.
    #[inline]
    pub(crate) const fn is_canonical(&self, isa: &Isa) -> bool {
        let mut used = [0u32; 3];
        if !row_canonical(isa, self.row(isa), &self.words, &mut used) {
            return false;
        }
        if self.meta.row_y() != NONE && !row_canonical(isa, &isa.tables.rows[self.meta.row_y() as usize], &self.words, &mut used) {
            return false;
        }
        let start = &self.shape(isa).start;
        let mut i = 0;
        while i < 3 {
            if (self.words[i] ^ start[i]) & !used[i] != 0 {
                return false;
            }
            i += 1;
        }
        true
    }

    /// The same instruction as a builder makes it. Defects say what cannot be kept.
    #[inline]
    pub(crate) const fn canonical(&self, isa: &Isa) -> Raw {
        if !matches!(self.meta.state(), State::Read) {
            return *self;
        }
        let mut out = *self;
        out.meta = out.meta.with_state(State::Built);
        let mut used = self.shape(isa).used;
        let mut start = self.shape(isa).start;
        put_fixed(isa, self.row(isa), &mut out.words);
        put_absent(self.shape(isa), &mut out.words);
        if self.meta.row_y() != NONE {
            let y = &isa.tables.shapes[isa.tables.rows[self.meta.row_y() as usize].shape as usize];
            let mut i = 0;
            while i < 3 {
                used[i] |= y.used[i];
                start[i] |= y.start[i];
                i += 1;
            }
            put_fixed(isa, &isa.tables.rows[self.meta.row_y() as usize], &mut out.words);
        }
        let mut i = 0;
        while i < 3 {
            out.words[i] = out.words[i] & used[i] | start[i] & !used[i];
            i += 1;
        }
        out
    }
}

/// Whether the instruction's other fields say that it has not this operand.
const fn absent(slot: &Slot, words: &[u32; 3]) -> bool {
    matches!(slot.width, Width::Field { .. } | Width::Count(_)) && registers(slot, words) == 0
}

/// Gives the fields of operands that the instruction has not their start values.
#[inline]
const fn put_absent(shape: &Shape, words: &mut [u32; 3]) {
    let mut i = 0;
    while i < shape.slots.len() {
        let slot = &shape.slots[i];
        if absent(slot, words) {
            slot.place.set(words, slot.place.get(&shape.start));
        }
        i += 1;
    }
}

#[inline]
const fn put_fixed(isa: &Isa, row: &Row, words: &mut [u32; 3]) {
    let fixed = isa.tables.shapes[row.shape as usize].fixed;
    let mut i = 0;
    while i < fixed.len() {
        if !matches!(fixed[i].strength, crate::table::Strength::Start) {
            fixed[i].place.set(words, fixed[i].value);
        }
        i += 1;
    }
}

#[inline]
const fn row_canonical(isa: &Isa, row: &Row, words: &[u32; 3], used: &mut [u32; 3]) -> bool {
    let shape = &isa.tables.shapes[row.shape as usize];
    let mut i = 0;
    while i < 3 {
        used[i] |= shape.used[i];
        i += 1;
    }
    let mut i = 0;
    while i < shape.fixed.len() {
        let fixed = &shape.fixed[i];
        if !matches!(fixed.strength, crate::table::Strength::Start) && fixed.place.get(words) != fixed.value {
            return false;
        }
        i += 1;
    }
    let mut i = 0;
    while i < shape.slots.len() {
        let slot = &shape.slots[i];
        let kind = &isa.tables.kinds[slot.kind as usize];
        if slot.place.exists() && kind.imm == 0 && !kind.literal {
            let code = slot.code(words);
            if absent(slot, words) {
                if slot.place.get(words) != slot.place.get(&shape.start) {
                    return false;
                }
                i += 1;
                continue;
            }
            if !(kind.has(code) || code == 255 && slot.literal) {
                return false;
            }
            if !aligned(isa, slot, code) {
                return false;
            }
        }
        i += 1;
    }
    true
}

/// Whether a run that starts at `code` starts where its number of registers allows.
#[inline]
const fn aligned(isa: &Isa, slot: &Slot, code: u16) -> bool {
    let regs = match slot.width {
        Width::Format => slot.regs,
        _ => return true,
    };
    if regs < 2 {
        return true;
    }
    let mut i = 0;
    while i < isa.tables.classes.len() {
        let class = &isa.tables.classes[i];
        if (class.counted || class.pair) && code >= class.first && code <= class.last {
            let align = class.align[if regs > 2 { 2 } else { 1 }] as u16;
            let anywhere = code < 256 && isa.tables.kinds[slot.kind as usize].unaligned;
            return (anywhere || align < 2 || (code - class.first).is_multiple_of(align)) && code + regs as u16 <= class.last + 1;
        }
        i += 1;
    }
    true
}

const fn read_slot(isa: &Isa, row: &Row, words: &[u32; 3], i: usize) -> Lowered {
    let shape = &isa.tables.shapes[row.shape as usize];
    let slot = &shape.slots[i];
    let encoding = &isa.tables.encodings[row.encoding as usize];
    let kind = &isa.tables.kinds[slot.kind as usize];
    let mut aux = 0;
    let mut bit = 0;
    while bit < AUX {
        if slot.aux[bit] != 255 && !(bit == OPSEL && slot.half_in_field() && slot.code(words) < 256) {
            let (word, at) = ((slot.aux[bit] >> 5) as usize, slot.aux[bit] & 31);
            aux |= (((words[word] ^ shape.start[word]) >> at & 1) as u8) << bit;
        }
        bit += 1;
    }
    if kind.literal {
        return Lowered {
            code: IMM,
            value: encoding.literal.get(words) as i64,
            width: 0,
            aux,
        };
    }
    if kind.is_imm() {
        return Lowered {
            code: IMM,
            value: slot.place.get(words) as i64,
            width: 0,
            aux,
        };
    }
    let code = if slot.implied != NONE {
        slot.implied as u32
    } else {
        slot.code(words) as u32
    };
    if code == LITERAL && slot.literal {
        return Lowered {
            code: LITERAL,
            value: encoding.literal.get(words) as i64,
            width: 0,
            aux,
        };
    }
    let width = registers(slot, words);
    if width == 0 {
        return Lowered {
            code: ABSENT,
            value: 0,
            width: 0,
            aux,
        };
    }
    Lowered { code, value: 0, width, aux }
}

/// How many registers the operand has, in wave32 where the wave size decides.
pub(crate) const fn registers(slot: &Slot, words: &[u32; 3]) -> u8 {
    match slot.width {
        Width::Format => slot.regs,
        Width::Wave(a, _) => a,
        width => match by_fields(width, words) {
            Some(registers) => registers,
            None => 1,
        },
    }
}

/// How many registers other fields say that an operand has; `None` where it follows from something else.
#[inline(always)]
pub(crate) const fn by_fields(width: Width, words: &[u32; 3]) -> Option<u8> {
    match width {
        Width::Field {
            pos,
            bits,
            value,
            then,
            other,
        } => Some(if (Place { pos, bits }).get(words) == value as u32 { then } else { other }),
        Width::Count([a, b]) => Some(bit(a, words) + bit(b, words)),
        Width::Format | Width::Wave(..) | Width::Rule(_) => None,
    }
}

/// The bit at a place; 0 for 255, which is none.
#[inline(always)]
const fn bit(place: u8, words: &[u32; 3]) -> u8 {
    if place == 255 {
        return 0;
    }
    (words[(place >> 5) as usize % 3] >> (place & 31) & 1) as u8
}
