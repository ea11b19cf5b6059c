//! `cargo xtask codegen`: specification → errata → DSL → files, and tables → DSL → files.

use crate::cli::{Action, Codegen};
use crate::spec::model::Spec;
use crate::{dsl_out, errata, input, output, spec, stats, tables};
use std::path::{Path, PathBuf};

/// The architecture whose specification the repository carries.
const CARRIED_ARCHITECTURE: &str = "rdna4";
const CARRIED: &str = "isa-defs/spec/amdgpu_isa_rdna4.facts.xml.gz";
const ERRATA: &str = "isa-defs/errata";
const TABLES: &str = "isa-defs/tables";
const DEFINITIONS: &str = "isa-defs/src";

/// Does what the options say. Without a file, an architecture or an output directory the tables belong to it too.
///
/// # Errors
/// Everything that is wrong; then nothing has been written.
pub fn run(options: &Codegen) -> Result<(), Vec<String>> {
    let arch = arch(options)?;
    let spec = load(options)?;
    let before = stats::Counts::of(&spec);
    let head = stats::head(&spec);
    let errata = options.errata.clone().unwrap_or_else(|| root().join(ERRATA));
    let corrected = errata::load_and_apply(&errata, &arch, spec)?;
    if options.action == Action::Stats {
        print!("{head}{}", stats::table(before, stats::Counts::of(&corrected.spec), &corrected.report));
        return Ok(());
    }
    let everything = options.file.is_none() && options.arch.is_none() && options.out.is_none();
    let by_hand = if everything { tables::render(&root().join(TABLES))? } else { Vec::new() };
    let dir = options.out.clone().unwrap_or_else(|| root().join(DEFINITIONS).join(&arch));
    let files = dsl_out::render(&corrected)?;
    let folders = by_hand.into_iter().map(|(folder, files)| (root().join(DEFINITIONS).join(folder), files));
    if options.action == Action::Check {
        check(&corrected, &dir, &files, options)?;
        for (dir, files) in folders {
            compare(&dir, &files, options)?;
            println!("{}: {} files are as the tables say", dir.display(), files.len());
        }
        return Ok(());
    }
    for (dir, files) in std::iter::once((dir, files)).chain(folders) {
        let written = output::write_all(&dir, &files).map_err(|e| vec![e])?;
        let (changed, removed) = (written.changed.len(), written.removed.len());
        println!(
            "{}: {changed} files written, {removed} removed, {} as they were",
            dir.display(),
            written.unchanged
        );
    }
    Ok(())
}

/// The architecture that the options name, as it is called in the definitions: `AMD RDNA 4` is `rdna4`.
fn arch(options: &Codegen) -> Result<String, Vec<String>> {
    let name = input::plain(options.arch.as_deref().unwrap_or(CARRIED_ARCHITECTURE));
    match name.chars().next() {
        Some(first) if first.is_ascii_alphabetic() => Ok(name),
        _ => Err(vec![format!(
            "\"{}\" is no name of an architecture",
            options.arch.as_deref().unwrap_or_default()
        )]),
    }
}

/// Compares what is there with what would be written, then proves it by reading it back.
fn check(corrected: &errata::Corrected, dir: &Path, files: &[output::File], options: &Codegen) -> Result<(), Vec<String>> {
    compare(dir, files, options)?;
    let proof = dsl_out::prove(corrected, dir)?;
    println!("{}: {} files are as the specification and its errata say", dir.display(), files.len());
    println!("read back and compared: {proof}");
    Ok(())
}

/// Compares what is there with what would be written.
fn compare(dir: &Path, files: &[output::File], options: &Codegen) -> Result<(), Vec<String>> {
    let mut differences = output::check(dir, files).map_err(|e| vec![e])?;
    if differences.is_empty() {
        return Ok(());
    }
    differences.push(format!(
        "the definitions differ from what they are made of; `{}` writes them anew",
        repair(options)
    ));
    Err(differences)
}

/// The specification that the options name.
fn load(options: &Codegen) -> Result<Spec, Vec<String>> {
    let path = options.file.clone().unwrap_or_else(|| root().join(CARRIED));
    let arch = options.arch.as_deref();
    let input = input::load(&path, arch).map_err(|e| vec![e])?;
    let spec = spec::read(&input.name, &input.xml).map_err(|errors| errors.iter().map(ToString::to_string).collect::<Vec<_>>())?;
    // The errata of one architecture would only produce errors about another.
    let wanted = arch.unwrap_or(CARRIED_ARCHITECTURE);
    if input::same_architecture(&spec.architecture, wanted) {
        Ok(spec)
    } else {
        Err(vec![format!(
            "{}: is the specification of \"{}\", not of \"{wanted}\"",
            input.name, spec.architecture
        )])
    }
}

/// The command that makes the files right again.
fn repair(options: &Codegen) -> String {
    let mut command = "cargo xtask codegen".to_owned();
    let mut add = |text: String| {
        command.push(' ');
        command.push_str(&text);
    };
    if let Some(file) = &options.file {
        add(file.display().to_string());
    }
    if let Some(arch) = &options.arch {
        add(format!("--arch \"{arch}\""));
    }
    if let Some(errata) = &options.errata {
        add(format!("--errata {}", errata.display()));
    }
    if let Some(out) = &options.out {
        add(format!("--out {}", out.display()));
    }
    command
}

/// The top of the repository.
pub fn root() -> PathBuf {
    // Cargo says where the package is now; the compiled-in path holds for a program that is run without cargo.
    let package = std::env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    package.parent().map_or_else(|| package.clone(), PathBuf::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_carried_file_is_what_its_provenance_says() {
        let spec = load(&Codegen::default()).expect("the carried file");
        let counts = stats::Counts::of(&spec);
        assert_eq!((counts.encodings, counts.instructions, counts.pairs), (46, 1264, 5062));
        assert_eq!((counts.formats, counts.operand_types), (86, 40));
        assert_eq!(
            (spec.architecture.as_str(), spec.release.as_str(), spec.schema.as_str()),
            ("AMD RDNA 4", "2025-02-19", "1.1.0")
        );
        let provenance = std::fs::read_to_string(root().join("isa-defs/spec/PROVENANCE.md")).expect("the provenance");
        assert!(provenance.contains(&spec.sha256), "PROVENANCE.md does not name {}", spec.sha256);
    }

    #[test]
    fn the_full_file_gives_the_same_model() {
        let path = root().join("../shared/spec/amdgpu_isa_rdna4.xml.gz");
        if !path.exists() {
            println!("skipped: {} is not there; AMD's own file is no part of the repository", path.display());
            return;
        }
        let carried = load(&Codegen::default()).expect("the carried file");
        let mut full = load(&Codegen {
            file: Some(path),
            ..Codegen::default()
        })
        .expect("AMD's file");
        assert_ne!(full.sha256, carried.sha256, "the full file has descriptions");
        full.sha256.clone_from(&carried.sha256);
        assert!(full == carried, "the two files give different models");
    }

    #[test]
    fn the_architecture_must_agree() {
        assert!(
            load(&Codegen {
                arch: Some("rdna4".into()),
                ..Codegen::default()
            })
            .is_ok()
        );
        let errors = load(&Codegen {
            arch: Some("rdna3".into()),
            ..Codegen::default()
        })
        .expect_err("another architecture");
        assert!(
            errors[0].ends_with("is the specification of \"AMD RDNA 4\", not of \"rdna3\""),
            "{errors:?}"
        );
    }

    #[test]
    fn the_repairing_command_repeats_the_options() {
        assert_eq!(repair(&Codegen::default()), "cargo xtask codegen");
        let all = Codegen {
            file: Some("a.zip".into()),
            arch: Some("rdna4".into()),
            errata: Some("e".into()),
            out: Some("d".into()),
            action: Action::Check,
        };
        assert_eq!(repair(&all), "cargo xtask codegen a.zip --arch \"rdna4\" --errata e --out d");
    }
}
