//! Choosing a form: the smallest row of an opcode that takes all operands and modifiers.

use super::canonical::registers;
use super::place::{fits, place};
use super::{Defect, DefectKind, Isa, LITERAL, Lowered, Raw, bus};
use crate::table::{NONE, OpcodeInfo, Row, Width};

/// Most operands an instruction has.
pub(crate) const MAX_OPERANDS: usize = 8;

impl Raw {
    /// Builds an instruction from operands in the order of the opcode's head. Never fails: what is wrong is kept as a defect.
    pub(crate) const fn build(isa: &Isa, opcode: u16, ops: &[Lowered; MAX_OPERANDS], count: u8, forms: u16) -> Raw {
        let row = choose(isa, &isa.tables.opcodes[opcode as usize], ops, count, forms, 0, 255);
        let mut raw = Raw::empty(isa, row, forms);
        raw.fill(isa, ops, count);
        if isa.tables.encodings[raw.row(isa).encoding as usize].half != 255 {
            // Half of a pair is no instruction.
            raw.note(Defect {
                kind: DefectKind::NoForm,
                slot: 0,
                value: raw.meta.forms() as i64,
            });
        }
        raw
    }

    /// Builds one half of a pair: only the rows of that side count.
    pub(crate) const fn build_side(isa: &Isa, opcode: u16, side: u8, ops: &[Lowered; MAX_OPERANDS], count: u8) -> Raw {
        let row = choose(isa, &isa.tables.opcodes[opcode as usize], ops, count, u16::MAX, 0, side);
        let mut raw = Raw::empty(isa, row, u16::MAX);
        raw.fill(isa, ops, count);
        if isa.tables.encodings[raw.row(isa).encoding as usize].half != side {
            // No such half on this side.
            raw.note(Defect {
                kind: DefectKind::NoForm,
                slot: 0,
                value: raw.meta.forms() as i64,
            });
        }
        raw
    }

    /// Builds an instruction, or half of a pair, from one row: nothing is chosen.
    pub(crate) const fn of_row(isa: &Isa, row: u16, ops: &[Lowered; MAX_OPERANDS], count: u8, forms: u16) -> Raw {
        let mut raw = Raw::empty(isa, row, forms);
        raw.fill(isa, ops, count);
        raw
    }

    const fn fill(&mut self, isa: &Isa, ops: &[Lowered; MAX_OPERANDS], count: u8) {
        let row = self.row(isa);
        let shape = self.shape(isa);
        let encoding = &isa.tables.encodings[row.encoding as usize];
        self.words = shape.start;
        self.given = 0;
        encoding.op.set(&mut self.words, row.op as u32);
        if self.meta.forms() >> row.form & 1 == 0 {
            self.note(Defect {
                kind: DefectKind::NoForm,
                slot: 0,
                value: self.meta.forms() as i64,
            });
        }
        if count as usize != shape.slots.len() {
            return self.note(Defect {
                kind: DefectKind::Count,
                slot: count,
                value: count as i64,
            });
        }
        let mut literal = None;
        let mut by_fields = false;
        let mut i = 0;
        while i < shape.slots.len() {
            match shape.slots[i].width {
                Width::Rule(_) => self.give(i, ops[i].width),
                Width::Wave(..) if shape.slots[i].implied == NONE => self.give(i, ops[i].width),
                Width::Field { .. } | Width::Count(_) => by_fields = true,
                Width::Format | Width::Wave(..) => {}
            }
            if let Err((kind, value)) = place(isa, encoding, &shape.slots[i], &ops[i], &mut self.words, &mut literal) {
                self.note(Defect { kind, slot: i as u8, value });
            }
            i += 1;
        }
        if by_fields {
            self.check_widths(isa, ops);
        }
        if encoding.half == 255
            && let Err(defect) = bus::check(isa, self)
        {
            self.note(defect);
        }
    }

    /// Keeps how many registers were given for a slot whose words don't say it.
    const fn give(&mut self, slot: usize, width: u8) {
        self.given |= (if width < 15 { width } else { 15 } as u32) << (4 * slot);
    }

    /// Checks runs whose length other fields give, now that all fields are there.
    const fn check_widths(&mut self, isa: &Isa, ops: &[Lowered; MAX_OPERANDS]) {
        let slots = self.shape(isa).slots;
        let mut i = 0;
        while i < slots.len() {
            if matches!(slots[i].width, Width::Field { .. } | Width::Count(_)) && ops[i].width != registers(&slots[i], &self.words) {
                self.note(Defect {
                    kind: DefectKind::Width,
                    slot: i as u8,
                    value: ops[i].width as i64,
                });
            }
            i += 1;
        }
    }

    /// Chooses again, now that these modifiers are needed or the forms were narrowed. Operands and the modifiers both forms have move along.
    pub(crate) const fn reform(&mut self, isa: &Isa, modifiers: u128) {
        let (ops, count) = self.lowered(isa);
        self.refill_with(isa, &ops, count, modifiers);
    }

    /// Puts other operands into the same instruction; its modifiers stay.
    pub(crate) const fn refill(&mut self, isa: &Isa, ops: &[Lowered; MAX_OPERANDS], count: u8) {
        self.refill_with(isa, ops, count, 0);
    }

    const fn refill_with(&mut self, isa: &Isa, ops: &[Lowered; MAX_OPERANDS], count: u8, modifiers: u128) {
        let old = *self;
        let carried = old.carried(isa);
        let opcode = &isa.tables.opcodes[old.row(isa).opcode as usize];
        *self = Raw::empty(
            isa,
            choose(isa, opcode, ops, count, self.meta.forms(), modifiers | carried, 255),
            self.meta.forms(),
        );
        self.fill(isa, ops, count);
        // What the words say of such operands is not how many registers were given.
        self.given = old.given;
        let list = isa.tables.encodings[self.row(isa).encoding as usize].modifiers;
        let mut i = 0;
        while i < list.len() {
            if carried >> list[i].modifier & 1 != 0
                && let Some(value) = old.modifier(isa, list[i].modifier)
            {
                list[i].place.set(&mut self.words, value);
            }
            i += 1;
        }
        // Defects of the operands stay defects in any form; one that a form alone caused has gone with it.
        if let Some(defect) = old.defect
            && !matches!(defect.kind, DefectKind::NoForm)
        {
            self.defect = Some(defect);
        }
    }

    /// The modifiers that differ from their start values.
    const fn carried(&self, isa: &Isa) -> u128 {
        let shape = self.shape(isa);
        let list = isa.tables.encodings[self.row(isa).encoding as usize].modifiers;
        let mut set = 0;
        let mut i = 0;
        while i < list.len() {
            if list[i].place.get(&self.words) != list[i].place.get(&shape.start) {
                set |= 1 << list[i].modifier;
            }
            i += 1;
        }
        set
    }

    /// The operands, read back from the words.
    pub(crate) const fn lowered(&self, isa: &Isa) -> ([Lowered; MAX_OPERANDS], u8) {
        let shape = self.shape(isa);
        let mut ops = [Lowered::ABSENT; MAX_OPERANDS];
        let mut i = 0;
        while i < shape.slots.len() {
            ops[i] = self.operand(isa, i);
            // A mask or matrix is as wide as it was given, where that is known.
            if matches!(shape.slots[i].width, Width::Wave(..)) && self.given(i) != 0 {
                ops[i].width = self.given(i);
            }
            i += 1;
        }
        (ops, shape.slots.len() as u8)
    }
}

/// The smallest row that takes everything; the best match if none does, so that placing can say what is wrong.
const fn choose(isa: &Isa, opcode: &OpcodeInfo, ops: &[Lowered; MAX_OPERANDS], count: u8, forms: u16, modifiers: u128, side: u8) -> u16 {
    let mut best = (opcode.first_row, -1);
    let mut i = 0;
    while i < opcode.rows {
        let index = opcode.first_row + i;
        let row = &isa.tables.rows[index as usize];
        if isa.tables.encodings[row.encoding as usize].half != side {
            i += 1;
            continue;
        }
        let score = score(isa, row, ops, count, modifiers);
        let allowed = forms >> row.form & 1 != 0;
        if score == PERFECT && allowed {
            return index;
        }
        let score = if allowed { score + PERFECT } else { score };
        if score > best.1 {
            best = (index, score);
        }
        i += 1;
    }
    best.0
}

const PERFECT: i32 = 1000;

const fn score(isa: &Isa, row: &Row, ops: &[Lowered; MAX_OPERANDS], count: u8, modifiers: u128) -> i32 {
    let shape = &isa.tables.shapes[row.shape as usize];
    let mut fitting = 0;
    // A form with a literal dword is for literals: what the plain form refuses (a 16-bit register beyond v127) must not come in through it.
    let mut complete = !isa.tables.encodings[row.encoding as usize].literal.exists();
    let mut i = 0;
    while i < shape.slots.len() && i < count as usize {
        if fits(isa, &shape.slots[i], &ops[i]) {
            fitting += 1;
        }
        complete = complete || ops[i].code == LITERAL || isa.tables.kinds[shape.slots[i].kind as usize].literal;
        i += 1;
    }
    if complete && fitting == shape.slots.len() as i32 && shape.modifiers & modifiers == modifiers {
        return PERFECT;
    }
    fitting * 2 + (shape.modifiers & modifiers == modifiers) as i32
}

#[cfg(test)]
mod tests {
    use crate::*;

    #[test]
    fn sixteen_bit_registers_beyond_v127_take_the_long_form() {
        let far = v_sqrt_f16(v(40), v(161));
        assert_eq!((far.form(), far.size()), (Form::E64, 8));
        assert_eq!(far.encode().map(|words| words.padded()), Ok([0xd5d5_0028, 0x0000_01a1, 0]));
        assert_eq!(v_sqrt_f16(v(40), v(127)).form(), Form::E32);
        assert_eq!(v_sqrt_f16(v(40), lit(0x1234)).form(), Form::E32);
    }
}
