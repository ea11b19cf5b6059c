//! What each operand kind accepts, as traits: see RDNA 4's `arg`, of which these are the counterparts.
//!
//! The traits are an architecture's own, because the codes of m0, of trap temporaries and of some pairs differ. They come from its definition.

/// Declares a kind's trait with its implementations, class by class. Classes that are not here are those of RDNA 4's `kind!`.
macro_rules! older {
    ($(#[$meta:meta])* $name:ident: $($class:ident)*) => {
        $(#[$meta])*
        pub trait $name<R: Registers, F, A> {
            /// Adds the operand to those of a builder.
            fn lower(self, to: &mut Operands<R>);
        }
        $($crate::vop3::older!(@ $class $name);)*
    };
    (@ sgpr $name:ident) => {
        impl<R: Registers, F: Regs<N>, A, const N: usize> $name<R, F, A> for S<R, N> {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                to.push_sgpr_below(self.0, const { N as u8 }, SGPRS);
            }
        }
        impl<R: Registers, F: Regs<N>, A, const N: usize> $name<R, F, A> for Ttmp<N> {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                to.push(self.lowered_at(TTMPS.0, TTMPS.1));
            }
        }
        kind!(@ fixed $name Vcc 2);
        kind!(@ fixed $name VccHalf 1);
    };
    (@ flat_scratch $name:ident) => { $crate::vop3::older!(@ pair $name FlatScratch FlatScratchHalf "flat_scratch"); };
    (@ xnack_mask $name:ident) => { $crate::vop3::older!(@ pair $name XnackMask XnackMaskHalf "xnack_mask"); };
    (@ tba $name:ident) => { $crate::vop3::older!(@ pair $name Tba TbaHalf "tba"); };
    (@ tma $name:ident) => { $crate::vop3::older!(@ pair $name Tma TmaHalf "tma"); };
    (@ m0 $name:ident) => { $crate::vop3::older!(@ register $name M0Reg Regs<1>, "m0", 1); };
    (@ vccz $name:ident) => { $crate::vop3::older!(@ register $name VcczReg, "vccz", 0); };
    (@ execz $name:ident) => { $crate::vop3::older!(@ register $name ExeczReg, "execz", 0); };
    (@ lds_direct $name:ident) => { $crate::vop3::older!(@ register $name LdsDirectReg Regs<1>, "lds_direct", 1); };
    (@ pair $name:ident $pair:ident $half:ident $class:literal) => {
        $crate::vop3::older!(@ register $name $pair Regs<2>, $class, 2);
        impl<R: Registers, F: Regs<1>, A> $name<R, F, A> for $half {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                to.push(Lowered::code(const { first($class) } + self.0 as u32, 1));
            }
        }
    };
    (@ register $name:ident $ty:ident $($format:ident<$regs:literal>)?, $class:literal, $width:literal) => {
        impl<R: Registers, F $(: $format<$regs>)?, A> $name<R, F, A> for $ty {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                to.push(Lowered::code(const { first($class) }, $width));
            }
        }
    };
    (@ $class:ident $name:ident) => { kind!(@ $class $name); };
}

/// The module `arg` of an architecture: scalar registers, other sources, and what only the first source can be.
macro_rules! operands {
    ({ $($scalar:ident)*; $($source:ident)*; $($first:ident)* }) => {
        pub mod arg {
            //! What each operand kind of the definitions accepts, as traits: a builder's bound is the kind's trait.

            use super::TABLES;
            use crate::operand::kind::prelude::*;
            pub use crate::rdna4::arg::{Attr, Vgpr};
            use crate::vop3::special::*;
            use crate::vop3::older;

            /// Number of scalar registers that a program can name.
            const SGPRS: u32 = crate::table::class(&TABLES, "sgpr").1 as u32 + 1;

            /// First and last code of the trap temporaries.
            const TTMPS: (u16, u16) = crate::table::class(&TABLES, "ttmp");

            /// First code of a class.
            const fn first(class: &str) -> u32 {
                crate::table::class(&TABLES, class).0 as u32
            }

            older! {
                /// A source: VGPR, SGPR, special register or inline constant. There are no literals.
                #[diagnostic::on_unimplemented(
                    message = "`{Self}` is not a source of format `{F}`",
                    label = "not a source of format `{F}`",
                    note = "a source is a register run of the format's size (`v(1)`, `s(2)`, `v2(4)`), a special register (`VCC_LO`, `M0`), or a constant of the format"
                )]
                Src: vgpr $($scalar)* m0 exec $($source)* vccz execz scc constant wrapped
            }

            older! {
                /// The first source, which LDS can be too where the processor has that.
                #[diagnostic::on_unimplemented(
                    message = "`{Self}` is not a first source of format `{F}`",
                    label = "not a source of format `{F}`",
                    note = "a source is a register run of the format's size (`v(1)`, `s(2)`, `v2(4)`), a special register (`VCC_LO`, `M0`), or a constant of the format"
                )]
                Src0: vgpr $($scalar)* m0 exec $($source)* vccz execz scc $($first)* constant wrapped
            }

            older! {
                /// A scalar value: SGPR, special register or inline constant.
                #[diagnostic::on_unimplemented(message = "`{Self}` is not a scalar value of format `{F}`", label = "an SGPR, `M0` or a constant is needed here")]
                Ssrc: $($scalar)* m0 exec constant
            }

            older! {
                /// A scalar register that is written.
                #[diagnostic::on_unimplemented(message = "`{Self}` is not a scalar destination of format `{F}`", label = "an SGPR, `EXEC` or `VCC` is needed here")]
                Sdst: $($scalar)* exec
            }

            older! {
                /// The vector register of which a lane is read.
                #[diagnostic::on_unimplemented(message = "`{Self}` has no lanes to read from", label = "a vector register is needed here")]
                Vsrc0: vgpr $($first)*
            }

            /// A parameter of a primitive.
            #[diagnostic::on_unimplemented(message = "`{Self}` is not a parameter of a primitive", label = "an `InterpParam` is needed here")]
            pub trait InterpParam<R: Registers, F, A> {
                /// Adds the operand to those of a builder.
                fn lower(self, to: &mut Operands<R>);
            }

            impl<R: Registers, F, A> InterpParam<R, F, A> for crate::vop3::special::InterpParam {
                #[inline]
                fn lower(self, to: &mut Operands<R>) {
                    to.push(Lowered::imm(self as i64));
                }
            }
        }
    };
}

pub(crate) use {older, operands};
