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
