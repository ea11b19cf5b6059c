//! v_mul_lo_u32 has no DPP form.

use rdna4_isa::*;

fn main() {
    _ = v_mul_lo_u32(v(0), v(1), v(2)).dpp16(Dpp16::row_shr(1));
}
