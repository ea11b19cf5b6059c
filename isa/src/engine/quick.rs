//! The quick way through decoding: a few look-ups without branches that depend on the instruction, for words that are certainly all right.
//!
//! `expand!` works out what there is to look up (`table::quick`). What this way does not accept may still be an instruction: the exact way (`decode`)
//! decides, and names what is wrong.

use super::{Isa, Raw, State};
use crate::table::{Check, Choice, NONE, Quick};

/// The first two dwords, and the third. What the input does not hold of them is zero.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dwords {
    pub(crate) low: u64,
    pub(crate) third: u32,
}

impl Dwords {
    pub(crate) const fn words(self) -> [u32; 3] {
        [self.low as u32, (self.low >> 32) as u32, self.third]
    }
}

/// What an instruction that was found is.
type Found = (u16, &'static Check);

/// Finds what is certainly an instruction, and no pair, as if all three dwords were there.
#[inline(always)]
pub(crate) const fn find(quick: &'static Quick, dwords: Dwords) -> Option<Raw> {
    let prefix = &quick.prefixes[(dwords.low >> 23) as usize & 511];
    let op = (dwords.low >> (prefix.shift & 63)) as u16 & prefix.mask;
    match found(quick, prefix.first as usize + op as usize, dwords) {
        Some((row, check)) => Some(raw(row, NONE, check, check, dwords)),
        None => None,
    }
}

/// The same for two instructions in one.
#[inline(always)]
pub(crate) const fn find_pair(isa: &'static Isa, quick: &'static Quick, dwords: Dwords) -> Option<Raw> {
    let words = dwords.words();
    let prefix = isa.tables.prefixes[(words[0] >> 23) as usize] as usize;
    if prefix >= isa.tables.groups.len() || !isa.tables.groups[prefix].op_y.exists() {
        return None;
    }
    let group = &isa.tables.groups[prefix];
    let Some((row, check)) = found(quick, group.first as usize + group.op.get(&words) as usize, dwords) else {
        return None;
    };
    let Some((row_y, check_y)) = found(quick, group.first_y as usize + group.op_y.get(&words) as usize, dwords) else {
        return None;
    };
    let longer = if check_y.dwords > check.dwords { check_y } else { check };
    Some(raw(row, row_y, check, longer, dwords))
}

/// Finds what is certainly an instruction, or a pair of them, as if all three dwords were there.
pub(crate) const fn find_any(isa: &'static Isa, quick: &'static Quick, dwords: Dwords) -> Option<Raw> {
    match find(quick, dwords) {
        None => find_pair(isa, quick, dwords),
        found => found,
    }
}

/// The instruction. What lies beyond its length is no part of it.
#[inline(always)]
const fn raw(row: u16, row_y: u16, check: &Check, longer: &Check, dwords: Dwords) -> Raw {
    let low = dwords.low & longer.keep;
    Raw {
        words: [low as u32, (low >> 32) as u32, dwords.third & longer.keep_third],
        row,
        row_y,
        forms: check.forms,
        dwords: longer.dwords,
        state: State::Read,
        given: 0,
        defect: None,
    }
}

/// Finds an instruction, or one half of a pair, by the place of its opcode value.
#[inline(always)]
const fn found(quick: &'static Quick, op: usize, dwords: Dwords) -> Option<Found> {
    if op >= quick.choices.len() {
        return None;
    }
    let choice = &quick.choices[op];
    let [first, second, third, last] = choice.shifts;
    let windows = [
        window(dwords.low, first),
        window(dwords.low, second),
        window(dwords.low, third),
        window(if last < 64 { dwords.low } else { dwords.third as u64 }, last),
    ];
    let nth = form(quick, choice, &windows);
    let check = choice.checks[nth] as usize;
    if check >= quick.checks.len() {
        return None;
    }
    let check = &quick.checks[check];
    if (dwords.low ^ check.value) & check.must | wrong(quick, check, &windows) as u64 == 0 {
        Some((choice.rows[nth], check))
    } else {
        None
    }
}

/// Nine bits, from one on.
#[inline(always)]
const fn window(words: u64, shift: u8) -> usize {
    ((words >> (shift & 63)) & 511) as usize
}

/// Which of the four forms it is.
#[inline(always)]
const fn form(quick: &Quick, choice: &Choice, windows: &[usize; 4]) -> usize {
    let holds = quick.conditions[windows[0]] & choice.masks[0]
        | quick.conditions[windows[1]] & choice.masks[1]
        | quick.conditions[windows[2]] & choice.masks[2]
        | 1 << 15;
    holds.trailing_zeros() as usize & 3
}

/// Which fields have wrong values.
#[inline(always)]
const fn wrong(quick: &Quick, check: &Check, windows: &[usize; 4]) -> u32 {
    quick.wrong[windows[0]] & check.masks[0]
        | quick.wrong[windows[1]] & check.masks[1]
        | quick.wrong[windows[2]] & check.masks[2]
        | quick.wrong[windows[3]] & check.masks[3]
}
