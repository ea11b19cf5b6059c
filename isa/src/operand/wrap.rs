//! Source modifiers that ride on operands: `-v(1)`, `v(1).abs()`, `v(1).hi()`, and their packed relatives.

use crate::rdna4::{ExecHalf, M0Reg, SccReg, Ttmp, Vcc, VccHalf};
use crate::registers::{Registers, S, V};

/// The operand negated.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Neg<T>(pub(crate) T);

/// The operand's absolute value. `-v(1).abs()` is the negated absolute value; there is no absolute value of a negation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Abs<T>(pub(crate) T);

/// The operand's high half, `v1.h` in text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hi<T>(pub(crate) T);

/// A packed operand with its halves chosen or negated one by one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Packed<T> {
    pub(crate) inner: T,
    pub(crate) aux: u8,
}

impl<T> Packed<T> {
    const fn toggled(mut self, aux: u8) -> Self {
        self.aux ^= aux;
        self
    }
}

macro_rules! modifiers {
    ($([$($generics:tt)*] $ty:ty;)*) => {$(
        impl<$($generics)*> $ty {
            /// The absolute value, for sources of float instructions.
            #[inline]
            pub const fn abs(self) -> Abs<Self> {
                Abs(self)
            }

            /// The high half, for 16-bit operands.
            #[inline]
            pub const fn hi(self) -> Hi<Self> {
                Hi(self)
            }

            /// As a packed operand, to choose or negate halves.
            #[inline]
            pub const fn packed(self) -> Packed<Self> {
                Packed { inner: self, aux: 0 }
            }
        }
        impl<$($generics)*> core::ops::Neg for $ty {
            type Output = Neg<Self>;
            #[inline]
            fn neg(self) -> Neg<Self> {
                Neg(self)
            }
        }
    )*};
}

modifiers! {
    [R: Registers, const N: usize] V<R, N>;
    [R: Registers, const N: usize] S<R, N>;
    [const N: usize] Ttmp<N>;
    [] Vcc;
    [] VccHalf;
    [] ExecHalf;
    [] M0Reg;
    [] SccReg;
}

impl<T> Packed<T> {
    /// Negates the source of the low result (`neg_lo`).
    #[inline]
    #[must_use]
    pub const fn neg_lo(self) -> Self {
        self.toggled(1)
    }

    /// Negates the source of the high result (`neg_hi`).
    #[inline]
    #[must_use]
    pub const fn neg_hi(self) -> Self {
        self.toggled(2)
    }

    /// Inverts `op_sel`: the low result takes the other half than usual (the high one). Of a mixed-precision operand: the high half is meant.
    #[inline]
    #[must_use]
    pub const fn op_sel(self) -> Self {
        self.toggled(4)
    }

    /// Inverts `op_sel_hi`: the high result takes the other half than usual (the low one). Of a mixed-precision operand: it is 16 bits, not 32.
    #[inline]
    #[must_use]
    pub const fn op_sel_hi(self) -> Self {
        self.toggled(8)
    }
}

impl<T> Abs<T> {
    /// The high half, for 16-bit operands.
    #[inline]
    pub fn hi(self) -> Abs<Hi<T>> {
        Abs(Hi(self.0))
    }
}

impl<T> Hi<T> {
    /// The absolute value, for sources of float instructions.
    #[inline]
    pub const fn abs(self) -> Abs<Self> {
        Abs(self)
    }
}

impl<T> core::ops::Neg for Abs<T> {
    type Output = Neg<Self>;
    #[inline]
    fn neg(self) -> Neg<Self> {
        Neg(self)
    }
}

impl<T> core::ops::Neg for Hi<T> {
    type Output = Neg<Self>;
    #[inline]
    fn neg(self) -> Neg<Self> {
        Neg(self)
    }
}
