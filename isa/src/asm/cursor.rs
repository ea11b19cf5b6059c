//! A place in the text: blanks, comments, words. No grammar of instructions.

use super::error::{ParseError, ParseErrorKind};

/// A place in a line.
#[derive(Clone, Copy)]
pub(crate) struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    /// The start of a line.
    #[inline]
    pub(crate) fn new(text: &'a str) -> Self {
        Cursor { text, at: 0 }
    }

    /// The byte at which it stands.
    #[inline]
    pub(crate) fn at(&self) -> usize {
        self.at
    }

    /// The byte `n` places further on; 0 behind the end.
    #[inline]
    pub(crate) fn ahead(&self, n: usize) -> u8 {
        self.text.as_bytes().get(self.at + n).copied().unwrap_or(0)
    }

    /// The next byte; 0 at the end.
    #[inline]
    pub(crate) fn peek(&self) -> u8 {
        self.ahead(0)
    }

    /// Whether nothing is left.
    #[inline]
    pub(crate) fn is_end(&self) -> bool {
        self.at >= self.text.len()
    }

    /// Goes on by `n` bytes, which must be ASCII.
    #[inline]
    pub(crate) fn advance(&mut self, n: usize) {
        self.at += n;
    }

    /// Skips blanks and comments. `//`, `;` and `#` start comments that go to the end of the line.
    #[inline]
    pub(crate) fn skip(&mut self) {
        loop {
            match self.peek() {
                b' ' | b'\t' | b'\r' => self.at += 1,
                b';' | b'#' => self.at = self.text.len(),
                b'/' => match self.ahead(1) {
                    b'/' => self.at = self.text.len(),
                    b'*' => {
                        let rest = self.text.get(self.at + 2..).unwrap_or("");
                        self.at = rest.find("*/").map_or(self.text.len(), |end| self.at + 2 + end + 2);
                    }
                    _ => return,
                },
                _ => return,
            }
        }
    }

    /// Skips blanks, then takes this byte if it comes next.
    #[inline]
    pub(crate) fn eat(&mut self, byte: u8) -> bool {
        self.skip();
        let found = self.peek() == byte;
        self.at += usize::from(found);
        found
    }

    /// Takes this byte, which must come next.
    #[inline]
    pub(crate) fn expect(&mut self, byte: u8, name: &'static str) -> Result<(), ParseError> {
        if self.eat(byte) { Ok(()) } else { Err(self.expected(name)) }
    }

    /// Takes a word, which may be empty: letters, digits, `_`, `.`, `$`.
    #[inline]
    pub(crate) fn word(&mut self) -> &'a str {
        let start = self.at;
        while matches!(self.peek(), b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'_' | b'.' | b'$') {
            self.at += 1;
        }
        self.since(start)
    }

    /// The text from `start` on.
    #[inline]
    pub(crate) fn since(&self, start: usize) -> &'a str {
        self.text.get(start..self.at).unwrap_or("")
    }

    /// What was expected at this place.
    #[cold]
    #[inline]
    pub(crate) fn expected(&self, what: &'static str) -> ParseError {
        let mut end = *self;
        if end.word().is_empty() && !end.is_end() {
            // One whole character, so that the range can be shown.
            end.at += self.text.get(self.at..).and_then(|rest| rest.chars().next()).map_or(1, char::len_utf8);
        }
        ParseError::new(ParseErrorKind::Expected(what), self.at, end.at)
    }

    /// Something about the text from `start` on.
    #[cold]
    #[inline]
    pub(crate) fn error(&self, kind: ParseErrorKind, start: usize) -> ParseError {
        ParseError::new(kind, start, self.at)
    }
}
