//! Immediates of scalar instructions: messages, hardware registers, waits, delays.

use super::super::generated::TABLES;
use crate::table::ImmField;
use crate::text::tables::Value;
use crate::text::{Buffer, Item, plain32};

/// In hexadecimal.
pub(super) fn hex(_: &Item<'_>, value: Value, out: &mut Buffer<'_>) {
    out.hex(value.value);
}

/// The literal dword as an operand: bits where the hardware sees bits, else a number.
pub(super) fn constant(_: &Item<'_>, value: Value, out: &mut Buffer<'_>) {
    if TABLES.formats[value.format as usize].0 == "b32" {
        plain32(value.value, out)
    } else {
        out.hex(value.value)
    }
}

/// The name of a value of an immediate's part.
fn name(part: &ImmField, value: u32) -> Option<&'static str> {
    part.values.iter().find(|(_, number)| *number == value).map(|(name, _)| *name)
}

fn part(part: &ImmField, value: u32) -> u32 {
    value >> part.low & ((1 << part.width) - 1)
}

/// Whether all bits of an immediate belong to its parts.
fn complete(parts: &[ImmField], value: u32) -> bool {
    parts.iter().fold(value, |rest, part| rest & !(((1 << part.width) - 1) << part.low)) == 0
}

/// `instid0(…) | instskip(…) | instid1(…)`, each unless it is 0. A number, where a part has no name or there are more bits.
pub(super) fn delay(_: &Item<'_>, value: Value, out: &mut Buffer<'_>) {
    let parts = TABLES.kinds[value.kind as usize].fields;
    let value = value.value;
    if !complete(parts, value) || parts.iter().any(|field| name(field, part(field, value)).is_none()) {
        return out.hex(value);
    }
    let mut separator = "";
    for field in parts {
        let number = part(field, value);
        if let (Some(name), true) = (name(field, number), number != 0) {
            out.text(separator);
            separator = " | ";
            out.text(field.name);
            out.text("(");
            out.upper(name);
            out.text(")");
        }
    }
    if separator.is_empty() {
        out.text("0");
    }
}

/// `hwreg(NAME)`, or `hwreg(NAME, offset, size)` for a part of it.
pub(super) fn hwreg(_: &Item<'_>, value: Value, out: &mut Buffer<'_>) {
    let id = value.value & 63;
    let (offset, size) = (value.value >> 6 & 31, (value.value >> 11 & 31) + 1);
    out.text("hwreg(");
    match TABLES.kinds[value.kind as usize].fields.first().and_then(|field| name(field, id)) {
        Some(name) => out.upper(name),
        None => out.number(id),
    }
    if (offset, size) != (0, 32) {
        out.text(", ");
        out.number(offset);
        out.text(", ");
        out.number(size);
    }
    out.text(")");
}

/// `sendmsg(NAME)`, or `sendmsg(number, 0, 0)` for a message without a name. More bits than a message has: a number.
pub(super) fn message(_: &Item<'_>, value: Value, out: &mut Buffer<'_>) {
    let value = value.value;
    if value > 255 {
        return out.number(value);
    }
    // Both kinds of messages share the numbers.
    let kinds = TABLES.kinds.iter().filter(|kind| kind.name.starts_with("sendmsg"));
    let found = kinds.flat_map(|kind| kind.fields).find_map(|field| name(field, value));
    out.text("sendmsg(");
    match found {
        Some(name) => out.upper(name),
        None => {
            out.number(value);
            out.text(", 0, 0");
        }
    }
    out.text(")");
}

/// Flags of `s_version`, as they are written behind the version.
pub(crate) const VERSION_FLAGS: [(&str, u32); 3] = [
    ("|UC_VERSION_W64_BIT", 1 << 13),
    ("|UC_VERSION_W32_BIT", 1 << 14),
    ("|UC_VERSION_MDP_BIT", 1 << 15),
];

/// The version's name or number, and the flags, as LLVM builds its expression. A number, if there are more bits.
pub(super) fn version(_: &Item<'_>, value: Value, out: &mut Buffer<'_>) {
    let parts = TABLES.kinds[value.kind as usize].fields;
    let value = value.value;
    let Some(field) = parts.first().filter(|_| complete(parts, value)) else {
        return plain32(value, out);
    };
    let flags = VERSION_FLAGS.iter().filter(|flag| value & flag.1 != 0);
    for _ in flags.clone().skip(1) {
        out.text("(");
    }
    match name(field, part(field, value)) {
        Some(name) => out.upper(name),
        None => out.number(part(field, value)),
    }
    for (i, flag) in flags.enumerate() {
        if i > 0 {
            out.text(")");
        }
        out.text(flag.0);
    }
}

/// Counters of `s_waitcnt`: label, lowest bit, bits.
pub(crate) const COUNTERS: [(&str, u32, u32); 3] = [("vmcnt(", 10, 6), ("expcnt(", 0, 3), ("lgkmcnt(", 4, 6)];

/// The counters that are waited for; all, if none is.
pub(super) fn waitcnt(_: &Item<'_>, value: Value, out: &mut Buffer<'_>) {
    let open = |low: u32, bits: u32| value.value >> low & ((1 << bits) - 1) == (1 << bits) - 1;
    let all = COUNTERS.iter().all(|&(_, low, bits)| open(low, bits));
    counters(&COUNTERS, value.value, all, open, out);
}

/// Counters of `s_wait_alu`: label, lowest bit, bits.
pub(crate) const ALU: [(&str, u32, u32); 7] = [
    ("depctr_hold_cnt(", 7, 1),
    ("depctr_sa_sdst(", 0, 1),
    ("depctr_va_vdst(", 12, 4),
    ("depctr_va_sdst(", 9, 3),
    ("depctr_va_ssrc(", 8, 1),
    ("depctr_va_vcc(", 1, 1),
    ("depctr_vm_vsrc(", 2, 3),
];

/// The counters that are waited for; all, if none is. A number, if there are more bits.
pub(super) fn wait_alu(_: &Item<'_>, value: Value, out: &mut Buffer<'_>) {
    if !complete(TABLES.kinds[value.kind as usize].fields, value.value) {
        return out.hex(value.value);
    }
    let open = |low: u32, bits: u32| value.value >> low & ((1 << bits) - 1) == (1 << bits) - 1;
    let all = ALU.iter().all(|&(_, low, bits)| open(low, bits));
    counters(&ALU, value.value, all, open, out);
}

fn counters(list: &[(&str, u32, u32)], value: u32, all: bool, open: impl Fn(u32, u32) -> bool, out: &mut Buffer<'_>) {
    let mut separator = "";
    for &(label, low, bits) in list {
        if all || !open(low, bits) {
            out.text(separator);
            separator = " ";
            out.text(label);
            out.number(value >> low & ((1 << bits) - 1));
            out.text(")");
        }
    }
}
