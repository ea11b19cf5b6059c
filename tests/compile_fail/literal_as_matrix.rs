//! The C matrix may be an inline constant, no literal.

use rdna4_isa::*;

fn main() {
    _ = v_wmma_f32_16x16x16_f16(v8(4), v4(0), v4(0), lit(0x1234_5678));
}
