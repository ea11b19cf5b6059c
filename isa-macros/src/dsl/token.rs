//! Tokens as the parser wants them: one flat list in which every opening bracket knows where it closes.
//!
//! A procedural macro runs unoptimised in its users' builds, and the definitions have some 200,000 tokens. A flat list is made once and then read by index.

use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};

/// What is wrong with a definition, and at which token.
#[derive(Debug)]
pub(crate) struct Mistake {
    pub(crate) span: Span,
    pub(crate) message: String,
}

/// All mistakes found so far.
#[derive(Debug, Default)]
pub(crate) struct Errors {
    pub(crate) list: Vec<Mistake>,
}

impl Errors {
    /// Adds a mistake.
    pub(crate) fn add(&mut self, span: Span, message: String) {
        self.list.push(Mistake { span, message });
    }
}

/// The kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TokenKind {
    Ident,
    Number,
    Text,
    Punct(char),
    /// An opening bracket, and the index of the token that closes it.
    Open(char, usize),
    Close(char),
}

/// A token: its kind, its text (of strings: the content) and where it stands.
#[derive(Clone, Debug)]
pub(crate) struct Token {
    pub(crate) kind: TokenKind,
    pub(crate) text: String,
    pub(crate) span: Span,
}

/// Flattens a stream. Groups without visible brackets disappear.
pub(crate) fn flatten(stream: TokenStream) -> Vec<Token> {
    let mut tokens = Vec::new();
    flatten_into(stream, &mut tokens);
    tokens
}

fn flatten_into(stream: TokenStream, tokens: &mut Vec<Token>) {
    for tree in stream {
        match tree {
            TokenTree::Ident(ident) => {
                let span = ident.span();
                let text = ident.to_string();
                tokens.push(Token {
                    kind: TokenKind::Ident,
                    text,
                    span,
                });
            }
            TokenTree::Punct(punct) => {
                tokens.push(Token {
                    kind: TokenKind::Punct(punct.as_char()),
                    text: String::new(),
                    span: punct.span(),
                });
            }
            TokenTree::Literal(literal) => {
                let span = literal.span();
                let text = literal.to_string();
                if text.as_bytes().first().is_some_and(u8::is_ascii_digit) {
                    tokens.push(Token {
                        kind: TokenKind::Number,
                        text,
                        span,
                    });
                } else {
                    tokens.push(Token {
                        kind: TokenKind::Text,
                        text: unquote(&text),
                        span,
                    });
                }
            }
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ('(', ')'),
                    Delimiter::Brace => ('{', '}'),
                    Delimiter::Bracket => ('[', ']'),
                    Delimiter::None => {
                        flatten_into(group.stream(), tokens);
                        continue;
                    }
                };
                let at = tokens.len();
                tokens.push(Token {
                    kind: TokenKind::Open(open, 0),
                    text: String::new(),
                    span: group.span_open(),
                });
                flatten_into(group.stream(), tokens);
                let end = tokens.len();
                tokens.push(Token {
                    kind: TokenKind::Close(close),
                    text: String::new(),
                    span: group.span_close(),
                });
                if let Some(token) = tokens.get_mut(at) {
                    token.kind = TokenKind::Open(open, end);
                }
            }
        }
    }
}

/// The content of a string literal, raw or not.
fn unquote(literal: &str) -> String {
    let raw = literal.starts_with('r');
    let inner = literal.trim_start_matches(['r', 'b', 'c']).trim_matches('#');
    let inner = inner.strip_prefix(['"', '\'']).unwrap_or(inner);
    let inner = inner.strip_suffix(['"', '\'']).unwrap_or(inner);
    if raw || !inner.contains('\\') {
        return inner.to_string();
    }
    let mut text = String::with_capacity(inner.len());
    let mut chars = inner.chars();
    while let Some(c) = chars.next() {
        match (c, c == '\\') {
            (_, false) => text.push(c),
            (_, true) => match chars.next() {
                Some('n') => text.push('\n'),
                Some('t') => text.push('\t'),
                Some(other) => text.push(other),
                None => {}
            },
        }
    }
    text
}
