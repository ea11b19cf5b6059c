//! Instruction items: head, facts and rows.

use super::codes::Codes;
use super::file::Part;
use super::kinds::{ANY, Catalogue, format_name};
use super::rows::{self, Row};
use crate::errata::{Corrected, IMPLICIT, Modifiers, role};
use crate::spec::model::{Flags, Instruction, Operand};
use std::collections::BTreeMap;
use std::fmt::Write;

/// One part for each family of encodings.
pub fn parts(corrected: &Corrected, catalogue: &Catalogue) -> Result<Vec<Part>, Vec<String>> {
    let mut texts: BTreeMap<&str, String> = BTreeMap::new();
    let mut errors = Vec::new();
    for instruction in &corrected.spec.instructions {
        match one(corrected, catalogue, instruction) {
            Ok((family, text)) => texts.entry(family).or_default().push_str(&text),
            Err(message) => errors.push(format!("{}: {message}", instruction.name)),
        }
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    let families = corrected.layout.encodings.iter().filter(|e| e.base.is_none() && e.file.is_none());
    let part = |name: &str, text: &str| Part {
        name: name.into(),
        about: format!("instructions whose shortest form is {}", name.to_uppercase()),
        text: text.into(),
    };
    Ok(families
        .filter_map(|family| texts.get(family.name.as_str()).map(|text| part(&family.name, text)))
        .collect())
}

/// Columns of a line, as the project's formatter has them.
const WIDTH: usize = 150;
/// What stands on a head's line beside its name and operands.
const INDENT: usize = 6;

/// An operand of the head.
struct Head<'c> {
    name: String,
    operand: &'c Operand,
    kind: &'c super::kinds::KindName,
    aux: &'c [String],
}

fn one<'c>(corrected: &'c Corrected, catalogue: &'c Catalogue, instruction: &'c Instruction) -> Result<(&'c str, String), String> {
    let rows = rows::rows(corrected, catalogue, instruction)?;
    let first = rows.first().ok_or("it has no encoding")?.layout;
    let base = first.base.as_deref().map_or(Ok(first), |base| corrected.layout.encoding(base))?;
    let family = base.file.as_deref().unwrap_or(&base.name);
    let none = Modifiers::default();
    let modifiers = corrected.modifiers.get(&instruction.name).unwrap_or(&none);
    let places = rows.first().map_or(0, |row| row.pairs[0].operands.len());
    let mut heads = Vec::new();
    for place in 0..places {
        heads.push(head(catalogue, &rows, modifiers, place)?);
    }
    if let Some(unknown) = modifiers
        .operands
        .keys()
        .find(|name| !heads.iter().flatten().any(|head| head.name == **name))
    {
        return Err(format!("modifiers of `{unknown}`, which is no operand"));
    }

    let mut text = format!("/// AMD: {}\n{}(", instruction.name, instruction.name.to_lowercase());
    let operands: Vec<String> = heads.iter().flatten().map(operand).collect::<Result<_, _>>()?;
    let line = operands.join(", ");
    // A head that is too long for a line has an operand a line.
    if instruction.name.len() + line.len() + INDENT > WIDTH {
        operands.iter().for_each(|operand| text.push_str(&format!("\n    {operand},")));
        text.push('\n');
    } else {
        text.push_str(&line);
    }
    let _ = write!(
        text,
        ")\n    [{}] {{\n",
        facts(corrected, instruction, &rows, &heads, modifiers)?.join(", ")
    );
    for row in &rows {
        text.push_str(&one_row(corrected, catalogue, instruction, row, &heads, modifiers)?);
    }
    text.push_str("}\n\n");
    Ok((family, text))
}

/// The widest signature of the operand at a place; none where no encoding has a field for it.
fn head<'c>(catalogue: &'c Catalogue, rows: &[Row<'c>], modifiers: &'c Modifiers, place: usize) -> Result<Option<Head<'c>>, String> {
    let mut widest: Option<Head<'c>> = None;
    for pair in rows.iter().flat_map(|row| &row.pairs) {
        let Some(name) = &pair.names[place] else { continue };
        let operand = pair.operands[place];
        let kind = catalogue.of(&operand.operand_type)?;
        match &widest {
            Some(head) if head.name != *name => return Err(format!("operand {} is `{}` and `{name}`", place + 1, head.name)),
            Some(head) if !wider(catalogue, &kind.name, &head.kind.name)? => {}
            _ => {
                widest = Some(Head {
                    name: name.clone(),
                    operand,
                    kind,
                    aux: modifiers.operands.get(name).map_or(&[], Vec::as_slice),
                })
            }
        }
    }
    let Some(head) = &widest else { return Ok(None) };
    // What the head says must hold in all pairs in which the operand has a place.
    for pair in rows
        .iter()
        .flat_map(|row| &row.pairs)
        .filter(|pair| pair.names[place].is_some() || pair.literals.contains(&place))
    {
        let other = pair.operands[place];
        if (&other.format, other.size, role(other)) != (&head.operand.format, head.operand.size, role(head.operand)) {
            return Err(format!("operand `{}` differs between its encodings", head.name));
        }
    }
    Ok(widest)
}

/// Whether the first kind is a proper superset of the second. Two kinds that are no subsets of one another cannot be one operand.
fn wider(catalogue: &Catalogue, kind: &str, than: &str) -> Result<bool, String> {
    if kind == than {
        return Ok(false);
    }
    match (catalogue.codes(kind), catalogue.codes(than)) {
        (Some(a), Some(b)) if b.contains(a) => Ok(false),
        (Some(a), Some(b)) if a.contains(b) => Ok(true),
        _ => Err(format!("one operand is `{kind}` and `{than}`")),
    }
}

/// `r src0: src<f32>{neg, abs}`
fn operand(head: &Head<'_>) -> Result<String, String> {
    let Head { name, operand, kind, aux } = head;
    let role = if kind.immediate { "imm" } else { role(operand) };
    if kind.immediate && (operand.output || !operand.input) {
        return Err(format!("immediate `{name}` is no input"));
    }
    let mut text = format!("{role} {name}: {}", kind.name);
    if operand.format != ANY {
        let _ = write!(text, "<{}>", format_name(&operand.format));
    } else if operand.size > 0 && !kind.sized {
        let _ = write!(text, " x {}", operand.size.div_ceil(32));
    }
    if !aux.is_empty() {
        let _ = write!(text, "{{{}}}", aux.join(", "));
    }
    Ok(text)
}

/// The facts in brackets.
fn facts(
    corrected: &Corrected,
    instruction: &Instruction,
    rows: &[Row<'_>],
    heads: &[Option<Head<'_>>],
    modifiers: &Modifiers,
) -> Result<Vec<String>, String> {
    let mut facts = vec![format!("group {}", instruction.group)];
    facts.extend(instruction.subgroups.iter().map(|sub| format!("sub {sub}")));
    facts.extend(instruction.aliases.iter().map(|alias| format!("alias {}", alias.to_lowercase())));
    facts.extend(implicit(instruction, rows, heads)?);
    let Flags {
        branch,
        conditional,
        indirect,
        terminator,
        immediate,
    } = instruction.flags;
    let flags = [
        ("branch", branch),
        ("cond", conditional),
        ("indirect", indirect),
        ("end", terminator),
        ("immediate", immediate),
    ];
    facts.extend(flags.iter().filter(|(_, set)| *set).map(|(name, _)| (*name).to_owned()));
    facts.extend(corrected.marks.get(&instruction.name).into_iter().flatten().cloned());
    facts.extend(corrected.bus.get(&instruction.name).map(|limit| format!("bus {limit}")));
    if !modifiers.takes.is_empty() {
        facts.push(format!("mods({})", modifiers.takes.join(", ")));
    }
    Ok(facts)
}

/// Implicit registers, in the order of the list that names them.
fn implicit(instruction: &Instruction, rows: &[Row<'_>], heads: &[Option<Head<'_>>]) -> Result<Vec<String>, String> {
    let of_pair = |operands: &[Operand], register: &str| -> (bool, bool) {
        let used = operands.iter().filter(|o| o.implicit && o.operand_type == register);
        used.fold((false, false), |(r, w), o| (r || o.input, w || o.output))
    };
    let mut facts = Vec::new();
    if let Some(unknown) = instruction
        .encodings
        .iter()
        .flat_map(|e| &e.operands)
        .find(|o| o.implicit && !IMPLICIT.iter().any(|(_, t)| *t == o.operand_type))
    {
        return Err(format!("implicit `{}` is no register that is known", unknown.operand_type));
    }
    for (name, register) in IMPLICIT {
        let mut uses = instruction.encodings.iter().map(|pair| of_pair(&pair.operands, register));
        let first = uses.next().unwrap_or_default();
        if uses.any(|other| other != first) {
            return Err(format!("its encodings disagree about implicit `{name}`"));
        }
        // An operand that is shown but has no field anywhere is implicit too.
        let shown = rows.iter().flat_map(|row| &row.pairs).flat_map(|pair| pair.operands.iter().enumerate());
        let shown = shown.filter(|(place, o)| heads[*place].is_none() && o.operand_type == *register);
        let (read, write) = shown.fold(first, |(r, w), (_, o)| (r || o.input, w || o.output));
        let role = ["", "r", "w", "rw"][usize::from(read) + 2 * usize::from(write)];
        if !role.is_empty() {
            facts.push(format!("{role} {name}"));
        }
    }
    Ok(facts)
}

fn one_row(
    corrected: &Corrected,
    catalogue: &Catalogue,
    instruction: &Instruction,
    row: &Row<'_>,
    heads: &[Option<Head<'_>>],
    modifiers: &Modifiers,
) -> Result<String, String> {
    let mut items = Vec::new();
    let literals = row.literals();
    if row.always() {
        items.push("always".to_owned());
    }
    let names = |places: &mut dyn Iterator<Item = usize>| {
        places
            .filter_map(|p| heads[p].as_ref())
            .map(|head| head.name.as_str())
            .collect::<Vec<_>>()
            .join(", ")
    };
    if !literals.is_empty() {
        items.push(format!("lit({})", names(&mut literals.iter().copied())));
    }
    for (place, head) in heads.iter().enumerate() {
        let Some(head) = head else { continue };
        items.extend(narrowed(corrected, catalogue, row, head, place)?);
    }
    if let Some(fixed) = corrected.fixed.get(&(instruction.name.clone(), row.layout.spec.clone())) {
        for (field, fixed) in fixed {
            let name = corrected.layout.field(row.layout, field)?.name;
            items.push(format!("{name} {} {}", if fixed.required { "==" } else { "=" }, fixed.value));
        }
    }
    items.extend(modifiers.start.iter().map(|(field, value)| format!("{field} ?= {value}")));
    if !modifiers.lacks.is_empty() {
        items.push(format!("no({})", modifiers.lacks.join(", ")));
    }
    let op = format!("0x{:03x}", row.opcode);
    let has_op = super::encodings::find(corrected, &row.layout.spec)?
        .fields
        .iter()
        .any(|f| f.name.starts_with("OP") && f.name.len() <= 3);
    let op = if has_op { format!(" = {op}") } else { String::new() };
    Ok(if items.is_empty() {
        format!("    {}{op};\n", row.name())
    } else {
        format!("    {}{op} {{ {} }}\n", row.name(), items.join(", "))
    })
}

/// What the row says of an operand beyond the head and the field: an implied register, or a smaller kind.
fn narrowed(corrected: &Corrected, catalogue: &Catalogue, row: &Row<'_>, head: &Head<'_>, place: usize) -> Result<Option<String>, String> {
    let Some(operand) = row.pairs.iter().find(|pair| pair.names[place].is_some()).map(|pair| pair.operands[place]) else {
        if row.pairs.iter().all(|pair| pair.literals.contains(&place)) {
            return Ok(None);
        }
        let shown = row.pairs[0].operands[place];
        let register = IMPLICIT.iter().find(|(_, t)| *t == shown.operand_type);
        return register
            .map(|(name, _)| Some(format!("{} = {name}", head.name)))
            .ok_or_else(|| format!("`{}` has no field and no register", head.name));
    };
    let kind = catalogue.of(&operand.operand_type)?;
    let half = row.layout.half && head.aux.iter().any(|aux| aux == "opsel");
    if half {
        return Ok(Some(format!("{}: {}16", head.name, narrow_name(catalogue, row, &kind.name)?)));
    }
    let (Some(codes), Some(all)) = (catalogue.codes(&kind.name), catalogue.codes(&head.kind.name)) else {
        return Ok(None);
    };
    // The base's field counts where a variant does not replace it.
    let field = operand.field.as_deref().unwrap_or_default();
    let bound = corrected
        .layout
        .field(row.layout, field)?
        .kind
        .and_then(|kind| catalogue.codes(&kind))
        .unwrap_or(Codes::ALL);
    let literal = Codes::range(255, 255);
    let effective = all.and(bound).without(literal);
    if !effective.contains(codes.without(literal)) {
        return Err(format!(
            "`{}` in {}: the field cannot hold all of `{}`",
            head.name, row.layout.spec, kind.name
        ));
    }
    Ok((effective != codes.without(literal)).then(|| format!("{}: {}", head.name, kind.name)))
}

/// The kind whose 16-bit relative a short form has: a DPP's source is a VGPR whatever the head says.
fn narrow_name<'k>(catalogue: &Catalogue, row: &Row<'_>, kind: &'k str) -> Result<&'k str, String> {
    let name = format!("{kind}16");
    if catalogue.shapes.contains_key(&name) {
        Ok(kind)
    } else {
        Err(format!("kind `{name}`, which {} needs, does not exist", row.layout.spec))
    }
}
