//! The oracle's child process. Not for people: it answers the requests that `rdna4_isa_tests::oracle` writes to it.

use std::path::PathBuf;
use std::process::ExitCode;

use rdna4_isa_tests::oracle::serve;

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1);
    let library = arguments.next().map(PathBuf::from);
    let flush_every = arguments.next().and_then(|n| n.to_str()?.parse().ok());
    let (Some(library), Some(flush_every)) = (library, flush_every) else {
        eprintln!("usage: llvm-oracle LIBRARY FLUSH-EVERY (requests on standard input)");
        return ExitCode::from(2);
    };
    match serve(&library, flush_every) {
        Ok(()) => ExitCode::SUCCESS,
        // The parent went away, or closed a pipe that it no longer needs.
        Err(_) => ExitCode::FAILURE,
    }
}
