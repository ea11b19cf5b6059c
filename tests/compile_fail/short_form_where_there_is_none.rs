//! v_fma_f32 has three sources and no short form.

use rdna4_isa::*;

fn main() {
    _ = v_fma_f32(v(0), v(1), v(2), v(3)).e32();
}
