//! Every operand of the builder is needed.

use rdna4_isa::*;

fn main() {
    _ = rdna4! {
        v_fma_f32 v0, v1, v2
    };
}
