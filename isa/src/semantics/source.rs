//! Where the bits of sources come from: the client, or the instruction itself.

use super::operation::Format;
use crate::inst::{OperandInfo, Value};
use crate::registers::Registers;

/// What the client knows of the registers that an instruction reads.
///
/// An array or a slice gives the values in the order in which they are asked for: those of registers (special ones too) among the sources, not of constants; a
/// register that is read and written after the others, then VCC or SCC where it is read without being named. A function gets the operand and may look it up.
pub trait Sources<R: Registers> {
    /// The bits of a source: all of the register run, in the low bits; of a mask, of VCC and of SCC the lane's own bit, in bit 0. `None` if it is not known.
    /// `index` counts what was asked for this instruction.
    fn read(&mut self, index: usize, operand: &OperandInfo<R>) -> Option<u128>;
}

impl<R: Registers, F: FnMut(&OperandInfo<R>) -> Option<u128>> Sources<R> for F {
    fn read(&mut self, _: usize, operand: &OperandInfo<R>) -> Option<u128> {
        self(operand)
    }
}

impl<R: Registers, T: Copy + Into<u128>, const N: usize> Sources<R> for [T; N] {
    fn read(&mut self, index: usize, _: &OperandInfo<R>) -> Option<u128> {
        self.get(index).map(|&value| value.into())
    }
}

impl<R: Registers, T: Copy + Into<u128>> Sources<R> for &[T] {
    fn read(&mut self, index: usize, _: &OperandInfo<R>) -> Option<u128> {
        self.get(index).map(|&value| value.into())
    }
}

/// The bits that an operand is by itself; `None` for registers.
pub(super) fn constant<R: Registers>(operand: &OperandInfo<R>, format: Format) -> Option<u128> {
    match operand.value {
        Value::Register(_) => None,
        Value::Special(_, "null") | Value::Absent => Some(0),
        Value::Special(..) => None,
        Value::Inline(code) => Some(inline(code, format)),
        Value::Literal(dword) => Some(literal(dword, format)),
        // The immediates of scalar instructions are signed 16-bit numbers, or dwords.
        Value::Immediate(bits) if operand.format == "i16" => Some(u128::from(i32::from(bits as u16 as i16).cast_unsigned())),
        Value::Immediate(bits) => Some(literal(bits, format)),
    }
}

/// A literal dword: the high half of a double, else extended as the format says.
fn literal(dword: u32, format: Format) -> u128 {
    match format {
        Format::F64 => u128::from(dword) << 32,
        Format::I64 => u128::from(i64::from(dword.cast_signed()).cast_unsigned()),
        _ => u128::from(dword),
    }
}

/// An inline constant. Integers are extended to the operand's size. Floats are in the operand's precision; 16-bit integers see the single-precision number.
fn inline(code: u16, format: Format) -> u128 {
    /// Half, single and double precision of codes 240 to 248.
    const FLOATS: [(u16, u32, u64); 9] = [
        (0x3800, 0x3f00_0000, 0x3fe0_0000_0000_0000),
        (0xb800, 0xbf00_0000, 0xbfe0_0000_0000_0000),
        (0x3c00, 0x3f80_0000, 0x3ff0_0000_0000_0000),
        (0xbc00, 0xbf80_0000, 0xbff0_0000_0000_0000),
        (0x4000, 0x4000_0000, 0x4000_0000_0000_0000),
        (0xc000, 0xc000_0000, 0xc000_0000_0000_0000),
        (0x4400, 0x4080_0000, 0x4010_0000_0000_0000),
        (0xc400, 0xc080_0000, 0xc010_0000_0000_0000),
        (0x3118, 0x3e22_f983, 0x3fc4_5f30_6dc9_c882),
    ];
    let integer = match code {
        128..=192 => i64::from(code) - 128,
        193..=208 => 192 - i64::from(code),
        _ => {
            let Some(&(half, single, double)) = FLOATS.get(usize::from(code.wrapping_sub(240))) else {
                return 0;
            };
            return match format {
                Format::F16 => u128::from(half),
                _ if format.bits() == 64 => u128::from(double),
                _ => u128::from(single),
            };
        }
    };
    if format.bits() == 64 {
        u128::from(integer.cast_unsigned())
    } else {
        u128::from((integer as i32).cast_unsigned())
    }
}
