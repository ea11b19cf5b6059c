//! What `expand!` writes shorter than the structs are: rows and decode entries as integers, slots and shapes as bytes, the lowest byte of a number first.
//!
//! All of it is evaluated while the crate compiles, where a call costs as much as some dozen statements: so there are none in the loops.

use super::quick::Choice;
use super::{DecodeEntry, Fixed, NONE, Place, Role, Row, Shape, Slot, Width};

/// Rows from integers: opcode, shape and op of 16 bits each, encoding and form of 8, from the lowest bit up.
#[expect(clippy::cast_possible_truncation, reason = "the parts are cut out of the integer")]
pub(crate) const fn unpack_rows<const N: usize>(packed: [u64; N]) -> [Row; N] {
    let mut rows = [Row {
        opcode: 0,
        shape: 0,
        op: 0,
        encoding: 0,
        form: 0,
    }; N];
    let mut i = 0;
    while i < N {
        let bits = packed[i];
        rows[i] = Row {
            opcode: bits as u16,
            shape: (bits >> 16) as u16,
            op: (bits >> 32) as u16,
            encoding: (bits >> 48) as u8,
            form: (bits >> 56) as u8,
        };
        i += 1;
    }
    rows
}

/// Decode entries from integers: row and condition of 16 bits each, four times, from the lowest bit up.
#[expect(clippy::cast_possible_truncation, reason = "the parts are cut out of the integer")]
pub(crate) const fn unpack_entries<const N: usize>(packed: [u128; N]) -> [DecodeEntry; N] {
    let mut entries = [DecodeEntry { forms: [(0, 0); 4] }; N];
    let mut i = 0;
    while i < N {
        let mut form = 0;
        while form < 4 {
            let bits = packed[i] >> (32 * form);
            entries[i].forms[form] = (bits as u16, (bits >> 16) as u16);
            form += 1;
        }
        i += 1;
    }
    entries
}

/// Bytes of a slot.
const SLOT: usize = 32;
/// Dwords of a shape.
const SHAPE: usize = 18;

/// A number of 16 bits at a place.
macro_rules! half {
    ($bytes:ident[$at:expr]) => {
        $bytes[$at] as u16 | ($bytes[$at + 1] as u16) << 8
    };
}

/// Three dwords in a row of them.
macro_rules! words {
    ($words:ident[$at:expr]) => {
        [
            u32::from_le_bytes($words[$at]),
            u32::from_le_bytes($words[$at + 1]),
            u32::from_le_bytes($words[$at + 2]),
        ]
    };
}

/// Lists of `L` slots: names by number, and the other fields in their order, with the width last.
pub(crate) const fn unpack_slots<const L: usize, const N: usize>(names: &[&'static str], bytes: &[u8]) -> [[Slot; L]; N] {
    let mut lists = [[Slot::EMPTY; L]; N];
    let mut i = 0;
    while i < L * N {
        let at = i * SLOT;
        let width = at + 24;
        lists[i / L][i % L] = Slot {
            name: names[bytes[at] as usize],
            kind: bytes[at + 1],
            format: bytes[at + 2],
            regs: bytes[at + 3],
            role: match bytes[at + 4] {
                0 => Role::Read,
                1 => Role::Write,
                2 => Role::ReadWrite,
                _ => Role::Imm,
            },
            tied: bytes[at + 5],
            place: Place {
                pos: bytes[at + 6],
                bits: bytes[at + 7],
            },
            bias: half!(bytes[at + 8]),
            pad: bytes[at + 10],
            pad_not: Place {
                pos: bytes[at + 11],
                bits: bytes[at + 12],
            },
            implied: half!(bytes[at + 13]),
            literal: bytes[at + 15] != 0,
            aux: [
                bytes[at + 16],
                bytes[at + 17],
                bytes[at + 18],
                bytes[at + 19],
                bytes[at + 20],
                bytes[at + 21],
                bytes[at + 22],
                bytes[at + 23],
            ],
            arg: bytes[width],
            width: match bytes[width + 1] {
                0 => Width::Format,
                1 => Width::Wave(bytes[width + 2], bytes[width + 3]),
                2 => Width::Field {
                    pos: bytes[width + 2],
                    bits: bytes[width + 3],
                    value: half!(bytes[width + 4]),
                    then: bytes[width + 6],
                    other: bytes[width + 7],
                },
                3 => Width::Count([bytes[width + 2], bytes[width + 3]]),
                _ => Width::Rule(bytes[width + 2]),
            },
        };
        i += 1;
    }
    lists
}

/// Bytes of a choice.
const CHOICE: usize = 26;

/// The choice of each opcode value, from those of the decode entries: rows and checks, four each, four shifts, three masks.
pub(crate) const fn unpack_choices<const N: usize>(ops: &[u16], bytes: &[u8]) -> [Choice; N] {
    let mut choices = [Choice {
        rows: [NONE; 4],
        checks: [NONE; 4],
        shifts: [0; 4],
        masks: [0; 3],
    }; N];
    let mut i = 0;
    while i < N {
        if ops[i] != NONE {
            let at = ops[i] as usize * CHOICE;
            choices[i] = Choice {
                rows: [half!(bytes[at]), half!(bytes[at + 2]), half!(bytes[at + 4]), half!(bytes[at + 6])],
                checks: [half!(bytes[at + 8]), half!(bytes[at + 10]), half!(bytes[at + 12]), half!(bytes[at + 14])],
                shifts: [bytes[at + 16], bytes[at + 17], bytes[at + 18], bytes[at + 19]],
                masks: [half!(bytes[at + 20]), half!(bytes[at + 22]), half!(bytes[at + 24])],
            };
        }
        i += 1;
    }
    choices
}

/// Of a shape: the length of its list of slots, which of the lists of that length, and which list of fixed fields.
pub(crate) const fn shape_lists(words: &[[u8; 4]], shape: usize) -> (usize, usize, usize) {
    let [length, _, list, more] = words[shape * SHAPE];
    let [fixed, high, ..] = words[shape * SHAPE + 1];
    (
        length as usize,
        list as usize | (more as usize) << 8,
        fixed as usize | (high as usize) << 8,
    )
}

/// A shape with its lists.
pub(crate) const fn unpack_shape(words: &[[u8; 4]], shape: usize, slots: &'static [Slot], fixed: &'static [Fixed]) -> Shape {
    let at = shape * SHAPE + 2;
    let [a, b, c] = words!(words[at]);
    Shape {
        slots,
        fixed,
        modifiers: a as u128 | (b as u128) << 32 | (c as u128) << 64 | (u32::from_le_bytes(words[at + 3]) as u128) << 96,
        start: words!(words[at + 4]),
        used: words!(words[at + 7]),
        must: words!(words[at + 10]),
        must_value: words!(words[at + 13]),
        bus: words[at - 2][1],
    }
}
