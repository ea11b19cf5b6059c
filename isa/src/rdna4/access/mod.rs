//! What a register allocator asks of an instruction: each register run that it uses, named or not, and how; and its access to memory.
//!
//! This file has the types; `uses.rs` finds the register runs, `memory.rs` the memory. Nothing here says what an instruction is for: all follows from
//! the definitions and the instruction's fields.

mod memory;
mod uses;

pub use memory::Memory;

use crate::registers::{Physical, Reg, Registers};

/// What is done with a register run or with memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Access {
    /// Reads it.
    Read,
    /// Writes it.
    Write,
    /// Reads it, then writes it.
    ReadWrite,
}

impl Access {
    /// Whether it reads.
    #[inline]
    pub const fn reads(self) -> bool {
        matches!(self, Access::Read | Access::ReadWrite)
    }

    /// Whether it writes.
    #[inline]
    pub const fn writes(self) -> bool {
        matches!(self, Access::Write | Access::ReadWrite)
    }
}

/// A file of general registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum File {
    /// Vector registers: 32 bits for each lane.
    Vgpr,
    /// Scalar registers: 32 bits for the wave.
    Sgpr,
}

macro_rules! named {
    ($($(#[$doc:meta])* $name:ident $code:literal;)*) => {
        /// A register that has a name, and no number that an allocator could choose. In a run of two the first is named:
        /// [`VccLo`](NamedRegister::VccLo) with width 2 is `vcc`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum NamedRegister {
            $($(#[$doc])* $name,)*
            /// A trap temporary, 0 to 15.
            Ttmp(u8),
            /// Rounding, denormals, exceptions and clamping.
            Mode,
            /// Base of the wave's private memory, 64 bits.
            FlatScratch,
            /// The program counter, 64 bits.
            Pc,
        }

        impl NamedRegister {
            /// The operand code (rule R32); `None` for what no operand can be.
            pub const fn code(self) -> Option<u16> {
                match self {
                    $(NamedRegister::$name => Some($code),)*
                    NamedRegister::Ttmp(n) => Some(TTMP + n as u16),
                    NamedRegister::Mode | NamedRegister::FlatScratch | NamedRegister::Pc => None,
                }
            }

            /// The register of an operand code; `None` for codes of general registers and constants.
            pub(crate) const fn of_code(code: u16) -> Option<Self> {
                match code {
                    $($code => Some(NamedRegister::$name),)*
                    TTMP..=TTMP_LAST => Some(NamedRegister::Ttmp((code - TTMP) as u8)),
                    _ => None,
                }
            }
        }
    };
}

/// Operand code of the first trap temporary.
const TTMP: u16 = 108;
/// Operand code of the last trap temporary.
const TTMP_LAST: u16 = 123;

named! {
    /// Low half of the vector condition code; the whole of it in wave32.
    VccLo 106;
    /// High half of the vector condition code.
    VccHi 107;
    /// The memory register.
    M0 125;
    /// Low half of the execution mask; the whole of it in wave32.
    ExecLo 126;
    /// High half of the execution mask.
    ExecHi 127;
    /// Start of the shared aperture.
    SharedBase 235;
    /// End of the shared aperture.
    SharedLimit 236;
    /// Start of the private aperture.
    PrivateBase 237;
    /// End of the private aperture.
    PrivateLimit 238;
    /// The scalar condition code.
    Scc 253;
}

/// What a use is about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Used<R: Registers = Physical> {
    /// A run of general registers, by the first: the client's own where an operand holds one.
    General(Reg<R>),
    /// A run of registers with names, by the first.
    Named(NamedRegister),
    /// Any register of a file: the instruction adds M0 to the number in one of its operands. That operand is a use of its own.
    Any(File),
}

/// Which bits of each register of a run an operand is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// All 32.
    Whole,
    /// Bits 0 to 15. A write keeps the others.
    Low,
    /// Bits 16 to 31. A write keeps the others.
    High,
}

/// One register run that an instruction uses. See [`Inst::visit_registers`](crate::Instruction::visit_registers).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RegisterUse<R: Registers = Physical> {
    /// The run, by its first register.
    pub register: Used<R>,
    /// Registers of 32 bits in the run; 1 for SCC, of which a bit is meant; 0 for [`Used::Any`].
    pub width: u8,
    /// What is done with it. A use that reads and writes is a tied pair: the value read has to be in the very register that is written.
    pub access: Access,
    /// Number of the operand in [`operands`](crate::Instruction::operands); `None` for what the instruction uses without naming it.
    pub operand: Option<u8>,
    /// Name of the operand (`vdst`, `src0`), or of the register in the definitions (`exec`, `scc`).
    pub name: &'static str,
    /// Number of another operand that has to be the same run as this one.
    pub tied: Option<u8>,
    /// Which bits of the registers.
    pub part: Part,
    /// Whether only lanes whose bit in EXEC is set are written: others keep what they had.
    pub masked: bool,
    /// Whether it is written before the instruction has read all it reads: no other run that is read may overlap it. A run may be wholly the same
    /// as one that is added to it (the third source of a matrix instruction).
    pub early_clobber: bool,
    /// The number of the first register is a multiple of this: 1, 2 or 4.
    pub align: u8,
    /// The numbers of all registers of the run are below this, in the form that the instruction has; 0 for what has no number.
    /// 128 is that of 16-bit vector operands in short forms: with a higher number [`map_registers`](crate::Instruction::map_registers) takes the long form,
    /// where that was left open.
    pub limit: u16,
}

impl<R: Registers> RegisterUse<R> {
    /// Whether the use is of a register that an allocator can choose.
    #[inline]
    pub const fn is_general(&self) -> bool {
        matches!(self.register, Used::General(_))
    }

    /// The file, of general registers.
    #[inline]
    pub const fn file(&self) -> Option<File> {
        match self.register {
            Used::General(Reg::Vgpr(_)) => Some(File::Vgpr),
            Used::General(Reg::Sgpr(_)) => Some(File::Sgpr),
            Used::Any(file) => Some(file),
            Used::Named(_) => None,
        }
    }

    /// Whether it is written and some of its bits can stay as they were: lanes that are not in EXEC, or the other half.
    #[inline]
    pub const fn is_partial(&self) -> bool {
        self.access.writes() && (self.masked || !matches!(self.part, Part::Whole))
    }
}
