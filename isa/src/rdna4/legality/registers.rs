//! Operand codes and runs of registers (R32, R32a, R32b), bits with one value, and unused fields (R51). Rows here come last: they say least.

use super::class::Class;
use super::facts::{ATOMIC, OPCODES};
use super::rule::Rule;
use crate::engine::{DefectKind, Raw};
use crate::error::{Illegal, Reason};
use crate::rdna4::ISA;
use crate::rdna4::generated::{Modifier, TABLES};
use crate::rdna4::rules::value;
use crate::table::Role;
use crate::table::matches;

pub(super) const CLASSES: &[Class] = &[
    Class::of(DefectKind::NotAllowed, Rule::OperandCode),
    Class::of(DefectKind::RegisterRange, Rule::RegisterRun),
    Class::of(DefectKind::Alignment, Rule::RegisterRun),
    Class::of(DefectKind::Width, Rule::RegisterRun),
    Class::of(DefectKind::ImmRange, Rule::Field),
    Class::of(DefectKind::ImmPart, Rule::Field),
    Class::of(DefectKind::ImmValue, Rule::Field),
    Class::of(DefectKind::ModifierRange, Rule::Field),
    Class::of(DefectKind::ModifierReserved, Rule::Field),
    Class::of(DefectKind::NoModifier, Rule::Signature),
    Class::of(DefectKind::NoForm, Rule::Signature),
    Class::of(DefectKind::Count, Rule::Signature),
    Class::of(DefectKind::Missing, Rule::Signature),
];

/// Encodings with bits that have one value, and the rule that says so.
const FIXED: &[(&str, Rule)] = &[
    ("vbuffer", Rule::BufferMemory),
    ("smem", Rule::ScalarMemory),
    ("vop3p*", Rule::MatrixIndex),
    ("vop3*", Rule::CompareForms),
    ("vimage", Rule::RayTracing),
    ("*", Rule::UnusedField),
];

/// Bits that decoding demands; a modifier can lie in them.
pub(super) const fn fixed(raw: &Raw) -> Option<Illegal> {
    let shape = raw.shape(&ISA);
    let encoding = ISA.tables.encodings[raw.row(&ISA).encoding as usize].name;
    let mut i = 0;
    while i < 3 {
        let bits = (raw.words[i] ^ shape.must_value[i]) & shape.must[i];
        if bits != 0 {
            let mut j = 0;
            while !matches(FIXED[j].0, encoding) {
                j += 1;
            }
            return Some(Illegal::new(&ISA, raw, FIXED[j].1, "", Reason::FixedBits { dword: i as u8 * 32, bits }));
        }
        i += 1;
    }
    None
}

/// R51: what a builder would have left as it was.
#[inline]
pub(super) const fn unused(raw: &Raw) -> Option<Illegal> {
    if !raw.is_canonical(&ISA) {
        let text = "bits that mean nothing differ from what a builder puts there";
        return Some(Illegal::new(&ISA, raw, Rule::UnusedField, "", Reason::Remark(text)));
    }
    let slots = raw.shape(&ISA).slots;
    let returns = value(raw, Modifier::Th) & 1 != 0;
    let mut i = 0;
    while i < slots.len() {
        // An atomic that returns nothing has a destination field all the same.
        if OPCODES[raw.row(&ISA).opcode as usize] & ATOMIC != 0
            && matches!(slots[i].role, Role::Write)
            && raw.shape(&ISA).modifiers >> Modifier::Th as u8 & 1 != 0
            && !returns
            && slots[i].place.get(&raw.words) != 0
        {
            let text = "the atomic returns nothing, its destination is unused";
            return Some(Illegal::new(&ISA, raw, Rule::UnusedField, slots[i].name, Reason::Remark(text)));
        }
        i += 1;
    }
    None
}

/// Scalar instructions that compute, by their group.
const SALU: u128 = TABLES.marked(&["group SALU"]);
/// The operand code that is no register.
const NULL: u32 = 124;

/// R51: a null destination of a scalar instruction nullifies all that it does.
#[inline]
pub(super) const fn nullified(raw: &Raw) -> Option<Illegal> {
    if TABLES.opcodes[raw.row(&ISA).opcode as usize].marks & SALU != SALU {
        return None;
    }
    let slots = raw.shape(&ISA).slots;
    if slots.is_empty() || !matches!(slots[0].role, Role::Write) || !slots[0].place.exists() || slots[0].code(&raw.words) as u32 != NULL {
        return None;
    }
    let text = "a null destination nullifies the whole instruction, its other results too";
    Some(Illegal::new(&ISA, raw, Rule::UnusedField, slots[0].name, Reason::Remark(text)))
}
