//! Constants: inline ones by their code, and literal dwords.

use super::Buffer;
use super::tables::Number;

/// An inline float: text, the bits as a 16-bit float, as a bfloat16, as a 32-bit float, the high dword as a 64-bit float.
pub(super) type Float = (&'static str, u16, u16, u32, u32);

/// Inline floats from code 240 on.
pub(super) const FLOATS: [Float; 9] = [
    ("0.5", 0x3800, 0x3f00, 0x3f00_0000, 0x3fe0_0000),
    ("-0.5", 0xb800, 0xbf00, 0xbf00_0000, 0xbfe0_0000),
    ("1.0", 0x3c00, 0x3f80, 0x3f80_0000, 0x3ff0_0000),
    ("-1.0", 0xbc00, 0xbf80, 0xbf80_0000, 0xbff0_0000),
    ("2.0", 0x4000, 0x4000, 0x4000_0000, 0x4000_0000),
    ("-2.0", 0xc000, 0xc000, 0xc000_0000, 0xc000_0000),
    ("4.0", 0x4400, 0x4080, 0x4080_0000, 0x4010_0000),
    ("-4.0", 0xc400, 0xc080, 0xc080_0000, 0xc010_0000),
    ("0.15915494", 0x3118, 0x3e22, 0x3e22_f983, 0x3fc4_5f30),
];

/// Writes an inline constant by its operand code.
pub(super) fn inline(number: Number, code: u16, out: &mut Buffer<'_>) {
    match code {
        128..=192 => out.number(u32::from(code) - 128),
        193..=208 => out.signed(192 - i32::from(code)),
        240..=248 => {
            let (text, half, ..) = FLOATS[usize::from(code - 240)];
            match number {
                Number::I16 => out.hex(half.into()),
                Number::B64 | Number::F64 if code == 248 => out.text("0.15915494309189532"),
                _ => out.text(text),
            }
        }
        _ => out.number(code.into()),
    }
}

/// Whether a literal dword has the bits of an inline constant. It is written `lit(…)` then, so that an assembler keeps it.
pub(super) fn is_ambiguous(number: Number, value: u32) -> bool {
    inline_code(number, value).is_some()
}

/// The inline constant that an operand of this format reads as these bits; of 64-bit floats there is none, their literals are another part of the number.
pub(crate) fn inline_code(number: Number, value: u32) -> Option<u16> {
    #[expect(clippy::cast_possible_truncation, reason = "16-bit operands have the low half")]
    let half = value as u16;
    let float = |is: &dyn Fn(&Float) -> bool| (240..).zip(&FLOATS).find(|(_, float)| is(float)).map(|(code, _)| code);
    match number {
        Number::F16 => small(half.cast_signed().into()).or_else(|| float(&|float| float.1 == half)),
        Number::Bf16 => small(half.cast_signed().into()).or_else(|| float(&|float| float.2 == half)),
        Number::PkF16 => small(value.cast_signed()).or_else(|| float(&|float| u32::from(float.1) == value)),
        Number::PkBf16 => small(value.cast_signed()).or_else(|| float(&|float| u32::from(float.2) == value)),
        Number::I16 | Number::B32 => small(value.cast_signed()).or_else(|| float(&|float| float.3 == value)),
        Number::B64 if value <= 64 => small(value.cast_signed()),
        Number::B64 | Number::F64 => None,
    }
}

/// The inline constant that is this float in an operand of this format.
pub(crate) fn inline_float(number: Number, value: f64) -> Option<u16> {
    if value.to_bits() == 0 {
        return Some(128);
    }
    // All but the last are exact in every format, and that one rounds to what each format has for it.
    let wide = |float: &Float| u64::from(float.4) << 32;
    let index = FLOATS[..8].iter().position(|float| wide(float) == value.to_bits()).or_else(|| {
        let same = match number {
            Number::B64 | Number::F64 => value.to_bits() == INV_TAU,
            #[expect(clippy::cast_possible_truncation, reason = "rounds to the nearest")]
            _ => (value as f32).to_bits() == FLOATS[8].3,
        };
        same.then_some(8)
    })?;
    (240..).nth(index)
}

/// 1 / (2 pi) as a 64-bit float.
const INV_TAU: u64 = 0x3fc4_5f30_6dc9_c882;

/// The inline constant that is this integer.
fn small(value: i32) -> Option<u16> {
    match value {
        0..=64 => (128..).nth(value.unsigned_abs() as usize),
        -16..=-1 => (192..).nth(value.unsigned_abs() as usize),
        _ => None,
    }
}

/// Writes a literal dword: the half of it that 16-bit operands have, unless it is ambiguous.
pub(super) fn literal(number: Number, value: u32, out: &mut Buffer<'_>) {
    if is_ambiguous(number, value) {
        out.text("lit(");
        out.hex(value);
        return out.text(")");
    }
    match (number, FLOATS[..8].iter().find(|float| float.4 == value)) {
        (Number::F64, Some(float)) => out.text(float.0),
        (Number::F64, None) if value == 0 => out.text("0"),
        (Number::F16 | Number::I16, _) => out.hex(value & 0xffff),
        _ => out.hex(value),
    }
}

/// Writes a 32-bit number as an inline constant would be where there is one, else in hexadecimal.
pub(crate) fn plain32(value: u32, out: &mut Buffer<'_>) {
    match FLOATS.iter().find(|float| float.3 == value) {
        _ if (-16..=64).contains(&value.cast_signed()) => out.signed(value.cast_signed()),
        Some(float) => out.text(float.0),
        None => out.hex(value),
    }
}
