//! The steps of a division, and the first one of reducing an angle.
//!
//! A quotient is made of `v_div_scale_*` (twice), `v_rcp_*`, `v_fma_*`, `v_div_fmas_*` and `v_div_fixup_*`. The tests divide with them.

use super::number::Precision;
use super::operation::Body::{Bits, Float as F};
use super::operation::{Env, Float, Outcome};
use super::rounding::scaled;
use super::rows::rows;

/// A quotient (first source) put right where the denominator (second) or the numerator (third) is special.
///
/// Two cases of single and double precision are from AMD's manuals; the CDNA 4 text for half precision has them not. A quotient less than half of the smallest
/// denormal number (exponents more than 150 or 1075 apart) is what rounding makes of it. A quotient that became a NaN on the way, though neither source is one,
/// was too large: it overflows. Invalid divisions give the negative quiet NaN without payload.
fn div_fixup(f: &Float, [quotient, denominator, numerator]: [u64; 3]) -> u64 {
    let p = f.precision;
    let negative = p.is_negative(denominator) != p.is_negative(numerator);
    let signed = |magnitude| p.with_sign(magnitude, negative);
    if let Some(nan) = f.nan_of(&[numerator, denominator]) {
        return nan;
    }
    let zeros = (p.is_zero(numerator), p.is_zero(denominator));
    let infinite = (p.is_infinite(numerator), p.is_infinite(denominator));
    if zeros == (true, true) || infinite == (true, true) {
        p.nan() | p.sign()
    } else if zeros.1 || infinite.0 {
        signed(p.infinity())
    } else if infinite.1 || zeros.0 {
        signed(0)
    } else if p.bits != 16 && p.exponent(numerator) - p.exponent(denominator) < -(p.bias() + p.fraction as i32) {
        scaled(p, signed(p.one()), -4096, f.mode.round)
    } else if p.bits != 16 && p.is_nan(quotient) {
        scaled(p, signed(p.one()), 4096, f.mode.round)
    } else {
        signed(p.magnitude(quotient))
    }
}

/// By how much the exponent of a quotient's parts is moved.
const fn scale_of(p: Precision) -> i32 {
    if p.bits == 64 { 128 } else { 64 }
}

/// A fused multiply-add; with VCC set its result is scaled back, upwards where the third source is 2 or more, else downwards. It is rounded once, after that.
///
/// Some of AMD's manuals multiply by 2^32 (2^64 for doubles) in any case; with that, quotients that `v_div_scale_*` has scaled would be wrong.
fn div_fmas(env: &Env, p: Precision, v: [u128; 4]) -> Outcome {
    let mode = env.float(p);
    let f = Float { precision: p, mode, env };
    let [a, b, c] = [v[0], v[1], v[2]].map(|x| x as u64);
    if v[3] == 0 || f.nan_of(&[a, b, c]).is_some() {
        return Outcome::value(u128::from(f.fma(a, b, c)));
    }
    let up = p.exponent(c) > p.bias();
    let power = if up { scale_of(p) } else { -scale_of(p) };
    Outcome::value(u128::from(p.fused_scaled(a, b, c, power, mode.round)))
}

/// The first source, which is the denominator (second) or the numerator (third), scaled so that no step of the division is denormal or too large. VCC says whether
/// the quotient must be scaled back.
///
/// Two slips of AMD's manuals: they compare reciprocals of single-precision denominators in double precision, where none is denormal; here that is done in single
/// precision. And where both the denominator's reciprocal and the quotient are denormal they scale the denominator up, so that it overflows; it must go down.
fn div_scale(env: &Env, p: Precision, v: [u128; 4]) -> Outcome {
    let [value, denominator, numerator] = [v[0], v[1], v[2]].map(|x| x as u64);
    let round = env.float(p).round;
    let scaled_by = |power| u128::from(scaled(p, value, power, round));
    let outcome = |value: u128, condition| Outcome {
        value,
        part: None,
        condition: Some(condition),
    };
    let scale = scale_of(p);
    let same = u128::from(value);
    if p.is_zero(denominator) || p.is_zero(numerator) {
        return outcome(u128::from(p.nan()), false);
    }
    let apart = p.exponent(numerator) - p.exponent(denominator);
    // 96 and 768 are three quarters of the largest exponents.
    let far = (p.bias() + 1) / 4 * 3;
    let small_reciprocal = is_small_quotient(p, p.one(), denominator);
    let small_quotient = is_small_quotient(p, numerator, denominator);
    if apart >= far {
        // Only the denominator is scaled.
        outcome(if value == denominator { scaled_by(scale) } else { same }, true)
    } else if p.is_denormal(denominator) {
        outcome(scaled_by(scale), false)
    } else if small_reciprocal && small_quotient {
        // Only the denominator is scaled.
        outcome(if value == denominator { scaled_by(-scale) } else { same }, true)
    } else if small_reciprocal {
        outcome(scaled_by(-scale), false)
    } else if small_quotient {
        // Only the numerator is scaled.
        outcome(if value == numerator { scaled_by(scale) } else { same }, true)
    } else if p.exponent(numerator) <= p.fraction as i32 + i32::from(p.bits == 64) {
        outcome(scaled_by(scale), false)
    } else {
        outcome(same, false)
    }
}

/// Whether the exact quotient of two numbers is less than the smallest normal one; it is not if either is zero, infinite or a NaN.
fn is_small_quotient(p: Precision, numerator: u64, denominator: u64) -> bool {
    if [numerator, denominator]
        .iter()
        .any(|&x| p.is_zero(x) || p.exponent(x) == p.exponent(p.infinity()))
    {
        return false;
    }
    // m * 2^e < n * 2^f * 2^(1 - bias), the mantissas moved to bit 63.
    let [n, d] = [numerator, denominator].map(|x| {
        let exact = p.exact(x);
        let zeros = exact.mantissa.leading_zeros();
        (exact.exponent - zeros.cast_signed(), exact.mantissa.checked_shl(zeros).unwrap_or(0))
    });
    n < (d.0 + 1 - p.bias(), d.1)
}

/// The fraction of 2 / pi, 1201 bits, the highest first; the last 15 bits here are none of them.
const TWO_OVER_PI: [u64; 19] = [
    0xa2f9_836e_4e44_1529,
    0xfc27_57d1_f534_ddc0,
    0xdb62_9599_3c43_9041,
    0xfe51_63ab_debb_c561,
    0xb724_6e3a_424d_d2e0,
    0x0649_2eea_09d1_921c,
    0xfe1d_eb1c_b129_a73e,
    0xe882_35f5_2ebb_4484,
    0xe99c_7026_b45f_7e41,
    0x3991_d639_8353_39f4,
    0x9c84_5f8b_bdf9_283b,
    0x1ff8_97ff_de05_980f,
    0xef2f_118b_5a0a_6d1f,
    0x6d36_7ecf_27cb_09b7,
    0x4f46_3f66_9e5f_ea2d,
    0x7527_bac7_ebe5_f17b,
    0x3d07_39f7_8a52_92ea,
    0x6bfb_5fb1_1f8d_5d08,
    0x5603_3046_fc7b_0000,
];

/// 53 bits of 2 / pi, from the one that the second source and the exponent of the first one tell, as a number of their weight.
fn trig_preop(env: &Env, v: [u128; 4]) -> Outcome {
    let p = Precision::F64;
    let exponent = p.exponent(v[0] as u64);
    let segment = (v[1] & 31) as i32 * 53;
    let shift = segment + (exponent - 1077).max(0);
    let bit = |i: i32| {
        let i = i as usize;
        let inside = i < 1201;
        u64::from(inside) & TWO_OVER_PI.get(i / 64).map_or(0, |word| word >> (63 - i % 64))
    };
    let bits = (shift..shift + 53).fold(0u64, |bits, i| bits << 1 | bit(i) & 1);
    let scale = -53 - shift + if exponent >= 1968 { 128 } else { 0 };
    let number = p.narrow(bits as f64, env.float(p).round);
    Outcome::value(u128::from(scaled(p, number, scale, env.float(p).round)))
}

rows! {
    v_div_fixup_f16 v_div_fixup_legacy_f16: (F16 F16 F16) -> F16, F(div_fixup);
    v_div_fixup_f32: (F32 F32 F32) -> F32, F(div_fixup);
    v_div_fixup_f64: (F64 F64 F64) -> F64, F(div_fixup);
    v_div_fmas_f32: (F32 F32 F32 Bit) -> F32, Bits(|env, v| div_fmas(env, Precision::F32, v));
    v_div_fmas_f64: (F64 F64 F64 Bit) -> F64, Bits(|env, v| div_fmas(env, Precision::F64, v));
    v_div_scale_f32: (F32 F32 F32) -> F32, Bits(|env, v| div_scale(env, Precision::F32, v));
    v_div_scale_f64: (F64 F64 F64) -> F64, Bits(|env, v| div_scale(env, Precision::F64, v));
    v_trig_preop_f64: (F64 B32) -> F64, Bits(trig_preop);
}
