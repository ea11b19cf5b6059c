//! Pairs: where they exist (R17), what they write (R18), banks and scalar values (R19 to R21; see `rdna4::pair`), and their order (R22).

use super::WaveSize;
use super::class::Class;
use super::rule::Rule;
use crate::engine::{DefectKind, Raw};
use crate::error::{Illegal, Reason};
use crate::rdna4::ISA;
use crate::table::{NONE, Role, Slot};

pub(super) const CLASSES: &[Class] = &[
    Class::of(DefectKind::PairParity, Rule::PairParity),
    Class::of(DefectKind::PairBank, Rule::PairThirdSource).on("third"),
    Class::of(DefectKind::PairBank, Rule::PairBanks),
    Class::of(DefectKind::SecondLiteral, Rule::PairScalars).encoding("vopd*"),
    Class::of(DefectKind::NoForm, Rule::PairForms).encoding("vopd*"),
    Class::of(DefectKind::NoForm, Rule::PairForms).on("vopd"),
    Class::of(DefectKind::NoModifier, Rule::PairForms).encoding("vopd*"),
    Class::of(DefectKind::Aux, Rule::PairForms).encoding("vopd*"),
];

/// R17: pairs are for waves of 32 lanes.
pub(super) const fn wave(raw: &Raw, wave: Option<WaveSize>) -> Option<Illegal> {
    if raw.meta.row_y() != NONE && matches!(wave, Some(WaveSize::Wave64)) {
        return Some(Illegal::new(&ISA, raw, Rule::PairForms, "", Reason::WaveSize { only: 32 }));
    }
    None
}

/// R22: the second half reads what the first one writes, and gets the value before.
#[inline]
pub(super) const fn order(raw: &Raw) -> Option<Illegal> {
    if raw.meta.row_y() == NONE {
        return None;
    }
    let slots_x = raw.shape(&ISA).slots;
    let slots_y = ISA.tables.shapes[ISA.tables.rows[raw.meta.row_y() as usize].shape as usize].slots;
    let mut i = 0;
    while i < slots_x.len() {
        let mut j = 0;
        while j < slots_y.len() {
            if matches!(slots_x[i].role, Role::Write | Role::ReadWrite)
                && matches!(slots_y[j].role, Role::Read | Role::ReadWrite)
                && let (Some(a), Some(b)) = (vgpr(raw, &slots_x[i]), vgpr(raw, &slots_y[j]))
                && a == b
            {
                let text = "the second half reads what the first one writes";
                return Some(Illegal::new(&ISA, raw, Rule::PairOrder, slots_y[j].name, Reason::Remark(text)));
            }
            j += 1;
        }
        i += 1;
    }
    None
}

/// The vector register in a slot.
#[inline]
const fn vgpr(raw: &Raw, slot: &Slot) -> Option<u16> {
    let kind = &ISA.tables.kinds[slot.kind as usize];
    if kind.is_imm() || kind.literal {
        return None;
    }
    let code = raw.slot_code(slot);
    if code >= 256 { Some(code) } else { None }
}
