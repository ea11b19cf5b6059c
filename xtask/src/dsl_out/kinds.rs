//! `codes`, `formats` and `kinds`: the first part.

use super::codes::Codes;
use super::file::Part;
use crate::errata::Corrected;
use crate::errata::layout::{Kind, Kinds};
use crate::spec::model::{OperandType, Spec, TypeField};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// What an operand of a kind is.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    Codes(Codes),
    /// An immediate or a list.
    Other,
}

/// The kinds of the definitions, by name, and by the operand type that they stand for.
pub struct Catalogue {
    pub shapes: BTreeMap<String, Shape>,
    by_type: BTreeMap<String, KindName>,
}

/// Name of a kind, and whether the literal dword is the operand itself.
#[derive(Clone, Debug, PartialEq)]
pub struct KindName {
    pub name: String,
    pub immediate: bool,
    /// Whether the kind says how many registers an operand has.
    pub sized: bool,
}

impl Catalogue {
    pub fn new(corrected: &Corrected) -> Result<Self, Vec<String>> {
        let mut catalogue = Self {
            shapes: BTreeMap::new(),
            by_type: BTreeMap::new(),
        };
        let mut errors = Vec::new();
        for kind in &corrected.kinds.kinds {
            let name = kind.name();
            match shape(kind, &corrected.kinds, &corrected.spec) {
                Ok(shape) => {
                    // Several types may have one kind, if they agree.
                    if catalogue.shapes.get(&name).is_some_and(|other| *other != shape) {
                        errors.push(format!("kind `{name}` is two different sets"));
                    }
                    catalogue.shapes.insert(name.clone(), shape);
                }
                Err(message) => errors.push(format!("kind `{name}`: {message}")),
            }
            let immediate = kind.imm.is_some() || kind.body.as_ref().is_some_and(|body| body.starts_with("imm "));
            let sized = immediate || kind.more.is_some() || kind.body.as_ref().is_some_and(|body| body.contains("width"));
            if catalogue
                .by_type
                .insert(kind.operand_type.clone(), KindName { name, immediate, sized })
                .is_some()
            {
                errors.push(format!("operand type `{}` has two kinds", kind.operand_type));
            }
        }
        if errors.is_empty() { Ok(catalogue) } else { Err(errors) }
    }

    /// The kind of an operand type.
    pub fn of(&self, operand_type: &str) -> Result<&KindName, String> {
        self.by_type
            .get(operand_type)
            .ok_or_else(|| format!("operand type `{operand_type}` has no kind"))
    }

    /// The codes of a kind; none for immediates and lists.
    pub fn codes(&self, name: &str) -> Option<Codes> {
        match self.shapes.get(name)? {
            Shape::Codes(codes) => Some(*codes),
            Shape::Other => None,
        }
    }
}

fn find<'s>(spec: &'s Spec, name: &str) -> Result<&'s OperandType, String> {
    spec.operand_types
        .iter()
        .find(|t| t.name == name)
        .ok_or_else(|| format!("operand type `{name}` does not exist"))
}

/// The codes of AMD's operand type. A VGPR in an eight-bit field has a number without the 256 that nine-bit fields add.
pub fn codes_of(spec: &Spec, name: &str) -> Result<Codes, String> {
    let mut set = Codes::default();
    for (text, value) in &find(spec, name)?.values {
        let vgpr = text.strip_prefix('v').is_some_and(|n| n.parse() == Ok(*value));
        let code = u32::try_from(*value)
            .ok()
            .map(|code| if vgpr { code + 256 } else { code })
            .filter(|code| *code < 512);
        set.insert(code.ok_or_else(|| format!("`{text}` = {value} of `{name}` is no operand code"))?);
    }
    Ok(set)
}

fn shape(kind: &Kind, kinds: &Kinds, spec: &Spec) -> Result<Shape, String> {
    if let Some(body) = &kind.body {
        if body.starts_with("imm ") || body.starts_with("list ") {
            return Ok(Shape::Other);
        }
        let set = body.split(',').next().unwrap_or_default();
        return Codes::parse(set, &kinds.classes).map(Shape::Codes);
    }
    if kind.imm.is_some() {
        return find(spec, &kind.operand_type).map(|_| Shape::Other);
    }
    let mut set = codes_of(spec, kind.like.as_deref().unwrap_or(&kind.operand_type))?;
    for term in &kind.without {
        set = set.without(Codes::parse(term, &kinds.classes)?);
    }
    if set.is_empty() {
        Err("it has no codes".into())
    } else {
        Ok(Shape::Codes(set))
    }
}

/// The part `kinds`: code classes, formats and kinds.
pub fn parts(corrected: &Corrected, catalogue: &Catalogue) -> Result<Vec<Part>, Vec<String>> {
    let mut text = String::from("codes {\n");
    for class in &corrected.kinds.classes {
        let range = if class.first == class.last {
            class.first.to_string()
        } else {
            format!("{}..={}", class.first, class.last)
        };
        let facts = if class.facts.is_empty() {
            String::new()
        } else {
            format!(" {}", class.facts)
        };
        let _ = writeln!(text, "    {} = {range} name \"{}\"{facts};", class.name, class.text);
    }
    text.push_str("}\n\nfacts {\n");
    for fact in &corrected.kinds.facts {
        let _ = writeln!(text, "    {fact},");
    }
    text.push_str("}\n\nformats {\n    any = 0;\n");
    let formats = formats(corrected)?;
    for (name, bits) in &formats {
        let narrow = corrected.kinds.narrow.get(name).map_or_else(String::new, |narrow| format!(" {narrow}"));
        let _ = writeln!(text, "    {name} = {bits}{narrow};");
    }
    text.push_str("}\n\nkinds {\n");
    let unused = corrected.kinds.narrow.keys().filter(|name| !formats.contains_key(*name));
    let mut errors: Vec<String> = unused.map(|name| format!("format `{name}` is narrow, but no operand has it")).collect();
    let mut written = BTreeSet::new();
    for kind in &corrected.kinds.kinds {
        if written.insert(kind.name()) {
            match one(kind, corrected, catalogue) {
                Ok(kind) => text.push_str(&kind),
                Err(message) => errors.push(format!("kind `{}`: {message}", kind.name())),
            }
        }
    }
    text.push_str("}\n");
    if errors.is_empty() {
        Ok(vec![Part {
            name: "codes_kinds".into(),
            about: "operand codes, data formats and operand kinds".into(),
            text,
        }])
    } else {
        Err(errors)
    }
}

/// Name and bits of the formats that operands have.
fn formats(corrected: &Corrected) -> Result<BTreeMap<String, u32>, Vec<String>> {
    let spec = &corrected.spec;
    let operands = spec
        .instructions
        .iter()
        .flat_map(|i| &i.encodings)
        .flat_map(|e| &e.operands)
        .filter(|o| !o.implicit);
    let used: BTreeSet<&str> = operands.map(|o| o.format.as_str()).filter(|f| *f != ANY).collect();
    let bits = |name: &str| spec.formats.iter().find(|f| f.name == name).map(|f| f.bits);
    used.into_iter()
        .map(|name| {
            bits(name)
                .map(|bits| (format_name(name), bits))
                .ok_or_else(|| vec![format!("format `{name}` does not exist")])
        })
        .collect()
}

/// AMD's format that says no size.
pub const ANY: &str = "FMT_ANY";

/// `FMT_NUM_F32` → `f32`.
pub fn format_name(name: &str) -> String {
    let short = name.strip_prefix("FMT_").unwrap_or(name);
    short.strip_prefix("NUM_").unwrap_or(short).to_lowercase()
}

fn one(kind: &Kind, corrected: &Corrected, catalogue: &Catalogue) -> Result<String, String> {
    let name = kind.name();
    let mut doc: Vec<&str> = corrected
        .kinds
        .kinds
        .iter()
        .filter(|k| k.name() == name && k.why.is_none())
        .map(|k| k.operand_type.as_str())
        .collect();
    doc.dedup();
    let mut text = String::new();
    if !doc.is_empty() {
        let _ = writeln!(text, "    /// AMD: {}", doc.join(", "));
    }
    if let Some(why) = &kind.why {
        let _ = writeln!(text, "    /// Ours: {why}");
    }
    let body = match (&kind.body, kind.imm) {
        (Some(body), _) => body.clone(),
        (None, Some(bits)) => immediate(bits, kind, find(&corrected.spec, &kind.operand_type)?),
        (None, None) => catalogue.codes(&name).ok_or("it has no codes")?.text(&corrected.kinds.classes),
    };
    let _ = write!(text, "    kind {name}{} = {body}", kind.of);
    if let Some(decodes) = &kind.decodes {
        Codes::parse(decodes, &corrected.kinds.classes)?;
        let _ = write!(text, ", decodes {decodes}");
    }
    if let Some(more) = &kind.more {
        let _ = write!(text, ", {more}");
    }
    text.push_str(";\n");
    Ok(text)
}

/// Name, lowest bit, width and values of a part.
type Bits<'t> = (String, u32, u32, &'t [(String, u64)]);

/// `imm 16 { [3:0] instid0 { no_dep = 0, … } … }`
fn immediate(bits: u32, kind: &Kind, operand_type: &OperandType) -> String {
    let mut parts: Vec<Bits<'_>> = operand_type
        .fields
        .iter()
        .map(|f| (f.name.to_lowercase(), f.low, f.bits, f.values.as_slice()))
        .collect();
    if parts.is_empty() && !operand_type.values.is_empty() {
        parts.push((kind.name(), 0, bits, operand_type.values.as_slice()));
    }
    // One unnamed number in the whole immediate is no part.
    let plain = |f: &TypeField| f.low == 0 && f.values.is_empty();
    if parts.is_empty() || operand_type.fields.len() == 1 && operand_type.fields.iter().all(plain) && parts[0].2 == bits {
        return format!("imm {bits}");
    }
    parts.sort_by_key(|part| part.1);
    let mut text = format!("imm {bits} {{\n");
    for (name, low, width, values) in parts {
        let place = if width == 1 {
            format!("[{low}]")
        } else {
            format!("[{}:{low}]", low + width - 1)
        };
        if values.is_empty() {
            let _ = writeln!(text, "        {place} {name} {{ }}");
            continue;
        }
        let _ = writeln!(text, "        {place} {name} {{");
        let mut values: Vec<_> = values.iter().collect();
        values.sort_by_key(|value| value.1);
        for (name, value) in values {
            let lower = name.to_lowercase();
            let short = kind.strip.iter().find_map(|prefix| lower.strip_prefix(prefix.as_str())).unwrap_or(&lower);
            let _ = writeln!(text, "            {short} = {value},");
        }
        text.push_str("        }\n");
    }
    text.push_str("    }");
    text
}
