//! Every opcode in every form: built, encoded and decoded it is the same instruction, and LLVM sees the same length and mnemonic.

use rdna4_isa::{Inst, TABLES};
use rdna4_isa_tests::differences::{Allowed, Kind, Met};
use rdna4_isa_tests::generate::{Sample, choices, samples};
use rdna4_isa_tests::mnemonic::same_mnemonic;
use rdna4_isa_tests::or_skip;
use rdna4_isa_tests::oracle::{Disassembly, Oracle, Target};
use rdna4_isa_tests::prng::{Random, scaled};
use rdna4_isa_tests::report::Report;

/// Operand sets for each row.
const SETS: usize = 16;

#[test]
fn built_encoded_decoded_is_the_same() {
    let mut random = Random::new(1);
    let mut report = Report::new();
    for (index, row) in TABLES.rows.iter().enumerate() {
        let (samples, refusal) = samples(index, scaled(SETS), &mut random);
        // Registers that must not meet (banks, the constant bus) make some choices impossible, but never this many.
        let enough = samples.len() == scaled(SETS) || !samples.is_empty() && choices(index) < 16 * scaled(SETS) as u64;
        report.check(enough, || {
            let info = &TABLES.opcodes[usize::from(row.opcode)];
            let encoding = &TABLES.encodings[usize::from(row.encoding)];
            format!(
                "{} in {}: no operand set is accepted; the last refusal: {}",
                info.mnemonic,
                encoding.name,
                refusal.unwrap_or_default()
            )
        });
        for Sample { decoded, built } in samples {
            let (read, made) = (decoded.encode(), built.encode());
            report.check(built == decoded && made == read, || {
                format!("decoded {decoded:?} -> {read:?}\nbuilt   {built:?} -> {made:?}")
            });
            let Ok(words) = made else { continue };
            report.check(built.size() == words.len(), || {
                format!("{built:?}: size {} but encoded {words:?}", built.size())
            });
            let again = Inst::decode(&words);
            report.check(again == Ok(built), || format!("built   {built:?}\ndecoded {again:?}\nfrom    {words:?}"));
            report.check(built.is_canonical(), || format!("{built:?} is not canonical, and a builder made it"));
        }
    }
    report.finish();
}

#[test]
fn llvm_sees_the_same_length_and_mnemonic() {
    let mut oracle = or_skip!(Oracle::find());
    let mut allowed = Allowed::of("pairs");
    let mut random = Random::new(2);
    let mut report = Report::new();
    let insts: Vec<(usize, Inst)> = (0..TABLES.rows.len())
        .flat_map(|row| {
            samples(row, scaled(SETS), &mut random)
                .0
                .into_iter()
                .map(move |sample| (row, sample.built))
        })
        .collect();
    let bytes: Vec<Vec<u8>> = insts
        .iter()
        .map(|(_, inst)| inst.encode().map_or_else(|_| Vec::new(), |words| words.bytes().collect()))
        .collect();
    for (wave, target) in [(32, Target::wave32()), (64, Target::wave64())] {
        oracle.disassemble_with(&target, &bytes, |i, answer| {
            let (row, inst) = &insts[i];
            let flags = inst.info().flags;
            if flags.contains(&"wave32") && wave == 64 || flags.contains(&"wave64") && wave == 32 {
                return;
            }
            let kind = match answer {
                Disassembly::Crash => Kind::Crashes,
                Disassembly::Refused => Kind::Refuses,
                _ if answer.length() != Some(inst.size()) => Kind::Length,
                _ if !same_mnemonic(inst, answer.text().unwrap_or("")) => Kind::Mnemonic,
                _ => return report.right(),
            };
            let encoding = TABLES.encodings[usize::from(TABLES.rows[*row].encoding)].name;
            let met = Met {
                kind,
                instruction: inst.info().mnemonic,
                encoding,
                wave,
                text: answer.text().unwrap_or(""),
            };
            report.check(allowed.has(met), || {
                format!("{met}\n  {inst:?}\n  bytes {:02x?}, LLVM {answer:?}", bytes[i])
            });
        });
    }
    for entry in allowed.unmet() {
        report.wrong(|| format!("this difference is no longer met: {entry:?}"));
    }
    report.finish();
}
