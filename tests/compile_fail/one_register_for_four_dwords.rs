//! A load of 128 bits writes four registers.

use rdna4_isa::*;

fn main() {
    _ = ds_load_b128(v(4), v(0));
}
