//! Why an instruction is illegal: the rule, the operand, what was found, what is allowed.

use crate::engine::{Defect, DefectKind, Isa, Raw, registers};
use crate::rdna4::legality::{PROPERTIES, Rule, rule_of};
use crate::table::{Kind, ModifierPlace, Width};
use core::fmt;

/// What was found, and what is allowed instead.
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
    /// A label outside the code buffer that knows where it is.
    UnboundLabel {
        /// Number of the label.
        label: u32,
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
    /// The operand cannot be left out.
    Missing,
    /// The opcode has not the form that was asked for, or that form does not take these operands and modifiers together.
    NoForm,
    /// A pair writes two even or two odd registers.
    PairParity,
    /// Sources of both halves come from the same bank of registers.
    PairBank,
    /// A literal with more bits than its operand.
    LiteralValue {
        /// The literal.
        value: u32,
    },
    /// A value that means nothing here, or that other fields forbid.
    Value {
        /// The value.
        value: i64,
        /// What is allowed, in words.
        allowed: &'static str,
    },
    /// Code of the other wave size.
    WaveSize {
        /// Lanes of the waves that have it.
        only: u8,
    },
    /// Bits that must be zero or one and are not.
    FixedBits {
        /// Lowest bit of the dword (0, 32, 64).
        dword: u8,
        /// Bits that differ.
        bits: u32,
    },
    /// Something that only the manual says.
    Remark(&'static str),
}

/// Why an instruction is illegal: the rule it breaks, which one it is, which operand or modifier, what was found, what would be right.
///
/// ```
/// use rdna4_isa::*;
/// let error = v_fma_f32(v(0), s(1), s(2), s(3)).encode().unwrap_err();
/// assert_eq!((error.rule, error.rule.number()), (Rule::ConstantBus, "R1"));
/// assert_eq!(error.to_string(), "v_fma_f32: 3 different scalar values are read, the constant bus carries 2 (R1)");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Illegal {
    /// The rule.
    pub rule: Rule,
    /// Mnemonic of the opcode.
    pub mnemonic: &'static str,
    /// Name of the operand or modifier; empty when it is about the whole instruction.
    pub operand: &'static str,
    /// What is wrong.
    pub reason: Reason,
}

/// What [`encode`](crate::Inst::encode) returns for an illegal instruction.
pub type EncodeError = Illegal;

/// Bits that an immediate can use: those of its only part, else all of the field.
const fn imm_bits(kind: &Kind) -> u8 {
    match kind.fields {
        [only] if only.low == 0 => only.width,
        _ if kind.literal => 32,
        _ => kind.imm,
    }
}

/// A code or register number; what is no number of either was never one.
const fn number(value: i64) -> u32 {
    if value < 0 || value > u32::MAX as i64 { 0 } else { value as u32 }
}

/// A small count.
const fn count(value: i64) -> u8 {
    if value < 0 || value > 255 { 255 } else { value as u8 }
}

/// The largest value that a modifier's field holds as it is, and whether it is a signed number.
const fn range_of(list: &'static [ModifierPlace], modifier: u8) -> (i64, bool) {
    let mut i = 0;
    while i < list.len() {
        if list[i].modifier == modifier {
            return (list[i].place.mask() as i64, list[i].signed);
        }
        i += 1;
    }
    (0, false)
}

impl Illegal {
    /// An instruction that breaks a rule.
    pub(crate) const fn new(isa: &Isa, raw: &Raw, rule: Rule, operand: &'static str, reason: Reason) -> Self {
        Illegal {
            rule,
            mnemonic: isa.tables.opcodes[raw.row(isa).opcode as usize].mnemonic,
            operand,
            reason,
        }
    }

    /// Puts a defect into words.
    pub(crate) const fn of(isa: &Isa, raw: &Raw, defect: Defect) -> Self {
        let row = raw.row(isa);
        let value = defect.value;
        let slot = raw.defect_slot(isa, defect.slot);
        let is_modifier = matches!(
            defect.kind,
            DefectKind::NoModifier | DefectKind::ModifierRange | DefectKind::ModifierReserved
        );
        let (kind, registers, name) = match slot {
            Some(slot) => {
                let registers = match slot.width {
                    Width::Format => slot.regs,
                    _ => registers(slot, &raw.words),
                };
                (Some(&isa.tables.kinds[slot.kind as usize]), registers, slot.name)
            }
            None => (None, 0, ""),
        };
        let kind_name = match kind {
            Some(kind) => kind.name,
            None => "",
        };
        let bits = match kind {
            Some(kind) => imm_bits(kind),
            None => 0,
        };
        let reason = match defect.kind {
            DefectKind::NotAllowed => Reason::NotAllowed {
                code: number(value),
                kind: kind_name,
            },
            DefectKind::RegisterRange => Reason::RegisterRange { first: number(value) },
            DefectKind::Alignment => Reason::Alignment { first: number(value) },
            DefectKind::Width => Reason::Width {
                given: count(value),
                expected: registers,
            },
            DefectKind::ImmRange => Reason::ImmRange {
                value,
                max: (1i64 << bits) - 1,
            },
            DefectKind::ImmPart => Reason::ImmPart { value },
            DefectKind::Unbound => Reason::UnboundLabel { label: number(value) },
            DefectKind::ImmValue => Reason::Value {
                value,
                allowed: "a value that has a name",
            },
            DefectKind::SecondLiteral => Reason::SecondLiteral { value: number(value) },
            DefectKind::Literal => Reason::Literal { value: number(value) },
            DefectKind::LiteralValue => Reason::LiteralValue { value: number(value) },
            DefectKind::Aux => Reason::Aux {
                property: PROPERTIES[value as usize & 7],
            },
            DefectKind::NoModifier => Reason::NoModifier,
            DefectKind::ModifierRange => {
                let (mask, signed) = range_of(isa.tables.encodings[row.encoding as usize].modifiers, defect.slot);
                let (min, max) = if signed { (-(mask / 2) - 1, mask / 2) } else { (0, mask) };
                Reason::ModifierRange { value, min, max }
            }
            DefectKind::ModifierReserved => Reason::ModifierReserved { value },
            DefectKind::Bus => Reason::ConstantBus {
                reads: count(value),
                limit: crate::engine::bus_limit(isa, row),
            },
            DefectKind::Count => Reason::Count {
                given: count(value),
                expected: raw.shape(isa).slots.len() as u8,
            },
            DefectKind::Missing => Reason::Missing,
            DefectKind::NoForm => Reason::NoForm,
            DefectKind::PairParity => Reason::PairParity,
            DefectKind::PairBank => Reason::PairBank,
        };
        let operand = match defect.kind {
            _ if is_modifier && (defect.slot as usize) < isa.tables.modifiers.len() => isa.tables.modifiers[defect.slot as usize],
            DefectKind::Bus | DefectKind::Count | DefectKind::NoForm | DefectKind::PairParity => "",
            _ => name,
        };
        let second = defect.slot >= crate::engine::SECOND && !is_modifier && slot.is_some();
        let opcode = if second {
            isa.tables.rows[raw.meta.row_y() as usize].opcode
        } else {
            row.opcode
        };
        Illegal {
            rule: rule_of(isa, raw, defect),
            mnemonic: isa.tables.opcodes[opcode as usize].mnemonic,
            operand,
            reason,
        }
    }
}

impl fmt::Display for Illegal {
    // Compiled where it is used: see `asm`.
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Illegal {
            rule,
            mnemonic,
            operand,
            reason,
        } = self;
        write!(f, "{mnemonic}: ")?;
        match reason {
            Reason::NotAllowed { code, kind } => write!(f, "{operand}: operand code {code} is not allowed here, it must be of kind `{kind}`"),
            Reason::RegisterRange { first } => write!(f, "{operand}: the run that starts at register {first} passes the last register"),
            Reason::Alignment { first } => {
                write!(
                    f,
                    "{operand}: register {first} is not aligned: pairs start at even numbers, longer runs of scalar registers at multiples of 4"
                )
            }
            Reason::Width { given, expected } => write!(f, "{operand}: {given} registers where there are {expected}"),
            Reason::ImmRange { value, max } => write!(f, "{operand}: {value} is out of range, the largest value is {max}"),
            Reason::ImmPart { value } => write!(f, "{operand}: {value} is out of range for its part of the immediate"),
            Reason::UnboundLabel { label } => write!(
                f,
                "{operand}: label L{label} is not bound, only the code buffer that made it knows its place"
            ),
            Reason::SecondLiteral { value } => write!(f, "{operand}: a second literal {value:#x}; an instruction has one literal dword"),
            Reason::Literal { value } => write!(f, "{operand}: literal {value:#x} where none can be"),
            Reason::Aux { property } => write!(f, "{operand}: takes no {property}"),
            Reason::NoModifier => write!(f, "takes no {operand}"),
            Reason::ModifierRange { value, min, max } => write!(f, "{operand}: {value} is out of range, it must be {min} to {max}"),
            Reason::ModifierReserved { value } => write!(f, "{operand}: the value {value:#x} is reserved"),
            Reason::ConstantBus { reads, limit } => write!(f, "{reads} different scalar values are read, the constant bus carries {limit}"),
            Reason::Count { given, expected } => write!(f, "{given} operands where there are {expected}"),
            Reason::Missing => write!(f, "{operand}: cannot be left out"),
            Reason::NoForm => write!(f, "no form takes these operands and modifiers as asked"),
            Reason::PairParity => write!(f, "the halves of a pair must write one even and one odd register"),
            Reason::PairBank => write!(f, "{operand}: both halves of the pair read this source from the same bank"),
            Reason::LiteralValue { value } => write!(f, "{operand}: literal {value:#x} has more than 16 bits"),
            Reason::Value { value, allowed } => write!(f, "{operand}: {value:#x} is not allowed here, it must be {allowed}"),
            Reason::WaveSize { only } => write!(
                f,
                "{operand}{}only waves of {only} lanes have it",
                if operand.is_empty() { "" } else { ": " }
            ),
            Reason::FixedBits { dword, bits } => write!(f, "bits {bits:#010x} of the dword at bit {dword} have one value only"),
            Reason::Remark(text) => write!(f, "{operand}{}{text}", if operand.is_empty() { "" } else { ": " }),
        }?;
        write!(f, " ({rule})")
    }
}

impl core::error::Error for Illegal {}
