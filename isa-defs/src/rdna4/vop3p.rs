//! AMD RDNA 4: instructions whose shortest form is VOP3P.
//!
//! Written by `cargo xtask codegen` from AMD's machine-readable specification, release 2025-02-19, schema 1.1.0,
//! SHA-256 61ac952a5259a3adcd816b4b4082c77e801d43b6f0cde3a02c8dae3394efc768,
//! and the errata in `isa-defs/errata`. Changes go there.

rdna4_isa_macros::define! {
    arch rdna4;
    part vop3p;

    /// AMD: V_PK_MAD_I16
    v_pk_mad_i16(
        w vdst: vgpr<pk2_i16>,
        r src0: src<pk2_i16>{neg, abs, opsel, opsel_hi},
        r src1: src<pk2_i16>{neg, abs, opsel, opsel_hi},
        r src2: src<pk2_i16>{neg, abs, opsel, opsel_hi},
    )
        [group VALU, r exec, mods(clamp)] {
        vop3p = 0x000;
        vop3p_lit = 0x000 { lit(src0, src1, src2) }
    }

    /// AMD: V_PK_MUL_LO_U16
    v_pk_mul_lo_u16(w vdst: vgpr<pk2_u16>, r src0: src<pk2_u16>{neg, abs, opsel, opsel_hi}, r src1: src<pk2_u16>{neg, abs, opsel, opsel_hi})
        [group VALU, r exec, mods(clamp)] {
        vop3p = 0x001;
        vop3p_lit = 0x001 { lit(src0, src1) }
    }

    /// AMD: V_PK_ADD_I16
    v_pk_add_i16(w vdst: vgpr<pk2_i16>, r src0: src<pk2_i16>{neg, abs, opsel, opsel_hi}, r src1: src<pk2_i16>{neg, abs, opsel, opsel_hi})
        [group VALU, r exec, mods(clamp)] {
        vop3p = 0x002;
        vop3p_lit = 0x002 { lit(src0, src1) }
    }

    /// AMD: V_PK_SUB_I16
    v_pk_sub_i16(w vdst: vgpr<pk2_i16>, r src0: src<pk2_i16>{neg, abs, opsel, opsel_hi}, r src1: src<pk2_i16>{neg, abs, opsel, opsel_hi})
        [group VALU, r exec, mods(clamp)] {
        vop3p = 0x003;
        vop3p_lit = 0x003 { lit(src0, src1) }
    }

    /// AMD: V_PK_LSHLREV_B16
    v_pk_lshlrev_b16(w vdst: vgpr<pk2_u16>, r src0: src<pk2_u16>{neg, abs, opsel, opsel_hi}, r src1: src<pk2_u16>{neg, abs, opsel, opsel_hi})
        [group VALU, r exec, mods(clamp)] {
        vop3p = 0x004;
        vop3p_lit = 0x004 { lit(src0, src1) }
    }

    /// AMD: V_PK_LSHRREV_B16
    v_pk_lshrrev_b16(w vdst: vgpr<pk2_u16>, r src0: src<pk2_u16>{neg, abs, opsel, opsel_hi}, r src1: src<pk2_u16>{neg, abs, opsel, opsel_hi})
        [group VALU, r exec, mods(clamp)] {
        vop3p = 0x005;
        vop3p_lit = 0x005 { lit(src0, src1) }
    }

    /// AMD: V_PK_ASHRREV_I16
    v_pk_ashrrev_i16(w vdst: vgpr<pk2_i16>, r src0: src<pk2_u16>{neg, abs, opsel, opsel_hi}, r src1: src<pk2_i16>{neg, abs, opsel, opsel_hi})
        [group VALU, r exec, mods(clamp)] {
        vop3p = 0x006;
        vop3p_lit = 0x006 { lit(src0, src1) }
    }

    /// AMD: V_PK_MAX_I16
    v_pk_max_i16(w vdst: vgpr<pk2_i16>, r src0: src<pk2_i16>{neg, abs, opsel, opsel_hi}, r src1: src<pk2_i16>{neg, abs, opsel, opsel_hi})
        [group VALU, r exec, mods(clamp)] {
        vop3p = 0x007;
        vop3p_lit = 0x007 { lit(src0, src1) }
    }

    /// AMD: V_PK_MIN_I16
    v_pk_min_i16(w vdst: vgpr<pk2_i16>, r src0: src<pk2_i16>{neg, abs, opsel, opsel_hi}, r src1: src<pk2_i16>{neg, abs, opsel, opsel_hi})
        [group VALU, r exec, mods(clamp)] {
        vop3p = 0x008;
        vop3p_lit = 0x008 { lit(src0, src1) }
    }

    /// AMD: V_PK_MAD_U16
    v_pk_mad_u16(
        w vdst: vgpr<pk2_u16>,
        r src0: src<pk2_u16>{neg, abs, opsel, opsel_hi},
        r src1: src<pk2_u16>{neg, abs, opsel, opsel_hi},
        r src2: src<pk2_u16>{neg, abs, opsel, opsel_hi},
    )
        [group VALU, r exec, mods(clamp)] {
        vop3p = 0x009;
        vop3p_lit = 0x009 { lit(src0, src1, src2) }
    }

    /// AMD: V_PK_ADD_U16
    v_pk_add_u16(w vdst: vgpr<pk2_u16>, r src0: src<pk2_u16>{neg, abs, opsel, opsel_hi}, r src1: src<pk2_u16>{neg, abs, opsel, opsel_hi})
        [group VALU, r exec, mods(clamp)] {
        vop3p = 0x00a;
        vop3p_lit = 0x00a { lit(src0, src1) }
    }

    /// AMD: V_PK_SUB_U16
    v_pk_sub_u16(w vdst: vgpr<pk2_u16>, r src0: src<pk2_u16>{neg, abs, opsel, opsel_hi}, r src1: src<pk2_u16>{neg, abs, opsel, opsel_hi})
        [group VALU, r exec, mods(clamp)] {
        vop3p = 0x00b;
        vop3p_lit = 0x00b { lit(src0, src1) }
    }

    /// AMD: V_PK_MAX_U16
    v_pk_max_u16(w vdst: vgpr<pk2_u16>, r src0: src<pk2_u16>{neg, abs, opsel, opsel_hi}, r src1: src<pk2_u16>{neg, abs, opsel, opsel_hi})
        [group VALU, r exec, mods(clamp)] {
        vop3p = 0x00c;
        vop3p_lit = 0x00c { lit(src0, src1) }
    }

    /// AMD: V_PK_MIN_U16
    v_pk_min_u16(w vdst: vgpr<pk2_u16>, r src0: src<pk2_u16>{neg, abs, opsel, opsel_hi}, r src1: src<pk2_u16>{neg, abs, opsel, opsel_hi})
        [group VALU, r exec, mods(clamp)] {
        vop3p = 0x00d;
        vop3p_lit = 0x00d { lit(src0, src1) }
    }

    /// AMD: V_PK_FMA_F16
    v_pk_fma_f16(
        w vdst: vgpr<pk2_f16>,
        r src0: src<pk2_f16>{neg, abs, opsel, opsel_hi},
        r src1: src<pk2_f16>{neg, abs, opsel, opsel_hi},
        r src2: src<pk2_f16>{neg, abs, opsel, opsel_hi},
    )
        [group VALU, r exec, r mode, mods(clamp)] {
        vop3p = 0x00e;
        vop3p_lit = 0x00e { lit(src0, src1, src2) }
    }

    /// AMD: V_PK_ADD_F16
    v_pk_add_f16(w vdst: vgpr<pk2_f16>, r src0: src<pk2_f16>{neg, abs, opsel, opsel_hi}, r src1: src<pk2_f16>{neg, abs, opsel, opsel_hi})
        [group VALU, r exec, r mode, mods(clamp)] {
        vop3p = 0x00f;
        vop3p_lit = 0x00f { lit(src0, src1) }
    }

    /// AMD: V_PK_MUL_F16
    v_pk_mul_f16(w vdst: vgpr<pk2_f16>, r src0: src<pk2_f16>{neg, abs, opsel, opsel_hi}, r src1: src<pk2_f16>{neg, abs, opsel, opsel_hi})
        [group VALU, r exec, r mode, mods(clamp)] {
        vop3p = 0x010;
        vop3p_lit = 0x010 { lit(src0, src1) }
    }

    /// AMD: V_DOT2_F32_F16
    v_dot2_f32_f16(
        w vdst: vgpr<f32>,
        r src0: src<pk2_f16>{neg, abs, opsel, opsel_hi},
        r src1: src<pk2_f16>{neg, abs, opsel, opsel_hi},
        r src2: src<f32>{neg, abs, opsel, opsel_hi},
    )
        [group VALU, r exec, r mode, mods(clamp)] {
        vop3p = 0x013;
        vop3p_lit = 0x013 { lit(src0, src1, src2) }
        vop3p_dpp16 = 0x013;
        vop3p_dpp8 = 0x013;
    }

    /// AMD: V_DOT4_I32_IU8
    v_dot4_i32_iu8(w vdst: vgpr<i32>, r src0: src<pk4_iu8>{neg, abs}, r src1: src<pk4_iu8>{neg, abs}, r src2: src<i32>{neg, abs})
        [group VALU, alias v_dot4_i32_i8, r exec, mods(clamp)] {
        vop3p = 0x016;
        vop3p_lit = 0x016 { lit(src0, src1, src2) }
    }

    /// AMD: V_DOT4_U32_U8
    v_dot4_u32_u8(w vdst: vgpr<u32>, r src0: src<pk4_u8>{neg, abs}, r src1: src<pk4_u8>{neg, abs}, r src2: src<u32>{neg, abs})
        [group VALU, r exec, mods(clamp)] {
        vop3p = 0x017;
        vop3p_lit = 0x017 { lit(src0, src1, src2) }
    }

    /// AMD: V_DOT8_I32_IU4
    v_dot8_i32_iu4(w vdst: vgpr<i32>, r src0: src<pk8_iu4>{neg, abs}, r src1: src<pk8_iu4>{neg, abs}, r src2: src<i32>{neg, abs})
        [group VALU, alias v_dot8_i32_i4, r exec, mods(clamp)] {
        vop3p = 0x018;
        vop3p_lit = 0x018 { lit(src0, src1, src2) }
    }

    /// AMD: V_DOT8_U32_U4
    v_dot8_u32_u4(w vdst: vgpr<u32>, r src0: src<pk8_u4>{neg, abs}, r src1: src<pk8_u4>{neg, abs}, r src2: src<u32>{neg, abs})
        [group VALU, r exec, mods(clamp)] {
        vop3p = 0x019;
        vop3p_lit = 0x019 { lit(src0, src1, src2) }
    }

    /// AMD: V_DOT2_F32_BF16
    v_dot2_f32_bf16(
        w vdst: vgpr<f32>,
        r src0: src<pk2_bf16>{neg, abs, opsel, opsel_hi},
        r src1: src<pk2_bf16>{neg, abs, opsel, opsel_hi},
        r src2: src<f32>{neg, abs, opsel, opsel_hi},
    )
        [group VALU, r exec, r mode, mods(clamp)] {
        vop3p = 0x01a;
        vop3p_lit = 0x01a { lit(src0, src1, src2) }
        vop3p_dpp16 = 0x01a;
        vop3p_dpp8 = 0x01a;
    }

    /// AMD: V_PK_MIN_NUM_F16
    v_pk_min_num_f16(w vdst: vgpr<pk2_f16>, r src0: src<pk2_f16>{neg, abs, opsel, opsel_hi}, r src1: src<pk2_f16>{neg, abs, opsel, opsel_hi})
        [group VALU, alias v_pk_min_f16, r exec, r mode, mods(clamp)] {
        vop3p = 0x01b;
        vop3p_lit = 0x01b { lit(src0, src1) }
    }

    /// AMD: V_PK_MAX_NUM_F16
    v_pk_max_num_f16(w vdst: vgpr<pk2_f16>, r src0: src<pk2_f16>{neg, abs, opsel, opsel_hi}, r src1: src<pk2_f16>{neg, abs, opsel, opsel_hi})
        [group VALU, alias v_pk_max_f16, r exec, r mode, mods(clamp)] {
        vop3p = 0x01c;
        vop3p_lit = 0x01c { lit(src0, src1) }
    }

    /// AMD: V_PK_MINIMUM_F16
    v_pk_minimum_f16(w vdst: vgpr<pk2_f16>, r src0: src<pk2_f16>{neg, abs, opsel, opsel_hi}, r src1: src<pk2_f16>{neg, abs, opsel, opsel_hi})
        [group VALU, r exec, mods(clamp)] {
        vop3p = 0x01d;
        vop3p_lit = 0x01d { lit(src0, src1) }
    }

    /// AMD: V_PK_MAXIMUM_F16
    v_pk_maximum_f16(w vdst: vgpr<pk2_f16>, r src0: src<pk2_f16>{neg, abs, opsel, opsel_hi}, r src1: src<pk2_f16>{neg, abs, opsel, opsel_hi})
        [group VALU, r exec, mods(clamp)] {
        vop3p = 0x01e;
        vop3p_lit = 0x01e { lit(src0, src1) }
    }

    /// AMD: V_FMA_MIX_F32
    v_fma_mix_f32(
        w vdst: vgpr<f32>,
        r src0: src<b32>{neg, abs, opsel, opsel_hi},
        r src1: src<b32>{neg, abs, opsel, opsel_hi},
        r src2: src<b32>{neg, abs, opsel, opsel_hi},
    )
        [group VALU, r exec, r mode, mods(clamp)] {
        vop3p = 0x020 { opsel_hi ?= 0, opsel_hi_2 ?= 0 }
        vop3p_lit = 0x020 { lit(src0, src1, src2), opsel_hi ?= 0, opsel_hi_2 ?= 0 }
        vop3p_dpp16 = 0x020 { opsel_hi ?= 0, opsel_hi_2 ?= 0 }
        vop3p_dpp8 = 0x020 { opsel_hi ?= 0, opsel_hi_2 ?= 0 }
    }

    /// AMD: V_FMA_MIXLO_F16
    v_fma_mixlo_f16(
        rw vdst: vgpr<f16>,
        r src0: src<b32>{neg, abs, opsel, opsel_hi},
        r src1: src<b32>{neg, abs, opsel, opsel_hi},
        r src2: src<b32>{neg, abs, opsel, opsel_hi},
    )
        [group VALU, r exec, r mode, mods(clamp)] {
        vop3p = 0x021 { opsel_hi ?= 0, opsel_hi_2 ?= 0 }
        vop3p_lit = 0x021 { lit(src0, src1, src2), opsel_hi ?= 0, opsel_hi_2 ?= 0 }
        vop3p_dpp16 = 0x021 { opsel_hi ?= 0, opsel_hi_2 ?= 0 }
        vop3p_dpp8 = 0x021 { opsel_hi ?= 0, opsel_hi_2 ?= 0 }
    }

    /// AMD: V_FMA_MIXHI_F16
    v_fma_mixhi_f16(
        rw vdst: vgpr<f16>,
        r src0: src<b32>{neg, abs, opsel, opsel_hi},
        r src1: src<b32>{neg, abs, opsel, opsel_hi},
        r src2: src<b32>{neg, abs, opsel, opsel_hi},
    )
        [group VALU, r exec, r mode, mods(clamp)] {
        vop3p = 0x022 { opsel_hi ?= 0, opsel_hi_2 ?= 0 }
        vop3p_lit = 0x022 { lit(src0, src1, src2), opsel_hi ?= 0, opsel_hi_2 ?= 0 }
        vop3p_dpp16 = 0x022 { opsel_hi ?= 0, opsel_hi_2 ?= 0 }
        vop3p_dpp8 = 0x022 { opsel_hi ?= 0, opsel_hi_2 ?= 0 }
    }

    /// AMD: V_DOT4_F32_FP8_BF8
    v_dot4_f32_fp8_bf8(w vdst: vgpr<f32>, r src0: src<pk4_fp8>, r src1: src<pk4_bf8>, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode] {
        vop3p = 0x024;
        vop3p_lit = 0x024 { lit(src0, src1, src2) }
        vop3p_dpp16 = 0x024;
        vop3p_dpp8 = 0x024;
    }

    /// AMD: V_DOT4_F32_BF8_FP8
    v_dot4_f32_bf8_fp8(w vdst: vgpr<f32>, r src0: src<pk4_bf8>, r src1: src<pk4_fp8>, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode] {
        vop3p = 0x025;
        vop3p_lit = 0x025 { lit(src0, src1, src2) }
        vop3p_dpp16 = 0x025;
        vop3p_dpp8 = 0x025;
    }

    /// AMD: V_DOT4_F32_FP8_FP8
    v_dot4_f32_fp8_fp8(w vdst: vgpr<f32>, r src0: src<pk4_fp8>, r src1: src<pk4_fp8>, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode] {
        vop3p = 0x026;
        vop3p_lit = 0x026 { lit(src0, src1, src2) }
        vop3p_dpp16 = 0x026;
        vop3p_dpp8 = 0x026;
    }

    /// AMD: V_DOT4_F32_BF8_BF8
    v_dot4_f32_bf8_bf8(w vdst: vgpr<f32>, r src0: src<pk4_bf8>, r src1: src<pk4_bf8>, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode] {
        vop3p = 0x027;
        vop3p_lit = 0x027 { lit(src0, src1, src2) }
        vop3p_dpp16 = 0x027;
        vop3p_dpp8 = 0x027;
    }

    /// AMD: V_WMMA_F32_16X16X16_F16
    v_wmma_f32_16x16x16_f16(
        w vdst: matrix8<wmma_dc_16x16_f32>,
        r src0: matrix4<wmma_ab_16x16_f16>{neg, abs},
        r src1: matrix4<wmma_ab_16x16_f16>{neg, abs},
        r src2: matrix8_or_inline<wmma_dc_16x16_f32>{neg, abs},
    )
        [group VALU, sub WMMA, r exec, early_clobber] {
        vop3p = 0x040;
    }

    /// AMD: V_WMMA_F32_16X16X16_BF16
    v_wmma_f32_16x16x16_bf16(
        w vdst: matrix8<wmma_dc_16x16_f32>,
        r src0: matrix4<wmma_ab_16x16_bf16>{neg, abs},
        r src1: matrix4<wmma_ab_16x16_bf16>{neg, abs},
        r src2: matrix8_or_inline<wmma_dc_16x16_f32>{neg, abs},
    )
        [group VALU, sub WMMA, r exec, early_clobber] {
        vop3p = 0x041;
    }

    /// AMD: V_WMMA_F16_16X16X16_F16
    v_wmma_f16_16x16x16_f16(
        w vdst: matrix4<wmma_dc_16x16_f16>,
        r src0: matrix4<wmma_ab_16x16_f16>{neg, abs},
        r src1: matrix4<wmma_ab_16x16_f16>{neg, abs},
        r src2: matrix4_or_inline<wmma_dc_16x16_f16>{neg, abs},
    )
        [group VALU, sub WMMA, r exec, early_clobber] {
        vop3p = 0x042;
    }

    /// AMD: V_WMMA_BF16_16X16X16_BF16
    v_wmma_bf16_16x16x16_bf16(
        w vdst: matrix4<wmma_dc_16x16_bf16>,
        r src0: matrix4<wmma_ab_16x16_bf16>{neg, abs},
        r src1: matrix4<wmma_ab_16x16_bf16>{neg, abs},
        r src2: matrix4_or_inline<wmma_dc_16x16_bf16>{neg, abs},
    )
        [group VALU, sub WMMA, r exec, early_clobber] {
        vop3p = 0x043;
    }

    /// AMD: V_WMMA_I32_16X16X16_IU8
    v_wmma_i32_16x16x16_iu8(
        w vdst: matrix8<wmma_dc_16x16_i32>,
        r src0: matrix2<wmma_ab_16x16_iu8>{neg},
        r src1: matrix2<wmma_ab_16x16_iu8>{neg},
        r src2: matrix8_or_inline<wmma_dc_16x16_i32>,
    )
        [group VALU, sub WMMA, r exec, early_clobber, mods(clamp)] {
        vop3p = 0x044;
    }

    /// AMD: V_WMMA_I32_16X16X16_IU4
    v_wmma_i32_16x16x16_iu4(
        w vdst: matrix8<wmma_dc_16x16_i32>,
        r src0: vgpr<wmma_ab_16x16_iu4>{neg},
        r src1: vgpr<wmma_ab_16x16_iu4>{neg},
        r src2: matrix8_or_inline<wmma_dc_16x16_i32>,
    )
        [group VALU, sub WMMA, r exec, early_clobber, mods(clamp)] {
        vop3p = 0x045;
    }

    /// AMD: V_WMMA_F32_16X16X16_FP8_FP8
    v_wmma_f32_16x16x16_fp8_fp8(
        w vdst: matrix8<wmma_dc_16x16_f32>,
        r src0: matrix2<wmma_ab_16x16_fp8>,
        r src1: matrix2<wmma_ab_16x16_fp8>,
        r src2: matrix8_or_inline<wmma_dc_16x16_f32>{neg, abs},
    )
        [group VALU, sub WMMA, r exec, early_clobber] {
        vop3p = 0x046;
    }

    /// AMD: V_WMMA_F32_16X16X16_FP8_BF8
    v_wmma_f32_16x16x16_fp8_bf8(
        w vdst: matrix8<wmma_dc_16x16_f32>,
        r src0: matrix2<wmma_ab_16x16_fp8>,
        r src1: matrix2<wmma_ab_16x16_bf8>,
        r src2: matrix8_or_inline<wmma_dc_16x16_f32>{neg, abs},
    )
        [group VALU, sub WMMA, r exec, early_clobber] {
        vop3p = 0x047;
    }

    /// AMD: V_WMMA_F32_16X16X16_BF8_FP8
    v_wmma_f32_16x16x16_bf8_fp8(
        w vdst: matrix8<wmma_dc_16x16_f32>,
        r src0: matrix2<wmma_ab_16x16_bf8>,
        r src1: matrix2<wmma_ab_16x16_fp8>,
        r src2: matrix8_or_inline<wmma_dc_16x16_f32>{neg, abs},
    )
        [group VALU, sub WMMA, r exec, early_clobber] {
        vop3p = 0x048;
    }

    /// AMD: V_WMMA_F32_16X16X16_BF8_BF8
    v_wmma_f32_16x16x16_bf8_bf8(
        w vdst: matrix8<wmma_dc_16x16_f32>,
        r src0: matrix2<wmma_ab_16x16_bf8>,
        r src1: matrix2<wmma_ab_16x16_bf8>,
        r src2: matrix8_or_inline<wmma_dc_16x16_f32>{neg, abs},
    )
        [group VALU, sub WMMA, r exec, early_clobber] {
        vop3p = 0x049;
    }

    /// AMD: V_WMMA_I32_16X16X32_IU4
    v_wmma_i32_16x16x32_iu4(
        w vdst: matrix8<wmma_dc_16x16_i32>,
        r src0: matrix2<wmma_ab_16x32_iu4>{neg},
        r src1: matrix2<wmma_ab_16x32_iu4>{neg},
        r src2: matrix8_or_inline<wmma_dc_16x16_i32>,
    )
        [group VALU, sub WMMA, r exec, early_clobber, mods(clamp)] {
        vop3p = 0x04a;
    }

    /// AMD: V_SWMMAC_F32_16X16X32_F16
    v_swmmac_f32_16x16x32_f16(
        rw vdst: matrix8<wmma_dc_16x16_f32>,
        r src0: matrix4<wmma_ab_16x16_f16>{neg, abs},
        r src1: matrix8<wmma_ab_16x32_f16>{neg, abs},
        r src2: vgpr<wmma_index_set>,
    )
        [group VALU, sub WMMA, r exec, early_clobber, mods(index_key)] {
        vop3p = 0x050;
    }

    /// AMD: V_SWMMAC_F32_16X16X32_BF16
    v_swmmac_f32_16x16x32_bf16(
        rw vdst: matrix8<wmma_dc_16x16_f32>,
        r src0: matrix4<wmma_ab_16x16_bf16>{neg, abs},
        r src1: matrix8<wmma_ab_16x32_bf16>{neg, abs},
        r src2: vgpr<wmma_index_set>,
    )
        [group VALU, sub WMMA, r exec, early_clobber, mods(index_key)] {
        vop3p = 0x051;
    }

    /// AMD: V_SWMMAC_F16_16X16X32_F16
    v_swmmac_f16_16x16x32_f16(
        rw vdst: matrix4<wmma_dc_16x16_f16>,
        r src0: matrix4<wmma_ab_16x16_f16>{neg, abs},
        r src1: matrix8<wmma_ab_16x32_f16>{neg, abs},
        r src2: vgpr<wmma_index_set>,
    )
        [group VALU, sub WMMA, r exec, early_clobber, mods(index_key)] {
        vop3p = 0x052;
    }

    /// AMD: V_SWMMAC_BF16_16X16X32_BF16
    v_swmmac_bf16_16x16x32_bf16(
        rw vdst: matrix4<wmma_dc_16x16_bf16>,
        r src0: matrix4<wmma_ab_16x16_bf16>{neg, abs},
        r src1: matrix8<wmma_ab_16x32_bf16>{neg, abs},
        r src2: vgpr<wmma_index_set>,
    )
        [group VALU, sub WMMA, r exec, early_clobber, mods(index_key)] {
        vop3p = 0x053;
    }

    /// AMD: V_SWMMAC_I32_16X16X32_IU8
    v_swmmac_i32_16x16x32_iu8(
        rw vdst: matrix8<wmma_dc_16x16_i32>,
        r src0: matrix2<wmma_ab_16x16_iu8>{neg},
        r src1: matrix4<wmma_ab_16x32_iu8>{neg},
        r src2: vgpr<wmma_index_set>,
    )
        [group VALU, sub WMMA, r exec, early_clobber, mods(clamp, index_key)] {
        vop3p = 0x054;
    }

    /// AMD: V_SWMMAC_I32_16X16X32_IU4
    v_swmmac_i32_16x16x32_iu4(
        rw vdst: matrix8<wmma_dc_16x16_i32>,
        r src0: vgpr<wmma_ab_16x16_iu4>{neg},
        r src1: matrix2<wmma_ab_16x32_iu4>{neg},
        r src2: vgpr<wmma_index_set>,
    )
        [group VALU, sub WMMA, r exec, early_clobber, mods(clamp, index_key)] {
        vop3p = 0x055 { index_key_hi == 0 }
    }

    /// AMD: V_SWMMAC_I32_16X16X64_IU4
    v_swmmac_i32_16x16x64_iu4(
        rw vdst: matrix8<wmma_dc_16x16_i32>,
        r src0: matrix2<wmma_ab_16x32_iu4>{neg},
        r src1: matrix4<wmma_ab_16x64_iu4>{neg},
        r src2: vgpr<wmma_index_set>,
    )
        [group VALU, sub WMMA, r exec, early_clobber, mods(clamp, index_key)] {
        vop3p = 0x056 { index_key_hi == 0 }
    }

    /// AMD: V_SWMMAC_F32_16X16X32_FP8_FP8
    v_swmmac_f32_16x16x32_fp8_fp8(
        rw vdst: matrix8<wmma_dc_16x16_f32>,
        r src0: matrix2<wmma_ab_16x16_fp8>,
        r src1: matrix4<wmma_ab_16x32_fp8>,
        r src2: vgpr<wmma_index_set>,
    )
        [group VALU, sub WMMA, r exec, early_clobber, mods(index_key)] {
        vop3p = 0x057;
    }

    /// AMD: V_SWMMAC_F32_16X16X32_FP8_BF8
    v_swmmac_f32_16x16x32_fp8_bf8(
        rw vdst: matrix8<wmma_dc_16x16_f32>,
        r src0: matrix2<wmma_ab_16x16_fp8>,
        r src1: matrix4<wmma_ab_16x32_bf8>,
        r src2: vgpr<wmma_index_set>,
    )
        [group VALU, sub WMMA, r exec, early_clobber, mods(index_key)] {
        vop3p = 0x058;
    }

    /// AMD: V_SWMMAC_F32_16X16X32_BF8_FP8
    v_swmmac_f32_16x16x32_bf8_fp8(
        rw vdst: matrix8<wmma_dc_16x16_f32>,
        r src0: matrix2<wmma_ab_16x16_bf8>,
        r src1: matrix4<wmma_ab_16x32_fp8>,
        r src2: vgpr<wmma_index_set>,
    )
        [group VALU, sub WMMA, r exec, early_clobber, mods(index_key)] {
        vop3p = 0x059;
    }

    /// AMD: V_SWMMAC_F32_16X16X32_BF8_BF8
    v_swmmac_f32_16x16x32_bf8_bf8(
        rw vdst: matrix8<wmma_dc_16x16_f32>,
        r src0: matrix2<wmma_ab_16x16_bf8>,
        r src1: matrix4<wmma_ab_16x32_bf8>,
        r src2: vgpr<wmma_index_set>,
    )
        [group VALU, sub WMMA, r exec, early_clobber, mods(index_key)] {
        vop3p = 0x05a;
    }
}
