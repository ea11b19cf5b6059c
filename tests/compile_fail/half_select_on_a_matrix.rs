//! Matrix operands have no halves to select.

use rdna4_isa::*;

fn main() {
    _ = v_wmma_f32_16x16x16_f16(v8(4), v4(0).packed().op_sel(), v4(0), v8(4));
}
