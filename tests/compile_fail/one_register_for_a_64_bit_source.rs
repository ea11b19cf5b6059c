//! A 64-bit source is two registers.

use rdna4_isa::*;

fn main() {
    _ = s_mov_b64(s2(0), s(0));
}
