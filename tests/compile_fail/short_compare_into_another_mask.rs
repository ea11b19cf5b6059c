//! The short form of a compare writes vcc.

use rdna4_isa::*;

fn main() {
    _ = v_cmp_lt_f32(s(0), v(1), v(2)).e32();
}
