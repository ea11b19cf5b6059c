//! The macros that turn instruction-set definitions into Rust. They hold no fact of any instruction set.
//!
//! | folder | does |
//! |---|---|
//! | `dsl` | the definition language: tree, parser, printer |
//! | `model` | what a definition means: names resolved, fields placed, rows laid out, decoding decided |
//! | `check` | everything else that can be wrong in a definition |
//! | `expand` | the Rust code: bitfields, enums, markers, builders, tables |
//! | `lines` | `rdna4!`: assembly-like lines as calls of the builders |
//! | `chain` | how parts reach another crate: macros that hand on their tokens |
#![forbid(unsafe_code)]

mod chain;
mod check;
mod dsl;
mod expand;
mod lines;
mod model;
#[cfg(test)]
mod tests;

use dsl::{Errors, parse_part, parse_parts};
use proc_macro::TokenStream;

/// Defines one part of an architecture: `define! { arch NAME; part NAME; item… }`.
///
/// Checks the syntax and exports a macro that hands the part's tokens to [`expand!`] and [`lay_out!`]; see [`parts!`].
#[proc_macro]
pub fn define(input: TokenStream) -> TokenStream {
    let input = proc_macro2::TokenStream::from(input);
    let mut errors = Errors::default();
    let part = parse_part(input.clone(), &mut errors);
    let mut output = chain::errors(errors);
    if let Some(part) = part {
        output.extend(chain::part(&part.arch, &part.name, &input));
    }
    output.into()
}

/// Joins all parts of an architecture: `parts! { arch NAME; part part … }`, after their definitions and with their macros in scope.
///
/// Exports a macro named as the architecture, which hands all parts to the macro whose path it is given, and invokes [`lay_out!`] on the whole definition.
#[proc_macro]
pub fn parts(input: TokenStream) -> TokenStream {
    chain::parts(input.into()).into()
}

/// Checks a whole definition, given as a row of parts in braces, and expands to the bitfield structs of its encodings, or to errors. [`parts!`] invokes it.
#[proc_macro]
pub fn lay_out(input: TokenStream) -> TokenStream {
    let mut errors = Errors::default();
    let parts = parse_parts(input.into(), &mut errors);
    // `define!` has reported mistakes of syntax; what else they entail would only distract from them.
    if !errors.list.is_empty() {
        return TokenStream::new();
    }
    check::check(&parts, &mut errors);
    if !errors.list.is_empty() {
        return chain::errors(errors).into();
    }
    let model = model::Model::new(&parts, &mut errors);
    expand::encodings(&model).into()
}

/// Expands a whole definition, given as a row of parts in braces, to enums, builders and tables.
///
/// The definition has been checked where it stands; mistakes in it are reported here too, but without every check.
#[proc_macro]
pub fn expand(input: TokenStream) -> TokenStream {
    let mut errors = Errors::default();
    let parts = parse_parts(input.into(), &mut errors);
    let model = model::Model::new(&parts, &mut errors);
    if !errors.list.is_empty() {
        return chain::errors(errors).into();
    }
    expand::expand(&model, expand::Traits::Own).into()
}

/// The same for a second architecture in a crate: it implements the traits of the modules `form`, `takes`, `half` and `flag` that are in scope, and defines none,
/// so that methods bound by them are there for both.
#[proc_macro]
pub fn expand_sharing(input: TokenStream) -> TokenStream {
    let mut errors = Errors::default();
    let parts = parse_parts(input.into(), &mut errors);
    let model = model::Model::new(&parts, &mut errors);
    if !errors.list.is_empty() {
        return chain::errors(errors).into();
    }
    expand::expand(&model, expand::Traits::InScope).into()
}

/// Assembly-like lines as calls of the typed builders. `rdna4_isa` exports it and describes it.
#[proc_macro]
pub fn rdna4(input: TokenStream) -> TokenStream {
    lines::lines(input.into()).into()
}
