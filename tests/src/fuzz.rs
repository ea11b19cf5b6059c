//! What must hold for any bytes whatever. `fuzz/` runs it under a fuzzer that looks for coverage, `tests/fuzz.rs` for a second with random bytes.

use rdna4_isa::{Inst, Printer};

/// Decodes, prints, encodes and decodes again all instructions in `bytes`, one behind the other.
///
/// # Panics
/// If the bytes come back changed, or two ways to the same thing differ.
pub fn check(bytes: &[u8]) {
    let mut rest = bytes;
    while !rest.is_empty() {
        let size = match Inst::decode_bytes(rest) {
            Ok(inst) => {
                one(&inst, rest);
                inst.size()
            }
            Err(error) => {
                assert!(!error.to_string().is_empty(), "an error without a text");
                error.skip()
            }
        };
        assert!((1..=rest.len()).contains(&size), "{size} bytes of {} in {rest:02x?}", rest.len());
        rest = &rest[size..];
    }
}

fn one(inst: &Inst, bytes: &[u8]) {
    let read = &bytes[..inst.size()];
    let words = inst
        .encode()
        .unwrap_or_else(|error| panic!("{read:02x?} decodes to {inst:?} and does not encode: {error}"));
    assert!(
        words.bytes().eq(read.iter().copied()),
        "{read:02x?} decodes to {inst:?} and encodes to {words:?}"
    );
    let again = Inst::decode(&words).unwrap_or_else(|error| panic!("{words:?} was encoded and does not decode: {error}"));
    assert_eq!((&again, again.is_canonical()), (inst, inst.is_canonical()), "{read:02x?}");

    for printer in [Printer::new(), Printer::new().wave64(), Printer::new().halves()] {
        let text = printer.display(inst).to_string();
        let named = text.starts_with(|first: char| first.is_ascii_lowercase());
        assert!(
            named && text.is_ascii() && !text.contains(['\n', '\t']),
            "{read:02x?} is printed as {text:?}"
        );
        assert_eq!(text, printer.display(&again).to_string(), "{read:02x?}");
    }
    for operand in inst.operands() {
        assert!(!operand.name.is_empty(), "{read:02x?}: {operand:?}");
    }

    let canonical = inst.canonicalized();
    let kept = (canonical.opcode(), canonical.opcode_y(), canonical.size(), canonical.form());
    assert_eq!(
        kept,
        (inst.opcode(), inst.opcode_y(), inst.size(), inst.form()),
        "{read:02x?} and what is canonical of it"
    );
    assert!(
        !inst.is_canonical() || canonical == *inst,
        "{read:02x?} is canonical and becomes {canonical:?}"
    );
    // It may be illegal; encoding then says why.
    _ = canonical.encode().map_err(|error| error.to_string());
}
