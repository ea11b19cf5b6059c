//! Data formats as types: how many registers a value has, and which Rust constants it takes.
//!
//! Sizes follow AMD's data formats (specification, `DataFormats`), with the errata applied; inline constants follow rule R32 and R8/R9.

use crate::engine::Lowered;

/// A data format. Implemented for the types of this module.
pub trait Format {
    /// Whether it is a pair of 16-bit values, so that `-x` negates both.
    const PACKED: bool = false;
}

/// The format has `N` registers.
#[diagnostic::on_unimplemented(
    message = "an operand of format `{Self}` has not {N} registers",
    label = "wrong number of registers",
    note = "`v(n)` and `s(n)` are one register, `v2(n)` and `s2(n)` two, `v4(n)` and `s4(n)` four, …"
)]
pub trait Regs<const N: usize> {}

/// The format takes constants of type `T`.
#[diagnostic::on_unimplemented(
    message = "an operand of format `{Self}` takes no constant of type `{T}`",
    label = "not a constant of this format",
    note = "`lit(0x…)` gives the literal dword as it is, `bits(0x…)` a 32-bit pattern"
)]
pub trait Takes<T> {
    /// The inline constant with these bits if there is one, else the literal dword.
    #[doc(hidden)]
    fn lower(value: T) -> Lowered;
}

/// A format whose number of registers an instruction states itself: `N` registers of format `F`.
#[derive(Debug)]
pub enum Run<const N: usize, F> {
    #[doc(hidden)]
    _Never(core::marker::PhantomData<F>, core::convert::Infallible),
}

impl<const N: usize, F: Format> Format for Run<N, F> {
    const PACKED: bool = F::PACKED;
}
impl<const N: usize, F> Regs<N> for Run<N, F> {}
impl<const N: usize, F: Takes<T>, T> Takes<T> for Run<N, F> {
    #[inline]
    fn lower(value: T) -> Lowered {
        F::lower(value)
    }
}

/// The inline constant of a 32-bit pattern: small integers and nine floats.
#[inline]
pub(crate) const fn inline_32(bits: u32) -> Option<u32> {
    match (inline_int(bits as i32 as i64), bits) {
        (Some(code), _) => Some(code),
        (None, 0x3f00_0000) => Some(240),
        (None, 0xbf00_0000) => Some(241),
        (None, 0x3f80_0000) => Some(242),
        (None, 0xbf80_0000) => Some(243),
        (None, 0x4000_0000) => Some(244),
        (None, 0xc000_0000) => Some(245),
        (None, 0x4080_0000) => Some(246),
        (None, 0xc080_0000) => Some(247),
        (None, 0x3e22_f983) => Some(248),
        _ => None,
    }
}

/// Codes 128 to 192 are 0 to 64, 193 to 208 are -1 to -16.
#[inline]
pub(crate) const fn inline_int(value: i64) -> Option<u32> {
    match value {
        0..=64 => Some(128 + value as u32),
        -16..=-1 => Some((192 - value) as u32),
        _ => None,
    }
}

/// The inline constant of a float given as its bits in a format, by the bits of 0.5, 1, 2, 4 and 1/(2 pi) there; `sign` is the sign bit.
#[inline]
const fn inline_float(bits: u64, five: [u64; 5], sign: u64) -> Option<u32> {
    let mut i = 0;
    while i < 4 {
        if bits == five[i] {
            return Some(240 + 2 * i as u32);
        }
        if bits == five[i] | sign {
            return Some(241 + 2 * i as u32);
        }
        i += 1;
    }
    if bits == five[4] { Some(248) } else { None }
}

const HALF: [u64; 5] = [0x3800, 0x3c00, 0x4000, 0x4400, 0x3118];
const BRAIN: [u64; 5] = [0x3f00, 0x3f80, 0x4000, 0x4080, 0x3e22];
const DOUBLE: [u64; 5] = [
    0x3fe0_0000_0000_0000,
    0x3ff0_0000_0000_0000,
    0x4000_0000_0000_0000,
    0x4010_0000_0000_0000,
    0x3fc4_5f30_6dc9_c882,
];

#[inline]
const fn constant(code: Option<u32>, literal: u32) -> Lowered {
    match code {
        Some(code) => Lowered::code(code, 0),
        None => Lowered::literal(literal),
    }
}

/// A constant that no dword can hold: an operand code that no kind has, so that encoding says so.
#[inline]
pub(crate) const fn impossible(value: i64) -> Lowered {
    Lowered {
        code: crate::engine::IMM,
        value,
        width: 0,
        aux: 0,
    }
}

/// A raw 32-bit pattern.
#[inline]
pub(crate) const fn lower_32(bits: u32) -> Lowered {
    constant(inline_32(bits), bits)
}

#[inline]
pub(crate) const fn lower_int_16(value: i64) -> Lowered {
    match inline_int(value) {
        Some(code) => Lowered::code(code, 0),
        None if value >= -0x8000 && value <= 0xffff => Lowered::literal(value as u32 & 0xffff),
        None => impossible(value),
    }
}

/// A float constant of a 16-bit format. The literal dword holds it in its low half.
#[inline]
const fn lower_float_16(bits: u16, five: [u64; 5]) -> Lowered {
    let code = match inline_int(bits.cast_signed() as i64) {
        Some(code) => Some(code),
        None => inline_float(bits as u64, five, 0x8000),
    };
    constant(code, bits as u32)
}

/// Bits of a half.
#[inline]
pub(crate) const fn lower_f16_bits(bits: u16) -> Lowered {
    lower_float_16(bits, HALF)
}

/// Bits of a bfloat16.
#[inline]
pub(crate) const fn lower_bf16_bits(bits: u16) -> Lowered {
    lower_float_16(bits, BRAIN)
}

/// A single as a half.
#[inline]
pub(crate) const fn lower_f16(value: f32) -> Lowered {
    match half(value) {
        Some(bits) => lower_float_16(bits, HALF),
        None => impossible(value.to_bits() as i64),
    }
}

/// A single as a bfloat16.
#[inline]
pub(crate) const fn lower_bf16(value: f32) -> Lowered {
    lower_float_16(brain(value), BRAIN)
}

#[inline]
pub(crate) const fn lower_f64(value: f64) -> Lowered {
    let bits = value.to_bits();
    let code = match inline_int(bits.cast_signed()) {
        Some(code) => Some(code),
        None => inline_float(bits, DOUBLE, 1 << 63),
    };
    match code {
        Some(code) => Lowered::code(code, 0),
        // The literal is the high dword (R8): a value with more bits has no encoding.
        None if bits & 0xffff_ffff == 0 => Lowered::literal((bits >> 32) as u32),
        None => impossible(bits.cast_signed()),
    }
}

/// A single as a half, rounded to nearest even; `None` for a finite value too large.
pub(crate) const fn half(value: f32) -> Option<u16> {
    let bits = value.to_bits();
    let sign = ((bits >> 16) & 0x8000) as u16;
    let magnitude = bits & 0x7fff_ffff;
    if magnitude >= 0x7f80_0000 {
        return Some(sign | 0x7c00 | if magnitude > 0x7f80_0000 { 0x200 } else { 0 });
    }
    let exponent = (magnitude >> 23) as i32 - 112;
    let mantissa = magnitude & 0x7f_ffff | 0x80_0000;
    // Distance between the single's last bit and the half's: 13 for normal halves, more for subnormal ones.
    let (base, shift) = if exponent > 0 {
        ((exponent as u32) << 10, 13)
    } else {
        (0, 14 - exponent)
    };
    if shift > 25 {
        return Some(sign);
    }
    let kept = if exponent > 0 {
        (mantissa & 0x7f_ffff) >> shift
    } else {
        mantissa >> shift
    };
    let rest = mantissa & ((1 << shift) - 1);
    let middle = 1 << (shift - 1);
    let up = (rest > middle || rest == middle && kept & 1 == 1) as u32;
    let result = base + kept + up;
    if result >= 0x7c00 { None } else { Some(sign | result as u16) }
}

/// A single as a bfloat16, rounded to nearest even.
#[inline]
const fn brain(value: f32) -> u16 {
    let bits = value.to_bits();
    if value.is_nan() {
        return (bits >> 16) as u16 | 0x40;
    }
    (bits.wrapping_add(0x7fff + (bits >> 16 & 1)) >> 16) as u16
}

macro_rules! formats {
    ($($(#[$packed:ident])? $name:ident $regs:literal $text:literal;)*) => {$(
        #[doc = concat!("AMD's data format `", $text, "`: registers: ", stringify!($regs), ".")]
        #[derive(Debug)]
        pub enum $name {}
        impl Format for $name {
            $(const PACKED: bool = stringify!($packed).len() > 0;)?
        }
        impl Regs<$regs> for $name {}
    )*};
}

formats! {
    B1 1 "FMT_NUM_B1"; B8 1 "FMT_NUM_B8"; B16 1 "FMT_NUM_B16"; B32 1 "FMT_NUM_B32"; B64 2 "FMT_NUM_B64"; B96 3 "FMT_NUM_B96";
    B128 4 "FMT_NUM_B128"; B256 8 "FMT_NUM_B256"; B512 16 "FMT_NUM_B512"; B1024 32 "FMT_NUM_B1024";
    Bf16 1 "FMT_NUM_BF16"; Bf8 1 "FMT_NUM_BF8"; Fp8 1 "FMT_NUM_FP8"; F16 1 "FMT_NUM_F16"; F32 1 "FMT_NUM_F32"; F64 2 "FMT_NUM_F64";
    I4 1 "FMT_NUM_I4"; I8 1 "FMT_NUM_I8"; I16 1 "FMT_NUM_I16"; I24 1 "FMT_NUM_I24"; I32 1 "FMT_NUM_I32"; I64 2 "FMT_NUM_I64";
    Iu4 1 "FMT_NUM_IU4"; Iu8 1 "FMT_NUM_IU8"; U4 1 "FMT_NUM_U4"; U8 1 "FMT_NUM_U8"; U16 1 "FMT_NUM_U16"; U24 1 "FMT_NUM_U24";
    U32 1 "FMT_NUM_U32"; U64 2 "FMT_NUM_U64"; M64 2 "FMT_NUM_M64";
    #[packed] Pk2B16 1 "FMT_NUM_PK2_B16"; Pk2B32 2 "FMT_NUM_PK2_B32"; Pk2B64 4 "FMT_NUM_PK2_B64"; #[packed] Pk2Bf16 1 "FMT_NUM_PK2_BF16";
    Pk2Bf8 1 "FMT_NUM_PK2_BF8"; #[packed] Pk2F16 1 "FMT_NUM_PK2_F16"; Pk2F32 2 "FMT_NUM_PK2_F32"; Pk2Fp8 1 "FMT_NUM_PK2_FP8";
    #[packed] Pk2I16 1 "FMT_NUM_PK2_I16"; Pk2I8 1 "FMT_NUM_PK2_I8"; #[packed] Pk2U16 1 "FMT_NUM_PK2_U16"; Pk2U8 1 "FMT_NUM_PK2_U8";
    Pk4B8 1 "FMT_NUM_PK4_B8"; Pk4Bf8 1 "FMT_NUM_PK4_BF8"; Pk4Fp8 1 "FMT_NUM_PK4_FP8"; Pk4I8 1 "FMT_NUM_PK4_I8"; Pk4Iu8 1 "FMT_NUM_PK4_IU8";
    Pk4U8 1 "FMT_NUM_PK4_U8"; Pk8I4 1 "FMT_NUM_PK8_I4"; Pk8Iu4 1 "FMT_NUM_PK8_IU4"; Pk8U4 1 "FMT_NUM_PK8_U4";
    Buf 2 "FMT_BUF"; Img 8 "FMT_IMG"; ImgBvh 4 "FMT_IMG_BVH"; Samp 4 "FMT_SAMP";
    Rsrc 4 "FMT_RSRC"; RsrcScalar 4 "FMT_RSRC_SCALAR"; RsrcScratch 4 "FMT_RSRC_SCRATCH"; RsrcTyped 4 "FMT_RSRC_TYPED"; RsrcVector 4 "FMT_RSRC_VECTOR";
    Any 1 "FMT_ANY";
    WmmaDc16x16F32 8 "FMT_WMMA_DC_16X16_F32"; WmmaDc16x16I32 8 "FMT_WMMA_DC_16X16_I32"; WmmaDc16x16F16 4 "FMT_WMMA_DC_16X16_F16";
    WmmaDc16x16Bf16 4 "FMT_WMMA_DC_16X16_BF16"; WmmaAb16x16F16 4 "FMT_WMMA_AB_16X16_F16"; WmmaAb16x16Bf16 4 "FMT_WMMA_AB_16X16_BF16";
    WmmaAb16x16Iu8 2 "FMT_WMMA_AB_16X16_IU8"; WmmaAb16x16Fp8 2 "FMT_WMMA_AB_16X16_FP8"; WmmaAb16x16Bf8 2 "FMT_WMMA_AB_16X16_BF8";
    WmmaAb16x16Iu4 1 "FMT_WMMA_AB_16X16_IU4"; WmmaAb16x32F16 8 "FMT_WMMA_AB_16X32_F16"; WmmaAb16x32Bf16 8 "FMT_WMMA_AB_16X32_BF16";
    WmmaAb16x32Iu8 4 "FMT_WMMA_AB_16X32_IU8"; WmmaAb16x32Fp8 4 "FMT_WMMA_AB_16X32_FP8"; WmmaAb16x32Bf8 4 "FMT_WMMA_AB_16X32_BF8";
    WmmaAb16x32Iu4 2 "FMT_WMMA_AB_16X32_IU4"; WmmaAb16x64Iu4 4 "FMT_WMMA_AB_16X64_IU4"; WmmaIndexSet 1 "FMT_WMMA_INDEX_SET";
}

macro_rules! takes {
    ($($ty:ident $value:ident => $lower:expr, for $($format:ident)*;)*) => {$($(
        impl Takes<$ty> for $format {
            #[inline]
            fn lower($value: $ty) -> Lowered {
                $lower
            }
        }
    )*)*};
}

takes! {
    f32 x => lower_32(x.to_bits()), for F32 B32 Any;
    f32 x => lower_f16(x), for F16;
    f32 x => lower_bf16(x), for Bf16;
    f64 x => lower_f64(x), for F64;
    i32 x => lower_32(x.cast_unsigned()), for B32 I32 U32 I24 U24 Any Pk4I8 Pk4U8 Pk4Iu8 Pk8I4 Pk8U4 Pk8Iu4 Pk4B8 B8 I8 U8;
    u32 x => lower_32(x), for B32 I32 U32 I24 U24 Any Pk4I8 Pk4U8 Pk4Iu8 Pk8I4 Pk8U4 Pk8Iu4 Pk4B8 B8 I8 U8 Pk4Bf8 Pk4Fp8;
    i32 x => lower_int_16(i64::from(x)), for B16 I16 U16;
    u32 x => lower_int_16(i64::from(x)), for B16 I16 U16;
    i16 x => lower_int_16(i64::from(x)), for B16 I16 U16;
    u16 x => lower_int_16(i64::from(x)), for B16 I16 U16;
    u32 x => Lowered::literal(x), for Pk2F16 Pk2Bf16 Pk2I16 Pk2U16 Pk2B16;
    // A literal of a 64-bit unsigned operand is zero-extended, of a signed one sign-extended (R8).
    u32 x => constant(inline_int(i64::from(x)), x), for B64 U64 M64;
    i32 x => match inline_int(i64::from(x)) { Some(code) => Lowered::code(code, 0), None if x < 0 => impossible(i64::from(x)), None => Lowered::literal(x.cast_unsigned()) }, for B64 U64 M64;
    i32 x => constant(inline_int(i64::from(x)), x.cast_unsigned()), for I64;
    u32 x => if x > 0x7fff_ffff { impossible(i64::from(x)) } else { constant(inline_int(i64::from(x)), x) }, for I64;
}
