//! How a run ends.

use std::io;

/// How a run that came to its end went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// Exit status 0.
    AllRight,
    /// Exit status 1: something in the input was wrong, and the output says so.
    SomeWrong,
}

/// Why a run stopped before its end.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Whoever read the output has had enough.
    ClosedPipe,
    /// Anything else, in one line.
    Message(String),
}

impl Failure {
    /// Of writing to standard output.
    pub(crate) fn writing(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::ClosedPipe,
            _ => Failure::Message(format!("standard output: {error}")),
        }
    }
}
