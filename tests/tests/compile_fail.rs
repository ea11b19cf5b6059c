//! What must not compile, one file a rule, and what the compiler says then: `compile_fail/*.rs` for users of the builders, `compile_fail/dsl/*.rs`
//! for mistakes in a definition, `compile_fail/lines/*.rs` for mistakes in the lines of `rdna4!`.
//!
//! `TRYBUILD=overwrite cargo test -p rdna4-isa-tests --test compile_fail` writes the expected messages anew.

use std::process::Command;

use rdna4_isa_tests::skip;

/// The release of rustc whose messages are recorded. Others word them differently.
const RECORDED_WITH: &str = "1.95";

#[test]
fn compile_fail() {
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let version = Command::new(rustc)
        .arg("--version")
        .output()
        .map(|output| String::from_utf8_lossy(&output.stdout).into_owned());
    let version = version.unwrap_or_else(|error| panic!("rustc --version: {error}"));
    if !version.contains(&format!(" {RECORDED_WITH}.")) {
        return skip(&format!(
            "the messages were recorded with rustc {RECORDED_WITH}, this is {}",
            version.trim()
        ));
    }
    let cases = trybuild::TestCases::new();
    cases.compile_fail("compile_fail/*.rs");
    cases.compile_fail("compile_fail/dsl/*.rs");
    cases.compile_fail("compile_fail/lines/*.rs");
}
