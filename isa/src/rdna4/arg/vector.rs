//! Operands of vector instructions.

use super::prelude::*;

kind! {
    /// A source of a vector instruction: VGPR, SGPR, special register, inline constant or literal. AMD: `OPR_SRC`.
    #[diagnostic::on_unimplemented(
        message = "`{Self}` is not a vector source of format `{F}`",
        label = "not a source of format `{F}`",
        note = "a source is a register run of the format's size (`v(1)`, `s(2)`, `v2(4)`), a special register (`VCC_LO`, `M0`), or a constant of the format"
    )]
    Src: vgpr sgpr null m0 exec scc aperture constant wrapped
}

kind! {
    /// A run of vector registers. AMD: `OPR_VGPR`, `OPR_SRC_VGPR`.
    #[diagnostic::on_unimplemented(
        message = "`{Self}` is not a VGPR operand of format `{F}`",
        label = "a vector register is needed here",
        note = "`v(0)` is one vector register, `v2(0)` a run of two, `v4(0)` of four"
    )]
    Vgpr: vgpr wrapped
}

kind! {
    /// A run of vector registers or an inline constant. AMD: `OPR_SRC_VGPR_OR_INLINE`.
    #[diagnostic::on_unimplemented(
        message = "`{Self}` is neither a VGPR operand of format `{F}` nor an inline constant",
        label = "a vector register or an inline constant is needed here"
    )]
    SrcVgprOrInline: vgpr inline wrapped
}

/// Declares a kind whose number of registers depends on the wave size.
macro_rules! by_wave {
    ($(#[$meta:meta])* $name:ident: $w32:literal $w64:literal $($class:ident)*) => {
        $(#[$meta])*
        pub trait $name<R: Registers, F, A, W: Wave> {
            /// Adds the operand.
            #[doc(hidden)]
            fn lower(self, to: &mut Operands<R>);
        }
        by_wave!(@ run $name Wave32 $w32);
        by_wave!(@ run $name Wave64 $w64);
        impl<R: Registers, F: Format, A: HasNeg, W: Wave, T: $name<R, F, A, W>> $name<R, F, A, W> for Neg<T> {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                self.0.lower(to);
                // A matrix of floats has a sign for each half of its registers.
                to.toggle(1);
            }
        }
        impl<R: Registers, F, A: HasAbs, W: Wave, T: $name<R, F, A, W>> $name<R, F, A, W> for Abs<T> {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                self.0.lower(to);
                to.toggle(2);
            }
        }
        $(by_wave!(@ $class $name);)*
    };
    (@ run $name:ident $wave:ident $n:literal) => {
        impl<R: Registers, F, A> $name<R, F, A, $wave> for V<R, $n> {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                to.push_vgpr(self.0, $n);
            }
        }
    };
    (@ inline $name:ident) => {
        impl<R: Registers, F, A, W: Wave> $name<R, F, A, W> for Inline {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                to.push(Lowered::code(self.0 as u32, 0));
            }
        }
    };
}

by_wave! {
    /// A matrix of 2 registers in wave32 and 1 in wave64 (rule R37).
    #[diagnostic::on_unimplemented(message = "`{Self}` is not a matrix of 2 registers in wave32 or 1 in wave64", label = "wrong size of matrix", note = "the number of registers also says which wave size the code is for")]
    Matrix2: 2 1
}
by_wave! {
    /// A matrix of 4 registers in wave32 and 2 in wave64 (rule R37).
    #[diagnostic::on_unimplemented(message = "`{Self}` is not a matrix of 4 registers in wave32 or 2 in wave64", label = "wrong size of matrix", note = "the number of registers also says which wave size the code is for")]
    Matrix4: 4 2
}
by_wave! {
    /// A matrix of 8 registers in wave32 and 4 in wave64 (rule R37).
    #[diagnostic::on_unimplemented(message = "`{Self}` is not a matrix of 8 registers in wave32 or 4 in wave64", label = "wrong size of matrix", note = "the number of registers also says which wave size the code is for")]
    Matrix8: 8 4
}
by_wave! {
    /// A matrix of 4 registers in wave32 and 2 in wave64, or an inline constant (rules R37, R38).
    #[diagnostic::on_unimplemented(message = "`{Self}` is neither a matrix of 4 registers in wave32 or 2 in wave64 nor an inline constant", label = "wrong size of matrix, or not an inline constant")]
    Matrix4OrInline: 4 2 inline
}
by_wave! {
    /// A matrix of 8 registers in wave32 and 4 in wave64, or an inline constant (rules R37, R38).
    #[diagnostic::on_unimplemented(message = "`{Self}` is neither a matrix of 8 registers in wave32 or 4 in wave64 nor an inline constant", label = "wrong size of matrix, or not an inline constant")]
    Matrix8OrInline: 8 4 inline
}

kind! {
    /// A matrix operand of one register in both wave sizes (rule R37).
    #[diagnostic::on_unimplemented(message = "`{Self}` is not a matrix of one register", label = "one vector register is needed here")]
    Matrix1: vgpr wrapped
}
