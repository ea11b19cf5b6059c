//! What the specification says, in memory, after both schema dialects have been levelled. Errata change it; the DSL is written from it.

/// A whole specification file.
#[derive(Clone, Debug, PartialEq)]
pub struct Spec {
    pub release: String,
    pub schema: String,
    /// SHA-256 of the XML text, lower-case hex.
    pub sha256: String,
    pub architecture: String,
    pub encodings: Vec<Encoding>,
    pub instructions: Vec<Instruction>,
    pub formats: Vec<DataFormat>,
    pub operand_types: Vec<OperandType>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Encoding {
    /// `ENC_VOP3`, `VOP3_INST_LITERAL`, …
    pub name: String,
    pub bits: u32,
    pub identifier_mask: u64,
    pub identifiers: Vec<u64>,
    pub conditions: Vec<Condition>,
    /// From the highest bit down.
    pub fields: Vec<Field>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Condition {
    pub name: String,
    /// `None` where the file gives no expression.
    pub expr: Option<Expr>,
}

/// A condition tree, the same for both dialects.
#[derive(Clone, Debug, PartialEq)]
pub enum Expr {
    Op {
        op: String,
        args: Vec<Expr>,
    },
    /// A field's path (`INST.VOP.SRC0`).
    Name(String),
    Value(i64),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    pub name: String,
    pub ranges: Vec<Range>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Range {
    pub low: u32,
    pub bits: u32,
    /// Low bits that the field doesn't store: number of bits and their value.
    pub padding: Option<(u32, u64)>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Instruction {
    pub name: String,
    pub aliases: Vec<String>,
    pub flags: Flags,
    pub group: String,
    pub subgroups: Vec<String>,
    pub encodings: Vec<InstructionEncoding>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Flags {
    pub branch: bool,
    pub conditional: bool,
    pub indirect: bool,
    pub terminator: bool,
    pub immediate: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct InstructionEncoding {
    pub encoding: String,
    pub condition: String,
    pub opcode: u32,
    /// In assembly order, implicit ones last.
    pub operands: Vec<Operand>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Operand {
    pub field: Option<String>,
    pub format: String,
    pub operand_type: String,
    pub size: u32,
    pub input: bool,
    pub output: bool,
    pub implicit: bool,
    /// `IsBinaryMicrocodeRequired`: false for what is shown in assembly but not encoded.
    pub encoded: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct DataFormat {
    pub name: String,
    pub data_type: String,
    pub bits: u32,
    pub components: u32,
}

#[derive(Clone, Debug, PartialEq)]
pub struct OperandType {
    pub name: String,
    pub values: Vec<(String, u64)>,
    pub subtypes: Vec<String>,
    /// Parts of an immediate.
    pub fields: Vec<TypeField>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct TypeField {
    pub name: String,
    pub low: u32,
    pub bits: u32,
    pub values: Vec<(String, u64)>,
}
