//! Conversions of one value between integers and floats, and between floats.
//!
//! To integers they truncate and saturate, and a NaN becomes 0. Results that a float cannot hold are rounded as the mode says for the result's precision.

use super::Format;
use super::mode::Round;
use super::number::{Exact, Precision};
use super::operation::Body::Bits;
use super::operation::{Env, Outcome};
use super::rows::rows;

const HALF: Precision = Precision::F16;
const SINGLE: Precision = Precision::F32;
const DOUBLE: Precision = Precision::F64;

/// An integer as a float.
fn from_integer(env: &Env, to: Precision, format: Format, v: [u128; 4]) -> Outcome {
    let integer = format.integer(v[0]);
    let exact = Exact {
        negative: integer < 0,
        mantissa: integer.unsigned_abs() as u64,
        exponent: 0,
        rest: false,
    };
    Outcome::value(u128::from(to.round(exact, env.float(to).round)))
}

/// A float in another precision.
pub(super) fn float(from: Precision, to: Precision, round: Round, a: u128) -> u128 {
    let a = a as u64;
    let converted = if from.is_nan(a) {
        // The payload's high bits stay.
        let payload = from.quieted(a) & ((1 << from.fraction) - 1);
        let payload = if to.fraction >= from.fraction {
            payload << (to.fraction - from.fraction)
        } else {
            payload >> (from.fraction - to.fraction)
        };
        to.with_sign(to.infinity() | payload, from.is_negative(a))
    } else {
        to.narrow(from.widen(a), round)
    };
    u128::from(converted)
}

fn convert(env: &Env, from: Precision, to: Precision, v: [u128; 4]) -> Outcome {
    Outcome::value(float(from, to, env.float(to).round, v[0]))
}

/// The half in the high bits of a dword in single precision.
fn convert_high(env: &Env, v: [u128; 4]) -> Outcome {
    let mut high = (v[0] >> 16) as u64;
    if !env.float(HALF).denormals.inputs {
        high = HALF.flushed(high);
    }
    convert(env, HALF, SINGLE, [u128::from(high), 0, 0, 0])
}

/// A float as an integer, cut or as `how` rounds it, saturated; a NaN is 0.
pub(super) fn to_integer(from: Precision, to: Format, a: u128, how: fn(f64) -> f64) -> u128 {
    let value = how(from.widen(a as u64));
    let saturated = match to {
        // Rust's conversions are what is wanted.
        Format::I16 => value as i16 as u128,
        Format::U16 => value as u16 as u128,
        Format::I32 => value as i32 as u128,
        _ => value as u32 as u128,
    };
    saturated & to.mask()
}

fn truncate(from: Precision, to: Format, v: [u128; 4]) -> Outcome {
    Outcome::value(to_integer(from, to, v[0], libm::trunc))
}

fn ubyte(env: &Env, byte: u32, v: [u128; 4]) -> Outcome {
    from_integer(env, SINGLE, Format::U32, [v[0] >> (8 * byte) & 0xff, 0, 0, 0])
}

/// The low four bits, signed, divided by 16: -0.5 to 0.4375.
fn off_i4(v: [u128; 4]) -> Outcome {
    let signed = ((v[0] as u32) << 28).cast_signed() >> 28;
    Outcome::value(u128::from(SINGLE.narrow(f64::from(signed) / 16.0, Round::NearestEven)))
}

fn half_up(x: f64) -> f64 {
    libm::floor(x + 0.5)
}

/// A float of -1 to 1 as an integer of the format's range, symmetric to 0, rounded to the nearest even. A NaN is 0.
pub(super) fn normalized(from: Precision, to: Format, a: u128) -> u128 {
    let (low, scale) = if to.is_signed() { (-1.0, 32767.0) } else { (0.0, 65535.0) };
    let value = from.widen(a as u64);
    // A NaN passes through `max` and `min` as the other number.
    let value = if value.is_nan() { 0.0 } else { value.clamp(low, 1.0) };
    // 24 and 16 bits: the product is exact.
    to_integer(DOUBLE, to, u128::from(libm::rint(value * scale).to_bits()), |x| x)
}

rows! {
    v_cvt_f32_i32 s_cvt_f32_i32: (I32) -> F32, Bits(|env, v| from_integer(env, SINGLE, Format::I32, v));
    v_cvt_f32_u32 s_cvt_f32_u32: (U32) -> F32, Bits(|env, v| from_integer(env, SINGLE, Format::U32, v));
    v_cvt_f64_i32: (I32) -> F64, Bits(|env, v| from_integer(env, DOUBLE, Format::I32, v));
    v_cvt_f64_u32: (U32) -> F64, Bits(|env, v| from_integer(env, DOUBLE, Format::U32, v));
    v_cvt_f16_i16: (I16) -> F16, Bits(|env, v| from_integer(env, HALF, Format::I16, v));
    v_cvt_f16_u16: (U16) -> F16, Bits(|env, v| from_integer(env, HALF, Format::U16, v));
    v_cvt_f32_ubyte0: (B32) -> F32, Bits(|env, v| ubyte(env, 0, v));
    v_cvt_f32_ubyte1: (B32) -> F32, Bits(|env, v| ubyte(env, 1, v));
    v_cvt_f32_ubyte2: (B32) -> F32, Bits(|env, v| ubyte(env, 2, v));
    v_cvt_f32_ubyte3: (B32) -> F32, Bits(|env, v| ubyte(env, 3, v));
    v_cvt_off_f32_i4: (B32) -> F32, Bits(|_, v| off_i4(v));
    v_cvt_i32_f32 s_cvt_i32_f32: (F32) -> I32, Bits(|_, v| truncate(SINGLE, Format::I32, v));
    v_cvt_u32_f32 s_cvt_u32_f32: (F32) -> U32, Bits(|_, v| truncate(SINGLE, Format::U32, v));
    v_cvt_i32_f64: (F64) -> I32, Bits(|_, v| truncate(DOUBLE, Format::I32, v));
    v_cvt_u32_f64: (F64) -> U32, Bits(|_, v| truncate(DOUBLE, Format::U32, v));
    v_cvt_i16_f16: (F16) -> I16, Bits(|_, v| truncate(HALF, Format::I16, v));
    v_cvt_u16_f16: (F16) -> U16, Bits(|_, v| truncate(HALF, Format::U16, v));
    v_cvt_nearest_i32_f32 v_cvt_rpi_i32_f32: (F32) -> I32, Bits(|_, v| Outcome::value(to_integer(SINGLE, Format::I32, v[0], half_up)));
    v_cvt_floor_i32_f32 v_cvt_flr_i32_f32: (F32) -> I32, Bits(|_, v| Outcome::value(to_integer(SINGLE, Format::I32, v[0], libm::floor)));
    v_cvt_norm_i16_f16: (F16) -> I16, Bits(|_, v| Outcome::value(normalized(HALF, Format::I16, v[0])));
    v_cvt_norm_u16_f16: (F16) -> U16, Bits(|_, v| Outcome::value(normalized(HALF, Format::U16, v[0])));
    v_cvt_f16_f32 s_cvt_f16_f32: (F32) -> F16, Bits(|env, v| convert(env, SINGLE, HALF, v));
    v_cvt_f32_f16 s_cvt_f32_f16: (F16) -> F32, Bits(|env, v| convert(env, HALF, SINGLE, v));
    s_cvt_hi_f32_f16: (B32) -> F32, Bits(convert_high);
    v_cvt_f32_f64: (F64) -> F32, Bits(|env, v| convert(env, DOUBLE, SINGLE, v));
    v_cvt_f64_f32: (F32) -> F64, Bits(|env, v| convert(env, SINGLE, DOUBLE, v));
    v_cvt_i32_i16: (I16) -> I32, Bits(|_, v| Outcome::value(Format::I16.integer(v[0]) as u128 & Format::I32.mask()));
    v_cvt_u32_u16: (U16) -> U32, Bits(|_, v| Outcome::value(v[0]));
}
