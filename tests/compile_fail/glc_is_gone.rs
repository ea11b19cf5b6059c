//! RDNA 4 has scope and temporal hints, not the older cache bits.

use rdna4_isa::*;

fn main() {
    _ = buffer_load_b32(v(5), OFF, s4(8), s(3)).glc();
}
