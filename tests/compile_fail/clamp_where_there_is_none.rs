//! v_mul_lo_u32 does not clamp.

use rdna4_isa::*;

fn main() {
    _ = v_mul_lo_u32(v(0), v(1), v(2)).with_clamp();
}
