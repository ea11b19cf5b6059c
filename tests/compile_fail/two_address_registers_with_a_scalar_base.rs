//! With a scalar base the vector address is a 32-bit offset.

use rdna4_isa::*;

fn main() {
    _ = global_load_b32(v(0), v2(2), s2(4));
}
