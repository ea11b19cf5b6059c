//! Modifiers about lanes, and about parts of registers.

use super::super::choice::LANES;
use super::super::generated::Modifier;
use crate::asm::cursor::Cursor;
use crate::asm::expression::Expressions;
use crate::asm::{ParseError, ParseErrorKind, Target, list};

/// Four lanes, as the field has them.
#[inline]
pub(super) fn quad_perm(cursor: &mut Cursor<'_>, expressions: &Expressions<'_>) -> Result<i64, ParseError> {
    let start = cursor.at();
    let mut count = 0;
    let lanes = list(cursor, expressions, &mut count)?;
    if count != 4 || lanes & !0x3333 != 0 {
        return Err(cursor.error(ParseErrorKind::Value("four lanes from 0 to 3"), start));
    }
    Ok((0..4).fold(0, |field, i| field | (lanes >> (4 * i) & 3) << (2 * i)))
}

/// A pattern with a number in its low four bits.
#[inline]
fn rotation(cursor: &mut Cursor<'_>, expressions: &Expressions<'_>, pattern: i64, min: i64) -> Result<i64, ParseError> {
    let start = cursor.at();
    let value = expressions.integer(cursor)?;
    if !(min..=15).contains(&value) {
        return Err(cursor.error(ParseErrorKind::Range { min, max: 15 }, start));
    }
    Ok(pattern | value)
}

macro_rules! rotations {
    ($($name:ident $pattern:literal $min:literal;)*) => {$(
        #[inline]
        pub(super) fn $name(cursor: &mut Cursor<'_>, expressions: &Expressions<'_>) -> Result<i64, ParseError> {
            rotation(cursor, expressions, $pattern, $min)
        }
    )*};
}

rotations! {
    row_shl 0x100 1;
    row_shr 0x110 1;
    row_ror 0x120 1;
    row_share 0x150 0;
    row_xmask 0x160 0;
}

const NONE: ParseErrorKind = ParseErrorKind::NoModifier { mnemonic: "" };

/// A lane for each of eight, three bits each.
#[inline]
pub(super) fn set_dpp8(target: &mut Target<'_>, lanes: i64) -> Result<(), ParseErrorKind> {
    if !target.has(Modifier::LaneSel0 as u8) {
        return Err(NONE);
    }
    for (i, selector) in LANES.iter().enumerate() {
        target.set(*selector as u8, lanes >> (4 * i) & 15)?;
    }
    Ok(())
}

/// Whether inactive lanes are read. Eight lanes have a selector of their own for it in place of a bit (R23).
#[inline]
pub(super) fn set_fi(target: &mut Target<'_>, value: i64) -> Result<(), ParseErrorKind> {
    if target.has(Modifier::Fi as u8) {
        return target.set(Modifier::Fi as u8, value);
    }
    if !target.has(Modifier::LaneSel0 as u8) {
        return Err(NONE);
    }
    let selector = match value {
        0 => 233,
        1 => 234,
        _ => return Err(ParseErrorKind::Range { min: 0, max: 1 }),
    };
    if let Some(field) = target.encoding.fields.iter().find(|field| field.name == "src0") {
        field.place.set(target.words, selector);
    }
    Ok(())
}

/// A byte of the source, whose lower bit is the more significant one, or of the destination.
#[inline]
pub(super) fn set_byte_sel(target: &mut Target<'_>, value: i64) -> Result<(), ParseErrorKind> {
    if !(0..4).contains(&value) {
        return Err(ParseErrorKind::Range { min: 0, max: 3 });
    }
    if target.has(Modifier::Src0ByteSel as u8) {
        return target.set(Modifier::Src0ByteSel as u8, value >> 1 | (value & 1) << 1);
    }
    if target.has(Modifier::VdstByteSel as u8) {
        target.set(Modifier::VdstByteSel as u8, value)
    } else {
        Err(NONE)
    }
}
