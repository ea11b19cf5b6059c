//! Modifiers and operands of memory instructions. The inverse of the printer's functions of the same names.

use super::super::generated::Modifier;
use super::super::text::memory::{ATOMIC, BUFFER_FORMATS, DIMS, LOAD, SMALL, STORE};
use super::super::text::{NULL, OFFSET_OPERAND};
use crate::asm::cursor::Cursor;
use crate::asm::expression::{Expressions, Num};
use crate::asm::operand::ArgKind;
use crate::asm::{Filling, ParseError, ParseErrorKind, Target};
use crate::engine::Lowered;
use crate::text::tables::fact;

/// Values of `scope`.
pub(super) const SCOPES: &[(&str, i64)] = &[("SCOPE_CU", 0), ("SCOPE_SE", 1), ("SCOPE_DEV", 2), ("SCOPE_SYS", 3)];

/// What a hint's name is for, above its value.
const LOADS: i64 = 1 << 8;
const STORES: i64 = 2 << 8;
const ATOMICS: i64 = 3 << 8;
/// Only with system scope.
const BYPASS: i64 = 1 << 10;
/// Only without system scope.
const NO_BYPASS: i64 = 1 << 11;

/// Hints that the printer does not write, or not so.
const HINTS: &[(&str, i64)] = &[
    ("TH_LOAD_RT", LOADS),
    ("TH_LOAD_LU", LOADS | NO_BYPASS | 3),
    ("TH_LOAD_BYPASS", LOADS | BYPASS | 3),
    ("TH_STORE_RT", STORES),
    ("TH_STORE_WB", STORES | NO_BYPASS | 3),
    ("TH_STORE_RT_WB", STORES | NO_BYPASS | 3),
    ("TH_STORE_BYPASS", STORES | BYPASS | 3),
    ("TH_ATOMIC_RT", ATOMICS),
    ("TH_ATOMIC_RT_RETURN", ATOMICS | 1),
    ("TH_ATOMIC_CASCADE_RT", ATOMICS | 4),
    ("TH_ATOMIC_CASCADE_NT", ATOMICS | 6),
];

/// A temporal hint: a name, or a number.
#[inline]
pub(super) fn hint(cursor: &mut Cursor<'_>, expressions: &Expressions<'_>) -> Result<i64, ParseError> {
    let start = cursor.at();
    let mut next = *cursor;
    let name = next.word();
    if name.starts_with(|first: char| first.is_ascii_digit()) {
        let value = expressions.integer(cursor)?;
        return if (0..8).contains(&value) {
            Ok(value)
        } else {
            Err(cursor.error(ParseErrorKind::Range { min: 0, max: 7 }, start))
        };
    }
    *cursor = next;
    let known = HINTS.iter().find(|(known, _)| *known == name).map(|(_, value)| *value);
    let printed = |list: &[&str], first: i64, of: i64| {
        let at = list.iter().position(|text| text.strip_prefix(" th:") == Some(name))?;
        i64::try_from(at).ok().map(|at| of | (at + first))
    };
    known
        .or_else(|| printed(&LOAD, 0, LOADS))
        .or_else(|| printed(&STORE, 0, STORES))
        .or_else(|| printed(&ATOMIC, 0, ATOMICS))
        .or_else(|| printed(&SMALL, 4, ATOMICS))
        .ok_or_else(|| cursor.error(ParseErrorKind::UnknownName, start))
}

/// Sets the hint, which must be one of this kind of access and of its scope.
#[inline]
pub(super) fn set_hint(target: &mut Target<'_>, value: i64) -> Result<(), ParseErrorKind> {
    if !target.has(Modifier::Th as u8) {
        return Err(ParseErrorKind::NoModifier { mnemonic: "" });
    }
    let access = match target.facts {
        facts if facts & fact::ATOMIC != 0 => ATOMICS,
        facts if facts & fact::STORE != 0 => STORES,
        _ => LOADS,
    };
    let named = value & (3 << 8);
    if named != 0 && named != access {
        return Err(ParseErrorKind::Value("loads have TH_LOAD_…, stores TH_STORE_…, atomics TH_ATOMIC_…"));
    }
    let system = target.get(Modifier::Scope as u8) == 3;
    if value & BYPASS != 0 && !system || value & NO_BYPASS != 0 && system {
        return Err(ParseErrorKind::Value(
            "with scope:SCOPE_SYS this hint means bypass, which has a name of its own",
        ));
    }
    target.set(Modifier::Th as u8, value & 7)
}

/// The kind of image, with its prefix or without, or its number.
#[inline]
pub(super) fn dim(cursor: &mut Cursor<'_>, expressions: &Expressions<'_>) -> Result<i64, ParseError> {
    let start = cursor.at();
    let mut next = *cursor;
    let name = next.word();
    let short = name.strip_prefix("SQ_RSRC_IMG_").unwrap_or(name);
    let found = DIMS.iter().position(|text| text.strip_prefix(" dim:SQ_RSRC_IMG_") == Some(short));
    if let Some(found) = found.and_then(|found| i64::try_from(found).ok()) {
        *cursor = next;
        return Ok(found);
    }
    if name.bytes().all(|byte| byte.is_ascii_digit()) && !name.is_empty() {
        let value = expressions.integer(cursor)?;
        return if (0..8).contains(&value) {
            Ok(value)
        } else {
            Err(cursor.error(ParseErrorKind::Range { min: 0, max: 7 }, start))
        };
    }
    *cursor = next;
    Err(cursor.error(ParseErrorKind::UnknownName, start))
}

/// The format of a typed buffer access: a number, `[BUF_FMT_…]`, or `[BUF_DATA_FORMAT_…, BUF_NUM_FORMAT_…]` in either order.
#[inline]
pub(super) fn buffer_format(cursor: &mut Cursor<'_>, expressions: &Expressions<'_>) -> Result<i64, ParseError> {
    let start = cursor.at();
    if !cursor.eat(b'[') {
        let mut next = *cursor;
        let name = next.word();
        if let Some(value) = name.strip_prefix("BUF_FMT_").and_then(|name| format_of(&[name])) {
            *cursor = next;
            return Ok(value);
        }
        let value = expressions.integer(cursor)?;
        return if (0..128).contains(&value) {
            Ok(value)
        } else {
            Err(cursor.error(ParseErrorKind::Range { min: 0, max: 127 }, start))
        };
    }
    let (mut unified, mut data, mut number) = (None, None, None);
    loop {
        cursor.skip();
        let start = cursor.at();
        let name = cursor.word();
        let prefixes = [
            ("BUF_FMT_", &mut unified),
            ("BUF_DATA_FORMAT_", &mut data),
            ("BUF_NUM_FORMAT_", &mut number),
        ];
        let found = prefixes.into_iter().find_map(|(prefix, place)| Some((name.strip_prefix(prefix)?, place)));
        let Some((rest, place)) = found else {
            return Err(cursor.error(ParseErrorKind::UnknownName, start));
        };
        if place.replace(rest).is_some() {
            return Err(cursor.error(ParseErrorKind::Repeated, start));
        }
        if cursor.eat(b']') {
            break;
        }
        cursor.expect(b',', "`,` or `]`")?;
    }
    let value = match (unified, data, number) {
        (Some(name), None, None) => format_of(&[name]),
        (None, Some("INVALID"), Some("UNORM") | None) => Some(0),
        (None, data, number) => format_of(&[data.unwrap_or("8"), number.unwrap_or("UNORM")]),
        _ => None,
    };
    value.ok_or_else(|| cursor.error(ParseErrorKind::Value("there is no such format"), start))
}

/// The format whose name is these parts, with `_` between.
#[inline]
fn format_of(parts: &[&str]) -> Option<i64> {
    let same = |name: &&str| {
        let mut rest = *name;
        for (i, part) in parts.iter().enumerate() {
            let Some(next) = rest.strip_prefix(if i == 0 { "" } else { "_" }).and_then(|rest| rest.strip_prefix(part)) else {
                return false;
            };
            rest = next;
        }
        rest.is_empty()
    };
    BUFFER_FORMATS.iter().position(same).and_then(|at| i64::try_from(at).ok())
}

/// An offset: a number, or a pattern of lanes.
#[inline]
pub(super) fn offset(cursor: &mut Cursor<'_>, expressions: &Expressions<'_>) -> Result<i64, ParseError> {
    let mut next = *cursor;
    let mut folded = [0; 48];
    if expressions.options.folded(next.word(), &mut folded) == "swizzle" && next.eat(b'(') {
        let start = cursor.at();
        *cursor = next;
        return swizzle(cursor, expressions, start);
    }
    expressions.integer(cursor)
}

/// A pattern of lanes, behind the parenthesis.
#[inline]
fn swizzle(cursor: &mut Cursor<'_>, expressions: &Expressions<'_>, start: usize) -> Result<i64, ParseError> {
    cursor.skip();
    let at = cursor.at();
    let name = cursor.word();
    if name == "BITMASK_PERM" {
        cursor.expect(b',', "`,`")?;
        let mask = bit_mask(cursor)?;
        cursor.expect(b')', "`)`")?;
        return Ok(mask);
    }
    let mut numbers = [0; 4];
    let mut count = 0;
    while cursor.eat(b',') {
        if count == numbers.len() {
            return Err(cursor.error(ParseErrorKind::TooMany, start));
        }
        numbers[count] = expressions.integer(cursor)?;
        count += 1;
    }
    cursor.expect(b')', "`,` or `)`")?;
    let group = |n: i64, least: i64, most: i64| (least..=most).contains(&n) && n.count_ones() == 1;
    let value = match (name, &numbers[..count]) {
        ("QUAD_PERM", &[a, b, c, d]) if numbers.iter().all(|lane| (0..4).contains(lane)) => Some(0x8000 | a | b << 2 | c << 4 | d << 6),
        ("BROADCAST", &[size, lane]) if group(size, 2, 32) && (0..size).contains(&lane) => Some((32 - size) | lane << 5),
        ("SWAP", &[size]) if group(size, 1, 16) => Some(31 | size << 10),
        ("REVERSE", &[size]) if group(size, 2, 32) => Some(31 | (size - 1) << 10),
        ("FFT", &[mask]) if (0..32).contains(&mask) => Some(0xe000 | mask),
        ("ROTATE", &[direction, count]) if (0..2).contains(&direction) && (0..32).contains(&count) => Some(0xc000 | direction << 10 | count << 5),
        ("QUAD_PERM" | "BROADCAST" | "SWAP" | "REVERSE" | "FFT" | "ROTATE", _) => None,
        _ => return Err(ParseError::new(ParseErrorKind::UnknownName, at, at + name.len())),
    };
    value.ok_or_else(|| cursor.error(ParseErrorKind::Value("the pattern has other numbers"), start))
}

/// `"01pi0"`: for each bit of the lane's number, highest first, whether it is 0, 1, kept or inverted.
#[inline]
fn bit_mask(cursor: &mut Cursor<'_>) -> Result<i64, ParseError> {
    cursor.expect(b'"', "`\"`")?;
    let (mut and, mut or, mut xor) = (0, 0, 0);
    for bit in (0..5).rev() {
        match cursor.peek() {
            b'0' => {}
            b'1' => or |= 1 << bit,
            b'p' => and |= 1 << bit,
            b'i' => {
                and |= 1 << bit;
                xor |= 1 << bit;
            }
            _ => return Err(cursor.expected("five of `0`, `1`, `p`, `i`")),
        }
        cursor.advance(1);
    }
    cursor.expect(b'"', "`\"`")?;
    Ok(and | or << 5 | xor << 10)
}

/// The offset of a scalar load: a number or a register; of a prefetch a number and a register.
#[inline]
pub(super) fn smem_offset(filling: &mut Filling<'_>, slot: usize) -> Result<(), ParseError> {
    let prefetch = filling.facts() & OFFSET_OPERAND != 0;
    if !prefetch && filling.is_used_up() {
        // Without an operand there is no offset.
        filling.set_op(slot, Lowered::code(u32::from(NULL), 0));
        return Ok(());
    }
    let arg = filling.take(slot)?;
    let ArgKind::Number(number) = arg.kind else {
        return if prefetch {
            Err(arg.error(ParseErrorKind::Expected("an integer")))
        } else {
            filling.put(slot, &arg)
        };
    };
    let Num::Int(value) = number else {
        return Err(arg.error(ParseErrorKind::Expected("an integer")));
    };
    filling.set_modifier(Modifier::Offset as u8, value, &arg)?;
    if prefetch {
        let register = filling.take(slot)?;
        return filling.put(slot, &register);
    }
    filling.set_op(slot, Lowered::code(u32::from(NULL), 0));
    Ok(())
}

/// `attr5.x`
#[inline]
pub(super) fn attribute(filling: &mut Filling<'_>, slot: usize) -> Result<(), ParseError> {
    let arg = filling.take(slot)?;
    let (arg_text, mut folded) = (filling.text_of(&arg), [0; 48]);
    let text = filling.options().folded(arg_text, &mut folded);
    let parts = text.strip_prefix("attr").and_then(|rest| rest.split_once('.'));
    let number = parts.and_then(|(number, _)| number.parse::<u8>().ok()).filter(|number| *number < 64);
    let channel = parts.and_then(|(_, channel)| ["x", "y", "z", "w"].iter().position(|name| *name == channel));
    let (Some(number), Some(channel)) = (number, channel.and_then(|channel| i64::try_from(channel).ok())) else {
        return Err(arg.error(ParseErrorKind::Expected("an attribute, such as `attr0.x`")));
    };
    filling.set_op(slot, Lowered::imm(number.into()));
    filling.set_modifier(Modifier::AttrChan as u8, channel, &arg)
}
