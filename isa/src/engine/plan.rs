//! The quick way through building: what the forms of one opcode take, worked out at compile time for each opcode that a program uses.
//!
//! A plan is a constant of its opcode, and the types of the operands say in which file a register is: where the builder is used, little more is left of it than
//! range checks, shifts and the first words. What a plan does not take (anything wrong, and rare combinations) goes the exact way (`select`), which decides.
//!
//! The functions that make a plan are inline: they run in the compiler only, no code of them is needed.

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
    /// How many registers; of [`Width::Format`] see `registers`.
    pub(super) width: Width,
    pub(super) registers: u8,
    /// The field; [`Place::NONE`] where there is none.
    pub(super) place: Place,
    pub(super) bias: u16,
    pub(super) pad: u8,
    /// What the field holds where the operand is left out.
    pub(super) start: u32,
    /// Whether scalar registers in it count for the constant bus.
    pub(super) reads: bool,
    /// Bits of the auxiliary properties, 255 where there is none.
    pub(super) aux: [u8; AUX],
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

/// The scalar registers of an instruction set.
#[derive(Clone, Copy, Debug)]
pub(super) struct Registers {
    /// Behind the last numbered one.
    pub(super) end: u16,
    /// Multiples at which runs of 2 and of more numbered ones start.
    pub(super) align: [u8; 2],
    /// The same of vector registers.
    pub(super) vectors: [u8; 2],
    /// Codes that count for the constant bus.
    bus: [u64; 4],
    /// From [`NAMED`] on: the longest run of registers that starts at a code.
    pub(super) longest: [u8; 32],
}

/// The first code of which [`Registers::longest`] tells. Those below are numbered.
pub(super) const NAMED: u16 = 96;

impl Registers {
    #[inline]
    const fn of(isa: &Isa) -> Self {
        let mut longest = [0; 32];
        let mut i = 0;
        while i < longest.len() {
            let (code, run) = (NAMED + i as u16, &isa.runs[NAMED as usize + i]);
            longest[i] = 1;
            let mut width = 2;
            while width <= 16 && code + width as u16 <= run.last + 1 && is_aligned((code - run.first) as u32, width, run.align) {
                longest[i] = width;
                width += 1;
            }
            i += 1;
        }
        Registers {
            end: isa.runs[0].last + 1,
            align: isa.runs[0].align,
            vectors: isa.vectors,
            bus: [isa.bus[0], isa.bus[1], isa.bus[2], isa.bus[3]],
            longest,
        }
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(super) const fn on_bus(&self, code: u32) -> bool {
        self.bus[(code >> 6) as usize & 3] >> (code & 63) & 1 != 0
    }
}

impl Plan {
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
            registers: Registers::of(isa),
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
            let put = &mut plan.puts[i];
            *put = Put {
                takes,
                width: slot.width,
                registers: slot.regs,
                place: slot.place,
                bias: slot.bias,
                pad: slot.pad,
                start: slot.place.get(&shape.start),
                reads: matches!(slot.role, Role::Read | Role::ReadWrite),
                aux: slot.aux,
                half: slot.half_in_field(),
            };
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
    width: Width::Format,
    registers: 0,
    place: Place::NONE,
    bias: 0,
    pad: 0,
    start: 0,
    reads: false,
    aux: [255; AUX],
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

/// Whether a run may start at a register; `multiples` are those for runs of 2 and of more.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(super) const fn is_aligned(number: u32, width: u8, multiples: [u8; 2]) -> bool {
    width < 2 || number.is_multiple_of(multiples[(width > 2) as usize] as u32)
}
