//! A load takes the temporal hints of loads.

use rdna4_isa::*;

fn main() {
    _ = buffer_load_b32(v(5), OFF, s4(8), s(3)).th(ThAtomic::RETURN);
}
