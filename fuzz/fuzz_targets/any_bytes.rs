//! Any bytes: decode, print, encode, decode again. What must hold is in `rdna4_isa_tests::fuzz`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| rdna4_isa_tests::fuzz::check(bytes));
