//! Vector dependencies reach back four instructions.

use rdna4_isa::*;

fn main() {
    _ = InstId::ValuDep5;
}
