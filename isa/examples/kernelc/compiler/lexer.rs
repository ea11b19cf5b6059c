//! Text to tokens.

use super::error::{At, Error, ErrorKind};
use super::syntax::Type;
use std::fmt;

/// A token.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Token<'s> {
    /// A name or a keyword.
    Name(&'s str),
    Int(i32),
    Float(f32),
    Symbol(&'static str),
    /// What is behind the last token.
    End,
}

impl fmt::Display for Token<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Token::Name(text) => write!(f, "`{text}`"),
            Token::Int(value) => write!(f, "{value}"),
            Token::Float(value) => write!(f, "{value:?}"),
            Token::Symbol(text) => write!(f, "`{text}`"),
            Token::End => f.write_str("the end of the text"),
        }
    }
}

/// Symbols, those first that others begin.
const SYMBOLS: [&str; 23] = [
    "==", "!=", "<=", ">=", "&&", "||", "..", "(", ")", "[", "]", "{", "}", ",", ";", ":", "<", ">", "=", "+", "-", "*", "!",
];

/// The tokens of a text with their places; the last one is [`Token::End`]. `//` begins a comment that ends with the line.
pub fn tokens(text: &str) -> Result<Vec<(Token<'_>, At)>, Error> {
    let mut tokens = Vec::new();
    let mut lexer = Lexer {
        rest: text,
        at: At { line: 1, column: 1 },
    };
    loop {
        lexer.skip_blanks();
        let at = lexer.at;
        let token = lexer.token()?;
        tokens.push((token, at));
        if token == Token::End {
            return Ok(tokens);
        }
    }
}

struct Lexer<'s> {
    rest: &'s str,
    at: At,
}

impl<'s> Lexer<'s> {
    fn skip_blanks(&mut self) {
        loop {
            let comment = if self.rest.starts_with("//") {
                self.rest.find('\n').unwrap_or(self.rest.len())
            } else {
                0
            };
            let blank = self.rest[comment..].find(|c: char| !c.is_whitespace());
            let blank = blank.unwrap_or(self.rest.len() - comment);
            if comment + blank == 0 {
                return;
            }
            self.take(comment + blank);
        }
    }

    /// Goes on behind so many bytes, which it returns.
    fn take(&mut self, bytes: usize) -> &'s str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.rest = rest;
        for c in taken.chars() {
            if c == '\n' {
                self.at.line += 1;
                self.at.column = 1;
            } else {
                self.at.column += 1;
            }
        }
        taken
    }

    /// The bytes at the beginning of the rest that are like this.
    fn count(&self, from: usize, like: impl Fn(u8) -> bool) -> usize {
        from + self.rest.bytes().skip(from).take_while(|&byte| like(byte)).count()
    }

    fn token(&mut self) -> Result<Token<'s>, Error> {
        let Some(first) = self.rest.chars().next() else {
            return Ok(Token::End);
        };
        if first.is_ascii_alphabetic() || first == '_' {
            let len = self.count(0, |byte| byte.is_ascii_alphanumeric() || byte == b'_');
            return Ok(Token::Name(self.take(len)));
        }
        if first.is_ascii_digit() {
            return self.number();
        }
        let symbol = SYMBOLS.into_iter().find(|symbol| self.rest.starts_with(symbol));
        let symbol = symbol.ok_or(ErrorKind::Character(first).at(self.at))?;
        self.take(symbol.len());
        Ok(Token::Symbol(symbol))
    }

    /// `12`, `1.5`, `2e-3`. `0..n` is a number and two dots.
    fn number(&mut self) -> Result<Token<'s>, Error> {
        let at = self.at;
        let digit = |byte: u8| byte.is_ascii_digit();
        let whole = self.count(0, digit);
        let byte = |at: usize| self.rest.as_bytes().get(at).copied().unwrap_or(0);
        let mut len = whole;
        if byte(len) == b'.' && digit(byte(len + 1)) {
            len = self.count(len + 1, digit);
        }
        if byte(len) | 0x20 == b'e' {
            let sign = usize::from(matches!(byte(len + 1), b'+' | b'-'));
            len = self.count(len + 1 + sign, digit);
        }
        // What follows without a blank belongs to the number, and makes it none.
        let end = self.count(len, |byte| byte.is_ascii_alphanumeric() || byte == b'_');
        let text = self.take(end);
        let (ty, token) = if len == whole {
            (Type::I32, text.parse().ok().map(Token::Int))
        } else {
            let value = text.parse().ok().filter(|value: &f32| value.is_finite());
            (Type::F32, value.map(Token::Float))
        };
        token.ok_or_else(|| {
            let text = text.to_owned();
            ErrorKind::Number { text, ty }.at(at)
        })
    }
}
