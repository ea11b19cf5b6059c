//! Typed builders, exact encoding and decoding for AMD's RDNA 4 instruction set (gfx1200, gfx1201).

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod arch;
mod asm;
mod built;
#[cfg(feature = "alloc")]
mod code;
mod engine;
mod error;
mod inst;
#[cfg(feature = "object")]
pub mod object;
mod rdna4;
mod registers;
pub mod table;
mod text;

pub use arch::{AnyWave, Arch, Op, Wave, Wave32, Wave64};
pub use asm::{ParseError, ParseErrorKind, ParseOptions, parse, parse_number};
pub use built::{Built, Half, Operands, Short};
#[cfg(feature = "alloc")]
pub use code::*;
pub use error::{EncodeError, Illegal, Reason};
pub use inst::{Operand, OperandInfo, Value, Words};
pub use rdna4::*;
pub use registers::*;

/// One RDNA 4 instruction (or one VOPD pair) over a client's registers; physical ones by default. See [`Instruction`].
pub type Inst<R = Physical> = inst::Inst<R, Rdna4>;

/// An instruction of any instruction set of this crate.
pub use inst::Inst as Instruction;
pub use text::{Display, Printer, WriteTarget};

pub use crate::engine::{DecodeError, DecodeErrorKind};
