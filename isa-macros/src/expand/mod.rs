//! The Rust code that a definition becomes, written as text: the compiler's own lexer reads text faster than an unoptimised macro makes tokens.

mod builders;
mod docs;
mod encodings;
mod enums;
mod forms;
mod literals;
mod markers;
mod names;
mod opcodes;
mod quick;
mod shapes;
mod tables;

use crate::model::Model;
use proc_macro2::TokenStream;

/// The bitfield structs of the encodings.
pub(crate) fn encodings(model: &Model<'_>) -> TokenStream {
    let mut out = String::with_capacity(1 << 18);
    encodings::write(&mut out, model);
    parse(&out).into()
}

/// Where the traits are that say what opcodes have.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Traits {
    /// Among the items.
    Own,
    /// In scope, another definition's.
    InScope,
}

/// All items of a definition but the bitfield structs.
pub(crate) fn expand(model: &Model<'_>, traits: Traits) -> TokenStream {
    let mut all = vec![parse(&items(model, traits))];
    builders::tokens(model, &mut all);
    // Not token by token, as `proc_macro2` would join them.
    all.into_iter().collect::<proc_macro::TokenStream>().into()
}

/// The tokens of a text, by the compiler's own lexer. (`proc_macro2` would first read everything itself, to be able to return an error.)
fn parse(text: &str) -> proc_macro::TokenStream {
    text.parse().unwrap_or_else(|error| {
        let message = format!("the expansion of the definition is no Rust: {error}");
        quote::quote! { ::core::compile_error! { #message } }.into()
    })
}

/// The text of all items but bitfield structs and builders.
fn items(model: &Model<'_>, traits: Traits) -> String {
    // A real definition becomes some million bytes.
    let mut out = String::with_capacity(1 << 20);
    enums::write(&mut out, model);
    encodings::ties(&mut out, model);
    markers::write(&mut out, model, traits);
    tables::write(&mut out, model);
    quick::write(&mut out, model);
    out
}

/// The text of all items.
#[cfg(test)]
pub(crate) fn text(model: &Model<'_>) -> String {
    let mut out = items(model, Traits::Own);
    encodings::write(&mut out, model);
    builders::text(&mut out, model);
    out
}
