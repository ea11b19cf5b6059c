//! An instruction as a JSON object on one line. The structs here are the schema.

use super::register;
use crate::cli::Wave;
use crate::output::push_hex;
use rdna4_isa::table::{EncodingInfo, FieldRole, Implicit, ModifierPlace, Role, Row};
use rdna4_isa::{Inst, OperandInfo, Printer, RegisterUse, TABLES, Value};
use serde::{Serialize, Serializer};

/// Where an instruction was found.
#[derive(Debug, Default, Serialize)]
pub(crate) struct Place<'a> {
    /// Line of the input, from 1 on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) line: Option<u64>,
    /// Section of the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) section: Option<&'a str>,
    /// Symbol before it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) symbol: Option<&'a str>,
    /// Address, or offset in the file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) offset: Option<u64>,
    /// Label, where a branch goes to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) label: Option<String>,
    /// Where it branches to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) target: Option<u64>,
}

#[derive(Serialize)]
struct Record<'a> {
    #[serde(flatten)]
    place: Place<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bytes: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'a str>,
    #[serde(flatten)]
    inst: Option<Instruction>,
}

#[derive(Serialize)]
struct Instruction {
    text: String,
    size: usize,
    opcode: &'static str,
    /// Of a pair: the second half's.
    #[serde(skip_serializing_if = "Option::is_none")]
    opcode_y: Option<&'static str>,
    group: &'static str,
    encoding: &'static str,
    canonical: bool,
    fields: Map<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fields_y: Option<Map<u32>>,
    modifiers: Map<i64>,
    operands: Vec<Operand>,
}

#[derive(Default, Serialize)]
struct Operand {
    name: &'static str,
    /// Of a pair: `x` or `y`.
    #[serde(skip_serializing_if = "Option::is_none")]
    half: Option<&'static str>,
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    format: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    register: Option<String>,
    /// Registers in the run.
    #[serde(skip_serializing_if = "Option::is_none")]
    width: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<serde_json::Number>,
    read: bool,
    write: bool,
    implicit: bool,
    /// What is done to it on its way: neg, abs, op_sel, op_sel_hi.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    aux: Vec<&'static str>,
}

/// Adds the object: an instruction, an error, or just the place where there is neither.
pub(crate) fn record(text: &mut String, place: Place<'_>, bytes: &[u8], inst: Result<Option<&Inst>, &String>, printer: &Printer<'_>, wave: Wave) {
    let hex = (!bytes.is_empty()).then(|| {
        let mut hex = String::new();
        push_hex(&mut hex, bytes.iter().copied());
        hex
    });
    let record = Record {
        place,
        bytes: hex,
        error: inst.err().map(String::as_str),
        inst: inst.ok().flatten().map(|inst| instruction(inst, printer, wave)),
    };
    match serde_json::to_string(&record) {
        Ok(json) => text.push_str(&json),
        Err(error) => unreachable!("strings and numbers have a JSON form: {error}"),
    }
}

/// Names and values in their order.
struct Map<V>(Vec<(&'static str, V)>);

impl<V: Serialize> Serialize for Map<V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

fn instruction(inst: &Inst, printer: &Printer<'_>, wave: Wave) -> Instruction {
    let encoding = inst.encoding_info();
    let y = inst.opcode_y().map(|opcode| &TABLES.opcodes[opcode as usize]);
    let row = row(inst.info().first_row, inst.info().rows, |row| {
        std::ptr::eq(&TABLES.encodings[usize::from(row.encoding)], encoding)
    });
    let row_y = y.and_then(|y| row_of_half(y.first_row, y.rows));
    let words = words(inst);
    Instruction {
        text: printer.display(inst).to_string(),
        size: inst.size(),
        opcode: inst.info().mnemonic,
        opcode_y: y.map(|y| y.mnemonic),
        group: inst.info().group,
        // A half's own name is behind its encoding's.
        encoding: encoding.spec.split(',').next().unwrap_or(encoding.spec),
        canonical: inst.is_canonical(),
        fields: fields(encoding, &words),
        fields_y: row_y.map(|row| fields(&TABLES.encodings[usize::from(row.encoding)], &words)),
        modifiers: row.map_or(Map(Vec::new()), |row| modifiers(row, encoding, &words)),
        operands: operands(inst, row, row_y, wave),
    }
}

/// The words as they are; an instruction that was read always has some.
fn words(inst: &Inst) -> [u32; 3] {
    inst.encode().map_or([0; 3], |words| words.padded())
}

fn row(first: u16, count: u16, found: impl Fn(&Row) -> bool) -> Option<&'static Row> {
    TABLES.rows[usize::from(first)..][..usize::from(count)].iter().find(|row| found(row))
}

fn row_of_half(first: u16, count: u16) -> Option<&'static Row> {
    row(first, count, |row| TABLES.encodings[usize::from(row.encoding)].half == 1)
}

fn fields(encoding: &EncodingInfo, words: &[u32; 3]) -> Map<u32> {
    let mut fields: Vec<_> = encoding
        .fields
        .iter()
        .map(|field| (field.name, field.place.get(words), field.role))
        .collect();
    // Opcode first, then from the lowest bit up.
    fields.reverse();
    fields.sort_by_key(|(_, _, role)| *role != FieldRole::Op);
    Map(fields.into_iter().map(|(name, value, _)| (name, value)).collect())
}

/// The modifiers that the instruction takes.
fn modifiers(row: &Row, encoding: &EncodingInfo, words: &[u32; 3]) -> Map<i64> {
    let taken = TABLES.shapes[usize::from(row.shape)].modifiers;
    let places = encoding.modifiers.iter().filter(|place| taken >> place.modifier & 1 != 0);
    let signed = |place: &ModifierPlace| {
        let value = i64::from(place.place.get(words));
        let negative = place.signed && value >> (place.place.bits - 1) & 1 != 0;
        if negative { value - (1 << place.place.bits) } else { value }
    };
    Map(places
        .map(|place| (TABLES.modifiers[usize::from(place.modifier)], signed(place)))
        .collect())
}

fn operands(inst: &Inst, row: Option<&Row>, row_y: Option<&Row>, wave: Wave) -> Vec<Operand> {
    let slots = |row: Option<&Row>| row.map_or(0, |row| TABLES.shapes[usize::from(row.shape)].slots.len());
    let (x, wave) = (slots(row), wave.into());
    let mut operands = Vec::new();
    for (index, info) in inst.operands().enumerate() {
        let used = inst.register_uses(wave).find(|used| used.operand.map(usize::from) == Some(index));
        let half = row_y.is_some().then_some(if index < x { "x" } else { "y" });
        operands.push(Operand {
            half,
            ..operand(&info, used.as_ref())
        });
    }
    let mut implicit: Vec<&Implicit> = inst.info().implicit.iter().collect();
    if let Some(y) = inst.opcode_y() {
        let more = TABLES.opcodes[y as usize].implicit.iter();
        implicit.extend(more.filter(|new| !inst.info().implicit.contains(new)));
    }
    operands.extend(implicit.into_iter().map(|implicit| Operand {
        name: implicit.name,
        kind: "implicit",
        implicit: true,
        read: reads(implicit.role),
        write: writes(implicit.role),
        ..Operand::default()
    }));
    operands
}

fn operand(info: &OperandInfo, used: Option<&RegisterUse>) -> Operand {
    const AUX: [&str; 4] = ["neg", "abs", "op_sel", "op_sel_hi"];
    let (kind, value) = match info.value {
        Value::Register(rdna4_isa::Reg::Vgpr(_)) => ("vgpr", None),
        Value::Register(rdna4_isa::Reg::Sgpr(_)) => ("sgpr", None),
        Value::Special(_, class) => (class, None),
        Value::Inline(code) => ("constant", register::inline(code).and_then(number)),
        Value::Literal(value) => ("literal", Some(value.into())),
        Value::Immediate(value) => ("immediate", Some(value.into())),
        Value::Absent => ("off", None),
    };
    let width = used.map_or(info.width, |used| used.width);
    // A register that nothing is done with is the destination of an atomic that returns nothing.
    let (read, write) = match (used, info.value) {
        (Some(used), _) => (used.access.reads(), used.access.writes()),
        (None, Value::Register(_) | Value::Absent) => (false, false),
        (None, _) => (reads(info.role), writes(info.role)),
    };
    Operand {
        name: info.name,
        half: None,
        kind,
        format: (info.format != "any").then_some(info.format),
        register: register::name(&info.value, width),
        width: (width > 0).then_some(width),
        value,
        read,
        write,
        implicit: false,
        aux: AUX
            .iter()
            .enumerate()
            .filter(|(bit, _)| info.aux >> bit & 1 != 0)
            .map(|(_, name)| *name)
            .collect(),
    }
}

/// A whole number without a fraction.
fn number(value: f64) -> Option<serde_json::Number> {
    #[expect(clippy::cast_possible_truncation, reason = "inline integers are small, and floats come back unequal")]
    let whole = value as i64;
    #[expect(clippy::cast_precision_loss, reason = "it is small")]
    if whole as f64 == value {
        Some(whole.into())
    } else {
        serde_json::Number::from_f64(value)
    }
}

fn reads(role: Role) -> bool {
    matches!(role, Role::Read | Role::ReadWrite)
}

fn writes(role: Role) -> bool {
    matches!(role, Role::Write | Role::ReadWrite)
}
