//! Minimum, maximum and median, by sorting with the total order of IEEE 754.

use super::harness::{Answer, Definition, Precision, get, int, kept, put};
use rdna4_isa::semantics::Mode;
use rustc_apfloat::ieee::{Double, Half, Single};
use std::cmp::Ordering;

/// Orders numbers, -0 before +0.
fn order<F: Precision>(a: &F, b: &F) -> Ordering {
    a.partial_cmp(b).expect("no NaN comes here").then(b.is_negative().cmp(&a.is_negative()))
}

/// The numbers among the sources in their order; the NaNs are left out.
fn sorted<F: Precision>(sources: &[F]) -> Vec<F> {
    let mut numbers: Vec<F> = sources.iter().copied().filter(|x| !x.is_nan()).collect();
    numbers.sort_by(order);
    numbers
}

fn smallest<F: Precision>(sources: &[F]) -> F {
    sorted(sources).first().copied().unwrap_or(F::NAN)
}

fn largest<F: Precision>(sources: &[F]) -> F {
    sorted(sources).last().copied().unwrap_or(F::NAN)
}

fn middle<F: Precision>(sources: &[F]) -> F {
    let numbers = sorted(sources);
    if numbers.len() == 3 { numbers[1] } else { smallest(sources) }
}

/// NaN if one is.
fn strict<F: Precision>(sources: &[F], number: fn(&[F]) -> F) -> F {
    if sources.iter().any(|x| x.is_nan()) { F::NAN } else { number(sources) }
}

fn numbers<F: Precision, const N: usize>(s: &[u128; 4], m: &Mode) -> [F; N] {
    std::array::from_fn(|i| get(s[i], m))
}

/// Sources and result as the mode has them.
fn by_mode<F: Precision, const N: usize>(s: &[u128; 4], m: &Mode, f: fn(&[F]) -> F) -> Answer {
    put(f(&numbers::<F, N>(s, m)), m)
}

/// Whatever the mode says.
fn always<F: Precision, const N: usize>(s: &[u128; 4], f: fn(&[F]) -> F) -> Answer {
    kept(f(&std::array::from_fn::<F, N, _>(|i| F::from_bits(s[i]))))
}

fn signed<const BITS: u32>(x: u128) -> i128 {
    (x as i128) << (128 - BITS) >> (128 - BITS)
}

fn unsigned(x: u128) -> i128 {
    x as i128
}

fn median(mut v: [i128; 3]) -> Answer {
    v.sort_unstable();
    int(v[1])
}

macro_rules! definitions {
    (floats { $($format:ident $precision:ident;)* } ints { $($int:literal $read:expr;)* }) => {
        pub(crate) const DEFINITIONS: &[&[Definition]] = &[$(&[
            (&[concat!("v_min_", stringify!($format)), concat!("v_min_num_", stringify!($format))],
                |s, m| by_mode::<$precision, 2>(s, m, smallest)),
            (&[concat!("v_max_", stringify!($format)), concat!("v_max_num_", stringify!($format))],
                |s, m| by_mode::<$precision, 2>(s, m, largest)),
            (&[concat!("v_minimum_", stringify!($format))], |s, _| always::<$precision, 2>(s, |v| strict(v, smallest))),
            (&[concat!("v_maximum_", stringify!($format))], |s, _| always::<$precision, 2>(s, |v| strict(v, largest))),
        ],)* $(&[
            (&[concat!("v_min_", $int)], |s, _| int($read(s[0]).min($read(s[1])))),
            (&[concat!("v_max_", $int)], |s, _| int($read(s[0]).max($read(s[1])))),
            (&[concat!("v_min3_", $int)], |s, _| int([0, 1, 2].map(|i| $read(s[i])).into_iter().min().unwrap())),
            (&[concat!("v_max3_", $int)], |s, _| int([0, 1, 2].map(|i| $read(s[i])).into_iter().max().unwrap())),
            (&[concat!("v_med3_", $int)], |s, _| median([0, 1, 2].map(|i| $read(s[i])))),
        ],)*];
    };
}

definitions! {
    floats { f16 Half; f32 Single; f64 Double; }
    ints { "i16" signed::<16>; "u16" unsigned; "i32" signed::<32>; "u32" unsigned; }
}

macro_rules! three {
    ($name:ident $($format:ident $precision:ident;)*) => {
        pub(crate) const $name: &[&[Definition]] = &[$(&[
            (&[concat!("v_min3_", stringify!($format)), concat!("v_min3_num_", stringify!($format))],
                |s, m| by_mode::<$precision, 3>(s, m, smallest)),
            (&[concat!("v_max3_", stringify!($format)), concat!("v_max3_num_", stringify!($format))],
                |s, m| by_mode::<$precision, 3>(s, m, largest)),
            (&[concat!("v_med3_", stringify!($format)), concat!("v_med3_num_", stringify!($format))],
                |s, m| by_mode::<$precision, 3>(s, m, middle)),
            (&[concat!("v_minmax_num_", stringify!($format))],
                |s, m| by_mode::<$precision, 3>(s, m, |v| largest(&[smallest(&v[..2]), v[2]]))),
            (&[concat!("v_maxmin_num_", stringify!($format))],
                |s, m| by_mode::<$precision, 3>(s, m, |v| smallest(&[largest(&v[..2]), v[2]]))),
            (&[concat!("v_minimum3_", stringify!($format))], |s, _| always::<$precision, 3>(s, |v| strict(v, smallest))),
            (&[concat!("v_maximum3_", stringify!($format))], |s, _| always::<$precision, 3>(s, |v| strict(v, largest))),
            (&[concat!("v_minimummaximum_", stringify!($format))],
                |s, _| always::<$precision, 3>(s, |v| strict(v, |v| largest(&[smallest(&v[..2]), v[2]])))),
            (&[concat!("v_maximumminimum_", stringify!($format))],
                |s, _| always::<$precision, 3>(s, |v| strict(v, |v| smallest(&[largest(&v[..2]), v[2]])))),
            (&[concat!("s_min_num_", stringify!($format))], |s, m| by_mode::<$precision, 2>(s, m, smallest)),
            (&[concat!("s_max_num_", stringify!($format))], |s, m| by_mode::<$precision, 2>(s, m, largest)),
            (&[concat!("s_minimum_", stringify!($format))], |s, _| always::<$precision, 2>(s, |v| strict(v, smallest))),
            (&[concat!("s_maximum_", stringify!($format))], |s, _| always::<$precision, 2>(s, |v| strict(v, largest))),
        ],)*];
    };
}

three! { THREE f16 Half; f32 Single; }

pub(crate) const COMBINED: &[Definition] = &[
    (&["v_minmax_i32"], |s, _| {
        let [a, b, c] = [0, 1, 2].map(|i| s[i] as u32 as i32);
        int(i128::from(a.min(b).max(c)))
    }),
    (&["v_maxmin_i32"], |s, _| {
        let [a, b, c] = [0, 1, 2].map(|i| s[i] as u32 as i32);
        int(i128::from(a.max(b).min(c)))
    }),
    (&["v_minmax_u32"], |s, _| int(s[0].min(s[1]).max(s[2]) as i128)),
    (&["v_maxmin_u32"], |s, _| int(s[0].max(s[1]).min(s[2]) as i128)),
];
