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
use crate::output;
use rdna4_isa::Printer;

/// Runs the subcommand.
pub(crate) fn run(options: &Disassemble) -> Result<Verdict, Failure> {
    let input = Input::open(&options.source)?;
    output::write(|out| match options.mode {
        Mode::Lines => lines::run(input, options, out),
        Mode::Raw => listing::raw(input, options, out),
        Mode::Elf => elf::run(input, options, out),
    })
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
