//! Interpolation reads vector registers only.

use rdna4_isa::*;

fn main() {
    _ = v_interp_p10_f32(v(0), s(1), v(2), v(3));
}
