//! What can be wrong with code, and where.

use super::{Label, SourcePos};
use crate::error::Illegal;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CodeErrorKind {
    /// The instruction is illegal.
    Illegal(Illegal),
    /// A branch, or the address of a label, that does not reach.
    OutOfRange {
        /// Mnemonic of the branch.
        mnemonic: &'static str,
        /// Where it should go.
        label: Label,
        /// Bytes from the end of the branch.
        distance: i64,
    },
    /// A label that is used and never bound.
    Unbound {
        /// Mnemonic of the branch that uses it.
        mnemonic: &'static str,
        /// The label.
        label: Label,
    },
    /// A label that is bound a second time.
    BoundTwice {
        /// The label.
        label: Label,
    },
    /// A symbol that is defined a second time.
    DefinedTwice {
        /// Its name.
        symbol: String,
    },
    /// A label or symbol that this buffer never made.
    Foreign {
        /// Its number.
        number: u32,
    },
    /// A label as the operand of an instruction that is no branch.
    NoBranch {
        /// Mnemonic of the instruction.
        mnemonic: &'static str,
    },
    /// A relocation of an instruction that has no literal dword.
    NoLiteral {
        /// Mnemonic of the instruction.
        mnemonic: &'static str,
    },
    /// An alignment that is no power of two from 4 to 2³⁰ bytes.
    Alignment {
        /// The alignment asked for.
        bytes: u32,
    },
    /// A scratch pair for long branches that is no aligned pair.
    Scratch {
        /// Number of its first register.
        first: u16,
    },
    /// More than 2³¹ bytes of code.
    TooLong,
}

/// Something that is wrong with code, and the instruction that it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeError {
    /// Index of the instruction, counted from the first one pushed; for what is no instruction, of the one that comes next.
    pub index: usize,
    /// Position in the client's source, where one was given.
    pub position: Option<SourcePos>,
    /// What is wrong.
    pub kind: CodeErrorKind,
}

impl fmt::Display for CodeErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CodeErrorKind::Illegal(illegal) => illegal.fmt(f),
            CodeErrorKind::OutOfRange { mnemonic, label, distance } => {
                write!(
                    f,
                    "{mnemonic}: {label} is {distance} bytes away, a branch reaches from -131072 to 131068 bytes"
                )
            }
            CodeErrorKind::Unbound { mnemonic, label } => write!(f, "{mnemonic}: {label} is not bound"),
            CodeErrorKind::BoundTwice { label } => write!(f, "{label} is bound a second time"),
            CodeErrorKind::DefinedTwice { symbol } => write!(f, "symbol {symbol} is defined a second time"),
            CodeErrorKind::Foreign { number } => write!(f, "label or symbol {number} is none of this buffer"),
            CodeErrorKind::NoBranch { mnemonic } => write!(f, "{mnemonic}: takes no label"),
            CodeErrorKind::NoLiteral { mnemonic } => write!(f, "{mnemonic}: has no literal dword to relocate"),
            CodeErrorKind::Alignment { bytes } => write!(f, "an alignment of {bytes} bytes is no power of two from 4 to 2^30"),
            CodeErrorKind::Scratch { first } => write!(f, "s{first} starts no aligned pair of scalar registers"),
            CodeErrorKind::TooLong => f.write_str("the code is longer than 2^31 bytes"),
        }
    }
}

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "instruction {}", self.index)?;
        if let Some(SourcePos(position)) = self.position {
            write!(f, " (position {position})")?;
        }
        write!(f, ": {}", self.kind)
    }
}

impl core::error::Error for CodeError {}

/// Everything that was wrong with code, in the order of the instructions. Never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeErrors(pub Vec<CodeError>);

impl core::ops::Deref for CodeErrors {
    type Target = [CodeError];

    fn deref(&self) -> &[CodeError] {
        &self.0
    }
}

impl fmt::Display for CodeErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, error) in self.0.iter().enumerate() {
            write!(f, "{}{error}", if i == 0 { "" } else { "\n" })?;
        }
        Ok(())
    }
}

impl core::error::Error for CodeErrors {}
