//! Operands that only lines of text have: numbers in hexadecimal, which are bits whatever the operand's format, and the destination that is not named.

use super::super::arg;
use super::super::fmt::{self, Takes, lower_32};
use super::super::special::NULL;
use super::number::{self, Class};
use crate::arch::Wave;
use crate::built::Operands;
use crate::engine::Lowered;
use crate::registers::Registers;
use core::marker::PhantomData;

/// A number in hexadecimal, as LLVM prints immediates and literals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hex(pub u32);

/// The destination of an atomic that returns nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unused;

impl Unused {
    pub(super) const LOWERED: Lowered = Lowered::code(256, 0);
}

impl<R: Registers, F, A> arg::Vgpr<R, F, A> for Unused {
    #[inline]
    fn lower(self, to: &mut Operands<R>) {
        to.push(Self::LOWERED);
    }
}

/// Null in code for waves of this size, where it can be a lane mask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Null<W: Wave>(PhantomData<W>);

impl<W: Wave> Null<W> {
    /// It.
    pub const NULL: Self = Null(PhantomData);
}

/// Null in this code.
#[cfg(feature = "alloc")]
#[inline]
pub const fn null_in<W: Wave>(_: &crate::CodeBuffer<W>) -> Null<W> {
    Null::NULL
}

impl<R: Registers, F, A, W: Wave> arg::Mask<R, F, A, W> for Null<W> {
    #[inline]
    fn lower(self, to: &mut Operands<R>) {
        to.push(NULL.lowered());
    }
}

macro_rules! nulls {
    ($($kind:ident)*) => {$(
        impl<R: Registers, F, A, W: Wave> arg::$kind<R, F, A> for Null<W> {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                to.push(NULL.lowered());
            }
        }
    )*};
}

nulls! { Src Ssrc Sdst Sreg SregM0 Lanesel }

/// The absolute value of any operand.
#[inline]
pub const fn abs<T: Copy>(operand: T) -> arg::Abs<T> {
    arg::Abs(operand)
}

/// Any operand negated.
#[inline]
pub const fn neg<T: Copy>(operand: T) -> arg::Neg<T> {
    arg::Neg(operand)
}

/// The high half of any operand.
#[inline]
pub const fn hi<T: Copy>(operand: T) -> arg::Hi<T> {
    arg::Hi(operand)
}

macro_rules! formats {
    ($($class:ident: $($format:ident)*;)*) => {$($(
        impl Takes<Hex> for fmt::$format {
            #[inline]
            fn lower(value: Hex) -> Lowered {
                number::bits(Class::$class, value.0)
            }
        }
    )*)*};
}

formats! {
    B32: F32 B32 Any I32 U32 I24 U24 Pk4I8 Pk4U8 Pk4Iu8 Pk8I4 Pk8U4 Pk8Iu4 Pk4B8 B8 I8 U8 Pk4Bf8 Pk4Fp8 Bf8 Fp8 Pk2Bf8 Pk2Fp8 Pk2I8 Pk2U8 Pk2I16 Pk2U16 Pk2B16;
    I16: B16 I16 U16;
    F16: F16;
    Bf16: Bf16;
    PkF16: Pk2F16;
    PkBf16: Pk2Bf16;
    B64: B64 U64 M64 I64;
    F64: F64;
}

macro_rules! sources {
    ($($kind:ident)*) => {$(
        impl<R: Registers, F: Takes<Hex>, A> arg::$kind<R, F, A> for Hex {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                to.push(F::lower(self));
            }
        }
    )*};
}

sources! { Src Ssrc }

macro_rules! numbers {
    ($($kind:ident |$value:ident| $lowered:expr;)*) => {$(
        impl<R: Registers, F, A> arg::$kind<R, F, A> for Hex {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                let $value = self.0;
                to.push($lowered);
            }
        }
    )*};
}

numbers! {
    BarrierId |x| lower_32(x);
    Lanesel |x| lower_32(x);
    Simm16 |x| number::field("simm16", x);
    Simm5 |x| number::field("simm5", x);
    Simm7 |x| number::field("simm7", x);
    Label |x| number::field("label", x);
    Version |x| number::field("version", x);
    Waitcnt |x| number::field("waitcnt", x);
    WaitCount6 |x| number::field("wait_count6", x);
    WaitCount5 |x| number::field("wait_count5", x);
    WaitCount3 |x| number::field("wait_count3", x);
    Barrier |x| number::field("barrier", x);
    Clause |x| number::field("clause", x);
    Delay |x| number::field("delay", x);
    Hwreg |x| number::field("hwreg", x);
    Sendmsg |x| number::field("sendmsg", x);
    SendmsgRtn |x| number::field("sendmsg_rtn", x);
    Sleep |x| number::field("sleep", x);
    WaitAlu |x| number::field("wait_alu", x);
    WaitEvent |x| number::field("wait_event", x);
    WaitMemDs |x| number::field("wait_mem_ds", x);
}

impl<R: Registers, F: arg::Dword<u32>, A> arg::Literal<R, F, A> for Hex {
    #[inline]
    fn lower(self, to: &mut Operands<R>) {
        to.push(Lowered::imm(F::dword(self.0)));
    }
}
