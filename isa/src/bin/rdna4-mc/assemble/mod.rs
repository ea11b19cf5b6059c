//! `rdna4-mc assemble`: text to machine code.
//!
//! - `lines`: one instruction a line
//! - `listing`: whole files with labels, branches and directives

mod lines;
mod listing;

use crate::cli::{Assemble, AssembleMode, Case};
use crate::failure::{Failure, Verdict};
use crate::input::Input;
use rdna4_isa::ParseOptions;
use std::io::{BufWriter, Write};

/// Runs the subcommand.
pub(crate) fn run(options: &Assemble) -> Result<Verdict, Failure> {
    let input = Input::open(&options.source)?;
    let mut out = BufWriter::with_capacity(1 << 16, std::io::stdout().lock());
    let verdict = match options.mode {
        AssembleMode::Lines => lines::run(input, options, &mut out),
        AssembleMode::Listing => listing::run(input, options, &mut out),
    };
    match verdict {
        // What was written so far is worth having in spite of a failure, unless the failure is that it cannot be written.
        Err(Failure::Message(message)) => {
            _ = out.flush();
            Err(Failure::Message(message))
        }
        Err(Failure::ClosedPipe) => {
            // Not tried again when it is dropped.
            _ = out.into_parts();
            Err(Failure::ClosedPipe)
        }
        Ok(verdict) => {
            out.flush().map_err(Failure::writing)?;
            Ok(verdict)
        }
    }
}

/// How instructions are read.
fn parser(options: &Assemble) -> ParseOptions<'static> {
    let parser = ParseOptions::new().wave(options.wave.into());
    match options.case {
        Case::Exact => parser,
        Case::Any => parser.ignore_case(),
    }
}

/// Adds bytes as hexadecimal digits.
fn push_hex(text: &mut String, bytes: impl Iterator<Item = u8>) {
    for byte in bytes {
        for digit in [byte >> 4, byte & 15] {
            text.push(char::from_digit(digit.into(), 16).unwrap_or('?'));
        }
    }
}
