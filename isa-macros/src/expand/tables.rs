//! `TABLES`: the whole definition as static data. The types and the functions that unpack rows are in the expanding crate's `table` module.

use std::fmt::Write;

use super::docs::{doc, escape};
use super::literals::{Bytes, place};
use super::{opcodes, shapes};
use crate::dsl::ast::KindBody;
use crate::model::{Field, FieldRole, Model};

pub(super) fn write(out: &mut String, model: &Model<'_>) {
    doc(out, "Everything that is known of this architecture, as data.");
    out.push_str("pub static TABLES:crate::table::Tables={use crate::table::*;\n");
    shapes::write(out, model);
    opcodes::write(out, model);
    rows(out, model);
    entries(out, model);
    let _ = write!(out, "Tables{{arch:{:?},classes:&[", model.arch);
    classes(out, model);
    out.push_str("],kinds:&[");
    kinds(out, model);
    out.push_str("],formats:&[");
    model.formats.iter().for_each(|(name, bits)| {
        let _ = write!(out, "({name:?},{bits}),");
    });
    let _ = write!(out, "],narrow:{:?},modifiers:&[", model.narrow);
    model.modifiers.iter().for_each(|name| {
        let _ = write!(out, "{name:?},");
    });
    out.push_str("],marks:&[");
    model.marks().iter().for_each(|mark| {
        let _ = write!(out, "\"{}{}\",", mark.0, mark.1);
    });
    out.push_str("],encodings:&[");
    encodings(out, model);
    out.push_str("],opcodes:&OPCODES,rows:&ROWS,shapes:&SHAPES,conds:&[");
    for condition in &model.conditions {
        out.push_str("&[");
        for term in condition {
            let _ = write!(out, "Cond{{place:{},low:{},high:{}}},", place(term.place), term.low, term.high);
        }
        out.push_str("],");
    }
    out.push_str("],names:&NAMES,prefixes:&PREFIXES,groups:&[");
    for group in &model.groups {
        let _ = write!(
            out,
            "Group{{op:{},first:{},op_y:{},first_y:{}}},",
            place(group.op),
            group.first,
            place(group.op_y),
            group.first_y
        );
    }
    out.push_str("],ops:&OPS,entries:&ENTRIES,dwords:DWORDS,mnemonics:b\"");
    opcodes::mnemonics(out, model);
    out.push_str("\".as_chunks().0}};\n");
}

/// Rows: opcode, shape and op of two bytes each, encoding, form. Their lengths.
fn rows(out: &mut String, model: &Model<'_>) {
    let (mut rows, mut dwords) = (Bytes::new(), Bytes::new());
    for row in &model.rows {
        let encoding = model.encodings.get(row.encoding);
        [row.opcode, row.shape, row.op].iter().for_each(|number| rows.add(&number.to_le_bytes()));
        rows.add(&[byte(row.encoding), byte(encoding.map_or(0, |encoding| encoding.form))]);
        dwords.add(&[encoding.map_or(0, |encoding| encoding.dwords)]);
    }
    let _ = writeln!(
        out,
        "static ROWS:[Row;{}]=unpack_rows({});\nconst DWORDS:&[u8]={};",
        model.rows.len(),
        rows.literal(),
        dwords.literal()
    );
}

/// What decoding looks up: group of the first bits, entry of each opcode value, forms of each entry. These are written without the unused ones.
fn entries(out: &mut String, model: &Model<'_>) {
    let (mut counts, mut forms) = (Bytes::new(), Bytes::new());
    for entry in &model.entries {
        let used = entry.forms.iter().filter(|form| form.row != u16::MAX);
        counts.add(&[byte(used.clone().count())]);
        for form in used {
            forms.add(&form.row.to_le_bytes());
            forms.add(&form.condition.to_le_bytes());
        }
    }
    let (mut ops, mut prefixes) = (Bytes::new(), Bytes::new());
    model.ops.iter().for_each(|op| ops.add(&op.to_le_bytes()));
    prefixes.add(&model.prefixes);
    let _ = writeln!(
        out,
        "static ENTRIES:[DecodeEntry;{}]=unpack_entries({},{});\nstatic OPS:[u16;{}]=unpack_numbers({});\nstatic PREFIXES:[u8;{}]=*{};",
        model.entries.len(),
        counts.literal(),
        forms.literal(),
        model.ops.len(),
        ops.literal(),
        model.prefixes.len(),
        prefixes.literal()
    );
}

/// An index or a number of at most 255, as the checks let no larger ones in.
fn byte(value: usize) -> u8 {
    u8::try_from(value).unwrap_or(u8::MAX)
}

/// An absent index is 255.
fn index(value: Option<u8>) -> u8 {
    value.unwrap_or(255)
}

fn classes(out: &mut String, model: &Model<'_>) {
    for class in &model.classes {
        let [one, two, more] = class
            .align
            .as_ref()
            .map_or([1; 3], |align| [align[0].value, align[1].value, align[2].value]);
        let _ = write!(
            out,
            "CodeClass{{name:\"{}\",text:{:?},first:{},last:{},counted:{},pair:{},single:{},bus:{},mask:{},constant:{},align:[{one},{two},{more}]}},",
            class.name,
            class.text.text,
            class.range.low.value,
            class.range.high.value,
            class.counted,
            class.pair,
            class.single,
            class.bus,
            class.mask,
            class.constant
        );
    }
}

fn kinds(out: &mut String, model: &Model<'_>) {
    for kind in &model.kinds {
        let _ = write!(
            out,
            "Kind{{name:{:?},codes:{:?},decodes:{:?},imm:{},fields:&[",
            kind.name, kind.codes.0, kind.decodes.0, kind.imm
        );
        if let Some(KindBody::Imm { parts, .. }) = kind.def.map(|def| &def.body) {
            for part in parts {
                let width = part.bits.high - part.bits.low + 1;
                let _ = write!(out, "ImmField{{name:\"{}\",low:{},width:{width},values:&[", part.name, part.bits.low);
                let mut values: Vec<_> = part.values.iter().map(|(text, value)| (value.value, &text.text)).collect();
                values.sort_by_key(|(value, _)| *value);
                values.iter().for_each(|(value, text)| {
                    let _ = write!(out, "({text:?},{value}),");
                });
                out.push_str("]},");
            }
        }
        let _ = writeln!(out, "],literal:{},unaligned:{}}},", kind.literal, kind.unaligned);
    }
}

fn encodings(out: &mut String, model: &Model<'_>) {
    for encoding in &model.encodings {
        let _ = write!(out, "EncodingInfo{{name:\"{}\",spec:\"", encoding.name);
        escape(out, encoding.docs.first().map_or("", String::as_str));
        let _ = write!(
            out,
            "\",dwords:{},form:{},bus:{},op:{},literal:{},fields:&[",
            encoding.dwords,
            encoding.form,
            index(encoding.bus),
            place(encoding.op),
            place(encoding.literal)
        );
        encoding.fields.iter().filter(|field| !field.view).for_each(|found| field(out, found));
        out.push_str("],modifiers:&[");
        for field in &encoding.fields {
            if let FieldRole::Modifier { index, signed, values, .. } = field.role {
                let _ = write!(
                    out,
                    "ModifierPlace{{modifier:{index},place:{},signed:{signed},values:&[",
                    place(field.place)
                );
                for range in values {
                    let _ = write!(out, "({},{}),", range.low.value, range.high.value);
                }
                out.push_str("]},");
            }
        }
        let _ = writeln!(out, "],half:{}}},", index(encoding.half));
    }
}

fn field(out: &mut String, field: &Field<'_>) {
    let (role, kind) = match field.role {
        FieldRole::Plain => ("Plain", 255),
        FieldRole::Op => ("Op", 255),
        FieldRole::Operand { kind, .. } => ("Operand", kind),
        FieldRole::Modifier { .. } => ("Modifier", 255),
        FieldRole::Aux(_) => ("Aux", 255),
    };
    let _ = write!(
        out,
        "FieldInfo{{name:\"{}\",place:{},role:FieldRole::{role},kind:{kind}}},",
        // A modifier goes by its own name.
        if matches!(field.role, FieldRole::Modifier { .. }) {
            field.operand
        } else {
            &field.name.text
        },
        place(field.place)
    );
}
