//! The compiler of `examples/kernelc` and `rdna4-mc` together: what one writes the other lists.

#[path = "../examples/kernelc/compiler/mod.rs"]
mod compiler;

use compiler::{Limits, compile};
use rdna4_isa::object::Target;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

#[test]
fn code_objects_are_listed() {
    for name in ["saxpy", "clamp", "dot"] {
        let program = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("examples/kernelc/programs/{name}.kernel"));
        let compiled = compile(&fs::read_to_string(program).unwrap(), Target::Gfx1201, Limits::HARDWARE).unwrap();
        let path = env::temp_dir().join(format!("rdna4-isa-kernelc-{}-{name}.co", std::process::id()));
        fs::write(&path, compiled.object.to_bytes().unwrap()).unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_rdna4-mc"))
            .args(["disassemble", "--elf"])
            .arg(&path)
            .output();
        fs::remove_file(&path).unwrap();
        let output = output.unwrap();
        assert!(output.status.success() && output.stderr.is_empty(), "{name}: {output:?}");

        let listed = String::from_utf8(output.stdout).unwrap();
        assert!(listed.lines().any(|line| line.starts_with(&format!("{name}:"))), "{listed}");
        // Bytes and mnemonic of every instruction, in order; both list bytes in the second column.
        let rows = |text: &str| -> Vec<(String, String)> {
            let columns = text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
            let code = columns.filter(|columns| columns.len() > 2 && columns[1].len() >= 8 && columns[1].chars().all(|c| c.is_ascii_hexdigit()));
            code.map(|columns| (columns[1].to_owned(), columns[2].to_owned())).collect()
        };
        let (ours, theirs) = (rows(&compiled.listing()), rows(&listed));
        assert!(ours.len() > 15 && theirs.starts_with(&ours), "{name}:\n{listed}");
    }
}
