//! One instruction a line: exactly one line of output for each line of input.

use super::parser;
use crate::cli::Assemble;
use crate::failure::{Failure, Verdict};
use crate::input::Input;
use crate::output::push_hex;
use rdna4_isa::{ParseErrorKind, ParseOptions, parse};
use std::fmt::Write as _;
use std::io::Write;

/// Lines are shorter than this.
const LINE: usize = 4096;

/// Assembles all lines.
pub(crate) fn run(mut input: Input, options: &Assemble, out: &mut impl Write) -> Result<Verdict, Failure> {
    if input.peek()?.starts_with(b"\x7fELF") {
        return Err(Failure::Message(format!(
            "{}: is an ELF file, not lines of text; `disassemble --elf` reads it",
            input.name()
        )));
    }
    let parser = parser(options);
    let mut verdict = Verdict::AllRight;
    let (mut line, mut text) = (Vec::new(), String::new());
    let mut number = 0u64;
    while input.read_line(LINE, &mut line)? {
        number += 1;
        text.clear();
        if let Err(message) = one(&line, &parser, &mut text) {
            verdict = Verdict::SomeWrong;
            // Writing into a string does not fail.
            _ = write!(text, "error: line {number}{message}");
        }
        text.push('\n');
        out.write_all(text.as_bytes()).map_err(Failure::writing)?;
    }
    Ok(verdict)
}

/// The bytes of a line's instruction; nothing where it is empty or a comment. A message goes on behind the line's number.
fn one(line: &[u8], parser: &ParseOptions<'_>, text: &mut String) -> Result<(), String> {
    if line.len() >= LINE {
        return Err(format!(": the line is longer than {} characters", LINE - 1));
    }
    let line = std::str::from_utf8(line).map_err(|error| format!(", column {}: the text is not UTF-8", error.valid_up_to() + 1))?;
    // Some editors begin a file with this mark.
    let line = line.strip_prefix('\u{feff}').unwrap_or(line);
    match parse(line, parser) {
        Ok(inst) => {
            let words = inst.encode().map_err(|error| format!(": {error}"))?;
            push_hex(text, words.bytes());
            Ok(())
        }
        Err(error) if error.kind == ParseErrorKind::Empty => Ok(()),
        Err(error) => Err(format!(", column {}: {error}{}", error.column(), hint(line))),
    }
}

/// What the line seems to be instead of an instruction, and what reads that.
fn hint(line: &str) -> &'static str {
    let line = line.trim();
    let is_hex = |word: &str| {
        let digits = word.strip_prefix("0x").unwrap_or(word);
        digits.len() >= 2 && digits.bytes().all(|byte| byte.is_ascii_hexdigit())
    };
    if line.starts_with('.') {
        "; directives are for whole files, which --listing reads"
    } else if line.split_whitespace().next().is_some_and(|word| word.ends_with(':')) {
        "; labels are for whole files, which --listing reads"
    } else if line.split_whitespace().all(is_hex) {
        "; bytes are read by `disassemble`"
    } else {
        ""
    }
}
