//! `enc` and `half` items.

use super::file::Part;
use super::kinds::Catalogue;
use crate::errata::layout::EncodingLayout;
use crate::errata::{Corrected, EncodingFacts};
use crate::spec::model::{Encoding, Expr, Field, Range};
use std::fmt::Write;

/// The part `encodings`.
pub fn parts(corrected: &Corrected, catalogue: &Catalogue) -> Result<Vec<Part>, Vec<String>> {
    let mut errors: Vec<String> = corrected
        .spec
        .encodings
        .iter()
        .filter_map(|e| corrected.layout.encoding(&e.name).err())
        .collect();
    let mut text = String::new();
    for layout in &corrected.layout.encodings {
        match one(corrected, layout, catalogue) {
            Ok(encoding) => text.push_str(&encoding),
            Err(message) => errors.push(format!("{}: {message}", layout.spec)),
        }
    }
    if errors.is_empty() {
        Ok(vec![Part {
            name: "encodings".into(),
            about: "the encodings".into(),
            text,
        }])
    } else {
        Err(errors)
    }
}

pub fn find<'c>(corrected: &'c Corrected, name: &str) -> Result<&'c Encoding, String> {
    corrected
        .spec
        .encodings
        .iter()
        .find(|e| e.name == name)
        .ok_or_else(|| format!("encoding `{name}` does not exist"))
}

/// One declared run of bits.
struct Declared {
    low: u32,
    bits: u32,
    text: String,
}

fn one(corrected: &Corrected, layout: &EncodingLayout, catalogue: &Catalogue) -> Result<String, String> {
    let encoding = find(corrected, &layout.spec)?;
    let base = layout.base.as_deref().map(|base| find(corrected, base)).transpose()?;
    let none = EncodingFacts::default();
    let facts = corrected.encodings.get(&layout.spec).unwrap_or(&none);
    let first = base.map_or(0, |base| base.bits);
    let mut declared = Vec::new();
    for field in &encoding.fields {
        let [range] = field.ranges.as_slice() else {
            return Err(format!("field `{}` is in {} pieces", field.name, field.ranges.len()));
        };
        if let Some(base) = base.filter(|base| range.low < base.bits) {
            inherited(base, field)?;
            continue;
        }
        declared.push(Declared {
            low: range.low,
            bits: range.bits,
            text: role(corrected, layout, encoding, field, range, facts, catalogue)?,
        });
    }
    pad(encoding, facts, first, &mut declared);
    let mut text = format!("/// {}\nenc {}: u{}", layout.spec, layout.name, encoding.bits);
    if let Some(form) = &layout.form {
        let _ = write!(text, " form {form}");
    }
    if let Some(bus) = layout.bus {
        let _ = write!(text, " bus {bus}");
    }
    if let Some(base) = &layout.base {
        let _ = write!(
            text,
            " = {}{}",
            corrected.layout.encoding(base)?.name,
            condition(corrected, encoding, layout, facts)?
        );
    }
    text.push_str(" {\n");
    declared.sort_by_key(|d| std::cmp::Reverse(d.low));
    for Declared { low, bits, text: body } in declared {
        let _ = writeln!(text, "    {} {body};", place(low, bits));
    }
    for (name, &(high, low)) in &layout.views {
        let _ = writeln!(text, "    view {} {name}: mod?;", place(low, high - low + 1));
    }
    text.push_str("}\n\n");
    for half in &layout.halves {
        let _ = writeln!(
            text,
            "/// {}, {} half\nhalf {} of {} as {} {{",
            layout.spec,
            half.half.to_uppercase(),
            half.name,
            layout.name,
            half.half
        );
        for (operand, field) in &half.fields {
            let _ = writeln!(text, "    {operand} = {field};");
        }
        text.push_str("}\n\n");
    }
    Ok(text)
}

/// `[high:low]`, or `[bit]`.
fn place(low: u32, bits: u32) -> String {
    if bits == 1 {
        format!("[{low}]")
    } else {
        format!("[{}:{low}]", low + bits - 1)
    }
}

/// A variant's field within the base's bits must be the base's field.
fn inherited(base: &Encoding, field: &Field) -> Result<(), String> {
    match base.fields.iter().find(|f| f.name == field.name) {
        Some(same) if same.ranges == field.ranges => Ok(()),
        Some(_) => Err(format!("field `{}` lies elsewhere than in {}", field.name, base.name)),
        None => Err(format!("field `{}` lies within {} but is not there", field.name, base.name)),
    }
}

/// AMD's name of the field with the encoding's identifier.
const IDENTIFIER: &str = "ENCODING";

fn role(
    corrected: &Corrected,
    layout: &EncodingLayout,
    encoding: &Encoding,
    field: &Field,
    range: &Range,
    facts: &EncodingFacts,
    catalogue: &Catalogue,
) -> Result<String, String> {
    let ones = |bits: u32| if bits >= 64 { u64::MAX } else { (1 << bits) - 1 };
    if let Some(value) = facts.fixed.get(&field.name) {
        return Ok(fixed(*value, range.bits));
    }
    if field.name == IDENTIFIER {
        let cut = |bits: u64| bits.checked_shr(range.low).unwrap_or(0) & ones(range.bits);
        let values: Vec<u64> = encoding.identifiers.iter().copied().map(cut).collect();
        let [value, rest @ ..] = values.as_slice() else {
            return Err("it has no identifier".into());
        };
        if rest.iter().any(|other| other != value) || cut(encoding.identifier_mask) != ones(range.bits) {
            return Err("its identifiers disagree about the fixed bits".into());
        }
        return Ok(fixed(*value, range.bits));
    }
    let known = corrected.layout.field(layout, &field.name)?;
    if let Some(kind) = known.kind.as_ref().filter(|kind| !catalogue.shapes.contains_key(*kind)) {
        return Err(format!("field `{}`: there is no kind `{kind}`", field.name));
    }
    let padding = range.padding.map_or(0, |(bits, _)| bits);
    let written = known
        .text
        .split_once(" pad ")
        .map_or(0, |(_, pad)| pad.split(' ').next().and_then(|n| n.parse().ok()).unwrap_or(0));
    if padding != written {
        return Err(format!("field `{}` leaves out {padding} bits, the layout says {written}", field.name));
    }
    Ok(known.text)
}

fn fixed(value: u64, bits: u32) -> String {
    format!("= 0b{value:0width$b}", width = bits as usize)
}

/// Declares the bits that no field has: zero where the identifier or an erratum demands it, otherwise ignored.
fn pad(encoding: &Encoding, facts: &EncodingFacts, first: u32, declared: &mut Vec<Declared>) {
    let zero = |bit: u32| facts.zero.contains(&bit) || bit < 64 && encoding.identifier_mask >> bit & 1 == 1;
    let used = |bit: u32, declared: &[Declared]| declared.iter().any(|d| (d.low..d.low + d.bits).contains(&bit));
    let mut bit = first;
    while bit < encoding.bits {
        if used(bit, declared) {
            bit += 1;
            continue;
        }
        let low = bit;
        let must = zero(low);
        // A run ends at a field, at the end of a dword and where the rule changes.
        while bit < encoding.bits && !used(bit, declared) && zero(bit) == must && (bit == low || !bit.is_multiple_of(32)) {
            bit += 1;
        }
        let bits = bit - low;
        let text = if must { fixed(0, bits) } else { "_".into() };
        declared.push(Declared { low, bits, text });
    }
}

/// ` when src0 == 250 || …`: what makes the encoding longer than its base.
fn condition(corrected: &Corrected, encoding: &Encoding, layout: &EncodingLayout, facts: &EncodingFacts) -> Result<String, String> {
    let mut terms = Vec::new();
    match &facts.when {
        Some(when) => terms.extend(when.iter().cloned()),
        None => encoding
            .conditions
            .iter()
            .filter_map(|c| c.expr.as_ref())
            .for_each(|expr| equalities(expr, &mut terms)),
    }
    // Neighbours become a range.
    terms.sort();
    terms.dedup();
    let mut ranges: Vec<(String, u64, u64)> = Vec::new();
    for (field, low, high) in terms {
        match ranges.last_mut() {
            Some(last) if last.0 == field && last.2 + 1 == low => last.2 = high,
            _ => ranges.push((field, low, high)),
        }
    }
    let mut written = Vec::new();
    for (field, low, high) in ranges {
        let name = corrected.layout.field(layout, &field)?.name;
        written.push(if low == high {
            format!("{name} == {low}")
        } else {
            format!("{name} in {low}..={high}")
        });
    }
    Ok(if written.is_empty() {
        String::new()
    } else {
        format!(" when {}", written.join(" || "))
    })
}

/// The comparisons for equality in a condition; the others exclude what another variant is for.
fn equalities(expr: &Expr, terms: &mut Vec<(String, u64, u64)>) {
    let Expr::Op { op, args } = expr else { return };
    if let ("==", [Expr::Name(name), Expr::Value(value)]) = (op.as_str(), args.as_slice()) {
        let field = name.rsplit('.').next().unwrap_or(name).to_owned();
        let value = value.unsigned_abs();
        terms.push((field, value, value));
    } else {
        args.iter().for_each(|arg| equalities(arg, terms));
    }
}
