//! `rdna4-mc`: RDNA 4 machine code on the command line. `--help` says what it does.
//!
//! Reading top-down: `cli` → a subcommand (`disassemble`, `assemble`) → `input`, `progress`, `failure`.

mod assemble;
mod cli;
mod disassemble;
mod failure;
mod help;
mod input;
mod output;
mod progress;

use failure::{Failure, Verdict};
use std::io::Write;
use std::process::ExitCode;

/// Exit status of a command line that makes no sense.
const USAGE: u8 = 2;

fn main() -> ExitCode {
    let command = match cli::parse(std::env::args_os().skip(1)) {
        Ok(command) => command,
        Err(message) => {
            say(&format!("error: {message}\n`rdna4-mc --help` says what there is\n"));
            return ExitCode::from(USAGE);
        }
    };
    let result = match command {
        cli::Command::Help(text) => help(text),
        cli::Command::Assemble(options) => assemble::run(&options),
        cli::Command::Disassemble(options) => disassemble::run(&options),
    };
    match result {
        Ok(Verdict::AllRight) | Err(Failure::ClosedPipe) => ExitCode::SUCCESS,
        Ok(Verdict::SomeWrong) => ExitCode::FAILURE,
        Err(Failure::Message(message)) => {
            say(&format!("error: {message}\n"));
            ExitCode::FAILURE
        }
    }
}

fn help(text: &str) -> Result<Verdict, Failure> {
    std::io::stdout().write_all(text.as_bytes()).map_err(Failure::writing)?;
    Ok(Verdict::AllRight)
}

/// Writes to standard error; there is nobody to tell if that fails.
fn say(text: &str) {
    _ = std::io::stderr().write_all(text.as_bytes());
}
