//! Lines as a constant: the array is as long as the instructions are.

use rdna4_isa::*;

const CODE: [u32; 2] = rdna4! { const;
    s_nop 0
    v_add_f32_e64 v0, v1, v2
};

fn main() {
    _ = CODE;
}
