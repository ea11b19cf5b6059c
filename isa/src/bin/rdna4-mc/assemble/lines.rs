//! One instruction a line: exactly one line of output for each line of input.

use super::{parser, push_hex};
use crate::cli::Assemble;
use crate::failure::{Failure, Verdict};
use crate::input::Input;
use rdna4_isa::{ParseErrorKind, ParseOptions, parse};
use std::fmt::Write as _;
use std::io::Write;

/// Lines are shorter than this.
const LINE: usize = 4096;

/// Assembles all lines.
pub(crate) fn run(mut input: Input, options: &Assemble, out: &mut impl Write) -> Result<Verdict, Failure> {
    let parser = parser(options.wave);
    let mut verdict = Verdict::AllRight;
    let (mut line, mut text) = (Vec::new(), String::new());
    while input.read_line(LINE, &mut line)? {
        text.clear();
        if let Err(message) = one(&line, &parser, &mut text) {
            verdict = Verdict::SomeWrong;
            // Writing into a string does not fail.
            _ = write!(text, "error: {message}");
        }
        text.push('\n');
        out.write_all(text.as_bytes()).map_err(Failure::writing)?;
    }
    Ok(verdict)
}

/// The bytes of a line's instruction; nothing where it is empty or a comment.
fn one(line: &[u8], parser: &ParseOptions<'_>, text: &mut String) -> Result<(), String> {
    if line.len() >= LINE {
        return Err(format!("the line is longer than {} characters", LINE - 1));
    }
    let line = std::str::from_utf8(line).map_err(|error| format!("column {}: the text is not UTF-8", error.valid_up_to() + 1))?;
    match parse(line, parser) {
        Ok(inst) => {
            let words = inst.encode().map_err(|error| error.to_string())?;
            push_hex(text, words.bytes());
            Ok(())
        }
        Err(error) if error.kind == ParseErrorKind::Empty => Ok(()),
        Err(error) => Err(format!("column {}: {error}", error.column())),
    }
}
