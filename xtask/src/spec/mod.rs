//! Reads AMD's machine-readable specification, in every dialect from schema 1.0 to 1.1.1, into one model.
//!
//! | module | holds |
//! |---|---|
//! | `model` | the result |
//! | `error` | what can be wrong, and where |
//! | `outline` | the look at the text before the XML reader gets it: nesting, and where a broken file breaks |
//! | `xml` | typed access to elements, paths for errors |
//! | `lower` | elements to model |
//! | `expr` | condition trees of both dialects to one |
//! | `places` | which element each part of the model came from |
//! | `validate` | what must hold of a specification as a whole |

mod error;
mod expr;
mod lower;
pub mod model;
mod outline;
mod places;
mod validate;
mod xml;

#[cfg(test)]
mod tests;

use error::Errors;
pub use error::SpecError;
use model::Spec;
use roxmltree::{Document, ParsingOptions};
use sha2::{Digest, Sha256};

/// AMD's files have about 300,000 elements, and about as many texts between them.
const MAX_NODES: u32 = 8_000_000;

/// Reads and validates the XML text `bytes`; `file` is its name in errors.
///
/// # Errors
/// Everything that is wrong with the file, each with line and element path; never empty.
pub fn read(file: &str, bytes: &[u8]) -> Result<Spec, Vec<SpecError>> {
    let text = std::str::from_utf8(bytes).map_err(|e| {
        let at = e.valid_up_to();
        let valid = std::str::from_utf8(&bytes[..at]).unwrap_or_default();
        vec![outline::error_at(file, valid, at, "the text is not UTF-8".to_owned())]
    })?;
    outline::check(file, text).map_err(|e| vec![e])?;
    let options = ParsingOptions {
        allow_dtd: false,
        nodes_limit: MAX_NODES,
        ..ParsingOptions::default()
    };
    let document = Document::parse_with_options(text, options).map_err(|e| vec![outline::xml_error(file, text, &e)])?;

    let errors = Errors::new(file, &document);
    let lowered = lower::spec(&document, &errors);
    // A part that could not be read would only cause more errors further on.
    if errors.is_empty() {
        validate::spec(&lowered.spec, &lowered.places, &errors);
    }
    errors.finish()?;
    let mut spec = lowered.spec;
    spec.sha256 = hex(&Sha256::digest(bytes));
    Ok(spec)
}

fn hex(digest: &[u8]) -> String {
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}
