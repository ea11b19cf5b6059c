//! The texts of modifiers with few values, made at compile time: one look-up writes a modifier with its value.

use super::buffer::ROOM;
use super::tables::{Show, TailRow};

/// Values that have a text.
pub(crate) const VALUES: usize = 16;

/// A text of up to 31 bytes, and how many there are; [`OTHER`] in place of that where a function writes it.
pub(crate) type Word = [u8; ROOM];

/// See [`Word`].
pub(crate) const OTHER: u8 = u8::MAX;

/// Modifiers in the order in which they are written.
#[derive(Clone, Copy)]
pub(crate) struct Tails {
    /// How each of them is written.
    pub(crate) rows: &'static [TailRow],
    /// For each of them, the texts of the first values.
    pub(crate) words: &'static [[Word; VALUES]],
}

/// The texts of some modifiers.
pub(crate) const fn words<const N: usize>(rows: &[TailRow]) -> [[Word; VALUES]; N] {
    let mut out = [[[0; ROOM]; VALUES]; N];
    let mut i = 0;
    while i < N {
        let show = rows[i].1;
        let mut value = 0;
        while value < VALUES {
            out[i][value] = word(show, value);
            value += 1;
        }
        i += 1;
    }
    out
}

const fn word(show: Show, value: usize) -> Word {
    let none = [0; ROOM];
    match show {
        Show::Flag(text) if value == 1 => text_of(text, "", ""),
        Show::Names(names) if value < names.len() => text_of(names[value], "", ""),
        Show::Flag(_) | Show::Names(_) => none,
        Show::Decimal(_) | Show::Hex(_) if value == 0 => none,
        Show::Decimal(label) | Show::AlwaysDecimal(label) => text_of(label, "", DECIMAL[value]),
        Show::Hex(label) | Show::AlwaysHex(label) => text_of(label, "0x", HEX[value]),
        Show::Sources(..) | Show::Other(_) | Show::With(_) => {
            let mut other = none;
            other[ROOM - 1] = OTHER;
            other
        }
    }
}

const DECIMAL: [&str; VALUES] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"];
const HEX: [&str; VALUES] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "b", "c", "d", "e", "f"];

/// Three texts, one behind the other; [`OTHER`] if they are too long.
const fn text_of(first: &str, second: &str, third: &str) -> Word {
    let mut out = [0; ROOM];
    let texts = [first.as_bytes(), second.as_bytes(), third.as_bytes()];
    let mut len = 0;
    let mut i = 0;
    while i < texts.len() {
        let (mut j, count) = (0, texts[i].len());
        if len + count >= ROOM {
            out[ROOM - 1] = OTHER;
            return out;
        }
        while j < count {
            out[len] = texts[i][j];
            len += 1;
            j += 1;
        }
        i += 1;
    }
    out[ROOM - 1] = len as u8;
    out
}
