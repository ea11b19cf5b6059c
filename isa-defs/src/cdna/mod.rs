//! Definitions that are kept by hand: one module for each architecture.
//!
//! Written by `cargo xtask codegen` from the tables in `isa-defs/tables`. Changes go there.

#[macro_use]
pub mod gfx908;
#[macro_use]
pub mod gfx90a;
#[macro_use]
pub mod gfx942;
#[macro_use]
pub mod gfx950;
