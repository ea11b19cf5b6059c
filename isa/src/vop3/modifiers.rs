//! Modifiers that RDNA 4 has no more.

use super::takes;
use crate::arch::{Op, Wave};
use crate::built::Built;
use crate::planned::Numbered;
use crate::registers::Registers;
use core::marker::PhantomData;

/// `takes::High` as a type.
struct High<F>(PhantomData<F>);

impl<F: takes::High> Numbered for High<F> {
    const NUMBER: u8 = F::MODIFIER;
}

impl<O: Op, R: Registers, W: Wave, A> Built<O, R, W, A> {
    /// Takes the high half of an interpolation attribute of 16 bits.
    #[inline]
    #[must_use]
    pub fn high(self) -> Self
    where
        O::Facts: takes::High,
    {
        self.set::<High<O::Facts>>(1)
    }
}
