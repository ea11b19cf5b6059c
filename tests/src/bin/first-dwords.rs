//! Decodes all 2^32 values of the first dword with a fixed tail, and checks that what decodes encodes back to the same bits. It takes a minute or
//! so: `cargo run --release -p rdna4-isa-tests --bin first-dwords`. With `--print` it prints them too, which takes many times as long.

use std::fmt;
use std::io::Write;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;

use rdna4_isa::{DecodeErrorKind, Inst, Printer};

/// What follows the first dword: registers and constants that most second dwords take, and a literal.
const TAIL: [u32; 2] = [0x0002_0501, 0x1234_5678];

/// Values that a thread takes at a time.
const PART: u32 = 1 << 24;

/// What came out.
#[derive(Clone, Copy, Default)]
struct Counts {
    decoded: u64,
    canonical: u64,
    /// By length in dwords.
    dwords: [u64; 3],
    /// No encoding, no opcode, anything else.
    refused: [u64; 3],
    characters: u64,
}

fn main() -> ExitCode {
    let print = match std::env::args().nth(1).as_deref() {
        None => false,
        Some("--print") => true,
        Some(_) => {
            eprintln!("usage: first-dwords [--print]");
            return ExitCode::from(2);
        }
    };
    let start = Instant::now();
    let (next, threads) = (AtomicU32::new(0), std::thread::available_parallelism().map_or(1, usize::from));
    let counts = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(|| parts(&next, print, start))).collect();
        threads.into_iter().map(|thread| thread.join()).collect::<Result<Vec<_>, _>>()
    });
    let Ok(counts) = counts else { return ExitCode::FAILURE };
    let sum = |of: fn(&Counts) -> u64| counts.iter().map(of).sum::<u64>();
    println!(
        "4294967296 first dwords, followed by {:08x} {:08x}, in {:.1} s on {threads} threads",
        TAIL[0],
        TAIL[1],
        start.elapsed().as_secs_f64()
    );
    println!("instructions         {:>10}", sum(|counts| counts.decoded));
    println!("  canonical          {:>10}", sum(|counts| counts.canonical));
    println!("  of 4 bytes         {:>10}", sum(|counts| counts.dwords[0]));
    println!("  of 8 bytes         {:>10}", sum(|counts| counts.dwords[1]));
    println!("  of 12 bytes        {:>10}", sum(|counts| counts.dwords[2]));
    println!("no encoding          {:>10}", sum(|counts| counts.refused[0]));
    println!("no opcode            {:>10}", sum(|counts| counts.refused[1]));
    println!("operands, modifiers  {:>10}", sum(|counts| counts.refused[2]));
    if print {
        println!("characters printed   {:>10}", sum(|counts| counts.characters));
    }
    ExitCode::SUCCESS
}

/// Takes parts until there are none, and says how far it is.
fn parts(next: &AtomicU32, print: bool, start: Instant) -> Counts {
    let mut counts = Counts::default();
    loop {
        let part = next.fetch_add(1, Ordering::Relaxed);
        if part > u32::MAX / PART {
            return counts;
        }
        for low in 0..PART {
            one(part * PART + low, print, &mut counts);
        }
        let percent = (part + 1) * 100 / (u32::MAX / PART + 1);
        _ = write!(std::io::stderr(), "\r{percent} %, {:.0} s ", start.elapsed().as_secs_f64());
    }
}

fn one(first: u32, print: bool, counts: &mut Counts) {
    let words = [first, TAIL[0], TAIL[1]];
    let inst: Inst = match Inst::decode(&words) {
        Ok(inst) => inst,
        Err(error) => {
            let reason = match error.kind {
                DecodeErrorKind::UnknownEncoding => 0,
                DecodeErrorKind::UnknownOpcode { .. } => 1,
                DecodeErrorKind::TooShort { .. } => panic!("{first:08x}: an instruction of more than three dwords"),
                _ => 2,
            };
            counts.refused[reason] += 1;
            return;
        }
    };
    let dwords = inst.size() / 4;
    counts.decoded += 1;
    counts.canonical += u64::from(inst.is_canonical());
    counts.dwords[dwords - 1] += 1;
    let encoded = inst
        .encode()
        .unwrap_or_else(|error| panic!("{first:08x} decodes to {inst:?} and does not encode: {error}"));
    assert!(*encoded == words[..dwords], "{first:08x} decodes to {inst:?} and encodes to {encoded:?}");
    if print {
        let mut count = Count(0);
        Printer::new()
            .print(&inst, &mut count)
            .unwrap_or_else(|error| panic!("{first:08x} is not printed: {error}"));
        counts.characters += count.0;
    }
}

/// Counts what is written to it.
struct Count(u64);

impl fmt::Write for Count {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 += text.len() as u64;
        Ok(())
    }
}
