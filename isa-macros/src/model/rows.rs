//! Instructions: heads, facts, and a layout for each row. Rows with the same layout share it.

use super::{AUX, Model, PROPERTIES, Place, Strength, WidthRule, declare, index16, small};
use crate::dsl::Errors;
use crate::dsl::ast::{self, Instruction, Item};
use std::collections::HashMap;

/// How many registers an operand has, with its fields placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Width {
    Format,
    Wave(u8, u8),
    Field { place: Place, value: u16, then: u8, other: u8 },
    Count([u8; 2]),
    Rule(u8),
}

/// An operand of an instruction's head.
#[derive(Debug)]
pub(crate) struct Operand<'a> {
    pub(crate) def: &'a ast::Operand,
    pub(crate) kind: usize,
    pub(crate) format: usize,
    pub(crate) regs: u8,
    /// Properties it can carry, as aux bits.
    pub(crate) aux: u8,
}

/// An operand of a row.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Slot<'a> {
    pub(crate) name: &'a str,
    pub(crate) kind: usize,
    pub(crate) format: usize,
    pub(crate) regs: u8,
    pub(crate) width: Width,
    pub(crate) role: u8,
    pub(crate) tied: u8,
    pub(crate) place: Place,
    pub(crate) bias: u16,
    pub(crate) pad: u8,
    pub(crate) pad_not: Place,
    pub(crate) implied: u16,
    pub(crate) literal: bool,
    pub(crate) aux: [u8; AUX],
    pub(crate) arg: u8,
}

/// A field that a row fixes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Fixed {
    pub(crate) place: Place,
    pub(crate) value: u32,
    pub(crate) strength: Strength,
}

/// The layout of a row.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Shape<'a> {
    pub(crate) slots: Vec<Slot<'a>>,
    pub(crate) fixed: Vec<Fixed>,
    pub(crate) modifiers: u128,
    pub(crate) start: [u32; 3],
    pub(crate) used: [u32; 3],
    pub(crate) must: [u32; 3],
    pub(crate) must_value: [u32; 3],
    pub(crate) bus: u8,
}

/// A form of an opcode.
#[derive(Debug)]
pub(crate) struct Row<'a> {
    pub(crate) def: &'a ast::Row,
    pub(crate) opcode: u16,
    pub(crate) encoding: usize,
    pub(crate) op: u16,
    pub(crate) shape: u16,
    pub(crate) always: bool,
    /// Whether something in it has been reported: it is not looked at for decoding.
    pub(crate) broken: bool,
}

/// An instruction, resolved.
#[derive(Debug)]
pub(crate) struct Opcode<'a> {
    pub(crate) def: &'a Instruction,
    pub(crate) operands: Vec<Operand<'a>>,
    pub(crate) first_row: usize,
    pub(crate) rows: usize,
}
impl<'a> Model<'a> {
    pub(super) fn resolve_instructions(&mut self, items: &[&'a Item], errors: &mut Errors) {
        let mut names = HashMap::new();
        for item in items {
            let Item::Instruction(def) = item else { continue };
            declare(&mut names, &def.name, self.opcodes.len(), "instruction", errors);
            let operands = self.resolve_head(def, errors);
            let first_row = self.rows.len();
            for row in &def.rows {
                if let Some(row) = self.resolve_row(def, &operands, row, errors) {
                    self.rows.push(row);
                }
            }
            let rows = self.rows.len() - first_row;
            let encodings = &self.encodings;
            if let Some(own) = self.rows.get_mut(first_row..) {
                own.sort_by_key(|row| encodings.get(row.encoding).map_or(0, |encoding| encoding.dwords));
            }
            self.opcodes.push(Opcode {
                def,
                operands,
                first_row,
                rows,
            });
        }
    }

    fn resolve_head(&mut self, def: &'a Instruction, errors: &mut Errors) -> Vec<Operand<'a>> {
        let mut operands = Vec::with_capacity(def.operands.len());
        for operand in &def.operands {
            let kind = self.kind(&operand.kind, errors);
            let format = match &operand.format {
                None => self.names.formats.get("any").copied(),
                Some(format) => {
                    let found = self.names.formats.get(format.text.as_str()).copied();
                    if found.is_none() {
                        errors.add(format.span, format!("there is no format `{format}`"));
                    }
                    found
                }
            };
            let bits = format.and_then(|format| self.formats.get(format)).map_or(0, |(_, bits)| *bits);
            let regs = match &operand.count {
                Some(ast::Count::Fixed(count)) => small(count, "a number of registers", errors),
                _ => u8::try_from(bits.div_ceil(32).max(1)).unwrap_or(u8::MAX),
            };
            let mut aux = 0;
            for name in &operand.aux {
                match PROPERTIES.iter().position(|known| *known == name.text) {
                    Some(index) => aux |= 1 << index,
                    None => errors.add(
                        name.span,
                        format!("`{name}` is no property of operands; there are {}", PROPERTIES.join(", ")),
                    ),
                }
            }
            operands.push(Operand {
                def: operand,
                kind: kind.unwrap_or(usize::MAX),
                format: format.unwrap_or(0),
                regs,
                aux,
            });
        }
        operands
    }

    fn resolve_row(&mut self, def: &'a Instruction, operands: &[Operand<'a>], row: &'a ast::Row, errors: &mut Errors) -> Option<Row<'a>> {
        let encoding = self.encoding(&row.encoding, errors)?;
        if self.encodings.get(encoding).is_none_or(|encoding| encoding.broken) {
            return None;
        }
        let before = errors.list.len();
        let (op, shape, always) = self.lay_out(def, operands, row, encoding, errors);
        let next = index16(self.shapes.len());
        let shape = match self.names.shapes.get(&shape) {
            Some(known) => *known,
            None => {
                self.names.shapes.insert(shape.clone(), next);
                self.shapes.push(shape);
                next
            }
        };
        Some(Row {
            def: row,
            opcode: index16(self.opcodes.len()),
            encoding,
            op,
            shape,
            always,
            broken: errors.list.len() != before,
        })
    }

    pub(super) fn width(&self, rule: WidthRule<'a>, encoding: usize, row: &ast::Row, errors: &mut Errors) -> Width {
        let encoding = self.encodings.get(encoding);
        match rule {
            WidthRule::Format => Width::Format,
            WidthRule::Wave(narrow, wide) => Width::Wave(narrow, wide),
            WidthRule::Rule(index) => Width::Rule(index),
            WidthRule::By { field, value, then, other } => {
                // The name may be a field's or an operand's, as for fields with another name than their operand.
                let found = encoding.and_then(|encoding| encoding.field(&field.text).or_else(|| encoding.operand_field(&field.text)));
                if found.is_none() {
                    errors.add(
                        row.encoding.span,
                        format!("`{}` has no field `{field}`, by which the width of an operand is given", row.encoding),
                    );
                }
                Width::Field {
                    place: found.map_or(Place::NONE, |field| field.place),
                    value,
                    then,
                    other,
                }
            }
            WidthRule::Count(fields) => {
                let mut places = [255; 2];
                for (place, field) in places.iter_mut().zip(fields) {
                    match encoding.and_then(|encoding| encoding.bit(&field.text)) {
                        Some(bit) => *place = bit,
                        None => errors.add(
                            row.encoding.span,
                            format!("`{}` has no one-bit field `{field}`, which the width of an operand counts", row.encoding),
                        ),
                    }
                }
                Width::Count(places)
            }
        }
    }
}
