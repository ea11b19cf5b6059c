//! PERMLANE reads its value from a vector register.

use rdna4_isa::*;

fn main() {
    _ = v_permlane64_b32(v(0), lit(0x1234_5678));
}
