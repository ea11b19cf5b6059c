//! `codegen --stats`: what a specification holds, and what each erratum does to it.

use crate::errata::Applied;
use crate::spec::model::Spec;
use std::fmt::Write;

/// How many of everything.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Counts {
    pub encodings: usize,
    pub instructions: usize,
    /// Instruction and encoding, with the condition.
    pub pairs: usize,
    pub formats: usize,
    pub operand_types: usize,
}

impl Counts {
    pub fn of(spec: &Spec) -> Self {
        Self {
            encodings: spec.encodings.len(),
            instructions: spec.instructions.len(),
            pairs: spec.instructions.iter().map(|i| i.encodings.len()).sum(),
            formats: spec.formats.len(),
            operand_types: spec.operand_types.len(),
        }
    }
}

/// One line: what was read.
pub fn head(spec: &Spec) -> String {
    format!(
        "{}, release {}, schema {}, SHA-256 {}\n",
        spec.architecture, spec.release, spec.schema, spec.sha256
    )
}

/// The counts before and after the errata, and a line for each erratum.
pub fn table(before: Counts, after: Counts, report: &[Applied]) -> String {
    let mut out = format!("\n{:14}{:>8}{:>8}{:>8}\n", "", "file", "errata", "result");
    let rows = [
        ("encodings", before.encodings, after.encodings),
        ("instructions", before.instructions, after.instructions),
        ("pairs", before.pairs, after.pairs),
        ("data formats", before.formats, after.formats),
        ("operand types", before.operand_types, after.operand_types),
    ];
    for (name, before, after) in rows {
        // Writing to a string cannot fail, here and below.
        let _ = writeln!(
            out,
            "{name:14}{:>8}{:>8}{:>8}",
            grouped(before),
            delta(after as isize - before as isize),
            grouped(after)
        );
    }
    let _ = writeln!(out, "\n{:14}{:>12}{:>8}{:>9}  why", "erratum", "instructions", "pairs", "changed");
    for entry in report {
        let why = entry.why.split_whitespace().collect::<Vec<_>>().join(" ");
        let (instructions, pairs) = (delta(entry.instructions), delta(entry.pairs));
        let _ = writeln!(out, "{:14}{instructions:>12}{pairs:>8}{:>9}  {why}", entry.id, entry.changed);
    }
    let changed: usize = report.iter().map(|e| e.changed).sum();
    let _ = writeln!(out, "{} errata, {} changes", grouped(report.len()), grouped(changed));
    out
}

/// `1,264`
fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// `+5`, `-3`, or a point for none.
fn delta(change: isize) -> String {
    if change == 0 { ".".to_owned() } else { format!("{change:+}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_and_errata_are_listed() {
        let before = Counts {
            encodings: 46,
            instructions: 1264,
            pairs: 5062,
            formats: 86,
            operand_types: 40,
        };
        let after = Counts {
            instructions: 1269,
            pairs: 5060,
            ..before
        };
        let entry = Applied {
            id: "E01".into(),
            why: "it is\n missing".into(),
            changed: 5,
            instructions: 5,
            pairs: -2,
        };
        let text = table(before, after, &[entry]);
        let lines: Vec<String> = text.lines().map(|l| l.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
        for line in [
            "encodings 46 . 46",
            "instructions 1,264 +5 1,269",
            "pairs 5,062 -2 5,060",
            "data formats 86 . 86",
            "operand types 40 . 40",
            "E01 +5 -2 5 it is missing",
            "1 errata, 5 changes",
        ] {
            assert!(lines.iter().any(|l| l == line), "{line} is not in\n{text}");
        }
    }

    #[test]
    fn numbers_have_separators() {
        for (number, text) in [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567")] {
            assert_eq!(grouped(number), text);
        }
    }
}
