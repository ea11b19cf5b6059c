//! LLVM in this very process, without a child and its pipes: for measuring how fast it is. Only for bytes that are known not to crash it.

use super::llvm::{Assembler, Disassembler, Llvm};
use super::{Target, find};

/// Calls `measure` with a function that disassembles one instruction and returns its length and that of its text; `None` where LLVM refuses.
///
/// # Errors
/// The reason why there is no LLVM on this machine.
pub fn with_disassembler<T>(target: &Target, measure: impl FnOnce(&str, &mut dyn FnMut(&[u8]) -> Option<(usize, usize)>) -> T) -> Result<T, String> {
    let mut reason = String::new();
    for library in find::libraries()? {
        match Llvm::load(&library) {
            Ok(llvm) => {
                let (major, minor, patch) = llvm.version();
                let mut disassembler = Disassembler::new(&llvm, &target.cpu, &target.features)?;
                let mut one = |bytes: &[u8]| disassembler.one(bytes).map(|(length, text)| (length, text.len()));
                return Ok(measure(&format!("{major}.{minor}.{patch}"), &mut one));
            }
            Err(error) => reason = error,
        }
    }
    Err(reason)
}

/// Calls `measure` with a function that assembles a text of any number of lines and returns the number of bytes, or LLVM's message.
///
/// # Errors
/// The reason why there is no LLVM on this machine.
pub fn with_assembler<T>(target: &Target, measure: impl FnOnce(&mut dyn FnMut(&str) -> Result<usize, String>) -> T) -> Result<T, String> {
    let mut reason = String::new();
    for library in find::libraries()? {
        match Llvm::load(&library) {
            Ok(llvm) => {
                let mut assembler = Assembler::new(&llvm, &target.cpu, &target.features)?;
                return Ok(measure(&mut |text| assembler.one(text).map(|bytes| bytes.len())));
            }
            Err(error) => reason = error,
        }
    }
    Err(reason)
}
