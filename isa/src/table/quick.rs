//! What decoding looks up on its quick way, laid out by `expand!` so that each step is one look-up; `engine::quick` reads it.
//!
//! A field is looked at through a window of nine bits from its lowest bit on, within the first two dwords or within the third one. Sets of a field's
//! values are sets of what such a window may show: where the field has fewer bits, whatever the bits above it are. All sets are the bits of one table, so that a look
//! is a shift, a load and masks.

use crate::engine::Meta;

/// The tables of the quick way. What they do not say (`u16::MAX`, which is no index) the exact way must.
#[derive(Debug)]
pub struct Quick {
    /// By the top nine bits of the first dword.
    pub(crate) starts: [Start; 512],
    /// By what a window shows: in the low 16 bits the conditions that hold, of which bit `n` is one of a form whose number is `n % 4` (the last of them holds
    /// always); above them the sets that do not hold it.
    pub(crate) looks: [u64; 512],
    /// The two halves of pairs, whose first two windows are the same. They are not looked at through any other than the three.
    pub(crate) pairs: &'static [[Start; 2]],
    /// For each of [`Tables::ops`](super::Tables::ops).
    pub(crate) choices: &'static [Choice],
    /// Four after four, for the forms of a choice. That of no form fails.
    pub(crate) checks: &'static [Check],
}

/// What instructions that start alike have in common. Pairs have no `first` in [`Quick::starts`], and their index in `mask`.
#[derive(Clone, Copy, Debug)]
#[repr(align(8))]
pub(crate) struct Start {
    /// First index into [`Tables::ops`](super::Tables::ops).
    pub(crate) first: u16,
    /// The values of the opcode.
    pub(crate) mask: u16,
    /// Its lowest bit.
    pub(crate) shift: u8,
    /// The lowest bits of three fields that are looked at, in the first two dwords.
    pub(crate) windows: [u8; 3],
}

/// The forms that an opcode value can mean: three whose condition holds, and the one for no condition.
#[derive(Clone, Copy, Debug)]
#[repr(align(16))]
pub(crate) struct Choice {
    /// The first of their rows.
    pub(crate) row: u16,
    /// The first of their checks: index into [`Quick::checks`].
    pub(crate) checks: u16,
    /// Which conditions the start's fields decide; the first one that which holds always, too.
    pub(crate) masks: [u16; 3],
    /// The lowest bit of one more field that is looked at, in any dword.
    pub(crate) shift: u8,
}

/// What makes words an instruction of a row.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub(crate) struct Check {
    /// For each field that is looked at: the sets that must hold its value, as bits of [`Quick::looks`].
    pub(crate) masks: [u64; 4],
    /// Bits that have one value, in the first two dwords.
    pub(crate) must: u64,
    /// Their values.
    pub(crate) value: u64,
    /// The bits of the second and third dword that belong to the instruction.
    pub(crate) keep: u64,
    /// What the instruction is; its row counts from the choice's first one.
    pub(crate) meta: Meta,
}
