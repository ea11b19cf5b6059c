//! The steps of a division: AMD's rules for each, and whole divisions made of them, which must be the right quotients.

use super::harness::{Answer, Definition, Precision, Value, get, put, round_of};
use num_bigint::BigInt;
use rdna4_isa::semantics::{Generation, Mode, Modifiers, Round, operation};
use rdna4_isa_tests::prng::{Random, scaled};
use rustc_apfloat::Float;
use rustc_apfloat::ieee::{Double, Half, Single};

/// The CDNA 4 text for half precision, which all precisions follow, with AMD's further case for the wider ones.
fn fixup<F: Precision>(s: &[u128; 4], m: &Mode, underflow: Option<i32>) -> Answer {
    let [s0, s1, s2] = [s[0], s[1], s[2]].map(|x| get::<F>(x, m));
    let sign_out = s1.is_negative() ^ s2.is_negative();
    let signed = |x: F| if sign_out { -x } else { x };
    let invalid = -F::qnan(None);
    let quiet_nan = if s2.is_nan() {
        s2.to_bits()
    } else if s1.is_nan() {
        s1.to_bits()
    } else if s1.is_zero() && s2.is_zero() || s1.is_infinite() && s2.is_infinite() {
        invalid.to_bits()
    } else {
        let far = underflow.is_some_and(|limit| s1.is_finite_non_zero() && s2.is_finite_non_zero() && field::<F>(s2) - field::<F>(s1) < limit);
        let out = if s1.is_zero() || s2.is_infinite() {
            signed(F::INFINITY)
        } else if s1.is_infinite() || s2.is_zero() {
            signed(F::ZERO)
        } else if far {
            // A quotient too small for anything but rounding.
            signed(F::SMALLEST).mul_r(F::SMALLEST, round_of::<F>(m)).value
        } else if s0.is_nan() && underflow.is_some() {
            // It overflowed on its way.
            signed(F::largest()).mul_r(F::largest(), round_of::<F>(m)).value
        } else {
            signed(s0.abs())
        };
        return match put(out, m).value {
            Value::Nan => Answer {
                value: Value::Bits(out.to_bits()),
                condition: None,
            },
            _ => put(out, m),
        };
    };
    Answer {
        value: Value::Bits(quiet_nan | F::qnan(None).to_bits()),
        condition: None,
    }
}

/// The number in the exponent's field.
fn field<F: Float>(x: F) -> i32 {
    let fraction = F::PRECISION as u32 - 1;
    (x.abs().to_bits() >> fraction) as i32
}

/// A finite number as numerator and power of two.
fn exact<F: Float>(x: F) -> (BigInt, i32) {
    let fraction = F::PRECISION as u32 - 1;
    let bits = x.abs().to_bits();
    let mantissa = bits & ((1 << fraction) - 1) | if field(x) == 0 { 0 } else { 1 << fraction };
    let bias = F::MAX_EXP;
    (mantissa.into(), field(x).max(1) - bias - fraction as i32)
}

/// Whether |a| / |b| is less than the smallest normal number.
fn tiny<F: Float>(a: F, b: F) -> bool {
    if !a.is_finite_non_zero() || !b.is_finite_non_zero() {
        return false;
    }
    let ((a, a_power), (b, b_power)) = (exact(a), exact(b));
    let power = a_power - b_power - F::MIN_EXP;
    // a * 2^power < b
    if power >= 0 {
        (a << power as usize) < b
    } else {
        a < b << (-power) as usize
    }
}

fn scale<F: Precision>(s: &[u128; 4], m: &Mode) -> Answer {
    let [s0, s1, s2] = [s[0], s[1], s[2]].map(|x| get::<F>(x, m));
    let (far, by, small) = if F::BITS == 64 { (768, 128, 53) } else { (96, 64, 23) };
    let ldexp = |x: F, n: i16| {
        if x.is_nan() {
            F::from_bits(x.to_bits() | F::qnan(None).to_bits())
        } else {
            x.scalbn_r(n.into(), round_of::<F>(m))
        }
    };
    let one = F::from_i128(1).value;
    let (out, condition) = if s2.is_zero() || s1.is_zero() {
        (F::NAN, false)
    } else if field(s2) - field(s1) >= far {
        (if s0.bitwise_eq(s1) { ldexp(s0, by) } else { s0 }, true)
    } else if s1.is_denormal() {
        (ldexp(s0, by), false)
    } else if tiny(one, s1) && tiny(s2, s1) {
        // The manuals say 2^64 (2^128) here; the denominator is so large that this overflows.
        (if s0.bitwise_eq(s1) { ldexp(s0, -by) } else { s0 }, true)
    } else if tiny(one, s1) {
        (ldexp(s0, -by), false)
    } else if tiny(s2, s1) {
        (if s0.bitwise_eq(s2) { ldexp(s0, by) } else { s0 }, true)
    } else if field(s2) <= small {
        (ldexp(s0, by), false)
    } else {
        (s0, false)
    };
    let value = match put(out, m).value {
        // A source that is no number comes out as it is.
        Value::Nan if s0.is_nan() && !(s2.is_zero() || s1.is_zero()) => Value::Bits(out.to_bits()),
        value => value,
    };
    Answer {
        value,
        condition: Some(condition),
    }
}

/// A fused multiply-add in twice the exponents, scaled, rounded once.
fn fmas<F: Precision>(s: &[u128; 4], m: &Mode) -> Answer {
    let [a, b, c] = [s[0], s[1], s[2]].map(|x| get::<F>(x, m));
    let round = round_of::<F>(m);
    let bias = F::MAX_EXP;
    let by = if F::BITS == 64 { 128 } else { 64 };
    let finite = [a, b, c].iter().all(|x| x.is_finite());
    if s[3] == 0 || !finite {
        return put(a.mul_add_r(b, c, round).value, m);
    }
    let power = if field(c) > bias { by } else { -by };
    put(super::exact::fma_scaled(a, b, c, power, round), m)
}

/// The digits of 2 / pi, from Machin's formula for pi.
fn trig_preop(s: &[u128; 4], m: &Mode) -> Answer {
    const BITS: usize = 1201;
    let one = BigInt::from(1) << 1400;
    let arctan_of_inverse = |x: u32| {
        let mut power: BigInt = &one / x;
        let mut sum = power.clone();
        let mut n = 1u32;
        while power != BigInt::ZERO {
            power /= x * x;
            n += 2;
            let term = &power / n;
            sum = if n % 4 == 1 { sum + term } else { sum - term };
        }
        sum
    };
    thread_local! {
        static DIGITS: std::cell::OnceCell<BigInt> = const { std::cell::OnceCell::new() };
    }
    let digits = DIGITS.with(|digits| {
        let fraction = || {
            let pi = 4 * (4 * arctan_of_inverse(5) - arctan_of_inverse(239));
            ((BigInt::from(2) << 2800) / pi) >> (1400 - BITS)
        };
        digits.get_or_init(fraction).clone()
    });
    let x = get::<Double>(s[0], m);
    let exponent = field(x);
    let mut shift = (s[1] % 32) as i32 * 53;
    if exponent > 1077 {
        shift += exponent - 1077;
    }
    let whole: BigInt = (digits << (shift + 53) as usize >> BITS) & ((BigInt::from(1) << 53) - 1);
    let whole = i128::try_from(whole).expect("53 bits");
    let mut power = -53 - shift;
    if exponent >= 1968 {
        power += 128;
    }
    put(Double::from_i128(whole).value.scalbn_r(power, round_of::<Double>(m)), m)
}

pub(crate) const DEFINITIONS: &[Definition] = &[
    (&["v_div_fixup_f16", "v_div_fixup_legacy_f16"], |s, m| fixup::<Half>(s, m, None)),
    (&["v_div_fixup_f32"], |s, m| fixup::<Single>(s, m, Some(-150))),
    (&["v_div_fixup_f64"], |s, m| fixup::<Double>(s, m, Some(-1075))),
    (&["v_div_scale_f32"], scale::<Single>),
    (&["v_div_scale_f64"], scale::<Double>),
    (&["v_div_fmas_f32"], fmas::<Single>),
    (&["v_div_fmas_f64"], fmas::<Double>),
    (&["v_trig_preop_f64"], trig_preop),
];

/// Carries out operations by name.
struct Machine {
    mode: Mode,
    /// `f32` or `f64`.
    format: &'static str,
}

impl Machine {
    fn run(&self, name: &str, sources: &[u128]) -> (u128, bool) {
        let name = format!("v_{name}_{}", self.format);
        let operation = operation(&name).unwrap_or_else(|| panic!("{name}"));
        let outcome = operation.evaluate(sources, Modifiers::default(), &self.mode, &Generation::RDNA4);
        (outcome.value, outcome.condition.unwrap_or(false))
    }

    fn fma(&self, a: u128, b: u128, c: u128) -> u128 {
        self.run("fma", &[a, b, c]).0
    }

    /// The sequence that compilers make of a division. `reciprocal` is the hardware's, one last place off or so.
    fn divide(&self, numerator: u128, denominator: u128, sign: u128, one: u128, reciprocal: impl Fn(u128) -> u128) -> u128 {
        let (d, _) = self.run("div_scale", &[denominator, denominator, numerator]);
        let (n, scaled) = self.run("div_scale", &[numerator, denominator, numerator]);
        let negative_d = d ^ sign;
        let mut r = reciprocal(d);
        // Doubles need the refinement twice.
        for _ in 0..if self.format == "f64" { 2 } else { 1 } {
            r = self.fma(self.fma(negative_d, r, one), r, r);
        }
        let q = self.run("mul", &[n, r]).0;
        let q = if self.format == "f64" {
            q
        } else {
            self.fma(self.fma(negative_d, q, n), r, q)
        };
        let error = self.fma(negative_d, q, n);
        let (q, _) = self.run("div_fmas", &[error, r, q, u128::from(scaled)]);
        self.run("div_fixup", &[q, denominator, numerator]).0
    }
}

/// Pairs of numbers over all exponents: bits as they come, and quotients near both ends of the range.
fn divisions(random: &mut Random, bits: u32) -> (u64, u64) {
    let cut = |x: u64| if bits == 32 { x & 0xffff_ffff } else { x };
    let (a, b) = (cut(random.u64(..)), cut(random.u64(..)));
    let exponent = if bits == 32 { 0xff << 23 } else { 0x7ff << 52 };
    match random.u8(..4) {
        0 => (a & !exponent | random.u64(..64) << exponent.trailing_zeros(), b),
        1 => (a, b & !exponent | random.u64(..64) << exponent.trailing_zeros()),
        2 => (a | exponent & exponent << 5, b),
        _ => (a, b),
    }
}

#[test]
fn divisions_are_exact() {
    let mut random = Random::new(0x0d1f);
    for i in 0..scaled(40_000) {
        let (a, b) = divisions(&mut random, 32);
        let (a, b) = (f32::from_bits(a as u32), f32::from_bits(b as u32));
        let machine = Machine {
            mode: Mode::default(),
            format: "f32",
        };
        let wrong = i % 3;
        let reciprocal = |d: u128| {
            let r = (1.0 / f32::from_bits(d as u32)).to_bits();
            u128::from(if f32::from_bits(r).is_normal() { r - 1 + wrong as u32 } else { r })
        };
        let quotient = machine.divide(a.to_bits().into(), b.to_bits().into(), 1 << 31, 1.0f32.to_bits().into(), reciprocal);
        let quotient = f32::from_bits(quotient as u32);
        assert!(
            quotient.to_bits() == (a / b).to_bits() || quotient.is_nan() && (a / b).is_nan(),
            "{a:e} / {b:e} = {:e}, not {quotient:e}",
            a / b
        );

        let (a, b) = divisions(&mut random, 64);
        let (a, b) = (f64::from_bits(a), f64::from_bits(b));
        let machine = Machine {
            mode: Mode::default(),
            format: "f64",
        };
        // The hardware's reciprocal of a double has some 28 good bits.
        let reciprocal = |d: u128| u128::from((1.0 / f64::from_bits(d as u64)).to_bits() & !0xff_ffff);
        let quotient = machine.divide(a.to_bits().into(), b.to_bits().into(), 1 << 63, 1.0f64.to_bits().into(), reciprocal);
        let quotient = f64::from_bits(quotient as u64);
        assert!(
            quotient.to_bits() == (a / b).to_bits() || quotient.is_nan() && (a / b).is_nan(),
            "{a:e} / {b:e} = {:e}, not {quotient:e}",
            a / b
        );
    }
}

/// The page's own table of special cases, spelled out for half precision.
#[test]
fn fixup_by_the_cdna_4_page() {
    const INFINITY: u128 = 0x7c00;
    const MINUS: u128 = 0x8000;
    let cases: [([u128; 3], u128); 12] = [
        ([0x1234, 0x3c00, 0x7e55], 0x7e55),
        ([0x1234, 0x3c00, 0x7c55], 0x7e55),
        ([0x1234, 0xfd00, 0x3c00], 0xff00),
        ([0x1234, 0, 0], 0xfe00),
        ([0x1234, MINUS, 0], 0xfe00),
        ([0x1234, INFINITY, MINUS | INFINITY], 0xfe00),
        ([0x1234, 0, 0x3c00], INFINITY),
        ([0x1234, MINUS, 0x3c00], MINUS | INFINITY),
        ([0x1234, 0xbc00, INFINITY], MINUS | INFINITY),
        ([0x1234, MINUS | INFINITY, 0x3c00], MINUS),
        ([0x1234, 0x3c00, MINUS], MINUS),
        ([0x9234, 0xbc00, 0xbc00], 0x1234),
    ];
    let fixup = operation("v_div_fixup_legacy_f16").expect("it is in the table");
    for (sources, expected) in cases {
        for round in [Round::NearestEven, Round::Zero] {
            let mut mode = Mode::default();
            mode.half_double.round = round;
            let got = fixup.evaluate(&sources, Modifiers::default(), &mode, &Generation::CDNA).value;
            assert_eq!(got, expected, "{sources:#x?}");
        }
    }
}
