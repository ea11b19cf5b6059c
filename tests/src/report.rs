//! Failures of tests with very many cases: all are counted by what they have in common, the first of each such group are shown in full.

use std::collections::BTreeMap;
use std::fmt::Write;

use rdna4_isa::{Inst, Value};

/// How many groups are shown in full, and how many are listed.
const SHOWN: usize = 20;
const LISTED: usize = 200;

/// Collects failures.
#[derive(Default)]
pub struct Report {
    groups: BTreeMap<String, (usize, String)>,
    failures: usize,
    cases: usize,
}

impl Report {
    /// One without failures.
    pub fn new() -> Self {
        Self::default()
    }

    /// Counts a case that was as expected.
    pub fn right(&mut self) {
        self.cases += 1;
    }

    /// Counts a failure. `group` says what it has in common with others; the first of a group is described: input, bytes, expected, actual.
    pub fn wrong(&mut self, group: &str, describe: impl FnOnce() -> String) {
        self.cases += 1;
        self.failures += 1;
        match self.groups.get_mut(group) {
            Some((count, _)) => *count += 1,
            None => _ = self.groups.insert(group.to_owned(), (1, describe())),
        }
    }

    /// Counts a case.
    pub fn check(&mut self, right: bool, group: &str, describe: impl FnOnce() -> String) {
        if right { self.right() } else { self.wrong(group, describe) }
    }

    /// Fails the test if a case failed, or if there was none.
    ///
    /// # Panics
    /// Then.
    pub fn finish(self) {
        let Self { groups, failures, cases } = self;
        let mut text = String::new();
        for (group, (count, first)) in groups.iter().take(SHOWN) {
            _ = writeln!(text, "{count} x {group}, for example\n  {first}");
        }
        for (group, (count, _)) in groups.iter().skip(SHOWN).take(LISTED) {
            _ = writeln!(text, "{count} x {group}");
        }
        assert!(failures == 0, "{failures} of {cases} cases failed, in {} groups:\n{text}", groups.len());
        assert!(cases > 0, "there was no case");
    }
}

/// An instruction on one line: mnemonic, encoding, operands and dwords.
pub fn brief(inst: &Inst) -> String {
    let mut text = format!("{} in {}:", inst.info().mnemonic, inst.encoding_info().name);
    for operand in inst.operands() {
        let width = if operand.width > 1 {
            format!("x{}", operand.width)
        } else {
            String::new()
        };
        let aux = if operand.aux != 0 {
            format!(" aux {:#b}", operand.aux)
        } else {
            String::new()
        };
        let value = match operand.value {
            Value::Register(register) => format!("{register:?}"),
            Value::Literal(value) => format!("literal {value:#x}"),
            Value::Immediate(value) => format!("{value:#x}"),
            other => format!("{other:?}"),
        };
        _ = write!(text, " {}={value}{width}{aux}", operand.name);
    }
    let words: Vec<String> = inst.encode().map_or_else(
        |error| vec![error.to_string()],
        |words| words.iter().map(|word| format!("{word:08x}")).collect(),
    );
    _ = write!(text, " [{}]", words.join(" "));
    text
}
