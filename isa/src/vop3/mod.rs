//! What the instruction sets of GCN and CDNA share, of which this crate has the encodings VOP3A and VOP3B: operands, modifiers, text.
//!
//! `architecture!` makes an instruction set of one definition: its builders with the traits of RDNA 4's forms and modifiers, so that the methods of
//! [`Built`](crate::Built) are there for all, and its own traits for operands, since the codes of some registers differ.

mod arg;
pub(crate) mod modifiers;
pub(crate) mod special;
pub(crate) mod text;

pub(crate) use arg::{older, operands};

/// The modifiers that builders ask for: RDNA 4's, and what it has no more.
pub mod takes {
    pub use crate::rdna4::takes::*;

    /// Opcodes that take the modifier `high`.
    #[diagnostic::on_unimplemented(message = "this instruction does not take the modifier `high`", label = "not with this instruction")]
    pub trait High {
        #[doc(hidden)]
        const MODIFIER: u8;
    }
}

/// The module of one architecture. The definition is `rdna4_isa_defs::NAME!`, its layouts are in `rdna4_isa_defs::FOLDER::NAME`.
macro_rules! architecture {
    ($(#[$doc:meta])* $name:ident $arch:ident in $folder:ident, $numbers:tt) => {
        $(#[$doc])*
        pub mod $name {
            use crate::arch::{Arch, Op};
            use crate::built::Built;
            use crate::engine::Isa;
            use crate::inst;
            pub use crate::rdna4::form;
            use crate::operand::{aux, fmt};
            use crate::registers::{Physical, Registers};
            pub use crate::vop3::takes;
            pub use rdna4_isa_defs::$folder::$name::layouts;

            #[doc = concat!("The instruction set `", stringify!($name), "`.")]
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            pub struct $arch;

            rdna4_isa_defs::$name! { rdna4_isa_macros::expand_sharing }

            /// One instruction over a client's registers; physical ones by default.
            pub type Inst<R = Physical> = inst::Inst<R, $arch>;

            /// The bitfield struct of an encoding, in [`layouts`].
            pub trait Layout: Copy {
                /// The encoding.
                const ENCODING: Encoding;

                /// Reads the first dwords of `words`; `None` if there are fewer than the encoding has, or if its fixed bits differ.
                fn from_words(words: &[u32]) -> Option<Self>;
            }

            impl inst::Inst<Physical, $arch> {
                /// The fields of the instruction's bits, if it is in this encoding.
                pub fn layout<L: Layout>(&self) -> Option<L> {
                    if self.encoding() == L::ENCODING { L::from_words(&self.raw.words) } else { None }
                }
            }

            /// Its tables, with what is derived from them.
            pub(crate) static ISA: Isa = Isa::new(&TABLES, 1 << Form::Native as u8 | 1 << Form::E64 as u8, &[]);

            impl Arch for $arch {
                crate::arch::enumerations! {}

                const ASM: &'static crate::asm::AsmTables = &crate::vop3::text::ASM;

                #[inline]
                fn text() -> &'static crate::text::TextTables {
                    &text::TEXT
                }

                fn write(low: u64, third: u32, row: u16, printer: &crate::Printer<'_>, out: &mut crate::text::Buffer<'_>) {
                    crate::text::write(&text::TEXT, low, third, row, printer, out);
                }
            }

            mod text {
                crate::vop3::text::tables! { super::TABLES }
            }

            crate::vop3::operands! { $numbers }
        }
    };
}

pub(crate) use architecture;
