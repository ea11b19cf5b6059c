//! In wave64 a lane mask is 64 bits.

use rdna4_isa::*;

fn main() {
    let _: Built<op::V_CMP_EQ_U32, Physical, Wave64> = v_cmp_eq_u32(s(0), v(1), v(2));
}
