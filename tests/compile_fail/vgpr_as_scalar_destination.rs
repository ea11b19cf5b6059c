//! A scalar instruction cannot write a vector register.

use rdna4_isa::*;

fn main() {
    _ = s_mov_b32(v(0), s(0));
}
