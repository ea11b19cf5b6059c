//! Conversions and rounding, in `rustc_apfloat`.

use super::harness::{Answer, Definition, Precision, Value, get, int, only, put, round_of};
use rdna4_isa::semantics::Mode;
use rustc_apfloat::ieee::{Double, Half, Single};
use rustc_apfloat::{Category, Float, FloatConvert, Round};
use std::cmp::Ordering;

fn from_int<F: Precision>(n: i128, m: &Mode) -> Answer {
    put(F::from_i128_r(n, round_of::<F>(m)).value, m)
}

/// Saturated; a NaN is 0.
fn to_int<F: Precision>(s: u128, m: &Mode, bits: usize, signed: bool, round: Round) -> i128 {
    let x = get::<F>(s, m);
    let mut exact = false;
    if x.is_nan() {
        0
    } else if signed {
        x.to_i128_r(bits, round, &mut exact).value
    } else {
        x.to_u128_r(bits, round, &mut exact).value as i128
    }
}

fn to<F: Precision>(s: &[u128; 4], m: &Mode, bits: usize, signed: bool) -> Answer {
    int(to_int::<F>(s[0], m, bits, signed, Round::TowardZero))
}

fn float<F: Precision + FloatConvert<T>, T: Precision>(s: &[u128; 4], m: &Mode) -> Answer {
    put(get::<F>(s[0], m).convert_r(round_of::<T>(m), &mut false).value, m)
}

fn integral<F: Precision>(s: &[u128; 4], m: &Mode, round: Round) -> Answer {
    put(get::<F>(s[0], m).round_to_integral(round).value, m)
}

fn fract<F: Precision>(s: &[u128; 4], m: &Mode) -> Answer {
    let x = get::<F>(s[0], m);
    let floor = x.round_to_integral(Round::TowardNegative).value;
    let below_1 = F::from_i128(1).value.next_down().value;
    let fraction = x.sub_r(floor, round_of::<F>(m)).value;
    put(if fraction > below_1 { below_1 } else { fraction }, m)
}

/// Mantissa and exponent, of what has them.
fn parts<F: Precision>(x: F) -> Option<(F, i128)> {
    let exponent = x.ilogb();
    (x.category() == Category::Normal).then(|| (x.scalbn(-exponent - 1), i128::from(exponent) + 1))
}

fn mantissa<F: Precision>(s: &[u128; 4], m: &Mode) -> Answer {
    let x = get::<F>(s[0], m);
    put(parts(x).map_or(x, |(mantissa, _)| mantissa), m)
}

fn exponent<F: Precision>(s: &[u128; 4], m: &Mode) -> Answer {
    int(parts(get::<F>(s[0], m)).map_or(0, |(_, exponent)| exponent))
}

fn ldexp<F: Precision>(s: &[u128; 4], m: &Mode, power: i128) -> Answer {
    let power = power.clamp(-5000, 5000) as i16;
    put(get::<F>(s[0], m).scalbn_r(power.into(), round_of::<F>(m)), m)
}

/// Two halves of a dword.
fn pair(low: i128, high: i128) -> Answer {
    int((low & 0xffff) | (high & 0xffff) << 16)
}

fn both(s: &[u128; 4], half: impl Fn(u128) -> i128) -> Answer {
    pair(half(s[0]), half(s[1]))
}

/// -1 to 1 as a normalized integer, in exact arithmetic: doubles hold these products.
fn normalized<F: Precision + FloatConvert<Double>>(s: u128, m: &Mode, signed: bool) -> i128 {
    let wide: Double = get::<F>(s, m).convert(&mut false).value;
    let x = f64::from_bits(wide.to_bits() as u64);
    let (low, scale) = if signed { (-1.0, 32767.0) } else { (0.0, 65535.0) };
    if x.is_nan() {
        0
    } else {
        (x.max(low).min(1.0) * scale).round_ties_even() as i128
    }
}

/// Halves rounded towards zero.
fn rtz(s: u128, m: &Mode) -> i128 {
    let half: Half = get::<Single>(s, m).convert_r(Round::TowardZero, &mut false).value;
    half_out(half, m)
}

fn half_out(half: Half, m: &Mode) -> i128 {
    match put(half, m).value {
        Value::Bits(bits) => bits as i128,
        // Which NaN it is, the crate's rule says: quiet, and the same as it came.
        _ => half.to_bits() as i128 | 0x200,
    }
}

fn byte(s: u128, m: &Mode) -> i128 {
    to_int::<Single>(s, m, 8, false, Round::TowardZero)
}

fn put_byte(s: &[u128; 4], old: u128, m: &Mode) -> Answer {
    let mut bytes = (old as u32).to_le_bytes();
    bytes[(s[1] % 4) as usize] = byte(s[0], m) as u8;
    int(u32::from_le_bytes(bytes).into())
}

/// Rounded half up, by doubles, which hold the sum.
fn nearest(s: &[u128; 4], m: &Mode) -> Answer {
    let x = f64::from(f32::from_bits(get::<Single>(s[0], m).to_bits() as u32));
    int(i128::from((x + 0.5).floor() as i32))
}

fn compare<F: Precision>(s: &[u128; 4], m: &Mode) -> Option<Ordering> {
    get::<F>(s[0], m).partial_cmp(&get::<F>(s[1], m))
}

/// The class bit, by asking each question.
fn class<F: Precision>(s: &[u128; 4]) -> Answer {
    let x = F::from_bits(s[0]);
    let negative = x.is_negative();
    let classes = [
        x.is_signaling(),
        x.is_nan() && !x.is_signaling(),
        x.is_infinite() && negative,
        x.is_normal() && negative,
        x.is_denormal() && negative,
        x.is_zero() && negative,
        x.is_zero() && !negative,
        x.is_denormal() && !negative,
        x.is_normal() && !negative,
        x.is_infinite() && !negative,
    ];
    only((0..10).any(|i| classes[i] && s[1] & 1 << i != 0))
}

fn i16(x: u128) -> i128 {
    i128::from(x as u16 as i16)
}

fn i32(x: u128) -> i128 {
    i128::from(x as u32 as i32)
}

pub(crate) const DEFINITIONS: &[Definition] = &[
    (&["v_cvt_f32_i32", "s_cvt_f32_i32"], |s, m| from_int::<Single>(i32(s[0]), m)),
    (&["v_cvt_f32_u32", "s_cvt_f32_u32"], |s, m| from_int::<Single>(s[0] as i128, m)),
    (&["v_cvt_f64_i32"], |s, m| from_int::<Double>(i32(s[0]), m)),
    (&["v_cvt_f64_u32"], |s, m| from_int::<Double>(s[0] as i128, m)),
    (&["v_cvt_f16_i16"], |s, m| from_int::<Half>(i16(s[0]), m)),
    (&["v_cvt_f16_u16"], |s, m| from_int::<Half>(s[0] as i128, m)),
    (&["v_cvt_f32_ubyte0"], |s, m| from_int::<Single>((s[0] % 256) as i128, m)),
    (&["v_cvt_f32_ubyte1"], |s, m| from_int::<Single>((s[0] / 256 % 256) as i128, m)),
    (&["v_cvt_f32_ubyte2"], |s, m| from_int::<Single>((s[0] / 65536 % 256) as i128, m)),
    (&["v_cvt_f32_ubyte3"], |s, m| from_int::<Single>((s[0] / 65536 / 256 % 256) as i128, m)),
    // The table of AMD's manuals.
    (&["v_cvt_off_f32_i4"], |s, _| {
        const TABLE: [f32; 16] = [
            0.0, 0.0625, 0.125, 0.1875, 0.25, 0.3125, 0.375, 0.4375, -0.5, -0.4375, -0.375, -0.3125, -0.25, -0.1875, -0.125, -0.0625,
        ];
        int(TABLE[(s[0] % 16) as usize].to_bits().into())
    }),
    (&["v_cvt_i32_f32", "s_cvt_i32_f32"], |s, m| to::<Single>(s, m, 32, true)),
    (&["v_cvt_u32_f32", "s_cvt_u32_f32"], |s, m| to::<Single>(s, m, 32, false)),
    (&["v_cvt_i32_f64"], |s, m| to::<Double>(s, m, 32, true)),
    (&["v_cvt_u32_f64"], |s, m| to::<Double>(s, m, 32, false)),
    (&["v_cvt_i16_f16"], |s, m| to::<Half>(s, m, 16, true)),
    (&["v_cvt_u16_f16"], |s, m| to::<Half>(s, m, 16, false)),
    (&["v_cvt_nearest_i32_f32", "v_cvt_rpi_i32_f32"], nearest),
    (&["v_cvt_floor_i32_f32", "v_cvt_flr_i32_f32"], |s, m| {
        int(to_int::<Single>(s[0], m, 32, true, Round::TowardNegative))
    }),
    (&["v_cvt_norm_i16_f16"], |s, m| int(normalized::<Half>(s[0], m, true))),
    (&["v_cvt_norm_u16_f16"], |s, m| int(normalized::<Half>(s[0], m, false))),
    (&["v_cvt_f16_f32", "s_cvt_f16_f32"], float::<Single, Half>),
    (&["v_cvt_f32_f16", "s_cvt_f32_f16"], float::<Half, Single>),
    (&["s_cvt_hi_f32_f16"], |s, m| float::<Half, Single>(&[s[0] >> 16, 0, 0, 0], m)),
    (&["v_cvt_f32_f64"], float::<Double, Single>),
    (&["v_cvt_f64_f32"], float::<Single, Double>),
    (&["v_cvt_i32_i16"], |s, _| int(i16(s[0]))),
    (&["v_cvt_u32_u16"], |s, _| int(s[0] as i128)),
    (&["v_pack_b32_f16"], |s, m| {
        both(s, |x| half_out(Half::from_bits(get::<Half>(x, m).to_bits()), m))
    }),
    (&["v_cvt_pk_rtz_f16_f32", "v_cvt_pkrtz_f16_f32", "s_cvt_pk_rtz_f16_f32"], |s, m| {
        both(s, |x| rtz(x, m))
    }),
    (&["v_cvt_pk_i16_f32"], |s, m| {
        both(s, |x| to_int::<Single>(x, m, 16, true, Round::TowardZero))
    }),
    (&["v_cvt_pk_u16_f32"], |s, m| {
        both(s, |x| to_int::<Single>(x, m, 16, false, Round::TowardZero))
    }),
    (&["v_cvt_pk_norm_i16_f32", "v_cvt_pknorm_i16_f32"], |s, m| {
        both(s, |x| normalized::<Single>(x, m, true))
    }),
    (&["v_cvt_pk_norm_u16_f32", "v_cvt_pknorm_u16_f32"], |s, m| {
        both(s, |x| normalized::<Single>(x, m, false))
    }),
    (&["v_cvt_pk_norm_i16_f16", "v_cvt_pknorm_i16_f16"], |s, m| {
        both(s, |x| normalized::<Half>(x, m, true))
    }),
    (&["v_cvt_pk_norm_u16_f16", "v_cvt_pknorm_u16_f16"], |s, m| {
        both(s, |x| normalized::<Half>(x, m, false))
    }),
    (&["v_cvt_pk_i16_i32"], |s, _| both(s, |x| i32(x).clamp(-32768, 32767))),
    (&["v_cvt_pk_u16_u32"], |s, _| both(s, |x| x.min(65535) as i128)),
    (&["v_sat_pk_u8_i16"], |s, _| {
        int(i16(s[0]).clamp(0, 255) + 256 * i16(s[0] >> 16).clamp(0, 255))
    }),
    (&["v_cvt_pk_u8_f32"], |s, m| put_byte(s, s[2], m)),
    (&["v_cvt_pkaccum_u8_f32"], |s, m| put_byte(s, 0, m)),
    (&["v_ldexp_f16"], |s, m| ldexp::<Half>(s, m, i16(s[1]))),
    (&["v_ldexp_f32"], |s, m| ldexp::<Single>(s, m, i32(s[1]))),
    (&["v_ldexp_f64"], |s, m| ldexp::<Double>(s, m, i32(s[1]))),
    (&["s_trunc_f16"], |s, m| integral::<Half>(s, m, Round::TowardZero)),
    (&["s_trunc_f32"], |s, m| integral::<Single>(s, m, Round::TowardZero)),
    (&["s_ceil_f16"], |s, m| integral::<Half>(s, m, Round::TowardPositive)),
    (&["s_ceil_f32"], |s, m| integral::<Single>(s, m, Round::TowardPositive)),
    (&["s_floor_f16"], |s, m| integral::<Half>(s, m, Round::TowardNegative)),
    (&["s_floor_f32"], |s, m| integral::<Single>(s, m, Round::TowardNegative)),
    (&["s_rndne_f16"], |s, m| integral::<Half>(s, m, Round::NearestTiesToEven)),
    (&["s_rndne_f32"], |s, m| integral::<Single>(s, m, Round::NearestTiesToEven)),
    (&["v_frexp_exp_i16_f16"], exponent::<Half>),
    (&["v_frexp_exp_i32_f32"], exponent::<Single>),
    (&["v_frexp_exp_i32_f64"], exponent::<Double>),
];

macro_rules! precisions {
    ($($format:literal $precision:ident;)*) => {
        pub(crate) const BY_PRECISION: &[&[Definition]] = &[$(&[
            (&[concat!("v_trunc_", $format)], |s, m| integral::<$precision>(s, m, Round::TowardZero)),
            (&[concat!("v_ceil_", $format)], |s, m| integral::<$precision>(s, m, Round::TowardPositive)),
            (&[concat!("v_floor_", $format)], |s, m| integral::<$precision>(s, m, Round::TowardNegative)),
            (&[concat!("v_rndne_", $format)], |s, m| integral::<$precision>(s, m, Round::NearestTiesToEven)),
            (&[concat!("v_fract_", $format)], fract::<$precision>),
            (&[concat!("v_frexp_mant_", $format)], mantissa::<$precision>),
            (&[concat!("v_cmp_class_", $format), concat!("v_cmpx_class_", $format)], |s, _| class::<$precision>(s)),
            (predicate!("lt" $format), |s, m| only(compare::<$precision>(s, m) == Some(Ordering::Less))),
            (predicate!("eq" $format), |s, m| only(compare::<$precision>(s, m) == Some(Ordering::Equal))),
            (predicate!("gt" $format), |s, m| only(compare::<$precision>(s, m) == Some(Ordering::Greater))),
            (predicate!("le" $format), |s, m| only(compare::<$precision>(s, m).is_some_and(Ordering::is_le))),
            (predicate!("ge" $format), |s, m| only(compare::<$precision>(s, m).is_some_and(Ordering::is_ge))),
            (predicate!("lg" $format), |s, m| only(compare::<$precision>(s, m).is_some_and(Ordering::is_ne))),
            (predicate!("o" $format), |s, m| only(compare::<$precision>(s, m).is_some())),
            (predicate!("u" $format), |s, m| only(compare::<$precision>(s, m).is_none())),
            (predicate!("nlt" $format), |s, m| only(compare::<$precision>(s, m).is_none_or(Ordering::is_ge))),
            (predicate!("neq" $format), |s, m| only(compare::<$precision>(s, m).is_none_or(Ordering::is_ne))),
            (predicate!("ngt" $format), |s, m| only(compare::<$precision>(s, m).is_none_or(Ordering::is_le))),
            (predicate!("nle" $format), |s, m| only(compare::<$precision>(s, m).is_none_or(Ordering::is_gt))),
            (predicate!("nge" $format), |s, m| only(compare::<$precision>(s, m).is_none_or(Ordering::is_lt))),
            (predicate!("nlg" $format), |s, m| only(compare::<$precision>(s, m).is_none_or(Ordering::is_eq))),
        ],)*];
    };
}

macro_rules! predicate {
    ($name:literal $format:literal) => {
        &[
            concat!("v_cmp_", $name, "_", $format),
            concat!("v_cmpx_", $name, "_", $format),
            concat!("s_cmp_", $name, "_", $format),
        ]
    };
}

precisions! { "f16" Half; "f32" Single; "f64" Double; }
