//! Addition, multiplication and shifts of integers. Bodies compute exactly; how the result is stored, cut or saturated, is the shared body's.

use super::operation::Body::{Bits, Integer as I};
use super::operation::Says::{Bit64, DoesNotFit, Nothing};
use super::operation::{Env, Outcome};
use super::rows::rows;

fn add([a, b, _]: [i128; 3]) -> i128 {
    a + b
}

fn sub([a, b, _]: [i128; 3]) -> i128 {
    a - b
}

fn subrev([a, b, _]: [i128; 3]) -> i128 {
    b - a
}

fn add_carry([a, b, carry]: [i128; 3]) -> i128 {
    a + b + carry
}

fn sub_borrow([a, b, borrow]: [i128; 3]) -> i128 {
    a - b - borrow
}

fn subrev_borrow([a, b, borrow]: [i128; 3]) -> i128 {
    b - a - borrow
}

fn add3([a, b, c]: [i128; 3]) -> i128 {
    a + b + c
}

/// The low bits of 64 by 64 are the same whether the product fits or not.
fn mul([a, b, _]: [i128; 3]) -> i128 {
    a.wrapping_mul(b)
}

fn mul_hi([a, b, _]: [i128; 3]) -> i128 {
    (a * b) >> 32
}

fn mad([a, b, c]: [i128; 3]) -> i128 {
    a * b + c
}

/// Bits of a shift count that count, for a value of so many bits.
fn count(count: i128, bits: i128) -> i128 {
    count & (bits - 1)
}

fn lshl_add([a, n, c]: [i128; 3]) -> i128 {
    (a << count(n, 32)) + c
}

fn add_lshl([a, b, n]: [i128; 3]) -> i128 {
    (a + b) << count(n, 32)
}

fn xad([a, b, c]: [i128; 3]) -> i128 {
    (a ^ b) + c
}

/// Shifts: `S` bits, the count in the first source.
fn shl_rev<const S: i128>([n, a, _]: [i128; 3]) -> i128 {
    a << count(n, S)
}

fn shr_rev<const S: i128>([n, a, _]: [i128; 3]) -> i128 {
    a >> count(n, S)
}

/// Shifts: `S` bits, the count in the second source.
pub(super) fn shl<const S: i128>([a, n, _]: [i128; 3]) -> i128 {
    a << count(n, S)
}

pub(super) fn shr<const S: i128>([a, n, _]: [i128; 3]) -> i128 {
    a >> count(n, S)
}

/// The sum of products of unsigned fields of so many bits, and the third source.
fn dot<const BITS: u32>([a, b, c]: [i128; 3]) -> i128 {
    let field = |x: i128, i: u32| x >> (i * BITS) & ((1 << BITS) - 1);
    (0..32 / BITS).map(|i| field(a, i) * field(b, i)).sum::<i128>() + c
}

fn bcnt([a, b, _]: [i128; 3]) -> i128 {
    i128::from(a.count_ones()) + b
}

/// Lanes below this one, as a mask.
fn lanes_below(env: &Env) -> u64 {
    (1u64 << (env.mode.lane & 63)) - 1
}

fn mbcnt_lo(env: &Env, v: [u128; 4]) -> Outcome {
    let count = (v[0] as u64 & lanes_below(env)).count_ones();
    Outcome::value(u128::from((v[1] as u32).wrapping_add(count)))
}

fn mbcnt_hi(env: &Env, v: [u128; 4]) -> Outcome {
    let count = ((v[0] as u64) << 32 & lanes_below(env)).count_ones();
    Outcome::value(u128::from((v[1] as u32).wrapping_add(count)))
}

rows! {
    v_add_nc_i16 v_add_i16: (I16 I16) -> I16, I(add, Nothing);
    v_add_nc_u16 v_add_u16: (U16 U16) -> U16, I(add, Nothing);
    v_add_nc_i32: (I32 I32) -> I32, I(add, Nothing);
    v_add_nc_u32: (U32 U32) -> U32, I(add, Nothing);
    v_sub_nc_i16 v_sub_i16: (I16 I16) -> I16, I(sub, Nothing);
    v_sub_nc_u16 v_sub_u16: (U16 U16) -> U16, I(sub, Nothing);
    v_sub_nc_i32: (I32 I32) -> I32, I(sub, Nothing);
    v_sub_nc_u32: (U32 U32) -> U32, I(sub, Nothing);
    v_subrev_u16: (U16 U16) -> U16, I(subrev, Nothing);
    v_subrev_nc_u32: (U32 U32) -> U32, I(subrev, Nothing);
    v_add_co_u32: (U32 U32) -> U32, I(add, DoesNotFit);
    v_sub_co_u32: (U32 U32) -> U32, I(sub, DoesNotFit);
    v_subrev_co_u32: (U32 U32) -> U32, I(subrev, DoesNotFit);
    v_add_co_ci_u32 v_addc_co_u32: (U32 U32 Bit) -> U32, I(add_carry, DoesNotFit);
    v_sub_co_ci_u32 v_subb_co_u32: (U32 U32 Bit) -> U32, I(sub_borrow, DoesNotFit);
    v_subrev_co_ci_u32 v_subbrev_co_u32: (U32 U32 Bit) -> U32, I(subrev_borrow, DoesNotFit);
    v_add3_u32: (U32 U32 U32) -> U32, I(add3, Nothing);
    v_mul_lo_u16: (U16 U16) -> U16, I(mul, Nothing);
    v_mul_lo_u32 v_mul_lo_i32: (U32 U32) -> U32, I(mul, Nothing);
    v_mul_hi_u32: (U32 U32) -> U32, I(mul_hi, Nothing);
    v_mul_hi_i32: (I32 I32) -> I32, I(mul_hi, Nothing);
    v_mul_i32_i24: (I24 I24) -> I32, I(mul, Nothing);
    v_mul_u32_u24: (U24 U24) -> U32, I(mul, Nothing);
    v_mul_hi_i32_i24: (I24 I24) -> I32, I(mul_hi, Nothing);
    v_mul_hi_u32_u24: (U24 U24) -> U32, I(mul_hi, Nothing);
    v_mad_i32_i24: (I24 I24 I32) -> I32, I(mad, Nothing);
    v_mad_u32_u24: (U24 U24 U32) -> U32, I(mad, Nothing);
    v_mad_i32_i16: (I16 I16 I32) -> I32, I(mad, Nothing);
    v_mad_u32_u16: (U16 U16 U32) -> U32, I(mad, Nothing);
    v_mad_i16 v_mad_legacy_i16: (I16 I16 I16) -> I16, I(mad, Nothing);
    v_mad_u16 v_mad_legacy_u16: (U16 U16 U16) -> U16, I(mad, Nothing);
    v_mad_co_u64_u32 v_mad_u64_u32: (U32 U32 U64) -> U64, I(mad, Bit64);
    v_mad_co_i64_i32 v_mad_i64_i32: (I32 I32 I64) -> I64, I(mad, Bit64);
    v_lshl_add_u32: (U32 U32 U32) -> U32, I(lshl_add, Nothing);
    v_add_lshl_u32: (U32 U32 U32) -> U32, I(add_lshl, Nothing);
    v_xad_u32: (U32 U32 U32) -> U32, I(xad, Nothing);
    v_lshlrev_b16: (U16 U16) -> U16, I(shl_rev::<16>, Nothing);
    v_lshrrev_b16: (U16 U16) -> U16, I(shr_rev::<16>, Nothing);
    v_ashrrev_i16: (U16 I16) -> I16, I(shr_rev::<16>, Nothing);
    v_lshlrev_b32: (U32 U32) -> U32, I(shl_rev::<32>, Nothing);
    v_lshrrev_b32: (U32 U32) -> U32, I(shr_rev::<32>, Nothing);
    v_ashrrev_i32: (U32 I32) -> I32, I(shr_rev::<32>, Nothing);
    v_lshlrev_b64: (U32 U64) -> U64, I(shl_rev::<64>, Nothing);
    v_lshrrev_b64: (U32 U64) -> U64, I(shr_rev::<64>, Nothing);
    v_ashrrev_i64: (U32 I64) -> I64, I(shr_rev::<64>, Nothing);
    v_lshl_b32: (U32 U32) -> U32, I(shl::<32>, Nothing);
    v_lshr_b32: (U32 U32) -> U32, I(shr::<32>, Nothing);
    v_ashr_i32: (I32 U32) -> I32, I(shr::<32>, Nothing);
    v_lshl_b64: (U64 U32) -> U64, I(shl::<64>, Nothing);
    v_lshr_b64: (U64 U32) -> U64, I(shr::<64>, Nothing);
    v_ashr_i64: (I64 U32) -> I64, I(shr::<64>, Nothing);
    v_dot4_u32_u8: (U32 U32 U32) -> U32, I(dot::<8>, Nothing);
    v_dot8_u32_u4: (U32 U32 U32) -> U32, I(dot::<4>, Nothing);
    v_bcnt_u32_b32: (U32 U32) -> U32, I(bcnt, Nothing);
    v_mbcnt_lo_u32_b32: (B32 U32) -> U32, Bits(mbcnt_lo);
    v_mbcnt_hi_u32_b32: (B32 U32) -> U32, Bits(mbcnt_hi);
}
