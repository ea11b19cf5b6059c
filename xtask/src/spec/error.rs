//! What is wrong with a specification file, and the collection of it.

use super::xml::{self, Element};
use roxmltree::{Document, NodeId};
use std::cell::{Cell, RefCell};
use std::fmt;

/// So many errors are told one by one; the last entry counts the rest.
pub const MAX_ERRORS: usize = 20;

/// One thing that is wrong, with its place.
#[derive(Clone, Debug, PartialEq)]
pub struct SpecError {
    pub file: String,
    /// Counted from 1.
    pub line: usize,
    /// `/Spec/ISA/Encodings/Encoding[ENC_VOP2]/…`
    pub path: String,
    pub message: String,
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}: {}", self.file, self.line, self.path, self.message)
    }
}

/// Collects errors about elements of one document.
pub struct Errors<'d> {
    file: &'d str,
    document: &'d Document<'d>,
    list: RefCell<Vec<SpecError>>,
    /// Those beyond [`MAX_ERRORS`]: finding a line takes time, and a hostile file can hold a million errors.
    more: Cell<usize>,
}

impl<'d> Errors<'d> {
    pub fn new(file: &'d str, document: &'d Document<'d>) -> Self {
        Self {
            file,
            document,
            list: RefCell::default(),
            more: Cell::new(0),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.list.borrow().is_empty()
    }

    pub fn element(&self, id: NodeId) -> Element<'d> {
        self.document.get_node(id).expect("the id comes from this document")
    }

    /// Adds an error about `element`.
    pub fn push(&self, element: Element<'_>, message: impl Into<String>) {
        let mut list = self.list.borrow_mut();
        if list.len() >= MAX_ERRORS {
            self.more.set(self.more.get() + 1);
            return;
        }
        list.push(SpecError {
            file: self.file.to_owned(),
            line: line_of(self.document.input_text(), element.range().start),
            path: xml::path(element),
            message: message.into(),
        });
    }

    /// The same for an element known by its id.
    pub fn at(&self, id: NodeId, message: impl Into<String>) {
        self.push(self.element(id), message);
    }

    /// All errors in the order of the file.
    pub fn finish(self) -> Result<(), Vec<SpecError>> {
        let mut list = self.list.into_inner();
        if list.is_empty() {
            return Ok(());
        }
        list.sort_by_key(|e| e.line);
        let more = self.more.get();
        if more > 0 {
            let message = format!("{more} more errors are not shown");
            list.push(SpecError {
                file: self.file.to_owned(),
                line: 1,
                path: "/".to_owned(),
                message,
            });
        }
        Err(list)
    }
}

/// The line, from 1, that holds the byte at `at`.
pub fn line_of(text: &str, at: usize) -> usize {
    1 + text.as_bytes()[..at.min(text.len())].iter().filter(|&&b| b == b'\n').count()
}

/// Text of the file for an error message: short, and without control characters.
pub fn shown(text: &str) -> String {
    const MAX: usize = 60;
    let mut out: String = text.chars().take(MAX).flat_map(char::escape_debug).collect();
    if text.chars().nth(MAX).is_some() {
        out.push('…');
    }
    out
}
