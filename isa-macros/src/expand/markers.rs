//! `form`, `takes`, `half`, `flag` and `op`: traits for what opcodes have, and an empty type for each opcode.

use std::collections::HashMap;
use std::fmt::Write;

use super::names::camel;
use super::{Traits, docs, forms};
use crate::dsl::ast::Fact;
use crate::model::{Model, Opcode, Row};

/// Traits that say what opcodes have, and for each opcode which of them, as bits.
struct Markers<'a> {
    names: Vec<&'a str>,
    opcodes: Vec<u128>,
}

impl<'a> Markers<'a> {
    /// The markers of these names; `of` says which of them a row has.
    fn new(model: &Model<'_>, names: Vec<&'a str>, of: impl Fn(&Row<'_>) -> u128) -> Self {
        let mut opcodes = vec![0; model.opcodes.len()];
        for row in &model.rows {
            if let Some(bits) = opcodes.get_mut(usize::from(row.opcode)) {
                *bits |= of(row);
            }
        }
        Markers { names, opcodes }
    }

    /// Numbers and names of those that an opcode has.
    fn of(&self, opcode: usize) -> impl Iterator<Item = (usize, &'a str)> {
        let bits = self.opcodes.get(opcode).copied().unwrap_or(0);
        let has = move |(bit, _): &(usize, &str)| bits >> bit & 1 != 0;
        self.names.iter().copied().enumerate().filter(has)
    }
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
    let modifiers = Markers::new(model, model.modifiers.clone(), |row| {
        model.shapes.get(usize::from(row.shape)).map_or(0, |shape| shape.modifiers)
    });
    let halved = model.encodings.iter().any(|encoding| encoding.half.is_some());
    let halves = Markers::new(model, if halved { vec!["X", "Y"] } else { Vec::new() }, |row| {
        let half = model.encodings.get(row.encoding).and_then(|encoding| encoding.half);
        half.map_or(0, |half| 1 << half)
    });
    let mut names: Vec<&str> = Vec::new();
    for name in model.opcodes.iter().flat_map(flags_of) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let mut flags = Markers::new(model, names, |_| 0);
    for (bits, opcode) in flags.opcodes.iter_mut().zip(&model.opcodes) {
        let numbers = flags_of(opcode).filter_map(|flag| flags.names.iter().position(|name| *name == flag));
        *bits = numbers.fold(0, |bits, number| bits | 1 << number);
    }
    if traits == Traits::Own {
        traits_of(out, model, &modifiers, &halves, &flags);
    }
    ops(out, model, traits, &[("takes", &modifiers), ("half", &halves), ("flag", &flags)]);
}

/// The traits themselves. Those of forms and modifiers know the number in this definition; an implementation for another one says its own.
fn traits_of(out: &mut String, model: &Model<'_>, modifiers: &Markers<'_>, halves: &Markers<'_>, flags: &Markers<'_>) {
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
    if !halves.names.is_empty() {
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
fn module(out: &mut String, module: &str, markers: &Markers<'_>, items: impl Fn(usize) -> String, texts: impl Fn(&str) -> (String, String)) {
    let _ = writeln!(out, "pub mod {module}{{");
    for (index, name) in markers.names.iter().copied().enumerate() {
        let (name, (message, about)) = (camel(name), texts(name));
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

/// What an opcode implements of these modules.
fn implementations(opcode: usize, traits: Traits, modules: &[(&str, &Markers<'_>)]) -> Vec<Implementation> {
    let mut all = Vec::new();
    for (module, markers) in modules {
        for (number, name) in markers.of(opcode) {
            let own_number = traits == Traits::InScope && *module == "takes";
            let body = if own_number {
                format!("const MODIFIER:u8={number};")
            } else {
                String::new()
            };
            all.push((format!("{module}::{}", camel(name)), body));
        }
    }
    all
}

fn ops(out: &mut String, model: &Model<'_>, traits: Traits, modules: &[(&str, &Markers<'_>)]) {
    docs::doc(out, "One empty type for each opcode.");
    let arch = camel(model.arch);
    let _ = write!(
        out,
        "#[expect(non_camel_case_types,reason=\"opcodes are spelt as in the specification\")]pub mod op{{\nuse super::{{Op,{arch},facts,forms}};"
    );
    let mut sets = forms::Sets::new(model);
    // What opcodes take and are: shared sets too, by the bits of each module.
    let mut known: HashMap<Vec<u128>, String> = HashMap::new();
    let mut facts: Vec<(Vec<Implementation>, String)> = Vec::new();
    for (index, opcode) in model.opcodes.iter().enumerate() {
        let bits: Vec<u128> = modules
            .iter()
            .map(|(_, markers)| markers.opcodes.get(index).copied().unwrap_or(0))
            .collect();
        let like = known.entry(bits).or_insert_with(|| {
            facts.push((implementations(index, traits, modules), forms::like(opcode)));
            forms::like(opcode)
        });
        let _ = writeln!(
            out,
            "#[doc=\"`{0}`\"]pub enum {1}{{}}impl Op for {1}{{type Arch={arch};type Forms=forms::{2};type Facts=facts::{like};const INDEX:u16={index};}}",
            opcode.def.name,
            opcode.def.name.text.to_uppercase(),
            sets.of(model, opcode, traits)
        );
    }
    out.push_str("}\n");
    sets.write(out);
    out.push_str("/// What opcodes take and are: sets that opcodes share, each named after one of them.\n#[expect(non_camel_case_types,reason=\"named after opcodes\")]pub mod facts{\n");
    for (module, _) in modules
        .iter()
        .filter(|(module, _)| facts.iter().any(|(traits, _)| traits.iter().any(|(path, _)| path.starts_with(module))))
    {
        let _ = write!(out, "use super::{module};");
    }
    for (traits, name) in facts {
        let _ = write!(out, "/// A set of facts.\n#[derive(Debug)]pub enum {name}{{}}");
        for (path, body) in traits {
            let _ = write!(out, "impl {path} for {name}{{{body}}}");
        }
        out.push('\n');
    }
    out.push_str("}\n");
}
