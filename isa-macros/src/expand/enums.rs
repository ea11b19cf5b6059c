//! `Encoding`, `Form`, `Modifier` and `Opcode`: names as numbers, which the tables are indexed with.

use std::fmt::Write;

use super::docs;
use super::names::camel;
use crate::model::Model;

pub(super) fn write(out: &mut String, model: &Model<'_>) {
    let documented =
        |names: &mut dyn Iterator<Item = &str>| -> Vec<(String, String)> { names.map(|name| (camel(name), format!("`{name}`"))).collect() };
    let encodings = model.encodings.iter().map(|encoding| {
        let spec = encoding.docs.first().map_or("", String::as_str);
        (camel(&encoding.name.text), format!("`{}`: {spec}", encoding.name))
    });
    let debug = "#[derive(Debug)]";
    one(out, "Encoding", "u8", "An encoding.", debug, &encodings.collect::<Vec<_>>());
    let mut forms = vec![("Native".to_string(), "The only form of encodings that leave no choice.".to_string())];
    forms.extend(documented(&mut model.forms.iter().copied()));
    one(out, "Form", "u8", "A form of an instruction that a user can choose.", debug, &forms);
    one(
        out,
        "Modifier",
        "u8",
        "A modifier of an instruction.",
        debug,
        &documented(&mut model.modifiers.iter().copied()),
    );
    let opcodes: Vec<_> = model
        .opcodes
        .iter()
        .map(|opcode| (opcode.def.name.text.to_uppercase(), format!("`{}`", opcode.def.name)))
        .collect();
    let attribute = "#[expect(non_camel_case_types,reason=\"opcodes are spelt as in the specification\")]";
    one(out, "Opcode", "u16", "An instruction, whatever its form.", attribute, &opcodes);
    // The compiler takes long for a derived one, which has an arm for each variant.
    if !opcodes.is_empty() {
        out.push_str(
            "impl ::core::fmt::Debug for Opcode{fn fmt(&self,f:&mut ::core::fmt::Formatter<'_>)->::core::fmt::Result{\
             crate::table::capitals(TABLES.opcodes[*self as usize].mnemonic,f)}}\n",
        );
    }
}

fn one(out: &mut String, name: &str, repr: &str, about: &str, attribute: &str, variants: &[(String, String)]) {
    docs::doc(out, about);
    // An enum without variants cannot have a representation.
    if variants.is_empty() {
        let _ = writeln!(out, "#[derive(Clone,Copy,PartialEq,Eq,Hash,PartialOrd,Ord,Debug)]pub enum {name}{{}}");
    } else {
        let _ = write!(
            out,
            "{attribute}#[derive(Clone,Copy,PartialEq,Eq,Hash,PartialOrd,Ord)]#[repr({repr})]pub enum {name}{{"
        );
        for (variant, about) in variants {
            docs::doc(out, about);
            let _ = write!(out, "{variant},");
        }
        out.push_str("}\n");
    }
    let _ = write!(
        out,
        "impl {name}{{\n/// All of them, in the order of their numbers.\npub const ALL:&'static [{name}]=&["
    );
    for (variant, _) in variants {
        let _ = write!(out, "{name}::{variant},");
    }
    let _ = writeln!(
        out,
        "];
        /// The one with this number.
        pub const fn from_index(index:{repr})->Option<{name}>{{if (index as usize)<Self::ALL.len(){{Some(Self::ALL[index as usize])}}else{{None}}}}
        }}"
    );
}
