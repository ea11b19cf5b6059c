//! `rdna4-mc assemble`: text to machine code.
//!
//! - `lines`: one instruction a line
//! - `listing`: whole files with labels, branches and directives

mod lines;
mod listing;

use crate::cli::{Assemble, AssembleMode, Case};
use crate::failure::{Failure, Verdict};
use crate::input::Input;
use crate::output;
use rdna4_isa::ParseOptions;

/// Runs the subcommand.
pub(crate) fn run(options: &Assemble) -> Result<Verdict, Failure> {
    let input = Input::open(&options.source)?;
    output::write(|out| match options.mode {
        AssembleMode::Lines => lines::run(input, options, out),
        AssembleMode::Listing => listing::run(input, options, out),
    })
}

/// How instructions are read.
fn parser(options: &Assemble) -> ParseOptions<'static> {
    let parser = ParseOptions::new().wave(options.wave.into());
    match options.case {
        Case::Exact => parser,
        Case::Any => parser.ignore_case(),
    }
}
