//! `differences`: where LLVM differs from this project on purpose, for the documentation (`docs/differences.md`).

use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

/// An entry of the allow-list (`tests/src/differences.rs`).
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Difference {
    test: String,
    kind: String,
    instruction: String,
    encoding: Option<String>,
    target: Option<String>,
    wave: Option<u8>,
    text: Option<String>,
    why: String,
    right: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    difference: Vec<Difference>,
}

const HEAD: &str = "\
# Differences from LLVM

Written by `cargo xtask differences > docs/differences.md` from `tests/llvm_differences.toml`; changes go there. Tests fail on any other difference, and on an
entry that they no longer meet. `open` is what nobody knows without the hardware.
";

/// Prints the document.
///
/// # Errors
/// What is wrong with the file.
pub fn run() -> Result<(), String> {
    print!("{}", document()?);
    Ok(())
}

fn document() -> Result<String, String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/llvm_differences.toml");
    let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let file: File = toml::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(format!("{HEAD}{}", tables(&file.difference)))
}

/// A table for each test.
fn tables(entries: &[Difference]) -> String {
    let mut tests: BTreeMap<&str, Vec<&Difference>> = BTreeMap::new();
    for entry in entries {
        tests.entry(&entry.test).or_default().push(entry);
    }
    let mut out = String::new();
    for (test, entries) in tests {
        _ = writeln!(out, "\n## Test `{test}`\n\n| LLVM | of | why | right |\n|---|---|---|---|");
        for entry in entries {
            let mut of = cell(&entry.instruction);
            if let Some(encoding) = &entry.encoding {
                _ = write!(of, " in {}", cell(encoding));
            }
            if let Some(target) = &entry.target {
                _ = write!(of, ", {}", cell(target));
            }
            if let Some(wave) = entry.wave {
                _ = write!(of, ", wave{wave}");
            }
            if let Some(text) = &entry.text {
                _ = write!(of, ": {}", cell(text));
            }
            _ = writeln!(out, "| {} | {of} | {} | {} |", entry.kind, entry.why.replace('|', "\\|"), entry.right);
        }
    }
    out
}

/// A pattern as code within a table's cell.
fn cell(pattern: &str) -> String {
    format!("`{}`", pattern.replace('|', "\\|"))
}

#[cfg(test)]
mod tests {
    use super::document;
    use std::path::Path;

    #[test]
    fn the_document_is_as_the_list_says() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/differences.md");
        let committed = std::fs::read_to_string(path).expect("docs/differences.md");
        let right = committed == document().expect("the list");
        assert!(
            right,
            "docs/differences.md is not what `cargo xtask differences > docs/differences.md` writes"
        );
    }
}
