//! v_mac_f32 is not an RDNA 4 instruction.

use rdna4_isa::*;

fn main() {
    _ = v_mac_f32(v(0), v(1), v(2));
}
