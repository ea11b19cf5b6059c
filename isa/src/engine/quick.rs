//! The quick way through decoding: a few look-ups without branches that depend on the instruction, for words that are certainly all right.
//!
//! `expand!` works out what there is to look up (`table::quick`). What this way does not accept may still be an instruction: the exact way (`decode`)
//! decides, and names what is wrong.

use super::{Meta, Raw};
use crate::table::{Check, Choice, NONE, Quick, Start};

/// The first three dwords, as the first two and the last two of them. What the input does not hold is zero.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dwords {
    pub(crate) low: u64,
    pub(crate) high: u64,
}

impl Dwords {
    pub(crate) const fn new(first: u32, second: u32, third: u32) -> Self {
        Dwords {
            low: first as u64 | (second as u64) << 32,
            high: second as u64 | (third as u64) << 32,
        }
    }

    pub(crate) const fn words(self) -> [u32; 3] {
        [self.low as u32, self.high as u32, (self.high >> 32) as u32]
    }

    /// The nine bits by which instructions that start alike are known.
    #[inline(always)]
    const fn start(self) -> usize {
        (self.low >> 23) as usize & 511
    }

    /// What was read, with these bits of the second and third dword.
    #[inline(always)]
    const fn read(self, meta: Meta, keep: u64) -> Read {
        Read {
            meta,
            first: self.low as u32,
            rest: self.high & keep,
        }
    }
}

/// What was read: an instruction without what only building knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Read {
    pub(crate) meta: Meta,
    /// The first dword, and the two behind it. What lies beyond the instruction's length is no part of it.
    pub(crate) first: u32,
    pub(crate) rest: u64,
}

impl Read {
    #[inline(always)]
    pub(crate) const fn raw(self) -> Raw {
        Raw {
            meta: self.meta,
            words: [self.first, self.rest as u32, (self.rest >> 32) as u32],
            given: 0,
            defect: None,
        }
    }
}

/// Finds what is certainly an instruction, and no pair, as if all three dwords were there.
#[inline(always)]
pub(crate) const fn find(quick: &'static Quick, dwords: Dwords) -> Option<Read> {
    let start = &quick.starts[dwords.start()];
    let Some(choice) = choice(quick, start, dwords) else { return None };
    let [a, b, c] = start.windows;
    let looks = [look(quick, dwords.low, a), look(quick, dwords.low, b), look(quick, dwords.low, c)];
    let other = look(quick, if choice.shift < 64 { dwords.low } else { dwords.high >> 32 }, choice.shift);
    let Some(check) = check(quick, choice, &looks) else { return None };
    if (dwords.low ^ check.value) & check.must | wrong(check, &looks) | other & check.masks[3] == 0 {
        Some(dwords.read(check.meta.rows_on(choice.row), check.keep))
    } else {
        None
    }
}

/// The same for two instructions in one.
#[inline(always)]
pub(crate) const fn find_pair(quick: &'static Quick, dwords: Dwords) -> Option<Read> {
    let start = &quick.starts[dwords.start()];
    if start.first != NONE || start.mask as usize >= quick.pairs.len() {
        return None;
    }
    let [x, y] = &quick.pairs[start.mask as usize];
    let Some(choice_x) = choice(quick, x, dwords) else { return None };
    let Some(choice_y) = choice(quick, y, dwords) else { return None };
    let [a, b, c] = x.windows;
    let [.., d] = y.windows;
    let (a, b) = (look(quick, dwords.low, a), look(quick, dwords.low, b));
    let looks_x = [a, b, look(quick, dwords.low, c)];
    let looks_y = [a, b, look(quick, dwords.low, d)];
    let Some(check_x) = check(quick, choice_x, &looks_x) else { return None };
    let Some(check_y) = check(quick, choice_y, &looks_y) else { return None };
    let must = (dwords.low ^ check_x.value) & check_x.must | (dwords.low ^ check_y.value) & check_y.must;
    if must | wrong(check_x, &looks_x) | wrong(check_y, &looks_y) != 0 {
        return None;
    }
    let (x, y) = (check_x.meta.rows_on(choice_x.row), check_y.meta.rows_on(choice_y.row));
    Some(dwords.read(x.paired(y), check_x.keep | check_y.keep))
}

/// Finds what is certainly an instruction, or a pair of them, as if all three dwords were there.
pub(crate) const fn find_any(quick: &'static Quick, dwords: Dwords) -> Option<Read> {
    match find(quick, dwords) {
        None => find_pair(quick, dwords),
        found => found,
    }
}

/// What the opcode can mean.
#[inline(always)]
const fn choice(quick: &'static Quick, start: &Start, dwords: Dwords) -> Option<&'static Choice> {
    let op = start.first as usize + ((dwords.low >> (start.shift & 63)) as u16 & start.mask) as usize;
    if op < quick.choices.len() { Some(&quick.choices[op]) } else { None }
}

/// The check of the form that words are in.
#[inline(always)]
const fn check(quick: &'static Quick, choice: &Choice, looks: &[u64; 3]) -> Option<&'static Check> {
    let [first, second, third] = choice.masks;
    let holds = looks[0] as u16 & first | looks[1] as u16 & second | looks[2] as u16 & third;
    // One always holds, which the compiler does not know.
    let nth = (holds as u32 | 1 << 15).trailing_zeros() as usize & 3;
    let check = choice.checks as usize + nth;
    if check < quick.checks.len() { Some(&quick.checks[check]) } else { None }
}

/// What is known of the nine bits from one on.
#[inline(always)]
const fn look(quick: &Quick, words: u64, shift: u8) -> u64 {
    quick.looks[((words >> (shift & 63)) & 511) as usize]
}

/// Which fields have wrong values.
#[inline(always)]
const fn wrong(check: &Check, looks: &[u64; 3]) -> u64 {
    looks[0] & check.masks[0] | looks[1] & check.masks[1] | looks[2] & check.masks[2]
}
