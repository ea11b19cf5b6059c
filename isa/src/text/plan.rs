//! How the usual instructions of each shape are written: plans made at compile time, so that writing one is a look-up for each operand.
//!
//! A plan holds for words without signs, halves or a status, which a few masks tell; others take the way that looks at everything (`body`). So do single
//! operands, where the name of a code is not in the table: literals, immediates, operands whose number of registers other fields give.

use super::names::{LISTS, NAMELESS, ODD2, ODD4, names_of};
use super::tables::{EncodingText, Number, Show, Style, Tail, fact};
use crate::table::{NONE, OPSEL, Place, Role, Shape, Slot, Tables, Width};

/// Most operands of a plan; shapes with more have none.
pub(crate) const OPERANDS: usize = 6;

/// An operand: where its code lies, and which names its codes have.
#[derive(Clone, Copy)]
pub(crate) struct Operand {
    pub(crate) word: u8,
    pub(crate) shift: u8,
    pub(crate) mask: u16,
    pub(crate) pad: u8,
    /// Its slot.
    pub(crate) slot: u8,
    /// By wave size: the number of the first code's name.
    pub(crate) names: [u16; 2],
    /// By wave size: registers, less one.
    pub(crate) more: [u8; 2],
    /// By wave size: flags of a name that is none, or that cannot start so many registers.
    pub(crate) bad: [u8; 2],
}

/// How the instructions of a shape are written.
#[derive(Clone, Copy)]
pub(crate) struct Plan {
    /// Bits that are as in a new instruction, if operands are no more than their names.
    pub(crate) odd: [u32; 3],
    /// Bits that are as in a new instruction, if no modifier is written that is not always.
    pub(crate) tail: [u32; 3],
    /// What these bits are then.
    pub(crate) base: [u32; 3],
    /// Modifiers of the encoding that the shape has.
    pub(crate) tails: u16,
    /// Those of them that are looked at always.
    pub(crate) always: u16,
    /// The facts of an opcode that the plan does not fit.
    pub(crate) facts: u16,
    /// A bit without which atomics have no first operand; 255 for none.
    pub(crate) returns: u8,
    /// The operands; none where the plan never fits.
    pub(crate) count: u8,
    pub(crate) operands: [Operand; OPERANDS],
}

impl Plan {
    const EMPTY: Plan = Plan {
        odd: [0; 3],
        tail: [0; 3],
        base: [0; 3],
        tails: 0,
        always: 0,
        facts: 0,
        returns: UNKNOWN,
        count: 0,
        operands: [Operand::OTHER; OPERANDS],
    };

    /// Whether so masked bits are as in a new instruction.
    #[inline(always)]
    pub(crate) fn starts(&self, mask: &[u32; 3], words: &[u32; 3]) -> bool {
        (words[0] ^ self.base[0]) & mask[0] | (words[1] ^ self.base[1]) & mask[1] | (words[2] ^ self.base[2]) & mask[2] == 0
    }
}

impl Operand {
    /// One without names.
    const OTHER: Operand = Operand {
        word: 0,
        shift: 0,
        mask: 0,
        pad: 0,
        slot: 0,
        names: [LITERAL_NAME; 2],
        more: [0; 2],
        bad: [NAMELESS; 2],
    };
}

/// In a plan that is still to be made.
const UNKNOWN: u8 = 254;

/// The name of a literal, which is empty.
const LITERAL_NAME: u16 = 255;

/// What the plans are made of, besides the tables.
pub(crate) struct Texts<'a, const E: usize> {
    pub(crate) encodings: &'a [EncodingText; E],
    pub(crate) tails: &'a [([Tail; super::tables::TAILS], u8); E],
    pub(crate) kinds: &'a [Style],
    pub(crate) numbers: &'a [&'a [Number]],
}

/// The plan of each shape.
pub(crate) const fn plans<const N: usize, const E: usize>(tables: &Tables, texts: &Texts<'_, E>) -> [Plan; N] {
    let mut plans = [Plan::EMPTY; N];
    // Lengths are taken once: calls are what costs here, while the crate compiles.
    let (mut i, count) = (0, tables.rows.len());
    while i < count {
        let row = &tables.rows[i];
        let shape = row.shape as usize;
        // Every row of a shape is of the same encoding.
        if plans[shape].returns == UNKNOWN {
            plans[shape] = plan(texts, &tables.shapes[shape], row.encoding as usize);
        }
        i += 1;
    }
    plans
}

const fn plan<const E: usize>(texts: &Texts<'_, E>, shape: &Shape, encoding: usize) -> Plan {
    let text = &texts.encodings[encoding];
    let mut plan = Plan::EMPTY;
    plan.returns = 255;
    let (slots, slot_count, guards) = (shape.slots, shape.slots.len(), text.guards.len());
    add_tails(&mut plan, &texts.tails[encoding], shape);
    plan.facts = fact::MIXED | fact::OPTIONAL;
    let mut fits = text.first.len() == 2 && slot_count <= OPERANDS;
    let mut i = 0;
    while i < guards {
        let guard = &text.guards[i];
        fits = fits && guard.atomic && guard.slot == 0 && guard.text.is_empty();
        if slot_count > 0 && matches!(slots[0].role, Role::Write) {
            plan.returns = guard.bit;
        }
        i += 1;
    }
    let mut i = 0;
    while i < slot_count && fits {
        let slot = &slots[i];
        let style = texts.kinds[slot.kind as usize];
        if matches!(style, Style::Later) {
            i += 1;
            continue;
        }
        let number = texts.numbers[text.numbers as usize][slot.format as usize];
        let many = i + 1 < slot_count && slots[i + 1].arg == slot.arg;
        let mut operand = if many || !matches!(style, Style::Code) {
            Operand::OTHER
        } else {
            operand(slot, text, number)
        };
        operand.slot = i as u8;
        plan.operands[plan.count as usize] = operand;
        plan.count += 1;
        add_odd(&mut plan, slot, text, shape);
        i += 1;
        // The others of its argument are written with it.
        while many && i < slot_count && slots[i].arg == slot.arg {
            i += 1;
        }
    }
    if !fits || plan.returns != 255 && plan.count < 2 {
        plan.count = 0;
    }
    plan
}

/// An operand that is written by code.
const fn operand(slot: &Slot, text: &EncodingText, number: Number) -> Operand {
    let regs = match slot.width {
        Width::Format => [slot.regs; 2],
        Width::Wave(wave32, wave64) => [wave32, wave64],
        _ => [0; 2],
    };
    let mut out = Operand::OTHER;
    if regs[0] == 0 || regs[1] == 0 || slot.pad_not.pos != 255 || slot.place.bits > 15 {
        return out;
    }
    let mut first = slot.implied;
    if first == NONE {
        first = slot.bias;
        if slot.place.pos != 255 {
            (out.word, out.shift, out.mask, out.pad) = (slot.place.pos >> 5, slot.place.pos & 31, slot.place.mask() as u16, slot.pad);
        }
    }
    let floats = !matches!(number, Number::I16 | Number::B64 | Number::F64);
    let mut list = names_of(regs[0], text.off, floats);
    let mut wave = 0;
    while wave < 2 {
        if regs[wave] != regs[0] {
            list = names_of(regs[wave], text.off, floats);
        }
        out.names[wave] = list * 512 + first;
        out.more[wave] = regs[wave] - 1;
        out.bad[wave] = NAMELESS | if regs[wave] > 2 { ODD4 } else { ODD2 };
        wave += 1;
    }
    assert!(out.names[0] < LISTS as u16 * 512);
    out
}

/// The bits of an operand that make it more than its name: signs, a half within its field, a status.
const fn add_odd(plan: &mut Plan, slot: &Slot, text: &EncodingText, shape: &Shape) {
    let mut i = 0;
    while i <= OPSEL {
        if slot.aux[i] != 255 && if i == OPSEL { slot.half_in_field() } else { !text.lists } {
            let (word, bit) = ((slot.aux[i] >> 5) as usize, 1 << (slot.aux[i] & 31));
            plan.odd[word] |= bit;
            plan.base[word] |= shape.start[word] & bit;
        }
        i += 1;
    }
    let (operand, bit) = text.status;
    if bit != 255 && slot.arg == operand {
        plan.odd[(bit >> 5) as usize] |= shape.used[(bit >> 5) as usize] & 1 << (bit & 31);
    }
}

/// The modifiers that the shape has, and the bits that say whether one is written.
#[expect(clippy::cast_possible_truncation, reason = "there are fewer than 63 modifiers")]
const fn add_tails(plan: &mut Plan, tails: &([Tail; super::tables::TAILS], u8), shape: &Shape) {
    let modifiers = shape.modifiers as u64 | super::tables::ALWAYS;
    let slots = shape.slots.len();
    let (mut i, count) = (0, tails.1 as usize);
    while i < count {
        let tail = &tails.0[i];
        if modifiers & tail.needs != 0 && (tail.operand == 255 || has_kind(shape, tail.operand)) {
            plan.tails |= 1 << i;
            if let Show::Sources(_, bit, _) = tail.show {
                let mut j = 0;
                while j < slots {
                    let at = shape.slots[j].aux[bit as usize];
                    if at != 255 {
                        let (word, bit) = ((at >> 5) as usize, 1 << (at & 31));
                        plan.tail[word] |= bit;
                        plan.base[word] |= shape.start[word] & bit;
                    }
                    j += 1;
                }
            } else if tail.quiet && tail.place.pos != 255 {
                let Place { pos, .. } = tail.place;
                plan.tail[(pos >> 5) as usize] |= tail.place.mask() << (pos & 31);
            } else {
                plan.always |= 1 << i;
            }
        }
        i += 1;
    }
}

/// Whether the shape has an operand of a kind.
const fn has_kind(shape: &Shape, kind: u8) -> bool {
    let (mut i, count) = (0, shape.slots.len());
    while i < count {
        if shape.slots[i].kind == kind {
            return true;
        }
        i += 1;
    }
    false
}
