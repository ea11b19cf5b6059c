//! Names in lines: formats of buffers, mnemonics.

use super::super::ISA;
use super::super::text::memory::BUFFER_FORMATS;
use crate::table::matches;

/// The number of a buffer format: `BUF_FMT_…`, or `BUF_DATA_FORMAT_…` and `BUF_NUM_FORMAT_…`.
///
/// # Panics
/// If there is no such format: in constant evaluation an error.
#[track_caller]
#[inline]
pub const fn buffer_format(names: &[&str]) -> u32 {
    let mut i = 0;
    while i < BUFFER_FORMATS.len() {
        let same = match names {
            [name] => is_format(name, BUFFER_FORMATS[i]),
            [data, number] if matches("BUF_DATA_FORMAT_*", data) => is_format_of(data, number, BUFFER_FORMATS[i]),
            [number, data] => is_format_of(data, number, BUFFER_FORMATS[i]),
            _ => false,
        };
        if same {
            return i as u32;
        }
        i += 1;
    }
    panic!("no buffer format has this name")
}

/// Whether `data` without its prefix, `_`, and `number` without its prefix are a format's name.
#[inline]
const fn is_format_of(data: &str, number: &str, format: &str) -> bool {
    let (data, number) = (tail("BUF_DATA_FORMAT_", data), tail("BUF_NUM_FORMAT_", number));
    match (data, number) {
        (Some(data), Some(number)) => {
            let format = format.as_bytes();
            format.len() == data.len() + 1 + number.len()
                && same_at(format, 0, data)
                && format[data.len()] == b'_'
                && same_at(format, data.len() + 1, number)
        }
        _ => false,
    }
}

/// Whether `name` without its prefix is a format's name.
#[inline]
const fn is_format(name: &str, format: &str) -> bool {
    match tail("BUF_FMT_", name) {
        Some(rest) => rest.len() == format.len() && same_at(format.as_bytes(), 0, rest),
        None => false,
    }
}

/// What follows a prefix.
#[inline]
const fn tail<'a>(prefix: &str, name: &'a str) -> Option<&'a [u8]> {
    let (prefix, name) = (prefix.as_bytes(), name.as_bytes());
    if same_at(name, 0, prefix) {
        Some(name.split_at(prefix.len()).1)
    } else {
        None
    }
}

#[inline]
const fn same_at(text: &[u8], at: usize, part: &[u8]) -> bool {
    let mut i = 0;
    while i < part.len() {
        if at + i >= text.len() || text[at + i] != part[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// The opcode with this mnemonic; the first one of all, if there is none.
#[inline]
pub(super) const fn opcode(name: &str) -> u16 {
    let names = ISA.tables.names;
    let (mut low, mut high) = (0, names.len());
    while low < high {
        let middle = usize::midpoint(low, high);
        if less(names[middle].0.as_bytes(), name.as_bytes()) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    if low < names.len() && matches(name, names[low].0) {
        names[low].1
    } else {
        0
    }
}

#[inline]
const fn less(a: &[u8], b: &[u8]) -> bool {
    let mut i = 0;
    while i < a.len() && i < b.len() {
        if a[i] != b[i] {
            return a[i] < b[i];
        }
        i += 1;
    }
    a.len() < b.len()
}
