//! What can be pushed into code for waves of one size.

use crate::arch::{AnyWave, Op, Wave, Wave32, Wave64};
use crate::built::{Built, Short};
use crate::inst::Inst;
use crate::rdna4::{Dual, Rdna4};
use crate::registers::Physical;

mod sealed {
    pub trait Sealed {}
    impl<R, A> Sealed for super::Inst<R, A>
    where
        R: crate::registers::Registers,
        A: crate::arch::Arch,
    {
    }
    impl<O: super::Op, W: super::Wave, A> Sealed for super::Built<O, super::Physical, W, A> {}
    impl<O: super::Op, W: super::Wave> Sealed for super::Short<O, super::Physical, W> {}
    impl Sealed for super::Dual {}
}

/// An instruction of this wave size can stand in code for `W`: one for any wave size everywhere, others in code of their own size.
#[diagnostic::on_unimplemented(
    message = "an instruction for `{Self}` in code for `{W}`",
    label = "the instruction has an operand whose width is that of the other wave size"
)]
pub trait RunsIn<W: Wave>: Wave {}

impl<W: Wave> RunsIn<W> for AnyWave {}
impl RunsIn<Wave32> for Wave32 {}
impl RunsIn<Wave64> for Wave64 {}

/// What a [`CodeBuffer`](crate::CodeBuffer) for `W` takes: what the builders return, if it is of the same wave size or of any, and [`Inst`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no instruction for code of `{W}`",
    label = "an instruction over physical registers is needed here, for the wave size of the code"
)]
pub trait IntoCode<W: Wave>: sealed::Sealed {
    /// The instruction.
    #[doc(hidden)]
    fn into_inst(self) -> Inst<Physical, Rdna4>;

    /// Whether its type does not say its wave size.
    #[doc(hidden)]
    const UNTYPED: bool = false;
}

impl<W: Wave> IntoCode<W> for Inst<Physical, Rdna4> {
    const UNTYPED: bool = true;

    #[inline]
    fn into_inst(self) -> Inst<Physical, Rdna4> {
        self
    }
}

impl<W: Wave, V: RunsIn<W>, O: Op<Arch = Rdna4>, A> IntoCode<W> for Built<O, Physical, V, A> {
    #[inline]
    fn into_inst(self) -> Inst<Physical, Rdna4> {
        self.inst()
    }
}

impl<W: Wave, V: RunsIn<W>, O: Op<Arch = Rdna4>> IntoCode<W> for Short<O, Physical, V> {
    #[inline]
    fn into_inst(self) -> Inst<Physical, Rdna4> {
        self.inst()
    }
}

impl IntoCode<Wave32> for Dual {
    #[inline]
    fn into_inst(self) -> Inst<Physical, Rdna4> {
        self.inst()
    }
}
