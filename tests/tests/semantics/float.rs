//! Addition and multiplication of floats, in `rustc_apfloat`.

use super::harness::{Answer, Definition, Precision, get, kept, put, round_of};
use rdna4_isa::semantics::{Denormals, Mode};
use rustc_apfloat::Float;
use rustc_apfloat::ieee::{Double, Half, Single};

fn two<F: Precision>(s: &[u128; 4], m: &Mode, f: fn(F, F, rustc_apfloat::Round) -> F) -> Answer {
    put(f(get(s[0], m), get(s[1], m), round_of::<F>(m)), m)
}

fn fma<F: Precision>(s: &[u128; 4], m: &Mode) -> Answer {
    put(get::<F>(s[0], m).mul_add_r(get(s[1], m), get(s[2], m), round_of::<F>(m)).value, m)
}

fn add<F: Precision>(s: &[u128; 4], m: &Mode) -> Answer {
    two::<F>(s, m, |a, b, round| a.add_r(b, round).value)
}

fn sub<F: Precision>(s: &[u128; 4], m: &Mode) -> Answer {
    two::<F>(s, m, |a, b, round| a.sub_r(b, round).value)
}

fn subrev<F: Precision>(s: &[u128; 4], m: &Mode) -> Answer {
    two::<F>(s, m, |a, b, round| b.sub_r(a, round).value)
}

fn mul<F: Precision>(s: &[u128; 4], m: &Mode) -> Answer {
    two::<F>(s, m, |a, b, round| a.mul_r(b, round).value)
}

/// These flush whatever the mode says.
fn flushing(m: &Mode) -> Mode {
    let mut m = *m;
    m.single.denormals = Denormals::FLUSH;
    m.half_double.denormals = Denormals::FLUSH;
    m
}

fn mad<F: Precision>(s: &[u128; 4], m: &Mode) -> Answer {
    let m = &flushing(m);
    let product = get::<F>(s[0], m).mul_r(get(s[1], m), round_of::<F>(m)).value;
    let product = get::<F>(product.to_bits(), m);
    put(product.add_r(get(s[2], m), round_of::<F>(m)).value, m)
}

/// The GCN text, with the branch that only its description has.
fn mad_legacy(s: &[u128; 4], m: &Mode) -> Answer {
    let m = &flushing(m);
    let [a, b, c] = [s[0], s[1], s[2]].map(|x| get::<Single>(x, m));
    if a.is_zero() || b.is_zero() { bits(c) } else { mad::<Single>(s, m) }
}

/// A number that is handed on as it is: a NaN keeps its bits.
fn bits(x: Single) -> Answer {
    Answer {
        value: super::harness::Value::Bits(x.to_bits()),
        condition: None,
    }
}

fn fma_dx9_zero(s: &[u128; 4], m: &Mode) -> Answer {
    let [a, b, c] = [s[0], s[1], s[2]].map(|x| get::<Single>(x, m));
    if a.is_zero() || b.is_zero() {
        let flushed = c.is_denormal() && !m.single.denormals.outputs;
        bits(if flushed { Single::ZERO.copy_sign(c) } else { c })
    } else {
        fma::<Single>(s, m)
    }
}

fn mul_dx9_zero(s: &[u128; 4], m: &Mode) -> Answer {
    let [a, b] = [s[0], s[1]].map(|x| get::<Single>(x, m));
    if a.is_zero() || b.is_zero() {
        kept(Single::ZERO)
    } else {
        mul::<Single>(s, m)
    }
}

/// The GCN text.
pub(crate) fn mullit_gcn(s: &[u128; 4], m: &Mode) -> Answer {
    let c = get::<Single>(s[2], m);
    if c > Single::ZERO && !c.is_nan() {
        mul_dx9_zero(s, m)
    } else {
        kept(-Single::largest())
    }
}

/// RDNA looks at the second source too.
fn mullit_rdna(s: &[u128; 4], m: &Mode) -> Answer {
    let b = get::<Single>(s[1], m);
    if b == -Single::largest() || b == -Single::INFINITY || b.is_nan() {
        kept(-Single::largest())
    } else {
        mullit_gcn(s, m)
    }
}

pub(crate) const DEFINITIONS: &[Definition] = &[
    (&["v_add_f16", "s_add_f16"], add::<Half>),
    (&["v_add_f32", "s_add_f32"], add::<Single>),
    (&["v_add_f64"], add::<Double>),
    (&["v_sub_f16", "s_sub_f16"], sub::<Half>),
    (&["v_sub_f32", "s_sub_f32"], sub::<Single>),
    (&["v_subrev_f16"], subrev::<Half>),
    (&["v_subrev_f32"], subrev::<Single>),
    (&["v_mul_f16", "s_mul_f16"], mul::<Half>),
    (&["v_mul_f32", "s_mul_f32"], mul::<Single>),
    (&["v_mul_f64"], mul::<Double>),
    (&["v_mul_dx9_zero_f32", "v_mul_legacy_f32"], mul_dx9_zero),
    (
        &["v_fma_f16", "v_fma_legacy_f16", "v_fmac_f16", "v_fmaak_f16", "v_fmamk_f16", "s_fmac_f16"],
        fma::<Half>,
    ),
    (
        &[
            "v_fma_f32",
            "v_fmac_f32",
            "v_fmaak_f32",
            "v_fmamk_f32",
            "s_fmac_f32",
            "s_fmaak_f32",
            "s_fmamk_f32",
        ],
        fma::<Single>,
    ),
    (&["v_fma_f64", "v_fmac_f64"], fma::<Double>),
    (&["v_fma_dx9_zero_f32", "v_fma_legacy_f32"], fma_dx9_zero),
    (&["v_mad_f16", "v_mad_legacy_f16", "v_mac_f16"], mad::<Half>),
    (&["v_mad_f32", "v_mac_f32"], mad::<Single>),
    (&["v_mad_legacy_f32", "v_mac_legacy_f32"], mad_legacy),
    (&["v_mullit_f32"], mullit_rdna),
];
