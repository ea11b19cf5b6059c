//! Without a scalar base the vector address is 64 bits.

use rdna4_isa::*;

fn main() {
    _ = global_load_b32(v(0), v(2), OFF);
}
