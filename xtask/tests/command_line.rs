//! The program as its users call it: exit status, messages, and that a run which fails leaves nothing behind.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// What one run did: exit status, standard output, standard error.
fn xtask(args: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_xtask")).args(args).output().expect("the program starts");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (
        output.status.code().expect("it was not killed"),
        text(&output.stdout),
        text(&output.stderr),
    )
}

/// A directory that is gone after the test.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let dir = env::temp_dir().join(format!("xtask-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&dir);
        fs::create_dir_all(&dir).expect("a temporary directory");
        Self(dir)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn help_is_no_error_and_nonsense_is() {
    let (status, out, _) = xtask(&["--help"]);
    assert!(status == 0 && out.contains("codegen [FILE] [--arch NAME]"), "{status} {out}");
    for args in [&[][..], &["build"], &["codegen", "--chek"], &["codegen", "a", "b"], &["metrics", "x"]] {
        let (status, out, err) = xtask(args);
        assert_eq!((status, out.as_str()), (2, ""), "{args:?}");
        assert!(err.starts_with("error: ") && err.contains("usage: cargo xtask"), "{args:?} {err}");
    }
}

#[test]
fn a_bad_file_is_one_error_and_nothing_is_written() {
    let scratch = Scratch::new("bad-files");
    let files: [(&str, &[u8]); 6] = [
        ("empty.xml", b""),
        ("cut.xml", b"<Spec><Document>"),
        ("bomb.xml", b"<!DOCTYPE a [<!ENTITY b \"b\">]><Spec>&b;</Spec>"),
        ("bytes.xml", b"<Spec>\xff\xfe</Spec>"),
        ("plain.xml.gz", b"<Spec/>"),
        ("cut.zip", b"PK\x03\x04"),
    ];
    for (name, bytes) in files {
        let file = scratch.path(name);
        fs::write(&file, bytes).expect("writing");
        let out_dir = scratch.path("out");
        for action in [&["--out", &out_dir][..], &["--out", &out_dir, "--check"], &["--stats"]] {
            let (status, out, err) = xtask(&[&["codegen", &file], action].concat());
            assert_eq!((status, out.as_str()), (1, ""), "{name} {action:?}");
            assert!(
                err.starts_with(&format!("error: {file}")) && err.lines().count() == 1,
                "{name} {action:?} {err}"
            );
            assert!(!Path::new(&out_dir).exists(), "{name} {action:?} wrote something");
        }
    }
    let (status, _, err) = xtask(&["codegen", &scratch.path("missing.xml")]);
    assert!(status == 1 && err.contains("missing.xml: "), "{status} {err}");
}

#[test]
fn statistics_name_the_specification_and_its_size() {
    let (status, out, err) = xtask(&["codegen", "--stats"]);
    assert_eq!((status, err.as_str()), (0, ""));
    for part in ["AMD RDNA 4, release 2025-02-19", "46", "1,264", "5,062"] {
        assert!(out.contains(part), "{part} is not in\n{out}");
    }
}

#[test]
fn what_was_written_passes_the_check_and_a_change_does_not() {
    let scratch = Scratch::new("round");
    let out = scratch.path("out");
    let (status, _, err) = xtask(&["codegen", "--out", &out]);
    assert_eq!((status, err.as_str()), (0, ""));
    let (status, _, err) = xtask(&["codegen", "--out", &out, "--check"]);
    assert_eq!((status, err.as_str()), (0, ""));
    let file = fs::read_dir(&out)
        .expect("the directory")
        .next()
        .expect("a file")
        .expect("an entry")
        .path();
    let text = fs::read_to_string(&file).expect("reading");
    fs::write(&file, text.replacen("//!", "//! changed", 1)).expect("writing");
    fs::write(Path::new(&out).join("stale.rs"), "//! Written by `cargo xtask codegen`.\n").expect("writing");
    let (status, _, err) = xtask(&["codegen", "--out", &out, "--check"]);
    assert_eq!(status, 1);
    for part in [
        &format!("{}:1: has `//! changed", file.display()),
        "stale.rs: is no longer generated",
        &format!("`cargo xtask codegen --out {out}`"),
    ] {
        assert!(err.contains(part), "{part} is not in\n{err}");
    }
    let (status, ..) = xtask(&["codegen", "--out", &out]);
    assert_eq!((status, fs::read_to_string(&file).expect("reading")), (0, text));
    assert!(!Path::new(&out).join("stale.rs").exists());
}

/// The folder of a small specification of another architecture, with its errata.
fn another() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/cdna4")
}

#[test]
fn another_architecture_is_converted_with_its_own_errata() {
    let scratch = Scratch::new("another");
    let out = scratch.path("out");
    let (folder, spec) = (another().display().to_string(), another().join("spec.xml").display().to_string());
    let arguments = ["codegen", &spec, "--arch", "AMD CDNA 4", "--errata", &folder, "--out", &out];
    let (status, _, err) = xtask(&arguments);
    assert_eq!((status, err.as_str()), (0, ""));
    let (status, text, err) = xtask(&[&arguments[..], &["--check"]].concat());
    assert_eq!((status, err.as_str()), (0, ""));
    assert!(text.contains("2 instructions in 2 pairs with 8 operands"), "{text}");
    let read = |name: &str| fs::read_to_string(Path::new(&out).join(name)).expect("a file");
    let definition = read("vop3.rs");
    for part in [
        "//! AMD CDNA 4: instructions",
        "arch cdna4;",
        "v_div_fixup_legacy_f16(",
        "w vdst: vgpr<f16>{opsel},",
        "r src0: src_nolit<f16>{neg, abs},",
        "unverified",
        "vop3 = 0x1ef;",
    ] {
        assert!(definition.contains(part), "{part} is not in\n{definition}");
    }
    assert!(read("encodings.rs").contains("[31:26] = 0b110100;"), "{}", read("encodings.rs"));
    assert!(read("mod.rs").contains("arch cdna4;"));
    // A change is noticed, and the command that repairs it repeats the options.
    fs::write(Path::new(&out).join("vop3.rs"), definition.replacen("0x1ef", "0x1ee", 1)).expect("writing");
    let (status, _, err) = xtask(&[&arguments[..], &["--check"]].concat());
    assert!(
        status == 1
            && err.contains(&format!(
                "`cargo xtask codegen {spec} --arch \"AMD CDNA 4\" --errata {folder} --out {out}`"
            )),
        "{err}"
    );
}

#[test]
fn an_architecture_must_be_that_of_the_file_and_of_the_errata() {
    let scratch = Scratch::new("wrong-architecture");
    let out = scratch.path("out");
    let (folder, spec) = (another().display().to_string(), another().join("spec.xml").display().to_string());
    for (arguments, message) in [
        (&[][..], "is the specification of \"AMD CDNA 4\", not of \"rdna4\""),
        (
            &["--arch", "cdna3", "--errata", &folder],
            "is the specification of \"AMD CDNA 4\", not of \"cdna3\"",
        ),
        (&["--arch", "cdna4"], "cdna4.encodings.toml: "),
        (&["--arch", "4"], "\"4\" is no name of an architecture"),
    ] {
        let (status, text, err) = xtask(&[&["codegen", &spec, "--out", &out], arguments].concat());
        assert_eq!((status, text.as_str()), (1, ""), "{arguments:?}");
        assert!(err.contains(message), "{arguments:?} {err}");
        assert!(!Path::new(&out).exists(), "{arguments:?} wrote something");
    }
}
