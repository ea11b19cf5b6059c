//! Modifiers and operands of memory instructions and exports.

use super::super::generated::TABLES;
use super::{Field, OFFSET_OPERAND, SWIZZLE, field};
use crate::table::Place;
use crate::text::tables::{Value, fact};
use crate::text::{Buffer, Item, signed};

/// Values of `scope`.
pub(crate) const SCOPES: &[&str] = &["", " scope:SCOPE_SE", " scope:SCOPE_DEV", " scope:SCOPE_SYS"];

/// Values of `dim`.
pub(crate) const DIMS: &[&str] = &[
    " dim:SQ_RSRC_IMG_1D",
    " dim:SQ_RSRC_IMG_2D",
    " dim:SQ_RSRC_IMG_3D",
    " dim:SQ_RSRC_IMG_CUBE",
    " dim:SQ_RSRC_IMG_1D_ARRAY",
    " dim:SQ_RSRC_IMG_2D_ARRAY",
    " dim:SQ_RSRC_IMG_2D_MSAA",
    " dim:SQ_RSRC_IMG_2D_MSAA_ARRAY",
];

/// Temporal hints of loads; 3 is another with system scope.
pub(crate) const LOAD: [&str; 8] = [
    "",
    " th:TH_LOAD_NT",
    " th:TH_LOAD_HT",
    " th:TH_LOAD_LU",
    " th:TH_LOAD_NT_RT",
    " th:TH_LOAD_RT_NT",
    " th:TH_LOAD_NT_HT",
    " th:0x7",
];

/// Temporal hints of stores; 3 is another with system scope.
pub(crate) const STORE: [&str; 8] = [
    "",
    " th:TH_STORE_NT",
    " th:TH_STORE_HT",
    " th:TH_STORE_WB",
    " th:TH_STORE_NT_RT",
    " th:TH_STORE_RT_NT",
    " th:TH_STORE_NT_HT",
    " th:TH_STORE_NT_WB",
];

/// Temporal hints of atomics. From 4 on they cascade, which means something from device scope on.
pub(crate) const ATOMIC: [&str; 8] = [
    "",
    " th:TH_ATOMIC_RETURN",
    " th:TH_ATOMIC_NT",
    " th:TH_ATOMIC_NT_RETURN",
    " th:TH_ATOMIC_CASCADE_RT",
    " th:TH_ATOMIC_CASCADE_RT",
    " th:TH_ATOMIC_CASCADE_NT",
    " th:TH_ATOMIC_CASCADE_NT",
];

/// Cascading hints of atomics whose scope is too small for them.
pub(crate) const SMALL: [&str; 4] = [" th:TH_ATOMIC_0x4", " th:TH_ATOMIC_0x5", " th:TH_ATOMIC_0x6", " th:TH_ATOMIC_0x7"];

/// The hint's names depend on the access, and on the scope.
pub(super) fn temporal_hint(item: &Item<'_>, place: Place, out: &mut Buffer<'_>) {
    let hint = place.get(item.words) as usize & 7;
    if hint == 0 {
        return;
    }
    // The scope lies below the hint in every encoding that has both.
    let scope = Place { pos: place.pos - 2, bits: 2 }.get(item.words);
    let facts = item.facts();
    out.text(if facts & fact::ATOMIC != 0 {
        if hint >= 4 && scope < 2 { SMALL[hint - 4] } else { ATOMIC[hint] }
    } else if facts & fact::STORE != 0 {
        if hint == 3 && scope == 3 { " th:TH_STORE_BYPASS" } else { STORE[hint] }
    } else if hint == 3 && scope == 3 {
        " th:TH_LOAD_BYPASS"
    } else {
        LOAD[hint]
    });
}

/// The scalar offset of a scalar load: the number instead, if there is none.
pub(super) fn smem_offset(item: &Item<'_>, value: Value, out: &mut Buffer<'_>) {
    let prefetch = item.facts() & OFFSET_OPERAND != 0;
    let none = value.value == NO_OFFSET;
    if prefetch || none {
        signed_hex(field(item, Field::Offset), 24, out);
    }
    if prefetch {
        out.text(", ");
    }
    if prefetch || !none {
        #[expect(clippy::cast_possible_truncation, reason = "the field has 7 bits")]
        item.register(value.value as u16, 1, out);
    }
}

/// The code of `null`.
const NO_OFFSET: u32 = 124;

/// The number beside a scalar offset.
pub(super) fn smem_offset_behind(item: &Item<'_>, place: Place, out: &mut Buffer<'_>) {
    if item.facts() & OFFSET_OPERAND == 0 && field(item, Field::Soffset) != NO_OFFSET {
        out.text(" offset:");
        signed_hex(place.get(item.words), place.bits, out);
    }
}

fn signed_hex(value: u32, bits: u8, out: &mut Buffer<'_>) {
    let value = signed(value, bits);
    if value < 0 {
        out.text("-");
    }
    out.hex(value.unsigned_abs());
}

/// `attr5.x`
pub(super) fn attribute(item: &Item<'_>, value: Value, out: &mut Buffer<'_>) {
    out.text("attr");
    out.number(value.value);
    out.text(match field(item, Field::AttrChan) {
        0 => ".x",
        1 => ".y",
        2 => ".z",
        _ => ".w",
    });
}

/// The target's name.
pub(super) fn export_target(_: &Item<'_>, value: Value, out: &mut Buffer<'_>) {
    let names = TABLES.kinds[value.kind as usize].fields.first().map_or(&[][..], |field| field.values);
    match names.iter().find(|(_, number)| *number == value.value) {
        Some((name, _)) => out.text(name),
        None => {
            out.text("invalid_target_");
            out.number(value.value);
        }
    }
}

/// The signed offset of a memory access, the unsigned one of an LDS access, or the pattern of lanes of a swizzle.
pub(super) fn offset(item: &Item<'_>, place: Place, out: &mut Buffer<'_>) {
    let value = place.get(item.words);
    if value == 0 {
        return;
    }
    out.text(" offset:");
    match place.bits {
        24 => out.signed((value << 8).cast_signed() >> 8),
        _ if item.facts() & SWIZZLE != 0 => swizzle(value, out),
        _ => out.number(value),
    }
}

/// A pattern of lanes.
fn swizzle(value: u32, out: &mut Buffer<'_>) {
    let (and, or, xor) = (value & 31, value >> 5 & 31, value >> 10 & 31);
    let group = 32 - and;
    let mut write = |name: &str, numbers: &[u32]| {
        out.text("swizzle(");
        out.text(name);
        for number in numbers {
            out.text(",");
            out.number(*number);
        }
        out.text(")");
    };
    match value {
        0xe000.. => write("FFT", &[and]),
        0xc000..=0xdfff => write("ROTATE", &[value >> 10 & 1, or]),
        0x8000..=0x80ff => write("QUAD_PERM", &[value & 3, value >> 2 & 3, value >> 4 & 3, value >> 6 & 3]),
        0x8100..=0xbfff => out.number(value),
        _ if (and, or) == (31, 0) && xor.is_power_of_two() => write("SWAP", &[xor]),
        _ if (and, or) == (31, 0) && xor > 0 && (xor + 1).is_power_of_two() => write("REVERSE", &[xor + 1]),
        _ if group > 1 && group.is_power_of_two() && or < group && xor == 0 => write("BROADCAST", &[group, or]),
        _ => {
            out.text("swizzle(BITMASK_PERM,\"");
            for bit in (0..5).rev() {
                let (low, high) = ((or ^ xor) >> bit & 1, ((and | or) ^ xor) >> bit & 1);
                out.text(match (low, high) {
                    (0, 0) => "0",
                    (1, 1) => "1",
                    (0, _) => "p",
                    _ => "i",
                });
            }
            out.text("\")");
        }
    }
}

/// The format of a typed buffer access, unless it is the one that untyped accesses have.
pub(super) fn buffer_format(item: &Item<'_>, place: Place, out: &mut Buffer<'_>) {
    let value = place.get(item.words);
    match BUFFER_FORMATS.get(value as usize) {
        _ if value == 1 => {}
        Some(name) => {
            out.text(" format:[BUF_FMT_");
            out.text(name);
            out.text("]");
        }
        None => {
            out.text(" format:");
            out.number(value);
        }
    }
}

/// Names of buffer formats, behind `BUF_FMT_`.
pub(crate) const BUFFER_FORMATS: [&str; 64] = [
    "INVALID",
    "8_UNORM",
    "8_SNORM",
    "8_USCALED",
    "8_SSCALED",
    "8_UINT",
    "8_SINT",
    "16_UNORM",
    "16_SNORM",
    "16_USCALED",
    "16_SSCALED",
    "16_UINT",
    "16_SINT",
    "16_FLOAT",
    "8_8_UNORM",
    "8_8_SNORM",
    "8_8_USCALED",
    "8_8_SSCALED",
    "8_8_UINT",
    "8_8_SINT",
    "32_UINT",
    "32_SINT",
    "32_FLOAT",
    "16_16_UNORM",
    "16_16_SNORM",
    "16_16_USCALED",
    "16_16_SSCALED",
    "16_16_UINT",
    "16_16_SINT",
    "16_16_FLOAT",
    "10_11_11_FLOAT",
    "11_11_10_FLOAT",
    "10_10_10_2_UNORM",
    "10_10_10_2_SNORM",
    "10_10_10_2_UINT",
    "10_10_10_2_SINT",
    "2_10_10_10_UNORM",
    "2_10_10_10_SNORM",
    "2_10_10_10_USCALED",
    "2_10_10_10_SSCALED",
    "2_10_10_10_UINT",
    "2_10_10_10_SINT",
    "8_8_8_8_UNORM",
    "8_8_8_8_SNORM",
    "8_8_8_8_USCALED",
    "8_8_8_8_SSCALED",
    "8_8_8_8_UINT",
    "8_8_8_8_SINT",
    "32_32_UINT",
    "32_32_SINT",
    "32_32_FLOAT",
    "16_16_16_16_UNORM",
    "16_16_16_16_SNORM",
    "16_16_16_16_USCALED",
    "16_16_16_16_SSCALED",
    "16_16_16_16_UINT",
    "16_16_16_16_SINT",
    "16_16_16_16_FLOAT",
    "32_32_32_UINT",
    "32_32_32_SINT",
    "32_32_32_FLOAT",
    "32_32_32_32_UINT",
    "32_32_32_32_SINT",
    "32_32_32_32_FLOAT",
];
