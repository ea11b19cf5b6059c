//! Lines as a constant: a wrong operand is rustc's error at the operand, as elsewhere.

use rdna4_isa::*;

const CODE: &[u32] = &rdna4! { const;
    v_mov_b32 s0, v1
    tbuffer_load_format_x v0, off, s[4:7], null format:[BUF_FMT_8_UMORM]
};

fn main() {
    _ = CODE;
}
