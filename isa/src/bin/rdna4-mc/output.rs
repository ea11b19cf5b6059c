//! Standard output, and bytes in it.

use crate::failure::{Failure, Verdict};
use std::io::{BufWriter, StdoutLock, Write};

/// What is written to, some lines at a time.
pub(crate) type Output = BufWriter<StdoutLock<'static>>;

/// Runs something that writes, and sees to it that what it wrote arrives.
pub(crate) fn write(run: impl FnOnce(&mut Output) -> Result<Verdict, Failure>) -> Result<Verdict, Failure> {
    let mut out = BufWriter::with_capacity(1 << 16, std::io::stdout().lock());
    match run(&mut out) {
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

/// Adds bytes as hexadecimal digits.
pub(crate) fn push_hex(text: &mut String, bytes: impl IntoIterator<Item = u8>) {
    for byte in bytes {
        for digit in [byte >> 4, byte & 15] {
            text.push(char::from_digit(digit.into(), 16).unwrap_or('?'));
        }
    }
}
