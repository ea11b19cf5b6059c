//! How fast the oracle answers on this machine: `cargo run --release -p rdna4-isa-tests --example oracle_speed`. It measures and asserts nothing.

use std::time::Instant;

use rdna4_isa_tests::corpus;
use rdna4_isa_tests::oracle::{Disassembly, Oracle, Target};
use rdna4_isa_tests::{prng::Random, skip};

fn main() {
    let mut oracle = match Oracle::find() {
        Ok(oracle) => oracle,
        Err(reason) => return skip(&reason),
    };
    let mut random = Random::new(0);
    let strings: Vec<[u8; 12]> = (0..1_000_000).map(|_| std::array::from_fn(|_| random.u8(..))).collect();
    disassemble(&mut oracle, "random strings of 12 bytes", &strings);

    let rows = match corpus::accepted() {
        Ok(rows) => rows,
        Err(reason) => return skip(&reason),
    };
    let instructions: Vec<_> = rows.iter().map(|row| &row.bytes).cycle().take(1_000_000).collect();
    disassemble(&mut oracle, "instructions of the corpus", &instructions);

    let texts: Vec<_> = rows.iter().flat_map(|row| &row.texts).collect();
    let start = Instant::now();
    _ = oracle.assemble(&Target::wave32(), &texts);
    report("texts of the corpus assembled", texts.len(), start);
}

fn disassemble<B: AsRef<[u8]> + Sync>(oracle: &mut Oracle, what: &str, inputs: &[B]) {
    let start = Instant::now();
    let mut crashes = 0;
    oracle.disassemble_with(&Target::wave32(), inputs, |_, answer| {
        crashes += usize::from(answer == Disassembly::Crash)
    });
    report(&format!("{what} disassembled, {crashes} crashes"), inputs.len(), start);
}

#[expect(clippy::cast_precision_loss, reason = "a rate for people to read")]
fn report(what: &str, count: usize, start: Instant) {
    let seconds = start.elapsed().as_secs_f64();
    println!("{count} {what}: {seconds:.2} s, {:.0} a second", count as f64 / seconds);
}
