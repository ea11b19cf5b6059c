//! M0 has no 64-bit form.

use rdna4_isa::*;

fn main() {
    _ = s_mov_b64(s2(0), M0);
}
