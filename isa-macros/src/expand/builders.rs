//! One function for each opcode: it takes the widest signature and lowers its operands.

use std::fmt::Write;

use super::docs;
use super::names::{camel, ident};
use crate::model::{Kind, Model, Opcode, Operand, PROPERTIES};

pub(super) fn write(out: &mut String, model: &Model<'_>) {
    let mut text = String::new();
    for opcode in &model.opcodes {
        text.clear();
        docs::builder(model, opcode, &mut text);
        docs::doc(out, &text);
        one(out, model, opcode);
    }
}

fn one(out: &mut String, model: &Model<'_>, opcode: &Opcode<'_>) {
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
    let named = opcode.operands.iter().any(|operand| other(kind(operand)).is_some());
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
            let mut bound = format!("arg::{}<R,fmt::{},aux::{}", camel(&operand.def.kind.text), camel(format), aux(operand));
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

    let _ = write!(out, "#[inline]pub fn {}<R:Registers", ident(&def.name.text));
    if wave {
        out.push_str(",W:Wave");
    }
    if named {
        for (index, bound) in bounds.iter().enumerate() {
            let _ = write!(out, ",A{index}:{bound}");
        }
    }
    out.push_str(">(");
    let parameters: Vec<String> = opcode.operands.iter().map(|operand| ident(&operand.def.name.text)).collect();
    for (index, (parameter, bound)) in parameters.iter().zip(&bounds).enumerate() {
        if named {
            let _ = write!(out, "{parameter}:A{index},");
        } else {
            let _ = write!(out, "{parameter}:impl {bound},");
        }
    }
    let (result, wave) = (if half { "Half" } else { "Built" }, if wave { ",W" } else { "" });
    let _ = write!(out, ")->{result}<op::{},R{wave}>{{", def.name.text.to_uppercase());
    // The local must not hide a parameter.
    let local = if parameters.iter().any(|parameter| parameter == "o") {
        "operands_"
    } else {
        "o"
    };
    let mutable = if parameters.is_empty() { "" } else { "mut " };
    let _ = write!(out, "let {mutable}{local}=R::operands();");
    for parameter in &parameters {
        let _ = write!(out, "{parameter}.lower(&mut {local});");
    }
    // Methods of the parameter `R`, not functions: rustc would inline those into every builder before it stores its generic body, which takes longer than
    // all the rest. They are inlined where the builder is used.
    let finish = if half { "half" } else { "built" };
    let _ = writeln!(out, "R::{finish}({local})}}");
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
