//! Which rule a defect breaks: what the engine's tables found, looked up in the rows that each group of rules has.

use super::rule::Rule;
use super::{control, dpp, halves, image, literals, matrix, memory, pairs, registers, sources};
use crate::engine::{Defect, DefectKind, Isa, Raw};
use crate::rdna4::generated::Form;
use crate::table::matches;

/// One row: what was wrong and where, and the rule that says so. Patterns are names in the definitions with `*` for anything.
#[derive(Clone, Copy)]
pub(super) struct Class {
    cause: DefectKind,
    encoding: &'static str,
    kind: &'static str,
    on: &'static str,
    codes: (i64, i64),
    rule: Rule,
}

impl Class {
    /// A defect anywhere.
    pub(super) const fn of(cause: DefectKind, rule: Rule) -> Class {
        Class {
            cause,
            encoding: "*",
            kind: "*",
            on: "*",
            codes: (i64::MIN, i64::MAX),
            rule,
        }
    }

    /// Only in these encodings.
    pub(super) const fn encoding(self, encoding: &'static str) -> Class {
        Class { encoding, ..self }
    }

    /// Only for operands of these kinds. Of a missing form: of an opcode with an operand of such a kind.
    pub(super) const fn kind(self, kind: &'static str) -> Class {
        Class { kind, ..self }
    }

    /// Only on these operands, modifiers, properties of operands, or forms.
    pub(super) const fn on(self, on: &'static str) -> Class {
        Class { on, ..self }
    }

    /// Only for these values: the operand's code.
    pub(super) const fn codes(self, first: i64, last: i64) -> Class {
        Class {
            codes: (first, last),
            ..self
        }
    }
}

/// The groups' rows, the first that fits wins: special rows before those that say less.
const GROUPS: [&[Class]; 10] = [
    dpp::CLASSES,
    pairs::CLASSES,
    matrix::CLASSES,
    literals::CLASSES,
    halves::CLASSES,
    image::CLASSES,
    memory::CLASSES,
    control::CLASSES,
    sources::CLASSES,
    registers::CLASSES,
];

/// Names of the auxiliary properties, in the order of their bits.
pub(crate) const PROPERTIES: [&str; 8] = ["neg", "abs", "op_sel", "op_sel_hi", "set", "set", "set", "set"];

/// The rule that a defect breaks.
pub(crate) const fn rule(isa: &Isa, raw: &Raw, defect: Defect) -> Rule {
    if matches!(defect.kind, DefectKind::Bus) {
        return sources::bus_rule(isa, raw);
    }
    let encoding = isa.tables.encodings[raw.row(isa).encoding as usize].name;
    let kind = kind(isa, raw, defect);
    let on = subject(isa, raw, defect);
    let mut i = 0;
    while i < GROUPS.len() {
        let mut j = 0;
        while j < GROUPS[i].len() {
            let class = &GROUPS[i][j];
            if class.cause as u8 == defect.kind as u8
                && defect.value >= class.codes.0
                && defect.value <= class.codes.1
                && matches(class.encoding, encoding)
                && matches(class.kind, kind)
                && matches(class.on, on)
            {
                return class.rule;
            }
            j += 1;
        }
        i += 1;
    }
    Rule::Signature
}

/// The name of what a defect is about: operand, modifier, property, or the form asked for.
const fn subject(isa: &Isa, raw: &Raw, defect: Defect) -> &'static str {
    let slots = raw.shape(isa).slots;
    match defect.kind {
        DefectKind::NoModifier | DefectKind::ModifierRange | DefectKind::ModifierReserved => isa.tables.modifiers[defect.slot as usize],
        DefectKind::Aux => PROPERTIES[defect.value as usize & 7],
        DefectKind::NoForm => form(defect.value),
        // The port, which is the third whatever the operand's name is.
        DefectKind::PairBank if defect.slot == 3 => "third",
        _ if (defect.slot as usize) < slots.len() => slots[defect.slot as usize].name,
        _ => "",
    }
}

/// The name of the first form in a set of forms.
const fn form(forms: i64) -> &'static str {
    match forms.trailing_zeros() {
        n if n == Form::E32 as u32 => "e32",
        n if n == Form::E64 as u32 => "e64",
        n if n == Form::Dpp8 as u32 || n == Form::E64Dpp8 as u32 => "dpp8",
        n if n == Form::Dpp16 as u32 || n == Form::E64Dpp16 as u32 => "dpp16",
        n if n == Form::Vopd as u32 => "vopd",
        _ => "",
    }
}

const fn kind(isa: &Isa, raw: &Raw, defect: Defect) -> &'static str {
    let slots = raw.shape(isa).slots;
    if matches!(defect.kind, DefectKind::NoForm) {
        let mut i = 0;
        while i < slots.len() {
            if isa.tables.kinds[slots[i].kind as usize].literal {
                return "literal";
            }
            i += 1;
        }
        return "";
    }
    let about_operand = !matches!(
        defect.kind,
        DefectKind::NoModifier | DefectKind::ModifierRange | DefectKind::ModifierReserved
    );
    if about_operand && (defect.slot as usize) < slots.len() {
        return isa.tables.kinds[slots[defect.slot as usize].kind as usize].name;
    }
    ""
}
