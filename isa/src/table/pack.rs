//! What `expand!` writes as bytes, where structs would be some hundred thousand expressions for the compiler to check. Numbers have two bytes, the lower one first.
//!
//! All of it is evaluated while the crate compiles, where a call costs as much as some dozen statements: so there are none in the loops.

use core::slice::from_ref;

use super::quick::Choice;
use super::{DecodeEntry, Fixed, NONE, OpcodeInfo, Place, Role, Row, Shape, Slot, Width};

/// A number of 16 bits from its two bytes.
macro_rules! number {
    ($low:expr, $high:expr) => {
        $low as u16 | ($high as u16) << 8
    };
}

/// Numbers.
pub(crate) const fn unpack_numbers<const N: usize>(bytes: &[u8]) -> [u16; N] {
    let bytes = bytes.as_chunks::<2>().0;
    let mut numbers = [0; N];
    let mut i = 0;
    while i < N {
        let [low, high] = bytes[i];
        numbers[i] = number!(low, high);
        i += 1;
    }
    numbers
}

/// Names with the opcodes that they mean.
pub(crate) const fn unpack_names<const N: usize>(texts: [&'static str; N], opcodes: &[u8]) -> [(&'static str, u16); N] {
    let opcodes = opcodes.as_chunks::<2>().0;
    let mut names = [("", 0); N];
    let mut i = 0;
    while i < N {
        let [low, high] = opcodes[i];
        names[i] = (texts[i], number!(low, high));
        i += 1;
    }
    names
}

/// Items of a list, by their numbers in it.
pub(crate) const fn unpack_items<T: Copy, const N: usize>(items: &[T], numbers: &[u8]) -> [T; N] {
    let numbers = numbers.as_chunks::<2>().0;
    let mut out = [items[0]; N];
    let mut i = 0;
    while i < N {
        let [low, high] = numbers[i];
        out[i] = items[number!(low, high) as usize];
        i += 1;
    }
    out
}

/// Facts of opcodes from seven numbers each: mnemonic (of all names), what it shares with others, the first one like it, first row, number of rows, first alias,
/// number of aliases.
pub(crate) const fn unpack_opcodes<const N: usize>(
    texts: &[&'static str],
    aliases: &'static [&'static str],
    shared: &[OpcodeInfo],
    bytes: &[u8],
) -> [OpcodeInfo; N] {
    let bytes = bytes.as_chunks::<14>().0;
    let mut opcodes = [OpcodeInfo::EMPTY; N];
    let mut i = 0;
    while i < N {
        let [a, b, c, d, e, f, g, h, j, k, l, m, n, o] = bytes[i];
        let shared = &shared[number!(c, d) as usize];
        let count = number!(n, o) as usize;
        opcodes[i] = OpcodeInfo {
            mnemonic: texts[number!(a, b) as usize],
            aliases: match count {
                0 => &[],
                1 => from_ref(&aliases[number!(l, m) as usize]),
                // This is some dozen calls.
                _ => aliases.split_at(number!(l, m) as usize).1.split_at(count).0,
            },
            group: shared.group,
            subgroups: shared.subgroups,
            flags: shared.flags,
            implicit: shared.implicit,
            marks: shared.marks,
            like: number!(e, f),
            first_row: number!(g, h),
            rows: number!(j, k),
        };
        i += 1;
    }
    opcodes
}

/// Rows: opcode, shape and op, then encoding and form of a byte each.
pub(crate) const fn unpack_rows<const N: usize>(bytes: &[u8]) -> [Row; N] {
    let bytes = bytes.as_chunks::<8>().0;
    let mut rows = [Row {
        opcode: 0,
        shape: 0,
        op: 0,
        encoding: 0,
        form: 0,
    }; N];
    let mut i = 0;
    while i < N {
        let [a, b, c, d, e, f, encoding, form] = bytes[i];
        rows[i] = Row {
            opcode: number!(a, b),
            shape: number!(c, d),
            op: number!(e, f),
            encoding,
            form,
        };
        i += 1;
    }
    rows
}

/// Decode entries: how many forms each has, and row and condition of each form.
pub(crate) const fn unpack_entries<const N: usize>(counts: &[u8; N], forms: &[u8]) -> [DecodeEntry; N] {
    let forms = forms.as_chunks::<4>().0;
    let mut entries = [DecodeEntry { forms: [(NONE, 0); 4] }; N];
    let (mut i, mut next) = (0, 0);
    while i < N {
        let (mut form, count) = (0, counts[i] as usize);
        while form < count {
            let [a, b, c, d] = forms[next];
            entries[i].forms[form] = (number!(a, b), number!(c, d));
            next += 1;
            form += 1;
        }
        i += 1;
    }
    entries
}

/// Slots of 32 bytes: names by number, and the other fields in their order, with the width last.
pub(crate) const fn unpack_slots<const N: usize>(names: &[&'static str], bytes: &[u8]) -> [Slot; N] {
    let bytes = bytes.as_chunks::<32>().0;
    let mut slots = [Slot::EMPTY; N];
    let mut i = 0;
    while i < N {
        let [name, kind, format, regs, role, tied, pos, bits, rest @ ..] = bytes[i];
        let [a, b, pad, not_pos, not_bits, c, d, literal, aux @ .., arg, width, e, f, g, h, j, k] = rest;
        slots[i] = Slot {
            name: names[name as usize],
            kind,
            format,
            regs,
            role: match role {
                0 => Role::Read,
                1 => Role::Write,
                2 => Role::ReadWrite,
                _ => Role::Imm,
            },
            tied,
            place: Place { pos, bits },
            bias: number!(a, b),
            pad,
            pad_not: Place {
                pos: not_pos,
                bits: not_bits,
            },
            implied: number!(c, d),
            literal: literal != 0,
            aux,
            arg,
            width: match width {
                0 => Width::Format,
                1 => Width::Wave(e, f),
                2 => Width::Field {
                    pos: e,
                    bits: f,
                    value: number!(g, h),
                    then: j,
                    other: k,
                },
                3 => Width::Count([e, f]),
                _ => Width::Rule(e),
            },
        };
        i += 1;
    }
    slots
}

/// Lists of `L` slots, by the slots' numbers.
pub(crate) const fn unpack_lists<const L: usize, const N: usize>(slots: &[Slot], numbers: &[u8]) -> [[Slot; L]; N] {
    let numbers = numbers.as_chunks::<2>().0;
    let mut lists = [[Slot::EMPTY; L]; N];
    let (mut i, mut next) = (0, 0);
    while i < N {
        let mut slot = 0;
        while slot < L {
            let [low, high] = numbers[next];
            lists[i][slot] = slots[number!(low, high) as usize];
            next += 1;
            slot += 1;
        }
        i += 1;
    }
    lists
}

/// The choice of each opcode value, from those of the decode entries: row, checks, three masks, shift.
pub(crate) const fn unpack_choices<const N: usize>(ops: &[u16], bytes: &[u8]) -> [Choice; N] {
    let bytes = bytes.as_chunks::<11>().0;
    let mut choices = [Choice {
        row: NONE,
        checks: NONE,
        masks: [0; 3],
        shift: 0,
    }; N];
    let mut i = 0;
    while i < N {
        if ops[i] != NONE {
            let [a, b, c, d, e, f, g, h, j, k, shift] = bytes[ops[i] as usize];
            choices[i] = Choice {
                row: number!(a, b),
                checks: number!(c, d),
                masks: [number!(e, f), number!(g, h), number!(j, k)],
                shift,
            };
        }
        i += 1;
    }
    choices
}

/// What shapes have in common, by number.
pub(crate) struct Shared {
    /// Lists of slots.
    pub(crate) slots: &'static [&'static [Slot]],
    /// Lists of fixed fields.
    pub(crate) fixed: &'static [&'static [Fixed]],
    /// Sets of modifiers.
    pub(crate) modifiers: &'static [u128],
    /// Bits of instructions.
    pub(crate) words: &'static [[u32; 3]],
}

/// Shapes: numbers of slots, fixed fields, modifiers, the four sets of bits in their order; the limit of scalar values.
pub(crate) const fn unpack_shapes<const N: usize>(shared: &Shared, bytes: &[u8]) -> [Shape; N] {
    let bytes = bytes.as_chunks::<15>().0;
    let (slots, fixed, modifiers, words) = (shared.slots, shared.fixed, shared.modifiers, shared.words);
    let mut shapes = [Shape::EMPTY; N];
    let mut i = 0;
    while i < N {
        let [a, b, c, d, e, f, g, h, j, k, l, m, n, o, bus] = bytes[i];
        shapes[i] = Shape {
            slots: slots[number!(a, b) as usize],
            fixed: fixed[number!(c, d) as usize],
            modifiers: modifiers[number!(e, f) as usize],
            start: words[number!(g, h) as usize],
            used: words[number!(j, k) as usize],
            must: words[number!(l, m) as usize],
            must_value: words[number!(n, o) as usize],
            bus,
        };
        i += 1;
    }
    shapes
}
