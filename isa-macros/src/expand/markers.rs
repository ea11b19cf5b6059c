//! `form`, `takes` and `op`: traits for forms and modifiers, and an empty type for each opcode that has those it takes.

use std::fmt::Write;

use super::docs;
use super::names::camel;
use crate::model::{Model, Row};

/// Which opcodes have a form or take a modifier, and the trait that says so.
struct Marker<'a> {
    name: &'a str,
    opcodes: Vec<bool>,
    /// An earlier marker of the same opcodes: then one blanket implementation stands for one an opcode, of which there would be thousands.
    same_as: Option<usize>,
}

/// The marker of each of `names`; `has` says whether a row has it.
fn markers<'a>(model: &Model<'_>, names: &[&'a str], has: impl Fn(&Row<'_>, usize) -> bool) -> Vec<Marker<'a>> {
    let mut list: Vec<Marker<'a>> = Vec::new();
    for (index, name) in names.iter().enumerate() {
        let mut opcodes = vec![false; model.opcodes.len()];
        for row in model.rows.iter().filter(|row| has(row, index)) {
            if let Some(opcode) = opcodes.get_mut(usize::from(row.opcode)) {
                *opcode = true;
            }
        }
        let same_as = list.iter().position(|other| other.same_as.is_none() && other.opcodes == opcodes);
        list.push(Marker { name, opcodes, same_as });
    }
    list
}

pub(super) fn write(out: &mut String, model: &Model<'_>) {
    let encoding = |row: &Row<'_>| model.encodings.get(row.encoding);
    let forms = markers(model, &model.forms, |row, form| {
        encoding(row).is_some_and(|encoding| encoding.form == form + 1)
    });
    let taken = |row: &Row<'_>| model.shapes.get(usize::from(row.shape)).map_or(0, |shape| shape.modifiers);
    let modifiers = markers(model, &model.modifiers, |row, modifier| taken(row) >> modifier & 1 != 0);
    let halves: &[&str] = if model.encodings.iter().any(|encoding| encoding.half.is_some()) {
        &["X", "Y"]
    } else {
        &[]
    };
    let halves = markers(model, halves, |row, side| {
        encoding(row).and_then(|encoding| encoding.half) == Some(u8::from(side == 1))
    });

    docs::doc(out, "One trait for each form: the opcodes that have it.");
    module(out, "form", &forms, |form| {
        (format!("`{{Self}}` has no form `{form}`"), format!("Opcodes with the form `{form}`."))
    });
    docs::doc(out, "One trait for each modifier: the opcodes that take it, in at least one form.");
    module(out, "takes", &modifiers, |name| {
        (
            format!("`{{Self}}` does not take the modifier `{name}`"),
            format!("Opcodes that take the modifier `{name}`."),
        )
    });
    if !halves.is_empty() {
        docs::doc(out, "One trait for each half of a pair: the opcodes that can be in it.");
        module(out, "half", &halves, |side| {
            (
                format!("`{{Self}}` cannot be in the {side} half of a pair"),
                format!("Opcodes that can be in the {side} half."),
            )
        });
    }
    ops(out, model, &[("form", &forms), ("takes", &modifiers), ("half", &halves)]);
}

/// A module of traits; `texts` gives the compiler's message and the documentation.
fn module(out: &mut String, module: &str, markers: &[Marker<'_>], texts: impl Fn(&str) -> (String, String)) {
    let _ = writeln!(out, "pub mod {module}{{");
    for marker in markers {
        let (name, (message, about)) = (camel(marker.name), texts(marker.name));
        let _ = writeln!(
            out,
            "#[doc={about:?}]#[diagnostic::on_unimplemented(message={message:?},label=\"not with this instruction\")]pub trait {name}:super::Op{{}}"
        );
        if let Some(other) = marker.same_as.and_then(|other| markers.get(other)) {
            let _ = writeln!(out, "impl<O:{}> {name} for O{{}}", camel(other.name));
        }
    }
    out.push_str("}\n");
}

fn ops(out: &mut String, model: &Model<'_>, modules: &[(&str, &[Marker<'_>])]) {
    docs::doc(out, "One empty type for each opcode.");
    let arch = camel(model.arch);
    let _ = write!(
        out,
        "#[expect(non_camel_case_types,reason=\"opcodes are spelt as in the specification\")]pub mod op{{\nuse super::{{Op,Opcode,{arch}}};"
    );
    let mut impls: Vec<(String, &Marker<'_>)> = Vec::new();
    for (module, markers) in modules {
        let before = impls.len();
        let own = markers.iter().filter(|marker| marker.same_as.is_none() && marker.opcodes.contains(&true));
        impls.extend(own.map(|marker| (format!("{module}::{}", camel(marker.name)), marker)));
        if impls.len() != before {
            let _ = write!(out, "use super::{module};");
        }
    }
    for (index, opcode) in model.opcodes.iter().enumerate() {
        let name = opcode.def.name.text.to_uppercase();
        let _ = write!(
            out,
            "#[doc=\"`{}`\"]pub enum {name}{{}}impl Op for {name}{{type Arch={arch};const OPCODE:Opcode=Opcode::{name};const INDEX:u16={index};}}",
            opcode.def.name
        );
        for (path, marker) in &impls {
            if marker.opcodes.get(index) == Some(&true) {
                let _ = write!(out, "impl {path} for {name}{{}}");
            }
        }
        out.push('\n');
    }
    out.push_str("}\n");
}
