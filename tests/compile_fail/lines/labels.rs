//! Labels stand in code, once each, and not in place of variables.

use rdna4_isa::*;

fn main() {
    let mut code = CodeBuffer::new();
    let x = 1;
    rdna4! { in code;
    top:
        s_branch bottom
        s_mov_b32 s0, x
    top:
    v0:
    }
    _ = rdna4! {
    top:
        s_nop 0
    };
    rdna4! { in code }
}
