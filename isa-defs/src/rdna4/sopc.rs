//! AMD RDNA 4: instructions whose shortest form is SOPC.
//!
//! Written by `cargo xtask codegen` from AMD's machine-readable specification, release 2025-02-19, schema 1.1.0,
//! SHA-256 61ac952a5259a3adcd816b4b4082c77e801d43b6f0cde3a02c8dae3394efc768,
//! and the errata in `isa-defs/errata`. Changes go there.

rdna4_isa_macros::define! {
    arch rdna4;
    part sopc;

    /// AMD: S_CMP_EQ_I32
    s_cmp_eq_i32(r ssrc0: ssrc<i32>, r ssrc1: ssrc<i32>)
        [group SALU, w scc] {
        sopc = 0x000;
        sopc_lit = 0x000 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_LG_I32
    s_cmp_lg_i32(r ssrc0: ssrc<i32>, r ssrc1: ssrc<i32>)
        [group SALU, w scc] {
        sopc = 0x001;
        sopc_lit = 0x001 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_GT_I32
    s_cmp_gt_i32(r ssrc0: ssrc<i32>, r ssrc1: ssrc<i32>)
        [group SALU, w scc] {
        sopc = 0x002;
        sopc_lit = 0x002 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_GE_I32
    s_cmp_ge_i32(r ssrc0: ssrc<i32>, r ssrc1: ssrc<i32>)
        [group SALU, w scc] {
        sopc = 0x003;
        sopc_lit = 0x003 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_LT_I32
    s_cmp_lt_i32(r ssrc0: ssrc<i32>, r ssrc1: ssrc<i32>)
        [group SALU, w scc] {
        sopc = 0x004;
        sopc_lit = 0x004 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_LE_I32
    s_cmp_le_i32(r ssrc0: ssrc<i32>, r ssrc1: ssrc<i32>)
        [group SALU, w scc] {
        sopc = 0x005;
        sopc_lit = 0x005 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_EQ_U32
    s_cmp_eq_u32(r ssrc0: ssrc<u32>, r ssrc1: ssrc<u32>)
        [group SALU, w scc] {
        sopc = 0x006;
        sopc_lit = 0x006 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_LG_U32
    s_cmp_lg_u32(r ssrc0: ssrc<u32>, r ssrc1: ssrc<u32>)
        [group SALU, w scc] {
        sopc = 0x007;
        sopc_lit = 0x007 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_GT_U32
    s_cmp_gt_u32(r ssrc0: ssrc<u32>, r ssrc1: ssrc<u32>)
        [group SALU, w scc] {
        sopc = 0x008;
        sopc_lit = 0x008 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_GE_U32
    s_cmp_ge_u32(r ssrc0: ssrc<u32>, r ssrc1: ssrc<u32>)
        [group SALU, w scc] {
        sopc = 0x009;
        sopc_lit = 0x009 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_LT_U32
    s_cmp_lt_u32(r ssrc0: ssrc<u32>, r ssrc1: ssrc<u32>)
        [group SALU, w scc] {
        sopc = 0x00a;
        sopc_lit = 0x00a { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_LE_U32
    s_cmp_le_u32(r ssrc0: ssrc<u32>, r ssrc1: ssrc<u32>)
        [group SALU, w scc] {
        sopc = 0x00b;
        sopc_lit = 0x00b { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_BITCMP0_B32
    s_bitcmp0_b32(r ssrc0: ssrc<u32>, r ssrc1: ssrc<u32>)
        [group SALU, w scc] {
        sopc = 0x00c;
        sopc_lit = 0x00c { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_BITCMP1_B32
    s_bitcmp1_b32(r ssrc0: ssrc<u32>, r ssrc1: ssrc<u32>)
        [group SALU, w scc] {
        sopc = 0x00d;
        sopc_lit = 0x00d { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_BITCMP0_B64
    s_bitcmp0_b64(r ssrc0: ssrc<u64>, r ssrc1: ssrc<u32>)
        [group SALU, w scc] {
        sopc = 0x00e;
        sopc_lit = 0x00e { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_BITCMP1_B64
    s_bitcmp1_b64(r ssrc0: ssrc<u64>, r ssrc1: ssrc<u32>)
        [group SALU, w scc] {
        sopc = 0x00f;
        sopc_lit = 0x00f { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_EQ_U64
    s_cmp_eq_u64(r ssrc0: ssrc<u64>, r ssrc1: ssrc<u64>)
        [group SALU, w scc] {
        sopc = 0x010;
        sopc_lit = 0x010 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_LG_U64
    s_cmp_lg_u64(r ssrc0: ssrc<u64>, r ssrc1: ssrc<u64>)
        [group SALU, w scc] {
        sopc = 0x011;
        sopc_lit = 0x011 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_LT_F32
    s_cmp_lt_f32(r ssrc0: ssrc<f32>, r ssrc1: ssrc<f32>)
        [group SALU, sub FLOATING_POINT, w scc, r mode] {
        sopc = 0x041;
        sopc_lit = 0x041 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_LT_F16
    s_cmp_lt_f16(r ssrc0: ssrc<f16>, r ssrc1: ssrc<f16>)
        [group SALU, sub FLOATING_POINT, w scc, r mode] {
        sopc = 0x051;
        sopc_lit = 0x051 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_EQ_F32
    s_cmp_eq_f32(r ssrc0: ssrc<f32>, r ssrc1: ssrc<f32>)
        [group SALU, sub FLOATING_POINT, w scc, r mode] {
        sopc = 0x042;
        sopc_lit = 0x042 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_EQ_F16
    s_cmp_eq_f16(r ssrc0: ssrc<f16>, r ssrc1: ssrc<f16>)
        [group SALU, sub FLOATING_POINT, w scc, r mode] {
        sopc = 0x052;
        sopc_lit = 0x052 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_LE_F32
    s_cmp_le_f32(r ssrc0: ssrc<f32>, r ssrc1: ssrc<f32>)
        [group SALU, sub FLOATING_POINT, w scc, r mode] {
        sopc = 0x043;
        sopc_lit = 0x043 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_LE_F16
    s_cmp_le_f16(r ssrc0: ssrc<f16>, r ssrc1: ssrc<f16>)
        [group SALU, sub FLOATING_POINT, w scc, r mode] {
        sopc = 0x053;
        sopc_lit = 0x053 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_GT_F32
    s_cmp_gt_f32(r ssrc0: ssrc<f32>, r ssrc1: ssrc<f32>)
        [group SALU, sub FLOATING_POINT, w scc, r mode] {
        sopc = 0x044;
        sopc_lit = 0x044 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_GT_F16
    s_cmp_gt_f16(r ssrc0: ssrc<f16>, r ssrc1: ssrc<f16>)
        [group SALU, sub FLOATING_POINT, w scc, r mode] {
        sopc = 0x054;
        sopc_lit = 0x054 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_LG_F32
    s_cmp_lg_f32(r ssrc0: ssrc<f32>, r ssrc1: ssrc<f32>)
        [group SALU, sub FLOATING_POINT, w scc, r mode] {
        sopc = 0x045;
        sopc_lit = 0x045 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_LG_F16
    s_cmp_lg_f16(r ssrc0: ssrc<f16>, r ssrc1: ssrc<f16>)
        [group SALU, sub FLOATING_POINT, w scc, r mode] {
        sopc = 0x055;
        sopc_lit = 0x055 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_GE_F32
    s_cmp_ge_f32(r ssrc0: ssrc<f32>, r ssrc1: ssrc<f32>)
        [group SALU, sub FLOATING_POINT, w scc, r mode] {
        sopc = 0x046;
        sopc_lit = 0x046 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_GE_F16
    s_cmp_ge_f16(r ssrc0: ssrc<f16>, r ssrc1: ssrc<f16>)
        [group SALU, sub FLOATING_POINT, w scc, r mode] {
        sopc = 0x056;
        sopc_lit = 0x056 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_O_F32
    s_cmp_o_f32(r ssrc0: ssrc<f32>, r ssrc1: ssrc<f32>)
        [group SALU, sub FLOATING_POINT, w scc, r mode] {
        sopc = 0x047;
        sopc_lit = 0x047 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_O_F16
    s_cmp_o_f16(r ssrc0: ssrc<f16>, r ssrc1: ssrc<f16>)
        [group SALU, sub FLOATING_POINT, w scc, r mode] {
        sopc = 0x057;
        sopc_lit = 0x057 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_U_F32
    s_cmp_u_f32(r ssrc0: ssrc<f32>, r ssrc1: ssrc<f32>)
        [group SALU, sub FLOATING_POINT, w scc, r mode] {
        sopc = 0x048;
        sopc_lit = 0x048 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_U_F16
    s_cmp_u_f16(r ssrc0: ssrc<f16>, r ssrc1: ssrc<f16>)
        [group SALU, sub FLOATING_POINT, w scc, r mode] {
        sopc = 0x058;
        sopc_lit = 0x058 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_NGE_F32
    s_cmp_nge_f32(r ssrc0: ssrc<f32>, r ssrc1: ssrc<f32>)
        [group SALU, sub FLOATING_POINT, w scc, r mode] {
        sopc = 0x049;
        sopc_lit = 0x049 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_NGE_F16
    s_cmp_nge_f16(r ssrc0: ssrc<f16>, r ssrc1: ssrc<f16>)
        [group SALU, sub FLOATING_POINT, w scc, r mode] {
        sopc = 0x059;
        sopc_lit = 0x059 { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_NLG_F32
    s_cmp_nlg_f32(r ssrc0: ssrc<f32>, r ssrc1: ssrc<f32>)
        [group SALU, sub FLOATING_POINT, w scc, r mode] {
        sopc = 0x04a;
        sopc_lit = 0x04a { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_NLG_F16
    s_cmp_nlg_f16(r ssrc0: ssrc<f16>, r ssrc1: ssrc<f16>)
        [group SALU, sub FLOATING_POINT, w scc, r mode] {
        sopc = 0x05a;
        sopc_lit = 0x05a { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_NGT_F32
    s_cmp_ngt_f32(r ssrc0: ssrc<f32>, r ssrc1: ssrc<f32>)
        [group SALU, sub FLOATING_POINT, w scc, r mode] {
        sopc = 0x04b;
        sopc_lit = 0x04b { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_NGT_F16
    s_cmp_ngt_f16(r ssrc0: ssrc<f16>, r ssrc1: ssrc<f16>)
        [group SALU, sub FLOATING_POINT, w scc, r mode] {
        sopc = 0x05b;
        sopc_lit = 0x05b { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_NLE_F32
    s_cmp_nle_f32(r ssrc0: ssrc<f32>, r ssrc1: ssrc<f32>)
        [group SALU, sub FLOATING_POINT, w scc, r mode] {
        sopc = 0x04c;
        sopc_lit = 0x04c { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_NLE_F16
    s_cmp_nle_f16(r ssrc0: ssrc<f16>, r ssrc1: ssrc<f16>)
        [group SALU, sub FLOATING_POINT, w scc, r mode] {
        sopc = 0x05c;
        sopc_lit = 0x05c { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_NEQ_F32
    s_cmp_neq_f32(r ssrc0: ssrc<f32>, r ssrc1: ssrc<f32>)
        [group SALU, sub FLOATING_POINT, w scc, r mode] {
        sopc = 0x04d;
        sopc_lit = 0x04d { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_NEQ_F16
    s_cmp_neq_f16(r ssrc0: ssrc<f16>, r ssrc1: ssrc<f16>)
        [group SALU, sub FLOATING_POINT, w scc, r mode] {
        sopc = 0x05d;
        sopc_lit = 0x05d { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_NLT_F32
    s_cmp_nlt_f32(r ssrc0: ssrc<f32>, r ssrc1: ssrc<f32>)
        [group SALU, sub FLOATING_POINT, w scc, r mode] {
        sopc = 0x04e;
        sopc_lit = 0x04e { lit(ssrc0, ssrc1) }
    }

    /// AMD: S_CMP_NLT_F16
    s_cmp_nlt_f16(r ssrc0: ssrc<f16>, r ssrc1: ssrc<f16>)
        [group SALU, sub FLOATING_POINT, w scc, r mode] {
        sopc = 0x05e;
        sopc_lit = 0x05e { lit(ssrc0, ssrc1) }
    }
}
