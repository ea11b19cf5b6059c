//! What must hold of a specification as a whole: things that are named exist, bits fit, opcodes are unique.

use super::error::{Errors, shown};
use super::expr;
use super::model::{Encoding, Field, InstructionEncoding, Spec};
use super::places::{EncodingPlace, PairPlace, Places};
use roxmltree::NodeId;
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};

/// Operands of more bits than this do not exist: 1,024 are the most that AMD uses.
const MAX_OPERAND_BITS: u32 = 2048;
/// The longest instructions have 96 bits.
const MAX_ENCODING_BITS: u32 = 128;
/// Immediates are dwords at most.
const MAX_IMMEDIATE_BITS: u32 = 64;

/// Checks `spec`; every violation goes to `errors` with the element at fault.
pub fn spec(spec: &Spec, places: &Places, errors: &Errors<'_>) {
    unique(
        spec.encodings.iter().map(|e| &e.name).zip(places.encodings.iter().map(|p| p.element)),
        "encoding",
        errors,
    );
    unique(
        spec.instructions
            .iter()
            .map(|i| &i.name)
            .zip(places.instructions.iter().map(|p| p.element)),
        "instruction",
        errors,
    );
    unique(
        spec.formats.iter().map(|f| &f.name).zip(places.formats.iter().copied()),
        "data format",
        errors,
    );
    unique(
        spec.operand_types
            .iter()
            .map(|t| &t.name)
            .zip(places.operand_types.iter().map(|p| p.element)),
        "operand type",
        errors,
    );
    for (encoding, place) in spec.encodings.iter().zip(&places.encodings) {
        layout(encoding, place, errors);
        identifiers(encoding, place, errors);
        conditions(encoding, place, spec, errors);
    }
    for (format, place) in spec.formats.iter().zip(&places.formats) {
        if format.bits == 0 || format.bits > MAX_OPERAND_BITS || format.components == 0 || format.components > format.bits {
            errors.at(
                *place,
                format!("a format of {} bits in {} components is impossible", format.bits, format.components),
            );
        }
    }
    operand_types(spec, places, errors);
    instructions(spec, places, errors);
}

fn unique<'a>(names: impl Iterator<Item = (&'a String, NodeId)>, what: &str, errors: &Errors<'_>) {
    let mut seen = HashSet::new();
    for (name, place) in names {
        if !seen.insert(name) {
            errors.at(place, format!("the {what} {name} is declared twice"));
        }
    }
}

/// Fields lie inside the encoding and beside each other.
fn layout(encoding: &Encoding, place: &EncodingPlace, errors: &Errors<'_>) {
    if encoding.bits == 0 || encoding.bits > MAX_ENCODING_BITS || !encoding.bits.is_multiple_of(32) {
        errors.at(place.element, format!("an encoding has 32, 64, 96 or 128 bits, not {}", encoding.bits));
        return;
    }
    unique(encoding.fields.iter().map(|f| &f.name).zip(place.fields.iter().copied()), "field", errors);
    let mut owner: [Option<&str>; MAX_ENCODING_BITS as usize] = [None; MAX_ENCODING_BITS as usize];
    for (field, &at) in encoding.fields.iter().zip(&place.fields) {
        // A conditional field exists only in some instructions, and may share its bits with another.
        let conditional = errors
            .element(at)
            .attribute("IsConditional")
            .is_some_and(|v| v.eq_ignore_ascii_case("true"));
        for range in &field.ranges {
            if let Some((bits, value)) = range.padding
                && (bits == 0 || bits > 16 || value >> bits != 0)
            {
                errors.at(at, format!("padding of {bits} bits cannot hold the value {value}"));
            }
            let end = u64::from(range.low) + u64::from(range.bits);
            if range.bits == 0 || end > u64::from(encoding.bits) {
                let high = end.saturating_sub(1);
                errors.at(
                    at,
                    format!(
                        "bits {high}:{} of {} lie outside the encoding's {} bits",
                        range.low, field.name, encoding.bits
                    ),
                );
                continue;
            }
            let slots = &mut owner[range.low as usize..][..range.bits as usize];
            if let Some(other) = slots.iter().flatten().next()
                && !conditional
            {
                errors.at(at, format!("bits {}:{} of {} overlap {other}", end - 1, range.low, field.name));
            }
            if !conditional {
                slots.fill(Some(&field.name));
            }
        }
    }
}

/// The fields that hold an opcode: `OP`, or `OPX` and `OPY` where an instruction holds two.
fn opcode_fields(encoding: &Encoding) -> impl Iterator<Item = &Field> {
    encoding.fields.iter().filter(|f| matches!(f.name.as_str(), "OP" | "OPX" | "OPY"))
}

fn width(field: &Field) -> u32 {
    field.ranges.iter().fold(0, |sum, r| sum.saturating_add(r.bits))
}

/// The bits of a field, as far as identifiers reach.
fn bits(field: &Field) -> u64 {
    let ones = |r: &super::model::Range| ((1u128 << r.bits.min(64)) - 1) << r.low.min(64);
    field
        .ranges
        .iter()
        .fold(0, |bits, r| bits | u64::try_from(ones(r) & u128::from(u64::MAX)).unwrap_or(u64::MAX))
}

/// Identifiers stay inside their mask, and the fixed bits are the same in all of them.
fn identifiers(encoding: &Encoding, place: &EncodingPlace, errors: &Errors<'_>) {
    let mask = encoding.identifier_mask;
    if mask == 0 {
        errors.at(place.mask, "the identifier mask is zero");
        return;
    }
    if encoding.bits < 64 && mask >> encoding.bits != 0 {
        errors.at(
            place.mask,
            format!("the identifier mask {mask:#x} has bits outside the encoding's {} bits", encoding.bits),
        );
    }
    let Some(first) = encoding.identifiers.first() else {
        errors.at(place.element, "the encoding has no identifier");
        return;
    };
    // The mask of a pair covers only one of its two opcodes, while the identifiers list both; and where an opcode for the wider second
    // field is listed as one for the first, it runs over into the fixed bits.
    let opcode = opcode_fields(encoding).fold(0, |all, f| all | bits(f));
    let pair = opcode_fields(encoding).count() > 1;
    for (identifier, &at) in encoding.identifiers.iter().zip(&place.identifiers) {
        if identifier & !(mask | opcode) != 0 {
            errors.at(at, format!("the identifier {identifier:#x} has bits outside the mask {mask:#x}"));
        } else if !pair && (identifier ^ first) & mask & !opcode != 0 {
            errors.at(
                at,
                format!("the identifier {identifier:#x} differs from {first:#x} in bits that are no opcode"),
            );
        }
    }
}

/// Conditions have unique names and speak of fields that exist.
fn conditions(encoding: &Encoding, place: &EncodingPlace, spec: &Spec, errors: &Errors<'_>) {
    unique(
        encoding.conditions.iter().map(|c| &c.name).zip(place.conditions.iter().copied()),
        "condition",
        errors,
    );
    let base = base(encoding, spec);
    let has = |e: &Encoding, name: &str| e.fields.iter().any(|f| f.name == name);
    for (condition, &at) in encoding.conditions.iter().zip(&place.conditions) {
        let Some(expr) = &condition.expr else { continue };
        expr::names(expr, &mut |path| {
            // What stands before the last point is no encoding (`INST.VOP`), so only the field can be checked.
            let field = path.rsplit('.').next().unwrap_or(path);
            if !has(encoding, field) && !base.is_some_and(|b| has(b, field)) {
                errors.at(
                    at,
                    format!(
                        "the condition {} names {}, which is no field of {}",
                        condition.name,
                        shown(path),
                        encoding.name
                    ),
                );
            }
        });
    }
}

/// The encoding that this one extends: `ENC_VOP2` for `VOP2_INST_LITERAL`.
fn base<'s>(encoding: &Encoding, spec: &'s Spec) -> Option<&'s Encoding> {
    let suffix = ["_INST_LITERAL", "_VOP_DPP16", "_VOP_DPP8"];
    let stem = suffix.iter().find_map(|s| encoding.name.strip_suffix(s))?;
    spec.encodings
        .iter()
        .find(|e| e.name == stem || e.name.strip_prefix("ENC_") == Some(stem))
}

fn operand_types(spec: &Spec, places: &Places, errors: &Errors<'_>) {
    let known: HashSet<&str> = spec.operand_types.iter().map(|t| t.name.as_str()).collect();
    for (operand_type, place) in spec.operand_types.iter().zip(&places.operand_types) {
        for (subtype, &at) in operand_type.subtypes.iter().zip(&place.subtypes) {
            if !known.contains(subtype.as_str()) {
                errors.at(at, format!("there is no operand type {subtype}"));
            }
        }
        let all_bits = operand_type
            .fields
            .iter()
            .map(|p| u64::from(p.low) + u64::from(p.bits))
            .max()
            .map_or(0, |bits| bits.min(u64::from(MAX_IMMEDIATE_BITS)));
        // Parts come from the lowest bit up, so each begins where the one before has ended or later.
        let mut free = 0;
        for (part, &at) in operand_type.fields.iter().zip(&place.fields) {
            let end = u64::from(part.low) + u64::from(part.bits);
            if part.bits == 0 || end > u64::from(MAX_IMMEDIATE_BITS) {
                errors.at(
                    at,
                    format!("part {} of {} bits at bit {} does not fit an immediate", part.name, part.bits, part.low),
                );
                continue;
            }
            if u64::from(part.low) < free {
                errors.at(at, format!("part {} overlaps the one below it", part.name));
            }
            free = end;
            // A value may include the parts above its own: that is how messages with an answer are numbered.
            for (name, value) in &part.values {
                if (u128::from(*value) << part.low) >> all_bits != 0 {
                    errors.at(
                        at,
                        format!(
                            "the value {value} of {} does not fit the {all_bits} bits of {}",
                            shown(name),
                            operand_type.name
                        ),
                    );
                }
            }
        }
    }
}

/// Where an opcode is spoken for: encoding, condition, half of a pair, number.
type Claim<'s> = (&'s str, &'s str, Half, u32);

/// Which opcode of an encoding with two.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Half {
    Only,
    X,
    Y,
}

fn instructions(spec: &Spec, places: &Places, errors: &Errors<'_>) {
    let encodings: HashMap<&str, &Encoding> = spec.encodings.iter().map(|e| (e.name.as_str(), e)).collect();
    let formats: HashSet<&str> = spec.formats.iter().map(|f| f.name.as_str()).collect();
    let types: HashSet<&str> = spec.operand_types.iter().map(|t| t.name.as_str()).collect();
    let mut claims: HashMap<Claim<'_>, &str> = HashMap::new();
    for (instruction, place) in spec.instructions.iter().zip(&places.instructions) {
        for (pair, at) in instruction.encodings.iter().zip(&place.encodings) {
            operands(pair, at, &formats, &types, errors);
            let Some(&encoding) = encodings.get(pair.encoding.as_str()) else {
                errors.at(at.element, format!("there is no encoding {}", pair.encoding));
                continue;
            };
            if !encoding.conditions.iter().any(|c| c.name == pair.condition) {
                errors.at(at.element, format!("{} declares no condition {}", encoding.name, pair.condition));
            }
            fields(encoding, pair, at, errors);
            let half = match half(encoding, pair) {
                Ok(half) => half,
                Err(message) => {
                    errors.at(at.element, message);
                    continue;
                }
            };
            opcode(encoding, half, pair, at, errors);
            match claims.entry((&pair.encoding, &pair.condition, half, pair.opcode)) {
                Entry::Occupied(other) => {
                    errors.at(at.element, format!("opcode {:#x} already belongs to {}", pair.opcode, other.get()));
                }
                Entry::Vacant(free) => {
                    free.insert(&instruction.name);
                }
            }
        }
    }
}

fn operands(pair: &InstructionEncoding, place: &PairPlace, formats: &HashSet<&str>, types: &HashSet<&str>, errors: &Errors<'_>) {
    for (operand, &at) in pair.operands.iter().zip(&place.operands) {
        if !formats.contains(operand.format.as_str()) {
            errors.at(at, format!("there is no data format {}", operand.format));
        }
        if !types.contains(operand.operand_type.as_str()) {
            errors.at(at, format!("there is no operand type {}", operand.operand_type));
        }
        if operand.size == 0 || operand.size > MAX_OPERAND_BITS {
            errors.at(at, format!("an operand of {} bits is impossible", operand.size));
        }
        if operand.implicit && operand.field.is_some() {
            errors.at(at, "an implicit operand has no field");
        }
    }
}

/// Operands sit in fields of the encoding, each in its own.
fn fields(encoding: &Encoding, pair: &InstructionEncoding, place: &PairPlace, errors: &Errors<'_>) {
    for (operand, &at) in pair.operands.iter().zip(&place.operands) {
        if let Some(field) = &operand.field
            && !encoding.fields.iter().any(|f| f.name == *field)
        {
            errors.at(at, format!("{} has no field {field}", encoding.name));
        }
    }
}

/// The half of a pair, told by the fields: AMD lists an instruction for X and for Y under one encoding, condition and opcode, and only the
/// letter in `VDSTX` or `SRCY0` tells them apart.
fn half(encoding: &Encoding, pair: &InstructionEncoding) -> Result<Half, String> {
    if !opcode_fields(encoding).any(|f| f.name == "OPX") {
        return Ok(Half::Only);
    }
    let letters: HashSet<char> = pair
        .operands
        .iter()
        .filter_map(|o| o.field.as_deref()?.trim_end_matches(|c: char| c.is_ascii_digit()).chars().last())
        .filter(|c| matches!(c, 'X' | 'Y'))
        .collect();
    match (letters.contains(&'X'), letters.contains(&'Y')) {
        (true, false) => Ok(Half::X),
        (false, true) => Ok(Half::Y),
        (true, true) => Err("the operands are in fields of both halves".to_owned()),
        (false, false) => Err("no operand tells which half this is".to_owned()),
    }
}

fn opcode(encoding: &Encoding, half: Half, pair: &InstructionEncoding, place: &PairPlace, errors: &Errors<'_>) {
    let name = match half {
        Half::Only => "OP",
        Half::X => "OPX",
        Half::Y => "OPY",
    };
    // An encoding with a single instruction needs no opcode, and its number is 0.
    let bits = encoding.fields.iter().find(|f| f.name == name).map_or(0, width);
    if u64::from(pair.opcode) >> bits.min(63) != 0 {
        errors.at(
            place.element,
            format!("opcode {:#x} does not fit the {bits} bits of {name} in {}", pair.opcode, encoding.name),
        );
    }
}
