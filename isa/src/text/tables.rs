//! What the printer has to know of an instruction set, as data.
//!
//! The architecture's module writes short lists of rows with names in them; `resolve` turns those, at compile time, into arrays that are indexed by the numbers of
//! its [`Tables`](crate::table::Tables).

use super::Buffer;
use super::body::Item;
use super::buffer::Short;
use super::names::AllNames;
use super::plan::Plan;
use super::words::{Tails, Word};
use crate::engine::Isa;
use crate::table::{Place, Row};

/// How the operands of one kind are written.
#[derive(Clone, Copy)]
pub(crate) enum Style {
    /// By operand code: a register or a constant.
    Code,
    /// By its value.
    Value(fn(&Item<'_>, Value, &mut Buffer<'_>)),
    /// A branch target.
    Target,
    /// Not here: it is among the modifiers.
    Later,
}

/// What a function that writes a value is given.
#[derive(Clone, Copy)]
pub(crate) struct Value {
    /// The value of the field.
    pub(crate) value: u32,
    /// The data format of the operand; 0 for what is no operand.
    pub(crate) format: u8,
    /// The operand kind; 255 for what is no operand.
    pub(crate) kind: u8,
}

/// How constants of a data format are written: which of the inline constants a literal dword can be mistaken for, and how much of it counts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Number {
    /// One 16-bit float.
    F16,
    /// One 16-bit integer. Float constants are written as the bits that they have here.
    I16,
    /// One bfloat16.
    Bf16,
    /// Two 16-bit floats.
    PkF16,
    /// Two bfloat16.
    PkBf16,
    /// 32 bits, or packed integers.
    B32,
    /// A 64-bit integer.
    B64,
    /// A 64-bit float, of which the literal is the high dword.
    F64,
}

/// How a modifier is written. Labels begin with a space.
#[derive(Clone, Copy)]
pub(crate) enum Show {
    /// This text if the field is 1.
    Flag(&'static str),
    /// The label and the value in decimal, if it is not 0.
    Decimal(&'static str),
    /// The label and the value in decimal, 0 too.
    AlwaysDecimal(&'static str),
    /// The label and the value in hexadecimal, if it is not 0.
    Hex(&'static str),
    /// The text of each value.
    Names(&'static [&'static str]),
    /// A word for each value of the bits from the field's lowest one on: as many bits as there are words for, so that the fields above are written with it.
    Words(&'static [Word]),
    /// A bit of each source (neg 0, abs 1, opsel 2, opsel_hi 3) in a list, if one of them is not at its start value.
    Sources(&'static str, u8, Destination),
    /// By a function, if the field is not 0.
    Other(fn(&Item<'_>, Place, &mut Buffer<'_>)),
    /// By a function.
    With(fn(&Item<'_>, Place, &mut Buffer<'_>)),
}

/// Whether a list of the sources' bits ends with the destination's.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Destination {
    /// No.
    No,
    /// Yes, if it is a vector register.
    Vector,
    /// Yes, whatever it is; the bit of a mask is 0.
    Any,
}

/// A row of a list of modifiers: the name of the modifier or of the field, and how it is written. Encodings that have no such field skip it. Bits of the
/// sources may lie in several fields, whose names begin alike and have `*` for the rest.
pub(crate) type TailRow = (&'static str, Show);

/// A modifier of an encoding.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(crate) struct Tail {
    /// The words of its first values.
    pub(crate) words: &'static [Word],
    /// Its bits, at bit 0.
    pub(crate) mask: u32,
    /// The dword in which it lies; [`NOWHERE`] for bits of the sources that lie in several fields.
    pub(crate) word: u8,
    /// Its lowest bit there.
    pub(crate) shift: u8,
    /// Whether nothing is written where the field is 0.
    pub(crate) quiet: bool,
    /// Kind of which the row must have an operand; 255 if it needs none.
    pub(crate) operand: u8,
    /// Bits of [`crate::table::Shape::modifiers`] one of which the row must have; [`ALWAYS`] if it needs none.
    pub(crate) needs: u64,
    /// Where it lies.
    pub(crate) place: Place,
    /// How it is written.
    pub(crate) show: Show,
}

/// The modifiers of an encoding.
#[derive(Clone, Copy)]
pub(crate) struct EncodingTails {
    /// In the order in which they are written.
    pub(crate) list: [Tail; TAILS],
    /// How many.
    pub(crate) count: u8,
    /// The bits of those of which nothing is written where they are as they start.
    pub(crate) bits: u128,
    /// Those of these bits that belong to sources; the others start as 0.
    pub(crate) sources: u128,
    /// Whether it depends on the operands which of the modifiers a row has.
    pub(crate) of_kinds: bool,
}

/// The number of the dword that is always zero.
pub(crate) const NOWHERE: u8 = 3;

/// A bit that no modifier has, and every row.
pub(crate) const ALWAYS: u64 = 1 << 63;

/// Most modifiers that an encoding writes.
pub(crate) const TAILS: usize = 16;

/// An operand that is written otherwise, or not, where a bit is 0.
#[derive(Clone, Copy)]
pub(crate) struct Guard {
    /// Number of the operand.
    pub(crate) slot: u8,
    /// The bit's position.
    pub(crate) bit: u8,
    /// Whether only instructions that read and write memory are meant.
    pub(crate) atomic: bool,
    /// What is written; nothing, and no comma, where it is empty.
    pub(crate) text: &'static str,
}

/// How the instructions of some encodings are written.
#[derive(Clone, Copy)]
pub(crate) struct EncodingText {
    /// Pattern for the encoding's name, `*` for any end.
    pub(crate) pattern: &'static str,
    /// The suffix of opcodes that have both a short and a long form.
    pub(crate) suffix: &'static str,
    /// The suffix of other opcodes.
    pub(crate) alone: &'static str,
    /// Separator behind the first operand.
    pub(crate) first: &'static str,
    /// Whether signs of the sources are lists behind the operands.
    pub(crate) lists: bool,
    /// The operand code that is written `off`: `u16::MAX` for none.
    pub(crate) off: u16,
    /// The operand whose last register receives a status, and the bit that says so; 255 for none.
    pub(crate) status: (u8, u8),
    /// Which list of numbers holds, by index into `TextTables::numbers`.
    pub(crate) numbers: u8,
    /// Operands that depend on bits.
    pub(crate) guards: &'static [Guard],
    /// Modifiers in the order in which they are written.
    pub(crate) tail: Tails,
}

/// Facts of an opcode, as bits.
pub(crate) mod fact {
    /// It has a short and a long form.
    pub(crate) const BOTH_FORMS: u16 = 1;
    /// It reads memory and writes it.
    pub(crate) const ATOMIC: u16 = 2;
    /// It writes memory and does not read it.
    pub(crate) const STORE: u16 = 4;
    /// Signs stand at the sources, whatever the encoding says, and constants are 16-bit floats.
    pub(crate) const MIXED: u16 = 8;
    /// Its destination counts as a third source in lists of the sources' bits.
    pub(crate) const ACCUMULATES: u16 = 32;
    /// Its immediate is not written where it is 0.
    pub(crate) const OPTIONAL: u16 = 16;
    /// First of the bits that the architecture's module has for itself.
    pub(crate) const OWN: u16 = 64;
}

/// Marks the classes of constants.
pub(crate) const CONSTANT: u8 = 128;

/// Everything the printer has to know.
pub struct TextTables {
    /// The instruction set.
    pub(crate) isa: &'static Isa,
    /// Its rows.
    pub(crate) rows: &'static [Row],
    /// The mnemonic of each opcode.
    pub(crate) mnemonics: &'static [Word],
    /// By operand kind.
    pub(crate) kinds: &'static [Style],
    /// By [`EncodingText::numbers`], then by data format.
    pub(crate) numbers: &'static [&'static [Number]],
    /// By encoding.
    pub(crate) encodings: &'static [EncodingText],
    /// By encoding: its modifiers.
    pub(crate) tails: &'static [EncodingTails],
    /// By opcode: bits of [`fact`].
    pub(crate) facts: &'static [u16],
    /// By operand code: index of its class, with [`CONSTANT`] for constants; 255 for none.
    pub(crate) classes: &'static [u8; 512],
    /// By shape: how its usual instructions are written.
    pub(crate) plans: &'static [Plan],
    /// By encoding: the suffix of opcodes with one form, and of those with both, and what stands before the operands.
    pub(crate) suffixes: &'static [[Short; 2]],
    /// The names of operand codes.
    pub(crate) names: &'static AllNames,
    /// Registers of an operand by a rule of the architecture: number of the rule, number of the operand among those of its argument. 0 for none.
    pub(crate) width: fn(&Item<'_>, u8, usize) -> u8,
}

impl core::fmt::Debug for TextTables {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("TextTables")
    }
}
