//! The text of instructions is LLVM's, and both accept the same bytes.

use rdna4_isa::{Inst, TABLES};
use rdna4_isa_tests::differences::Kind;
use rdna4_isa_tests::generate::samples;
use rdna4_isa_tests::judge::{Judge, Strings, encoded, target};
use rdna4_isa_tests::oracle::{Disassembly, Oracle, parse_hex};
use rdna4_isa_tests::prng::{Random, scaled};
use rdna4_isa_tests::{corpus, or_skip};

/// Operand sets for each row of the tables.
const SETS: usize = 8;

/// Every so manieth value of immediates with parts, times 1000; the first 512 always.
const IMMEDIATES: usize = 61_000;

/// Random strings for each row of the tables.
const STRINGS: usize = 64;

/// Bytes on which LLVM differs and that random ones rarely are.
const RARE: [&str; 22] = [
    "94c0a0d3028850eacb2ec50f",
    "e9d2187e5ff2000000000000",
    "e9e8016da8f8000000000000",
    "ff4980be3412000000000000",
    "eb04d87f0000000000000000",
    "232860d7ee90400700000000",
    "cf4061d7fffe9906ae42c470",
    "ff44c5be8909762300000000",
    "30b83dd6bdfff101d168ecc3",
    "ff0082c8ff0000ffffffffff",
    "ebcc4e7e0000000000000000",
    "00b051eeff38e1a748d908a0",
    "d0f836d5fafe2565b663710d",
    "0000a1d3695e08c174dd21cf",
    "6477a0d32877f40a4978c636",
    "1fbe68f639d182d35bf5f553",
    "5cbe1af662295d414767c441",
    "e9c0447e4ec7000000000000",
    "e9d2ec7e1085000000000000",
    "4a406ad7fa7802007eff0837",
    "18af22ccfaf2de9bd0ff04d4",
    "580269d7fa0602209a9f0cf8",
];

#[test]
fn corpus_in_both_wave_sizes() {
    let rows = or_skip!(corpus::accepted());
    let mut judge = Judge::new("text");
    for row in &rows {
        for (wave, expected) in [(32, &row.wave32), (64, &row.wave64)] {
            if let (Some(expected), Ok(inst)) = (expected, Inst::decode_bytes(&row.bytes)) {
                judge.text(&inst, &row.bytes, wave, false, expected);
            }
        }
    }
    judge.finish_part();
}

#[test]
fn agrees_with_llvm() {
    let mut oracle = or_skip!(Oracle::find());
    let mut judge = Judge::new("text");
    rows_with_operands_at_the_edges(&mut oracle, &mut judge);
    immediates(&mut oracle, &mut judge);
    random_bytes_in_every_encoding(&mut oracle, &mut judge);
    judge.finish();
}

fn rows_with_operands_at_the_edges(oracle: &mut Oracle, judge: &mut Judge) {
    let mut random = Random::new(40);
    let insts: Vec<Inst> = (0..TABLES.rows.len())
        .flat_map(|row| samples(row, scaled(SETS), &mut random).0)
        .map(|sample| sample.built)
        .collect();
    let bytes: Vec<Vec<u8>> = insts.iter().map(encoded).collect();
    for wave in [32, 64] {
        for halves in [false, true] {
            oracle.disassemble_with(&target(wave, halves), &bytes, |i, answer| match answer {
                Disassembly::Instruction { length, .. } if length != insts[i].size() => {
                    judge.check(Kind::Length, Ok(&insts[i]), &bytes[i], wave, "");
                }
                Disassembly::Instruction { text, .. } => judge.text(&insts[i], &bytes[i], wave, halves, text),
                // Whether LLVM takes what builders make is the subject of `pairs`.
                _ => {}
            });
        }
    }
}

/// Immediates with parts: messages, waits, delays, hardware registers, patterns of lanes.
fn immediates(oracle: &mut Oracle, judge: &mut Judge) {
    let parted = |kind: u8| TABLES.kinds[usize::from(kind)].fields.len() + usize::from(TABLES.kinds[usize::from(kind)].imm == 8) > 1;
    let rows = TABLES.rows.iter().filter(|row| {
        let shape = &TABLES.shapes[usize::from(row.shape)];
        TABLES.encodings[usize::from(row.encoding)].dwords == 1 && shape.slots.iter().any(|slot| parted(slot.kind))
    });
    let step = (IMMEDIATES / scaled(1000).max(1)).max(1);
    let values: Vec<u32> = (0..512).chain((512..=0xffff).step_by(step)).collect();
    let scalar = rows.flat_map(|row| {
        let shape = &TABLES.shapes[usize::from(row.shape)];
        let encoding = &TABLES.encodings[usize::from(row.encoding)];
        let place = shape.slots.iter().find(|slot| parted(slot.kind)).map(|slot| slot.place);
        let values = values
            .iter()
            .filter_map(move |value| place.filter(|place| *value <= place.mask()).map(|place| (place, *value)));
        values.map(move |(place, value)| {
            let mut words = shape.start;
            encoding.op.set(&mut words, row.op.into());
            place.set(&mut words, value);
            words[0].to_le_bytes().to_vec()
        })
    });
    let swizzles = values
        .iter()
        .map(|value| [0xd8d4_0000 | value, 0x0100_0002].map(u32::to_le_bytes).concat());
    let bytes: Vec<Vec<u8>> = scalar.chain(swizzles).collect();
    oracle.disassemble_with(&target(32, false), &bytes, |i, answer| {
        if let (Ok(inst), Disassembly::Instruction { text, .. }) = (Inst::decode_bytes(&bytes[i]), answer) {
            judge.text(&inst, &bytes[i], 32, false, text);
        }
    });
}

fn random_bytes_in_every_encoding(oracle: &mut Oracle, judge: &mut Judge) {
    let mut random = Random::new(41);
    let strings = Strings::new();
    let bytes: Vec<Vec<u8>> = TABLES
        .rows
        .iter()
        .zip(0u16..)
        .flat_map(|row| std::iter::repeat_n(row, scaled(STRINGS)))
        .map(|(row, row_index)| strings.of(row_index, row, &mut random))
        .chain(RARE.iter().map(|hex| parse_hex(hex).expect("hexadecimal digits")))
        .collect();
    for wave in [32, 64] {
        judge.bytes(oracle, &bytes, wave);
    }
}
