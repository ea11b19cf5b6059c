//! Sets of operand codes, and how the definitions write them.

use crate::errata::layout::Class;
use std::fmt;

/// A set of the 512 operand codes.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Codes([u64; 8]);

impl fmt::Debug for Codes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(&[]))
    }
}

impl Codes {
    /// Every code.
    pub const ALL: Codes = Codes([u64::MAX; 8]);

    pub fn range(first: u32, last: u32) -> Self {
        let mut set = Self::default();
        (first..=last).for_each(|code| set.insert(code));
        set
    }

    pub fn insert(&mut self, code: u32) {
        self.0[(code >> 6) as usize] |= 1 << (code & 63);
    }

    pub fn has(&self, code: u32) -> bool {
        code < 512 && self.0[(code >> 6) as usize] >> (code & 63) & 1 != 0
    }

    pub fn is_empty(&self) -> bool {
        self.0 == [0; 8]
    }

    fn zip(self, other: Self, f: fn(u64, u64) -> u64) -> Self {
        Self(std::array::from_fn(|i| f(self.0[i], other.0[i])))
    }

    pub fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    pub fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }

    pub fn without(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }

    pub fn contains(self, other: Self) -> bool {
        other.without(self).is_empty()
    }

    /// Reads `sgpr | 128..=159 | m0`.
    pub fn parse(text: &str, classes: &[Class]) -> Result<Self, String> {
        let mut set = Self::default();
        for term in text.split('|').map(str::trim) {
            let number = |text: &str| text.trim().parse::<u32>().ok().filter(|code| *code < 512);
            let range = match term.split_once("..=") {
                Some((first, last)) => number(first).zip(number(last)),
                None => number(term)
                    .map(|code| (code, code))
                    .or_else(|| classes.iter().find(|c| c.name == term).map(|c| (c.first, c.last))),
            };
            let (first, last) = range.ok_or_else(|| format!("`{term}` is no class and no range of codes"))?;
            set = set.or(Self::range(first, last));
        }
        Ok(set)
    }

    /// Writes the set as classes where it holds them whole, as ranges otherwise, ascending.
    pub fn text(self, classes: &[Class]) -> String {
        let mut terms = Vec::new();
        let mut code = 0;
        while code < 512 {
            let whole = classes.iter().find(|c| c.first == code && self.contains(Self::range(c.first, c.last)));
            if let Some(class) = whole {
                terms.push(class.name.clone());
                code = class.last + 1;
            } else if self.has(code) {
                // A range ends where the set does or where a whole class begins.
                let begins = |c: u32| classes.iter().any(|k| k.first == c && self.contains(Self::range(k.first, k.last)));
                let last = (code..512)
                    .take_while(|c| self.has(*c) && (*c == code || !begins(*c)))
                    .last()
                    .unwrap_or(code);
                terms.push(if last == code { code.to_string() } else { format!("{code}..={last}") });
                code = last + 1;
            } else {
                code += 1;
            }
        }
        terms.join(" | ")
    }
}
