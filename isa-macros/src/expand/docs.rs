//! Documentation of generated items.

use std::fmt::Write;

use crate::dsl::ast::{Fact, FieldBody, Role};
use crate::model::{Encoding, FieldRole, Model, Opcode, PROPERTIES};

/// Writes `#[doc = "…"]`.
pub(super) fn doc(out: &mut String, text: &str) {
    out.push_str("#[doc=\"");
    escape(out, text);
    out.push_str("\"]\n");
}

/// Writes a string's content with what Rust wants escaped.
pub(super) fn escape(out: &mut String, text: &str) {
    // For one character the standard library has a search that is compiled already; all else would be the macro's own code, which is not optimised.
    for (nth, run) in text.split('\\').enumerate() {
        out.push_str(if nth > 0 { "\\\\" } else { "" });
        for (nth, run) in run.split('"').enumerate() {
            out.push_str(if nth > 0 { "\\\"" } else { "" });
            out.push_str(run);
        }
    }
}

/// An encoding: what it is, a diagram of its bits, a table of its fields.
pub(super) fn encoding(model: &Model<'_>, encoding: &Encoding<'_>) -> String {
    let mut text = String::new();
    for line in encoding.docs {
        text.push_str(line);
        text.push('\n');
    }
    let _ = write!(text, "\nEncoding `{}`, {} bits", encoding.name, u32::from(encoding.dwords) * 32);
    if let Some(base) = encoding.def.and_then(|def| def.base.as_ref()) {
        let _ = write!(text, ": `{base}`");
    }
    text.push_str(".\n\n```text\n");
    diagram(&mut text, encoding);
    text.push_str("```\n\n| bits | field | holds |\n|---|---|---|\n");
    for field in &encoding.fields {
        let high = field.place.pos + field.place.bits - 1;
        let _ = write!(text, "| {high}:{} | `{}` | ", field.place.pos, field.name);
        match &field.role {
            FieldRole::Plain => text.push_str("plain"),
            FieldRole::Op => text.push_str("opcode"),
            FieldRole::Operand { kind, .. } => {
                let _ = write!(
                    text,
                    "operand `{}`: `{}`",
                    field.operand,
                    model.kinds.get(*kind).map_or("", |kind| &kind.name)
                );
            }
            FieldRole::Modifier { .. } if field.view => text.push_str("modifier, in bits that other fields have"),
            FieldRole::Modifier { .. } => text.push_str("modifier"),
            FieldRole::Aux(aux) => {
                let _ = write!(text, "`{}` of", PROPERTIES.get(aux.property).unwrap_or(&"a property"));
                aux.operands.iter().for_each(|operand| {
                    let _ = write!(text, " `{operand}`");
                });
            }
        }
        text.push_str(" |\n");
    }
    text
}

/// One line of bit numbers and one of names for each dword.
fn diagram(text: &mut String, encoding: &Encoding<'_>) {
    for dword in (0..encoding.dwords).rev() {
        let mut cells: Vec<(u8, u8, String)> = Vec::new();
        let fields = encoding.fields.iter().filter(|field| field.place.pos >> 5 == dword && !field.view);
        cells.extend(fields.map(|field| (field.place.pos + field.place.bits - 1, field.place.pos, field.name.text.clone())));
        fill_cells(&mut cells, encoding, dword);
        let (mut numbers, mut names) = (String::from(" "), String::from("|"));
        for (high, low, name) in cells {
            let bits = if high == low { high.to_string() } else { format!("{high} {low}") };
            let width = name.len().max(bits.len());
            if high == low {
                let _ = write!(numbers, "{high:<width$} ");
            } else {
                let _ = write!(numbers, "{high}{low:>rest$} ", rest = width - high.to_string().len());
            }
            let _ = write!(names, "{name:^width$}|");
        }
        let _ = writeln!(text, "{}\n{names}", numbers.trim_end());
    }
}

/// Adds the runs of bits that no named field has: their values if fixed, else a dash.
fn fill_cells(cells: &mut Vec<(u8, u8, String)>, encoding: &Encoding<'_>, dword: u8) {
    let at = usize::from(dword);
    let (must, value) = (
        encoding.must.get(at).copied().unwrap_or(0),
        encoding.must_value.get(at).copied().unwrap_or(0),
    );
    let first = dword * 32;
    let named = |bit: u8, cells: &[(u8, u8, String)]| cells.iter().any(|(high, low, _)| (*low..=*high).contains(&bit));
    let mut bit = first;
    while bit < first + 32 {
        if named(bit, cells) {
            bit += 1;
            continue;
        }
        let low = bit;
        let fixed = must >> (bit - first) & 1;
        while bit < first + 32 && !named(bit, cells) && must >> (bit - first) & 1 == fixed {
            bit += 1;
        }
        let width = usize::from(bit - low);
        let mask = u32::MAX.checked_shr(32 - u32::from(bit - low)).unwrap_or(0);
        let text = if fixed == 0 {
            "-".to_string()
        } else {
            format!("{:0width$b}", value >> (low - first) & mask)
        };
        cells.push((bit - 1, low, text));
    }
    cells.sort_by_key(|(high, ..)| std::cmp::Reverse(*high));
}

/// A builder: what the instruction is, its encodings, its operands, what else it touches, and its definition.
pub(super) fn builder(model: &Model<'_>, opcode: &Opcode<'_>, text: &mut String) {
    let def = opcode.def;
    let _ = write!(text, "`{}`", def.name);
    for fact in &def.facts {
        if let Fact::Group(name) | Fact::Sub(name) = fact {
            let _ = write!(text, ", {name}");
        }
    }
    text.push_str(".\n\n| encoding | form | opcode |\n|---|---|---|\n");
    for row in model.rows.get(opcode.first_row..opcode.first_row + opcode.rows).unwrap_or(&[]) {
        let Some(encoding) = model.encodings.get(row.encoding) else { continue };
        let form = encoding.form.checked_sub(1).and_then(|form| model.forms.get(form)).unwrap_or(&"native");
        let _ = writeln!(text, "| `{}` | {form} | {:#x} |", encoding.name, row.op);
    }
    if !opcode.operands.is_empty() {
        text.push_str("\n| operand | role | kind | format |\n|---|---|---|---|\n");
    }
    for operand in &opcode.operands {
        let def = operand.def;
        let format = model.formats.get(operand.format).map_or("", |(name, _)| name);
        let _ = writeln!(text, "| `{}` | {} | `{}` | `{format}` |", def.name, role(def.role), def.kind);
    }
    let mut first = true;
    for fact in &def.facts {
        if let Fact::Implicit(role_of, name) = fact {
            let _ = write!(text, "{} {} `{name}`", if first { "\nImplicit:" } else { "," }, role(*role_of));
            first = false;
        }
    }
    text.push_str("\n\n```text\n");
    let _ = def.write_head(text);
    text.push_str(" {\n");
    for row in &def.rows {
        let _ = writeln!(text, "    {row}");
    }
    text.push_str("}\n```");
}

fn role(role: Role) -> &'static str {
    match role {
        Role::Read => "read",
        Role::Write => "written",
        Role::ReadWrite => "read and written",
        Role::Imm => "immediate",
    }
}

/// A named field's line of the definition, for fields; nothing for others.
pub(super) fn field_line(encoding: &Encoding<'_>, name: &str) -> Option<String> {
    let fields = &encoding.def?.fields;
    let found = fields
        .iter()
        .find(|field| matches!(&field.body, FieldBody::Named { name: own, .. } if own.text == name))?;
    Some(found.to_string())
}
