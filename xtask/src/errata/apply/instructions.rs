//! Actions on instructions.

use super::Applied;
use super::implicit::implied;
use super::operands::operand;
use crate::errata::schema::{AddInstruction, Erratum};
use crate::errata::{Corrected, select};
use crate::spec::model::{Flags, Instruction, InstructionEncoding, Spec};

pub(super) fn add_instruction(corrected: &mut Corrected, entry: &Erratum) -> Applied {
    let AddInstruction {
        name,
        encoding,
        opcode,
        group,
        operands,
        implicit,
    } = entry.add_instruction.as_ref().expect("the action was chosen by it");
    let spec = &mut corrected.spec;
    if spec.instructions.iter().any(|i| i.name == *name) {
        return Err(format!("{name} exists already"));
    }
    if !spec.encodings.iter().any(|e| e.name == *encoding) {
        return Err(format!("encoding `{encoding}` does not exist"));
    }
    let taken = |i: &&Instruction| i.encodings.iter().any(|e| e.encoding == *encoding && e.opcode == *opcode);
    if let Some(other) = spec.instructions.iter().find(taken) {
        return Err(format!("opcode {opcode} of {encoding} belongs to {}", other.name));
    }
    let mut all = operands.iter().map(operand).collect::<Result<Vec<_>, _>>()?;
    for (registers, input) in [(&implicit.reads, true), (&implicit.writes, false)] {
        for register in registers {
            all.push(implied(register, input)?);
        }
    }
    spec.instructions.push(Instruction {
        name: name.clone(),
        aliases: Vec::new(),
        flags: Flags::default(),
        group: group.clone(),
        subgroups: Vec::new(),
        encodings: vec![InstructionEncoding {
            encoding: encoding.clone(),
            condition: "default".into(),
            opcode: *opcode,
            operands: all,
        }],
    });
    Ok(1)
}

pub(super) fn each(corrected: &mut Corrected, entry: &Erratum, mut change: impl FnMut(&mut Instruction) -> Result<(), String>) -> Applied {
    let chosen = select::instructions(&corrected.spec, entry)?;
    select::count(entry, chosen.len())?;
    for &i in &chosen {
        change(&mut corrected.spec.instructions[i])?;
    }
    Ok(chosen.len())
}

pub(super) fn add_alias(corrected: &mut Corrected, entry: &Erratum) -> Applied {
    let aliases = entry.add_alias.as_ref().expect("the action was chosen by it");
    if let Some(taken) = aliases
        .iter()
        .find(|a| corrected.spec.instructions.iter().any(|i| i.name == **a || i.aliases.contains(a)))
    {
        return Err(format!("`{taken}` is a name already"));
    }
    each(corrected, entry, |instruction| {
        instruction.aliases.extend(aliases.iter().cloned());
        Ok(())
    })
}

pub(super) fn remove_alias(corrected: &mut Corrected, entry: &Erratum) -> Applied {
    let aliases = entry.remove_alias.as_ref().expect("the action was chosen by it");
    each(corrected, entry, |instruction| {
        for alias in aliases {
            let at = instruction.aliases.iter().position(|a| a == alias);
            instruction
                .aliases
                .remove(at.ok_or_else(|| format!("{} has no alias `{alias}`", instruction.name))?);
        }
        Ok(())
    })
}

pub(super) fn flags(corrected: &mut Corrected, entry: &Erratum) -> Applied {
    let new = entry.flags.expect("the action was chosen by it");
    each(corrected, entry, |instruction| {
        let flags = &mut instruction.flags;
        let before = *flags;
        flags.branch = new.branch.unwrap_or(flags.branch);
        flags.conditional = new.conditional.unwrap_or(flags.conditional);
        flags.indirect = new.indirect.unwrap_or(flags.indirect);
        flags.terminator = new.terminator.unwrap_or(flags.terminator);
        flags.immediate = new.immediate.unwrap_or(flags.immediate);
        if *flags == before {
            Err(format!("{} has these flags already", instruction.name))
        } else {
            Ok(())
        }
    })
}

pub(super) fn group(corrected: &mut Corrected, entry: &Erratum) -> Applied {
    let new = entry.group.as_ref().expect("the action was chosen by it");
    each(corrected, entry, |instruction| {
        if instruction.group == new.name && instruction.subgroups == new.subgroups {
            return Err(format!("{} is in that group already", instruction.name));
        }
        instruction.group.clone_from(&new.name);
        instruction.subgroups.clone_from(&new.subgroups);
        Ok(())
    })
}

pub(super) fn names(spec: &Spec, chosen: &[usize]) -> Vec<String> {
    chosen.iter().map(|&i| spec.instructions[i].name.clone()).collect()
}

pub(super) fn mark(corrected: &mut Corrected, entry: &Erratum) -> Applied {
    let marks = entry.mark.as_ref().expect("the action was chosen by it");
    if let Some(unknown) = marks.iter().find(|mark| !corrected.kinds.facts.contains(mark)) {
        return Err(format!("unknown mark `{unknown}`"));
    }
    let chosen = select::instructions(&corrected.spec, entry)?;
    select::count(entry, chosen.len())?;
    for name in names(&corrected.spec, &chosen) {
        corrected.marks.entry(name).or_default().extend(marks.iter().cloned());
    }
    Ok(chosen.len())
}

pub(super) fn bus(corrected: &mut Corrected, entry: &Erratum) -> Applied {
    let limit = entry.bus.expect("the action was chosen by it");
    let chosen = select::instructions(&corrected.spec, entry)?;
    select::count(entry, chosen.len())?;
    for name in names(&corrected.spec, &chosen) {
        corrected.bus.insert(name, limit);
    }
    Ok(chosen.len())
}
