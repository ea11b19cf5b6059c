//! Immediates of scalar instructions: messages, hardware registers, waits, delays. The inverse of the printer's functions of the same names.

use super::super::generated::TABLES;
use super::super::text::control::{ALU, COUNTERS, VERSION_FLAGS};
use super::Asm;
use crate::asm::cursor::Cursor;
use crate::asm::expression::Expressions;
use crate::asm::tables::Function;
use crate::asm::{ParseError, ParseErrorKind};
use crate::table::ImmField;
use crate::table::matches;

impl Asm {
    /// Names with parentheses behind them.
    pub(super) const FUNCTIONS: &[Function] = &[
        Function {
            name: "hwreg",
            kind: "hwreg",
            read: hwreg,
        },
        Function {
            name: "sendmsg",
            kind: "sendmsg*",
            read: message,
        },
        Function {
            name: "inst*",
            kind: "delay",
            read: delay,
        },
        Function {
            name: "depctr_*",
            kind: "wait_alu",
            read: wait_alu,
        },
        Function {
            name: "vmcnt*",
            kind: "waitcnt",
            read: waitcnt,
        },
        Function {
            name: "expcnt*",
            kind: "waitcnt",
            read: waitcnt,
        },
        Function {
            name: "lgkmcnt*",
            kind: "waitcnt",
            read: waitcnt,
        },
    ];
}

/// The parts of an immediate.
#[inline]
fn parts(kind: &str) -> impl Iterator<Item = &'static ImmField> {
    let kinds = TABLES.kinds.iter();
    let mut pattern = [0; 16];
    let length = kind.len().min(16);
    pattern[..length].copy_from_slice(&kind.as_bytes()[..length]);
    kinds
        .filter(move |kind| matches(core::str::from_utf8(&pattern[..length]).unwrap_or(""), kind.name))
        .flat_map(|kind| kind.fields)
}

/// The value of a name among those of a part.
#[inline]
fn value(part: &ImmField, name: &str) -> Option<u32> {
    part.values
        .iter()
        .find(|(known, _)| known.eq_ignore_ascii_case(name))
        .map(|(_, value)| *value)
}

/// A name among the values, or a number from `min` to `max`.
#[inline]
fn name_or_number(
    cursor: &mut Cursor<'_>,
    expressions: &Expressions<'_>,
    find: &dyn Fn(&str) -> Option<u32>,
    (min, max): (i64, i64),
) -> Result<i64, ParseError> {
    cursor.skip();
    let start = cursor.at();
    let mut next = *cursor;
    if let Some(value) = find(next.word()) {
        *cursor = next;
        return Ok(value.into());
    }
    let value = expressions.integer(cursor)?;
    if (min..=max).contains(&value) {
        Ok(value)
    } else {
        Err(cursor.error(ParseErrorKind::Range { min, max }, start))
    }
}

/// The name in front of the parenthesis, and the parenthesis.
#[inline]
fn open<'a>(cursor: &mut Cursor<'a>) -> Result<&'a str, ParseError> {
    let name = cursor.word();
    cursor.expect(b'(', "`(`")?;
    Ok(name)
}

/// A hardware register's number. Names of older processors lack a part.
#[inline]
fn register(name: &str) -> Option<u32> {
    let id = parts("hwreg").next()?;
    value(id, name).or_else(|| {
        let short = name.strip_prefix("HW_REG_")?;
        let same = |known: &str| {
            known.get(.."hw_reg_wave_".len()).is_some_and(|start| start == "hw_reg_wave_")
                && known["hw_reg_wave_".len()..].eq_ignore_ascii_case(short)
        };
        id.values.iter().find(|(known, _)| same(known)).map(|(_, value)| *value)
    })
}

/// `hwreg(NAME)`, or `hwreg(NAME, offset, size)`.
#[inline]
fn hwreg(cursor: &mut Cursor<'_>, expressions: &Expressions<'_>) -> Result<i64, ParseError> {
    open(cursor)?;
    let id = name_or_number(cursor, expressions, &register, (0, 63))?;
    let (mut offset, mut size) = (0, 32);
    if cursor.eat(b',') {
        offset = name_or_number(cursor, expressions, &|_| None, (0, 31))?;
        cursor.expect(b',', "`,` and the number of bits")?;
        size = name_or_number(cursor, expressions, &|_| None, (1, 32))?;
    }
    cursor.expect(b')', "`)`")?;
    Ok(id | offset << 6 | (size - 1) << 11)
}

/// `sendmsg(NAME)`, or `sendmsg(number, 0, 0)`.
#[inline]
fn message(cursor: &mut Cursor<'_>, expressions: &Expressions<'_>) -> Result<i64, ParseError> {
    open(cursor)?;
    let find = |name: &str| parts("sendmsg*").find_map(|part| value(part, name));
    let number = name_or_number(cursor, expressions, &find, (0, 255))?;
    for _ in 0..2 {
        if cursor.eat(b',') {
            // Operations and streams are of older processors.
            name_or_number(cursor, expressions, &|_| None, (0, 0))?;
        }
    }
    cursor.expect(b')', "`)`")?;
    Ok(number)
}

/// `instid0(…) | instskip(…) | instid1(…)`, in any order.
#[inline]
fn delay(cursor: &mut Cursor<'_>, expressions: &Expressions<'_>) -> Result<i64, ParseError> {
    let (mut all, mut seen) = (0, 0u32);
    loop {
        cursor.skip();
        let start = cursor.at();
        let mut folded = [0; 48];
        let name = expressions.options.folded(cursor.word(), &mut folded);
        let Some(part) = parts("delay").find(|part| part.name == name) else {
            return Err(cursor.error(ParseErrorKind::UnknownName, start));
        };
        if seen >> part.low & 1 != 0 {
            return Err(cursor.error(ParseErrorKind::Repeated, start));
        }
        seen |= 1 << part.low;
        cursor.expect(b'(', "`(`")?;
        all |= name_or_number(cursor, expressions, &|name| value(part, name), (0, (1 << part.width) - 1))? << part.low;
        cursor.expect(b')', "`)`")?;
        if !cursor.eat(b'|') {
            return Ok(all);
        }
    }
}

/// Counters by name, each at most once; others stay as they are in `start`. They may stand side by side, or with `&` or `,` between.
#[inline]
fn counters(cursor: &mut Cursor<'_>, expressions: &Expressions<'_>, list: &[(&str, u32, u32)], start: i64) -> Result<i64, ParseError> {
    let mut all = start;
    let mut seen = 0u32;
    loop {
        let (start, mut folded) = (cursor.at(), [0; 48]);
        let name = expressions.options.folded(cursor.word(), &mut folded);
        let (name, saturates) = name.strip_suffix("_sat").map_or((name, false), |name| (name, true));
        let Some((_, low, bits)) = list.iter().find(|(label, ..)| label.strip_suffix('(') == Some(name)) else {
            return Err(cursor.error(ParseErrorKind::UnknownName, start));
        };
        if seen >> low & 1 != 0 {
            return Err(cursor.error(ParseErrorKind::Repeated, start));
        }
        seen |= 1 << low;
        cursor.expect(b'(', "`(`")?;
        let max = (1i64 << bits) - 1;
        let value = name_or_number(cursor, expressions, &|_| None, (0, if saturates { i64::MAX } else { max }))?;
        cursor.expect(b')', "`)`")?;
        all = all & !(max << low) | value.min(max) << low;
        let mut next = *cursor;
        next.skip();
        if matches!(next.peek(), b'&' | b',') {
            next.advance(1);
            next.skip();
        }
        if !next.peek().is_ascii_alphabetic() {
            return Ok(all);
        }
        *cursor = next;
    }
}

#[inline]
fn waitcnt(cursor: &mut Cursor<'_>, expressions: &Expressions<'_>) -> Result<i64, ParseError> {
    counters(cursor, expressions, &COUNTERS, 0xfff7)
}

#[inline]
fn wait_alu(cursor: &mut Cursor<'_>, expressions: &Expressions<'_>) -> Result<i64, ParseError> {
    counters(cursor, expressions, &ALU, 0xff9f)
}

/// Names of versions and of their flags.
#[inline]
pub(super) fn symbol(name: &str) -> Option<i64> {
    if !name.starts_with("UC_VERSION") {
        return None;
    }
    let flag = VERSION_FLAGS.iter().find(|(text, _)| &text[1..] == name).map(|(_, value)| *value);
    flag.or_else(|| parts("version").find_map(|part| value(part, name))).map(i64::from)
}
