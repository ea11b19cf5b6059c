//! Writes `tests/lines/vectors.rs` anew: `cargo run -p rdna4-isa-tests --bin lines`.
//!
//! It takes from the test vectors, whose bytes LLVM's assembler gave, those whose text shows something that no line before it has shown in its family: a modifier, a
//! function, a sort of operand at its place. The lines are text of this crate's tests because `rdna4!` reads Rust's tokens.

use std::collections::HashMap;
use std::fmt::Write;
use std::process::ExitCode;

use rdna4_isa::{Inst, Value};
use rdna4_isa_tests::vectors::{Vector, all, folder};

/// Lines that show the same thing.
const EACH: usize = 1;

/// Of how many lines one is an instruction too, which takes the compiler longer than a constant.
const INSTS: usize = 16;

/// What stands for nothing in `rdna4!`, each with the reason.
const LEFT_OUT: [(&str, &str); 5] = [
    ("s_waitcnt ", "the counters of an old instruction: the builder takes their number"),
    ("s_version ", "an expression of names that no builder has"),
    ("s_sleep ", "the builder takes a type in place of a number"),
    ("_inv th:", "the builder takes no hint"),
    ("_wbinv th:", "the builder takes no hint"),
];

/// Formats whose constants are floats in Rust, and those whose constants are integers. Others take neither.
const FLOATS: [&str; 5] = ["f16", "f32", "f64", "bf16", "any"];
const INTEGERS: [&str; 14] = [
    "b16", "i16", "u16", "b32", "i32", "u32", "i24", "u24", "b64", "i64", "u64", "m64", "b8", "any",
];

fn main() -> ExitCode {
    let path = folder().with_file_name("tests").join("lines").join("vectors.rs");
    match std::fs::write(&path, text(&all())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {}: {error}", path.display());
            ExitCode::FAILURE
        }
    }
}

fn text(vectors: &[Vector]) -> String {
    let mut out = String::from(
        "//! Lines whose bytes LLVM's assembler gave. Written by `cargo run -p rdna4-isa-tests --bin lines` from `vectors/*.txt`.\n\n#[rustfmt::skip]\nmacro_rules! all {\n    ($constant:ident $both:ident) => {\n",
    );
    let mut count = 0;
    let mut shown: HashMap<String, usize> = HashMap::new();
    for vector in vectors {
        let Some(text) = vector.wave32.as_ref().or(vector.wave64.as_ref()) else {
            continue;
        };
        if LEFT_OUT.iter().any(|(part, _)| text.contains(part)) || has_unnamed_message(text) || !is_typed(&vector.bytes) {
            continue;
        }
        let family = vector.place.split(':').next().unwrap_or("");
        let mut new = false;
        for feature in features(text) {
            let seen = shown.entry(format!("{family} {feature}")).or_default();
            *seen += 1;
            new |= *seen <= EACH;
        }
        if new {
            let hex: String = vector.bytes.iter().map(|byte| format!("{byte:02x}")).collect();
            let check = if count % INSTS == 0 { "both" } else { "constant" };
            count += 1;
            let _ = writeln!(out, "        ${check}! {{ {hex:?} {text} }}");
        }
    }
    out.push_str("    };\n}\n\npub(crate) use all;\n");
    out
}

/// Whether each constant is of the type that the builder takes for the operand's format, and numbers are in the builder's range.
fn is_typed(bytes: &[u8]) -> bool {
    let Ok::<Inst, _>(inst) = Inst::decode_bytes(bytes) else { return false };
    inst.operands().all(|operand| match operand.value {
        Value::Inline(128) => !operand.format.starts_with("wmma"),
        Value::Inline(129..=208) => INTEGERS.contains(&operand.format),
        Value::Inline(240..) => FLOATS.contains(&operand.format),
        Value::Immediate(value) => match operand.kind {
            "wait_count6" => value < 64,
            "wait_count5" => value < 32,
            "wait_count3" => value < 8,
            "label" => value < 0x8000,
            _ => true,
        },
        _ => true,
    })
}

/// Whether a message has a number instead of a name: the builder takes those that there are.
fn has_unnamed_message(text: &str) -> bool {
    text.split_once("sendmsg(")
        .is_some_and(|(_, message)| message.starts_with(|first: char| first.is_ascii_digit()))
}

/// What a text shows: its modifiers and functions, and what sort of operand stands where.
fn features(text: &str) -> Vec<String> {
    let (mnemonic, rest) = text.split_once(' ').unwrap_or((text, ""));
    let suffix = ["_e64_dpp", "_dpp", "_e64", "_e32"].into_iter().find(|suffix| mnemonic.ends_with(suffix));
    let mut features = vec![format!("suffix {suffix:?}")];
    for (place, operand) in rest.split(", ").enumerate() {
        let mut words = operand.split(' ');
        let first = words.next().unwrap_or("");
        let sort: String = first.chars().map(|c| if c.is_ascii_digit() { '0' } else { c }).collect();
        features.push(format!("operand {place} {}", squeezed(&sort)));
        features.extend(words.map(|word| format!("modifier {}", word.split([':', '(']).next().unwrap_or(word))));
        features.extend(
            operand
                .match_indices("TH_")
                .map(|(at, _)| operand[at..].split(' ').next().unwrap_or("").to_owned()),
        );
        features.extend(
            operand
                .match_indices("dim:")
                .map(|(at, _)| operand[at..].split(' ').next().unwrap_or("").to_owned()),
        );
    }
    features
}

/// Runs of zeros as one.
fn squeezed(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        if !(c == '0' && out.ends_with('0')) {
            out.push(c);
        }
    }
    out
}
