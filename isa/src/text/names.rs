//! The text of operand codes, made at compile time: one look-up writes a register, a run of registers or an inline constant.

use super::buffer::NUMBERS;
use super::number::FLOATS;
use crate::table::{CodeClass, Tables, matches};

/// The text of a code with `, ` behind it, at [`FLAGS`] whether it is a constant, and in the last byte the length; 0 of a code that has no name here.
pub(crate) type Name = [u8; 16];

/// Where the text ends at the latest, and where the length is.
const FLAGS: u32 = 14;
const LENGTH: usize = 15;
const LENGTH_BITS: u32 = 8 * LENGTH as u32;

const NONE: Name = [0; 16];

/// Names of the codes in one list.
const CODES: u16 = 512;

/// The list of single registers without inline floats, behind the one with them.
const NO_FLOATS: u16 = 1;

/// How many registers those of the other lists are, from the third on.
const RUNS: [u8; 5] = [2, 3, 4, 8, 16];
const FIRST_RUN: u16 = 2;

/// The lists of one and of two registers, with a code that is `off`.
const OFF: [u16; 2] = [FIRST_RUN + RUNS.len() as u16, FIRST_RUN + RUNS.len() as u16 + 1];

/// How many lists there are.
const LISTS: usize = OFF[1] as usize + 1;

/// By number of registers: where the list begins, or [`NO_LIST`].
pub(crate) static FIRST: [u16; 256] = lists(0);

/// The same without inline floats.
pub(crate) static FIRST_NO_FLOATS: [u16; 256] = lists(NO_FLOATS);

/// The same for operands with a code that is `off`, which have few registers.
pub(crate) static FIRST_OFF: [u16; 256] = {
    let mut first = [NO_LIST; 256];
    (first[1], first[2]) = (OFF[0] * CODES, OFF[1] * CODES);
    first
};

const fn lists(single: u16) -> [u16; 256] {
    let mut first = [NO_LIST; 256];
    first[1] = single * CODES;
    let mut i = 0;
    while i < RUNS.len() {
        first[RUNS[i] as usize] = (FIRST_RUN + i as u16) * CODES;
        i += 1;
    }
    first
}

/// There is no list of so many registers: few operands have them.
pub(crate) const NO_LIST: u16 = u16::MAX;

/// All lists, one after the other.
pub(crate) type AllNames = [Name; CODES as usize * LISTS];

/// The name of a register, or of a run of them.
#[inline]
pub(super) fn register(names: &'static AllNames, code: u16, regs: u8) -> Option<&'static Name> {
    let first = FIRST[usize::from(regs)];
    let name = names.get(usize::from(first) + usize::from(code))?;
    (length(name) > 0 && !is_constant(name)).then_some(name)
}

/// The length of a name; 0 where there is none.
#[inline]
pub(super) const fn length(name: &Name) -> u8 {
    name[LENGTH]
}

/// Whether it is a constant's.
#[inline]
pub(super) const fn is_constant(name: &Name) -> bool {
    name[FLAGS as usize] != 0
}

/// All names. `off` is the code that is `off` in the lists for it.
// Names are put together as numbers, the first byte lowest, which takes the fewest steps while the crate compiles.
pub(crate) const fn names(tables: &Tables, off: u16) -> AllNames {
    let mut names = [NONE; CODES as usize * LISTS];
    let (mut i, count) = (0, tables.classes.len());
    while i < count {
        let class = &tables.classes[i];
        let (first, last) = (class.first as usize, class.last as usize);
        let (text, length) = text(class.text);
        if class.constant {
            constants(&mut names, first, last);
        } else if class.counted {
            registers(&mut names, class, (text, length));
        } else if !matches("literal", class.name) {
            let mut code = first;
            while code <= last {
                let half = match code - first {
                    _ if !class.pair => 0,
                    0 => LOW_HALF,
                    _ => HIGH_HALF,
                };
                let one = name(text | half << (8 * length), if half == 0 { length } else { length + 3 }, 0);
                let run = name(text, length, 0);
                (names[code], names[LIST + code]) = (one, one);
                all_runs(&mut names, code, run);
                code += 1;
            }
        }
        i += 1;
    }
    // The same with a code that is `off`.
    let mut i = 0;
    while i < LIST {
        names[OFF[0] as usize * LIST + i] = names[i];
        names[OFF[1] as usize * LIST + i] = names[FIRST_RUN as usize * LIST + i];
        i += 1;
    }
    if off < CODES {
        let (text, length) = text("off");
        let name = name(text, length, 0);
        names[OFF[0] as usize * LIST + off as usize] = name;
        names[OFF[1] as usize * LIST + off as usize] = name;
    }
    names
}

/// Names in a list.
const LIST: usize = CODES as usize;

/// Text as a number.
const LOW_HALF: u128 = text("_lo").0;
const HIGH_HALF: u128 = text("_hi").0;
const COMMA: u128 = text(", ").0;
const COLON: u128 = text(":").0;
const OPEN: u128 = text("[").0;
const CLOSE: u128 = text("], ").0;

/// Sets the names of registers that count, and of runs of them.
const fn registers(names: &mut AllNames, class: &CodeClass, (text, length): (u128, u32)) {
    let (first, count) = (class.first as usize, (class.last - class.first) as usize);
    let align = [class.align[1] as usize, class.align[2] as usize];
    let mut nth = 0;
    while nth <= count {
        let code = first + nth;
        let (digits, width) = (NUMBERS[nth] as u128 & DIGITS, NUMBERS[nth] >> 24);
        let one = name(text | digits << (8 * length), length + width, 0);
        (names[code], names[LIST + code]) = (one, one);
        let head = text | (OPEN | digits << 8 | COLON << (8 * width + 8)) << (8 * length);
        let length = length + width + 2;
        let mut i = 0;
        while i < RUNS.len() {
            let run = RUNS[i] as usize;
            let align = align[(run > 2) as usize];
            // Of a run that is not aligned there is more to say.
            if align < 2 || nth % align == 0 {
                let last = NUMBERS[nth + run - 1];
                let (digits, width) = (last as u128 & DIGITS, last >> 24);
                let text = head | (digits | CLOSE << (8 * width)) << (8 * length);
                let length = length + width + 3;
                if length <= FLAGS {
                    names[(FIRST_RUN as usize + i) * LIST + code] = (text | (length as u128) << LENGTH_BITS).to_le_bytes();
                }
            }
            i += 1;
        }
        nth += 1;
    }
}

/// The digits of a number in [`NUMBERS`].
const DIGITS: u128 = 0xff_ffff;

/// Sets the names of inline constants.
const fn constants(names: &mut AllNames, first: usize, last: usize) {
    let mut code = first;
    while code <= last {
        let float = code >= FIRST_FLOAT;
        let (text, length) = match code {
            128..=192 => (NUMBERS[code - 128] as u128 & DIGITS, NUMBERS[code - 128] >> 24),
            193..=208 => (
                b'-' as u128 | (NUMBERS[code - 192] as u128 & DIGITS) << 8,
                1 + (NUMBERS[code - 192] >> 24),
            ),
            FIRST_FLOAT..=LAST_FLOAT => text(FLOATS[code - FIRST_FLOAT].0),
            _ => (0, FLAGS),
        };
        let name = name(text, length, 1);
        names[code] = name;
        if !float {
            names[LIST + code] = name;
        }
        // It has more digits where it has 64 bits.
        if code != LAST_FLOAT {
            all_runs(names, code, name);
        }
        code += 1;
    }
}

const FIRST_FLOAT: usize = 240;
const LAST_FLOAT: usize = 248;

/// Sets the names of a code that are the same for runs of any length.
const fn all_runs(names: &mut AllNames, code: usize, name: Name) {
    let mut i = 0;
    while i < RUNS.len() {
        names[(FIRST_RUN as usize + i) * LIST + code] = name;
        i += 1;
    }
}

/// A text as a number, and its length; nothing of one that is too long for a name.
const fn text(text: &str) -> (u128, u32) {
    let (bytes, mut i, count) = (text.as_bytes(), 0, text.len());
    let mut out = 0;
    if count > FLAGS as usize {
        return (0, FLAGS);
    }
    while i < count {
        out |= (bytes[i] as u128) << (8 * i);
        i += 1;
    }
    (out, count as u32)
}

/// A name: a text with a comma behind it. There is none of a text that is too long.
const fn name(text: u128, length: u32, constant: u128) -> Name {
    if length + 2 > FLAGS {
        return NONE;
    }
    (text | COMMA << (8 * length) | constant << (8 * FLAGS) | ((length + 2) as u128) << LENGTH_BITS).to_le_bytes()
}
