//! An instruction as its bits: words, row, and the first defect that building met.

use super::{Defect, DefectKind, Isa, Meta, State};
use crate::table::{NONE, Row, Shape, Slot};

/// Where the slots of the second half of a pair begin in [`Defect::slot`].
pub(crate) const SECOND: u8 = 8;

/// The concrete part of every instruction.
// In this order what decoding knows is stored as it is, not put together in a vector register first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Raw {
    pub(crate) meta: Meta,
    pub(crate) words: [u32; 3],
    /// Registers that were given for operands whose number an architecture's rule or the wave size gives: four bits a slot. 0 where nothing was, and for
    /// words that were read.
    pub(crate) given: u32,
    pub(crate) defect: Option<Defect>,
}

impl Raw {
    /// An instruction of this row, in one of these forms, without its bits.
    pub(crate) const fn empty(isa: &Isa, row: u16, forms: u16) -> Raw {
        let dwords = isa.tables.encodings[isa.tables.rows[row as usize].encoding as usize].dwords;
        Raw {
            meta: Meta::new(row, NONE, forms, dwords, State::Built),
            words: [0; 3],
            given: 0,
            defect: None,
        }
    }

    /// The same, copied field by field: what a call returned in memory does not keep in memory what did not need the call.
    #[inline(always)]
    pub(crate) const fn by_fields(&self) -> Raw {
        let [a, b, c] = self.words;
        Raw {
            meta: self.meta,
            words: [a, b, c],
            given: self.given,
            defect: match self.defect {
                Some(Defect { kind, slot, value }) => Some(Defect { kind, slot, value }),
                None => None,
            },
        }
    }

    #[inline]
    pub(crate) const fn row(&self, isa: &Isa) -> &'static Row {
        &isa.tables.rows[self.meta.row() as usize]
    }

    #[inline]
    pub(crate) const fn shape(&self, isa: &Isa) -> &'static Shape {
        &isa.tables.shapes[self.row(isa).shape as usize]
    }

    /// The slot that a defect is about.
    pub(crate) const fn defect_slot(&self, isa: &Isa, slot: u8) -> Option<&'static Slot> {
        let row = if slot < SECOND { self.meta.row() } else { self.meta.row_y() };
        if row == NONE || slot >= 2 * SECOND {
            return None;
        }
        let slots = isa.tables.shapes[isa.tables.rows[row as usize].shape as usize].slots;
        let i = (slot % SECOND) as usize;
        if i < slots.len() { Some(&slots[i]) } else { None }
    }

    /// Registers that were given for a slot whose number an architecture's rule or the wave size gives.
    #[inline]
    pub(crate) const fn given(&self, slot: usize) -> u8 {
        (self.given >> (4 * (slot & 7)) & 15) as u8
    }

    /// Keeps the first defect.
    #[inline]
    pub(crate) const fn note(&mut self, defect: Defect) {
        self.meta = self.meta.with_state(State::Built);
        if self.defect.is_none() {
            self.defect = Some(defect);
        }
    }

    /// The value of a modifier, if the row's encoding has it.
    pub(crate) const fn modifier(&self, isa: &Isa, modifier: u8) -> Option<u32> {
        let list = isa.tables.encodings[self.row(isa).encoding as usize].modifiers;
        let mut i = 0;
        while i < list.len() {
            if list[i].modifier == modifier {
                return Some(list[i].place.get(&self.words));
            }
            i += 1;
        }
        None
    }

    /// Sets a modifier, choosing another form where the present one has it not.
    pub(crate) const fn set_modifier(&mut self, isa: &Isa, modifier: u8, value: i64) {
        if self.shape(isa).modifiers >> modifier & 1 == 0 && self.meta.row_y() == NONE {
            self.reform(isa, 1 << modifier);
        }
        if self.shape(isa).modifiers >> modifier & 1 == 0 {
            return self.note(Defect {
                kind: DefectKind::NoModifier,
                slot: modifier,
                value,
            });
        }
        let list = isa.tables.encodings[self.row(isa).encoding as usize].modifiers;
        let mut i = 0;
        while i < list.len() {
            if list[i].modifier == modifier {
                let given = value;
                let value = if list[i].signed {
                    signed_field(value, list[i].place.bits)
                } else {
                    value
                };
                if value < 0 || value > list[i].place.mask() as i64 {
                    return self.note(Defect {
                        kind: DefectKind::ModifierRange,
                        slot: modifier,
                        value: given,
                    });
                }
                if !list[i].has(value as u32) {
                    return self.note(Defect {
                        kind: DefectKind::ModifierReserved,
                        slot: modifier,
                        value,
                    });
                }
                list[i].place.set(&mut self.words, value as u32);
                self.meta = self.meta.with_state(State::Built);
                return;
            }
            i += 1;
        }
    }
}

/// A signed number as its field holds it; one that does not fit becomes one that no field holds.
const fn signed_field(value: i64, bits: u8) -> i64 {
    let half = 1i64 << (bits - 1);
    if value >= 0 && value < half {
        value
    } else if value < 0 && value >= -half {
        value + 2 * half
    } else {
        i64::MAX
    }
}
