//! Fused multiply-add in exact rational arithmetic.

use super::harness::{modes, round_of, rounding, tuples};
use num_bigint::{BigInt, Sign};
use rdna4_isa::semantics::{Format, Generation, Mode, Modifiers, Round, operation};
use rustc_apfloat::Float;
use rustc_apfloat::ieee::{Double, Half, Single};

/// A finite number times 2^2200, which makes an integer of every double.
fn integer<F: Float>(x: F) -> BigInt {
    let fraction = F::PRECISION as u32 - 1;
    let bits = x.abs().to_bits();
    let field = (bits >> fraction) as i32;
    let mantissa = BigInt::from(bits & ((1 << fraction) - 1)) + if field == 0 { BigInt::ZERO } else { BigInt::from(1) << fraction };
    let power = field.max(1) - F::MAX_EXP - fraction as i32 + 2200;
    let magnitude = mantissa << power as usize;
    if x.is_negative() { -magnitude } else { magnitude }
}

/// Rounds number * 2^power to the format, by comparing with what lies in the middle of two neighbours.
fn rounded<F: Float>(number: &BigInt, power: i32, round: rustc_apfloat::Round) -> F {
    let negative = number.sign() == Sign::Minus;
    let magnitude = number.magnitude();
    let fraction = F::PRECISION as i32 - 1;
    // The unit of the last place: by the highest bit, but not below that of denormal numbers.
    let top = magnitude.bits() as i32 - 1 + power;
    let unit = (top - fraction).max(F::MIN_EXP - fraction);
    let cut = unit - power;
    let (kept, rest) = if cut <= 0 {
        (magnitude << (-cut) as usize, num_bigint::BigUint::ZERO)
    } else {
        let kept = magnitude >> cut as usize;
        let rest = magnitude - (&kept << cut as usize);
        (kept, rest)
    };
    let twice = &rest << 1usize;
    let half = num_bigint::BigUint::from(1u8) << cut.max(0) as usize;
    let away = match round {
        rustc_apfloat::Round::NearestTiesToEven => cut > 0 && (twice > half || twice == half && kept.bit(0)),
        rustc_apfloat::Round::TowardPositive => rest.bits() != 0 && !negative,
        rustc_apfloat::Round::TowardNegative => rest.bits() != 0 && negative,
        _ => false,
    };
    let kept = u128::try_from(kept).expect("a mantissa") + u128::from(away);
    // Exact: but for overflow, which has its own rule.
    let value = F::from_u128(kept).value;
    let value = if unit > F::MAX_EXP { F::largest() } else { value };
    let scaled = value.scalbn_r(unit, round_towards(round, negative));
    if negative { -scaled } else { scaled }
}

/// The same direction for magnitudes.
fn round_towards(round: rustc_apfloat::Round, negative: bool) -> rustc_apfloat::Round {
    match round {
        rustc_apfloat::Round::TowardPositive if negative => rustc_apfloat::Round::TowardNegative,
        rustc_apfloat::Round::TowardNegative if negative => rustc_apfloat::Round::TowardPositive,
        other => other,
    }
}

/// (a * b + c) * 2^power, rounded once.
pub(crate) fn fma_scaled<F: Float>(a: F, b: F, c: F, power: i32, round: rustc_apfloat::Round) -> F {
    let sum = integer(a) * integer(b) + (integer(c) << 2200usize);
    if sum == BigInt::ZERO {
        // Signs of zeros are no matter of rationals.
        return a.mul_add_r(b, c, round).value;
    }
    rounded(&sum, power - 4400, round)
}

fn check<F: super::harness::Precision>(name: &str, format: Format) {
    let fma = operation(name).unwrap_or_else(|| panic!("{name}"));
    let mode = |round| {
        let mut mode = Mode::default();
        (mode.single.round, mode.half_double.round) = (round, round);
        mode
    };
    let modes = [Round::NearestEven, Round::Up, Round::Down, Round::Zero].map(mode);
    let mut checked = 0;
    for tuple in tuples(&[format; 3], 0xf3a) {
        let tuple = super::harness::masked(&[format; 3], &tuple);
        let [a, b, c] = [tuple[0], tuple[1], tuple[2]].map(F::from_bits);
        // A sum that nearly cancels is where a wrong algorithm shows.
        let nearly = -a.mul_r(b, rustc_apfloat::Round::NearestTiesToEven).value;
        for c in [c, nearly] {
            if ![a, b, c].iter().all(|x| x.is_finite()) {
                continue;
            }
            for mode in &modes {
                let expected = fma_scaled(a, b, c, 0, round_of::<F>(mode));
                let sources = [a, b, c].map(Float::to_bits);
                let got = fma.evaluate(&sources, Modifiers::default(), mode, &Generation::RDNA4).value;
                assert_eq!(got, expected.to_bits(), "{name} of {sources:#x?} with {mode:?}");
                checked += 1;
            }
        }
    }
    assert!(checked > 1000, "{name}: only {checked} cases");
}

#[test]
fn fused_multiply_add_is_rounded_once() {
    check::<Half>("v_fma_f16", Format::F16);
    check::<Single>("v_fma_f32", Format::F32);
    check::<Double>("v_fma_f64", Format::F64);
}

/// The judge's own directions are those of the modes.
#[test]
fn every_mode_has_its_direction() {
    let third = |round| {
        (Single::from_i128(1).value.div_r(Single::from_i128(3).value, rounding(round)))
            .value
            .to_bits()
    };
    assert_eq!(third(Round::Down) + 1, third(Round::Up));
    assert_eq!(modes().len(), 16);
}
