//! FMAAK's constant is the literal dword, not a register.

use rdna4_isa::*;

fn main() {
    _ = v_fmaak_f32(v(0), v(1), v(2), s(3));
}
