//! AMD's specification corrected: `rdna4.toml` and the own tables beside it, applied strictly.
//!
//! An entry that matches nothing, expects something that is not so or is misspelt stops the conversion; all such entries are reported together.

mod apply;
pub mod layout;
mod schema;
mod select;
mod tables;
#[cfg(test)]
pub(crate) mod tests;

pub use apply::IMPLICIT;
pub use select::role;
pub use tables::Modifiers;

use crate::spec::model::Spec;
use layout::{Kinds, Layout};
use schema::{Erratum, File};
use serde::de::DeserializeOwned;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fs;
use std::path::Path;
use toml::Spanned;

/// A specification after its errata, with the facts that the model of AMD's file has no place for.
#[derive(Clone, Debug)]
pub struct Corrected {
    /// Name of the architecture in the definitions.
    pub arch: String,
    pub spec: Spec,
    pub report: Vec<Applied>,
    /// Source and output modifiers by instruction.
    pub modifiers: BTreeMap<String, Modifiers>,
    /// Fields without an operand that have a value: by (instruction, encoding), then field.
    pub fixed: BTreeMap<(String, String), BTreeMap<String, Fixed>>,
    /// `unverified`, `wave32`, …: by instruction.
    pub marks: BTreeMap<String, BTreeSet<String>>,
    /// Own limits of scalar values, by instruction.
    pub bus: BTreeMap<String, u32>,
    /// Facts of encodings.
    pub encodings: BTreeMap<String, EncodingFacts>,
    /// How encodings and operand types are written.
    pub layout: Layout,
    pub kinds: Kinds,
}

/// The value of a field that no operand has.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fixed {
    pub value: u64,
    /// Decode refuses anything else.
    pub required: bool,
}

/// What errata say of an encoding.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EncodingFacts {
    pub fixed: BTreeMap<String, u64>,
    pub zero: Vec<u32>,
    pub when: Option<Vec<(String, u64, u64)>>,
}

/// What one entry did.
#[derive(Clone, Debug, PartialEq)]
pub struct Applied {
    pub id: String,
    pub why: String,
    /// Operands, pairs, instructions or values that it touched.
    pub changed: usize,
    /// Instructions and pairs that there are more or fewer of.
    pub instructions: isize,
    pub pairs: isize,
}

/// Reads the architecture's files of the folder and applies them. The lists may be missing.
pub fn load_and_apply(dir: &Path, arch: &str, spec: Spec) -> Result<Corrected, Vec<String>> {
    let read = |name: &str| fs::read_to_string(dir.join(name)).map_err(|error| vec![format!("{}: {error}", dir.join(name).display())]);
    let file = |rest: &str| format!("{arch}.{rest}");
    let layout = parse(&file("encodings.toml"), &read(&file("encodings.toml"))?)?;
    let kinds = parse(&file("kinds.toml"), &read(&file("kinds.toml"))?)?;
    let mut corrected = apply(spec, arch, layout, kinds, &read(&file("toml"))?)?;
    let lists: [(String, List); 3] = [
        (file("implicit.tsv"), tables::implicit),
        (file("rmw.tsv"), tables::read_modify_write),
        (file("modifiers.tsv"), tables::modifiers),
    ];
    for (name, list) in lists.iter().filter(|(name, _)| dir.join(name).exists()) {
        list(&mut corrected, name, &read(name)?)?;
    }
    Ok(corrected)
}

/// Applies a list of facts: the file's name and text.
type List = fn(&mut Corrected, &str, &str) -> Result<(), Vec<String>>;

/// Applies the errata of a TOML text.
pub fn apply(spec: Spec, arch: &str, layout: Layout, kinds: Kinds, text: &str) -> Result<Corrected, Vec<String>> {
    let file = format!("{arch}.toml");
    let entries: File = parse(&file, text)?;
    let mut corrected = Corrected {
        arch: arch.to_owned(),
        spec,
        report: Vec::new(),
        modifiers: BTreeMap::new(),
        fixed: BTreeMap::new(),
        marks: BTreeMap::new(),
        bus: BTreeMap::new(),
        encodings: BTreeMap::new(),
        layout,
        kinds,
    };
    let mut errors = Vec::new();
    let mut ids = HashSet::new();
    for entry in &entries.erratum {
        let result = if ids.insert(entry.get_ref().id.clone()) {
            one(&mut corrected, entry.get_ref())
        } else {
            Err("this id is taken".into())
        };
        if let Err(message) = result {
            errors.push(located(&file, text, entry, &message));
        }
    }
    if errors.is_empty() { Ok(corrected) } else { Err(errors) }
}

fn one(corrected: &mut Corrected, entry: &Erratum) -> Result<(), String> {
    if entry.why.trim().is_empty() || entry.source.trim().is_empty() {
        return Err("`why` and `source` say something".into());
    }
    let size = |spec: &Spec| {
        (
            spec.instructions.len() as isize,
            spec.instructions.iter().map(|i| i.encodings.len()).sum::<usize>() as isize,
        )
    };
    let before = size(&corrected.spec);
    let changed = apply::apply(corrected, entry)?;
    let after = size(&corrected.spec);
    corrected.report.push(Applied {
        id: entry.id.clone(),
        why: entry.why.clone(),
        changed,
        instructions: after.0 - before.0,
        pairs: after.1 - before.1,
    });
    Ok(())
}

fn located(file: &str, text: &str, entry: &Spanned<Erratum>, message: &str) -> String {
    format!("{file}:{}: erratum {}: {message}", line_of(text, entry.span().start), entry.get_ref().id)
}

fn parse<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, Vec<String>> {
    toml::from_str(text).map_err(|error| {
        let line = error.span().map_or(1, |span| line_of(text, span.start));
        vec![format!("{file}:{line}: {}", error.message())]
    })
}

fn line_of(text: &str, at: usize) -> usize {
    text[..at.min(text.len())].matches('\n').count() + 1
}
