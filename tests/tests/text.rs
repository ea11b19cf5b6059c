//! The text of instructions is LLVM's, and both accept the same bytes.

use std::collections::HashMap;

use rdna4_isa::{Inst, Printer, TABLES};
use rdna4_isa_tests::differences::{Allowed, Kind, Met};
use rdna4_isa_tests::generate::samples;
use rdna4_isa_tests::oracle::{Disassembly, Oracle, Target, parse_hex};
use rdna4_isa_tests::prng::{Random, scaled};
use rdna4_isa_tests::report::Report;
use rdna4_isa_tests::{corpus, or_skip};

/// Operand sets for each row of the tables.
const SETS: usize = 8;

/// Every so manieth value of immediates with parts, times 1000; the first 512 always.
const IMMEDIATES: usize = 61_000;

/// Random strings for each row of the tables.
const STRINGS: usize = 64;

/// Bytes on which LLVM differs and that random ones rarely are.
const RARE: [&str; 21] = [
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
    judge.report.finish();
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
    let conds: HashMap<u16, u16> = TABLES.entries.iter().flat_map(|entry| entry.forms).collect();
    let bytes: Vec<Vec<u8>> = TABLES
        .rows
        .iter()
        .zip(0u16..)
        .flat_map(|row| std::iter::repeat_n(row, scaled(STRINGS)))
        .map(|(row, row_index)| {
            let shape = &TABLES.shapes[usize::from(row.shape)];
            let mut words: [u32; 3] = std::array::from_fn(|i| shape.must_value[i] | random.u32(..) & !shape.must[i]);
            TABLES.encodings[usize::from(row.encoding)].op.set(&mut words, row.op.into());
            // Forms with a literal or with lane movement have an operand code that says so.
            let cond = conds.get(&row_index).map_or(&[][..], |cond| TABLES.conds[usize::from(*cond)]);
            if !cond.is_empty() {
                let term = random.pick(cond);
                term.place.set(&mut words, random.u32(u32::from(term.low)..=term.high.into()));
            }
            words.map(u32::to_le_bytes).concat()
        })
        .chain(RARE.iter().map(|hex| parse_hex(hex).expect("hexadecimal digits")))
        .collect();
    for wave in [32, 64] {
        let plain = oracle.disassemble(&target(wave, false), &bytes);
        let halves = oracle.disassemble(&target(wave, true), &bytes);
        // What unused bits hold is ignored here; LLVM refuses some of it and shows some. Without it, it must agree.
        let mut retries = Vec::new();
        for ((bytes, plain), halves) in bytes.iter().zip(&plain).zip(&halves) {
            let inst: Result<Inst, _> = Inst::decode_bytes(bytes);
            let accepted = plain.text().or(halves.text());
            let crash = [plain, halves].into_iter().any(|answer| *answer == Disassembly::Crash);
            match (&inst, accepted) {
                (Ok(inst), Some(_)) => {
                    if plain.length().or(halves.length()) != Some(inst.size()) {
                        judge.check(Kind::Length, Ok(inst), bytes, wave, "");
                    }
                    for (halves, answer) in [(false, plain), (true, halves)] {
                        match answer.text() {
                            Some(text) if !inst.is_canonical() && printed(inst, wave, halves) != text => retries.push(inst.canonicalized()),
                            Some(text) => judge.text(inst, bytes, wave, halves, text),
                            None => {}
                        }
                    }
                }
                (Err(error), Some(text)) => judge.check(Kind::Accepts, Err(&error.to_string()), bytes, wave, text),
                (Err(_), None) => judge.report.right(),
                // Pairs are for wave32 only (R17), and bytes do not say for which wave size they are.
                (Ok(inst), None) if wave == 64 && inst.opcode_y().is_some() => judge.report.right(),
                (Ok(inst), None) if crash => judge.check(Kind::Crashes, Ok(inst), bytes, wave, ""),
                (Ok(inst), None) => retries.push(inst.canonicalized()),
            }
        }
        // What breaks a rule is read but not written, so that there is nothing to try again.
        retries.retain(|inst| inst.encode().is_ok());
        let again: Vec<Vec<u8>> = retries.iter().map(encoded).collect();
        oracle.disassemble_with(&target(wave, true), &again, |i, answer| match answer {
            Disassembly::Instruction { text, .. } => judge.text(&retries[i], &again[i], wave, true, text),
            Disassembly::Crash => judge.check(Kind::Crashes, Ok(&retries[i]), &again[i], wave, ""),
            _ => judge.check(Kind::Refuses, Ok(&retries[i]), &again[i], wave, ""),
        });
    }
}

fn printed(inst: &Inst, wave: u8, halves: bool) -> String {
    let printer = if wave == 64 { Printer::new().wave64() } else { Printer::new() };
    let printer = if halves { printer.halves() } else { printer };
    printer.display(inst).to_string()
}

fn target(wave: u8, halves: bool) -> Target {
    let target = if wave == 64 { Target::wave64() } else { Target::wave32() };
    if halves { target.with("+real-true16") } else { target }
}

fn encoded(inst: &Inst) -> Vec<u8> {
    inst.encode().map_or_else(|_| Vec::new(), |words| words.bytes().collect())
}

/// Whether a 16-bit operand is the high half of its register.
fn has_high_half(inst: &Inst) -> bool {
    inst.operands().any(|operand| operand.aux & 0b100 != 0)
}

/// Compares, and keeps what differs.
struct Judge {
    allowed: Allowed,
    /// LLVM without names for halves has no way to write most of them.
    halves: Allowed,
    report: Report,
}

impl Judge {
    fn new(test: &str) -> Self {
        Self {
            allowed: Allowed::of(test),
            halves: Allowed::of("text without halves"),
            report: Report::new(),
        }
    }

    fn text(&mut self, inst: &Inst, bytes: &[u8], wave: u8, halves: bool, expected: &str) {
        let actual = printed(inst, wave, halves);
        if actual == expected {
            return self.report.right();
        }
        let met = Met {
            kind: Kind::Text,
            instruction: inst.info().mnemonic,
            encoding: inst.encoding_info().name,
            wave,
            text: expected,
        };
        let right = !halves && has_high_half(inst) && self.halves.has(met) || self.allowed.has(met);
        let group = format!("Text {} in {}, halves {halves}", met.instruction, met.encoding);
        self.report.check(right, &group, || {
            format!("{bytes:02x?} in wave{wave}\n  LLVM {expected}\n  ours {actual}")
        });
    }

    fn check(&mut self, kind: Kind, inst: Result<&Inst, &str>, bytes: &[u8], wave: u8, text: &str) {
        let met = Met {
            kind,
            // What is refused here has only LLVM's name.
            instruction: inst.map_or_else(|_| text.split(' ').next().unwrap_or(""), |inst| inst.info().mnemonic),
            encoding: inst.map_or("", |inst| inst.encoding_info().name),
            wave,
            text,
        };
        let group = format!("{kind:?} {} in {}, wave{wave}", met.instruction, met.encoding);
        self.report.check(self.allowed.has(met), &group, || {
            format!(
                "{bytes:02x?}\n  LLVM {text}\n  ours {}",
                inst.map_or_else(str::to_owned, ToString::to_string)
            )
        });
    }

    /// Fails on differences, and, if there were enough cases to meet them all, on entries of the list that none met.
    fn finish(mut self) {
        if scaled(1000) >= 1000 {
            for entry in self.allowed.unmet() {
                self.report
                    .wrong("entries of llvm_differences.toml that are no longer met", || format!("{entry:?}"));
            }
        }
        self.report.finish();
    }
}
