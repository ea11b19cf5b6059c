//! Choosing a form by hand, and the modifiers that come with forms.

use super::generated::{Form, Modifier, form, takes};
use super::imm::{Dpp8, Dpp16};
use crate::arch::{Arch, Op, Wave};
use crate::built::{Built, Short};
use crate::registers::Registers;

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

    /// Moves source 0 between the lanes of each 8 (`_dpp`). After `.e64()` it is the long form (`_e64_dpp`), otherwise the smallest.
    #[inline]
    #[must_use]
    pub fn dpp8(self, lanes: Dpp8) -> Self
    where
        O::Forms: form::E64Dpp8<A>,
    {
        let forms = if self.inst.raw.forms == bit(Form::E64) { 0 } else { bit(Form::Dpp8) };
        let mut out = self.with_forms(forms | bit(Form::E64Dpp8));
        for (i, lane) in lanes.0.into_iter().enumerate() {
            out = out.set(LANES[i] as u8, i64::from(lane));
        }
        out
    }

    /// Moves source 0 between lanes by a pattern over rows of 16 (`_dpp`). After `.e64()` it is the long form (`_e64_dpp`), otherwise the smallest.
    #[inline]
    #[must_use]
    pub fn dpp16(self, control: Dpp16) -> Self
    where
        O::Forms: form::E64Dpp16<A>,
    {
        let forms = if self.inst.raw.forms == bit(Form::E64) { 0 } else { bit(Form::Dpp16) };
        self.with_forms(forms | bit(Form::E64Dpp16))
            .set(Modifier::DppCtrl as u8, i64::from(control.0))
    }

    /// Rows of 16 lanes that `dpp16` writes, one bit each, 0 to 15; all at the start.
    #[inline]
    #[must_use]
    pub fn row_mask(self, mask: u8) -> Self
    where
        O::Facts: takes::RowMask,
    {
        self.set(Modifier::RowMask as u8, i64::from(mask))
    }

    /// Banks of 4 lanes in each row that `dpp16` writes, one bit each, 0 to 15; all at the start.
    #[inline]
    #[must_use]
    pub fn bank_mask(self, mask: u8) -> Self
    where
        O::Facts: takes::BankMask,
    {
        self.set(Modifier::BankMask as u8, i64::from(mask))
    }

    /// Reads inactive lanes too (`fi:1`), after `dpp8` or `dpp16`.
    #[inline]
    #[must_use]
    pub fn fi(mut self) -> Self
    where
        O::Facts: takes::Fi,
    {
        let isa = O::Arch::ISA;
        let form = self.inst.raw.row(isa).form;
        if form != Form::Dpp8 as u8 && form != Form::E64Dpp8 as u8 {
            return self.set(Modifier::Fi as u8, 1);
        }
        // Eight lanes have a selector of their own for it in place of a bit (R23).
        let fields = isa.tables.encodings[self.inst.raw.row(isa).encoding as usize].fields;
        if let Some(selector) = fields.iter().find(|field| field.name == "src0") {
            selector.place.set(&mut self.inst.raw.words, DPP8_FI);
        }
        self
    }

    /// Lanes out of range read 0 instead of keeping the destination (`bound_ctrl:1` in text).
    #[inline]
    #[must_use]
    pub fn bound_ctrl(self) -> Self
    where
        O::Facts: takes::BoundCtrl,
    {
        self.set(Modifier::BoundCtrl as u8, 1)
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
