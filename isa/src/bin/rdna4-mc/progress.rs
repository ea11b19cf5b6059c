//! How far a large input has been read, on standard error for somebody who waits.

use std::io::{self, IsTerminal, Read, Write};
use std::time::{Duration, Instant};

/// Inputs below this are over before anybody asks.
const QUIET: u64 = 4 << 20;

/// Time between two reports.
const INTERVAL: Duration = Duration::from_millis(200);

/// A reader that reports what it has read, where standard error is a terminal and standard output is not the same one.
pub(crate) struct Progress<R> {
    inner: R,
    size: Option<u64>,
    read: u64,
    /// When the next report is due; `None` where nobody would see it.
    due: Option<Instant>,
    shown: bool,
}

impl<R> Progress<R> {
    /// Reports about `inner`, which has `size` bytes as far as that is known.
    pub(crate) fn new(inner: R, size: Option<u64>) -> Self {
        let watched = io::stderr().is_terminal() && !io::stdout().is_terminal();
        Progress {
            inner,
            size,
            read: 0,
            due: watched.then(|| Instant::now() + INTERVAL),
            shown: false,
        }
    }

    fn report(&mut self) {
        let Some(due) = self.due else { return };
        let now = Instant::now();
        if self.read < QUIET || now < due {
            return;
        }
        self.due = Some(now + INTERVAL);
        self.shown = true;
        let read = self.read >> 20;
        let text = match self.size.filter(|size| *size >= self.read) {
            Some(size) => format!("\r{read} of {} MiB, {} %", size >> 20, self.read * 100 / size.max(1)),
            None => format!("\r{read} MiB"),
        };
        _ = io::stderr().write_all(text.as_bytes());
    }
}

impl<R: Read> Read for Progress<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.inner.read(buffer)?;
        self.read += count as u64;
        self.report();
        Ok(count)
    }
}

/// Leaves an empty line to whatever is written next.
impl<R> Drop for Progress<R> {
    fn drop(&mut self) {
        if self.shown {
            _ = io::stderr().write_all(b"\r\x1b[K");
        }
    }
}
