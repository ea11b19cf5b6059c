//! An instruction that has only the short form takes a vector register as its second source.

use rdna4_isa::*;

fn main() {
    _ = v_pk_fmac_f16(v(0), v(1), s(2));
}
