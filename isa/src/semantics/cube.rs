//! Faces and coordinates of cube maps. The sources are x, y and z; the axis of the largest magnitude is the major one, of equal ones z before y before x.
//!
//! The GCN text lacks parentheses in most conditions. Its `SIGN` has no value for zero; where the sign of a zero decides, all magnitudes are zero and only
//! the sign of the zero that comes out depends on it: it is taken as +1. Its description of `v_cubeid_f32` gives odd numbers to positive directions, its operation
//! even ones; the operation is right.

use super::operation::Body::Float as F;
use super::operation::Float;
use super::rows::rows;

/// The major axis: 0 is x, 1 is y, 2 is z. A NaN is never the larger one, so that x is what is left.
fn major(f: &Float, [x, y, z]: [u64; 3]) -> usize {
    let p = f.precision;
    let at_least = |a: u64, b: u64| !p.is_nan(a) && !p.is_nan(b) && p.magnitude(a) >= p.magnitude(b);
    if at_least(z, y) && at_least(z, x) {
        2
    } else if at_least(y, x) {
        1
    } else {
        0
    }
}

/// Whether a source is zero or more; no NaN is.
fn not_negative(f: &Float, a: u64) -> bool {
    !f.precision.is_nan(a) && (f.precision.is_zero(a) || !f.precision.is_negative(a))
}

fn negated(f: &Float, a: u64) -> u64 {
    a ^ f.precision.sign()
}

/// A source as the result: NaNs become quiet.
fn passed(f: &Float, a: u64) -> u64 {
    f.nan_of(&[a]).unwrap_or(a)
}

/// 0 and 1 for +x and -x, 2 and 3 for y, 4 and 5 for z. A NaN in x gives 1, as the GCN text compares; AMD's later manuals ask for less than zero, which gives 0.
fn cubeid(f: &Float, v: [u64; 3]) -> u64 {
    let axis = major(f, v);
    let face = 2 * axis as u32 + u32::from(!not_negative(f, v[axis]));
    f.precision.narrow(f64::from(face), f.mode.round)
}

/// The coordinate s: -z for +x, z for -x, x for y and +z, -x for -z.
fn cubesc(f: &Float, v: [u64; 3]) -> u64 {
    let [x, _, z] = v;
    let s = match major(f, v) {
        2 if not_negative(f, z) => x,
        2 => negated(f, x),
        1 => x,
        _ if not_negative(f, x) => negated(f, z),
        _ => z,
    };
    passed(f, s)
}

/// The coordinate t: -y for x and z, z for +y, -z for -y.
fn cubetc(f: &Float, v: [u64; 3]) -> u64 {
    let [_, y, z] = v;
    let t = match major(f, v) {
        1 if not_negative(f, y) => z,
        1 => negated(f, z),
        _ => negated(f, y),
    };
    passed(f, t)
}

/// Twice the coordinate of the major axis, with its sign.
fn cubema(f: &Float, v: [u64; 3]) -> u64 {
    let two = f.precision.narrow(2.0, f.mode.round);
    f.mul(v[major(f, v)], two)
}

rows! {
    v_cubeid_f32: (F32 F32 F32) -> F32, F(cubeid);
    v_cubesc_f32: (F32 F32 F32) -> F32, F(cubesc);
    v_cubetc_f32: (F32 F32 F32) -> F32, F(cubetc);
    v_cubema_f32: (F32 F32 F32) -> F32, F(cubema);
}
