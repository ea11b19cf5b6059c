//! All masks of one instruction are of one wave size.

use rdna4_isa::*;

fn main() {
    _ = v_add_co_ci_u32(v(0), VCC_LO, v(1), v(2), VCC);
}
