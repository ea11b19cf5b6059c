//! Parts and the files that hold them.

use crate::errata::Corrected;
use crate::spec::model::Spec;
use std::fmt::Write;
use std::path::PathBuf;

/// One file's items.
pub struct Part {
    pub name: String,
    /// What is in it, for the file's head.
    pub about: String,
    pub text: String,
}

/// The files: one for each part, and the module that lists them.
pub fn files(corrected: &Corrected, parts: &[Part]) -> Vec<(PathBuf, String)> {
    let mut files: Vec<_> = parts
        .iter()
        .map(|part| (PathBuf::from(format!("{}.rs", part.name)), file(corrected, part)))
        .collect();
    files.push((PathBuf::from("mod.rs"), index(corrected, parts)));
    files
}

/// From what and by which command.
fn head(spec: &Spec, about: &str) -> String {
    format!(
        "//! {}: {about}.\n//!\n//! Written by `cargo xtask codegen` from AMD's machine-readable specification, release {}, schema {},\n\
         //! SHA-256 {},\n//! and the errata in `isa-defs/errata`. Changes go there.\n\n",
        spec.architecture, spec.release, spec.schema, spec.sha256
    )
}

fn file(corrected: &Corrected, part: &Part) -> String {
    let mut text = head(&corrected.spec, &part.about);
    let _ = write!(
        text,
        "rdna4_isa_macros::define! {{\n    arch {};\n    part {};\n",
        corrected.arch, part.name
    );
    for line in std::iter::once("").chain(part.text.trim_end().lines()) {
        let indent = if line.is_empty() { "" } else { "    " };
        let _ = writeln!(text, "{indent}{line}");
    }
    text.push_str("}\n");
    text
}

fn index(corrected: &Corrected, parts: &[Part]) -> String {
    let mut text = head(&corrected.spec, "the parts of the definitions");
    for part in parts {
        let _ = writeln!(text, "#[macro_use]\nmod {};", part.name);
    }
    let _ = write!(text, "\nrdna4_isa_macros::parts! {{\n    arch {};\n", corrected.arch);
    for part in parts {
        let _ = writeln!(text, "    {}", part.name);
    }
    text.push_str("}\n");
    text
}
