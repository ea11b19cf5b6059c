//! Whole files with labels, branches and directives: the names are collected first, then every line goes into a code buffer.

use super::parser;
use crate::cli::{Assemble, Wave};
use crate::failure::{Failure, Verdict};
use crate::input::Input;
use crate::output::push_hex;
use rdna4_isa::{Code, CodeBuffer, CodeErrorKind, Inst, IntoCode, Label, ParseErrorKind, ParseOptions, SourcePos, parse, parse_number};
use std::collections::HashMap;
use std::fmt::Write as _;
use std::io::Write;

/// Assembles a file. Mistakes go to standard error, all of them, and there is no listing then.
pub(crate) fn run(mut input: Input, options: &Assemble, out: &mut impl Write) -> Result<Verdict, Failure> {
    let bytes = input.read_all()?;
    let text = String::from_utf8(bytes).map_err(|_| Failure::Message(format!("{}: the text is not UTF-8", input.name())))?;
    let mut errors = Vec::new();
    let listing = match options.wave {
        Wave::Wave32 => assemble(&text, options, CodeBuffer::new(), &mut errors),
        Wave::Wave64 => assemble(&text, options, CodeBuffer::wave64(), &mut errors),
    };
    if let Some(listing) = listing {
        out.write_all(listing.as_bytes()).map_err(Failure::writing)?;
        return Ok(Verdict::AllRight);
    }
    errors.sort_by_key(|error: &Mistake| (error.line, error.column));
    let mut message = String::new();
    for Mistake { line, column, message: what } in &errors {
        // Writing into a string does not fail.
        _ = writeln!(message, "{}:{line}:{column}: error: {what}", input.name());
    }
    // There is nobody to tell if that fails.
    _ = std::io::stderr().write_all(message.as_bytes());
    Ok(Verdict::SomeWrong)
}

/// What is wrong with a line; lines and columns are counted from 1.
struct Mistake {
    line: usize,
    column: usize,
    message: String,
}

/// A line without its labels.
struct Line<'a> {
    number: usize,
    /// Bytes before the statement.
    indent: usize,
    statement: &'a str,
    labels: Vec<&'a str>,
}

/// Takes the labels off a line.
fn split(number: usize, line: &str) -> Line<'_> {
    let mut labels = Vec::new();
    let mut rest = line;
    loop {
        let start = rest.trim_start();
        let end = start
            .find(|next: char| !(next.is_ascii_alphanumeric() || "_.$".contains(next)))
            .unwrap_or(start.len());
        let after = &start[end..];
        let is_label = end > 0 && after.starts_with(':') && !after.starts_with("::");
        if !is_label {
            return Line {
                number,
                indent: line.len() - start.len(),
                statement: start.trim_end(),
                labels,
            };
        }
        labels.push(&start[..end]);
        rest = &after[1..];
    }
}

/// The listing; `None` if there are mistakes.
fn assemble<W: rdna4_isa::Wave>(text: &str, options: &Assemble, mut code: CodeBuffer<W>, errors: &mut Vec<Mistake>) -> Option<String>
where
    Inst: IntoCode<W>,
{
    let lines: Vec<Line<'_>> = text.lines().enumerate().map(|(index, line)| split(index + 1, line)).collect();
    let mut labels: HashMap<&str, Label> = HashMap::new();
    for line in &lines {
        for name in &line.labels {
            labels.entry(name).or_insert_with(|| code.label());
        }
    }
    let mut symbols: HashMap<String, i64> = HashMap::new();
    for line in &lines {
        code.at(SourcePos(u32::try_from(line.number).unwrap_or(u32::MAX)));
        for name in &line.labels {
            code.bind(labels[name]);
        }
        let known_symbols = |name: &str| symbols.get(name).copied();
        let known_labels = |name: &str| labels.get(name).copied();
        let options = parser(options).symbols(&known_symbols).labels(&known_labels);
        let result = if line.statement.starts_with('.') {
            directive(line.statement, &options, &mut code)
        } else {
            instruction(line.statement, &options, &mut code).map(|()| None)
        };
        match result {
            Ok(None) => {}
            Ok(Some((name, value))) => _ = symbols.insert(name, value),
            Err((at, message)) => errors.push(Mistake {
                line: line.number,
                column: line.indent + at + 1,
                message,
            }),
        }
    }
    match code.finish() {
        Ok(code) if errors.is_empty() => Some(listing(&code, &lines, &labels)),
        Ok(_) => None,
        Err(found) => {
            let name = |label: Label| labels.iter().find(|(_, known)| **known == label).map_or("?", |(name, _)| *name);
            errors.extend(found.iter().map(|error| {
                let line = error.position.map_or(0, |position| position.0 as usize);
                let column = line.checked_sub(1).and_then(|index| lines.get(index)).map_or(1, |line| line.indent + 1);
                let message = match &error.kind {
                    CodeErrorKind::BoundTwice { label } => format!("label {} is defined a second time", name(*label)),
                    CodeErrorKind::OutOfRange { label, distance, .. } => {
                        format!("{} is {distance} bytes away, a branch reaches from -131072 to 131068 bytes", name(*label))
                    }
                    _ => error.to_string(),
                };
                Mistake { line, column, message }
            }));
            None
        }
    }
}

/// What is wrong, and how many bytes of the statement are before it.
type Wrong = (usize, String);

fn instruction<W: rdna4_isa::Wave>(statement: &str, options: &ParseOptions<'_>, code: &mut CodeBuffer<W>) -> Result<(), Wrong>
where
    Inst: IntoCode<W>,
{
    match parse(statement, options) {
        Ok(inst) => code.push(inst),
        Err(error) if error.kind == ParseErrorKind::Empty => {}
        Err(error) => return Err((error.range().start, error.to_string())),
    }
    Ok(())
}

/// A directive; a symbol, if it gives one a value.
fn directive<W: rdna4_isa::Wave>(statement: &str, options: &ParseOptions<'_>, code: &mut CodeBuffer<W>) -> Result<Option<(String, i64)>, Wrong>
where
    Inst: IntoCode<W>,
{
    let statement = statement
        .split([';', '#'])
        .next()
        .unwrap_or("")
        .split("//")
        .next()
        .unwrap_or("")
        .trim_end();
    let name = statement.split_whitespace().next().unwrap_or("");
    let mut at = name.len();
    let arguments: Vec<(usize, &str)> = statement[name.len()..]
        .split(',')
        .map(|argument| {
            let start = at + argument.len() - argument.trim_start().len();
            at += argument.len() + 1;
            (start, argument.trim())
        })
        .filter(|(_, argument)| !argument.is_empty())
        .collect();
    let number =
        |&(start, argument): &(usize, &str)| parse_number(argument, options).map_err(|error| (start + error.range().start, error.to_string()));
    let first = || arguments.first().ok_or_else(|| (statement.len(), format!("{name} needs an argument")));
    match name {
        ".text" => {}
        // All labels of a listing can be seen.
        ".globl" | ".global" => _ = first()?,
        ".p2align" => match number(first()?)? {
            bits @ 2..=30 => code.align(1 << bits),
            0 | 1 => {}
            _ => return Err((first()?.0, "out of range, it must be 0 to 30".to_owned())),
        },
        ".long" | ".int" => {
            for argument in &arguments {
                let value = number(argument)?;
                if !(-0x8000_0000..=0xffff_ffff).contains(&value) {
                    return Err((argument.0, "out of range, it must have 32 bits".to_owned()));
                }
                #[expect(
                    clippy::cast_possible_truncation,
                    clippy::cast_sign_loss,
                    reason = "in range; a negative number as its bits"
                )]
                code.push_data(&[value as u32]);
            }
        }
        ".set" | ".equ" => {
            let value = arguments
                .get(1)
                .ok_or_else(|| (statement.len(), format!("{name} needs a name and a value")))?;
            return Ok(Some((first()?.1.to_owned(), number(value)?)));
        }
        _ => {
            return Err((
                0,
                format!("the directive {name} is unknown; there are .text, .globl, .p2align, .long and .set"),
            ));
        }
    }
    Ok(None)
}

/// Offset, bytes and text of each line; labels on lines of their own.
fn listing(code: &Code, lines: &[Line<'_>], labels: &HashMap<&str, Label>) -> String {
    let mut text = String::new();
    let bytes = code.to_bytes();
    let starts: Vec<(usize, u32)> = code.positions().map(|(offset, position)| (offset, position.0)).collect();
    let (mut at, mut next) = (0, 0);
    for line in lines {
        while starts.get(next).is_some_and(|(_, position)| (*position as usize) < line.number) {
            next += 1;
        }
        let own = starts.get(next).filter(|(_, position)| *position as usize == line.number);
        let start = own.map_or(at, |(offset, _)| *offset);
        let end = starts
            .iter()
            .skip(next)
            .find(|(_, position)| *position as usize > line.number)
            .map_or(bytes.len(), |(offset, _)| *offset);
        for name in &line.labels {
            let offset = labels.get(name).and_then(|label| code.offset(*label));
            _ = writeln!(text, "{name}: ; {:06x}", offset.unwrap_or(start));
        }
        at = at.max(end);
        if own.is_none() || start >= end {
            continue;
        }
        let mut column = String::new();
        push_hex(&mut column, bytes[start..end].iter().copied());
        _ = writeln!(text, "  {start:06x}  {column:<24}  {}", line.statement);
    }
    text
}
