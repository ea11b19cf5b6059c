//! What can be wrong with a table beyond its shape: names that nothing has, what is said twice or never used, and pieces that are no definition.
//!
//! What the pieces mean together is the macros' business: they check the definitions when `isa-defs` is compiled.

use super::Source;
use super::schema::Piece;
use crate::dsl::{Errors, parse_part};
use proc_macro2::TokenStream;
use std::collections::{BTreeMap, HashSet};

/// Everything that is wrong.
pub(super) fn check(source: &Source) -> Vec<String> {
    let mut errors = Vec::new();
    heads(source, &mut errors);
    lists(source, &mut errors);
    pieces(source, &mut errors);
    instructions(source, &mut errors);
    errors
}

/// Sources, architectures, groups.
fn heads(source: &Source, errors: &mut Vec<String>) {
    let table = &source.table;
    if table.about.trim().is_empty() || table.sources.is_empty() {
        errors.push(format!("{}:1: `about` and `sources` say something", source.name));
    }
    for empty in table.sources.iter().filter(|text| text.get_ref().trim().is_empty()) {
        errors.push(source.at(empty, "a source says something"));
    }
    let mut seen = HashSet::new();
    for arch in &table.arch {
        if !seen.insert(arch.name.get_ref()) || table.group.contains_key(arch.name.get_ref()) {
            errors.push(source.at(&arch.name, &format!("`{}` is a name already", arch.name.get_ref())));
        }
        for name in [&arch.name, &arch.folder] {
            let is_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
            if !name.get_ref().starts_with(|c: char| c.is_ascii_lowercase()) || !name.get_ref().chars().all(is_name) {
                errors.push(source.at(name, &format!("`{}` is no name of a module", name.get_ref())));
            }
        }
    }
}

/// Every list of architectures.
fn lists(source: &Source, errors: &mut Vec<String>) {
    let table = &source.table;
    let lines = table.class.iter().chain(&table.format).chain(&table.kind).map(|line| &line.arch);
    let lists = lines.chain(table.encoding.iter().map(|encoding| &encoding.arch)).flatten();
    for name in lists.flatten().filter(|name| !known(source, name.get_ref())) {
        errors.push(source.at(name, &unknown(name.get_ref())));
    }
    for member in table.group.values().flatten() {
        if !table.arch.iter().any(|arch| arch.name.get_ref() == member.get_ref()) {
            errors.push(source.at(member, &format!("there is no architecture `{}`", member.get_ref())));
        }
    }
}

fn known(source: &Source, name: &str) -> bool {
    source.table.group.contains_key(name) || source.table.arch.iter().any(|arch| arch.name.get_ref() == name)
}

fn unknown(name: &str) -> String {
    format!("there is no architecture and no group `{name}`")
}

/// Every piece, read as the macros read it.
fn pieces(source: &Source, errors: &mut Vec<String>) {
    let table = &source.table;
    let mut read = |piece: &Piece, before: &str, after: &str| {
        for message in mistakes(&format!("{before}{}{after}", piece.get_ref())) {
            errors.push(source.at(piece, &message));
        }
    };
    for (lines, item) in [(&table.class, "codes"), (&table.format, "formats"), (&table.kind, "kinds")] {
        lines.iter().for_each(|line| read(&line.is, &format!("{item} {{"), ";}"));
    }
    for encoding in &table.encoding {
        read(&encoding.is, "", "{}");
        encoding.fields.iter().for_each(|field| read(field, "enc e: u32 {", ";}"));
    }
    for signature in &table.signature {
        read(&signature.operands, "i(", ")[]{}");
        read(&signature.facts, "i()[", "]{}");
        signature.row.iter().for_each(|row| read(row, "i()[]{ e {", "} }"));
    }
}

/// What the parser says of an item.
fn mistakes(item: &str) -> Vec<String> {
    let stream: TokenStream = match format!("arch a; part p; {item}").parse() {
        Ok(stream) => stream,
        Err(error) => return vec![format!("{error}")],
    };
    let mut errors = Errors::default();
    parse_part(stream, &mut errors);
    errors.list.into_iter().map(|mistake| mistake.message).collect()
}

fn instructions(source: &Source, errors: &mut Vec<String>) {
    let table = &source.table;
    let mut used = HashSet::new();
    let mut names = HashSet::new();
    let mut taken: BTreeMap<(&str, &str, u32), &str> = BTreeMap::new();
    for signature in &table.signature {
        if !names.insert(signature.name.get_ref()) {
            errors.push(source.at(&signature.name, &format!("signature `{}` is defined twice", signature.name.get_ref())));
        }
    }
    names.clear();
    for instruction in &table.instruction {
        let name = instruction.name.get_ref();
        if !names.insert(name) {
            errors.push(source.at(&instruction.name, &format!("`{name}` is defined twice")));
        }
        let Some(signature) = table
            .signature
            .iter()
            .find(|signature| signature.name.get_ref() == instruction.like.get_ref())
        else {
            errors.push(source.at(&instruction.like, &format!("there is no signature `{}`", instruction.like.get_ref())));
            continue;
        };
        used.insert(signature.name.get_ref());
        for key in instruction.op.keys().chain(instruction.more.keys()).filter(|key| !known(source, key)) {
            errors.push(source.at(&instruction.name, &unknown(key)));
        }
        for (key, facts) in &instruction.more {
            for message in mistakes(&format!("i()[{facts}]{{}}")) {
                errors.push(source.at(&instruction.name, &format!("`{key}`: {message}")));
            }
        }
        for arch in table.arch.iter().map(|arch| arch.name.get_ref().as_str()) {
            let ops: Vec<u32> = instruction
                .op
                .iter()
                .filter(|(key, _)| source.means(key, arch))
                .map(|(_, op)| *op)
                .collect();
            if ops.len() > 1 {
                errors.push(source.at(&instruction.name, &format!("`{name}` has several opcodes in `{arch}`")));
            }
            for op in ops {
                if let Some(other) = taken.insert((arch, signature.encoding.get_ref(), op), name) {
                    errors.push(source.at(&instruction.name, &format!("opcode {op:#x} of `{arch}` belongs to `{other}` already")));
                }
            }
        }
    }
    for unused in table.signature.iter().filter(|signature| !used.contains(signature.name.get_ref())) {
        errors.push(source.at(&unused.name, &format!("no instruction is like `{}`", unused.name.get_ref())));
    }
}
