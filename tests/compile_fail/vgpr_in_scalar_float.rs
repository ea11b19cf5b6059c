//! The scalar float functions of the vector unit have no vector source, though LLVM takes one.

use rdna4_isa::*;

fn main() {
    _ = v_s_exp_f32(s(5), v(1));
}
