//! Registers that have names instead of numbers, and constants given as they are.
//!
//! Operand codes: rule R32.

use crate::engine::Lowered;

macro_rules! specials {
    ($($(#[$doc:meta])* $ty:ident { $($(#[$cdoc:meta])* $name:ident = $code:literal, $width:literal;)* })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $ty(u16);
        impl $ty {
            #[inline]
            pub(crate) const fn lowered(self) -> Lowered {
                const WIDTHS: &[(u16, u8)] = &[$(($code, $width)),*];
                Lowered::code(self.0 as u32, WIDTHS[0].1)
            }
        }
        $($(#[$cdoc])* pub const $name: $ty = $ty($code);)*
    )*};
}

specials! {
    /// The 64-bit vector condition code: the mask of wave64 code.
    Vcc {
        /// Both halves of the vector condition code; the mask in wave64.
        VCC = 106, 2;
    }
    /// One half of the vector condition code; `VCC_LO` is the mask of wave32 code.
    VccHalf {
        /// Low half of the vector condition code; the mask in wave32.
        VCC_LO = 106, 1;
        /// High half of the vector condition code.
        VCC_HI = 107, 1;
    }
    /// The 64-bit execution mask.
    Exec {
        /// Both halves of the execution mask.
        EXEC = 126, 2;
    }
    /// One half of the execution mask.
    ExecHalf {
        /// Low half of the execution mask.
        EXEC_LO = 126, 1;
        /// High half of the execution mask.
        EXEC_HI = 127, 1;
    }
    /// The memory register.
    M0Reg {
        /// The memory register: base, count and other parameters of instructions that read it.
        M0 = 125, 1;
    }
    /// Nothing: writes are dropped, reads give 0.
    NullReg {
        /// Nothing: writes are dropped, reads give 0.
        NULL = 124, 0;
    }
    /// The scalar condition code as a source of value 0 or 1.
    SccReg {
        /// The scalar condition code as a source of value 0 or 1.
        SCC = 253, 0;
    }
    /// A bound of the shared or private aperture.
    Aperture {
        /// Start of the shared aperture.
        SHARED_BASE = 235, 0;
        /// End of the shared aperture.
        SHARED_LIMIT = 236, 0;
        /// Start of the private aperture.
        PRIVATE_BASE = 237, 0;
        /// End of the private aperture.
        PRIVATE_LIMIT = 238, 0;
    }
}

/// A run of `N` trap temporaries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ttmp<const N: usize>(u16);

impl<const N: usize> Ttmp<N> {
    /// The run that starts at `ttmp<first>`; there are 16.
    #[inline]
    pub const fn new(first: u16) -> Self {
        Ttmp(first)
    }

    #[inline]
    pub(crate) const fn lowered(self) -> Lowered {
        self.lowered_at(108, 123)
    }

    /// The same where the temporaries have these first and last codes.
    #[inline]
    pub(crate) const fn lowered_at(self, first: u16, last: u16) -> Lowered {
        // Numbers above the file must not turn into other registers' codes.
        let code = if self.0 <= last - first {
            first as u32 + self.0 as u32
        } else {
            crate::registers::TOO_LARGE + self.0 as u32
        };
        Lowered::code(code, N as u8)
    }
}

/// The trap temporary `ttmp<n>`.
#[inline]
pub const fn ttmp(n: u16) -> Ttmp<1> {
    Ttmp(n)
}

/// An operand that is left out: no address register, no data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Off;

/// An operand that is left out: no address register, no data.
pub const OFF: Off = Off;

/// The literal dword as it is, even where an inline constant would do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Literal(pub(crate) u32);

/// The literal dword as it is, even where an inline constant would do.
#[inline]
pub const fn lit(dword: u32) -> Literal {
    Literal(dword)
}

/// A 32-bit pattern for a 32-bit source of any format: an inline constant where one has these bits, else the literal dword.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bits(pub(crate) u32);

impl Bits {
    /// Whether an inline constant has these bits. Other patterns take the literal dword, of which an instruction has one.
    ///
    /// ```
    /// use rdna4_isa::*;
    /// assert!(bits(64).is_inline() && bits(2.0f32.to_bits()).is_inline());
    /// assert!(!bits(65).is_inline() && !bits(3.0f32.to_bits()).is_inline());
    /// ```
    #[inline]
    pub const fn is_inline(self) -> bool {
        super::fmt::inline_32(self.0).is_some()
    }
}

/// A 32-bit pattern for a 32-bit source of any format: an inline constant where one has these bits, else the literal dword.
#[inline]
pub const fn bits(pattern: u32) -> Bits {
    Bits(pattern)
}

/// An inline constant by what it is, for a source of any format. The hardware reads an integer as that integer in the operand's own width, a float in the
/// operand's own float format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Inline(pub(crate) u16);

impl Inline {
    /// 0.5
    pub const HALF: Inline = Inline(240);
    /// -0.5
    pub const NEG_HALF: Inline = Inline(241);
    /// 1.0
    pub const ONE: Inline = Inline(242);
    /// -1.0
    pub const NEG_ONE: Inline = Inline(243);
    /// 2.0
    pub const TWO: Inline = Inline(244);
    /// -2.0
    pub const NEG_TWO: Inline = Inline(245);
    /// 4.0
    pub const FOUR: Inline = Inline(246);
    /// -4.0
    pub const NEG_FOUR: Inline = Inline(247);
    /// 1 / (2 pi)
    pub const INV_TAU: Inline = Inline(248);

    /// An integer from -16 to 64; `None` for others.
    pub const fn int(value: i32) -> Option<Inline> {
        match super::fmt::inline_int(value as i64) {
            Some(code) => Some(Inline(code as u16)),
            None => None,
        }
    }
}
