//! What an instruction is besides its bits, in one integer: it goes from place to place in a register.

/// What is known of the words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    /// They were built, or changed; encoding looks whether they are legal.
    Built,
    /// They were built, and nothing is left to look at: there is no defect, and no rule that concerns them is broken.
    Checked,
    /// They were read: they are kept as they are.
    Read,
}

/// Row, second row, forms, length and state, from the lowest bit up: 16, 16, 16, 8 and 8 bits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Meta(u64);

const ROW_Y: u32 = 16;
const FORMS: u32 = 32;
const DWORDS: u32 = 48;
const STATE: u32 = 56;

impl Meta {
    #[inline(always)]
    pub(crate) const fn new(row: u16, row_y: u16, forms: u16, dwords: u8, state: State) -> Meta {
        Meta(row as u64 | (row_y as u64) << ROW_Y | (forms as u64) << FORMS | (dwords as u64) << DWORDS | (state as u64) << STATE)
    }

    /// The row.
    #[inline(always)]
    pub(crate) const fn row(self) -> u16 {
        self.0 as u16
    }

    /// The second half's row; [`NONE`](crate::table::NONE) for single instructions.
    #[inline(always)]
    pub(crate) const fn row_y(self) -> u16 {
        (self.0 >> ROW_Y) as u16
    }

    /// Forms that may be chosen, as bits.
    #[inline(always)]
    pub(crate) const fn forms(self) -> u16 {
        (self.0 >> FORMS) as u16
    }

    /// Length in dwords.
    #[inline(always)]
    pub(crate) const fn dwords(self) -> u8 {
        (self.0 >> DWORDS) as u8
    }

    #[inline(always)]
    pub(crate) const fn state(self) -> State {
        match self.0 >> STATE {
            0 => State::Built,
            1 => State::Checked,
            _ => State::Read,
        }
    }

    /// The same with a row so many behind.
    #[inline(always)]
    pub(crate) const fn rows_on(self, rows: u16) -> Meta {
        Meta(self.0.wrapping_add(rows as u64))
    }

    /// That of a pair whose first half this is: with the second one's row, as long as the longer one.
    #[inline(always)]
    pub(crate) const fn paired(self, y: Meta) -> Meta {
        let (own, other) = (self.dwords(), y.dwords());
        Meta::new(self.row(), y.row(), self.forms(), if other > own { other } else { own }, self.state())
    }

    #[inline(always)]
    pub(crate) const fn with_forms(self, forms: u16) -> Meta {
        Meta::new(self.row(), self.row_y(), forms, self.dwords(), self.state())
    }

    #[inline(always)]
    pub(crate) const fn with_state(self, state: State) -> Meta {
        Meta::new(self.row(), self.row_y(), self.forms(), self.dwords(), state)
    }
}

impl core::fmt::Debug for Meta {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Meta")
            .field("row", &self.row())
            .field("row_y", &self.row_y())
            .field("forms", &self.forms())
            .field("dwords", &self.dwords())
            .field("state", &self.state())
            .finish()
    }
}
