//! A 32-bit source is one register.

use rdna4_isa::*;

fn main() {
    _ = s_bitreplicate_b64_b32(s2(0), s2(2));
}
