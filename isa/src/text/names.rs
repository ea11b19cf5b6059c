//! The text of every operand code, made at compile time: one look-up writes a register or an inline constant.

use super::number::FLOATS;
use super::tables::CONSTANT;
use crate::table::Tables;

/// Lists of names: of one register, the same without floats, of more registers; the first and the last again with a code that is `off`.
pub(crate) const LISTS: usize = 5;

/// The list of one register.
pub(crate) const SINGLE: u16 = 0;

/// The list of more registers.
pub(crate) const RUNS: u16 = 2;

/// Longest name with a separator; longer ones are not in the table.
const LENGTH: usize = 12;

/// The name of a code.
#[derive(Clone, Copy)]
pub(crate) struct Name {
    /// The text with `, ` behind it; `s[4:` of a run of registers.
    pub(crate) text: [u8; LENGTH],
    /// Number of the register that starts a run, of which the last one follows; [`NO_RUN`] where nothing follows.
    pub(crate) nth: u16,
    /// Bytes of text.
    pub(crate) len: u8,
    /// See [`NAMELESS`], [`ODD2`], [`ODD4`].
    pub(crate) flags: u8,
}

/// The number of what is no run, more than any register has.
pub(crate) const NO_RUN: u16 = 512;

/// The code has no name here.
pub(crate) const NAMELESS: u8 = 1;
/// No run of two registers starts here.
pub(crate) const ODD2: u8 = 2;
/// No run of more registers starts here.
pub(crate) const ODD4: u8 = 4;

/// The code is a constant.
pub(crate) const OF_CONSTANT: u8 = 8;

impl Name {
    /// No text.
    const EMPTY: Name = Name {
        text: [0; LENGTH],
        nth: NO_RUN,
        len: 0,
        flags: 0,
    };

    /// No name.
    const NONE: Name = Name {
        flags: NAMELESS,
        ..Name::EMPTY
    };

    /// Adds text; one that becomes too long becomes none.
    const fn add(&mut self, text: &str) {
        let text = text.as_bytes();
        let (mut i, length) = (0, text.len());
        while i < length {
            if self.len as usize == LENGTH {
                *self = Name { len: u8::MAX, ..Name::NONE };
            }
            if self.len == u8::MAX {
                return;
            }
            self.text[self.len as usize] = text[i];
            self.len += 1;
            i += 1;
        }
    }

    const fn digits(&mut self, value: u16) {
        const DIGITS: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
        if value > 9 {
            self.digits(value / 10);
        }
        self.add(DIGITS[(value % 10) as usize]);
    }

    const fn end(mut self) -> Self {
        if self.nth == NO_RUN && self.len > 0 {
            self.add(", ");
        }
        if self.len == 0 || self.len == u8::MAX { Name::NONE } else { self }
    }
}

/// The list for an operand: of one register or more, of an encoding where a code is `off` or none is.
pub(crate) const fn list(run: bool, off: bool, floats: bool) -> u16 {
    match (run, off) {
        (false, false) => !floats as u16,
        (true, false) => RUNS,
        (false, true) => 3,
        (true, true) => 4,
    }
}

/// All lists, one after the other. `off` is the code that is `off` in the last two.
pub(crate) const fn names(tables: &Tables, classes: &[u8; 512], off: u16) -> [Name; 512 * LISTS] {
    let mut names = [Name::NONE; 512 * LISTS];
    let mut code = 0;
    while code < 512 {
        let class = classes[code as usize];
        let one = name(tables, class, code, false);
        let run = name(tables, class, code, true);
        let i = code as usize;
        (names[i], names[512 + i], names[1024 + i], names[1536 + i], names[2048 + i]) = (one, one, run, one, run);
        if code >= 240 && class & CONSTANT != 0 {
            names[512 + i] = Name::NONE;
        }
        if code == off {
            let mut name = Name::EMPTY;
            name.add("off");
            (names[1536 + i], names[2048 + i]) = (name.end(), name.end());
        }
        code += 1;
    }
    names
}

const fn name(tables: &Tables, class: u8, code: u16, run: bool) -> Name {
    let mut name = Name::EMPTY;
    if class & CONSTANT != 0 {
        name.flags = OF_CONSTANT;
        match code {
            128..=192 => name.digits(code - 128),
            193..=208 => {
                name.add("-");
                name.digits(code - 192);
            }
            // The last one has more digits where it has 64 bits.
            240..=248 if !run || code < 248 => name.add(FLOATS[code as usize - 240].0),
            _ => {}
        }
        return name.end();
    }
    if class as usize >= tables.classes.len() {
        return Name::NONE;
    }
    let class = &tables.classes[class as usize];
    let nth = code - class.first;
    name.add(class.text);
    if class.counted && run {
        name.nth = nth;
        name.flags |= if class.align[1] > 1 && !nth.is_multiple_of(class.align[1] as u16) {
            ODD2
        } else {
            0
        };
        name.flags |= if class.align[2] > 1 && !nth.is_multiple_of(class.align[2] as u16) {
            ODD4
        } else {
            0
        };
        name.add("[");
        name.digits(nth);
        name.add(":");
    } else if class.counted {
        name.digits(nth);
    } else if class.pair && !run {
        name.add(if nth == 0 { "_lo" } else { "_hi" });
    }
    name.end()
}
