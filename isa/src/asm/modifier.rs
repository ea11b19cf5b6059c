//! Modifiers as they are written, before a row says where they go.

use super::cursor::Cursor;
use super::error::{ParseError, ParseErrorKind};
use super::expression::Expressions;
use super::tables::{AsmTables, Grammar, ModifierText};

/// A modifier that was given.
#[derive(Clone, Copy)]
pub(crate) struct Given {
    /// Its index in the table.
    pub(crate) row: u8,
    /// Numbers in its list.
    pub(crate) count: u8,
    /// Its value; of a list, four bits a number, the first one lowest.
    pub(crate) value: i64,
    pub(crate) start: u32,
    pub(crate) end: u32,
}

impl Given {
    #[inline]
    pub(crate) fn error(&self, kind: ParseErrorKind) -> ParseError {
        ParseError::new(kind, self.start as usize, self.end as usize)
    }
}

/// Most modifiers that an instruction has.
const MOST: usize = 16;

/// The modifiers of a line.
pub(crate) struct Modifiers {
    list: [Given; MOST],
    count: u8,
    seen: u64,
}

impl Modifiers {
    #[inline]
    pub(crate) fn new() -> Self {
        Modifiers {
            list: [Given {
                row: 0,
                count: 0,
                value: 0,
                start: 0,
                end: 0,
            }; MOST],
            count: 0,
            seen: 0,
        }
    }

    #[inline]
    pub(crate) fn list(&self) -> &[Given] {
        &self.list[..usize::from(self.count)]
    }

    /// Reads a modifier, if there is one here. `flags`: whether a name alone can be one.
    #[inline]
    pub(crate) fn push(
        &mut self,
        cursor: &mut Cursor<'_>,
        asm: &'static AsmTables,
        expressions: &Expressions<'_>,
        flags: bool,
    ) -> Result<bool, ParseError> {
        let (mut next, mut folded) = (*cursor, [0; 48]);
        let start = next.at();
        let name = expressions.options.folded(next.word(), &mut folded);
        if name.is_empty() {
            return Ok(false);
        }
        let colon = next.peek() == b':' && next.ahead(1) != b':';
        if !colon && !flags {
            return Ok(false);
        }
        // The same name can be a flag and have a value.
        let fits = |row: &ModifierText| row.name == name && matches!(row.grammar, Grammar::Flag | Grammar::Constant(_)) != colon;
        let Some(index) = asm.modifiers.iter().position(fits) else {
            return if colon {
                Err(next.error(ParseErrorKind::UnknownModifier, start))
            } else {
                Ok(false)
            };
        };
        next.advance(usize::from(colon));
        let mut count = 0;
        next.skip();
        let value = match asm.modifiers[index].grammar {
            Grammar::Flag => 1,
            Grammar::Constant(value) => value,
            Grammar::Number => expressions.integer(&mut next)?,
            Grammar::List => list(&mut next, expressions, &mut count)?,
            Grammar::Words(words) => word(&mut next, expressions, words)?,
            Grammar::With(read) => read(&mut next, expressions)?,
        };
        if self.seen >> index & 1 != 0 {
            return Err(next.error(ParseErrorKind::Repeated, start));
        }
        self.seen |= 1 << index;
        let Some(place) = self.list.get_mut(usize::from(self.count)) else {
            return Err(next.error(ParseErrorKind::TooMany, start));
        };
        let number = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
        *place = Given {
            row: u8::try_from(index).unwrap_or(u8::MAX),
            count,
            value,
            start: number(start),
            end: number(next.at()),
        };
        self.count += 1;
        *cursor = next;
        Ok(true)
    }
}

/// Numbers in brackets.
#[inline]
pub(crate) fn list(cursor: &mut Cursor<'_>, expressions: &Expressions<'_>, count: &mut u8) -> Result<i64, ParseError> {
    cursor.expect(b'[', "`[`")?;
    let mut value = 0;
    loop {
        cursor.skip();
        let start = cursor.at();
        let number = expressions.integer(cursor)?;
        if !(0..16).contains(&number) {
            return Err(cursor.error(ParseErrorKind::Range { min: 0, max: 15 }, start));
        }
        if *count == 8 {
            return Err(cursor.error(ParseErrorKind::TooMany, start));
        }
        value |= number << (4 * *count);
        *count += 1;
        if cursor.eat(b']') {
            return Ok(value);
        }
        cursor.expect(b',', "`,` or `]`")?;
    }
}

/// One of these words, or the number of one.
#[inline]
fn word(cursor: &mut Cursor<'_>, expressions: &Expressions<'_>, words: &[(&str, i64)]) -> Result<i64, ParseError> {
    let mut next = *cursor;
    let name = next.word();
    if let Some((_, value)) = words.iter().find(|(word, _)| *word == name) {
        *cursor = next;
        return Ok(*value);
    }
    let start = cursor.at();
    if name.starts_with(|first: char| first.is_ascii_digit()) {
        let value = expressions.integer(cursor)?;
        if words.iter().any(|(_, known)| *known == value) {
            return Ok(value);
        }
    }
    *cursor = next;
    Err(cursor.error(ParseErrorKind::UnknownName, start))
}
