//! The quick way through building against the exact one: every opcode, operands and modifiers at random, right and wrong ones.

use super::filling::put;
use super::plan::{File, Plan, kind};
use super::{ABSENT, BAD_PART, Lift, Lowered, MAX_OPERANDS, Setting};
use super::{Raw, State};
use crate::arch::Arch;
use crate::rdna4::{Form, ISA, Rdna4};
use crate::registers::TOO_LARGE;
use crate::table::{AUX, NONE, Slot, Width};

/// Numbers that look random, the same ones in each run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: u32) -> u32 {
        self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (self.0 >> 33) as u32 % limit
    }

    fn once_in(&mut self, n: u32) -> bool {
        self.below(n) == 0
    }

    /// Any operand, and the file that a builder's argument would name.
    fn any_operand(&mut self, width: u8) -> (Lowered, File) {
        match self.below(8) {
            0 => (Lowered::ABSENT, File::None),
            1 => (Lowered::label(self.below(9)), File::None),
            2 => (
                Lowered {
                    code: BAD_PART,
                    ..Lowered::imm(3)
                },
                File::None,
            ),
            3 => (Lowered::code(256 + self.below(300), width), File::Vector),
            4 => (Lowered::code(TOO_LARGE + 106 + self.below(9), width), File::Scalar),
            5 => (Lowered::imm(i64::from(self.below(70_000)) - 2000), File::None),
            6 => (Lowered::code(self.below(106), width), File::Scalar),
            _ => (Lowered::code(106 + self.below(150), width), File::None),
        }
    }

    /// An operand that most often is right in a slot.
    fn operand(&mut self, slot: &Slot) -> (Lowered, File) {
        let kind = &ISA.tables.kinds[slot.kind as usize];
        let width = match slot.width {
            Width::Wave(a, b) => [a, b][self.below(2) as usize],
            Width::Format => slot.regs,
            _ => self.below(3) as u8,
        };
        let (mut op, file) = if self.once_in(24) {
            let width = if self.once_in(2) { width } else { self.below(5) as u8 };
            self.any_operand(width)
        } else if slot.implied != NONE {
            (Lowered::code(slot.implied.into(), width), File::None)
        } else if kind.literal {
            (Lowered::imm(i64::from(self.below(3)) << self.below(32)), File::None)
        } else if kind.is_imm() {
            match self.below(4) {
                0 => (Lowered::label(self.below(9)), File::None),
                1 => (Lowered::imm_bits(self.below(1 << 7).into(), 6), File::None),
                _ => (Lowered::imm(self.below(1 << kind.imm).into()), File::None),
            }
        } else if slot.literal && self.once_in(3) {
            let limit = if self.once_in(2) { 3 } else { 70_000 };
            (Lowered::literal(self.below(limit)), File::None)
        } else if width == 0 {
            (Lowered::ABSENT, File::None)
        } else {
            let align = u32::from(width.next_power_of_two().min(4));
            let choices = [
                (Lowered::code(256 + self.below(128), width), File::Vector),
                (Lowered::code(256 + self.below(257 - u32::from(width)), width), File::Vector),
                (Lowered::code(self.below(106) / align * align, width), File::Scalar),
                (Lowered::code(106 + self.below(22), width), File::None),
                (Lowered::code(124 + self.below(132), 0), File::None),
            ];
            let first = self.below(choices.len() as u32) as usize;
            let right = |&&(op, _): &&(Lowered, File)| kind.has(op.code as u16);
            *choices[first..].iter().chain(&choices).find(right).unwrap_or(&choices[0])
        };
        if self.once_in(16) {
            op.aux = self.below(256) as u8;
        } else {
            let some = self.below(4) == 0;
            for bit in 0..AUX {
                // The upper ones say that the operand is there.
                let set = if bit < 4 {
                    some && self.once_in(2)
                } else {
                    op.code != ABSENT && !self.once_in(8)
                };
                op.aux |= u8::from(slot.aux[bit] != 255 && set) << bit;
            }
        }
        (op, file)
    }

    /// A modifier, most often one that a form with these modifiers has.
    fn modifier(&mut self, taken: u128) -> u8 {
        let any = self.below(ISA.tables.modifiers.len() as u32) as u8;
        if taken == 0 || self.once_in(4) {
            return any;
        }
        (any..128).chain(0..any).find(|modifier| taken >> modifier & 1 != 0).unwrap_or(any)
    }
}

/// Everything that the quick way knows of an opcode: as `planned` has it in constants.
struct Quick {
    forms: [[Option<Plan>; 2]; 2],
}

impl Quick {
    fn new(opcode: u16) -> Self {
        let forms = [false, true].map(|literal| {
            let smallest = Plan::new(&ISA, opcode, literal, 0);
            [smallest, smallest.and_then(|_| Plan::new(&ISA, opcode, literal, 1))]
        });
        Quick { forms }
    }

    fn plans(&self) -> impl Iterator<Item = &Plan> {
        self.forms.iter().flatten().flatten()
    }

    fn build(&self, ops: &[Lowered; MAX_OPERANDS], files: &[File; MAX_OPERANDS], count: u8) -> Option<Raw> {
        let literal = ops[..(count as usize).min(MAX_OPERANDS)].iter().any(|op| op.code == super::LITERAL);
        self.forms[usize::from(literal)].iter().flatten().find_map(|plan| {
            let mut to = plan.start(count);
            for (i, (op, file)) in ops.iter().zip(files).enumerate() {
                put!(plan, i, plan.kind(i), op, *file, to);
            }
            for (i, op) in ops.iter().enumerate() {
                plan.check_width(i, op, &mut to);
            }
            plan.finish(&to)
        })
    }

    fn lift(&self, raw: &Raw) -> Option<Raw> {
        self.forms.iter().find_map(|[smallest, next]| {
            let lift = Lift::new(&ISA, smallest.as_ref()?, next.as_ref()?)?;
            lift.apply(raw)
        })
    }

    fn set(&self, raw: &Raw, modifier: u8, value: i64) -> Option<Raw> {
        let by = |raw: &Raw| {
            let settings = self.plans().filter_map(|plan| Setting::new(&ISA, plan, modifier));
            settings.into_iter().find_map(|setting| {
                let mut raw = *raw;
                setting.set(&mut raw, value).then_some(raw)
            })
        };
        let has = |plan: &Option<Plan>| plan.as_ref().is_some_and(|plan| Setting::new(&ISA, plan, modifier).is_some());
        by(raw).or_else(|| {
            if self.forms.iter().any(|[smallest, _]| has(smallest)) {
                return None;
            }
            by(&self.lift(raw)?)
        })
    }
}

/// Both ways must give the same, but that the quick one may know that nothing is left to look at; then nothing is.
fn compare(quick: &Raw, exact: &Raw, what: core::fmt::Arguments<'_>) {
    let same = Raw {
        meta: quick.meta.with_state(State::Built),
        ..*quick
    };
    assert_eq!(&same, exact, "{what}");
    if quick.meta.state() != State::Built {
        assert_eq!((exact.defect, Rdna4::rules(exact)), (None, None), "{what}");
    }
}

#[test]
fn plans_build_what_the_exact_way_builds() {
    let mut numbers = Numbers(1);
    let (mut planned, mut built, mut set, mut lifted) = (0, 0, 0, 0);
    for opcode in 0..ISA.tables.opcodes.len() as u16 {
        let info = &ISA.tables.opcodes[opcode as usize];
        let quick = Quick::new(opcode);
        planned += u32::from(quick.plans().next().is_some());
        for _ in 0..if quick.plans().next().is_some() { 400 } else { 0 } {
            let row = &ISA.tables.rows[(info.first_row + numbers.below(info.rows.into()) as u16) as usize];
            let slots = ISA.tables.shapes[row.shape as usize].slots;
            let (mut ops, mut files) = ([Lowered::ABSENT; MAX_OPERANDS], [File::None; MAX_OPERANDS]);
            for (i, slot) in slots.iter().enumerate().take(MAX_OPERANDS) {
                (ops[i], files[i]) = numbers.operand(slot);
            }
            let count = if numbers.once_in(64) {
                numbers.below(9) as u8
            } else {
                slots.len() as u8
            };
            let mut exact = Raw::build(&ISA, opcode, &ops, count, ISA.forms);
            Rdna4::finish(&mut exact);
            let Some(mut raw) = quick.build(&ops, &files, count) else { continue };
            built += 1;
            compare(&raw, &exact, format_args!("{} {ops:?}", info.mnemonic));
            if numbers.once_in(4) {
                let forms = 1 << Form::E64 as u8;
                raw.meta = raw.meta.with_forms(forms);
                exact.meta = exact.meta.with_forms(forms);
                if forms >> exact.row(&ISA).form & 1 == 0 {
                    exact.reform(&ISA, 0);
                    let Some(quick) = quick.lift(&raw) else { continue };
                    lifted += 1;
                    raw = quick;
                    compare(&raw, &exact, format_args!("{} {ops:?} in the long form", info.mnemonic));
                }
            }
            for _ in 0..3 {
                let modifier = numbers.modifier(ISA.tables.shapes[row.shape as usize].modifiers);
                let value = (i64::from(numbers.below(1 << 17)) - (1 << 16)) >> numbers.below(17);
                exact.set_modifier(&ISA, modifier, value);
                // What the quick way does not do is done the exact way.
                raw = match quick.set(&raw, modifier, value) {
                    Some(raw) => {
                        set += 1;
                        raw
                    }
                    None => {
                        raw.set_modifier(&ISA, modifier, value);
                        raw
                    }
                };
                compare(
                    &raw,
                    &exact,
                    format_args!("{} {ops:?} {} {value}", info.mnemonic, ISA.tables.modifiers[modifier as usize]),
                );
            }
        }
    }
    assert!(
        planned > 1000 && built > 200_000 && set > 100_000 && lifted > 5_000,
        "opcodes {planned}, instructions {built}, modifiers {set}, forms {lifted}"
    );
}
