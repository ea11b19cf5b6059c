//! Logic, bit fields, alignment and permutation of bytes.

use super::operation::Body::Bits;
use super::operation::{Env, Outcome};
use super::rows::rows;

type Values = [u128; 4];

/// Declares bodies that compute a value from values.
macro_rules! values {
    ($($(#[$doc:meta])* $name:ident($($value:pat),+) $body:block)*) => {$(
        $(#[$doc])*
        fn $name(_: &Env, [$($value,)+ ..]: Values) -> Outcome {
            Outcome::value($body)
        }
    )*};
}

/// As a dword; what is above does not count.
pub(super) fn dword(x: u128) -> u128 {
    x & 0xffff_ffff
}

values! {
    mov(a) { a }
    not_b16(a) { a ^ 0xffff }
    not_b32(a) { a ^ 0xffff_ffff }
    and(a, b) { a & b }
    or(a, b) { a | b }
    xor(a, b) { a ^ b }
    xnor_b32(a, b) { dword(!(a ^ b)) }
    and_or(a, b, c) { a & b | c }
    or3(a, b, c) { a | b | c }
    xor3(a, b, c) { a ^ b ^ c }
    lshl_or(a, n, c) { dword(a << (n & 31)) | c }
    /// The first source where the bit is 0.
    cndmask(a, b, bit) { if bit == 1 { b } else { a } }
    bfi(mask, a, b) { mask & a | !mask & b & 0xffff_ffff }
    /// Width and offset count modulo 32.
    bfm_b32(width, offset) { dword(((1 << (width & 31)) - 1) << (offset & 31)) }
    /// Offset and width count modulo 32. The GCN text lacks an `else` after its first case, so that it would shift a field of no bits by 32.
    bfe_u32(a, offset, width) { a >> (offset & 31) & ((1 << (width & 31)) - 1) }
    bfe_i32(a, offset, width) {
        let width = (width & 31) as u32;
        let field = ((a as u32 as i32) >> (offset & 31)) as u32;
        // A field that passes bit 31 has the sign of the source already.
        u128::from(match width {
            0 => 0,
            _ => (field << (32 - width)).cast_signed().wrapping_shr(32 - width).cast_unsigned(),
        })
    }
    /// The GCN text lacks a parenthesis here and in the next one.
    alignbit(high, low, n) { dword((high << 32 | low) >> (n & 31)) }
    alignbyte(high, low, n) { dword((high << 32 | low) >> ((n & 3) * 8)) }
    /// Each byte of the third source chooses one of the result: bytes 0 to 3 of the second source, 4 to 7 of the first; 8 to 11 the sign of byte 1, 3, 5 and 7;
    /// 12 is zeros, anything above ones.
    perm(high, low, selectors) {
        let bytes = ((high << 32 | low) as u64).to_le_bytes();
        let chosen = (selectors as u32).to_le_bytes().map(|selector| match selector {
            0..=7 => bytes[usize::from(selector)],
            8..=11 => if bytes[usize::from(selector - 8) * 2 + 1] >= 0x80 { 0xff } else { 0 },
            12 => 0,
            _ => 0xff,
        });
        u128::from(u32::from_le_bytes(chosen))
    }
    bfrev(a) { u128::from((a as u32).reverse_bits()) }
    clz(a) { u128::from(or_minus_1((a as u32).leading_zeros(), 32)) }
    ctz(a) { u128::from(or_minus_1((a as u32).trailing_zeros(), 32)) }
    cls(a) { u128::from(or_minus_1(same_as_sign(a as u32 as i32), 32)) }
}

/// A count, or -1 where it reached the number of bits.
pub(super) fn or_minus_1(count: u32, bits: u32) -> u32 {
    if count == bits { u32::MAX } else { count }
}

/// How many of the highest bits equal the sign, the sign counted.
fn same_as_sign(a: i32) -> u32 {
    (a ^ a >> 31).leading_zeros()
}

rows! {
    v_mov_b16: (B16) -> B16, Bits(mov);
    v_mov_b32: (B32) -> B32, Bits(mov);
    v_not_b16: (B16) -> B16, Bits(not_b16);
    v_not_b32: (B32) -> B32, Bits(not_b32);
    v_and_b16: (B16 B16) -> B16, Bits(and);
    v_and_b32: (B32 B32) -> B32, Bits(and);
    v_or_b16: (B16 B16) -> B16, Bits(or);
    v_or_b32: (B32 B32) -> B32, Bits(or);
    v_xor_b16: (B16 B16) -> B16, Bits(xor);
    v_xor_b32: (B32 B32) -> B32, Bits(xor);
    v_xnor_b32: (B32 B32) -> B32, Bits(xnor_b32);
    v_and_or_b32: (B32 B32 B32) -> B32, Bits(and_or);
    v_or3_b32: (B32 B32 B32) -> B32, Bits(or3);
    v_xor3_b32: (B32 B32 B32) -> B32, Bits(xor3);
    v_lshl_or_b32: (B32 U32 B32) -> B32, Bits(lshl_or);
    v_cndmask_b16: (B16 B16 Bit) -> B16, Bits(cndmask);
    v_cndmask_b32: (B32 B32 Bit) -> B32, Bits(cndmask);
    v_bfi_b32: (B32 B32 B32) -> B32, Bits(bfi);
    v_bfm_b32 s_bfm_b32: (U32 U32) -> B32, Bits(bfm_b32);
    v_bfe_u32: (U32 U32 U32) -> U32, Bits(bfe_u32);
    v_bfe_i32: (I32 U32 U32) -> I32, Bits(bfe_i32);
    v_alignbit_b32: (B32 B32 U16) -> B32, Bits(alignbit);
    v_alignbyte_b32: (B32 B32 U16) -> B32, Bits(alignbyte);
    v_perm_b32: (B32 B32 B32) -> B32, Bits(perm);
    v_bfrev_b32 s_brev_b32: (B32) -> B32, Bits(bfrev);
    v_clz_i32_u32 v_ffbh_u32 s_clz_i32_u32: (U32) -> I32, Bits(clz);
    v_ctz_i32_b32 v_ffbl_b32 s_ctz_i32_b32: (B32) -> I32, Bits(ctz);
    v_cls_i32 v_ffbh_i32 s_cls_i32: (I32) -> I32, Bits(cls);
}
