//! Times of one contender, a round each.

use std::time::Instant;

/// Measurements of one contender.
pub(crate) struct Times {
    name: &'static str,
    /// Nanoseconds an instruction, a round each.
    rounds: Vec<f64>,
}

impl Times {
    /// None yet.
    pub(crate) fn new(name: &'static str) -> Self {
        Times { name, rounds: Vec::new() }
    }

    /// Measures one round over so many instructions.
    #[expect(clippy::cast_precision_loss, reason = "counts of instructions")]
    pub(crate) fn round(&mut self, count: usize, run: impl FnOnce()) {
        let start = Instant::now();
        run();
        self.rounds.push(start.elapsed().as_secs_f64() * 1e9 / count as f64);
    }

    /// The best round.
    pub(crate) fn best(&self) -> f64 {
        self.rounds.iter().copied().fold(f64::INFINITY, f64::min)
    }

    /// Prints the best round and the median.
    pub(crate) fn show(&self) {
        let mut rounds = self.rounds.clone();
        rounds.sort_by(f64::total_cmp);
        println!("{:<44} {:>8.2} {:>8.2}", self.name, self.best(), rounds[rounds.len() / 2]);
    }
}
