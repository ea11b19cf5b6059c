//! Results of several parts: packs, saturating conversions of pairs, bytes put into a dword.

use super::Format;
use super::convert::{float, normalized, to_integer};
use super::mode::Round;
use super::number::Precision;
use super::operation::Body::Bits;
use super::operation::{Env, Outcome};
use super::rows::rows;

const HALF: Precision = Precision::F16;
const SINGLE: Precision = Precision::F32;

/// Two halves of a dword, the low one from the first source.
fn pair(v: [u128; 4], half: impl Fn(u128) -> u128) -> Outcome {
    Outcome::value(half(v[0]) | half(v[1]) << 16)
}

/// Two halves as they are, but that denormal ones are flushed as the mode says and signaling NaNs become quiet.
fn pack_f16(env: &Env, v: [u128; 4]) -> Outcome {
    pair(v, |x| {
        flushed_half(env, u128::from(if HALF.is_nan(x as u64) { HALF.quieted(x as u64) } else { x as u64 }))
    })
}

fn flushed_half(env: &Env, x: u128) -> u128 {
    if env.float(HALF).denormals.outputs {
        x
    } else {
        u128::from(HALF.flushed(x as u64))
    }
}

/// Halves rounded towards zero, whatever the mode says of that; a finite number does not become infinite.
fn pk_rtz(env: &Env, v: [u128; 4]) -> Outcome {
    pair(v, |x| flushed_half(env, float(SINGLE, HALF, Round::Zero, x)))
}

/// Integers saturated to 16 bits.
fn saturated(from: Format, to: Format, x: u128) -> u128 {
    let (low, high) = if to.is_signed() { (-32768, 32767) } else { (0, 65535) };
    from.integer(x).clamp(low, high) as u128 & to.mask()
}

/// Two signed 16-bit integers, each saturated to an unsigned byte.
fn sat_pk_u8(v: [u128; 4]) -> Outcome {
    let byte = |x: u128| Format::I16.integer(x).clamp(0, 255) as u128;
    Outcome::value(byte(v[0] & 0xffff) | byte(v[0] >> 16) << 8)
}

/// A float as an unsigned byte, cut towards zero and saturated; a NaN is 0. That it is cut, as by `v_cvt_u32_f32`, no document says.
fn unsigned_byte(a: u128) -> u128 {
    to_integer(SINGLE, Format::U32, a, libm::trunc).min(255)
}

/// The byte goes into the third source, at the place that the low two bits of the second one name.
fn pk_u8(v: [u128; 4]) -> Outcome {
    let shift = (v[1] & 3) * 8;
    Outcome::value(v[2] & !(0xff << shift) | unsigned_byte(v[0]) << shift)
}

/// The byte goes into the destination, whose other bytes stay.
fn pkaccum_u8(v: [u128; 4]) -> Outcome {
    let shift = (v[1] & 3) * 8;
    Outcome {
        value: unsigned_byte(v[0]) << shift,
        part: Some(0xff << shift),
        condition: None,
    }
}

rows! {
    v_pack_b32_f16: (F16 F16) -> B32, Bits(pack_f16);
    v_cvt_pk_rtz_f16_f32 v_cvt_pkrtz_f16_f32 s_cvt_pk_rtz_f16_f32: (F32 F32) -> B32, Bits(pk_rtz);
    v_cvt_pk_i16_f32: (F32 F32) -> B32, Bits(|_, v| pair(v, |x| to_integer(SINGLE, Format::I16, x, libm::trunc)));
    v_cvt_pk_u16_f32: (F32 F32) -> B32, Bits(|_, v| pair(v, |x| to_integer(SINGLE, Format::U16, x, libm::trunc)));
    v_cvt_pk_norm_i16_f32 v_cvt_pknorm_i16_f32: (F32 F32) -> B32, Bits(|_, v| pair(v, |x| normalized(SINGLE, Format::I16, x)));
    v_cvt_pk_norm_u16_f32 v_cvt_pknorm_u16_f32: (F32 F32) -> B32, Bits(|_, v| pair(v, |x| normalized(SINGLE, Format::U16, x)));
    v_cvt_pk_norm_i16_f16 v_cvt_pknorm_i16_f16: (F16 F16) -> B32, Bits(|_, v| pair(v, |x| normalized(HALF, Format::I16, x)));
    v_cvt_pk_norm_u16_f16 v_cvt_pknorm_u16_f16: (F16 F16) -> B32, Bits(|_, v| pair(v, |x| normalized(HALF, Format::U16, x)));
    v_cvt_pk_i16_i32: (I32 I32) -> B32, Bits(|_, v| pair(v, |x| saturated(Format::I32, Format::I16, x)));
    v_cvt_pk_u16_u32: (U32 U32) -> B32, Bits(|_, v| pair(v, |x| saturated(Format::U32, Format::U16, x)));
    v_sat_pk_u8_i16: (B32) -> B16, Bits(|_, v| sat_pk_u8(v));
    v_cvt_pk_u8_f32: (F32 B32 B32) -> B32, Bits(|_, v| pk_u8(v));
    v_cvt_pkaccum_u8_f32: (F32 B32) -> B32, Bits(|_, v| pkaccum_u8(v));
}
