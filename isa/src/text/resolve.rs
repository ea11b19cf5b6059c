//! From rows with names to arrays that are indexed by numbers: what an architecture's lists become at compile time.

pub(crate) use super::buffer::Short;
use super::buffer::short;
use super::tables::{ALWAYS, CONSTANT, EncodingText, Number, Show, Style, TAILS, Tail, TailRow, fact};
use crate::table::{OpcodeInfo, Place, Role, Tables, matches};

/// The style of each kind: the rows' by name, else by code or, for immediates, by `immediate`.
pub(crate) const fn styles<const N: usize>(tables: &Tables, rows: &[(&str, Style)], immediate: Style) -> [Style; N] {
    let mut styles = [Style::Code; N];
    let mut i = 0;
    while i < N {
        let kind = &tables.kinds[i];
        if kind.is_imm() {
            styles[i] = immediate;
        }
        let mut j = 0;
        while j < rows.len() {
            if matches(rows[j].0, kind.name) {
                styles[i] = rows[j].1;
            }
            j += 1;
        }
        i += 1;
    }
    styles
}

/// The numbers of each format: the first row whose pattern fits decides.
pub(crate) const fn numbers<const N: usize>(tables: &Tables, rows: &[(&str, Number)]) -> [Number; N] {
    let mut numbers = [Number::B32; N];
    let mut i = 0;
    while i < N {
        let mut j = 0;
        while j < rows.len() {
            if matches(rows[j].0, tables.formats[i].0) {
                numbers[i] = rows[j].1;
                break;
            }
            j += 1;
        }
        i += 1;
    }
    numbers
}

/// The text of each encoding: the first row whose pattern fits.
pub(crate) const fn encodings<const N: usize>(tables: &Tables, rows: &[EncodingText]) -> [EncodingText; N] {
    let mut out = [rows[0]; N];
    let mut i = 0;
    while i < N {
        let mut j = 0;
        while !matches(rows[j].pattern, tables.encodings[i].name) {
            j += 1;
        }
        out[i] = rows[j];
        i += 1;
    }
    out
}

/// The suffixes of each encoding.
pub(crate) const fn suffixes<const N: usize>(encodings: &[EncodingText; N]) -> [[Short; 2]; N] {
    let mut out = [[[0; 16]; 2]; N];
    let mut i = 0;
    while i < N {
        out[i] = [short([encodings[i].alone, " "]), short([encodings[i].suffix, " "])];
        i += 1;
    }
    out
}

/// The modifiers of each encoding with their places.
pub(crate) const fn tails<const N: usize>(tables: &Tables, encodings: &[EncodingText; N]) -> [([Tail; TAILS], u8); N] {
    const EMPTY: Tail = Tail {
        place: Place::NONE,
        needs: ALWAYS,
        quiet: true,
        operand: 255,
        row: 0,
        show: Show::Flag(""),
    };
    let mut out = [([EMPTY; TAILS], 0); N];
    let mut i = 0;
    while i < N {
        let rows = encodings[i].tail.rows;
        let mut count = 0;
        let mut j = 0;
        while j < rows.len() {
            if let Some(tail) = resolve(tables, i, &rows[j]) {
                out[i].0[count] = Tail { row: j as u8, ..tail };
                count += 1;
            }
            j += 1;
        }
        out[i].1 = count as u8;
        i += 1;
    }
    out
}

const fn resolve(tables: &Tables, encoding: usize, row: &TailRow) -> Option<Tail> {
    // Bits of the sources: the place is that of them all, or none if they lie in several fields.
    if let Show::Sources(..) = row.1 {
        let mut place = Place::NONE;
        let fields = tables.encodings[encoding].fields;
        let mut i = 0;
        while i < fields.len() {
            if matches(row.0, fields[i].name) {
                place = fields[i].place;
            }
            i += 1;
        }
        return Some(Tail {
            place,
            needs: ALWAYS,
            quiet: place.exists(),
            operand: 255,
            row: 0,
            show: row.1,
        });
    }
    assert!(tables.modifiers.len() < 63, "the sets of modifiers have 63 bits here");
    let quiet = match row.1 {
        Show::Names(names) => names[0].is_empty(),
        show => matches!(show, Show::Flag(_) | Show::Decimal(_) | Show::Hex(_) | Show::Other(_)),
    };
    let modifiers = tables.encodings[encoding].modifiers;
    let mut i = 0;
    while i < modifiers.len() {
        let number = modifiers[i].modifier;
        if matches(row.0, tables.modifiers[number as usize]) {
            return Some(Tail {
                place: modifiers[i].place,
                needs: 1 << number,
                quiet,
                operand: 255,
                row: 0,
                show: row.1,
            });
        }
        i += 1;
    }
    let fields = tables.encodings[encoding].fields;
    let mut i = 0;
    while i < fields.len() {
        if matches(row.0, fields[i].name) {
            let kind = fields[i].kind;
            let imm = kind != 255 && tables.kinds[kind as usize].is_imm();
            return Some(Tail {
                place: fields[i].place,
                needs: ALWAYS,
                quiet,
                operand: if imm { kind } else { 255 },
                row: 0,
                show: row.1,
            });
        }
        i += 1;
    }
    None
}

/// The facts of each opcode. `forms` is the sets (bits) of short and of long forms; `rows` are further facts by pattern of the mnemonic, with no `*` but at its end.
pub(crate) const fn facts<const N: usize>(tables: &Tables, forms: [u16; 2], rows: &[(&str, u16)]) -> [u16; N] {
    let mut facts = [0; N];
    let mut i = 0;
    while i < N {
        let opcode = &tables.opcodes[i];
        facts[i] = if (opcode.like as usize) < i {
            facts[opcode.like as usize] & (fact::ATOMIC | fact::STORE)
        } else {
            memory(opcode)
        };
        let mut seen = 0u16;
        let mut j = opcode.first_row as usize;
        let end = j + opcode.rows as usize;
        while j < end {
            seen |= 1 << tables.rows[j].form;
            j += 1;
        }
        if seen & forms[0] != 0 && seen & forms[1] != 0 {
            facts[i] |= fact::BOTH_FORMS;
        }
        i += 1;
    }
    let (mut row, count, all) = (0, rows.len(), tables.names.len());
    while row < count {
        let (pattern, bits) = rows[row];
        let mut i = tables.first_named(pattern);
        while i < all && matches(pattern, tables.names[i].0) {
            let opcode = tables.names[i].1 as usize;
            // Not by an alias.
            if matches(tables.opcodes[opcode].mnemonic, tables.names[i].0) {
                facts[opcode] |= bits;
            }
            i += 1;
        }
        row += 1;
    }
    facts
}

/// What an opcode does with memory.
const fn memory(opcode: &OpcodeInfo) -> u16 {
    let (mut i, count) = (0, opcode.implicit.len());
    while i < count {
        if matches("mem", opcode.implicit[i].name) {
            return match opcode.implicit[i].role {
                Role::ReadWrite => fact::ATOMIC,
                Role::Write => fact::STORE,
                _ => 0,
            };
        }
        i += 1;
    }
    0
}

/// The places of some fields in each encoding, by name. Names are compared here, without a call for each pair of them.
pub(crate) const fn places<const N: usize, const F: usize>(tables: &Tables, names: [&str; F]) -> [[Place; F]; N] {
    let mut wanted: [(&[u8], usize); F] = [(&[], 0); F];
    let mut k = 0;
    while k < F {
        wanted[k] = (names[k].as_bytes(), names[k].len());
        k += 1;
    }
    let mut out = [[Place::NONE; F]; N];
    let mut i = 0;
    while i < N {
        let fields = tables.encodings[i].fields;
        let (mut j, count) = (0, fields.len());
        while j < count {
            let name = fields[j].name.as_bytes();
            let length = name.len();
            let mut k = 0;
            while k < F {
                let mut at = 0;
                while wanted[k].1 == length && at < length && wanted[k].0[at] == name[at] {
                    at += 1;
                }
                if wanted[k].1 == length && at == length {
                    out[i][k] = fields[j].place;
                }
                k += 1;
            }
            j += 1;
        }
        i += 1;
    }
    out
}

/// The class of each operand code.
pub(crate) const fn classes(tables: &Tables) -> [u8; 512] {
    let mut out = [255; 512];
    let mut i = 0;
    while i < tables.classes.len() {
        let class = &tables.classes[i];
        let mark = if class.constant || matches("literal", class.name) { CONSTANT } else { 0 };
        let mut code = class.first as usize;
        while code <= class.last as usize {
            out[code] = i as u8 | mark;
            code += 1;
        }
        i += 1;
    }
    out
}
