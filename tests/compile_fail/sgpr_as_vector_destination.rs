//! A vector instruction writes vector registers.

use rdna4_isa::*;

fn main() {
    _ = v_mov_b32(s(0), v(0));
}
