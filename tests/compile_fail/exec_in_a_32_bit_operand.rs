//! EXEC is 64 bits; its halves are EXEC_LO and EXEC_HI.

use rdna4_isa::*;

fn main() {
    _ = v_add_f32(v(0), EXEC, v(1));
}
