//! Matrix instructions: registers by wave size (R37), the matrix that is added (R38), signs (R39), keys (R40), overlap (R41).

use super::WaveSize;
use super::class::Class;
use super::rule::Rule;
use super::sources::has_subgroup;
use crate::engine::{DefectKind, Raw};
use crate::error::{Illegal, Reason};
use crate::rdna4::ISA;
use crate::rdna4::generated::Modifier;
use crate::table::matches;
use crate::table::{Role, Slot, Width};

pub(super) const CLASSES: &[Class] = &[
    Class::of(DefectKind::Width, Rule::MatrixWidth).kind("matrix*"),
    Class::of(DefectKind::RegisterRange, Rule::MatrixWidth).kind("matrix*"),
    Class::of(DefectKind::NotAllowed, Rule::MatrixAddend).kind("matrix*_or_inline"),
    Class::of(DefectKind::Literal, Rule::MatrixAddend).kind("matrix*_or_inline"),
    Class::of(DefectKind::Literal, Rule::NoLiteral).kind("matrix*"),
    Class::of(DefectKind::NoModifier, Rule::MatrixIndex).on("index_key*"),
    Class::of(DefectKind::ModifierRange, Rule::MatrixIndex).on("index_key*"),
    Class::of(DefectKind::Aux, Rule::MatrixSigns).kind("matrix*").on("neg"),
    Class::of(DefectKind::Aux, Rule::MatrixSigns).kind("matrix*").on("abs"),
    Class::of(DefectKind::Aux, Rule::MatrixAddend).kind("matrix*"),
    Class::of(DefectKind::NotAllowed, Rule::MatrixAddend).kind("matrix*").codes(0, 255),
];

/// Keys in wave32 and in wave64, by the format of the sparse matrix: the index register has two bits for each of its elements. Rows that say nothing else have
/// those of the last line.
const KEYS: &[(&str, u32, u32)] = &[("wmma_ab_16x32_iu4", 1, 2), ("wmma_ab_16x16_iu4", 2, 2), ("*", 2, 4)];

/// R40: `index_key` by wave size.
pub(super) const fn index(raw: &Raw, wave: Option<WaveSize>) -> Option<Illegal> {
    let Some(wave) = wave else { return None };
    let shape = raw.shape(&ISA);
    if shape.modifiers >> Modifier::IndexKey as u8 & 1 == 0 {
        return None;
    }
    let mut i = 0;
    while i < shape.slots.len() && !matches!(shape.slots[i].role, Role::Read) {
        i += 1;
    }
    let format = ISA.tables.formats[shape.slots[i].format as usize].0;
    let mut j = 0;
    while !matches(KEYS[j].0, format) {
        j += 1;
    }
    let keys = match wave {
        WaveSize::Wave32 => KEYS[j].1,
        WaveSize::Wave64 => KEYS[j].2,
    };
    let key = crate::rdna4::rules::value(raw, Modifier::IndexKey);
    if key < keys {
        return None;
    }
    let reason = Reason::ModifierRange {
        value: key as i64,
        min: 0,
        max: keys as i64 - 1,
    };
    Some(Illegal::new(&ISA, raw, Rule::MatrixIndex, "index_key", reason))
}

/// R41: the result lies on a factor, which later parts of the instruction still read.
#[inline]
pub(super) const fn overlap(raw: &Raw, wave: WaveSize) -> Option<Illegal> {
    if !has_subgroup(raw, "WMMA") {
        return None;
    }
    let slots = raw.shape(&ISA).slots;
    let result = run(raw, &slots[0], wave);
    let mut i = 1;
    while i < slots.len() && i < 3 {
        let factor = run(raw, &slots[i], wave);
        if result.0 < factor.1 && factor.0 < result.1 {
            return Some(Illegal::new(
                &ISA,
                raw,
                Rule::MatrixOverlap,
                slots[i].name,
                Reason::Remark("the result overlaps this factor"),
            ));
        }
        i += 1;
    }
    None
}

/// First register and the one after the last.
const fn run(raw: &Raw, slot: &Slot, wave: WaveSize) -> (u16, u16) {
    let registers = match (slot.width, wave) {
        (Width::Wave(a, _), WaveSize::Wave32) => a,
        (Width::Wave(_, b), WaveSize::Wave64) => b,
        _ => slot.regs,
    };
    let first = raw.slot_code(slot);
    (first, first + registers as u16)
}
