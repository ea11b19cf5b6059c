//! What can be wrong with a program, and where.

use super::syntax::Type;
use std::fmt;

/// A place in the source, both counted from 1; columns are characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct At {
    pub line: u32,
    pub column: u32,
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// The first thing that is wrong with a program.
#[derive(Clone, Debug, PartialEq)]
pub struct Error {
    pub at: At,
    pub kind: ErrorKind,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq)]
pub enum ErrorKind {
    /// A character that no token begins with.
    Character(char),
    /// Digits that are no number of the type.
    Number { text: String, ty: Type },
    /// Another token than the grammar wants.
    Token { found: String, expected: &'static str },
    /// Expressions within expressions, too many of them.
    Depth { limit: u16 },
    /// A name that nothing has here.
    Unknown { name: String, expected: &'static str },
    /// A name that two parameters or two kernels have.
    Twice { name: String },
    /// An expression of another type.
    Mismatch { expected: &'static str, found: Type },
    /// Two operands that should have one type.
    Operands { left: Type, right: Type },
    /// A function called with another number of arguments.
    Arguments { name: &'static str, expected: usize, found: usize },
    /// A store into an array that is not `mut`.
    ReadOnly { array: String },
    /// A value that differs between lanes where all must agree.
    Divergent { what: &'static str },
    /// A constant index below zero or too large.
    Index { index: i32 },
    /// The value defined here is alive together with so many others that it has no register.
    Registers { file: &'static str, needed: u16, limit: u16 },
    /// What the library says of the code: a rule that an instruction breaks, a branch that does not reach, a descriptor out of range.
    Code(String),
}

impl ErrorKind {
    pub fn at(self, at: At) -> Error {
        Error { at, kind: self }
    }
}

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ErrorKind::Character(c) => write!(f, "no token begins with {c:?}"),
            ErrorKind::Number { text, ty } => write!(f, "{text} is no {ty}"),
            ErrorKind::Token { found, expected } => write!(f, "{expected} is needed here, not {found}"),
            ErrorKind::Depth { limit } => write!(f, "expressions are nested more than {limit} deep here: name a part with `let`"),
            ErrorKind::Unknown { name, expected } => write!(f, "`{name}` is no {expected}"),
            ErrorKind::Twice { name } => write!(f, "`{name}` is there already"),
            ErrorKind::Mismatch { expected, found } => write!(f, "{expected} is needed here, this is {found}"),
            ErrorKind::Operands { left, right } => write!(f, "the operands are {left} and {right}: convert one with `f32(…)` or `i32(…)`"),
            ErrorKind::Arguments { name, expected, found } => write!(f, "`{name}` takes {expected} arguments, not {found}"),
            ErrorKind::ReadOnly { array } => write!(f, "`{array}` is read only: its parameter would have to be `mut`"),
            ErrorKind::Divergent { what } => write!(f, "{what} must be the same for all lanes, this depends on the lane"),
            ErrorKind::Index { index } => write!(f, "index {index} is not from 0 to 1073741823"),
            ErrorKind::Registers { file, needed, limit } => write!(
                f,
                "no room for {needed} more of the {limit} {file} registers: too many values are needed again later, and none is spilled to memory"
            ),
            ErrorKind::Code(message) => f.write_str(message),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.kind)
    }
}

impl std::error::Error for Error {}
