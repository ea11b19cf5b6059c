//! What ties the generic bodies to one instruction set.

use crate::engine::Isa;
use crate::table::Quick;
use core::fmt::Debug;
use core::hash::Hash;

/// One instruction set: its tables and its enumerations. Implemented by this crate's architectures only.
pub trait Arch: Copy + Debug + PartialEq + 'static {
    /// Its opcodes.
    type Opcode: Copy + Debug + Eq + Hash;
    /// Its forms.
    type Form: Copy + Debug + Eq + Hash;
    /// Its encodings.
    type Encoding: Copy + Debug + Eq + Hash;
    /// Its modifiers.
    type Modifier: Copy + Debug + Eq + Hash;

    /// Its opcodes, in order.
    #[doc(hidden)]
    const OPCODES: &'static [Self::Opcode];
    /// Its tables and what is derived from them.
    #[doc(hidden)]
    const ISA: &'static Isa;
    /// What decoding looks up first.
    #[doc(hidden)]
    const QUICK: &'static Quick;
    /// How its instructions are read.
    #[doc(hidden)]
    const ASM: &'static crate::asm::AsmTables;
    /// The same for code that is not constant: rustc checks all that a constant points to wherever it needs its value, and this names a static.
    #[doc(hidden)]
    fn isa() -> &'static Isa;
    /// How its instructions are written.
    #[doc(hidden)]
    fn text() -> &'static crate::text::TextTables;
    /// Writes an instruction, or one half of a pair, by its first two dwords, the third, and its row.
    #[doc(hidden)]
    fn write(low: u64, third: u32, row: u16, printer: &crate::Printer<'_>, out: &mut crate::text::Buffer<'_>);
    #[doc(hidden)]
    fn opcode_at(index: u16) -> Self::Opcode;
    #[doc(hidden)]
    fn opcode_index(opcode: Self::Opcode) -> u16;
    #[doc(hidden)]
    fn form_at(index: u8) -> Self::Form;
    #[doc(hidden)]
    fn form_index(form: Self::Form) -> u8;
    #[doc(hidden)]
    fn encoding_at(index: u8) -> Self::Encoding;
    #[doc(hidden)]
    fn modifier_index(modifier: Self::Modifier) -> u8;
    /// The first rule that a built instruction breaks, of those that placing its operands does not check and that need no wave size.
    #[doc(hidden)]
    fn rules(_raw: &crate::engine::Raw) -> Option<crate::error::Illegal> {
        None
    }
    /// Registers of an operand whose number a rule gives.
    #[doc(hidden)]
    fn registers(_raw: &crate::engine::Raw, _slot: usize) -> u8 {
        1
    }
    /// What a builder still fills in by itself.
    #[doc(hidden)]
    fn finish(_raw: &mut crate::engine::Raw) {}
}

/// What every architecture says alike of the enumerations and tables that `expand!` writes for it.
macro_rules! enumerations {
    () => {
        type Opcode = Opcode;
        type Form = Form;
        type Encoding = Encoding;
        type Modifier = Modifier;

        const OPCODES: &'static [Opcode] = Opcode::ALL;
        const ISA: &'static $crate::engine::Isa = &ISA;
        const QUICK: &'static $crate::table::Quick = &QUICK;

        #[inline]
        fn isa() -> &'static $crate::engine::Isa {
            &ISA
        }

        #[inline]
        fn opcode_at(index: u16) -> Opcode {
            Opcode::ALL[index as usize]
        }

        #[inline]
        fn opcode_index(opcode: Opcode) -> u16 {
            opcode as u16
        }

        #[inline]
        fn form_at(index: u8) -> Form {
            Form::ALL[index as usize]
        }

        #[inline]
        fn form_index(form: Form) -> u8 {
            form as u8
        }

        #[inline]
        fn encoding_at(index: u8) -> Encoding {
            Encoding::ALL[index as usize]
        }

        #[inline]
        fn modifier_index(modifier: Modifier) -> u8 {
            modifier as u8
        }
    };
}

pub(crate) use enumerations;

/// The marker type of one opcode, in the module `op`. Implemented by `expand!`.
pub trait Op: 'static {
    /// Its instruction set.
    type Arch: Arch;
    /// Its forms: a type that has a trait of the module `form` for each.
    type Forms;
    /// What it takes and is: a type that has traits of the modules `takes`, `half` and `flag`.
    type Facts;
    /// The opcode.
    const OPCODE: <Self::Arch as Arch>::Opcode = Self::Arch::OPCODES[Self::INDEX as usize];
    /// Its number.
    #[doc(hidden)]
    const INDEX: u16;
}

mod sealed {
    pub trait Sealed {}
}

/// A wave size as a type.
pub trait Wave: Copy + Debug + PartialEq + sealed::Sealed + 'static {
    /// Lanes: 32 or 64. `None` where code of both sizes is meant.
    const LANES: Option<u8>;
}

/// Code for either wave size: what an instruction is that has no operand whose width depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AnyWave;

/// Code for waves of 32 lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Wave32;

/// Code for waves of 64 lanes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Wave64;

macro_rules! waves {
    ($($wave:ident $lanes:expr;)*) => {$(
        impl sealed::Sealed for $wave {}
        impl Wave for $wave {
            const LANES: Option<u8> = $lanes;
        }
    )*};
}

waves! { AnyWave None; Wave32 Some(32); Wave64 Some(64); }
