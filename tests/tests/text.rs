//! The text of instructions is LLVM's, and both accept the same bytes.

use rdna4_isa::{Inst, Printer, TABLES};
use rdna4_isa_tests::differences::{Allowed, Kind, Met};
use rdna4_isa_tests::generate::samples;
use rdna4_isa_tests::oracle::{Disassembly, Oracle, Target};
use rdna4_isa_tests::prng::{Random, scaled};
use rdna4_isa_tests::report::Report;
use rdna4_isa_tests::{corpus, or_skip};

/// Operand sets for each row of the tables.
const SETS: usize = 4;

/// Random strings for each row of the tables.
const STRINGS: usize = 16;

/// Wave size, halves with names, and LLVM's target for both.
fn modes() -> [(u8, bool, Target); 4] {
    [
        (32, false, Target::wave32()),
        (64, false, Target::wave64()),
        (32, true, Target::wave32().with("+real-true16")),
        (64, true, Target::wave64().with("+real-true16")),
    ]
}

fn text(inst: &Inst, wave: u8, halves: bool) -> String {
    let printer = if wave == 64 { Printer::new().wave64() } else { Printer::new() };
    let printer = if halves { printer.halves() } else { printer };
    printer.display(inst).to_string()
}

/// What both have in common with other failures.
fn group(met: &Met<'_>) -> String {
    format!("{:?} {} in {}, wave{}", met.kind, met.instruction, met.encoding, met.wave)
}

#[test]
fn corpus_in_both_wave_sizes() {
    let rows = or_skip!(corpus::accepted());
    let mut allowed = Allowed::of("text");
    let mut report = Report::new();
    for row in &rows {
        for (wave, expected) in [(32, &row.wave32), (64, &row.wave64)] {
            let (Some(expected), Ok(inst)) = (expected, Inst::decode_bytes(&row.bytes)) else {
                continue;
            };
            let actual = text(&inst, wave, false);
            if actual == *expected {
                report.right();
                continue;
            }
            let met = met(Kind::Text, &inst, wave, expected);
            report.check(allowed.has(met), &group(&met), || {
                format!("line {}: {:02x?}\n  LLVM {expected}\n  ours {actual}", row.line, row.bytes)
            });
        }
    }
    report.finish();
}

fn met<'a>(kind: Kind, inst: &Inst, wave: u8, text: &'a str) -> Met<'a> {
    Met {
        kind,
        instruction: inst.info().mnemonic,
        encoding: inst.encoding_info().name,
        wave,
        text,
    }
}

#[test]
fn every_row_with_operands_at_the_edges() {
    let mut oracle = or_skip!(Oracle::find());
    let mut allowed = Allowed::of("text");
    let mut random = Random::new(40);
    let mut report = Report::new();
    let insts: Vec<Inst> = (0..TABLES.rows.len())
        .flat_map(|row| samples(row, scaled(SETS), &mut random).0)
        .map(|sample| sample.built)
        .collect();
    let bytes: Vec<Vec<u8>> = insts
        .iter()
        .map(|inst| inst.encode().map_or_else(|_| Vec::new(), |words| words.bytes().collect()))
        .collect();
    for (wave, halves, target) in modes() {
        oracle.disassemble_with(&target, &bytes, |i, answer| {
            // Which bytes LLVM takes in which wave size is another test's subject.
            let Disassembly::Instruction { length, text: expected } = answer else {
                return;
            };
            let inst = &insts[i];
            let actual = text(inst, wave, halves);
            if actual == expected && length == inst.size() {
                return report.right();
            }
            let met = met(Kind::Text, inst, wave, expected);
            report.check(allowed.has(met), &group(&met), || {
                format!("{:02x?}\n  LLVM {expected}\n  ours {actual}", bytes[i])
            });
        });
    }
    report.finish();
}

#[test]
fn random_bytes_in_every_encoding() {
    let mut oracle = or_skip!(Oracle::find());
    let mut allowed = Allowed::of("random text");
    let mut random = Random::new(41);
    let mut report = Report::new();
    let mut bytes = Vec::new();
    for row in TABLES.rows {
        let shape = &TABLES.shapes[usize::from(row.shape)];
        for _ in 0..scaled(STRINGS) {
            let mut words: [u32; 3] = std::array::from_fn(|i| shape.must_value[i] | random.u32(..) & !shape.must[i]);
            TABLES.encodings[usize::from(row.encoding)].op.set(&mut words, row.op.into());
            bytes.push(words.map(u32::to_le_bytes).concat());
        }
    }
    for (wave, halves, target) in modes() {
        oracle.disassemble_with(&target, &bytes, |i, answer| {
            let inst = Inst::decode_bytes(&bytes[i]);
            let (kind, expected) = match (&inst, answer) {
                (Ok(inst), Disassembly::Instruction { length, .. }) if length != inst.size() => (Kind::Length, ""),
                (Ok(inst), Disassembly::Instruction { text: expected, .. }) => {
                    if text(inst, wave, halves) == expected {
                        return report.right();
                    }
                    (Kind::Text, expected)
                }
                (Err(_), Disassembly::Instruction { text, .. }) => (Kind::Accepts, text),
                (Err(_), _) => return report.right(),
                (Ok(_), Disassembly::Crash) => (Kind::Crashes, ""),
                (Ok(_), _) => (Kind::Refuses, ""),
            };
            let name = expected.split(' ').next().unwrap_or("").to_owned();
            let met = match &inst {
                Ok(inst) => met(kind, inst, wave, expected),
                Err(_) => Met {
                    kind,
                    instruction: &name,
                    encoding: "",
                    wave,
                    text: expected,
                },
            };
            report.check(allowed.has(met), &group(&met), || {
                let actual = inst.as_ref().map_or_else(ToString::to_string, |inst| text(inst, wave, halves));
                format!("{:02x?}\n  LLVM {expected}\n  ours {actual}", bytes[i])
            });
        });
    }
    report.finish();
}
