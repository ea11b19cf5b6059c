//! Operand kinds and the code space they are drawn from.

/// One class of the operand code space: a range of codes with one meaning.
#[derive(Debug)]
pub struct CodeClass {
    /// The class's name in the definitions (`sgpr`, `vcc`, `int`, …).
    pub name: &'static str,
    /// The text of its codes: a prefix for counted classes (`s`), else the register's own name.
    pub text: &'static str,
    /// First code.
    pub first: u16,
    /// Last code.
    pub last: u16,
    /// Whether codes count registers (`s0`, `s1`, …), so that runs of them exist.
    pub counted: bool,
    /// Whether the class is a register of two halves (`vcc_lo`, `vcc_hi`).
    pub pair: bool,
    /// Whether it is one register of 32 bits, so that operands of more registers cannot be it.
    pub single: bool,
    /// Whether a value of it counts for the constant bus.
    pub bus: bool,
    /// Whether it is the lane mask that instructions read without naming it.
    pub mask: bool,
    /// Whether its codes are inline constants.
    pub constant: bool,
    /// Multiples at which runs of 1, of 2 and of 3 or more registers may start.
    pub align: [u8; 3],
}

/// A named part of an immediate.
#[derive(Debug)]
pub struct ImmField {
    /// Name of the part (`instid0`).
    pub name: &'static str,
    /// Lowest bit within the immediate.
    pub low: u8,
    /// Number of bits.
    pub width: u8,
    /// Names of values, ascending.
    pub values: &'static [(&'static str, u32)],
}

/// How many registers an operand has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// As the operand's format says (see `Slot::regs`).
    Format,
    /// By wave size: registers in wave32, registers in wave64.
    Wave(u8, u8),
    /// By a field of the instruction: if it equals `value`, `then` registers, otherwise `other`.
    Field {
        /// Lowest bit of the field.
        pos: u8,
        /// Bits of the field.
        bits: u8,
        /// The value compared with.
        value: u16,
        /// Registers if equal.
        then: u8,
        /// Registers otherwise.
        other: u8,
    },
    /// The number of set bits among these one-bit places.
    Count([u8; 2]),
    /// A rule by name that the architecture's module computes (`image_data`, `image_address`): index in order of appearance in the definitions.
    Rule(u8),
}

/// An operand kind: the set of codes an operand may have, or the shape of an immediate.
#[derive(Debug)]
pub struct Kind {
    /// Name in the definitions.
    pub name: &'static str,
    /// Set of codes: bit `c % 64` of word `c / 64` is code `c`. Empty for immediates.
    pub codes: [u64; 8],
    /// Codes that decode but are never canonical. Disjoint from `codes`.
    pub decodes: [u64; 8],
    /// Bits of the immediate; 0 for registers and constants.
    pub imm: u8,
    /// Named parts of the immediate.
    pub fields: &'static [ImmField],
    /// Whether the literal dword itself is the operand.
    pub literal: bool,
    /// Whether runs of scalar registers start at any number.
    pub unaligned: bool,
}

impl Kind {
    /// Whether `code` is one that the kind has.
    #[inline]
    pub const fn has(&self, code: u16) -> bool {
        code < 512 && self.codes[(code >> 6) as usize] >> (code & 63) & 1 != 0
    }

    /// Whether `code` is read by the decoder: a code of the kind, or one it tolerates.
    #[inline]
    pub const fn reads(&self, code: u16) -> bool {
        code < 512 && (self.codes[(code >> 6) as usize] | self.decodes[(code >> 6) as usize]) >> (code & 63) & 1 != 0
    }

    /// Whether the operand is an immediate.
    #[inline]
    pub const fn is_imm(&self) -> bool {
        self.imm != 0
    }
}
