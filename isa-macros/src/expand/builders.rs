//! One function for each opcode: it takes the widest signature and lowers its operands.
//!
//! The parts of a signature stand, for the compiler, where the definition has the instruction and its operands: that is what a user is shown when an argument is
//! missing or doesn't fit.

use std::collections::HashMap;
use std::fmt::Write;

use super::names::{camel, ident};
use super::{docs, forms, parse};
use crate::model::{Kind, Model, Opcode, Operand, PROPERTIES};
use proc_macro::{Delimiter, Group, Span, TokenStream, TokenTree};

/// Text, and the place in the definition that it stands at.
type Piece = (String, proc_macro2::Span);

/// The text of a builder, in the pieces that stand at different places.
struct Builder {
    /// Documentation, attributes, `pub fn`.
    head: String,
    name: Piece,
    /// `<…>`
    generics: Vec<Piece>,
    /// What is in the parentheses.
    parameters: Vec<Piece>,
    /// Result and body.
    tail: String,
}

/// Adds all builders, as tokens with places.
pub(super) fn tokens(model: &Model<'_>, out: &mut Vec<TokenStream>) {
    let mut pieces = Pieces::default();
    // What stands between two signatures: the end of one builder and the beginning of the next.
    let mut between = String::new();
    for opcode in &model.opcodes {
        let builder = builder(model, opcode);
        between.push_str(&builder.head);
        out.push(parse(&between));
        let (mut signature, mut parameters) = (Vec::new(), Vec::new());
        pieces.place(&builder.name, &mut signature);
        builder.generics.iter().for_each(|piece| pieces.place(piece, &mut signature));
        builder.parameters.iter().for_each(|piece| pieces.place(piece, &mut parameters));
        signature.push(TokenTree::Group(Group::new(Delimiter::Parenthesis, parameters.into_iter().collect())));
        out.push(signature.into_iter().collect());
        between = builder.tail;
    }
    out.push(parse(&between));
}

/// All builders, as text.
#[cfg(test)]
pub(super) fn text(out: &mut String, model: &Model<'_>) {
    for opcode in &model.opcodes {
        let Builder {
            head,
            name,
            generics,
            parameters,
            tail,
        } = builder(model, opcode);
        let all = |pieces: Vec<Piece>| pieces.into_iter().map(|(text, _)| text).collect::<String>();
        let _ = writeln!(out, "{head}{}{}({}){tail}", name.0, all(generics), all(parameters));
    }
}

/// The tokens of pieces by their text: many builders have the same.
#[derive(Default)]
struct Pieces(HashMap<String, Vec<TokenTree>>);

impl Pieces {
    /// Adds the tokens of a piece, at its place. Names still mean what they mean where the definition is expanded.
    fn place(&mut self, (text, at): &Piece, out: &mut Vec<TokenTree>) {
        let span = Span::call_site().located_at(at.unwrap());
        if !self.0.contains_key(text) {
            self.0.insert(text.clone(), parse(text).into_iter().collect());
        }
        for tree in self.0.get(text).map_or(&[][..], Vec::as_slice) {
            let mut tree = tree.clone();
            tree.set_span(span);
            out.push(tree);
        }
    }
}

fn builder(model: &Model<'_>, opcode: &Opcode<'_>) -> Builder {
    let def = opcode.def;
    let kind = |operand: &Operand<'_>| model.kinds.get(operand.kind);
    let other = |kind: Option<&Kind<'_>>| {
        kind.and_then(|kind| kind.def)
            .and_then(|def| def.other.as_ref())
            .map(|name| name.text.clone())
    };
    let wave = opcode
        .operands
        .iter()
        .any(|operand| kind(operand).and_then(|kind| kind.def).is_some_and(|def| def.wave));
    let remembered = forms::several(model, opcode);
    let named = remembered || opcode.operands.iter().any(|operand| other(kind(operand)).is_some());
    let rows = model.rows.get(opcode.first_row..opcode.first_row + opcode.rows).unwrap_or(&[]);
    let half = rows
        .iter()
        .filter_map(|row| model.encodings.get(row.encoding))
        .any(|encoding| encoding.half.is_some());

    let bounds: Vec<String> = opcode
        .operands
        .iter()
        .map(|operand| {
            let format = model.formats.get(operand.format).map_or("any", |(name, _)| name);
            let mut format = format!("fmt::{}", camel(format));
            // As many registers as the operand says, whatever the format has.
            if let Some(crate::dsl::ast::Count::Fixed(registers)) = &operand.def.count {
                format = format!("fmt::Run<{},{format}>", registers.value);
            }
            let mut bound = format!("arg::{}<R,{format},aux::{}", camel(&operand.def.kind.text), aux(operand));
            if kind(operand).and_then(|kind| kind.def).is_some_and(|def| def.wave) {
                bound.push_str(",W");
            }
            if let Some(other) = other(kind(operand)) {
                let at = opcode.operands.iter().position(|operand| operand.def.name.text == other);
                let _ = write!(bound, ",A{}", at.unwrap_or(0));
            }
            bound.push('>');
            bound
        })
        .collect();

    let mut text = String::new();
    docs::builder(model, opcode, &mut text);
    let mut head = String::new();
    docs::doc(&mut head, &text);
    head.push_str("#[inline]pub fn");

    let here = def.name.span;
    let mut generics = vec![(format!("<R:Registers{}", if wave { ",W:Wave" } else { "" }), here)];
    let mut parameters = Vec::new();
    for (index, (operand, bound)) in opcode.operands.iter().zip(bounds).enumerate() {
        let (name, kind) = (ident(&operand.def.name.text), operand.def.kind.span);
        if named {
            generics.push((format!(",A{index}:{bound}"), kind));
            parameters.push((format!("{name}:A{index},"), operand.def.name.span));
        } else {
            parameters.push((format!("{name}:"), operand.def.name.span));
            parameters.push((format!("impl {bound},"), kind));
        }
    }
    generics.push((">".to_string(), here));

    let (result, finish) = if half { ("Half", "half") } else { ("Built", "built") };
    let wave = match (wave, remembered) {
        (true, _) => ",W",
        (false, true) => ",AnyWave",
        (false, false) => "",
    };
    let operands = if remembered {
        format!(",{}", forms::operands(model, opcode))
    } else {
        String::new()
    };
    let mut tail = format!("->{result}<op::{},R{wave}{operands}>{{", def.name.text.to_uppercase());
    // The local must not hide a parameter.
    let names: Vec<String> = opcode.operands.iter().map(|operand| ident(&operand.def.name.text)).collect();
    let local = if names.iter().any(|name| name == "o") { "operands_" } else { "o" };
    let _ = write!(tail, "let {}{local}=R::operands();", if names.is_empty() { "" } else { "mut " });
    for name in &names {
        let _ = write!(tail, "{name}.lower(&mut {local});");
    }
    // Methods of the parameter `R`, not functions: rustc would inline those into every builder before it stores its generic body, which takes longer than
    // all the rest. They are inlined where the builder is used.
    let _ = write!(tail, "R::{finish}({local})}}");
    Builder {
        head,
        name: (format!(" {}", ident(&def.name.text)), here),
        generics,
        parameters,
        tail,
    }
}

/// `NegAbs`; `None` for an operand without properties.
fn aux(operand: &Operand<'_>) -> String {
    if operand.aux == 0 {
        return "None".to_string();
    }
    let mut name = String::new();
    for (index, property) in PROPERTIES.iter().enumerate() {
        if operand.aux >> index & 1 != 0 {
            name.push_str(&camel(property));
        }
    }
    name
}
