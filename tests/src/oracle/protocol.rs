//! The language that the oracle's two processes speak: one request a line, one answer a line, in the same order.
//!
//! ```text
//! d <cpu> <features> <hex bytes>     <length>\t<text>     0 and nothing where LLVM refuses; no text where the input ends too early
//! a <cpu> <features> <text>          ok\t<hex bytes>   or   no\t<LLVM's message>
//! ```
//! Before the first answer the child says `ready <major>.<minor>.<patch>` or `failed <reason>`.

use std::io::{self, BufRead, Write};
use std::path::Path;

use super::llvm::{Assembler, Disassembler, Llvm};

/// How many answers a fast child may hold back. After a crash the parent has to repeat no more than these.
pub(super) const WINDOW: usize = 1024;

/// Appends `bytes` as lower-case hexadecimal digits.
pub(super) fn push_hex(line: &mut Vec<u8>, bytes: &[u8]) {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    for byte in bytes {
        line.push(DIGITS[usize::from(byte >> 4)]);
        line.push(DIGITS[usize::from(byte & 15)]);
    }
}

/// Reads hexadecimal digits, two a byte; `None` if they are not.
pub fn parse_hex(digits: &str) -> Option<Vec<u8>> {
    let digits = digits.as_bytes();
    if !digits.len().is_multiple_of(2) {
        return None;
    }
    let digit = |c: u8| char::from(c).to_digit(16).and_then(|value| u8::try_from(value).ok());
    digits.chunks_exact(2).map(|pair| Some(digit(pair[0])? << 4 | digit(pair[1])?)).collect()
}

/// The child: answers requests on standard input until it ends. `library` is libLLVM, `flush_every` how many answers may wait for being written.
///
/// # Errors
/// Of standard input and output.
pub fn serve(library: &Path, flush_every: usize) -> io::Result<()> {
    let mut output = io::BufWriter::with_capacity(1 << 20, io::stdout().lock());
    let llvm = match Llvm::load(library) {
        Ok(llvm) => llvm,
        Err(reason) => {
            writeln!(output, "failed {reason}")?;
            return output.flush();
        }
    };
    let (major, minor, patch) = llvm.version();
    writeln!(output, "ready {major}.{minor}.{patch}")?;
    output.flush()?;

    let mut input = io::BufReader::with_capacity(1 << 20, io::stdin().lock());
    let mut session = Session {
        llvm: &llvm,
        disassemblers: Vec::new(),
        assemblers: Vec::new(),
    };
    let mut line = String::new();
    let mut waiting = 0;
    loop {
        // Nothing more to do at once: the parent may be waiting for these answers.
        if waiting >= flush_every || !input.buffer().contains(&b'\n') {
            output.flush()?;
            waiting = 0;
        }
        line.clear();
        if input.read_line(&mut line)? == 0 {
            return Ok(());
        }
        session.answer(line.trim_end_matches('\n'), &mut output)?;
        waiting += 1;
    }
}

/// What the child has made so far, by processor and features.
struct Session<'l> {
    llvm: &'l Llvm,
    disassemblers: Vec<(String, Disassembler<'l>)>,
    assemblers: Vec<(String, Assembler<'l>)>,
}

impl Session<'_> {
    fn answer(&mut self, request: &str, output: &mut impl Write) -> io::Result<()> {
        let mut parts = request.splitn(4, ' ');
        let mut part = || parts.next().unwrap_or("");
        let (verb, cpu, features, rest) = (part(), part(), part(), part());
        let outcome = match verb {
            "d" => self.disassemble(cpu, features, rest, output)?,
            "a" => self.assemble(cpu, features, rest, output)?,
            _ => Err(format!("no such request: {request}")),
        };
        outcome.or_else(|reason| writeln!(output, "failed {reason}"))
    }

    fn disassemble(&mut self, cpu: &str, features: &str, hex: &str, output: &mut impl Write) -> io::Result<Result<(), String>> {
        let Some(bytes) = parse_hex(hex) else {
            return Ok(Err(format!("not hexadecimal: {hex}")));
        };
        let make = || Disassembler::new(self.llvm, cpu, features);
        let disassembler = match find_or_make(&mut self.disassemblers, cpu, features, make) {
            Ok(disassembler) => disassembler,
            Err(reason) => return Ok(Err(reason)),
        };
        match disassembler.one(&bytes) {
            None => output.write_all(b"0\t\n")?,
            Some((length, _)) if length > bytes.len() => writeln!(output, "{length}\t")?,
            Some((length, text)) => {
                write!(output, "{length}\t")?;
                let words = text.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
                for (i, word) in words.enumerate() {
                    if i > 0 {
                        output.write_all(b" ")?;
                    }
                    output.write_all(word)?;
                }
                output.write_all(b"\n")?;
            }
        }
        Ok(Ok(()))
    }

    fn assemble(&mut self, cpu: &str, features: &str, text: &str, output: &mut impl Write) -> io::Result<Result<(), String>> {
        let make = || Assembler::new(self.llvm, cpu, features);
        let assembler = match find_or_make(&mut self.assemblers, cpu, features, make) {
            Ok(assembler) => assembler,
            Err(reason) => return Ok(Err(reason)),
        };
        match assembler.one(text) {
            Ok(bytes) => {
                let mut line = b"ok\t".to_vec();
                push_hex(&mut line, &bytes);
                line.push(b'\n');
                output.write_all(&line)?;
            }
            Err(message) => writeln!(output, "no\t{message}")?,
        }
        Ok(Ok(()))
    }
}

/// The entry for a processor and features. There are never more than a few, so that a list is quick enough.
fn find_or_make<'a, T>(
    made: &'a mut Vec<(String, T)>,
    cpu: &str,
    features: &str,
    make: impl FnOnce() -> Result<T, String>,
) -> Result<&'a mut T, String> {
    let is_it = |(key, _): &(String, T)| key.strip_prefix(cpu).and_then(|rest| rest.strip_prefix(' ')) == Some(features);
    let index = match made.iter().position(is_it) {
        Some(index) => index,
        None => {
            made.push((format!("{cpu} {features}"), make()?));
            made.len() - 1
        }
    };
    Ok(&mut made[index].1)
}
