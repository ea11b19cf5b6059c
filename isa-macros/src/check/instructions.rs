//! Checks of heads, facts and rows.

use std::collections::HashMap;

use super::repeated;
use crate::dsl::Errors;
use crate::dsl::ast::{Fact, Instruction, Name, Role, RowItem};
use crate::model::{FieldRole, Model, Opcode, PROPERTIES};

pub(super) fn check(model: &Model<'_>, errors: &mut Errors) {
    let mut mnemonics: HashMap<&str, ()> = HashMap::new();
    for opcode in &model.opcodes {
        mnemonics.insert(&opcode.def.name.text, ());
    }
    for opcode in &model.opcodes {
        for fact in &opcode.def.facts {
            let Fact::Alias(alias) = fact else { continue };
            if mnemonics.insert(&alias.text, ()).is_some() {
                errors.add(alias.span, format!("`{alias}` is an instruction or an alias already"));
            }
        }
        operands(opcode, model, errors);
        properties(opcode, model, errors);
        facts(opcode.def, model, errors);
        rows(opcode, model, errors);
    }
}

fn operands(opcode: &Opcode<'_>, model: &Model<'_>, errors: &mut Errors) {
    let names = || opcode.operands.iter().map(|operand| &operand.def.name);
    repeated(names(), "operand", errors);
    for operand in &opcode.operands {
        let def = operand.def;
        repeated(&def.aux, "property", errors);
        // An unknown kind has been reported.
        if let Some(kind) = model.find_kind(&def.kind.text).and_then(|kind| model.kinds.get(kind)) {
            if (kind.imm != 0) != (def.role == Role::Imm) {
                let should = if kind.imm != 0 {
                    "its role is `imm`"
                } else {
                    "its role is `r`, `w` or `rw`"
                };
                errors.add(
                    def.kind.span,
                    format!("`{}` is {}immediate: {should}", def.kind, if kind.imm != 0 { "an " } else { "no " }),
                );
            }
            if let Some(other) = kind.def.and_then(|kind| kind.other.as_ref())
                && !names().any(|name| name.text == other.text)
            {
                errors.add(
                    def.kind.span,
                    format!("`{}` depends on operand `{other}`, which `{}` has not", def.kind, opcode.def.name),
                );
            }
        }
        if let Some(tied) = &def.tied
            && (tied.text == def.name.text || !names().any(|name| name.text == tied.text))
        {
            errors.add(tied.span, format!("`{}` has no other operand `{tied}`", opcode.def.name));
        }
    }
}

/// Every property of an operand has a bit in some row.
fn properties(opcode: &Opcode<'_>, model: &Model<'_>, errors: &mut Errors) {
    let rows = model.rows.get(opcode.first_row..opcode.first_row + opcode.rows).unwrap_or(&[]);
    // A row that is missing here has been reported, and may be the one.
    if rows.len() != opcode.def.rows.len() {
        return;
    }
    for operand in &opcode.operands {
        for name in &operand.def.aux {
            let Some(index) = PROPERTIES.iter().position(|known| *known == name.text) else {
                continue;
            };
            let carried = rows.iter().filter_map(|row| model.shapes.get(usize::from(row.shape))).any(|shape| {
                let slot = shape.slots.iter().find(|slot| slot.name == operand.def.name.text);
                slot.and_then(|slot| slot.aux.get(index)).is_some_and(|bit| *bit != 255)
            });
            if !carried && operand.kind != usize::MAX && !rows.is_empty() {
                errors.add(
                    name.span,
                    format!("no row of `{}` has a bit `{name}` for `{}`", opcode.def.name, operand.def.name),
                );
            }
        }
    }
}

fn facts(def: &Instruction, model: &Model<'_>, errors: &mut Errors) {
    let mut seen: Vec<String> = Vec::new();
    for fact in &def.facts {
        let (key, span) = match fact {
            Fact::Group(name) => ("group".to_string(), name.span),
            Fact::Bus(limit) => {
                if limit.value > 254 {
                    errors.add(limit.span, format!("{limit} is too large for a number of scalar values"));
                }
                ("bus".to_string(), limit.span)
            }
            Fact::Implicit(_, name) => (format!("implicit {name}"), name.span),
            Fact::Sub(name) => (fact.to_string(), name.span),
            Fact::Alias(_) => continue,
            Fact::Flag(name) => {
                if !model.facts.contains(&name.text.as_str()) {
                    let known = if model.facts.is_empty() {
                        "the definition declares none".to_string()
                    } else {
                        format!("those declared are {}", model.facts.join(", "))
                    };
                    errors.add(name.span, format!("`{name}` is no fact; {known}"));
                }
                (name.text.clone(), name.span)
            }
            Fact::Mods(names) => {
                listed_modifiers(def, names, model, errors);
                continue;
            }
        };
        if seen.contains(&key) {
            errors.add(span, format!("`{}` is said twice", key.strip_prefix("implicit ").unwrap_or(&key)));
        }
        seen.push(key);
    }
}

fn listed_modifiers(def: &Instruction, names: &[Name], model: &Model<'_>, errors: &mut Errors) {
    repeated(names, "modifier", errors);
    for name in names {
        let Some(index) = model.modifier(name, errors) else { continue };
        let encodings = || {
            def.rows
                .iter()
                .filter_map(|row| model.encodings.iter().find(|encoding| encoding.name.text == row.encoding.text))
        };
        let found = encodings().flat_map(|encoding| &encoding.fields).any(|field| match field.role {
            FieldRole::Modifier { index: own, optional, .. } => own == index && optional,
            _ => false,
        });
        if !found {
            errors.add(name.span, format!("no row of `{}` has an optional modifier `{name}`", def.name));
        }
    }
}

fn rows(opcode: &Opcode<'_>, model: &Model<'_>, errors: &mut Errors) {
    let def = opcode.def;
    if def.rows.is_empty() {
        errors.add(def.name.span, format!("`{}` has no row", def.name));
    }
    repeated(def.rows.iter().map(|row| &row.encoding), "encoding", errors);
    let mut half = None;
    for row in &def.rows {
        let mut names: Vec<&Name> = Vec::new();
        let mut always = 0;
        for item in &row.items {
            match item {
                RowItem::Kind { operand, .. } => names.push(operand),
                RowItem::Set { name, .. } => names.push(name),
                RowItem::Always(span) => {
                    always += 1;
                    if always > 1 {
                        errors.add(*span, "`always` is said twice".to_string());
                    }
                }
                RowItem::Lit(list) | RowItem::No(list) | RowItem::Mods(list) | RowItem::Absent(list) => repeated(list, "name", errors),
            }
        }
        repeated(names, "name", errors);
        let Some(encoding) = model.encodings.iter().find(|encoding| encoding.name.text == row.encoding.text) else {
            continue;
        };
        if *half.get_or_insert(encoding.half.is_some()) != encoding.half.is_some() {
            errors.add(
                row.encoding.span,
                format!("`{}` has both rows that are halves and rows that are not", def.name),
            );
        }
        let whole = model
            .encodings
            .iter()
            .any(|other| other.half.is_some() && encoding.half.is_none() && other.root == encoding.root);
        if whole {
            errors.add(
                row.encoding.span,
                format!("`{}` is made of halves, an instruction names one of them", row.encoding),
            );
        }
    }
}
