//! Instructions of any architecture with few encodings, made from its tables: every operand at the edges of what it may be, every property, every modifier,
//! and random mixtures of these. What the tables allow and the builder refuses (the constant bus, alignment, ends of register files) is left out.

use rdna4_isa::table::{Role, Row, Slot, Tables};
use rdna4_isa::{Arch, Instruction, Operand, Physical};

use rdna4_isa_tests::prng::Random;

/// What the maker needs of an architecture.
#[derive(Debug)]
pub struct Older<A: Arch> {
    /// Its tables.
    pub tables: &'static Tables,
    /// All its opcodes, forms and modifiers.
    pub opcodes: &'static [A::Opcode],
    /// See `opcodes`.
    pub forms: &'static [A::Form],
    /// See `opcodes`.
    pub modifiers: &'static [A::Modifier],
}

/// One operand that can stand in a slot.
type Choice = Operand<Physical>;

/// Random mixtures for each row.
const MIXTURES: usize = 6;

impl<A: Arch> Older<A> {
    /// The instructions for the row with this index.
    pub fn samples(&self, row: usize, random: &mut Random) -> Vec<Instruction<Physical, A>> {
        let row = &self.tables.rows[row];
        let slots = self.tables.shapes[usize::from(row.shape)].slots;
        let choices: Vec<Vec<Choice>> = slots.iter().map(|slot| self.choices(slot)).collect();
        let plain: Vec<Choice> = choices.iter().enumerate().map(|(i, choices)| plain(slots, i, choices)).collect();
        let mut found = Vec::new();
        let base = self.build(row, &plain, &mut found);
        for (i, choices) in choices.iter().enumerate() {
            for choice in choices {
                let mut operands = plain.clone();
                operands[i] = *choice;
                self.build(row, &operands, &mut found);
            }
        }
        if let Some(base) = base {
            self.modified(row, base, &mut found);
        }
        for _ in 0..MIXTURES {
            let operands: Vec<Choice> = choices.iter().map(|choices| *random.pick(choices)).collect();
            if let Some(mixed) = self.build(row, &operands, &mut found) {
                let mut all = Vec::new();
                self.modified(row, mixed, &mut all);
                if !all.is_empty() {
                    found.push(*random.pick(&all));
                }
            }
        }
        found
    }

    /// Builds the instruction and keeps it if it can be encoded and is new.
    fn build(&self, row: &Row, operands: &[Choice], found: &mut Vec<Instruction<Physical, A>>) -> Option<Instruction<Physical, A>> {
        let (opcode, form) = (self.opcodes[usize::from(row.opcode)], self.forms[usize::from(row.form)]);
        let inst = Instruction::<Physical, A>::new(opcode, form, operands).ok()?;
        inst.encode().ok()?;
        if !found.contains(&inst) {
            found.push(inst);
        }
        Some(inst)
    }

    /// The instruction with every value of each of its modifiers.
    fn modified(&self, row: &Row, inst: Instruction<Physical, A>, found: &mut Vec<Instruction<Physical, A>>) {
        let taken = self.tables.shapes[usize::from(row.shape)].modifiers;
        for place in self.tables.encodings[usize::from(row.encoding)].modifiers {
            if taken >> place.modifier & 1 != 0 {
                let values = 1..1i64 << place.place.bits;
                found.extend(values.map(|value| inst.with_modifier(self.modifiers[usize::from(place.modifier)], value)));
            }
        }
    }

    /// What can stand in a slot: edges of each class of codes, with each property.
    fn choices(&self, slot: &Slot) -> Vec<Choice> {
        let kind = &self.tables.kinds[usize::from(slot.kind)];
        if kind.is_imm() {
            let named = kind.fields.iter().flat_map(|field| field.values).map(|(_, value)| *value);
            let mut values: Vec<u32> = named.collect();
            if values.is_empty() {
                values = vec![0, 1, 1 << (kind.imm - 1)];
            }
            return values.into_iter().map(Operand::imm).collect();
        }
        let mut choices = Vec::new();
        for class in self.tables.classes {
            let last_run = (class.last + 1).saturating_sub(u16::from(slot.regs)).max(class.first);
            let codes: Vec<u16> = if class.constant {
                (class.first..=class.last)
                    .step_by(if class.first < 240 { 40 } else { 1 })
                    .chain([class.last])
                    .collect()
            } else {
                vec![class.first, class.first + 1, last_run, class.last]
            };
            let width = if class.counted || class.pair || class.single { slot.regs } else { 0 };
            let there = |code: &u16| (class.first..=class.last).contains(code) && kind.has(*code);
            choices.extend(codes.into_iter().filter(there).map(|code| Operand::code(code, width)));
        }
        let plain: Vec<Choice> = choices.iter().copied().step_by(9).collect();
        for aux in [1, 2, 3, 4] {
            if (0..3).all(|bit| aux >> bit & 1 == 0 || slot.aux[bit] != 255) {
                choices.extend(plain.iter().map(|choice| choice.toggled(aux)));
            }
        }
        choices
    }
}

/// The operand that stands in a slot while others vary: the vector register or constant that is like no other's.
fn plain(slots: &[Slot], i: usize, choices: &[Choice]) -> Choice {
    let slot = &slots[i];
    let register = Operand::code(256 + 8 * u16::try_from(i).unwrap_or(0), slot.regs);
    if slot.role == Role::Imm || !choices.contains(&Operand::code(256, slot.regs)) {
        choices[0]
    } else {
        register
    }
}
