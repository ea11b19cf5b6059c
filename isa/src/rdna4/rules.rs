//! Rules that are no table: image data and address counts (R33, R34), offsets of buffers (R36c), what a builder fills in.

use super::ISA;
use super::generated::{Encoding, Modifier};
use crate::engine::{Defect, DefectKind, Raw};

/// The rules of this module, by their number in [`DefectKind::Rule`].
const TEXTS: &[&str] = &[
    "offset: a buffer's offset is 0 to 8388607",
    "data: the number of registers does not fit dmask, d16 and tfe",
    "address: the number of registers does not fit dim and a16",
];

/// The text of a rule.
pub(crate) const fn text(rule: u8) -> &'static str {
    if (rule as usize) < TEXTS.len() { TEXTS[rule as usize] } else { "" }
}

const BUFFER_OFFSET: u8 = 0;

/// The first rule that a built instruction breaks.
#[inline]
pub(crate) const fn check(raw: &Raw) -> Option<Defect> {
    if raw.read {
        return None;
    }
    let encoding = raw.row(&ISA).encoding;
    if encoding == Encoding::Vbuffer as u8 && raw.words[2] >> 31 != 0 {
        let value = (raw.words[2] as i32 >> 8) as i64;
        return Some(Defect { kind: DefectKind::Rule(BUFFER_OFFSET), slot: 255, value });
    }
    None
}

/// Fills in the components of an image access: as many as the data has registers.
#[inline]
pub(crate) const fn finish(raw: &mut Raw) {
    let modifiers = raw.shape(&ISA).modifiers;
    if modifiers >> Modifier::Dmask as u8 & 1 != 0 && raw.given[0] >= 1 && raw.given[0] <= 4 {
        raw.set_modifier(&ISA, Modifier::Dmask as u8, (1 << raw.given[0]) - 1);
    }
}
