//! Only 16-bit operands have halves.

use rdna4_isa::*;

fn main() {
    _ = v_add_f32(v(0), v(1).hi(), v(2));
}
