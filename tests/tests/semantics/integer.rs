//! Integers and bits. What the GCN text defines is written as there, statement by statement, in arithmetic wide enough to be exact.

use super::harness::{Answer, Definition, int, int_and, only};
use rdna4_isa::semantics::Mode;
use std::cmp::Ordering;

fn u(x: u128) -> i128 {
    x as i128
}

fn i16(x: u128) -> i128 {
    i128::from(x as u16 as i16)
}

fn i32(x: u128) -> i128 {
    i128::from(x as u32 as i32)
}

fn i64(x: u128) -> i128 {
    i128::from(x as u64 as i64)
}

/// 24 bits, as the GCN text extends them.
fn i24(x: u128) -> i128 {
    i32(x & 0x7f_ffff | if x & 0x80_0000 != 0 { 0xff80_0000 } else { 0 })
}

fn u24(x: u128) -> i128 {
    u(x & 0xff_ffff)
}

/// Byte or half `i`.
fn part(x: u128, i: u32, bits: u32) -> i128 {
    u(x >> (i * bits) & ((1 << bits) - 1))
}

fn sad(s: &[u128; 4], bits: u32) -> i128 {
    let mut sum = 0;
    for i in 0..32 / bits {
        sum += (part(s[0], i, bits) - part(s[1], i, bits)).abs();
    }
    sum
}

fn msad(a: u128, b: u128) -> i128 {
    let mut sum = 0;
    for i in 0..4 {
        if part(b, i, 8) != 0 {
            sum += (part(a, i, 8) - part(b, i, 8)).abs();
        }
    }
    sum
}

fn quad(s: &[u128; 4], bits: u32, sum: fn(u128, u128) -> i128) -> Answer {
    let mut result = 0u128;
    for i in 0..4 {
        let total = sum(s[0] >> (8 * i) & 0xffff_ffff, s[1]) as u128 + (s[2] >> (i * bits) & ((1 << bits) - 1));
        result |= (total % (1 << bits)) << (i * bits);
    }
    int(result as i128)
}

fn bfe_u32(s: &[u128; 4]) -> i128 {
    let [src0, src1, src2] = [s[0] as u32, s[1] as u32, s[2] as u32];
    let (shift, length) = (src1 & 31, src2 & 31);
    let field = if length == 0 {
        0
    } else if shift + length < 32 {
        src0 << (32 - shift - length) >> (32 - length)
    } else {
        src0 >> shift
    };
    i128::from(field)
}

fn bfe_i32(s: &[u128; 4]) -> i128 {
    let [src0, src1, src2] = [s[0] as u32, s[1] as u32, s[2] as u32];
    let (shift, length) = (src1 & 31, src2 & 31);
    let field = if length == 0 {
        0
    } else if shift + length < 32 {
        (src0 << (32 - shift - length)) as i32 >> (32 - length)
    } else {
        src0 as i32 >> shift
    };
    i128::from(field)
}

fn lerp(s: &[u128; 4]) -> i128 {
    let mut vdst = 0u32;
    for i in 0..4 {
        let s0 = (s[0] >> (i * 8)) as u32 & 0xff;
        let s1 = (s[1] >> (i * 8)) as u32 & 0xff;
        let s2 = (s[2] >> (i * 8)) as u32 & 1;
        vdst = vdst & !(255u32 << (i * 8)) | ((s0 + s1 + s2) >> 1) << (i * 8);
    }
    i128::from(vdst)
}

fn perm(s: &[u128; 4]) -> i128 {
    let both = s[0] << 32 | s[1];
    let byte = |n: u128| both >> (8 * n) & 0xff;
    let mut result = 0;
    for i in 0..4 {
        let selector = s[2] >> (8 * i) & 0xff;
        let chosen = if selector >= 13 {
            0xff
        } else if selector == 12 {
            0
        } else if selector >= 8 {
            // Byte 1, 3, 5 or 7.
            if byte(2 * (selector - 8) + 1) & 0x80 != 0 { 0xff } else { 0 }
        } else {
            byte(selector)
        };
        result |= chosen << (8 * i);
    }
    result as i128
}

/// Lanes below the lane, counted one by one.
fn mbcnt(s: &[u128; 4], m: &Mode, first: u8) -> i128 {
    let below = (0..32).filter(|i| first + i < m.lane && s[0] >> i & 1 == 1);
    below.count() as i128 + u(s[1])
}

/// The first bit of a sort, counted from one end; -1 if there is none.
fn position(mut bits: impl Iterator<Item = bool>) -> i128 {
    bits.position(|bit| bit).map_or(-1, |n| n as i128)
}

fn bit(x: u128, i: u32) -> bool {
    x >> i & 1 == 1
}

/// Bits that differ from the sign, from above.
pub(crate) fn leading_signs(x: u128, bits: u32) -> i128 {
    position((0..bits).rev().map(|i| bit(x, i) != bit(x, bits - 1)))
}

pub(crate) fn leading_zeros(x: u128, bits: u32) -> i128 {
    position((0..bits).rev().map(|i| bit(x, i)))
}

pub(crate) fn trailing_zeros(x: u128, bits: u32) -> i128 {
    position((0..bits).map(|i| bit(x, i)))
}

pub(crate) fn reversed(x: u128, bits: u32) -> i128 {
    (0..bits).map(|i| u(x >> i & 1) << (bits - 1 - i)).sum()
}

fn carry(exact: i128) -> Answer {
    int_and(exact, !(0..1 << 32).contains(&exact))
}

/// Multiplication by a power of two, or division rounded down.
fn up(x: i128, n: u128) -> i128 {
    x.wrapping_mul(1i128 << n)
}

fn down(x: i128, n: u128) -> i128 {
    x.div_euclid(1i128 << n)
}

pub(crate) const DEFINITIONS: &[Definition] = &[
    (&["v_add_nc_i16", "v_add_i16"], |s, _| int(i16(s[0]) + i16(s[1]))),
    (&["v_add_nc_u16", "v_add_u16"], |s, _| int(u(s[0]) + u(s[1]))),
    (&["v_add_nc_i32", "v_add_nc_u32"], |s, _| int(u(s[0]) + u(s[1]))),
    (&["v_sub_nc_i16", "v_sub_i16"], |s, _| int(i16(s[0]) - i16(s[1]))),
    (&["v_sub_nc_u16", "v_sub_u16"], |s, _| int(u(s[0]) - u(s[1]))),
    (&["v_sub_nc_i32", "v_sub_nc_u32"], |s, _| int(u(s[0]) - u(s[1]))),
    (&["v_subrev_u16", "v_subrev_nc_u32"], |s, _| int(u(s[1]) - u(s[0]))),
    (&["v_add_co_u32"], |s, _| carry(u(s[0]) + u(s[1]))),
    (&["v_sub_co_u32"], |s, _| carry(u(s[0]) - u(s[1]))),
    (&["v_subrev_co_u32"], |s, _| carry(u(s[1]) - u(s[0]))),
    (&["v_add_co_ci_u32", "v_addc_co_u32"], |s, _| carry(u(s[0]) + u(s[1]) + u(s[2]))),
    (&["v_sub_co_ci_u32", "v_subb_co_u32"], |s, _| carry(u(s[0]) - u(s[1]) - u(s[2]))),
    (&["v_subrev_co_ci_u32", "v_subbrev_co_u32"], |s, _| carry(u(s[1]) - u(s[0]) - u(s[2]))),
    (&["v_add3_u32"], |s, _| int(u(s[0]) + u(s[1]) + u(s[2]))),
    (&["v_mul_lo_u16", "v_mul_lo_u32", "v_mul_lo_i32"], |s, _| int(u(s[0]) * u(s[1]))),
    (&["v_mul_hi_u32"], |s, _| int(u(s[0]) * u(s[1]) / (1 << 32))),
    (&["v_mul_hi_i32"], |s, _| int((i32(s[0]) * i32(s[1])).div_euclid(1 << 32))),
    (&["v_mul_i32_i24"], |s, _| int(i24(s[0]) * i24(s[1]))),
    (&["v_mul_u32_u24"], |s, _| int(u24(s[0]) * u24(s[1]))),
    (&["v_mul_hi_i32_i24"], |s, _| int((i24(s[0]) * i24(s[1])).div_euclid(1 << 32))),
    (&["v_mul_hi_u32_u24"], |s, _| int(u24(s[0]) * u24(s[1]) / (1 << 32))),
    (&["v_mad_i32_i24"], |s, _| int(i24(s[0]) * i24(s[1]) + i32(s[2]))),
    (&["v_mad_u32_u24"], |s, _| int(u24(s[0]) * u24(s[1]) + u(s[2]))),
    (&["v_mad_i32_i16"], |s, _| int(i16(s[0]) * i16(s[1]) + i32(s[2]))),
    (&["v_mad_u32_u16"], |s, _| int(u(s[0]) * u(s[1]) + u(s[2]))),
    (&["v_mad_i16", "v_mad_legacy_i16"], |s, _| int(i16(s[0]) * i16(s[1]) + i16(s[2]))),
    (&["v_mad_u16", "v_mad_legacy_u16"], |s, _| int(u(s[0]) * u(s[1]) + u(s[2]))),
    (&["v_mad_co_u64_u32", "v_mad_u64_u32"], |s, _| {
        let exact = u(s[0]) * u(s[1]) + u(s[2]);
        int_and(exact, exact >= 1 << 64)
    }),
    // 65 bits, of which the highest is the sign.
    (&["v_mad_co_i64_i32", "v_mad_i64_i32"], |s, _| {
        let exact = i32(s[0]) * i32(s[1]) + i64(s[2]);
        int_and(exact, exact < 0)
    }),
    (&["v_lshl_add_u32"], |s, _| int(up(u(s[0]), s[1] % 32) + u(s[2]))),
    (&["v_add_lshl_u32"], |s, _| int(up(u(s[0]) + u(s[1]), s[2] % 32))),
    (&["v_xad_u32"], |s, _| int(u(s[0] ^ s[1]) + u(s[2]))),
    (&["v_lshlrev_b16"], |s, _| int(up(u(s[1]), s[0] % 16))),
    (&["v_lshrrev_b16"], |s, _| int(down(u(s[1]), s[0] % 16))),
    (&["v_ashrrev_i16"], |s, _| int(down(i16(s[1]), s[0] % 16))),
    (&["v_lshlrev_b32"], |s, _| int(up(u(s[1]), s[0] % 32))),
    (&["v_lshrrev_b32"], |s, _| int(down(u(s[1]), s[0] % 32))),
    (&["v_ashrrev_i32"], |s, _| int(down(i32(s[1]), s[0] % 32))),
    (&["v_lshlrev_b64"], |s, _| int(up(u(s[1]), s[0] % 64))),
    (&["v_lshrrev_b64"], |s, _| int(down(u(s[1]), s[0] % 64))),
    (&["v_ashrrev_i64"], |s, _| int(down(i64(s[1]), s[0] % 64))),
    (&["v_lshl_b32"], |s, _| int(up(u(s[0]), s[1] % 32))),
    (&["v_lshr_b32"], |s, _| int(down(u(s[0]), s[1] % 32))),
    (&["v_ashr_i32"], |s, _| int(down(i32(s[0]), s[1] % 32))),
    (&["v_lshl_b64"], |s, _| int(up(u(s[0]), s[1] % 64))),
    (&["v_lshr_b64"], |s, _| int(down(u(s[0]), s[1] % 64))),
    (&["v_ashr_i64"], |s, _| int(down(i64(s[0]), s[1] % 64))),
    (&["v_dot4_u32_u8"], |s, _| {
        int((0..4).map(|i| part(s[0], i, 8) * part(s[1], i, 8)).sum::<i128>() + u(s[2]))
    }),
    (&["v_dot8_u32_u4"], |s, _| {
        int((0..8).map(|i| part(s[0], i, 4) * part(s[1], i, 4)).sum::<i128>() + u(s[2]))
    }),
    (&["v_bcnt_u32_b32"], |s, _| int((0..32).map(|i| u(s[0] >> i & 1)).sum::<i128>() + u(s[1]))),
    (&["v_mbcnt_lo_u32_b32"], |s, m| int(mbcnt(s, m, 0))),
    (&["v_mbcnt_hi_u32_b32"], |s, m| int(mbcnt(s, m, 32))),
    (&["v_mov_b16", "v_mov_b32"], |s, _| int(u(s[0]))),
    (&["v_not_b16", "v_not_b32"], |s, _| int(-1 - u(s[0]))),
    (&["v_and_b16", "v_and_b32"], |s, _| int(u(s[0] & s[1]))),
    (&["v_or_b16", "v_or_b32"], |s, _| int(u(s[0] | s[1]))),
    (&["v_xor_b16", "v_xor_b32"], |s, _| int(u((s[0] | s[1]) & !(s[0] & s[1])))),
    (&["v_xnor_b32"], |s, _| int(u(s[0] & s[1] | !s[0] & !s[1]))),
    (&["v_and_or_b32"], |s, _| int(u(s[0] & s[1] | s[2]))),
    (&["v_or3_b32"], |s, _| int(u(s[0] | s[1] | s[2]))),
    (&["v_xor3_b32"], |s, _| int(u(s[0] ^ s[1] ^ s[2]))),
    (&["v_lshl_or_b32"], |s, _| int(up(u(s[0]), s[1] % 32) | u(s[2]))),
    (&["v_cndmask_b16", "v_cndmask_b32"], |s, _| int(u(s[if s[2] == 1 { 1 } else { 0 }]))),
    (&["v_bfi_b32"], |s, _| int(u((s[0] & s[1]) | (!s[0] & s[2])))),
    (&["v_bfm_b32", "s_bfm_b32"], |s, _| int(((1 << (s[0] % 32)) - 1) << (s[1] % 32))),
    (&["v_bfe_u32"], |s, _| int(bfe_u32(s))),
    (&["v_bfe_i32"], |s, _| int(bfe_i32(s))),
    (&["v_alignbit_b32"], |s, _| int(u((s[0] << 32 | s[1]) >> (s[2] & 31)))),
    (&["v_alignbyte_b32"], |s, _| int(u((s[0] << 32 | s[1]) >> ((s[2] & 3) * 8)))),
    (&["v_perm_b32"], |s, _| int(perm(s))),
    (&["v_bfrev_b32", "s_brev_b32"], |s, _| int(reversed(s[0], 32))),
    (&["v_clz_i32_u32", "v_ffbh_u32", "s_clz_i32_u32"], |s, _| int(leading_zeros(s[0], 32))),
    (&["v_ctz_i32_b32", "v_ffbl_b32", "s_ctz_i32_b32"], |s, _| int(trailing_zeros(s[0], 32))),
    (&["v_cls_i32", "v_ffbh_i32", "s_cls_i32"], |s, _| int(leading_signs(s[0], 32))),
    (&["v_sad_u8"], |s, _| int(sad(s, 8) + u(s[2]))),
    (&["v_sad_hi_u8"], |s, _| int((sad(s, 8) << 16) + u(s[2]))),
    (&["v_sad_u16"], |s, _| int(sad(s, 16) + u(s[2]))),
    (&["v_sad_u32"], |s, _| int((u(s[0]) - u(s[1])).abs() + u(s[2]))),
    (&["v_msad_u8"], |s, _| int(msad(s[0], s[1]) + u(s[2]))),
    (&["v_qsad_pk_u16_u8", "v_qsad_u8"], |s, _| quad(s, 16, |a, b| sad(&[a, b, 0, 0], 8))),
    (&["v_mqsad_pk_u16_u8", "v_mqsad_u8"], |s, _| quad(s, 16, msad)),
    (&["v_mqsad_u32_u8"], |s, _| quad(s, 32, msad)),
    (&["v_lerp_u8"], |s, _| int(lerp(s))),
];

macro_rules! comparisons {
    ($($format:literal $read:expr;)*) => {
        pub(crate) const COMPARISONS: &[&[Definition]] = &[$(&[
            (&[concat!("v_cmp_lt_", $format), concat!("v_cmpx_lt_", $format), concat!("s_cmp_lt_", $format)],
                |s, _| only($read(s[0]).cmp(&$read(s[1])) == Ordering::Less)),
            (&[concat!("v_cmp_eq_", $format), concat!("v_cmpx_eq_", $format), concat!("s_cmp_eq_", $format)], |s, _| only(s[0] == s[1])),
            (&[concat!("v_cmp_le_", $format), concat!("v_cmpx_le_", $format), concat!("s_cmp_le_", $format)],
                |s, _| only($read(s[0]) - $read(s[1]) <= 0)),
            (&[concat!("v_cmp_gt_", $format), concat!("v_cmpx_gt_", $format), concat!("s_cmp_gt_", $format)],
                |s, _| only($read(s[0]) - $read(s[1]) > 0)),
            (&[
                concat!("v_cmp_ne_", $format), concat!("v_cmpx_ne_", $format), concat!("s_cmp_ne_", $format),
                concat!("v_cmp_lg_", $format), concat!("v_cmpx_lg_", $format), concat!("s_cmp_lg_", $format),
            ], |s, _| only(s[0] != s[1])),
            (&[concat!("v_cmp_ge_", $format), concat!("v_cmpx_ge_", $format), concat!("s_cmp_ge_", $format)],
                |s, _| only($read(s[0]) - $read(s[1]) >= 0)),
        ],)*];
    };
}

comparisons! { "i16" i16; "u16" u; "i32" i32; "u32" u; "i64" i64; "u64" u; }
