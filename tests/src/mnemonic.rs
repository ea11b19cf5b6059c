//! Whether the mnemonic that LLVM prints is the instruction's.

use rdna4_isa::{Inst, TABLES};

/// What LLVM appends to a mnemonic to tell the form, longest first.
const SUFFIXES: [&str; 6] = ["_e64_dpp", "_e32_dpp", "_dpp", "_e64", "_e32", ""];

/// Whether the first word of `text`, and for a pair the first word behind ` :: `, name the instruction's opcodes.
pub fn same_mnemonic(inst: &Inst, text: &str) -> bool {
    let (x, y) = text.split_once(" :: ").map_or((text, None), |(x, y)| (x, Some(y)));
    let names = |opcode: usize, text: &str| {
        let info = &TABLES.opcodes[opcode];
        let word = text.split(' ').next().unwrap_or("");
        let is = |name: &str| SUFFIXES.iter().any(|suffix| word.strip_suffix(suffix) == Some(name));
        is(info.mnemonic) || info.aliases.iter().any(|alias| is(alias))
    };
    names(inst.opcode() as usize, x)
        && match (inst.opcode_y(), y) {
            (Some(opcode), Some(text)) => names(opcode as usize, text),
            (None, None) => true,
            _ => false,
        }
}
