//! Integer sources have no absolute value.

use rdna4_isa::*;

fn main() {
    _ = v_mul_lo_u32(v(0), v(1).abs(), v(2));
}
