//! An operation: the formats of its sources and of its result, what it computes, and the one body that puts modifiers around that.

use super::mode::{FloatMode, Generation, Mode};
use super::number::Precision;

/// How bits of a source or of a result are to be understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Half precision.
    F16,
    /// Single precision.
    F32,
    /// Double precision.
    F64,
    /// Signed 16-bit integer.
    I16,
    /// Unsigned 16-bit integer.
    U16,
    /// The low 24 bits of a dword, signed.
    I24,
    /// The low 24 bits of a dword, unsigned.
    U24,
    /// Signed 32-bit integer.
    I32,
    /// Unsigned 32-bit integer.
    U32,
    /// Signed 64-bit integer.
    I64,
    /// Unsigned 64-bit integer.
    U64,
    /// 16 bits.
    B16,
    /// 32 bits.
    B32,
    /// 64 bits.
    B64,
    /// 128 bits.
    B128,
    /// One bit: a lane's bit of a mask, or SCC.
    Bit,
    /// No result besides a condition.
    Nothing,
}

impl Format {
    /// Bits of the value: those that are looked at.
    #[must_use]
    pub const fn bits(self) -> u32 {
        match self {
            Format::F16 | Format::I16 | Format::U16 | Format::B16 => 16,
            Format::I24 | Format::U24 => 24,
            Format::F32 | Format::I32 | Format::U32 | Format::B32 => 32,
            Format::F64 | Format::I64 | Format::U64 | Format::B64 => 64,
            Format::B128 => 128,
            Format::Bit => 1,
            Format::Nothing => 0,
        }
    }

    /// Whether integers of this format have a sign.
    #[must_use]
    pub const fn is_signed(self) -> bool {
        matches!(self, Format::I16 | Format::I24 | Format::I32 | Format::I64)
    }

    /// Whether it is a format of integers; plain bits are none.
    const fn is_integer(self) -> bool {
        use Format::{I16, I24, I32, I64, U16, U24, U32, U64};
        matches!(self, I16 | I24 | I32 | I64 | U16 | U24 | U32 | U64)
    }

    pub(super) const fn precision(self) -> Option<Precision> {
        match self {
            Format::F16 => Some(Precision::F16),
            Format::F32 => Some(Precision::F32),
            Format::F64 => Some(Precision::F64),
            _ => None,
        }
    }

    pub(super) const fn mask(self) -> u128 {
        match self {
            Format::B128 => u128::MAX,
            _ => (1 << self.bits()) - 1,
        }
    }

    /// The integer that bits of this format are.
    pub(super) const fn integer(self, bits: u128) -> i128 {
        let unused = 128 - self.bits();
        if self.is_signed() {
            (bits as i128) << unused >> unused
        } else {
            (bits & self.mask()) as i128
        }
    }

    /// The smallest and the largest integer.
    const fn range(self) -> (i128, i128) {
        if self.is_signed() {
            let half = 1i128 << (self.bits() - 1);
            (-half, half - 1)
        } else {
            (0, (self.mask() & i128::MAX as u128) as i128)
        }
    }

    /// The bit that negation and absolute value change.
    const fn sign(self) -> u128 {
        match self {
            Format::I24 | Format::U24 => 1 << 31,
            Format::Nothing => 0,
            _ => 1 << (self.bits() - 1),
        }
    }
}

/// The modifiers around an operation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Modifiers {
    /// Bit i: source i is negated, after its absolute value was taken.
    pub neg: u8,
    /// Bit i: the absolute value of source i is taken.
    pub abs: u8,
    /// The field OMOD: 0 leaves a floating-point result as it is, 1 doubles it, 2 multiplies it by 4, 3 halves it.
    pub omod: u8,
    /// Floating-point results are clamped to 0.0 to 1.0, integer ones saturate.
    pub clamp: bool,
}

/// What an operation gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The result, in the low bits of its format; 0 where there is none.
    pub value: u128,
    /// Which bits of the value the operation writes, where it does not write all of its format.
    pub part: Option<u128>,
    /// The lane's bit of a mask, or SCC.
    pub condition: Option<bool>,
}

impl Outcome {
    pub(super) const fn value(value: u128) -> Self {
        Outcome {
            value,
            part: None,
            condition: None,
        }
    }

    pub(super) const fn condition(condition: bool) -> Self {
        Outcome {
            value: 0,
            part: None,
            condition: Some(condition),
        }
    }
}

/// What a body knows besides its sources.
pub(super) struct Env<'a> {
    pub(super) mode: &'a Mode,
    pub(super) generation: &'a Generation,
    pub(super) clamp: bool,
}

impl Env<'_> {
    /// Rounding and denormals of a precision.
    pub(super) const fn float(&self, precision: Precision) -> FloatMode {
        match precision.bits {
            32 => self.mode.single,
            _ => self.mode.half_double,
        }
    }

    pub(super) const fn ieee(&self) -> bool {
        self.mode.ieee && self.generation.float_mode_bits
    }
}

/// One precision with the mode that is in force for it.
pub(super) struct Float<'a> {
    pub(super) precision: Precision,
    pub(super) mode: FloatMode,
    pub(super) env: &'a Env<'a>,
}

/// What an integer operation says of its exact result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Says {
    /// Nothing.
    Nothing,
    /// Whether the result, as it is stored, is not zero.
    NotZero,
    /// Whether the exact result does not fit: carry, borrow or signed overflow.
    DoesNotFit,
    /// Bit 64 of the exact result.
    Bit64,
}

/// How an operation treats denormal numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flush {
    /// As the mode says.
    Mode,
    /// As the mode says, where minima and maxima do that.
    MinMax,
    /// It always flushes them.
    Always,
    /// It never does.
    Never,
}

/// What an operation computes.
#[derive(Clone, Copy)]
pub(super) enum Body {
    /// From floats to a float, all of the result's precision.
    Float(fn(&Float, [u64; 3]) -> u64),
    /// From integers to the exact integer.
    Integer(fn([i128; 3]) -> i128, Says),
    /// Anything else.
    Bits(fn(&Env, [u128; 4]) -> Outcome),
}

/// The meaning of instructions: what they compute, whatever instruction set they are of.
pub struct Operation {
    pub(super) sources: &'static [Format],
    pub(super) result: Format,
    pub(super) body: Body,
    pub(super) flush: Flush,
}

impl core::fmt::Debug for Operation {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{:?} -> {:?}", self.sources, self.result)
    }
}

impl Operation {
    /// Formats of the sources, in the order of the operands; a register that is read and written comes after the others, then VCC or SCC if it is read without
    /// being named.
    #[must_use]
    pub const fn sources(&self) -> &'static [Format] {
        self.sources
    }

    /// Format of the result.
    #[must_use]
    pub const fn result(&self) -> Format {
        self.result
    }

    /// What the operation gives for the bits of its sources. Missing sources are 0, bits above a source's format don't count.
    ///
    /// ```
    /// use rdna4_isa::semantics::{Generation, Mode, Modifiers, operation};
    /// let median = operation("v_med3_u32").expect("there is such an instruction");
    /// let outcome = median.evaluate(&[7, 3, 5], Modifiers::default(), &Mode::default(), &Generation::RDNA4);
    /// assert_eq!(outcome.value, 5);
    /// ```
    #[must_use]
    pub fn evaluate(&self, sources: &[u128], modifiers: Modifiers, mode: &Mode, generation: &Generation) -> Outcome {
        let env = Env {
            mode,
            generation,
            clamp: modifiers.clamp && generation.integer_clamp,
        };
        let mut values = [0u128; 4];
        for (i, (value, &format)) in values.iter_mut().zip(self.sources).enumerate() {
            *value = self.source(&env, modifiers, i, format, sources.get(i).copied().unwrap_or(0));
        }
        match self.body {
            Body::Float(body) => {
                let precision = self.result.precision().unwrap_or(Precision::F32);
                let float = Float {
                    precision,
                    mode: self.float_mode(&env, precision),
                    env: &env,
                };
                let value = body(&float, [values[0] as u64, values[1] as u64, values[2] as u64]);
                Outcome::value(self.float_result(&env, precision, modifiers, value))
            }
            Body::Integer(body, says) => {
                let mut integers = [0; 3];
                for ((integer, value), format) in integers.iter_mut().zip(values).zip(self.sources) {
                    *integer = format.integer(value);
                }
                let exact = body(integers);
                let (min, max) = self.result.range();
                let stored = if env.clamp { exact.clamp(min, max) } else { exact };
                let value = stored as u128 & self.result.mask();
                Outcome {
                    value,
                    part: None,
                    condition: match says {
                        Says::Nothing => None,
                        Says::NotZero => Some(value != 0),
                        Says::DoesNotFit => Some(exact < min || exact > max),
                        Says::Bit64 => Some(exact >> 64 & 1 == 1),
                    },
                }
            }
            Body::Bits(body) => {
                let mut outcome = body(&env, values);
                if let Some(precision) = self.result.precision() {
                    outcome.value = self.float_result(&env, precision, modifiers, outcome.value as u64);
                }
                outcome.value &= self.result.mask();
                outcome
            }
        }
    }

    /// Which bits of the destination a result of this operation writes, and where the value's bit 0 goes, for a 16-bit result.
    pub(super) const fn written(&self, generation: &Generation, high: bool, scalar: bool) -> (u128, u32) {
        if self.result.bits() != 16 {
            return (self.result.mask(), 0);
        }
        match high {
            true => (0xffff_0000, 16),
            false if generation.clears_high_half && !scalar => (0xffff_ffff, 0),
            false => (0xffff, 0),
        }
    }

    /// The mode, as far as the operation follows it.
    const fn float_mode(&self, env: &Env, precision: Precision) -> FloatMode {
        use super::mode::Denormals;
        let mut mode = env.float(precision);
        match self.flush {
            Flush::Mode => {}
            Flush::MinMax if env.generation.min_max_flush => {}
            Flush::MinMax | Flush::Never => mode.denormals = Denormals::KEEP,
            Flush::Always => mode.denormals = Denormals::FLUSH,
        }
        mode
    }

    /// A source with its modifiers.
    const fn source(&self, env: &Env, modifiers: Modifiers, i: usize, format: Format, bits: u128) -> u128 {
        let mut bits = bits;
        let signs = env.generation.integer_signs || !format.is_integer();
        if signs && modifiers.abs >> i & 1 == 1 {
            bits &= !format.sign();
        }
        if signs && modifiers.neg >> i & 1 == 1 {
            bits ^= format.sign();
        }
        bits &= format.mask();
        match format.precision() {
            Some(precision) if !self.float_mode(env, precision).denormals.inputs => precision.flushed(bits as u64) as u128,
            _ => bits,
        }
    }

    /// A floating-point result with the output modifiers.
    fn float_result(&self, env: &Env, precision: Precision, modifiers: Modifiers, value: u64) -> u128 {
        let mut value = value;
        if !self.float_mode(env, precision).denormals.outputs {
            value = precision.flushed(value);
        }
        // Multipliers work only where the mode flushes results. They make no denormal numbers and no negative zeros.
        let mode = env.float(precision);
        if modifiers.omod != 0 && !mode.denormals.outputs && !env.ieee() && !precision.is_nan(value) {
            let factor = [1.0, 2.0, 4.0, 0.5][(modifiers.omod & 3) as usize];
            let factor = precision.narrow(factor, mode.round);
            value = precision.flushed(precision.fused(value, factor, 0, mode.round));
            if precision.is_zero(value) {
                value = 0;
            }
        }
        if modifiers.clamp {
            let nan_is_zero = env.mode.dx10_clamp || !env.generation.float_mode_bits;
            if precision.is_nan(value) {
                value = if nan_is_zero { 0 } else { value };
            } else if precision.is_negative(value) {
                value = 0;
            } else if value > precision.one() {
                value = precision.one();
            }
        }
        u128::from(value)
    }
}
