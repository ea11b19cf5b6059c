//! Constants and immediates of lines, by the operand that takes them: as the builders have it for the operand's format.

use super::super::fmt::{half, impossible, inline_int, lower_32, lower_bf16, lower_bf16_bits, lower_f16, lower_f16_bits, lower_f64, lower_int_16};
use super::super::generated::TABLES;
use crate::engine::Lowered;
use crate::table::matches;
use crate::table::{Kind, Slot};

/// What the constants of a format are.
#[derive(Clone, Copy)]
pub(super) enum Class {
    /// Bits of 32, or of a single.
    B32,
    /// An integer of 16 bits.
    I16,
    /// A 16-bit float.
    F16,
    /// A bfloat16.
    Bf16,
    /// Two integers of 16 bits.
    Packed,
    /// Two 16-bit floats.
    PkF16,
    /// Two bfloat16.
    PkBf16,
    /// 64 bits, of which the literal is the low dword.
    B64,
    /// The same, with its sign.
    I64,
    /// A double, of which the literal is the high dword.
    F64,
}

/// Formats that are not of 32 bits.
const CLASSES: &[(&str, Class)] = &[
    ("b16", Class::I16),
    ("i16", Class::I16),
    ("u16", Class::I16),
    ("f16", Class::F16),
    ("bf16", Class::Bf16),
    ("pk2_b16", Class::Packed),
    ("pk2_i16", Class::Packed),
    ("pk2_u16", Class::Packed),
    ("pk2_f16", Class::PkF16),
    ("pk2_bf16", Class::PkBf16),
    ("b64", Class::B64),
    ("u64", Class::B64),
    ("m64", Class::B64),
    ("i64", Class::I64),
    ("f64", Class::F64),
];

impl Class {
    /// By format. A constant of the type: it is evaluated where lines are.
    const BY_FORMAT: [Class; TABLES.formats.len()] = by_format();
}

#[inline]
const fn by_format() -> [Class; TABLES.formats.len()] {
    let mut out = [Class::B32; TABLES.formats.len()];
    let mut i = 0;
    while i < out.len() {
        let mut j = 0;
        while j < CLASSES.len() {
            if matches(CLASSES[j].0, TABLES.formats[i].0) {
                out[i] = CLASSES[j].1;
            }
            j += 1;
        }
        i += 1;
    }
    out
}

/// Whether the operand is a pair of 16-bit values, so that a minus is one of both.
#[inline]
pub(super) const fn is_packed(slot: &Slot) -> bool {
    matches!(Class::BY_FORMAT[slot.format as usize], Class::Packed | Class::PkF16 | Class::PkBf16)
}

/// Immediates that can be negative.
const SIGNED: [&str; 3] = ["simm16", "label", "barrier"];

/// An integer.
#[inline]
pub(super) const fn int(slot: &Slot, value: i64) -> Lowered {
    let kind = &TABLES.kinds[slot.kind as usize];
    if kind.literal {
        return Lowered::imm(if value < 0 && value >= -0x8000_0000 { value + (1 << 32) } else { value });
    }
    if kind.is_imm() {
        return immediate(kind, value);
    }
    let narrow = value >= -0x8000_0000 && value <= 0xffff_ffff;
    match Class::BY_FORMAT[slot.format as usize] {
        Class::B32 if narrow => lower_32(value as u32),
        Class::I16 => lower_int_16(value),
        Class::Packed | Class::PkF16 | Class::PkBf16 if narrow => Lowered::literal(value as u32),
        Class::B64 => match inline_int(value) {
            Some(code) => Lowered::code(code, 0),
            None if value >= 0 && narrow => Lowered::literal(value as u32),
            None => impossible(value),
        },
        Class::I64 => match inline_int(value) {
            Some(code) => Lowered::code(code, 0),
            None if value >= -0x8000_0000 && value < 0x8000_0000 => Lowered::literal(value as u32),
            None => impossible(value),
        },
        _ => impossible(value),
    }
}

#[inline]
const fn immediate(kind: &Kind, value: i64) -> Lowered {
    let mut i = 0;
    while i < SIGNED.len() {
        if matches(SIGNED[i], kind.name) && value < 0 && value >= -0x8000 {
            return Lowered::imm(value + 0x1_0000);
        }
        i += 1;
    }
    // A distance is signed; a number of another instruction can be either.
    if matches("label", kind.name) && value > 0x7fff {
        return Lowered::imm(value + 0x1_0000);
    }
    bounded(kind, value)
}

/// A number of as many bits as the immediate uses.
#[inline]
const fn bounded(kind: &Kind, value: i64) -> Lowered {
    match kind.fields {
        [only] if only.low == 0 => Lowered::imm_bits(value, only.width),
        _ => Lowered::imm(value),
    }
}

/// What an immediate's field holds, by the name of the kind.
#[inline]
pub(super) const fn field(kind: &str, value: u32) -> Lowered {
    bounded(&TABLES.kinds[super::super::rules::kind(kind) as usize], value as i64)
}

/// Bits in hexadecimal.
#[inline]
pub(super) const fn hex(slot: &Slot, value: u32) -> Lowered {
    let kind = &TABLES.kinds[slot.kind as usize];
    if kind.literal {
        return Lowered::imm(value as i64);
    }
    if kind.is_imm() {
        return bounded(kind, value as i64);
    }
    bits(Class::BY_FORMAT[slot.format as usize], value)
}

/// A constant with these bits: an inline one, else the literal dword.
#[inline]
pub(super) const fn bits(class: Class, value: u32) -> Lowered {
    match class {
        Class::B32 | Class::Packed => lower_32(value),
        Class::I16 => lower_int_16(value as i64),
        Class::F16 if value <= 0xffff => lower_f16_bits(value as u16),
        Class::Bf16 if value <= 0xffff => lower_bf16_bits(value as u16),
        Class::F16 | Class::Bf16 => impossible(value as i64),
        // The low value is the constant where the high one is 0, or the sign of an integer.
        Class::PkF16 | Class::PkBf16 => {
            let low = if matches!(class, Class::PkF16) {
                lower_f16_bits(value as u16)
            } else {
                lower_bf16_bits(value as u16)
            };
            match inline_int(value as i32 as i64) {
                Some(code) => Lowered::code(code, 0),
                None if value <= 0xffff && low.code >= 240 && low.code <= 248 => low,
                None => Lowered::literal(value),
            }
        }
        // Of a double it is the high dword.
        Class::B64 | Class::I64 | Class::F64 => match inline_int(value as i64) {
            Some(code) => Lowered::code(code, 0),
            None => Lowered::literal(value),
        },
    }
}

/// A float: as a single and as a double, each rounded once.
#[inline]
pub(super) const fn float(slot: &Slot, single: f32, double: f64) -> Lowered {
    let class = Class::BY_FORMAT[slot.format as usize];
    if TABLES.kinds[slot.kind as usize].literal {
        return Lowered::imm(match class {
            Class::F16 => match half(single) {
                Some(bits) => bits as i64,
                None => -1,
            },
            _ => single.to_bits() as i64,
        });
    }
    match class {
        Class::B32 => lower_32(single.to_bits()),
        Class::F16 => lower_f16(single),
        Class::Bf16 => lower_bf16(single),
        Class::F64 => lower_f64(double),
        _ => impossible(single.to_bits() as i64),
    }
}
