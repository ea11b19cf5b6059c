//! A position in the flat token list, and the small questions that the parser asks there.

use proc_macro2::Span;

use super::ast::{Name, Num, Text};
use super::token::{Mistake, Token, TokenKind};

/// Result of a parsing step: what was read, or the first mistake in it.
pub(crate) type Step<T> = Result<T, Mistake>;

/// Reads the tokens from `at` up to, not including, `end`.
#[derive(Clone, Copy)]
pub(crate) struct Cursor<'a> {
    tokens: &'a [Token],
    at: usize,
    end: usize,
    /// Where to point when the tokens run out.
    close: Span,
}

impl<'a> Cursor<'a> {
    /// A cursor over all tokens.
    pub(crate) fn new(tokens: &'a [Token]) -> Self {
        let close = tokens.last().map_or_else(Span::call_site, |token| token.span);
        Cursor {
            tokens,
            at: 0,
            end: tokens.len(),
            close,
        }
    }

    fn peek_at(&self, ahead: usize) -> Option<&'a Token> {
        let at = self.at + ahead;
        if at < self.end { self.tokens.get(at) } else { None }
    }

    /// Whether everything has been read.
    pub(crate) fn done(&self) -> bool {
        self.at >= self.end
    }

    /// Where the next token stands.
    pub(crate) fn span(&self) -> Span {
        self.peek_at(0).map_or(self.close, |token| token.span)
    }

    /// A mistake at the next token: what was expected there, and what is there.
    pub(crate) fn expected<T>(&self, what: &str) -> Step<T> {
        let found = match self.peek_at(0) {
            None => "the end".to_string(),
            Some(token) => match token.kind {
                TokenKind::Ident | TokenKind::Number => format!("`{}`", token.text),
                TokenKind::Text => format!("\"{}\"", token.text),
                TokenKind::Punct(c) | TokenKind::Open(c, _) | TokenKind::Close(c) => format!("`{c}`"),
            },
        };
        Err(Mistake {
            span: self.span(),
            message: format!("expected {what}, found {found}"),
        })
    }

    /// Whether the next tokens are these punctuation characters.
    pub(crate) fn is(&self, puncts: &str) -> bool {
        for (ahead, c) in puncts.chars().enumerate() {
            match self.peek_at(ahead) {
                Some(token) if token.kind == TokenKind::Punct(c) => {}
                _ => return false,
            }
        }
        true
    }

    /// Reads these punctuation characters if they are next.
    pub(crate) fn eat(&mut self, puncts: &str) -> bool {
        let found = self.is(puncts);
        if found {
            self.at += puncts.len();
        }
        found
    }

    /// Reads these punctuation characters.
    pub(crate) fn expect(&mut self, puncts: &str) -> Step<()> {
        if self.eat(puncts) {
            Ok(())
        } else {
            self.expected(&format!("`{puncts}`"))
        }
    }

    /// Whether the next token is this word.
    pub(crate) fn is_word(&self, word: &str) -> bool {
        self.word() == Some(word)
    }

    /// The next token, if it is a word.
    pub(crate) fn word(&self) -> Option<&'a str> {
        match self.peek_at(0) {
            Some(token) if token.kind == TokenKind::Ident => Some(&token.text),
            _ => None,
        }
    }

    /// Whether a word and a bracket come next: a call such as `lit(…)`.
    pub(crate) fn is_call(&self) -> bool {
        self.word().is_some() && matches!(self.peek_at(1), Some(token) if matches!(token.kind, TokenKind::Open('(', _)))
    }

    /// Reads this word if it is next.
    pub(crate) fn eat_word(&mut self, word: &str) -> bool {
        let found = self.is_word(word);
        if found {
            self.at += 1;
        }
        found
    }

    /// Reads this word.
    pub(crate) fn expect_word(&mut self, word: &str) -> Step<()> {
        if self.eat_word(word) {
            Ok(())
        } else {
            self.expected(&format!("`{word}`"))
        }
    }

    /// Reads a name; `what` says of what, for the error.
    pub(crate) fn name(&mut self, what: &str) -> Step<Name> {
        match self.peek_at(0) {
            Some(token) if token.kind == TokenKind::Ident => {
                self.at += 1;
                let text = token.text.strip_prefix("r#").unwrap_or(&token.text);
                Ok(Name {
                    text: text.to_string(),
                    span: token.span,
                })
            }
            _ => self.expected(what),
        }
    }

    /// Whether a number comes next.
    pub(crate) fn is_number(&self) -> bool {
        matches!(self.peek_at(0), Some(token) if token.kind == TokenKind::Number)
    }

    /// Reads an unsigned number in any of Rust's bases.
    pub(crate) fn number(&mut self) -> Step<Num> {
        match self.peek_at(0) {
            Some(token) if token.kind == TokenKind::Number => match value(&token.text) {
                Some(value) => {
                    self.at += 1;
                    Ok(Num {
                        value,
                        text: token.text.clone(),
                        span: token.span,
                    })
                }
                None => Err(Mistake {
                    span: token.span,
                    message: format!("`{}` is no unsigned number of at most 32 bits", token.text),
                }),
            },
            _ => self.expected("a number"),
        }
    }

    /// Reads a string.
    pub(crate) fn text(&mut self, what: &str) -> Step<Text> {
        match self.peek_at(0) {
            Some(token) if token.kind == TokenKind::Text => {
                self.at += 1;
                Ok(Text {
                    text: token.text.clone(),
                    span: token.span,
                })
            }
            _ => self.expected(what),
        }
    }

    /// Whether a string comes next.
    pub(crate) fn is_text(&self) -> bool {
        matches!(self.peek_at(0), Some(token) if token.kind == TokenKind::Text)
    }

    /// Whether this opening bracket comes next.
    pub(crate) fn is_open(&self, open: char) -> bool {
        matches!(self.peek_at(0), Some(token) if matches!(token.kind, TokenKind::Open(c, _) if c == open))
    }

    /// Reads a bracketed group and gives a cursor over its inside.
    pub(crate) fn group(&mut self, open: char) -> Step<Cursor<'a>> {
        match self.peek_at(0) {
            Some(Token {
                kind: TokenKind::Open(c, end),
                ..
            }) if *c == open => {
                let close = self.tokens.get(*end).map_or(self.close, |token| token.span);
                let inner = Cursor {
                    tokens: self.tokens,
                    at: self.at + 1,
                    end: *end,
                    close,
                };
                self.at = end + 1;
                Ok(inner)
            }
            _ => self.expected(&format!("`{open}`")),
        }
    }

    /// Fails unless everything has been read.
    pub(crate) fn finish(&self, what: &str) -> Step<()> {
        if self.done() { Ok(()) } else { self.expected(what) }
    }

    /// After a mistake: goes behind the next `;`, or behind the next braces, whichever comes first.
    pub(crate) fn skip_item(&mut self) {
        while let Some(token) = self.peek_at(0) {
            match token.kind {
                TokenKind::Open(c, end) => {
                    self.at = end + 1;
                    if c == '{' {
                        self.eat(";");
                        return;
                    }
                }
                TokenKind::Punct(';') => {
                    self.at += 1;
                    return;
                }
                _ => self.at += 1,
            }
        }
    }
}

fn value(text: &str) -> Option<u32> {
    let (digits, radix) = match text.get(..2) {
        Some("0x") => (text.get(2..)?, 16),
        Some("0b") => (text.get(2..)?, 2),
        Some("0o") => (text.get(2..)?, 8),
        _ => (text, 10),
    };
    let mut value = 0u32;
    let mut any = false;
    for c in digits.chars() {
        if c == '_' {
            continue;
        }
        any = true;
        value = value.checked_mul(radix)?.checked_add(c.to_digit(radix)?)?;
    }
    if any { Some(value) } else { None }
}
