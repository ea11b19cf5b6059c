//! Lanes are moved in vector registers only.

use rdna4_isa::*;

fn main() {
    _ = v_add_f32(v(0), s(1), v(2)).e64().dpp16(Dpp16::row_shr(1));
}
