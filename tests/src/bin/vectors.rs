//! Writes `tests/vectors/*.txt` anew: `cargo run --release -p rdna4-isa-tests --bin vectors`.
//!
//! For every row of the tables it takes the first few generated instructions whose text LLVM assembles to the very same bytes. So each vector has
//! two witnesses that don't share code: the tables, and LLVM in both directions.

use std::collections::BTreeMap;
use std::process::ExitCode;

use rdna4_isa::TABLES;
use rdna4_isa_tests::generate::samples;
use rdna4_isa_tests::oracle::{Assembly, Disassembly, LLVM_MAJOR, Oracle, Target};
use rdna4_isa_tests::prng::Random;
use rdna4_isa_tests::vectors::{folder, line};

/// Vectors for each row, and candidates that they are chosen from.
const VECTORS: usize = 2;
const CANDIDATES: usize = 64;

/// How many candidates of a row are tried at a time.
const ROUND: usize = 4;

/// Index of a row, and bytes of an instruction of it.
type Candidate = (usize, Vec<u8>);

/// What LLVM is given besides the wave size: nothing, then what it needs for high halves in short forms.
const FEATURES: [&str; 2] = ["", "+real-true16"];

const HEAD: &str =
    "# Written by `cargo run --release -p rdna4-isa-tests --bin vectors` with LLVM {}: bytes, text in wave32, text in wave64, feature.\n";

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
    let mut candidates: Vec<Candidate> = Vec::new();
    for row in 0..TABLES.rows.len() {
        let encoded = samples(row, CANDIDATES, &mut random)
            .0
            .into_iter()
            .filter_map(|sample| sample.built.encode().ok());
        candidates.extend(encoded.map(|words| (row, words.bytes().collect())));
    }
    let mut files: BTreeMap<&str, String> = BTreeMap::new();
    let mut count = 0;
    for feature in FEATURES {
        let target = |target: Target| if feature.is_empty() { target } else { target.with(feature) };
        let mut taken = vec![0; TABLES.rows.len()];
        // Most rows are done after the first round, so that few texts need assembling.
        for round in candidates
            .chunk_by(|a, b| a.0 == b.0)
            .flat_map(|of_row| of_row.chunks(ROUND).enumerate())
            .fold(Vec::new(), by_round)
        {
            let open: Vec<&Candidate> = round.into_iter().filter(|(row, _)| taken[*row] < VECTORS).collect();
            let wave32 = confirmed(&mut oracle, &target(Target::wave32()), &open);
            let wave64 = confirmed(&mut oracle, &target(Target::wave64()), &open);
            for (i, (row, bytes)) in open.into_iter().enumerate() {
                if taken[*row] == VECTORS || wave32[i].is_none() && wave64[i].is_none() {
                    continue;
                }
                taken[*row] += 1;
                count += 1;
                let encoding = TABLES.encodings[usize::from(TABLES.rows[*row].encoding)].name;
                let family = encoding.split('_').next().unwrap_or(encoding);
                let text = files.entry(family).or_insert_with(|| HEAD.replace("{}", LLVM_MAJOR));
                text.push_str(&line(bytes, wave32[i].as_deref(), wave64[i].as_deref(), feature));
            }
        }
        // What LLVM knows without a feature needs no second vector with one.
        let bytes: Vec<&Vec<u8>> = candidates.iter().map(|(_, bytes)| bytes).collect();
        let mut refused = oracle
            .disassemble(&target(Target::wave32()), &bytes)
            .into_iter()
            .map(|answer| answer == Disassembly::Refused);
        candidates.retain(|_| refused.next() == Some(true));
    }
    std::fs::create_dir_all(folder()).map_err(|error| format!("{}: {error}", folder().display()))?;
    for (family, text) in files {
        let path = folder().join(family).with_extension("txt");
        std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(count)
}

/// Puts the parts of each row into rounds: all first parts, all second parts, ….
fn by_round<'a>(mut rounds: Vec<Vec<&'a Candidate>>, (round, part): (usize, &'a [Candidate])) -> Vec<Vec<&'a Candidate>> {
    if rounds.len() <= round {
        rounds.resize_with(round + 1, Vec::new);
    }
    rounds[round].extend(part);
    rounds
}

/// LLVM's text for each input, where its assembler gives the input back.
fn confirmed(oracle: &mut Oracle, target: &Target, inputs: &[&Candidate]) -> Vec<Option<String>> {
    let bytes: Vec<&Vec<u8>> = inputs.iter().map(|(_, bytes)| bytes).collect();
    let texts: Vec<Option<String>> = oracle
        .disassemble(target, &bytes)
        .iter()
        .map(|answer| answer.text().map(str::to_owned))
        .collect();
    let assembled = oracle.assemble(target, &texts.iter().map(|text| text.as_deref().unwrap_or("")).collect::<Vec<_>>());
    let same = |(i, answer): (usize, Assembly)| texts[i].clone().filter(|_| answer == Assembly::Bytes(bytes[i].clone()));
    assembled.into_iter().enumerate().map(same).collect()
}
