//! A small buffer in front of a writer: pieces of text go in as bytes and leave in one call.

use super::words::{Word, length};
use core::fmt;

/// Longest run of bytes that is kept before it is handed on.
const SIZE: usize = 160;

/// What short texts are given room for, whatever their length: they are copied without looking at it.
pub(crate) const ROOM: usize = 32;

/// Bytes that are looked at together when they become text, at addresses that are a multiple of it.
const BLOCK: usize = 16;

/// The bytes, of which those that are no text yet are ASCII, too.
#[repr(align(16))]
pub(super) struct Bytes([u8; SIZE]);

/// Collects ASCII text for a writer.
pub struct Buffer<'a> {
    pub(super) bytes: Bytes,
    pub(super) len: usize,
    out: &'a mut dyn fmt::Write,
    /// What became of the text that was handed on.
    pub(super) result: fmt::Result,
    upper_case: bool,
}

impl<'a> Buffer<'a> {
    #[inline]
    pub(crate) fn new(out: &'a mut dyn fmt::Write, upper_case: bool) -> Self {
        Buffer {
            bytes: Bytes([0; SIZE]),
            len: 0,
            out,
            result: Ok(()),
            upper_case,
        }
    }

    /// Adds text, which is ASCII and shorter than the buffer.
    #[inline]
    pub(crate) fn text(&mut self, text: &str) {
        self.ascii(text.as_bytes());
    }

    fn ascii(&mut self, bytes: &[u8]) {
        let room = SIZE.saturating_sub(bytes.len());
        let at = if self.len > room { self.flush_at(self.len) } else { self.len };
        if let Some(to) = self.bytes.0.get_mut(at..).and_then(|to| to.get_mut(..bytes.len())) {
            copy(to, bytes);
            self.len = at + bytes.len();
        }
    }

    /// Makes sure that there is room behind so many bytes, and returns how many there are then, and the room.
    #[inline(always)]
    fn room(&mut self, at: usize) -> Option<(&mut [u8; ROOM], usize)> {
        let at = if at > SIZE - ROOM { self.flush_at(at) } else { at };
        self.bytes.0.get_mut(at..)?.first_chunk_mut().map(|to| (to, at))
    }

    /// Adds a text behind so many bytes, and returns how many there are then. Its own length is the last one of its bytes.
    // The number of bytes goes from text to text in a register, not in memory.
    #[inline(always)]
    pub(super) fn put<const N: usize>(&mut self, at: usize, text: &[u8; N]) -> usize {
        const { assert!(N > 0 && N <= ROOM) }
        let Some((to, at)) = self.room(at) else { return at };
        to[..N].copy_from_slice(text);
        at + usize::from(text[N - 1])
    }

    /// Adds a text with something added to its bytes from one on: eight of them to a number, the lowest first.
    #[inline(always)]
    pub(crate) fn digits<const N: usize>(&mut self, text: &Word, first: usize, digits: [u64; N]) {
        let Some((to, at)) = self.room(self.len) else { return };
        *to = *text;
        for (i, digits) in digits.into_iter().enumerate() {
            if let (Some(to), Some(from)) = (chunk(to, first + 8 * i), text.get(first + 8 * i..).and_then(<[u8]>::first_chunk)) {
                *to = (u64::from_le_bytes(*from) + digits).to_le_bytes();
            }
        }
        self.len = at + usize::from(length(text));
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
    pub(crate) fn number(&mut self, value: u32) {
        let Some(number) = NUMBERS.get(value as usize) else {
            return self.large(value);
        };
        let [first, second, third, digits] = number.to_le_bytes();
        if self.len + 3 > SIZE {
            self.flush();
        }
        // Three digits whatever there are: what is too much is written over.
        if let Some(to) = self.bytes.0.get_mut(self.len..).and_then(<[u8]>::first_chunk_mut) {
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
    pub(crate) fn hex(&mut self, value: u32) {
        let digits = 8 - (value | 1).leading_zeros() as usize / 4;
        let text = hex_digits(value << (32 - 4 * digits));
        if let Some((to, at)) = self.room(self.len) {
            to[..2].copy_from_slice(b"0x");
            to[2..10].copy_from_slice(&text);
            self.len = at + 2 + digits;
        }
    }

    /// Lets a function write to the writer itself; what it says, or true if it failed, since there is no use in writing on.
    pub(crate) fn direct(&mut self, write: impl FnOnce(&mut dyn fmt::Write) -> Result<bool, fmt::Error>) -> bool {
        self.flush();
        let written = write(self.out);
        self.result = self.result.and(written.map(drop));
        written.unwrap_or(true)
    }

    #[cold]
    #[inline(never)]
    fn flush_at(&mut self, at: usize) -> usize {
        self.len = at;
        self.flush();
        0
    }

    #[cold]
    fn flush(&mut self) {
        let upper_case = self.upper_case;
        let written = self.out.write_str(text_of(&mut self.bytes, self.len, upper_case));
        self.result = self.result.and(written);
        self.len = 0;
    }
}

/// The first bytes as text. All bytes of the buffer are ASCII, so that whole blocks can be looked at, which is faster than single bytes.
#[inline(always)]
pub(super) fn text_of(bytes: &mut Bytes, len: usize, upper_case: bool) -> &str {
    let Some(blocks) = bytes.0.get_mut(..len.next_multiple_of(BLOCK)) else {
        return nothing();
    };
    if upper_case {
        blocks.make_ascii_uppercase();
    }
    match str::from_utf8(blocks).map(|text| text.get(..len)) {
        Ok(Some(text)) => text,
        _ => nothing(),
    }
}

/// Eight bytes of many.
#[inline(always)]
fn chunk(bytes: &mut [u8; ROOM], first: usize) -> Option<&mut [u8; 8]> {
    bytes.get_mut(first..).and_then(<[u8]>::first_chunk_mut)
}

/// What is never returned. It is a call, so that nothing waits for the bytes to be looked at: the processor goes on as if all were well.
#[cold]
#[inline(never)]
const fn nothing() -> &'static str {
    ""
}

/// A text of up to 15 bytes, and its length.
pub(crate) type Short = [u8; 16];

/// Makes one.
#[expect(clippy::cast_possible_truncation, reason = "it has few bytes")]
pub(crate) const fn short(texts: [&str; 2]) -> Short {
    let mut out = [0; 16];
    let mut len = 0;
    let mut i = 0;
    while i < 2 {
        let text = texts[i].as_bytes();
        let mut j = 0;
        while j < text.len() {
            out[len] = text[j];
            len += 1;
            j += 1;
        }
        i += 1;
    }
    out[15] = len as u8;
    out
}

/// Numbers below 1000: up to three digits from the left, the first one lowest, and in the highest byte how many.
pub(super) static NUMBERS: [u32; 1000] = numbers();

const fn numbers() -> [u32; 1000] {
    let mut out = [0; 1000];
    let mut i = 0;
    while i < 1000 {
        let (hundreds, tens, ones) = (i / 100, i / 10 % 10, i % 10);
        out[i as usize] = match i {
            0..10 => 0x0100_0030 | ones,
            10..100 => 0x0200_3030 | tens | ones << 8,
            _ => 0x0330_3030 | hundreds | tens << 8 | ones << 16,
        };
        i += 1;
    }
    out
}

/// All eight hexadecimal digits, the highest first.
#[inline]
const fn hex_digits(value: u32) -> [u8; 8] {
    const ONES: u64 = 0x0101_0101_0101_0101;
    // A byte for each digit.
    let mut x = value as u64;
    x = (x | x << 16) & 0x0000_ffff_0000_ffff;
    x = (x | x << 8) & 0x00ff_00ff_00ff_00ff;
    x = (x | x << 4) & 0x0f0f_0f0f_0f0f_0f0f;
    // Digits from ten on are letters.
    let letters = (x + 6 * ONES) >> 4 & ONES;
    (x + b'0' as u64 * ONES + letters * (b'a' - b'9' - 1) as u64).to_be_bytes()
}

/// Copies a few bytes without a call. Both slices have the same length.
#[inline]
fn copy(to: &mut [u8], from: &[u8]) {
    const WHOLE: usize = 16;
    const HALF: usize = 8;
    const QUARTER: usize = 4;
    if from.len() > 2 * WHOLE {
        return to.copy_from_slice(from);
    }
    // Two pieces of one size that overlap where the length is no multiple of it.
    if let (Some(first), Some(last)) = (from.first_chunk::<WHOLE>(), from.last_chunk::<WHOLE>()) {
        if let Some(to) = to.first_chunk_mut() {
            *to = *first;
        }
        if let Some(to) = to.last_chunk_mut() {
            *to = *last;
        }
    } else if let (Some(first), Some(last)) = (from.first_chunk::<HALF>(), from.last_chunk::<HALF>()) {
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
