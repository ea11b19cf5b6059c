//! Parts of tables as they are written: places, roles, lists and items that are shared, bytes.

use std::borrow::Borrow;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fmt::Write;
use std::hash::Hash;

use crate::dsl::ast::Role;
use crate::model::Place;

pub(super) fn place(place: Place) -> String {
    if place.exists() {
        format!("Place{{pos:{},bits:{}}}", place.pos, place.bits)
    } else {
        "Place::NONE".to_string()
    }
}

pub(super) fn role_name(role: Role) -> &'static str {
    match role {
        Role::Read => "Read",
        Role::Write => "Write",
        Role::ReadWrite => "ReadWrite",
        Role::Imm => "Imm",
    }
}

/// Lists that many items share: each is a constant of its own, which the compiler reads once.
pub(super) struct Lists {
    /// Letter that the constants' names begin with.
    letter: char,
    /// Type of an element.
    element: &'static str,
    known: HashMap<String, usize>,
    pub(super) text: String,
}

impl Lists {
    pub(super) fn new(letter: char, element: &'static str) -> Self {
        Lists {
            letter,
            element,
            known: HashMap::new(),
            text: String::new(),
        }
    }

    /// The name of the constant with these elements.
    pub(super) fn name(&mut self, elements: String) -> String {
        let next = self.known.len();
        let letter = self.letter;
        let number = match self.known.entry(elements) {
            Entry::Occupied(known) => *known.get(),
            Entry::Vacant(new) => {
                let _ = writeln!(self.text, "const {letter}{next}:&[{}]=&[{}];", self.element, new.key());
                *new.insert(next)
            }
        };
        format!("{letter}{number}")
    }
}

/// Items in the order of their first appearance, each once.
pub(super) struct Interned<T> {
    pub(super) list: Vec<T>,
    known: HashMap<T, usize>,
}

impl<T: Clone + Eq + Hash> Interned<T> {
    pub(super) fn new() -> Self {
        Interned {
            list: Vec::new(),
            known: HashMap::new(),
        }
    }

    /// Where an item is in the list, which it is added to if it is not there.
    pub(super) fn index(&mut self, item: T) -> usize {
        *self.known.entry(item).or_insert_with_key(|item| {
            self.list.push(item.clone());
            self.list.len() - 1
        })
    }

    /// Where an item is in the list, if it is there.
    pub(super) fn find<Q: Eq + Hash + ?Sized>(&self, item: &Q) -> Option<usize>
    where
        T: Borrow<Q>,
    {
        self.known.get(item).copied()
    }
}

/// A byte string being written.
pub(super) struct Bytes {
    text: String,
    /// Each byte as it is written: macros are not optimised, and formatting is slow then.
    written: Vec<String>,
}

impl Bytes {
    pub(super) fn new() -> Self {
        Bytes {
            text: String::new(),
            written: (0..=u8::MAX).map(|byte| format!("\\x{byte:02x}")).collect(),
        }
    }

    pub(super) fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.text.push_str(self.written.get(usize::from(*byte)).map_or("", String::as_str));
        }
    }

    /// Adds an index as a number of two bytes. The checks let no larger ones in; the expanding crate's unpacking would find that there is nothing of that index.
    pub(super) fn add_index(&mut self, index: usize) {
        self.add(&u16::try_from(index).unwrap_or(u16::MAX).to_le_bytes());
    }

    /// The literal, of what was added since the last one.
    pub(super) fn literal(&mut self) -> String {
        format!("b\"{}\"", std::mem::take(&mut self.text))
    }
}
