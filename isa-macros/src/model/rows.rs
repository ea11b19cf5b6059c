//! Instructions: heads, facts, and a layout for each row. Rows with the same layout share it.

use super::encodings::fits_at;
use super::{AUX, FieldRole, Model, OPSEL, PROPERTIES, Place, Strength, WidthRule, declare, index16, small};
use crate::dsl::Errors;
use crate::dsl::ast::{self, Fact, Instruction, Item, Name, RowItem, Value};
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

/// A row's items, sorted.
#[derive(Default)]
struct Items<'a> {
    kinds: HashMap<&'a str, &'a Name>,
    sets: Vec<(&'a Name, Strength, &'a Value)>,
    lit: Vec<&'a Name>,
    always: bool,
    no: Vec<&'a Name>,
    mods: Vec<&'a Name>,
    absent: Vec<&'a Name>,
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

fn has(names: &[&Name], name: &str) -> bool {
    names.iter().any(|known| known.text == name)
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
        let (shape, always) = (build.shape, build.items.always);
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

    fn width(&self, rule: WidthRule<'a>, encoding: usize, row: &ast::Row, errors: &mut Errors) -> Width {
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

/// A row in the making.
struct Build<'m, 'a> {
    model: &'m mut Model<'a>,
    def: &'a Instruction,
    operands: &'m [Operand<'a>],
    row: &'a ast::Row,
    encoding: usize,
    items: Items<'a>,
    shape: Shape<'a>,
}

impl<'a> Build<'_, 'a> {
    fn encoding(&self) -> &super::Encoding<'a> {
        // The index comes from the table of names, which has an entry for each encoding.
        &self.model.encodings[self.encoding]
    }

    /// Bits of strict fields that the row does not use keep their start value, and decode demands it.
    fn unused(&mut self) {
        let places: Vec<Place> = self
            .encoding()
            .fields
            .iter()
            .filter(|field| field.strict)
            .map(|field| field.place)
            .collect();
        let (used, start) = (self.shape.used, self.shape.start);
        for place in places {
            let mut bits = [0u32; 3];
            place.put(&mut bits, u32::MAX);
            for (word, bits) in bits.into_iter().enumerate() {
                let unused = bits & !used[word];
                self.shape.must[word] |= unused;
                self.shape.must_value[word] |= start[word] & unused;
            }
        }
    }

    fn use_place(&mut self, place: Place) {
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
                super::encodings::fits(op, encoding.op, errors);
                u16::try_from(op.value).unwrap_or(0)
            }
        }
    }

    fn slots(&mut self, errors: &mut Errors) {
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

    /// The code of a value: a number, or a class for its first code.
    fn value(&self, value: &Value, errors: &mut Errors) -> Option<(u32, proc_macro2::Span, String)> {
        match value {
            Value::Number(number) => Some((number.value, number.span, number.text.clone())),
            Value::Class(name) => self
                .model
                .class(name, errors)
                .map(|class| (class.range.low.value, name.span, format!("`{name}`"))),
        }
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

    fn fix(&mut self, place: Place, value: u32, text: &str, span: proc_macro2::Span, strength: Strength, errors: &mut Errors) {
        fits_at(value, text, span, place, errors);
        self.use_place(place);
        place.put(&mut self.shape.start, value);
        if strength == Strength::Required {
            place.put(&mut self.shape.must, u32::MAX);
            place.put(&mut self.shape.must_value, value);
        }
        self.shape.fixed.push(Fixed { place, value, strength });
    }

    fn modifiers(&mut self, errors: &mut Errors) {
        let mut listed: Vec<&Name> = Vec::new();
        for fact in &self.def.facts {
            if let Fact::Mods(names) = fact {
                listed.extend(names);
            }
        }
        let found: Vec<(&str, Place, usize, bool, u32)> = self
            .encoding()
            .fields
            .iter()
            .filter_map(|field| match field.role {
                FieldRole::Modifier { index, optional, start } => Some((field.name.text.as_str(), field.place, index, optional, start)),
                _ => None,
            })
            .collect();
        for name in self.items.mods.iter().chain(&self.items.no) {
            if !found.iter().any(|(known, ..)| *known == name.text) {
                errors.add(name.span, format!("`{}` has no modifier `{name}`", self.row.encoding));
            }
        }
        for name in &self.items.mods {
            if found.iter().any(|(known, _, _, optional, _)| *known == name.text && !optional) {
                errors.add(name.span, format!("every row of `{}` has the modifier `{name}`", self.row.encoding));
            }
        }
        for name in &self.items.no {
            if self.items.mods.iter().any(|other| other.text == name.text) {
                errors.add(name.span, format!("`{name}` is listed in both `mods` and `no`"));
            }
        }
        for (name, place, index, optional, start) in found {
            let set = self
                .items
                .sets
                .iter()
                .find(|(set, ..)| set.text == name)
                .map(|(_, strength, _)| *strength);
            let by_operand = self.shape.slots.iter().any(|slot| slot.aux.contains(&place.pos));
            let taken = !has(&self.items.no, name)
                && !by_operand
                && (!optional || has(&listed, name) || has(&self.items.mods, name))
                && set.is_none_or(|strength| strength == Strength::Start);
            if !taken {
                if let (Some(Strength::Start), Some((name, ..))) = (set, self.items.sets.iter().find(|(set, ..)| set.text == name)) {
                    errors.add(name.span, format!("this row has no modifier `{name}` that could start with a value"));
                }
                continue;
            }
            let clash = self.encoding().fields.iter().find(|field| match field.role {
                FieldRole::Modifier { index, .. } => {
                    self.shape.modifiers >> index & 1 != 0
                        && field.place.pos < place.pos + place.bits
                        && place.pos < field.place.pos + field.place.bits
                }
                _ => false,
            });
            if let Some(clash) = clash {
                let message = format!(
                    "modifiers `{name}` and `{}` share bits of `{}`, a row takes one of them",
                    clash.name, self.row.encoding
                );
                errors.add(self.row.encoding.span, message);
            }
            self.shape.modifiers |= 1u128.checked_shl(u32::try_from(index).unwrap_or(128)).unwrap_or(0);
            self.use_place(place);
            if set.is_none() {
                place.put(&mut self.shape.start, start);
            }
        }
    }

    /// What remains of the row's values: fields that are no operand of the instruction, and modifiers' start values.
    fn fixed(&mut self, errors: &mut Errors) {
        for (name, strength, value) in std::mem::take(&mut self.items.sets) {
            let Some(field) = self.encoding().field(&name.text) else {
                errors.add(name.span, format!("`{}` has no field `{name}`", self.row.encoding));
                continue;
            };
            let (place, operand) = (field.place, field.operand);
            let (is_modifier, is_operand, is_op) = (
                matches!(field.role, FieldRole::Modifier { .. } | FieldRole::Aux(_)),
                matches!(field.role, FieldRole::Operand { .. }),
                matches!(field.role, FieldRole::Op),
            );
            if is_op || (is_operand && self.shape.slots.iter().any(|slot| slot.place == place)) {
                errors.add(name.span, format!("`{name}` holds the {}", if is_op { "opcode" } else { operand }));
                continue;
            }
            if strength == Strength::Start && !is_modifier {
                errors.add(name.span, format!("`{name}` is no modifier, so it has no start value"));
                continue;
            }
            if let Some((value, span, text)) = self.value(value, errors) {
                self.fix(place, value, &text, span, strength, errors);
            }
        }
    }

    /// Literals need a dword to lie in, and the other way round.
    fn literal(&mut self, errors: &mut Errors) {
        let encoding = self.encoding();
        let (place, half) = (encoding.literal, encoding.half.is_some());
        let own = self.shape.slots.iter().any(|slot| slot.place == place);
        for name in &self.items.lit {
            let Some(slot) = self.shape.slots.iter().find(|slot| slot.name == name.text) else {
                if has(&self.items.absent, &name.text) {
                    errors.add(name.span, format!("`{name}` is absent in this row"));
                }
                continue;
            };
            let holds = match self.model.literal_code() {
                Some(code) => slot.place.exists() && self.model.kinds.get(slot.kind).is_some_and(|kind| kind.reads().has(code)),
                None => false,
            };
            if !holds {
                errors.add(
                    name.span,
                    format!("`{name}` cannot be a literal here: its kind in `{}` has none", self.row.encoding),
                );
            }
        }
        if !place.exists() {
            if let Some(name) = self.items.lit.first() {
                errors.add(name.span, format!("`{}` has no literal dword", self.row.encoding));
            }
            return;
        }
        if !self.items.lit.is_empty() {
            self.use_place(place);
        } else if !own && !half {
            errors.add(
                self.row.encoding.span,
                format!("no operand uses the literal dword of `{}`", self.row.encoding),
            );
        }
    }
}

impl Model<'_> {
    /// Whether `inner` has nothing that `outer` lacks.
    pub(crate) fn within(&self, inner: usize, outer: usize) -> bool {
        let (Some(inner), Some(outer)) = (self.kinds.get(inner), self.kinds.get(outer)) else {
            return true;
        };
        match (inner.imm, outer.imm) {
            (0, 0) => inner.list.is_some() == outer.list.is_some() && inner.codes.without(&outer.codes).is_empty(),
            (inner, outer) => inner != 0 && outer != 0 && inner <= outer,
        }
    }
}
