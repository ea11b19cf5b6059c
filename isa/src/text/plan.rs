//! How the usual instructions of each shape are written: plans made at compile time, so that writing one is a look-up for each operand.
//!
//! A plan holds for words without signs, halves or a status, which a few masks tell; others take the way that looks at everything (`operand`). So do single
//! operands, where the name of a code is not in the table: literals, immediates, operands whose number of registers other fields give.

use super::names;
use super::tables::{EncodingTails, EncodingText, Number, Show, Style, fact};
use crate::table::{NONE, Role, Shape, Slot, Tables, Width};

/// Most operands of a plan; shapes with more have none.
pub(crate) const OPERANDS: usize = 6;

/// Most bits of an operand's code, with the zeros below it.
const CODE: u8 = 16;

/// An operand: where its code lies, and which names its codes have.
#[derive(Clone, Copy)]
pub(crate) struct Operand {
    /// The dword in which the code lies, and four times its slot.
    word_slot: u8,
    /// How far the dword is turned to the right.
    shift: u8,
    /// The bits of the code then. Where the field lacks the lowest bits of its code, so does this.
    mask: u16,
    /// By wave size: the number of the first code's name.
    first: [u16; 2],
}

/// Bits of an instruction: of the first two dwords and of the third.
#[derive(Clone, Copy)]
pub(crate) struct Bits {
    pub(crate) low: u64,
    pub(crate) third: u32,
}

/// How the instructions of a shape are written.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(crate) struct Plan {
    /// Bits that are as in a new instruction, if operands are no more than their names.
    pub(crate) odd: Bits,
    /// Bits that are as in a new instruction, if no modifier is written that is not always.
    pub(crate) tail: Bits,
    /// What these bits are then.
    pub(crate) base: Bits,
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

impl Bits {
    const NONE: Bits = Bits { low: 0, third: 0 };

    /// Whether any of some bits is set.
    #[inline(always)]
    pub(crate) fn has(&self, bits: &Bits) -> bool {
        self.low & bits.low | u64::from(self.third & bits.third) != 0
    }

    /// From the bits of three dwords.
    #[expect(clippy::cast_possible_truncation, reason = "the parts are cut out")]
    const fn new(bits: u128) -> Bits {
        Bits {
            low: bits as u64,
            third: (bits >> 64) as u32,
        }
    }
}

impl Plan {
    const EMPTY: Plan = Plan {
        odd: Bits::NONE,
        tail: Bits::NONE,
        base: Bits::NONE,
        tails: 0,
        always: 0,
        facts: fact::MIXED | fact::OPTIONAL | HALVES | PLANLESS,
        returns: UNKNOWN,
        count: 0,
        operands: [Operand::other(0); OPERANDS],
    };

    /// What is not as in a new instruction.
    #[inline(always)]
    pub(crate) fn differing(&self, bits: Bits) -> Bits {
        Bits {
            low: bits.low ^ self.base.low,
            third: bits.third ^ self.base.third,
        }
    }

    /// Whether it is the plan for an instruction of an opcode with such facts.
    #[inline(always)]
    pub(crate) fn fits(&self, facts: u16, halves: bool) -> bool {
        self.facts & (facts | PLANLESS | if halves { HALVES } else { 0 }) == 0
    }

    /// Whether an atomic lacks its first operand.
    #[inline]
    pub(crate) fn has_none(&self, words: &[u32; 4]) -> bool {
        let returns = self.returns;
        returns != 255 && words[(returns >> 5 & 3) as usize] >> (returns & 31) & 1 == 0
    }
}

impl Operand {
    /// One without names.
    const fn other(slot: u8) -> Operand {
        Operand {
            word_slot: slot << 2,
            shift: 0,
            mask: 0,
            first: [LITERAL_NAME; 2],
        }
    }

    /// The number of its code's name.
    #[inline(always)]
    pub(crate) fn number(&self, wave: usize, words: &[u32; 4]) -> usize {
        let word = words[usize::from(self.word_slot & 3)];
        (word.rotate_right(self.shift.into()) & u32::from(self.mask)) as usize + usize::from(self.first[wave])
    }

    /// Its slot.
    #[inline(always)]
    pub(crate) fn slot(&self) -> u8 {
        self.word_slot >> 2
    }
}

const _: () = assert!(size_of::<Operand>() == 8 && size_of::<Plan>() == 128, "two lines of the cache");

/// Beside the facts of an opcode: halves are named, which no plan does.
const HALVES: u16 = 1 << 15;

/// Beside the facts of an opcode: of a plan that never fits.
const PLANLESS: u16 = 1 << 14;

/// In a plan that is still to be made.
const UNKNOWN: u8 = 254;

/// The name of a literal, which is empty.
const LITERAL_NAME: u16 = 255;

/// What the plans are made of, besides the tables.
pub(crate) struct Texts<'a, const E: usize> {
    pub(crate) encodings: &'a [EncodingText; E],
    pub(crate) tails: &'a [EncodingTails; E],
    pub(crate) kinds: &'a [Style],
    pub(crate) numbers: &'a [&'a [Number]],
}

/// The plan of each shape.
pub(crate) const fn plans<const N: usize, const E: usize>(tables: &Tables, texts: &Texts<'_, E>) -> [Plan; N] {
    let mut plans = [Plan::EMPTY; N];
    let mut last = [(0, 0, 0); E];
    assert!(tables.kinds.len() <= 128, "a set of kinds has 128 bits here");
    // Lengths are taken once: calls are what costs here, while the crate compiles.
    let (mut i, count, rows, shapes) = (0, tables.rows.len(), tables.rows, tables.shapes);
    while i < count {
        // Copies: each look into a static costs as much as several statements.
        let row = rows[i];
        let (number, encoding) = (row.shape as usize, row.encoding as usize);
        // Every row of a shape is of the same encoding.
        if plans[number].returns == UNKNOWN {
            let shape = shapes[number];
            plans[number] = plan(texts, &shape, encoding, &mut last[encoding]);
        }
        i += 1;
    }
    plans
}

/// The modifiers that a shape takes, and what follows from them: see [`modifiers`].
type Last = (u64, u16, u16);

const fn plan<const E: usize>(texts: &Texts<'_, E>, shape: &Shape, encoding: usize, last: &mut Last) -> Plan {
    let (text, tails) = (&texts.encodings[encoding], &texts.tails[encoding]);
    let (slots, slot_count, guards) = (shape.slots, shape.slots.len(), text.guards.len());
    let (start, used) = (bits(&shape.start), bits(&shape.used));
    let (numbers, styles) = (texts.numbers[text.numbers as usize], texts.kinds);
    let (of_kinds, off, lists, status) = (tails.of_kinds, text.off, text.lists, text.status);
    let (mut odd, mut kinds) = (0u128, 0u128);
    let mut plan = Plan::EMPTY;
    plan.returns = 255;
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
    let (mut i, mut count, mut arg) = (0, 0, NO_ARGUMENT);
    while i < slot_count {
        let slot = slots[i];
        if of_kinds {
            kinds |= 1 << slot.kind;
        }
        let style = styles[slot.kind as usize];
        // The slots of one argument are written together.
        if fits && slot.arg != arg && !matches!(style, Style::Later) {
            arg = slot.arg;
            let many = i + 1 < slot_count && slots[i + 1].arg == arg;
            if !many && matches!(style, Style::Code) && slot.pad_not.pos == 255 && slot.place.bits + slot.pad <= CODE {
                plan.operands[count] = operand(&slot, i as u8, off, numbers[slot.format as usize]);
            } else {
                plan.operands[count].word_slot = (i as u8) << 2;
            }
            count += 1;
            // What makes it more than its name: signs, a half within its field, a status.
            let [negative, absolute, half, ..] = slot.aux;
            if negative & absolute & half != 255 {
                if !lists && negative != 255 {
                    odd |= 1 << negative;
                }
                if !lists && absolute != 255 {
                    odd |= 1 << absolute;
                }
                if half != 255 && half >= slot.place.pos && half < slot.place.pos + slot.place.bits {
                    odd |= 1 << half;
                }
            }
            if status.1 != 255 && arg == status.0 {
                odd |= used & 1 << status.1;
            }
        }
        i += 1;
    }
    // An atomic may lack the first one.
    if fits && count > (plan.returns != 255) as usize {
        plan.count = count as u8;
        plan.facts = fact::MIXED | fact::OPTIONAL | HALVES;
    }
    if tails.count > 0 {
        let has = shape.modifiers as u64 | super::tables::ALWAYS;
        // Shapes that follow each other often have the same.
        if last.0 != has || tails.of_kinds {
            let (all, always) = modifiers(tails, has, kinds);
            *last = (has, all, always);
        }
        (plan.tails, plan.always) = (last.1, last.2);
    }
    plan.odd = Bits::new(odd);
    plan.tail = Bits::new(tails.bits & used);
    plan.base = Bits::new((odd | tails.sources & used) & start);
    plan
}

/// The modifiers of the encoding that a shape has, and those of them that are looked at always.
const fn modifiers(tails: &EncodingTails, has: u64, kinds: u128) -> (u16, u16) {
    let (mut all, mut always) = (0, 0);
    let (mut i, count) = (0, tails.count as usize);
    while i < count {
        let tail = &tails.list[i];
        if has & tail.needs != 0 && (tail.operand == 255 || kinds >> tail.operand & 1 != 0) {
            all |= 1 << i;
            if !tail.quiet && !matches!(tail.show, Show::Sources(..)) {
                always |= 1 << i;
            }
        }
        i += 1;
    }
    (all, always)
}

/// The number of no argument.
const NO_ARGUMENT: u8 = 255;

/// The bits of three dwords.
const fn bits(words: &[u32; 3]) -> u128 {
    words[0] as u128 | (words[1] as u128) << 32 | (words[2] as u128) << 64
}

/// An operand that is written by code.
const fn operand(slot: &Slot, nth: u8, off: u16, number: Number) -> Operand {
    let regs = match slot.width {
        Width::Format => [slot.regs, slot.regs],
        Width::Wave(wave32, wave64) => [wave32, wave64],
        _ => return Operand::other(nth),
    };
    let (mut word_slot, mut shift, mut mask) = (nth << 2, 0, 0);
    let mut first = slot.implied;
    if first == NONE {
        first = slot.bias;
        let (pos, pad) = (slot.place.pos, slot.pad);
        if pos != 255 {
            word_slot |= pos >> 5;
            // A turn, since the field may be the lowest of its dword, and lack bits of the code even so.
            shift = (pos + 32 - pad) & 31;
            mask = (((1u32 << slot.place.bits) - 1) << pad) as u16;
        }
    }
    // A register that lies in its field less its first code comes behind all codes that are `off`.
    let lists = if off != u16::MAX && first <= off {
        &names::FIRST_OFF
    } else if matches!(number, Number::I16 | Number::B64 | Number::F64) {
        &names::FIRST_NO_FLOATS
    } else {
        &names::FIRST
    };
    let wave32 = lists[regs[0] as usize];
    let wave64 = if regs[0] == regs[1] { wave32 } else { lists[regs[1] as usize] };
    if wave32 == names::NO_LIST || wave64 == names::NO_LIST {
        return Operand::other(nth);
    }
    Operand {
        word_slot,
        shift,
        mask,
        first: [wave32 + first, wave64 + first],
    }
}
