//! What the printer has to know of an instruction set, as data.
//!
//! The architecture's module writes short lists of rows with names in them; the functions here turn those, at compile time, into arrays that are indexed by the
//! numbers of [`Tables`].

use super::Buffer;
use super::body::Item;
use crate::table::{Place, Role, Tables};

/// How the operands of one kind are written.
#[derive(Clone, Copy)]
pub enum Style {
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
pub struct Value {
    /// The value of the field.
    pub value: u32,
    /// The data format of the operand; 0 for what is no operand.
    pub format: u8,
    /// The operand kind; 255 for what is no operand.
    pub kind: u8,
}

/// How constants of a data format are written: which of the inline constants a literal dword can be mistaken for, and how much of it counts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Number {
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
pub enum Show {
    /// This text if the field is 1.
    Flag(&'static str),
    /// The label and the value in decimal, if it is not 0.
    Decimal(&'static str),
    /// The same, with the field's highest bit as the sign.
    Signed(&'static str),
    /// The label and the value in decimal, 0 too.
    AlwaysDecimal(&'static str),
    /// The label and the value in hexadecimal, if it is not 0.
    Hex(&'static str),
    /// The same, 0 too.
    AlwaysHex(&'static str),
    /// The text of each value.
    Names(&'static [&'static str]),
    /// A bit of each source (neg 0, abs 1, opsel 2, opsel_hi 3) in a list, if one of them is not at its start value.
    Sources(&'static str, u8, Destination),
    /// By a function.
    With(fn(&Item<'_>, Place, &mut Buffer<'_>)),
}

/// Whether a list of the sources' bits ends with the destination's.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Destination {
    /// No.
    No,
    /// Yes, if it is a vector register.
    Vector,
    /// Yes, whatever it is; the bit of a mask is 0.
    Any,
}

/// A row of a list of modifiers: the name of the field, and how it is written. Encodings that have no such field skip it.
pub type TailRow = (&'static str, Show);

/// A modifier of an encoding.
#[derive(Clone, Copy)]
pub struct Tail {
    /// Where; [`Place::NONE`] for lists of the sources' bits.
    pub place: Place,
    /// Bits of [`crate::table::Shape::modifiers`] one of which the row must have; all bits if it needs none.
    pub needs: u128,
    /// Kind of which the row must have an operand; 255 if it needs none.
    pub operand: u8,
    /// How.
    pub show: Show,
}

/// Most modifiers that an encoding writes.
pub const TAILS: usize = 16;

/// An operand that is written otherwise, or not, where a bit is 0.
#[derive(Clone, Copy)]
pub struct Guard {
    /// Number of the operand.
    pub slot: u8,
    /// The bit's position.
    pub bit: u8,
    /// Whether only instructions that read and write memory are meant.
    pub atomic: bool,
    /// What is written; nothing, and no comma, where it is empty.
    pub text: &'static str,
}

/// How the instructions of some encodings are written.
#[derive(Clone, Copy)]
pub struct EncodingText {
    /// Pattern for the encoding's name, `*` for any end.
    pub pattern: &'static str,
    /// The suffix of opcodes that have both a short and a long form.
    pub suffix: &'static str,
    /// The suffix of other opcodes.
    pub alone: &'static str,
    /// Separator behind the first operand.
    pub first: &'static str,
    /// Whether signs of the sources are lists behind the operands.
    pub lists: bool,
    /// The operand code that is written `off`: `u16::MAX` for none.
    pub off: u16,
    /// The operand whose last register receives a status, and the bit that says so; 255 for none.
    pub status: (u8, u8),
    /// Which list of numbers holds, by index into `TextTables::numbers`.
    pub numbers: u8,
    /// Operands that depend on bits.
    pub guards: &'static [Guard],
    /// Modifiers in the order in which they are written.
    pub tail: &'static [TailRow],
}

/// Facts of an opcode, as bits.
pub mod fact {
    /// It has a short and a long form.
    pub const BOTH_FORMS: u16 = 1;
    /// It reads memory and writes it.
    pub const ATOMIC: u16 = 2;
    /// It writes memory and does not read it.
    pub const STORE: u16 = 4;
    /// Signs stand at the sources, whatever the encoding says, and constants are 16-bit floats.
    pub const MIXED: u16 = 8;
    /// Its destination counts as a third source in lists of the sources' bits.
    pub const ACCUMULATES: u16 = 32;
    /// Its immediate is not written where it is 0.
    pub const OPTIONAL: u16 = 16;
    /// First of the bits that the architecture's module has for itself.
    pub const OWN: u16 = 64;
}

/// Everything the printer has to know.
pub struct TextTables {
    /// By operand kind.
    pub kinds: &'static [Style],
    /// By [`EncodingText::numbers`], then by data format.
    pub numbers: &'static [&'static [Number]],
    /// By encoding.
    pub encodings: &'static [EncodingText],
    /// By encoding: its modifiers, and how many.
    pub tails: &'static [([Tail; TAILS], u8)],
    /// By opcode: bits of [`fact`].
    pub facts: &'static [u16],
    /// By operand code: index of its class, 255 for none.
    pub classes: &'static [u8; 512],
    /// Registers of an operand by a rule of the architecture: number of the rule, number of the operand among those of its argument. 0 for none.
    pub width: fn(&Item<'_>, u8, usize) -> u8,
}

impl core::fmt::Debug for TextTables {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("TextTables")
    }
}

/// Whether a name is the pattern, or starts with it where it ends in `*`.
pub const fn matches(pattern: &str, name: &str) -> bool {
    let (pattern, name) = (pattern.as_bytes(), name.as_bytes());
    let mut i = 0;
    while i < pattern.len() {
        if pattern[i] == b'*' {
            return true;
        }
        if i >= name.len() || pattern[i] != name[i] {
            return false;
        }
        i += 1;
    }
    name.len() == pattern.len()
}

/// The style of each kind: the rows' by name, else by code or, for immediates, by `immediate`.
pub const fn styles<const N: usize>(tables: &Tables, rows: &[(&str, Style)], immediate: Style) -> [Style; N] {
    let mut styles = [Style::Code; N];
    let mut i = 0;
    while i < N {
        let kind = &tables.kinds[i];
        if kind.is_imm() {
            styles[i] = immediate;
        }
        let mut j = 0;
        while j < rows.len() {
            if matches(rows[j].0, kind.name) {
                styles[i] = rows[j].1;
            }
            j += 1;
        }
        i += 1;
    }
    styles
}

/// The numbers of each format: the first row whose pattern fits decides.
pub const fn numbers<const N: usize>(tables: &Tables, rows: &[(&str, Number)]) -> [Number; N] {
    let mut numbers = [Number::B32; N];
    let mut i = 0;
    while i < N {
        let mut j = 0;
        while j < rows.len() {
            if matches(rows[j].0, tables.formats[i].0) {
                numbers[i] = rows[j].1;
                break;
            }
            j += 1;
        }
        i += 1;
    }
    numbers
}

/// The text of each encoding: the first row whose pattern fits.
pub const fn encodings<const N: usize>(tables: &Tables, rows: &[EncodingText]) -> [EncodingText; N] {
    let mut out = [rows[0]; N];
    let mut i = 0;
    while i < N {
        let mut j = 0;
        while !matches(rows[j].pattern, tables.encodings[i].name) {
            j += 1;
        }
        out[i] = rows[j];
        i += 1;
    }
    out
}

/// The modifiers of each encoding with their places.
pub const fn tails<const N: usize>(tables: &Tables, encodings: &[EncodingText; N]) -> [([Tail; TAILS], u8); N] {
    const EMPTY: Tail = Tail { place: Place::NONE, needs: u128::MAX, operand: 255, show: Show::Flag("") };
    let mut out = [([EMPTY; TAILS], 0); N];
    let mut i = 0;
    while i < N {
        let rows = encodings[i].tail;
        let mut count = 0;
        let mut j = 0;
        while j < rows.len() {
            if let Some(tail) = resolve(tables, i, &rows[j]) {
                out[i].0[count] = tail;
                count += 1;
            }
            j += 1;
        }
        out[i].1 = count as u8;
        i += 1;
    }
    out
}

const fn resolve(tables: &Tables, encoding: usize, row: &TailRow) -> Option<Tail> {
    if let Show::Sources(..) = row.1 {
        return Some(Tail { place: Place::NONE, needs: u128::MAX, operand: 255, show: row.1 });
    }
    let modifiers = tables.encodings[encoding].modifiers;
    let mut i = 0;
    while i < modifiers.len() {
        let number = modifiers[i].modifier;
        if matches(row.0, tables.modifiers[number as usize]) {
            return Some(Tail { place: modifiers[i].place, needs: 1 << number, operand: 255, show: row.1 });
        }
        i += 1;
    }
    let fields = tables.encodings[encoding].fields;
    let mut i = 0;
    while i < fields.len() {
        if matches(row.0, fields[i].name) {
            let kind = fields[i].kind;
            let imm = kind != 255 && tables.kinds[kind as usize].is_imm();
            return Some(Tail { place: fields[i].place, needs: u128::MAX, operand: if imm { kind } else { 255 }, show: row.1 });
        }
        i += 1;
    }
    None
}

/// The facts of each opcode. `forms` is the sets (bits) of short and of long forms; `rows` are further facts by pattern of the mnemonic.
pub const fn facts<const N: usize>(tables: &Tables, forms: [u16; 2], rows: &[(&str, u16)]) -> [u16; N] {
    let mut facts = [0; N];
    let mut i = 0;
    while i < N {
        let opcode = &tables.opcodes[i];
        let mut seen = 0u16;
        let mut j = 0;
        while j < opcode.rows {
            seen |= 1 << tables.rows[(opcode.first_row + j) as usize].form;
            j += 1;
        }
        if seen & forms[0] != 0 && seen & forms[1] != 0 {
            facts[i] |= fact::BOTH_FORMS;
        }
        let mut j = 0;
        while j < opcode.implicit.len() {
            if matches("mem", opcode.implicit[j].name) {
                match opcode.implicit[j].role {
                    Role::ReadWrite => facts[i] |= fact::ATOMIC,
                    Role::Write => facts[i] |= fact::STORE,
                    _ => {}
                }
            }
            j += 1;
        }
        let mut j = 0;
        while j < rows.len() {
            if matches(rows[j].0, opcode.mnemonic) {
                facts[i] |= rows[j].1;
            }
            j += 1;
        }
        i += 1;
    }
    facts
}

/// The class of each operand code.
pub const fn classes(tables: &Tables) -> [u8; 512] {
    let mut out = [255; 512];
    let mut i = 0;
    while i < tables.classes.len() {
        let mut code = tables.classes[i].first as usize;
        while code <= tables.classes[i].last as usize {
            out[code] = i as u8;
            code += 1;
        }
        i += 1;
    }
    out
}
