//! A barrier is named by a constant or m0, not by another register.

use rdna4_isa::*;

fn main() {
    _ = s_barrier_signal(s(1));
}
