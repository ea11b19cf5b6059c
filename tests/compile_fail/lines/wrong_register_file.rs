//! A scalar register where a vector register is needed: rustc's error, at the operand.

use rdna4_isa::*;

fn main() {
    let mut code = CodeBuffer::new();
    rdna4! { in code;
        v_mov_b32 s0, v1
    }
}
