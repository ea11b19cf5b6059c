//! RDNA 4 has no LDS_DIRECT operand.

use rdna4_isa::*;

fn main() {
    _ = v_add_f32(v(0), LDS_DIRECT, v(1));
}
