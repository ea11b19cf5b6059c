//! What the rules ask of encodings and opcodes, looked up once: names and flags of the definitions become bits.

use crate::engine::Ruled;
use crate::rdna4::generated::{Modifier, TABLES};
use crate::table::matches;

/// The encoding has image addresses.
pub(super) const IMAGE: u8 = 1;
/// The encoding has temporal hints of three bits.
pub(super) const HINT: u8 = 2;
/// The encoding has an immediate of which only named values exist.
pub(super) const NAMED: u8 = 4;

/// The encoding has a status besides its data, which no rule of another group counts.
pub(super) const STATUS: u8 = 8;

/// Bits that have one value have another. No encoding has this by itself.
pub(super) const FIXED: u8 = 16;

/// Encodings, and what there is to check in them when they are encoded.
const ENCODINGS: &[(&str, u8)] = &[
    ("vimage", IMAGE | HINT),
    ("vsample", IMAGE | HINT),
    ("vbuffer", HINT | STATUS),
    ("vflat", HINT),
    ("vglobal", HINT),
    ("vscratch", HINT),
    ("vexport", NAMED),
    ("vdsdir", NAMED),
];

/// By encoding: the groups of rules that encoding has to look at.
pub(super) static GROUPS: [u8; TABLES.encodings.len()] = groups();

const fn groups() -> [u8; TABLES.encodings.len()] {
    let mut out = [0; TABLES.encodings.len()];
    let mut i = 0;
    while i < out.len() {
        let (mut j, name) = (0, TABLES.encodings[i].name);
        while j < ENCODINGS.len() {
            if matches(ENCODINGS[j].0, name) {
                out[i] = ENCODINGS[j].1;
            }
            j += 1;
        }
        i += 1;
    }
    out
}

/// What the rules of each group look at: whether operands, and which modifiers.
const READS: &[(u8, bool, u128)] = &[
    (IMAGE, true, 0),
    (HINT, false, 1 << Modifier::Th as u8),
    (STATUS, false, 1 << Modifier::Tfe as u8),
    (NAMED, true, 0),
];

/// By encoding: what the groups of rules look at that encoding has to look at. A rule that holds before a modifier is set holds until one of these is.
pub(crate) static RULED: [Ruled; TABLES.encodings.len()] = {
    let nothing = Ruled {
        operands: false,
        modifiers: 0,
    };
    let mut out = [nothing; TABLES.encodings.len()];
    let mut i = 0;
    while i < out.len() {
        let mut j = 0;
        while j < READS.len() {
            if GROUPS[i] & READS[j].0 != 0 {
                out[i].operands |= READS[j].1;
                out[i].modifiers |= READS[j].2;
            }
            j += 1;
        }
        i += 1;
    }
    out
};

/// The opcode has this flag in the definitions.
pub(super) const ATOMIC: u8 = 1;
/// See [`ATOMIC`].
pub(super) const STORE: u8 = 2;

/// The opcode intersects rays.
pub(super) const RAY: u8 = 4;

/// Marks, and what they mean here.
const MARKS: [(u128, u8); 3] = [
    (TABLES.marked(&["store"]), STORE),
    (TABLES.marked(&["atomic"]), ATOMIC),
    (TABLES.marked(&["sub BVH"]), RAY),
];

/// By opcode: what the rules ask of it.
pub(super) static OPCODES: [u8; TABLES.opcodes.len()] = opcodes();

const fn opcodes() -> [u8; TABLES.opcodes.len()] {
    let mut out = [0; TABLES.opcodes.len()];
    let (opcodes, rows) = (TABLES.opcodes, MARKS);
    let (mut i, all, count) = (0, out.len(), rows.len());
    while i < all {
        let marks = opcodes[i].marks;
        let mut j = 0;
        while j < count {
            if marks & rows[j].0 != 0 {
                out[i] |= rows[j].1;
            }
            j += 1;
        }
        i += 1;
    }
    out
}
