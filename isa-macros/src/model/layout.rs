//! The layout of a row: where each operand lies, and with which kind.

use super::fields::{fits, fits_at};
use super::rows::{Fixed, Operand, Shape};
use super::{FieldRole, Model, Place, Strength};
use crate::dsl::Errors;
use crate::dsl::ast::{self, Fact, Instruction, Name, RowItem, Value};
use std::collections::HashMap;

/// A row's items, sorted.
#[derive(Default)]
pub(super) struct Items<'a> {
    pub(super) kinds: HashMap<&'a str, &'a Name>,
    pub(super) sets: Vec<(&'a Name, Strength, &'a Value)>,
    pub(super) lit: Vec<&'a Name>,
    pub(super) always: bool,
    pub(super) no: Vec<&'a Name>,
    pub(super) mods: Vec<&'a Name>,
    pub(super) absent: Vec<&'a Name>,
}

impl<'a> Items<'a> {
    fn new(items: &'a [RowItem]) -> Self {
        let mut sorted = Items::default();
        for item in items {
            match item {
                RowItem::Kind { operand, kind } => drop(sorted.kinds.insert(&operand.text, kind)),
                RowItem::Set { name, strength, value } => sorted.sets.push((name, *strength, value)),
                RowItem::Lit(names) => sorted.lit.extend(names),
                RowItem::Always(_) => sorted.always = true,
                RowItem::No(names) => sorted.no.extend(names),
                RowItem::Mods(names) => sorted.mods.extend(names),
                RowItem::Absent(names) => sorted.absent.extend(names),
            }
        }
        sorted
    }
}

pub(super) fn has(names: &[&Name], name: &str) -> bool {
    names.iter().any(|known| known.text == name)
}
fn empty_shape<'a>() -> Shape<'a> {
    Shape {
        slots: Vec::new(),
        fixed: Vec::new(),
        modifiers: 0,
        start: [0; 3],
        used: [0; 3],
        must: [0; 3],
        must_value: [0; 3],
        bus: 255,
    }
}

impl<'a> Model<'a> {
    /// A row's opcode, its layout, and whether it says `always`.
    pub(super) fn lay_out(
        &mut self,
        def: &'a Instruction,
        operands: &[Operand<'a>],
        row: &'a ast::Row,
        encoding: usize,
        errors: &mut Errors,
    ) -> (u16, Shape<'a>, bool) {
        let items = Items::new(&row.items);
        let mut build = Build {
            model: self,
            def,
            operands,
            row,
            encoding,
            items,
            shape: empty_shape(),
        };
        build.begin();
        let op = build.opcode(errors);
        build.slots(errors);
        build.modifiers(errors);
        build.fixed(errors);
        build.literal(errors);
        build.unused();
        (op, build.shape, build.items.always)
    }
}

/// A row in the making.
pub(super) struct Build<'m, 'a> {
    pub(super) model: &'m mut Model<'a>,
    pub(super) def: &'a Instruction,
    pub(super) operands: &'m [Operand<'a>],
    pub(super) row: &'a ast::Row,
    pub(super) encoding: usize,
    pub(super) items: Items<'a>,
    pub(super) shape: Shape<'a>,
}

impl<'a> Build<'_, 'a> {
    pub(super) fn encoding(&self) -> &super::Encoding<'a> {
        // The index comes from the table of names, which has an entry for each encoding.
        &self.model.encodings[self.encoding]
    }
    pub(super) fn use_place(&mut self, place: Place) {
        place.put(&mut self.shape.used, u32::MAX);
    }

    /// Fixed bits, selectors, the opcode's place and the instruction's own limit.
    fn begin(&mut self) {
        let encoding = self.encoding();
        let (must, must_value, op, selectors) = (encoding.must, encoding.must_value, encoding.op, encoding.selectors.clone());
        self.shape.must = must;
        self.shape.used = must;
        self.shape.must_value = must_value;
        self.shape.start = must_value;
        self.use_place(op);
        for selector in selectors {
            selector.place.put(&mut self.shape.start, selector.start);
            self.use_place(selector.place);
        }
        // Bits of operands that the instruction does not have keep these values too.
        let aux: Vec<_> = self
            .encoding()
            .fields
            .iter()
            .filter_map(|field| {
                if let FieldRole::Aux(aux) = &field.role {
                    Some((field.place, aux.start))
                } else {
                    None
                }
            })
            .collect();
        for (place, start) in aux {
            place.put(&mut self.shape.start, start);
        }
        for fact in &self.def.facts {
            if let Fact::Bus(bus) = fact {
                self.shape.bus = u8::try_from(bus.value).unwrap_or(255);
            }
        }
    }

    fn opcode(&self, errors: &mut Errors) -> u16 {
        let encoding = self.encoding();
        match &self.row.op {
            None if encoding.op.exists() => {
                errors.add(self.row.encoding.span, format!("`{}` needs an opcode", self.row.encoding));
                0
            }
            None => 0,
            Some(op) if !encoding.op.exists() => {
                errors.add(op.span, format!("`{}` has no opcode", self.row.encoding));
                0
            }
            Some(op) => {
                fits(op, encoding.op, errors);
                u16::try_from(op.value).unwrap_or(0)
            }
        }
    }

    /// The code of a value: a number, or a class for its first code.
    pub(super) fn value(&self, value: &Value, errors: &mut Errors) -> Option<(u32, proc_macro2::Span, String)> {
        match value {
            Value::Number(number) => Some((number.value, number.span, number.text.clone())),
            Value::Class(name) => self
                .model
                .class(name, errors)
                .map(|class| (class.range.low.value, name.span, format!("`{name}`"))),
        }
    }

    pub(super) fn fix(&mut self, place: Place, value: u32, text: &str, span: proc_macro2::Span, strength: Strength, errors: &mut Errors) {
        fits_at(value, text, span, place, errors);
        self.use_place(place);
        place.put(&mut self.shape.start, value);
        if strength == Strength::Required {
            place.put(&mut self.shape.must, u32::MAX);
            place.put(&mut self.shape.must_value, value);
        }
        self.shape.fixed.push(Fixed { place, value, strength });
    }
}
