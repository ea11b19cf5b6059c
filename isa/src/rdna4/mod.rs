//! RDNA 4 (gfx1200, gfx1201): the definitions expanded, and the types that its operands and immediates have in Rust.

mod access;
pub mod arg;
mod asm;
mod choice;
mod counters;
mod generated;
pub mod imm;
mod layout;
pub(crate) mod legality;
#[doc(hidden)]
pub mod lines;
mod modifiers;
mod numbers;
pub(crate) mod pair;
pub(crate) mod rules;
mod scheduling;
mod source_lists;
pub(crate) mod special;
mod text;

pub use crate::operand::{aux, fmt};
pub use access::{Access, File, Memory, NamedRegister, Part, RegisterUse, Used};
pub use arg::{idxen, idxen_offen, offen};
pub use counters::{Counter, Counters};
pub use generated::*;
pub use imm::*;
pub use layout::{Layout, layouts};
#[cfg(feature = "alloc")]
pub(crate) use legality::of_other_wave;
pub use legality::{Lints, Rule, SequenceLint, SequenceLints, Target, Violations, WaveSize, lint_sequence};
pub use modifiers::Hint;
pub use pair::{Dual, dual};
pub use scheduling::{Facts, Space, Unit};
pub use special::*;
#[cfg(any(feature = "gcn", feature = "cdna"))]
pub(crate) use text::FORMATS as VECTOR_NUMBERS;

use crate::arch::Arch;
use crate::engine::{Isa, Raw};
use crate::error::Illegal;

/// The instruction set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rdna4;

/// Its tables, with what is derived from them.
pub(crate) static ISA: Isa = Isa::new(&TABLES, choice::ALL, &legality::RULED);

impl Arch for Rdna4 {
    crate::arch::enumerations! {}

    const ASM: &'static crate::asm::AsmTables = &asm::Asm::TABLES;

    #[inline]
    fn text() -> &'static crate::text::TextTables {
        &text::TEXT
    }

    // The body with these tables, of which the compiler knows the places and the lengths so.
    #[inline(never)]
    fn write(low: u64, third: u32, row: u16, printer: &crate::Printer<'_>, out: &mut crate::text::Buffer<'_>) {
        crate::text::write(&text::TEXT, low, third, row, printer, out);
    }

    #[inline]
    fn rules(raw: &Raw) -> Option<Illegal> {
        legality::encodable(raw)
    }

    #[inline]
    fn registers(raw: &Raw, slot: usize) -> u8 {
        rules::registers(raw, slot)
    }

    #[inline]
    fn finish(raw: &mut Raw) {
        rules::finish(raw);
    }
}
