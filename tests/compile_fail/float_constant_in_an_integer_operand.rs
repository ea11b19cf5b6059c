//! An integer source takes no float constant.

use rdna4_isa::*;

fn main() {
    _ = v_add_nc_u32(v(0), 1.5, v(1));
}
