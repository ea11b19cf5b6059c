//! How fast decoding, printing and encoding are, beside LLVM's disassembler on the same bytes in the same run: `cargo bench`.
//!
//! The contenders take turns, so that whatever else the machine does hits all of them; of each the best round counts and the median is shown. A
//! framework of benchmarks would not set the two sides against each other, hence these few lines of its own. Nothing is asserted.

mod times;

use std::hint::black_box;

use rdna4_isa::*;
use rdna4_isa_tests::oracle::{Target, here};
use rdna4_isa_tests::{corpus, vectors};
use times::Times;

/// Rounds of ours; LLVM, which is much slower, has a tenth of them.
const ROUNDS: usize = 200;

/// Registers that the compiler does not know.
type Registers = [[u16; 4]; 64];

/// Builds and encodes an instruction from a row of registers, and writes its dwords. It is called through a pointer that the compiler does not know, so that each
/// instruction is made by itself: a loop over one of them would become vector instructions of the host.
type Run = fn(&[u16; 4], &mut [u32; 3]) -> usize;

fn main() {
    // `cargo test --all-targets` runs this too, to see that it works.
    let rounds = if std::env::args().any(|arg| arg == "--bench") { ROUNDS } else { 1 };
    let (origin, instructions) = instructions();
    let code: Vec<u8> = instructions.concat();
    // Where each instruction starts, and what follows it.
    let starts = instructions
        .iter()
        .scan(0, |start, bytes| Some(std::mem::replace(start, *start + bytes.len())));
    let rest: Vec<&[u8]> = starts.map(|start| &code[start..]).collect();
    println!(
        "{} instructions of {origin}, {} bytes, {rounds} rounds; ns an instruction: best, median",
        instructions.len(),
        code.len()
    );

    let mut text = String::with_capacity(4096);
    let registers: Registers = std::array::from_fn(|i| std::array::from_fn(|j| u16::try_from(i * 4 + j).unwrap_or(0)));
    let mut decode = Times::new("decode");
    let mut walk = Times::new("decode, each start known by the one before");
    let mut print = Times::new("print");
    let mut both = Times::new("decode and print");
    let mut again = Times::new("encode what was decoded");
    let all: Vec<Run> = BUILDERS.iter().map(|(_, run)| *run).collect();
    let mut mix = Times::new("  all of these in turn");
    let mut builders: Vec<(Times, Run)> = BUILDERS.iter().map(|(name, run)| (Times::new(name), *run)).collect();
    let decoded: Vec<Inst> = instructions.iter().filter_map(|bytes| Inst::decode_bytes(bytes).ok()).collect();
    let mut ours = |rounds: usize| {
        for _ in 0..rounds {
            decode.round(decoded.len(), || {
                rest.iter().for_each(|bytes| _ = black_box(Inst::<Physical>::decode_bytes(bytes)))
            });
            walk.round(decoded.len(), || decode_all(black_box(&code)));
            print.round(decoded.len(), || decoded.iter().for_each(|inst| print_one(inst, &mut text)));
            both.round(decoded.len(), || decode_and_print_all(&rest, &mut text));
            again.round(decoded.len(), || decoded.iter().for_each(|inst| _ = black_box(black_box(inst).encode())));
            for (times, run) in &mut builders {
                times.round(registers.len(), || encode_all(&registers, std::slice::from_ref(run)));
            }
            mix.round(registers.len() * all.len(), || encode_all(&registers, &all));
        }
    };

    let mut llvm = Times::new("LLVM: decode and print");
    let version = here::with_disassembler(&Target::wave32(), |version, one| {
        for _ in 0..rounds.div_ceil(10) {
            ours(rounds.min(10));
            llvm.round(instructions.len(), || {
                instructions.iter().for_each(|bytes| _ = black_box(one(black_box(bytes))))
            });
        }
        version.to_owned()
    });
    if version.is_err() {
        ours(rounds);
    }

    for times in [&decode, &walk, &print, &both, &again] {
        times.show();
    }
    match version {
        Ok(version) => {
            llvm.show();
            println!("LLVM {version} takes {:.1} times as long as decode and print", llvm.best() / both.best());
        }
        Err(reason) => println!("LLVM not found: {reason}"),
    }
    assembling(&decoded, rounds.div_ceil(4));
    println!("typed builder with registers known at run time, checked encode:");
    for (times, _) in &builders {
        times.show();
    }
    #[expect(clippy::cast_precision_loss, reason = "a dozen")]
    let mean = builders.iter().map(|(times, _)| times.best()).sum::<f64>() / builders.len() as f64;
    println!("{:<44} {mean:>8.2}", "  mean of these");
    mix.show();
}

/// Reading text, beside LLVM's assembler, which gets all lines in one module.
fn assembling(decoded: &[Inst], rounds: usize) {
    let lines: Vec<String> = decoded.iter().map(ToString::to_string).collect();
    let options = ParseOptions::new();
    // LLVM has no `nv`, and comments are not measured.
    let reads = |line: &&String| parse(line, &options).is_ok() && !line.contains(" nv") && !line.contains(';');
    let lines: Vec<&String> = lines.iter().filter(reads).collect();
    let read = |line: &str| parse(line, &options).ok().and_then(|inst| inst.encode().ok());
    let mut ours = Times::new("parse and encode");
    let mut round = |rounds: usize| {
        for _ in 0..rounds {
            ours.round(lines.len(), || lines.iter().for_each(|line| _ = black_box(read(black_box(line)))));
        }
    };
    let mut llvm = Times::new("LLVM: assemble, all lines in one module");
    let measured = here::with_assembler(&Target::wave32(), |all| {
        let good: Vec<&str> = lines
            .iter()
            .map(|line| line.as_str())
            .filter(|line| !line.contains("lit(") && !line.contains("TH_ATOMIC_0x"))
            .collect();
        let text = good.join("\n");
        for _ in 0..rounds.div_ceil(10) {
            round(rounds.min(10));
            let mut answer = Ok(0);
            llvm.round(good.len(), || answer = black_box(all(black_box(&text))));
            answer?;
        }
        Ok::<(), String>(())
    });
    ours.show();
    match measured {
        Ok(Ok(())) => {
            llvm.show();
            println!("LLVM takes {:.1} times as long as parse and encode", llvm.best() / ours.best());
        }
        Ok(Err(reason)) | Err(reason) => println!("LLVM does not assemble: {reason}"),
    }
}

/// Instructions of the corpus in wave32, or of the project's own vectors where there is no corpus.
fn instructions() -> (&'static str, Vec<Vec<u8>>) {
    let (origin, all): (_, Vec<Vec<u8>>) = match corpus::accepted() {
        Ok(rows) => (
            "the corpus",
            rows.into_iter().filter(|row| row.wave32.is_some()).map(|row| row.bytes).collect(),
        ),
        Err(_) => {
            let vectors = vectors::all().into_iter().filter(|vector| vector.wave32.is_some());
            ("the vectors", vectors.map(|vector| vector.bytes).collect())
        }
    };
    let whole = |bytes: &Vec<u8>| Inst::decode_bytes(bytes).is_ok_and(|inst: Inst| inst.size() == bytes.len());
    (origin, all.into_iter().filter(whole).collect())
}

fn decode_all(mut code: &[u8]) {
    while let Ok(inst) = Inst::decode_bytes(code) {
        code = &code[inst.size()..];
        black_box(&inst);
    }
}

fn decode_and_print_all(rest: &[&[u8]], text: &mut String) {
    for bytes in rest {
        if let Ok(inst) = Inst::decode_bytes(bytes) {
            print_one(&inst, text);
        }
    }
}

fn print_one(inst: &Inst, text: &mut String) {
    text.clear();
    // Writing into a string does not fail.
    _ = Printer::new().print(inst, text);
    black_box(text.as_str());
}

/// Builds and encodes these instructions for each row of registers.
fn encode_all(registers: &Registers, runs: &[Run]) {
    let mut words = [0; 3];
    for registers in black_box(registers) {
        for run in runs {
            let length = black_box(*run)(registers, &mut words);
            black_box((length, &words));
        }
    }
}

/// Names, and what each builds of a row of registers.
macro_rules! builders {
    ($($name:literal: |$a:ident, $b:ident, $c:ident, $d:ident| $inst:expr;)*) => {
        const BUILDERS: &[(&str, Run)] = &[$(($name, |&[$a, $b, $c, $d], out| {
            _ = ($b, $c, $d);
            match $inst.encode() {
                Ok(words) => {
                    *out = words.padded();
                    words.len()
                }
                Err(error) => panic!("{}: {error}", $name),
            }
        }),)*];
    };
}

builders! {
    "  v_add_f32 v, v, v": |a, b, c, d| v_add_f32(v(a), v(b), v(c));
    "  v_add_f32 v, -v, v (VOP3)": |a, b, c, d| v_add_f32(v(a), -v(b), v(c));
    "  v_add_f32 v, literal, v": |a, b, c, d| v_add_f32(v(a), lit(0x1234_5600 + u32::from(b)), v(c));
    "  v_fma_f32 v, s, v, v": |a, b, c, d| v_fma_f32(v(a), s(b % 100), v(c), v(d));
    "  v_pk_add_f16 v, v, v": |a, b, c, d| v_pk_add_f16(v(a), v(b), v(c));
    "  v_cmp_eq_f32 s, v, v": |a, b, c, d| v_cmp_eq_f32(s(a % 100), v(b), v(c));
    "  s_add_co_u32 s, s, s": |a, b, c, d| s_add_co_u32(s(a % 100), s(b % 100), s(c % 100));
    "  s_load_b128 s[4], s[2], null offset": |a, b, c, d| s_load_b128(s4(a % 96 / 4 * 4), s2(b % 100 / 2 * 2), NULL).offset(i32::from(c) * 4);
    "  global_load_b32 v, v, s[2] offset": |a, b, c, d| global_load_b32(v(a), v(b), s2(c % 100 / 2 * 2)).offset(i32::from(d));
    "  ds_load_b32 v, v offset": |a, b, c, d| ds_load_b32(v(a), v(b)).offset(d.into());
    "  s_wait_loadcnt": |a, b, c, d| s_wait_loadcnt(i32::from(a) % 64);
}
