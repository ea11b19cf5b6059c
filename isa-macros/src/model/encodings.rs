//! Encodings and halves: where their fields lie.

use super::{Model, PROPERTIES, Place, SETS, declare, small};
use crate::dsl::Errors;
use crate::dsl::ast::{self, FieldBody, Item, Name};
use proc_macro2::Span;

/// What sits in a field.
#[derive(Clone, Debug)]
pub(crate) enum FieldRole<'a> {
    Plain,
    Op,
    Operand { kind: usize, pad: u8, pad_not: Place },
    Modifier { index: usize, optional: bool, start: u32 },
    Aux(Aux<'a>),
}

/// Bits of a property, one for each operand named.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Aux<'a> {
    pub(crate) property: usize,
    pub(crate) operands: &'a [Name],
    /// What the bits start with.
    pub(crate) start: u32,
}

/// A named field.
#[derive(Clone, Debug)]
pub(crate) struct Field<'a> {
    pub(crate) name: &'a Name,
    /// The operand that sits here; the field's name for other roles.
    pub(crate) operand: &'a str,
    pub(crate) place: Place,
    pub(crate) role: FieldRole<'a>,
    /// Whether other fields declare its bits.
    pub(crate) view: bool,
    /// Whether decode demands the start value of bits that a row does not use.
    pub(crate) strict: bool,
}

/// A base's field that tells the variant apart, and the value that it starts with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Selector {
    pub(crate) place: Place,
    pub(crate) start: u32,
}

/// A term of a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Term {
    pub(crate) place: Place,
    pub(crate) low: u16,
    pub(crate) high: u16,
    /// Whether the base has an operand there.
    pub(crate) operand: bool,
}

/// An encoding, resolved.
#[derive(Clone, Debug)]
pub(crate) struct Encoding<'a> {
    pub(crate) name: &'a Name,
    pub(crate) docs: &'a [String],
    /// `None` for halves.
    pub(crate) def: Option<&'a ast::Encoding>,
    pub(crate) dwords: u8,
    pub(crate) form: usize,
    pub(crate) bus: Option<u8>,
    pub(crate) op: Place,
    pub(crate) literal: Place,
    /// From the highest bit down.
    pub(crate) fields: Vec<Field<'a>>,
    pub(crate) selectors: Vec<Selector>,
    /// Fixed bits and their values.
    pub(crate) must: [u32; 3],
    pub(crate) must_value: [u32; 3],
    /// Declared bits.
    covered: u128,
    pub(crate) condition: Vec<Term>,
    /// The encoding that this one is a variant or half of, at the end of that chain.
    pub(crate) root: usize,
    pub(crate) is_variant: bool,
    /// 0 for x, 1 for y.
    pub(crate) half: Option<u8>,
    /// Whether it, or what it rests on, has been reported: what follows from it isn't.
    pub(crate) broken: bool,
    pub(crate) group: Option<usize>,
}

impl<'a> Encoding<'a> {
    /// The field in which an operand lies.
    pub(crate) fn operand_field(&self, operand: &str) -> Option<&Field<'a>> {
        self.fields
            .iter()
            .find(|field| matches!(field.role, FieldRole::Operand { .. }) && field.operand == operand)
    }

    /// The field of a name.
    pub(crate) fn field(&self, name: &str) -> Option<&Field<'a>> {
        self.fields.iter().find(|field| field.name.text == name)
    }

    /// The place of a one-bit field.
    pub(crate) fn bit(&self, name: &str) -> Option<u8> {
        self.field(name).filter(|field| field.place.bits == 1).map(|field| field.place.pos)
    }

    fn sort(&mut self) {
        self.fields.sort_by_key(|field| std::cmp::Reverse(field.place.pos));
    }
}

impl<'a> Model<'a> {
    /// Bases first, then variants, then halves; the list is in the order of the definition.
    pub(super) fn resolve_encodings(&mut self, items: &[&'a Item], errors: &mut Errors) {
        let mut names = Vec::new();
        for item in items {
            let name = match item {
                Item::Encoding(encoding) => &encoding.name,
                Item::Half(half) => &half.name,
                _ => continue,
            };
            let new = declare(&mut self.names.encodings, name, names.len(), "encoding", errors);
            if let Item::Encoding(encoding) = item {
                self.name_forms_and_modifiers(encoding);
            }
            names.push((*item, name, !new));
        }
        if names.len() > 254
            && let Some((_, name, _)) = names.get(254)
        {
            errors.add(name.span, "there are more than 254 encodings".to_string());
        }
        let mut done: Vec<Option<Encoding<'a>>> = vec![None; names.len()];
        for step in 0..3 {
            for (index, (item, _, twice)) in names.iter().enumerate() {
                let before = errors.list.len();
                let mut encoding = match item {
                    Item::Encoding(def) if step == 0 && def.base.is_none() => self.resolve_encoding(def, index, None, errors),
                    Item::Encoding(def) if step == 1 && def.base.is_some() => {
                        let base = def.base.as_ref().and_then(|base| self.base(&base.name, &done, errors));
                        self.resolve_encoding(def, index, base, errors)
                    }
                    Item::Half(half) if step == 2 => match self.whole(half, &done, errors) {
                        Some(whole) => resolve_half(half, whole, errors),
                        None => Encoding {
                            half: Some(0),
                            broken: true,
                            ..empty(&half.name, &half.docs, None, index)
                        },
                    },
                    _ => continue,
                };
                encoding.broken |= *twice || errors.list.len() != before;
                if let Some(slot) = done.get_mut(index) {
                    *slot = Some(encoding);
                }
            }
        }
        self.encodings = done.into_iter().flatten().collect();
    }

    fn name_forms_and_modifiers(&mut self, encoding: &'a ast::Encoding) {
        if let Some(form) = &encoding.form
            && !self.forms.contains(&form.text.as_str())
        {
            self.forms.push(&form.text);
        }
        for field in &encoding.fields {
            if let FieldBody::Named {
                name,
                role: ast::FieldRole::Modifier { .. },
                ..
            } = &field.body
            {
                let next = self.modifiers.len();
                let modifiers = &mut self.modifiers;
                self.names.modifiers.entry(&name.text).or_insert_with(|| {
                    modifiers.push(&name.text);
                    next
                });
            }
        }
    }

    fn base<'d>(&self, name: &Name, done: &'d [Option<Encoding<'a>>], errors: &mut Errors) -> Option<&'d Encoding<'a>> {
        let base = done.get(self.encoding(name, errors)?).and_then(Option::as_ref);
        let base = base.filter(|base| !base.is_variant && base.half.is_none());
        if base.is_none() {
            errors.add(
                name.span,
                format!("`{name}` is no encoding of its own, so nothing can be a variant of it"),
            );
        }
        base
    }

    fn whole<'d>(&self, half: &ast::Half, done: &'d [Option<Encoding<'a>>], errors: &mut Errors) -> Option<&'d Encoding<'a>> {
        let whole = done.get(self.encoding(&half.of, errors)?).and_then(Option::as_ref);
        if whole.is_none_or(|whole| whole.half.is_some()) {
            errors.add(half.of.span, format!("`{}` is itself a half", half.of));
            return None;
        }
        if whole.is_some_and(|whole| whole.op.exists()) {
            errors.add(half.of.span, format!("`{}` has an opcode of its own, so it has no halves", half.of));
            return None;
        }
        whole
    }

    fn resolve_encoding(&self, def: &'a ast::Encoding, index: usize, base: Option<&Encoding<'a>>, errors: &mut Errors) -> Encoding<'a> {
        let mut encoding = empty(&def.name, &def.docs, Some(def), index);
        encoding.dwords = def.dwords;
        encoding.is_variant = def.base.is_some();
        let mut first_bit = 0;
        if let Some(base) = base {
            encoding = Encoding {
                name: encoding.name,
                docs: encoding.docs,
                def: encoding.def,
                dwords: def.dwords,
                is_variant: true,
                ..base.clone()
            };
            first_bit = u32::from(base.dwords) * 32;
            if def.dwords < base.dwords {
                errors.add(def.name.span, format!("variant `{}` is shorter than its base", def.name));
            }
        }
        if let Some(form) = &def.form {
            encoding.form = 1 + self.forms.iter().position(|known| *known == form.text).unwrap_or(0);
        }
        if let Some(bus) = &def.bus {
            encoding.bus = Some(small(bus, "a number of scalar values", errors));
        }
        for field in &def.fields {
            self.resolve_field(&mut encoding, field, first_bit, errors);
        }
        encoding.broken |= def.base.is_some() && base.is_none();
        let whole = (1u128 << (u32::from(def.dwords) * 32)) - 1;
        let gaps = whole & !encoding.covered;
        if gaps != 0 && !encoding.broken {
            errors.add(def.name.span, format!("no field of `{}` declares {}", def.name, bit_list(gaps)));
        }
        encoding.sort();
        resolve_padding(def, &mut encoding, errors);
        if let (Some(base), Some(ast::Base { terms, .. })) = (base, &def.base) {
            for term in terms {
                self.resolve_condition(&mut encoding, base, term, errors);
            }
            take_over(&mut encoding, base);
        }
        encoding
    }

    fn resolve_field(&self, encoding: &mut Encoding<'a>, field: &'a ast::Field, first_bit: u32, errors: &mut Errors) {
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
                if let (Some(operand), false) = (operand, matches!(role, ast::FieldRole::Operand { .. })) {
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
            ast::FieldRole::Modifier { optional, start } => {
                if let Some(start) = start {
                    fits(start, place, errors);
                }
                let index = self.names.modifiers.get(name.text.as_str()).copied().unwrap_or(0);
                FieldRole::Modifier {
                    index,
                    optional: *optional,
                    start: start.as_ref().map_or(0, |start| start.value),
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

    fn resolve_condition(&self, encoding: &mut Encoding<'a>, base: &Encoding<'a>, term: &ast::Condition, errors: &mut Errors) {
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

fn empty<'a>(name: &'a Name, docs: &'a [String], def: Option<&'a ast::Encoding>, index: usize) -> Encoding<'a> {
    Encoding {
        name,
        docs,
        def,
        dwords: 1,
        form: 0,
        bus: None,
        op: Place::NONE,
        literal: Place::NONE,
        fields: Vec::new(),
        selectors: Vec::new(),
        must: [0; 3],
        must_value: [0; 3],
        covered: 0,
        condition: Vec::new(),
        root: index,
        is_variant: false,
        half: None,
        broken: false,
        group: None,
    }
}

/// Fields of the base whose operand has moved become selectors.
fn take_over<'a>(encoding: &mut Encoding<'a>, base: &Encoding<'a>) {
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

/// `pad n != field` names a field that may stand anywhere in the encoding.
fn resolve_padding(def: &ast::Encoding, encoding: &mut Encoding<'_>, errors: &mut Errors) {
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

fn resolve_half<'a>(half: &'a ast::Half, whole: &Encoding<'a>, errors: &mut Errors) -> Encoding<'a> {
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
fn bit_list(mask: u128) -> String {
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
