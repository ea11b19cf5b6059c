//! What forms ask of operand types beyond what a builder asks: see `form`.

use super::super::lines::{Hex, Null};
use super::super::special::*;
use crate::arch::Wave;
use crate::operand::wrap::{Abs, Hi, Neg, Packed};
use crate::registers::{Registers, S, V};

/// A vector register, with or without modifiers.
#[diagnostic::on_unimplemented(
    message = "this form takes only a vector register here, not `{Self}`",
    label = "this form does not take the operands",
    note = "the long form (`.e64()`) takes any source in any place; lanes are moved (`dpp`) in vector registers only"
)]
pub trait Vgpr {}

/// A register or constant without negation or absolute value.
#[diagnostic::on_unimplemented(
    message = "this form takes no negation or absolute value",
    label = "this form does not take the operands",
    note = "the long form (`.e64()`) does"
)]
pub trait Plain {}

/// The vector condition code.
#[diagnostic::on_unimplemented(
    message = "this form writes or reads the mask in vcc only, not in `{Self}`",
    label = "this form does not take the operands",
    note = "`VCC_LO` in wave32, `VCC` in wave64; the long form (`.e64()`) takes any mask"
)]
pub trait Vcc {}

impl Vcc for VccHalf {}
impl Vcc for super::super::special::Vcc {}

impl<R: Registers, const N: usize> Vgpr for V<R, N> {}
impl<T: Vgpr> Vgpr for Neg<T> {}
impl<T: Vgpr> Vgpr for Abs<T> {}
impl<T: Vgpr> Vgpr for Hi<T> {}
impl<T: Vgpr> Vgpr for Packed<T> {}

impl<W: Wave> Plain for Null<W> {}
impl<R: Registers, const N: usize> Plain for V<R, N> {}
impl<R: Registers, const N: usize> Plain for S<R, N> {}
impl<const N: usize> Plain for Ttmp<N> {}
impl<T: Plain> Plain for Hi<T> {}

macro_rules! plain {
    ($($ty:ty)*) => { $(impl Plain for $ty {})* };
}

plain! { super::super::special::Vcc VccHalf Exec ExecHalf M0Reg NullReg SccReg Aperture Literal Bits Inline f32 f64 i32 u32 i16 u16 Hex }
