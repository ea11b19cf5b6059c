//! The quick way through building: what the plain forms of one opcode take, worked out at compile time for each opcode that a program uses.
//!
//! Operands that they do not take as they are (literals, anything wrong) go the exact way (`select`).

use super::{IMM, Isa, Lowered, MAX_OPERANDS, Raw, admits, reads_mask};
use crate::table::{AUX, NONE, OPSEL, Role, Width};

/// How one operand is put into its field.
#[derive(Clone, Copy, Debug)]
struct Put {
    /// Codes that may stand there; empty for immediates.
    codes: [u64; 8],
    /// Registers that a run must have.
    width: u8,
    /// Values of an immediate are below this.
    below: i64,
    word: u8,
    shift: u8,
    pad: u8,
    bias: u16,
    /// Whether scalar registers in it count for the constant bus.
    reads: bool,
    /// Whether a field holds it.
    field: bool,
    /// Whether the wave size decides how many registers it has.
    wave: bool,
    /// Bits of the auxiliary properties, 255 where there is none.
    aux: [u8; AUX],
}

/// One form of an opcode.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    row: u16,
    words: [u32; 3],
    count: u8,
    puts: [Put; MAX_OPERANDS],
    /// Whether the constant bus has a limit.
    limited: bool,
}

impl Plan {
    /// The plan for the smallest form; `None` where it needs more than this knows.
    pub(crate) const fn smallest(isa: &Isa, opcode: u16) -> Option<Plan> {
        Plan::new(isa, isa.tables.opcodes[opcode as usize].first_row)
    }

    /// The plan for the next form that takes no literal, for what the smallest one does not take.
    pub(crate) const fn next(isa: &Isa, opcode: u16) -> Option<Plan> {
        let info = &isa.tables.opcodes[opcode as usize];
        let smallest = isa.tables.rows[info.first_row as usize].form;
        let mut i = 1;
        while i < info.rows {
            let row = &isa.tables.rows[(info.first_row + i) as usize];
            if row.form != smallest && isa.forms >> row.form & 1 != 0 {
                return Plan::new(isa, info.first_row + i);
            }
            i += 1;
        }
        None
    }

    const fn new(isa: &Isa, index: u16) -> Option<Plan> {
        let row = &isa.tables.rows[index as usize];
        let encoding = &isa.tables.encodings[row.encoding as usize];
        let shape = &isa.tables.shapes[row.shape as usize];
        if encoding.half != 255 || isa.forms >> row.form & 1 == 0 {
            return None;
        }
        let nothing = Put {
            codes: [0; 8],
            width: 0,
            below: 0,
            word: 0,
            shift: 0,
            pad: 0,
            bias: 0,
            reads: false,
            field: false,
            wave: false,
            aux: [255; AUX],
        };
        let limited = super::bus_limit(isa, row) != 255;
        let mut plan = Plan {
            row: index,
            words: shape.start,
            count: shape.slots.len() as u8,
            puts: [nothing; MAX_OPERANDS],
            limited,
        };
        encoding.op.set(&mut plan.words, row.op as u32);
        if limited && reads_mask(isa, row) {
            return None;
        }
        let mut i = 0;
        while i < shape.slots.len() {
            let slot = &shape.slots[i];
            let kind = &isa.tables.kinds[slot.kind as usize];
            if kind.literal || slot.pad_not.exists() || !matches!(slot.width, Width::Format | Width::Wave(..)) || i >= MAX_OPERANDS {
                return None;
            }
            let put = &mut plan.puts[i];
            // Of masks the width in wave32.
            put.width = if let Width::Wave(a, _) = slot.width { a } else { slot.regs };
            put.aux = slot.aux;
            if slot.half_in_field() {
                put.aux[OPSEL] = 255;
            }
            put.reads = matches!(slot.role, Role::Read | Role::ReadWrite);
            put.field = slot.place.exists();
            put.wave = matches!(slot.width, Width::Wave(..)) && slot.implied == NONE;
            if put.field {
                slot.place.set(&mut plan.words, 0);
                (put.word, put.shift) = (slot.place.pos >> 5, slot.place.pos & 31);
                (put.pad, put.bias) = (slot.pad, slot.bias);
            }
            if kind.imm != 0 {
                put.below = 1 << kind.imm;
                i += 1;
                continue;
            }
            let mut code = 0;
            while code < 512 {
                // Constants have no run of registers, and the literal has a dword of its own.
                let width = if is_constant(code) { 0 } else { put.width };
                let op = Lowered {
                    code: code as u32,
                    value: 0,
                    width,
                    aux: 0,
                };
                // Most codes are none of the kind's.
                let possible = if slot.implied == NONE { kind.has(code) } else { code == slot.implied };
                if possible && code != 255 && admits(isa, encoding, slot, &op).is_ok() {
                    put.codes[(code >> 6) as usize] |= 1 << (code & 63);
                }
                code += 1;
            }
            i += 1;
        }
        Some(plan)
    }

    /// The instruction with these operands; `None` where the exact way must look.
    #[inline(always)]
    pub(crate) const fn build(&self, isa: &Isa, ops: &[Lowered; MAX_OPERANDS], count: u8) -> Option<Raw> {
        let mut words = self.words;
        let mut scalars = 0;
        let mut given = 0;
        let mut good = count == self.count;
        let mut i = 0;
        while i < MAX_OPERANDS {
            if i < self.count as usize {
                let (put, op) = (&self.puts[i], &ops[i]);
                let value = if put.below != 0 {
                    good &= op.code == IMM && op.value >= 0 && op.value < put.below;
                    // Its type may have fewer bits than the kind.
                    good &= op.width == 0 || op.width < 32 && op.value < 1i64 << op.width;
                    op.value as u32
                } else {
                    let code = op.code & 511;
                    let width = if is_constant(code as u16) { 0 } else { put.width };
                    good &= op.code == code && (op.width == width || op.width == 0) && put.codes[(code >> 6) as usize] >> (code & 63) & 1 != 0;
                    scalars += (put.reads && isa.bus[(code >> 6) as usize] >> (code & 63) & 1 != 0) as u32;
                    (code.wrapping_sub(put.bias as u32)) >> put.pad
                };
                if put.field && good {
                    words[put.word as usize] |= value << put.shift;
                }
                if put.wave {
                    given |= (op.width as u32) << (4 * i);
                }
                let mut bit = 0;
                while bit < AUX && op.aux != 0 {
                    if op.aux >> bit & 1 != 0 {
                        good &= put.aux[bit] != 255;
                        words[(put.aux[bit] >> 5) as usize % 3] ^= 1 << (put.aux[bit] & 31);
                    }
                    bit += 1;
                }
            }
            i += 1;
        }
        // One scalar value is never too many.
        if !good || self.limited && scalars > 1 {
            return None;
        }
        Some(Raw {
            words,
            row: self.row,
            row_y: NONE,
            forms: isa.forms,
            read: false,
            given,
            defect: None,
        })
    }
}

/// Inline constants.
const fn is_constant(code: u16) -> bool {
    code >= 128 && code < 256
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rdna4::ISA;

    #[test]
    fn plans_build_what_the_exact_way_builds() {
        let mut seed = 1u64;
        let mut next = |below: u32| {
            seed = seed.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            (seed >> 33) as u32 % below
        };
        let (mut plans, mut built) = (0, 0);
        for opcode in 0..ISA.tables.opcodes.len() as u16 {
            let (smallest, next_form) = (Plan::smallest(&ISA, opcode), Plan::next(&ISA, opcode));
            let Some(plan) = next_form.or(smallest) else { continue };
            plans += 1;
            for _ in 0..200 {
                let mut ops = [Lowered::ABSENT; MAX_OPERANDS];
                for (op, put) in ops.iter_mut().zip(&plan.puts).take(plan.count as usize) {
                    let width = if next(8) == 0 { next(5) as u8 } else { put.width };
                    *op = match next(16) {
                        0 => Lowered::literal(next(70000)),
                        1 => Lowered::ABSENT,
                        2 => Lowered::code(next(512), 0),
                        3..=6 if put.below == 0 => Lowered::code(next(128), width),
                        _ if put.below == 0 => Lowered::code(256 + next(256), width),
                        7 => Lowered::imm_bits(next(1 << 7).into(), 6),
                        _ => Lowered::imm(next(1 << 17).into()),
                    };
                    op.aux = if next(16) == 0 { next(4) as u8 } else { 0 };
                }
                let count = if next(32) == 0 { next(8) as u8 } else { plan.count };
                let by = |plan: &Option<Plan>| plan.as_ref().and_then(|plan| plan.build(&ISA, &ops, count));
                // The next form is right only where the smallest one has a plan that refuses.
                if let Some(quick) = by(&smallest).or_else(|| smallest.and_then(|_| by(&next_form))) {
                    built += 1;
                    assert_eq!(quick, Raw::build(&ISA, opcode, &ops, count, ISA.forms), "{opcode} {ops:?}");
                }
            }
        }
        assert!(plans > 600 && built > 20_000, "{plans} {built}");
    }
}
