//! Scalar instructions have one form.

use rdna4_isa::*;

fn main() {
    _ = s_mov_b32(s(0), s(1)).e64();
}
