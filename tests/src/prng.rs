//! Random numbers for tests: reproducible, and the seed is printed when a test fails.

use std::ops::{Deref, DerefMut};

/// A generator that names its seed when it is dropped in a panic.
///
/// The seed is fixed, so that every run does the same, unless the environment variable `RDNA4_ISA_SEED` gives another one.
pub struct Random {
    generator: fastrand::Rng,
    seed: u64,
}

impl Random {
    /// The generator for a test; `stream` tells the tests apart, so that they don't all draw the same numbers.
    ///
    /// # Panics
    /// If `RDNA4_ISA_SEED` is set and no number.
    pub fn new(stream: u64) -> Self {
        let seed = std::env::var("RDNA4_ISA_SEED").map_or(0x1200_1201, |text| {
            text.parse()
                .unwrap_or_else(|_| panic!("RDNA4_ISA_SEED is {text:?}, which is no number from 0 to {}", u64::MAX))
        });
        // An odd multiplier keeps streams apart; the generator mixes its seed itself.
        Self {
            generator: fastrand::Rng::with_seed(seed ^ stream.wrapping_mul(0x9e37_79b9_7f4a_7c15)),
            seed,
        }
    }

    /// One of `choices`.
    ///
    /// # Panics
    /// If there are none.
    pub fn pick<'a, T>(&mut self, choices: &'a [T]) -> &'a T {
        &choices[self.generator.usize(..choices.len())]
    }
}

impl Deref for Random {
    type Target = fastrand::Rng;

    fn deref(&self) -> &fastrand::Rng {
        &self.generator
    }
}

impl DerefMut for Random {
    fn deref_mut(&mut self) -> &mut fastrand::Rng {
        &mut self.generator
    }
}

impl Drop for Random {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the random numbers came from RDNA4_ISA_SEED={}", self.seed);
        }
    }
}

/// How many times the usual number of random cases a test runs: the environment variable `RDNA4_ISA_SCALE`, 1 without it. Fractions make it quicker.
///
/// # Panics
/// If it is set and no positive number.
pub fn scaled(usual: usize) -> usize {
    let Ok(text) = std::env::var("RDNA4_ISA_SCALE") else { return usual };
    let scale = text.parse::<f64>().ok().filter(|scale| *scale > 0.0);
    let scale = scale.unwrap_or_else(|| panic!("RDNA4_ISA_SCALE is {text:?}, which is no positive number"));
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "a count of cases, not a measure"
    )]
    let count = (usual as f64 * scale) as usize;
    count.max(1)
}
