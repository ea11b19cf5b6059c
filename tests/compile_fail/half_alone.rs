//! A half is no instruction.

use rdna4_isa::*;

fn main() {
    _ = v_dual_mov_b32(v(0), v(1)).encode();
}
