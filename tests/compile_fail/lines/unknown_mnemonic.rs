//! A mnemonic is a builder's name.

use rdna4_isa::*;

fn main() {
    _ = rdna4! {
        v_add_f33 v0, v1, v2
    };
}
