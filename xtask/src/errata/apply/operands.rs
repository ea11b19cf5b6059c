//! Actions on operands.

use super::Applied;
use crate::errata::schema::{AddOperand, Erratum, Facts};
use crate::errata::{Corrected, select};
use crate::spec::model::{Instruction, Operand};

pub(super) fn set(corrected: &mut Corrected, entry: &Erratum) -> Applied {
    let facts = entry.set.as_ref().expect("the action was chosen by it");
    if facts.count.is_some() {
        return Err("`count` cannot be set".into());
    }
    let chosen = select::operands(&corrected.spec, entry)?;
    select::expect(&corrected.spec, entry, &chosen)?;
    let mut changed = 0;
    for (i, e, o) in chosen {
        let operand = &mut corrected.spec.instructions[i].encodings[e].operands[o];
        let before = operand.clone();
        assign(operand, facts)?;
        changed += usize::from(*operand != before);
    }
    Ok(changed)
}

fn assign(operand: &mut Operand, facts: &Facts) -> Result<(), String> {
    if let Some(value) = &facts.operand_type {
        operand.operand_type.clone_from(value);
    }
    if let Some(value) = &facts.format {
        operand.format.clone_from(value);
    }
    if let Some(value) = facts.size {
        operand.size = value;
    }
    if let Some(value) = &facts.field {
        operand.field = Some(value.clone()).filter(|field| !field.is_empty());
    }
    if let Some(value) = &facts.role {
        (operand.input, operand.output) = role(value)?;
    }
    if let Some(value) = facts.implicit {
        operand.implicit = value;
    }
    if let Some(value) = facts.encoded {
        operand.encoded = value;
    }
    Ok(())
}

/// (input, output) of a role.
pub fn role(text: &str) -> Result<(bool, bool), String> {
    match text {
        "r" => Ok((true, false)),
        "w" => Ok((false, true)),
        "rw" => Ok((true, true)),
        _ => Err(format!("unknown role `{text}`")),
    }
}

pub(super) fn remove_operand(corrected: &mut Corrected, entry: &Erratum) -> Applied {
    let chosen = select::operands(&corrected.spec, entry)?;
    select::expect(&corrected.spec, entry, &chosen)?;
    for &(i, e, o) in chosen.iter().rev() {
        corrected.spec.instructions[i].encodings[e].operands.remove(o);
    }
    Ok(chosen.len())
}

pub(super) fn operand(add: &AddOperand) -> Result<Operand, String> {
    let (input, output) = role(&add.role)?;
    Ok(Operand {
        field: add.field.clone(),
        format: add.format.clone(),
        operand_type: add.operand_type.clone(),
        size: add.size,
        input,
        output,
        implicit: false,
        encoded: true,
    })
}

pub(super) fn add_operand(corrected: &mut Corrected, entry: &Erratum) -> Applied {
    let add = entry.add_operand.as_ref().expect("the action was chosen by it");
    let pairs = select::pairs(&corrected.spec, entry)?;
    select::count(entry, pairs.len())?;
    for &(i, e) in &pairs {
        let Instruction { name, encodings, .. } = &mut corrected.spec.instructions[i];
        let operands = &mut encodings[e].operands;
        if operands.iter().any(|o| o.field.is_some() && o.field == add.field) {
            return Err(format!("{name} in {} has such an operand already", encodings[e].encoding));
        }
        if add.order == 0 || add.order > operands.len() + 1 {
            return Err(format!("{name} in {} has no place {} for an operand", encodings[e].encoding, add.order));
        }
        operands.insert(add.order - 1, operand(add)?);
    }
    Ok(pairs.len())
}
