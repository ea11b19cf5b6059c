//! The scalar unit's own operations, with SCC.

use super::harness::{Answer, Definition, int, int_and, only};
use super::integer::{leading_signs, leading_zeros, reversed, trailing_zeros};

fn u(x: u128) -> i128 {
    x as i128
}

fn i32(x: u128) -> i128 {
    i128::from(x as u32 as i32)
}

fn i64(x: u128) -> i128 {
    i128::from(x as u64 as i64)
}

/// A result of so many bits, with SCC where it is not zero.
fn nonzero(value: i128, bits: u32) -> Answer {
    let stored = value.rem_euclid(1 << bits);
    int_and(stored, stored != 0)
}

fn unsigned_overflow(value: i128) -> Answer {
    int_and(value, !(0..1 << 32).contains(&value))
}

fn signed_overflow(value: i128) -> Answer {
    int_and(value, !(-(1 << 31)..1 << 31).contains(&value))
}

fn first_if(first: bool, s: &[u128; 4]) -> Answer {
    int_and(u(s[if first { 0 } else { 1 }]), first)
}

/// A field by its bits, one after the other; above the value's own bits come `fill` ones.
fn field(x: u128, spec: u128, bits: u32, signed: bool) -> i128 {
    let offset = spec as u32 % bits;
    let width = (spec >> 16) as u32 & 127;
    let sign = x >> (bits - 1) & 1;
    let bit = |i: u32| {
        if i < bits {
            x >> i & 1
        } else if signed {
            sign
        } else {
            0
        }
    };
    let mut result = 0;
    for i in 0..width.min(bits) {
        result |= u(bit(offset + i)) << i;
    }
    // The highest bit of the field counts negatively.
    if signed && width > 0 && bit(offset + width - 1) == 1 {
        result -= 1 << width.min(bits);
    }
    result
}

fn ones(x: u128, bits: u32) -> i128 {
    (0..bits).map(|i| u(x >> i & 1)).sum()
}

/// Each bit of the result is told by its number.
fn by_bit(bits: u32, bit: impl Fn(u32) -> bool) -> i128 {
    (0..bits).map(|i| i128::from(bit(i)) << i).sum()
}

fn any_of_four(x: u128, quad: u32) -> bool {
    x >> (4 * quad) & 15 != 0
}

fn select(s: &[u128; 4]) -> Answer {
    int(u(s[if s[2] == 1 { 0 } else { 1 }]))
}

pub(crate) const DEFINITIONS: &[Definition] = &[
    (&["s_mov_b32", "s_movk_i32", "s_mov_b64"], |s, _| int(u(s[0]))),
    (&["s_cmov_b32", "s_cmovk_i32", "s_cmov_b64", "s_cselect_b32", "s_cselect_b64"], |s, _| {
        select(s)
    }),
    (&["s_add_co_u32", "s_add_u32"], |s, _| unsigned_overflow(u(s[0]) + u(s[1]))),
    (&["s_sub_co_u32", "s_sub_u32"], |s, _| unsigned_overflow(u(s[0]) - u(s[1]))),
    (&["s_add_co_i32", "s_add_i32", "s_addk_co_i32", "s_addk_i32"], |s, _| {
        signed_overflow(i32(s[0]) + i32(s[1]))
    }),
    (&["s_sub_co_i32", "s_sub_i32"], |s, _| signed_overflow(i32(s[0]) - i32(s[1]))),
    (&["s_add_co_ci_u32", "s_addc_u32"], |s, _| unsigned_overflow(u(s[0]) + u(s[1]) + u(s[2]))),
    (&["s_sub_co_ci_u32", "s_subb_u32"], |s, _| unsigned_overflow(u(s[0]) - u(s[1]) - u(s[2]))),
    (&["s_add_nc_u64", "s_add_u64"], |s, _| int(u(s[0]) + u(s[1]))),
    (&["s_sub_nc_u64", "s_sub_u64"], |s, _| int(u(s[0]) - u(s[1]))),
    (&["s_mul_i32", "s_mulk_i32"], |s, _| int(i32(s[0]) * i32(s[1]))),
    (&["s_mul_hi_u32"], |s, _| int(u(s[0]) * u(s[1]) / (1 << 32))),
    (&["s_mul_hi_i32"], |s, _| int((i32(s[0]) * i32(s[1])).div_euclid(1 << 32))),
    (&["s_mul_u64"], |s, _| int((s[0] as u64).wrapping_mul(s[1] as u64).into())),
    (&["s_lshl1_add_u32"], |s, _| unsigned_overflow(u(s[0]) * 2 + u(s[1]))),
    (&["s_lshl2_add_u32"], |s, _| unsigned_overflow(u(s[0]) * 4 + u(s[1]))),
    (&["s_lshl3_add_u32"], |s, _| unsigned_overflow(u(s[0]) * 8 + u(s[1]))),
    (&["s_lshl4_add_u32"], |s, _| unsigned_overflow(u(s[0]) * 16 + u(s[1]))),
    (&["s_absdiff_i32"], |s, _| {
        // The difference wraps before its sign is looked at.
        let difference = i32((i32(s[0]) - i32(s[1])) as u128);
        nonzero(if difference < 0 { -difference } else { difference }, 32)
    }),
    (&["s_abs_i32"], |s, _| nonzero(if i32(s[0]) < 0 { -i32(s[0]) } else { i32(s[0]) }, 32)),
    (&["s_lshl_b32"], |s, _| nonzero(u(s[0]) << (s[1] % 32), 32)),
    (&["s_lshl_b64"], |s, _| nonzero(((s[0] as u64) << (s[1] % 64)).into(), 64)),
    (&["s_lshr_b32"], |s, _| nonzero(u(s[0]) / (1 << (s[1] % 32)), 32)),
    (&["s_lshr_b64"], |s, _| nonzero(u(s[0]) / (1 << (s[1] % 64)), 64)),
    (&["s_ashr_i32"], |s, _| nonzero(i32(s[0]).div_euclid(1 << (s[1] % 32)), 32)),
    (&["s_ashr_i64"], |s, _| nonzero(i64(s[0]).div_euclid(1 << (s[1] % 64)), 64)),
    (&["s_not_b32"], |s, _| nonzero(-1 - u(s[0]), 32)),
    (&["s_not_b64"], |s, _| nonzero(-1 - u(s[0]), 64)),
    (&["s_and_b32"], |s, _| nonzero(by_bit(32, |i| s[0] & s[1] & 1 << i != 0), 32)),
    (&["s_and_b64"], |s, _| nonzero(by_bit(64, |i| s[0] & s[1] & 1 << i != 0), 64)),
    (&["s_or_b32"], |s, _| nonzero(u(s[0] | s[1]), 32)),
    (&["s_or_b64"], |s, _| nonzero(u(s[0] | s[1]), 64)),
    (&["s_xor_b32"], |s, _| nonzero(u(s[0] ^ s[1]), 32)),
    (&["s_xor_b64"], |s, _| nonzero(u(s[0] ^ s[1]), 64)),
    (&["s_nand_b32"], |s, _| nonzero(-1 - u(s[0] & s[1]), 32)),
    (&["s_nand_b64"], |s, _| nonzero(-1 - u(s[0] & s[1]), 64)),
    (&["s_nor_b32"], |s, _| nonzero(-1 - u(s[0] | s[1]), 32)),
    (&["s_nor_b64"], |s, _| nonzero(-1 - u(s[0] | s[1]), 64)),
    (&["s_xnor_b32"], |s, _| nonzero(-1 - u(s[0] ^ s[1]), 32)),
    (&["s_xnor_b64"], |s, _| nonzero(-1 - u(s[0] ^ s[1]), 64)),
    (&["s_and_not1_b32", "s_andn2_b32"], |s, _| nonzero(u(s[0] - (s[0] & s[1])), 32)),
    (&["s_and_not1_b64", "s_andn2_b64"], |s, _| nonzero(u(s[0] - (s[0] & s[1])), 64)),
    (&["s_or_not1_b32", "s_orn2_b32"], |s, _| nonzero(u(s[0]) | (-1 - u(s[1])), 32)),
    (&["s_or_not1_b64", "s_orn2_b64"], |s, _| nonzero(u(s[0]) | (-1 - u(s[1])), 64)),
    (&["s_bfe_u32"], |s, _| nonzero(field(s[0], s[1], 32, false), 32)),
    (&["s_bfe_u64"], |s, _| nonzero(field(s[0], s[1], 64, false), 64)),
    (&["s_bfe_i32"], |s, _| nonzero(field(s[0], s[1], 32, true), 32)),
    (&["s_bfe_i64"], |s, _| nonzero(field(s[0], s[1], 64, true), 64)),
    (&["s_bfm_b64"], |s, _| {
        int(by_bit(64, |i| u128::from(i) >= s[1] % 64 && u128::from(i) < s[1] % 64 + s[0] % 64))
    }),
    (&["s_min_i32"], |s, _| first_if(i32(s[0]) < i32(s[1]), s)),
    (&["s_min_u32"], |s, _| first_if(s[0] < s[1], s)),
    (&["s_max_i32"], |s, _| first_if(i32(s[0]) >= i32(s[1]), s)),
    (&["s_max_u32"], |s, _| first_if(s[0] >= s[1], s)),
    (&["s_sext_i32_i8"], |s, _| int(u(s[0] & 0x7f) - u(s[0] & 0x80))),
    (&["s_sext_i32_i16"], |s, _| int(u(s[0] & 0x7fff) - u(s[0] & 0x8000))),
    (&["s_bitset0_b32"], |s, _| {
        int(by_bit(32, |i| s[1] >> i & 1 == 1 && u128::from(i) != s[0] % 32))
    }),
    (&["s_bitset0_b64"], |s, _| {
        int(by_bit(64, |i| s[1] >> i & 1 == 1 && u128::from(i) != s[0] % 64))
    }),
    (&["s_bitset1_b32"], |s, _| {
        int(by_bit(32, |i| s[1] >> i & 1 == 1 || u128::from(i) == s[0] % 32))
    }),
    (&["s_bitset1_b64"], |s, _| {
        int(by_bit(64, |i| s[1] >> i & 1 == 1 || u128::from(i) == s[0] % 64))
    }),
    (&["s_bitcmp0_b32"], |s, _| only(s[0] & 1 << (s[1] % 32) == 0)),
    (&["s_bitcmp0_b64"], |s, _| only(s[0] & 1 << (s[1] % 64) == 0)),
    (&["s_bitcmp1_b32"], |s, _| only(s[0] & 1 << (s[1] % 32) != 0)),
    (&["s_bitcmp1_b64"], |s, _| only(s[0] & 1 << (s[1] % 64) != 0)),
    (&["s_brev_b64"], |s, _| int(reversed(s[0], 64))),
    (&["s_ctz_i32_b64"], |s, _| int(trailing_zeros(s[0], 64))),
    (&["s_clz_i32_u64"], |s, _| int(leading_zeros(s[0], 64))),
    (&["s_cls_i32_i64"], |s, _| int(leading_signs(s[0], 64))),
    (&["s_bcnt0_i32_b32"], |s, _| nonzero(32 - ones(s[0], 32), 32)),
    (&["s_bcnt0_i32_b64"], |s, _| nonzero(64 - ones(s[0], 64), 32)),
    (&["s_bcnt1_i32_b32"], |s, _| nonzero(ones(s[0], 32), 32)),
    (&["s_bcnt1_i32_b64"], |s, _| nonzero(ones(s[0], 64), 32)),
    (&["s_quadmask_b32"], |s, _| nonzero(by_bit(8, |i| any_of_four(s[0], i)), 32)),
    (&["s_quadmask_b64"], |s, _| nonzero(by_bit(16, |i| any_of_four(s[0], i)), 64)),
    (&["s_wqm_b32"], |s, _| nonzero(by_bit(32, |i| any_of_four(s[0], i / 4)), 32)),
    (&["s_wqm_b64"], |s, _| nonzero(by_bit(64, |i| any_of_four(s[0], i / 4)), 64)),
    (&["s_bitreplicate_b64_b32"], |s, _| int(by_bit(64, |i| s[0] >> (i / 2) & 1 == 1))),
    (&["s_pack_ll_b32_b16"], |s, _| int(u(s[0] % 65536 + s[1] % 65536 * 65536))),
    (&["s_pack_lh_b32_b16"], |s, _| int(u(s[0] % 65536 + s[1] / 65536 * 65536))),
    (&["s_pack_hl_b32_b16"], |s, _| int(u(s[0] / 65536 + s[1] % 65536 * 65536))),
    (&["s_pack_hh_b32_b16"], |s, _| int(u(s[0] / 65536 + s[1] / 65536 * 65536))),
];
