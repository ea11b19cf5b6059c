//! The Rust code that a definition becomes, written as text: the compiler's own lexer reads text faster than an unoptimised macro makes tokens.

mod builders;
mod docs;
mod encodings;
mod enums;
mod markers;
mod names;
mod tables;

use crate::model::Model;
use proc_macro2::TokenStream;

/// All items of a definition.
pub(crate) fn expand(model: &Model<'_>) -> TokenStream {
    let mut items: TokenStream = items(model).parse().unwrap_or_else(|error| {
        let message = format!(
            "::core::compile_error!({:?});",
            format!("the expansion of the definition is no Rust: {error}")
        );
        message.parse().unwrap_or_default()
    });
    items.extend(builders::tokens(model));
    items
}

/// The text of all items but the builders.
fn items(model: &Model<'_>) -> String {
    // A real definition becomes some million bytes.
    let mut out = String::with_capacity(1 << 20);
    encodings::write(&mut out, model);
    enums::write(&mut out, model);
    markers::write(&mut out, model);
    tables::write(&mut out, model);
    out
}

/// The text of all items.
#[cfg(test)]
pub(crate) fn text(model: &Model<'_>) -> String {
    let mut out = items(model);
    builders::text(&mut out, model);
    out
}
