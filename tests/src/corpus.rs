//! Readers of the corpora that lie beside the project and are no part of it. A test says that it is skipped where they are missing.

use std::io::Read;
use std::path::{Path, PathBuf};

use crate::oracle::parse_hex;

/// A row of `gfx12_accept.tsv`: bytes that are one instruction.
#[derive(Clone, Debug)]
pub struct Accepted {
    /// Line in the file.
    pub line: usize,
    /// The bytes, in memory order.
    pub bytes: Vec<u8>,
    /// What LLVM 22 prints in wave32; `None` where it refuses.
    pub wave32: Option<String>,
    /// What LLVM 22 prints in wave64; `None` where it refuses.
    pub wave64: Option<String>,
    /// Texts that assemble to exactly these bytes.
    pub texts: Vec<String>,
}

/// A row of `gfx12_reject.tsv`: a text that is no instruction.
#[derive(Clone, Debug)]
pub struct Rejected {
    /// Line in the file.
    pub line: usize,
    /// Refused in wave32.
    pub in_wave32: bool,
    /// Refused in wave64.
    pub in_wave64: bool,
    /// The text.
    pub text: String,
    /// LLVM 19's message.
    pub message: String,
}

/// A row of `cases.tsv`: something that others got wrong.
#[derive(Clone, Debug)]
pub struct Case {
    /// Its name (`B05`).
    pub id: String,
    /// `CT`: types can refuse it. `CC`: a number decides. Empty: neither.
    pub mark: String,
    /// The processor it is about.
    pub cpu: String,
    /// The text, where it has one.
    pub text: Option<String>,
    /// The bytes, where it has some.
    pub bytes: Option<Vec<u8>>,
    /// Whether it must be accepted.
    pub accept: bool,
    /// What it is about.
    pub note: String,
}

/// Rows of `gfx12_accept.tsv`.
///
/// # Errors
/// The reason why there are none on this machine.
///
/// # Panics
/// If the file is not as described.
pub fn accepted() -> Result<Vec<Accepted>, String> {
    let optional = |text: &str| (text != "-").then(|| text.to_owned());
    rows("gfx12_accept.tsv", |line, [hex, wave32, wave64, texts]| Accepted {
        line,
        bytes: hexadecimal(hex, line),
        wave32: optional(wave32),
        wave64: optional(wave64),
        texts: texts.split(" || ").filter(|text| !text.is_empty()).map(str::to_owned).collect(),
    })
}

/// Rows of `gfx12_reject.tsv`.
///
/// # Errors
/// The reason why there are none on this machine.
///
/// # Panics
/// If the file is not as described.
pub fn rejected() -> Result<Vec<Rejected>, String> {
    rows("gfx12_reject.tsv", |line, [waves, text, message]| Rejected {
        line,
        in_wave32: waves.contains("32"),
        in_wave64: waves.contains("64"),
        text: text.to_owned(),
        message: message.to_owned(),
    })
}

/// Rows of `cases.tsv`.
///
/// # Errors
/// The reason why there are none on this machine.
///
/// # Panics
/// If the file is not as described.
pub fn cases() -> Result<Vec<Case>, String> {
    rows("cases.tsv", |line, [id, mark, cpu, text, hex, expect, note]| Case {
        id: id.to_owned(),
        mark: mark.to_owned(),
        cpu: cpu.to_owned(),
        text: (!text.is_empty()).then(|| text.to_owned()),
        bytes: (!hex.is_empty()).then(|| hexadecimal(hex, line)),
        accept: expect == "accept",
        note: note.to_owned(),
    })
}

/// The folder of this workspace.
pub fn workspace() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("this package lies in the workspace's folder")
}

/// The folder with material that the project uses and doesn't carry.
fn shared() -> PathBuf {
    workspace().parent().map_or_else(PathBuf::new, |parent| parent.join("shared"))
}

/// The text of a file of `shared/reference`, which may be compressed (`.gz`).
///
/// # Errors
/// The reason why there is none on this machine.
pub fn reference(name: &str) -> Result<String, String> {
    let path = shared().join("reference").join(name);
    let say = |error: std::io::Error| format!("reference {}: {error}", path.display());
    let file = std::fs::File::open(&path).map_err(say)?;
    let mut reader: Box<dyn Read> = if name.ends_with(".gz") {
        Box::new(flate2::read::GzDecoder::new(file))
    } else {
        Box::new(file)
    };
    let mut text = String::new();
    reader.read_to_string(&mut text).map_err(say)?;
    Ok(text)
}

fn rows<T, const N: usize>(name: &str, row: impl Fn(usize, [&str; N]) -> T) -> Result<Vec<T>, String> {
    let path = shared().join("corpus").join(name);
    let text = std::fs::read_to_string(&path).map_err(|error| format!("corpus {}: {error}", path.display()))?;
    let lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#') && !line.is_empty());
    Ok(lines
        .map(|(index, line)| {
            let mut columns = line.split('\t');
            row(index + 1, std::array::from_fn(|_| columns.next().unwrap_or("").trim_end()))
        })
        .collect())
}

fn hexadecimal(text: &str, line: usize) -> Vec<u8> {
    parse_hex(text).unwrap_or_else(|| panic!("line {line}: {text:?} is not hexadecimal"))
}
