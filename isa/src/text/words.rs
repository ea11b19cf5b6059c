//! The texts of modifiers with few values, made at compile time: one look-up writes a modifier with its value.

use super::buffer::ROOM;
use super::tables::{Show, TailRow};

/// Values that have a text.
pub(crate) const VALUES: usize = 16;

/// A text of up to 31 bytes, and how many there are; [`OTHER`] in place of that where a function writes it.
pub(crate) type Word = [u8; ROOM];

/// The length of a word.
#[inline]
pub(crate) const fn length(word: &Word) -> u8 {
    word[ROOM - 1]
}

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
            out[i][value] = word_of(show, value);
            value += 1;
        }
        i += 1;
    }
    out
}

const fn word_of(show: Show, value: usize) -> Word {
    let none = [0; ROOM];
    match show {
        Show::Flag(text) if value == 1 => word(text),
        Show::Names(names) if value < names.len() => word(names[value]),
        Show::Flag(_) | Show::Names(_) => none,
        Show::Decimal(_) | Show::Hex(_) if value == 0 => none,
        Show::Decimal(label) | Show::AlwaysDecimal(label) => joined([label, "", DECIMAL[value]]),
        Show::Hex(label) => joined([label, "0x", HEX[value]]),
        Show::Words(_) | Show::Sources(..) | Show::Other(_) | Show::With(_) => {
            let mut other = none;
            other[ROOM - 1] = OTHER;
            other
        }
    }
}

/// A text of up to 31 bytes.
pub(crate) const fn word(text: &str) -> Word {
    joined([text, "", ""])
}

pub(crate) const DECIMAL: [&str; VALUES] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15"];
pub(crate) const HEX: [&str; VALUES] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "b", "c", "d", "e", "f"];

/// Three texts, one behind the other; [`OTHER`] if they are too long.
pub(crate) const fn joined(texts: [&str; 3]) -> Word {
    let mut out = [0; ROOM];
    let texts = [texts[0].as_bytes(), texts[1].as_bytes(), texts[2].as_bytes()];
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
