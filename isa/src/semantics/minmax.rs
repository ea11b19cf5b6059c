//! Minimum, maximum, median and their combinations.
//!
//! `_num` instructions of gfx12 are minimumNumber and maximumNumber of IEEE 754-2019: a NaN counts only if there is nothing else. `minimum` and `maximum` give a
//! NaN if there is one. GCN's plain names are minNum and maxNum of IEEE 754-2008, which with the IEEE bit set give a quiet NaN for a signaling one.
//! In all of them -0 is less than +0; the GCN text does not say.

use super::operation::Body::{Float as F, Integer as I};
use super::operation::Float;
use super::operation::Says::Nothing;
use super::rows::rows;

/// A number that orders finite and infinite floats, -0 before +0.
fn order(f: &Float, x: u64) -> i64 {
    let magnitude = f.precision.magnitude(x) as i64;
    if f.precision.is_negative(x) { !magnitude } else { magnitude }
}

/// One of two numbers, of a number and a NaN the number.
fn number(f: &Float, a: u64, b: u64, first: fn(i64, i64) -> bool) -> u64 {
    let p = f.precision;
    if f.env.ieee()
        && let Some(&signaling) = [a, b].iter().find(|&&x| p.is_signaling(x))
    {
        return p.quieted(signaling);
    }
    match (p.is_nan(a), p.is_nan(b)) {
        (true, true) => p.quieted(a),
        (true, false) => b,
        (false, true) => a,
        (false, false) if first(order(f, a), order(f, b)) => a,
        (false, false) => b,
    }
}

fn min2(f: &Float, a: u64, b: u64) -> u64 {
    number(f, a, b, |a, b| a < b)
}

fn max2(f: &Float, a: u64, b: u64) -> u64 {
    number(f, a, b, |a, b| a >= b)
}

fn minimum2(f: &Float, a: u64, b: u64) -> u64 {
    f.nan_of(&[a, b]).unwrap_or_else(|| min2(f, a, b))
}

fn maximum2(f: &Float, a: u64, b: u64) -> u64 {
    f.nan_of(&[a, b]).unwrap_or_else(|| max2(f, a, b))
}

fn min(f: &Float, [a, b, _]: [u64; 3]) -> u64 {
    min2(f, a, b)
}

fn max(f: &Float, [a, b, _]: [u64; 3]) -> u64 {
    max2(f, a, b)
}

fn min3(f: &Float, [a, b, c]: [u64; 3]) -> u64 {
    min2(f, min2(f, a, b), c)
}

fn max3(f: &Float, [a, b, c]: [u64; 3]) -> u64 {
    max2(f, max2(f, a, b), c)
}

/// The middle one of three numbers; with a NaN among them the smallest one.
///
/// The GCN text compares strictly: of `5, 1, 1` it would make 5. AMD's manuals take away the largest source, which is what this does.
fn med3(f: &Float, [a, b, c]: [u64; 3]) -> u64 {
    if f.nan_of(&[a, b, c]).is_some() {
        return min3(f, [a, b, c]);
    }
    let mut sources = [a, b, c];
    sources.sort_unstable_by_key(|&x| order(f, x));
    sources[1]
}

fn minmax(f: &Float, [a, b, c]: [u64; 3]) -> u64 {
    max2(f, min2(f, a, b), c)
}

fn maxmin(f: &Float, [a, b, c]: [u64; 3]) -> u64 {
    min2(f, max2(f, a, b), c)
}

fn minimum(f: &Float, [a, b, _]: [u64; 3]) -> u64 {
    minimum2(f, a, b)
}

fn maximum(f: &Float, [a, b, _]: [u64; 3]) -> u64 {
    maximum2(f, a, b)
}

fn minimum3(f: &Float, [a, b, c]: [u64; 3]) -> u64 {
    minimum2(f, minimum2(f, a, b), c)
}

fn maximum3(f: &Float, [a, b, c]: [u64; 3]) -> u64 {
    maximum2(f, maximum2(f, a, b), c)
}

fn minimummaximum(f: &Float, [a, b, c]: [u64; 3]) -> u64 {
    maximum2(f, minimum2(f, a, b), c)
}

fn maximumminimum(f: &Float, [a, b, c]: [u64; 3]) -> u64 {
    minimum2(f, maximum2(f, a, b), c)
}

fn int_min([a, b, _]: [i128; 3]) -> i128 {
    a.min(b)
}

fn int_max([a, b, _]: [i128; 3]) -> i128 {
    a.max(b)
}

fn int_min3([a, b, c]: [i128; 3]) -> i128 {
    a.min(b).min(c)
}

fn int_max3([a, b, c]: [i128; 3]) -> i128 {
    a.max(b).max(c)
}

/// The middle one. The GCN text compares strictly, as with floats, and so takes the first source where the other two are equal.
fn int_med3(mut sources: [i128; 3]) -> i128 {
    sources.sort_unstable();
    sources[1]
}

fn int_minmax([a, b, c]: [i128; 3]) -> i128 {
    a.min(b).max(c)
}

fn int_maxmin([a, b, c]: [i128; 3]) -> i128 {
    a.max(b).min(c)
}

rows! {
    v_min_f16 v_min_num_f16 s_min_num_f16: (F16 F16) -> F16, F(min), MinMax;
    v_min_f32 v_min_num_f32 s_min_num_f32: (F32 F32) -> F32, F(min), MinMax;
    v_min_f64 v_min_num_f64: (F64 F64) -> F64, F(min), MinMax;
    v_max_f16 v_max_num_f16 s_max_num_f16: (F16 F16) -> F16, F(max), MinMax;
    v_max_f32 v_max_num_f32 s_max_num_f32: (F32 F32) -> F32, F(max), MinMax;
    v_max_f64 v_max_num_f64: (F64 F64) -> F64, F(max), MinMax;
    v_min3_f16 v_min3_num_f16: (F16 F16 F16) -> F16, F(min3), MinMax;
    v_min3_f32 v_min3_num_f32: (F32 F32 F32) -> F32, F(min3), MinMax;
    v_max3_f16 v_max3_num_f16: (F16 F16 F16) -> F16, F(max3), MinMax;
    v_max3_f32 v_max3_num_f32: (F32 F32 F32) -> F32, F(max3), MinMax;
    v_med3_f16 v_med3_num_f16: (F16 F16 F16) -> F16, F(med3), MinMax;
    v_med3_f32 v_med3_num_f32: (F32 F32 F32) -> F32, F(med3), MinMax;
    v_minmax_num_f16: (F16 F16 F16) -> F16, F(minmax), MinMax;
    v_minmax_num_f32: (F32 F32 F32) -> F32, F(minmax), MinMax;
    v_maxmin_num_f16: (F16 F16 F16) -> F16, F(maxmin), MinMax;
    v_maxmin_num_f32: (F32 F32 F32) -> F32, F(maxmin), MinMax;
    v_minimum_f16 s_minimum_f16: (F16 F16) -> F16, F(minimum), Never;
    v_minimum_f32 s_minimum_f32: (F32 F32) -> F32, F(minimum), Never;
    v_minimum_f64: (F64 F64) -> F64, F(minimum), Never;
    v_maximum_f16 s_maximum_f16: (F16 F16) -> F16, F(maximum), Never;
    v_maximum_f32 s_maximum_f32: (F32 F32) -> F32, F(maximum), Never;
    v_maximum_f64: (F64 F64) -> F64, F(maximum), Never;
    v_minimum3_f16: (F16 F16 F16) -> F16, F(minimum3), Never;
    v_minimum3_f32: (F32 F32 F32) -> F32, F(minimum3), Never;
    v_maximum3_f16: (F16 F16 F16) -> F16, F(maximum3), Never;
    v_maximum3_f32: (F32 F32 F32) -> F32, F(maximum3), Never;
    v_minimummaximum_f16: (F16 F16 F16) -> F16, F(minimummaximum), Never;
    v_minimummaximum_f32: (F32 F32 F32) -> F32, F(minimummaximum), Never;
    v_maximumminimum_f16: (F16 F16 F16) -> F16, F(maximumminimum), Never;
    v_maximumminimum_f32: (F32 F32 F32) -> F32, F(maximumminimum), Never;
    v_min_i16: (I16 I16) -> I16, I(int_min, Nothing);
    v_min_u16: (U16 U16) -> U16, I(int_min, Nothing);
    v_min_i32: (I32 I32) -> I32, I(int_min, Nothing);
    v_min_u32: (U32 U32) -> U32, I(int_min, Nothing);
    v_max_i16: (I16 I16) -> I16, I(int_max, Nothing);
    v_max_u16: (U16 U16) -> U16, I(int_max, Nothing);
    v_max_i32: (I32 I32) -> I32, I(int_max, Nothing);
    v_max_u32: (U32 U32) -> U32, I(int_max, Nothing);
    v_min3_i16: (I16 I16 I16) -> I16, I(int_min3, Nothing);
    v_min3_u16: (U16 U16 U16) -> U16, I(int_min3, Nothing);
    v_min3_i32: (I32 I32 I32) -> I32, I(int_min3, Nothing);
    v_min3_u32: (U32 U32 U32) -> U32, I(int_min3, Nothing);
    v_max3_i16: (I16 I16 I16) -> I16, I(int_max3, Nothing);
    v_max3_u16: (U16 U16 U16) -> U16, I(int_max3, Nothing);
    v_max3_i32: (I32 I32 I32) -> I32, I(int_max3, Nothing);
    v_max3_u32: (U32 U32 U32) -> U32, I(int_max3, Nothing);
    v_med3_i16: (I16 I16 I16) -> I16, I(int_med3, Nothing);
    v_med3_u16: (U16 U16 U16) -> U16, I(int_med3, Nothing);
    v_med3_i32: (I32 I32 I32) -> I32, I(int_med3, Nothing);
    v_med3_u32: (U32 U32 U32) -> U32, I(int_med3, Nothing);
    v_minmax_i32: (I32 I32 I32) -> I32, I(int_minmax, Nothing);
    v_minmax_u32: (U32 U32 U32) -> U32, I(int_minmax, Nothing);
    v_maxmin_i32: (I32 I32 I32) -> I32, I(int_maxmin, Nothing);
    v_maxmin_u32: (U32 U32 U32) -> U32, I(int_maxmin, Nothing);
}
