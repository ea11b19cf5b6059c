//! A scalar instruction cannot read a vector register.

use rdna4_isa::*;

fn main() {
    _ = s_mov_b32(s(0), v(0));
}
