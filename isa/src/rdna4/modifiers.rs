//! Output and memory modifiers, as methods that exist only on instructions that take them.

use super::generated::{Modifier, flag, takes};
use super::imm::{Omod, Scope, ThAtomic, ThLoad, ThStore};
use super::lines::Line;
use super::numbers;
use crate::arch::{Op, Wave};
use crate::built::Built;
use crate::registers::Registers;

/// Declares methods that set one modifier.
macro_rules! modifiers {
    ($($(#[$meta:meta])* $method:ident $(($arg:ident: $ty:ty))? => $trait:ident = $value:expr;)*) => {
        impl<O: Op, R: Registers, W: Wave, A> Built<O, R, W, A> {$(
            $(#[$meta])*
            #[inline]
            #[must_use]
            pub const fn $method(self $(, $arg: $ty)?) -> Self
            where
                O::Facts: takes::$trait,
            {
                self.set::<numbers::$trait<O::Facts>>($value)
            }
        )*}

        /// Modifiers of the same names as a builder's.
        impl Line {$(
            $(#[$meta])*
            #[inline]
            #[must_use]
            pub const fn $method(self $(, $arg: $ty)?) -> Self {
                self.set(Modifier::$trait, $value)
            }
        )*}
    };
}

modifiers! {
    /// Clamps the result: floats to 0.0 to 1.0, integers to what the destination can hold.
    with_clamp => Clamp = 1;
    /// Multiplies the float result by 2, 4 or 1/2.
    with_omod(factor: Omod) => Omod = factor.raw() as i64;
    /// Byte offset. FLAT, GLOBAL, SCRATCH and SMEM: signed, -8388608 to 8388607. Buffers: 0 to 8388607. LDS: 0 to 65535.
    offset(bytes: i32) => Offset = bytes as i64;
    /// First offset of an LDS access to two addresses, in elements, 0 to 255.
    offset0(elements: u32) => Offset0 = elements as i64;
    /// Second offset of an LDS access to two addresses, in elements, 0 to 255.
    offset1(elements: u32) => Offset1 = elements as i64;
    /// How far the access must be visible.
    scope(scope: Scope) => Scope = scope.raw() as i64;
    /// Says that the memory is non-volatile. AMD: `NV`.
    nv => Nv = 1;
    /// Also returns a texture fail status, in one more register.
    tfe => Tfe = 1;
    /// Buffer format of a typed access, 0 to 127.
    format(format: u32) => Format = format as i64;
    /// Components of an image access, one bit each, 0 to 15. Without it: as many as the data has registers.
    dmask(mask: u32) => Dmask = mask as i64;
    /// Image addresses are 16-bit.
    a16 => A16 = 1;
    /// The image resource has 128 bits.
    r128 => R128 = 1;
    /// Image data is 16-bit.
    d16 => D16 = 1;
    /// Image coordinates are not normalized.
    unorm => Unorm = 1;
    /// Also returns a level-of-detail warning.
    lwe => Lwe = 1;
    /// Waits until at most so many exports are left, 0 to 7.
    wait_exp(count: u32) => WaitExp = count as i64;
    /// Waits until at most so many vector results are left, 0 to 15.
    wait_va_vdst(count: u32) => WaitVaVdst = count as i64;
    /// Waits until at most so many memory reads of vector sources are left, 0 or 1.
    wait_vm_vsrc(count: u32) => WaitVmVsrc = count as i64;
    /// Channel of an interpolation attribute: 0 x, 1 y, 2 z, 3 w.
    attr_chan(channel: u32) => AttrChan = channel as i64;
    /// The last export of its kind.
    done => Done = 1;
    /// Row of a mesh shader's export in m0.
    row_en => RowEn = 1;
}

/// A temporal hint: its type says for which kind of access.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no temporal hint of `{O}`",
    label = "a hint for another kind of access",
    note = "loads take `ThLoad`, stores `ThStore`, atomics `ThAtomic`"
)]
pub trait Hint<O> {
    /// Its three bits.
    #[doc(hidden)]
    fn bits(self) -> u8;
}

macro_rules! hints {
    ($($hint:ident $access:ident)*) => {$(
        impl<O: Op<Facts: flag::$access>> Hint<O> for $hint {
            #[inline]
            fn bits(self) -> u8 {
                self.raw()
            }
        }
    )*};
}

hints! { ThLoad Load ThStore Store ThAtomic Atomic }

impl<O: Op, R: Registers, W: Wave, A> Built<O, R, W, A> {
    /// Temporal hint: [`ThLoad`] on loads, [`ThStore`] on stores, [`ThAtomic`] on atomics.
    #[inline]
    #[must_use]
    pub fn th(self, hint: impl Hint<O>) -> Self
    where
        O::Facts: takes::Th,
    {
        self.set::<numbers::Th<O::Facts>>(i64::from(hint.bits()))
    }
}
