//! The short form takes a vector register as its second source; the long form takes any.

use rdna4_isa::*;

fn main() {
    _ = v_add_f32(v(0), v(1), s(2)).e64();
    _ = v_add_f32(v(0), v(1), s(2)).e32();
}
