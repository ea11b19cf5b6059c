//! The short form has no output modifiers.

use rdna4_isa::*;

fn main() {
    _ = v_add_f32(v(0), v(1), v(2)).e32().with_clamp();
}
