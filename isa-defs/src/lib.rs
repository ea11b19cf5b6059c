//! The instruction definitions of RDNA 4, as macros that hand them on, and the bit layouts of its encodings; with the features `gcn` and `cdna`, those of older
//! processors.
//!
//! `rdna4!` (`gfx6!`, …) starts the chain that gives every part to a callback; `rdna4-isa` expands them. The definitions are checked here, so that a mistake is reported at
//! the line that makes it.

#![no_std]
#![forbid(unsafe_code)]

#[cfg(feature = "cdna")]
#[macro_use]
pub mod cdna;
#[cfg(feature = "gcn")]
#[macro_use]
pub mod gcn;
#[macro_use]
pub mod rdna4;
