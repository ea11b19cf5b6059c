//! The command line.

use lexopt::prelude::{Long, Short, Value};
use std::ffi::OsString;
use std::path::PathBuf;

pub const HELP: &str = "\
usage: cargo xtask <command>

  codegen [FILE] [--arch NAME] [--errata DIR] [--out DIR] [--check | --stats]
      writes the DSL from AMD's specification and the errata; without FILE, NAME and --out also that of the tables in isa-defs/tables
      FILE          .xml, .xml.gz, or AMD's .zip; without it, the file in isa-defs/spec/
      --arch NAME   the architecture: which file of the .zip, and what any other file must be for (rdna4)
      --errata DIR  where NAME.toml, NAME.encodings.toml, NAME.kinds.toml and the lists are, instead of isa-defs/errata
      --out DIR     where to write or compare instead of isa-defs/src/NAME
      --check       change nothing; fail if the DSL is not what would be written, or is not specification + errata
      --stats       change nothing; count the specification and what each erratum does to it

  metrics
      measures compile time and memory of a crate that depends on rdna4-isa, and sizes

  differences
      prints where LLVM differs on purpose, and why (tests/llvm_differences.toml), as Markdown

  rules
      prints the table of the rules that instructions obey, with examples (tests/rules.toml), as Markdown

  --help
      prints this
";

#[derive(Debug, PartialEq)]
pub enum Command {
    Help,
    Codegen(Codegen),
    Metrics,
    Differences,
    Rules,
}

/// The options of `codegen`.
#[derive(Debug, Default, PartialEq)]
pub struct Codegen {
    pub file: Option<PathBuf>,
    pub arch: Option<String>,
    pub errata: Option<PathBuf>,
    pub out: Option<PathBuf>,
    pub action: Action,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Action {
    #[default]
    Write,
    Check,
    Stats,
}

/// Reads the arguments after the program's name.
pub fn parse(args: impl IntoIterator<Item = OsString>) -> Result<Command, String> {
    let mut parser = lexopt::Parser::from_args(args);
    let command = match next(&mut parser)? {
        None => return Err("a command is missing".to_owned()),
        Some(Arg::Help) => return Ok(Command::Help),
        Some(Arg::Value(name)) => name,
        Some(Arg::Option(option)) => return Err(format!("a command must come before {option}")),
    };
    match command.to_str() {
        Some("help") => Ok(Command::Help),
        Some("codegen") => codegen(&mut parser),
        Some(name @ "metrics") => alone(&mut parser, name, Command::Metrics),
        Some(name @ "differences") => alone(&mut parser, name, Command::Differences),
        Some(name @ "rules") => alone(&mut parser, name, Command::Rules),
        _ => Err(format!("there is no command \"{}\"", command.display())),
    }
}

/// A command that takes nothing.
fn alone(parser: &mut lexopt::Parser, name: &str, command: Command) -> Result<Command, String> {
    match next(parser)? {
        None => Ok(command),
        Some(Arg::Help) => Ok(Command::Help),
        Some(Arg::Value(value)) => Err(format!("{name} takes no argument, but got \"{}\"", value.display())),
        Some(Arg::Option(option)) => Err(format!("{name} has no option {option}")),
    }
}

fn codegen(parser: &mut lexopt::Parser) -> Result<Command, String> {
    let mut options = Codegen::default();
    while let Some(arg) = next(parser)? {
        match arg {
            Arg::Help => return Ok(Command::Help),
            Arg::Value(file) if options.file.is_none() => options.file = Some(file.into()),
            Arg::Value(file) => return Err(format!("codegen reads one file, but got \"{}\" too", file.display())),
            Arg::Option(option) => match option.as_str() {
                "--arch" => set(&mut options.arch, value(parser, &option)?.to_string_lossy().into_owned(), &option)?,
                "--errata" => set(&mut options.errata, value(parser, &option)?.into(), &option)?,
                "--out" => set(&mut options.out, value(parser, &option)?.into(), &option)?,
                "--check" => act(&mut options.action, Action::Check)?,
                "--stats" => act(&mut options.action, Action::Stats)?,
                _ => return Err(format!("codegen has no option {option}")),
            },
        }
    }
    Ok(Command::Codegen(options))
}

fn set<T>(place: &mut Option<T>, value: T, option: &str) -> Result<(), String> {
    if place.replace(value).is_some() {
        Err(format!("{option} is given twice"))
    } else {
        Ok(())
    }
}

fn act(place: &mut Action, action: Action) -> Result<(), String> {
    if *place != Action::Write && *place != action {
        return Err("--check and --stats are two different runs".to_owned());
    }
    *place = action;
    Ok(())
}

/// An argument that doesn't borrow the parser.
enum Arg {
    Help,
    Option(String),
    Value(OsString),
}

fn next(parser: &mut lexopt::Parser) -> Result<Option<Arg>, String> {
    let arg = parser.next().map_err(|e| e.to_string())?;
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
        let all = Codegen {
            file: Some("x.zip".into()),
            arch: Some("rdna4".into()),
            errata: Some("e".into()),
            out: Some("d".into()),
            action: Action::Check,
        };
        assert_eq!(parsed("codegen --check --arch rdna4 x.zip --errata e --out=d"), Ok(Command::Codegen(all)));
        assert_eq!(parsed("codegen"), Ok(Command::Codegen(Codegen::default())));
        assert_eq!(parsed("metrics"), Ok(Command::Metrics));
        assert_eq!(parsed("rules"), Ok(Command::Rules));
        for help in ["--help", "-h", "help", "codegen --help", "metrics --help"] {
            assert_eq!(parsed(help), Ok(Command::Help), "{help}");
        }
    }

    #[test]
    fn mistakes_are_named() {
        for (line, message) in [
            ("", "a command is missing"),
            ("--check", "a command must come before --check"),
            ("codgen", "there is no command \"codgen\""),
            ("codegen --chek", "codegen has no option --chek"),
            ("codegen a b", "codegen reads one file, but got \"b\" too"),
            ("codegen --arch", "--arch needs a value"),
            ("codegen --arch a --arch b", "--arch is given twice"),
            ("codegen --check --stats", "--check and --stats are two different runs"),
            ("metrics --check", "metrics has no option --check"),
            ("rules x", "rules takes no argument, but got \"x\""),
            ("metrics x", "metrics takes no argument, but got \"x\""),
        ] {
            assert_eq!(parsed(line), Err(message.to_owned()), "{line}");
        }
        assert!(parsed("codegen --check=yes").is_err());
    }
}
