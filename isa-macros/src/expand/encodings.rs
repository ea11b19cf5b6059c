//! `pub mod layouts`: a bitfield struct for each encoding.

use std::fmt::Write;

use super::docs;
use super::names::{camel, field};
use crate::model::{Encoding, Model};

pub(super) fn write(out: &mut String, model: &Model<'_>) {
    docs::doc(
        out,
        "One bitfield struct for each encoding. They give access to raw bits; what a value means, and whether it is allowed, is not their concern.",
    );
    out.push_str("pub mod layouts{\n");
    for encoding in model.encodings.iter().filter(|encoding| encoding.def.is_some()) {
        bitfield(out, model, encoding);
        words(out, encoding);
        setters(out, encoding);
        out.push_str("}\n");
    }
    out.push_str("}\n");
}

fn bitfield(out: &mut String, model: &Model<'_>, encoding: &Encoding<'_>) {
    docs::doc(out, &docs::encoding(model, encoding));
    let whole = size(encoding);
    let _ = write!(
        out,
        "#[::bitfield_struct::bitfield(u{whole},debug=false,default=false)]#[derive(PartialEq,Eq,Debug)]pub struct {}{{",
        camel(&encoding.name.text)
    );
    let mut next = 0;
    for named in encoding.fields.iter().rev().filter(|field| !field.view) {
        let (pos, bits) = (u32::from(named.place.pos), u32::from(named.place.bits));
        padding(out, encoding, next, pos);
        docs::doc(
            out,
            &docs::field_line(encoding, &named.name.text).unwrap_or_else(|| format!("[{}:{pos}] {}", pos + bits - 1, named.name)),
        );
        let _ = write!(out, "#[bits({bits},access=RO)]pub {}:{},", field(&named.name.text), integer(bits));
        next = pos + bits;
    }
    padding(out, encoding, next, whole);
    out.push_str("}\n");
}

/// Bits without a name, from `low` up to `high`; runs of fixed ones start with their value.
fn padding(out: &mut String, encoding: &Encoding<'_>, low: u32, high: u32) {
    let mut bit = low;
    while bit < high {
        let first = bit;
        let fixed = fixed_bit(encoding, bit);
        while bit < high && bit - first < 32 && fixed_bit(encoding, bit).is_some() == fixed.is_some() {
            bit += 1;
        }
        let bits = bit - first;
        let value: u32 = (first..bit).map(|bit| fixed_bit(encoding, bit).unwrap_or(0) << (bit - first)).sum();
        let kind = integer(bits);
        match (fixed, kind) {
            (None, _) => {
                let _ = write!(out, "#[bits({bits})]__:{kind},");
            }
            (Some(_), "bool") => {
                let _ = write!(out, "#[bits(1,default={})]_fixed_{first}:bool,", value != 0);
            }
            (Some(_), _) => {
                let _ = write!(out, "#[bits({bits},default={value:#x})]_fixed_{first}:{kind},");
            }
        }
    }
}

fn fixed_bit(encoding: &Encoding<'_>, bit: u32) -> Option<u32> {
    let (dword, bit) = ((bit / 32) as usize, bit % 32);
    let must = encoding.must.get(dword)? >> bit & 1;
    (must != 0).then(|| encoding.must_value.get(dword).map_or(0, |value| value >> bit & 1))
}

fn size(encoding: &Encoding<'_>) -> u32 {
    match encoding.dwords {
        1 => 32,
        2 => 64,
        _ => 128,
    }
}

/// The smallest type that holds a field.
fn integer(bits: u32) -> &'static str {
    match bits {
        1 => "bool",
        2..=8 => "u8",
        9..=16 => "u16",
        _ => "u32",
    }
}

/// Conversion from and to dwords.
fn words(out: &mut String, encoding: &Encoding<'_>) {
    let (name, dwords, whole) = (camel(&encoding.name.text), usize::from(encoding.dwords), size(encoding));
    let join = |words: &[u32; 3]| words.iter().rev().fold(0u128, |all, word| all << 32 | u128::from(*word));
    let pattern = ["a", "b", "c"].get(..dwords).unwrap_or(&[]).join(",");
    let bits: Vec<String> = (0..dwords)
        .map(|i| format!("({} as u{whole})<<{}", ["a", "b", "c"].get(i).unwrap_or(&"0"), i * 32))
        .collect();
    let cuts: Vec<String> = (0..dwords)
        .map(|i| format!("u32::from_le_bytes([b[{}],b[{}],b[{}],b[{}]])", i * 4, i * 4 + 1, i * 4 + 2, i * 4 + 3))
        .collect();
    let _ = writeln!(
        out,
        "impl {name}{{
        /// Name of the encoding in the definitions.
        pub const NAME:&'static str={:?};
        /// Reads the first {dwords} of `words`; `None` if there are fewer, or if fixed bits differ. Conditions that choose between variants are not looked at.
        pub const fn from_words(words:&[u32])->Option<Self>{{if let [{pattern},..]=*words{{let bits={};if bits&{:#x}=={:#x}{{return Some(Self::from_bits(bits))}}}}None}}
        /// The dwords, the lowest first.
        pub const fn to_words(self)->[u32;{dwords}]{{let b=self.into_bits().to_le_bytes();[{}]}}
",
        encoding.name.text,
        if dwords == 1 { "a".to_string() } else { bits.join("|") },
        join(&encoding.must),
        join(&encoding.must_value),
        cuts.join(","),
    );
}

/// `with_x` for each field. The bitfield's own four setters a field would take a tenth of the crate's compile time, and one of them panics.
fn setters(out: &mut String, encoding: &Encoding<'_>) {
    let whole = size(encoding);
    for named in encoding.fields.iter().filter(|field| !field.view) {
        let (name, pos, bits) = (&named.name.text, named.place.pos, u32::from(named.place.bits));
        let (kind, max) = (integer(bits), named.place.max());
        let set = format!("Self::from_bits(self.into_bits()&!({max:#x}<<{pos})|(value as u{whole})<<{pos})");
        let _ = if matches!(bits, 1 | 8 | 16 | 32) {
            writeln!(out, "/// Replaces `{name}`.\npub const fn with_{name}(self,value:{kind})->Self{{{set}}}")
        } else {
            writeln!(
                out,
                "/// Replaces `{name}`; `None` if `value` has more than {bits} bits.\npub const fn with_{name}(self,value:{kind})->Option<Self>{{if value>{max:#x}{{None}}else{{Some({set})}}}}"
            )
        };
    }
}

/// What ties each struct to the encoding's number, in the crate that has both.
pub(super) fn ties(out: &mut String, model: &Model<'_>) {
    for encoding in model.encodings.iter().filter(|encoding| encoding.def.is_some()) {
        let name = camel(&encoding.name.text);
        let _ = writeln!(
            out,
            "impl Layout for layouts::{name}{{const ENCODING:Encoding=Encoding::{name};fn from_words(words:&[u32])->Option<Self>{{layouts::{name}::from_words(words)}}}}"
        );
    }
}
