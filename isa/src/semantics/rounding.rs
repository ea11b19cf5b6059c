//! Rounding to integers, fractions, exponents and mantissas.

use super::mode::Round;
use super::number::Precision;
use super::operation::Body::{Bits, Float as F};
use super::operation::{Env, Float, Outcome};
use super::rows::rows;

/// A function of doubles that gives numbers of the same precision.
fn exactly(f: &Float, a: u64, function: fn(f64) -> f64) -> u64 {
    let p = f.precision;
    f.nan_of(&[a]).unwrap_or_else(|| p.narrow(function(p.widen(a)), Round::Zero))
}

fn trunc(f: &Float, [a, ..]: [u64; 3]) -> u64 {
    exactly(f, a, libm::trunc)
}

fn ceil(f: &Float, [a, ..]: [u64; 3]) -> u64 {
    exactly(f, a, libm::ceil)
}

fn floor(f: &Float, [a, ..]: [u64; 3]) -> u64 {
    exactly(f, a, libm::floor)
}

/// Halves go to the even neighbour, whatever the rounding mode.
fn rndne(f: &Float, [a, ..]: [u64; 3]) -> u64 {
    exactly(f, a, libm::rint)
}

/// The source less its floor, at most the largest number below 1. Infinities give a NaN.
///
/// AMD's manuals give the subtraction alone, which can round up to 1; that the result stays below is what LLVM relies on.
fn fract(f: &Float, [a, ..]: [u64; 3]) -> u64 {
    let p = f.precision;
    let fraction = f.sub(a, floor(f, [a, 0, 0]));
    if fraction == p.one() { p.one() - 1 } else { fraction }
}

/// The mantissa, at least 1/2 and below 1, with the sign; zeros, infinities and NaNs as they are.
fn frexp_mant(f: &Float, [a, ..]: [u64; 3]) -> u64 {
    let p = f.precision;
    if let Some(nan) = f.nan_of(&[a]) {
        nan
    } else if p.is_zero(a) || p.is_infinite(a) {
        a
    } else {
        let (mantissa, _) = libm::frexp(p.widen(a));
        p.narrow(mantissa, Round::Zero)
    }
}

/// The exponent that belongs to the mantissa between 1/2 and 1; 0 for zeros, infinities and NaNs.
fn frexp_exp(p: Precision, v: [u128; 4]) -> Outcome {
    let a = v[0] as u64;
    let exponent = if p.is_nan(a) || p.is_infinite(a) || p.is_zero(a) {
        0
    } else {
        libm::frexp(p.widen(a)).1
    };
    Outcome::value(exponent as u128 & 0xffff_ffff)
}

/// The first source times 2 to the power of the second, an integer.
fn ldexp(env: &Env, p: Precision, a: u128, power: i32) -> Outcome {
    let a = a as u64;
    Outcome::value(u128::from(scaled(p, a, power, env.float(p).round)))
}

/// A number times a power of 2, rounded once.
pub(super) fn scaled(p: Precision, a: u64, power: i32, round: Round) -> u64 {
    if p.is_nan(a) {
        p.quieted(a)
    } else if p.is_infinite(a) || p.is_zero(a) {
        a
    } else {
        let mut exact = p.exact(a);
        // More than enough to leave any format.
        exact.exponent += power.clamp(-8192, 8192);
        p.round(exact, round)
    }
}

rows! {
    v_trunc_f16 s_trunc_f16: (F16) -> F16, F(trunc);
    v_trunc_f32 s_trunc_f32: (F32) -> F32, F(trunc);
    v_trunc_f64: (F64) -> F64, F(trunc);
    v_ceil_f16 s_ceil_f16: (F16) -> F16, F(ceil);
    v_ceil_f32 s_ceil_f32: (F32) -> F32, F(ceil);
    v_ceil_f64: (F64) -> F64, F(ceil);
    v_floor_f16 s_floor_f16: (F16) -> F16, F(floor);
    v_floor_f32 s_floor_f32: (F32) -> F32, F(floor);
    v_floor_f64: (F64) -> F64, F(floor);
    v_rndne_f16 s_rndne_f16: (F16) -> F16, F(rndne);
    v_rndne_f32 s_rndne_f32: (F32) -> F32, F(rndne);
    v_rndne_f64: (F64) -> F64, F(rndne);
    v_fract_f16: (F16) -> F16, F(fract);
    v_fract_f32: (F32) -> F32, F(fract);
    v_fract_f64: (F64) -> F64, F(fract);
    v_frexp_mant_f16: (F16) -> F16, F(frexp_mant);
    v_frexp_mant_f32: (F32) -> F32, F(frexp_mant);
    v_frexp_mant_f64: (F64) -> F64, F(frexp_mant);
    v_frexp_exp_i16_f16: (F16) -> I16, Bits(|_, v| frexp_exp(Precision::F16, v));
    v_frexp_exp_i32_f32: (F32) -> I32, Bits(|_, v| frexp_exp(Precision::F32, v));
    v_frexp_exp_i32_f64: (F64) -> I32, Bits(|_, v| frexp_exp(Precision::F64, v));
    v_ldexp_f16: (F16 I16) -> F16, Bits(|env, v| ldexp(env, Precision::F16, v[0], i32::from(v[1] as u16 as i16)));
    v_ldexp_f32: (F32 I32) -> F32, Bits(|env, v| ldexp(env, Precision::F32, v[0], v[1] as u32 as i32));
    v_ldexp_f64: (F64 I32) -> F64, Bits(|env, v| ldexp(env, Precision::F64, v[0], v[1] as u32 as i32));
}
