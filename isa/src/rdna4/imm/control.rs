//! Sleep, clause, image dimension, attribute, export target, output multiplier.

use super::values;
use crate::engine::{Lowered, PART_OUT_OF_RANGE};

values! {
    /// The kind of image an image instruction addresses (rule R33).
    Dim {
        /// One coordinate.
        D1 = 0,
        /// Two coordinates.
        D2 = 1,
        /// Three coordinates.
        D3 = 2,
        /// Two coordinates and a face.
        Cube = 3,
        /// One coordinate and a layer.
        D1Array = 4,
        /// Two coordinates and a layer.
        D2Array = 5,
        /// Two coordinates and a sample.
        D2Msaa = 6,
        /// Two coordinates, a layer and a sample.
        D2MsaaArray = 7,
    }
}

values! {
    /// Where an export goes (rule R36f; AMD: `OPR_TGT`).
    ExportTarget {
        /// Render target 0.
        Mrt0 = 0,
        /// Render target 1.
        Mrt1 = 1,
        /// Render target 2.
        Mrt2 = 2,
        /// Render target 3.
        Mrt3 = 3,
        /// Render target 4.
        Mrt4 = 4,
        /// Render target 5.
        Mrt5 = 5,
        /// Render target 6.
        Mrt6 = 6,
        /// Render target 7.
        Mrt7 = 7,
        /// Depth.
        Mrtz = 8,
        /// Position 0.
        Pos0 = 12,
        /// Position 1.
        Pos1 = 13,
        /// Position 2.
        Pos2 = 14,
        /// Position 3.
        Pos3 = 15,
        /// Position 4.
        Pos4 = 16,
        /// Primitive.
        Prim = 20,
        /// First colour of dual-source blending.
        DualSrcBlend0 = 21,
        /// Second colour of dual-source blending.
        DualSrcBlend1 = 22,
    }
}

values! {
    /// A factor that a float result is multiplied by.
    Omod {
        /// Twice.
        Mul2 = 1,
        /// Four times.
        Mul4 = 2,
        /// Half.
        Div2 = 3,
    }
}

/// An interpolation attribute and its channel, for `ds_param_load` (rule R36e): attribute 0 to 32.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Attr(pub(crate) u8);

impl Attr {
    /// Attribute `n`; above 32 is an error of the instruction. The channel is a modifier, `.attr_chan(…)`.
    pub const fn new(n: u8) -> Self {
        Attr(n)
    }

    pub(crate) const fn lowered(self) -> Lowered {
        Lowered::parts(if self.0 > 32 { PART_OUT_OF_RANGE | self.0 as u32 } else { self.0 as u32 })
    }
}

/// The operand of `s_sleep`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sleep(pub(crate) u32);

impl Sleep {
    /// About `64 * duration` cycles; a duration above 127 is an error of the instruction.
    pub const fn cycles_64(duration: u8) -> Self {
        Sleep(if duration > 127 {
            PART_OUT_OF_RANGE | duration as u32
        } else {
            duration as u32
        })
    }

    /// Until something wakes the wave.
    pub const FOREVER: Sleep = Sleep(0x8000);
}

/// The operand of `s_clause`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clause(pub(crate) u32);

impl Clause {
    /// A clause of `instructions` (2 to 63) that is not broken. Another number is an error of the instruction.
    pub const fn of(instructions: u8) -> Self {
        Clause(if instructions < 2 || instructions > 63 {
            PART_OUT_OF_RANGE | instructions as u32
        } else {
            instructions as u32 - 1
        })
    }

    /// The same, broken after every `span` instructions (1 to 15; 0 for never).
    #[must_use]
    pub const fn breaking_after(self, span: u8) -> Self {
        if self.0 & PART_OUT_OF_RANGE != 0 {
            return self;
        }
        Clause(if span > 15 {
            PART_OUT_OF_RANGE | span as u32
        } else {
            self.0 & 0x3f | (span as u32) << 8
        })
    }
}
