//! Comparisons: one bit from two sources. `v_cmpx_*` gives the bit of EXEC, `v_cmp_*` of the mask it names, `s_cmp_*` SCC.

use super::Format;
use super::number::Precision;
use super::operation::Body::Bits;
use super::operation::Outcome;
use super::rows::{Row, meaning};
use core::cmp::Ordering::{self, Equal, Greater, Less};

/// Compares two floats and tests how they compare; `None` is unordered.
fn float(format: Format, v: [u128; 4], test: fn(Option<Ordering>) -> bool) -> Outcome {
    let precision = format.precision().unwrap_or(Precision::F32);
    let [a, b] = [v[0], v[1]].map(|x| precision.widen(x as u64));
    Outcome::condition(test(a.partial_cmp(&b)))
}

fn integer(format: Format, v: [u128; 4], test: fn(Ordering) -> bool) -> Outcome {
    Outcome::condition(test(format.integer(v[0]).cmp(&format.integer(v[1]))))
}

/// Whether the number is of a class whose bit is set in the second source: 0 signaling NaN, 1 quiet NaN, 2 minus infinity, 3 negative normal, 4 negative
/// denormal, 5 -0, 6 +0, 7 positive denormal, 8 positive normal, 9 infinity. Denormal numbers are not flushed for this.
fn class(p: Precision, v: [u128; 4]) -> Outcome {
    let x = v[0] as u64;
    let bit = if p.is_signaling(x) {
        0
    } else if p.is_nan(x) {
        1
    } else {
        let size = match () {
            () if p.is_infinite(x) => 0,
            () if p.is_zero(x) => 3,
            () if p.is_denormal(x) => 2,
            () => 1,
        };
        if p.is_negative(x) { 2 + size } else { 9 - size }
    };
    Outcome::condition(v[1] >> bit & 1 == 1)
}

/// Rows of one predicate: a name of the instruction for each prefix, an operation for each format.
macro_rules! predicate {
    ($function:ident $prefixes:tt $name:literal $test:expr => $($suffix:literal $format:ident),*) => {
        [$(Row {
            names: predicate!(names $prefixes $name $suffix),
            operation: meaning!(($format $format) -> Nothing, Bits(|_, v| $function(Format::$format, v, $test))),
        }),*]
    };
    (names [$($prefix:literal)*] $name:literal $suffix:literal) => {
        &[$(concat!($prefix, $name, $suffix)),*]
    };
}

macro_rules! floats {
    ($($name:literal $test:expr;)*) => {
        &[$(predicate!(float ["v_cmp_" "v_cmpx_" "s_cmp_"] $name $test => "_f16" F16, "_f32" F32, "_f64" F64)),*]
    };
}

macro_rules! integers {
    ($($name:literal $test:expr;)*) => {
        &[$(predicate!(integer ["v_cmp_" "v_cmpx_" "s_cmp_"] $name $test =>
            "_i16" I16, "_u16" U16, "_i32" I32, "_u32" U32, "_i64" I64, "_u64" U64)),*]
    };
}

/// The predicates of floats: those with `n` are true for unordered sources.
pub(super) const FLOATS: &[[Row; 3]] = floats! {
    "lt" |o| o == Some(Less);
    "eq" |o| o == Some(Equal);
    "le" |o| matches!(o, Some(Less | Equal));
    "gt" |o| o == Some(Greater);
    "lg" |o| matches!(o, Some(Less | Greater));
    "ge" |o| matches!(o, Some(Greater | Equal));
    "o" |o| o.is_some();
    "u" |o| o.is_none();
    "nge" |o| !matches!(o, Some(Greater | Equal));
    "nlg" |o| !matches!(o, Some(Less | Greater));
    "ngt" |o| o != Some(Greater);
    "nle" |o| !matches!(o, Some(Less | Equal));
    "neq" |o| o != Some(Equal);
    "nlt" |o| o != Some(Less);
};

/// The predicates of integers. The scalar unit calls unequal `lg`.
pub(super) const INTEGERS: &[[Row; 6]] = integers! {
    "lt" |o| o == Less;
    "eq" |o| o == Equal;
    "le" |o| o != Greater;
    "gt" |o| o == Greater;
    "ne" |o| o != Equal;
    "lg" |o| o != Equal;
    "ge" |o| o != Less;
};

pub(super) const CLASSES: &[Row] = &[
    Row {
        names: &["v_cmp_class_f16", "v_cmpx_class_f16"],
        operation: meaning!((F16 B16) -> Nothing, Bits(|_, v| class(Precision::F16, v)), Never),
    },
    Row {
        names: &["v_cmp_class_f32", "v_cmpx_class_f32"],
        operation: meaning!((F32 B32) -> Nothing, Bits(|_, v| class(Precision::F32, v)), Never),
    },
    Row {
        names: &["v_cmp_class_f64", "v_cmpx_class_f64"],
        operation: meaning!((F64 B32) -> Nothing, Bits(|_, v| class(Precision::F64, v)), Never),
    },
];
