//! RDNA 4 has no GDS.

use rdna4_isa::*;

fn main() {
    _ = ds_load_b32(v(0), v(1)).gds();
}
