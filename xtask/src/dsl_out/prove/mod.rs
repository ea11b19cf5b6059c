//! The proof that the definitions say what the corrected specification says: every pair, operand, field, kind and fact, in both directions.
//!
//! The files are read with the macros' own parser. Nothing here uses the writer: how a row stands for AMD's pairs is worked out anew from the grammar,
//! so that a mistake of the writer shows.

mod encodings;
mod instructions;
mod kinds;
mod own;
mod pairs;
mod read;

use crate::errata::Corrected;
pub use read::Definitions;
use std::fmt;
use std::path::Path;

/// What was compared and found equal.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Proof {
    pub encodings: usize,
    pub fields: usize,
    pub kinds: usize,
    pub instructions: usize,
    pub pairs: usize,
    pub operands: usize,
    pub facts: usize,
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            encodings,
            fields,
            kinds,
            instructions,
            pairs,
            operands,
            facts,
        } = self;
        write!(
            f,
            "{instructions} instructions in {pairs} pairs with {operands} operands and {facts} facts, {encodings} encodings with {fields} fields, {kinds} kinds"
        )
    }
}

/// Compares the definitions in a folder with the corrected specification. The answer to a difference is the list of all of them.
pub fn prove(corrected: &Corrected, dir: &Path) -> Result<Proof, Vec<String>> {
    compare(corrected, &Definitions::read(dir)?)
}

/// Compares definitions with the corrected specification.
pub fn compare(corrected: &Corrected, definitions: &Definitions) -> Result<Proof, Vec<String>> {
    let mut found = Findings::default();
    kinds::compare(corrected, definitions, &mut found);
    encodings::compare(corrected, definitions, &mut found);
    instructions::compare(corrected, definitions, &mut found);
    own::compare(corrected, definitions, &mut found);
    if found.differences.is_empty() {
        Ok(found.proof)
    } else {
        Err(found.differences)
    }
}

/// The counts so far, and what differs.
#[derive(Default)]
struct Findings {
    proof: Proof,
    differences: Vec<String>,
}

impl Findings {
    /// Records a difference unless the two sides are equal.
    fn same<T: PartialEq + fmt::Debug>(&mut self, what: impl Fn() -> String, definition: &T, specification: &T) {
        if definition != specification {
            self.differences.push(format!(
                "{}: the definition has {definition:?}, the specification {specification:?}",
                what()
            ));
        }
    }

    fn differs(&mut self, message: String) {
        self.differences.push(message);
    }
}
