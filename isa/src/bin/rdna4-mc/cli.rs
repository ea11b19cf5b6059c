//! The command line.

use lexopt::prelude::{Long, Short, Value};
use rdna4_isa::WaveSize;
use std::ffi::OsString;
use std::path::PathBuf;

/// What `--help` prints.
pub(crate) const HELP: &str = "\
rdna4-mc: machine code of AMD's RDNA 4 GPUs (gfx1200, gfx1201)

usage: rdna4-mc disassemble [OPTIONS] [FILE]
       rdna4-mc assemble [OPTIONS] [FILE]
       rdna4-mc disassemble --help
       rdna4-mc assemble --help
       rdna4-mc --version

  disassemble   turns machine code into text: single instructions as hexadecimal
                bytes, one a line, or whole files of code
  assemble      turns text into machine code: single instructions, one a line, or
                whole files with labels

exit status: 0 all is right, 1 something in the input is wrong or a file cannot be
read, 2 the command line makes no sense
";

/// What `--version` prints.
pub(crate) const VERSION: &str = concat!("rdna4-mc ", env!("CARGO_PKG_VERSION"), "\n");

/// What `disassemble --help` prints.
pub(crate) const HELP_DISASSEMBLE: &str = "\
usage: rdna4-mc disassemble [OPTIONS] [FILE]

Reads FILE, or standard input if FILE is - or missing, and writes the text of the
instructions to standard output, as LLVM writes it.

Without --raw and --elf each line of the input is one instruction: its bytes in
hexadecimal, in the order in which they lie in memory. Blanks, commas, 0x and [ ]
may stand between and before bytes. There is one line of output for each line of
input: the text, or `error: line ...`; an empty line for a line that is empty or only a
comment. Comments start with #, // or ; and go to the end of the line.

  --raw          FILE is bare code: a listing with offset, bytes, text and labels.
                 Bytes that are no instruction are written .long or .byte, and a
                 line with * stands for more of the same
  --elf          FILE is a code object for a GPU (.o, .co, .hsaco): a listing of its
                 executable sections with their symbols. Kernels are written for the
                 wave size that their descriptor says
  --wave 32|64   the wave size that the code is for, where the file does not say it;
                 lane masks are vcc_lo in 32, vcc in 64 (default: 32)
  --halves       write halves of 16-bit registers (v1.l, v1.h), as LLVM does with
                 the feature +real-true16
  --json         one JSON object a line instead of text: opcode, encoding, fields,
                 modifiers, operands with the registers that they read and write,
                 implicit ones included, size, and whether the encoding is canonical.
                 What is wrong is an object with the key \"error\"

examples:
  echo 01050006 | rdna4-mc disassemble
      v_add_f32_e32 v0, v1, v2
  echo '[0x04,0x00,0x12,0xd4,0x01,0x05,0x02,0x00]' | rdna4-mc disassemble --wave 64
      v_cmp_eq_f32_e64 s[4:5], v1, v2
  rdna4-mc disassemble --elf kernel.co
      a listing of all kernels in it
  rdna4-mc disassemble --elf --json kernel.co | jq -r .opcode | sort | uniq -c
      how often each opcode is used

exit status: 0 all is right; 1 a line is no instruction (its line of output says why)
or a file cannot be read; 2 the command line makes no sense. Data among the code of a
listing is no error.
";

/// What `assemble --help` prints.
pub(crate) const HELP_ASSEMBLE: &str = "\
usage: rdna4-mc assemble [OPTIONS] [FILE]

Reads FILE, or standard input if FILE is - or missing, and writes the bytes of the
instructions to standard output, in hexadecimal, in the order in which they lie in
memory.

Each line of the input is one instruction in LLVM's syntax; a mnemonic without a
suffix stands for the smallest form. There is one line of output for each line of
input: the bytes, or `error: line ...`; an empty line for a line that is empty or
only a comment. Comments start with //, ; or # and go to the end of the line, or lie
between /* and */.

  --listing      FILE is a whole file, with labels, branches to them, and the
                 directives .text, .globl, .p2align, .long and .set: a listing with
                 offset, bytes and text. Mistakes go to standard error, and there is
                 no listing then
  --wave 32|64   the wave size that the code is for; lane masks have one register in
                 32, two in 64 (default: 32)
  --ignore-case  capitals mean what small letters mean in registers and modifiers too:
                 V_MOV_B32 V0, S1. LLVM's assembler takes them in mnemonics only

examples:
  echo 'v_add_f32 v0, v1, v2' | rdna4-mc assemble
      01050006
  echo 'v_cmp_eq_f32 s[4:5], v1, v2' | rdna4-mc assemble --wave 64
      040012d401050200
  rdna4-mc assemble --listing kernel.s
      a listing of the whole file

exit status: 0 all is right; 1 a line is no instruction, or a file cannot be read; 2
the command line makes no sense
";

#[derive(Debug, PartialEq)]
pub(crate) enum Command {
    Help(&'static str),
    Assemble(Assemble),
    Disassemble(Disassemble),
}

/// The options of `disassemble`.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Disassemble {
    pub(crate) source: Source,
    pub(crate) mode: Mode,
    pub(crate) wave: Wave,
    pub(crate) halves: Halves,
    pub(crate) format: Format,
}

/// The options of `assemble`.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Assemble {
    pub(crate) source: Source,
    pub(crate) mode: AssembleMode,
    pub(crate) wave: Wave,
    pub(crate) case: Case,
}

/// Whether capitals are letters of their own.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) enum Case {
    #[default]
    Exact,
    Any,
}

/// What the text is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) enum AssembleMode {
    #[default]
    Lines,
    Listing,
}

/// Where the input is.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum Source {
    #[default]
    Standard,
    File(PathBuf),
}

/// What the input is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) enum Mode {
    #[default]
    Lines,
    Raw,
    Elf,
}

/// Lanes of a wave.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Wave {
    #[default]
    Wave32,
    Wave64,
}

impl From<Wave> for WaveSize {
    fn from(wave: Wave) -> Self {
        match wave {
            Wave::Wave32 => WaveSize::Wave32,
            Wave::Wave64 => WaveSize::Wave64,
        }
    }
}

/// Whether halves of 16-bit registers have names.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) enum Halves {
    #[default]
    Unnamed,
    Named,
}

/// How the output is written.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) enum Format {
    #[default]
    Text,
    Json,
}

/// Reads the arguments after the program's name. Options may stand before the command too.
pub(crate) fn parse(args: impl IntoIterator<Item = OsString>) -> Result<Command, String> {
    let words = Words::read(args)?;
    let name = words.command.as_ref().map(|name| name.to_str());
    match name {
        Some(Some("help")) => Ok(Command::Help(HELP)),
        Some(Some("disassemble")) => disassemble(words),
        Some(Some("assemble")) => assemble(words),
        None if words.help => Ok(Command::Help(HELP)),
        None if words.options.iter().any(|option| option.0 == "--version" || option.0 == "-V") => Ok(Command::Help(VERSION)),
        None => Err("a command is missing, `disassemble` or `assemble`".to_owned()),
        Some(_) => Err(format!(
            "there is no command \"{}\", only `disassemble` and `assemble`",
            words.command.unwrap_or_default().display()
        )),
    }
}

/// The arguments by what they are.
#[derive(Default)]
struct Words {
    help: bool,
    command: Option<OsString>,
    file: Option<OsString>,
    /// Options, those with a wave size with it.
    options: Vec<(String, Option<Wave>)>,
}

impl Words {
    fn read(args: impl IntoIterator<Item = OsString>) -> Result<Self, String> {
        let mut parser = lexopt::Parser::from_args(args);
        let mut words = Words::default();
        while let Some(arg) = next(&mut parser)? {
            match arg {
                Arg::Help => words.help = true,
                Arg::Value(name) if words.command.is_none() => words.command = Some(name),
                Arg::Value(file) => {
                    if words.file.is_some() {
                        return Err(format!("one file is read at a time, but \"{}\" is given too", file.display()));
                    }
                    words.file = Some(file);
                }
                Arg::Option(option) => {
                    let wave = if option == "--wave" {
                        Some(wave_size(&value(&mut parser, &option)?)?)
                    } else {
                        None
                    };
                    words.options.push((option, wave));
                }
            }
        }
        Ok(words)
    }

    fn source(&self) -> Source {
        match &self.file {
            Some(file) if file != "-" => Source::File(file.into()),
            _ => Source::Standard,
        }
    }
}

fn disassemble(words: Words) -> Result<Command, String> {
    if words.help {
        return Ok(Command::Help(HELP_DISASSEMBLE));
    }
    let (mut mode, mut wave) = (None, None);
    let mut options = Disassemble {
        source: words.source(),
        ..Disassemble::default()
    };
    for (option, size) in words.options {
        match (option.as_str(), size) {
            ("--raw", _) => set(&mut mode, Mode::Raw)?,
            ("--elf", _) => set(&mut mode, Mode::Elf)?,
            ("--wave", Some(size)) => set_wave(&mut wave, size)?,
            ("--halves", _) => options.halves = Halves::Named,
            ("--json", _) => options.format = Format::Json,
            _ => return Err(format!("disassemble has no option {option}")),
        }
    }
    options.mode = mode.unwrap_or_default();
    options.wave = wave.unwrap_or_default();
    Ok(Command::Disassemble(options))
}

fn assemble(words: Words) -> Result<Command, String> {
    if words.help {
        return Ok(Command::Help(HELP_ASSEMBLE));
    }
    let mut wave = None;
    let mut options = Assemble {
        source: words.source(),
        ..Assemble::default()
    };
    for (option, size) in words.options {
        match (option.as_str(), size) {
            ("--listing", _) => options.mode = AssembleMode::Listing,
            ("--ignore-case", _) => options.case = Case::Any,
            ("--wave", Some(size)) => set_wave(&mut wave, size)?,
            _ => return Err(format!("assemble has no option {option}")),
        }
    }
    options.wave = wave.unwrap_or_default();
    Ok(Command::Assemble(options))
}

fn set_wave(place: &mut Option<Wave>, size: Wave) -> Result<(), String> {
    match place.replace(size) {
        Some(_) => Err("--wave is given twice".to_owned()),
        None => Ok(()),
    }
}

fn set(place: &mut Option<Mode>, mode: Mode) -> Result<(), String> {
    match place.replace(mode) {
        Some(other) if other != mode => Err("--raw and --elf exclude each other".to_owned()),
        _ => Ok(()),
    }
}

fn wave_size(text: &OsString) -> Result<Wave, String> {
    match text.to_str() {
        Some("32") => Ok(Wave::Wave32),
        Some("64") => Ok(Wave::Wave64),
        _ => Err(format!("--wave is 32 or 64, not \"{}\"", text.display())),
    }
}

/// An argument that doesn't borrow the parser.
enum Arg {
    Help,
    Option(String),
    Value(OsString),
}

fn next(parser: &mut lexopt::Parser) -> Result<Option<Arg>, String> {
    let arg = parser.next().map_err(|error| error.to_string())?;
    Ok(arg.map(|arg| match arg {
        Long("help") | Short('h') => Arg::Help,
        Long(name) => Arg::Option(format!("--{name}")),
        Short(letter) => Arg::Option(format!("-{letter}")),
        Value(value) => Arg::Value(value),
    }))
}

fn value(parser: &mut lexopt::Parser, option: &str) -> Result<OsString, String> {
    parser.value().map_err(|_| format!("{option} needs a value"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<Command, String> {
        parse(line.split_whitespace().map(OsString::from))
    }

    #[test]
    fn options_in_any_order() {
        let all = Disassemble {
            source: Source::File("k.co".into()),
            mode: Mode::Elf,
            wave: Wave::Wave64,
            halves: Halves::Named,
            format: Format::Json,
        };
        for line in [
            "disassemble --elf --wave 64 --json --halves k.co",
            "disassemble k.co --json --elf --halves --wave=64",
            "--wave 64 --elf disassemble k.co --json --halves",
        ] {
            assert_eq!(
                parsed(line),
                Ok(Command::Disassemble(Disassemble {
                    source: all.source.clone(),
                    ..all
                })),
                "{line}"
            );
        }
        for line in ["disassemble", "disassemble -", "disassemble --wave 32"] {
            assert_eq!(parsed(line), Ok(Command::Disassemble(Disassemble::default())), "{line}");
        }
        assert_eq!(parsed("--version"), Ok(Command::Help(VERSION)));
        assert_eq!(parsed("--help disassemble"), Ok(Command::Help(HELP_DISASSEMBLE)));
        assert_eq!(parsed("--help"), Ok(Command::Help(HELP)));
        assert_eq!(parsed("disassemble --raw -h"), Ok(Command::Help(HELP_DISASSEMBLE)));
    }

    #[test]
    fn options_of_assemble() {
        let all = Assemble {
            source: Source::File("k.s".into()),
            mode: AssembleMode::Listing,
            wave: Wave::Wave64,
            case: Case::Any,
        };
        assert_eq!(parsed("assemble --wave 64 --listing --ignore-case k.s"), Ok(Command::Assemble(all)));
        assert_eq!(parsed("assemble -"), Ok(Command::Assemble(Assemble::default())));
        assert_eq!(parsed("assemble --help"), Ok(Command::Help(HELP_ASSEMBLE)));
        assert_eq!(parsed("assemble --json"), Err("assemble has no option --json".to_owned()));
    }

    #[test]
    fn mistakes_are_named() {
        for (line, message) in [
            ("", "a command is missing, `disassemble` or `assemble`"),
            ("--raw", "a command is missing, `disassemble` or `assemble`"),
            ("--raw code.bin", "there is no command \"code.bin\", only `disassemble` and `assemble`"),
            ("--wave disassemble", "--wave is 32 or 64, not \"disassemble\""),
            ("objdump", "there is no command \"objdump\", only `disassemble` and `assemble`"),
            ("disassemble --ra", "disassemble has no option --ra"),
            ("disassemble a b", "one file is read at a time, but \"b\" is given too"),
            ("--json assemble", "assemble has no option --json"),
            ("disassemble --wave", "--wave needs a value"),
            ("disassemble --wave 16", "--wave is 32 or 64, not \"16\""),
            ("disassemble --wave 32 --wave 64", "--wave is given twice"),
            ("disassemble --raw --elf x", "--raw and --elf exclude each other"),
        ] {
            assert_eq!(parsed(line), Err(message.to_owned()), "{line}");
        }
    }
}
