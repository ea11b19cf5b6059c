//! What only the scalar unit has, or has with SCC as a second result.

use super::bits::{dword, or_minus_1};
use super::integer::{shl, shr};
use super::operation::Body::{Bits, Integer as I};
use super::operation::Outcome;
use super::operation::Says::{DoesNotFit, NotZero, Nothing};
use super::rows::rows;

fn add([a, b, _]: [i128; 3]) -> i128 {
    a + b
}

fn sub([a, b, _]: [i128; 3]) -> i128 {
    a - b
}

fn add_carry([a, b, carry]: [i128; 3]) -> i128 {
    a + b + carry
}

fn sub_borrow([a, b, borrow]: [i128; 3]) -> i128 {
    a - b - borrow
}

fn mul([a, b, _]: [i128; 3]) -> i128 {
    a.wrapping_mul(b)
}

fn mul_hi([a, b, _]: [i128; 3]) -> i128 {
    (a * b) >> 32
}

/// The sum of the second source and the first one moved left by `N` places; a carry also comes from bits moved out.
fn lshl_add<const N: u32>([a, b, _]: [i128; 3]) -> i128 {
    (a << N) + b
}

/// The difference as a dword, and that dword's absolute value.
fn absdiff([a, b, _]: [i128; 3]) -> i128 {
    i128::from((a as i32).wrapping_sub(b as i32).unsigned_abs())
}

fn abs([a, ..]: [i128; 3]) -> i128 {
    a.abs()
}

fn first([a, ..]: [i128; 3]) -> i128 {
    a
}

fn not([a, ..]: [i128; 3]) -> i128 {
    !a
}

fn and([a, b, _]: [i128; 3]) -> i128 {
    a & b
}

fn or([a, b, _]: [i128; 3]) -> i128 {
    a | b
}

fn xor([a, b, _]: [i128; 3]) -> i128 {
    a ^ b
}

fn nand([a, b, _]: [i128; 3]) -> i128 {
    !(a & b)
}

fn nor([a, b, _]: [i128; 3]) -> i128 {
    !(a | b)
}

fn xnor([a, b, _]: [i128; 3]) -> i128 {
    !(a ^ b)
}

fn and_not1([a, b, _]: [i128; 3]) -> i128 {
    a & !b
}

fn or_not1([a, b, _]: [i128; 3]) -> i128 {
    a | !b
}

/// A field of a value of `S` bits: the offset in the low bits of the second source, the width in its bits 22:16.
fn field<const S: i128>([a, b, _]: [i128; 3]) -> (i128, u32) {
    (a >> (b & (S - 1)), (b >> 16 & 127) as u32)
}

fn bfe_unsigned<const S: i128>(v: [i128; 3]) -> i128 {
    let (field, width) = field::<S>(v);
    field & ((1 << width.min(64)) - 1)
}

fn bfe_signed<const S: i128>(v: [i128; 3]) -> i128 {
    match field::<S>(v) {
        (_, 0) => 0,
        (field, width) => field << (128 - width) >> (128 - width),
    }
}

/// The smaller one; SCC says whether that is the first source, which of equal ones it is not.
fn min(signed: bool, v: [u128; 4]) -> Outcome {
    let first = if signed {
        (v[0] as u32 as i32) < v[1] as u32 as i32
    } else {
        v[0] < v[1]
    };
    chosen(first, v)
}

/// The larger one; SCC says whether that is the first source, which of equal ones it is.
fn max(signed: bool, v: [u128; 4]) -> Outcome {
    let first = if signed {
        v[0] as u32 as i32 >= v[1] as u32 as i32
    } else {
        v[0] >= v[1]
    };
    chosen(first, v)
}

fn chosen(first: bool, v: [u128; 4]) -> Outcome {
    Outcome {
        value: if first { v[0] } else { v[1] },
        part: None,
        condition: Some(first),
    }
}

/// The first source if the third one, SCC, is set, else the second.
fn select(v: [u128; 4]) -> Outcome {
    Outcome::value(if v[2] == 1 { v[0] } else { v[1] })
}

/// The second source, the destination, with one bit changed, whose number is the first source.
fn with_bit(v: [u128; 4], bits: u32, set: bool) -> Outcome {
    let bit = 1u128 << (v[0] & u128::from(bits - 1));
    Outcome::value(if set { v[1] | bit } else { v[1] & !bit })
}

fn bit_is(v: [u128; 4], bits: u32, set: bool) -> Outcome {
    Outcome::condition((v[0] >> (v[1] & u128::from(bits - 1)) & 1 == 1) == set)
}

/// A value, and whether it is not zero.
fn counted(value: u128) -> Outcome {
    Outcome {
        value,
        part: None,
        condition: Some(value != 0),
    }
}

/// A bit for each group of four, set where one of the group is.
fn quadmask(a: u128) -> u128 {
    (0..16).map(|i| u128::from(a >> (4 * i) & 15 != 0) << i).sum()
}

/// Whole groups of four where one of the group is set.
fn whole_quads(a: u128) -> u128 {
    (0..16).map(|i| u128::from(a >> (4 * i) & 15 != 0) * (15 << (4 * i))).sum()
}

fn twice_each_bit(a: u128) -> u128 {
    (0..32).map(|i| (a >> i & 1) * (3 << (2 * i))).sum()
}

fn same_as_sign(a: u64) -> u32 {
    let a = a.cast_signed();
    (a ^ a >> 63).leading_zeros()
}

fn halves(low: u128, high: u128) -> Outcome {
    Outcome::value(low & 0xffff | dword(high << 16))
}

rows! {
    s_mov_b32 s_movk_i32: (B32) -> B32, I(first, Nothing);
    s_mov_b64: (B64) -> B64, I(first, Nothing);
    s_cmov_b32 s_cmovk_i32: (B32 B32 Bit) -> B32, Bits(|_, v| select(v));
    s_cmov_b64: (B64 B64 Bit) -> B64, Bits(|_, v| select(v));
    s_cselect_b32: (B32 B32 Bit) -> B32, Bits(|_, v| select(v));
    s_cselect_b64: (B64 B64 Bit) -> B64, Bits(|_, v| select(v));
    s_add_co_u32 s_add_u32: (U32 U32) -> U32, I(add, DoesNotFit);
    s_sub_co_u32 s_sub_u32: (U32 U32) -> U32, I(sub, DoesNotFit);
    s_add_co_i32 s_add_i32: (I32 I32) -> I32, I(add, DoesNotFit);
    s_sub_co_i32 s_sub_i32: (I32 I32) -> I32, I(sub, DoesNotFit);
    s_addk_co_i32 s_addk_i32: (I32 I32) -> I32, I(add, DoesNotFit);
    s_add_co_ci_u32 s_addc_u32: (U32 U32 Bit) -> U32, I(add_carry, DoesNotFit);
    s_sub_co_ci_u32 s_subb_u32: (U32 U32 Bit) -> U32, I(sub_borrow, DoesNotFit);
    s_add_nc_u64 s_add_u64: (U64 U64) -> U64, I(add, Nothing);
    s_sub_nc_u64 s_sub_u64: (U64 U64) -> U64, I(sub, Nothing);
    s_mul_i32 s_mulk_i32: (I32 I32) -> I32, I(mul, Nothing);
    s_mul_hi_u32: (U32 U32) -> U32, I(mul_hi, Nothing);
    s_mul_hi_i32: (I32 I32) -> I32, I(mul_hi, Nothing);
    s_mul_u64: (U64 U64) -> U64, I(mul, Nothing);
    s_lshl1_add_u32: (U32 U32) -> U32, I(lshl_add::<1>, DoesNotFit);
    s_lshl2_add_u32: (U32 U32) -> U32, I(lshl_add::<2>, DoesNotFit);
    s_lshl3_add_u32: (U32 U32) -> U32, I(lshl_add::<3>, DoesNotFit);
    s_lshl4_add_u32: (U32 U32) -> U32, I(lshl_add::<4>, DoesNotFit);
    s_absdiff_i32: (I32 I32) -> U32, I(absdiff, NotZero);
    s_abs_i32: (I32) -> U32, I(abs, NotZero);
    s_lshl_b32: (U32 U32) -> U32, I(shl::<32>, NotZero);
    s_lshl_b64: (U64 U32) -> U64, I(shl::<64>, NotZero);
    s_lshr_b32: (U32 U32) -> U32, I(shr::<32>, NotZero);
    s_lshr_b64: (U64 U32) -> U64, I(shr::<64>, NotZero);
    s_ashr_i32: (I32 U32) -> I32, I(shr::<32>, NotZero);
    s_ashr_i64: (I64 U32) -> I64, I(shr::<64>, NotZero);
    s_not_b32: (B32) -> B32, I(not, NotZero);
    s_not_b64: (B64) -> B64, I(not, NotZero);
    s_and_b32: (B32 B32) -> B32, I(and, NotZero);
    s_and_b64: (B64 B64) -> B64, I(and, NotZero);
    s_or_b32: (B32 B32) -> B32, I(or, NotZero);
    s_or_b64: (B64 B64) -> B64, I(or, NotZero);
    s_xor_b32: (B32 B32) -> B32, I(xor, NotZero);
    s_xor_b64: (B64 B64) -> B64, I(xor, NotZero);
    s_nand_b32: (B32 B32) -> B32, I(nand, NotZero);
    s_nand_b64: (B64 B64) -> B64, I(nand, NotZero);
    s_nor_b32: (B32 B32) -> B32, I(nor, NotZero);
    s_nor_b64: (B64 B64) -> B64, I(nor, NotZero);
    s_xnor_b32: (B32 B32) -> B32, I(xnor, NotZero);
    s_xnor_b64: (B64 B64) -> B64, I(xnor, NotZero);
    s_and_not1_b32 s_andn2_b32: (B32 B32) -> B32, I(and_not1, NotZero);
    s_and_not1_b64 s_andn2_b64: (B64 B64) -> B64, I(and_not1, NotZero);
    s_or_not1_b32 s_orn2_b32: (B32 B32) -> B32, I(or_not1, NotZero);
    s_or_not1_b64 s_orn2_b64: (B64 B64) -> B64, I(or_not1, NotZero);
    s_bfe_u32: (U32 U32) -> U32, I(bfe_unsigned::<32>, NotZero);
    s_bfe_u64: (U64 U32) -> U64, I(bfe_unsigned::<64>, NotZero);
    s_bfe_i32: (I32 U32) -> I32, I(bfe_signed::<32>, NotZero);
    s_bfe_i64: (I64 U32) -> I64, I(bfe_signed::<64>, NotZero);
    s_bfm_b64: (U32 U32) -> B64, Bits(|_, v| Outcome::value(((1 << (v[0] & 63)) - 1) << (v[1] & 63) & u128::from(u64::MAX)));
    s_min_i32: (I32 I32) -> I32, Bits(|_, v| min(true, v));
    s_min_u32: (U32 U32) -> U32, Bits(|_, v| min(false, v));
    s_max_i32: (I32 I32) -> I32, Bits(|_, v| max(true, v));
    s_max_u32: (U32 U32) -> U32, Bits(|_, v| max(false, v));
    s_sext_i32_i8: (B32) -> I32, Bits(|_, v| Outcome::value(u128::from(i32::from(v[0] as u8 as i8).cast_unsigned())));
    s_sext_i32_i16: (B32) -> I32, Bits(|_, v| Outcome::value(u128::from(i32::from(v[0] as u16 as i16).cast_unsigned())));
    s_bitset0_b32: (B32 B32) -> B32, Bits(|_, v| with_bit(v, 32, false));
    s_bitset0_b64: (B32 B64) -> B64, Bits(|_, v| with_bit(v, 64, false));
    s_bitset1_b32: (B32 B32) -> B32, Bits(|_, v| with_bit(v, 32, true));
    s_bitset1_b64: (B32 B64) -> B64, Bits(|_, v| with_bit(v, 64, true));
    s_bitcmp0_b32: (B32 B32) -> Nothing, Bits(|_, v| bit_is(v, 32, false));
    s_bitcmp0_b64: (B64 B32) -> Nothing, Bits(|_, v| bit_is(v, 64, false));
    s_bitcmp1_b32: (B32 B32) -> Nothing, Bits(|_, v| bit_is(v, 32, true));
    s_bitcmp1_b64: (B64 B32) -> Nothing, Bits(|_, v| bit_is(v, 64, true));
    s_brev_b64: (B64) -> B64, Bits(|_, v| Outcome::value(u128::from((v[0] as u64).reverse_bits())));
    s_ctz_i32_b64: (B64) -> I32, Bits(|_, v| Outcome::value(u128::from(or_minus_1((v[0] as u64).trailing_zeros(), 64))));
    s_clz_i32_u64: (U64) -> I32, Bits(|_, v| Outcome::value(u128::from(or_minus_1((v[0] as u64).leading_zeros(), 64))));
    s_cls_i32_i64: (I64) -> I32, Bits(|_, v| Outcome::value(u128::from(or_minus_1(same_as_sign(v[0] as u64), 64))));
    s_bcnt0_i32_b32: (B32) -> I32, Bits(|_, v| counted(u128::from((v[0] as u32).count_zeros())));
    s_bcnt0_i32_b64: (B64) -> I32, Bits(|_, v| counted(u128::from((v[0] as u64).count_zeros())));
    s_bcnt1_i32_b32: (B32) -> I32, Bits(|_, v| counted(u128::from(v[0].count_ones())));
    s_bcnt1_i32_b64: (B64) -> I32, Bits(|_, v| counted(u128::from(v[0].count_ones())));
    s_quadmask_b32: (B32) -> B32, Bits(|_, v| counted(quadmask(v[0])));
    s_quadmask_b64: (B64) -> B64, Bits(|_, v| counted(quadmask(v[0])));
    s_wqm_b32: (B32) -> B32, Bits(|_, v| counted(whole_quads(v[0])));
    s_wqm_b64: (B64) -> B64, Bits(|_, v| counted(whole_quads(v[0])));
    s_bitreplicate_b64_b32: (B32) -> B64, Bits(|_, v| Outcome::value(twice_each_bit(v[0])));
    s_pack_ll_b32_b16: (B32 B32) -> B32, Bits(|_, v| halves(v[0], v[1]));
    s_pack_lh_b32_b16: (B32 B32) -> B32, Bits(|_, v| halves(v[0], v[1] >> 16));
    s_pack_hl_b32_b16: (B32 B32) -> B32, Bits(|_, v| halves(v[0] >> 16, v[1]));
    s_pack_hh_b32_b16: (B32 B32) -> B32, Bits(|_, v| halves(v[0] >> 16, v[1] >> 16));
}
