//! An instruction with a literal dword has no room for DPP.

use rdna4_isa::*;

fn main() {
    _ = v_fmaak_f32(v(0), v(1), v(2), 2.5).dpp8(Dpp8::new([7, 6, 5, 4, 3, 2, 1, 0]));
}
