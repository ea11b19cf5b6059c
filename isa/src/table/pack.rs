//! What `expand!` writes shorter than the structs are: rows and decode entries as integers.

use super::{DecodeEntry, Row};

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
