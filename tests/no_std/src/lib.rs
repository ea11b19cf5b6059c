//! Proof that `rdna4-isa`, alone and with the feature `semantics`, needs neither the standard library nor an allocator.
//!
//! rustc finishes a static library only if there is exactly one panic handler and, where `alloc` is linked, an allocator. This file has a panic
//! handler and no allocator. So it is an error if anything in the dependencies brings in `std` (two panic handlers) or `alloc` (no allocator).

#![no_std]

/// Decodes three words and gives the length of the instruction in bytes, 0 for an error: something that reaches into the crate's tables.
#[unsafe(no_mangle)]
pub extern "C" fn rdna4_isa_length(word0: u32, word1: u32, word2: u32) -> usize {
    rdna4_isa::Inst::decode(&[word0, word1, word2]).map_or(0, |inst: rdna4_isa::Inst| inst.size())
}

/// Evaluates the instruction for two sources and gives the low dword of its result, 0 for an error.
#[unsafe(no_mangle)]
pub extern "C" fn rdna4_isa_evaluate(word0: u32, word1: u32, word2: u32, source0: u32, source1: u32) -> u32 {
    use rdna4_isa::semantics::{Mode, evaluate};
    let Ok(inst) = rdna4_isa::Inst::decode(&[word0, word1, word2]) else { return 0 };
    evaluate(&inst, [source0, source1], &Mode::default()).map_or(0, |lane| lane.value as u32)
}

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {}
}
