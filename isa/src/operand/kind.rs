//! How the trait of an operand kind is declared: from the classes of registers and constants that it accepts.

/// Declares a kind's trait with its implementations, class by class.
macro_rules! kind {
    ($(#[$meta:meta])* $name:ident: $($class:ident)*) => {
        $(#[$meta])*
        pub trait $name<R: crate::registers::Registers, F, A> {
            /// Adds the operand to those of a builder.
            fn lower(self, to: &mut crate::built::Operands<R>);
        }
        $(kind!(@ $class $name);)*
    };
    (@ vgpr $name:ident) => {
        impl<R: Registers, F: Regs<N>, A, const N: usize> $name<R, F, A> for V<R, N> {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                to.push_vgpr(self.0, const { N as u8 });
            }
        }
    };
    (@ sgpr $name:ident) => {
        impl<R: Registers, F: Regs<N>, A, const N: usize> $name<R, F, A> for S<R, N> {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                to.push_sgpr(self.0, const { N as u8 });
            }
        }
        impl<R: Registers, F: Regs<N>, A, const N: usize> $name<R, F, A> for Ttmp<N> {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                to.push(self.lowered());
            }
        }
        kind!(@ fixed $name Vcc 2);
        kind!(@ fixed $name VccHalf 1);
    };
    (@ null $name:ident) => { kind!(@ any $name NullReg); };
    (@ m0 $name:ident) => { kind!(@ fixed $name M0Reg 1); };
    (@ exec $name:ident) => {
        kind!(@ fixed $name Exec 2);
        kind!(@ fixed $name ExecHalf 1);
    };
    (@ scc $name:ident) => { kind!(@ any $name SccReg); };
    (@ aperture $name:ident) => { kind!(@ any $name Aperture); };
    (@ inline $name:ident) => {
        impl<R: Registers, F, A> $name<R, F, A> for Inline {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                to.push(Lowered::code(self.0 as u32, 0));
            }
        }
    };
    (@ constant $name:ident) => {
        kind!(@ inline $name);
        kind!(@ number $name f32);
        kind!(@ number $name f64);
        kind!(@ number $name i32);
        kind!(@ number $name u32);
        kind!(@ number $name i16);
        kind!(@ number $name u16);
        impl<R: Registers, F, A> $name<R, F, A> for Literal {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                to.push(Lowered::literal(self.0));
            }
        }
        impl<R: Registers, F: Regs<1>, A> $name<R, F, A> for Bits {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                to.push(lower_32(self.0));
            }
        }
    };
    (@ number $name:ident $ty:ident) => {
        impl<R: Registers, F: Takes<$ty>, A> $name<R, F, A> for $ty {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                to.push(F::lower(self));
            }
        }
    };
    (@ wrapped $name:ident) => {
        impl<R: Registers, F: Format, A: HasNeg, T: $name<R, F, A>> $name<R, F, A> for Neg<T> {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                self.0.lower(to);
                // The negation of a packed pair negates both halves: neg_lo and neg_hi.
                to.toggle(const { if F::PACKED { 3 } else { 1 } });
            }
        }
        impl<R: Registers, F, A: HasAbs, T: $name<R, F, A>> $name<R, F, A> for Abs<T> {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                self.0.lower(to);
                to.toggle(2);
            }
        }
        kind!(@ half $name);
        impl<R: Registers, F, A: HasOpselHi, T: $name<R, F, A>> $name<R, F, A> for Packed<T> {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                self.inner.lower(to);
                to.toggle(self.aux);
            }
        }
    };
    (@ half $name:ident) => {
        impl<R: Registers, F, A: HasOpsel, T: $name<R, F, A>> $name<R, F, A> for Hi<T> {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                self.0.lower(to);
                to.toggle(4);
            }
        }
    };
    (@ fixed $name:ident $ty:ident $regs:literal) => {
        impl<R: Registers, F: Regs<$regs>, A> $name<R, F, A> for $ty {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                to.push(self.lowered());
            }
        }
    };
    (@ any $name:ident $ty:ident) => {
        impl<R: Registers, F, A> $name<R, F, A> for $ty {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                to.push(self.lowered());
            }
        }
    };
}

pub(crate) use kind;

/// What the declarations of kinds need in scope.
pub(crate) mod prelude {
    pub(crate) use super::kind;
    pub(crate) use crate::arch::{Wave, Wave32, Wave64};
    pub(crate) use crate::built::Operands;
    pub(crate) use crate::engine::Lowered;
    pub(crate) use crate::operand::aux::{HasAbs, HasNeg, HasOpsel, HasOpselHi};
    pub(crate) use crate::operand::fmt::{Format, Regs, Takes, lower_32};
    pub(crate) use crate::operand::wrap::{Abs, Hi, Neg, Packed};
    pub(crate) use crate::rdna4::special::*;
    pub(crate) use crate::registers::{Registers, S, V};
}
