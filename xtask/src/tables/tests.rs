//! Tests of tables: what a small one becomes, and that every mistake is reported with its file and line.

use super::{read, render};
use crate::codegen::root;

/// A table of two architectures.
const TOY: &str = r#"
about = "two toys"
sources = ["the toy's manual"]
arch = [
    { name = "toy1", folder = "toys", title = "Toy 1" },
    { name = "toy2", folder = "toys", title = "Toy 2" },
]
class = [
    { is = 'v = 256..=511 name "v" counted' },
    { is = 'm0 = 124 name "m0" single', arch = ["late"] },
]
format = [{ is = 'any = 0' }, { is = 'f32 = 32' }]
kind = [{ is = 'kind vgpr = v', doc = "A register." }]
instruction = [
    { name = "neg", like = "unary", op = { toy1 = 1, late = 2 } },
    { name = "sin", like = "unary", op = { late = 3 }, more = { late = "mods(clamp)" }, why = "Two sources differ." },
]
[group]
late = ["toy2"]
[[encoding]]
is = 'enc one: u32'
doc = "ONE"
fields = ['[31:16] op', '[15:8] a: vgpr', '[7:0] d: vgpr']
[[signature]]
name = "unary"
encoding = "one"
operands = "w d: vgpr<f32>, r a: vgpr<f32>"
facts = "group TOY"
"#;

/// What is wrong with the table after one replacement.
fn mistakes(from: &str, to: &str) -> Vec<String> {
    assert!(TOY.contains(from), "the table has no {from}");
    read("toy.toml", TOY.replacen(from, to, 1)).err().unwrap_or_default()
}

#[test]
fn a_table_becomes_a_file_for_each_architecture() {
    let source = read("toy.toml", TOY.to_owned()).unwrap_or_else(|errors| panic!("{errors:?}"));
    let files = super::render::files(&source);
    let names: Vec<String> = files.iter().map(|(folder, (path, _))| format!("{folder}/{}", path.display())).collect();
    assert_eq!(names, ["toys/toy1.rs", "toys/toy2.rs"]);
    assert_eq!(
        files[1].1.1,
        "//! Toy 2 (toy2): two toys.\n//!\n//! Written by `cargo xtask codegen` from `isa-defs/tables/toy.toml`. Changes go there.\n//!\n//! Sources:\n\
         //! - the toy's manual\n\nrdna4_isa_macros::define! {\n    arch toy2;\n    part all;\n\n    codes {\n        v = 256..=511 name \"v\" counted;\n        \
         m0 = 124 name \"m0\" single;\n    }\n\n    formats {\n        any = 0;\n        f32 = 32;\n    }\n\n    kinds {\n        /// A register.\n        \
         kind vgpr = v;\n    }\n\n    /// ONE\n    enc one: u32 {\n        [31:16] op;\n        [15:8] a: vgpr;\n        [7:0] d: vgpr;\n    }\n\n    \
         /// AMD: NEG\n    neg(w d: vgpr<f32>, r a: vgpr<f32>)\n        [group TOY] {\n        one = 0x002;\n    }\n\n    /// AMD: SIN\n    \
         /// Two sources differ.\n    sin(w d: vgpr<f32>, r a: vgpr<f32>)\n        [group TOY, mods(clamp)] {\n        one = 0x003;\n    }\n}\n\n\
         rdna4_isa_macros::parts! {\n    arch toy2;\n    all\n}\n"
    );
    let first = &files[0].1.1;
    assert!(
        first.contains("one = 0x001;") && !first.contains("sin(") && !first.contains("m0"),
        "{first}"
    );
}

#[test]
fn every_mistake_has_its_file_and_line() {
    for (from, to, message) in [
        ("about = ", "abuot = ", "toy.toml:2: unknown field `abuot`, expected one of"),
        (
            "folder = \"toys\", title = \"Toy 2\"",
            "folder = \"toys\", titel = \"x\"",
            "toy.toml:6: unknown field `titel`",
        ),
        (
            "sources = [\"the toy's manual\"]",
            "sources = []",
            "toy.toml:1: `about` and `sources` say something",
        ),
        (
            "sources = [\"the toy's manual\"]",
            "sources = [\" \"]",
            "toy.toml:3: a source says something",
        ),
        (
            "name = \"toy2\", folder",
            "name = \"toy1\", folder",
            "toy.toml:6: `toy1` is a name already",
        ),
        (
            "folder = \"toys\", title = \"Toy 1\"",
            "folder = \"../x\", title = \"Toy 1\"",
            "toy.toml:5: `../x` is no name of a module",
        ),
        (
            "arch = [\"late\"]",
            "arch = [\"lake\"]",
            "toy.toml:10: there is no architecture and no group `lake`",
        ),
        ("late = [\"toy2\"]", "late = [\"toy3\"]", "toy.toml:19: there is no architecture `toy3`"),
        ("name \"v\" counted'", "name \"v\" counter'", "toy.toml:9: expected `counted`, `align(…)`"),
        ("kind vgpr = v'", "kind vgpr v'", "toy.toml:13: expected `=`"),
        ("'enc one: u32'", "'enc one: u33'", "toy.toml:21: expected "),
        ("'[15:8] a: vgpr'", "'[8:15] a: vgpr'", "toy.toml:23: bits are written `[high:low]`"),
        (
            "\"w d: vgpr<f32>, r a",
            "\"w d: vgpr<f32>, x a",
            "toy.toml:27: expected `r`, `w`, `rw` or `imm`",
        ),
        ("facts = \"group TOY\"", "facts = \"group\"", "toy.toml:28: expected a group"),
        (
            "like = \"unary\", op = { toy1",
            "like = \"binary\", op = { toy1",
            "toy.toml:15: there is no signature `binary`",
        ),
        (
            "op = { toy1 = 1, late = 2 }",
            "op = { toy7 = 1 }",
            "toy.toml:15: there is no architecture and no group `toy7`",
        ),
        (
            "op = { toy1 = 1, late = 2 }",
            "op = { toy2 = 1, late = 2 }",
            "toy.toml:15: `neg` has several opcodes in `toy2`",
        ),
        (
            "op = { late = 3 }",
            "op = { late = 2 }",
            "toy.toml:16: opcode 0x2 of `toy2` belongs to `neg` already",
        ),
        ("name = \"sin\"", "name = \"neg\"", "toy.toml:16: `neg` is defined twice"),
        (
            "more = { late = \"mods(clamp)\" }",
            "more = { late = \"mods(\" }",
            "toy.toml:16: `late`: ",
        ),
        (
            "name = \"unary\"\nencoding",
            "name = \"spare\"\nencoding",
            "toy.toml:25: no instruction is like `spare`",
        ),
    ] {
        let found = mistakes(from, to);
        assert!(found.iter().any(|mistake| mistake.starts_with(message)), "{from} -> {to}: {found:?}");
    }
}

#[test]
fn the_tables_of_the_repository_are_right() {
    let folders = render(&root().join("isa-defs/tables")).unwrap_or_else(|errors| panic!("{errors:#?}"));
    let names: Vec<&str> = folders.iter().map(|(folder, _)| folder.as_str()).collect();
    assert_eq!(names, ["cdna", "gcn"]);
    assert!(render(&root().join("isa-defs/no-such-folder")).is_ok_and(|folders| folders.is_empty()));
}

/// Every row of the document's tables: number, mnemonic, architecture.
fn rows(document: &str) -> Vec<(u32, String, &'static str)> {
    let mut rows = Vec::new();
    for line in document.lines() {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let Some(number) = cells[0].split(' ').next().and_then(|number| number.parse().ok()) else {
            continue;
        };
        let archs: &[&str] = if cells.len() > 3 { &["gfx6", "gfx7"] } else { &["gfx8"] };
        for (arch, cell) in archs.iter().zip(&cells[1..]) {
            let name = cell.split(' ').next().unwrap_or("");
            if name.starts_with("V_") {
                rows.push((number, name.to_lowercase(), *arch));
            }
        }
    }
    rows
}

#[test]
fn every_instruction_of_the_document_is_there() {
    let path = root().join("../shared/reference/gcn_vop3.txt");
    let Ok(document) = std::fs::read_to_string(&path) else {
        println!("skipped: {} is not there; it is no part of the repository", path.display());
        return;
    };
    let rows = rows(&document);
    let count = |arch: &str| rows.iter().filter(|row| row.2 == arch).count();
    assert_eq!((count("gfx6"), count("gfx7"), count("gfx8")), (53, 56, 80));
    let (_, files) = render(&root().join("isa-defs/tables"))
        .unwrap_or_else(|errors| panic!("{errors:#?}"))
        .into_iter()
        .find(|(folder, _)| folder == "gcn")
        .expect("the folder gcn");
    for (number, name, arch) in rows {
        let (_, text) = files
            .iter()
            .find(|(path, _)| path.ends_with(format!("{arch}.rs")))
            .expect("the architecture's file");
        let start = text.find(&format!("    {name}(")).unwrap_or_else(|| panic!("{arch} has no {name}"));
        let item = text[start..].split("\n    }").next().unwrap_or("");
        // LLVM numbers these otherwise, see the table.
        let own = name.ends_with("_f16") && name.starts_with("v_interp_");
        let right = item.contains(&format!("= {:#05x}", if own { number + 1 } else { number }));
        assert!(right, "{name} of {arch} has not the number {number}:\n{item}");
    }
}
