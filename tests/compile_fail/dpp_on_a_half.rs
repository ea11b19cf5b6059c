//! The halves of a pair have no DPP.

use rdna4_isa::*;

fn main() {
    _ = dual(v_dual_mov_b32(v(0), v(1)), v_dual_mov_b32(v(1), v(2)).dpp16(Dpp16::row_shr(1)));
}
