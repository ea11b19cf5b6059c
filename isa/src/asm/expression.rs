//! Numbers and expressions of numbers, with the precedence that GNU assemblers have.

use super::ParseOptions;
use super::cursor::Cursor;
use super::error::{ParseError, ParseErrorKind};

/// The value of an expression.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Num {
    /// An integer.
    Int(i64),
    /// A float, which takes part in no operation but a sign.
    Float(f64),
}

/// How expressions are read.
#[derive(Clone, Copy)]
pub(crate) struct Expressions<'a> {
    pub(crate) options: &'a ParseOptions<'a>,
    /// Names with a number that the instruction set has.
    pub(crate) symbol: fn(&str) -> Option<i64>,
    /// Whether `|` ends the expression.
    pub(crate) bars: bool,
}

/// An operator at the cursor: precedence, bytes.
#[inline]
fn operator(cursor: &Cursor<'_>, bars: bool) -> Option<(u8, usize)> {
    Some(match (cursor.peek(), cursor.ahead(1)) {
        (b'+' | b'-', _) => (1, 1),
        (b'|', _) if bars => return None,
        (b'|' | b'^' | b'&', _) => (2, 1),
        (b'*' | b'/' | b'%', _) => (3, 1),
        (b'<', b'<') | (b'>', b'>') => (3, 2),
        _ => return None,
    })
}

impl Expressions<'_> {
    /// An integer.
    #[inline]
    pub(crate) fn integer(&self, cursor: &mut Cursor<'_>) -> Result<i64, ParseError> {
        cursor.skip();
        let start = cursor.at();
        match self.number(cursor)? {
            Num::Int(value) => Ok(value),
            Num::Float(_) => Err(cursor.error(ParseErrorKind::Expected("an integer"), start)),
        }
    }

    /// Any number.
    #[inline]
    pub(crate) fn number(&self, cursor: &mut Cursor<'_>) -> Result<Num, ParseError> {
        self.binary(cursor, 1, 0)
    }

    #[inline]
    fn binary(&self, cursor: &mut Cursor<'_>, least: u8, depth: u8) -> Result<Num, ParseError> {
        cursor.skip();
        let start = cursor.at();
        let mut left = self.unary(cursor, depth)?;
        loop {
            let mut next = *cursor;
            next.skip();
            let Some((precedence, length)) = operator(&next, self.bars).filter(|found| found.0 >= least) else {
                return Ok(left);
            };
            let symbol = next.peek();
            next.advance(length);
            *cursor = next;
            let right = self.binary(cursor, precedence + 1, depth + 1)?;
            let (Num::Int(a), Num::Int(b)) = (left, right) else {
                return Err(cursor.error(ParseErrorKind::Expected("an integer"), start));
            };
            let shift = |by: i64| u32::try_from(by).ok().filter(|by| *by < 64);
            let value = match symbol {
                b'+' => Some(a.wrapping_add(b)),
                b'-' => Some(a.wrapping_sub(b)),
                b'|' => Some(a | b),
                b'^' => Some(a ^ b),
                b'&' => Some(a & b),
                b'*' => Some(a.wrapping_mul(b)),
                b'/' => a.checked_div(b),
                b'%' => a.checked_rem(b),
                b'<' => shift(b).map(|by| a << by),
                _ => shift(b).map(|by| (a.cast_unsigned() >> by).cast_signed()),
            };
            left = Num::Int(value.ok_or_else(|| cursor.error(ParseErrorKind::Value("an expression with a value"), start))?);
        }
    }

    #[inline]
    fn unary(&self, cursor: &mut Cursor<'_>, depth: u8) -> Result<Num, ParseError> {
        cursor.skip();
        if depth > 32 {
            return Err(cursor.expected("a simpler expression"));
        }
        let start = cursor.at();
        let byte = cursor.peek();
        match byte {
            b'-' | b'~' | b'+' => {
                cursor.advance(1);
                let value = self.unary(cursor, depth + 1)?;
                match (byte, value) {
                    (b'-', Num::Int(value)) => Ok(Num::Int(value.wrapping_neg())),
                    (b'-', Num::Float(value)) => Ok(Num::Float(-value)),
                    (b'~', Num::Int(value)) => Ok(Num::Int(!value)),
                    (b'+', value) => Ok(value),
                    _ => Err(cursor.error(ParseErrorKind::Expected("an integer"), start)),
                }
            }
            b'(' => {
                cursor.advance(1);
                // Bars are operators again within parentheses.
                let value = Expressions { bars: false, ..*self }.binary(cursor, 1, depth + 1)?;
                cursor.expect(b')', "`)`")?;
                Ok(value)
            }
            b'0'..=b'9' | b'.' => literal(cursor),
            _ => {
                let name = cursor.word();
                if name.is_empty() {
                    return Err(cursor.expected("a number"));
                }
                let value = (self.symbol)(name).or_else(|| self.options.symbol(name));
                value.map(Num::Int).ok_or_else(|| cursor.error(ParseErrorKind::UnknownName, start))
            }
        }
    }
}

/// A number as it is written: decimal, `0x`, `0b`, octal with a leading 0, or a float.
#[inline]
fn literal(cursor: &mut Cursor<'_>) -> Result<Num, ParseError> {
    let start = cursor.at();
    let mut word = cursor.word();
    let (base, digits) = match word.as_bytes() {
        [b'0', b'x' | b'X', ..] => (16, &word[2..]),
        [b'0', b'b' | b'B', ..] => (2, &word[2..]),
        [first, ..] if word.contains(['.', 'e', 'E']) && (first.is_ascii_digit() || *first == b'.') => {
            // The exponent's sign is no letter of the word.
            if word.ends_with(['e', 'E']) && matches!(cursor.peek(), b'+' | b'-') {
                cursor.advance(1);
                cursor.word();
                word = cursor.since(start);
            }
            return word
                .parse()
                .map(Num::Float)
                .map_err(|_| cursor.error(ParseErrorKind::Expected("a number"), start));
        }
        [b'0', _, ..] => (8, &word[1..]),
        _ => (10, word),
    };
    match u64::from_str_radix(digits, base) {
        Ok(value) if !digits.starts_with('+') => Ok(Num::Int(value.cast_signed())),
        _ => Err(cursor.error(ParseErrorKind::Expected("a number of at most 64 bits"), start)),
    }
}
