//! AMD RDNA 4: instructions whose shortest form is SOP1.
//!
//! Written by `cargo xtask codegen` from AMD's machine-readable specification, release 2025-02-19, schema 1.1.0,
//! SHA-256 61ac952a5259a3adcd816b4b4082c77e801d43b6f0cde3a02c8dae3394efc768,
//! and the errata in `isa-defs/errata`. Changes go there.

rdna4_isa_macros::define! {
    arch rdna4;
    part sop1;

    /// AMD: S_MOV_B32
    s_mov_b32(w sdst: sdst<b32>, r ssrc0: ssrc<b32>)
        [group SALU] {
        sop1 = 0x000;
        sop1_lit = 0x000 { lit(ssrc0) }
    }

    /// AMD: S_MOV_B64
    s_mov_b64(w sdst: sdst<b64>, r ssrc0: ssrc<b64>)
        [group SALU] {
        sop1 = 0x001;
        sop1_lit = 0x001 { lit(ssrc0) }
    }

    /// AMD: S_CMOV_B32
    s_cmov_b32(rw sdst: sdst<b32>, r ssrc0: ssrc<b32>)
        [group SALU, r scc] {
        sop1 = 0x002;
        sop1_lit = 0x002 { lit(ssrc0) }
    }

    /// AMD: S_CMOV_B64
    s_cmov_b64(rw sdst: sdst<b64>, r ssrc0: ssrc<b64>)
        [group SALU, r scc] {
        sop1 = 0x003;
        sop1_lit = 0x003 { lit(ssrc0) }
    }

    /// AMD: S_BREV_B32
    s_brev_b32(w sdst: sdst<u32>, r ssrc0: ssrc<u32>)
        [group SALU] {
        sop1 = 0x004;
        sop1_lit = 0x004 { lit(ssrc0) }
    }

    /// AMD: S_BREV_B64
    s_brev_b64(w sdst: sdst<u64>, r ssrc0: ssrc<u64>)
        [group SALU] {
        sop1 = 0x005;
        sop1_lit = 0x005 { lit(ssrc0) }
    }

    /// AMD: S_CTZ_I32_B32
    s_ctz_i32_b32(w sdst: sdst<i32>, r ssrc0: ssrc<u32>)
        [group SALU, alias s_ff1_i32_b32] {
        sop1 = 0x008;
        sop1_lit = 0x008 { lit(ssrc0) }
    }

    /// AMD: S_CTZ_I32_B64
    s_ctz_i32_b64(w sdst: sdst<i32>, r ssrc0: ssrc<u64>)
        [group SALU, alias s_ff1_i32_b64] {
        sop1 = 0x009;
        sop1_lit = 0x009 { lit(ssrc0) }
    }

    /// AMD: S_CLZ_I32_U32
    s_clz_i32_u32(w sdst: sdst<i32>, r ssrc0: ssrc<u32>)
        [group SALU, alias s_flbit_i32_b32] {
        sop1 = 0x00a;
        sop1_lit = 0x00a { lit(ssrc0) }
    }

    /// AMD: S_CLZ_I32_U64
    s_clz_i32_u64(w sdst: sdst<i32>, r ssrc0: ssrc<u64>)
        [group SALU, alias s_flbit_i32_b64] {
        sop1 = 0x00b;
        sop1_lit = 0x00b { lit(ssrc0) }
    }

    /// AMD: S_CLS_I32
    s_cls_i32(w sdst: sdst<i32>, r ssrc0: ssrc<i32>)
        [group SALU, alias s_flbit_i32] {
        sop1 = 0x00c;
        sop1_lit = 0x00c { lit(ssrc0) }
    }

    /// AMD: S_CLS_I32_I64
    s_cls_i32_i64(w sdst: sdst<i32>, r ssrc0: ssrc<i64>)
        [group SALU, alias s_flbit_i32_i64] {
        sop1 = 0x00d;
        sop1_lit = 0x00d { lit(ssrc0) }
    }

    /// AMD: S_SEXT_I32_I8
    s_sext_i32_i8(w sdst: sdst<i32>, r ssrc0: ssrc<i16>)
        [group SALU] {
        sop1 = 0x00e;
        sop1_lit = 0x00e { lit(ssrc0) }
    }

    /// AMD: S_SEXT_I32_I16
    s_sext_i32_i16(w sdst: sdst<i32>, r ssrc0: ssrc<i16>)
        [group SALU] {
        sop1 = 0x00f;
        sop1_lit = 0x00f { lit(ssrc0) }
    }

    /// AMD: S_BITSET0_B32
    s_bitset0_b32(rw sdst: sdst<b32>, r ssrc0: ssrc<u32>)
        [group SALU] {
        sop1 = 0x010;
        sop1_lit = 0x010 { lit(ssrc0) }
    }

    /// AMD: S_BITSET0_B64
    s_bitset0_b64(rw sdst: sdst<b64>, r ssrc0: ssrc<u32>)
        [group SALU] {
        sop1 = 0x011;
        sop1_lit = 0x011 { lit(ssrc0) }
    }

    /// AMD: S_BITSET1_B32
    s_bitset1_b32(rw sdst: sdst<b32>, r ssrc0: ssrc<u32>)
        [group SALU] {
        sop1 = 0x012;
        sop1_lit = 0x012 { lit(ssrc0) }
    }

    /// AMD: S_BITSET1_B64
    s_bitset1_b64(rw sdst: sdst<b64>, r ssrc0: ssrc<u32>)
        [group SALU] {
        sop1 = 0x013;
        sop1_lit = 0x013 { lit(ssrc0) }
    }

    /// AMD: S_BITREPLICATE_B64_B32
    s_bitreplicate_b64_b32(w sdst: sdst<u64>, r ssrc0: ssrc<u32>)
        [group SALU] {
        sop1 = 0x014;
        sop1_lit = 0x014 { lit(ssrc0) }
    }

    /// AMD: S_ABS_I32
    s_abs_i32(w sdst: sdst<i32>, r ssrc0: ssrc<i32>)
        [group SALU, w scc] {
        sop1 = 0x015;
        sop1_lit = 0x015 { lit(ssrc0) }
    }

    /// AMD: S_BCNT0_I32_B32
    s_bcnt0_i32_b32(w sdst: sdst<i32>, r ssrc0: ssrc<u32>)
        [group SALU, w scc] {
        sop1 = 0x016;
        sop1_lit = 0x016 { lit(ssrc0) }
    }

    /// AMD: S_BCNT0_I32_B64
    s_bcnt0_i32_b64(w sdst: sdst<i32>, r ssrc0: ssrc<u64>)
        [group SALU, w scc] {
        sop1 = 0x017;
        sop1_lit = 0x017 { lit(ssrc0) }
    }

    /// AMD: S_BCNT1_I32_B32
    s_bcnt1_i32_b32(w sdst: sdst<i32>, r ssrc0: ssrc<u32>)
        [group SALU, w scc] {
        sop1 = 0x018;
        sop1_lit = 0x018 { lit(ssrc0) }
    }

    /// AMD: S_BCNT1_I32_B64
    s_bcnt1_i32_b64(w sdst: sdst<i32>, r ssrc0: ssrc<u64>)
        [group SALU, w scc] {
        sop1 = 0x019;
        sop1_lit = 0x019 { lit(ssrc0) }
    }

    /// AMD: S_QUADMASK_B32
    s_quadmask_b32(w sdst: sdst<u32>, r ssrc0: ssrc<u32>)
        [group SALU, w scc] {
        sop1 = 0x01a;
        sop1_lit = 0x01a { lit(ssrc0) }
    }

    /// AMD: S_QUADMASK_B64
    s_quadmask_b64(w sdst: sdst<u64>, r ssrc0: ssrc<u64>)
        [group SALU, w scc] {
        sop1 = 0x01b;
        sop1_lit = 0x01b { lit(ssrc0) }
    }

    /// AMD: S_WQM_B32
    s_wqm_b32(w sdst: sdst<u32>, r ssrc0: ssrc<u32>)
        [group SALU, w scc] {
        sop1 = 0x01c;
        sop1_lit = 0x01c { lit(ssrc0) }
    }

    /// AMD: S_WQM_B64
    s_wqm_b64(w sdst: sdst<u64>, r ssrc0: ssrc<u64>)
        [group SALU, w scc] {
        sop1 = 0x01d;
        sop1_lit = 0x01d { lit(ssrc0) }
    }

    /// AMD: S_NOT_B32
    s_not_b32(w sdst: sdst<u32>, r ssrc0: ssrc<u32>)
        [group SALU, w scc] {
        sop1 = 0x01e;
        sop1_lit = 0x01e { lit(ssrc0) }
    }

    /// AMD: S_NOT_B64
    s_not_b64(w sdst: sdst<u64>, r ssrc0: ssrc<u64>)
        [group SALU, w scc] {
        sop1 = 0x01f;
        sop1_lit = 0x01f { lit(ssrc0) }
    }

    /// AMD: S_AND_SAVEEXEC_B32
    s_and_saveexec_b32(w sdst: sreg<u32>, r ssrc0: ssrc<u32>)
        [group SALU, rw exec, w scc] {
        sop1 = 0x020;
        sop1_lit = 0x020 { lit(ssrc0) }
    }

    /// AMD: S_AND_SAVEEXEC_B64
    s_and_saveexec_b64(w sdst: sreg<u64>, r ssrc0: ssrc<u64>)
        [group SALU, rw exec, w scc] {
        sop1 = 0x021;
        sop1_lit = 0x021 { lit(ssrc0) }
    }

    /// AMD: S_OR_SAVEEXEC_B32
    s_or_saveexec_b32(w sdst: sreg<u32>, r ssrc0: ssrc<u32>)
        [group SALU, rw exec, w scc] {
        sop1 = 0x022;
        sop1_lit = 0x022 { lit(ssrc0) }
    }

    /// AMD: S_OR_SAVEEXEC_B64
    s_or_saveexec_b64(w sdst: sreg<u64>, r ssrc0: ssrc<u64>)
        [group SALU, rw exec, w scc] {
        sop1 = 0x023;
        sop1_lit = 0x023 { lit(ssrc0) }
    }

    /// AMD: S_XOR_SAVEEXEC_B32
    s_xor_saveexec_b32(w sdst: sreg<u32>, r ssrc0: ssrc<u32>)
        [group SALU, rw exec, w scc] {
        sop1 = 0x024;
        sop1_lit = 0x024 { lit(ssrc0) }
    }

    /// AMD: S_XOR_SAVEEXEC_B64
    s_xor_saveexec_b64(w sdst: sreg<u64>, r ssrc0: ssrc<u64>)
        [group SALU, rw exec, w scc] {
        sop1 = 0x025;
        sop1_lit = 0x025 { lit(ssrc0) }
    }

    /// AMD: S_NAND_SAVEEXEC_B32
    s_nand_saveexec_b32(w sdst: sreg<u32>, r ssrc0: ssrc<u32>)
        [group SALU, rw exec, w scc] {
        sop1 = 0x026;
        sop1_lit = 0x026 { lit(ssrc0) }
    }

    /// AMD: S_NAND_SAVEEXEC_B64
    s_nand_saveexec_b64(w sdst: sreg<u64>, r ssrc0: ssrc<u64>)
        [group SALU, rw exec, w scc] {
        sop1 = 0x027;
        sop1_lit = 0x027 { lit(ssrc0) }
    }

    /// AMD: S_NOR_SAVEEXEC_B32
    s_nor_saveexec_b32(w sdst: sreg<u32>, r ssrc0: ssrc<u32>)
        [group SALU, rw exec, w scc] {
        sop1 = 0x028;
        sop1_lit = 0x028 { lit(ssrc0) }
    }

    /// AMD: S_NOR_SAVEEXEC_B64
    s_nor_saveexec_b64(w sdst: sreg<u64>, r ssrc0: ssrc<u64>)
        [group SALU, rw exec, w scc] {
        sop1 = 0x029;
        sop1_lit = 0x029 { lit(ssrc0) }
    }

    /// AMD: S_XNOR_SAVEEXEC_B32
    s_xnor_saveexec_b32(w sdst: sreg<u32>, r ssrc0: ssrc<u32>)
        [group SALU, rw exec, w scc] {
        sop1 = 0x02a;
        sop1_lit = 0x02a { lit(ssrc0) }
    }

    /// AMD: S_XNOR_SAVEEXEC_B64
    s_xnor_saveexec_b64(w sdst: sreg<u64>, r ssrc0: ssrc<u64>)
        [group SALU, rw exec, w scc] {
        sop1 = 0x02b;
        sop1_lit = 0x02b { lit(ssrc0) }
    }

    /// AMD: S_AND_NOT0_SAVEEXEC_B32
    s_and_not0_saveexec_b32(w sdst: sreg<u32>, r ssrc0: ssrc<u32>)
        [group SALU, alias s_andn1_saveexec_b32, rw exec, w scc] {
        sop1 = 0x02c;
        sop1_lit = 0x02c { lit(ssrc0) }
    }

    /// AMD: S_AND_NOT0_SAVEEXEC_B64
    s_and_not0_saveexec_b64(w sdst: sreg<u64>, r ssrc0: ssrc<u64>)
        [group SALU, alias s_andn1_saveexec_b64, rw exec, w scc] {
        sop1 = 0x02d;
        sop1_lit = 0x02d { lit(ssrc0) }
    }

    /// AMD: S_OR_NOT0_SAVEEXEC_B32
    s_or_not0_saveexec_b32(w sdst: sreg<u32>, r ssrc0: ssrc<u32>)
        [group SALU, alias s_orn1_saveexec_b32, rw exec, w scc] {
        sop1 = 0x02e;
        sop1_lit = 0x02e { lit(ssrc0) }
    }

    /// AMD: S_OR_NOT0_SAVEEXEC_B64
    s_or_not0_saveexec_b64(w sdst: sreg<u64>, r ssrc0: ssrc<u64>)
        [group SALU, alias s_orn1_saveexec_b64, rw exec, w scc] {
        sop1 = 0x02f;
        sop1_lit = 0x02f { lit(ssrc0) }
    }

    /// AMD: S_AND_NOT1_SAVEEXEC_B32
    s_and_not1_saveexec_b32(w sdst: sreg<u32>, r ssrc0: ssrc<u32>)
        [group SALU, alias s_andn2_saveexec_b32, rw exec, w scc] {
        sop1 = 0x030;
        sop1_lit = 0x030 { lit(ssrc0) }
    }

    /// AMD: S_AND_NOT1_SAVEEXEC_B64
    s_and_not1_saveexec_b64(w sdst: sreg<u64>, r ssrc0: ssrc<u64>)
        [group SALU, alias s_andn2_saveexec_b64, rw exec, w scc] {
        sop1 = 0x031;
        sop1_lit = 0x031 { lit(ssrc0) }
    }

    /// AMD: S_OR_NOT1_SAVEEXEC_B32
    s_or_not1_saveexec_b32(w sdst: sreg<u32>, r ssrc0: ssrc<u32>)
        [group SALU, alias s_orn2_saveexec_b32, rw exec, w scc] {
        sop1 = 0x032;
        sop1_lit = 0x032 { lit(ssrc0) }
    }

    /// AMD: S_OR_NOT1_SAVEEXEC_B64
    s_or_not1_saveexec_b64(w sdst: sreg<u64>, r ssrc0: ssrc<u64>)
        [group SALU, alias s_orn2_saveexec_b64, rw exec, w scc] {
        sop1 = 0x033;
        sop1_lit = 0x033 { lit(ssrc0) }
    }

    /// AMD: S_AND_NOT0_WREXEC_B32
    s_and_not0_wrexec_b32(w sdst: sreg<u32>, r ssrc0: ssrc<u32>)
        [group SALU, alias s_andn1_wrexec_b32, rw exec, w scc] {
        sop1 = 0x034;
        sop1_lit = 0x034 { lit(ssrc0) }
    }

    /// AMD: S_AND_NOT0_WREXEC_B64
    s_and_not0_wrexec_b64(w sdst: sreg<u64>, r ssrc0: ssrc<u64>)
        [group SALU, alias s_andn1_wrexec_b64, rw exec, w scc] {
        sop1 = 0x035;
        sop1_lit = 0x035 { lit(ssrc0) }
    }

    /// AMD: S_AND_NOT1_WREXEC_B32
    s_and_not1_wrexec_b32(w sdst: sreg<u32>, r ssrc0: ssrc<u32>)
        [group SALU, alias s_andn2_wrexec_b32, rw exec, w scc] {
        sop1 = 0x036;
        sop1_lit = 0x036 { lit(ssrc0) }
    }

    /// AMD: S_AND_NOT1_WREXEC_B64
    s_and_not1_wrexec_b64(w sdst: sreg<u64>, r ssrc0: ssrc<u64>)
        [group SALU, alias s_andn2_wrexec_b64, rw exec, w scc] {
        sop1 = 0x037;
        sop1_lit = 0x037 { lit(ssrc0) }
    }

    /// AMD: S_MOVRELS_B32
    s_movrels_b32(w sdst: sdst<b32>, r ssrc0: sreg<b32>)
        [group SALU, r m0, relative_read] {
        sop1 = 0x040;
    }

    /// AMD: S_MOVRELS_B64
    s_movrels_b64(w sdst: sdst<b64>, r ssrc0: sreg<b64>)
        [group SALU, r m0, relative_read] {
        sop1 = 0x041;
    }

    /// AMD: S_MOVRELD_B32
    s_movreld_b32(w sdst: sreg<b32>, r ssrc0: ssrc<b32>)
        [group SALU, r m0, relative_write] {
        sop1 = 0x042;
        sop1_lit = 0x042 { lit(ssrc0) }
    }

    /// AMD: S_MOVRELD_B64
    s_movreld_b64(w sdst: sreg<b64>, r ssrc0: ssrc<b64>)
        [group SALU, r m0, relative_write] {
        sop1 = 0x043;
        sop1_lit = 0x043 { lit(ssrc0) }
    }

    /// AMD: S_MOVRELSD_2_B32
    s_movrelsd_2_b32(w sdst: sreg<b32>, r ssrc0: sreg<b32>)
        [group SALU, r m0, relative_read, relative_write] {
        sop1 = 0x044;
    }

    /// AMD: S_GETPC_B64
    s_getpc_b64(w sdst: sdst<b64>)
        [group SALU, r pc] {
        sop1 = 0x047;
    }

    /// AMD: S_SETPC_B64
    s_setpc_b64(r ssrc0: sreg<b64>)
        [group SALU, w pc, branch, indirect] {
        sop1 = 0x048;
    }

    /// AMD: S_SWAPPC_B64
    s_swappc_b64(w sdst: sdst<b64>, r ssrc0: sreg<b64>)
        [group SALU, rw pc, branch, indirect] {
        sop1 = 0x049;
    }

    /// AMD: S_RFE_B64
    s_rfe_b64(r ssrc0: sreg<b64>)
        [group TRAP, w pc, branch, indirect] {
        sop1 = 0x04a;
    }

    /// AMD: S_SENDMSG_RTN_B32
    s_sendmsg_rtn_b32(w sdst: sdst<b32>, imm ssrc0: sendmsg_rtn<b32>)
        [group MESSAGE, r m0, counts_km] {
        sop1 = 0x04c;
    }

    /// AMD: S_SENDMSG_RTN_B64
    s_sendmsg_rtn_b64(w sdst: sdst<b64>, imm ssrc0: sendmsg_rtn<b32>)
        [group MESSAGE, r m0, counts_km] {
        sop1 = 0x04d;
    }

    /// AMD: S_BARRIER_SIGNAL
    s_barrier_signal(r ssrc0: barrier_id<b32>)
        [group MESSAGE, barrier] {
        sop1 = 0x04e;
    }

    /// AMD: S_BARRIER_SIGNAL_ISFIRST
    s_barrier_signal_isfirst(r ssrc0: barrier_id<b32>)
        [group MESSAGE, w scc, barrier, counts_km] {
        sop1 = 0x04f;
    }

    /// AMD: S_ALLOC_VGPR
    s_alloc_vgpr(r ssrc0: ssrc<b32>)
        [group SALU, w scc] {
        sop1 = 0x053;
        sop1_lit = 0x053 { lit(ssrc0) }
    }

    /// AMD: S_SLEEP_VAR
    s_sleep_var(r ssrc0: ssrc<b32>)
        [group SALU] {
        sop1 = 0x058;
        sop1_lit = 0x058 { lit(ssrc0) }
    }

    /// AMD: S_CEIL_F32
    s_ceil_f32(w sdst: sdst<f32>, r ssrc0: ssrc<f32>)
        [group SALU, sub FLOATING_POINT, r mode] {
        sop1 = 0x060;
        sop1_lit = 0x060 { lit(ssrc0) }
    }

    /// AMD: S_FLOOR_F32
    s_floor_f32(w sdst: sdst<f32>, r ssrc0: ssrc<f32>)
        [group SALU, sub FLOATING_POINT, r mode] {
        sop1 = 0x061;
        sop1_lit = 0x061 { lit(ssrc0) }
    }

    /// AMD: S_TRUNC_F32
    s_trunc_f32(w sdst: sdst<f32>, r ssrc0: ssrc<f32>)
        [group SALU, sub FLOATING_POINT, r mode] {
        sop1 = 0x062;
        sop1_lit = 0x062 { lit(ssrc0) }
    }

    /// AMD: S_RNDNE_F32
    s_rndne_f32(w sdst: sdst<f32>, r ssrc0: ssrc<f32>)
        [group SALU, sub FLOATING_POINT, r mode] {
        sop1 = 0x063;
        sop1_lit = 0x063 { lit(ssrc0) }
    }

    /// AMD: S_CVT_F32_I32
    s_cvt_f32_i32(w sdst: sdst<f32>, r ssrc0: ssrc<i32>)
        [group SALU, sub FLOATING_POINT, r mode] {
        sop1 = 0x064;
        sop1_lit = 0x064 { lit(ssrc0) }
    }

    /// AMD: S_CVT_F32_U32
    s_cvt_f32_u32(w sdst: sdst<f32>, r ssrc0: ssrc<u32>)
        [group SALU, sub FLOATING_POINT, r mode] {
        sop1 = 0x065;
        sop1_lit = 0x065 { lit(ssrc0) }
    }

    /// AMD: S_CVT_I32_F32
    s_cvt_i32_f32(w sdst: sdst<i32>, r ssrc0: ssrc<f32>)
        [group SALU, sub FLOATING_POINT, r mode] {
        sop1 = 0x066;
        sop1_lit = 0x066 { lit(ssrc0) }
    }

    /// AMD: S_CVT_U32_F32
    s_cvt_u32_f32(w sdst: sdst<u32>, r ssrc0: ssrc<f32>)
        [group SALU, sub FLOATING_POINT, r mode] {
        sop1 = 0x067;
        sop1_lit = 0x067 { lit(ssrc0) }
    }

    /// AMD: S_CVT_F16_F32
    s_cvt_f16_f32(w sdst: sdst<f16>, r ssrc0: ssrc<f32>)
        [group SALU, sub FLOATING_POINT, r mode] {
        sop1 = 0x068;
        sop1_lit = 0x068 { lit(ssrc0) }
    }

    /// AMD: S_CVT_F32_F16
    s_cvt_f32_f16(w sdst: sdst<f32>, r ssrc0: ssrc<f16>)
        [group SALU, sub FLOATING_POINT, r mode] {
        sop1 = 0x069;
        sop1_lit = 0x069 { lit(ssrc0) }
    }

    /// AMD: S_CVT_HI_F32_F16
    s_cvt_hi_f32_f16(w sdst: sdst<f32>, r ssrc0: ssrc<f16>)
        [group SALU, sub FLOATING_POINT, r mode] {
        sop1 = 0x06a;
        sop1_lit = 0x06a { lit(ssrc0) }
    }

    /// AMD: S_CEIL_F16
    s_ceil_f16(w sdst: sdst<f16>, r ssrc0: ssrc<f16>)
        [group SALU, sub FLOATING_POINT, r mode] {
        sop1 = 0x06b;
        sop1_lit = 0x06b { lit(ssrc0) }
    }

    /// AMD: S_FLOOR_F16
    s_floor_f16(w sdst: sdst<f16>, r ssrc0: ssrc<f16>)
        [group SALU, sub FLOATING_POINT, r mode] {
        sop1 = 0x06c;
        sop1_lit = 0x06c { lit(ssrc0) }
    }

    /// AMD: S_TRUNC_F16
    s_trunc_f16(w sdst: sdst<f16>, r ssrc0: ssrc<f16>)
        [group SALU, sub FLOATING_POINT, r mode] {
        sop1 = 0x06d;
        sop1_lit = 0x06d { lit(ssrc0) }
    }

    /// AMD: S_RNDNE_F16
    s_rndne_f16(w sdst: sdst<f16>, r ssrc0: ssrc<f16>)
        [group SALU, sub FLOATING_POINT, r mode] {
        sop1 = 0x06e;
        sop1_lit = 0x06e { lit(ssrc0) }
    }

    /// AMD: S_GET_BARRIER_STATE
    s_get_barrier_state(w sdst: sdst<b32>, r ssrc0: barrier_id<b32>)
        [group WAVE_CONTROL, barrier, counts_km, unverified] {
        sop1 = 0x050;
    }

    /// AMD: S_BARRIER_INIT
    s_barrier_init(r ssrc0: barrier_id<b32>)
        [group WAVE_CONTROL, r m0, barrier, unverified] {
        sop1 = 0x051;
    }

    /// AMD: S_BARRIER_JOIN
    s_barrier_join(r ssrc0: barrier_id<b32>)
        [group WAVE_CONTROL, barrier, unverified] {
        sop1 = 0x052;
    }
}
