//! The state of a wave that arithmetic depends on: the MODE register's rounding, denormals and clamping, and what of it a generation has.

/// How a result that a format cannot hold is rounded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Round {
    /// To the nearest number, of two to the even one.
    #[default]
    NearestEven,
    /// Towards plus infinity.
    Up,
    /// Towards minus infinity.
    Down,
    /// Towards zero.
    Zero,
}

impl Round {
    const ALL: [Round; 4] = [Round::NearestEven, Round::Up, Round::Down, Round::Zero];
}

/// What happens to denormal numbers of one precision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Denormals {
    /// Sources may be denormal. Otherwise they count as zero of their sign.
    pub inputs: bool,
    /// Results may be denormal. Otherwise they become zero of their sign.
    pub outputs: bool,
}

impl Denormals {
    /// Sources and results may be denormal.
    pub const KEEP: Denormals = Denormals { inputs: true, outputs: true };
    /// Neither may.
    pub const FLUSH: Denormals = Denormals {
        inputs: false,
        outputs: false,
    };
}

/// Rounding and denormals of one group of formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FloatMode {
    /// Rounding.
    pub round: Round,
    /// Denormal numbers.
    pub denormals: Denormals,
}

/// What a lane's arithmetic depends on besides its sources.
///
/// [`Mode::default`] rounds to nearest, keeps all denormal numbers, has `dx10_clamp` on and `ieee` off, and is lane 0. Kernels start as their descriptors
/// say; [`Mode::from_bits`] takes the MODE register's bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mode {
    /// 32-bit floats.
    pub single: FloatMode,
    /// 16- and 64-bit floats.
    pub half_double: FloatMode,
    /// A clamped NaN is 0; otherwise it stays a NaN. Generations without the bit (gfx12) clamp NaNs to 0.
    pub dx10_clamp: bool,
    /// The IEEE bit: minimum and maximum pass signaling NaNs on, and there are no output multipliers. Generations without the bit (gfx12) ignore this.
    pub ieee: bool,
    /// Number of the lane in its wave, 0 to 63. Only `v_mbcnt_*` looks at it.
    pub lane: u8,
}

impl Default for Mode {
    fn default() -> Self {
        Mode::from_bits(0x1f0)
    }
}

impl Mode {
    /// From the MODE register: FP_ROUND in bits 3:0, FP_DENORM in 7:4, DX10_CLAMP in 8, IEEE in 9. Other bits don't matter here. Lane 0.
    ///
    /// ```
    /// use rdna4_isa::semantics::{Mode, Round};
    /// let mode = Mode::from_bits(0xc3); // the low nibble is rounding: singles towards zero; denormals of halves and doubles are kept
    /// assert_eq!((mode.single.round, mode.half_double.round), (Round::Zero, Round::NearestEven));
    /// assert!(mode.half_double.denormals.inputs && !mode.single.denormals.inputs);
    /// ```
    #[must_use]
    pub const fn from_bits(bits: u32) -> Self {
        const fn float(bits: u32) -> FloatMode {
            FloatMode {
                round: Round::ALL[(bits & 3) as usize],
                denormals: Denormals {
                    inputs: bits >> 4 & 1 == 1,
                    outputs: bits >> 5 & 1 == 1,
                },
            }
        }
        Mode {
            single: float(bits),
            half_double: float(bits >> 2),
            dx10_clamp: bits >> 8 & 1 == 1,
            ieee: bits >> 9 & 1 == 1,
            lane: 0,
        }
    }
}

/// In what generations differ, beyond their opcodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Generation {
    /// The MODE register has the bits DX10_CLAMP and IEEE. gfx12 has not: NaNs are clamped to 0, and `_num` minima and maxima are IEEE 754-2019's.
    pub float_mode_bits: bool,
    /// `v_min_*`, `v_max_*` and `v_med3_*` flush denormal numbers as the mode says (gfx9 and later). Earlier ones leave them as they are.
    pub min_max_flush: bool,
    /// A clamped integer result saturates (gfx8 and later, as LLVM has it; the GCN text says that clamping is for floating-point results).
    pub integer_clamp: bool,
    /// Negation and absolute value change the sign bit of integer sources too, as the GCN text has it. Later ones leave integers as they are.
    pub integer_signs: bool,
    /// A 16-bit result in the low half of a vector register clears the high half (gfx8, and gfx9's `_legacy_` instructions); later ones leave it alone. A
    /// result in the high half never touches the low one.
    pub clears_high_half: bool,
    /// `v_mullit_f32` also looks for extreme second sources (RDNA). The GCN text does not.
    pub mullit_extremes: bool,
}

impl Generation {
    /// RDNA 4: gfx1200, gfx1201.
    pub const RDNA4: Generation = Generation {
        float_mode_bits: false,
        min_max_flush: true,
        integer_clamp: true,
        integer_signs: false,
        clears_high_half: false,
        mullit_extremes: true,
    };
    /// GCN 1.0 and 1.1: gfx6 and gfx7.
    pub const GCN: Generation = Generation {
        float_mode_bits: true,
        min_max_flush: false,
        integer_clamp: false,
        integer_signs: true,
        clears_high_half: true,
        mullit_extremes: false,
    };
    /// GCN 1.2: gfx8.
    pub const GFX8: Generation = Generation {
        integer_clamp: true,
        ..Generation::GCN
    };
    /// CDNA 1 to 4: gfx908, gfx90a, gfx942, gfx950.
    pub const CDNA: Generation = Generation {
        float_mode_bits: true,
        min_max_flush: true,
        integer_clamp: true,
        integer_signs: false,
        clears_high_half: true,
        mullit_extremes: false,
    };
}
