//! Numbers as constants of source operands: inline where there is one, else the literal dword.

use super::error::ParseErrorKind;
use super::expression::Num;
use crate::engine::Lowered;
use crate::text::{Number, inline_code, inline_float};

/// A number in a source operand.
#[inline]
pub(super) fn constant(how: Number, number: Num) -> Result<Lowered, ParseErrorKind> {
    let code = match number {
        Num::Int(value) => match how {
            Number::B64 | Number::F64 => wide_inline(value),
            // The sign counts before the number is cut to its half.
            _ => narrow(how, value).and_then(|_| inline_code(how, low(value))),
        },
        // What is rounded can be an inline constant too.
        Num::Float(value) => inline_float(how, value).or_else(|| match how {
            Number::F64 | Number::B64 | Number::I16 => None,
            _ => float(how, value).and_then(|bits| inline_code(how, bits)),
        }),
    };
    match code {
        Some(code) => Ok(Lowered::code(code.into(), 0)),
        None => literal(how, number),
    }
}

/// A number as the literal dword, whatever it is.
#[inline]
pub(super) fn literal(how: Number, number: Num) -> Result<Lowered, ParseErrorKind> {
    let value = match number {
        Num::Int(value) => narrow(how, value),
        Num::Float(value) => float(how, value),
    };
    value.map(Lowered::literal).ok_or(ParseErrorKind::Constant)
}

/// A number as the literal dword in its full width, even where the operand uses half of it.
#[inline]
pub(super) fn forced(how: Number, number: Num) -> Result<Lowered, ParseErrorKind> {
    match number {
        Num::Int(_) => literal(Number::B32, number),
        Num::Float(_) => literal(how, number),
    }
}

/// The low dword.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "cut on purpose, the range was checked"
)]
#[inline]
fn low(value: i64) -> u32 {
    value as u32
}

/// An integer's bits, if the operand holds them all.
#[inline]
fn narrow(how: Number, value: i64) -> Option<u32> {
    match how {
        Number::F16 | Number::Bf16 | Number::I16 => (-0x8000..=0xffff).contains(&value).then(|| low(value) & 0xffff),
        _ => (-0x8000_0000..=0xffff_ffff).contains(&value).then(|| low(value)),
    }
}

/// The inline constant of a 64-bit operand with these bits.
#[inline]
fn wide_inline(value: i64) -> Option<u16> {
    match value {
        -16..=64 => inline_code(Number::B32, low(value)),
        _ => inline_float(Number::F64, f64::from_bits(value.cast_unsigned())),
    }
}

/// A float's bits in the operand's format; of a 64-bit float the high dword, if there is nothing in the low one (R8).
#[inline]
fn float(how: Number, value: f64) -> Option<u32> {
    match how {
        // A number of more digits would become another one.
        Number::F64 => (value.to_bits() << 32 == 0).then(|| low((value.to_bits() >> 32).cast_signed())),
        Number::B64 => None,
        Number::B32 => Some(single(value).to_bits()).filter(|_| single(value).is_finite()),
        Number::F16 | Number::I16 | Number::PkF16 => half(value, 10, 15),
        Number::Bf16 | Number::PkBf16 => half(value, 7, 127),
    }
}

#[expect(clippy::cast_possible_truncation, reason = "rounds to the nearest")]
#[inline]
fn single(value: f64) -> f32 {
    value as f32
}

/// The nearest 16-bit float, ties to even; `None` where it is too large.
#[inline]
fn half(value: f64, fraction: u32, bias: i64) -> Option<u32> {
    let bits = value.to_bits();
    let sign = low((bits >> 63 << 15).cast_signed());
    let exponent = (bits >> 52 & 0x7ff).cast_signed() - 1023 + bias;
    if value == 0.0 {
        return Some(sign);
    }
    let whole = bits & ((1 << 52) - 1) | 1 << 52;
    // Denormals have a smaller exponent than is written.
    let shift = 52 - i64::from(fraction) + (1 - exponent).max(0);
    if shift > 60 {
        return Some(sign);
    }
    let rest = whole & ((1 << shift) - 1);
    let tie = 1u64 << (shift - 1);
    let kept = whole >> shift;
    let kept = kept + u64::from(rest > tie || rest == tie && kept & 1 != 0);
    let magnitude = (kept.cast_signed()) + ((exponent - 1).max(0) << fraction);
    let infinite = (2 * bias + 1) << fraction;
    (magnitude < infinite).then(|| sign | low(magnitude))
}
