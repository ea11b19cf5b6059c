//! What an erratum does: one function for each action.

use super::schema::{AddInstruction, AddOperand, CopyPairs, Erratum, Facts, Implicit, Value};
use super::{Corrected, Fixed, select};
use crate::spec::model::{Flags, Instruction, InstructionEncoding, Operand, Spec};
use std::collections::BTreeMap;

type Applied = Result<usize, String>;

/// An action of an erratum: whether the entry has it, and how it is done. It answers with the number of places that it changed.
struct Action {
    name: &'static str,
    has: fn(&Erratum) -> bool,
    run: fn(&mut Corrected, &Erratum) -> Applied,
}

const ACTIONS: &[Action] = &[
    Action {
        name: "set",
        has: |e| e.set.is_some(),
        run: set,
    },
    Action {
        name: "remove_operand",
        has: |e| e.remove_operand.is_some(),
        run: remove_operand,
    },
    Action {
        name: "add_operand",
        has: |e| e.add_operand.is_some(),
        run: add_operand,
    },
    Action {
        name: "remove_pairs",
        has: |e| e.remove_pairs.is_some(),
        run: remove_pairs,
    },
    Action {
        name: "copy_pairs",
        has: |e| e.copy_pairs.is_some(),
        run: copy_pairs,
    },
    Action {
        name: "remove_literal",
        has: |e| e.remove_literal.is_some(),
        run: remove_literal,
    },
    Action {
        name: "canonical",
        has: |e| e.canonical.is_some(),
        run: canonical,
    },
    Action {
        name: "require",
        has: |e| e.require.is_some(),
        run: require,
    },
    Action {
        name: "add_instruction",
        has: |e| e.add_instruction.is_some(),
        run: add_instruction,
    },
    Action {
        name: "add_alias",
        has: |e| e.add_alias.is_some(),
        run: add_alias,
    },
    Action {
        name: "remove_alias",
        has: |e| e.remove_alias.is_some(),
        run: remove_alias,
    },
    Action {
        name: "flags",
        has: |e| e.flags.is_some(),
        run: flags,
    },
    Action {
        name: "mark",
        has: |e| e.mark.is_some(),
        run: mark,
    },
    Action {
        name: "implicit",
        has: |e| e.implicit.is_some(),
        run: implicit,
    },
    Action {
        name: "group",
        has: |e| e.group.is_some(),
        run: group,
    },
    Action {
        name: "bus",
        has: |e| e.bus.is_some(),
        run: bus,
    },
    Action {
        name: "field",
        has: |e| e.field.is_some(),
        run: field,
    },
    Action {
        name: "value",
        has: |e| e.value.is_some(),
        run: value,
    },
];

/// Applies an entry; the answer is the number of operands, pairs, instructions or values that it changed.
pub fn apply(corrected: &mut Corrected, entry: &Erratum) -> Applied {
    let mut actions = ACTIONS.iter().filter(|action| (action.has)(entry));
    let Some(action) = actions.next() else {
        return Err("it has no action".into());
    };
    if let Some(second) = actions.next() {
        return Err(format!("it has two actions, `{}` and `{}`", action.name, second.name));
    }
    match (action.run)(corrected, entry)? {
        0 => Err(format!("`{}` changes nothing", action.name)),
        changed => Ok(changed),
    }
}

fn set(corrected: &mut Corrected, entry: &Erratum) -> Applied {
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

fn remove_operand(corrected: &mut Corrected, entry: &Erratum) -> Applied {
    let chosen = select::operands(&corrected.spec, entry)?;
    select::expect(&corrected.spec, entry, &chosen)?;
    for &(i, e, o) in chosen.iter().rev() {
        corrected.spec.instructions[i].encodings[e].operands.remove(o);
    }
    Ok(chosen.len())
}

fn operand(add: &AddOperand) -> Result<Operand, String> {
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

fn add_operand(corrected: &mut Corrected, entry: &Erratum) -> Applied {
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

fn remove_pairs(corrected: &mut Corrected, entry: &Erratum) -> Applied {
    let pairs = select::pairs(&corrected.spec, entry)?;
    select::count(entry, pairs.len())?;
    for &(i, e) in pairs.iter().rev() {
        corrected.spec.instructions[i].encodings.remove(e);
    }
    Ok(pairs.len())
}

fn copy_pairs(corrected: &mut Corrected, entry: &Erratum) -> Applied {
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
fn remove_literal(corrected: &mut Corrected, entry: &Erratum) -> Applied {
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

fn canonical(corrected: &mut Corrected, entry: &Erratum) -> Applied {
    fix(corrected, entry, entry.canonical.as_ref().expect("the action was chosen by it"), false)
}

fn require(corrected: &mut Corrected, entry: &Erratum) -> Applied {
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

fn add_instruction(corrected: &mut Corrected, entry: &Erratum) -> Applied {
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

/// AMD's operand type, or one of ours, for each implicit register.
pub const IMPLICIT: &[(&str, &str)] = &[
    ("exec", "OPR_SDST_EXEC"),
    ("vcc", "OPR_VCC"),
    ("scc", "OPR_SSRC_SPECIAL_SCC"),
    ("m0", "OPR_SDST_M0"),
    ("mode", "OPR_MODE"),
    ("pc", "OPR_PC"),
    ("flat_scratch", "OPR_FLAT_SCRATCH"),
    ("mem", "OPR_GPUMEM"),
    ("lds", "OPR_DSMEM"),
];

pub fn implied(register: &str, input: bool) -> Result<Operand, String> {
    let (_, operand_type) = IMPLICIT
        .iter()
        .find(|(name, _)| *name == register)
        .ok_or(format!("unknown register `{register}`"))?;
    Ok(Operand {
        field: None,
        format: "FMT_ANY".into(),
        operand_type: (*operand_type).into(),
        size: 0,
        input,
        output: !input,
        implicit: true,
        encoded: true,
    })
}

fn implicit(corrected: &mut Corrected, entry: &Erratum) -> Applied {
    let Implicit {
        reads,
        writes,
        no_longer_reads,
        no_longer_writes,
    } = entry.implicit.as_ref().expect("the action was chosen by it");
    let chosen = select::instructions(&corrected.spec, entry)?;
    select::count(entry, chosen.len())?;
    for &i in &chosen {
        let Instruction { name, encodings, .. } = &mut corrected.spec.instructions[i];
        for operands in encodings.iter_mut().map(|pair| &mut pair.operands) {
            for (registers, input, add) in [
                (reads, true, true),
                (writes, false, true),
                (no_longer_reads, true, false),
                (no_longer_writes, false, false),
            ] {
                for register in registers {
                    let new = implied(register, input)?;
                    let have = operands
                        .iter()
                        .position(|o| o.implicit && o.operand_type == new.operand_type && o.input == input);
                    match (have, add) {
                        (None, true) => operands.push(new),
                        (Some(at), false) => drop(operands.remove(at)),
                        (Some(_), true) => return Err(format!("{name} has implicit `{register}` already")),
                        (None, false) => return Err(format!("{name} has no implicit `{register}`")),
                    }
                }
            }
        }
    }
    Ok(chosen.len())
}

fn each(corrected: &mut Corrected, entry: &Erratum, mut change: impl FnMut(&mut Instruction) -> Result<(), String>) -> Applied {
    let chosen = select::instructions(&corrected.spec, entry)?;
    select::count(entry, chosen.len())?;
    for &i in &chosen {
        change(&mut corrected.spec.instructions[i])?;
    }
    Ok(chosen.len())
}

fn add_alias(corrected: &mut Corrected, entry: &Erratum) -> Applied {
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

fn remove_alias(corrected: &mut Corrected, entry: &Erratum) -> Applied {
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

fn flags(corrected: &mut Corrected, entry: &Erratum) -> Applied {
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

fn group(corrected: &mut Corrected, entry: &Erratum) -> Applied {
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

fn names(spec: &Spec, chosen: &[usize]) -> Vec<String> {
    chosen.iter().map(|&i| spec.instructions[i].name.clone()).collect()
}

/// The marks that exist, as facts of the definitions.
const MARKS: &[&str] = &["unverified", "wave32", "wave64"];

fn mark(corrected: &mut Corrected, entry: &Erratum) -> Applied {
    let marks = entry.mark.as_ref().expect("the action was chosen by it");
    if let Some(unknown) = marks.iter().find(|m| !MARKS.contains(&m.as_str())) {
        return Err(format!("unknown mark `{unknown}`"));
    }
    let chosen = select::instructions(&corrected.spec, entry)?;
    select::count(entry, chosen.len())?;
    for name in names(&corrected.spec, &chosen) {
        corrected.marks.entry(name).or_default().extend(marks.iter().cloned());
    }
    Ok(chosen.len())
}

fn bus(corrected: &mut Corrected, entry: &Erratum) -> Applied {
    let limit = entry.bus.expect("the action was chosen by it");
    let chosen = select::instructions(&corrected.spec, entry)?;
    select::count(entry, chosen.len())?;
    for name in names(&corrected.spec, &chosen) {
        corrected.bus.insert(name, limit);
    }
    Ok(chosen.len())
}

fn field(corrected: &mut Corrected, entry: &Erratum) -> Applied {
    let new = entry.field.as_ref().expect("the action was chosen by it");
    let globs = entry.encodings.as_deref().ok_or("the action needs `encodings`")?;
    let mut changed = 0;
    for glob in globs {
        let chosen: Vec<_> = corrected
            .spec
            .encodings
            .iter()
            .filter(|e| select::matches(glob, &e.name))
            .cloned()
            .collect();
        if chosen.is_empty() {
            return Err(format!("encoding `{glob}` matches nothing"));
        }
        for encoding in chosen {
            let facts = corrected.encodings.entry(encoding.name.clone()).or_default();
            let has = |name: &str| encoding.fields.iter().any(|f| f.name == name);
            if let (Some(name), Some(value)) = (&new.name, new.fixed) {
                if !has(name) {
                    return Err(format!("{} has no field `{name}`", encoding.name));
                }
                facts.fixed.insert(name.clone(), value);
            }
            for &bit in new.zero.iter().flatten() {
                if encoding
                    .fields
                    .iter()
                    .flat_map(|f| &f.ranges)
                    .any(|r| (r.low..r.low + r.bits).contains(&bit))
                {
                    return Err(format!("bit {bit} of {} belongs to a field", encoding.name));
                }
                facts.zero.push(bit);
            }
            if let Some(when) = &new.when {
                if let Some((unknown, ..)) = when.iter().find(|(name, ..)| !has(name)) {
                    return Err(format!("{} has no field `{unknown}`", encoding.name));
                }
                facts.when = Some(when.clone());
            }
            changed += 1;
        }
    }
    select::count(entry, changed)?;
    Ok(changed)
}

fn value(corrected: &mut Corrected, entry: &Erratum) -> Applied {
    let Value {
        operand_type,
        part,
        place,
        add,
        remove,
        remove_parts,
    } = entry.value.as_ref().expect("the action was chosen by it");
    let types = &mut corrected.spec.operand_types;
    let found = types
        .iter_mut()
        .find(|t| t.name == *operand_type)
        .ok_or(format!("operand type `{operand_type}` does not exist"))?;
    let values = match part {
        None => &mut found.values,
        Some(part) => {
            let field = found
                .fields
                .iter_mut()
                .find(|f| f.name == *part)
                .ok_or(format!("`{operand_type}` has no part `{part}`"))?;
            if let Some((low, bits)) = *place {
                (field.low, field.bits) = (low, bits);
            }
            &mut field.values
        }
    };
    for (name, value) in add {
        if values.iter().any(|(n, v)| n == name || v == value) {
            return Err(format!("`{name}` or its value exists already"));
        }
        values.push((name.clone(), *value));
    }
    values.sort_by_key(|(_, value)| *value);
    for name in remove {
        let at = values.iter().position(|(n, _)| n == name);
        values.remove(at.ok_or_else(|| format!("`{operand_type}` has no value `{name}`"))?);
    }
    for name in remove_parts {
        let at = found.fields.iter().position(|f| f.name == *name);
        found.fields.remove(at.ok_or_else(|| format!("`{operand_type}` has no part `{name}`"))?);
    }
    Ok(add.len() + remove.len() + remove_parts.len() + usize::from(place.is_some()))
}
