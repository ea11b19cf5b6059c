//! The part of `TABLES` that is about opcodes: their names and facts. Names are literals, the rest is numbers in bytes.

use std::collections::HashMap;
use std::fmt::Write;

use super::literals::{Bytes, Lists, role_name};
use crate::dsl::ast::Fact;
use crate::model::{Mark, Model, Opcode, mark_of};

/// Writes names, aliases and facts.
pub(super) fn write(out: &mut String, model: &Model<'_>) {
    let names = Names::new(model);
    names.write(out);
    facts(out, model, &names);
}

/// Every name of every opcode, sorted: an assembler searches it by halves.
struct Names<'a> {
    /// Names and the opcodes that they mean.
    list: Vec<(&'a str, usize)>,
    /// The other way: where a name is in the list.
    known: HashMap<&'a str, usize>,
}

impl<'a> Names<'a> {
    /// A mnemonic comes before an alias that is the same text.
    fn new(model: &Model<'a>) -> Self {
        let mut names: Vec<(&str, bool, usize)> = Vec::new();
        for (index, opcode) in model.opcodes.iter().enumerate() {
            names.push((opcode.def.name.text.as_str(), false, index));
            names.extend(aliases(opcode).map(|name| (name, true, index)));
        }
        names.sort_unstable();
        names.dedup_by_key(|name| name.0);
        let list: Vec<_> = names.into_iter().map(|(name, _, index)| (name, index)).collect();
        let known = list.iter().enumerate().map(|(at, (name, _))| (*name, at)).collect();
        Names { list, known }
    }

    /// Where a name is in the list.
    fn index(&self, name: &str) -> usize {
        self.known.get(name).copied().unwrap_or(usize::MAX)
    }

    fn write(&self, out: &mut String) {
        let _ = write!(out, "const TEXTS:[&str;{}]=[", self.list.len());
        let mut opcodes = Bytes::new();
        for (name, opcode) in &self.list {
            let _ = write!(out, "\"{name}\",");
            opcodes.add_index(*opcode);
        }
        let _ = writeln!(
            out,
            "];\nstatic NAMES:[(&str,u16);{}]=unpack_names(TEXTS,{});",
            self.list.len(),
            opcodes.literal()
        );
    }
}

fn aliases<'a>(opcode: &Opcode<'a>) -> impl Iterator<Item = &'a str> + use<'a> {
    opcode
        .def
        .facts
        .iter()
        .filter_map(|fact| if let Fact::Alias(name) = fact { Some(name.text.as_str()) } else { None })
}

/// What `like` compares: the facts that opcodes share, by number, and encoding and kinds of operands of the first row.
type Alike = (usize, Option<(usize, Vec<usize>)>);

/// Mnemonics as text is copied: zeros behind them, and their lengths, 32 bytes each. Long ones are left out.
pub(super) fn mnemonics(out: &mut String, model: &Model<'_>) {
    for opcode in &model.opcodes {
        let name = opcode.def.name.text.as_str();
        let name = if name.len() < 32 { name } else { "" };
        let _ = write!(out, "{name}{}\\x{:02x}", "\\0".repeat(31 - name.len()), name.len());
    }
}

/// Facts. Opcodes that have the same ones, but for names and rows, share an element of `SHARED`; each has 14 bytes besides: seven numbers.
fn facts(out: &mut String, model: &Model<'_>, names: &Names<'_>) {
    let (mut words, mut implicits) = (Lists::new('W', "&str"), Lists::new('I', "Implicit"));
    let known = model.marks();
    // What opcodes share, and how many do so far.
    let mut shared: HashMap<String, usize> = HashMap::new();
    let mut list = String::new();
    // Opcodes of which everything but names and numbers is the same: what is derived from these facts is derived once.
    let mut alike: HashMap<Alike, usize> = HashMap::new();
    let (mut bytes, mut all_aliases, mut count) = (Bytes::new(), Bytes::new(), 0);
    for (at, opcode) in model.opcodes.iter().enumerate() {
        let own = facts_of(opcode, &mut words, &mut implicits);
        let next = shared.len();
        let kind = *shared.entry(own).or_insert_with_key(|own| {
            let marks = marks_of(opcode, &known);
            let _ = writeln!(list, "OpcodeInfo{{{own}marks:{marks:#x},..OpcodeInfo::EMPTY}},");
            next
        });
        let first = model.rows.get(opcode.first_row).map(|row| {
            let slots = model.shapes.get(usize::from(row.shape)).map_or(&[][..], |shape| shape.slots.as_slice());
            (row.encoding, slots.iter().map(|slot| slot.kind).collect())
        });
        let like = *alike.entry((kind, first)).or_insert(at);
        let first_alias = count;
        for alias in aliases(opcode) {
            all_aliases.add_index(names.index(alias));
            count += 1;
        }
        let name = names.index(&opcode.def.name.text);
        for index in [name, kind, like, opcode.first_row, opcode.rows, first_alias, count - first_alias] {
            bytes.add_index(index);
        }
    }
    out.push_str(&words.text);
    out.push_str(&implicits.text);
    let _ = writeln!(
        out,
        "static ALIASES:[&str;{count}]=unpack_items(&TEXTS,{});\nconst SHARED:[OpcodeInfo;{}]=[{list}];\n\
         static OPCODES:[OpcodeInfo;{}]=unpack_opcodes(&TEXTS,&ALIASES,&SHARED,{});",
        all_aliases.literal(),
        shared.len(),
        model.opcodes.len(),
        bytes.literal()
    );
}

/// Group, subgroups and flags as bits.
fn marks_of(opcode: &Opcode<'_>, known: &[Mark<'_>]) -> u128 {
    known.iter().enumerate().fold(0, |marks, (bit, mark)| {
        marks | u128::from(opcode.def.facts.iter().filter_map(mark_of).any(|own| own == *mark)) << bit
    })
}

/// The fields that opcodes share, but for what follows from them.
fn facts_of(opcode: &Opcode<'_>, words: &mut Lists, implicits: &mut Lists) -> String {
    let facts = &opcode.def.facts;
    let group = facts
        .iter()
        .find_map(|fact| if let Fact::Group(name) = fact { Some(name.text.as_str()) } else { None });
    let mut list = |pick: &dyn Fn(&Fact) -> Option<&str>| {
        words.name(facts.iter().filter_map(pick).fold(String::new(), |mut list, text| {
            let _ = write!(list, "\"{text}\",");
            list
        }))
    };
    let subgroups = list(&|fact| if let Fact::Sub(name) = fact { Some(&name.text) } else { None });
    let flags = list(&|fact| if let Fact::Flag(name) = fact { Some(&name.text) } else { None });
    let implicit = implicits.name(facts.iter().fold(String::new(), |mut list, fact| {
        if let Fact::Implicit(role, name) = fact {
            let _ = write!(list, "Implicit{{name:\"{name}\",role:Role::{}}},", role_name(*role));
        }
        list
    }));
    format!(
        "group:\"{}\",subgroups:{subgroups},flags:{flags},implicit:{implicit},",
        group.unwrap_or("")
    )
}
