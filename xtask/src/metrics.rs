//! `cargo xtask metrics`: what the crate costs its users, measured and printed, never tested.
//!
//! Cargo builds a fresh crate with this very program as its `RUSTC_WRAPPER`; the wrapper starts the compiler and notes its time and the
//! largest memory that the system reports for it.

use crate::codegen::root;
use std::ffi::OsString;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};
use std::{env, fs};

/// Where the wrapper notes what it saw; its presence makes the program a wrapper.
const LOG: &str = "XTASK_RUSTC_LOG";
/// Memory grows over tenths of a second, so this finds the peak.
const POLL: Duration = Duration::from_millis(5);

/// The log, if the program was started as a compiler wrapper.
pub fn wrapper_log() -> Option<PathBuf> {
    env::var_os(LOG).map(PathBuf::from)
}

/// Runs the compiler that the arguments name, and notes crate, seconds and kilobytes in `log`.
pub fn wrap_compiler(log: &Path) -> ExitCode {
    let args: Vec<OsString> = env::args_os().skip(1).collect();
    let Some((compiler, rest)) = args.split_first() else {
        eprintln!("error: {LOG} is set, but there is no compiler to run");
        return ExitCode::FAILURE;
    };
    let start = Instant::now();
    let mut child = match Command::new(compiler).args(rest).env_remove(LOG).spawn() {
        Ok(child) => child,
        Err(e) => {
            eprintln!("error: {}: {e}", compiler.display());
            return ExitCode::FAILURE;
        }
    };
    let (mut peak, mut busy) = (0, 0.0f64);
    let status = loop {
        peak = peak.max(peak_memory(child.id()).unwrap_or(0));
        busy = busy.max(processor_seconds(child.id()).unwrap_or(0.0));
        match child.try_wait() {
            Ok(None) => std::thread::sleep(POLL),
            Ok(Some(status)) => break status,
            Err(e) => {
                eprintln!("error: {}: {e}", compiler.display());
                return ExitCode::FAILURE;
            }
        }
    };
    let name = rest
        .windows(2)
        .find(|w| w[0] == "--crate-name")
        .map(|w| w[1].to_string_lossy().into_owned());
    if let Some(name) = name {
        let line = format!("{name}\t{:.3}\t{busy:.2}\t{peak}\n", start.elapsed().as_secs_f64());
        // One write of one line: compilers run side by side.
        let noted = fs::OpenOptions::new()
            .create(true)
            .append(true)
            .open(log)
            .and_then(|mut f| f.write_all(line.as_bytes()));
        if let Err(e) = noted {
            eprintln!("error: {}: {e}", log.display());
            return ExitCode::FAILURE;
        }
    }
    status.code().and_then(|c| u8::try_from(c).ok()).map_or(ExitCode::FAILURE, ExitCode::from)
}

/// The most memory, in kilobytes, that a running process has had. Only Linux tells.
fn peak_memory(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    status
        .lines()
        .find_map(|l| l.strip_prefix("VmHWM:"))?
        .split_whitespace()
        .next()?
        .parse()
        .ok()
}

/// The time that all threads of a running process have been computing. Only Linux tells.
fn processor_seconds(process: u32) -> Option<f64> {
    /// Linux counts hundredths of a second, whatever its timer does.
    const TICKS: f64 = 100.0;
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The program's name, in parentheses, may hold blanks; user and system time are the 12th and 13th number behind it.
    let mut times = stat.rsplit_once(')')?.1.split_whitespace().skip(11).map(str::parse::<f64>);
    Some((times.next()?.ok()? + times.next()?.ok()?) / TICKS)
}

/// What the wrapper saw of one crate.
#[derive(Clone, Debug, PartialEq)]
struct Compiled {
    name: String,
    seconds: f64,
    /// Of all threads together: more steady than the time on a clock when other programs run.
    processor: f64,
    kilobytes: u64,
}

fn parse_log(text: &str) -> Vec<Compiled> {
    let line = |line: &str| {
        let mut parts = line.split('\t');
        Some(Compiled {
            name: parts.next()?.to_owned(),
            seconds: parts.next()?.parse().ok()?,
            processor: parts.next()?.parse().ok()?,
            kilobytes: parts.next()?.parse().ok()?,
        })
    };
    // Build scripts and cargo's questions to the compiler are no crates.
    text.lines()
        .filter_map(line)
        .filter(|c| c.name != "___" && !c.name.starts_with("build_script"))
        .collect()
}

/// Measures and prints.
pub fn run() -> Result<(), String> {
    let load = fs::read_to_string("/proc/loadavg").ok();
    let load = load.as_deref().and_then(|l| l.split_whitespace().next()).unwrap_or("unknown");
    let fresh = Fresh::new()?;
    fresh.cargo(&["fetch"], None)?;
    let log = fresh.0.join("rustc.log");
    let start = Instant::now();
    fresh.cargo(&["build", "--release"], Some(&log))?;
    let cold = start.elapsed().as_secs_f64();
    let compiled = parse_log(&fs::read_to_string(&log).map_err(|e| format!("{}: {e}", log.display()))?);
    let isa = compiled
        .iter()
        .find(|c| c.name == "rdna4_isa")
        .ok_or("the log of the compiler has no crate rdna4_isa")?;
    let largest = compiled.iter().max_by_key(|c| c.kilobytes).ok_or("the log of the compiler is empty")?;
    let rlib = size_of_rlib(&fresh.0.join("target/release/deps"))?;
    let (files, lines, bytes) = dsl_size(&root().join("isa-defs/src/rdna4"))?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);

    let build = "cargo build --release of an empty crate that depends on rdna4-isa, target folder empty";
    let wrapped = "the same, RUSTC_WRAPPER notes time and VmHWM of each rustc";
    let mut out = format!("{:34}{:>12}{:>10}  how\n", "", "measured", "goal");
    let mut row = |what: &str, value: String, goal: &str, how: &str| {
        // Writing to a string cannot fail.
        let _ = writeln!(out, "{what:34}{value:>12}{goal:>10}  {how}");
    };
    row("cold build, dependencies included", format!("{cold:.1} s"), "12 s", build);
    row("rdna4-isa alone", format!("{:.1} s", isa.seconds), "5 s", wrapped);
    row(
        &format!("largest rustc ({})", largest.name),
        megabytes(largest.kilobytes * 1024),
        "500 MB",
        wrapped,
    );
    row("release rlib", megabytes(rlib), "", "ls -l target/release/deps/librdna4_isa-*.rlib");
    row(
        &format!("DSL, {files} files"),
        format!("{lines} lines"),
        "",
        "cat isa-defs/src/rdna4/*.rs | wc -l",
    );
    row("DSL, size", megabytes(bytes), "", "cat isa-defs/src/rdna4/*.rs | wc -c");
    println!("{out}\n{:34}{:>12}{:>12}{:>12}", "rustc of", "clock", "processor", "memory");
    let mut by_time = compiled;
    by_time.sort_by(|a, b| b.seconds.total_cmp(&a.seconds));
    for c in by_time.iter().take(10) {
        let (clock, processor) = (format!("{:.2} s", c.seconds), format!("{:.2} s", c.processor));
        println!("{:34}{clock:>12}{processor:>12}{:>12}", c.name, megabytes(c.kilobytes * 1024));
    }
    println!("\n{cores} cores; load before the start {load}: what runs beside makes the clock's times longer");
    Ok(())
}

#[expect(clippy::cast_precision_loss, reason = "a size for people")]
fn megabytes(bytes: u64) -> String {
    format!("{:.2} MB", bytes as f64 / 1e6)
}

/// A new crate in a temporary folder that goes away with the value.
struct Fresh(PathBuf);

impl Fresh {
    fn new() -> Result<Self, String> {
        let dir = env::temp_dir().join(format!("rdna4-isa-metrics-{}", std::process::id()));
        let fail = |e: std::io::Error| format!("{}: {e}", dir.display());
        fs::create_dir_all(dir.join("src")).map_err(fail)?;
        let fresh = Self(dir.clone());
        let isa = root().join("isa");
        let manifest = format!(
            "[package]\nname = \"metrics\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\nrdna4-isa = {{ path = {:?} }}\n\n[workspace]\n",
            isa.display().to_string()
        );
        fs::write(dir.join("Cargo.toml"), manifest).map_err(fail)?;
        fs::write(
            dir.join("src/lib.rs"),
            "//! Depends on rdna4-isa and does nothing.\npub use rdna4_isa as isa;\n",
        )
        .map_err(fail)?;
        // With the versions of the workspace nothing needs to be looked up.
        let lock = root().join("Cargo.lock");
        if lock.exists() {
            fs::copy(lock, dir.join("Cargo.lock")).map_err(fail)?;
        }
        Ok(fresh)
    }

    fn cargo(&self, args: &[&str], log: Option<&Path>) -> Result<(), String> {
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(cargo);
        command
            .args(args)
            .arg("--quiet")
            .current_dir(&self.0)
            .env("CARGO_TARGET_DIR", self.0.join("target"));
        // What the surrounding cargo says of this program is not for the new crate.
        command.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS");
        if let Some(log) = log {
            let program = env::current_exe().map_err(|e| format!("the program's own path: {e}"))?;
            command.env("RUSTC_WRAPPER", program).env(LOG, log);
        }
        let status = command.status().map_err(|e| format!("cargo {}: {e}", args.join(" ")))?;
        if status.success() {
            Ok(())
        } else {
            Err(format!("cargo {} failed in {}", args.join(" "), self.0.display()))
        }
    }
}

impl Drop for Fresh {
    fn drop(&mut self) {
        // A folder that stays behind does no harm.
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn files_of(dir: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(dir).map_err(|e| format!("{}: {e}", dir.display()))?;
    Ok(entries.filter_map(Result::ok).map(|e| e.path()).collect())
}

fn size_of_rlib(dir: &Path) -> Result<u64, String> {
    let rlib = files_of(dir)?.into_iter().find(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with("librdna4_isa-") && name.ends_with(".rlib")
    });
    let rlib = rlib.ok_or_else(|| format!("{}: holds no librdna4_isa-*.rlib", dir.display()))?;
    Ok(fs::metadata(&rlib).map_err(|e| format!("{}: {e}", rlib.display()))?.len())
}

/// Files, lines and bytes.
fn dsl_size(dir: &Path) -> Result<(usize, usize, u64), String> {
    let mut total = (0, 0, 0);
    for path in files_of(dir)?.into_iter().filter(|p| p.extension().is_some_and(|e| e == "rs")) {
        let text = fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
        total = (total.0 + 1, total.1 + text.lines().count(), total.2 + text.len() as u64);
    }
    Ok(total)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_is_read_and_probes_are_left_out() {
        let log = "___\t0.010\t0.01\t9\nsyn\t1.500\t1.40\t200\nbuild_script_build\t0.1\t0.1\t5\nrdna4_isa\t3.25\t5.10\t400000\nbroken line\n";
        let syn = Compiled {
            name: "syn".to_owned(),
            seconds: 1.5,
            processor: 1.4,
            kilobytes: 200,
        };
        let isa = Compiled {
            name: "rdna4_isa".to_owned(),
            seconds: 3.25,
            processor: 5.1,
            kilobytes: 400_000,
        };
        assert_eq!(parse_log(log), [syn, isa]);
    }
}
