//! The A matrix of f16 has 4 registers in wave32 and 2 in wave64.

use rdna4_isa::*;

fn main() {
    _ = v_wmma_f32_16x16x16_f16(v8(8), v8(0), v8(0), v8(8));
}
