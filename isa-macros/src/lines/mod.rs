//! `rdna4! { … }`: lines as in an assembler, turned into calls of the typed builders. What an instruction takes is left to the builders and so to rustc.
//!
//! | file | does |
//! |---|---|
//! | `parse` | lines to the tree below |
//! | `cursor` | a place among the tokens |
//! | `expand` | the tree to Rust |
//! | `operands` | operands to Rust |
//! | `functions` | operands that LLVM writes as functions |
//! | `names` | tables: modifiers, operands with names |

mod cursor;
mod expand;
mod functions;
mod names;
mod operands;
mod parse;

use names::{Modifier, RegisterFile};
use proc_macro2::{Group, Ident, Literal, Span, TokenStream, TokenTree};

/// The Rust code of the lines, or their errors.
pub(crate) fn lines(input: TokenStream) -> TokenStream {
    let mut errors = Vec::new();
    let block = parse::block(input, &mut errors);
    let code = expand::block(&block, &mut errors);
    if errors.is_empty() {
        return code;
    }
    let errors = errors.into_iter().map(syn::Error::into_compile_error);
    // In a block, so that several can stand where an expression stands.
    quote::quote! { { #(#errors)* } }
}

/// `[in CODE;|const;] line…`
struct Block {
    to: To,
    lines: Vec<Line>,
}

/// What the lines become.
enum To {
    /// An array of instructions.
    Array,
    /// Pushed into this code buffer.
    Code(TokenStream),
    /// Dwords, made at compile time.
    Words,
}

/// `NAME:`, or one instruction, or two joined by `::`.
enum Line {
    Label(Ident),
    One(Call),
    Pair(Call, Span, Call),
}

/// `mnemonic[_e32|_e64|_dpp|_e64_dpp] operand, … modifier…`
struct Call {
    mnemonic: Ident,
    operands: Vec<Operand>,
    modifiers: Vec<Setting>,
}

#[derive(Clone)]
enum Operand {
    /// `v5`, `s[4:7]`
    Run {
        file: &'static RegisterFile,
        first: u16,
        count: u16,
        start: Span,
        end: Span,
    },
    /// `vcc_lo`, `off`, `mrt0`: the path of a constant.
    Named(&'static str, Span),
    /// `attr3.x`, the channel being a modifier.
    Attribute(Literal),
    /// Any other name.
    Label(Ident),
    Number(Literal),
    /// `lit(…)`
    Forced(Ident, Group),
    /// `{…}`
    Rust(Group),
    /// `hwreg(…)`, as Rust.
    Value(TokenStream, Span),
    /// `-x`
    Neg(Span, Box<Operand>),
    /// `neg(x)`: the sign is no part of a number.
    Minus(Box<Operand>, Span),
    /// `|x|`, with the second bar.
    Abs(Box<Operand>, Span),
    /// `x.h`
    High(Box<Operand>, Span),
    /// `[v4, v[6:8]]`
    List(Group, Vec<Operand>),
}

/// A modifier with its value.
struct Setting {
    name: Ident,
    row: &'static Modifier,
    value: Value,
}

/// What stands behind the colon.
enum Value {
    None,
    /// A number or `{…}`.
    Number(TokenStream),
    /// `[…]`
    List(Group),
    Name(String, Span),
}

/// A mistake at a token.
fn mistake(at: Span, message: impl core::fmt::Display) -> syn::Error {
    syn::Error::new(at, message)
}

/// Whether a token is this punctuation.
fn is_punct(tree: Option<&TokenTree>, c: char) -> bool {
    matches!(tree, Some(TokenTree::Punct(punct)) if punct.as_char() == c)
}
