//! Modifiers about lanes, and about parts of registers.

use super::{Field, field};
use crate::table::Place;
use crate::text::{Buffer, Item};

/// A lane for each of 8; the selector in the base's `src0` says whether inactive lanes are read.
pub(super) fn dpp8(item: &Item<'_>, place: Place, out: &mut Buffer<'_>) {
    let lanes = Place { pos: place.pos, bits: 24 }.get(item.words);
    out.digits(b" dpp8:[0,0,0,0,0,0,0,0]", 7, (0..8).map(|i| (lanes >> (3 * i) & 7) as u8));
    if field(item, Field::Src0) & 0xff == 234 {
        out.text(" fi:1");
    }
}

/// Patterns with a number in their low four bits, by the bits above.
const ROWS: [(u32, &str); 5] = [
    (0x10, " row_shl:"),
    (0x11, " row_shr:"),
    (0x12, " row_ror:"),
    (0x15, " row_share:"),
    (0x16, " row_xmask:"),
];

/// A pattern over rows of 16 lanes.
pub(super) fn dpp16(item: &Item<'_>, place: Place, out: &mut Buffer<'_>) {
    let control = place.get(item.words);
    match control {
        0..=0xff => out.digits(b" quad_perm:[0,0,0,0]", 12, (0..4).map(|i| (control >> (2 * i) & 3) as u8)),
        0x140 => out.text(" row_mirror"),
        0x141 => out.text(" row_half_mirror"),
        _ => {
            if let Some((_, label)) = ROWS.iter().find(|(high, _)| *high == control >> 4) {
                out.text(label);
                out.number(control & 15);
            }
        }
    }
}

/// Two bits that select a byte of the source, the lower one the more significant.
pub(super) fn byte_select_source(item: &Item<'_>, place: Place, out: &mut Buffer<'_>) {
    let bits = place.get(item.words);
    if bits != 0 {
        out.text(" byte_sel:");
        out.number(bits >> 1 | (bits & 1) << 1);
    }
}

/// Fetch of inactive lanes and bound control of a permutation, in the place of halves.
pub(super) fn permlane(item: &Item<'_>, place: Place, out: &mut Buffer<'_>) {
    let bits = Place { pos: place.pos, bits: 2 }.get(item.words);
    if bits != 0 {
        out.digits(b" op_sel:[0,0]", 9, [bits as u8 & 1, bits as u8 >> 1].into_iter());
    }
}
