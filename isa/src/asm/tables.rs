//! What the parser has to know of an instruction set beyond the printer's tables, as data.

use super::cursor::Cursor;
use super::error::{ParseError, ParseErrorKind};
use super::expression::Expressions;
use super::filling::Filling;
use super::target::Target;

/// A modifier by its name in text.
#[derive(Clone, Copy)]
pub(crate) struct ModifierText {
    /// The name, without the colon.
    pub(crate) name: &'static str,
    /// What follows the name.
    pub(crate) grammar: Grammar,
    /// Where the value goes.
    pub(crate) to: To,
}

/// What follows a modifier's name.
#[derive(Clone, Copy)]
pub(crate) enum Grammar {
    /// Nothing; the value is 1.
    Flag,
    /// A colon and a number.
    Number,
    /// A colon and numbers from 0 to 15 in brackets, at most 8.
    List,
    /// A colon and one of these words.
    Words(&'static [(&'static str, i64)]),
    /// Nothing; this value.
    Constant(i64),
    /// A colon, then what the function reads.
    With(Read),
}

/// Reads what is special about a modifier or an operand.
pub(crate) type Read = fn(&mut Cursor<'_>, &Expressions<'_>) -> Result<i64, ParseError>;

/// Where a modifier's value goes.
#[derive(Clone, Copy)]
pub(crate) enum To {
    /// Into the first of these fields that the row has.
    Fields(&'static [u8]),
    /// It is the operand of this kind.
    Operand(u8),
    /// A bit of each source. Rows that have these fields take the numbers there, one each.
    Sources(u8, &'static [u8]),
    /// It says that an operand is there: this auxiliary bit of the operand that has it.
    Presence(u8),
    /// By a function. The second value says whether it comes after all others.
    With(fn(&mut Target<'_>, i64) -> Result<(), ParseErrorKind>, bool),
}

/// A name with parentheses behind it that stands for an operand's value.
#[derive(Clone, Copy)]
pub(crate) struct Function {
    /// The name; `*` stands for any end.
    pub(crate) name: &'static str,
    /// Pattern of the kinds of operands that it can be.
    pub(crate) kind: &'static str,
    /// Reads it, from the name on.
    pub(crate) read: Read,
}

/// Reads operands of the text into a slot (by index) in a way of its own.
pub(crate) type Reader = fn(&mut Filling<'_>, usize) -> Result<(), ParseError>;

/// Everything the parser has to know.
pub struct AsmTables {
    /// Suffixes of mnemonics and the forms (bits) that they ask for; longer ones first.
    pub(crate) suffixes: &'static [(&'static str, u16)],
    /// Modifiers, at most 64.
    pub(crate) modifiers: &'static [ModifierText],
    /// Functions.
    pub(crate) functions: &'static [Function],
    /// By operand kind: how it is read, if in a way of its own.
    pub(crate) readers: &'static [Option<Reader>],
    /// Modifiers of which a row that has them must be given a value: the modifier, and which of `modifiers` (bits) give it.
    pub(crate) required: &'static [(u8, u64)],
    /// Values of modifiers that are not given, where they are not the start values of the row.
    pub(crate) defaults: &'static [(u8, u32)],
    /// Other names of registers: name, operand code.
    pub(crate) registers: &'static [(&'static str, u16)],
    /// Names for numbers in expressions.
    pub(crate) symbol: fn(&str) -> Option<i64>,
    /// Mnemonics of older processors, `*` for any end, and what to use instead.
    pub(crate) removed: &'static [(&'static str, &'static str)],
}

impl core::fmt::Debug for AsmTables {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("AsmTables")
    }
}
