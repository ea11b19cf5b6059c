//! From rows with names to arrays that are indexed by numbers: what an architecture's lists become at compile time.

pub(crate) use super::buffer::Short;
use super::buffer::short;
use super::tables::{ALWAYS, CONSTANT, EncodingTails, EncodingText, NOWHERE, Number, Show, Style, TAILS, Tail, fact};
use super::words::{Tails, Word, length};
use crate::table::{OPSEL_HI, OpcodeInfo, Place, Role, Tables, matches};

/// The style of each kind: the rows' by name, else by code or, for immediates, by `immediate`.
pub(crate) const fn styles<const N: usize>(tables: &Tables, rows: &[(&str, Style)], immediate: Style) -> [Style; N] {
    let mut styles = [Style::Code; N];
    let mut i = 0;
    while i < N {
        let kind = &tables.kinds[i];
        if kind.is_imm() {
            styles[i] = immediate;
        }
        let (mut j, count, name) = (0, rows.len(), kind.name);
        while j < count {
            if matches(rows[j].0, name) {
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
        let (mut j, count, name) = (0, rows.len(), tables.formats[i].0);
        while j < count {
            if matches(rows[j].0, name) {
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
        let (mut j, name) = (0, tables.encodings[i].name);
        while !matches(rows[j].pattern, name) {
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
pub(crate) const fn tails<const N: usize>(tables: &Tables, encodings: &[EncodingText; N]) -> [EncodingTails; N] {
    let mut out = [EncodingTails {
        list: [NO_TAIL; TAILS],
        count: 0,
        bits: 0,
        of_kinds: false,
        sources: 0,
    }; N];
    let mut i = 0;
    while i < N {
        if !encodings[i].tail.rows.is_empty() {
            out[i] = tails_of(tables, i, &encodings[i].tail);
        }
        i += 1;
    }
    out
}

const NO_TAIL: Tail = Tail {
    words: &[],
    mask: 0,
    word: NOWHERE,
    shift: 0,
    quiet: true,
    operand: 255,
    needs: ALWAYS,
    place: Place::NONE,
    show: Show::Flag(""),
};

/// Most modifiers and fields of an encoding.
const NAMED: usize = 64;

/// A modifier or a field: its name, the name's length, the place, and what a row must have for it: see [`Tail`].
type Named = (&'static [u8], usize, Place, u64, u8);

// Names are compared here without a call for each pair of them.
const fn tails_of(tables: &Tables, encoding: usize, tails: &Tails) -> EncodingTails {
    assert!(tables.modifiers.len() < 63, "the sets of modifiers have 63 bits here");
    let (modifiers, fields) = (tables.encodings[encoding].modifiers, tables.encodings[encoding].fields);
    let mut named: [Named; NAMED] = [(&[], 0, Place::NONE, ALWAYS, 255); NAMED];
    let (mut count, all) = (0, modifiers.len());
    while count < all {
        let number = modifiers[count].modifier;
        let name = tables.modifiers[number as usize].as_bytes();
        named[count] = (name, name.len(), modifiers[count].place, 1 << number, 255);
        count += 1;
    }
    let (mut i, all) = (0, fields.len());
    while i < all {
        let (name, kind) = (fields[i].name.as_bytes(), fields[i].kind);
        let operand = if kind != 255 && tables.kinds[kind as usize].imm != 0 {
            kind
        } else {
            255
        };
        named[count] = (name, name.len(), fields[i].place, ALWAYS, operand);
        count += 1;
        i += 1;
    }
    let mut out = EncodingTails {
        list: [NO_TAIL; TAILS],
        count: 0,
        bits: 0,
        of_kinds: false,
        sources: 0,
    };
    let (mut row, rows) = (0, tails.rows.len());
    while row < rows {
        let (name, show) = (tails.rows[row].0.as_bytes(), tails.rows[row].1);
        let length = name.len();
        // Bits of sources are fields, and they may be several.
        let several = matches!(show, Show::Sources(..));
        let mut i = if several { modifiers.len() } else { 0 };
        let (mut found, mut bits) = (count, 0);
        while i < count {
            let (other, end) = (named[i].0, named[i].1);
            let mut at = 0;
            if several || length == end {
                while at < length && at < end && name[at] == other[at] {
                    at += 1;
                }
            }
            if at == length && at == end || several && at + 1 == length && name[at] == b'*' {
                found = i;
                bits |= (named[i].2.mask() as u128) << named[i].2.pos;
                if !several {
                    break;
                }
            }
            i += 1;
        }
        if several || found < count {
            let tail = tail(
                show,
                if found < count {
                    named[found]
                } else {
                    (&[], 0, Place::NONE, ALWAYS, 255)
                },
                &tails.words[row],
            );
            if several {
                out.sources |= bits;
            }
            if several {
                out.bits |= bits;
            } else if tail.quiet {
                out.bits |= (tail.mask as u128) << tail.place.pos;
            }
            out.of_kinds |= tail.operand != 255;
            out.list[out.count as usize] = tail;
            out.count += 1;
        }
        row += 1;
    }
    out
}

/// A modifier with its place.
const fn tail(show: Show, (_, _, mut place, needs, operand): Named, mut words: &'static [Word]) -> Tail {
    if let Show::Words(all) = show {
        assert!(all.len().is_power_of_two(), "there is a word for each value");
        words = all;
        place.bits = all.len().trailing_zeros() as u8;
    }
    let quiet = match show {
        Show::Names(names) => names[0].is_empty(),
        Show::Words(words) => length(&words[0]) == 0,
        // These start as 1.
        Show::Sources(_, bit, _) => place.exists() && bit as usize != OPSEL_HI,
        Show::Flag(_) | Show::Decimal(_) | Show::Hex(_) | Show::Other(_) => true,
        Show::AlwaysDecimal(_) | Show::With(_) => false,
    };
    Tail {
        words,
        mask: if place.exists() { place.mask() } else { 0 },
        word: if place.exists() { place.pos >> 5 } else { NOWHERE },
        shift: place.pos & 31,
        quiet,
        operand,
        needs,
        place,
        show,
    }
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
