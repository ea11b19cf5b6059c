//! Operands of scalar instructions, and scalar operands of others.

use super::prelude::*;

kind! {
    /// A source of a scalar instruction: SGPR, special register, inline constant or literal. AMD: `OPR_SSRC`.
    #[diagnostic::on_unimplemented(
        message = "`{Self}` is not a scalar source of format `{F}`",
        label = "not a scalar source of format `{F}`",
        note = "a scalar source is an SGPR run of the format's size (`s(1)`, `s2(2)`), a special register, or a constant; vector registers cannot be read here"
    )]
    Ssrc: sgpr null m0 exec scc aperture constant wrapped
}

kind! {
    /// A destination of a scalar instruction: SGPR, vcc, trap temporary, exec, m0 or null. AMD: `OPR_SDST`.
    #[diagnostic::on_unimplemented(message = "`{Self}` is not a scalar destination of format `{F}`", label = "an SGPR, `M0`, `EXEC`, `VCC` or `NULL` is needed here")]
    Sdst: sgpr null m0 exec
}

kind! {
    /// An SGPR, vcc, a trap temporary or null. AMD: `OPR_SREG`.
    #[diagnostic::on_unimplemented(message = "`{Self}` is not a scalar register of format `{F}`", label = "an SGPR is needed here")]
    Sreg: sgpr null
}

kind! {
    /// An SGPR, vcc, a trap temporary, m0 or null. AMD: `OPR_SREG_M0`.
    #[diagnostic::on_unimplemented(
        message = "`{Self}` cannot be a scalar offset",
        label = "an SGPR, `M0` or `NULL` is needed here",
        note = "a constant goes into the offset field: use `NULL` here and `.offset(n)`"
    )]
    SregM0: sgpr null m0
}

kind! {
    /// The scalar offset of scalar memory instructions: SGPR, m0, or null for none. AMD: `OPR_SMEM_OFFSET`.
    #[diagnostic::on_unimplemented(
        message = "`{Self}` cannot be a scalar offset",
        label = "an SGPR, `M0` or `NULL` is needed here",
        note = "a constant goes into the offset field: use `NULL` here and `.offset(n)`"
    )]
    SmemOffset: sgpr null m0
}

kind! {
    /// A resource or sampler descriptor in SGPRs (rule R36c: aligned to 4).
    #[diagnostic::on_unimplemented(message = "`{Self}` is not a descriptor in scalar registers of format `{F}`", label = "a run of SGPRs is needed here")]
    Rsrc: sgpr
}

kind! {
    /// The base of scalar memory instructions: an aligned SGPR run that is not null (erratum E21).
    #[diagnostic::on_unimplemented(message = "`{Self}` is not a base address in scalar registers", label = "a run of SGPRs is needed here")]
    Sbase: sgpr
}

kind! {
    /// The data of scalar memory instructions.
    #[diagnostic::on_unimplemented(message = "`{Self}` is not a scalar data register of format `{F}`", label = "an SGPR run is needed here")]
    Sdata: sgpr null
}

kind! {
    /// A barrier: m0 or an inline integer (rule R47). AMD: `OPR_SSRC_BARRIER_ID`.
    #[diagnostic::on_unimplemented(message = "`{Self}` does not name a barrier", label = "`M0` or a small integer is needed here")]
    BarrierId: m0 inline
}

/// A barrier's number: the workgroup's is -1, the trap handler's -2, named ones are 0 to 31.
impl<R: Registers, F, A> BarrierId<R, F, A> for i32 {
    #[inline]
    fn lower(self, to: &mut Operands<R>) {
        to.push(lower_32(self.cast_unsigned()));
    }
}

kind! {
    /// A lane's number: SGPR, m0 or an inline integer (rule R32b). AMD: `OPR_SSRC_LANESEL`.
    #[diagnostic::on_unimplemented(message = "`{Self}` cannot select a lane", label = "an SGPR, `M0` or an inline integer is needed here")]
    Lanesel: sgpr null m0 inline
}

/// The lane's number, 0 to 63.
impl<R: Registers, F, A> Lanesel<R, F, A> for i32 {
    #[inline]
    fn lower(self, to: &mut Operands<R>) {
        to.push(lower_32(self.cast_unsigned()));
    }
}

/// A mask with a bit for each lane: one SGPR or `VCC_LO` in wave32, an aligned pair or `VCC` in wave64 (erratum E34).
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a lane mask of `{W}`",
    label = "not a mask of this wave size",
    note = "a mask is one SGPR or `VCC_LO` in wave32, a pair (`s2(n)`) or `VCC` in wave64"
)]
pub trait Mask<R: Registers, F, A, W: Wave> {
    /// Adds the operand.
    #[doc(hidden)]
    fn lower(self, to: &mut Operands<R>);
}

macro_rules! masks {
    ($($wave:ident: $n:literal $vcc:ident;)*) => {$(
        impl<R: Registers, F, A> Mask<R, F, A, $wave> for S<R, $n> {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                to.push_sgpr(self.0, $n);
            }
        }
        impl<R: Registers, F, A> Mask<R, F, A, $wave> for $vcc {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                to.push(self.lowered());
            }
        }
        impl<R: Registers, F, A> Mask<R, F, A, $wave> for Ttmp<$n> {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                to.push(self.lowered());
            }
        }
    )*};
}

masks! { Wave32: 1 VccHalf; Wave64: 2 Vcc; }

impl<R: Registers, F, A, W: Wave> Mask<R, F, A, W> for NullReg {
    #[inline]
    fn lower(self, to: &mut Operands<R>) {
        to.push(self.lowered());
    }
}
