//! A small buffer in front of a writer: pieces of text go in as bytes and leave in one call.

use core::fmt;

/// Longest run of bytes that is kept before it is handed on.
const SIZE: usize = 256;

/// Collects ASCII text for a writer.
pub(super) struct Buffer<'a> {
    bytes: [u8; SIZE],
    len: usize,
    out: &'a mut dyn fmt::Write,
    result: fmt::Result,
}

impl<'a> Buffer<'a> {
    #[inline]
    pub(super) fn new(out: &'a mut dyn fmt::Write) -> Self {
        Buffer { bytes: [0; SIZE], len: 0, out, result: Ok(()) }
    }

    /// Adds text.
    #[inline]
    pub(super) fn text(&mut self, text: &str) {
        let bytes = text.as_bytes();
        if self.len + bytes.len() > SIZE {
            self.flush();
            if bytes.len() > SIZE {
                let written = self.out.write_str(text);
                self.result = self.result.and(written);
                return;
            }
        }
        if let Some(to) = self.bytes.get_mut(self.len..self.len + bytes.len()) {
            to.copy_from_slice(bytes);
            self.len += bytes.len();
        }
    }

    /// Adds a decimal number.
    #[inline]
    pub(super) fn number(&mut self, mut value: u32) {
        if value < 10 {
            return self.text(&DIGITS[value as usize..=value as usize]);
        }
        let mut digits = [0u8; 10];
        let mut at = digits.len();
        while value > 0 {
            at -= 1;
            digits[at] = b'0' + (value % 10) as u8;
            value /= 10;
        }
        self.text(str::from_utf8(&digits[at..]).unwrap_or(""));
    }

    /// Adds a signed decimal number.
    pub(super) fn signed(&mut self, value: i32) {
        if value < 0 {
            self.text("-");
        }
        self.number(value.unsigned_abs());
    }

    /// Adds `0x` and hexadecimal digits.
    pub(super) fn hex(&mut self, value: u64) {
        let mut digits = [0u8; 18];
        let mut at = digits.len();
        let mut rest = value;
        loop {
            at -= 1;
            digits[at] = DIGITS.as_bytes()[(rest & 15) as usize];
            rest >>= 4;
            if rest == 0 {
                break;
            }
        }
        digits[at - 1] = b'x';
        digits[at - 2] = b'0';
        self.text(str::from_utf8(&digits[at - 2..]).unwrap_or(""));
    }

    /// Writes with the standard formatter, for what is rare.
    pub(super) fn formatted(&mut self, text: fmt::Arguments<'_>) {
        self.flush();
        let written = self.out.write_fmt(text);
        self.result = self.result.and(written);
    }

    fn flush(&mut self) {
        let written = self.out.write_str(str::from_utf8(&self.bytes[..self.len]).unwrap_or(""));
        self.result = self.result.and(written);
        self.len = 0;
    }

    /// Hands the rest on.
    pub(super) fn finish(mut self) -> fmt::Result {
        self.flush();
        self.result
    }
}

const DIGITS: &str = "0123456789abcdef";
