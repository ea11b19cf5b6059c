//! The instruction definitions of RDNA 4, as macros that hand them on.
//!
//! `rdna4!` starts the chain that gives every part to a callback; `isa` expands them. The definitions are checked here, so that a mistake is reported at the
//! line that makes it. Nothing in this crate runs.

#![no_std]
#![forbid(unsafe_code)]

#[macro_use]
mod rdna4;
