//! `cargo xtask`: turns AMD's specification and the errata into the DSL, compares the two, and measures what the crate costs its users.
//!
//! Reading top-down: `cli` → `codegen` (`input` → `spec` → `errata` → `dsl_out` → `output`, and `tables` → `output`) and `metrics`.

mod cli;
mod codegen;
// The macros' own parser: the proof reads the definitions as they do.
mod differences;
#[path = "../../isa-macros/src/dsl/mod.rs"]
#[expect(dead_code, unused_imports, reason = "what only the macros use of it")]
mod dsl;
mod dsl_out;
mod errata;
mod input;
mod metrics;
mod output;
mod rules;
mod spec;
mod stats;
mod tables;

use std::process::ExitCode;

/// Exit status of a command line that makes no sense.
const USAGE: u8 = 2;

fn main() -> ExitCode {
    // As a compiler wrapper the program has the compiler's arguments, not its own.
    if let Some(log) = metrics::wrapper_log() {
        return metrics::wrap_compiler(&log);
    }
    let command = match cli::parse(std::env::args_os().skip(1)) {
        Ok(command) => command,
        Err(message) => {
            eprintln!("error: {message}\n\n{}", cli::HELP);
            return ExitCode::from(USAGE);
        }
    };
    let result = match command {
        cli::Command::Help => {
            print!("{}", cli::HELP);
            Ok(())
        }
        cli::Command::Codegen(options) => codegen::run(&options),
        cli::Command::Metrics => metrics::run().map_err(|e| vec![e]),
        cli::Command::Differences => differences::run().map_err(|e| vec![e]),
        cli::Command::Rules => rules::run().map_err(|e| vec![e]),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(errors) => {
            for error in errors {
                eprintln!("error: {error}");
            }
            ExitCode::FAILURE
        }
    }
}
