//! Literals: how many (R3, R12), where (R7, R12), which values (R8, R9), and the forms that they leave (R10, R11, R13). All of it is checked when operands
//! are placed; here defects get their names.

use super::class::Class;
use super::rule::Rule;
use crate::engine::DefectKind;

pub(super) const CLASSES: &[Class] = &[
    Class::of(DefectKind::LiteralValue, Rule::LiteralValue),
    // The constant of fmaak and fmamk, and source 0 beside it.
    Class::of(DefectKind::SecondLiteral, Rule::LiteralForm)
        .encoding("vop2_lit")
        .kind("literal"),
    Class::of(DefectKind::SecondLiteral, Rule::OneLiteral).encoding("v*"),
    Class::of(DefectKind::SecondLiteral, Rule::ScalarLiteral).encoding("s*"),
    Class::of(DefectKind::NotAllowed, Rule::LiteralDword).kind("literal"),
    Class::of(DefectKind::ImmRange, Rule::LiteralValue).kind("literal"),
    Class::of(DefectKind::Literal, Rule::ScalarLiteral).encoding("s*"),
    Class::of(DefectKind::Literal, Rule::NoLiteral),
    Class::of(DefectKind::NoForm, Rule::LiteralForm).kind("literal"),
    Class::of(DefectKind::NoForm, Rule::DppForms).on("dpp*"),
    Class::of(DefectKind::NoForm, Rule::ShortOnly).encoding("vop*").on("e64"),
    Class::of(DefectKind::NoForm, Rule::CompareForms).encoding("vop*").on("e32"),
    Class::of(DefectKind::Count, Rule::CompareForms).encoding("vopc*"),
];
