//! AMD RDNA 4: instructions whose shortest form is SOP2.
//!
//! Written by `cargo xtask codegen` from AMD's machine-readable specification, release 2025-02-19, schema 1.1.0,
//! SHA-256 61ac952a5259a3adcd816b4b4082c77e801d43b6f0cde3a02c8dae3394efc768,
//! and the errata in `isa-defs/errata`. Changes go there.

rdna4_isa_macros::define! {
    arch rdna4;
    part sop2;

    /// AMD: S_ADD_CO_U32
    s_add_co_u32(w sdst: sdst<u32>, r ssrc0: ssrc<u32>, r ssrc1: ssrc<u32>)
        [group SALU, alias s_add_u32, w scc] {
        sop2 = 0x000;
        sop2_lit = 0x000 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_SUB_CO_U32
    s_sub_co_u32(w sdst: sdst<u32>, r ssrc0: ssrc<u32>, r ssrc1: ssrc<u32>)
        [group SALU, alias s_sub_u32, w scc] {
        sop2 = 0x001;
        sop2_lit = 0x001 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_ADD_CO_I32
    s_add_co_i32(w sdst: sdst<i32>, r ssrc0: ssrc<i32>, r ssrc1: ssrc<i32>)
        [group SALU, alias s_add_i32, w scc] {
        sop2 = 0x002;
        sop2_lit = 0x002 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_SUB_CO_I32
    s_sub_co_i32(w sdst: sdst<i32>, r ssrc0: ssrc<i32>, r ssrc1: ssrc<i32>)
        [group SALU, alias s_sub_i32, w scc] {
        sop2 = 0x003;
        sop2_lit = 0x003 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_ADD_CO_CI_U32
    s_add_co_ci_u32(w sdst: sdst<u32>, r ssrc0: ssrc<u32>, r ssrc1: ssrc<u32>)
        [group SALU, alias s_addc_u32, rw scc] {
        sop2 = 0x004;
        sop2_lit = 0x004 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_SUB_CO_CI_U32
    s_sub_co_ci_u32(w sdst: sdst<u32>, r ssrc0: ssrc<u32>, r ssrc1: ssrc<u32>)
        [group SALU, alias s_subb_u32, rw scc] {
        sop2 = 0x005;
        sop2_lit = 0x005 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_ABSDIFF_I32
    s_absdiff_i32(w sdst: sdst<i32>, r ssrc0: ssrc<i32>, r ssrc1: ssrc<i32>)
        [group SALU, w scc] {
        sop2 = 0x006;
        sop2_lit = 0x006 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_LSHL_B32
    s_lshl_b32(w sdst: sdst<u32>, r ssrc0: ssrc<u32>, r ssrc1: ssrc<u32>)
        [group SALU, w scc] {
        sop2 = 0x008;
        sop2_lit = 0x008 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_LSHL_B64
    s_lshl_b64(w sdst: sdst<u64>, r ssrc0: ssrc<u64>, r ssrc1: ssrc<u32>)
        [group SALU, w scc] {
        sop2 = 0x009;
        sop2_lit = 0x009 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_LSHR_B32
    s_lshr_b32(w sdst: sdst<u32>, r ssrc0: ssrc<u32>, r ssrc1: ssrc<u32>)
        [group SALU, w scc] {
        sop2 = 0x00a;
        sop2_lit = 0x00a { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_LSHR_B64
    s_lshr_b64(w sdst: sdst<u64>, r ssrc0: ssrc<u64>, r ssrc1: ssrc<u32>)
        [group SALU, w scc] {
        sop2 = 0x00b;
        sop2_lit = 0x00b { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_ASHR_I32
    s_ashr_i32(w sdst: sdst<i32>, r ssrc0: ssrc<i32>, r ssrc1: ssrc<u32>)
        [group SALU, w scc] {
        sop2 = 0x00c;
        sop2_lit = 0x00c { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_ASHR_I64
    s_ashr_i64(w sdst: sdst<i64>, r ssrc0: ssrc<i64>, r ssrc1: ssrc<u32>)
        [group SALU, w scc] {
        sop2 = 0x00d;
        sop2_lit = 0x00d { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_LSHL1_ADD_U32
    s_lshl1_add_u32(w sdst: sdst<u32>, r ssrc0: ssrc<u32>, r ssrc1: ssrc<u32>)
        [group SALU, w scc] {
        sop2 = 0x00e;
        sop2_lit = 0x00e { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_LSHL2_ADD_U32
    s_lshl2_add_u32(w sdst: sdst<u32>, r ssrc0: ssrc<u32>, r ssrc1: ssrc<u32>)
        [group SALU, w scc] {
        sop2 = 0x00f;
        sop2_lit = 0x00f { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_LSHL3_ADD_U32
    s_lshl3_add_u32(w sdst: sdst<u32>, r ssrc0: ssrc<u32>, r ssrc1: ssrc<u32>)
        [group SALU, w scc] {
        sop2 = 0x010;
        sop2_lit = 0x010 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_LSHL4_ADD_U32
    s_lshl4_add_u32(w sdst: sdst<u32>, r ssrc0: ssrc<u32>, r ssrc1: ssrc<u32>)
        [group SALU, w scc] {
        sop2 = 0x011;
        sop2_lit = 0x011 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_MIN_I32
    s_min_i32(w sdst: sdst<i32>, r ssrc0: ssrc<i32>, r ssrc1: ssrc<i32>)
        [group SALU, w scc] {
        sop2 = 0x012;
        sop2_lit = 0x012 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_MIN_U32
    s_min_u32(w sdst: sdst<u32>, r ssrc0: ssrc<u32>, r ssrc1: ssrc<u32>)
        [group SALU, w scc] {
        sop2 = 0x013;
        sop2_lit = 0x013 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_MAX_I32
    s_max_i32(w sdst: sdst<i32>, r ssrc0: ssrc<i32>, r ssrc1: ssrc<i32>)
        [group SALU, w scc] {
        sop2 = 0x014;
        sop2_lit = 0x014 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_MAX_U32
    s_max_u32(w sdst: sdst<u32>, r ssrc0: ssrc<u32>, r ssrc1: ssrc<u32>)
        [group SALU, w scc] {
        sop2 = 0x015;
        sop2_lit = 0x015 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_AND_B32
    s_and_b32(w sdst: sdst<u32>, r ssrc0: ssrc<u32>, r ssrc1: ssrc<u32>)
        [group SALU, w scc] {
        sop2 = 0x016;
        sop2_lit = 0x016 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_AND_B64
    s_and_b64(w sdst: sdst<u64>, r ssrc0: ssrc<u64>, r ssrc1: ssrc<u64>)
        [group SALU, w scc] {
        sop2 = 0x017;
        sop2_lit = 0x017 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_OR_B32
    s_or_b32(w sdst: sdst<u32>, r ssrc0: ssrc<u32>, r ssrc1: ssrc<u32>)
        [group SALU, w scc] {
        sop2 = 0x018;
        sop2_lit = 0x018 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_OR_B64
    s_or_b64(w sdst: sdst<u64>, r ssrc0: ssrc<u64>, r ssrc1: ssrc<u64>)
        [group SALU, w scc] {
        sop2 = 0x019;
        sop2_lit = 0x019 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_XOR_B32
    s_xor_b32(w sdst: sdst<u32>, r ssrc0: ssrc<u32>, r ssrc1: ssrc<u32>)
        [group SALU, w scc] {
        sop2 = 0x01a;
        sop2_lit = 0x01a { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_XOR_B64
    s_xor_b64(w sdst: sdst<u64>, r ssrc0: ssrc<u64>, r ssrc1: ssrc<u64>)
        [group SALU, w scc] {
        sop2 = 0x01b;
        sop2_lit = 0x01b { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_NAND_B32
    s_nand_b32(w sdst: sdst<u32>, r ssrc0: ssrc<u32>, r ssrc1: ssrc<u32>)
        [group SALU, w scc] {
        sop2 = 0x01c;
        sop2_lit = 0x01c { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_NAND_B64
    s_nand_b64(w sdst: sdst<u64>, r ssrc0: ssrc<u64>, r ssrc1: ssrc<u64>)
        [group SALU, w scc] {
        sop2 = 0x01d;
        sop2_lit = 0x01d { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_NOR_B32
    s_nor_b32(w sdst: sdst<u32>, r ssrc0: ssrc<u32>, r ssrc1: ssrc<u32>)
        [group SALU, w scc] {
        sop2 = 0x01e;
        sop2_lit = 0x01e { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_NOR_B64
    s_nor_b64(w sdst: sdst<u64>, r ssrc0: ssrc<u64>, r ssrc1: ssrc<u64>)
        [group SALU, w scc] {
        sop2 = 0x01f;
        sop2_lit = 0x01f { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_XNOR_B32
    s_xnor_b32(w sdst: sdst<u32>, r ssrc0: ssrc<u32>, r ssrc1: ssrc<u32>)
        [group SALU, w scc] {
        sop2 = 0x020;
        sop2_lit = 0x020 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_XNOR_B64
    s_xnor_b64(w sdst: sdst<u64>, r ssrc0: ssrc<u64>, r ssrc1: ssrc<u64>)
        [group SALU, w scc] {
        sop2 = 0x021;
        sop2_lit = 0x021 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_AND_NOT1_B32
    s_and_not1_b32(w sdst: sdst<u32>, r ssrc0: ssrc<u32>, r ssrc1: ssrc<u32>)
        [group SALU, alias s_andn2_b32, w scc] {
        sop2 = 0x022;
        sop2_lit = 0x022 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_AND_NOT1_B64
    s_and_not1_b64(w sdst: sdst<u64>, r ssrc0: ssrc<u64>, r ssrc1: ssrc<u64>)
        [group SALU, alias s_andn2_b64, w scc] {
        sop2 = 0x023;
        sop2_lit = 0x023 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_OR_NOT1_B32
    s_or_not1_b32(w sdst: sdst<u32>, r ssrc0: ssrc<u32>, r ssrc1: ssrc<u32>)
        [group SALU, alias s_orn2_b32, w scc] {
        sop2 = 0x024;
        sop2_lit = 0x024 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_OR_NOT1_B64
    s_or_not1_b64(w sdst: sdst<u64>, r ssrc0: ssrc<u64>, r ssrc1: ssrc<u64>)
        [group SALU, alias s_orn2_b64, w scc] {
        sop2 = 0x025;
        sop2_lit = 0x025 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_BFE_U32
    s_bfe_u32(w sdst: sdst<u32>, r ssrc0: ssrc<u32>, r ssrc1: ssrc<u32>)
        [group SALU, w scc] {
        sop2 = 0x026;
        sop2_lit = 0x026 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_BFE_I32
    s_bfe_i32(w sdst: sdst<i32>, r ssrc0: ssrc<i32>, r ssrc1: ssrc<u32>)
        [group SALU, w scc] {
        sop2 = 0x027;
        sop2_lit = 0x027 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_BFE_U64
    s_bfe_u64(w sdst: sdst<u64>, r ssrc0: ssrc<u64>, r ssrc1: ssrc<u32>)
        [group SALU, w scc] {
        sop2 = 0x028;
        sop2_lit = 0x028 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_BFE_I64
    s_bfe_i64(w sdst: sdst<i64>, r ssrc0: ssrc<i64>, r ssrc1: ssrc<u32>)
        [group SALU, w scc] {
        sop2 = 0x029;
        sop2_lit = 0x029 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_BFM_B32
    s_bfm_b32(w sdst: sdst<u32>, r ssrc0: ssrc<u32>, r ssrc1: ssrc<u32>)
        [group SALU] {
        sop2 = 0x02a;
        sop2_lit = 0x02a { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_BFM_B64
    s_bfm_b64(w sdst: sdst<u64>, r ssrc0: ssrc<u32>, r ssrc1: ssrc<u32>)
        [group SALU] {
        sop2 = 0x02b;
        sop2_lit = 0x02b { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_MUL_I32
    s_mul_i32(w sdst: sdst<i32>, r ssrc0: ssrc<i32>, r ssrc1: ssrc<i32>)
        [group SALU] {
        sop2 = 0x02c;
        sop2_lit = 0x02c { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_MUL_HI_U32
    s_mul_hi_u32(w sdst: sdst<u32>, r ssrc0: ssrc<u32>, r ssrc1: ssrc<u32>)
        [group SALU] {
        sop2 = 0x02d;
        sop2_lit = 0x02d { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_MUL_HI_I32
    s_mul_hi_i32(w sdst: sdst<i32>, r ssrc0: ssrc<i32>, r ssrc1: ssrc<i32>)
        [group SALU] {
        sop2 = 0x02e;
        sop2_lit = 0x02e { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CSELECT_B32
    s_cselect_b32(w sdst: sdst<b32>, r ssrc0: ssrc<b32>, r ssrc1: ssrc<b32>)
        [group SALU, r scc] {
        sop2 = 0x030;
        sop2_lit = 0x030 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CSELECT_B64
    s_cselect_b64(w sdst: sdst<b64>, r ssrc0: ssrc<b64>, r ssrc1: ssrc<b64>)
        [group SALU, r scc] {
        sop2 = 0x031;
        sop2_lit = 0x031 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_PACK_LL_B32_B16
    s_pack_ll_b32_b16(w sdst: sdst<b32>, r ssrc0: ssrc<b16>, r ssrc1: ssrc<b16>)
        [group SALU] {
        sop2 = 0x032;
        sop2_lit = 0x032 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_PACK_LH_B32_B16
    s_pack_lh_b32_b16(w sdst: sdst<b32>, r ssrc0: ssrc<b16>, r ssrc1: ssrc<b32>)
        [group SALU] {
        sop2 = 0x033;
        sop2_lit = 0x033 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_PACK_HH_B32_B16
    s_pack_hh_b32_b16(w sdst: sdst<b32>, r ssrc0: ssrc<b32>, r ssrc1: ssrc<b32>)
        [group SALU] {
        sop2 = 0x034;
        sop2_lit = 0x034 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_PACK_HL_B32_B16
    s_pack_hl_b32_b16(w sdst: sdst<b32>, r ssrc0: ssrc<b32>, r ssrc1: ssrc<b16>)
        [group SALU] {
        sop2 = 0x035;
        sop2_lit = 0x035 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_ADD_F32
    s_add_f32(w sdst: sdst<f32>, r ssrc0: ssrc<f32>, r ssrc1: ssrc<f32>)
        [group SALU, sub FLOATING_POINT, r mode] {
        sop2 = 0x040;
        sop2_lit = 0x040 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_SUB_F32
    s_sub_f32(w sdst: sdst<f32>, r ssrc0: ssrc<f32>, r ssrc1: ssrc<f32>)
        [group SALU, sub FLOATING_POINT, r mode] {
        sop2 = 0x041;
        sop2_lit = 0x041 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_MIN_NUM_F32
    s_min_num_f32(w sdst: sdst<f32>, r ssrc0: ssrc<f32>, r ssrc1: ssrc<f32>)
        [group SALU, sub FLOATING_POINT, alias s_min_f32, r mode] {
        sop2 = 0x042;
        sop2_lit = 0x042 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_MAX_NUM_F32
    s_max_num_f32(w sdst: sdst<f32>, r ssrc0: ssrc<f32>, r ssrc1: ssrc<f32>)
        [group SALU, sub FLOATING_POINT, alias s_max_f32, r mode] {
        sop2 = 0x043;
        sop2_lit = 0x043 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_MUL_F32
    s_mul_f32(w sdst: sdst<f32>, r ssrc0: ssrc<f32>, r ssrc1: ssrc<f32>)
        [group SALU, sub FLOATING_POINT, r mode] {
        sop2 = 0x044;
        sop2_lit = 0x044 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_FMAAK_F32
    s_fmaak_f32(w sdst: sdst<f32>, r ssrc0: ssrc<f32>, r ssrc1: ssrc<f32>, imm simm32: literal<f32>)
        [group SALU, sub FLOATING_POINT, r mode] {
        sop2_lit = 0x045 { always, lit(ssrc0, ssrc1) }
    }

    /// AMD: S_FMAMK_F32
    s_fmamk_f32(w sdst: sdst<f32>, r ssrc0: ssrc<f32>, imm simm32: literal<f32>, r ssrc1: ssrc<f32>)
        [group SALU, sub FLOATING_POINT, r mode] {
        sop2_lit = 0x046 { always, lit(ssrc0, ssrc1) }
    }

    /// AMD: S_FMAC_F32
    s_fmac_f32(rw sdst: sdst<f32>, r ssrc0: ssrc<f32>, r ssrc1: ssrc<f32>)
        [group SALU, sub FLOATING_POINT, r mode] {
        sop2 = 0x047;
        sop2_lit = 0x047 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CVT_PK_RTZ_F16_F32
    s_cvt_pk_rtz_f16_f32(w sdst: sdst<pk2_f16>, r ssrc0: ssrc<f32>, r ssrc1: ssrc<f32>)
        [group SALU, sub FLOATING_POINT, r mode] {
        sop2 = 0x048;
        sop2_lit = 0x048 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_ADD_F16
    s_add_f16(w sdst: sdst<f16>, r ssrc0: ssrc<f16>, r ssrc1: ssrc<f16>)
        [group SALU, sub FLOATING_POINT, r mode] {
        sop2 = 0x049;
        sop2_lit = 0x049 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_SUB_F16
    s_sub_f16(w sdst: sdst<f16>, r ssrc0: ssrc<f16>, r ssrc1: ssrc<f16>)
        [group SALU, sub FLOATING_POINT, r mode] {
        sop2 = 0x04a;
        sop2_lit = 0x04a { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_MIN_NUM_F16
    s_min_num_f16(w sdst: sdst<f16>, r ssrc0: ssrc<f16>, r ssrc1: ssrc<f16>)
        [group SALU, sub FLOATING_POINT, alias s_min_f16, r mode] {
        sop2 = 0x04b;
        sop2_lit = 0x04b { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_MAX_NUM_F16
    s_max_num_f16(w sdst: sdst<f16>, r ssrc0: ssrc<f16>, r ssrc1: ssrc<f16>)
        [group SALU, sub FLOATING_POINT, alias s_max_f16, r mode] {
        sop2 = 0x04c;
        sop2_lit = 0x04c { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_MUL_F16
    s_mul_f16(w sdst: sdst<f16>, r ssrc0: ssrc<f16>, r ssrc1: ssrc<f16>)
        [group SALU, sub FLOATING_POINT, r mode] {
        sop2 = 0x04d;
        sop2_lit = 0x04d { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_FMAC_F16
    s_fmac_f16(rw sdst: sdst<f16>, r ssrc0: ssrc<f16>, r ssrc1: ssrc<f16>)
        [group SALU, sub FLOATING_POINT, r mode] {
        sop2 = 0x04e;
        sop2_lit = 0x04e { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_MINIMUM_F32
    s_minimum_f32(w sdst: sdst<f32>, r ssrc0: ssrc<f32>, r ssrc1: ssrc<f32>)
        [group SALU, sub FLOATING_POINT] {
        sop2 = 0x04f;
        sop2_lit = 0x04f { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_MAXIMUM_F32
    s_maximum_f32(w sdst: sdst<f32>, r ssrc0: ssrc<f32>, r ssrc1: ssrc<f32>)
        [group SALU, sub FLOATING_POINT] {
        sop2 = 0x050;
        sop2_lit = 0x050 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_MINIMUM_F16
    s_minimum_f16(w sdst: sdst<f16>, r ssrc0: ssrc<f16>, r ssrc1: ssrc<f16>)
        [group SALU, sub FLOATING_POINT] {
        sop2 = 0x051;
        sop2_lit = 0x051 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_MAXIMUM_F16
    s_maximum_f16(w sdst: sdst<f16>, r ssrc0: ssrc<f16>, r ssrc1: ssrc<f16>)
        [group SALU, sub FLOATING_POINT] {
        sop2 = 0x052;
        sop2_lit = 0x052 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_ADD_NC_U64
    s_add_nc_u64(w sdst: sdst<u64>, r ssrc0: ssrc<u64>, r ssrc1: ssrc<u64>)
        [group SALU, alias s_add_u64] {
        sop2 = 0x053;
        sop2_lit = 0x053 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_SUB_NC_U64
    s_sub_nc_u64(w sdst: sdst<u64>, r ssrc0: ssrc<u64>, r ssrc1: ssrc<u64>)
        [group SALU, alias s_sub_u64] {
        sop2 = 0x054;
        sop2_lit = 0x054 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_MUL_U64
    s_mul_u64(w sdst: sdst<u64>, r ssrc0: ssrc<u64>, r ssrc1: ssrc<u64>)
        [group SALU] {
        sop2 = 0x055;
        sop2_lit = 0x055 { lit(ssrc0, ssrc1) }
    }
}
