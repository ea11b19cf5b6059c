//! The shape of `rdna4.toml`: what an erratum may say. Unknown keys are errors; whether an entry makes sense is checked where it is applied.

use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// The whole file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    pub erratum: Vec<Spanned<Erratum>>,
}

/// One entry: what it selects, what it expects there, why, on whose word, and one action.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Erratum {
    pub id: String,
    pub why: String,
    pub source: String,

    // Selection.
    pub instructions: Option<Vec<String>>,
    pub except: Option<Vec<String>>,
    pub encodings: Option<Vec<String>>,
    pub conditions: Option<Vec<String>>,
    pub operand: Option<String>,
    #[serde(rename = "where")]
    pub filter: Option<Facts>,
    pub expect: Option<Facts>,

    // Actions on operands.
    pub set: Option<Facts>,
    pub remove_operand: Option<bool>,
    pub add_operand: Option<AddOperand>,

    // Actions on pairs of instruction and encoding.
    pub remove_pairs: Option<bool>,
    pub copy_pairs: Option<CopyPairs>,
    pub remove_literal: Option<String>,
    pub canonical: Option<BTreeMap<String, u64>>,
    pub require: Option<BTreeMap<String, u64>>,

    // Actions on instructions.
    pub add_instruction: Option<AddInstruction>,
    pub add_alias: Option<Vec<String>>,
    pub remove_alias: Option<Vec<String>>,
    pub flags: Option<Flags>,
    pub mark: Option<Vec<String>>,
    pub implicit: Option<Implicit>,
    pub group: Option<Group>,
    pub bus: Option<u32>,

    // Actions on encodings and operand types.
    pub field: Option<Field>,
    pub value: Option<Value>,
}

/// Facts of an operand (and the number of places), for `where`, `expect` and `set`.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    #[serde(rename = "type")]
    pub operand_type: Option<String>,
    pub format: Option<String>,
    /// Bits; 0: the operand's type says how many.
    pub size: Option<u32>,
    pub role: Option<String>,
    /// The field; `""` for none.
    pub field: Option<String>,
    pub implicit: Option<bool>,
    pub encoded: Option<bool>,
    /// How many operands or pairs the entry touches.
    pub count: Option<usize>,
}

/// An operand that AMD's file lacks.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AddOperand {
    /// Place among the operands, from 1.
    pub order: usize,
    pub field: Option<String>,
    #[serde(rename = "type")]
    pub operand_type: String,
    pub format: String,
    pub size: u32,
    pub role: String,
}

/// An instruction that AMD's file lacks.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AddInstruction {
    pub name: String,
    pub encoding: String,
    pub opcode: u32,
    pub group: String,
    #[serde(default)]
    pub operands: Vec<AddOperand>,
    /// Implicit registers and what is done with them.
    #[serde(default)]
    pub implicit: Implicit,
}

/// Pairs made from the pairs of the same instruction in another encoding: a form that AMD's file lacks.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CopyPairs {
    /// The encoding of the new pair.
    pub to: String,
    /// Fields and types of the operands that change: field before = [field, type].
    #[serde(default)]
    pub operands: BTreeMap<String, [String; 2]>,
}

/// Instruction flags.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Flags {
    pub branch: Option<bool>,
    pub conditional: Option<bool>,
    pub indirect: Option<bool>,
    pub terminator: Option<bool>,
    pub immediate: Option<bool>,
}

/// Registers and state used without being named.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Implicit {
    #[serde(default)]
    pub reads: Vec<String>,
    #[serde(default)]
    pub writes: Vec<String>,
    #[serde(default)]
    pub no_longer_reads: Vec<String>,
    #[serde(default)]
    pub no_longer_writes: Vec<String>,
}

/// The functional group.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    pub name: String,
    #[serde(default)]
    pub subgroups: Vec<String>,
}

/// A fact of an encoding.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Field {
    /// Name of a field whose value decode demands.
    pub name: Option<String>,
    pub fixed: Option<u64>,
    /// Bits that no field has and that must be zero.
    pub zero: Option<Vec<u32>>,
    /// The condition under which the encoding applies: any of `[field, low, high]`.
    pub when: Option<Vec<(String, u64, u64)>>,
}

/// Named values of an operand type (or of a part of it).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Value {
    #[serde(rename = "type")]
    pub operand_type: String,
    /// The part; none for the type itself.
    pub part: Option<String>,
    /// New place of the part, `[low, bits]`.
    pub place: Option<(u32, u32)>,
    #[serde(default)]
    pub add: BTreeMap<String, u64>,
    #[serde(default)]
    pub remove: Vec<String>,
    /// Parts of the type that there are no longer.
    #[serde(default)]
    pub remove_parts: Vec<String>,
}
