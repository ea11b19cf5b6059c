//! A message is a `Message`, not a bare number.

use rdna4_isa::*;

fn main() {
    _ = s_sendmsg(1);
}
