//! The definition language, written from the corrected specification, and the proof that what stands in the files says the same.
//!
//! `codes` knows sets of operand codes, `kinds`, `encodings` and `instructions` write one sort of item each, `file` puts them into files. `prove` reads
//! the files with the macros' own parser and works its way back to AMD's pairs.

mod codes;
mod encodings;
mod file;
mod instructions;
mod kinds;
mod prove;
mod rows;
#[cfg(test)]
mod tests;

use crate::errata::Corrected;
use kinds::Catalogue;
pub use prove::prove;
use std::path::PathBuf;

/// The files of the definitions, relative to their folder, with their text. All mistakes are reported together.
pub fn render(corrected: &Corrected) -> Result<Vec<(PathBuf, String)>, Vec<String>> {
    let catalogue = Catalogue::new(corrected)?;
    let mut errors = Vec::new();
    let mut collect = |result: Result<Vec<file::Part>, Vec<String>>| {
        result.unwrap_or_else(|mut more| {
            errors.append(&mut more);
            Vec::new()
        })
    };
    let mut parts = collect(kinds::parts(corrected, &catalogue));
    parts.extend(collect(encodings::parts(corrected, &catalogue)));
    parts.extend(collect(instructions::parts(corrected, &catalogue)));
    if errors.is_empty() {
        Ok(file::files(corrected, &parts))
    } else {
        Err(errors)
    }
}
