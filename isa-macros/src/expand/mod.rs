//! The Rust code that a definition becomes, written as text: the compiler's own lexer reads text faster than an unoptimised macro makes tokens.

mod builders;
mod docs;
mod encodings;
mod enums;
mod markers;
mod names;
mod tables;

use crate::model::Model;
use proc_macro::TokenStream;

/// All items of a definition.
pub(crate) fn expand(model: &Model<'_>) -> TokenStream {
    let text = text(model);
    text.parse().unwrap_or_else(|error| {
        let message = format!(
            "::core::compile_error!({:?});",
            format!("the expansion of the definition is no Rust: {error}")
        );
        message.parse().unwrap_or_default()
    })
}

/// The text of all items.
pub(crate) fn text(model: &Model<'_>) -> String {
    // A real definition becomes some two million bytes.
    let mut out = String::with_capacity(1 << 21);
    encodings::write(&mut out, model);
    enums::write(&mut out, model);
    markers::write(&mut out, model);
    builders::write(&mut out, model);
    tables::write(&mut out, model);
    out
}
