//! Data-parallel primitives: their sources (R23, R24), controls (R25) and instructions (R26), and halves beside them (R27).

use super::class::Class;
use super::rule::Rule;
use crate::engine::{DefectKind, Raw};
use crate::error::{Illegal, Reason};
use crate::rdna4::ISA;
use crate::table::OPSEL;
use crate::table::matches;

pub(super) const CLASSES: &[Class] = &[
    Class::of(DefectKind::NotAllowed, Rule::DppSource).encoding("*_dpp*").on("src0"),
    Class::of(DefectKind::Literal, Rule::NoLiteral).encoding("*_dpp*"),
    Class::of(DefectKind::NotAllowed, Rule::DppOtherSources).encoding("vop1_dpp*").on("src1"),
    Class::of(DefectKind::NotAllowed, Rule::DppOtherSources).encoding("vop2_dpp*").on("src1"),
    Class::of(DefectKind::NotAllowed, Rule::DppOtherSources).encoding("vopc_dpp*").on("src1"),
    Class::of(DefectKind::ModifierReserved, Rule::DppControl).on("dpp_ctrl"),
    Class::of(DefectKind::ModifierRange, Rule::DppControl).encoding("*_dpp*"),
    Class::of(DefectKind::NoModifier, Rule::DppForms).on("dpp_ctrl"),
    Class::of(DefectKind::NoModifier, Rule::DppForms).on("lane_sel*"),
];

/// R27: all halves are the low ones, or all the high ones.
#[inline]
pub(super) const fn halves(raw: &Raw) -> Option<Illegal> {
    let encoding = ISA.tables.encodings[raw.row(&ISA).encoding as usize].name;
    if !matches("vop3_dpp*", encoding) {
        return None;
    }
    let slots = raw.shape(&ISA).slots;
    let (mut low, mut high, mut last) = (false, false, "");
    let mut i = 0;
    while i < slots.len() {
        let bit = slots[i].aux[OPSEL];
        if bit != 255 {
            let set = raw.words[(bit >> 5) as usize] >> (bit & 31) & 1 != 0;
            low |= !set;
            high |= set;
            last = slots[i].name;
        }
        i += 1;
    }
    if low && high {
        let text = "beside DPP low halves must go to low ones and high halves to high ones";
        return Some(Illegal::new(&ISA, raw, Rule::DppHalves, last, Reason::Remark(text)));
    }
    None
}
