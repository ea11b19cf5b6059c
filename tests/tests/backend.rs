//! The compiler of `isa/examples/kernelc`: what it makes of programs is what is recorded, what LLVM reads, and what the programs mean.
//!
//! To record the listings anew: `RECORD=1 cargo test -p rdna4-isa-tests --test backend`.

#[path = "../../isa/examples/kernelc/compiler/mod.rs"]
mod compiler;
#[path = "backend/evaluate.rs"]
mod evaluate;
#[path = "backend/memory.rs"]
mod memory;
#[path = "backend/random.rs"]
mod random;
#[path = "backend/run.rs"]
mod run;
#[path = "backend/wave.rs"]
mod wave;

use compiler::{Compiled, Limits, compile};
use evaluate::Argument;
use rdna4_isa::object::{CodeObject, Target};
use rdna4_isa_tests::or_skip;
use rdna4_isa_tests::oracle::{self, Oracle};
use rdna4_isa_tests::prng::{Random, scaled};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// The programs, by file name.
const PROGRAMS: [&str; 3] = ["saxpy", "clamp", "dot"];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../isa/examples/kernelc/programs")
}

fn program(name: &str) -> String {
    fs::read_to_string(folder().join(format!("{name}.kernel"))).unwrap()
}

fn compiled(text: &str) -> Compiled {
    compile(text, Target::Gfx1200, Limits::HARDWARE).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Runs the first kernel of a program, by way of the file.
fn run(text: &str, arguments: &mut [Argument], groups: u32) {
    let file = compiled(text).object.to_bytes().unwrap();
    let object = CodeObject::from_bytes(&file).unwrap();
    run::run(&object.kernels[0], arguments, groups);
}

/// Numbers of all sorts.
fn float(random: &mut Random) -> f32 {
    const RARE: [f32; 9] = [0.0, -0.0, f32::INFINITY, f32::NEG_INFINITY, f32::NAN, 1e-40, -1e-44, f32::MAX, 1.0];
    match random.u8(..6) {
        0 => *random.pick(&RARE),
        1 => f32::from_bits(random.u32(..) & !(1 << 30)),
        _ => (random.f32() - 0.5) * 20.0,
    }
}

fn floats(random: &mut Random, count: usize) -> Vec<f32> {
    (0..count).map(|_| float(random)).collect()
}

fn array(values: &[f32]) -> Argument {
    Argument::Array(values.iter().map(|value| value.to_bits()).collect())
}

fn scalar(value: f32) -> Argument {
    Argument::Scalar(value.to_bits())
}

fn int(value: usize) -> Argument {
    Argument::Scalar(u32::try_from(value).unwrap())
}

#[track_caller]
fn elements(argument: &Argument) -> &[u32] {
    let Argument::Array(elements) = argument else { panic!("{argument:?}") };
    elements
}

/// The same number, or both NaN.
#[track_caller]
fn assert_floats(found: &[u32], expected: impl IntoIterator<Item = f32>) {
    for (i, (found, expected)) in found.iter().map(|&bits| f32::from_bits(bits)).zip(expected).enumerate() {
        let same = found.to_bits() == expected.to_bits() || found.is_nan() && expected.is_nan();
        assert!(same, "element {i}: {found:?} instead of {expected:?}");
    }
}

#[test]
fn saxpy() {
    let random = &mut Random::new(70);
    let (x, y, a) = (floats(random, 300), floats(random, 300), float(random));
    let mut arguments = [array(&x), array(&y), scalar(a), int(290)];
    run(&program("saxpy"), &mut arguments, 2);
    let sums = x.iter().zip(&y).map(|(x, y)| a.mul_add(*x, *y)).take(290);
    // Lanes beyond the limit do nothing.
    assert_floats(elements(&arguments[1]), sums.chain(y[290..].iter().copied()));
}

#[test]
fn clamp() {
    let random = &mut Random::new(71);
    let x = floats(random, 256);
    let (low, high) = (-2.5, 4.0);
    let mut arguments = [
        array(&x),
        array(&[0.0; 256]),
        Argument::Array(vec![0; 256]),
        scalar(low),
        scalar(high),
        int(256),
    ];
    run(&program("clamp"), &mut arguments, 1);
    let expected = x.iter().map(|x| if x.is_nan() { 0.75 } else { x.clamp(low, high) });
    assert_floats(elements(&arguments[1]), expected);
    #[expect(clippy::cast_possible_truncation, reason = "as the program does it")]
    let steps = x.iter().map(|x| ((x - x.clamp(low, high)).abs() as i32).min(7).cast_unsigned());
    assert_eq!(elements(&arguments[2]), steps.collect::<Vec<u32>>());
}

#[test]
fn dot() {
    let random = &mut Random::new(72);
    for columns in [0, 1, 7, 40] {
        let rows = 20;
        let (matrix, vector) = (floats(random, rows * columns), floats(random, columns));
        let mut arguments = [
            array(&matrix),
            array(&vector),
            array(&[9.0; 20]),
            array(&[9.0; 20]),
            int(rows),
            int(columns),
        ];
        run(&program("dot"), &mut arguments, 1);
        let row = |row: usize| &matrix[row * columns..][..columns];
        let dots = (0..rows).map(|number| row(number).iter().zip(&vector).fold(0.0, |sum, (a, b)| sum + a * b));
        assert_floats(elements(&arguments[2]), dots);
        let largest = (0..rows).map(|number| row(number).iter().fold(f32::NEG_INFINITY, |max, x| max.max(*x)));
        assert_floats(elements(&arguments[3]), largest);
    }
}

/// Constant parts of indices, in both directions, in scalar and vector loads and in a store.
#[test]
fn constant_offsets() {
    const TEXT: &str = "kernel shift(x: [f32], z: mut [f32], y: mut [f32], n: i32) for i < n {
        y[i + 2] = x[i + 1] + sum j in 2..5 { x[j - 2] * z[j - 1] } + x[70000];
    }";
    let random = &mut Random::new(76);
    let (x, z) = (floats(random, 70_001), floats(random, 4));
    let mut arguments = [array(&x), array(&z), array(&[9.0; 34]), int(32)];
    run(TEXT, &mut arguments, 1);
    let sum = (0..3).fold(0.0, |sum, j| sum + x[j] * z[j + 1]);
    let stored = (0..32).map(|i| x[i + 1] + sum + x[70_000]);
    assert_floats(elements(&arguments[2]), [9.0, 9.0].into_iter().chain(stored));
    let listing = compiled(TEXT).listing();
    for offset in ["offset:4 ", "offset:8 ", "offset:-4 ", "offset:-0x8 ", "0x445c0 "] {
        assert!(listing.contains(offset), "{offset}\n{listing}");
    }
}

#[test]
fn random_programs_compute_what_they_mean() {
    let random = &mut Random::new(73);
    for _ in 0..scaled(150) {
        let text = random::program(random);
        let lanes = random.usize(..=random::LANES);
        let bits = |random: &mut Random, ty: u8| match ty {
            0 => float(random).to_bits(),
            _ => random.u32(..) >> random.u8(..32),
        };
        let mut arguments: Vec<Argument> = [0, 1, 0, 1]
            .map(|ty| Argument::Array((0..random::ELEMENTS).map(|_| bits(random, ty)).collect()))
            .into();
        arguments.extend([scalar(float(random)), scalar(float(random))]);
        arguments.extend([int(random.usize(..6)), int(random.usize(..6)), int(lanes)]);
        let mut expected = arguments.clone();
        let kernels = compiler::parser::parse(&text).unwrap();
        evaluate::run(&kernels[0], &mut expected, 256);
        run(&text, &mut arguments, 1);
        for (number, (found, expected)) in arguments.iter().zip(&expected).enumerate().take(4) {
            let same = |(&found, &expected): (&u32, &u32)| {
                let both_nan = number % 2 == 0 && f32::from_bits(found).is_nan() && f32::from_bits(expected).is_nan();
                found == expected || both_nan
            };
            let (found, expected) = (elements(found), elements(expected));
            let all = found.iter().zip(expected).all(same);
            assert!(
                all,
                "{text}array {number}\nfound    {found:x?}\nexpected {expected:x?}\n{}",
                compiled(&text).listing()
            );
        }
    }
}

/// The listing in the folder of the programs.
#[test]
fn listings_are_the_recorded_ones() {
    for name in PROGRAMS {
        let path = folder().join(format!("{name}.lst"));
        let listing = compiled(&program(name)).listing();
        if env::var_os("RECORD").is_some() {
            fs::write(&path, &listing).unwrap();
        }
        let recorded = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}; record it with RECORD=1", path.display()));
        assert!(listing == recorded, "{name}: not what is recorded\n{listing}");
    }
}

/// The instructions of a kernel: bytes, and text with the distances of branches as numbers.
fn instructions(compiled: &Compiled) -> Vec<(Vec<u8>, String)> {
    let code = &compiled.object.kernels[0].code;
    let decoded = wave::decode(code);
    decoded
        .iter()
        .map(|(at, inst)| (code[*at..at + inst.size()].to_vec(), inst.to_string()))
        .collect()
}

#[test]
fn llvm_reads_the_same() {
    let mut oracle = or_skip!(Oracle::find());
    let random = &mut Random::new(74);
    let programs = PROGRAMS.iter().map(|name| program(name));
    for text in programs.chain((0..scaled(20)).map(|_| random::program(random))) {
        let (bytes, texts): (Vec<_>, Vec<_>) = instructions(&compiled(&text)).into_iter().unzip();
        let answers = oracle.disassemble(&oracle::Target::wave32(), &bytes);
        for ((bytes, text), answer) in bytes.iter().zip(&texts).zip(&answers) {
            assert_eq!((answer.text(), answer.length()), (Some(text.trim()), Some(bytes.len())), "{bytes:02x?}");
        }
    }
}

#[test]
fn objdump_reads_the_file_without_a_warning() {
    const PROGRAM: &str = "llvm-objdump-19";
    for name in PROGRAMS {
        let compiled = compiled(&program(name));
        let path = env::temp_dir().join(format!("rdna4-isa-backend-{}-{name}.co", std::process::id()));
        fs::write(&path, compiled.object.to_bytes().unwrap()).unwrap();
        let output = Command::new(PROGRAM).args(["-d", "--mcpu=gfx1200"]).arg(&path).output();
        fs::remove_file(&path).unwrap();
        let Ok(output) = output else {
            return rdna4_isa_tests::skip(&format!("{PROGRAM} is not installed"));
        };
        let (said, warnings) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
        assert!(output.status.success() && warnings.is_empty(), "{name}: {warnings}");
        let read: Vec<&str> = said
            .lines()
            .filter_map(|line| line.strip_prefix('\t')?.split("//").next())
            .map(str::trim)
            .collect();
        let ours = instructions(&compiled);
        let (code, tail) = read.split_at(ours.len());
        assert_eq!(code, ours.iter().map(|(_, text)| text.trim()).collect::<Vec<_>>(), "{name}");
        // What a code object has behind its code.
        assert!(tail.iter().all(|text| *text == "s_code_end"), "{name}: {tail:?}");
    }
}

/// A program with so many loaded values that all of them are alive at its end.
fn with_values(count: usize) -> String {
    let lets: String = (0..count).map(|number| format!("    let v{number} = x[i + {number}];\n")).collect();
    let sum: Vec<String> = (0..count).map(|number| format!("v{number}")).collect();
    // In groups, so that no expression is too deep.
    let groups: Vec<String> = sum.chunks(50).map(|group| format!("({})", group.join(" + "))).collect();
    format!(
        "kernel wide(x: [f32], y: mut [f32], n: i32)\nfor i < n {{\n{lets}    y[i] = {};\n}}\n",
        groups.join(" + ")
    )
}

/// Programs that make no sense, with `@` before what is wrong, and what is said of it.
#[rustfmt::skip]
const WRONG: &[(&str, &str)] = &[
    ("kernel k(x: [f32]) for i < 3 { @x[i] = 1.0; }", "`x` is read only: its parameter would have to be `mut`"),
    ("kernel k(x: mut [f32]) for i < 3 { x[i] = @1; }", "f32, as the array's elements are, is needed here, this is i32"),
    ("kernel k(x: mut [f32]) for i < 3 {\n  x[i] = x[i] @+ i;\n}", "the operands are f32 and i32: convert one with `f32(…)` or `i32(…)`"),
    ("kernel k(x: mut [f32]) for i < 3 { x[i] = @y; }", "`y` is no variable"),
    ("kernel k(x: mut [f32]) for i < 3 { x[i] = @x; }", "`x` is no value: an array needs an index"),
    ("kernel k(x: mut [f32], y: f32) for i < 3 { x[i] = @y[i]; }", "`y` is no array"),
    ("kernel k(x: mut [f32]) for i < 3 { x[@1.0] = 1.0; }", "an index, which is i32, is needed here, this is f32"),
    ("kernel k(x: mut [f32]) for i < 3 { x[2 @- 3] = 1.0; }", "index -1 is not from 0 to 1073741823"),
    ("kernel k(x: mut [f32]) for i < 3 { x[i] = sum j in 0..@i { 1.0 }; }", "the end of a range must be the same for all lanes, this depends on the lane"),
    ("kernel k(x: mut [f32]) for i < @x[0] { }", "i32, the number of lanes, is needed here, this is f32"),
    ("kernel k(x: mut [i32]) for i < @x[0] { }", "the number of lanes must be the same for all lanes, this depends on the lane"),
    ("kernel k(x: mut [f32], @x: f32) for i < 3 { }", "`x` is there already"),
    ("kernel k(x: mut @f32) for i < 3 { }", "`[` and the type of the elements is needed here, not `f32`"),
    ("kernel k(x: mut [@u32]) for i < 3 { }", "`f32` or `i32` is needed here, not `u32`"),
    ("kernel k(x: mut [f32]) for i < 3 { x[i] = @root(1.0); }", "`root` is no function: there are min, max, select, fma, f32, i32"),
    ("kernel k(x: mut [f32]) for i < 3 { x[i] = @min(1.0); }", "`min` takes 2 arguments, not 1"),
    ("kernel k(x: mut [f32]) for i < 3 { x[i] = !@1.0; }", "bool is needed here, this is f32"),
    ("kernel k(x: mut [f32]) for i < 3 { x[i] = -(1 @< 2); }", "a number is needed here, this is bool"),
    ("kernel k(x: mut [f32]) for i < 3 { x[i] = 1.0 < 2.0 @< 3.0; }", "`&&` or the end of the comparison is needed here, not `<`"),
    ("kernel k(x: mut [f32]) for i < 3 { x[i] = @2147483648; }", "2147483648 is no i32"),
    ("kernel k(x: mut [f32]) for i < 3 { x[i] = @1e99; }", "1e99 is no f32"),
    ("kernel k(x: mut [f32]) for i < 3 { x[i] = @1.0e; }", "1.0e is no f32"),
    ("kernel k(x: mut [f32]) for i < 3 { x[i] = @12ab; }", "12ab is no i32"),
    ("kernel k(x: mut [f32]) // ü\nfor @ü < 3 { }", "no token begins with 'ü'"),
    ("kernel k(x: mut [f32]) for i < 3 { x[i] = 1.0 @}", "`;` is needed here, not `}`"),
    ("kernel k(x: mut [f32]) for i < 3 {@", "`let`, the name of an array, or `}` is needed here, not the end of the text"),
    ("kernel k() for i < 3 { }\nkernel @k() for i < 3 { }", "`k` is there already"),
];

#[test]
fn errors_say_what_is_wrong_and_where() {
    for (marked, message) in WRONG {
        let (before, after) = marked.split_once('@').expect("a mark");
        let line = before.lines().count();
        let column = before.lines().last().map_or(0, |line| line.chars().count()) + 1;
        let text = format!("{before}{after}");
        let error = compile(&text, Target::Gfx1200, Limits::HARDWARE).expect_err(marked);
        assert_eq!(error.to_string(), format!("{line}:{column}: {message}"), "{text}");
    }
    // However deep, and of whatever sort: an error, no overflow of the stack.
    for (open, close) in [
        ("(", ")"),
        ("-", ""),
        ("!", ""),
        ("x[", "]"),
        ("1.0+", ""),
        ("sum j in 0..1 {", "}"),
        ("min(1.0,", ")"),
    ] {
        let text = format!(
            "kernel k(x: mut [f32]) for i < 3 {{ x[i] = {}1.0{}; }}",
            open.repeat(100_000),
            close.repeat(100_000)
        );
        let error = compile(&text, Target::Gfx1200, Limits::HARDWARE).unwrap_err();
        assert!(error.to_string().contains("expressions are nested more than 100 deep"), "{open}: {error}");
    }
}

/// What is cut off or has a wrong character is an error or another program, and never a panic.
#[test]
fn damaged_programs_never_panic() {
    let random = &mut Random::new(75);
    for text in PROGRAMS.map(program) {
        for _ in 0..scaled(300) {
            let mut bytes = text.clone().into_bytes();
            for _ in 0..random.usize(1..4).min(bytes.len() - 1) {
                let at = random.usize(..bytes.len());
                match random.u8(..3) {
                    0 => bytes.truncate(at.max(8)),
                    1 => bytes[at] = *random.pick(b"()[]{}<>=!&|+-*.,;:0159aei \n"),
                    _ => _ = bytes.remove(at),
                }
            }
            let text = String::from_utf8_lossy(&bytes).into_owned();
            if let Ok(compiled) = compile(&text, Target::Gfx1201, Limits::HARDWARE) {
                compiled.object.to_bytes().unwrap_or_else(|error| panic!("{error}\n{text}"));
            }
        }
    }
}

#[test]
fn what_has_no_register_is_named() {
    let small = Limits { vgprs: 6, sgprs: 106 };
    let error = compile(&with_values(8), Target::Gfx1200, small).unwrap_err();
    let message = "8:14: no room for 1 more of the 6 vector registers: too many values are needed again later, and none is spilled to memory";
    assert_eq!(error.to_string(), message);
    // Five values, and the offset of the store.
    compile(&with_values(5), Target::Gfx1200, small).unwrap();
    compiled(&with_values(255));
    let error = compile(&with_values(256), Target::Gfx1200, Limits::HARDWARE).unwrap_err();
    assert!(
        error.to_string().starts_with("258:16: no room for 1 more of the 256 vector registers"),
        "{error}"
    );
    let scalars = Limits { vgprs: 256, sgprs: 6 };
    let error = compile(&program("saxpy"), Target::Gfx1200, scalars).unwrap_err();
    assert!(
        error.to_string().starts_with("2:38: no room for 1 more of the 6 scalar registers"),
        "{error}"
    );
}
