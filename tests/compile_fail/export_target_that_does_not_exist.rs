//! RDNA 4 has no parameter exports.

use rdna4_isa::*;

fn main() {
    _ = ExportTarget::Param(0);
}
