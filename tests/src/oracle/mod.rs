//! LLVM as the judge: the AMDGPU disassembler and assembler of the libLLVM inside the installed Rust toolchain.
//!
//! [`Oracle::find`] says why there is none where there is none; a test then calls [`crate::skip`] and passes. LLVM runs in a child process
//! (`src/bin/llvm-oracle.rs`), because some inputs crash it: those get the answer `Crash` and the batch goes on.
//!
//! - [`here`]: LLVM without a child, for measuring
//! - `find`: where libLLVM and the child's program are
//! - `process`: the child's life, seen from the parent
//! - `protocol`: the lines that both exchange, and the child's main loop
//! - `llvm`: LLVM's C API

mod find;
pub mod here;
mod llvm;
mod process;
mod protocol;

pub use protocol::{parse_hex, serve};

/// The major version of LLVM that verdicts and vectors were recorded with.
pub const LLVM_MAJOR: &str = "22";

/// What an instruction is assembled or disassembled for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    cpu: String,
    features: String,
}

impl Target {
    /// A processor (`gfx1200`) and LLVM's features, with commas between (`+wavefrontsize32,+real-true16`); none is `""`.
    ///
    /// # Panics
    /// If one holds a space, or the processor is empty.
    pub fn new(cpu: &str, features: &str) -> Self {
        assert!(
            !cpu.is_empty() && !cpu.contains(' ') && !features.contains(' '),
            "not a target: {cpu:?} {features:?}"
        );
        Self {
            cpu: cpu.to_owned(),
            features: features.to_owned(),
        }
    }

    /// RDNA 4 in wave32.
    pub fn wave32() -> Self {
        Self::new("gfx1200", "+wavefrontsize32")
    }

    /// RDNA 4 in wave64.
    pub fn wave64() -> Self {
        Self::new("gfx1200", "+wavefrontsize64")
    }

    /// The same with another of LLVM's features (`+real-true16`).
    #[must_use]
    pub fn with(&self, feature: &str) -> Self {
        let comma = if self.features.is_empty() { "" } else { "," };
        Self::new(&self.cpu, &format!("{}{comma}{feature}", self.features))
    }

    fn push_request(&self, verb: u8, line: &mut Vec<u8>) {
        line.extend([verb, b' ']);
        line.extend(self.cpu.bytes());
        line.push(b' ');
        line.extend(self.features.bytes());
        line.push(b' ');
    }
}

/// LLVM's reading of some bytes. `T` is the text: owned, or borrowed while a batch runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Disassembly<T = String> {
    /// An instruction.
    Instruction {
        /// Its length in bytes.
        length: usize,
        /// As LLVM prints it, every run of blanks being one space.
        text: T,
    },
    /// The start of an instruction of `length` bytes, which are more than there were.
    CutOff {
        /// Its length in bytes.
        length: usize,
    },
    /// LLVM refuses the bytes, outright or with a soft failure; its C API does not tell which.
    Refused,
    /// LLVM crashes or exits.
    Crash,
}

impl<T: AsRef<str>> Disassembly<T> {
    /// Length in bytes, for an instruction or the start of one.
    pub fn length(&self) -> Option<usize> {
        match self {
            Self::Instruction { length, .. } | Self::CutOff { length } => Some(*length),
            Self::Refused | Self::Crash => None,
        }
    }

    /// The text of a whole instruction.
    pub fn text(&self) -> Option<&str> {
        match self {
            Self::Instruction { text, .. } => Some(text.as_ref()),
            _ => None,
        }
    }

    /// The first word of the text.
    pub fn mnemonic(&self) -> Option<&str> {
        self.text().map(|text| text.split(' ').next().unwrap_or(text))
    }
}

impl Disassembly<&str> {
    /// A copy that outlives the batch.
    pub fn to_owned(&self) -> Disassembly {
        match *self {
            Self::Instruction { length, text } => Disassembly::Instruction {
                length,
                text: text.to_owned(),
            },
            Self::CutOff { length } => Disassembly::CutOff { length },
            Self::Refused => Disassembly::Refused,
            Self::Crash => Disassembly::Crash,
        }
    }
}

/// What LLVM makes of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Assembly {
    /// Its bytes.
    Bytes(Vec<u8>),
    /// LLVM's first error, one line.
    Refused(String),
    /// LLVM crashes or exits.
    Crash,
}

/// A running LLVM. Each test makes its own: starting one takes a few dozen milliseconds.
pub struct Oracle {
    process: process::Process,
}

impl Oracle {
    /// Finds libLLVM and starts it.
    ///
    /// # Errors
    /// The reason why there is no judge on this machine: no libLLVM, one without AMDGPU, or another version than [`LLVM_MAJOR`], whose
    /// texts differ.
    pub fn find() -> Result<Self, String> {
        let child = find::child()?;
        let mut reasons = Vec::new();
        for library in find::libraries()? {
            match process::Process::start(child.clone(), library) {
                Ok(process) if process.version.split('.').next() == Some(LLVM_MAJOR) => return Ok(Self { process }),
                Ok(process) => reasons.push(format!("this Rust toolchain has LLVM {}, LLVM {LLVM_MAJOR} is needed", process.version)),
                Err(reason) => reasons.push(reason),
            }
        }
        reasons.truncate(1);
        Err(reasons.concat())
    }

    /// LLVM's version, `22.1.2`.
    pub fn version(&self) -> &str {
        &self.process.version
    }

    /// Disassembles the first instruction of each input and hands it over, with the input's index, in order.
    pub fn disassemble_with<B: AsRef<[u8]> + Sync>(&mut self, target: &Target, inputs: &[B], mut each: impl FnMut(usize, Disassembly<&str>)) {
        let request = |index: usize, line: &mut Vec<u8>| {
            target.push_request(b'd', line);
            protocol::push_hex(line, inputs[index].as_ref());
        };
        self.process.ask(inputs.len(), &request, |index, answer| {
            let Some(answer) = answer else { return each(index, Disassembly::Crash) };
            let parsed = answer
                .split_once('\t')
                .and_then(|(length, text)| Some((length.parse::<usize>().ok()?, text)));
            let Some((length, text)) = parsed else {
                panic!("LLVM cannot do this for {target:?}: {answer}")
            };
            each(
                index,
                match length {
                    0 => Disassembly::Refused,
                    _ if length > inputs[index].as_ref().len() => Disassembly::CutOff { length },
                    _ => Disassembly::Instruction { length, text },
                },
            );
        });
    }

    /// Disassembles the first instruction of each input.
    pub fn disassemble<B: AsRef<[u8]> + Sync>(&mut self, target: &Target, inputs: &[B]) -> Vec<Disassembly> {
        let mut answers = Vec::with_capacity(inputs.len());
        self.disassemble_with(target, inputs, |_, answer| answers.push(answer.to_owned()));
        answers
    }

    /// Assembles each text on its own. A `;` starts a comment.
    ///
    /// # Panics
    /// If a text has a line break.
    pub fn assemble<T: AsRef<str> + Sync>(&mut self, target: &Target, texts: &[T]) -> Vec<Assembly> {
        let mut answers = Vec::with_capacity(texts.len());
        let request = |index: usize, line: &mut Vec<u8>| {
            let text = texts[index].as_ref();
            assert!(!text.contains(['\n', '\r']), "one line at a time: {text:?}");
            target.push_request(b'a', line);
            line.extend(text.bytes());
        };
        self.process.ask(texts.len(), &request, |_, answer| {
            answers.push(match answer.map(|answer| (answer, answer.split_once('\t'))) {
                None => Assembly::Crash,
                Some((_, Some(("ok", hex)))) => Assembly::Bytes(parse_hex(hex).expect("the child writes hexadecimal digits")),
                Some((_, Some(("no", message)))) => Assembly::Refused(message.to_owned()),
                Some((answer, _)) => panic!("LLVM cannot do this for {target:?}: {answer}"),
            });
        });
        answers
    }
}
