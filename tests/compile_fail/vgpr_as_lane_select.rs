//! The lane is selected by a scalar.

use rdna4_isa::*;

fn main() {
    _ = v_readlane_b32(s(0), v(1), v(2));
}
