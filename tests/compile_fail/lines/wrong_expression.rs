//! An expression of a type that no operand has: rustc's error, at the expression.

use rdna4_isa::*;

fn main() {
    let x = "one";
    _ = rdna4! {
        v_fma_f32 v0, v1, {x}, 1.0
    };
}
