//! `rdna4-mc disassemble`: machine code to text or JSON.
//!
//! - `lines`: one instruction a line, with `hex` to read the bytes
//! - `listing`: whole code, with `window` to look ahead for labels
//! - `elf`: what a code object says of its code
//! - `json`: instructions as objects, with `register` for names

mod elf;
mod hex;
mod json;
mod lines;
mod listing;
mod register;
mod window;

use crate::cli::{Disassemble, Halves, Mode, Wave};
use crate::failure::{Failure, Verdict};
use crate::input::Input;
use rdna4_isa::Printer;
use std::io::{BufWriter, Write};

/// Runs the subcommand.
pub(crate) fn run(options: &Disassemble) -> Result<Verdict, Failure> {
    let input = Input::open(&options.source)?;
    let mut out = BufWriter::with_capacity(1 << 16, std::io::stdout().lock());
    let verdict = match options.mode {
        Mode::Lines => lines::run(input, options, &mut out),
        Mode::Raw => listing::raw(input, options, &mut out),
        Mode::Elf => elf::run(input, options, &mut out),
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

/// A printer for these options and a wave size.
fn printer(options: &Disassemble, wave: Wave) -> Printer<'static> {
    let printer = match wave {
        Wave::Wave32 => Printer::new(),
        Wave::Wave64 => Printer::new().wave64(),
    };
    match options.halves {
        Halves::Unnamed => printer,
        Halves::Named => printer.halves(),
    }
}

/// Adds bytes as hexadecimal digits.
fn push_hex(text: &mut String, bytes: &[u8]) {
    for byte in bytes {
        for digit in [byte >> 4, byte & 15] {
            text.push(char::from_digit(digit.into(), 16).unwrap_or('?'));
        }
    }
}
