//! Random strings of each family of encodings, compared with LLVM: no panic, the same verdict, the same text, the same bytes back. Ten million a family take
//! half an hour or more: `cargo build --release -p rdna4-isa-tests --bins`, then `target/release/random-families [STRINGS [FAMILY]]`.

use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use rdna4_isa::table::Row;
use rdna4_isa::{Inst, TABLES};
use rdna4_isa_tests::judge::{Judge, Strings};
use rdna4_isa_tests::oracle::Oracle;
use rdna4_isa_tests::prng::Random;

/// Strings that are compared at a time.
const PART: usize = 50_000;

/// Encodings that start with the same bits, by the name of the first one.
struct Family {
    name: &'static str,
    rows: Vec<(u16, &'static Row)>,
}

fn main() -> ExitCode {
    let strings = match std::env::args().nth(1).map_or(Ok(10_000_000), |text| text.parse::<usize>()) {
        Ok(strings) if strings > 0 => strings,
        _ => {
            eprintln!("usage: random-families [STRINGS [FAMILY]]");
            return ExitCode::from(2);
        }
    };
    let only = std::env::args().nth(2);
    let (start, families, next) = (Instant::now(), families(), AtomicUsize::new(0));
    if let Some(only) = &only
        && !families.iter().any(|family| family.name == only)
    {
        eprintln!(
            "there is no family {only}: {}",
            families.iter().map(|family| family.name).collect::<Vec<_>>().join(" ")
        );
        return ExitCode::from(2);
    }
    let work = || {
        while let Some((number, family)) = next_of(&families, &next) {
            if only.as_ref().is_none_or(|only| family.name == only) {
                one(family, number, strings, start)?;
            }
        }
        Ok(())
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let failed = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let results = threads
            .into_iter()
            .map(|thread| thread.join().unwrap_or_else(|_| Err("it panicked".to_owned())));
        results.filter_map(Result::err).inspect(|error| eprintln!("{error}")).count() > 0
    });
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

fn next_of<'a>(families: &'a [Family], next: &AtomicUsize) -> Option<(u64, &'a Family)> {
    let number = next.fetch_add(1, Ordering::Relaxed);
    families.get(number).map(|family| (number as u64, family))
}

/// Rows by the first bits of their encodings.
fn families() -> Vec<Family> {
    let mut families: Vec<(u8, Family)> = Vec::new();
    for (index, row) in (0u16..).zip(TABLES.rows) {
        let shape = &TABLES.shapes[usize::from(row.shape)];
        let encoding = &TABLES.encodings[usize::from(row.encoding)];
        let mut words = shape.must_value;
        encoding.op.set(&mut words, row.op.into());
        let group = TABLES.prefixes[(words[0] >> 23) as usize];
        match families.iter_mut().find(|(known, _)| *known == group) {
            Some((_, family)) => family.rows.push((index, row)),
            None => families.push((
                group,
                Family {
                    name: encoding.name,
                    rows: vec![(index, row)],
                },
            )),
        }
    }
    families.into_iter().map(|(_, family)| family).collect()
}

/// Compares the strings of a family.
fn one(family: &Family, number: u64, strings: usize, start: Instant) -> Result<(), String> {
    let mut oracle = Oracle::find()?;
    let (mut judge, kinds) = (Judge::new("text"), Strings::new());
    let mut random = Random::new(100 + number);
    let (mut done, mut decoded) = (0, 0);
    while done < strings {
        let bytes: Vec<Vec<u8>> = (0..PART.min(strings - done))
            .map(|_| {
                let (index, row) = random.pick(&family.rows);
                kinds.of(*index, row, &mut random)
            })
            .collect();
        for bytes in &bytes {
            let Ok(inst) = Inst::decode_bytes(bytes) as Result<Inst, _> else {
                continue;
            };
            decoded += 1;
            let same = inst.encode().is_ok_and(|words| words.bytes().eq(bytes[..inst.size()].iter().copied()));
            assert!(same, "{bytes:02x?} decodes to {inst:?} and does not encode back");
        }
        // Half of them in each wave size, in turn.
        judge.bytes(&mut oracle, &bytes, if (done / PART).is_multiple_of(2) { 32 } else { 64 });
        done += bytes.len();
    }
    judge.finish_part();
    println!(
        "{:12} {:4} rows, {done} strings, {decoded} instructions, no difference; {:.0} s",
        family.name,
        family.rows.len(),
        start.elapsed().as_secs_f64()
    );
    Ok(())
}
