//! An instruction as its bits: words, row, and the first defect that building met.

use super::{Defect, DefectKind, Isa};
use crate::table::{NONE, Row, Shape};

/// The concrete part of every instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Raw {
    pub(crate) words: [u32; 3],
    pub(crate) row: u16,
    /// The second half's row; [`NONE`] for single instructions.
    pub(crate) row_y: u16,
    /// Forms that may be chosen, as bits.
    pub(crate) forms: u16,
    /// Whether the words were read, not built: they are kept as they are.
    pub(crate) read: bool,
    /// Registers that were given for operands whose number follows from other fields: image data, image address. 0 where nothing was.
    pub(crate) given: [u8; 2],
    pub(crate) defect: Option<Defect>,
}

impl Raw {
    #[inline]
    pub(crate) const fn row(&self, isa: &Isa) -> &'static Row {
        &isa.tables.rows[self.row as usize]
    }

    #[inline]
    pub(crate) const fn shape(&self, isa: &Isa) -> &'static Shape {
        &isa.tables.shapes[self.row(isa).shape as usize]
    }

    /// Length in dwords.
    #[inline]
    pub(crate) const fn dwords(&self, isa: &Isa) -> u8 {
        let x = isa.tables.encodings[self.row(isa).encoding as usize].dwords;
        if self.row_y == NONE {
            return x;
        }
        let y = isa.tables.encodings[isa.tables.rows[self.row_y as usize].encoding as usize].dwords;
        if y > x { y } else { x }
    }

    /// Keeps the first defect.
    #[inline]
    pub(crate) const fn note(&mut self, defect: Defect) {
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
        if self.shape(isa).modifiers >> modifier & 1 == 0 {
            self.reform(isa, 1 << modifier);
        }
        if self.shape(isa).modifiers >> modifier & 1 == 0 {
            return self.note(Defect { kind: DefectKind::NoModifier, slot: modifier, value });
        }
        let list = isa.tables.encodings[self.row(isa).encoding as usize].modifiers;
        let mut i = 0;
        while i < list.len() {
            if list[i].modifier == modifier {
                let given = value;
                let value = if isa.signed >> modifier & 1 != 0 { signed_field(value, list[i].place.bits) } else { value };
                if value < 0 || value > list[i].place.mask() as i64 {
                    return self.note(Defect { kind: DefectKind::ModifierRange, slot: modifier, value: given });
                }
                if let Some(ranges) = isa.ranges_of(modifier)
                    && !in_ranges(ranges, value as u32)
                {
                    return self.note(Defect { kind: DefectKind::ModifierReserved, slot: modifier, value });
                }
                list[i].place.set(&mut self.words, value as u32);
                self.read = false;
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

/// Whether a value lies in one of the ranges.
pub(super) const fn in_ranges(ranges: &[(u32, u32)], value: u32) -> bool {
    let mut i = 0;
    while i < ranges.len() {
        if value >= ranges[i].0 && value <= ranges[i].1 {
            return true;
        }
        i += 1;
    }
    false
}
