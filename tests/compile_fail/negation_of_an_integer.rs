//! Integer sources have no sign modifier.

use rdna4_isa::*;

fn main() {
    _ = v_add_nc_u32(v(0), -v(1), v(2));
}
