//! Rows, shapes and slots: where each operand and modifier of a form lies.

use super::Width;

/// Number of auxiliary bits an operand can carry: neg, abs, opsel, opsel_hi, then up to four `sets` bits.
pub const AUX: usize = 8;

/// A place in the instruction's dwords. No place straddles a dword.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Lowest bit, counted over the whole instruction; 255 for no place.
    pub pos: u8,
    /// Number of bits, 1 to 32.
    pub bits: u8,
}

impl Place {
    /// No place.
    pub const NONE: Place = Place { pos: 255, bits: 0 };

    /// Whether there is one.
    #[inline]
    pub const fn exists(self) -> bool {
        self.pos != 255
    }

    /// A mask of the place's width, at bit 0.
    #[inline]
    pub const fn mask(self) -> u32 {
        u32::MAX >> (32u8.wrapping_sub(self.bits) & 31)
    }

    /// The bits at this place; 0 for no place.
    #[inline]
    pub const fn get(self, words: &[u32; 3]) -> u32 {
        if self.pos >= 96 {
            return 0;
        }
        words[(self.pos >> 5) as usize] >> (self.pos & 31) & self.mask()
    }

    /// Replaces the bits at this place. `value` must fit, the caller has checked it; nothing happens for no place.
    #[inline]
    pub const fn set(self, words: &mut [u32; 3], value: u32) {
        if self.pos >= 96 {
            return;
        }
        let shift = self.pos & 31;
        let word = &mut words[(self.pos >> 5) as usize];
        *word = *word & !(self.mask() << shift) | value << shift;
    }
}

/// What an instruction does with an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Reads it.
    Read,
    /// Writes it.
    Write,
    /// Reads and writes it.
    ReadWrite,
    /// It is an immediate.
    Imm,
}

/// One operand of a row.
#[derive(Clone, Copy, Debug)]
pub struct Slot {
    /// Name of the operand (`src0`).
    pub name: &'static str,
    /// Index into `Tables::kinds`: the effective kind in this row.
    pub kind: u8,
    /// Index into `Tables::formats`.
    pub format: u8,
    /// Registers by format, where `width` is [`Width::Format`].
    pub regs: u8,
    /// How many registers.
    pub width: Width,
    /// Role.
    pub role: Role,
    /// Index of the operand that shares its register with this one, else 255.
    pub tied: u8,
    /// Where its code lies. [`Place::NONE`] when it is implied.
    pub place: Place,
    /// The code is `field + bias`.
    pub bias: u16,
    /// The field stores the code shifted right by this.
    pub pad: u8,
    /// For padded fields: place of the field whose low `pad` bits are stored inverted here; [`Place::NONE`] for zero.
    pub pad_not: Place,
    /// The code of an implied operand, else [`super::NONE`].
    pub implied: u16,
    /// Whether the operand may be the literal (code 255) in this row.
    pub literal: bool,
    /// The bit of each auxiliary property (see [`AUX`]), 255 where the row has none. It may lie within `place` (kinds with `half`): then the field holds
    /// the code with that bit, and only codes that are of the kind without the bit, and not with it, have it.
    pub aux: [u8; AUX],
    /// Index of the builder's argument it belongs to: list kinds have several slots for one argument.
    pub arg: u8,
}

/// Index of `opsel` among the auxiliary bits.
pub const OPSEL: usize = 2;

/// Index of `opsel_hi` among the auxiliary bits.
pub const OPSEL_HI: usize = 3;

impl Slot {
    /// What an array is filled with before its slots are unpacked.
    pub(crate) const EMPTY: Slot = Slot {
        name: "",
        kind: 0,
        format: 0,
        regs: 0,
        width: Width::Format,
        role: Role::Read,
        tied: 255,
        place: Place::NONE,
        bias: 0,
        pad: 0,
        pad_not: Place::NONE,
        implied: super::NONE,
        literal: false,
        aux: [255; AUX],
        arg: 0,
    };

    /// Whether the operand's half is a bit of its own field (short forms of 16-bit instructions). Only vector registers have that bit there.
    #[inline]
    pub const fn half_in_field(&self) -> bool {
        let bit = self.aux[OPSEL];
        bit != 255 && bit >= self.place.pos && bit < self.place.pos + self.place.bits
    }

    /// The code in the slot's field, without the half.
    pub const fn code(&self, words: &[u32; 3]) -> u16 {
        let low = if self.pad_not.exists() {
            !self.pad_not.get(words) & ((1 << self.pad) - 1)
        } else {
            0
        };
        self.code_of((self.place.get(words) << self.pad | low) as u16)
    }

    /// The code that a field's value (padding included) stands for, without the half.
    #[inline]
    pub(crate) const fn code_of(&self, value: u16) -> u16 {
        let code = value + self.bias;
        if code >= 256 && self.half_in_field() {
            code & !(1 << (self.aux[OPSEL] - self.place.pos))
        } else {
            code
        }
    }
}

/// How strictly a field's value is fixed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// Decode refuses anything else (`==`).
    Required,
    /// Anything else is not canonical (`=`).
    Canonical,
    /// A modifier's start value (`?=`).
    Start,
}

/// A field that a row gives a value.
#[derive(Debug)]
pub struct Fixed {
    /// Where.
    pub place: Place,
    /// The value.
    pub value: u32,
    /// How strictly.
    pub strength: Strength,
}

/// The layout that rows share: operands, modifiers, fixed fields.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// Operands in the builder's order.
    pub slots: &'static [Slot],
    /// Fixed fields of the row beyond the encoding's own fixed bits.
    pub fixed: &'static [Fixed],
    /// Set of modifiers (bit = `Modifier`) that the row takes.
    pub modifiers: u128,
    /// Bits of a new instruction without opcode and operands: fixed bits, canonical and start values.
    pub start: [u32; 3],
    /// Bits that mean something: fixed bits, opcode, operands with their aux bits, modifiers taken, fixed fields. The rest must equal `start` to be canonical.
    pub used: [u32; 3],
    /// Bits that decode demands, and their values: the encoding's fixed bits and `==` fields. Not the opcode.
    pub must: [u32; 3],
    /// See `must`.
    pub must_value: [u32; 3],
    /// Own limit of scalar values on the constant bus; 255 for none.
    pub bus: u8,
}

impl Shape {
    /// What an array is filled with before its shapes are unpacked.
    pub(crate) const EMPTY: Shape = Shape {
        slots: &[],
        fixed: &[],
        modifiers: 0,
        start: [0; 3],
        used: [0; 3],
        must: [0; 3],
        must_value: [0; 3],
        bus: 255,
    };
}

/// One form of one opcode.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// `Opcode` as a number.
    pub opcode: u16,
    /// Index into `Tables::shapes`.
    pub shape: u16,
    /// Value of the opcode field.
    pub op: u16,
    /// Index into `Tables::encodings`.
    pub encoding: u8,
    /// `Form` as a number.
    pub form: u8,
}

/// What sits in a field of an encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldRole {
    /// An operand.
    Operand,
    /// The opcode.
    Op,
    /// A modifier.
    Modifier,
    /// Bits that belong to operands (neg, abs, …).
    Aux,
    /// Anything else: selectors, fields without a role.
    Plain,
}

/// One named field of an encoding.
#[derive(Debug)]
pub struct FieldInfo {
    /// Name of the field.
    pub name: &'static str,
    /// Where.
    pub place: Place,
    /// What sits in it.
    pub role: FieldRole,
    /// Index into `Tables::kinds` for operands, else 255.
    pub kind: u8,
}

/// Where a modifier lies in an encoding.
#[derive(Clone, Copy, Debug)]
pub struct ModifierPlace {
    /// `Modifier` as a number.
    pub modifier: u8,
    /// Where.
    pub place: Place,
    /// Whether it is a signed number.
    pub signed: bool,
    /// Ranges of the values that mean something, both ends included; empty where all do.
    pub values: &'static [(u32, u32)],
}

impl ModifierPlace {
    /// Whether a value means something.
    #[inline]
    pub const fn has(&self, value: u32) -> bool {
        let mut i = 0;
        while i < self.values.len() {
            if value >= self.values[i].0 && value <= self.values[i].1 {
                return true;
            }
            i += 1;
        }
        self.values.is_empty()
    }
}

/// One encoding.
#[derive(Debug)]
pub struct EncodingInfo {
    /// Name in the definitions (`vop3_dpp16`).
    pub name: &'static str,
    /// Name in the specification: the doc line of its item (`VOP3_VOP_DPP16`).
    pub spec: &'static str,
    /// Length in dwords, 1 to 3.
    pub dwords: u8,
    /// `Form` as a number.
    pub form: u8,
    /// Limit of scalar values on the constant bus; 255 for none.
    pub bus: u8,
    /// Where the opcode lies; [`Place::NONE`] if there is none.
    pub op: Place,
    /// Where the literal dword lies; [`Place::NONE`] if there is none.
    pub literal: Place,
    /// Fields, from the highest bit down; not the views of their bits, which are in `modifiers` alone.
    pub fields: &'static [FieldInfo],
    /// Modifiers and their places.
    pub modifiers: &'static [ModifierPlace],
    /// For halves: which half (0 is x, 1 is y); 255 otherwise.
    pub half: u8,
}

/// A term of a decode condition: the field at `place` lies in `low..=high`.
#[derive(Clone, Copy, Debug)]
pub struct Cond {
    /// Where.
    pub place: Place,
    /// Smallest value.
    pub low: u16,
    /// Largest value.
    pub high: u16,
}

/// Encodings with the same fixed bits: one opcode field leads to the forms.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    /// Where the opcode lies; [`Place::NONE`] for an encoding without one.
    pub op: Place,
    /// First index into `Tables::ops`.
    pub first: u16,
    /// For pairs: the second opcode and the first index of its entries; [`Place::NONE`] otherwise.
    pub op_y: Place,
    /// See `op_y`.
    pub first_y: u16,
}

/// The forms an opcode value can decode to.
#[derive(Clone, Copy, Debug)]
pub struct DecodeEntry {
    /// Candidates in the order in which they are tried: row, and index into `Tables::conds`; unused ones have row [`super::NONE`].
    /// Those with a condition come first, the unconditional one last.
    pub forms: [(u16, u16); 4],
}

/// A register or state that an instruction uses without naming it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Implicit {
    /// Its name in the definitions (`exec`, `scc`, `mem`, …).
    pub name: &'static str,
    /// Role.
    pub role: Role,
}

/// Static facts of one opcode.
#[derive(Debug)]
pub struct OpcodeInfo {
    /// Mnemonic, without form suffixes (`v_add_f32`).
    pub mnemonic: &'static str,
    /// Other accepted mnemonics.
    pub aliases: &'static [&'static str],
    /// Functional group (`VALU`).
    pub group: &'static str,
    /// Functional subgroups.
    pub subgroups: &'static [&'static str],
    /// Flags that the definition lists (`branch`, `cond`, `indirect`, `end`, `immediate`, `unverified`, …).
    pub flags: &'static [&'static str],
    /// Implicit registers and state.
    pub implicit: &'static [Implicit],
    /// Group, subgroups and flags as bits: indices into `Tables::marks`.
    pub marks: u128,
    /// The first opcode with the same group, subgroups, flags and implicit registers, and a first row of the same encoding and operand kinds: what follows from these
    /// alone is the same for both.
    pub like: u16,
    /// Index of the first row.
    pub first_row: u16,
    /// Number of rows.
    pub rows: u16,
}

impl OpcodeInfo {
    /// What an array is filled with before its opcodes are unpacked.
    pub(crate) const EMPTY: OpcodeInfo = OpcodeInfo {
        mnemonic: "",
        aliases: &[],
        group: "",
        subgroups: &[],
        flags: &[],
        implicit: &[],
        marks: 0,
        like: 0,
        first_row: 0,
        rows: 0,
    };
}
