//! Two registers for a source of 32 bits, in an array: rustc's error, at the operand.

use rdna4_isa::*;

fn main() {
    _ = rdna4! {
        v_add_f32 v0, v1, v[2:3]
    };
}
