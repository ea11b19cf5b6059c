//! From XML elements to the model. Both dialects end in the same model, and so does the order of things:
//! encodings by their (signed, sparse) `Order`, an instruction's pairs by encoding and condition, fields from the highest bit down,
//! operands by their `Order`, parts and values of operand types from zero up.

use super::error::{Errors, shown};
use super::expr;
use super::model::{Condition, DataFormat, Encoding, Field, Flags, Instruction, InstructionEncoding, Operand, OperandType, Range, Spec, TypeField};
use super::places::{EncodingPlace, InstructionPlace, OperandTypePlace, PairPlace, Places};
use super::xml::{Element, Missing, all, find, is_name, listed};
use roxmltree::Document;
use std::collections::HashMap;

/// The model and where its parts came from.
pub struct Lowered {
    pub spec: Spec,
    pub places: Places,
}

/// Reads the document; what is wrong goes to `errors`. The caller adds the hash.
pub fn spec(document: &Document<'_>, errors: &Errors<'_>) -> Lowered {
    let mut spec = Spec {
        release: String::new(),
        schema: String::new(),
        sha256: String::new(),
        architecture: String::new(),
        encodings: Vec::new(),
        instructions: Vec::new(),
        formats: Vec::new(),
        operand_types: Vec::new(),
    };
    let mut places = Places::default();
    let root = document.root_element();
    if !root.has_tag_name("Spec") {
        errors.push(root, "the root element of a specification is <Spec>");
        return Lowered { spec, places };
    }
    if let Some(head) = errors.child(root, "Document") {
        spec.release = errors.phrase(head, "ReleaseDate").to_owned();
        spec.schema = schema(head, errors);
    }
    // A schema that isn't known would only produce follow-up errors.
    let isa = if errors.is_empty() { errors.child(root, "ISA") } else { None };
    let Some(isa) = isa else { return Lowered { spec, places } };
    if let Some(architecture) = errors.child(isa, "Architecture") {
        spec.architecture = errors.phrase(architecture, "ArchitectureName").to_owned();
    }
    encodings(isa, errors, &mut spec, &mut places);
    instructions(isa, errors, &mut spec, &mut places);
    for element in section(isa, "DataFormats", "DataFormat", errors) {
        spec.formats.push(DataFormat {
            name: errors.name(element, "DataFormatName"),
            data_type: errors.name(element, "DataType"),
            bits: errors.number(element, "BitCount"),
            components: errors.number(element, "ComponentCount"),
        });
        places.formats.push(element.id());
    }
    for element in section(isa, "OperandTypes", "OperandType", errors) {
        let (value, place) = operand_type(element, errors);
        spec.operand_types.push(value);
        places.operand_types.push(place);
    }
    Lowered { spec, places }
}

/// The schema's version, which must be one that this reader knows.
fn schema(head: Element<'_>, errors: &Errors<'_>) -> String {
    let Some(element) = errors.child(head, "SchemaVersion") else {
        return String::new();
    };
    let text = errors.own_text(element);
    if text.is_empty() {
        return String::new();
    }
    let mut numbers = text.split('.').map(str::parse::<u32>);
    if !matches!((numbers.next(), numbers.next()), (Some(Ok(1)), Some(Ok(0 | 1)))) {
        errors.push(element, format!("schema \"{}\" is not supported, only 1.0 to 1.1.1 are", shown(text)));
    }
    errors.phrase(head, "SchemaVersion").to_owned()
}

/// The elements of a list that must be there and must not be empty.
fn section<'d>(isa: Element<'d>, group: &'static str, tag: &'static str, errors: &Errors<'_>) -> Vec<Element<'d>> {
    let Some(list) = errors.child(isa, group) else { return Vec::new() };
    let elements: Vec<_> = all(list, tag).collect();
    if elements.is_empty() {
        errors.push(list, format!("there is no element <{tag}>"));
    }
    elements
}

fn order(element: Element<'_>, errors: &Errors<'_>) -> i64 {
    let Some(text) = element.attribute("Order") else { return 0 };
    text.trim().parse().unwrap_or_else(|_| {
        errors.push(element, format!("the order \"{}\" is not a number", shown(text)));
        0
    })
}

fn encodings(isa: Element<'_>, errors: &Errors<'_>, spec: &mut Spec, places: &mut Places) {
    let mut elements: Vec<_> = section(isa, "Encodings", "Encoding", errors)
        .into_iter()
        .map(|e| (order(e, errors), e))
        .collect();
    // Numbers start at -1 and have gaps; elements without a number keep their place.
    elements.sort_by_key(|(order, _)| *order);
    for (_, element) in elements {
        let (value, place) = encoding(element, errors);
        spec.encodings.push(value);
        places.encodings.push(place);
    }
}

fn encoding(element: Element<'_>, errors: &Errors<'_>) -> (Encoding, EncodingPlace) {
    let mask = find(element, "EncodingIdentifierMask");
    let identifiers: Vec<_> = listed(element, "EncodingIdentifiers", "EncodingIdentifier").collect();
    let mut conditions: Vec<_> = listed(element, "EncodingConditions", "EncodingCondition")
        .map(|e| (condition(e, errors), e.id()))
        .collect();
    // Schema 1.1.1 names the only condition of a DPP encoding after it.
    if let [(only, _)] = conditions.as_mut_slice()
        && is_dpp_condition(&only.name)
    {
        only.name = DEFAULT.to_owned();
    }
    let mut fields: Vec<_> = find(element, "MicrocodeFormat")
        .into_iter()
        .flat_map(|format| listed(format, "BitMap", "Field"))
        .map(|e| (field(e, errors), e.id()))
        .collect();
    if fields.is_empty() {
        errors.push(element, "the encoding has no field");
    }
    fields.sort_by_key(|(f, _)| std::cmp::Reverse(f.ranges.iter().map(|r| r.low).max()));
    let (conditions, condition_places) = conditions.into_iter().unzip();
    let (fields, field_places) = fields.into_iter().unzip();
    let value = Encoding {
        name: errors.name(element, "EncodingName"),
        bits: errors.number(element, "BitCount"),
        identifier_mask: errors.number(element, "EncodingIdentifierMask"),
        identifiers: identifiers.iter().map(|e| errors.own_number(*e)).collect(),
        conditions,
        fields,
    };
    let place = EncodingPlace {
        element: element.id(),
        mask: mask.unwrap_or(element).id(),
        identifiers: identifiers.iter().map(|e| e.id()).collect(),
        conditions: condition_places,
        fields: field_places,
    };
    (value, place)
}

const DEFAULT: &str = "default";

fn is_dpp_condition(name: &str) -> bool {
    matches!(name, "has_dpp8" | "has_dpp16")
}

fn condition(element: Element<'_>, errors: &Errors<'_>) -> Condition {
    let name = errors.name(element, "ConditionName");
    let expr = match expr::condition(element, errors) {
        Ok(None) if name != DEFAULT => {
            errors.push(element, "the condition has no expression");
            None
        }
        Ok(expr) => expr,
        Err(expr::Told) => None,
    };
    Condition { name, expr }
}

fn field(element: Element<'_>, errors: &Errors<'_>) -> Field {
    let mut ranges: Vec<_> = listed(element, "BitLayout", "Range")
        .map(|e| (order(e, errors), range(e, errors)))
        .collect();
    ranges.sort_by_key(|(order, _)| *order);
    if ranges.is_empty() {
        errors.push(element, "the field has no range of bits");
    }
    Field {
        name: errors.name(element, "FieldName"),
        ranges: ranges.into_iter().map(|(_, r)| r).collect(),
    }
}

fn range(element: Element<'_>, errors: &Errors<'_>) -> Range {
    let padding = find(element, "Padding").map(|p| (errors.number(p, "BitCount"), errors.number(p, "Value")));
    Range {
        low: errors.number(element, "BitOffset"),
        bits: errors.number(element, "BitCount"),
        padding,
    }
}

fn instructions(isa: Element<'_>, errors: &Errors<'_>, spec: &mut Spec, places: &mut Places) {
    // Position of each encoding, and the positions of its conditions.
    let known: HashMap<&str, (usize, Vec<&str>)> = spec
        .encodings
        .iter()
        .enumerate()
        .map(|(i, e)| (e.name.as_str(), (i, e.conditions.iter().map(|c| c.name.as_str()).collect())))
        .collect();
    for element in section(isa, "Instructions", "Instruction", errors) {
        let mut pairs: Vec<_> = listed(element, "InstructionEncodings", "InstructionEncoding")
            .map(|e| {
                let (mut pair, place) = pair(e, errors);
                let rank = known.get(pair.encoding.as_str()).map(|(rank, conditions)| {
                    pair.condition = declared(&pair.condition, conditions).to_owned();
                    (*rank, conditions.iter().position(|c| *c == pair.condition))
                });
                (rank, pair, place)
            })
            .collect();
        if pairs.is_empty() {
            errors.push(element, "the instruction has no encoding");
        }
        pairs.sort_by_key(|(rank, ..)| *rank);
        let (encodings, pair_places) = pairs.into_iter().map(|(_, pair, place)| (pair, place)).unzip();
        let group = find(element, "FunctionalGroup");
        spec.instructions.push(Instruction {
            name: errors.name(element, "InstructionName"),
            aliases: listed(element, "AliasedInstructionNames", "InstructionName")
                .map(|e| errors.own_name(e))
                .collect(),
            flags: find(element, "InstructionFlags").map_or_else(Flags::default, |e| flags(e, errors)),
            // Schema 1.0 has no groups.
            group: group.map_or_else(String::new, |g| errors.name(g, "Name")),
            subgroups: group.map_or_else(Vec::new, |g| subgroups(g, errors)),
            encodings,
        });
        places.instructions.push(InstructionPlace {
            element: element.id(),
            encodings: pair_places,
        });
    }
}

/// The condition as the encoding declares it. Schema 1.1.1 uses names that are not declared for what 1.1.0 calls `default`:
/// `has_dpp8` and `has_dpp16`, and chains such as `Nothas_lit_0_Nothas_lit_1`, which say that there is no literal.
fn declared<'n>(name: &'n str, conditions: &[&str]) -> &'n str {
    let literals = name.matches("has_lit").count();
    let none = name.starts_with("Nothas_lit") && literals == name.matches("Nothas_lit").count();
    if (none || is_dpp_condition(name)) && !conditions.contains(&name) && conditions.contains(&DEFAULT) {
        DEFAULT
    } else {
        name
    }
}

fn flags(element: Element<'_>, errors: &Errors<'_>) -> Flags {
    let flag = |tag| find(element, tag).is_some_and(|e| errors.truth(e, errors.own_text(e)));
    Flags {
        branch: flag("IsBranch"),
        conditional: flag("IsConditionalBranch"),
        indirect: flag("IsIndirectBranch"),
        terminator: flag("IsProgramTerminator"),
        immediate: flag("IsImmediatelyExecuted"),
    }
}

/// `Subgroup` directly in the group, or in its own list with `NOT_ASSIGNED` for none.
fn subgroups(group: Element<'_>, errors: &Errors<'_>) -> Vec<String> {
    all(group, "Subgroup")
        .chain(listed(group, "FunctionalSubgroups", "Subgroup"))
        .map(|e| {
            if find(e, "Name").is_some() {
                errors.name(e, "Name")
            } else {
                errors.own_name(e)
            }
        })
        .filter(|name| !name.eq_ignore_ascii_case("NOT_ASSIGNED"))
        .collect()
}

fn pair(element: Element<'_>, errors: &Errors<'_>) -> (InstructionEncoding, PairPlace) {
    let mut operands: Vec<_> = listed(element, "Operands", "Operand")
        .map(|e| (order(e, errors), operand(e, errors), e.id()))
        .collect();
    operands.sort_by_key(|(order, operand, _)| (operand.implicit, *order));
    let (operands, places) = operands.into_iter().map(|(_, operand, place)| (operand, place)).unzip();
    let value = InstructionEncoding {
        encoding: errors.name(element, "EncodingName"),
        condition: match find(element, "EncodingCondition") {
            Some(condition) => errors.own_name(condition),
            None => DEFAULT.to_owned(),
        },
        opcode: errors.number(element, "Opcode"),
        operands,
    };
    (
        value,
        PairPlace {
            element: element.id(),
            operands: places,
        },
    )
}

fn operand(element: Element<'_>, errors: &Errors<'_>) -> Operand {
    let field = find(element, "FieldName").map(|e| errors.own_name(e));
    let implicit = errors.flag(element, "IsImplicit", Missing::Is(false));
    Operand {
        format: errors.name(element, "DataFormatName"),
        operand_type: errors.name(element, "OperandType"),
        size: errors.number(element, "OperandSize"),
        input: errors.flag(element, "Input", Missing::IsError),
        output: errors.flag(element, "Output", Missing::IsError),
        implicit,
        // Implicit operands count as encoded: the opcode says them.
        encoded: errors.flag(element, "IsBinaryMicrocodeRequired", Missing::Is(implicit || field.is_some())),
        field,
    }
}

fn operand_type(element: Element<'_>, errors: &Errors<'_>) -> (OperandType, OperandTypePlace) {
    let subtypes: Vec<_> = listed(element, "Subtypes", "Subtype").collect();
    let mut fields: Vec<_> = find(element, "MicrocodeFormat")
        .into_iter()
        .flat_map(|format| listed(format, "BitMap", "Field"))
        .map(|e| (type_field(e, errors), e.id()))
        .collect();
    fields.sort_by_key(|(f, _)| f.low);
    let (fields, field_places) = fields.into_iter().unzip();
    let value = OperandType {
        name: errors.name(element, "OperandTypeName"),
        values: values(element, "OperandPredefinedValues", errors),
        subtypes: subtypes.iter().map(|e| errors.own_name(*e)).collect(),
        fields,
    };
    let place = OperandTypePlace {
        element: element.id(),
        subtypes: subtypes.iter().map(|e| e.id()).collect(),
        fields: field_places,
    };
    (value, place)
}

fn type_field(element: Element<'_>, errors: &Errors<'_>) -> TypeField {
    let whole = field(element, errors);
    if whole.ranges.len() > 1 {
        errors.push(element, "a part of an immediate has one range of bits");
    }
    let (low, bits) = whole.ranges.first().map_or((0, 0), |r| (r.low, r.bits));
    TypeField {
        name: whole.name,
        low,
        bits,
        values: values(element, "FieldPredefinedValues", errors),
    }
}

/// Names with their codes; schema 1.1.1 writes special registers in capitals.
fn values(element: Element<'_>, list: &'static str, errors: &Errors<'_>) -> Vec<(String, u64)> {
    let mut values: Vec<_> = listed(element, list, "PredefinedValue")
        .map(|e| (value_name(e, errors), errors.number(e, "Value")))
        .collect();
    values.sort_by_key(|(_, code)| *code);
    values
}

/// A constant's name may also be a number: `-4`, `0.5`.
fn value_name(element: Element<'_>, errors: &Errors<'_>) -> String {
    let name = errors.text(element, "Name").to_lowercase();
    if !name.is_empty() && !is_name(&name) && name.parse::<f64>().is_err() {
        errors.push(element, format!("\"{}\" is neither a name nor a number", shown(&name)));
    }
    name
}
