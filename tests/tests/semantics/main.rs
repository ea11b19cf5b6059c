//! What instructions compute: every operation compared with its definition, written here a second time by other means.
//!
//! The definitions here know nothing of the crate's: integers are `i128`, floats are those of `rustc_apfloat` (LLVM's `APFloat`), exact numbers are
//! `num_bigint`'s. `definitions` puts them together and sees to it that each mnemonic has one.

#![expect(
    clippy::cast_possible_truncation,
    reason = "definitions of instructions take low bits of numbers all the time"
)]

mod convert;
mod cube;
mod definitions;
mod division;
mod exact;
mod float;
mod harness;
mod instructions;
mod integer;
mod minmax;
mod properties;
mod scalar;
