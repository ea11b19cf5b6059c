//! Choosing a form by hand, and the modifiers that come with forms.

use super::generated::{Form, Modifier, form, takes};
use super::imm::{Dpp8, Dpp16};
use super::numbers;
use super::{ISA, Rdna4};
use crate::arch::{Op, Wave};
use crate::built::{Built, Short};
use crate::engine::Raw;
use crate::registers::Registers;
use crate::table::matches;

/// A form as a bit.
pub(crate) const fn bit(form: Form) -> u16 {
    1 << form as u8
}

/// The forms that a builder chooses from: those without lane movement.
pub(crate) const ALL: u16 = bit(Form::Native) | bit(Form::E32) | bit(Form::E64);

impl<O: Op, R: Registers, W: Wave, A> Built<O, R, W, A> {
    /// The short form (`_e32`): VOP1, VOP2 or VOPC. It takes vector registers where the long form takes any source, and no modifiers.
    #[inline]
    #[must_use]
    pub fn e32(self) -> Short<O, R, W>
    where
        O::Forms: form::E32<A>,
    {
        Short::new(self.with_forms(1 << <O::Forms as form::E32<A>>::FORM).inst)
    }

    /// The long form (`_e64`): VOP3, which takes any source in any place, and modifiers.
    #[inline]
    #[must_use]
    pub fn e64(self) -> Self
    where
        O::Forms: form::E64<A>,
    {
        self.with_forms(1 << <O::Forms as form::E64<A>>::FORM)
    }
}

impl<O: Op<Arch = Rdna4>, R: Registers, W: Wave, A> Built<O, R, W, A> {
    /// Moves source 0 between the lanes of each 8 (`_dpp`). After `.e64()` it is the long form (`_e64_dpp`), otherwise the smallest.
    #[inline]
    #[must_use]
    pub fn dpp8(self, lanes: Dpp8) -> Self
    where
        O::Forms: form::E64Dpp8<A>,
    {
        let mut out = self;
        set_dpp8(&mut out.inst.raw, lanes);
        out
    }

    /// Moves source 0 between lanes by a pattern over rows of 16 (`_dpp`). After `.e64()` it is the long form (`_e64_dpp`), otherwise the smallest.
    #[inline]
    #[must_use]
    pub fn dpp16(self, control: Dpp16) -> Self
    where
        O::Forms: form::E64Dpp16<A>,
    {
        let mut out = self;
        set_dpp16(&mut out.inst.raw, control);
        out
    }

    /// Rows of 16 lanes that `dpp16` writes, one bit each, 0 to 15; all at the start.
    #[inline]
    #[must_use]
    pub fn row_mask(self, mask: u8) -> Self
    where
        O::Facts: takes::RowMask,
    {
        self.set::<numbers::RowMask<O::Facts>>(i64::from(mask))
    }

    /// Banks of 4 lanes in each row that `dpp16` writes, one bit each, 0 to 15; all at the start.
    #[inline]
    #[must_use]
    pub fn bank_mask(self, mask: u8) -> Self
    where
        O::Facts: takes::BankMask,
    {
        self.set::<numbers::BankMask<O::Facts>>(i64::from(mask))
    }

    /// Reads inactive lanes too (`fi:1`), after `dpp8` or `dpp16`.
    #[inline]
    #[must_use]
    pub fn fi(mut self) -> Self
    where
        O::Facts: takes::Fi,
    {
        set_fi(&mut self.inst.raw);
        self
    }

    /// Lanes out of range read 0 instead of keeping the destination (`bound_ctrl:1` in text).
    #[inline]
    #[must_use]
    pub fn bound_ctrl(self) -> Self
    where
        O::Facts: takes::BoundCtrl,
    {
        self.set::<numbers::BoundCtrl<O::Facts>>(1)
    }
}

/// What source 0 holds in the `dpp8` form that reads inactive lanes too; 233 is the one that does not.
const DPP8_FI: u32 = 234;

/// The selectors of the eight lanes.
pub(super) const LANES: [Modifier; 8] = [
    Modifier::LaneSel0,
    Modifier::LaneSel1,
    Modifier::LaneSel2,
    Modifier::LaneSel3,
    Modifier::LaneSel4,
    Modifier::LaneSel5,
    Modifier::LaneSel6,
    Modifier::LaneSel7,
];

/// Leaves these forms to choose from.
pub(super) const fn narrow(raw: &mut Raw, forms: u16) {
    raw.meta = raw.meta.with_forms(forms);
    if forms >> raw.row(&ISA).form & 1 == 0 {
        raw.reform(&ISA, 0);
    }
}

/// Leaves the form asked for, or the long one of it if that was asked for before.
const fn narrow_to(raw: &mut Raw, short: Form, long: Form) {
    let short = if raw.meta.forms() == bit(Form::E64) { 0 } else { bit(short) };
    narrow(raw, short | bit(long));
}

/// See [`Built::dpp8`].
pub(super) const fn set_dpp8(raw: &mut Raw, lanes: Dpp8) {
    narrow_to(raw, Form::Dpp8, Form::E64Dpp8);
    let mut i = 0;
    while i < LANES.len() {
        raw.set_modifier(&ISA, LANES[i] as u8, lanes.0[i] as i64);
        i += 1;
    }
}

/// See [`Built::dpp16`].
pub(super) const fn set_dpp16(raw: &mut Raw, control: Dpp16) {
    narrow_to(raw, Form::Dpp16, Form::E64Dpp16);
    raw.set_modifier(&ISA, Modifier::DppCtrl as u8, control.0 as i64);
}

/// See [`Built::fi`].
pub(super) const fn set_fi(raw: &mut Raw) {
    let form = raw.row(&ISA).form;
    if form != Form::Dpp8 as u8 && form != Form::E64Dpp8 as u8 {
        return raw.set_modifier(&ISA, Modifier::Fi as u8, 1);
    }
    // Eight lanes have a selector of their own for it in place of a bit (R23).
    let fields = ISA.tables.encodings[raw.row(&ISA).encoding as usize].fields;
    let mut i = 0;
    while i < fields.len() {
        if matches("src0", fields[i].name) {
            fields[i].place.set(&mut raw.words, DPP8_FI);
        }
        i += 1;
    }
}
