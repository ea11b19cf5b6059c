//! The allow-list of differences from LLVM: `tests/llvm_differences.toml`, the only place where one is allowed.

use std::fmt;
use std::path::PathBuf;

use serde::Deserialize;

/// How the judge's answer differs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// LLVM refuses what the crate decodes.
    Refuses,
    /// LLVM decodes what the crate refuses.
    Accepts,
    /// LLVM crashes.
    Crashes,
    /// Another length.
    Length,
    /// Another mnemonic.
    Mnemonic,
    /// Another text.
    Text,
    /// Another use of registers or memory; the text says which.
    Access,
}

/// Who is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Right {
    /// The crate.
    Us,
    /// LLVM.
    Llvm,
    /// Nobody knows without the hardware.
    Open,
}

/// One entry of the file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Difference {
    /// The name of the test that meets it (`pairs`).
    pub test: String,
    /// How LLVM differs.
    pub kind: Kind,
    /// Pattern for the mnemonic in the definitions, `*` for any letters.
    pub instruction: String,
    /// Pattern for the name of the encoding in the definitions.
    #[serde(default = "any")]
    pub encoding: String,
    /// Pattern for LLVM's name of the processor; RDNA 4 where this is missing.
    #[serde(default = "rdna4")]
    pub target: String,
    /// The wave size in which it is so; both where this is missing.
    pub wave: Option<u8>,
    /// Pattern for LLVM's text.
    #[serde(default = "any")]
    pub text: String,
    /// Why.
    pub why: String,
    /// Who is right.
    pub right: Right,
}

fn any() -> String {
    "*".to_owned()
}

fn rdna4() -> String {
    RDNA4.to_owned()
}

/// LLVM's name of the processor that most tests are about.
const RDNA4: &str = "gfx1200";

/// What a test has met.
#[derive(Clone, Copy, Debug)]
pub struct Met<'a> {
    /// How LLVM differs.
    pub kind: Kind,
    /// The mnemonic in the definitions.
    pub instruction: &'a str,
    /// The name of the encoding in the definitions.
    pub encoding: &'a str,
    /// The wave size.
    pub wave: u8,
    /// LLVM's text, as far as it has one.
    pub text: &'a str,
}

impl fmt::Display for Met<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            kind,
            instruction,
            encoding,
            wave,
            text,
        } = self;
        write!(f, "{kind:?} {instruction} in {encoding}, wave{wave}: LLVM says {text:?}")
    }
}

/// The entries that concern one test, and how often each has been met.
pub struct Allowed {
    entries: Vec<(Difference, Patterns, usize)>,
}

struct Patterns {
    instruction: glob::Pattern,
    encoding: glob::Pattern,
    target: glob::Pattern,
    text: glob::Pattern,
}

/// Every entry of the file.
///
/// # Panics
/// If the file is not as it should be.
pub fn all() -> Vec<Difference> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        #[serde(default)]
        difference: Vec<Difference>,
    }
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("llvm_differences.toml");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let file: File = toml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    file.difference
}

impl Allowed {
    /// The entries for one test.
    ///
    /// # Panics
    /// If the file is not as it should be.
    pub fn of(test: &str) -> Self {
        let compile = |pattern: &str| glob::Pattern::new(pattern).unwrap_or_else(|error| panic!("llvm_differences.toml: {pattern:?}: {error}"));
        let entries = all().into_iter().filter(|entry| entry.test == test).map(|entry| {
            let patterns = Patterns {
                instruction: compile(&entry.instruction),
                encoding: compile(&entry.encoding),
                target: compile(&entry.target),
                text: compile(&entry.text),
            };
            (entry, patterns, 0)
        });
        Self { entries: entries.collect() }
    }

    /// Whether an entry speaks of this instruction in this encoding: then a test makes more of it, so that it meets the difference for sure.
    pub fn concerns(&self, instruction: &str, encoding: &str) -> bool {
        let speaks = |patterns: &Patterns| patterns.instruction.matches(instruction) && patterns.encoding.matches(encoding);
        self.entries.iter().any(|(_, patterns, _)| speaks(patterns))
    }

    /// Whether an entry allows this difference; the first that does is counted.
    pub fn has(&mut self, met: Met<'_>) -> bool {
        self.has_for(RDNA4, met)
    }

    /// The same for another processor, by LLVM's name.
    pub fn has_for(&mut self, target: &str, met: Met<'_>) -> bool {
        let allows = |entry: &Difference, patterns: &Patterns| {
            entry.kind == met.kind
                && entry.wave.is_none_or(|wave| wave == met.wave)
                && patterns.instruction.matches(met.instruction)
                && patterns.encoding.matches(met.encoding)
                && patterns.target.matches(target)
                && patterns.text.matches(met.text)
        };
        let found = self.entries.iter_mut().find(|(entry, patterns, _)| allows(entry, patterns));
        found.is_some_and(|(_, _, count)| {
            *count += 1;
            true
        })
    }

    /// Entries that allowed nothing. An entry whose time has passed has to go.
    pub fn unmet(&self) -> Vec<&Difference> {
        self.entries
            .iter()
            .filter(|(_, _, count)| *count == 0)
            .map(|(entry, _, _)| entry)
            .collect()
    }
}
