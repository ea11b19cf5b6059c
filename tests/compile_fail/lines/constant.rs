//! Lines as a constant: what breaks a rule, at its line; a wrong operand, at the operand; a number of dwords that is another.

use rdna4_isa::*;

const RULES: &[u32] = &rdna4! { const;
    s_nop 0
    v_fma_f32 v0, s1, s2, s3
    v_add_f32 v0, v1, v2 op_sel:[1,0,0]
    buffer_load_b32 v0, off, s[4:7], null offset:-1
};

fn main() {
    _ = RULES;
}
