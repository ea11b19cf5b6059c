//! Encodings: every field at its bits, every other bit accounted for, and the condition.

use super::Findings;
use super::read::{Definitions, fields, spec_name};
use crate::dsl::ast::{self, FieldBody, FieldRole};
use crate::errata::{Corrected, EncodingFacts};
use crate::spec::model::{Encoding, Expr, Field};
use std::collections::BTreeMap;

pub fn compare(corrected: &Corrected, definitions: &Definitions, found: &mut Findings) {
    for encoding in &corrected.spec.encodings {
        let mut same = definitions.encodings.values().filter(|e| spec_name(&e.docs) == encoding.name);
        match (same.next(), same.next()) {
            (Some(definition), None) => one(corrected, definitions, definition, encoding, found),
            (None, _) => found.differs(format!("encoding {} is not defined", encoding.name)),
            _ => found.differs(format!("encoding {} is defined twice", encoding.name)),
        }
    }
    let known = |name: &str| corrected.spec.encodings.iter().any(|e| e.name == name);
    for definition in definitions.encodings.values().filter(|e| !known(spec_name(&e.docs))) {
        found.differs(format!("encoding {} stands for none of AMD's", definition.name.text));
    }
}

fn one(corrected: &Corrected, definitions: &Definitions, definition: &ast::Encoding, encoding: &Encoding, found: &mut Findings) {
    found.proof.encodings += 1;
    let name = &encoding.name;
    found.same(|| format!("bits of {name}"), &(u32::from(definition.dwords) * 32), &encoding.bits);
    let base = definitions.base(definition);
    let all: Vec<_> = if std::ptr::eq(base, definition) {
        fields(base).collect()
    } else {
        fields(base).chain(fields(definition)).collect()
    };
    let none = EncodingFacts::default();
    let facts = |name: &str| corrected.encodings.get(name).unwrap_or(&none);
    let own = facts(name);
    // What the base fixes is fixed in the variant.
    let mut fixed = facts(spec_name(&base.docs)).fixed.clone();
    fixed.extend(own.fixed.clone());
    for field in &encoding.fields {
        found.proof.fields += 1;
        let place = place(field);
        if let Some(value) = fixed.get(&field.name).copied().or_else(|| identifier(encoding, field)) {
            found.same(
                || format!("fixed field {} of {name}", field.name),
                &fixed_at(definitions, definition, place),
                &Some(value),
            );
            continue;
        }
        let same = all.iter().find(|f| f.name == field.name.to_lowercase());
        let here = same.map(|f| (f.bits.low, f.bits.high - f.bits.low + 1));
        found.same(|| format!("bits of {} in {name}", field.name), &here, &Some(place));
        let padding = field.ranges.first().and_then(|range| range.padding).map_or(0, |(bits, _)| bits);
        let pad = same.map_or(0, |f| {
            if let FieldRole::Operand { pad: Some(pad), .. } = f.role {
                pad.value
            } else {
                0
            }
        });
        found.same(|| format!("padding of {} in {name}", field.name), &pad, &padding);
    }
    for extra in all
        .iter()
        .filter(|f| !encoding.fields.iter().any(|field| field.name.to_lowercase() == f.name))
    {
        found.differs(format!("{name} has no field {}", extra.name));
    }
    rest(definitions, definition, encoding, own, found);
    condition(definitions, definition, encoding, own, found);
}

fn place(field: &Field) -> (u32, u32) {
    field.ranges.first().map_or((0, 0), |range| (range.low, range.bits))
}

/// The value of the field that all identifiers agree on and the mask covers.
fn identifier(encoding: &Encoding, field: &Field) -> Option<u64> {
    let (low, bits) = place(field);
    let ones = 1u64.checked_shl(bits).unwrap_or(0).wrapping_sub(1);
    let first = encoding.identifiers.first().filter(|_| field.name == "ENCODING")?;
    first.checked_shr(low).map(|rest| rest & ones)
}

/// The fixed value at a place, if the definition or its base fixes just those bits.
fn fixed_at(definitions: &Definitions, definition: &ast::Encoding, (low, bits): (u32, u32)) -> Option<u64> {
    let chain = [definition, definitions.base(definition)];
    chain.iter().flat_map(|e| &e.fields).find_map(|field| match &field.body {
        FieldBody::Fixed(value) if (field.bits.low, field.bits.high - field.bits.low + 1) == (low, bits) => Some(u64::from(value.value)),
        _ => None,
    })
}

/// Bits that AMD gives no field: zero where the mask or an erratum says so, ignored otherwise.
fn rest(definitions: &Definitions, definition: &ast::Encoding, encoding: &Encoding, facts: &EncodingFacts, found: &mut Findings) {
    let base = definitions.base(definition);
    let first = if std::ptr::eq(base, definition) {
        0
    } else {
        u32::from(base.dwords) * 32
    };
    let has_field = |bit: u32| encoding.fields.iter().any(|f| (place(f).0..place(f).0 + place(f).1).contains(&bit));
    for bit in (first..encoding.bits).filter(|bit| !has_field(*bit)) {
        let zero = facts.zero.contains(&bit) || bit < 64 && encoding.identifier_mask >> bit & 1 == 1;
        let declared = definition
            .fields
            .iter()
            .filter(|f| !f.view)
            .find(|f| (f.bits.low..=f.bits.high).contains(&bit));
        let have = match declared.map(|f| &f.body) {
            Some(FieldBody::Ignored) => "ignored",
            Some(FieldBody::Fixed(value)) if value.value == 0 => "zero",
            _ => "something else",
        };
        found.same(
            || format!("bit {bit} of {}", encoding.name),
            &have,
            &if zero { "zero" } else { "ignored" },
        );
    }
}

/// The condition must hold for the same values of its fields as AMD's conditions do, any of them.
fn condition(definitions: &Definitions, definition: &ast::Encoding, encoding: &Encoding, facts: &EncodingFacts, found: &mut Findings) {
    let Some(base) = &definition.base else { return };
    let any = |terms: &[ast::Condition], values: &BTreeMap<String, u64>| {
        let within = |term: &ast::Condition| {
            values
                .get(&term.field.text)
                .is_some_and(|v| (u64::from(term.range.low.value)..=u64::from(term.range.high.value)).contains(v))
        };
        terms.iter().any(within)
    };
    let holds = |values: &BTreeMap<String, u64>| base.terms.is_empty() || any(&base.terms, values);
    // AMD's literal conditions exclude DPP selectors in some places and not in others: where another variant applies, nothing is compared.
    let others: Vec<_> = definitions
        .encodings
        .values()
        .filter(|e| e.name.text != definition.name.text)
        .filter_map(|e| e.base.as_ref())
        .collect();
    let elsewhere = |values: &BTreeMap<String, u64>| others.iter().any(|other| other.name.text == base.name.text && any(&other.terms, values));
    // The constants of the conditions and their neighbours are all the values that matter.
    let mut constants: BTreeMap<String, Vec<u64>> = BTreeMap::new();
    let mut add = |field: &str, value: u64| {
        constants
            .entry(field.to_lowercase())
            .or_default()
            .extend([value, value + 1, value.saturating_sub(1)])
    };
    encoding
        .conditions
        .iter()
        .filter_map(|c| c.expr.as_ref())
        .for_each(|expr| walk(expr, &mut add));
    facts
        .when
        .iter()
        .flatten()
        .for_each(|(field, low, high)| [*low, *high].into_iter().for_each(|v| add(field, v)));
    base.terms.iter().for_each(|term| {
        [term.range.low.value, term.range.high.value]
            .into_iter()
            .for_each(|v| add(&term.field.text, v.into()))
    });
    // A condition that only excludes says which pairs need no literal for an operand; it makes nothing longer.
    let longer: Vec<&Expr> = encoding
        .conditions
        .iter()
        .filter_map(|c| c.expr.as_ref())
        .filter(|expr| demands(expr))
        .collect();
    let wanted = |values: &BTreeMap<String, u64>| match &facts.when {
        Some(when) => when
            .iter()
            .any(|(field, low, high)| values.get(&field.to_lowercase()).is_some_and(|v| (low..=high).contains(&v))),
        None => longer.is_empty() || longer.iter().any(|expr| evaluate(expr, values) != 0),
    };
    for values in combinations(&constants) {
        if holds(&values) != wanted(&values) && !elsewhere(&values) {
            found.differs(format!("condition of {}: differs for {values:?}", encoding.name));
            return;
        }
    }
}

fn combinations(constants: &BTreeMap<String, Vec<u64>>) -> Vec<BTreeMap<String, u64>> {
    let mut all = vec![BTreeMap::new()];
    for (field, values) in constants {
        let mut values = values.clone();
        values.sort_unstable();
        values.dedup();
        let with = |base: &BTreeMap<String, u64>, value: u64| base.clone().into_iter().chain([(field.clone(), value)]).collect();
        all = all
            .iter()
            .flat_map(|base| values.iter().map(|value| with(base, *value)).collect::<Vec<_>>())
            .collect();
    }
    all
}

fn short(name: &str) -> String {
    name.rsplit('.').next().unwrap_or(name).to_lowercase()
}

fn walk(expr: &Expr, add: &mut impl FnMut(&str, u64)) {
    if let Expr::Op { args, .. } = expr {
        if let [Expr::Name(name), Expr::Value(value)] = args.as_slice() {
            add(&short(name), value.unsigned_abs());
        }
        args.iter().for_each(|arg| walk(arg, add));
    }
}

/// Whether a condition demands a value somewhere, rather than only excluding some.
fn demands(expr: &Expr) -> bool {
    match expr {
        Expr::Op { op, args } => op == "==" || args.iter().any(demands),
        _ => false,
    }
}

fn evaluate(expr: &Expr, values: &BTreeMap<String, u64>) -> i64 {
    match expr {
        Expr::Value(value) => *value,
        Expr::Name(name) => values.get(&short(name)).map_or(0, |v| i64::try_from(*v).unwrap_or(i64::MAX)),
        Expr::Op { op, args } => {
            let mut args = args.iter().map(|arg| evaluate(arg, values));
            let first = args.next().unwrap_or(0);
            i64::from(match op.as_str() {
                "&&" => first != 0 && args.all(|arg| arg != 0),
                "||" => args.fold(first != 0, |any, arg| any || arg != 0),
                "==" => args.next() == Some(first),
                "!=" => args.next() != Some(first),
                "!" => first == 0,
                _ => false,
            })
        }
    }
}
