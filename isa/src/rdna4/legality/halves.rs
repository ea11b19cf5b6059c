//! Properties of operands and results: short forms (R14, R28), sign and output modifiers by opcode (R15), halves (R29), bits of `op_sel` that mean
//! something else (R30), packed operands (R31). All of it is in the tables; here defects get their names.

use super::class::Class;
use super::rule::Rule;
use crate::engine::DefectKind;

pub(super) const CLASSES: &[Class] = &[
    Class::of(DefectKind::NotAllowed, Rule::ShortHalves).kind("*16").codes(256, 511),
    Class::of(DefectKind::RegisterRange, Rule::ShortHalves).kind("vgpr16").codes(128, 255),
    // A scalar register has no half in the short form.
    Class::of(DefectKind::Aux, Rule::HalfSelect).kind("*16").on("op_sel"),
    Class::of(DefectKind::Aux, Rule::PackedSelect).encoding("vop3p*"),
    Class::of(DefectKind::Aux, Rule::HalfSelect).on("op_sel*"),
    Class::of(DefectKind::Aux, Rule::ShortModifiers).encoding("vop1*"),
    Class::of(DefectKind::Aux, Rule::ShortModifiers).encoding("vop2*"),
    Class::of(DefectKind::Aux, Rule::ShortModifiers).encoding("vopc*"),
    Class::of(DefectKind::Aux, Rule::Modifiers),
    Class::of(DefectKind::NoModifier, Rule::HalfOverload).on("*byte_sel"),
    Class::of(DefectKind::NoModifier, Rule::HalfOverload).on("permlane*"),
    Class::of(DefectKind::ModifierRange, Rule::HalfOverload).on("*byte_sel"),
    Class::of(DefectKind::ModifierRange, Rule::HalfOverload).on("permlane*"),
    Class::of(DefectKind::NoModifier, Rule::ShortModifiers).encoding("vop1*"),
    Class::of(DefectKind::NoModifier, Rule::ShortModifiers).encoding("vop2*"),
    Class::of(DefectKind::NoModifier, Rule::ShortModifiers).encoding("vopc*"),
    Class::of(DefectKind::NoModifier, Rule::PackedSelect).encoding("vop3p*").on("clamp"),
    Class::of(DefectKind::NoModifier, Rule::Modifiers).encoding("vop3*"),
    Class::of(DefectKind::NoModifier, Rule::Modifiers).encoding("vinterp"),
    Class::of(DefectKind::ModifierRange, Rule::Modifiers).on("clamp"),
    Class::of(DefectKind::ModifierRange, Rule::Modifiers).on("omod"),
];
