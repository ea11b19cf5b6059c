//! Running definitions against the crate: sources, modes, the comparison.

use rdna4_isa::semantics::{Denormals, FloatMode, Format, Generation, Mode, Modifiers, Outcome, Round, operation};
use rdna4_isa_tests::prng::{Random, scaled};
use rustc_apfloat::Float;
use rustc_apfloat::ieee::{Double, Half, Single};

/// What a definition says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Value {
    /// There is no result besides the condition.
    Nothing,
    /// These bits; only those of the result's format are looked at.
    Bits(u128),
    /// Some NaN.
    Nan,
}

/// What a definition says, with the condition.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Answer {
    pub value: Value,
    pub condition: Option<bool>,
}

/// An integer as the answer; it may be negative.
pub(crate) fn int(value: i128) -> Answer {
    Answer {
        value: Value::Bits(value as u128),
        condition: None,
    }
}

pub(crate) fn int_and(value: i128, condition: bool) -> Answer {
    Answer {
        condition: Some(condition),
        ..int(value)
    }
}

pub(crate) fn only(condition: bool) -> Answer {
    Answer {
        value: Value::Nothing,
        condition: Some(condition),
    }
}

/// Names and their definition: from sources, of which the bits above the format are gone, and the mode.
pub(crate) type Definition = (&'static [&'static str], fn(&[u128; 4], &Mode) -> Answer);

/// A float format of `rustc_apfloat` with its part of the mode.
pub(crate) trait Precision: Float {
    fn mode(mode: &Mode) -> FloatMode;
}

impl Precision for Half {
    fn mode(mode: &Mode) -> FloatMode {
        mode.half_double
    }
}

impl Precision for Single {
    fn mode(mode: &Mode) -> FloatMode {
        mode.single
    }
}

impl Precision for Double {
    fn mode(mode: &Mode) -> FloatMode {
        mode.half_double
    }
}

pub(crate) fn rounding(round: Round) -> rustc_apfloat::Round {
    match round {
        Round::NearestEven => rustc_apfloat::Round::NearestTiesToEven,
        Round::Up => rustc_apfloat::Round::TowardPositive,
        Round::Down => rustc_apfloat::Round::TowardNegative,
        Round::Zero => rustc_apfloat::Round::TowardZero,
    }
}

pub(crate) fn round_of<F: Precision>(mode: &Mode) -> rustc_apfloat::Round {
    rounding(F::mode(mode).round)
}

fn flush<F: Float>(x: F, keep: bool) -> F {
    if x.is_denormal() && !keep { F::ZERO.copy_sign(x) } else { x }
}

/// A source, as the mode lets it in.
pub(crate) fn get<F: Precision>(bits: u128, mode: &Mode) -> F {
    flush(F::from_bits(bits), F::mode(mode).denormals.inputs)
}

/// A result, as the mode lets it out.
pub(crate) fn put<F: Precision>(x: F, mode: &Mode) -> Answer {
    kept(flush(x, F::mode(mode).denormals.outputs))
}

/// A result, whatever the mode says.
pub(crate) fn kept<F: Float>(x: F) -> Answer {
    Answer {
        value: if x.is_nan() { Value::Nan } else { Value::Bits(x.to_bits()) },
        condition: None,
    }
}

/// Every rounding mode, with and without denormal numbers, and halves of that.
pub(crate) fn modes() -> Vec<Mode> {
    let mut modes = Vec::new();
    for round in [Round::NearestEven, Round::Up, Round::Down, Round::Zero] {
        for (inputs, outputs) in [(true, true), (false, false), (true, false), (false, true)] {
            let float = FloatMode {
                round,
                denormals: Denormals { inputs, outputs },
            };
            modes.push(Mode {
                single: float,
                half_double: float,
                ..Mode::default()
            });
        }
    }
    modes
}

/// Values at which something happens, with and without the sign.
pub(crate) fn edges(format: Format) -> Vec<u128> {
    let bits = format.bits();
    let low = |n: u32| if n == 128 { u128::MAX } else { (1u128 << n) - 1 };
    let mut edges = match format {
        Format::F16 => vec![
            0, 1, 0x3ff, 0x400, 0x3800, 0x3c00, 0x3e00, 0x4000, 0x4100, 0x5bff, 0x7bff, 0x7c00, 0x7e01, 0x7d00,
        ],
        Format::F32 => vec![
            0,
            1,
            0x7f_ffff,
            0x80_0000,
            0x3300_0000,
            0x3eff_ffff,
            0x3f00_0000,
            0x3f80_0000,
            0x3fc0_0000,
            0x4000_0000,
            0x437f_8000,
            0x477f_ff00,
            0x4f00_0000,
            0x4f80_0000,
            0x7e80_0001,
            0x7f7f_ffff,
            0x7f80_0000,
            0x7fc0_0001,
            0x7fa0_0000,
        ],
        Format::F64 => vec![
            0,
            1,
            (1 << 52) - 1,
            1 << 52,
            0x3690 << 48,
            0x36a8 << 48,
            0x3810 << 48,
            0x3fe0 << 48,
            0x3ff0 << 48,
            0x3ff8 << 48,
            0x4000 << 48,
            0x41df_ffff_ffe0_0000,
            0x41ef_ffff_fff0_0000,
            0x47ef_ffff_f000_0000,
            0x7fef_ffff_ffff_ffff,
            0x7ff0 << 48,
            0x7ff8 << 48 | 1,
            0x7ff4 << 48,
        ],
        Format::Bit => vec![0, 1],
        _ => vec![
            0,
            1,
            2,
            5,
            16,
            0x80,
            low(bits / 2),
            low(bits / 2) + 1,
            low(bits - 1),
            0x1234_5678_9abc_def0_0fed_cba9_8765_4321 & low(bits),
        ],
    };
    if bits > 1 {
        edges.extend(edges.clone().iter().map(|x| x ^ 1 << (bits - 1)));
    }
    edges
}

/// A random value: any bits, an edge, or for floats one with an exponent near that of 1.
fn random(random: &mut Random, format: Format) -> u128 {
    let any = u128::from(random.u64(..)) << 64 | u128::from(random.u64(..));
    let float = |fraction: u32, bias: u128| {
        let exponent = bias.wrapping_add(any >> 100 & 63).wrapping_sub(32);
        (any & ((1 << fraction) - 1)) | exponent << fraction | (any >> 127) << (format.bits() - 1)
    };
    match (random.u8(..4), format) {
        (0, _) => *random.pick(&edges(format)),
        (1, Format::F16) => float(10, 15 + 16) & 0xfbff,
        (1, Format::F32) => float(23, 127),
        (1, Format::F64) => float(52, 1023),
        // Few bits set, or few clear.
        (2, _) => any & any >> 32 & any >> 64,
        _ => any,
    }
}

/// Tuples of sources for these formats: all edges with each other where they are not too many, then random ones.
pub(crate) fn tuples(formats: &[Format], stream: u64) -> Vec<[u128; 4]> {
    let mut generator = Random::new(stream);
    let lists: Vec<_> = formats.iter().map(|&format| edges(format)).collect();
    let all: usize = lists.iter().map(Vec::len).product();
    let mut tuples = Vec::new();
    for mut i in 0..all {
        let mut tuple = [0; 4];
        for (source, list) in tuple.iter_mut().zip(&lists) {
            *source = list[i % list.len()];
            i /= list.len();
        }
        tuples.push(tuple);
    }
    // Of three sources, every few.
    if tuples.len() > 4096 {
        let every = tuples.len() / 4096 + 1;
        tuples = tuples.into_iter().step_by(every).collect();
    }
    for _ in 0..scaled(1000) {
        let mut tuple = [0; 4];
        for (source, &format) in tuple.iter_mut().zip(formats) {
            *source = random(&mut generator, format);
        }
        tuples.push(tuple);
    }
    tuples
}

pub(crate) fn masked(formats: &[Format], tuple: &[u128; 4]) -> [u128; 4] {
    let mut masked = *tuple;
    for (value, format) in masked.iter_mut().zip(formats) {
        if format.bits() < 128 {
            *value &= (1 << format.bits()) - 1;
        }
    }
    masked
}

/// Compares an operation with its definition over many sources and modes. Returns the first difference for each name.
pub(crate) fn compare((names, definition): &Definition, generation: &Generation) -> Vec<String> {
    names.iter().filter_map(|name| difference(name, *definition, generation)).collect()
}

fn difference(name: &str, definition: fn(&[u128; 4], &Mode) -> Answer, generation: &Generation) -> Option<String> {
    let Some(operation) = operation(name) else {
        return Some(format!("{name}: no operation"));
    };
    let floats = |format: &Format| matches!(format, Format::F16 | Format::F32 | Format::F64);
    let by_mode = operation.sources().iter().chain([&operation.result()]).any(floats) || name.contains("f16");
    let modes = if by_mode { modes() } else { vec![Mode::default()] };
    for (i, tuple) in tuples(operation.sources(), name.len() as u64).iter().enumerate() {
        let values = masked(operation.sources(), tuple);
        for mode in &modes {
            let mode = Mode {
                lane: (i % 64) as u8,
                ..*mode
            };
            let got = operation.evaluate(tuple, Modifiers::default(), &mode, generation);
            let expected = definition(&values, &mode);
            if !agrees(&got, &expected, operation.result()) {
                return Some(format!(
                    "{name} of {values:#x?} with {mode:?} is {got:#x?}, by its definition {expected:#x?}"
                ));
            }
        }
    }
    None
}

fn agrees(got: &Outcome, expected: &Answer, result: Format) -> bool {
    let mask = if result.bits() == 128 { u128::MAX } else { (1 << result.bits()) - 1 };
    let value = match expected.value {
        Value::Nothing => result == Format::Nothing,
        Value::Bits(bits) => got.value == bits & mask,
        Value::Nan => is_quiet_nan(got.value, result),
    };
    value && got.condition == expected.condition
}

fn is_quiet_nan(bits: u128, format: Format) -> bool {
    match format {
        Format::F16 => bits & 0x7e00 == 0x7e00,
        Format::F32 => bits & 0x7fc0_0000 == 0x7fc0_0000,
        Format::F64 => bits >> 51 & 0xfff == 0xfff,
        _ => false,
    }
}
