//! A pair is made of v_dual_ halves.

use rdna4_isa::*;

fn main() {
    _ = dual(v_mov_b32(v(0), v(1)), v_dual_mov_b32(v(3), v(4)));
}
