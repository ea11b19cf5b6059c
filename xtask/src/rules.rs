//! `rules`: the table of the rules that instructions obey, each with its tests, for the documentation (`docs/rules.md`).

use serde::Deserialize;
use std::fmt::Write;
use std::path::Path;

/// A rule, as the tests have it (`tests/src/rules.rs`).
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rule {
    number: String,
    name: String,
    says: String,
    #[serde(default)]
    accept: Vec<String>,
    #[serde(default)]
    refuse: Vec<String>,
    #[serde(default)]
    lint: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    rule: Vec<Rule>,
}

const HEAD: &str = "\
# Rules

Written by `cargo xtask rules > docs/rules.md` from `tests/rules.toml`, whose head says how examples are read; changes go there.

What is not as a rule says is an error of `encode`, or of `check` where the wave size decides. Lints refuse nothing: `lints` reports those of an
instruction alone, `lint_sequence` those of instructions that follow one another (examples with `;`).

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
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/rules.toml");
    let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let file: File = toml::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(format!("{HEAD}{}", table(&file.rule)))
}

fn table(rules: &[Rule]) -> String {
    let mut out = "| rule | name | says | obeys it | breaks it |\n|---|---|---|---|---|\n".to_owned();
    for rule in rules {
        // A lint is reported and refuses nothing.
        let lints = rule.lint.iter().map(|example| format!("lint: {}", code(example)));
        let breaks: Vec<String> = rule.refuse.iter().map(|example| code(example)).chain(lints).collect();
        let obeys: Vec<String> = rule.accept.iter().map(|example| code(example)).collect();
        let (obeys, breaks) = (obeys.join("<br>"), breaks.join("<br>"));
        _ = writeln!(out, "| {} | `{}` | {} | {obeys} | {breaks} |", rule.number, rule.name, rule.says);
    }
    out
}

/// An example as code within a table's cell.
fn code(example: &str) -> String {
    format!("`{}`", example.replace('|', "\\|"))
}

#[cfg(test)]
mod tests {
    use super::{Rule, document, table};

    #[test]
    fn the_documentation_is_what_would_be_written() {
        let written = include_str!("../../docs/rules.md");
        assert!(document().as_deref() == Ok(written), "repair it with `cargo xtask rules > docs/rules.md`");
    }

    #[test]
    fn a_row_has_examples_of_all_kinds() {
        let rule = Rule {
            number: "R1".to_owned(),
            name: "One".to_owned(),
            says: "one".to_owned(),
            accept: vec!["a |v1|".to_owned(), "b".to_owned()],
            refuse: vec!["c".to_owned()],
            lint: vec!["d".to_owned()],
        };
        let text = table(&[rule]);
        assert_eq!(text.lines().nth(2), Some("| R1 | `One` | one | `a \\|v1\\|`<br>`b` | `c`<br>lint: `d` |"));
    }
}
