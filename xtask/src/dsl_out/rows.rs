//! AMD's pairs of one instruction, sorted into the rows of its definition.
//!
//! AMD lists a pair for each way of placing the literal; a row says it once, with the operands that may be literals.

use super::kinds::Catalogue;
use crate::errata::Corrected;
use crate::errata::layout::{EncodingLayout, HalfLayout};
use crate::spec::model::{Instruction, InstructionEncoding, Operand};
use std::collections::{BTreeMap, BTreeSet};

/// A row: the pairs of one encoding (or of one half of it).
pub struct Row<'c> {
    pub layout: &'c EncodingLayout,
    pub half: Option<&'c HalfLayout>,
    pub opcode: u32,
    /// The pairs: those operands that have a place in the head, in its order.
    pub pairs: Vec<Pair<'c>>,
}

/// One of AMD's pairs.
pub struct Pair<'c> {
    pub operands: Vec<&'c Operand>,
    /// Name of the operand at each place; none for what has no field or stands in the literal's.
    pub names: Vec<Option<String>>,
    /// Places at which the literal stands for an operand.
    pub literals: BTreeSet<usize>,
}

/// AMD's name of the field that holds the literal dword, in both dialects.
const LITERAL: [&str; 2] = ["SIMM32", "LITERAL"];

impl Row<'_> {
    /// The row's encoding, as the definitions call it.
    pub fn name(&self) -> &str {
        self.half.map_or(&self.layout.name, |half| &half.name)
    }

    /// Places at which a literal may stand.
    pub fn literals(&self) -> BTreeSet<usize> {
        self.pairs.iter().flat_map(|pair| pair.literals.iter().copied()).collect()
    }

    /// Whether there is a pair without a literal although the encoding is the literal's.
    pub fn always(&self) -> bool {
        self.layout.base.is_some() && self.is_literal() && self.pairs.iter().any(|pair| pair.literals.is_empty())
    }

    /// Whether the encoding is its base with a literal dword.
    fn is_literal(&self) -> bool {
        self.layout.name.ends_with("_lit")
    }

    /// The literal may stand at any choice of its places; a file that says otherwise cannot be written.
    fn check(&self) -> Result<(), String> {
        let places: Vec<usize> = self.literals().into_iter().collect();
        let mut wanted: BTreeSet<BTreeSet<usize>> = BTreeSet::new();
        for choice in 0..1u32 << places.len() {
            wanted.insert(
                places
                    .iter()
                    .enumerate()
                    .filter(|(i, _)| choice >> i & 1 == 1)
                    .map(|(_, place)| *place)
                    .collect(),
            );
        }
        if self.is_literal() && !self.always() {
            wanted.remove(&BTreeSet::new());
        }
        let dword = |pair: &Pair<'_>| {
            pair.operands
                .iter()
                .any(|o| o.field.as_deref().is_some_and(|field| LITERAL.contains(&field)))
        };
        if let (true, Some(_)) = (self.is_literal(), self.pairs.iter().find(|pair| !dword(pair))) {
            return Err(format!("{} has a form without a literal", self.layout.spec));
        }
        let have: BTreeSet<BTreeSet<usize>> = self.pairs.iter().map(|pair| pair.literals.clone()).collect();
        if have.len() != self.pairs.len() {
            return Err(format!("two pairs in {} are the same", self.layout.spec));
        }
        match wanted.symmetric_difference(&have).next() {
            Some(odd) if wanted.contains(odd) => Err(format!("{} lacks the form with the literal at {odd:?}", self.layout.spec)),
            Some(odd) => Err(format!("{} has an odd form with the literal at {odd:?}", self.layout.spec)),
            None => Ok(()),
        }
    }
}

/// The rows of an instruction, in the order of the layout.
pub fn rows<'c>(corrected: &'c Corrected, catalogue: &Catalogue, instruction: &'c Instruction) -> Result<Vec<Row<'c>>, String> {
    let mut sorted: BTreeMap<(usize, usize), Row<'c>> = BTreeMap::new();
    for pair in &instruction.encodings {
        let index = corrected.layout.encodings.iter().position(|e| e.spec == pair.encoding);
        let index = index.ok_or_else(|| format!("encoding `{}` has no layout", pair.encoding))?;
        let layout = &corrected.layout.encodings[index];
        let half = half(layout, pair)?;
        let row = sorted.entry((index, half.map_or(0, |(at, _)| at))).or_insert_with(|| Row {
            layout,
            half: half.map(|(_, half)| half),
            opcode: pair.opcode,
            pairs: Vec::new(),
        });
        if row.opcode != pair.opcode {
            return Err(format!("{} has two opcodes, {} and {}", pair.encoding, row.opcode, pair.opcode));
        }
        row.pairs.push(read(corrected, catalogue, layout, half.map(|(_, half)| half), pair)?);
    }
    let rows: Vec<_> = sorted.into_values().collect();
    let places = rows
        .iter()
        .flat_map(|row| &row.pairs)
        .map(|pair| pair.operands.len())
        .collect::<BTreeSet<_>>();
    if places.len() > 1 {
        return Err(format!("its pairs have {places:?} operands"));
    }
    rows.iter().try_for_each(Row::check)?;
    Ok(rows)
}

/// Which half of a double instruction the pair is for: the one whose fields it uses.
fn half<'c>(layout: &'c EncodingLayout, pair: &InstructionEncoding) -> Result<Option<(usize, &'c HalfLayout)>, String> {
    let uses = |half: &HalfLayout| {
        pair.operands
            .iter()
            .filter_map(|o| o.field.as_ref())
            .any(|field| half.fields.values().any(|f| *f == field.to_lowercase()))
    };
    let mut halves = layout.halves.iter().enumerate().filter(|(_, half)| uses(half));
    match (halves.next(), halves.next()) {
        (Some(half), None) => Ok(Some(half)),
        (None, _) if layout.halves.is_empty() => Ok(None),
        _ => Err(format!("a pair in {} does not say which half it is for", layout.spec)),
    }
}

fn read<'c>(
    corrected: &Corrected,
    catalogue: &Catalogue,
    layout: &EncodingLayout,
    half: Option<&HalfLayout>,
    pair: &'c InstructionEncoding,
) -> Result<Pair<'c>, String> {
    let mut read = Pair {
        operands: Vec::new(),
        names: Vec::new(),
        literals: BTreeSet::new(),
    };
    for operand in pair.operands.iter().filter(|o| !o.implicit) {
        let place = read.operands.len();
        read.operands.push(operand);
        let name = match &operand.field {
            None => None,
            Some(field) if LITERAL.contains(&field.as_str()) && !catalogue.of(&operand.operand_type)?.immediate => {
                read.literals.insert(place);
                None
            }
            Some(field) => Some(name(corrected, layout, half, field)?),
        };
        read.names.push(name);
    }
    Ok(read)
}

/// The operand that sits in a field.
fn name(corrected: &Corrected, layout: &EncodingLayout, half: Option<&HalfLayout>, field: &str) -> Result<String, String> {
    let lower = field.to_lowercase();
    if let Some((operand, _)) = half.and_then(|half| half.fields.iter().find(|(_, f)| **f == lower)) {
        return Ok(operand.clone());
    }
    match corrected.layout.field(layout, field) {
        Ok(known) => known.operand.ok_or_else(|| format!("field `{field}` of {} is no operand's", layout.spec)),
        // A list takes several fields; its kind names them.
        Err(_)
            if corrected
                .kinds
                .kinds
                .iter()
                .filter_map(|k| k.body.as_ref())
                .any(|b| b.starts_with("list ") && b.contains(&format!("{lower}0"))) =>
        {
            Ok(lower)
        }
        Err(message) => Err(message),
    }
}
