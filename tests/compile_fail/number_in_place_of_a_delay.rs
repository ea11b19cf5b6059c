//! A delay is a `DelayAlu`, not a bare number.

use rdna4_isa::*;

fn main() {
    _ = s_delay_alu(1);
}
