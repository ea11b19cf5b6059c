//! The corpus of a public assembler test suite: every row decodes at the right length and encodes back to its bytes.

use rdna4_isa::Inst;
use rdna4_isa_tests::mnemonic::same_mnemonic;
use rdna4_isa_tests::report::{Report, brief};
use rdna4_isa_tests::{corpus, or_skip};

/// Instructions in the corpus that gfx1200 does not have: neither AMD's file nor LLVM 22 knows them.
const FOREIGN: [&str; 2] = ["s_wakeup_barrier", "s_singleuse_vdst"];

#[test]
fn every_row_decodes_and_encodes_back() {
    let rows = or_skip!(corpus::accepted());
    let mut report = Report::new();
    for row in rows
        .iter()
        .filter(|row| !row.texts.iter().any(|text| FOREIGN.iter().any(|name| text.starts_with(name))))
    {
        let text = row.wave32.as_ref().or(row.wave64.as_ref());
        let inst = match Inst::decode_bytes(&row.bytes) {
            Ok(inst) => inst,
            Err(error) => {
                report.wrong("rows that do not decode", || {
                    format!("line {}: {:02x?} is {text:?}, actual: {error}", row.line, row.bytes)
                });
                continue;
            }
        };
        let encoded: Vec<u8> = inst.encode().map_or_else(|_| Vec::new(), |words| words.bytes().collect());
        report.check(
            inst.size() == row.bytes.len() && encoded == row.bytes,
            "rows that do not encode back",
            || {
                format!(
                    "line {}: {:02x?} is {text:?}, actual: {} encoded {encoded:02x?}",
                    row.line,
                    row.bytes,
                    brief(&inst)
                )
            },
        );
        let same = text.is_none_or(|text| same_mnemonic(&inst, text));
        report.check(same, "other mnemonics", || {
            format!("line {}: {:02x?} is {text:?}, actual: {}", row.line, row.bytes, brief(&inst))
        });
    }
    report.finish();
}

#[test]
fn cases_that_others_got_wrong() {
    let cases = or_skip!(corpus::cases());
    let mut report = Report::new();
    for case in cases.iter().filter(|case| case.cpu == "gfx1200") {
        let Some(bytes) = &case.bytes else { continue };
        let inst: Result<Inst, _> = Inst::decode_bytes(bytes);
        let right = match &inst {
            Ok(inst) => case.accept && inst.size() == bytes.len(),
            Err(_) => !case.accept,
        };
        report.check(right, &case.id, || {
            let expected = if case.accept { "accepted" } else { "refused" };
            let actual = inst.as_ref().map_or_else(ToString::to_string, brief);
            format!("{bytes:02x?} {:?} must be {expected}, actual: {actual} ({})", case.text, case.note)
        });
    }
    report.finish();
}
