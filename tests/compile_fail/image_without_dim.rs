//! An image instruction says what kind of image it reads.

use rdna4_isa::*;

fn main() {
    _ = image_load(v4(0), [v(4), v(5)], s8(0));
}
