//! Which instructions, pairs and operands an erratum is about.

use super::schema::{Erratum, Facts};
use crate::spec::model::{Instruction, InstructionEncoding, Operand, Spec};

/// A pair of instruction and encoding, by index.
pub type Pair = (usize, usize);

/// Whether `name` matches `glob`, where `*` stands for any run of characters.
pub fn matches(glob: &str, name: &str) -> bool {
    match glob.split_once('*') {
        None => glob == name,
        Some((head, tail)) => name.strip_prefix(head).is_some_and(|rest| {
            (0..=rest.len())
                .filter(|&at| rest.is_char_boundary(at))
                .any(|at| matches(tail, &rest[at..]))
        }),
    }
}

/// Checks that every glob of a list matches one of the names, and says which does not.
fn all_match<'a>(what: &str, globs: &[String], names: impl Iterator<Item = &'a str> + Clone) -> Result<(), String> {
    match globs.iter().find(|glob| !names.clone().any(|name| matches(glob, name))) {
        Some(glob) => Err(format!("{what} `{glob}` matches nothing")),
        None => Ok(()),
    }
}

/// The instructions that the entry names.
pub fn instructions(spec: &Spec, entry: &Erratum) -> Result<Vec<usize>, String> {
    let globs = entry.instructions.as_deref().ok_or("the action needs `instructions`")?;
    let except = entry.except.as_deref().unwrap_or_default();
    let names = spec.instructions.iter().map(|i| i.name.as_str());
    all_match("instruction", globs, names.clone())?;
    all_match("exception", except, names.filter(|name| globs.iter().any(|glob| matches(glob, name))))?;
    let wanted = |name: &str| globs.iter().any(|g| matches(g, name)) && !except.iter().any(|g| matches(g, name));
    Ok((0..spec.instructions.len()).filter(|&i| wanted(&spec.instructions[i].name)).collect())
}

/// The pairs that the entry names: all pairs of its instructions, in its encodings, under its conditions.
pub fn pairs(spec: &Spec, entry: &Erratum) -> Result<Vec<Pair>, String> {
    let all: Vec<Pair> = instructions(spec, entry)?
        .into_iter()
        .flat_map(|i| (0..spec.instructions[i].encodings.len()).map(move |e| (i, e)))
        .collect();
    let at = |&(i, e): &Pair| -> &InstructionEncoding { &spec.instructions[i].encodings[e] };
    if let Some(globs) = &entry.encodings {
        all_match("encoding", globs, all.iter().map(|pair| at(pair).encoding.as_str()))?;
    }
    if let Some(globs) = &entry.conditions {
        all_match("condition", globs, all.iter().map(|pair| at(pair).condition.as_str()))?;
    }
    let any = |globs: &Option<Vec<String>>, name: &str| globs.as_ref().is_none_or(|globs| globs.iter().any(|g| matches(g, name)));
    let chosen: Vec<Pair> = all
        .into_iter()
        .filter(|pair| any(&entry.encodings, &at(pair).encoding) && any(&entry.conditions, &at(pair).condition))
        .collect();
    if chosen.is_empty() {
        Err("no pair of instruction and encoding matches".into())
    } else {
        Ok(chosen)
    }
}

/// The operands that the entry names, as (instruction, pair, operand). An instruction that is named in full must have one.
pub fn operands(spec: &Spec, entry: &Erratum) -> Result<Vec<(usize, usize, usize)>, String> {
    if entry.operand.is_none() && entry.filter.is_none() {
        return Err("the action needs `operand` or `where`".into());
    }
    let mut chosen = Vec::new();
    for (i, e) in pairs(spec, entry)? {
        for (o, operand) in spec.instructions[i].encodings[e].operands.iter().enumerate() {
            if named(entry.operand.as_deref(), operand, o) && entry.filter.as_ref().is_none_or(|facts| differs(operand, facts).is_none()) {
                chosen.push((i, e, o));
            }
        }
    }
    if chosen.is_empty() {
        return Err("no operand matches".into());
    }
    for glob in entry.instructions.iter().flatten().filter(|glob| !glob.contains('*')) {
        if !chosen.iter().any(|&(i, ..)| spec.instructions[i].name == *glob) {
            return Err(format!("no operand of `{glob}` matches"));
        }
    }
    Ok(chosen)
}

fn named(name: Option<&str>, operand: &Operand, index: usize) -> bool {
    match name {
        None => true,
        Some(name) => match name.strip_prefix('#') {
            Some(order) => order.parse() == Ok(index + 1),
            None => operand.field.as_deref() == Some(name),
        },
    }
}

/// The role's letter or letters.
pub fn role(operand: &Operand) -> &'static str {
    match (operand.input, operand.output) {
        (true, true) => "rw",
        (false, true) => "w",
        (true, false) => "r",
        (false, false) => "none",
    }
}

/// What about the operand differs from the facts, as a sentence.
pub fn differs(operand: &Operand, facts: &Facts) -> Option<String> {
    fn text(what: &str, want: &Option<String>, have: &str) -> Option<String> {
        want.as_deref()
            .filter(|want| *want != have)
            .map(|want| format!("{what} is `{have}`, not `{want}`"))
    }
    fn number<T: PartialEq + std::fmt::Display + Copy>(what: &str, want: Option<T>, have: T) -> Option<String> {
        want.filter(|want| *want != have).map(|want| format!("{what} is {have}, not {want}"))
    }
    text("type", &facts.operand_type, &operand.operand_type)
        .or_else(|| text("format", &facts.format, &operand.format))
        .or_else(|| number("size", facts.size, operand.size))
        .or_else(|| text("role", &facts.role, role(operand)))
        .or_else(|| text("field", &facts.field, operand.field.as_deref().unwrap_or("")))
        .or_else(|| number("implicit", facts.implicit, operand.implicit))
        .or_else(|| number("encoded", facts.encoded, operand.encoded))
}

/// Checks an expectation against operands and their number.
pub fn expect(spec: &Spec, entry: &Erratum, chosen: &[(usize, usize, usize)]) -> Result<(), String> {
    let Some(facts) = &entry.expect else { return Ok(()) };
    count(entry, chosen.len())?;
    for &(i, e, o) in chosen {
        let Instruction { name, encodings, .. } = &spec.instructions[i];
        if let Some(difference) = differs(&encodings[e].operands[o], facts) {
            return Err(format!(
                "expectation is false for operand {} of {name} in {}: {difference}",
                o + 1,
                encodings[e].encoding
            ));
        }
    }
    Ok(())
}

/// Checks the expected number of places alone.
pub fn count(entry: &Erratum, have: usize) -> Result<(), String> {
    match entry.expect.as_ref().and_then(|facts| facts.count) {
        Some(want) if want != have => Err(format!("expectation is false: {have} places match, not {want}")),
        _ => Ok(()),
    }
}
