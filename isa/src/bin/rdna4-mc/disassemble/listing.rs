//! Whole code: offset, bytes and text of each instruction, with symbols and labels. Bytes that are no instruction are data, and it goes on.

use super::window::{Piece, Window};
use super::{json, printer};
use crate::cli::{Disassemble, Format, Wave};
use crate::failure::{Failure, Verdict};
use crate::input::Input;
use crate::output::push_hex;
use rdna4_isa::DecodeError;
use std::fmt::Write as _;
use std::io::{self, Read, Write};

/// A name in the code.
#[derive(Clone, Debug)]
pub(crate) struct Symbol {
    /// Where.
    pub(crate) address: u64,
    /// The name.
    pub(crate) name: String,
    /// For a kernel, the wave size that it is written for.
    pub(crate) kernel: Option<Wave>,
}

/// A stretch of code.
pub(crate) struct Code<'a, R> {
    /// Its bytes.
    pub(crate) reader: R,
    /// Address of the first one.
    pub(crate) address: u64,
    /// Name of the section, where there is one.
    pub(crate) section: Option<&'a str>,
    /// Names in it, by address.
    pub(crate) symbols: &'a [Symbol],
    /// Wave size of what is no kernel.
    pub(crate) wave: Wave,
}

/// Lists a file of bare code.
pub(crate) fn raw(mut input: Input, options: &Disassemble, out: &mut impl Write) -> Result<Verdict, Failure> {
    if input.peek()?.starts_with(b"\x7fELF") {
        return Err(Failure::Message(format!(
            "{}: is an ELF file, not bare code; --elf reads it",
            input.name()
        )));
    }
    let name = input.name().to_owned();
    let code = Code {
        reader: input,
        address: 0,
        section: None,
        symbols: &[],
        wave: options.wave,
    };
    list(code, &name, options, out)?;
    Ok(Verdict::AllRight)
}

/// Lists a stretch of code; `name` is the input's.
pub(crate) fn list<R: Read>(code: Code<'_, R>, name: &str, options: &Disassemble, out: &mut impl Write) -> Result<(), Failure> {
    let failed = |error: io::Error| Failure::Message(format!("{name}: {error}"));
    let starts: Vec<u64> = code.symbols.iter().map(|symbol| symbol.address).collect();
    let mut window = Window::new(code.reader, code.address, &starts);
    let mut symbols = code.symbols;
    let (mut text, mut wave, mut within) = (String::new(), code.wave, None);
    let mut padding = Padding::default();
    while let Some(piece) = window.next().map_err(failed)? {
        text.clear();
        let mut label = window.is_target(&piece).then(|| label_of(code.symbols, piece.address));
        // Symbols before the piece's own address lie before the code.
        while let Some((symbol, rest)) = symbols.split_first().filter(|(symbol, _)| symbol.address <= piece.address) {
            symbols = rest;
            wave = symbol.kernel.unwrap_or(code.wave);
            within = Some(symbol.name.as_str());
            if options.format == Format::Text {
                heading(symbol, &mut text);
                label = None;
            }
        }
        let named = label.is_some() || !text.is_empty();
        let line = Line { piece: &piece, wave, label };
        match options.format {
            Format::Text if padding.hides(piece.bytes(), named, out)? => continue,
            Format::Text => line.text(options, &window, code.symbols, &mut text),
            Format::Json => line.json(options, code.section, within, &mut text),
        }
        text.push('\n');
        out.write_all(text.as_bytes()).map_err(Failure::writing)?;
    }
    padding.end(out)
}

/// The same instruction over and over, as between functions and behind the code: it is not worth a line each.
#[derive(Default)]
struct Padding {
    bytes: Vec<u8>,
    /// How often it came, after the first.
    count: u64,
}

impl Padding {
    /// Repetitions that are written.
    const SHOWN: u64 = 3;

    /// Whether these bytes are more of the same.
    fn hides(&mut self, bytes: &[u8], named: bool, out: &mut impl Write) -> Result<bool, Failure> {
        if !named && self.bytes == bytes {
            self.count += 1;
            return Ok(self.count > Self::SHOWN);
        }
        self.end(out)?;
        self.count = 0;
        self.bytes.clear();
        self.bytes.extend_from_slice(bytes);
        Ok(false)
    }

    /// Says how many there were.
    fn end(&self, out: &mut impl Write) -> Result<(), Failure> {
        if self.count <= Self::SHOWN {
            return Ok(());
        }
        writeln!(out, "*         {} more of the same", self.count - Self::SHOWN).map_err(Failure::writing)
    }
}

fn heading(symbol: &Symbol, text: &mut String) {
    _ = match symbol.kernel {
        None => writeln!(text, "{}:", symbol.name),
        Some(Wave::Wave32) => writeln!(text, "{}: ; kernel for wave32", symbol.name),
        Some(Wave::Wave64) => writeln!(text, "{}: ; kernel for wave64", symbol.name),
    };
}

/// The symbol at an address, or a label made of it.
fn label_of(symbols: &[Symbol], address: u64) -> String {
    let at = symbols.partition_point(|symbol| symbol.address < address);
    match symbols.get(at) {
        Some(symbol) if symbol.address == address => symbol.name.clone(),
        _ => format!(".L{address:x}"),
    }
}

/// One piece on its way out.
struct Line<'a> {
    piece: &'a Piece,
    wave: Wave,
    label: Option<String>,
}

impl Line<'_> {
    // Writing into a string does not fail.
    fn text<R: Read>(&self, options: &Disassemble, window: &Window<'_, R>, symbols: &[Symbol], text: &mut String) {
        if let Some(label) = &self.label {
            _ = writeln!(text, "{label}:");
        }
        let piece = self.piece;
        _ = write!(text, "{:#08x}  ", piece.address);
        let column = text.len();
        push_hex(text, piece.bytes().iter().copied());
        let inst = match &piece.inst {
            Ok(inst) => inst,
            Err(error) => {
                pad(text, column);
                return data(piece.bytes(), error, text);
            }
        };
        pad(text, column);
        let write_target = |_: i64, out: &mut dyn std::fmt::Write| match piece.target() {
            Some(target) if window.starts_at(target) => out.write_str(&label_of(symbols, target)).map(|()| true),
            Some(target) => write!(out, "{target:#x}").map(|()| true),
            None => Ok(false),
        };
        _ = printer(options, self.wave).targets(&write_target).print(inst, text);
    }

    fn json(self, options: &Disassemble, section: Option<&str>, symbol: Option<&str>, text: &mut String) {
        let piece = self.piece;
        let place = json::Place {
            line: None,
            section,
            symbol,
            offset: Some(piece.address),
            label: self.label,
            target: piece.target(),
        };
        let message = piece.inst.as_ref().err().map(DecodeError::to_string);
        let inst = match (&piece.inst, &message) {
            (Ok(inst), _) => Ok(Some(inst)),
            (Err(_), message) => Err(message.as_ref().unwrap_or(const { &String::new() })),
        };
        json::record(text, place, piece.bytes(), inst, &printer(options, self.wave), self.wave);
    }
}

/// Fills up to the column of the text: the bytes of the longest instruction, and two blanks.
fn pad(text: &mut String, column: usize) {
    while text.len() < column + 26 {
        text.push(' ');
    }
}

/// Bytes that are no instruction, as an assembler takes them, and why they are none.
fn data(bytes: &[u8], error: &DecodeError, text: &mut String) {
    if let Ok(dword) = bytes.try_into() {
        _ = write!(text, ".long {:#010x} ; {error}", u32::from_le_bytes(dword));
        return;
    }
    let mut separator = ".byte ";
    for byte in bytes {
        _ = write!(text, "{separator}{byte:#04x}");
        separator = ", ";
    }
    _ = write!(text, " ; {error}");
}
