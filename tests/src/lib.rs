//! What the tests of this workspace need besides the crate itself. The tests are in `tests/`, one file a subject.
//!
//! - [`oracle`]: LLVM as the judge
//! - [`corpus`]: readers of the corpora beside the project
//! - [`prng`]: reproducible random numbers
//! - [`generate`]: instructions made from the tables
//! - [`image`]: how many address registers image instructions have
//! - [`mnemonic`]: LLVM's mnemonics compared with ours
//! - [`records`]: LLVM's instruction records
//! - [`differences`]: where LLVM may differ, and why
//! - [`judge`]: instructions compared with LLVM's disassembler
//! - [`vectors`]: the vectors that the project carries
//! - [`rules`]: examples of the rules, `rules.toml`
//! - [`fuzz`]: what must hold for any bytes
//! - [`report`]: failures of tests with very many cases

use std::io::Write;

pub mod corpus;
pub mod differences;
pub mod fuzz;
pub mod generate;
pub mod image;
pub mod judge;
pub mod mnemonic;
pub mod oracle;
pub mod prng;
pub mod records;
pub mod report;
pub mod rules;
pub mod vectors;

/// Says that the test at hand cannot be done on this machine, and why. The test returns after it and passes.
///
/// It is written past the test harness, which would keep the output of a test that passes to itself.
pub fn skip(reason: &str) {
    let thread = std::thread::current();
    let line = format!("skipped: {reason} ({})\n", thread.name().unwrap_or("no name"));
    _ = std::io::stderr().write_all(line.as_bytes());
}

/// The value, or the end of the test that calls it with `skipped: …`.
#[macro_export]
macro_rules! or_skip {
    ($result:expr) => {
        match $result {
            Ok(value) => value,
            Err(reason) => return $crate::skip(&reason),
        }
    };
}

/// The examples of the front page, as doctests.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;
