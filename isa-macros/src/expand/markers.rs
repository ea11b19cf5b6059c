//! `form`, `takes` and `op`: traits for forms and modifiers, and an empty type for each opcode that has those it takes.

use std::fmt::Write;

use super::docs;
use super::names::camel;
use crate::model::Model;

pub(super) fn write(out: &mut String, model: &Model<'_>) {
    docs::doc(out, "One trait for each form: the opcodes that have it.");
    out.push_str("pub mod form{\n");
    for form in &model.forms {
        one(
            out,
            form,
            &format!("`{{Self}}` has no form `{form}`"),
            &format!("Opcodes with the form `{form}`."),
        );
    }
    out.push_str("}\n");
    docs::doc(out, "One trait for each modifier: the opcodes that take it, in at least one form.");
    out.push_str("pub mod takes{\n");
    for modifier in &model.modifiers {
        one(
            out,
            modifier,
            &format!("`{{Self}}` does not take the modifier `{modifier}`"),
            &format!("Opcodes that take the modifier `{modifier}`."),
        );
    }
    out.push_str("}\n");
    if model.encodings.iter().any(|encoding| encoding.half.is_some()) {
        docs::doc(out, "One trait for each half of a pair: the opcodes that can be in it.");
        out.push_str("pub mod half{\n");
        for side in ["X", "Y"] {
            one(
                out,
                side,
                &format!("`{{Self}}` cannot be in the {side} half of a pair"),
                &format!("Opcodes that can be in the {side} half."),
            );
        }
        out.push_str("}\n");
    }
    ops(out, model);
}

fn one(out: &mut String, name: &str, message: &str, about: &str) {
    let _ = writeln!(
        out,
        "#[doc={about:?}]#[diagnostic::on_unimplemented(message={message:?},label=\"not with this instruction\")]pub trait {}:super::Op{{}}",
        camel(name)
    );
}

fn ops(out: &mut String, model: &Model<'_>) {
    docs::doc(out, "One empty type for each opcode.");
    out.push_str("#[expect(non_camel_case_types,reason=\"opcodes are spelt as in the specification\")]pub mod op{\nuse super::{Op,Opcode,");
    let arch = camel(model.arch);
    let _ = write!(out, "{arch}}};");
    let any = !model.opcodes.is_empty();
    let halves = model.encodings.iter().any(|encoding| encoding.half.is_some());
    if any && !model.forms.is_empty() {
        out.push_str("use super::form as f;");
    }
    if any && !model.modifiers.is_empty() {
        out.push_str("use super::takes as t;");
    }
    if any && halves {
        out.push_str("use super::half as h;");
    }
    let forms: Vec<String> = model.forms.iter().map(|form| camel(form)).collect();
    let modifiers: Vec<String> = model.modifiers.iter().map(|modifier| camel(modifier)).collect();
    for (index, opcode) in model.opcodes.iter().enumerate() {
        let name = opcode.def.name.text.to_uppercase();
        let _ = write!(
            out,
            "#[doc=\"`{}`\"]pub enum {name}{{}}impl Op for {name}{{type Arch={arch};const OPCODE:Opcode=Opcode::{name};const INDEX:u16={index};}}",
            opcode.def.name
        );
        let (mut taken_forms, mut taken, mut sides) = (vec![false; forms.len()], 0u128, [false; 2]);
        for row in model.rows.get(opcode.first_row..opcode.first_row + opcode.rows).unwrap_or(&[]) {
            let Some(encoding) = model.encodings.get(row.encoding) else { continue };
            if let Some(form) = encoding.form.checked_sub(1).and_then(|form| taken_forms.get_mut(form)) {
                *form = true;
            }
            taken |= model.shapes.get(usize::from(row.shape)).map_or(0, |shape| shape.modifiers);
            if let Some(side) = encoding.half.and_then(|side| sides.get_mut(usize::from(side))) {
                *side = true;
            }
        }
        for (form, _) in forms.iter().zip(taken_forms).filter(|(_, taken)| *taken) {
            let _ = write!(out, "impl f::{form} for {name}{{}}");
        }
        for (index, modifier) in modifiers.iter().enumerate() {
            if taken >> index & 1 != 0 {
                let _ = write!(out, "impl t::{modifier} for {name}{{}}");
            }
        }
        for (side, _) in ["X", "Y"].iter().zip(sides).filter(|(_, has)| *has) {
            let _ = write!(out, "impl h::{side} for {name}{{}}");
        }
        out.push('\n');
    }
    out.push_str("}\n");
}
