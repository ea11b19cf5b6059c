//! Bytes of one line of input.

use std::fmt;

/// Reads the bytes of a line: hexadecimal digits in pairs, with blanks, commas, `0x` and brackets where people put them. A comment ends the line.
pub(crate) fn bytes(line: &[u8], out: &mut Vec<u8>) -> Result<(), HexError> {
    out.clear();
    let mut at = 0;
    while at < line.len() {
        match line[at] {
            b' ' | b'\t' | b',' | b'[' | b']' => at += 1,
            b'#' | b';' => break,
            b'/' if line.get(at + 1) == Some(&b'/') => break,
            b'0' if matches!(line.get(at + 1), Some(b'x' | b'X')) => {
                at = group(line, at + 2, out)?;
            }
            _ => at = group(line, at, out)?,
        }
    }
    Ok(())
}

/// Reads digits from `start` on up to the next separator.
fn group(line: &[u8], start: usize, out: &mut Vec<u8>) -> Result<usize, HexError> {
    let mut at = start;
    let mut high = None;
    while let Some(byte) = line.get(at) {
        let Some(digit) = (*byte as char).to_digit(16).and_then(|digit| u8::try_from(digit).ok()) else {
            break;
        };
        match high.take() {
            None => high = Some(digit),
            Some(high) => out.push(high << 4 | digit),
        }
        at += 1;
    }
    let ends = match line.get(at) {
        None => true,
        Some(byte) => b" \t,[]#;/".contains(byte),
    };
    if !ends || at == start {
        return Err(HexError {
            column: at + 1,
            kind: HexErrorKind::NoDigit(line.get(at).copied()),
        });
    }
    if high.is_some() {
        return Err(HexError {
            column: start + 1,
            kind: HexErrorKind::OddDigits(at - start),
        });
    }
    Ok(at)
}

/// Why a line holds no bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HexError {
    /// Where, from 1 on.
    column: usize,
    kind: HexErrorKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum HexErrorKind {
    /// Something else stands there, or the line ends.
    NoDigit(Option<u8>),
    /// Digits that are not pairs.
    OddDigits(usize),
}

impl fmt::Display for HexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: ", self.column)?;
        match self.kind {
            HexErrorKind::NoDigit(None) => f.write_str("the line ends where a hexadecimal digit is needed"),
            HexErrorKind::NoDigit(Some(byte)) if byte.is_ascii_graphic() => {
                write!(f, "`{}` is no hexadecimal digit; bytes are written as in 01 05 00 06", byte as char)
            }
            HexErrorKind::NoDigit(Some(byte)) => write!(f, "byte {byte:#04x} is no hexadecimal digit; bytes are written as in 01 05 00 06"),
            HexErrorKind::OddDigits(1) => f.write_str("one hexadecimal digit alone; each byte has two"),
            HexErrorKind::OddDigits(count) => write!(f, "{count} hexadecimal digits are not pairs; each byte has two"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Vec<u8>, String> {
        let mut out = Vec::new();
        bytes(line.as_bytes(), &mut out).map(|()| out).map_err(|error| error.to_string())
    }

    #[test]
    fn all_spellings() {
        for line in [
            "01050006",
            "01 05 00 06",
            "0x01,0x05,0x00,0x06",
            "[0x01, 0x05, 0x00, 0x06]",
            "\t0105 0006  // add",
            "0x01050006;add",
            "01050006# add",
        ] {
            assert_eq!(read(line), Ok(vec![1, 5, 0, 6]), "{line}");
        }
        assert_eq!(read("AbcD"), Ok(vec![0xab, 0xcd]));
        for line in ["", "  ", "# 01", "// 01", " ; 01", "[]"] {
            assert_eq!(read(line), Ok(vec![]), "{line}");
        }
    }

    #[test]
    fn mistakes_have_a_column() {
        for (line, message) in [
            ("01 0g", "column 5: `g` is no hexadecimal digit; bytes are written as in 01 05 00 06"),
            ("v_add", "column 1: `v` is no hexadecimal digit; bytes are written as in 01 05 00 06"),
            ("01 0x", "column 6: the line ends where a hexadecimal digit is needed"),
            ("01 050", "column 4: 3 hexadecimal digits are not pairs; each byte has two"),
            ("5", "column 1: one hexadecimal digit alone; each byte has two"),
            ("01 / 05", "column 4: `/` is no hexadecimal digit; bytes are written as in 01 05 00 06"),
            (
                "01\u{e9}",
                "column 3: byte 0xc3 is no hexadecimal digit; bytes are written as in 01 05 00 06",
            ),
        ] {
            assert_eq!(read(line), Err(message.to_owned()), "{line}");
        }
    }
}
