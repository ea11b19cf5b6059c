//! AMD RDNA 4: instructions whose shortest form is VOP2.
//!
//! Written by `cargo xtask codegen` from AMD's machine-readable specification, release 2025-02-19, schema 1.1.0,
//! SHA-256 61ac952a5259a3adcd816b4b4082c77e801d43b6f0cde3a02c8dae3394efc768,
//! and the errata in `isa-defs/errata`. Changes go there.

rdna4_isa_macros::define! {
    arch rdna4;
    part vop2;

    /// AMD: V_CNDMASK_B32
    v_cndmask_b32(w vdst: vgpr<b32>, r src0: src<b32>{neg, abs}, r src1: src<b32>{neg, abs}, r src2: mask)
        [group VALU, r exec] {
        vop2 = 0x001 { src2 = vcc }
        vop2_lit = 0x001 { lit(src0), src2 = vcc }
        vop2_dpp16 = 0x001 { src2 = vcc }
        vop2_dpp8 = 0x001 { src2 = vcc }
        vop3 = 0x101;
        vop3_lit = 0x101 { lit(src0, src1) }
        vop3_dpp16 = 0x101;
        vop3_dpp8 = 0x101;
    }

    /// AMD: V_ADD_F64
    v_add_f64(w vdst: vgpr<f64>, r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop2 = 0x002;
        vop2_lit = 0x002 { lit(src0) }
        vop3 = 0x102;
        vop3_lit = 0x102 { lit(src0, src1) }
    }

    /// AMD: V_ADD_F32
    v_add_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop2 = 0x003;
        vop2_lit = 0x003 { lit(src0) }
        vop2_dpp16 = 0x003;
        vop2_dpp8 = 0x003;
        vop3 = 0x103;
        vop3_lit = 0x103 { lit(src0, src1) }
        vop3_dpp16 = 0x103;
        vop3_dpp8 = 0x103;
    }

    /// AMD: V_SUB_F32
    v_sub_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop2 = 0x004;
        vop2_lit = 0x004 { lit(src0) }
        vop2_dpp16 = 0x004;
        vop2_dpp8 = 0x004;
        vop3 = 0x104;
        vop3_lit = 0x104 { lit(src0, src1) }
        vop3_dpp16 = 0x104;
        vop3_dpp8 = 0x104;
    }

    /// AMD: V_SUBREV_F32
    v_subrev_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop2 = 0x005;
        vop2_lit = 0x005 { lit(src0) }
        vop2_dpp16 = 0x005;
        vop2_dpp8 = 0x005;
        vop3 = 0x105;
        vop3_lit = 0x105 { lit(src0, src1) }
        vop3_dpp16 = 0x105;
        vop3_dpp8 = 0x105;
    }

    /// AMD: V_MUL_F64
    v_mul_f64(w vdst: vgpr<f64>, r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop2 = 0x006;
        vop2_lit = 0x006 { lit(src0) }
        vop3 = 0x106;
        vop3_lit = 0x106 { lit(src0, src1) }
    }

    /// AMD: V_MUL_DX9_ZERO_F32
    v_mul_dx9_zero_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, alias v_mul_legacy_f32, r exec, r mode, mods(clamp, omod)] {
        vop2 = 0x007;
        vop2_lit = 0x007 { lit(src0) }
        vop2_dpp16 = 0x007;
        vop2_dpp8 = 0x007;
        vop3 = 0x107;
        vop3_lit = 0x107 { lit(src0, src1) }
        vop3_dpp16 = 0x107;
        vop3_dpp8 = 0x107;
    }

    /// AMD: V_MUL_F32
    v_mul_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop2 = 0x008;
        vop2_lit = 0x008 { lit(src0) }
        vop2_dpp16 = 0x008;
        vop2_dpp8 = 0x008;
        vop3 = 0x108;
        vop3_lit = 0x108 { lit(src0, src1) }
        vop3_dpp16 = 0x108;
        vop3_dpp8 = 0x108;
    }

    /// AMD: V_MUL_I32_I24
    v_mul_i32_i24(w vdst: vgpr<i32>, r src0: src<i32>, r src1: src<i32>)
        [group VALU, r exec, mods(clamp)] {
        vop2 = 0x009;
        vop2_lit = 0x009 { lit(src0) }
        vop2_dpp16 = 0x009;
        vop2_dpp8 = 0x009;
        vop3 = 0x109;
        vop3_lit = 0x109 { lit(src0, src1) }
        vop3_dpp16 = 0x109;
        vop3_dpp8 = 0x109;
    }

    /// AMD: V_MUL_HI_I32_I24
    v_mul_hi_i32_i24(w vdst: vgpr<i32>, r src0: src<i32>, r src1: src<i32>)
        [group VALU, r exec] {
        vop2 = 0x00a;
        vop2_lit = 0x00a { lit(src0) }
        vop2_dpp16 = 0x00a;
        vop2_dpp8 = 0x00a;
        vop3 = 0x10a;
        vop3_lit = 0x10a { lit(src0, src1) }
        vop3_dpp16 = 0x10a;
        vop3_dpp8 = 0x10a;
    }

    /// AMD: V_MUL_U32_U24
    v_mul_u32_u24(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>)
        [group VALU, r exec, mods(clamp)] {
        vop2 = 0x00b;
        vop2_lit = 0x00b { lit(src0) }
        vop2_dpp16 = 0x00b;
        vop2_dpp8 = 0x00b;
        vop3 = 0x10b;
        vop3_lit = 0x10b { lit(src0, src1) }
        vop3_dpp16 = 0x10b;
        vop3_dpp8 = 0x10b;
    }

    /// AMD: V_MUL_HI_U32_U24
    v_mul_hi_u32_u24(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>)
        [group VALU, r exec] {
        vop2 = 0x00c;
        vop2_lit = 0x00c { lit(src0) }
        vop2_dpp16 = 0x00c;
        vop2_dpp8 = 0x00c;
        vop3 = 0x10c;
        vop3_lit = 0x10c { lit(src0, src1) }
        vop3_dpp16 = 0x10c;
        vop3_dpp8 = 0x10c;
    }

    /// AMD: V_MIN_NUM_F64
    v_min_num_f64(w vdst: vgpr<f64>, r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, alias v_min_f64, r exec, r mode, mods(clamp, omod)] {
        vop2 = 0x00d;
        vop2_lit = 0x00d { lit(src0) }
        vop3 = 0x10d;
        vop3_lit = 0x10d { lit(src0, src1) }
    }

    /// AMD: V_MAX_NUM_F64
    v_max_num_f64(w vdst: vgpr<f64>, r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, alias v_max_f64, r exec, r mode, mods(clamp, omod)] {
        vop2 = 0x00e;
        vop2_lit = 0x00e { lit(src0) }
        vop3 = 0x10e;
        vop3_lit = 0x10e { lit(src0, src1) }
    }

    /// AMD: V_MIN_I32
    v_min_i32(w vdst: vgpr<i32>, r src0: src<i32>, r src1: src<i32>)
        [group VALU, r exec] {
        vop2 = 0x011;
        vop2_lit = 0x011 { lit(src0) }
        vop2_dpp16 = 0x011;
        vop2_dpp8 = 0x011;
        vop3 = 0x111;
        vop3_lit = 0x111 { lit(src0, src1) }
        vop3_dpp16 = 0x111;
        vop3_dpp8 = 0x111;
    }

    /// AMD: V_MAX_I32
    v_max_i32(w vdst: vgpr<i32>, r src0: src<i32>, r src1: src<i32>)
        [group VALU, r exec] {
        vop2 = 0x012;
        vop2_lit = 0x012 { lit(src0) }
        vop2_dpp16 = 0x012;
        vop2_dpp8 = 0x012;
        vop3 = 0x112;
        vop3_lit = 0x112 { lit(src0, src1) }
        vop3_dpp16 = 0x112;
        vop3_dpp8 = 0x112;
    }

    /// AMD: V_MIN_U32
    v_min_u32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>)
        [group VALU, r exec] {
        vop2 = 0x013;
        vop2_lit = 0x013 { lit(src0) }
        vop2_dpp16 = 0x013;
        vop2_dpp8 = 0x013;
        vop3 = 0x113;
        vop3_lit = 0x113 { lit(src0, src1) }
        vop3_dpp16 = 0x113;
        vop3_dpp8 = 0x113;
    }

    /// AMD: V_MAX_U32
    v_max_u32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>)
        [group VALU, r exec] {
        vop2 = 0x014;
        vop2_lit = 0x014 { lit(src0) }
        vop2_dpp16 = 0x014;
        vop2_dpp8 = 0x014;
        vop3 = 0x114;
        vop3_lit = 0x114 { lit(src0, src1) }
        vop3_dpp16 = 0x114;
        vop3_dpp8 = 0x114;
    }

    /// AMD: V_MIN_NUM_F32
    v_min_num_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, alias v_min_f32, r exec, r mode, mods(clamp, omod)] {
        vop2 = 0x015;
        vop2_lit = 0x015 { lit(src0) }
        vop2_dpp16 = 0x015;
        vop2_dpp8 = 0x015;
        vop3 = 0x115;
        vop3_lit = 0x115 { lit(src0, src1) }
        vop3_dpp16 = 0x115;
        vop3_dpp8 = 0x115;
    }

    /// AMD: V_MAX_NUM_F32
    v_max_num_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, alias v_max_f32, r exec, r mode, mods(clamp, omod)] {
        vop2 = 0x016;
        vop2_lit = 0x016 { lit(src0) }
        vop2_dpp16 = 0x016;
        vop2_dpp8 = 0x016;
        vop3 = 0x116;
        vop3_lit = 0x116 { lit(src0, src1) }
        vop3_dpp16 = 0x116;
        vop3_dpp8 = 0x116;
    }

    /// AMD: V_LSHLREV_B32
    v_lshlrev_b32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>)
        [group VALU, r exec] {
        vop2 = 0x018;
        vop2_lit = 0x018 { lit(src0) }
        vop2_dpp16 = 0x018;
        vop2_dpp8 = 0x018;
        vop3 = 0x118;
        vop3_lit = 0x118 { lit(src0, src1) }
        vop3_dpp16 = 0x118;
        vop3_dpp8 = 0x118;
    }

    /// AMD: V_LSHRREV_B32
    v_lshrrev_b32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>)
        [group VALU, r exec] {
        vop2 = 0x019;
        vop2_lit = 0x019 { lit(src0) }
        vop2_dpp16 = 0x019;
        vop2_dpp8 = 0x019;
        vop3 = 0x119;
        vop3_lit = 0x119 { lit(src0, src1) }
        vop3_dpp16 = 0x119;
        vop3_dpp8 = 0x119;
    }

    /// AMD: V_ASHRREV_I32
    v_ashrrev_i32(w vdst: vgpr<i32>, r src0: src<u32>, r src1: src<i32>)
        [group VALU, r exec] {
        vop2 = 0x01a;
        vop2_lit = 0x01a { lit(src0) }
        vop2_dpp16 = 0x01a;
        vop2_dpp8 = 0x01a;
        vop3 = 0x11a;
        vop3_lit = 0x11a { lit(src0, src1) }
        vop3_dpp16 = 0x11a;
        vop3_dpp8 = 0x11a;
    }

    /// AMD: V_AND_B32
    v_and_b32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>)
        [group VALU, r exec] {
        vop2 = 0x01b;
        vop2_lit = 0x01b { lit(src0) }
        vop2_dpp16 = 0x01b;
        vop2_dpp8 = 0x01b;
        vop3 = 0x11b;
        vop3_lit = 0x11b { lit(src0, src1) }
        vop3_dpp16 = 0x11b;
        vop3_dpp8 = 0x11b;
    }

    /// AMD: V_OR_B32
    v_or_b32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>)
        [group VALU, r exec] {
        vop2 = 0x01c;
        vop2_lit = 0x01c { lit(src0) }
        vop2_dpp16 = 0x01c;
        vop2_dpp8 = 0x01c;
        vop3 = 0x11c;
        vop3_lit = 0x11c { lit(src0, src1) }
        vop3_dpp16 = 0x11c;
        vop3_dpp8 = 0x11c;
    }

    /// AMD: V_XOR_B32
    v_xor_b32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>)
        [group VALU, r exec] {
        vop2 = 0x01d;
        vop2_lit = 0x01d { lit(src0) }
        vop2_dpp16 = 0x01d;
        vop2_dpp8 = 0x01d;
        vop3 = 0x11d;
        vop3_lit = 0x11d { lit(src0, src1) }
        vop3_dpp16 = 0x11d;
        vop3_dpp8 = 0x11d;
    }

    /// AMD: V_XNOR_B32
    v_xnor_b32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>)
        [group VALU, r exec] {
        vop2 = 0x01e;
        vop2_lit = 0x01e { lit(src0) }
        vop2_dpp16 = 0x01e;
        vop2_dpp8 = 0x01e;
        vop3 = 0x11e;
        vop3_lit = 0x11e { lit(src0, src1) }
        vop3_dpp16 = 0x11e;
        vop3_dpp8 = 0x11e;
    }

    /// AMD: V_LSHLREV_B64
    v_lshlrev_b64(w vdst: vgpr<u64>, r src0: src<u32>, r src1: src<u64>)
        [group VALU, r exec, bus 1] {
        vop2 = 0x01f;
        vop2_lit = 0x01f { lit(src0) }
        vop3 = 0x11f;
        vop3_lit = 0x11f { lit(src0, src1) }
    }

    /// AMD: V_ADD_CO_CI_U32
    v_add_co_ci_u32(w vdst: vgpr<u32>, w sdst: mask, r src0: src<u32>, r src1: src<u32>, r src2: mask)
        [group VALU, r exec, mods(clamp)] {
        vop2 = 0x020 { sdst = vcc, src2 = vcc }
        vop2_lit = 0x020 { lit(src0), sdst = vcc, src2 = vcc }
        vop2_dpp16 = 0x020 { sdst = vcc, src2 = vcc }
        vop2_dpp8 = 0x020 { sdst = vcc, src2 = vcc }
        vop3_sdst = 0x120;
        vop3_sdst_lit = 0x120 { lit(src0, src1) }
        vop3_sdst_dpp16 = 0x120;
        vop3_sdst_dpp8 = 0x120;
    }

    /// AMD: V_SUB_CO_CI_U32
    v_sub_co_ci_u32(w vdst: vgpr<u32>, w sdst: mask, r src0: src<u32>, r src1: src<u32>, r src2: mask)
        [group VALU, r exec, mods(clamp)] {
        vop2 = 0x021 { sdst = vcc, src2 = vcc }
        vop2_lit = 0x021 { lit(src0), sdst = vcc, src2 = vcc }
        vop2_dpp16 = 0x021 { sdst = vcc, src2 = vcc }
        vop2_dpp8 = 0x021 { sdst = vcc, src2 = vcc }
        vop3_sdst = 0x121;
        vop3_sdst_lit = 0x121 { lit(src0, src1) }
        vop3_sdst_dpp16 = 0x121;
        vop3_sdst_dpp8 = 0x121;
    }

    /// AMD: V_SUBREV_CO_CI_U32
    v_subrev_co_ci_u32(w vdst: vgpr<u32>, w sdst: mask, r src0: src<u32>, r src1: src<u32>, r src2: mask)
        [group VALU, r exec, mods(clamp)] {
        vop2 = 0x022 { sdst = vcc, src2 = vcc }
        vop2_lit = 0x022 { lit(src0), sdst = vcc, src2 = vcc }
        vop2_dpp16 = 0x022 { sdst = vcc, src2 = vcc }
        vop2_dpp8 = 0x022 { sdst = vcc, src2 = vcc }
        vop3_sdst = 0x122;
        vop3_sdst_lit = 0x122 { lit(src0, src1) }
        vop3_sdst_dpp16 = 0x122;
        vop3_sdst_dpp8 = 0x122;
    }

    /// AMD: V_ADD_NC_U32
    v_add_nc_u32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>)
        [group VALU, alias v_add_u32, r exec, mods(clamp)] {
        vop2 = 0x025;
        vop2_lit = 0x025 { lit(src0) }
        vop2_dpp16 = 0x025;
        vop2_dpp8 = 0x025;
        vop3 = 0x125;
        vop3_lit = 0x125 { lit(src0, src1) }
        vop3_dpp16 = 0x125;
        vop3_dpp8 = 0x125;
    }

    /// AMD: V_SUB_NC_U32
    v_sub_nc_u32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>)
        [group VALU, alias v_sub_u32, r exec, mods(clamp)] {
        vop2 = 0x026;
        vop2_lit = 0x026 { lit(src0) }
        vop2_dpp16 = 0x026;
        vop2_dpp8 = 0x026;
        vop3 = 0x126;
        vop3_lit = 0x126 { lit(src0, src1) }
        vop3_dpp16 = 0x126;
        vop3_dpp8 = 0x126;
    }

    /// AMD: V_SUBREV_NC_U32
    v_subrev_nc_u32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>)
        [group VALU, alias v_subrev_u32, r exec, mods(clamp)] {
        vop2 = 0x027;
        vop2_lit = 0x027 { lit(src0) }
        vop2_dpp16 = 0x027;
        vop2_dpp8 = 0x027;
        vop3 = 0x127;
        vop3_lit = 0x127 { lit(src0, src1) }
        vop3_dpp16 = 0x127;
        vop3_dpp8 = 0x127;
    }

    /// AMD: V_FMAC_F32
    v_fmac_f32(rw vdst: vgpr<f32>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop2 = 0x02b;
        vop2_lit = 0x02b { lit(src0) }
        vop2_dpp16 = 0x02b;
        vop2_dpp8 = 0x02b;
        vop3 = 0x12b;
        vop3_lit = 0x12b { lit(src0, src1) }
        vop3_dpp16 = 0x12b;
        vop3_dpp8 = 0x12b;
    }

    /// AMD: V_FMAMK_F32
    v_fmamk_f32(w vdst: vgpr<f32>, r src0: src<f32>, imm simm32: literal<f32>, r src1: vgpr<f32>)
        [group VALU, r exec, r mode] {
        vop2_lit = 0x02c { always, lit(src0) }
    }

    /// AMD: V_FMAAK_F32
    v_fmaak_f32(w vdst: vgpr<f32>, r src0: src<f32>, r src1: vgpr<f32>, imm simm32: literal<f32>)
        [group VALU, r exec, r mode] {
        vop2_lit = 0x02d { always, lit(src0) }
    }

    /// AMD: V_CVT_PK_RTZ_F16_F32
    v_cvt_pk_rtz_f16_f32(w vdst: vgpr<pk2_f16>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, alias v_cvt_pkrtz_f16_f32, r exec, r mode, mods(clamp, omod)] {
        vop2 = 0x02f;
        vop2_lit = 0x02f { lit(src0) }
        vop2_dpp16 = 0x02f;
        vop2_dpp8 = 0x02f;
        vop3 = 0x12f;
        vop3_lit = 0x12f { lit(src0, src1) }
        vop3_dpp16 = 0x12f;
        vop3_dpp8 = 0x12f;
    }

    /// AMD: V_MIN_NUM_F16
    v_min_num_f16(w vdst: vgpr<f16>{opsel}, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, alias v_min_f16, r exec, r mode, mods(clamp, omod)] {
        vop2 = 0x030 { vdst: vgpr16, src0: src16, src1: vgpr16 }
        vop2_lit = 0x030 { lit(src0), vdst: vgpr16, src1: vgpr16 }
        vop2_dpp16 = 0x030 { vdst: vgpr16, src0: vgpr16, src1: vgpr16 }
        vop2_dpp8 = 0x030 { vdst: vgpr16, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x130;
        vop3_lit = 0x130 { lit(src0, src1) }
        vop3_dpp16 = 0x130;
        vop3_dpp8 = 0x130;
    }

    /// AMD: V_MAX_NUM_F16
    v_max_num_f16(w vdst: vgpr<f16>{opsel}, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, alias v_max_f16, r exec, r mode, mods(clamp, omod)] {
        vop2 = 0x031 { vdst: vgpr16, src0: src16, src1: vgpr16 }
        vop2_lit = 0x031 { lit(src0), vdst: vgpr16, src1: vgpr16 }
        vop2_dpp16 = 0x031 { vdst: vgpr16, src0: vgpr16, src1: vgpr16 }
        vop2_dpp8 = 0x031 { vdst: vgpr16, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x131;
        vop3_lit = 0x131 { lit(src0, src1) }
        vop3_dpp16 = 0x131;
        vop3_dpp8 = 0x131;
    }

    /// AMD: V_ADD_F16
    v_add_f16(w vdst: vgpr<f16>{opsel}, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop2 = 0x032 { vdst: vgpr16, src0: src16, src1: vgpr16 }
        vop2_lit = 0x032 { lit(src0), vdst: vgpr16, src1: vgpr16 }
        vop2_dpp16 = 0x032 { vdst: vgpr16, src0: vgpr16, src1: vgpr16 }
        vop2_dpp8 = 0x032 { vdst: vgpr16, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x132;
        vop3_lit = 0x132 { lit(src0, src1) }
        vop3_dpp16 = 0x132;
        vop3_dpp8 = 0x132;
    }

    /// AMD: V_SUB_F16
    v_sub_f16(w vdst: vgpr<f16>{opsel}, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop2 = 0x033 { vdst: vgpr16, src0: src16, src1: vgpr16 }
        vop2_lit = 0x033 { lit(src0), vdst: vgpr16, src1: vgpr16 }
        vop2_dpp16 = 0x033 { vdst: vgpr16, src0: vgpr16, src1: vgpr16 }
        vop2_dpp8 = 0x033 { vdst: vgpr16, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x133;
        vop3_lit = 0x133 { lit(src0, src1) }
        vop3_dpp16 = 0x133;
        vop3_dpp8 = 0x133;
    }

    /// AMD: V_SUBREV_F16
    v_subrev_f16(w vdst: vgpr<f16>{opsel}, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop2 = 0x034 { vdst: vgpr16, src0: src16, src1: vgpr16 }
        vop2_lit = 0x034 { lit(src0), vdst: vgpr16, src1: vgpr16 }
        vop2_dpp16 = 0x034 { vdst: vgpr16, src0: vgpr16, src1: vgpr16 }
        vop2_dpp8 = 0x034 { vdst: vgpr16, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x134;
        vop3_lit = 0x134 { lit(src0, src1) }
        vop3_dpp16 = 0x134;
        vop3_dpp8 = 0x134;
    }

    /// AMD: V_MUL_F16
    v_mul_f16(w vdst: vgpr<f16>{opsel}, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop2 = 0x035 { vdst: vgpr16, src0: src16, src1: vgpr16 }
        vop2_lit = 0x035 { lit(src0), vdst: vgpr16, src1: vgpr16 }
        vop2_dpp16 = 0x035 { vdst: vgpr16, src0: vgpr16, src1: vgpr16 }
        vop2_dpp8 = 0x035 { vdst: vgpr16, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x135;
        vop3_lit = 0x135 { lit(src0, src1) }
        vop3_dpp16 = 0x135;
        vop3_dpp8 = 0x135;
    }

    /// AMD: V_FMAC_F16
    v_fmac_f16(rw vdst: vgpr<f16>{opsel}, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop2 = 0x036 { vdst: vgpr16, src0: src16, src1: vgpr16 }
        vop2_lit = 0x036 { lit(src0), vdst: vgpr16, src1: vgpr16 }
        vop2_dpp16 = 0x036 { vdst: vgpr16, src0: vgpr16, src1: vgpr16 }
        vop2_dpp8 = 0x036 { vdst: vgpr16, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x136;
        vop3_lit = 0x136 { lit(src0, src1) }
        vop3_dpp16 = 0x136;
        vop3_dpp8 = 0x136;
    }

    /// AMD: V_FMAMK_F16
    v_fmamk_f16(w vdst: vgpr<f16>{opsel}, r src0: src<f16>{opsel}, imm simm32: literal<f16>, r src1: vgpr<f16>{opsel})
        [group VALU, r exec, r mode] {
        vop2_lit = 0x037 { always, lit(src0), vdst: vgpr16, src0: src16, src1: vgpr16 }
    }

    /// AMD: V_FMAAK_F16
    v_fmaak_f16(w vdst: vgpr<f16>{opsel}, r src0: src<f16>{opsel}, r src1: vgpr<f16>{opsel}, imm simm32: literal<f16>)
        [group VALU, r exec, r mode] {
        vop2_lit = 0x038 { always, lit(src0), vdst: vgpr16, src0: src16, src1: vgpr16 }
    }

    /// AMD: V_LDEXP_F16
    v_ldexp_f16(w vdst: vgpr<f16>{opsel}, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{opsel})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop2 = 0x03b { vdst: vgpr16, src0: src16, src1: vgpr16 }
        vop2_lit = 0x03b { lit(src0), vdst: vgpr16, src1: vgpr16 }
        vop2_dpp16 = 0x03b { vdst: vgpr16, src0: vgpr16, src1: vgpr16 }
        vop2_dpp8 = 0x03b { vdst: vgpr16, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x13b;
        vop3_lit = 0x13b { lit(src0, src1) }
        vop3_dpp16 = 0x13b;
        vop3_dpp8 = 0x13b;
    }

    /// AMD: V_PK_FMAC_F16
    v_pk_fmac_f16(rw vdst: vgpr<pk2_f16>, r src0: src<pk2_f16>, r src1: vgpr<pk2_f16>)
        [group VALU, r exec, r mode] {
        vop2 = 0x03c;
        vop2_lit = 0x03c { lit(src0) }
    }
}
