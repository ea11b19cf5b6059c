//! Modifiers about lanes, and about parts of registers.

use super::{Field, field};
use crate::table::Place;
use crate::text::words::{self, Word, word};
use crate::text::{Buffer, Item};

/// A lane for each of 8; the selector in the base's `src0` says whether inactive lanes are read.
pub(super) fn dpp8(item: &Item<'_>, place: Place, out: &mut Buffer<'_>) {
    const TEXT: Word = word(" dpp8:[0,0,0,0,0,0,0,0]");
    let lanes = u64::from(Place { pos: place.pos, bits: 24 }.get(item.words));
    out.digits(&TEXT, 7, [spread(lanes & 0xfff, 3), spread(lanes >> 12, 3)]);
    if field(item, Field::Src0) & 0xff == 234 {
        out.text(" fi:1");
    }
}

/// Four numbers of so many bits, each in 16 bits.
#[inline]
const fn spread(numbers: u64, bits: u32) -> u64 {
    let mask = (1 << bits) - 1;
    let two = (numbers | numbers << (32 - 2 * bits)) & ((mask | mask << bits) * 0x1_0000_0001);
    (two | two << (16 - bits)) & (mask * 0x1_0001_0001_0001)
}

/// Patterns over rows of 16 lanes: `dpp_ctrl`.
pub(super) static DPP16: [Word; 512] = dpp16();

const fn dpp16() -> [Word; 512] {
    const QUAD: Word = word(" quad_perm:[0,0,0,0]");
    // Those with a number in their low four bits.
    const ROWS: [(usize, &str); 5] = [
        (0x100, " row_shl:"),
        (0x110, " row_shr:"),
        (0x120, " row_ror:"),
        (0x150, " row_share:"),
        (0x160, " row_xmask:"),
    ];
    let mut out = [word(""); 512];
    let mut control = 0;
    while control < 256 {
        let mut quad = QUAD;
        quad[12] += control as u8 & 3;
        quad[14] += control as u8 >> 2 & 3;
        quad[16] += control as u8 >> 4 & 3;
        quad[18] += control as u8 >> 6;
        out[control] = quad;
        control += 1;
    }
    let mut row = 0;
    while row < ROWS.len() {
        let (first, label) = ROWS[row];
        let mut number = 0;
        while number < 16 {
            out[first + number] = words::joined([label, "", words::DECIMAL[number]]);
            number += 1;
        }
        row += 1;
    }
    out[0x140] = word(" row_mirror");
    out[0x141] = word(" row_half_mirror");
    out
}

/// The rows and the banks that are written: `bank_mask`, and `row_mask` above it.
pub(super) static MASKS: [Word; 256] = masks();

const fn masks() -> [Word; 256] {
    let mut out = [word(" row_mask:0x0 bank_mask:0x0"); 256];
    let mut mask = 0;
    while mask < 256 {
        out[mask][12] = words::HEX[mask >> 4].as_bytes()[0];
        out[mask][26] = words::HEX[mask & 15].as_bytes()[0];
        mask += 1;
    }
    out
}

/// Whether lanes without a source read 0, and whether inactive ones are read: `fi`, and `bound_ctrl` above it.
pub(super) static FETCH: [Word; 4] = [word(""), word(" fi:1"), word(" bound_ctrl:1"), word(" bound_ctrl:1 fi:1")];

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
        const TEXT: Word = word(" op_sel:[0,0]");
        out.digits(&TEXT, 9, [spread(bits.into(), 1)]);
    }
}
