//! What is read from text is what LLVM reads, and what is printed can be read.
//!
//! - texts of a public assembler test suite and of bug reports: exactly their bytes, or refused
//! - every row of the tables with operands at the edges: printed, read, and the same again; and the same bytes as LLVM's assembler makes of the text
//! - the same texts, damaged: what is accepted, LLVM accepts with the same bytes

use rdna4_isa::{Inst, Modifier, ParseOptions, Printer, TABLES, Target as Processor, Value, WaveSize, parse};
use rdna4_isa_tests::differences::{Allowed, Kind, Met};
use rdna4_isa_tests::generate::samples;
use rdna4_isa_tests::oracle::{Assembly, Oracle, Target, parse_hex};
use rdna4_isa_tests::prng::{Random, scaled};
use rdna4_isa_tests::report::Report;
use rdna4_isa_tests::{corpus, or_skip};

/// Operand sets for each row, printed and read again.
const SETS: usize = 8;

/// Texts that LLVM assembles too, which takes it half a millisecond each; in thousandths of all.
const JUDGED: usize = 100;

const WAVES: [(u8, WaveSize); 2] = [(32, WaveSize::Wave32), (64, WaveSize::Wave64)];

/// The bytes of a text, or why it is none.
fn assembled(text: &str, wave: WaveSize) -> Result<Vec<u8>, String> {
    let inst = parse(text, &ParseOptions::new().wave(wave)).map_err(|error| format!("{}: {error}", error.column()))?;
    inst.check(Processor::Gfx1200, wave).map_err(|error| error.to_string())?;
    inst.encode().map(|words| words.bytes().collect()).map_err(|error| error.to_string())
}

fn target(wave: u8) -> Target {
    if wave == 64 { Target::wave64() } else { Target::wave32() }
}

/// Every so manieth of a list.
fn some<T>(list: Vec<T>) -> Vec<T> {
    let step = (1000 / scaled(JUDGED).max(1)).max(1);
    list.into_iter().step_by(step).collect()
}

#[test]
fn texts_that_assemblers_accept() {
    let rows = or_skip!(corpus::accepted());
    let mut report = Report::new();
    let mut to_judge = Vec::new();
    for row in &rows {
        for text in &row.texts {
            let answers = WAVES.map(|(wave, size)| {
                let printed = if wave == 64 { &row.wave64 } else { &row.wave32 };
                (wave, printed.is_some(), assembled(text, size))
            });
            // A text with a lane mask is one of a single wave size, and the suite does not say which.
            let right = answers.iter().any(|(_, known, answer)| *known && answer.as_ref() == Ok(&row.bytes));
            let foreign = row.wave32.is_none() && row.wave64.is_none();
            report.check(right || foreign, "texts with other bytes", || {
                format!("line {}: {text:?} is {:02x?}, actual: {answers:02x?}", row.line, row.bytes)
            });
            for (wave, _, answer) in answers {
                let wrong = answer.as_ref().is_ok_and(|bytes| *bytes != row.bytes);
                report.check(!wrong, "other bytes in one wave size", || {
                    format!("line {}: {text:?} in wave{wave}: {answer:02x?}", row.line)
                });
                to_judge.push((text, wave, row, answer));
            }
        }
    }
    if let Ok(mut oracle) = Oracle::find() {
        let to_judge = some(to_judge);
        for (wave, _) in WAVES {
            let these: Vec<_> = to_judge.iter().filter(|(_, of, ..)| *of == wave).collect();
            let texts: Vec<&str> = these.iter().map(|(text, ..)| text.as_str()).collect();
            for ((text, _, row, answer), llvm) in these.iter().zip(oracle.assemble(&target(wave), &texts)) {
                if matches!(&llvm, Assembly::Bytes(bytes) if *bytes == row.bytes) {
                    report.check(answer.as_ref() == Ok(&row.bytes), "texts that LLVM takes in this wave size", || {
                        format!("line {}: {text:?} in wave{wave}: {answer:02x?}", row.line)
                    });
                }
            }
        }
    }
    report.finish();
}

#[test]
fn texts_that_assemblers_refuse() {
    let rows = or_skip!(corpus::rejected());
    let mut allowed = Allowed::of("assembler");
    let mut report = Report::new();
    for row in &rows {
        for (wave, size) in WAVES {
            if !(if wave == 64 { row.in_wave64 } else { row.in_wave32 }) {
                continue;
            }
            let Ok(inst) = parse(&row.text, &ParseOptions::new().wave(size)) else {
                report.right();
                continue;
            };
            let met = Met {
                kind: Kind::Refuses,
                instruction: inst.info().mnemonic,
                encoding: inst.encoding_info().name,
                wave,
                text: &row.text,
            };
            let legal = inst.check(Processor::Gfx1200, size).is_ok();
            report.check(!legal || allowed.has(met), "texts that are accepted", || {
                format!(
                    "line {}: {:?} in wave{wave} is refused ({}), actual: {inst}",
                    row.line, row.text, row.message
                )
            });
        }
    }
    for entry in allowed.unmet() {
        report.wrong("entries of the allow-list without a difference", || format!("{entry:?}"));
    }
    report.finish();
}

/// Spellings that people use and no printer writes, with the bytes that LLVM 22's assembler gives.
#[test]
fn spellings() {
    const TEXTS: [(&str, &str); 25] = [
        ("exp mrt0 v0, v1, v2, v3 done", "0f0800f800010203"),
        ("S_ENDPGM", "0000b0bf"),
        ("V_ADD_F32_E64 v0, v1, v2", "000003d501050200"),
        ("v_mov_b32 v0, .5", "f002007e"),
        ("v_mov_b32 v0, 1.5e2", "ff02007e00001643"),
        ("v_mov_b32 v0, (1<<4)|1", "9102007e"),
        ("v_add_f16 v0, 1.00001, v1", "f2020064"),
        ("v_add_f32 v0, 1.00000000001, v1", "f2020006"),
        ("v_pk_add_f16 v0, 1.00001, v1", "00400fccf2020218"),
        ("v_cndmask_b32 v0, s1, v2", "01040002"),
        ("v_cmp_eq_f32 v1, v2", "0105247c"),
        ("v_cmp_eq_f32_e32 v1, v2", "0105247c"),
        ("v_add_co_ci_u32 v0, v1, v2", "01050040"),
        ("v_add_co_ci_u32_e32 v0, vcc_lo, v1, v2, vcc_lo", "01050040"),
        ("s_load_b64 s[0:1], s[2:3]", "012000f4000000f8"),
        ("s_buffer_load_b64 s[0:1], s[4:7] scope:SCOPE_SE", "022022f4000000f8"),
        ("s_mov_b64 s[0:1], lit64(1)", "ff0180be01000000"),
        ("s_mov_b32 s0, lit(1)", "ff0080be01000000"),
        ("v_add_f64 v[0:1], [v2, v3], v[4:5]", "02090004"),
        ("v_mov_b32 v[2+3], /* a comment */ v1", "01030a7e"),
        ("s_add_u32 s0, s1, s2", "01020080"),
        ("ds_read_b32 v0, v1", "0000d8d801000000"),
        ("s_wait_alu depctr_va_vdst(0), depctr_sa_sdst(0)", "9e0f88bf"),
        ("image_load v[0:3], [v4,v5], s[8:15] dmask:0xf dim:2D", "0100c0d30010000004050000"),
        ("v_fma_f32 v0, neg(v1), abs(v2), -abs(v3)", "000613d601050ea4"),
    ];
    let mut report = Report::new();
    let llvm = Oracle::find().map(|mut oracle| oracle.assemble(&target(32), &TEXTS.map(|(text, _)| text)));
    for (i, (text, hex)) in TEXTS.iter().enumerate() {
        let expected = parse_hex(hex).expect("hexadecimal");
        let actual = assembled(text, WaveSize::Wave32);
        report.check(actual.as_ref() == Ok(&expected), text, || format!("{hex}, actual: {actual:02x?}"));
        if let Ok(llvm) = &llvm {
            report.check(llvm[i] == Assembly::Bytes(expected), &format!("LLVM of {text}"), || {
                format!("{hex}, actual: {:02x?}", llvm[i])
            });
        }
    }
    report.finish();
}

#[test]
fn cases_that_others_got_wrong() {
    let cases = or_skip!(corpus::cases());
    let mut report = Report::new();
    for case in cases.iter().filter(|case| case.cpu == "gfx1200") {
        let Some(text) = &case.text else { continue };
        let size = if case.note.contains("+wavefrontsize64") {
            WaveSize::Wave64
        } else {
            WaveSize::Wave32
        };
        // Those of several lines are for files, not for lines.
        if text.contains("\\n") {
            continue;
        }
        let actual = assembled(text, size);
        let right = match (&actual, &case.bytes) {
            (Ok(bytes), Some(expected)) => case.accept && bytes == expected,
            (Ok(_), None) => case.accept,
            (Err(_), _) => !case.accept,
        };
        report.check(right, &case.id, || {
            format!("{text:?} must be {:02x?}, actual: {actual:02x?} ({})", case.bytes, case.note)
        });
    }
    report.finish();
}

/// Whether LLVM's text stands for more than one instruction, so that what is read from it can be another one, or none.
fn is_lossy(inst: &Inst, text: &str) -> bool {
    let formats = |names: &[&str]| inst.operands().any(|operand| names.contains(&operand.format));
    let literal = inst.operands().any(|operand| matches!(operand.value, Value::Literal(_)));
    let float = inst.operands().any(|operand| matches!(operand.value, Value::Inline(240..=248)));
    // The bits of a float constant are printed for 16-bit integers, and LLVM sees such in scalar comparisons; the literal dword with these bits looks the same.
    let as_bits = float && (formats(&["i16", "u16", "b16"]) || text.starts_with("s_cmp"));
    // The high dword of a 64-bit float is printed as a number that is an inline constant, and half of the literal in mixed precision.
    let part_of_literal = literal && (formats(&["f64"]) || text.starts_with("v_fma_mix"));
    // An atomic that returns nothing has a destination in its bits all the same; whether one that cascades returns something is not printed.
    let atomic = text.contains("_atomic_") && (inst.modifier(Modifier::Th).is_some_and(|hint| hint & 1 == 0 || hint & 4 != 0));
    // The long forms of these are printed as the short ones, and bits that nothing reads are not printed.
    let long_form = ["v_nop", "v_pipeflush"].contains(&text) || text.starts_with("s_waitcnt ") || text.contains("offset:swizzle(");
    as_bits || part_of_literal || atomic || long_form
}

#[test]
fn what_is_printed_can_be_read() {
    let mut report = Report::new();
    let mut random = Random::new(60);
    for row in 0..TABLES.rows.len() {
        for sample in samples(row, scaled(SETS), &mut random).0 {
            for halves in [false, true] {
                for (wave, size) in WAVES {
                    round_trip(&sample.built, wave, size, halves, &mut report);
                }
            }
        }
    }
    if let Ok(rows) = corpus::accepted() {
        for row in &rows {
            let Ok::<Inst, _>(inst) = Inst::decode_bytes(&row.bytes) else { continue };
            for (wave, size) in WAVES {
                round_trip(&inst.canonicalized(), wave, size, true, &mut report);
            }
        }
    }
    report.finish();
}

fn printer(wave: u8) -> Printer<'static> {
    if wave == 64 { Printer::new().wave64() } else { Printer::new() }
}

fn round_trip(inst: &Inst, wave: u8, size: WaveSize, halves: bool, report: &mut Report) {
    if inst.check(Processor::Gfx1200, size).is_err() {
        return;
    }
    let printer = if halves { printer(wave).halves() } else { printer(wave) };
    let text = printer.display(inst).to_string();
    let lossy = is_lossy(inst, &text);
    match parse(&text, &ParseOptions::new().wave(size)) {
        // Halves of a pair that share a literal can be of rows with it or without: the bits are the same.
        Ok(read) => report.check(
            lossy || words(&read) == words(inst) && read.opcode_y() == inst.opcode_y(),
            "other instructions",
            || format!("wave{wave}: {text:?} is {}, read as {}: {read}", words(inst), words(&read)),
        ),
        Err(error) => report.check(lossy, "texts that cannot be read", || {
            format!("wave{wave}: {text:?}: {}: {error}", error.column())
        }),
    }
}

fn words(inst: &Inst) -> String {
    inst.encode()
        .map_or_else(|error| error.to_string(), |words| format!("{:08x?}", words.words()))
}

#[test]
fn no_text_makes_it_panic() {
    const PIECES: [&str; 24] = [
        "-",
        "|",
        "[",
        "]",
        "(",
        ")",
        ",",
        ":",
        "::",
        "\"",
        "abs(",
        "neg(",
        "lit(",
        "v[",
        "0x",
        "1e",
        "~",
        "9999999999",
        "-9223372036854775808",
        "/*",
        "ü",
        "hwreg(",
        "swizzle(",
        " << ",
    ];
    let mut random = Random::new(62);
    for row in 0..TABLES.rows.len() {
        for sample in samples(row, scaled(1), &mut random).0 {
            let mut text = sample.built.to_string();
            for _ in 0..6 {
                let at = random.usize(0..=text.len());
                if text.is_char_boundary(at) {
                    let piece: &&str = random.pick(&PIECES);
                    text.insert_str(at, piece);
                }
                if let Err(error) = parse(&text, &ParseOptions::new()) {
                    let range = error.range();
                    assert!(range.start <= range.end && range.end <= text.len(), "{text:?}: {range:?}");
                    assert!(text.get(range).is_some(), "{text:?} is cut within a character");
                }
            }
        }
    }
    for deep in ["-", "abs(", "v_mov_b32 v0, ~", "(", "v_mov_b32 v0, ("] {
        let text = format!("v_mov_b32 v0, {}", deep.repeat(100_000));
        assert!(parse(&text, &ParseOptions::new()).is_err());
    }
}

#[test]
fn llvm_reads_the_same() {
    let mut oracle = or_skip!(Oracle::find());
    let mut allowed = Allowed::of("assembler_llvm");
    let mut report = Report::new();
    let mut random = Random::new(61);
    let mut texts = Vec::new();
    for row in 0..TABLES.rows.len() {
        for sample in samples(row, 1, &mut random).0 {
            for (wave, size) in WAVES {
                if sample.built.check(Processor::Gfx1200, size).is_ok() {
                    let text = printer(wave).halves().display(&sample.built).to_string();
                    let damaged = damaged(&text, &mut random);
                    let lossy = is_lossy(&sample.built, &text);
                    texts.push((wave, size, damaged, true));
                    texts.push((wave, size, text, lossy));
                }
            }
        }
    }
    let texts = some(texts);
    for (wave, size) in WAVES {
        let these: Vec<_> = texts
            .iter()
            .filter(|(of, ..)| *of == wave)
            .map(|(_, _, text, may_fail)| (text.as_str(), *may_fail))
            .collect();
        let lines: Vec<&str> = these.iter().map(|(text, _)| *text).collect();
        for ((text, may_fail), llvm) in these.iter().zip(oracle.assemble(&target(wave).with("+real-true16"), &lines)) {
            let ours = parse(text, &ParseOptions::new().wave(size));
            let (instruction, encoding) = ours.as_ref().map_or(("", ""), |inst| (inst.info().mnemonic, inst.encoding_info().name));
            let bytes: Result<Vec<u8>, _> = ours
                .as_ref()
                .map(|inst| inst.encode().map_or_else(|_| Vec::new(), |words| words.bytes().collect()));
            let kind = match (&bytes, &llvm) {
                (Ok(ours), Assembly::Bytes(theirs)) if ours == theirs => None,
                (Err(_), Assembly::Refused(_) | Assembly::Crash) => None,
                // LLVM cuts numbers that are too large, and does without commas.
                (Err(_), _) if *may_fail => None,
                (Ok(_), Assembly::Bytes(_)) => Some(Kind::Text),
                (Ok(_), Assembly::Refused(_)) => Some(Kind::Refuses),
                (Ok(_), Assembly::Crash) => Some(Kind::Crashes),
                (Err(_), Assembly::Bytes(_)) => Some(Kind::Accepts),
            };
            let said = if let Assembly::Refused(message) = &llvm { message.as_str() } else { "" };
            let met = |kind| Met {
                kind,
                instruction,
                encoding,
                wave,
                text,
            };
            let right = kind.is_none_or(|kind| allowed.has(met(kind)));
            report.check(right, &format!("{kind:?} {instruction} {said}"), || {
                let ours = ours
                    .as_ref()
                    .map_or_else(|error| format!("{}: {error}", error.column()), |_| format!("{bytes:02x?}"));
                format!("{text:?} in wave{wave}: {ours}, LLVM: {llvm:02x?}")
            });
        }
    }
    report.finish();
}

/// The text with one thing changed.
fn damaged(text: &str, random: &mut Random) -> String {
    const SWAPS: [(&str, &str); 10] = [
        ("v1", "s1"),
        ("v[", "s["),
        ("vcc_lo", "vcc"),
        ("0x", "0x1"),
        ("_e32", "_e64"),
        ("_e64", "_e32"),
        (":", ":1"),
        ("-", ""),
        ("]", ""),
        ("v2", "v256"),
    ];
    let (from, to) = random.pick(&SWAPS);
    let tail = text.find(' ').unwrap_or(0);
    match text[tail..].find(from) {
        Some(at) => format!("{}{to}{}", &text[..tail + at], &text[tail + at + from.len()..]),
        None => format!("{text} {}", random.pick(&["glc", "slc", "gds", "compr"])),
    }
}
