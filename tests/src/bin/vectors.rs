//! Writes `tests/vectors/*.txt` anew: `cargo run --release -p rdna4-isa-tests --bin vectors`.
//!
//! For every row of the tables it takes the first few generated instructions whose text LLVM assembles to the very same bytes. So each vector has
//! two witnesses that don't share code: the tables, and LLVM in both directions.

use std::collections::BTreeMap;
use std::process::ExitCode;

use rdna4_isa::TABLES;
use rdna4_isa_tests::generate::samples;
use rdna4_isa_tests::oracle::{Assembly, LLVM_MAJOR, Oracle, Target};
use rdna4_isa_tests::prng::Random;
use rdna4_isa_tests::vectors::{folder, line};

/// Vectors for each row, and candidates that they are chosen from.
const VECTORS: usize = 2;
const CANDIDATES: usize = 16;

fn main() -> ExitCode {
    match write() {
        Ok(count) => {
            println!("{count} vectors in {}", folder().display());
            ExitCode::SUCCESS
        }
        Err(reason) => {
            eprintln!("error: {reason}");
            ExitCode::FAILURE
        }
    }
}

fn write() -> Result<usize, String> {
    let mut oracle = Oracle::find()?;
    let mut random = Random::new(100);
    let mut candidates: Vec<(usize, Vec<u8>)> = Vec::new();
    for row in 0..TABLES.rows.len() {
        let encoded = samples(row, CANDIDATES, &mut random)
            .0
            .into_iter()
            .filter_map(|sample| sample.built.encode().ok());
        candidates.extend(encoded.map(|words| (row, words.bytes().collect())));
    }
    let bytes: Vec<&Vec<u8>> = candidates.iter().map(|(_, bytes)| bytes).collect();
    let wave32 = confirmed(&mut oracle, &Target::wave32(), &bytes);
    let wave64 = confirmed(&mut oracle, &Target::wave64(), &bytes);

    let mut files: BTreeMap<&str, String> = BTreeMap::new();
    let mut taken = vec![0; TABLES.rows.len()];
    let mut count = 0;
    for (i, (row, bytes)) in candidates.iter().enumerate() {
        if taken[*row] == VECTORS || wave32[i].is_none() && wave64[i].is_none() {
            continue;
        }
        taken[*row] += 1;
        count += 1;
        let encoding = TABLES.encodings[usize::from(TABLES.rows[*row].encoding)].name;
        let family = encoding.split('_').next().unwrap_or(encoding);
        let head = || {
            format!(
                "# Written by `cargo run --release -p rdna4-isa-tests --bin vectors` with LLVM {LLVM_MAJOR}: bytes, text in wave32, text in wave64.\n"
            )
        };
        files
            .entry(family)
            .or_insert_with(head)
            .push_str(&line(bytes, wave32[i].as_deref(), wave64[i].as_deref()));
    }
    std::fs::create_dir_all(folder()).map_err(|error| format!("{}: {error}", folder().display()))?;
    for (family, text) in files {
        let path = folder().join(family).with_extension("txt");
        std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(count)
}

/// LLVM's text for each input, where its assembler gives the input back.
fn confirmed(oracle: &mut Oracle, target: &Target, inputs: &[&Vec<u8>]) -> Vec<Option<String>> {
    let texts: Vec<Option<String>> = oracle
        .disassemble(target, inputs)
        .iter()
        .map(|answer| answer.text().map(str::to_owned))
        .collect();
    let assembled = oracle.assemble(target, &texts.iter().map(|text| text.as_deref().unwrap_or("")).collect::<Vec<_>>());
    let same = |(i, answer): (usize, Assembly)| texts[i].clone().filter(|_| answer == Assembly::Bytes(inputs[i].clone()));
    assembled.into_iter().enumerate().map(same).collect()
}
