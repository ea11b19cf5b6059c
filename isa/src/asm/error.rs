//! Why a text is no instruction, and where in it.

use crate::error::Illegal;
use core::fmt;
use core::ops::Range;

/// What is wrong with a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseErrorKind {
    /// The line has no instruction.
    Empty,
    /// No instruction has this name; the nearest one that exists.
    UnknownMnemonic {
        /// The nearest name.
        nearest: Option<&'static str>,
    },
    /// Older processors have this instruction.
    Removed {
        /// What takes its place, in words.
        instead: &'static str,
    },
    /// The opcode has not the form that the suffix asks for.
    NoSuffix {
        /// The opcode.
        mnemonic: &'static str,
    },
    /// Something else must stand here.
    Expected(&'static str),
    /// A name that means nothing here.
    UnknownName,
    /// A modifier that no instruction has.
    UnknownModifier,
    /// A modifier that this instruction, or this form of it, has not.
    NoModifier {
        /// The opcode.
        mnemonic: &'static str,
    },
    /// A modifier that stands here for the second time.
    Repeated,
    /// A number out of range.
    Range {
        /// The smallest value.
        min: i64,
        /// The largest value.
        max: i64,
    },
    /// A value that means nothing, or that other parts of the text forbid.
    Value(&'static str),
    /// A register that does not exist.
    NoRegister {
        /// The number of the last one.
        last: u16,
    },
    /// The operand has another number of registers.
    Width {
        /// Registers that it has.
        expected: u8,
    },
    /// The operand cannot be this.
    Operand {
        /// Name of the operand in the definition.
        operand: &'static str,
        /// Its kind in the definition.
        kind: &'static str,
    },
    /// An operand cannot be negated, be an absolute value or be half a register here.
    Property {
        /// `neg`, `abs`, `op_sel`.
        property: &'static str,
    },
    /// The operand is missing.
    Missing {
        /// Name of the operand or modifier.
        operand: &'static str,
    },
    /// More operands than the instruction has.
    TooMany,
    /// A number that its operand cannot hold without loss.
    Constant,
    /// A rule is broken.
    Illegal(Illegal),
}

/// Why a text is no instruction: what is wrong, and which bytes of the line it is about.
///
/// ```
/// use rdna4_isa::*;
/// let error = parse("v_add_f32 v0, v1, v256", &ParseOptions::new()).unwrap_err();
/// assert_eq!((error.range(), error.column()), (18..22, 19));
/// assert_eq!(error.to_string(), "there is no such register, the last one has number 255");
/// let error = parse("v_add_f23 v0, v1, v2", &ParseOptions::new()).unwrap_err();
/// assert_eq!(error.to_string(), "no instruction has this name; the nearest is `v_add_f32`");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// What is wrong.
    pub kind: ParseErrorKind,
    start: u32,
    end: u32,
}

impl ParseError {
    #[inline]
    pub(crate) fn new(kind: ParseErrorKind, start: usize, end: usize) -> Self {
        let number = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
        ParseError {
            kind,
            start: number(start),
            end: number(end),
        }
    }

    /// The bytes of the line that it is about.
    #[inline]
    pub const fn range(&self) -> Range<usize> {
        self.start as usize..self.end as usize
    }

    /// The first of them, counted from 1.
    #[inline]
    pub const fn column(&self) -> usize {
        self.start as usize + 1
    }
}

impl fmt::Display for ParseError {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            ParseErrorKind::Empty => f.write_str("no instruction"),
            ParseErrorKind::UnknownMnemonic { nearest: Some(name) } => write!(f, "no instruction has this name; the nearest is `{name}`"),
            ParseErrorKind::UnknownMnemonic { nearest: None } => f.write_str("no instruction has this name"),
            ParseErrorKind::Removed { instead } => write!(f, "this instruction is gone: {instead}"),
            ParseErrorKind::NoSuffix { mnemonic } => write!(f, "`{mnemonic}` has no such form"),
            ParseErrorKind::Expected(what) => write!(f, "expected {what}"),
            ParseErrorKind::UnknownName => f.write_str("this name means nothing here"),
            ParseErrorKind::UnknownModifier => f.write_str("no instruction has this modifier"),
            ParseErrorKind::NoModifier { mnemonic } => write!(f, "`{mnemonic}` does not take this modifier with these operands"),
            ParseErrorKind::Repeated => f.write_str("this modifier is given twice"),
            ParseErrorKind::Range { min, max } => write!(f, "out of range, it must be {min} to {max}"),
            ParseErrorKind::Value(allowed) => write!(f, "not possible here: {allowed}"),
            ParseErrorKind::NoRegister { last } => write!(f, "there is no such register, the last one has number {last}"),
            ParseErrorKind::Width { expected: 1 } => f.write_str("one register is needed here"),
            ParseErrorKind::Width { expected } => write!(f, "{expected} registers are needed here"),
            ParseErrorKind::Operand { operand, kind } => write!(f, "{operand} cannot be this, it must be of kind `{kind}`"),
            ParseErrorKind::Property { property } => write!(f, "no {property} is possible here"),
            ParseErrorKind::Missing { operand } => write!(f, "{operand} is missing"),
            ParseErrorKind::TooMany => f.write_str("more operands than the instruction has"),
            ParseErrorKind::Constant => f.write_str("the operand cannot hold this number"),
            ParseErrorKind::Illegal(illegal) => illegal.fmt(f),
        }
    }
}

impl core::error::Error for ParseError {}
