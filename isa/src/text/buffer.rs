//! A small buffer in front of a writer: pieces of text go in as bytes and leave in one call.

use core::fmt;

/// Longest run of bytes that is kept before it is handed on.
const SIZE: usize = 256;

/// Collects ASCII text for a writer.
pub(crate) struct Buffer<'a> {
    bytes: [u8; SIZE],
    len: usize,
    out: &'a mut dyn fmt::Write,
    result: fmt::Result,
    upper_case: bool,
}

impl<'a> Buffer<'a> {
    #[inline]
    pub(crate) fn new(out: &'a mut dyn fmt::Write, upper_case: bool) -> Self {
        Buffer { bytes: [0; SIZE], len: 0, out, result: Ok(()), upper_case }
    }

    /// Adds text, which is ASCII and shorter than the buffer.
    #[inline]
    pub(crate) fn text(&mut self, text: &str) {
        let bytes = text.as_bytes();
        if self.len + bytes.len() > SIZE {
            self.flush();
        }
        if let Some(to) = self.bytes.get_mut(self.len..self.len + bytes.len()) {
            to.copy_from_slice(bytes);
            self.len += bytes.len();
        }
    }

    /// Adds text in upper case, at most 32 letters.
    pub(crate) fn upper(&mut self, text: &str) {
        let mut upper = [0; 32];
        let upper = &mut upper[..text.len().min(32)];
        upper.copy_from_slice(&text.as_bytes()[..upper.len()]);
        upper.make_ascii_uppercase();
        self.text(str::from_utf8(upper).unwrap_or(""));
    }

    /// Adds a decimal number.
    #[inline]
    pub(crate) fn number(&mut self, mut value: u32) {
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
    pub(crate) fn signed(&mut self, value: i32) {
        if value < 0 {
            self.text("-");
        }
        self.number(value.unsigned_abs());
    }

    /// Adds `0x` and hexadecimal digits.
    pub(crate) fn hex(&mut self, value: u64) {
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

    /// Lets a function write to the writer itself; what it says, or true if it failed, since there is no use in writing on.
    pub(crate) fn direct(&mut self, write: impl FnOnce(&mut dyn fmt::Write) -> Result<bool, fmt::Error>) -> bool {
        self.flush();
        let written = write(self.out);
        self.result = self.result.and(written.map(drop));
        written.unwrap_or(true)
    }

    fn flush(&mut self) {
        let text = &mut self.bytes[..self.len];
        if self.upper_case {
            text.make_ascii_uppercase();
        }
        let written = self.out.write_str(str::from_utf8(text).unwrap_or(""));
        self.result = self.result.and(written);
        self.len = 0;
    }

    /// Hands the rest on.
    pub(crate) fn finish(mut self) -> fmt::Result {
        self.flush();
        self.result
    }
}

const DIGITS: &str = "0123456789abcdef";
