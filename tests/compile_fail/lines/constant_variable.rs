//! Lines as a constant: a variable is none.

use rdna4_isa::*;

fn main() {
    let x = 3;
    _ = rdna4! { const; s_nop {x} };
}
