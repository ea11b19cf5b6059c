//! A place in a row of tokens. No grammar of lines.

use proc_macro2::{Delimiter, Group, Ident, Span, TokenTree};

use super::{is_punct, mistake};

/// What was read, or the mistake.
pub(super) type Step<T> = syn::Result<T>;

/// A position in a row of tokens.
pub(super) struct Cursor {
    tokens: Vec<TokenTree>,
    pub(super) at: usize,
    /// Where to point when the tokens run out.
    close: Span,
}

impl Cursor {
    pub(super) fn new(tokens: Vec<TokenTree>, close: Span) -> Self {
        let close = tokens.last().map_or(close, TokenTree::span);
        Cursor { tokens, at: 0, close }
    }

    pub(super) fn peek(&self, ahead: usize) -> Option<&TokenTree> {
        self.tokens.get(self.at + ahead)
    }

    pub(super) fn next(&mut self) -> Option<TokenTree> {
        let tree = self.tokens.get(self.at).cloned();
        self.at += 1;
        tree
    }

    pub(super) fn span(&self) -> Span {
        self.peek(0).map_or(self.close, TokenTree::span)
    }

    pub(super) fn done(&self) -> bool {
        self.at >= self.tokens.len()
    }

    pub(super) fn word(&self, ahead: usize) -> Option<&Ident> {
        match self.peek(ahead) {
            Some(TokenTree::Ident(word)) => Some(word),
            _ => None,
        }
    }

    /// Reads a name if it is next.
    pub(super) fn ident(&mut self) -> Option<Ident> {
        let word = self.word(0).cloned();
        self.at += usize::from(word.is_some());
        word
    }

    pub(super) fn eat(&mut self, c: char) -> Option<Span> {
        let span = self.span();
        is_punct(self.peek(0), c).then(|| {
            self.at += 1;
            span
        })
    }

    /// Reads a group in these brackets if it is next.
    pub(super) fn group(&mut self, delimiter: Delimiter) -> Option<Group> {
        match self.peek(0) {
            Some(TokenTree::Group(group)) if group.delimiter() == delimiter => {
                let group = group.clone();
                self.at += 1;
                Some(group)
            }
            _ => None,
        }
    }

    pub(super) fn expected<T>(&self, what: &str) -> Step<T> {
        let found = self.peek(0).map_or_else(|| "the end of the line".to_string(), |tree| format!("`{tree}`"));
        Err(mistake(self.span(), format!("expected {what}, found {found}")))
    }
}
