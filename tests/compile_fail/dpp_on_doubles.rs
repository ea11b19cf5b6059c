//! 64-bit data cannot be moved between lanes.

use rdna4_isa::*;

fn main() {
    _ = v_add_f64(v2(0), v2(2), v2(4)).dpp16(Dpp16::row_shr(1));
}
