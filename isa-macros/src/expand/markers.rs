//! `form`, `takes`, `half`, `flag` and `op`: traits for what opcodes have, and an empty type for each opcode.

use std::collections::HashMap;
use std::fmt::Write;

use super::names::camel;
use super::{Traits, docs, forms};
use crate::dsl::ast::Fact;
use crate::model::{Model, Opcode, Row};

/// Which opcodes have something, and the trait that says so.
struct Marker<'a> {
    name: &'a str,
    opcodes: Vec<bool>,
}

/// The marker of each of `names`; `has` says whether a row has it.
fn markers<'a>(model: &Model<'_>, names: &[&'a str], has: impl Fn(&Row<'_>, usize) -> bool) -> Vec<Marker<'a>> {
    let mark = |(index, name): (usize, &&'a str)| {
        let mut opcodes = vec![false; model.opcodes.len()];
        for row in model.rows.iter().filter(|row| has(row, index)) {
            if let Some(opcode) = opcodes.get_mut(usize::from(row.opcode)) {
                *opcode = true;
            }
        }
        Marker { name, opcodes }
    };
    names.iter().enumerate().map(mark).collect()
}

/// The flags that an instruction lists.
fn flags_of<'a>(opcode: &Opcode<'a>) -> impl Iterator<Item = &'a str> + use<'a> {
    opcode
        .def
        .facts
        .iter()
        .filter_map(|fact| if let Fact::Flag(name) = fact { Some(name.text.as_str()) } else { None })
}

pub(super) fn write(out: &mut String, model: &Model<'_>, traits: Traits) {
    let encoding = |row: &Row<'_>| model.encodings.get(row.encoding);
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

    let mut names: Vec<&str> = Vec::new();
    for name in model.opcodes.iter().flat_map(flags_of) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let flags = markers(model, &names, |row, index| {
        let opcode = model.opcodes.get(usize::from(row.opcode));
        opcode.is_some_and(|opcode| flags_of(opcode).any(|name| Some(&name) == names.get(index)))
    });
    if traits == Traits::Own {
        traits_of(out, model, &modifiers, &halves, &flags);
    }
    ops(out, model, traits, &[("takes", &modifiers), ("half", &halves), ("flag", &flags)]);
}

/// The traits themselves. Those of forms and modifiers know the number in this definition; an implementation for another one says its own.
fn traits_of(out: &mut String, model: &Model<'_>, modifiers: &[Marker<'_>], halves: &[Marker<'_>], flags: &[Marker<'_>]) {
    docs::doc(
        out,
        "One trait for each form: the opcodes that have it, for operands of types that it takes.",
    );
    out.push_str("pub mod form{\n");
    for (index, form) in model.forms.iter().enumerate() {
        let _ = writeln!(
            out,
            "#[doc=\"Opcodes with the form `{form}` for operands of the types `A`.\"]#[diagnostic::on_unimplemented(message=\"this instruction has no form `{form}`\",label=\"not with this instruction\")]pub trait {}<A>{{#[doc(hidden)]const FORM:u8={};}}",
            camel(form),
            index + 1
        );
    }
    out.push_str("}\n");
    docs::doc(out, "One trait for each modifier: the opcodes that take it, in at least one form.");
    let number = |index: usize| format!("#[doc(hidden)]const MODIFIER:u8={index};");
    module(out, "takes", modifiers, number, |name| {
        (
            format!("this instruction does not take the modifier `{name}`"),
            format!("Opcodes that take the modifier `{name}`."),
        )
    });
    if !halves.is_empty() {
        docs::doc(out, "One trait for each half of a pair: the opcodes that can be in it.");
        module(
            out,
            "half",
            halves,
            |_| String::new(),
            |side| {
                (
                    format!("this instruction cannot be in the {side} half of a pair"),
                    format!("Opcodes that can be in the {side} half."),
                )
            },
        );
    }
    docs::doc(out, "One trait for each flag of the definitions: the opcodes that have it.");
    module(
        out,
        "flag",
        flags,
        |_| String::new(),
        |name| {
            (
                format!("this instruction is not of the kind `{name}`"),
                format!("Opcodes with the flag `{name}`."),
            )
        },
    );
}

/// A module of traits; `items` gives what is in each, `texts` the compiler's message and the documentation.
fn module(out: &mut String, module: &str, markers: &[Marker<'_>], items: impl Fn(usize) -> String, texts: impl Fn(&str) -> (String, String)) {
    let _ = writeln!(out, "pub mod {module}{{");
    for (index, marker) in markers.iter().enumerate() {
        let (name, (message, about)) = (camel(marker.name), texts(marker.name));
        let _ = writeln!(
            out,
            "#[doc={about:?}]#[diagnostic::on_unimplemented(message={message:?},label=\"not with this instruction\")]pub trait {name}{{{}}}",
            items(index)
        );
    }
    out.push_str("}\n");
}

/// A trait's path, and what stands in the braces of its implementation.
type Implementation = (String, String);

fn ops(out: &mut String, model: &Model<'_>, traits: Traits, modules: &[(&str, &[Marker<'_>])]) {
    docs::doc(out, "One empty type for each opcode.");
    let arch = camel(model.arch);
    let _ = write!(
        out,
        "#[expect(non_camel_case_types,reason=\"opcodes are spelt as in the specification\")]pub mod op{{\nuse super::{{Op,{arch},facts,forms}};"
    );
    let mut sets = forms::Sets::new(model);
    // What opcodes take and are: shared sets too.
    let mut facts: HashMap<Vec<Implementation>, (usize, String)> = HashMap::new();
    for (index, opcode) in model.opcodes.iter().enumerate() {
        let mut own: Vec<Implementation> = Vec::new();
        for (module, markers) in modules {
            for (number, marker) in markers.iter().enumerate().filter(|(_, marker)| marker.opcodes.get(index) == Some(&true)) {
                let own_number = traits == Traits::InScope && *module == "takes";
                let body = if own_number {
                    format!("const MODIFIER:u8={number};")
                } else {
                    String::new()
                };
                own.push((format!("{module}::{}", camel(marker.name)), body));
            }
        }
        let next = facts.len();
        let (_, facts) = facts.entry(own).or_insert_with(|| (next, forms::like(opcode)));
        let _ = writeln!(
            out,
            "#[doc=\"`{0}`\"]pub enum {1}{{}}impl Op for {1}{{type Arch={arch};type Forms=forms::{2};type Facts=facts::{facts};const INDEX:u16={index};}}",
            opcode.def.name,
            opcode.def.name.text.to_uppercase(),
            sets.of(model, opcode, traits)
        );
    }
    out.push_str("}\n");
    sets.write(out);
    let mut facts: Vec<(Vec<Implementation>, (usize, String))> = facts.into_iter().collect();
    facts.sort_by_key(|(_, (index, _))| *index);
    out.push_str("/// What opcodes take and are: sets that opcodes share, each named after one of them.\n#[expect(non_camel_case_types,reason=\"named after opcodes\")]pub mod facts{\n");
    for (module, _) in modules
        .iter()
        .filter(|(module, _)| facts.iter().any(|(traits, _)| traits.iter().any(|(path, _)| path.starts_with(module))))
    {
        let _ = write!(out, "use super::{module};");
    }
    for (traits, (_, name)) in facts {
        let _ = write!(out, "/// A set of facts.\n#[derive(Debug)]pub enum {name}{{}}");
        for (path, body) in traits {
            let _ = write!(out, "impl {path} for {name}{{{body}}}");
        }
        out.push('\n');
    }
    out.push_str("}\n");
}
