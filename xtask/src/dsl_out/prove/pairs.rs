//! What a row stands for: AMD's pairs, worked out from the grammar.

use super::read::{Definitions, NamedField, fields, spec_name};
use crate::dsl::ast::{Encoding, FieldRole, Half, Instruction, KindBody, Name, Operand, Role, Row, RowItem, Strength, Value};
use crate::dsl_out::codes::Codes;
use std::collections::{BTreeMap, BTreeSet};

/// An operand of a pair, in terms that both sides can be brought to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairOperand {
    /// AMD's field; none for what is implied.
    pub field: Option<String>,
    /// The kind; of an implied operand the register.
    pub kind: String,
    /// Bits of the field, which decide between AMD's two ways to number a VGPR.
    pub bits: u32,
    pub codes: Option<Codes>,
    pub format: String,
    /// Bits; 0: the kind says it.
    pub size: u32,
    pub role: String,
}

/// A pair: AMD's encoding, the half, the operands that are literals.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Key {
    pub encoding: String,
    pub half: String,
    pub literals: BTreeSet<String>,
}

/// Opcode and operands of each pair.
pub type Pairs = BTreeMap<Key, (u32, Vec<PairOperand>)>;

/// Where a row's operands lie.
pub struct Place<'d> {
    pub encoding: &'d Encoding,
    pub half: Option<&'d Half>,
    definitions: &'d Definitions,
}

impl<'d> Place<'d> {
    pub fn of(definitions: &'d Definitions, row: &str) -> Option<Self> {
        if let Some(half) = definitions.halves.get(row) {
            return Some(Self {
                encoding: definitions.encodings.get(&half.of.text)?,
                half: Some(half),
                definitions,
            });
        }
        Some(Self {
            encoding: definitions.encodings.get(row)?,
            half: None,
            definitions,
        })
    }

    /// All named fields, the variant's first.
    pub fn fields(&self) -> Vec<NamedField<'d>> {
        let base = self.definitions.base(self.encoding);
        let mut all: Vec<_> = fields(self.encoding).collect();
        if !std::ptr::eq(base, self.encoding) {
            all.extend(fields(base));
        }
        all
    }

    /// The field of an operand. In a half, the half says which; what it does not list is shared.
    fn field(&self, operand: &str) -> Option<NamedField<'d>> {
        let linked = self
            .half
            .and_then(|half| half.links.iter().find(|(name, _)| name.text == operand))
            .map(|(_, field)| field.text.as_str());
        self.fields()
            .into_iter()
            .find(|f| linked.map_or(f.operand == Some(operand), |linked| f.name == linked))
    }

    /// The field that a literal lies in.
    fn literal(&self) -> Option<NamedField<'d>> {
        self.fields()
            .into_iter()
            .find(|f| matches!(f.role, FieldRole::Operand { kind, .. } if kind.text == "literal"))
    }
}

/// All pairs that the instruction's rows stand for.
pub fn expand(definitions: &Definitions, instruction: &Instruction) -> Result<Pairs, String> {
    let mut pairs = Pairs::new();
    for row in &instruction.rows {
        let place = Place::of(definitions, &row.encoding.text).ok_or_else(|| format!("encoding `{}` is not defined", row.encoding.text))?;
        let literals: Vec<&Name> = row
            .items
            .iter()
            .filter_map(|item| if let RowItem::Lit(names) = item { Some(names) } else { None })
            .flatten()
            .collect();
        let always = row.items.iter().any(|item| matches!(item, RowItem::Always(_)));
        let literal_encoding = place.encoding.base.is_some() && place.literal().is_some();
        for choice in 0..1u32 << literals.len() {
            let chosen: BTreeSet<String> = literals
                .iter()
                .enumerate()
                .filter(|(i, _)| choice >> i & 1 == 1)
                .map(|(_, name)| name.text.clone())
                .collect();
            if literal_encoding && chosen.is_empty() && !always {
                continue;
            }
            let operands = instruction
                .operands
                .iter()
                .map(|o| operand(definitions, &place, row, o, &chosen))
                .collect::<Result<Vec<_>, _>>()?;
            let key = Key {
                encoding: spec_name(&place.encoding.docs).into(),
                half: place.half.map_or(String::new(), |half| half.side.text.clone()),
                literals: chosen,
            };
            let what = format!("{key:?}");
            let op = row.op.as_ref().map_or(0, |op| op.value);
            if pairs.insert(key, (op, operands)).is_some() {
                return Err(format!("two rows stand for {what}"));
            }
        }
    }
    Ok(pairs)
}

fn operand(definitions: &Definitions, place: &Place<'_>, row: &Row, operand: &Operand, literals: &BTreeSet<String>) -> Result<PairOperand, String> {
    let name = &operand.name.text;
    let kind = definitions
        .kinds
        .get(&operand.kind.text)
        .ok_or_else(|| format!("kind `{}` is not defined", operand.kind.text))?;
    let format = operand.format.as_ref().map_or("any", |f| &f.text);
    let bits = definitions
        .formats
        .get(format)
        .copied()
        .ok_or_else(|| format!("format `{format}` is not defined"))?;
    let size = match &operand.count {
        Some(crate::dsl::ast::Count::Fixed(count)) => count.value * 32,
        _ => bits,
    };
    let role = match operand.role {
        Role::Read | Role::Imm => "r",
        Role::Write => "w",
        Role::ReadWrite => "rw",
    };
    let mut pair = PairOperand {
        field: None,
        kind: operand.kind.text.clone(),
        bits: 0,
        codes: None,
        format: format.into(),
        size,
        role: role.into(),
    };
    let implied = row.items.iter().find_map(|item| match item {
        RowItem::Set {
            name: set,
            strength: Strength::Canonical,
            value: Value::Class(class),
        } if set.text == *name => Some(&class.text),
        _ => None,
    });
    if let Some(register) = implied {
        pair.kind.clone_from(register);
        return Ok(pair);
    }
    let narrowed = row.items.iter().find_map(|item| match item {
        RowItem::Kind { operand, kind } if operand.text == *name => Some(&kind.text),
        _ => None,
    });
    if let Some(narrowed) = narrowed {
        pair.kind.clone_from(narrowed);
    }
    pair.codes = definitions.codes(&pair.kind);
    if literals.contains(name) {
        pair.field = Some(place.literal().ok_or("there is no literal")?.name.to_uppercase());
        pair.bits = 32;
        return Ok(pair);
    }
    if matches!(kind.body, KindBody::List { .. }) {
        pair.field = Some(name.to_uppercase());
        return Ok(pair);
    }
    let field = place
        .field(name)
        .ok_or_else(|| format!("`{name}` has no field in `{}`", row.encoding.text))?;
    pair.field = Some(field.name.to_uppercase());
    pair.bits = field.bits.high - field.bits.low + 1;
    // A row that names no kind has what both the head and the field can hold.
    if let (None, FieldRole::Operand { kind: bound, .. }, Some(codes)) = (narrowed, field.role, &mut pair.codes)
        && let Some(bound) = definitions.codes(&bound.text)
    {
        *codes = codes.and(bound);
    }
    Ok(pair)
}
