//! What `expand!` writes shorter than the structs are: rows and decode entries as integers, slots as a call.

use super::{AUX, DecodeEntry, Place, Role, Row, Slot, Width};

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

/// A part of an array.
pub(crate) const fn part<T>(all: &'static [T], first: usize, count: usize) -> &'static [T] {
    all.split_at(first).1.split_at(count).0
}

/// A place from an integer: position in the low byte, number of bits above it.
#[expect(clippy::cast_possible_truncation, reason = "the parts are cut out of the integer")]
const fn place(packed: u16) -> Place {
    Place {
        pos: packed as u8,
        bits: (packed >> 8) as u8,
    }
}

/// A slot from its fields, in their order; places as integers.
#[expect(clippy::too_many_arguments, reason = "it stands for a struct literal")]
pub(crate) const fn slot(
    name: &'static str,
    kind: u8,
    format: u8,
    regs: u8,
    width: Width,
    role: Role,
    tied: u8,
    at: u16,
    bias: u16,
    pad: u8,
    pad_not: u16,
    implied: u16,
    literal: bool,
    aux: [u8; AUX],
    arg: u8,
) -> Slot {
    Slot {
        name,
        kind,
        format,
        regs,
        width,
        role,
        tied,
        place: place(at),
        bias,
        pad,
        pad_not: place(pad_not),
        implied,
        literal,
        aux,
        arg,
    }
}
