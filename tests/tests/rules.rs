//! Every rule has examples that obey it and examples that break it, and nothing that assemblers accept breaks one.

use std::path::Path;

use rdna4_isa::{Inst, Rule, TABLES, Target, WaveSize, lint_sequence};
use rdna4_isa_tests::differences::{Allowed, Kind, Met};
use rdna4_isa_tests::generate::samples;
use rdna4_isa_tests::oracle::{Assembly, Oracle, Target as LlvmTarget, parse_hex};
use rdna4_isa_tests::prng::{Random, scaled};
use rdna4_isa_tests::report::{Report, brief};
use rdna4_isa_tests::rules::{self, Example, read};
use rdna4_isa_tests::{corpus, or_skip, skip, vectors};

const TARGET: Target = Target::Gfx1200;

/// Operand sets for each row. Assembling takes LLVM half a millisecond each.
const SETS: usize = 1;

#[test]
fn every_rule_is_in_the_file() {
    let written: Vec<_> = rules::all().into_iter().map(|rule| (rule.number, rule.name, rule.says)).collect();
    let known: Vec<_> = Rule::ALL
        .iter()
        .map(|rule| (rule.number().to_owned(), rule.name().to_owned(), rule.text().to_owned()))
        .collect();
    assert_eq!(written, known);
    for rule in rules::all() {
        assert!(!rule.accept.is_empty(), "{} has no example that obeys it", rule.number);
        assert!(
            !rule.refuse.is_empty() || !rule.lint.is_empty(),
            "{} has no example that breaks it",
            rule.number
        );
    }
}

#[test]
fn examples_obey_and_break_their_rules() {
    let mut report = Report::new();
    for rule in rules::all() {
        for text in &rule.accept {
            if text.contains("; ") {
                let actual = sequence(text).map(|(insts, wave)| remarks(&insts, wave, &rule.number));
                report.check(
                    actual.as_ref().is_ok_and(Vec::is_empty),
                    &format!("{} accepts {text}", rule.number),
                    || format!("{actual:?}"),
                );
                continue;
            }
            let actual = match read(text) {
                (Example::Built(inst), wave) => legal(&inst, wave, Some(&rule.number)),
                (Example::Refused(error), _) => Err(error.to_string()),
                (Example::Unknown, _) => Err("unknown".to_owned()),
            };
            report.check(actual.is_ok(), &format!("{} accepts {text}", rule.number), || format!("{actual:?}"));
        }
        for text in &rule.refuse {
            let (number, message) = match read(text) {
                (Example::Built(inst), wave) => match first(&inst, wave) {
                    Some(error) => (error.rule.number(), error.to_string()),
                    None => ("none", brief(&inst)),
                },
                (Example::Refused(error), _) => (error.rule.number(), error.to_string()),
                (Example::Unknown, _) => (Rule::Removed.number(), "unknown".to_owned()),
            };
            report.check(number == rule.number, &format!("{} refuses {text}", rule.number), || {
                format!("actual: {number}: {message}")
            });
        }
        for text in &rule.lint {
            if text.contains("; ") {
                let actual = sequence(text).map(|(insts, wave)| remarks(&insts, wave, &rule.number));
                report.check(
                    actual.as_ref().is_ok_and(|found| !found.is_empty()),
                    &format!("{} warns of {text}", rule.number),
                    || format!("{actual:?}"),
                );
                continue;
            }
            let (Example::Built(inst), wave) = read(text) else {
                report.wrong(text, || "not built".to_owned());
                continue;
            };
            let legal = legal(&inst, wave, None);
            let found = inst.lints(TARGET, wave).any(|lint| lint.rule.number() == rule.number);
            report.check(legal.is_ok() && found, &format!("{} warns of {text}", rule.number), || {
                format!("{legal:?}, lint {found}")
            });
        }
    }
    report.finish();
}

/// The instructions of a sequence, each legal.
fn sequence(text: &str) -> Result<(Vec<Inst>, WaveSize), String> {
    let (text, prefix) = text.strip_prefix("w64 ").map_or((text, ""), |text| (text, "w64 "));
    let mut insts = Vec::new();
    let mut of = WaveSize::Wave32;
    for part in text.split("; ") {
        let (Example::Built(inst), wave) = read(&format!("{prefix}{part}")) else {
            return Err(format!("{part} is not built"));
        };
        legal(&inst, wave, None).map_err(|error| format!("{part}: {error}"))?;
        insts.push(*inst);
        of = wave;
    }
    Ok((insts, of))
}

/// What is said of a sequence by this rule.
fn remarks(insts: &[Inst], wave: WaveSize, rule: &str) -> Vec<String> {
    let found = lint_sequence(insts, TARGET, wave).filter(|found| found.lint.rule.number() == rule);
    found.map(|found| format!("{}: {}", found.index, found.lint)).collect()
}

/// Whether an instruction is legal as it was built and as it is read back, without a lint of this rule.
fn legal(inst: &Inst, wave: WaveSize, rule: Option<&str>) -> Result<(), String> {
    inst.check(TARGET, wave).map_err(|error| format!("built: {error}"))?;
    let words = inst.encode().map_err(|error| format!("encoded: {error}"))?;
    let read = Inst::decode(&words).map_err(|error| format!("decoded: {error}"))?;
    read.check(TARGET, wave).map_err(|error| format!("read back: {error}"))?;
    match read.lints(TARGET, wave).find(|lint| Some(lint.rule.number()) == rule) {
        Some(lint) => Err(format!("lint: {lint}")),
        None => Ok(()),
    }
}

/// The first thing wrong, in the order in which a user would meet it.
fn first(inst: &Inst, wave: WaveSize) -> Option<rdna4_isa::Illegal> {
    inst.encode().err().or_else(|| inst.check(TARGET, wave).err())
}

#[test]
fn what_assemblers_accept_is_legal() {
    let rows = or_skip!(corpus::accepted());
    let mut allowed = Allowed::of("rules");
    let mut report = Report::new();
    let corpus = rows.into_iter().map(|row| (row.bytes, row.wave32, row.wave64));
    let vectors = vectors::all().into_iter().map(|vector| (vector.bytes, vector.wave32, vector.wave64));
    for (bytes, wave32, wave64) in corpus.chain(vectors) {
        let Ok::<Inst, _>(inst) = Inst::decode_bytes(&bytes) else { continue };
        for (wave, text) in [(WaveSize::Wave32, &wave32), (WaveSize::Wave64, &wave64)] {
            let Some(text) = text else { continue };
            // LLVM prints a run that is not aligned as another one, and says so.
            if text.contains("; Warning: ") {
                let found = inst.check(TARGET, wave).err().map(|error| error.rule);
                report.check(found == Some(Rule::RegisterRun), "runs that are not aligned", || {
                    format!("{text:?}: {found:?}")
                });
                continue;
            }
            judge(&inst, &bytes, wave, text, &mut allowed, &mut report);
        }
    }
    for entry in allowed.unmet() {
        report.wrong("entries of llvm_differences.toml that are no longer met", || format!("{entry:?}"));
    }
    report.finish();
}

#[test]
fn verdicts_of_assemblers_agree() {
    let path = corpus::workspace()
        .parent()
        .unwrap_or(Path::new("/"))
        .join("shared/reference/assembler_verdicts.txt");
    let Ok(text) = std::fs::read_to_string(&path) else {
        return skip("no verdicts of assemblers beside the workspace");
    };
    let mut allowed = Allowed::of("verdicts");
    let mut report = Report::new();
    let mut wave = WaveSize::Wave32;
    for line in text.lines() {
        if line.starts_with('#') || line.starts_with("---") {
            if line.contains("wave64") || line.contains("wavefrontsize64") {
                wave = WaveSize::Wave64;
            } else if line.starts_with("###") || line.contains("wavefrontsize32") {
                wave = WaveSize::Wave32;
            }
            continue;
        }
        let (Some(accepted), Some(hex)) = (line.get(4..6).map(|verdict| verdict == "OK"), line.split_whitespace().last()) else {
            continue;
        };
        let Some(bytes) = parse_hex(hex).filter(|bytes| accepted && bytes.len() >= 4) else {
            continue;
        };
        let Ok::<Inst, _>(inst) = Inst::decode_bytes(&bytes) else { continue };
        judge(&inst, &bytes, wave, line, &mut allowed, &mut report);
    }
    for entry in allowed.unmet() {
        report.wrong("entries of llvm_differences.toml that are no longer met", || format!("{entry:?}"));
    }
    report.finish();
}

fn judge(inst: &Inst, bytes: &[u8], wave: WaveSize, text: &str, allowed: &mut Allowed, report: &mut Report) {
    let Err(error) = inst.check(TARGET, wave) else { return report.right() };
    let met = Met {
        kind: Kind::Accepts,
        instruction: inst.info().mnemonic,
        encoding: inst.encoding_info().name,
        wave: if wave == WaveSize::Wave32 { 32 } else { 64 },
        text,
    };
    report.check(allowed.has(met), &format!("{} {}", error.rule, met.instruction), || {
        format!("{bytes:02x?} is {text:?} in {wave:?}, actual: {error}")
    });
}

/// What is legal by these rules, LLVM's assembler takes, in the words of its disassembler. Which of several encodings it chooses does not matter here.
#[test]
fn llvm_assembles_what_is_legal() {
    let mut oracle = or_skip!(Oracle::find());
    let mut allowed = Allowed::of("legal");
    let mut random = Random::new(3);
    let mut report = Report::new();
    let insts: Vec<Inst> = (0..TABLES.rows.len())
        .flat_map(|row| samples(row, scaled(SETS), &mut random).0.into_iter().map(|sample| sample.built))
        .collect();
    for (wave, size, target) in [(32, WaveSize::Wave32, LlvmTarget::wave32()), (64, WaveSize::Wave64, LlvmTarget::wave64())] {
        let target = target.with("+real-true16");
        let legal: Vec<&Inst> = insts.iter().filter(|inst| inst.check(TARGET, size).is_ok()).collect();
        let bytes: Vec<Vec<u8>> = legal
            .iter()
            .map(|inst| inst.encode().map_or_else(|_| Vec::new(), |words| words.bytes().collect()))
            .collect();
        let texts: Vec<String> = oracle
            .disassemble(&target, &bytes)
            .iter()
            .map(|answer| answer.text().unwrap_or("").to_owned())
            .collect();
        let assembled = oracle.assemble(&target, &texts);
        for ((inst, bytes), (text, answer)) in legal.iter().zip(&bytes).zip(texts.iter().zip(&assembled)) {
            // What LLVM cannot read or print is the subject of other tests.
            if text.is_empty() || text.contains(" nv") {
                continue;
            }
            let met = Met {
                kind: Kind::Refuses,
                instruction: inst.info().mnemonic,
                encoding: inst.encoding_info().name,
                wave,
                text,
            };
            let right = matches!(answer, Assembly::Bytes(_));
            report.check(right || allowed.has(met), &format!("{} in {}", met.instruction, met.encoding), || {
                format!("wave{wave} {bytes:02x?} is {text:?}, LLVM {answer:02x?}")
            });
        }
    }
    // Which entries are met depends on the random numbers.
    report.finish();
}
