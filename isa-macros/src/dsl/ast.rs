//! The tree of a definition. The comment on each node is its grammar; `Display` prints the node so.

use proc_macro2::Span;

/// An identifier.
#[derive(Clone, Debug)]
pub(crate) struct Name {
    pub(crate) text: String,
    pub(crate) span: Span,
}

/// A number, with the text it was written in.
#[derive(Clone, Debug)]
pub(crate) struct Num {
    pub(crate) value: u32,
    pub(crate) text: String,
    pub(crate) span: Span,
}

/// A string.
#[derive(Clone, Debug)]
pub(crate) struct Text {
    pub(crate) text: String,
    pub(crate) span: Span,
}

/// One file's definitions: `arch NAME; part NAME; item…`
#[derive(Debug)]
pub(crate) struct Part {
    pub(crate) arch: Name,
    pub(crate) name: Name,
    pub(crate) items: Vec<Item>,
}

/// `codes {…}`, `formats {…}`, `facts {…}`, `kinds {…}`, `enc …`, `half …` or an instruction.
#[derive(Debug)]
pub(crate) enum Item {
    Codes(Codes),
    Formats(Formats),
    Facts(Facts),
    Kinds(Kinds),
    Encoding(Encoding),
    Half(Half),
    Instruction(Instruction),
}

/// `codes { class… }`
#[derive(Debug)]
pub(crate) struct Codes {
    pub(crate) span: Span,
    pub(crate) classes: Vec<Class>,
}

/// `NAME = RANGE name "text" [counted] [align(n, n, n)] [pair] [single] [bus] [mask] [constant];`
#[derive(Debug)]
pub(crate) struct Class {
    pub(crate) name: Name,
    pub(crate) range: CodeRange,
    pub(crate) text: Text,
    pub(crate) counted: bool,
    pub(crate) align: Option<[Num; 3]>,
    pub(crate) pair: bool,
    pub(crate) single: bool,
    pub(crate) bus: bool,
    /// Whether it is the lane mask that instructions read without naming it.
    pub(crate) mask: bool,
    /// Whether its codes are inline constants.
    pub(crate) constant: bool,
}

/// `low..=high`, or `n` for one code.
#[derive(Clone, Debug)]
pub(crate) struct CodeRange {
    pub(crate) low: Num,
    pub(crate) high: Num,
}

/// `formats { format… }`
#[derive(Debug)]
pub(crate) struct Formats {
    pub(crate) formats: Vec<Format>,
}

/// `NAME = bits [narrow [bus]];`
#[derive(Debug)]
pub(crate) struct Format {
    pub(crate) name: Name,
    pub(crate) bits: Num,
    pub(crate) narrow: Narrow,
}

/// Where a literal of a format has 16 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Narrow {
    /// Nowhere: nothing is said.
    Never,
    /// `narrow bus`: in encodings with a limit of scalar values.
    Bus,
    /// `narrow`: everywhere.
    Always,
}

/// `facts { NAME, … }`: the facts of one word that instructions may have.
#[derive(Debug)]
pub(crate) struct Facts {
    pub(crate) names: Vec<Name>,
}

/// `kinds { kind… }`
#[derive(Debug)]
pub(crate) struct Kinds {
    pub(crate) kinds: Vec<Kind>,
}

/// `kind NAME [(other)] [: wave] = BODY [, decodes SET] [, half n] [, width WIDTH] [, sets(field, …)] [, unaligned];`
#[derive(Debug)]
pub(crate) struct Kind {
    pub(crate) docs: Vec<String>,
    pub(crate) name: Name,
    pub(crate) other: Option<Name>,
    pub(crate) wave: bool,
    pub(crate) body: KindBody,
    pub(crate) decodes: Vec<Term>,
    /// The bit of the field that is the operand's `opsel`.
    pub(crate) half: Option<Num>,
    pub(crate) width: Option<Width>,
    pub(crate) sets: Vec<Name>,
    /// Whether runs of scalar registers start at any number.
    pub(crate) unaligned: bool,
}

/// What an operand of a kind is.
#[derive(Debug)]
pub(crate) enum KindBody {
    /// `term | term | …`
    Codes(Vec<Term>),
    /// `imm BITS [{ part… }]`
    Imm { bits: Num, parts: Vec<ImmPart> },
    /// `list KIND (field, …)`
    List { kind: Name, fields: Vec<Name> },
}

/// A class or a range of codes.
#[derive(Debug)]
pub(crate) enum Term {
    Class(Name),
    Range(CodeRange),
}

/// `[high:low] NAME [{ value = n, … }]`
#[derive(Debug)]
pub(crate) struct ImmPart {
    pub(crate) bits: Bits,
    pub(crate) name: Name,
    pub(crate) values: Vec<(Text, Num)>,
}

/// How many registers an operand of a kind has.
#[derive(Debug)]
pub(crate) enum Width {
    /// `wave(n, n)`
    Wave(Num, Num),
    /// `by FIELD { n => n, else => n }`
    By { field: Name, value: Num, then: Num, other: Num },
    /// `count(field, …)`
    Count(Vec<Name>),
    /// `NAME`: a rule that the architecture's module computes.
    Rule(Name),
}

/// `[high:low]` or `[bit]`
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bits {
    pub(crate) high: u32,
    pub(crate) low: u32,
    pub(crate) span: Span,
}

/// `enc NAME: u32|u64|u96 [form NAME] [bus n] [= BASE [when TERM || …]] { field… }`
#[derive(Debug)]
pub(crate) struct Encoding {
    pub(crate) docs: Vec<String>,
    pub(crate) name: Name,
    pub(crate) dwords: u8,
    pub(crate) form: Option<Name>,
    pub(crate) bus: Option<Num>,
    pub(crate) base: Option<Base>,
    pub(crate) fields: Vec<Field>,
}

/// `BASE [when TERM || …]`
#[derive(Debug)]
pub(crate) struct Base {
    pub(crate) name: Name,
    pub(crate) terms: Vec<Condition>,
}

/// `FIELD == n` or `FIELD in low..=high`
#[derive(Debug)]
pub(crate) struct Condition {
    pub(crate) field: Name,
    pub(crate) range: CodeRange,
}

/// `BITS = n;`, `BITS _;` or `[view] BITS NAME [as OPERAND] [: ROLE] [strict];`
#[derive(Debug)]
pub(crate) struct Field {
    /// Whether other fields declare the bits.
    pub(crate) view: bool,
    pub(crate) bits: Bits,
    pub(crate) body: FieldBody,
    /// Whether decode demands the start value of its bits in rows that do not use them.
    pub(crate) strict: bool,
}

/// What a field is.
#[derive(Debug)]
pub(crate) enum FieldBody {
    /// `= n`
    Fixed(Num),
    /// `_`
    Ignored,
    /// `NAME [as OPERAND or MODIFIER] [: ROLE]`
    Named { name: Name, operand: Option<Name>, role: FieldRole },
}

/// What sits in a named field.
#[derive(Debug)]
pub(crate) enum FieldRole {
    /// Nothing is said.
    Plain,
    /// `KIND [pad n [!= FIELD]]`
    Operand { kind: Name, pad: Option<Num>, pad_not: Option<Name> },
    /// `mod [signed] [in RANGES] [= n]` or `mod? [signed] [in RANGES] [= n]`
    Modifier {
        optional: bool,
        signed: bool,
        /// The values that mean something; all where there are none.
        values: Vec<CodeRange>,
        start: Option<Num>,
    },
    /// `aux PROPERTY(operand, …) [= n]`
    Aux {
        property: Name,
        operands: Vec<Name>,
        start: Option<Num>,
    },
}

/// `half NAME of ENC as x|y { OPERAND = FIELD; … }`
#[derive(Debug)]
pub(crate) struct Half {
    pub(crate) docs: Vec<String>,
    pub(crate) name: Name,
    pub(crate) of: Name,
    pub(crate) side: Name,
    pub(crate) links: Vec<(Name, Name)>,
}

/// `NAME(operand, …) [fact, …] { row… }`
#[derive(Debug)]
pub(crate) struct Instruction {
    pub(crate) docs: Vec<String>,
    pub(crate) name: Name,
    pub(crate) operands: Vec<Operand>,
    pub(crate) facts: Vec<Fact>,
    pub(crate) rows: Vec<Row>,
}

/// `r`, `w`, `rw` or `imm`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    Read,
    Write,
    ReadWrite,
    Imm,
}

/// `ROLE NAME: KIND [<FORMAT>] [x COUNT] [tied OPERAND] [{PROPERTY, …}]`
#[derive(Debug)]
pub(crate) struct Operand {
    pub(crate) role: Role,
    pub(crate) name: Name,
    pub(crate) kind: Name,
    pub(crate) format: Option<Name>,
    pub(crate) count: Option<Count>,
    pub(crate) tied: Option<Name>,
    pub(crate) aux: Vec<Name>,
}

/// A number of registers that an instruction states itself.
#[derive(Debug)]
pub(crate) enum Count {
    /// `n`
    Fixed(Num),
    /// `wave(n, n)`
    Wave(Num, Num),
}

/// Something that holds for the whole instruction.
#[derive(Debug)]
pub(crate) enum Fact {
    /// `group NAME`
    Group(Name),
    /// `sub NAME`
    Sub(Name),
    /// `alias NAME`
    Alias(Name),
    /// `ROLE REGISTER`
    Implicit(Role, Name),
    /// `mods(MODIFIER, …)`
    Mods(Vec<Name>),
    /// `bus n`
    Bus(Num),
    /// `branch`, `cond`, …
    Flag(Name),
}

/// `ENC [= OPCODE] [{ item, … }];`
#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) encoding: Name,
    pub(crate) op: Option<Num>,
    pub(crate) items: Vec<RowItem>,
}

/// How strictly a row fixes a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Strength {
    /// `==`
    Required,
    /// `=`
    Canonical,
    /// `?=`
    Start,
}

/// A number, or a class for its first code.
#[derive(Debug)]
pub(crate) enum Value {
    Class(Name),
    Number(Num),
}

/// What a row says beyond its head.
#[derive(Debug)]
pub(crate) enum RowItem {
    /// `OPERAND: KIND`
    Kind { operand: Name, kind: Name },
    /// `NAME = VALUE`, `NAME == VALUE` or `NAME ?= VALUE`
    Set { name: Name, strength: Strength, value: Value },
    /// `lit(operand, …)`
    Lit(Vec<Name>),
    /// `always`
    Always(Span),
    /// `no(modifier, …)`
    No(Vec<Name>),
    /// `mods(modifier, …)`
    Mods(Vec<Name>),
    /// `absent(operand, …)`
    Absent(Vec<Name>),
}
