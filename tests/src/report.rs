//! Failures of tests with very many cases: all are counted, the first few are shown in full.

use std::fmt::Write;

/// How many failures are shown.
const SHOWN: usize = 20;

/// Collects failures.
#[derive(Default)]
pub struct Report {
    shown: String,
    failures: usize,
    cases: usize,
}

impl Report {
    /// One without failures.
    pub fn new() -> Self {
        Self::default()
    }

    /// Counts a case that was as expected.
    pub fn right(&mut self) {
        self.cases += 1;
    }

    /// Counts a failure and keeps its description: input, bytes, expected, actual.
    pub fn wrong(&mut self, describe: impl FnOnce() -> String) {
        self.cases += 1;
        self.failures += 1;
        if self.failures <= SHOWN {
            _ = writeln!(self.shown, "{}", describe());
        }
    }

    /// Counts a case.
    pub fn check(&mut self, right: bool, describe: impl FnOnce() -> String) {
        if right { self.right() } else { self.wrong(describe) }
    }

    /// Fails the test if a case failed, or if there was none.
    ///
    /// # Panics
    /// Then.
    pub fn finish(self) {
        let Self { shown, failures, cases } = self;
        assert!(failures == 0, "{failures} of {cases} cases failed; the first ones:\n{shown}");
        assert!(cases > 0, "there was no case");
    }
}
