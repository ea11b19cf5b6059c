//! The text of definitions that tables give: one file for each architecture, and the module that lists those of a folder.

use super::Source;
use super::schema::{Arch, Instruction, Line};
use std::fmt::Write;
use std::path::PathBuf;

/// Each architecture's folder, file and text.
pub(super) fn files(source: &Source) -> Vec<(String, (PathBuf, String))> {
    let one = |arch: &Arch| {
        let path = PathBuf::from(format!("{}.rs", arch.name.get_ref()));
        (arch.folder.get_ref().clone(), (path, file(source, arch)))
    };
    source.table.arch.iter().map(one).collect()
}

/// The module of a folder.
pub(super) fn index(files: &[(PathBuf, String)]) -> (PathBuf, String) {
    let mut text = String::from(
        "//! Definitions that are kept by hand: one module for each architecture.\n//!\n\
         //! Written by `cargo xtask codegen` from the tables in `isa-defs/tables`. Changes go there.\n\n",
    );
    for (path, _) in files {
        let _ = writeln!(text, "#[macro_use]\npub mod {};", path.with_extension("").display());
    }
    (PathBuf::from("mod.rs"), text)
}

fn file(source: &Source, arch: &Arch) -> String {
    let table = &source.table;
    let name = arch.name.get_ref();
    let mut text = format!(
        "//! {} ({name}): {}.\n//!\n//! Written by `cargo xtask codegen` from `isa-defs/tables/{}`. Changes go there.\n//!\n//! Sources:\n",
        arch.title, table.about, source.name
    );
    for line in &table.sources {
        let _ = writeln!(text, "//! - {}", line.get_ref());
    }
    let _ = write!(text, "\nrdna4_isa_macros::define! {{\n    arch {name};\n    part all;\n");
    for (item, lines) in [("codes", &table.class), ("formats", &table.format), ("kinds", &table.kind)] {
        let _ = write!(text, "\n    {item} {{\n");
        for line in lines.iter().filter(|line| source.names(line.arch.as_deref(), name)) {
            write_line(line, &mut text);
        }
        text.push_str("    }\n");
    }
    for encoding in table.encoding.iter().filter(|encoding| source.names(encoding.arch.as_deref(), name)) {
        let _ = write!(text, "\n    /// {}\n    {} {{\n", encoding.doc, encoding.is.get_ref());
        for field in &encoding.fields {
            let _ = writeln!(text, "        {};", field.get_ref());
        }
        text.push_str("    }\n");
    }
    for instruction in &table.instruction {
        if let Some((_, op)) = instruction.op.iter().find(|(key, _)| source.means(key, name)) {
            write_instruction(source, instruction, name, *op, &mut text);
        }
    }
    let _ = write!(text, "}}\n\nrdna4_isa_macros::parts! {{\n    arch {name};\n    all\n}}\n");
    text
}

fn write_line(line: &Line, text: &mut String) {
    if let Some(doc) = &line.doc {
        let _ = writeln!(text, "        /// {doc}");
    }
    let _ = writeln!(text, "        {};", line.is.get_ref());
}

fn write_instruction(source: &Source, instruction: &Instruction, arch: &str, op: u32, text: &mut String) {
    let Some(signature) = source
        .table
        .signature
        .iter()
        .find(|signature| signature.name.get_ref() == instruction.like.get_ref())
    else {
        return;
    };
    let more = instruction.more.iter().filter(|(key, _)| source.means(key, arch)).map(|(_, facts)| facts);
    let facts: Vec<&str> = std::iter::once(signature.facts.get_ref())
        .chain(more)
        .map(String::as_str)
        .filter(|facts| !facts.is_empty())
        .collect();
    let name = instruction.name.get_ref();
    let _ = write!(text, "\n    /// AMD: {}\n", name.to_uppercase());
    if let Some(why) = &instruction.why {
        let _ = writeln!(text, "    /// {why}");
    }
    let end = signature
        .row
        .as_ref()
        .map_or_else(|| ";".to_owned(), |row| format!(" {{ {} }}", row.get_ref()));
    let _ = write!(
        text,
        "    {name}({})\n        [{}] {{\n        {} = {op:#05x}{end}\n    }}\n",
        signature.operands.get_ref(),
        facts.join(", "),
        signature.encoding.get_ref()
    );
}
