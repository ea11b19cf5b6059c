//! The barrier to wait for is an immediate.

use rdna4_isa::*;

fn main() {
    _ = s_barrier_wait(M0);
}
