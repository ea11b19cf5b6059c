//! Fields: their bits, and what sits in them.

use super::encodings::{Aux, Encoding, Field, FieldRole};
use super::{Model, PROPERTIES, Place, SETS, small};
use crate::dsl::Errors;
use crate::dsl::ast::{self, FieldBody, Name};
use proc_macro2::Span;

impl<'a> Model<'a> {
    pub(super) fn resolve_field(&self, encoding: &mut Encoding<'a>, field: &'a ast::Field, first_bit: u32, errors: &mut Errors) {
        let ast::Bits { high, low, span } = field.bits;
        let whole = encoding.name;
        if high >= u32::from(encoding.dwords) * 32 {
            errors.add(span, format!("`{whole}` has only {} bits", u32::from(encoding.dwords) * 32));
            return;
        }
        if high / 32 != low / 32 {
            errors.add(
                span,
                format!(
                    "a field of {} bits over more than one dword: a field has at most 32 bits, within one dword",
                    high - low + 1
                ),
            );
            return;
        }
        if low < first_bit {
            errors.add(span, format!("bit {low} belongs to the base of `{whole}`"));
            return;
        }
        let mask = (1u128 << (high + 1)) - (1u128 << low);
        if field.view {
            let modifier = matches!(
                &field.body,
                FieldBody::Named {
                    role: ast::FieldRole::Modifier { .. },
                    ..
                }
            );
            if !modifier {
                errors.add(span, "a view is a modifier".to_string());
            }
        } else if encoding.covered & mask != 0 {
            errors.add(span, format!("an earlier field of `{whole}` has {}", bit_list(encoding.covered & mask)));
        }
        if !field.view {
            encoding.covered |= mask;
        }
        let place = Place {
            pos: u8::try_from(low).unwrap_or(0),
            bits: u8::try_from(high - low + 1).unwrap_or(1),
        };
        match &field.body {
            FieldBody::Ignored => {}
            FieldBody::Fixed(value) => {
                fits(value, place, errors);
                place.put(&mut encoding.must, u32::MAX);
                place.put(&mut encoding.must_value, value.value);
            }
            FieldBody::Named { name, operand, role } => {
                if encoding.field(&name.text).is_some() {
                    errors.add(name.span, format!("`{whole}` has two fields named `{name}`"));
                }
                let sits = operand.as_ref().unwrap_or(name);
                if let (Some(operand), false) = (operand, matches!(role, ast::FieldRole::Operand { .. } | ast::FieldRole::Modifier { .. })) {
                    errors.add(operand.span, format!("`{name}` holds no operand, it has no kind"));
                }
                let role = self.resolve_role(encoding, name, sits, role, place, errors);
                encoding.fields.push(Field {
                    name,
                    operand: &sits.text,
                    place,
                    role,
                    view: field.view,
                    strict: field.strict,
                });
            }
        }
    }

    fn resolve_role(
        &self,
        encoding: &mut Encoding<'a>,
        name: &'a Name,
        sits: &'a Name,
        role: &'a ast::FieldRole,
        place: Place,
        errors: &mut Errors,
    ) -> FieldRole<'a> {
        match role {
            ast::FieldRole::Plain if name.text == "op" => {
                if place.pos >= 32 || place.bits > 12 {
                    errors.add(name.span, "an opcode has at most 12 bits and lies in the first dword".to_string());
                } else {
                    encoding.op = place;
                }
                FieldRole::Op
            }
            ast::FieldRole::Plain => FieldRole::Plain,
            ast::FieldRole::Modifier {
                optional,
                signed,
                values,
                start,
            } => {
                if let Some(start) = start {
                    fits(start, place, errors);
                }
                values.iter().for_each(|range| fits(&range.high, place, errors));
                let first = start.as_ref().map_or(0, |start| start.value);
                if !values.is_empty() && !values.iter().any(|range| (range.low.value..=range.high.value).contains(&first)) {
                    errors.add(name.span, format!("`{name}` starts as {first}, which is none of its values"));
                }
                let index = self.names.modifiers.get(sits.text.as_str()).copied().unwrap_or(0);
                FieldRole::Modifier {
                    signed: *signed,
                    values,
                    index,
                    optional: *optional,
                    start: first,
                }
            }
            ast::FieldRole::Aux { property, operands, start } => {
                if let Some(start) = start {
                    fits(start, place, errors);
                }
                let known = PROPERTIES.iter().chain([&SETS.1]).position(|known| *known == property.text);
                if known.is_none() {
                    errors.add(
                        property.span,
                        format!("`{property}` is no property of operands; there are {}, {}", PROPERTIES.join(", "), SETS.1),
                    );
                }
                if operands.len() != usize::from(place.bits) {
                    errors.add(name.span, format!("`{name}` has {} bits for {} operands", place.bits, operands.len()));
                }
                let property = known.unwrap_or(0);
                for operand in operands {
                    let twice = encoding.fields.iter().any(|field| match &field.role {
                        FieldRole::Aux(aux) => aux.property == property && aux.operands.iter().any(|other| other.text == operand.text),
                        _ => false,
                    });
                    if known.is_some_and(|known| known != SETS.0) && twice {
                        errors.add(operand.span, format!("`{}` has two bits for this property of `{operand}`", encoding.name));
                    }
                }
                let start = start.as_ref().map_or(0, |start| start.value);
                FieldRole::Aux(Aux { property, operands, start })
            }
            ast::FieldRole::Operand { kind, pad, .. } => {
                let Some(index) = self.kind(kind, errors) else { return FieldRole::Plain };
                let pad = pad.as_ref().map_or(0, |pad| small::<u8>(pad, "a padding", errors).min(8));
                if self.kinds.get(index).is_some_and(|kind| kind.broken) {
                    encoding.broken = true;
                } else if !self.fits_by_class(index, place, u32::from(pad)) {
                    errors.add(kind.span, format!("kind `{kind}` doesn't fit into the {} bits of `{name}`", place.bits));
                }
                if self.kinds.get(index).is_some_and(|kind| kind.list.is_some()) {
                    errors.add(kind.span, format!("`{kind}` is a list, a field holds one member of it"));
                }
                if self.kinds.get(index).is_some_and(|kind| kind.literal) {
                    encoding.literal = place;
                }
                let base = encoding.is_variant;
                if let (Some(_), false) = (encoding.operand_field(&sits.text), base) {
                    errors.add(sits.span, format!("operand `{sits}` has two fields in `{}`", encoding.name));
                }
                FieldRole::Operand {
                    kind: index,
                    pad,
                    pad_not: Place::NONE,
                }
            }
        }
    }
}

/// `pad n != field` names a field that may stand anywhere in the encoding.
pub(super) fn resolve_padding(def: &ast::Encoding, encoding: &mut Encoding<'_>, errors: &mut Errors) {
    for field in &def.fields {
        let FieldBody::Named {
            name,
            role: ast::FieldRole::Operand {
                pad_not: Some(other), pad, ..
            },
            ..
        } = &field.body
        else {
            continue;
        };
        let place = match encoding.field(&other.text) {
            Some(found) => found.place,
            None => {
                errors.add(other.span, format!("`{}` has no field `{other}`", def.name));
                continue;
            }
        };
        if pad.as_ref().is_some_and(|pad| pad.value > u32::from(place.bits)) {
            errors.add(other.span, format!("`{other}` has fewer bits than the padding"));
        }
        for field in &mut encoding.fields {
            if let (true, FieldRole::Operand { pad_not, .. }) = (field.name.text == name.text, &mut field.role) {
                *pad_not = place;
            }
        }
    }
}
/// Reports a value that doesn't fit its place.
pub(super) fn fits(value: &ast::Num, place: Place, errors: &mut Errors) {
    fits_at(value.value, &value.text, value.span, place, errors);
}

pub(super) fn fits_at(value: u32, text: &str, span: Span, place: Place, errors: &mut Errors) {
    if value > place.max() {
        errors.add(
            span,
            format!("{text} doesn't fit into {} bit{}", place.bits, if place.bits == 1 { "" } else { "s" }),
        );
    }
}

/// `bit 3` or `bits 3 to 5, 7`.
pub(super) fn bit_list(mask: u128) -> String {
    let mut runs = Vec::new();
    let mut bit = 0;
    while bit < 128 {
        if mask >> bit & 1 == 0 {
            bit += 1;
            continue;
        }
        let first = bit;
        while bit < 128 && mask >> bit & 1 != 0 {
            bit += 1;
        }
        runs.push(if bit - 1 == first {
            first.to_string()
        } else {
            format!("{first} to {}", bit - 1)
        });
    }
    format!("{} {}", if mask.count_ones() == 1 { "bit" } else { "bits" }, runs.join(", "))
}
