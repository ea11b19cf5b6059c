//! v_cmpx writes EXEC and has no destination operand.

use rdna4_isa::*;

fn main() {
    _ = v_cmpx_eq_u32(EXEC_LO, v(1), v(2));
}
