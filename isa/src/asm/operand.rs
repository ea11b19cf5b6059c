//! Operands as they are written, before a slot says what they mean.

use super::cursor::Cursor;
use super::error::{ParseError, ParseErrorKind};
use super::expression::{Expressions, Num};
use super::tables::AsmTables;
use crate::table::matches;
use crate::table::{CodeClass, Tables};

/// What an operand is.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ArgKind {
    /// A run of registers, or a register with a name; of what has no width, 0.
    Code(u16, u8),
    /// A number.
    Number(Num),
    /// A number that must be the literal dword.
    Literal(Num),
    /// Runs in brackets: index of the first one, how many.
    List(u8, u8),
    /// What a function made: its index, the value.
    Value(u8, i64),
    /// A name that only the slot knows.
    Name,
    /// `off`.
    Off,
}

/// An operand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arg {
    pub(crate) kind: ArgKind,
    pub(crate) neg: bool,
    pub(crate) abs: bool,
    /// Half of a register: 0 for no word of it, 1 low, 2 high.
    pub(crate) half: u8,
    pub(crate) start: u32,
    pub(crate) end: u32,
}

impl Arg {
    const NONE: Arg = Arg {
        kind: ArgKind::Off,
        neg: false,
        abs: false,
        half: 0,
        start: 0,
        end: 0,
    };

    /// Something about it.
    #[cold]
    #[inline]
    pub(crate) fn error(&self, kind: ParseErrorKind) -> ParseError {
        ParseError::new(kind, self.start as usize, self.end as usize)
    }
}

/// Most operands that are read.
const MOST: usize = 10;
/// Most signs around an operand.
const MOST_SIGNS: u8 = 4;
/// Most runs in brackets.
const RUNS: usize = 16;

/// The operands of a line.
pub(crate) struct Args {
    list: [Arg; MOST],
    count: u8,
    pub(crate) runs: [(u16, u8); RUNS],
    run_count: u8,
}

impl Args {
    #[inline]
    pub(crate) fn new() -> Self {
        Args {
            list: [Arg::NONE; MOST],
            count: 0,
            runs: [(0, 0); RUNS],
            run_count: 0,
        }
    }

    #[inline]
    pub(crate) fn list(&self) -> &[Arg] {
        &self.list[..usize::from(self.count)]
    }
}

/// What operands are read with.
pub(crate) struct Operands<'a> {
    pub(crate) tables: &'static Tables,
    pub(crate) asm: &'static AsmTables,
    pub(crate) expressions: Expressions<'a>,
}

impl Operands<'_> {
    /// Reads an operand and adds it.
    #[inline]
    pub(crate) fn push(&self, cursor: &mut Cursor<'_>, args: &mut Args) -> Result<(), ParseError> {
        cursor.skip();
        let start = cursor.at();
        let mut arg = self.signed(cursor, args, 0)?;
        arg.start = u32::try_from(start).unwrap_or(u32::MAX);
        arg.end = u32::try_from(cursor.at()).unwrap_or(u32::MAX);
        let Some(place) = args.list.get_mut(usize::from(args.count)) else {
            return Err(arg.error(ParseErrorKind::TooMany));
        };
        *place = arg;
        args.count += 1;
        Ok(())
    }

    /// An operand with its signs; `depth` of them are around it.
    #[inline]
    fn signed(&self, cursor: &mut Cursor<'_>, args: &mut Args, depth: u8) -> Result<Arg, ParseError> {
        if depth > MOST_SIGNS {
            return Err(cursor.expected("fewer signs"));
        }
        let mut neg = false;
        if cursor.peek() == b'-' {
            let mut next = *cursor;
            next.advance(1);
            next.skip();
            // A minus before a number is part of the number.
            if matches!(next.peek(), b'|' | b'a'..=b'z' | b'A'..=b'Z') && !self.is_symbol(next) {
                neg = true;
                *cursor = next;
            }
        }
        let mut arg = match cursor.peek() {
            b'|' => {
                cursor.advance(1);
                cursor.skip();
                let inner = Operands {
                    expressions: Expressions {
                        bars: true,
                        ..self.expressions
                    },
                    ..*self
                };
                let arg = inner.signed(cursor, args, depth + 1)?;
                cursor.expect(b'|', "`|`")?;
                Arg { abs: true, ..arg }
            }
            _ => match self.sign_function(cursor) {
                Some(name) => {
                    cursor.skip();
                    let inner = Operands {
                        expressions: Expressions {
                            bars: false,
                            ..self.expressions
                        },
                        ..*self
                    };
                    let arg = inner.signed(cursor, args, depth + 1)?;
                    cursor.expect(b')', "`)`")?;
                    if name == "abs" {
                        Arg { abs: true, ..arg }
                    } else {
                        Arg { neg: !arg.neg, ..arg }
                    }
                }
                None => self.plain(cursor, args)?,
            },
        };
        if neg && arg.neg {
            return Err(cursor.expected("one minus"));
        }
        arg.neg |= neg;
        Ok(arg)
    }

    #[inline]
    fn is_symbol(&self, mut at: Cursor<'_>) -> bool {
        let word = at.word();
        (self.expressions.symbol)(word)
            .or_else(|| self.expressions.options.symbol(word))
            .is_some()
    }

    /// `abs(` or `neg(`.
    #[inline]
    fn sign_function(&self, cursor: &mut Cursor<'_>) -> Option<&'static str> {
        if !matches!(cursor.peek(), b'a' | b'n' | b'A' | b'N') {
            return None;
        }
        let (mut next, mut folded) = (*cursor, [0; 48]);
        let word = self.expressions.options.folded(next.word(), &mut folded);
        let name = ["abs", "neg"].into_iter().find(|name| *name == word)?;
        if !next.eat(b'(') {
            return None;
        }
        *cursor = next;
        Some(name)
    }

    /// An operand without signs.
    #[inline]
    fn plain(&self, cursor: &mut Cursor<'_>, args: &mut Args) -> Result<Arg, ParseError> {
        let of = |kind| Arg { kind, ..Arg::NONE };
        match cursor.peek() {
            b'[' => return self.list(cursor, args).map(of),
            b'.' if cursor.ahead(1).is_ascii_digit() => return self.expressions.number(cursor).map(|number| of(ArgKind::Number(number))),
            b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'.' | b'$' => {}
            _ => return self.expressions.number(cursor).map(|number| of(ArgKind::Number(number))),
        }
        if let Some((code, width, half)) = self.register(cursor)? {
            return Ok(Arg {
                half,
                ..of(ArgKind::Code(code, width))
            });
        }
        let (mut next, mut folded) = (*cursor, [0; 48]);
        let name = self.expressions.options.folded(next.word(), &mut folded);
        if name == "off" {
            *cursor = next;
            return Ok(of(ArgKind::Off));
        }
        let mut inside = next;
        if inside.eat(b'(') {
            if name == "lit" || name == "lit64" {
                *cursor = inside;
                let number = Expressions {
                    bars: false,
                    ..self.expressions
                }
                .number(cursor)?;
                cursor.expect(b')', "`)`")?;
                return Ok(of(ArgKind::Literal(number)));
            }
            let found = self.asm.functions.iter().enumerate().find(|(_, function)| matches(function.name, name));
            let Some((index, function)) = found else {
                return Err(cursor.expected("an operand"));
            };
            let value = (function.read)(cursor, &self.expressions)?;
            return Ok(of(ArgKind::Value(u8::try_from(index).unwrap_or(u8::MAX), value)));
        }
        if self.is_symbol(*cursor) {
            return self.expressions.number(cursor).map(|number| of(ArgKind::Number(number)));
        }
        *cursor = next;
        Ok(of(ArgKind::Name))
    }

    /// Runs of registers in brackets.
    #[inline]
    fn list(&self, cursor: &mut Cursor<'_>, args: &mut Args) -> Result<ArgKind, ParseError> {
        let first = args.run_count;
        cursor.expect(b'[', "`[`")?;
        loop {
            cursor.skip();
            let start = cursor.at();
            let Some((code, width, _)) = self.register(cursor)? else {
                return Err(cursor.expected("a register"));
            };
            let Some(run) = args.runs.get_mut(usize::from(args.run_count)) else {
                return Err(cursor.error(ParseErrorKind::TooMany, start));
            };
            *run = (code, width);
            args.run_count += 1;
            if cursor.eat(b']') {
                return Ok(ArgKind::List(first, args.run_count - first));
            }
            cursor.expect(b',', "`,` or `]`")?;
        }
    }

    /// A register: code, width, half. Nothing is taken if there is none.
    #[inline]
    fn register(&self, cursor: &mut Cursor<'_>) -> Result<Option<(u16, u8, u8)>, ParseError> {
        let (mut next, mut folded) = (*cursor, [0; 48]);
        let word = self.expressions.options.folded(next.word(), &mut folded);
        for class in self.tables.classes {
            let Some(rest) = word.strip_prefix(class.text) else { continue };
            // Classes of constants have no text of their own.
            if class.constant || class.name == "literal" {
                continue;
            }
            if class.counted {
                if rest.is_empty() && next.peek() == b'[' {
                    *cursor = next;
                    return self.run(cursor, class).map(Some);
                }
                if rest.starts_with(|first: char| first.is_ascii_digit()) {
                    let (digits, half) = match rest.split_once('.') {
                        None => (rest, 0),
                        Some((digits, "l")) => (digits, 1),
                        Some((digits, "h")) => (digits, 2),
                        Some(_) => continue,
                    };
                    if !digits.bytes().all(|digit| digit.is_ascii_digit()) {
                        continue;
                    }
                    let start = cursor.at();
                    *cursor = next;
                    let nth = digits.parse().unwrap_or(i64::MAX);
                    return one(cursor, class, nth, nth, start).map(|(code, width)| Some((code, width, half)));
                }
                continue;
            }
            let found = match (class.pair, rest) {
                (true, "") => (class.first, 2),
                (true, "_lo") => (class.first, 1),
                (true, "_hi") => (class.last, 1),
                (false, "") => (class.first, u8::from(class.single)),
                _ => continue,
            };
            *cursor = next;
            return Ok(Some((found.0, found.1, 0)));
        }
        let other = self.asm.registers.iter().find(|(name, _)| *name == word);
        if other.is_some() {
            *cursor = next;
        }
        Ok(other.map(|(_, code)| (*code, 0, 0)))
    }

    /// `[5]`, `[5:6]`, with expressions.
    #[inline]
    fn run(&self, cursor: &mut Cursor<'_>, class: &'static CodeClass) -> Result<(u16, u8, u8), ParseError> {
        let start = cursor.at() - class.text.len();
        cursor.expect(b'[', "`[`")?;
        let numbers = Expressions {
            bars: false,
            ..self.expressions
        };
        let first = numbers.integer(cursor)?;
        let last = if cursor.eat(b':') { numbers.integer(cursor)? } else { first };
        cursor.expect(b']', "`]`")?;
        let mut half = 0;
        if cursor.peek() == b'.' && first == last {
            let (mut next, mut folded) = (*cursor, [0; 48]);
            half = match self.expressions.options.folded(next.word(), &mut folded) {
                ".l" => 1,
                ".h" => 2,
                _ => return Err(cursor.expected("`.l` or `.h`")),
            };
            cursor.advance(2);
        }
        one(cursor, class, first, last, start).map(|(code, width)| (code, width, half))
    }
}

/// A run of registers of a class.
#[inline]
fn one(cursor: &Cursor<'_>, class: &CodeClass, first: i64, last: i64, start: usize) -> Result<(u16, u8), ParseError> {
    let end = class.last - class.first;
    let inside = |nth: i64| u16::try_from(nth).ok().filter(|nth| *nth <= end);
    match (inside(first), inside(last)) {
        (Some(first), Some(last)) if last >= first && last - first < 64 => {
            #[expect(clippy::cast_possible_truncation, reason = "at most 64")]
            let width = (last - first + 1) as u8;
            Ok((class.first + first, width))
        }
        (Some(_), Some(_)) => Err(cursor.error(ParseErrorKind::Expected("a run of registers, the lower number first"), start)),
        _ => Err(cursor.error(ParseErrorKind::NoRegister { last: end }, start)),
    }
}
