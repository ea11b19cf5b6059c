//! The instruction definitions of RDNA 4, as macros that hand them on, and the bit layouts of its encodings.
//!
//! `rdna4!` starts the chain that gives every part to a callback; `rdna4-isa` expands them. The definitions are checked here, so that a mistake is reported at
//! the line that makes it.

#![no_std]
#![forbid(unsafe_code)]

#[macro_use]
pub mod rdna4;
