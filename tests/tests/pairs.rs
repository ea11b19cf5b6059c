//! Every opcode in every form: built, encoded and decoded it is the same instruction, and LLVM sees the same length and mnemonic.

use rdna4_isa::{Inst, TABLES};
use rdna4_isa_tests::differences::{Allowed, Kind, Met};
use rdna4_isa_tests::generate::{Sample, choices, samples};
use rdna4_isa_tests::mnemonic::same_mnemonic;
use rdna4_isa_tests::or_skip;
use rdna4_isa_tests::oracle::{Disassembly, Oracle, Target};
use rdna4_isa_tests::prng::{Random, scaled};
use rdna4_isa_tests::report::{Report, brief};

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
        let mnemonic = TABLES.opcodes[usize::from(row.opcode)].mnemonic;
        let encoding = TABLES.encodings[usize::from(row.encoding)].name;
        report.check(enough, &format!("too few operand sets for {mnemonic} in {encoding}"), || {
            format!(
                "{} were accepted; the last refusal: {}",
                samples.len(),
                refusal.as_deref().unwrap_or("none")
            )
        });
        for Sample { decoded, built } in samples {
            let (read, made) = (decoded.encode(), built.encode());
            let describe = || format!("decoded {}\n  built   {}", brief(&decoded), brief(&built));
            report.check(
                built == decoded && made == read,
                &format!("{mnemonic} in {encoding} built is not what was decoded"),
                describe,
            );
            let Ok(words) = made else { continue };
            report.check(built.size() == words.len(), &format!("size of {mnemonic} in {encoding}"), || {
                format!("size {} but encoded {words:?}", built.size())
            });
            let again: Result<Inst, _> = Inst::decode(&words);
            report.check(
                again == Ok(built),
                &format!("{mnemonic} in {encoding} decoded is not what was built"),
                || {
                    let again = again.as_ref().map_or_else(ToString::to_string, brief);
                    format!("built   {}\n  decoded {again}", brief(&built))
                },
            );
            report.check(
                built.is_canonical(),
                &format!("{mnemonic} in {encoding} was built and is not canonical"),
                || brief(&built),
            );
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
            let found = &TABLES.rows[row];
            let mnemonic = TABLES.opcodes[usize::from(found.opcode)].mnemonic;
            let encoding = TABLES.encodings[usize::from(found.encoding)].name;
            let more = if allowed.concerns(mnemonic, encoding) { 16 } else { 1 };
            samples(row, scaled(SETS) * more, &mut random)
                .0
                .into_iter()
                .map(move |sample| (row, sample.built))
        })
        .collect();
    let bytes: Vec<Vec<u8>> = insts
        .iter()
        .map(|(_, inst)| inst.encode().map_or_else(|_| Vec::new(), |words| words.bytes().collect()))
        .collect();
    // Without this feature LLVM refuses high halves in short forms.
    for (wave, target) in [(32, Target::wave32()), (64, Target::wave64())].map(|(wave, target)| (wave, target.with("+real-true16"))) {
        oracle.disassemble_with(&target, &bytes, |i, answer| {
            let (row, inst) = &insts[i];
            let flags = inst.info().flags;
            // Pairs are for wave32 only (rule R17).
            let only_wave32 = flags.contains(&"wave32") || inst.opcode_y().is_some();
            if only_wave32 && wave == 64 || flags.contains(&"wave64") && wave == 32 {
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
            report.check(
                allowed.has(met),
                &format!("{kind:?} {} in {encoding}, wave{wave}", met.instruction),
                || format!("{}\n  bytes {:02x?}\n  LLVM {answer:?}", brief(inst), bytes[i]),
            );
        });
    }
    for entry in allowed.unmet() {
        report.wrong("entries of llvm_differences.toml that are no longer met", || format!("{entry:?}"));
    }
    report.finish();
}
