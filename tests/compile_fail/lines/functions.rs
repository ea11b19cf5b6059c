//! Operands that LLVM writes as functions: what is between the brackets.

use rdna4_isa::*;

fn main() {
    _ = rdna4! {
        s_getreg_b32 s0, hwreg(HW_REG_MODE, 0)
        s_sendmsg sendmsg(3)
        s_delay_alu instid0(VALU_DEP_1) | instid0(VALU_DEP_2)
        s_wait_alu depctr_(0)
        ds_swizzle_b32 v0, v1 offset:swizzle(SWAP, 3)
    };
}
