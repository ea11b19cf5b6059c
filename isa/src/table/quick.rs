//! What decoding looks up on its quick way, laid out by `expand!` so that each step is one look-up; `engine::quick` reads it.
//!
//! A field is looked at through a window of nine bits from its lowest bit on, within the first two dwords or within the third one. Sets of a field's values are
//! sets of what such a window may show: where the field has fewer bits, whatever the bits above it are. All sets of a kind are the bits of one table, so that a
//! look is a shift, a load and a mask.

/// The tables of the quick way. What they do not say (`u16::MAX`, which is no index) the exact way must.
#[derive(Debug)]
pub struct Quick {
    /// By the top nine bits of the first dword.
    pub(crate) prefixes: [Prefix; 512],
    /// By what a window shows: bit `n` says that the condition holds of a form whose number is `n % 4`. The last bit is never set.
    pub(crate) conditions: [u16; 512],
    /// By what a window shows: the sets that do not hold it.
    pub(crate) wrong: [u32; 512],
    /// For each of [`Tables::ops`](super::Tables::ops).
    pub(crate) choices: &'static [Choice],
    /// Interned.
    pub(crate) checks: &'static [Check],
}

/// Where the opcode lies in instructions that start alike; nowhere in pairs and in what is no instruction.
#[derive(Clone, Copy, Debug)]
#[repr(align(8))]
pub(crate) struct Prefix {
    /// First index into [`Tables::ops`](super::Tables::ops).
    pub(crate) first: u16,
    /// The field's values.
    pub(crate) mask: u16,
    /// Its lowest bit.
    pub(crate) shift: u8,
}

/// The forms that an opcode value can mean: three whose condition holds, and the one for no condition.
#[derive(Clone, Copy, Debug)]
#[repr(align(32))]
pub(crate) struct Choice {
    /// Their rows.
    pub(crate) rows: [u16; 4],
    /// Their checks: indices into [`Quick::checks`].
    pub(crate) checks: [u16; 4],
    /// The lowest bits of fields that are looked at: three in the first two dwords, and one in any.
    pub(crate) shifts: [u8; 4],
    /// Which conditions the first three fields decide.
    pub(crate) masks: [u16; 3],
}

/// What makes words an instruction of a row.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub(crate) struct Check {
    /// Bits that have one value, in the first two dwords.
    pub(crate) must: u64,
    /// Their values.
    pub(crate) value: u64,
    /// The bits of the first two dwords that belong to the instruction.
    pub(crate) keep: u64,
    /// The bits of the third one.
    pub(crate) keep_third: u32,
    /// For each field that is looked at: the sets that must hold its value.
    pub(crate) masks: [u32; 4],
    /// The form, as a set of forms.
    pub(crate) forms: u16,
    /// Length in dwords.
    pub(crate) dwords: u8,
}
