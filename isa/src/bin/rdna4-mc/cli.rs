//! The command line.

use crate::help::{HELP, HELP_ASSEMBLE, HELP_DISASSEMBLE, VERSION};
use lexopt::prelude::{Long, Short, Value};
use rdna4_isa::WaveSize;
use std::ffi::OsString;
use std::path::PathBuf;

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
