//! What a table file holds. Strings that are written into the definitions as they are keep their place, so that a mistake in them is reported there.

use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// A piece of the definition language, with its place in the file.
pub type Piece = Spanned<String>;

/// One file: some architectures that share most of what they are.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// What the definitions are of, in a few words.
    pub about: String,
    /// Where the facts are from.
    pub sources: Vec<Piece>,
    pub arch: Vec<Arch>,
    /// Names for several architectures.
    #[serde(default)]
    pub group: BTreeMap<String, Vec<Piece>>,
    pub class: Vec<Line>,
    pub format: Vec<Line>,
    pub kind: Vec<Line>,
    pub encoding: Vec<Encoding>,
    pub signature: Vec<Signature>,
    pub instruction: Vec<Instruction>,
}

/// An architecture: one file of the definitions.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arch {
    pub name: Piece,
    /// Folder below `isa-defs/src`.
    pub folder: Piece,
    /// Its name in sentences.
    pub title: String,
}

/// A class, format or kind: a line of the definition, without the semicolon.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    pub is: Piece,
    pub doc: Option<String>,
    /// Architectures and groups that have it; all where this is missing.
    pub arch: Option<Vec<Piece>>,
}

/// An encoding.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Encoding {
    /// What stands before the braces.
    pub is: Piece,
    pub doc: String,
    pub arch: Option<Vec<Piece>>,
    pub fields: Vec<Piece>,
}

/// What instructions have that are alike.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Signature {
    pub name: Piece,
    pub encoding: Piece,
    /// What stands in the parentheses.
    pub operands: Piece,
    /// What stands in the brackets.
    pub facts: Piece,
    /// What stands in the braces of the row.
    pub row: Option<Piece>,
}

/// An instruction: its opcode in each architecture or group that has it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Instruction {
    pub name: Piece,
    /// Its signature.
    pub like: Piece,
    pub op: BTreeMap<String, u32>,
    /// Further facts, by architecture or group.
    #[serde(default)]
    pub more: BTreeMap<String, String>,
    /// Where the sources contradict each other: what was taken, and why.
    pub why: Option<String>,
}
