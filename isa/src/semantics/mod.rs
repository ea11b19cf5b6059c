//! What instructions compute: one lane of an instruction as a pure function of its sources and of the wave's mode. Feature `semantics`.
//!
//! [`evaluate`] takes an instruction of any instruction set of this crate. Under it lies a table of [`Operation`]s by mnemonic, which knows no instruction
//! set: source formats, a result format, and a body. One body applies all modifiers around it.
//!
//! | file | holds |
//! |---|---|
//! | `lane`, `source`, `packed` | instructions: operands read, halves chosen, results placed |
//! | `sets`, `meanings` | the instruction sets, and what is looked up for the opcodes of one |
//! | `operation`, `mode`, `rows` | formats, modifiers, the mode, what differs between generations, the table |
//! | `number` | formats of floats, rounding, the fused multiply-add |
//! | `float`, `minmax`, `rounding`, `division`, `cube` | operations of floats |
//! | `integer`, `bits`, `sad`, `scalar` | operations of integers and bits |
//! | `compare`, `convert`, `pack` | comparisons, conversions |
//!
//! Where documents contradict themselves or each other, the function says so; `docs/semantics.md` has the list. Not here: memory, other lanes, the wave's
//! state, and results that no document defines to the last bit (reciprocals, roots, exponentials, logarithms, sines).

mod bits;
mod compare;
mod convert;
mod cube;
mod division;
mod float;
mod integer;
mod lane;
mod meanings;
mod minmax;
mod mode;
mod number;
mod operation;
mod pack;
mod packed;
mod rounding;
mod rows;
mod sad;
mod scalar;
mod sets;
mod source;

pub use lane::{Lane, Meaning, Unsupported, evaluate};
#[doc(hidden)]
pub use meanings::Meanings;
pub use mode::{Denormals, FloatMode, Generation, Mode, Round};
pub use operation::{Format, Modifiers, Operation, Outcome};
pub use rows::{mnemonics, operation};
pub use source::Sources;
