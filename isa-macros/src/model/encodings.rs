//! Encodings and halves: where their fields lie.

use super::fields::{bit_list, resolve_padding};
use super::variants::{resolve_half, take_over};
use super::{Model, Place, declare, small};
use crate::dsl::Errors;
use crate::dsl::ast::{self, FieldBody, Item, Name};

/// What sits in a field.
#[derive(Clone, Debug)]
pub(crate) enum FieldRole<'a> {
    Plain,
    Op,
    Operand {
        kind: usize,
        pad: u8,
        pad_not: Place,
    },
    Modifier {
        index: usize,
        optional: bool,
        /// Whether it is a signed number.
        signed: bool,
        /// The values that mean something; all where there are none.
        values: &'a [ast::CodeRange],
        start: u32,
    },
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
    /// The operand that sits here, or the modifier, where it has another name; the field's name otherwise.
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
    pub(super) covered: u128,
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

    pub(super) fn sort(&mut self) {
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
                operand,
                role: ast::FieldRole::Modifier { .. },
            } = &field.body
            {
                let name = operand.as_ref().unwrap_or(name);
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
