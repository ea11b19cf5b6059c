//! Formats, and the kinds that stand for AMD's operand types.

use super::Findings;
use super::read::Definitions;
use crate::dsl::ast::{ImmPart, KindBody};
use crate::dsl_out::codes::Codes;
use crate::errata::Corrected;
use crate::spec::model::OperandType;

/// Compares every format, and every kind whose documentation names operand types of AMD's.
pub fn compare(corrected: &Corrected, definitions: &Definitions, found: &mut Findings) {
    for (name, bits) in definitions.formats.iter().filter(|(name, _)| *name != "any") {
        let formats: Vec<u32> = corrected
            .spec
            .formats
            .iter()
            .filter(|f| is_format(name, &f.name))
            .map(|f| f.bits)
            .collect();
        found.same(|| format!("format {name}"), &vec![*bits], &formats);
    }
    for (name, kind) in &definitions.kinds {
        let types = kind
            .docs
            .iter()
            .filter_map(|doc| doc.strip_prefix("AMD: "))
            .flat_map(|names| names.split(", "));
        for type_name in types {
            found.proof.kinds += 1;
            match corrected.spec.operand_types.iter().find(|t| t.name == type_name) {
                None => found.differs(format!("kind {name} stands for {type_name}, which does not exist")),
                Some(operand_type) => one(definitions, name, &kind.body, operand_type, found),
            }
        }
    }
}

/// Whether a format of the definitions is AMD's: the name without its prefixes, in lower case.
pub fn is_format(name: &str, spec: &str) -> bool {
    let upper = name.to_uppercase();
    spec == format!("FMT_{upper}") || spec == format!("FMT_NUM_{upper}")
}

/// The codes that AMD lists for a type; `v0` is 256 in operand code space.
pub fn codes(operand_type: &OperandType) -> Codes {
    let is_vgpr = |name: &str| name.len() > 1 && name.starts_with('v') && name.bytes().skip(1).all(|b| b.is_ascii_digit());
    let mut codes = Codes::default();
    for (name, value) in &operand_type.values {
        let code = if is_vgpr(name) && *value < 256 { value + 256 } else { *value };
        u32::try_from(code)
            .ok()
            .filter(|code| *code < 512)
            .into_iter()
            .for_each(|code| codes.insert(code));
    }
    codes
}

fn one(definitions: &Definitions, name: &str, body: &KindBody, operand_type: &OperandType, found: &mut Findings) {
    let what = || format!("kind {name} for {}", operand_type.name);
    match body {
        KindBody::Codes(_) => {
            found.same(what, &definitions.codes(name).unwrap_or_default(), &codes(operand_type));
        }
        KindBody::List { .. } => found.differs(format!("{} is a list", what())),
        KindBody::Imm { bits, parts } => immediate(name, bits.value, parts, operand_type, found),
    }
}

type Part = (u32, u32, Vec<u64>);

fn immediate(name: &str, bits: u32, parts: &[ImmPart], operand_type: &OperandType, found: &mut Findings) {
    let what = || format!("kind {name} for {}", operand_type.name);
    let of_part = |part: &ImmPart| -> Part {
        let mut values: Vec<u64> = part.values.iter().map(|(_, number)| u64::from(number.value)).collect();
        values.sort_unstable();
        (part.bits.low, part.bits.high - part.bits.low + 1, values)
    };
    let mut have: Vec<Part> = parts.iter().map(of_part).collect();
    let sorted = |values: &[(String, u64)]| {
        let mut values: Vec<u64> = values.iter().map(|(_, value)| *value).collect();
        values.sort_unstable();
        values
    };
    let mut want: Vec<Part> = operand_type.fields.iter().map(|f| (f.low, f.bits, sorted(&f.values))).collect();
    // A type's own values are those of the whole immediate; a single number of all bits needs no name.
    if want.is_empty() && !operand_type.values.is_empty() {
        want.push((0, bits, sorted(&operand_type.values)));
    }
    if have.is_empty() && want.iter().all(|part| *part == (0, bits, Vec::new())) {
        want.clear();
    }
    have.sort();
    want.sort();
    found.same(what, &have, &want);
    // Values keep AMD's names, perhaps without a prefix that all have.
    let theirs: Vec<String> = operand_type
        .fields
        .iter()
        .flat_map(|f| &f.values)
        .chain(&operand_type.values)
        .map(|(name, _)| name.to_lowercase())
        .collect();
    for value in parts.iter().flat_map(|part| &part.values).map(|(text, _)| &text.text) {
        if !theirs.iter().any(|name| name == value || name.ends_with(&format!("_{value}"))) {
            found.differs(format!("{}: no value of AMD's is called {value}", what()));
        }
    }
}
