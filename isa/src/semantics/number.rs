//! Binary floating-point formats: taking bits apart, rounding exact numbers to bits, and the one fused multiply-add that all arithmetic is made of.
//!
//! The nearest result is `libm`'s; its sign of error is found with error-free transformations, so that every rounding mode and every narrower format follow.

use super::mode::Round;
use core::cmp::Ordering;

/// A binary floating-point format of IEEE 754.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Precision {
    /// Bits of the whole format.
    pub(super) bits: u32,
    /// Bits of the fraction, without the hidden one.
    pub(super) fraction: u32,
}

/// An exact number: (mantissa + rest) * 2^exponent, the rest being 0 or something between 0 and 1.
#[derive(Clone, Copy, Debug)]
pub(super) struct Exact {
    pub(super) negative: bool,
    pub(super) mantissa: u64,
    pub(super) exponent: i32,
    pub(super) rest: bool,
}

impl Precision {
    pub(super) const F16: Precision = Precision { bits: 16, fraction: 10 };
    pub(super) const F32: Precision = Precision { bits: 32, fraction: 23 };
    pub(super) const F64: Precision = Precision { bits: 64, fraction: 52 };

    pub(super) const fn sign(self) -> u64 {
        1 << (self.bits - 1)
    }

    /// Positive infinity; also the mask of the exponent.
    pub(super) const fn infinity(self) -> u64 {
        self.sign() - (1 << self.fraction)
    }

    /// The bit that tells a quiet NaN from a signaling one.
    const fn quiet(self) -> u64 {
        1 << (self.fraction - 1)
    }

    /// The NaN that invalid operations give.
    pub(super) const fn nan(self) -> u64 {
        self.infinity() | self.quiet()
    }

    /// The largest finite number.
    pub(super) const fn largest(self) -> u64 {
        self.infinity() - 1
    }

    /// What is added to the exponent of a number in its field.
    pub(super) const fn bias(self) -> i32 {
        (1 << (self.bits - self.fraction - 2)) - 1
    }

    pub(super) const fn one(self) -> u64 {
        (self.bias() as u64) << self.fraction
    }

    /// The bits without the sign.
    pub(super) const fn magnitude(self, x: u64) -> u64 {
        x & (self.sign() - 1)
    }

    pub(super) const fn is_negative(self, x: u64) -> bool {
        x & self.sign() != 0
    }

    pub(super) const fn is_nan(self, x: u64) -> bool {
        self.magnitude(x) > self.infinity()
    }

    pub(super) const fn is_signaling(self, x: u64) -> bool {
        self.is_nan(x) && x & self.quiet() == 0
    }

    pub(super) const fn is_infinite(self, x: u64) -> bool {
        self.magnitude(x) == self.infinity()
    }

    pub(super) const fn is_zero(self, x: u64) -> bool {
        self.magnitude(x) == 0
    }

    pub(super) const fn is_denormal(self, x: u64) -> bool {
        self.magnitude(x) != 0 && x & self.infinity() == 0
    }

    /// The number in the exponent's field.
    pub(super) const fn exponent(self, x: u64) -> i32 {
        (self.magnitude(x) >> self.fraction) as i32
    }

    pub(super) const fn quieted(self, x: u64) -> u64 {
        x | self.quiet()
    }

    pub(super) const fn with_sign(self, magnitude: u64, negative: bool) -> u64 {
        if negative { magnitude | self.sign() } else { magnitude }
    }

    /// A denormal number becomes zero of its sign.
    pub(super) const fn flushed(self, x: u64) -> u64 {
        if self.is_denormal(x) { x & self.sign() } else { x }
    }

    /// A finite number as an exact one; of an infinity or a NaN, something finite.
    pub(super) const fn exact(self, x: u64) -> Exact {
        let field = self.exponent(x);
        let fraction = x & ((1 << self.fraction) - 1);
        let (mantissa, field) = if field == 0 {
            (fraction, 1)
        } else {
            (fraction | 1 << self.fraction, field)
        };
        Exact {
            negative: self.is_negative(x),
            mantissa,
            exponent: field - self.bias() - self.fraction as i32,
            rest: false,
        }
    }

    /// The same number in double precision, which holds all numbers of the others. A NaN stays some NaN.
    pub(super) fn widen(self, x: u64) -> f64 {
        if self.bits == 64 {
            return f64::from_bits(x);
        }
        let magnitude = if self.is_nan(x) {
            f64::NAN
        } else if self.is_infinite(x) {
            f64::INFINITY
        } else {
            let exact = self.exact(x);
            libm::ldexp(exact.mantissa as f64, exact.exponent)
        };
        if self.is_negative(x) { -magnitude } else { magnitude }
    }

    /// A number in double precision, rounded to this format. A NaN becomes the default one.
    pub(super) fn narrow(self, x: f64, round: Round) -> u64 {
        let negative = x.is_sign_negative();
        if x.is_nan() {
            self.nan()
        } else if x.is_infinite() {
            self.with_sign(self.infinity(), negative)
        } else {
            self.round(Precision::F64.exact(x.to_bits()), round)
        }
    }

    /// The number of this format that the rounding mode gives for an exact one.
    pub(super) fn round(self, exact: Exact, round: Round) -> u64 {
        // Room below the mantissa, so that there is always something to shift out.
        const ROOM: u32 = 62;
        let wide = u128::from(exact.mantissa) << ROOM | u128::from(exact.rest);
        if wide == 0 {
            return self.with_sign(0, exact.negative);
        }
        let low = exact.exponent - ROOM as i32;
        let top = low + 127 - wide.leading_zeros() as i32;
        // Exponent of the last place of the result: no smaller than that of denormal numbers.
        let unit = (top - self.fraction as i32).max(1 - self.bias() - self.fraction as i32);
        let shift = (unit - low) as u32;
        let (kept, rest, half) = match shift {
            0..=127 => (wide >> shift, wide & ((1 << shift) - 1), 1u128 << (shift - 1)),
            _ => (0, 1, 2),
        };
        let up = match round {
            Round::NearestEven => rest > half || rest == half && kept & 1 == 1,
            Round::Up => rest != 0 && !exact.negative,
            Round::Down => rest != 0 && exact.negative,
            Round::Zero => false,
        };
        // The hidden bit counts one in the exponent's field, and so does a carry out of the fraction.
        let field = (unit + self.bias() + self.fraction as i32 - 1) as u128;
        let magnitude = (field << self.fraction) + kept + u128::from(up);
        let magnitude = if magnitude >= u128::from(self.infinity()) {
            match round {
                Round::NearestEven => self.infinity(),
                Round::Up if !exact.negative => self.infinity(),
                Round::Down if exact.negative => self.infinity(),
                _ => self.largest(),
            }
        } else {
            magnitude as u64
        };
        self.with_sign(magnitude, exact.negative)
    }

    /// a * b + c, rounded once, for sources that are no NaN; an invalid operation gives the default NaN.
    pub(super) fn fused(self, a: u64, b: u64, c: u64, round: Round) -> u64 {
        self.fused_scaled(a, b, c, 0, round)
    }

    /// (a * b + c) * 2^power, rounded once, for sources that are no NaN.
    pub(super) fn fused_scaled(self, a: u64, b: u64, c: u64, power: i32, round: Round) -> u64 {
        let product_negative = self.is_negative(a) != self.is_negative(b);
        let [a, b, c] = [a, b, c].map(|x| self.widen(x));
        let nearest = libm::fma(a, b, c);
        if nearest.is_nan() {
            return self.nan();
        }
        if [a, b, c].iter().any(|x| x.is_infinite()) {
            return self.with_sign(self.infinity(), nearest < 0.0);
        }
        if nearest.is_infinite() && power < 0 {
            // The larger factor and the addend are scaled before; an addend too small for that only matters by its sign.
            let (large, small) = if a.abs() > b.abs() { (a, b) } else { (b, a) };
            let c = if c != 0.0 && c.abs() < 1e-200 { 1e-200f64.copysign(c) } else { c };
            let [a, c] = [large, c].map(|x| libm::ldexp(x, power).to_bits());
            return self.fused(a, small.to_bits(), c, round);
        }
        if nearest.is_infinite() {
            let huge = Exact {
                negative: nearest < 0.0,
                mantissa: 1,
                exponent: 4096,
                rest: false,
            };
            return self.round(huge, round);
        }
        let error = error_sign(a, b, c, nearest);
        if nearest == 0.0 && error == Ordering::Equal {
            // Of zeros of both signs, and of numbers that cancel out, the mode gives the sign.
            let negative = if product_negative == (c.is_sign_negative()) {
                product_negative
            } else {
                round == Round::Down
            };
            return self.with_sign(0, negative);
        }
        let mut exact = Precision::F64.exact(nearest.to_bits());
        exact.exponent += power;
        if exact.mantissa == 0 {
            exact.negative = error == Ordering::Less;
        }
        let outwards = if exact.negative { Ordering::Less } else { Ordering::Greater };
        exact.rest = error != Ordering::Equal;
        if exact.rest && error != outwards {
            // Just inside: by less than a quarter of a last place, or by no more than the half that was rounded up.
            exact.mantissa = 4 * exact.mantissa - 1;
            exact.exponent -= 2;
        }
        self.round(exact, round)
    }
}

/// How a * b + c compares with the double that is nearest to it. All are finite.
fn error_sign(a: f64, b: f64, c: f64, nearest: f64) -> Ordering {
    if a == 0.0 || b == 0.0 {
        return Ordering::Equal;
    }
    // Everything is scaled so that the product lies between 1/4 and 1: nothing over- or underflows then.
    let (a, a_exponent) = libm::frexp(a);
    let (b, b_exponent) = libm::frexp(b);
    let scale = -(a_exponent + b_exponent);
    let product = a * b;
    let product_rest = libm::fma(a, b, -product);
    let c_exponent = libm::frexp(c).1 + scale;
    let c = if c == 0.0 {
        0.0
    } else if c_exponent > 120 {
        // The product is less than half of a last place of c, which is the nearest number then.
        return product.total_cmp(&0.0);
    } else if c_exponent < -250 {
        // Too small to matter but for its sign.
        libm::ldexp(1.0, -250).copysign(c)
    } else {
        libm::ldexp(c, scale)
    };
    sign_of_sum([product_rest, product, c, -libm::ldexp(nearest, scale)])
}

/// The sign of an exact sum, by Shewchuk's expansions. The numbers are far from overflow and underflow.
fn sign_of_sum(terms: [f64; 4]) -> Ordering {
    let mut parts = [0.0f64; 4];
    for (count, term) in terms.into_iter().enumerate() {
        let mut sum = term;
        for part in &mut parts[..count] {
            let total = sum + *part;
            let other = total - sum;
            let rest = (sum - (total - other)) + (*part - other);
            (sum, *part) = (total, rest);
        }
        parts[count] = sum;
    }
    match parts.iter().rev().find(|&&part| part != 0.0) {
        Some(part) => part.total_cmp(&0.0),
        None => Ordering::Equal,
    }
}
