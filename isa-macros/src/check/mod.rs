//! Checks that need no result: everything that can be wrong in a definition although every name in it is known.
//!
//! Mistakes that resolving meets (unknown names, overlaps, widths, ambiguous decoding) are reported by [`crate::model`].

mod encodings;
mod instructions;
mod kinds;

use std::collections::HashMap;

use crate::dsl::Errors;
use crate::dsl::ast::{Item, Name, Part};
use crate::model::Model;

/// Resolves the parts and runs all checks.
pub(crate) fn check(parts: &[Part], errors: &mut Errors) {
    part_heads(parts, errors);
    let model = Model::new(parts, errors);
    for item in parts.iter().flat_map(|part| &part.items) {
        match item {
            Item::Kinds(item) => kinds::check(item, errors),
            Item::Encoding(item) => encodings::check(item, &model, errors),
            Item::Codes(_) | Item::Formats(_) | Item::Facts(_) | Item::Half(_) | Item::Instruction(_) => {}
        }
    }
    if let (false, Some(opcode)) = (model.formats.iter().any(|(name, _)| *name == "any"), model.opcodes.first()) {
        errors.add(
            opcode.def.name.span,
            "the definition has no format `any`, which operands without a format have".to_string(),
        );
    }
    instructions::check(&model, errors);
    limits(&model, errors);
}

fn part_heads(parts: &[Part], errors: &mut Errors) {
    let mut names = Vec::new();
    for part in parts {
        if let Some(first) = parts.first()
            && first.arch.text != part.arch.text
        {
            errors.add(part.arch.span, format!("the other parts define `{}`", first.arch));
        }
        names.push(&part.name);
    }
    repeated(names, "part", errors);
}

/// What the tables' integers can hold.
fn limits(model: &Model<'_>, errors: &mut Errors) {
    let limits = [
        ("kinds and their intersections", model.kinds.len(), 255),
        ("formats", model.formats.len(), 255),
        ("modifiers", model.modifiers.len(), 128),
        ("different groups, subgroups and flags", model.marks().len(), 128),
        ("forms", model.forms.len(), 255),
        ("groups of encodings", model.groups.len(), 255),
        ("opcodes", model.opcodes.len(), 65_535),
        ("rows", model.rows.len(), 65_535),
    ];
    for (what, count, limit) in limits {
        if count > limit
            && let Some(encoding) = model.encodings.first()
        {
            errors.add(encoding.name.span, format!("there are {count} {what}, the tables hold {limit}"));
        }
    }
}

/// Reports names that stand in a list twice.
fn repeated<'a>(names: impl IntoIterator<Item = &'a Name>, what: &str, errors: &mut Errors) {
    let mut seen: HashMap<&str, ()> = HashMap::new();
    for name in names {
        if seen.insert(&name.text, ()).is_some() {
            errors.add(name.span, format!("{what} `{name}` is listed twice"));
        }
    }
}
