//! Modifiers that RDNA 4 has no more.

use super::takes;
use crate::arch::{Op, Wave};
use crate::built::Built;
use crate::registers::Registers;

impl<O: Op, R: Registers, W: Wave, A> Built<O, R, W, A> {
    /// Takes the high half of an interpolation attribute of 16 bits.
    #[inline]
    #[must_use]
    pub fn high(self) -> Self
    where
        O::Facts: takes::High,
    {
        self.set(<O::Facts as takes::High>::MODIFIER, 1)
    }
}
