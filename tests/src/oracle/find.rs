//! Where libLLVM is: in the `lib` folder of the Rust toolchain that builds these tests.

use std::path::{Path, PathBuf};
use std::process::Command;

/// The files that may be libLLVM, best first. Toolchains carry the library itself beside a linker script with a similar name, so the order is by size.
pub(super) fn libraries() -> Result<Vec<PathBuf>, String> {
    let lib = sysroot()?.join("lib");
    let entries = std::fs::read_dir(&lib).map_err(|error| format!("{}: {error}", lib.display()))?;
    let mut found: Vec<(u64, PathBuf)> = entries
        .filter_map(Result::ok)
        .map(|entry| entry.path())
        .filter(|path| is_llvm(path))
        .filter_map(|path| Some((path.metadata().ok()?.len(), path)))
        .collect();
    found.sort_by(|a, b| b.cmp(a));
    if found.is_empty() {
        return Err(format!(
            "no libLLVM in {} (this Rust toolchain has none, or has it linked into rustc)",
            lib.display()
        ));
    }
    Ok(found.into_iter().map(|(_, path)| path).collect())
}

/// The program that serves as the child: it is built beside the test programs.
pub(super) fn child() -> Result<PathBuf, String> {
    let name = format!("llvm-oracle{}", std::env::consts::EXE_SUFFIX);
    let this = std::env::current_exe().map_err(|error| format!("this program's own path: {error}"))?;
    this.ancestors()
        .skip(1)
        .take(2)
        .map(|folder| folder.join(&name))
        .find(|path| path.is_file())
        .ok_or_else(|| format!("no {name} beside {} (`cargo build -p rdna4-isa-tests --bins` makes it)", this.display()))
}

fn is_llvm(path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or("");
    name.starts_with("libLLVM") && (name.contains(".so") || name.contains(".dylib"))
}

fn sysroot() -> Result<PathBuf, String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(&rustc)
        .args(["--print", "sysroot"])
        .output()
        .map_err(|error| format!("{}: {error}", rustc.display()))?;
    if !output.status.success() {
        return Err(format!("{} --print sysroot: {}", rustc.display(), output.status));
    }
    Ok(PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()))
}
