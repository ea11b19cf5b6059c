//! Builds `y[i] = a * x[i] + y[i]` for gfx1200 in wave32 and prints offset, bytes and text of each instruction.
//!
//! Kernel arguments: `x: *const f32, y: *mut f32, a: f32, n: u32`; workgroups of 256 lanes.

use rdna4_isa::*;

fn main() -> Result<(), EncodeError> {
    let kernarg = s2(0);
    let (x, y) = (s2(4), s2(6));
    let (a, n) = (s(8), s(9));
    let (index, offset, xi, yi) = (v(0), v(1), v(2), v(3));

    // What lanes beyond the end jump over: everything up to the end of the kernel.
    let body: [Inst; 6] = [
        v_lshlrev_b32(offset, 2, index).into(),
        global_load_b32(xi, offset, x).into(),
        global_load_b32(yi, offset, y).into(),
        s_wait_loadcnt(0).into(),
        v_fma_f32(yi, a, xi, yi).into(),
        global_store_b32(offset, yi, y).into(),
    ];
    let skip = body.iter().map(Inst::size).sum::<usize>() / 4;

    let head: [Inst; 8] = [
        s_load_b128(s4(4), kernarg, NULL).into(),
        s_load_b64(s2(8), kernarg, NULL).offset(16).into(),
        v_and_b32(index, 0x3ff, index).into(),
        v_lshl_add_u32(index, ttmp(9), 8, index).into(),
        s_wait_kmcnt(0).into(),
        v_cmp_gt_u32(VCC_LO, n, index).into(),
        s_and_saveexec_b32(s(10), VCC_LO).into(),
        s_cbranch_execz(skip as i32).into(),
    ];

    let mut at = 0;
    for inst in head.iter().chain(&body).chain(&[s_endpgm(0).into()]) {
        let words = inst.encode()?;
        let bytes: String = words.bytes().map(|byte| format!("{byte:02x}")).collect();
        println!("{at:#06x}  {bytes:<24}  {inst}");
        at += inst.size();
    }
    Ok(())
}
