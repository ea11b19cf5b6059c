//! Definitions that are kept by hand: one module for each architecture.
//!
//! Written by `cargo xtask codegen` from the tables in `isa-defs/tables`. Changes go there.

#[macro_use]
pub mod gfx6;
#[macro_use]
pub mod gfx7;
#[macro_use]
pub mod gfx8;
