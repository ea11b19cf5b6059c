//! What operands are in every instruction set of this crate: data formats with their constants, sign modifiers and halves, and how kinds become traits.

// A file cannot be called `aux` on Windows.
#[path = "source_modifiers.rs"]
pub mod aux;
pub mod fmt;
pub(crate) mod kind;
pub(crate) mod wrap;
