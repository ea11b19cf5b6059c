//! Addresses and data of memory instructions, where the number of registers depends on other fields (errata E35 to E41, rules R33, R34, R36).

use super::prelude::*;

/// Bits 4 and 5 of an operand's auxiliary bits: the first and the second field that the kind sets.
const FIRST: u8 = 1 << 4;
const SECOND: u8 = 1 << 5;

/// The scalar base of a global access: a pair of SGPRs, or `OFF`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a scalar base address",
    label = "a pair of SGPRs (`s2(n)`) or `OFF` is needed here"
)]
pub trait Saddr<R: Registers, F, A> {
    /// Adds the operand.
    #[doc(hidden)]
    fn lower(self, to: &mut Operands<R>);
}

/// The vector address of a global access: a pair of VGPRs where the scalar base is `OFF`, one VGPR with a scalar base.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the vector address that goes with a scalar base `{B}`",
    label = "wrong number of address registers",
    note = "with `OFF` the address is a pair of VGPRs (`v2(n)`), with a scalar base it is a 32-bit offset in one (`v(n)`)"
)]
pub trait GlobalVaddr<R: Registers, F, A, B> {
    /// Adds the operand.
    #[doc(hidden)]
    fn lower(self, to: &mut Operands<R>);
}

macro_rules! off_is_null {
    ($($trait:ident)*) => {$(
        impl<R: Registers, F, A> $trait<R, F, A> for Off {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                to.push(NULL.lowered());
            }
        }
    )*};
}

off_is_null! { Saddr ScratchSaddr }

macro_rules! bases {
    ($($trait:ident $n:literal: $([$($generics:tt)*] $ty:ty;)*)*) => {$($(
        impl<R: Registers, F, A $($generics)*> $trait<R, F, A> for $ty {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                Sreg::<R, super::super::fmt::Run<$n, super::super::fmt::Any>, A>::lower(self, to);
            }
        }
    )*)*};
}

bases! {
    Saddr 2: [] S<R, 2>; [] Vcc; [] Ttmp<2>;
    ScratchSaddr 1: [] S<R, 1>; [] VccHalf; [] Ttmp<1>;
}

use super::scalar::Sreg;

impl<R: Registers, F, A> GlobalVaddr<R, F, A, Off> for V<R, 2> {
    #[inline]
    fn lower(self, to: &mut Operands<R>) {
        to.push_vgpr(self.0, 2);
    }
}

macro_rules! offsets {
    ($($base:ty),*) => {$(
        impl<R: Registers, F, A> GlobalVaddr<R, F, A, $base> for V<R, 1> {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                to.push_vgpr(self.0, 1);
            }
        }
    )*};
}

offsets! { S<R, 2>, Vcc, Ttmp<2> }

/// The scalar part of a scratch address: one SGPR, or `OFF`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the scalar part of a scratch address",
    label = "an SGPR (`s(n)`) or `OFF` is needed here"
)]
pub trait ScratchSaddr<R: Registers, F, A> {
    /// Adds the operand.
    #[doc(hidden)]
    fn lower(self, to: &mut Operands<R>);
}

/// The vector part of a scratch address: one VGPR, or `OFF`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the vector part of a scratch address",
    label = "a VGPR (`v(n)`) or `OFF` is needed here"
)]
pub trait ScratchVaddr<R: Registers, F, A> {
    /// Adds the operand.
    #[doc(hidden)]
    fn lower(self, to: &mut Operands<R>);
}

impl<R: Registers, F, A> ScratchVaddr<R, F, A> for V<R, 1> {
    #[inline]
    fn lower(self, to: &mut Operands<R>) {
        to.push_vgpr(self.0, 1);
        to.toggle(FIRST);
    }
}

impl<R: Registers, F, A> ScratchVaddr<R, F, A> for Off {
    #[inline]
    fn lower(self, to: &mut Operands<R>) {
        to.push(Lowered::ABSENT);
    }
}

/// The vector address of a buffer access: `OFF`, [`offen`], [`idxen`] or [`idxen_offen`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the vector address of a buffer",
    label = "`OFF`, `offen(v(n))`, `idxen(v(n))` or `idxen_offen(v2(n))` is needed here"
)]
pub trait BufferVaddr<R: Registers, F, A> {
    /// Adds the operand.
    #[doc(hidden)]
    fn lower(self, to: &mut Operands<R>);
}

/// A VGPR with a byte offset into a buffer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Offen<R: Registers>(pub(in super::super) V<R, 1>);
/// A VGPR with an index into a buffer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Idxen<R: Registers>(pub(in super::super) V<R, 1>);
/// Two VGPRs: index, then byte offset into a buffer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct IdxenOffen<R: Registers>(pub(in super::super) V<R, 2>);

/// A VGPR with a byte offset into a buffer.
pub const fn offen<R: Registers>(offset: V<R, 1>) -> Offen<R> {
    Offen(offset)
}

/// A VGPR with an index into a buffer.
pub const fn idxen<R: Registers>(index: V<R, 1>) -> Idxen<R> {
    Idxen(index)
}

/// Two VGPRs: index, then byte offset into a buffer.
pub const fn idxen_offen<R: Registers>(both: V<R, 2>) -> IdxenOffen<R> {
    IdxenOffen(both)
}

impl<R: Registers, F, A> BufferVaddr<R, F, A> for Off {
    #[inline]
    fn lower(self, to: &mut Operands<R>) {
        to.push(Lowered::ABSENT);
    }
}

macro_rules! buffer_addresses {
    ($($ty:ident $n:literal $sets:expr;)*) => {$(
        impl<R: Registers, F, A> BufferVaddr<R, F, A> for $ty<R> {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                to.push_vgpr(self.0.0, $n);
                to.toggle($sets);
            }
        }
    )*};
}

buffer_addresses! { Offen 1 FIRST; Idxen 1 SECOND; IdxenOffen 2 FIRST | SECOND; }

/// The data of an image access: 1 to 5 VGPRs, as `dmask`, `d16` and `tfe` say (rule R34); `OFF` for samples without result.
#[diagnostic::on_unimplemented(message = "`{Self}` is not the data of an image access", label = "a run of VGPRs is needed here")]
pub trait ImageVdata<R: Registers, F, A> {
    /// Adds the operand.
    #[doc(hidden)]
    fn lower(self, to: &mut Operands<R>);
}

impl<R: Registers, F, A, const N: usize> ImageVdata<R, F, A> for V<R, N> {
    #[inline]
    fn lower(self, to: &mut Operands<R>) {
        to.push_vgpr(self.0, const { N as u8 });
    }
}

/// The address of an image access: a register, or a tuple or array of registers and runs, as many as `dim`, `a16` and the opcode say (rule R33).
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the address of an image access",
    label = "VGPRs are needed here: `v(4)`, `[v(4), v(5)]`, or a tuple of runs like `(v(4), v3(6))`"
)]
pub trait ImageVaddr<R: Registers, F, A> {
    /// Adds the operand.
    #[doc(hidden)]
    fn lower(self, to: &mut Operands<R>);
}

/// The address of a sample: like [`ImageVaddr`], in up to four fields, the last of which can start a run.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the address of a sample",
    label = "VGPRs are needed here: `v(4)`, `[v(4), v(5)]`, or a tuple of runs like `(v(4), v(5), v(6), v3(7))`"
)]
pub trait SampleVaddr<R: Registers, F, A> {
    /// Adds the operand.
    #[doc(hidden)]
    fn lower(self, to: &mut Operands<R>);
}

macro_rules! address_lists {
    ($trait:ident $fields:literal: $(($($part:ident $n:ident)*))*) => {
        impl<R: Registers, F, A, const N: usize> $trait<R, F, A> for V<R, N> {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                to.push_vgpr(self.0, const { N as u8 });
                for _ in 1..$fields {
                    to.push(Lowered::ABSENT);
                }
            }
        }
        impl<R: Registers, F, A, const COUNT: usize> $trait<R, F, A> for [V<R, 1>; COUNT] {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                const { assert!(COUNT > 0 && COUNT <= $fields, "an image address has at least one register and no more than the encoding's fields") };
                for part in self {
                    to.push_vgpr(part.0, 1);
                }
                for _ in COUNT..$fields {
                    to.push(Lowered::ABSENT);
                }
            }
        }
        $(
            impl<R: Registers, F, A, $(const $n: usize),*> $trait<R, F, A> for ($(V<R, $n>,)*) {
                #[inline]
                fn lower(self, to: &mut Operands<R>) {
                    let ($($part,)*) = self;
                    let before = to.count;
                    $(to.push_vgpr($part.0, const { $n as u8 });)*
                    for _ in to.count - before..$fields {
                        to.push(Lowered::ABSENT);
                    }
                }
            }
        )*
    };
}

address_lists! { ImageVaddr 5: (a N0 b N1) (a N0 b N1 c N2) (a N0 b N1 c N2 d N3) (a N0 b N1 c N2 d N3 e N4) }
address_lists! { SampleVaddr 4: (a N0 b N1) (a N0 b N1 c N2) (a N0 b N1 c N2 d N3) }

/// Data of an export: VGPRs, or `OFF` for a channel that is not written.
#[diagnostic::on_unimplemented(message = "`{Self}` is not the source of an export", label = "a VGPR (`v(n)`) or `OFF` is needed here")]
pub trait ExportVsrc<R: Registers, F, A> {
    /// Adds the operand.
    #[doc(hidden)]
    fn lower(self, to: &mut Operands<R>);
}

// One kind for each channel: each has its own bit.
pub use ExportVsrc as ExportVsrc0;
pub use ExportVsrc as ExportVsrc1;
pub use ExportVsrc as ExportVsrc2;
pub use ExportVsrc as ExportVsrc3;

impl<R: Registers, F, A> ExportVsrc<R, F, A> for V<R, 1> {
    #[inline]
    fn lower(self, to: &mut Operands<R>) {
        to.push_vgpr(self.0, 1);
        to.toggle(FIRST);
    }
}

impl<R: Registers, F, A> ExportVsrc<R, F, A> for Off {
    #[inline]
    fn lower(self, to: &mut Operands<R>) {
        to.push(Lowered::ABSENT);
    }
}
