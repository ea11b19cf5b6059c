//! Every operand of the signature is needed.

use rdna4_isa::*;

fn main() {
    _ = v_add_f32(v(0), v(1));
}
