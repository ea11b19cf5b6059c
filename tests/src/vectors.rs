//! The project's own test vectors, `vectors/*.txt`: instructions that the generator chose, with LLVM's texts, whose bytes LLVM's assembler gave.
//!
//! A line is `<hex bytes>\t<wave32>\t<wave64>`, where a text is what LLVM prints, `-` where it refuses, `=` for the same as in wave32. A fourth
//! column names a feature that LLVM was given besides the wave size. Lines that start with `#` are comments.

use std::path::PathBuf;

use crate::oracle::parse_hex;

/// One vector.
#[derive(Clone, Debug)]
pub struct Vector {
    /// File and line.
    pub place: String,
    /// The bytes, in memory order.
    pub bytes: Vec<u8>,
    /// LLVM's text in wave32.
    pub wave32: Option<String>,
    /// LLVM's text in wave64.
    pub wave64: Option<String>,
    /// The feature that LLVM needs for it (`+real-true16`), or nothing.
    pub feature: String,
}

/// The folder of the vectors.
pub fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("vectors")
}

/// All vectors, by file name and line.
///
/// # Panics
/// If the folder cannot be read, or a line is not as it should be.
pub fn all() -> Vec<Vector> {
    let folder = folder();
    let entries = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "txt"))
        .collect();
    files.sort();
    let mut vectors = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
            let place = format!("{}:{}", file.display(), index + 1);
            vectors.push(parse(line, &place).unwrap_or_else(|| panic!("{place}: {line:?} is no vector")));
        }
    }
    vectors
}

fn parse(line: &str, place: &str) -> Option<Vector> {
    let mut columns = line.split('\t');
    let (bytes, wave32, wave64) = (parse_hex(columns.next()?)?, columns.next()?, columns.next()?);
    let text = |column: &str| (column != "-").then(|| column.to_owned());
    let feature = columns.next().unwrap_or("").to_owned();
    let wave64 = text(if wave64 == "=" { wave32 } else { wave64 });
    Some(Vector {
        place: place.to_owned(),
        bytes,
        wave32: text(wave32),
        wave64,
        feature,
    })
}

/// The line of a vector.
pub fn line(bytes: &[u8], wave32: Option<&str>, wave64: Option<&str>, feature: &str) -> String {
    let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    let second = if wave64 == wave32 { "=" } else { wave64.unwrap_or("-") };
    let feature = if feature.is_empty() { String::new() } else { format!("\t{feature}") };
    format!("{hex}\t{}\t{second}{feature}\n", wave32.unwrap_or("-"))
}
