//! Putting one operand into its slot, with every check that needs only this operand.

use super::registers::is_aligned;
use super::{ABSENT, BAD_PART, IMM, Isa, LABEL, LITERAL, Lowered};
use crate::registers::TOO_LARGE;
use crate::table::{AUX, EncodingInfo, NONE, OPSEL, Slot, Width};

/// What was wrong with an operand or a modifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DefectKind {
    /// No form of the opcode takes this operand here.
    NotAllowed,
    /// A register run that passes the end of its file.
    RegisterRange,
    /// A register run that starts at a wrong multiple.
    Alignment,
    /// A number of registers that the operand does not have.
    Width,
    /// An immediate out of range.
    ImmRange,
    /// A part of an immediate out of range.
    ImmPart,
    /// A label: a code buffer knows where it is, an instruction alone does not.
    Unbound,
    /// A second literal dword.
    SecondLiteral,
    /// A literal where this form can hold none.
    Literal,
    /// A source or output property (neg, abs, half, …) that the operand does not have.
    Aux,
    /// A modifier that the instruction does not take.
    NoModifier,
    /// A modifier's value out of range.
    ModifierRange,
    /// A modifier's value that is reserved.
    ModifierReserved,
    /// More scalar values than the constant bus carries.
    Bus,
    /// An operand too few, or too many.
    Count,
    /// An operand left out that cannot be.
    Missing,
    /// No form is left after the user's choices.
    NoForm,
    /// A pair's destinations must be one even, one odd register.
    PairParity,
    /// A pair's sources must come from different banks.
    PairBank,
    /// A literal with more bits than its operand has.
    LiteralValue,
    /// A part of an immediate whose value means nothing.
    ImmValue,
}

/// The first thing that went wrong while an instruction was built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Defect {
    /// What.
    pub(crate) kind: DefectKind,
    /// Index of the slot (of the second half of a pair: 8 more), or number of the modifier.
    pub(crate) slot: u8,
    /// What was given.
    pub(crate) value: i64,
}

/// Whether the slot can take the operand at all: its code, its auxiliary bits. Choosing a form needs nothing more.
#[inline]
pub(super) const fn fits(isa: &Isa, slot: &Slot, op: &Lowered) -> bool {
    if op.aux != 0 && !aux_fits(slot, op) {
        return false;
    }
    if slot.implied != NONE {
        return op.code == slot.implied as u32;
    }
    let kind = &isa.tables.kinds[slot.kind as usize];
    match op.code {
        ABSENT => optional(slot),
        IMM | BAD_PART | LABEL => kind.is_imm() || kind.literal,
        LITERAL => slot.literal || kind.literal,
        // A code beyond the space is a register number too large: the file fits, placing names the number.
        code if code >= TOO_LARGE => kind.has(0),
        code if code >= 512 => kind.has(511),
        code => kind.has(code as u16) && !(slot.regs > 1 && isa.is_single(code)),
    }
}

/// Whether the operand may be left out: its width is not by format alone, or it is one of a list.
#[inline]
pub(super) const fn optional(slot: &Slot) -> bool {
    !matches!(slot.width, Width::Format | Width::Wave(..))
}

const fn aux_fits(slot: &Slot, op: &Lowered) -> bool {
    if op.aux >> OPSEL & 1 != 0 && op.code < 256 && slot.half_in_field() {
        return false;
    }
    let mut i = 0;
    while i < AUX {
        if op.aux >> i & 1 != 0 && slot.aux[i] == 255 {
            return false;
        }
        i += 1;
    }
    true
}

/// Puts the operand into the words. `literal` is the literal dword so far.
pub(super) const fn place(
    isa: &Isa,
    encoding: &EncodingInfo,
    slot: &Slot,
    op: &Lowered,
    words: &mut [u32; 3],
    literal: &mut Option<u32>,
) -> Result<(), (DefectKind, i64)> {
    if let Err(defect) = place_code(isa, encoding, slot, op, words, literal) {
        return Err(defect);
    }
    let mut i = 0;
    while op.aux >> i != 0 {
        if op.aux >> i & 1 != 0 {
            if slot.aux[i] == 255 || i == OPSEL && op.code < 256 && slot.half_in_field() {
                return Err((DefectKind::Aux, i as i64));
            }
            words[(slot.aux[i] >> 5) as usize] ^= 1 << (slot.aux[i] & 31);
        }
        i += 1;
        if i == AUX {
            break;
        }
    }
    Ok(())
}

#[inline]
const fn place_code(
    isa: &Isa,
    encoding: &EncodingInfo,
    slot: &Slot,
    op: &Lowered,
    words: &mut [u32; 3],
    literal: &mut Option<u32>,
) -> Result<(), (DefectKind, i64)> {
    if let Err(defect) = admits(isa, encoding, slot, op) {
        return Err(defect);
    }
    if slot.implied != NONE {
        return Ok(());
    }
    let kind = &isa.tables.kinds[slot.kind as usize];
    if kind.literal {
        return put_literal(encoding, op.value as u32, words, literal);
    }
    if kind.is_imm() {
        slot.place.set(words, op.value as u32);
        return Ok(());
    }
    match op.code {
        ABSENT => Ok(()),
        LITERAL => {
            slot.place.set(words, LITERAL);
            put_literal(encoding, op.value as u32, words, literal)
        }
        code => {
            slot.place.set(words, (code - slot.bias as u32) >> slot.pad);
            Ok(())
        }
    }
}

/// Whether the operand can stand in the slot: everything but its auxiliary bits and a second literal. For operands on their way in, and for those read back.
pub(crate) const fn admits(isa: &Isa, encoding: &EncodingInfo, slot: &Slot, op: &Lowered) -> Result<(), (DefectKind, i64)> {
    if slot.implied != NONE {
        return if op.code == slot.implied as u32 {
            Ok(())
        } else {
            Err((DefectKind::NotAllowed, op.code as i64))
        };
    }
    let kind = &isa.tables.kinds[slot.kind as usize];
    if kind.literal {
        if op.code != IMM && op.code != LITERAL {
            return Err((DefectKind::NotAllowed, op.code as i64));
        }
        if op.value < 0 || op.value > u32::MAX as i64 {
            return Err((DefectKind::ImmRange, op.value));
        }
        return literal_fits(isa, encoding, slot, op.value);
    }
    if kind.is_imm() {
        if op.code == BAD_PART {
            return Err((DefectKind::ImmPart, op.value));
        }
        if op.code == LABEL {
            return Err((DefectKind::Unbound, op.value));
        }
        if op.code != IMM {
            return Err((DefectKind::NotAllowed, op.code as i64));
        }
        let bits = if op.width != 0 { op.width } else { kind.imm };
        if op.value < 0 || op.value >= 1i64 << bits {
            return Err((DefectKind::ImmRange, op.value));
        }
        return Ok(());
    }
    match op.code {
        ABSENT => return if optional(slot) { Ok(()) } else { Err((DefectKind::Missing, 0)) },
        IMM | BAD_PART | LABEL => return Err((DefectKind::NotAllowed, op.value)),
        LITERAL => {
            if !slot.literal || !encoding.literal.exists() {
                return Err((DefectKind::Literal, op.value));
            }
            return literal_fits(isa, encoding, slot, op.value);
        }
        _ => {}
    }
    if op.code >= TOO_LARGE {
        return Err((DefectKind::RegisterRange, (op.code - TOO_LARGE) as i64));
    }
    if op.code >= 512 {
        return Err((DefectKind::RegisterRange, op.code as i64 - 256));
    }
    // Without a width of its own a register is as many as the operand has.
    let width = match slot.width {
        Width::Format if op.width == 0 => slot.regs,
        _ => op.width,
    };
    if width > 0
        && let Err(defect) = run(isa, slot, op.code, width)
    {
        return Err(defect);
    }
    if !kind.has(op.code as u16) || slot.regs > 1 && isa.is_single(op.code) {
        return Err((DefectKind::NotAllowed, op.code as i64));
    }
    // Where the low bits are the other half's inverted, they are looked at when the pair is complete.
    if slot.pad != 0 && !slot.pad_not.exists() && (op.code - slot.bias as u32) & ((1 << slot.pad) - 1) != 0 {
        return Err((DefectKind::Alignment, op.code as i64));
    }
    Ok(())
}

/// Whether a literal has no more bits than its operand.
const fn literal_fits(isa: &Isa, encoding: &EncodingInfo, slot: &Slot, value: i64) -> Result<(), (DefectKind, i64)> {
    // Only vector instructions have a limit of scalar values.
    if value > 0xffff && isa.tables.narrow[(encoding.bus != 255) as usize] >> slot.format & 1 != 0 {
        return Err((DefectKind::LiteralValue, value));
    }
    Ok(())
}

/// Checks a run of registers: number, end of its file, alignment.
const fn run(isa: &Isa, slot: &Slot, code: u32, width: u8) -> Result<(), (DefectKind, i64)> {
    let right = match slot.width {
        Width::Format => width == slot.regs,
        Width::Wave(a, b) => width == a || width == b,
        // These follow from other fields: see `Raw::fill`, and the architecture's rules.
        _ => true,
    };
    if !right {
        return Err((DefectKind::Width, width as i64));
    }
    if code >= 256 {
        if code + width as u32 > 512 {
            return Err((DefectKind::RegisterRange, code as i64 - 256));
        }
        if !is_aligned(code, width, isa.registers.vectors) {
            return Err((DefectKind::Alignment, code as i64 - 256));
        }
        return Ok(());
    }
    if width > 1 {
        let run = &isa.runs[code as usize];
        let kind = &isa.tables.kinds[slot.kind as usize];
        if !run.holds(code as u16, width, kind) {
            return Err((DefectKind::RegisterRange, run.number(code as u16) as i64));
        }
        if !run.aligned(code as u16, width, kind) {
            return Err((DefectKind::Alignment, run.number(code as u16) as i64));
        }
    }
    Ok(())
}

const fn put_literal(encoding: &EncodingInfo, value: u32, words: &mut [u32; 3], literal: &mut Option<u32>) -> Result<(), (DefectKind, i64)> {
    if !encoding.literal.exists() {
        return Err((DefectKind::Literal, value as i64));
    }
    match *literal {
        Some(first) if first != value => Err((DefectKind::SecondLiteral, value as i64)),
        _ => {
            *literal = Some(value);
            encoding.literal.set(words, value);
            Ok(())
        }
    }
}
