//! LDS instructions take vector registers.

use rdna4_isa::*;

fn main() {
    _ = ds_add_u32(v(0), s(1));
}
