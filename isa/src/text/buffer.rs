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
        self.ascii(text.as_bytes());
    }

    #[inline]
    fn ascii(&mut self, bytes: &[u8]) {
        if self.len + bytes.len() > SIZE {
            self.flush();
        }
        if let Some(to) = self.bytes.get_mut(self.len..self.len + bytes.len()) {
            copy(to, bytes);
            self.len += bytes.len();
        }
    }

    /// Adds text in upper case, at most 32 letters.
    pub(crate) fn upper(&mut self, text: &str) {
        let mut upper = [0; 32];
        let upper = &mut upper[..text.len().min(32)];
        upper.copy_from_slice(&text.as_bytes()[..upper.len()]);
        upper.make_ascii_uppercase();
        self.ascii(upper);
    }

    /// Adds a decimal number.
    #[inline]
    pub(crate) fn number(&mut self, value: u32) {
        let Some(&[first, second, third, digits]) = NUMBERS.get(value as usize) else { return self.large(value) };
        if self.len + 3 > SIZE {
            self.flush();
        }
        // Three digits whatever there are: what is too much is written over.
        if let Some(to) = self.bytes.get_mut(self.len..).and_then(<[u8]>::first_chunk_mut) {
            *to = [first, second, third];
            self.len += digits as usize;
        }
    }

    fn large(&mut self, mut value: u32) {
        let mut digits = [0u8; 10];
        let mut at = digits.len();
        while value > 0 {
            at -= 1;
            digits[at] = b'0' + (value % 10) as u8;
            value /= 10;
        }
        self.ascii(&digits[at..]);
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
            digits[at] = DIGITS[(rest & 15) as usize];
            rest >>= 4;
            if rest == 0 {
                break;
            }
        }
        digits[at - 1] = b'x';
        digits[at - 2] = b'0';
        self.ascii(&digits[at - 2..]);
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
    pub(crate) fn finish(&mut self) -> fmt::Result {
        self.flush();
        self.result
    }
}

/// Numbers below 1000: up to three digits from the left, and how many.
static NUMBERS: [[u8; 4]; 1000] = numbers();

#[expect(clippy::cast_possible_truncation, reason = "digits")]
const fn numbers() -> [[u8; 4]; 1000] {
    let mut out = [[b'0', 0, 0, 1]; 1000];
    let mut i = 1;
    while i < out.len() {
        let digits = [b'0' + (i / 100) as u8, b'0' + (i / 10 % 10) as u8, b'0' + (i % 10) as u8];
        out[i] = match i {
            0..10 => [digits[2], 0, 0, 1],
            10..100 => [digits[1], digits[2], 0, 2],
            _ => [digits[0], digits[1], digits[2], 3],
        };
        i += 1;
    }
    out
}

const DIGITS: &[u8; 16] = b"0123456789abcdef";

/// Copies a few bytes without a call. Both slices have the same length.
#[inline]
fn copy(to: &mut [u8], from: &[u8]) {
    const HALF: usize = 8;
    const QUARTER: usize = 4;
    if from.len() > 2 * HALF {
        return to.copy_from_slice(from);
    }
    // Two pieces of one size that overlap where the length is no multiple of it.
    if let (Some(first), Some(last)) = (from.first_chunk::<HALF>(), from.last_chunk::<HALF>()) {
        if let Some(to) = to.first_chunk_mut() {
            *to = *first;
        }
        if let Some(to) = to.last_chunk_mut() {
            *to = *last;
        }
    } else if let (Some(first), Some(last)) = (from.first_chunk::<QUARTER>(), from.last_chunk::<QUARTER>()) {
        if let Some(to) = to.first_chunk_mut() {
            *to = *first;
        }
        if let Some(to) = to.last_chunk_mut() {
            *to = *last;
        }
    } else {
        for (to, from) in to.iter_mut().zip(from) {
            *to = *from;
        }
    }
}
