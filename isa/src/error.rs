//! Why an instruction cannot be encoded.

use crate::engine::{Defect, DefectKind, Isa, Raw};
use crate::table::{Kind, Slot};
use core::fmt;

/// What an [`EncodeError`] is about: rule, value and limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reason {
    /// No form of the opcode (or not the one asked for) takes this operand here; the kind is what it takes.
    NotAllowed {
        /// Code of the operand given (see the `codes` item of the definitions).
        code: u32,
        /// What is taken.
        kind: &'static str,
    },
    /// The run of registers passes the end of the register file.
    RegisterRange {
        /// Number of the first register.
        first: u32,
    },
    /// The run of registers starts at a number that is no multiple of what its length asks for.
    Alignment {
        /// Number of the first register.
        first: u32,
    },
    /// The operand has another number of registers.
    Width {
        /// Registers given.
        given: u8,
        /// Registers that the operand has.
        expected: u8,
    },
    /// An immediate is out of range.
    ImmRange {
        /// The value given.
        value: i64,
        /// The largest value; the smallest is 0, or its negative counterpart for signed ones.
        max: i64,
    },
    /// A part of an immediate (a count, an offset, a lane) is out of range.
    ImmPart {
        /// The part given.
        value: i64,
    },
    /// Two different literal dwords.
    SecondLiteral {
        /// The second one.
        value: u32,
    },
    /// No literal can stand here.
    Literal {
        /// The literal.
        value: u32,
    },
    /// The operand does not take this property.
    Aux {
        /// `neg`, `abs`, `op_sel`, `op_sel_hi`.
        property: &'static str,
    },
    /// The instruction does not take this modifier.
    NoModifier,
    /// A modifier's value is out of range.
    ModifierRange {
        /// The value given.
        value: i64,
        /// The smallest value.
        min: i64,
        /// The largest value.
        max: i64,
    },
    /// A modifier's value means nothing.
    ModifierReserved {
        /// The value given.
        value: i64,
    },
    /// More different scalar values than the constant bus carries.
    ConstantBus {
        /// Scalar values read.
        reads: u8,
        /// The limit.
        limit: u8,
    },
    /// The wrong number of operands.
    Count {
        /// Operands given.
        given: u8,
        /// Operands that the form has.
        expected: u8,
    },
    /// The opcode has not the form that was asked for, or that form does not take these operands and modifiers together.
    NoForm,
    /// A pair writes two even or two odd registers.
    PairParity,
    /// Sources of both halves come from the same bank of registers.
    PairBank,
    /// A rule of the architecture.
    Rule(&'static str),
}

/// Why an instruction cannot be encoded: which one, which operand or modifier, what was given, what would be right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EncodeError {
    /// Mnemonic of the opcode.
    pub mnemonic: &'static str,
    /// Name of the operand or modifier; empty when it is about the whole instruction.
    pub operand: &'static str,
    /// What is wrong.
    pub reason: Reason,
}

const PROPERTIES: [&str; 8] = ["neg", "abs", "op_sel", "op_sel_hi", "set", "set", "set", "set"];

/// Bits that an immediate can use: those of its only part, else all of the field.
const fn imm_bits(kind: &Kind) -> u8 {
    match kind.fields {
        [only] if only.low == 0 => only.width,
        _ if kind.literal => 32,
        _ => kind.imm,
    }
}

impl EncodeError {
    /// Puts a defect into words.
    pub(crate) fn of(isa: &Isa, raw: &Raw, defect: Defect) -> Self {
        let row = raw.row(isa);
        let shape = raw.shape(isa);
        let slot: Option<&Slot> = shape.slots.get(defect.slot as usize);
        let kind = slot.map(|slot| &isa.tables.kinds[slot.kind as usize]);
        let modifier = isa.tables.modifiers.get(defect.slot as usize).copied().unwrap_or("");
        let first = |value: i64| u32::try_from(value).unwrap_or(0);
        let place = isa.tables.encodings[row.encoding as usize].modifiers.iter().find(|place| place.modifier == defect.slot);
        let narrow = |value: i64| u8::try_from(value).unwrap_or(u8::MAX);
        let reason = match defect.kind {
            DefectKind::NotAllowed => Reason::NotAllowed { code: first(defect.value), kind: kind.map_or("", |kind| kind.name) },
            DefectKind::RegisterRange => Reason::RegisterRange { first: first(defect.value) },
            DefectKind::Alignment => Reason::Alignment { first: first(defect.value) },
            DefectKind::Width => Reason::Width { given: narrow(defect.value), expected: slot.map_or(0, |slot| slot.regs) },
            DefectKind::ImmRange => Reason::ImmRange { value: defect.value, max: (1i64 << kind.map_or(0, imm_bits)) - 1 },
            DefectKind::ImmPart => Reason::ImmPart { value: defect.value },
            DefectKind::SecondLiteral => Reason::SecondLiteral { value: u32::try_from(defect.value).unwrap_or(0) },
            DefectKind::Literal => Reason::Literal { value: u32::try_from(defect.value).unwrap_or(0) },
            DefectKind::Aux => Reason::Aux { property: PROPERTIES[defect.value as usize & 7] },
            DefectKind::NoModifier => Reason::NoModifier,
            DefectKind::ModifierRange => {
                let mask = place.map_or(0, |place| i64::from(place.place.mask()));
                let signed = isa.signed >> (defect.slot & 127) & 1 != 0;
                let (min, max) = if signed { (-(mask / 2) - 1, mask / 2) } else { (0, mask) };
                Reason::ModifierRange { value: defect.value, min, max }
            }
            DefectKind::ModifierReserved => Reason::ModifierReserved { value: defect.value },
            DefectKind::Bus => Reason::ConstantBus { reads: narrow(defect.value), limit: crate::engine::bus_limit(isa, row) },
            DefectKind::Count => Reason::Count { given: narrow(defect.value), expected: narrow(shape.slots.len() as i64) },
            DefectKind::NoForm => Reason::NoForm,
            DefectKind::PairParity => Reason::PairParity,
            DefectKind::PairBank => Reason::PairBank,
            DefectKind::Rule(rule) => Reason::Rule(crate::rdna4::rules::text(rule)),
        };
        let operand = match defect.kind {
            DefectKind::NoModifier | DefectKind::ModifierRange | DefectKind::ModifierReserved => modifier,
            DefectKind::Bus | DefectKind::Count | DefectKind::NoForm | DefectKind::PairParity => "",
            _ => slot.map_or("", |slot| slot.name),
        };
        let mnemonic = isa.tables.opcodes.get(row.opcode as usize).map_or("", |info| info.mnemonic);
        EncodeError { mnemonic, operand, reason }
    }
}

impl fmt::Display for EncodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let EncodeError { mnemonic, operand, reason } = self;
        write!(f, "{mnemonic}: ")?;
        match reason {
            Reason::NotAllowed { code, kind } => write!(f, "{operand}: operand code {code} is not allowed here, it must be of kind `{kind}`"),
            Reason::RegisterRange { first } => write!(f, "{operand}: the run that starts at register {first} passes the last register"),
            Reason::Alignment { first } => {
                write!(f, "{operand}: register {first} is not aligned: pairs start at even numbers, longer runs of scalar registers at multiples of 4")
            }
            Reason::Width { given, expected } => write!(f, "{operand}: {given} registers where there are {expected}"),
            Reason::ImmRange { value, max } => write!(f, "{operand}: {value} is out of range, the largest value is {max}"),
            Reason::ImmPart { value } => write!(f, "{operand}: {value} is out of range for its part of the immediate"),
            Reason::SecondLiteral { value } => write!(f, "{operand}: a second literal {value:#x}; an instruction has one literal dword"),
            Reason::Literal { value } => write!(f, "{operand}: literal {value:#x} where none can be"),
            Reason::Aux { property } => write!(f, "{operand}: takes no {property}"),
            Reason::NoModifier => write!(f, "takes no {operand}"),
            Reason::ModifierRange { value, min, max } => write!(f, "{operand}: {value} is out of range, it must be {min} to {max}"),
            Reason::ModifierReserved { value } => write!(f, "{operand}: the value {value:#x} is reserved"),
            Reason::ConstantBus { reads, limit } => write!(f, "{reads} different scalar values are read, the constant bus carries {limit}"),
            Reason::Count { given, expected } => write!(f, "{given} operands where there are {expected}"),
            Reason::NoForm => write!(f, "no form takes these operands and modifiers as asked"),
            Reason::PairParity => write!(f, "the halves of a pair must write one even and one odd register"),
            Reason::PairBank => write!(f, "{operand}: both halves of the pair read this source from the same bank"),
            Reason::Rule(text) => write!(f, "{operand}{}{text}", if operand.is_empty() { "" } else { ": " }),
        }
    }
}

impl core::error::Error for EncodeError {}
