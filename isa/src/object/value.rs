//! MessagePack, as far as metadata has it: values in memory, read and written with the crate `rmp`.
//!
//! Written as LLVM's `MsgPackDocument` does: keys sorted, every number and length in its shortest form.

use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use rmp::Marker;
use rmp::decode::{self, Bytes, DecodeStringError};
use rmp::encode::{self, ByteBuf};

/// A map with keys in the order in which they are written.
pub type MetadataMap = BTreeMap<String, MetadataValue>;

/// Maps and arrays within each other that are read; metadata has five.
const MAX_DEPTH: u8 = 16;

/// A value. Floats, binary data and extensions are none: no metadata has them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MetadataValue {
    /// Nothing.
    Nil,
    /// A truth value.
    Bool(bool),
    /// A number that is not negative.
    Uint(u64),
    /// A number that is negative.
    Negative(i64),
    /// Text.
    Str(String),
    /// A sequence.
    Array(Vec<MetadataValue>),
    /// A map. Keys are text.
    Map(MetadataMap),
}

/// What is wrong with MessagePack bytes, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MessagePackError {
    /// Offset of the value in question.
    pub offset: usize,
    /// What is wrong.
    pub reason: MessagePackReason,
}

/// What is wrong with MessagePack bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MessagePackReason {
    /// The bytes end within a value.
    Truncated,
    /// A float, binary data, an extension, or no value at all.
    Type,
    /// A key that is no text.
    Key,
    /// A key that the map already has.
    Duplicate,
    /// Text that is not UTF-8.
    Utf8,
    /// Maps or arrays nested too deep.
    Depth,
    /// Bytes after the value.
    Trailing,
}

impl fmt::Display for MessagePackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let reason = match self.reason {
            MessagePackReason::Truncated => "the bytes end within a value",
            MessagePackReason::Type => "not a type that metadata has",
            MessagePackReason::Key => "a key that is not text",
            MessagePackReason::Duplicate => "a key that the map already has",
            MessagePackReason::Utf8 => "text that is not UTF-8",
            MessagePackReason::Depth => "nested too deep",
            MessagePackReason::Trailing => "bytes after the value",
        };
        write!(f, "byte {} of the metadata: {reason}", self.offset)
    }
}

impl core::error::Error for MessagePackError {}

impl MetadataValue {
    /// Appends the bytes; `None` for a length of more than 32 bits, which MessagePack cannot say.
    pub(super) fn write(&self, out: &mut ByteBuf) -> Option<()> {
        match self {
            MetadataValue::Nil => encode::write_nil(out).ok(),
            MetadataValue::Bool(value) => encode::write_bool(out, *value).ok(),
            MetadataValue::Uint(value) => encode::write_uint(out, *value).ok().map(drop),
            MetadataValue::Negative(value) => encode::write_sint(out, *value).ok().map(drop),
            MetadataValue::Str(value) => write_str(value, out),
            MetadataValue::Array(values) => {
                encode::write_array_len(out, u32::try_from(values.len()).ok()?).ok()?;
                values.iter().try_for_each(|value| value.write(out))
            }
            MetadataValue::Map(map) => {
                encode::write_map_len(out, u32::try_from(map.len()).ok()?).ok()?;
                map.iter()
                    .try_for_each(|(key, value)| write_str(key, out).and_then(|()| value.write(out)))
            }
        }
    }

    /// The one value that the bytes are.
    pub(super) fn read(bytes: &[u8]) -> Result<MetadataValue, MessagePackError> {
        let mut reader = Reader { bytes, rest: bytes };
        let value = reader.value(0)?;
        match reader.rest {
            [] => Ok(value),
            _ => reader.fail(MessagePackReason::Trailing),
        }
    }
}

/// Text; `None` if its length has more than 32 bits.
fn write_str(text: &str, out: &mut ByteBuf) -> Option<()> {
    u32::try_from(text.len()).ok()?;
    encode::write_str(out, text).ok()
}

/// Bytes, and those that are not read yet.
struct Reader<'a> {
    bytes: &'a [u8],
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    /// An error at the value that comes next.
    fn fail<T>(&self, reason: MessagePackReason) -> Result<T, MessagePackError> {
        Err(MessagePackError {
            offset: self.bytes.len() - self.rest.len(),
            reason,
        })
    }

    /// Takes what a function of `rmp` reads. Whoever calls has looked at the type, so the bytes can only be too few.
    fn take<T, E>(&mut self, read: impl Fn(&mut Bytes<'a>) -> Result<T, E>) -> Result<T, MessagePackError> {
        let mut bytes = Bytes::new(self.rest);
        match read(&mut bytes) {
            Ok(value) => {
                self.rest = bytes.remaining_slice();
                Ok(value)
            }
            Err(_) => self.fail(MessagePackReason::Truncated),
        }
    }

    /// Takes text.
    fn text(&mut self) -> Result<&'a str, MessagePackError> {
        let rest = self.rest;
        match decode::read_str_from_slice(rest) {
            Ok((text, rest)) => {
                self.rest = rest;
                Ok(text)
            }
            Err(DecodeStringError::InvalidUtf8(..)) => self.fail(MessagePackReason::Utf8),
            Err(_) => self.fail(MessagePackReason::Truncated),
        }
    }

    /// Takes a value that is `depth` maps and arrays deep. Lengths are believed only as far as there are bytes.
    fn value(&mut self, depth: u8) -> Result<MetadataValue, MessagePackError> {
        if depth > MAX_DEPTH {
            return self.fail(MessagePackReason::Depth);
        }
        let Some(&first) = self.rest.first() else {
            return self.fail(MessagePackReason::Truncated);
        };
        match Marker::from_u8(first) {
            Marker::Null => self.take(decode::read_nil).map(|()| MetadataValue::Nil),
            Marker::True | Marker::False => self.take(decode::read_bool).map(MetadataValue::Bool),
            Marker::FixPos(_) | Marker::U8 | Marker::U16 | Marker::U32 | Marker::U64 => self.take(decode::read_int).map(MetadataValue::Uint),
            Marker::FixNeg(_) | Marker::I8 | Marker::I16 | Marker::I32 | Marker::I64 => {
                let value: i64 = self.take(decode::read_int)?;
                Ok(u64::try_from(value).map_or(MetadataValue::Negative(value), MetadataValue::Uint))
            }
            Marker::FixStr(_) | Marker::Str8 | Marker::Str16 | Marker::Str32 => self.text().map(|text| MetadataValue::Str(text.to_owned())),
            Marker::FixArray(_) | Marker::Array16 | Marker::Array32 => {
                let length = self.take(decode::read_array_len)?;
                (0..length)
                    .map(|_| self.value(depth + 1))
                    .collect::<Result<_, _>>()
                    .map(MetadataValue::Array)
            }
            Marker::FixMap(_) | Marker::Map16 | Marker::Map32 => {
                let mut map = MetadataMap::new();
                for _ in 0..self.take(decode::read_map_len)? {
                    let at = Reader { ..*self };
                    let key = match self.rest.first().map(|&first| Marker::from_u8(first)) {
                        Some(Marker::FixStr(_) | Marker::Str8 | Marker::Str16 | Marker::Str32) => self.text()?,
                        Some(_) => return self.fail(MessagePackReason::Key),
                        None => return self.fail(MessagePackReason::Truncated),
                    };
                    let value = self.value(depth + 1)?;
                    if map.insert(key.to_owned(), value).is_some() {
                        return at.fail(MessagePackReason::Duplicate);
                    }
                }
                Ok(MetadataValue::Map(map))
            }
            _ => self.fail(MessagePackReason::Type),
        }
    }
}
