//! The second source of a half of a pair is a vector register.

use rdna4_isa::*;

fn main() {
    _ = dual(v_dual_mul_f32(v(0), v(1), s(2)), v_dual_mul_f32(v(3), v(4), v(5)));
}
