//! In wave32 a lane mask is 32 bits.

use rdna4_isa::*;

fn main() {
    let _: Built<op::V_CMP_EQ_U32, Physical, Wave32> = v_cmp_eq_u32(VCC, v(1), v(2));
}
