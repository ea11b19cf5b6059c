//! The part of `TABLES` that is about opcodes: their facts and names.

use std::collections::HashMap;
use std::fmt::Write;

use super::literals::{Lists, role_name};
use crate::dsl::ast::Fact;
use crate::model::{Model, mark_of};

/// Every name of every opcode, sorted: an assembler searches it by halves. A mnemonic comes before an alias that is the same text.
pub(super) fn names(out: &mut String, model: &Model<'_>) {
    let mut names: Vec<(&str, bool, usize)> = Vec::new();
    for (index, opcode) in model.opcodes.iter().enumerate() {
        names.push((opcode.def.name.text.as_str(), false, index));
        for fact in &opcode.def.facts {
            if let Fact::Alias(name) = fact {
                names.push((&name.text, true, index));
            }
        }
    }
    names.sort_unstable();
    names.dedup_by_key(|name| name.0);
    for (name, _, index) in names {
        let _ = write!(out, "({name:?},{index}),");
    }
}

/// Mnemonics as text is copied: zeros behind them, and their lengths, 32 bytes each. Long ones are left out.
pub(super) fn mnemonics(out: &mut String, model: &Model<'_>) {
    for opcode in &model.opcodes {
        let name = opcode.def.name.text.as_str();
        let name = if name.len() < 32 { name } else { "" };
        let _ = write!(out, "{name}{}\\x{:02x}", "\\0".repeat(31 - name.len()), name.len());
    }
}

/// Facts. The lists that they share are constants of their own.
pub(super) fn opcodes(constants: &mut String, model: &Model<'_>) -> String {
    let mut out = String::new();
    let (mut words, mut implicits) = (Lists::new('W', "&str"), Lists::new('I', "Implicit"));
    let known = model.marks();
    // Opcodes of which everything but names and numbers is the same: what is derived from these facts is derived once.
    let mut alike: HashMap<String, usize> = HashMap::new();
    for (number, opcode) in model.opcodes.iter().enumerate() {
        let def = opcode.def;
        let group = def
            .facts
            .iter()
            .find_map(|fact| if let Fact::Group(name) = fact { Some(name.text.as_str()) } else { None });
        let mut list = |pick: &dyn Fn(&Fact) -> Option<&str>| {
            words.name(def.facts.iter().filter_map(pick).fold(String::new(), |mut list, text| {
                let _ = write!(list, "\"{text}\",");
                list
            }))
        };
        let aliases = list(&|fact| if let Fact::Alias(name) = fact { Some(&name.text) } else { None });
        let subgroups = list(&|fact| if let Fact::Sub(name) = fact { Some(&name.text) } else { None });
        let flags = list(&|fact| if let Fact::Flag(name) = fact { Some(&name.text) } else { None });
        let implicit = implicits.name(def.facts.iter().fold(String::new(), |mut list, fact| {
            if let Fact::Implicit(role, name) = fact {
                let _ = write!(list, "Implicit{{name:\"{name}\",role:Role::{}}},", role_name(*role));
            }
            list
        }));
        let first = model.rows.get(opcode.first_row);
        let facts = format!(
            "{:?} {subgroups} {flags} {implicit} {:?}",
            group,
            first.map(|row| {
                let slots = model.shapes.get(usize::from(row.shape)).map_or(&[][..], |shape| shape.slots.as_slice());
                (row.encoding, slots.iter().map(|slot| slot.kind).collect::<Vec<_>>())
            })
        );
        let like = *alike.entry(facts).or_insert(number);
        let marks = known.iter().enumerate().fold(0u128, |marks, (bit, mark)| {
            marks | u128::from(def.facts.iter().filter_map(mark_of).any(|own| own == *mark)) << bit
        });
        let _ = writeln!(
            out,
            "OpcodeInfo{{mnemonic:\"{}\",group:\"{}\",aliases:{aliases},subgroups:{subgroups},flags:{flags},implicit:{implicit},marks:{marks:#x},like:{like},first_row:{},rows:{}}},",
            def.name,
            group.unwrap_or(""),
            opcode.first_row,
            opcode.rows
        );
    }
    constants.push_str(&words.text);
    constants.push_str(&implicits.text);
    out
}
