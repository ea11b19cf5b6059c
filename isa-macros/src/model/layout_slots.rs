//! Operands of a row: their kinds, fields and properties, or the one code that they are.

use super::layout::{Build, has};
use super::rows::{Operand, Slot};
use super::{AUX, FieldRole, OPSEL, PROPERTIES, Place, Strength, WidthRule, small};
use crate::dsl::Errors;
use crate::dsl::ast::{self, Name, RowItem, Value};

impl<'a> Build<'_, 'a> {
    pub(super) fn slots(&mut self, errors: &mut Errors) {
        for name in self.items.absent.iter().chain(&self.items.lit) {
            if !self.operands.iter().any(|operand| operand.def.name.text == name.text) {
                errors.add(name.span, format!("`{}` has no operand `{name}`", self.def.name));
            }
        }
        for item in &self.row.items {
            if let RowItem::Kind { operand: name, .. } = item
                && !self.operands.iter().any(|operand| operand.def.name.text == name.text)
            {
                errors.add(name.span, format!("`{}` has no operand `{name}`", self.def.name));
            }
        }
        for (arg, operand) in (0u8..).zip(self.operands) {
            if !has(&self.items.absent, &operand.def.name.text) {
                self.operand(operand, arg, errors);
            }
        }
        for index in 0..self.operands.len() {
            let Some(tied) = self.operands.get(index).and_then(|operand| operand.def.tied.as_ref()) else {
                continue;
            };
            let to = self
                .shape
                .slots
                .iter()
                .position(|slot| slot.name == tied.text)
                .and_then(|to| u8::try_from(to).ok());
            if let Some(slot) = self.shape.slots.iter_mut().find(|slot| usize::from(slot.arg) == index) {
                slot.tied = to.unwrap_or(255);
            }
        }
    }

    fn operand(&mut self, operand: &Operand<'a>, arg: u8, errors: &mut Errors) {
        let name = &operand.def.name;
        let mut head = operand.kind;
        let narrowed = self.items.kinds.get(name.text.as_str()).copied();
        if let Some(kind) = narrowed {
            let Some(own) = self.model.kind(kind, errors) else { return };
            if !self.model.within(own, head) {
                errors.add(
                    kind.span,
                    format!("`{kind}` is wider than `{}`, which the head says of `{name}`", operand.def.kind),
                );
            }
            head = own;
        }
        let Some(kind) = self.model.kinds.get(head).filter(|kind| !kind.broken) else {
            return;
        };
        let width = match (&operand.def.count, kind.width) {
            (Some(ast::Count::Fixed(_)), _) => WidthRule::Format,
            (Some(ast::Count::Wave(narrow, wide)), _) => WidthRule::Wave(
                small(narrow, "a number of registers", errors),
                small(wide, "a number of registers", errors),
            ),
            (None, WidthRule::Format) => self.model.kinds.get(operand.kind).map_or(WidthRule::Format, |kind| kind.width),
            (None, width) => width,
        };
        let (list, half, sets) = (
            kind.list,
            kind.half,
            kind.def.filter(|_| kind.imm == 0).map_or(&[][..], |def| def.sets.as_slice()),
        );
        let mut slot = Slot {
            name: &name.text,
            kind: head,
            format: operand.format,
            regs: operand.regs,
            width: self.model.width(width, self.encoding, self.row, errors),
            role: operand.def.role as u8,
            tied: 255,
            place: Place::NONE,
            bias: 0,
            pad: 0,
            pad_not: Place::NONE,
            implied: u16::MAX,
            literal: has(&self.items.lit, &name.text),
            aux: self.aux(operand),
            arg,
        };
        for (index, field) in sets.iter().enumerate() {
            let bit = self.encoding().bit(&field.text);
            match (bit, slot.aux.get_mut(PROPERTIES.len() + index)) {
                (Some(bit), Some(aux)) => *aux = bit,
                (None, _) => errors.add(
                    self.row.encoding.span,
                    format!("`{}` has no one-bit field `{field}`, which operand `{name}` sets", self.row.encoding),
                ),
                _ => {}
            }
        }
        // In short forms a bit of the operand's own field chooses the half.
        if let (Some(half), 255, true) = (half, slot.aux[OPSEL], operand.aux >> OPSEL & 1 != 0)
            && let Some(field) = self.encoding().operand_field(slot.name)
        {
            if half >= field.place.bits {
                errors.add(
                    self.row.encoding.span,
                    format!("the field of `{name}` in `{}` has no bit {half}", self.row.encoding),
                );
            }
            slot.aux[OPSEL] = field.place.pos + half;
        }
        for bit in slot.aux {
            if bit != 255 {
                self.use_place(Place { pos: bit, bits: 1 });
            }
        }
        if let Some((member, fields)) = list {
            for field in fields {
                let mut slot = Slot {
                    name: &field.text,
                    kind: member,
                    ..slot.clone()
                };
                if self.place(&mut slot, operand, None, errors) {
                    self.shape.slots.push(slot);
                } else {
                    errors.add(
                        self.row.encoding.span,
                        format!("`{}` has no field `{field}`, one of `{name}`", self.row.encoding),
                    );
                }
            }
            return;
        }
        if let Some(set) = self.items.sets.iter().position(|(set, ..)| set.text == name.text) {
            let (set, strength, value) = self.items.sets.remove(set);
            self.implied(&mut slot, set, strength, value, errors);
            self.shape.slots.push(slot);
            return;
        }
        if !self.place(&mut slot, operand, narrowed, errors) && operand.def.tied.is_none() {
            errors.add(
                self.row.encoding.span,
                format!("`{}` has no field for operand `{name}`", self.row.encoding),
            );
        }
        self.shape.slots.push(slot);
    }

    /// The bit of each property that the operand carries and the encoding has.
    fn aux(&self, operand: &Operand<'a>) -> [u8; AUX] {
        let mut bits = [255; AUX];
        for field in &self.encoding().fields {
            let FieldRole::Aux(aux) = &field.role else { continue };
            if operand.aux >> aux.property & 1 == 0 {
                continue;
            }
            let at = aux.operands.iter().position(|name| name.text == operand.def.name.text);
            if let (Some(at), Some(bit)) = (at.and_then(|at| u8::try_from(at).ok()), bits.get_mut(aux.property)) {
                *bit = field.place.pos + at;
            }
        }
        bits
    }

    /// Puts a slot into its field. Returns whether there is one.
    fn place(&mut self, slot: &mut Slot<'a>, operand: &Operand<'a>, narrowed: Option<&Name>, errors: &mut Errors) -> bool {
        let Some(field) = self.encoding().operand_field(slot.name) else {
            return false;
        };
        let (place, FieldRole::Operand { kind, pad, pad_not }) = (field.place, field.role.clone()) else {
            return false;
        };
        slot.place = place;
        self.use_place(place);
        let name = &operand.def.name;
        let imm = self.model.kinds.get(slot.kind).map_or(0, |kind| kind.imm);
        let field_imm = self.model.kinds.get(kind).map_or(0, |kind| kind.imm);
        if imm != 0 {
            if imm > place.bits {
                errors.add(
                    self.row.encoding.span,
                    format!("`{name}` has {imm} bits, its field in `{}` has {}", self.row.encoding, place.bits),
                );
            }
            return true;
        }
        (slot.pad, slot.pad_not) = (pad, pad_not);
        if field_imm != 0 {
            errors.add(
                self.row.encoding.span,
                format!("the field of `{name}` in `{}` is an immediate, the operand is none", self.row.encoding),
            );
            return true;
        }
        if let Some(narrowed) = narrowed
            && self.model.within(slot.kind, operand.kind)
            && !self.model.within(slot.kind, kind)
        {
            errors.add(
                narrowed.span,
                format!("the field of `{name}` in `{}` doesn't hold all of `{narrowed}`", self.row.encoding),
            );
        }
        let span = self.row.encoding.span;
        match self.model.intersect(slot.kind, kind) {
            Some(kind) => slot.kind = kind,
            None => {
                errors.add(
                    span,
                    format!(
                        "the field of `{name}` in `{}` holds nothing of kind `{}`",
                        self.row.encoding, operand.def.kind
                    ),
                );
                return true;
            }
        }
        match self.model.bias(slot.kind, place, u32::from(pad)) {
            Some(bias) => slot.bias = bias,
            None => errors.add(
                span,
                format!(
                    "the field of `{name}` in `{}` cannot hold all of its kind: name a narrower one",
                    self.row.encoding
                ),
            ),
        }
        true
    }

    /// An operand of one code in this row; if it has a field, the field is fixed.
    fn implied(&mut self, slot: &mut Slot<'a>, name: &Name, strength: Strength, value: &Value, errors: &mut Errors) {
        let Some((code, span, text)) = self.value(value, errors) else { return };
        let kind = self.model.kinds.get(slot.kind);
        if kind.is_some_and(|kind| kind.imm == 0 && !kind.reads().has(code)) {
            errors.add(span, format!("{text} is not of the kind that the head says of `{name}`"));
        }
        if strength == Strength::Start {
            errors.add(name.span, format!("`{name}` is an operand, so `?=` says nothing"));
        }
        slot.implied = u16::try_from(code).unwrap_or(0);
        let Some(field) = self.encoding().operand_field(&name.text) else {
            return;
        };
        let (place, FieldRole::Operand { pad, .. }) = (field.place, &field.role) else {
            return;
        };
        let pad = u32::from(*pad);
        let bias = self.model.bias_of_code(code, place, pad);
        let stored = code.checked_sub(bias).map_or(u32::MAX, |stored| stored >> pad);
        self.fix(place, stored, &text, span, strength, errors);
    }
}
