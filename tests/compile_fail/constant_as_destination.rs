//! A constant cannot be written.

use rdna4_isa::*;

fn main() {
    _ = s_mov_b32(1, s(0));
}
