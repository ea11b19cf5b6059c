//! The vectors that the project carries: lengths, mnemonics and bytes, without LLVM. Every opcode in every form that LLVM knows has some.

use std::collections::BTreeSet;

use rdna4_isa::{Inst, TABLES};
use rdna4_isa_tests::differences::{Allowed, Kind, Met};
use rdna4_isa_tests::mnemonic::same_mnemonic;
use rdna4_isa_tests::report::{Report, brief};
use rdna4_isa_tests::vectors::{self, Vector};

#[test]
fn vectors_decode_and_encode_back() {
    let mut report = Report::new();
    for Vector {
        place,
        bytes,
        wave32,
        wave64,
        ..
    } in vectors::all()
    {
        let text = wave32.or(wave64).unwrap_or_default();
        let inst = match Inst::decode_bytes(&bytes) {
            Ok(inst) => inst,
            Err(error) => {
                report.wrong("vectors that do not decode", || {
                    format!("{place}: {bytes:02x?} is {text:?}, actual: {error}")
                });
                continue;
            }
        };
        let encoded: Vec<u8> = inst.encode().map_or_else(|_| Vec::new(), |words| words.bytes().collect());
        let right = inst.size() == bytes.len() && encoded == bytes && inst.is_canonical() && same_mnemonic(&inst, &text);
        report.check(right, inst.encoding_info().name, || {
            format!("{place}: {bytes:02x?} is {text:?}, actual: {} encoded {encoded:02x?}", brief(&inst))
        });
    }
    report.finish();
}

#[test]
fn every_pair_has_a_vector() {
    let name = |opcode: u16, encoding: &str| (TABLES.opcodes[usize::from(opcode)].mnemonic, encoding.to_owned());
    let mut seen = BTreeSet::new();
    for vector in vectors::all() {
        let Ok::<Inst, _>(inst) = Inst::decode_bytes(&vector.bytes) else {
            continue;
        };
        seen.insert(name(inst.opcode() as u16, inst.encoding_info().name));
        if let Some(opcode) = inst.opcode_y() {
            // The second half of a pair is in the encoding of the first but for the name of the half.
            seen.insert(name(opcode as u16, &inst.encoding_info().name.replace("_x", "_y")));
        }
    }
    let mut unknown = Allowed::of("pairs");
    let mut never_assembled = Allowed::of("vectors");
    let mut report = Report::new();
    for row in TABLES.rows {
        let encoding = TABLES.encodings[usize::from(row.encoding)].name;
        let instruction = TABLES.opcodes[usize::from(row.opcode)].mnemonic;
        let met = Met {
            kind: Kind::Refuses,
            instruction,
            encoding,
            wave: 32,
            text: "",
        };
        let found = seen.contains(&name(row.opcode, encoding)) || unknown.has(met) || never_assembled.has(met);
        report.check(found, &format!("{instruction} in {encoding}"), || {
            "no vector, and llvm_differences.toml does not say that LLVM does not know it".to_owned()
        });
    }
    for entry in never_assembled.unmet() {
        report.wrong("entries of llvm_differences.toml that are no longer met", || format!("{entry:?}"));
    }
    report.finish();
}
