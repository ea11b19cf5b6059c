//! One instruction a line: exactly one line of output for each line of input.

use super::{hex, json, printer};
use crate::cli::{Disassemble, Format};
use crate::failure::{Failure, Verdict};
use crate::input::Input;
use crate::output::push_hex;
use rdna4_isa::{Inst, ParseOptions, Printer, parse};
use std::fmt::Write as _;
use std::io::Write;

/// Lines are shorter than this. Twelve bytes with all separators are much shorter; the rest may be a comment.
const LINE: usize = 4096;

/// Disassembles all lines.
pub(crate) fn run(mut input: Input, options: &Disassemble, out: &mut impl Write) -> Result<Verdict, Failure> {
    if input.peek()?.starts_with(b"\x7fELF") {
        return Err(Failure::Message(format!(
            "{}: is an ELF file, not lines of hexadecimal bytes; --elf reads it",
            input.name()
        )));
    }
    let printer = printer(options, options.wave);
    let mut verdict = Verdict::AllRight;
    let (mut line, mut bytes, mut text) = (Vec::new(), Vec::new(), String::new());
    let mut number = 0;
    while input.read_line(LINE, &mut line)? {
        number += 1;
        let result = read(&line, &mut bytes, &printer);
        if result.is_err() {
            verdict = Verdict::SomeWrong;
        }
        text.clear();
        match options.format {
            Format::Text => plain(&result, number, &printer, &mut text),
            Format::Json => {
                let place = json::Place {
                    line: Some(number),
                    ..json::Place::default()
                };
                json::record(&mut text, place, &bytes, result.as_ref().map(Option::as_ref), &printer, options.wave);
            }
        }
        text.push('\n');
        out.write_all(text.as_bytes()).map_err(Failure::writing)?;
    }
    Ok(verdict)
}

fn plain(result: &Result<Option<Inst>, String>, number: u64, printer: &Printer<'_>, text: &mut String) {
    match result {
        // Writing into a string does not fail.
        Ok(Some(inst)) => _ = printer.print(inst, text),
        Ok(None) => {}
        Err(message) => {
            let separator = if message.starts_with("column ") { "," } else { ":" };
            _ = write!(text, "error: line {number}{separator} {message}");
        }
    }
}

/// The instruction in a line; `None` where it is empty or a comment. The bytes go to `bytes`.
fn read(line: &[u8], bytes: &mut Vec<u8>, printer: &Printer<'_>) -> Result<Option<Inst>, String> {
    // Some editors begin a file with this mark.
    let line = line.strip_prefix(b"\xef\xbb\xbf").unwrap_or(line);
    let good = hex::bytes(line, bytes);
    if line.len() >= LINE {
        bytes.clear();
        return Err(format!(
            "the line is longer than {} characters; an instruction has at most 12 bytes",
            LINE - 1
        ));
    }
    if let Err(error) = good {
        // What was read before the mistake means nothing.
        bytes.clear();
        let is_text = std::str::from_utf8(line).is_ok_and(|text| parse(text, &ParseOptions::new()).is_ok());
        let hint = if is_text { "; text is read by `assemble`" } else { "" };
        return Err(format!("{error}{hint}"));
    }
    if bytes.is_empty() {
        return Ok(None);
    }
    let inst = Inst::decode_bytes(bytes).map_err(|error| error.to_string())?;
    let (size, have) = (inst.size(), bytes.len());
    if have > size {
        let mut message = format!(
            "{have} bytes are more than the {size} of the first instruction, {}; the next one, ",
            printer.display(&inst)
        );
        push_hex(&mut message, bytes[size..have.min(size + 4)].iter().copied());
        message.push_str(if have > size + 4 { "..., " } else { ", " });
        message.push_str("needs a line of its own");
        // Whatever it was that the line held, it was no instruction's bytes.
        bytes.truncate(12);
        return Err(message);
    }
    Ok(Some(inst))
}
