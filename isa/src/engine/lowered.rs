//! An operand on its way into the bits: a code or a value, a number of registers, auxiliary bits.

/// `Lowered::code` of an immediate; the value is in `Lowered::value`.
pub(crate) const IMM: u32 = 0x1_0000;
/// `Lowered::code` of an immediate one part of which is out of range; the part is in `Lowered::value`.
pub(crate) const BAD_PART: u32 = 0x4_0000;
/// `Lowered::code` of a label whose place is not known yet; its number is in `Lowered::value`.
pub(crate) const LABEL: u32 = 0x8_0000;
/// `Lowered::code` of an operand that is left out (`off`).
pub(crate) const ABSENT: u32 = 0x2_0000;
/// The operand code of the literal dword, the same in every AMD instruction set.
pub(crate) const LITERAL: u32 = 255;

/// Marks a number made of parts as holding the part that was out of range.
pub(crate) const PART_OUT_OF_RANGE: u32 = 1 << 31;

/// An operand as the tables see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lowered {
    /// Operand code, or [`IMM`], [`ABSENT`]. Wider than any field, so that a register number too large is seen, not cut.
    pub(crate) code: u32,
    /// The literal dword, or an immediate.
    pub(crate) value: i64,
    /// Registers in the run; 0 for what has no width (constants, immediates).
    pub(crate) width: u8,
    /// Auxiliary bits (neg, abs, opsel, opsel_hi, sets…): each set bit inverts the row's start value.
    pub(crate) aux: u8,
}

impl Lowered {
    /// A slot without an operand.
    pub(crate) const ABSENT: Lowered = Lowered {
        code: ABSENT,
        value: 0,
        width: 0,
        aux: 0,
    };

    /// A register run or an inline constant.
    #[inline]
    pub(crate) const fn code(code: u32, width: u8) -> Self {
        Lowered {
            code,
            value: 0,
            width,
            aux: 0,
        }
    }

    /// A literal dword.
    #[inline]
    pub(crate) const fn literal(value: u32) -> Self {
        Lowered {
            code: LITERAL,
            value: value as i64,
            width: 0,
            aux: 0,
        }
    }

    /// An immediate.
    #[inline]
    pub(crate) const fn imm(value: i64) -> Self {
        Lowered {
            code: IMM,
            value,
            width: 0,
            aux: 0,
        }
    }

    /// The distance to a label, which is known only when code is complete.
    #[inline]
    pub(crate) const fn label(number: u32) -> Self {
        Lowered {
            code: LABEL,
            value: number as i64,
            width: 0,
            aux: 0,
        }
    }

    /// The label's number, if it is one.
    pub(crate) const fn as_label(&self) -> Option<usize> {
        if self.code == LABEL { Some(self.value as usize) } else { None }
    }

    /// An immediate of at most so many bits, fewer than its field has.
    #[inline]
    pub(crate) const fn imm_bits(value: i64, bits: u8) -> Self {
        Lowered {
            code: IMM,
            value,
            width: bits,
            aux: 0,
        }
    }

    /// An immediate made of parts: the number, or, with the top bit set, the part that was out of range.
    #[inline]
    pub(crate) const fn parts(raw: u32) -> Self {
        if raw & PART_OUT_OF_RANGE == 0 {
            Self::imm(raw as i64)
        } else {
            Lowered {
                code: BAD_PART,
                value: (raw & !PART_OUT_OF_RANGE) as i64,
                width: 0,
                aux: 0,
            }
        }
    }

    /// The same with auxiliary bits toggled.
    #[inline]
    pub(crate) const fn toggle(mut self, aux: u8) -> Self {
        self.aux ^= aux;
        self
    }
}
