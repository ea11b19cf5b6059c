//! A double is two registers.

use rdna4_isa::*;

fn main() {
    _ = v_add_f64(v2(0), v(2), v2(4));
}
