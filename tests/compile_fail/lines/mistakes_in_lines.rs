//! Each line's mistake is reported: modifiers, values, commas, ranges of registers.

use rdna4_isa::*;

fn main() {
    _ = rdna4! {
        v_add_f32 v0, v1, v2 clmap
        v_add_f32 v0, v1 v2
        v_add_f32 v0, v1, v2, clamp:1
        v_add_f32 v0, v1, v2 mul:3
        v_add_f64 v[1:0], v[2:3], v[4:5]
        v_add_f64 v[0-1], v[2:3], v[4:5]
        v_mov_b32 v, 1
        v_mov_b32 v0, |v1
        v_mov_b32 v0, (1)
        v_mov_b32_dpp v0, v1
        global_load_b32 v0, v[2:3], off scope:SCOPE_WG
        ds_load_b32 v0, v1 offset
        ds_load_b32 v0, v1 offset:1 offset:2
        s_nop 0 s_nop 1
        s_nop 0 ::
    };
}
