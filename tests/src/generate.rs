//! Instructions made from the tables: for every row (an opcode in one form), operands and modifiers with a bias to the edges of what they may be.
//!
//! This works on bits alone and knows nothing of builders: what it makes is decoded, put into canonical form, and built again from its operands by
//! [`rebuild`]. What a row cannot have for reasons that are no table (the constant bus, register banks, …) the builder refuses, and another
//! choice is made.

use std::convert::Infallible;
use std::error::Error;

use rdna4_isa::table::{NONE, OPSEL, Place, Row, Slot, Tables, Width};
use rdna4_isa::{Inst, Modifier, Operand, OperandInfo, Reg, TABLES, Value};

use crate::image;
use crate::prng::Random;

/// How many times a row is tried for each instruction that is asked for.
const TRIES: usize = 64;

/// Values that literals and other wide fields are drawn from, besides random ones.
const EDGES: [u32; 10] = [
    0,
    1,
    0x40,
    0x7fff,
    0xffff,
    0x1234_5678,
    0x3f80_0000,
    0x7fff_ffff,
    0x8000_0000,
    0xffff_ffff,
];

/// An instruction that was made for a row, and the same built from its operands.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// What was decoded.
    pub decoded: Inst,
    /// What the dynamic door made of its operands and modifiers.
    pub built: Inst,
}

/// Why a row gave fewer instructions than asked for: the last refusal.
pub type Refusal = String;

/// Up to `count` different instructions for the row with this index in `TABLES.rows`, and the last refusal if there are fewer.
pub fn samples(row: usize, count: usize, random: &mut Random) -> (Vec<Sample>, Option<Refusal>) {
    let mut found: Vec<Sample> = Vec::with_capacity(count);
    let mut refusal = None;
    for _ in 0..count * TRIES {
        if found.len() == count {
            return (found, None);
        }
        match sample(row, random) {
            Ok(sample) if found.iter().any(|other| other.decoded == sample.decoded) => {}
            Ok(sample) => found.push(sample),
            Err(reason) => refusal = Some(reason),
        }
    }
    (found, refusal)
}

/// How many different instructions the row has at most, as far as fields tell: a product that stops at `u64::MAX`.
pub fn choices(row: usize) -> u64 {
    let row = &TABLES.rows[row];
    let shape = &TABLES.shapes[usize::from(row.shape)];
    let encoding = &TABLES.encodings[usize::from(row.encoding)];
    let bits = |place: Place| 1u64 << place.bits;
    let of_slot = |slot: &Slot| {
        let auxiliary = 1 << slot.aux.iter().filter(|&&bit| bit != 255).count();
        match &TABLES.kinds[usize::from(slot.kind)] {
            _ if !slot.place.exists() || slot.implied != NONE => auxiliary,
            kind if kind.is_imm() => auxiliary * bits(slot.place),
            _ => auxiliary * (field_values(&TABLES, slot).len() as u64).max(1),
        }
    };
    let modifiers = encoding.modifiers.iter().filter(|place| shape.modifiers >> place.modifier & 1 != 0);
    shape
        .slots
        .iter()
        .map(of_slot)
        .chain(modifiers.map(|place| bits(place.place)))
        .fold(1, u64::saturating_mul)
}

fn sample(index: usize, random: &mut Random) -> Result<Sample, Refusal> {
    let row = &TABLES.rows[index];
    let other = other_half(row, random);
    let words = compose(row, other, random);
    let say = |what: &str, error: &dyn Error| format!("{what} {words:08x?}: {error}");
    let decoded = Inst::decode(&words).map_err(|error| say("decode", &error))?.canonicalized();
    if !is_of(&decoded, row, other) {
        return Err(format!("{words:08x?} is another form: {decoded:?}"));
    }
    if !decoded.is_canonical() {
        return Err(format!("{words:08x?} has no canonical form: {decoded:?}"));
    }
    let built = rebuild(&decoded).map_err(|error| say("build", &*error))?;
    built.encode().map_err(|error| say("encode", &error))?;
    Ok(Sample { decoded, built })
}

/// Whether the instruction is of this row, and of the other one if it is a pair.
fn is_of(inst: &Inst, row: &Row, other: Option<&Row>) -> bool {
    let half = TABLES.encodings[usize::from(row.encoding)].half;
    let (x, y) = if half == 1 { (other.unwrap_or(row), Some(row)) } else { (row, other) };
    let mnemonic_y = inst.opcode_y().map(|opcode| opcode as u16);
    inst.opcode() as u16 == x.opcode
        && std::ptr::eq(inst.encoding_info(), &raw const TABLES.encodings[usize::from(x.encoding)])
        && mnemonic_y == y.map(|row| row.opcode)
}

/// For a half of a pair, a row for the other half that has the same length.
fn other_half(row: &Row, random: &mut Random) -> Option<&'static Row> {
    let encoding = &TABLES.encodings[usize::from(row.encoding)];
    if encoding.half == 255 {
        return None;
    }
    let fitting = |other: &&Row| {
        let other = &TABLES.encodings[usize::from(other.encoding)];
        other.half == 1 - encoding.half && other.dwords == encoding.dwords
    };
    let rows: Vec<&Row> = TABLES.rows.iter().filter(fitting).collect();
    (!rows.is_empty()).then(|| *random.pick(&rows))
}

/// Bits of an instruction of `row`, in a pair with `other`.
fn compose(row: &Row, other: Option<&Row>, random: &mut Random) -> [u32; 3] {
    let mut words = [0; 3];
    for row in [Some(row), other].into_iter().flatten() {
        let start = TABLES.shapes[usize::from(row.shape)].start;
        words.iter_mut().zip(start).for_each(|(word, start)| *word |= start);
    }
    for row in [Some(row), other].into_iter().flatten() {
        TABLES.encodings[usize::from(row.encoding)].op.set(&mut words, row.op.into());
        fill(row, &mut words, random);
    }
    words
}

fn fill(row: &Row, words: &mut [u32; 3], random: &mut Random) {
    let shape = &TABLES.shapes[usize::from(row.shape)];
    let encoding = &TABLES.encodings[usize::from(row.encoding)];
    // A form with a literal exists only if an operand is the literal.
    let literals: Vec<usize> = (0..shape.slots.len())
        .filter(|&i| encoding.literal.exists() && shape.slots[i].literal)
        .collect();
    let literal = (!literals.is_empty()).then(|| *random.pick(&literals));
    let narrow = shape
        .slots
        .iter()
        .any(|slot| (slot.literal || TABLES.kinds[usize::from(slot.kind)].literal) && format_bits(slot) == 16);
    if encoding.literal.exists() {
        let value = edge(encoding.literal, random);
        encoding.literal.set(words, if narrow { value & 0xffff } else { value });
    }
    for (i, slot) in shape.slots.iter().enumerate() {
        for bit in slot.aux.into_iter().filter(|&bit| bit != 255) {
            if random.u8(..4) == 0 {
                words[usize::from(bit >> 5)] ^= 1 << (bit & 31);
            }
        }
        if !slot.place.exists() || slot.implied != NONE {
            continue;
        }
        let kind = &TABLES.kinds[usize::from(slot.kind)];
        let value = if kind.is_imm() {
            edge(slot.place, random)
        } else if literal == Some(i) || literals.contains(&i) && random.u8(..8) == 0 {
            255
        } else {
            match field_values(&TABLES, slot) {
                values if values.is_empty() => continue,
                values => pick_value(&values, random),
            }
        };
        slot.place.set(words, value);
        if slot.half_in_field() && value + u32::from(slot.bias) >= 256 && random.bool() {
            let bit = slot.aux[OPSEL];
            words[usize::from(bit >> 5)] |= 1 << (bit & 31);
        }
    }
    for modifier in encoding.modifiers.iter().filter(|place| shape.modifiers >> place.modifier & 1 != 0) {
        if random.bool() {
            modifier.place.set(words, edge(modifier.place, random));
        }
    }
    fill_image(row, words, random);
}

/// For image instructions: values of `dim` and `dmask` that the instruction has, and nothing in address fields that it then doesn't use.
fn fill_image(row: &Row, words: &mut [u32; 3], random: &mut Random) {
    let shape = &TABLES.shapes[usize::from(row.shape)];
    let mnemonic = TABLES.opcodes[usize::from(row.opcode)].mnemonic;
    if !mnemonic.starts_with("image_") {
        return;
    }
    let dim = shape.slots.iter().find(|slot| slot.name == "dim").map_or(Place::NONE, |slot| slot.place);
    dim.set(words, *random.pick(image::dims(mnemonic)));
    let modifiers = TABLES.encodings[usize::from(row.encoding)].modifiers;
    let named = |name: &str| {
        modifiers
            .iter()
            .find(|place| TABLES.modifiers[usize::from(place.modifier)] == name)
            .map_or(Place::NONE, |m| m.place)
    };
    named("dmask").set(words, *random.pick(image::dmasks(mnemonic)));
    let a16 = named("a16").get(words) != 0;
    let count = image::address_registers(mnemonic, dim.get(words), a16);
    let addresses = shape.slots.iter().filter(|slot| slot.name.starts_with("vaddr"));
    addresses.skip(count).for_each(|slot| slot.place.set(words, 0));
}

/// What a field may hold for an operand, ascending: every code of its kind at which a run of its registers may start.
fn field_values(tables: &Tables, slot: &Slot) -> Vec<u32> {
    let kind = &tables.kinds[usize::from(slot.kind)];
    let regs = match slot.width {
        Width::Format => slot.regs,
        Width::Wave(wave32, wave64) => wave32.max(wave64),
        Width::Field { then, other, .. } => then.max(other),
        Width::Count(_) => 2,
        // As many as any image has.
        Width::Rule(_) => 12,
    };
    let starts_a_run = |code: u16| match tables.classes.iter().find(|class| (class.first..=class.last).contains(&code)) {
        Some(class) if (class.counted || class.pair) && regs > 1 => {
            let align = u16::from(class.align[if regs > 2 { 2 } else { 1 }]).max(1);
            (code - class.first).is_multiple_of(align) && code + u16::from(regs) <= class.last + 1
        }
        Some(class) => class.name != "literal",
        None => true,
    };
    let mut values: Vec<u32> = (0..512)
        .filter(|&code| kind.has(code) && code >= slot.bias && starts_a_run(code))
        .map(|code| u32::from(code - slot.bias))
        .filter(|value| slot.pad_not.exists() || value & ((1 << slot.pad) - 1) == 0)
        .map(|value| value >> slot.pad)
        .filter(|value| *value <= slot.place.mask())
        .collect();
    values.dedup();
    values
}

/// A value: in half of all cases one at the edge of a range of values.
fn pick_value(values: &[u32], random: &mut Random) -> u32 {
    let at = random.usize(..values.len());
    if random.bool() {
        return values[at];
    }
    // Walks up or down as far as the values are equally far apart.
    let step = |i: usize| values[i + 1] - values[i];
    let mut i = at;
    if random.bool() {
        while i + 2 < values.len() && step(i) == step(i + 1) {
            i += 1;
        }
        values[(i + 1).min(values.len() - 1)]
    } else {
        while i >= 2 && step(i - 2) == step(i - 1) {
            i -= 1;
        }
        values[i.saturating_sub(1)]
    }
}

/// A value for a whole field.
fn edge(place: Place, random: &mut Random) -> u32 {
    let mask = place.mask();
    match random.u8(..4) {
        0 => *random.pick(&EDGES) & mask,
        1 => mask,
        2 => mask ^ mask >> 1,
        _ => random.u32(..) & mask,
    }
}

fn format_bits(slot: &Slot) -> u16 {
    TABLES.formats[usize::from(slot.format)].1
}

/// The same instruction from its opcode, form, operands and modifiers, by the dynamic door.
///
/// # Errors
/// What the door says.
pub fn rebuild(inst: &Inst) -> Result<Inst, Box<dyn Error>> {
    if inst.opcode_y().is_some() {
        // Pairs have no dynamic door of their own; giving them the registers that they have builds both halves and joins them.
        return Ok(inst.map_registers(Ok::<u16, Infallible>, Ok)?);
    }
    let operands: Vec<Operand> = inst.operands().map(operand).collect();
    let built = Inst::new(inst.opcode(), inst.form(), &operands)?;
    let set = |built: Inst, modifier: &Modifier| match inst.modifier(*modifier) {
        Some(value) if built.modifier(*modifier) != Some(value) => built.with_modifier(*modifier, value.into()),
        _ => built,
    };
    Ok(Modifier::ALL.iter().fold(built, set))
}

fn operand(info: OperandInfo) -> Operand {
    let operand = match info.value {
        Value::Register(Reg::Vgpr(first)) => Operand::vgpr(first, info.width),
        Value::Register(Reg::Sgpr(first)) => Operand::sgpr(first, info.width),
        Value::Special(code, _) => Operand::code(code, info.width),
        Value::Inline(code) => Operand::code(code, 0),
        Value::Literal(value) => Operand::literal(value),
        Value::Immediate(value) => Operand::imm(value),
        Value::Absent => Operand::ABSENT,
    };
    operand.toggled(info.aux)
}
