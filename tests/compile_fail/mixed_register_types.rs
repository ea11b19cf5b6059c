//! All registers of one instruction are of one client.

use rdna4_isa::*;

#[derive(Clone, Copy, Debug, PartialEq)]
struct Ssa;

impl Registers for Ssa {
    type Vgpr = u32;
    type Sgpr = u32;
    type Store = Slots<Ssa>;
}

fn main() {
    _ = v_add_f32(V::<Ssa, 1>::new(0), V::<Ssa, 1>::new(1), v(2));
}
