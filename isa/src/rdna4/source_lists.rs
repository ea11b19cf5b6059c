//! Modifiers that LLVM writes as lists of one bit for each source (`op_sel:[1,0,1]`), and those whose field depends on the instruction (`byte_sel:2`).
//!
//! Signs and halves can also be said of each operand: `-x`, `x.abs()`, `x.hi()`, `x.packed()`.

use super::ISA;
use super::choice::bit;
use super::generated::{Form, Modifier};
use super::text::TEXT;
use crate::arch::{Op, Wave};
use crate::built::Built;
use crate::engine::{Defect, DefectKind, Raw};
use crate::registers::Registers;
use crate::table::Slot;
use crate::table::matches;
use crate::text::tables::fact;

/// The numbers of an operand's properties.
const NEG: usize = 0;
const ABS: usize = 1;
const OPSEL: usize = 2;
const OPSEL_HI: usize = 3;

/// Forms whose operands have no list: a half is part of the register's number there.
const SHORT: u16 = bit(Form::E32) | bit(Form::Dpp8) | bit(Form::Dpp16);

/// Sets a property of the sources, and behind them that of the destination, as a list says. What an operand cannot have is a defect.
#[inline]
pub(crate) const fn set_list(raw: &mut Raw, property: usize, list: &[u8]) {
    // Permutations have other things there.
    if property == OPSEL && takes(raw, Modifier::PermlaneFi) {
        return set_fields(raw, &[Modifier::PermlaneFi, Modifier::PermlaneBoundCtrl], list);
    }
    let facts = TEXT.facts[raw.row(&ISA).opcode as usize];
    let encoding = &TEXT.encodings[raw.row(&ISA).encoding as usize];
    let slots = raw.shape(&ISA).slots;
    if property <= ABS && (!encoding.lists || facts & fact::MIXED != 0) {
        return refuse(raw, first_source(slots), property);
    }
    raw.meta = raw.meta.with_forms(raw.meta.forms() & !SHORT);
    let (mut ops, count) = raw.lowered(&ISA);
    let mut nth = 0;
    let mut i = 0;
    while i < slots.len() {
        if is_source(&slots[i]) {
            if nth < list.len() && list[nth] > 1 {
                return out_of_range(raw, i, list[nth]);
            }
            if nth < list.len() && inverts(raw, &slots[i], property, list[nth]) {
                ops[i].aux |= 1 << property;
            }
            nth += 1;
        }
        i += 1;
    }
    // A destination that is added to takes the place of a source.
    if facts & fact::ACCUMULATES != 0 {
        nth += 1;
    }
    while nth < list.len() {
        let value = list[nth];
        let destination = !slots.is_empty() && matches("vdst", slots[0].name) && nth + 1 == list.len();
        if value > 1 {
            return out_of_range(raw, 0, value);
        } else if value == 1 && destination && property == OPSEL {
            ops[0].aux |= 1 << property;
        } else if value == 1 && property != OPSEL_HI {
            return refuse(raw, 0, property);
        }
        nth += 1;
    }
    raw.refill(&ISA, &ops, count);
}

/// Whether a bit differs from what the slot starts with. Nothing reads the bit that a slot has not in any form (`op_sel_hi`).
#[inline]
const fn inverts(raw: &Raw, slot: &Slot, property: usize, value: u8) -> bool {
    let at = slot.aux[property];
    if at == 255 || slot.half_in_field() {
        return value == 1 && property != OPSEL_HI;
    }
    let start = raw.shape(&ISA).start[(at >> 5) as usize] >> (at & 31) & 1;
    value as u32 != start
}

/// Numbers of a list in fields of their own.
#[inline]
const fn set_fields(raw: &mut Raw, fields: &[Modifier], list: &[u8]) {
    let mut i = 0;
    while i < list.len() {
        if i < fields.len() {
            raw.set_modifier(&ISA, fields[i] as u8, list[i] as i64);
        } else if list[i] != 0 {
            return refuse(raw, 0, OPSEL);
        }
        i += 1;
    }
}

/// Chooses a byte of the source, whose lower bit is the more significant one, or of the destination.
#[inline]
pub(crate) const fn set_byte(raw: &mut Raw, byte: u32) {
    if takes(raw, Modifier::Src0ByteSel) {
        let value = if byte < 4 { byte >> 1 | (byte & 1) << 1 } else { byte };
        raw.set_modifier(&ISA, Modifier::Src0ByteSel as u8, value as i64);
    } else {
        raw.set_modifier(&ISA, Modifier::VdstByteSel as u8, byte as i64);
    }
}

/// Chooses a key of a sparse matrix.
#[inline]
pub(crate) const fn set_key(raw: &mut Raw, key: u32) {
    let modifier = if takes(raw, Modifier::IndexKeyHi) {
        Modifier::IndexKeyHi
    } else {
        Modifier::IndexKey
    };
    raw.set_modifier(&ISA, modifier as u8, key as i64);
}

/// Whether any form of the opcode has the modifier.
#[inline]
const fn takes(raw: &Raw, modifier: Modifier) -> bool {
    let opcode = &ISA.tables.opcodes[raw.row(&ISA).opcode as usize];
    let mut i = 0;
    while i < opcode.rows {
        let row = &ISA.tables.rows[(opcode.first_row + i) as usize];
        if ISA.tables.shapes[row.shape as usize].modifiers >> modifier as u8 & 1 != 0 {
            return true;
        }
        i += 1;
    }
    false
}

#[inline]
const fn is_source(slot: &Slot) -> bool {
    matches("src*", slot.name)
}

#[inline]
const fn first_source(slots: &[Slot]) -> usize {
    let mut i = 0;
    while i < slots.len() {
        if is_source(&slots[i]) {
            return i;
        }
        i += 1;
    }
    0
}

#[inline]
const fn refuse(raw: &mut Raw, slot: usize, property: usize) {
    raw.note(Defect {
        kind: DefectKind::Aux,
        slot: slot as u8,
        value: property as i64,
    });
}

#[inline]
const fn out_of_range(raw: &mut Raw, slot: usize, value: u8) {
    raw.note(Defect {
        kind: DefectKind::ImmPart,
        slot: slot as u8,
        value: value as i64,
    });
}

macro_rules! lists {
    ($($(#[$meta:meta])* $name:ident $property:ident;)*) => {
        impl<O: Op<Arch = super::Rdna4>, R: Registers, W: Wave, A> Built<O, R, W, A> {$(
            $(#[$meta])*
            #[must_use]
            pub fn $name<const N: usize>(mut self, bits: [u8; N]) -> Self {
                set_list(&mut self.inst.raw, $property, &bits);
                self
            }
        )*}
    };
}

lists! {
    /// LLVM's `op_sel:[…]`: 1 for the high half of each source in turn, and at the end of the destination where it has halves; of packed sources: for the low
    /// result. A 1 for an operand without halves is an error of [`encode`](crate::Inst::encode).
    ///
    /// ```
    /// use rdna4_isa::*;
    /// let add = v_add_f16(v(0), v(1), v(2)).op_sel([1, 0, 1]);
    /// assert_eq!(add.encode(), v_add_f16(v(0).hi(), v(1).hi(), v(2)).e64().encode());
    /// assert_eq!(v_pk_add_f16(v(0), v(1), v(2)).op_sel([0, 1]).to_string(), "v_pk_add_f16 v0, v1, v2 op_sel:[0,1]");
    /// assert!(v_add_f32(v(0), v(1), v(2)).op_sel([1, 0, 0]).encode().is_err());
    /// ```
    op_sel OPSEL;
    /// LLVM's `op_sel_hi:[…]`: 1 for the high half of each packed source in turn, for the high result. In mixed-precision instructions: whether the source is 16 bits.
    op_sel_hi OPSEL_HI;
    /// LLVM's `neg_lo:[…]`: 1 to negate each packed source in turn, for the low result. Of integer matrices and dot products: whether the source is signed.
    neg_lo NEG;
    /// LLVM's `neg_hi:[…]`: 1 to negate each packed source in turn, for the high result.
    neg_hi ABS;
}

impl<O: Op<Arch = super::Rdna4>, R: Registers, W: Wave, A> Built<O, R, W, A> {
    /// LLVM's `byte_sel:n`: which byte, 0 to 3, of the source or the destination of a conversion of 8-bit floats. Other instructions have none, which is an
    /// error of [`encode`](crate::Inst::encode).
    ///
    /// ```
    /// use rdna4_isa::*;
    /// assert_eq!(v_cvt_f32_fp8(v(0), v(1)).byte_sel(2).to_string(), "v_cvt_f32_fp8_e64 v0, v1 byte_sel:2");
    /// assert!(v_mov_b32(v(0), v(1)).byte_sel(2).encode().is_err());
    /// ```
    #[must_use]
    #[inline]
    pub fn byte_sel(mut self, byte: u32) -> Self {
        set_byte(&mut self.inst.raw, byte);
        self
    }

    /// LLVM's `index_key:n`: which part of the index register a sparse matrix instruction reads (rule R40). Other instructions have none, which is an error
    /// of [`encode`](crate::Inst::encode).
    #[must_use]
    #[inline]
    pub fn index_key(mut self, key: u32) -> Self {
        set_key(&mut self.inst.raw, key);
        self
    }
}
