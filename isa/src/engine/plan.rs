//! The quick way through building: what the forms of one opcode take, worked out at compile time for each opcode that a program uses.
//!
//! A plan is a constant of its opcode, and the types of the operands say in which file a register is: where the builder is used, little more is left of it than
//! range checks, shifts and the first words. What a plan does not take (anything wrong, and rare combinations) goes the exact way (`select`), which decides.
//!
//! The functions that make a plan are inline: they run in the compiler only, no code of them is needed.

use super::registers::Registers;
use super::{Isa, LITERAL, MAX_OPERANDS, reads_mask};
use crate::table::{AUX, NONE, Place, Role, Width};

/// The file of registers that an operand's type says it is from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum File {
    /// None: a register with a name, a constant, an immediate, nothing.
    None,
    /// Vector registers.
    Vector,
    /// Numbered scalar registers.
    Scalar,
}

/// How one operand is put into its field.
#[derive(Clone, Copy, Debug)]
pub(super) struct Put {
    pub(super) takes: Takes,
    /// How many registers there may be, and whether any number: other fields say it.
    pub(super) widths: [u8; 2],
    pub(super) any_width: bool,
    /// How many there are where nothing says it; 0 where that is not known.
    pub(super) registers: u8,
    /// Whether the wave size decides how many there are.
    pub(super) by_wave: bool,
    /// The number of registers, where other fields say it.
    pub(super) width: Width,
    /// The field; [`Place::NONE`] where there is none.
    pub(super) place: Place,
    pub(super) bias: u16,
    pub(super) pad: u8,
    /// What the field holds where the operand is left out.
    pub(super) start: u32,
    /// Whether scalar registers in it count for the constant bus.
    pub(super) reads: bool,
    /// Which properties it can have, and for each the bits of the first two dwords that change with it.
    pub(super) aux: u8,
    pub(super) flips: [u64; AUX],
    /// Whether the half is a bit of the field, which only vector registers have there.
    pub(super) half: bool,
}

/// What may stand in a field.
#[derive(Clone, Copy, Debug)]
pub(super) enum Takes {
    /// The one register that is implied.
    Implied(u16),
    /// An immediate of so many bits.
    Number(u8),
    /// The literal dword; whether 16 bits of it at most.
    Dword { narrow: bool },
    /// Registers and constants.
    Codes(Codes),
}

/// What an operand is, as far as it decides what there is to do. They are numbers: of a match over a constant number the compiler leaves out all arms but one before
/// it optimises.
pub(crate) mod kind {
    /// There is no such operand.
    pub(crate) const NONE: u8 = 0;
    /// The one register that is implied.
    pub(crate) const IMPLIED: u8 = 1;
    /// An immediate.
    pub(crate) const NUMBER: u8 = 2;
    /// The literal dword.
    pub(crate) const DWORD: u8 = 3;
    /// Vector registers only.
    pub(crate) const VECTORS: u8 = 4;
    /// The same with properties.
    pub(crate) const VECTORS_AUX: u8 = 5;
    /// Registers and constants.
    pub(crate) const ANY: u8 = 6;
    /// The same with properties.
    pub(crate) const ANY_AUX: u8 = 7;
}

/// Registers and constants that may stand in a field.
#[derive(Clone, Copy, Debug)]
pub(super) struct Codes {
    /// Code behind the last vector register; 0 where there are none.
    pub(super) vectors: u16,
    /// Whether the numbered scalar registers may, and whether runs of them may start anywhere.
    pub(super) scalars: bool,
    pub(super) unaligned: bool,
    /// The codes below 256 that are neither; not the literal.
    pub(super) others: [u64; 4],
    /// Whether the literal may, and whether only one of 16 bits.
    pub(super) literal: bool,
    pub(super) narrow: bool,
    /// Whether the operand may be left out.
    pub(super) optional: bool,
}

/// One form of an opcode.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) row: u16,
    pub(super) form: u8,
    /// Forms that a builder may choose.
    pub(super) forms: u16,
    pub(super) dwords: u8,
    /// The words without operands, fields of operands empty.
    pub(super) words: [u32; 3],
    pub(crate) count: u8,
    pub(super) puts: [Put; MAX_OPERANDS],
    /// The dword that holds the literal; 255 for none.
    pub(super) literal: u8,
    /// Scalar values that operands may be; 255 for any number.
    pub(super) room: u8,
    /// Whether rules look at what is built once more.
    pub(super) ruled: bool,
    pub(super) registers: Registers,
}

impl Plan {
    /// What an operand is.
    #[inline]
    pub(crate) const fn kind(&self, i: usize) -> u8 {
        if i >= self.count as usize {
            return kind::NONE;
        }
        let aux = self.puts[i].aux != 0;
        match &self.puts[i].takes {
            Takes::Implied(_) => kind::IMPLIED,
            Takes::Number(_) => kind::NUMBER,
            Takes::Dword { .. } => kind::DWORD,
            Takes::Codes(codes) => {
                let [a, b, c, d] = codes.others;
                let any = codes.scalars || codes.literal || codes.optional || a | b | c | d != 0;
                match (any, aux) {
                    (false, false) => kind::VECTORS,
                    (false, true) => kind::VECTORS_AUX,
                    (true, false) => kind::ANY,
                    (true, true) => kind::ANY_AUX,
                }
            }
        }
    }

    /// Whether other fields say how many registers an operand has.
    #[inline]
    pub(crate) const fn has_widths(&self) -> bool {
        let mut i = 0;
        while i < self.count as usize {
            if matches!(self.puts[i].width, Width::Field { .. } | Width::Count(_)) {
                return true;
            }
            i += 1;
        }
        false
    }

    /// The plan of the `n`-th form that takes operands with a literal among them, or without; `None` where there is no such form, or where it needs more than a plan
    /// knows.
    #[inline]
    pub(crate) const fn new(isa: &Isa, opcode: u16, literal: bool, n: usize) -> Option<Plan> {
        let info = &isa.tables.opcodes[opcode as usize];
        let (mut i, mut seen) = (0, 0);
        while i < info.rows {
            let index = info.first_row + i;
            let row = &isa.tables.rows[index as usize];
            let holds = isa.tables.encodings[row.encoding as usize].literal.exists();
            if isa.forms >> row.form & 1 != 0 && if literal { holds } else { !holds || is_literal(isa, index) } {
                if seen == n {
                    return Plan::of_row(isa, index);
                }
                seen += 1;
            }
            i += 1;
        }
        None
    }

    #[inline]
    const fn of_row(isa: &Isa, index: u16) -> Option<Plan> {
        let row = &isa.tables.rows[index as usize];
        let encoding = &isa.tables.encodings[row.encoding as usize];
        let shape = &isa.tables.shapes[row.shape as usize];
        let ruled = isa.ruled(row.encoding);
        if encoding.half != 255 || shape.slots.len() > MAX_OPERANDS {
            return None;
        }
        let limit = super::bus_limit(isa, row);
        let mut plan = Plan {
            row: index,
            form: row.form,
            forms: isa.forms,
            dwords: encoding.dwords,
            words: shape.start,
            count: shape.slots.len() as u8,
            puts: [NOTHING; MAX_OPERANDS],
            literal: 255,
            room: limit,
            ruled: ruled.operands,
            registers: isa.registers,
        };
        encoding.op.set(&mut plan.words, row.op as u32);
        if limit != 255 && reads_mask(isa, row) {
            plan.room = limit.saturating_sub(1);
        }
        if encoding.literal.exists() {
            if encoding.literal.bits != 32 {
                return None;
            }
            plan.literal = encoding.literal.pos >> 5;
        }
        let mut i = 0;
        while i < shape.slots.len() {
            let slot = &shape.slots[i];
            let Some(takes) = Takes::of(isa, encoding.bus, slot) else { return None };
            if slot.pad_not.exists() || matches!(slot.width, Width::Rule(_)) {
                return None;
            }
            let (widths, any_width) = match slot.width {
                Width::Format => ([slot.regs; 2], false),
                Width::Wave(wave32, wave64) => ([wave32, wave64], false),
                _ => ([0; 2], true),
            };
            let mut put = Put {
                takes,
                widths,
                any_width,
                registers: if matches!(slot.width, Width::Format) { slot.regs } else { 0 },
                by_wave: matches!(slot.width, Width::Wave(..)) && matches!(takes, Takes::Codes(_)),
                width: slot.width,
                place: slot.place,
                bias: slot.bias,
                pad: slot.pad,
                start: slot.place.get(&shape.start),
                reads: matches!(slot.role, Role::Read | Role::ReadWrite),
                aux: 0,
                flips: [0; AUX],
                half: slot.half_in_field(),
            };
            let mut bit = 0;
            while bit < AUX {
                if slot.aux[bit] != 255 {
                    if slot.aux[bit] >= 64 {
                        return None;
                    }
                    put.aux |= 1 << bit;
                    put.flips[bit] = 1 << slot.aux[bit];
                }
                bit += 1;
            }
            plan.puts[i] = put;
            if matches!(takes, Takes::Codes(_) | Takes::Number(_)) {
                slot.place.set(&mut plan.words, 0);
            }
            i += 1;
        }
        // Bits that have one value are those that the plan starts from, unless an operand lies there.
        let mut word = 0;
        while word < 3 {
            plan.ruled |= (plan.words[word] ^ shape.must_value[word]) & shape.must[word] != 0;
            word += 1;
        }
        Some(plan)
    }
}

impl Takes {
    #[inline]
    const fn of(isa: &Isa, bus: u8, slot: &crate::table::Slot) -> Option<Takes> {
        if slot.implied != NONE {
            return Some(Takes::Implied(slot.implied));
        }
        let kind = &isa.tables.kinds[slot.kind as usize];
        let narrow = isa.tables.narrow[(bus != 255) as usize] >> slot.format & 1 != 0;
        if kind.literal {
            return Some(Takes::Dword { narrow });
        }
        if kind.is_imm() {
            return Some(Takes::Number(kind.imm));
        }
        let has = &kind.codes;
        let vectors = match [has[4], has[5], has[6], has[7]] {
            [0, 0, 0, 0] => 0,
            [u64::MAX, u64::MAX, 0, 0] => 384,
            [u64::MAX, u64::MAX, u64::MAX, u64::MAX] => 512,
            _ => return None,
        };
        let numbered = (1u64 << (isa.runs[0].last + 1 - 64)) - 1;
        let scalars = match [has[0], has[1] & numbered] {
            [u64::MAX, found] if found == numbered => true,
            [0, 0] => false,
            _ => return None,
        };
        let single = if slot.regs > 1 { isa.single } else { [0; 8] };
        Some(Takes::Codes(Codes {
            vectors,
            scalars,
            unaligned: kind.unaligned,
            others: [
                0,
                has[1] & !numbered & !single[1],
                has[2] & !single[2],
                // The literal has a dword of its own.
                has[3] & !single[3] & !(1 << (LITERAL - 192)),
            ],
            literal: slot.literal,
            narrow,
            optional: super::place::optional(slot),
        }))
    }
}

const NOTHING: Put = Put {
    takes: Takes::Number(0),
    widths: [0; 2],
    any_width: false,
    registers: 0,
    by_wave: false,
    width: Width::Format,
    place: Place::NONE,
    bias: 0,
    pad: 0,
    start: 0,
    reads: false,
    aux: 0,
    flips: [0; AUX],
    half: false,
};

/// Whether an operand of the row is the literal dword itself.
#[inline]
const fn is_literal(isa: &Isa, row: u16) -> bool {
    let slots = isa.tables.shapes[isa.tables.rows[row as usize].shape as usize].slots;
    let mut i = 0;
    while i < slots.len() {
        if isa.tables.kinds[slots[i].kind as usize].literal {
            return true;
        }
        i += 1;
    }
    false
}
