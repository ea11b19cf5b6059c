//! Sets of operand codes.

/// Number of operand codes: nine bits.
pub(super) const CODES: u32 = 512;

/// A set of operand codes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct CodeSet(pub(crate) [u64; 8]);

impl CodeSet {
    pub(super) fn insert(&mut self, low: u32, high: u32) {
        for (word, first) in self.0.iter_mut().zip((0..CODES).step_by(64)) {
            let (low, high) = (low.max(first), high.min(first + 63));
            if low <= high {
                *word |= u64::MAX >> (63 - (high - low)) << (low - first);
            }
        }
    }

    pub(crate) fn has(&self, code: u32) -> bool {
        self.0.get((code >> 6) as usize).is_some_and(|word| word >> (code & 63) & 1 != 0)
    }

    fn zip(&self, other: &CodeSet, f: impl Fn(u64, u64) -> u64) -> CodeSet {
        let mut words = [0; 8];
        for (word, (a, b)) in words.iter_mut().zip(self.0.iter().zip(&other.0)) {
            *word = f(*a, *b);
        }
        CodeSet(words)
    }

    pub(crate) fn and(&self, other: &CodeSet) -> CodeSet {
        self.zip(other, |a, b| a & b)
    }

    pub(crate) fn or(&self, other: &CodeSet) -> CodeSet {
        self.zip(other, |a, b| a | b)
    }

    pub(crate) fn without(&self, other: &CodeSet) -> CodeSet {
        self.zip(other, |a, b| a & !b)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    pub(super) fn lowest(&self) -> Option<u32> {
        let (at, word) = (0..).zip(&self.0).find(|(_, word)| **word != 0)?;
        Some(at * 64 + word.trailing_zeros())
    }

    pub(super) fn highest(&self) -> Option<u32> {
        let (at, word) = (0..8).zip(&self.0).rfind(|(_, word)| **word != 0)?;
        Some(at * 64 + 63 - word.leading_zeros())
    }
}
