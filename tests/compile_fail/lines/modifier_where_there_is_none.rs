//! A modifier is a method of the builder's result.

use rdna4_isa::*;

fn main() {
    _ = rdna4! {
        s_mov_b32 s0, s1 clamp
    };
}
