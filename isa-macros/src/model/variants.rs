//! Variants and halves: encodings that have fields of another one.

use super::encodings::{Encoding, FieldRole, Selector, Term};
use super::fields::fits;
use super::{Model, Place, small};
use crate::dsl::Errors;
use crate::dsl::ast;

impl<'a> Model<'a> {
    pub(super) fn resolve_condition(&self, encoding: &mut Encoding<'a>, base: &Encoding<'a>, term: &ast::Condition, errors: &mut Errors) {
        let Some(field) = base.field(&term.field.text) else {
            errors.add(term.field.span, format!("`{}` has no field `{}`", base.name, term.field));
            return;
        };
        fits(&term.range.high, field.place, errors);
        encoding.condition.push(Term {
            place: field.place,
            low: small(&term.range.low, "a condition", errors),
            high: small(&term.range.high, "a condition", errors),
            operand: matches!(field.role, FieldRole::Operand { .. }),
        });
    }
}

/// Fields of the base whose operand has moved become selectors.
pub(super) fn take_over<'a>(encoding: &mut Encoding<'a>, base: &Encoding<'a>) {
    let first_bit = base.dwords * 32;
    let moved: Vec<&str> = encoding
        .fields
        .iter()
        .filter(|field| field.place.pos >= first_bit && matches!(field.role, FieldRole::Operand { .. }))
        .map(|field| field.operand)
        .collect();
    for field in &mut encoding.fields {
        if field.place.pos >= first_bit || !matches!(field.role, FieldRole::Operand { .. }) || !moved.contains(&field.operand) {
            continue;
        }
        field.role = FieldRole::Plain;
        field.operand = &field.name.text;
        let start = encoding
            .condition
            .iter()
            .find(|term| term.place == field.place)
            .map_or(0, |term| u32::from(term.low));
        encoding.selectors.push(Selector { place: field.place, start });
    }
}
pub(super) fn resolve_half<'a>(half: &'a ast::Half, whole: &Encoding<'a>, errors: &mut Errors) -> Encoding<'a> {
    let mut encoding = Encoding {
        name: &half.name,
        docs: &half.docs,
        def: None,
        half: Some(u8::from(half.side.text == "y")),
        fields: Vec::new(),
        op: Place::NONE,
        ..whole.clone()
    };
    for (operand, name) in &half.links {
        let Some(field) = whole.field(&name.text) else {
            errors.add(name.span, format!("`{}` has no field `{name}`", half.of));
            continue;
        };
        let mut field = field.clone();
        if encoding.fields.iter().any(|other| other.operand == operand.text) {
            errors.add(operand.span, format!("`{operand}` is given twice"));
        }
        field.name = operand;
        field.operand = &operand.text;
        if operand.text == "op" {
            encoding.op = field.place;
            field.role = FieldRole::Op;
            if field.place.pos >= 32 || field.place.bits > 12 {
                errors.add(name.span, "an opcode has at most 12 bits and lies in the first dword".to_string());
            }
        }
        encoding.fields.push(field);
    }
    if !encoding.op.exists() {
        errors.add(half.name.span, format!("half `{}` has no `op`", half.name));
    }
    if let Some(literal) = whole.fields.iter().find(|field| field.place == whole.literal)
        && !encoding.fields.iter().any(|field| field.place == whole.literal)
    {
        encoding.fields.push(literal.clone());
    }
    encoding.sort();
    encoding
}
