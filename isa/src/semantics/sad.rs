//! Sums of absolute differences, and averages of bytes.
//!
//! The GCN text takes absolute values of differences of unsigned integers, which would be no-ops: what is meant is the difference of the larger and the smaller.

use super::operation::Body::{Bits, Integer as I};
use super::operation::Says::Nothing;
use super::operation::{Env, Outcome};
use super::rows::rows;

/// The sum over fields of so many bits.
fn fields(a: i128, b: i128, bits: u32) -> i128 {
    let mask = (1 << bits) - 1;
    let differences = (0..32 / bits).map(|i| ((a >> (i * bits) & mask) - (b >> (i * bits) & mask)).abs());
    differences.sum()
}

fn sad_u8([a, b, c]: [i128; 3]) -> i128 {
    fields(a, b, 8) + c
}

fn sad_hi_u8([a, b, c]: [i128; 3]) -> i128 {
    (fields(a, b, 8) << 16) + c
}

fn sad_u16([a, b, c]: [i128; 3]) -> i128 {
    fields(a, b, 16) + c
}

fn sad_u32([a, b, c]: [i128; 3]) -> i128 {
    fields(a, b, 32) + c
}

/// Bytes where the second source, the reference, is zero do not count.
fn masked(a: i128, b: i128) -> i128 {
    let bytes = (0..4).map(|i| (a >> (8 * i) & 0xff, b >> (8 * i) & 0xff));
    bytes.filter(|&(_, reference)| reference != 0).map(|(a, b)| (a - b).abs()).sum()
}

fn msad_u8([a, b, c]: [i128; 3]) -> i128 {
    masked(a, b) + c
}

/// Four sums: of the first source's bytes from 0, 1, 2 and 3 on, each added to its field of the third source.
fn four(env: &Env, v: [u128; 4], bits: u32, sum: fn(i128, i128) -> i128) -> Outcome {
    let mask = (1u128 << bits) - 1;
    let field = |i: u32| {
        let slice = (v[0] >> (8 * i) & 0xffff_ffff) as i128;
        let total = sum(slice, v[1] as i128) as u128 + (v[2] >> (i * bits) & mask);
        if env.clamp { total.min(mask) } else { total & mask }
    };
    Outcome::value((0..4).map(|i| field(i) << (i * bits)).sum())
}

/// The mean of each pair of bytes, rounded up where the lowest bit of the third source's byte is set.
fn lerp_u8(_: &Env, v: [u128; 4]) -> Outcome {
    let [a, b, c] = [v[0], v[1], v[2]].map(|x| (x as u32).to_le_bytes());
    let mean = core::array::from_fn(|i| ((u16::from(a[i]) + u16::from(b[i]) + u16::from(c[i] & 1)) / 2) as u8);
    Outcome::value(u128::from(u32::from_le_bytes(mean)))
}

rows! {
    v_sad_u8: (U32 U32 U32) -> U32, I(sad_u8, Nothing);
    v_sad_hi_u8: (U32 U32 U32) -> U32, I(sad_hi_u8, Nothing);
    v_sad_u16: (U32 U32 U32) -> U32, I(sad_u16, Nothing);
    v_sad_u32: (U32 U32 U32) -> U32, I(sad_u32, Nothing);
    v_msad_u8: (U32 U32 U32) -> U32, I(msad_u8, Nothing);
    v_qsad_pk_u16_u8 v_qsad_u8: (B64 B32 B64) -> B64, Bits(|env, v| four(env, v, 16, |a, b| fields(a, b, 8)));
    v_mqsad_pk_u16_u8 v_mqsad_u8: (B64 B32 B64) -> B64, Bits(|env, v| four(env, v, 16, masked));
    v_mqsad_u32_u8: (B64 B32 B128) -> B128, Bits(|env, v| four(env, v, 32, masked));
    v_lerp_u8: (B32 B32 B32) -> B32, Bits(lerp_u8);
}
