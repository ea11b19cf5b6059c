//! What definitions mean: names resolved, fields placed, rows laid out, decoding decided. Mistakes met on the way are collected, never fatal.

mod code_set;
mod decode;
mod encodings;
mod fields;
mod kinds;
mod layout;
mod layout_fields;
mod layout_slots;
mod marks;
mod rows;
mod values;
mod variants;

use std::collections::HashMap;

use crate::dsl::Errors;
use crate::dsl::ast::{self, Item, Num, Part, Strength};
use proc_macro2::Span;

pub(crate) use code_set::CodeSet;
pub(crate) use decode::{Candidate, Entry, Group};
pub(crate) use encodings::{Encoding, Field, FieldRole, Term};
pub(crate) use kinds::{Kind, WidthRule};
pub(crate) use marks::{Mark, mark_of};
pub(crate) use rows::{Opcode, Operand, Row, Shape, Slot, Width};
pub(crate) use values::{Deciding, VALUES, Values, values};

/// Properties that an operand can carry, in the order of their aux bits.
pub(crate) const PROPERTIES: [&str; 4] = ["neg", "abs", "opsel", "opsel_hi"];

/// The property of fields that an operand's kind sets: its index and name. An instruction doesn't list it.
pub(crate) const SETS: (usize, &str) = (PROPERTIES.len(), "sets");

/// Index of `opsel` among the properties.
pub(crate) const OPSEL: usize = 2;

/// Number of aux bits of an operand: the properties, then up to four fields that it sets.
pub(crate) const AUX: usize = 8;

/// A place in an instruction: lowest bit over all dwords, and number of bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Place {
    pub(crate) pos: u8,
    pub(crate) bits: u8,
}

impl Place {
    pub(crate) const NONE: Place = Place { pos: 255, bits: 0 };

    /// The largest value that fits.
    pub(crate) fn max(self) -> u32 {
        if self.bits >= 32 { u32::MAX } else { (1 << self.bits) - 1 }
    }

    pub(crate) fn exists(self) -> bool {
        self.pos != 255
    }

    /// Puts `value` into the dwords at this place, for what was there: a row's start value replaces its encoding's. Values that don't fit have been reported.
    pub(crate) fn put(self, words: &mut [u32; 3], value: u32) {
        if let Some(word) = words.get_mut(usize::from(self.pos >> 5)) {
            *word = *word & !(self.max() << (self.pos & 31)) | (value & self.max()) << (self.pos & 31);
        }
    }
}

/// A definition, resolved.
#[derive(Debug)]
pub(crate) struct Model<'a> {
    pub(crate) arch: &'a str,
    pub(crate) classes: Vec<&'a ast::Class>,
    pub(crate) formats: Vec<(&'a str, u32)>,
    /// Formats (bits) whose literals have 16 bits: in encodings without a limit of scalar values, in those with one.
    pub(crate) narrow: [u128; 2],
    /// Facts of one word that instructions may have.
    pub(crate) facts: Vec<&'a str>,
    /// Declared kinds, then intersections that equal none of them.
    pub(crate) kinds: Vec<Kind<'a>>,
    /// Rules for widths, in order of appearance.
    pub(crate) rules: Vec<&'a str>,
    pub(crate) modifiers: Vec<&'a str>,
    /// Forms but the native one, which is number 0.
    pub(crate) forms: Vec<&'a str>,
    pub(crate) encodings: Vec<Encoding<'a>>,
    pub(crate) opcodes: Vec<Opcode<'a>>,
    pub(crate) rows: Vec<Row<'a>>,
    pub(crate) shapes: Vec<Shape<'a>>,
    pub(crate) conditions: Vec<Vec<Term>>,
    pub(crate) prefixes: Vec<u8>,
    pub(crate) groups: Vec<Group>,
    pub(crate) ops: Vec<u16>,
    pub(crate) entries: Vec<Entry>,
    /// Index of each declared kind, format, encoding.
    names: Names<'a>,
}

#[derive(Debug, Default)]
struct Names<'a> {
    kinds: HashMap<&'a str, usize>,
    formats: HashMap<&'a str, usize>,
    encodings: HashMap<&'a str, usize>,
    modifiers: HashMap<&'a str, usize>,
    classes: HashMap<&'a str, usize>,
    /// Register kinds by their codes, and whether their runs are unaligned.
    sets: HashMap<(CodeSet, CodeSet, bool), usize>,
    /// Intersections already made.
    pairs: HashMap<(usize, usize), usize>,
    shapes: HashMap<Shape<'a>, u16>,
}

impl<'a> Model<'a> {
    /// Resolves all parts, and collects what is wrong with them.
    pub(crate) fn new(parts: &'a [Part], errors: &mut Errors) -> Model<'a> {
        let mut model = Model {
            arch: parts.first().map_or("", |part| &part.arch.text),
            classes: Vec::new(),
            formats: Vec::new(),
            narrow: [0; 2],
            facts: Vec::new(),
            kinds: Vec::new(),
            rules: Vec::new(),
            modifiers: Vec::new(),
            forms: Vec::new(),
            encodings: Vec::new(),
            opcodes: Vec::new(),
            rows: Vec::new(),
            shapes: Vec::new(),
            conditions: vec![Vec::new()],
            prefixes: vec![255; 512],
            groups: Vec::new(),
            ops: Vec::new(),
            entries: Vec::new(),
            names: Names::default(),
        };
        let items: Vec<&'a Item> = parts.iter().flat_map(|part| &part.items).collect();
        model.resolve_codes(&items, errors);
        model.resolve_formats(&items, errors);
        model.resolve_facts(&items, errors);
        model.resolve_kinds(&items, errors);
        model.resolve_encodings(&items, errors);
        model.resolve_groups(errors);
        model.resolve_instructions(&items, errors);
        model.resolve_decoding(errors);
        model
    }

    /// Index of a declared kind.
    pub(crate) fn kind(&self, name: &ast::Name, errors: &mut Errors) -> Option<usize> {
        let found = self.names.kinds.get(name.text.as_str()).copied();
        if found.is_none() {
            errors.add(name.span, format!("there is no kind `{name}`"));
        }
        found
    }

    /// Index of a declared kind, without a word if there is none.
    pub(crate) fn find_kind(&self, name: &str) -> Option<usize> {
        self.names.kinds.get(name).copied()
    }

    /// Index of an encoding.
    pub(crate) fn encoding(&self, name: &ast::Name, errors: &mut Errors) -> Option<usize> {
        let found = self.names.encodings.get(name.text.as_str()).copied();
        if found.is_none() {
            errors.add(name.span, format!("there is no encoding `{name}`"));
        }
        found
    }

    /// Index of a modifier that some encoding has.
    pub(crate) fn modifier(&self, name: &ast::Name, errors: &mut Errors) -> Option<usize> {
        let found = self.names.modifiers.get(name.text.as_str()).copied();
        if found.is_none() {
            errors.add(name.span, format!("no encoding has a modifier `{name}`"));
        }
        found
    }

    /// The class of a name.
    pub(crate) fn class(&self, name: &ast::Name, errors: &mut Errors) -> Option<&'a ast::Class> {
        let found = self
            .names
            .classes
            .get(name.text.as_str())
            .and_then(|index| self.classes.get(*index))
            .copied();
        if found.is_none() {
            errors.add(name.span, format!("there is no class `{name}` of codes"));
        }
        found
    }

    /// The code that announces a literal, if the architecture has one.
    pub(crate) fn literal_code(&self) -> Option<u32> {
        self.names
            .classes
            .get("literal")
            .and_then(|index| self.classes.get(*index))
            .map(|class| class.range.low.value)
    }
}

/// Narrows a number, or reports that it is too large; then 0 stands for it.
pub(crate) fn small<T: TryFrom<u32> + Default>(num: &Num, what: &str, errors: &mut Errors) -> T {
    limited(num.value, num.span, what, errors)
}

fn limited<T: TryFrom<u32> + Default>(value: u32, span: Span, what: &str, errors: &mut Errors) -> T {
    T::try_from(value).unwrap_or_else(|_| {
        errors.add(span, format!("{value} is too large for {what}"));
        T::default()
    })
}

/// Remembers a name; reports it if there was one like it. Returns whether it is new.
fn declare<'a>(map: &mut HashMap<&'a str, usize>, name: &'a ast::Name, index: usize, what: &str, errors: &mut Errors) -> bool {
    let new = map.insert(&name.text, index).is_none();
    if !new {
        errors.add(name.span, format!("{what} `{name}` is defined twice"));
    }
    new
}

/// An index as an amount to shift by.
fn index32(value: usize) -> u32 {
    u32::try_from(value).unwrap_or(u32::MAX)
}

/// An index as the tables store it. Larger ones are reported once the definition is complete.
fn index16(value: usize) -> u16 {
    u16::try_from(value).unwrap_or(u16::MAX)
}
