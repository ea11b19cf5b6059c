//! The typed builders of every family: each call gives the text that stands beside it, and LLVM's assembler makes the same bytes of that text.

use rdna4_isa::*;
use rdna4_isa_tests::oracle::{Assembly, Oracle, Target};
use rdna4_isa_tests::report::Report;
use rdna4_isa_tests::skip;

/// Calls and their texts.
macro_rules! cases {
    ($($call:expr => $text:literal;)*) => {
        vec![$((stringify!($call), Inst::<Physical>::from($call), $text)),*]
    };
}

fn scalar() -> Vec<(&'static str, Inst, &'static str)> {
    cases! {
        s_mov_b32(s(0), 65) => "s_mov_b32 s0, 0x41";
        s_mov_b32(s(0), -16) => "s_mov_b32 s0, -16";
        s_mov_b32(M0, s(5)) => "s_mov_b32 m0, s5";
        s_mov_b64(EXEC, VCC) => "s_mov_b64 exec, vcc";
        s_mov_b64(s2(104), 0) => "s_mov_b64 s[104:105], 0";
        s_mov_b32(s(1), 1.0) => "s_mov_b32 s1, 1.0";
        s_mov_b32(s(1), lit(1)) => "s_mov_b32 s1, lit(0x1)";
        s_add_co_u32(s(0), 0x1234, s(1)) => "s_add_co_u32 s0, 0x1234, s1";
        s_add_f32(s(0), 2.5, s(1)) => "s_add_f32 s0, 0x40200000, s1";
        s_fmaak_f32(s(0), s(1), s(2), 0.5) => "s_fmaak_f32 s0, s1, s2, 0x3f000000";
        s_cmp_eq_u64(s2(2), s2(4)) => "s_cmp_eq_u64 s[2:3], s[4:5]";
        s_movk_i32(s(3), -1) => "s_movk_i32 s3, 0xffff";
        s_getreg_b32(s(0), HwReg::bits(HwRegId::Mode, 4, 4)) => "s_getreg_b32 s0, hwreg(HW_REG_WAVE_MODE, 4, 4)";
        s_setreg_imm32_b32(HwReg::bits(HwRegId::Mode, 0, 4), 1) => "s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 0, 4), 1";
        s_nop(3) => "s_nop 3";
        s_delay_alu(DelayAlu::new(InstId::ValuDep1).then(InstSkip::Next, InstId::SaluCycle1)) => "s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)";
        s_wait_alu(WaitAlu::new().va_vdst(0)) => "s_wait_alu depctr_va_vdst(0)";
        s_wait_loadcnt(5) => "s_wait_loadcnt 0x5";
        s_wait_loadcnt_dscnt(WaitMemDs::new(1, 2)) => "s_wait_loadcnt_dscnt 0x102";
        s_sendmsg(Message::DeallocVgprs) => "s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)";
        s_sendmsg_rtn_b64(s2(0), MessageRtn::GetRealtime) => "s_sendmsg_rtn_b64 s[0:1], sendmsg(MSG_RTN_GET_REALTIME)";
        s_barrier_signal(-1) => "s_barrier_signal -1";
        s_barrier_wait(-1) => "s_barrier_wait 0xffff";
        s_branch(-1) => "s_branch 65535";
        s_call_b64(s2(0), 8) => "s_call_b64 s[0:1], 8";
        s_load_b32(s(0), s2(2), NULL) => "s_load_b32 s0, s[2:3], 0x0";
        s_load_b32(s(0), s2(2), s(4)).offset(-4) => "s_load_b32 s0, s[2:3], s4 offset:-0x4";
        s_buffer_load_b128(s4(4), s4(8), M0).th(ThLoad::Nt).scope(Scope::Dev) => "s_buffer_load_b128 s[4:7], s[8:11], m0 offset:0x0 th:TH_LOAD_NT scope:SCOPE_DEV";
    }
}

fn vector() -> Vec<(&'static str, Inst, &'static str)> {
    cases! {
        v_add_f32(v(0), v(1), v(2)) => "v_add_f32_e32 v0, v1, v2";
        v_add_f32(v(0), v(1), v(2)).e64() => "v_add_f32_e64 v0, v1, v2";
        v_add_f32(v(0), v(1), v(2)).with_clamp() => "v_add_f32_e64 v0, v1, v2 clamp";
        v_add_f32(v(0), -v(1), v(2).abs()).with_omod(Omod::Mul2) => "v_add_f32_e64 v0, -v1, |v2| mul:2";
        v_add_f32(v(0), -v(1).abs(), 1.0) => "v_add_f32_e64 v0, -|v1|, 1.0";
        v_add_f32(v(0), s(1), v(2)) => "v_add_f32_e32 v0, s1, v2";
        v_add_f32(v(0), v(1), s(2)) => "v_add_f32_e64 v0, v1, s2";
        v_add_f32(v(0), v(1), 0.1) => "v_add_f32_e64 v0, v1, 0x3dcccccd";
        v_add_f32(v(0), 0.1, v(1)) => "v_add_f32_e32 v0, 0x3dcccccd, v1";
        v_add_f32(v(0), v(1), v(2)).dpp16(Dpp16::row_shr(1)) => "v_add_f32_dpp v0, v1, v2 row_shr:1 row_mask:0xf bank_mask:0xf";
        v_add_f32(v(0), -v(1), v(2)).dpp16(Dpp16::quad_perm([3, 2, 1, 0])).row_mask(1).bank_mask(2).bound_ctrl().fi() => "v_add_f32_dpp v0, -v1, v2 quad_perm:[3,2,1,0] row_mask:0x1 bank_mask:0x2 bound_ctrl:1 fi:1";
        v_add_f32(v(0), v(1), s(2)).dpp8(Dpp8::new([7, 6, 5, 4, 3, 2, 1, 0])) => "v_add_f32_e64_dpp v0, v1, s2 dpp8:[7,6,5,4,3,2,1,0]";
        v_add_f32(v(0), v(1), v(2)).dpp8(Dpp8::new([7, 6, 5, 4, 3, 2, 1, 0])).fi() => "v_add_f32_dpp v0, v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1";
        v_add_f32(v(0), v(1), v(2)).e64().dpp16(Dpp16::ROW_MIRROR).with_clamp() => "v_add_f32_e64_dpp v0, v1, v2 clamp row_mirror row_mask:0xf bank_mask:0xf";
        v_mov_b32(v(0), NULL) => "v_mov_b32_e32 v0, null";
        v_mov_b32(v(0), SHARED_BASE) => "v_mov_b32_e32 v0, src_shared_base";
        v_add_f64(v2(0), v2(2), 2.5) => "v_add_f64_e64 v[0:1], v[2:3], 0x40040000";
        v_add_f16(v(0), 1.5, v(1)) => "v_add_f16_e32 v0, 0x3e00, v1";
        v_add_f16(v(200), v(1), v(2)) => "v_add_f16_e64 v200, v1, v2";
        v_add_nc_u32(v(0), bits(0x3f80_0000), v(1)) => "v_add_nc_u32_e32 v0, 1.0, v1";
        v_add_nc_u32(v(0), Inline::ONE, v(1)) => "v_add_nc_u32_e32 v0, 1.0, v1";
        v_fma_f32(v(0), s(1), s(1), s(1)) => "v_fma_f32 v0, s1, s1, s1";
        v_fmaak_f32(v(0), v(1), v(2), 1.0) => "v_fmaak_f32 v0, v1, v2, 0x3f800000";
        v_cndmask_b32(v(0), v(1), v(2), VCC_LO) => "v_cndmask_b32_e32 v0, v1, v2, vcc_lo";
        v_cndmask_b32(v(0), -v(1), v(2), s(3)) => "v_cndmask_b32_e64 v0, -v1, v2, s3";
        v_cmp_lt_f32(VCC_LO, v(1), v(2)) => "v_cmp_lt_f32_e32 vcc_lo, v1, v2";
        v_cmp_lt_f32(s(3), v(1), v(2)) => "v_cmp_lt_f32_e64 s3, v1, v2";
        v_cmpx_lt_f32(-v(0), v(1)) => "v_cmpx_lt_f32_e64 -v0, v1";
        v_add_co_u32(v(0), VCC_LO, v(1), v(2)) => "v_add_co_u32 v0, vcc_lo, v1, v2";
        v_readlane_b32(s(0), v(1), 5) => "v_readlane_b32 s0, v1, 5";
        v_writelane_b32(v(0), s(1), M0) => "v_writelane_b32 v0, s1, m0";
        v_s_exp_f32(s(0), s(1)) => "v_s_exp_f32 s0, s1";
        v_pk_add_f16(v(0), v(1), v(2)) => "v_pk_add_f16 v0, v1, v2";
        v_pk_add_f16(v(0), -v(1), v(2).packed().op_sel().neg_hi()) => "v_pk_add_f16 v0, v1, v2 op_sel:[0,1] neg_lo:[1,0] neg_hi:[1,1]";
        v_pk_fma_f16(v(0), v(1), v(2).packed().op_sel_hi(), v(3)) => "v_pk_fma_f16 v0, v1, v2, v3 op_sel_hi:[1,0,1]";
        v_fma_mix_f32(v(0), v(1).packed().op_sel_hi(), v(2), v(3).abs()) => "v_fma_mix_f32 v0, v1, v2, |v3| op_sel_hi:[1,0,0]";
        v_dot2_f32_f16(v(0), v(1), v(2), v(3)) => "v_dot2_f32_f16 v0, v1, v2, v3";
        v_wmma_f32_16x16x16_f16(v8(8), v4(0), v4(4), v8(8)) => "v_wmma_f32_16x16x16_f16 v[8:15], v[0:3], v[4:7], v[8:15]";
        v_wmma_f32_16x16x16_f16(v8(8), v4(0), v4(4), Inline::ONE) => "v_wmma_f32_16x16x16_f16 v[8:15], v[0:3], v[4:7], 1.0";
        v_interp_p10_f32(v(0), -v(1), v(2), v(3)).wait_exp(2) => "v_interp_p10_f32 v0, -v1, v2, v3 wait_exp:2";
        dual(v_dual_mul_f32(v(0), v(1), v(2)), v_dual_add_f32(v(3), v(4), v(5))) => "v_dual_mul_f32 v0, v1, v2 :: v_dual_add_f32 v3, v4, v5";
        dual(v_dual_fmaak_f32(v(0), v(1), v(2), 0.1), v_dual_mov_b32(v(1), 0.1)) => "v_dual_fmaak_f32 v0, v1, v2, 0x3dcccccd :: v_dual_mov_b32 v1, 0x3dcccccd";
        dual(v_dual_add_f32(v(1), s(2), v(3)), v_dual_and_b32(v(4), s(2), v(6))) => "v_dual_add_f32 v1, s2, v3 :: v_dual_and_b32 v4, s2, v6";
    }
}

fn memory() -> Vec<(&'static str, Inst, &'static str)> {
    cases! {
        ds_load_b128(v4(4), v(0)).offset(16) => "ds_load_b128 v[4:7], v0 offset:16";
        ds_store_2addr_b32(v(0), v(1), v(2)).offset0(1).offset1(2) => "ds_store_2addr_b32 v0, v1, v2 offset0:1 offset1:2";
        ds_add_rtn_u32(v(0), v(1), v(2)) => "ds_add_rtn_u32 v0, v1, v2";
        ds_param_load(v(0), Attr::new(3)).attr_chan(2).wait_va_vdst(15) => "ds_param_load v0, attr3.z wait_va_vdst:15 wait_vm_vsrc:0";
        global_load_b32(v(0), v2(2), OFF).offset(-8) => "global_load_b32 v0, v[2:3], off offset:-8";
        global_load_b128(v4(0), v(2), s2(4)).th(ThLoad::Lu).scope(Scope::Se) => "global_load_b128 v[0:3], v2, s[4:5] th:TH_LOAD_LU scope:SCOPE_SE";
        global_store_b64(v(2), v2(4), s2(4)) => "global_store_b64 v2, v[4:5], s[4:5]";
        global_atomic_add_u32(v(0), v2(2), v(4), OFF).th(ThAtomic::RETURN) => "global_atomic_add_u32 v0, v[2:3], v4, off th:TH_ATOMIC_RETURN";
        flat_load_b32(v(0), v2(2)).offset(4) => "flat_load_b32 v0, v[2:3] offset:4";
        scratch_load_b32(v(0), OFF, s(4)).offset(4) => "scratch_load_b32 v0, off, s4 offset:4";
        scratch_load_b32(v(0), v(1), OFF) => "scratch_load_b32 v0, v1, off";
        scratch_store_b32(OFF, v(0), OFF) => "scratch_store_b32 off, v0, off";
        buffer_load_b32(v(5), OFF, s4(8), s(3)) => "buffer_load_b32 v5, off, s[8:11], s3";
        buffer_load_b32(v(5), offen(v(0)), s4(8), NULL).offset(12) => "buffer_load_b32 v5, v0, s[8:11], null offen offset:12";
        buffer_store_b64(v2(5), idxen_offen(v2(0)), s4(8), M0) => "buffer_store_b64 v[5:6], v[0:1], s[8:11], m0 idxen offen";
        image_load(v4(0), [v(4), v(5)], s8(8), Dim::D2) => "image_load v[0:3], [v4, v5], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D";
        image_store(v(0), v(4), s8(8), Dim::D1) => "image_store v0, v4, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D";
        image_load(v2(0), [v(4), v(5)], s8(8), Dim::D2).dmask(0xf).d16() => "image_load v[0:1], [v4, v5], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D d16";
        image_sample(v4(0), [v(4), v(5)], s8(8), s4(16), Dim::D2).unorm() => "image_sample v[0:3], [v4, v5], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D unorm";
        image_sample_d(v4(0), (v(4), v(5), v(6), v3(7)), s8(8), s4(16), Dim::D2) => "image_sample_d v[0:3], [v4, v5, v6, v[7:9]], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D";
        image_gather4(v4(0), [v(4), v(5)], s8(8), s4(16), Dim::D2).dmask(1) => "image_gather4 v[0:3], [v4, v5], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D";
        export(ExportTarget::Mrt0, v(0), v(1), OFF, OFF).done() => "export mrt0 v0, v1, off, off done";
        export(ExportTarget::Pos0, v(0), v(1), v(2), v(3)) => "export pos0 v0, v1, v2, v3";
    }
}

#[test]
fn texts_and_bytes() {
    let cases: Vec<_> = [scalar(), vector(), memory()].concat();
    let mut report = Report::new();
    for (call, inst, text) in &cases {
        let actual = inst.encode().map_or_else(|error| format!("error: {error}"), |_| inst.to_string());
        report.check(actual == *text, call, || format!("{call}\n  expected {text}\n  actual   {actual}"));
        let again = inst.encode().map(|words| Inst::<Physical>::decode(&words));
        report.check(again == Ok(Ok(*inst)), &format!("{call} decoded"), || {
            format!("{inst:?}\n  decoded {again:?}")
        });
    }
    match Oracle::find() {
        Err(reason) => skip(&format!("LLVM's bytes: {reason}")),
        Ok(mut oracle) => {
            let texts: Vec<&str> = cases.iter().map(|(_, _, text)| *text).collect();
            for ((call, inst, text), answer) in cases.iter().zip(oracle.assemble(&Target::wave32(), &texts)) {
                let ours: Vec<u8> = inst.encode().map_or_else(|_| Vec::new(), |words| words.bytes().collect());
                let same = matches!(&answer, Assembly::Bytes(bytes) if *bytes == ours);
                report.check(same, &format!("{call} by LLVM"), || {
                    format!("{text}\n  ours {ours:02x?}\n  LLVM {answer:02x?}")
                });
            }
        }
    }
    report.finish();
}
