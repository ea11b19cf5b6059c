//! The scalar offset of a buffer access is a register; constants go into the offset field.

use rdna4_isa::*;

fn main() {
    _ = buffer_load_b32(v(5), OFF, s4(8), 0);
}
