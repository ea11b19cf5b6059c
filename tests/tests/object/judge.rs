//! LLVM's tools, and what they said when it was recorded.

use super::cases::Case;
use object::read::elf::{ElfFile64, ProgramHeader as _};
use object::{LittleEndian as LE, Object as _, ObjectSection as _};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// The folder of the recorded results.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("object")
}

/// A program of LLVM 19, under the name that Debian gives it.
#[derive(Clone, Copy)]
pub(crate) enum Tool {
    Mc,
    Lld,
    Llc,
    Readelf,
    Objdump,
}

/// What a program said.
pub(crate) struct Said {
    pub(crate) text: String,
    pub(crate) warnings: String,
}

impl Tool {
    fn program(self) -> &'static str {
        match self {
            Tool::Mc => "llvm-mc-19",
            Tool::Lld => "ld.lld-19",
            Tool::Llc => "llc-19",
            Tool::Readelf => "llvm-readelf-19",
            Tool::Objdump => "llvm-objdump-19",
        }
    }

    /// Runs it; `None`, and a word about it, where it is not installed. The name of the file's folder is left out of what it said.
    pub(crate) fn run(self, arguments: &[String]) -> Option<Said> {
        let Ok(output) = Command::new(self.program()).args(arguments).output() else {
            eprintln!("skipped: {} is not installed", self.program());
            return None;
        };
        let plain = |bytes: &[u8]| String::from_utf8_lossy(bytes).replace(&format!("{}/", Temporary::folder().display()), "");
        let said = Said {
            text: plain(&output.stdout),
            warnings: plain(&output.stderr),
        };
        assert!(output.status.success(), "{} {arguments:?}: {}", self.program(), said.warnings);
        Some(said)
    }
}

/// A file that tools read or write, in a folder of this process.
pub(crate) struct Temporary(PathBuf);

impl Temporary {
    fn folder() -> PathBuf {
        env::temp_dir().join(format!("rdna4-isa-object-{}", std::process::id()))
    }

    pub(crate) fn new(name: &str, content: &[u8]) -> Self {
        fs::create_dir_all(Self::folder()).unwrap();
        let path = Self::folder().join(name);
        fs::write(&path, content).unwrap();
        Temporary(path)
    }

    pub(crate) fn path(&self) -> String {
        self.0.to_str().unwrap().to_owned()
    }

    fn read(&self) -> Vec<u8> {
        fs::read(&self.0).unwrap()
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
        // Only the last one finds the folder empty.
        let _ = fs::remove_dir(Self::folder());
    }
}

/// What is recorded under this name. Where the tools are there, they must still make the same; with `RECORD` set, what they make is recorded.
pub(crate) fn recorded(name: &str, make: impl FnOnce() -> Option<Vec<u8>>) -> Vec<u8> {
    let path = folder().join(name);
    let made = make();
    if let (Some(made), true) = (&made, env::var_os("RECORD").is_some()) {
        fs::write(&path, made).unwrap();
    }
    let recorded = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}; record it with RECORD=1", path.display()));
    if let Some(made) = made {
        assert!(made == recorded, "{name}: not what is recorded");
    }
    recorded
}

/// Assembles; the object before linking.
pub(crate) fn assemble(name: &str, processor: &str, source: &str) -> Option<Vec<u8>> {
    let source = Temporary::new(&format!("{name}.s"), source.as_bytes());
    let object = Temporary::new(&format!("{name}.assembled.o"), &[]);
    let arguments = [
        "-triple=amdgcn-amd-amdhsa",
        &format!("-mcpu={processor}"),
        "-filetype=obj",
        &source.path(),
        "-o",
        &object.path(),
    ];
    Tool::Mc.run(&arguments.map(str::to_owned))?;
    Some(object.read())
}

/// Links one object.
fn link_object(name: &str, object: &[u8]) -> Option<Vec<u8>> {
    let object = Temporary::new(&format!("{name}.o"), object);
    let linked = Temporary::new(&format!("{name}.linked.co"), &[]);
    Tool::Lld.run(&["-shared", &object.path(), "-o", &linked.path()].map(str::to_owned))?;
    Some(linked.read())
}

/// Assembles and links a case.
pub(crate) fn link(case: &Case) -> Option<Vec<u8>> {
    let source = fs::read_to_string(folder().join(format!("{}.s", case.name))).unwrap();
    link_object(case.name, &assemble(case.name, case.processor, &source)?)
}

/// Compiles and links `hidden.ll`.
pub(crate) fn compile_hidden() -> Option<Vec<u8>> {
    let object = Temporary::new("hidden.compiled.o", &[]);
    let source = folder().join("hidden.ll").to_str().unwrap().to_owned();
    Tool::Llc.run(&["-mcpu=gfx1200", &source, "-filetype=obj", "-o", &object.path()].map(str::to_owned))?;
    link_object("hidden", &object.read())
}

/// The bytes of a section.
pub(crate) fn section(file: &[u8], name: &str) -> Vec<u8> {
    let file = ElfFile64::<LE>::parse(file).unwrap();
    file.section_by_name(name).unwrap().data().unwrap().to_vec()
}

/// Where the last loaded byte of a linked file ends.
pub(crate) fn dynamic_end(file: &[u8]) -> usize {
    let file = ElfFile64::<LE>::parse(file).unwrap();
    let ends = file
        .elf_program_headers()
        .iter()
        .map(|segment| segment.p_offset(LE) + segment.p_filesz(LE));
    usize::try_from(ends.max().unwrap()).unwrap()
}
