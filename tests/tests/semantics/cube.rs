//! Cube map operations: the GCN text line by line, parentheses put right, `SIGN` of a zero taken as 1.
//!
//! A NaN in the first source leaves x as the major axis. What its `SIGN` is no document says; the text's comparison makes its face that of -x, and the
//! coordinates here follow that.

use super::harness::{Answer, Definition, get, kept, put, round_of};
use rdna4_isa::semantics::Mode;
use rustc_apfloat::Float;
use rustc_apfloat::ieee::Single;

fn sources(s: &[u128; 4], m: &Mode) -> [Single; 3] {
    [s[0], s[1], s[2]].map(|x| get(x, m))
}

fn sign(x: Single) -> Single {
    let one = Single::from_i128(1).value;
    if x >= Single::ZERO { one } else { -one }
}

fn number(n: i128) -> Answer {
    kept(Single::from_i128(n).value)
}

fn cubeid(s: &[u128; 4], m: &Mode) -> Answer {
    let [sf0, sf1, sf2] = sources(s, m);
    if sf2.abs() >= sf1.abs() && sf2.abs() >= sf0.abs() {
        number(if sf2 >= Single::ZERO { 4 } else { 5 })
    } else if sf1.abs() >= sf0.abs() {
        number(if sf1 >= Single::ZERO { 2 } else { 3 })
    } else {
        number(if sf0 >= Single::ZERO { 0 } else { 1 })
    }
}

fn cubema(s: &[u128; 4], m: &Mode) -> Answer {
    let [sf0, sf1, sf2] = sources(s, m);
    let two = Single::from_i128(2).value;
    let axis = if sf2.abs() >= sf1.abs() && sf2.abs() >= sf0.abs() {
        sf2
    } else if sf1.abs() >= sf0.abs() {
        sf1
    } else {
        sf0
    };
    put(two.mul_r(axis, round_of::<Single>(m)).value, m)
}

fn cubesc(s: &[u128; 4], m: &Mode) -> Answer {
    let [sf0, sf1, sf2] = sources(s, m);
    let out = if sf2.abs() >= sf1.abs() && sf2.abs() >= sf0.abs() {
        (sign(sf2) * sf0).value
    } else if sf1.abs() >= sf0.abs() {
        sf0
    } else {
        (-sign(sf0) * sf2).value
    };
    put(out, m)
}

fn cubetc(s: &[u128; 4], m: &Mode) -> Answer {
    let [sf0, sf1, sf2] = sources(s, m);
    let out = if sf2.abs() >= sf1.abs() && sf2.abs() >= sf0.abs() {
        -sf1
    } else if sf1.abs() >= sf0.abs() {
        (sign(sf1) * sf2).value
    } else {
        -sf1
    };
    put(out, m)
}

pub(crate) const DEFINITIONS: &[Definition] = &[
    (&["v_cubeid_f32"], cubeid),
    (&["v_cubema_f32"], cubema),
    (&["v_cubesc_f32"], cubesc),
    (&["v_cubetc_f32"], cubetc),
];
