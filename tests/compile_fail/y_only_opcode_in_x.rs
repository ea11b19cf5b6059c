//! Some opcodes exist in the second half of a pair only.

use rdna4_isa::*;

fn main() {
    _ = dual(v_dual_add_nc_u32(v(0), v(1), v(2)), v_dual_add_f32(v(3), v(4), v(5)));
}
