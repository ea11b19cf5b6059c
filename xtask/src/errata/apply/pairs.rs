//! Actions on pairs of instruction and encoding.

use super::Applied;
use crate::errata::schema::{CopyPairs, Erratum};
use crate::errata::{Corrected, Fixed, select};
use crate::spec::model::{Instruction, InstructionEncoding};
use std::collections::BTreeMap;

pub(super) fn remove_pairs(corrected: &mut Corrected, entry: &Erratum) -> Applied {
    let pairs = select::pairs(&corrected.spec, entry)?;
    select::count(entry, pairs.len())?;
    for &(i, e) in pairs.iter().rev() {
        corrected.spec.instructions[i].encodings.remove(e);
    }
    Ok(pairs.len())
}

pub(super) fn copy_pairs(corrected: &mut Corrected, entry: &Erratum) -> Applied {
    let CopyPairs { to, operands } = entry.copy_pairs.as_ref().expect("the action was chosen by it");
    if !corrected.spec.encodings.iter().any(|e| e.name == *to) {
        return Err(format!("encoding `{to}` does not exist"));
    }
    let pairs = select::pairs(&corrected.spec, entry)?;
    select::count(entry, pairs.len())?;
    for &(i, e) in &pairs {
        let instruction = &mut corrected.spec.instructions[i];
        if instruction.encodings.iter().any(|pair| pair.encoding == *to) {
            return Err(format!("{} is in `{to}` already", instruction.name));
        }
        let mut copy = InstructionEncoding {
            encoding: to.clone(),
            condition: "default".into(),
            ..instruction.encodings[e].clone()
        };
        for (field, [new_field, new_type]) in operands {
            let operand = copy
                .operands
                .iter_mut()
                .find(|o| o.field.as_ref() == Some(field))
                .ok_or(format!("no operand `{field}`"))?;
            operand.field = Some(new_field.clone());
            operand.operand_type.clone_from(new_type);
        }
        instruction.encodings.push(copy);
    }
    Ok(pairs.len())
}

/// Removes the forms in which the named operand is the literal.
pub(super) fn remove_literal(corrected: &mut Corrected, entry: &Erratum) -> Applied {
    let field = entry.remove_literal.as_deref().expect("the action was chosen by it");
    let pairs = select::pairs(&corrected.spec, entry)?;
    let mut removed = 0;
    for &(i, e) in pairs.iter().rev() {
        let Instruction { name, encodings, .. } = &mut corrected.spec.instructions[i];
        // The pair without a literal says at which place the operand stands.
        let base = encodings
            .iter()
            .find(|pair| pair.encoding.starts_with("ENC_"))
            .ok_or_else(|| format!("{name} has no form without a literal"))?;
        let place = base
            .operands
            .iter()
            .position(|o| o.field.as_deref() == Some(field))
            .ok_or_else(|| format!("{name} has no operand `{field}`"))?;
        if encodings[e].encoding != base.encoding && encodings[e].operands[place].field.as_deref() != Some(field) {
            encodings.remove(e);
            removed += 1;
        }
    }
    select::count(entry, removed)?;
    Ok(removed)
}

pub(super) fn canonical(corrected: &mut Corrected, entry: &Erratum) -> Applied {
    fix(corrected, entry, entry.canonical.as_ref().expect("the action was chosen by it"), false)
}

pub(super) fn require(corrected: &mut Corrected, entry: &Erratum) -> Applied {
    fix(corrected, entry, entry.require.as_ref().expect("the action was chosen by it"), true)
}

fn fix(corrected: &mut Corrected, entry: &Erratum, values: &BTreeMap<String, u64>, required: bool) -> Applied {
    let pairs = select::pairs(&corrected.spec, entry)?;
    select::count(entry, pairs.len())?;
    for &(i, e) in &pairs {
        let Instruction { name, encodings, .. } = &corrected.spec.instructions[i];
        let layout = corrected.spec.encodings.iter().find(|x| x.name == encodings[e].encoding);
        for (field, &value) in values {
            // A view of the layout file is a field too.
            let view = corrected
                .layout
                .encoding(&encodings[e].encoding)
                .is_ok_and(|x| x.views.contains_key(field));
            if !view && !layout.is_some_and(|x| x.fields.iter().any(|f| f.name == *field)) {
                return Err(format!("{} has no field `{field}`", encodings[e].encoding));
            }
            if encodings[e].operands.iter().any(|o| o.field.as_ref() == Some(field)) {
                return Err(format!("`{field}` is an operand of {name}"));
            }
            let fixed = corrected.fixed.entry((name.clone(), encodings[e].encoding.clone())).or_default();
            fixed.insert(field.clone(), Fixed { value, required });
        }
    }
    Ok(pairs.len())
}
