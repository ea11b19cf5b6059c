//! AMD RDNA 4: instructions whose shortest form is VOP3.
//!
//! Written by `cargo xtask codegen` from AMD's machine-readable specification, release 2025-02-19, schema 1.1.0,
//! SHA-256 61ac952a5259a3adcd816b4b4082c77e801d43b6f0cde3a02c8dae3394efc768,
//! and the errata in `isa-defs/errata`. Changes go there.

rdna4_isa_macros::define! {
    arch rdna4;
    part vop3;

    /// AMD: V_FMA_DX9_ZERO_F32
    v_fma_dx9_zero_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, alias v_fma_legacy_f32, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x209;
        vop3_lit = 0x209 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x209;
        vop3_dpp8 = 0x209;
    }

    /// AMD: V_MAD_I32_I24
    v_mad_i32_i24(w vdst: vgpr<i32>, r src0: src<i24>, r src1: src<i24>, r src2: src<i32>)
        [group VALU, r exec, mods(clamp)] {
        vop3 = 0x20a;
        vop3_lit = 0x20a { lit(src0, src1, src2) }
        vop3_dpp16 = 0x20a;
        vop3_dpp8 = 0x20a;
    }

    /// AMD: V_MAD_U32_U24
    v_mad_u32_u24(w vdst: vgpr<u32>, r src0: src<u24>, r src1: src<u24>, r src2: src<u32>)
        [group VALU, r exec, mods(clamp)] {
        vop3 = 0x20b;
        vop3_lit = 0x20b { lit(src0, src1, src2) }
        vop3_dpp16 = 0x20b;
        vop3_dpp8 = 0x20b;
    }

    /// AMD: V_CUBEID_F32
    v_cubeid_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x20c;
        vop3_lit = 0x20c { lit(src0, src1, src2) }
        vop3_dpp16 = 0x20c;
        vop3_dpp8 = 0x20c;
    }

    /// AMD: V_CUBESC_F32
    v_cubesc_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x20d;
        vop3_lit = 0x20d { lit(src0, src1, src2) }
        vop3_dpp16 = 0x20d;
        vop3_dpp8 = 0x20d;
    }

    /// AMD: V_CUBETC_F32
    v_cubetc_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x20e;
        vop3_lit = 0x20e { lit(src0, src1, src2) }
        vop3_dpp16 = 0x20e;
        vop3_dpp8 = 0x20e;
    }

    /// AMD: V_CUBEMA_F32
    v_cubema_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x20f;
        vop3_lit = 0x20f { lit(src0, src1, src2) }
        vop3_dpp16 = 0x20f;
        vop3_dpp8 = 0x20f;
    }

    /// AMD: V_BFE_U32
    v_bfe_u32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3 = 0x210;
        vop3_lit = 0x210 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x210;
        vop3_dpp8 = 0x210;
    }

    /// AMD: V_BFE_I32
    v_bfe_i32(w vdst: vgpr<i32>, r src0: src<i32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3 = 0x211;
        vop3_lit = 0x211 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x211;
        vop3_dpp8 = 0x211;
    }

    /// AMD: V_BFI_B32
    v_bfi_b32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3 = 0x212;
        vop3_lit = 0x212 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x212;
        vop3_dpp8 = 0x212;
    }

    /// AMD: V_FMA_F32
    v_fma_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x213;
        vop3_lit = 0x213 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x213;
        vop3_dpp8 = 0x213;
    }

    /// AMD: V_FMA_F64
    v_fma_f64(w vdst: vgpr<f64>, r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs}, r src2: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x214;
        vop3_lit = 0x214 { lit(src0, src1, src2) }
    }

    /// AMD: V_LERP_U8
    v_lerp_u8(w vdst: vgpr<u32>, r src0: src<b32>, r src1: src<b32>, r src2: src<b32>)
        [group VALU, r exec] {
        vop3 = 0x215;
        vop3_lit = 0x215 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x215;
        vop3_dpp8 = 0x215;
    }

    /// AMD: V_ALIGNBIT_B32
    v_alignbit_b32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>, r src2: src<u16>{opsel})
        [group VALU, r exec, mods(clamp)] {
        vop3 = 0x216;
        vop3_lit = 0x216 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x216;
        vop3_dpp8 = 0x216;
    }

    /// AMD: V_ALIGNBYTE_B32
    v_alignbyte_b32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>, r src2: src<u16>{opsel})
        [group VALU, r exec, mods(clamp)] {
        vop3 = 0x217;
        vop3_lit = 0x217 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x217;
        vop3_dpp8 = 0x217;
    }

    /// AMD: V_MULLIT_F32
    v_mullit_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x218;
        vop3_lit = 0x218 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x218;
        vop3_dpp8 = 0x218;
    }

    /// AMD: V_MIN3_I32
    v_min3_i32(w vdst: vgpr<i32>, r src0: src<i32>, r src1: src<i32>, r src2: src<i32>)
        [group VALU, r exec] {
        vop3 = 0x21a;
        vop3_lit = 0x21a { lit(src0, src1, src2) }
        vop3_dpp16 = 0x21a;
        vop3_dpp8 = 0x21a;
    }

    /// AMD: V_MIN3_U32
    v_min3_u32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3 = 0x21b;
        vop3_lit = 0x21b { lit(src0, src1, src2) }
        vop3_dpp16 = 0x21b;
        vop3_dpp8 = 0x21b;
    }

    /// AMD: V_MAX3_I32
    v_max3_i32(w vdst: vgpr<i32>, r src0: src<i32>, r src1: src<i32>, r src2: src<i32>)
        [group VALU, r exec] {
        vop3 = 0x21d;
        vop3_lit = 0x21d { lit(src0, src1, src2) }
        vop3_dpp16 = 0x21d;
        vop3_dpp8 = 0x21d;
    }

    /// AMD: V_MAX3_U32
    v_max3_u32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3 = 0x21e;
        vop3_lit = 0x21e { lit(src0, src1, src2) }
        vop3_dpp16 = 0x21e;
        vop3_dpp8 = 0x21e;
    }

    /// AMD: V_MED3_I32
    v_med3_i32(w vdst: vgpr<i32>, r src0: src<i32>, r src1: src<i32>, r src2: src<i32>)
        [group VALU, r exec] {
        vop3 = 0x220;
        vop3_lit = 0x220 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x220;
        vop3_dpp8 = 0x220;
    }

    /// AMD: V_MED3_U32
    v_med3_u32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3 = 0x221;
        vop3_lit = 0x221 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x221;
        vop3_dpp8 = 0x221;
    }

    /// AMD: V_SAD_U8
    v_sad_u8(w vdst: vgpr<u32>, r src0: src<pk4_u8>, r src1: src<pk4_u8>, r src2: src<u32>)
        [group VALU, r exec, mods(clamp)] {
        vop3 = 0x222;
        vop3_lit = 0x222 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x222;
        vop3_dpp8 = 0x222;
    }

    /// AMD: V_SAD_HI_U8
    v_sad_hi_u8(w vdst: vgpr<u32>, r src0: src<pk4_u8>, r src1: src<pk4_u8>, r src2: src<u32>)
        [group VALU, r exec, mods(clamp)] {
        vop3 = 0x223;
        vop3_lit = 0x223 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x223;
        vop3_dpp8 = 0x223;
    }

    /// AMD: V_SAD_U16
    v_sad_u16(w vdst: vgpr<u32>, r src0: src<pk2_u16>, r src1: src<pk2_u16>, r src2: src<u32>)
        [group VALU, r exec, mods(clamp)] {
        vop3 = 0x224;
        vop3_lit = 0x224 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x224;
        vop3_dpp8 = 0x224;
    }

    /// AMD: V_SAD_U32
    v_sad_u32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec, mods(clamp)] {
        vop3 = 0x225;
        vop3_lit = 0x225 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x225;
        vop3_dpp8 = 0x225;
    }

    /// AMD: V_CVT_PK_U8_F32
    v_cvt_pk_u8_f32(w vdst: vgpr<b32>, r src0: src<f32>{neg, abs}, r src1: src<b32>, r src2: src<b32>)
        [group VALU, r exec, r mode, mods(clamp)] {
        vop3 = 0x226;
        vop3_lit = 0x226 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x226;
        vop3_dpp8 = 0x226;
    }

    /// AMD: V_DIV_FIXUP_F32
    v_div_fixup_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x227;
        vop3_lit = 0x227 { lit(src0, src1, src2) }
    }

    /// AMD: V_DIV_FIXUP_F64
    v_div_fixup_f64(w vdst: vgpr<f64>, r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs}, r src2: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x228;
        vop3_lit = 0x228 { lit(src0, src1, src2) }
    }

    /// AMD: V_MIN3_NUM_F32
    v_min3_num_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, alias v_min3_f32, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x229;
        vop3_lit = 0x229 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x229;
        vop3_dpp8 = 0x229;
    }

    /// AMD: V_MAX3_NUM_F32
    v_max3_num_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, alias v_max3_f32, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x22a;
        vop3_lit = 0x22a { lit(src0, src1, src2) }
        vop3_dpp16 = 0x22a;
        vop3_dpp8 = 0x22a;
    }

    /// AMD: V_MIN3_NUM_F16
    v_min3_num_f16(w vdst: vgpr<f16>{opsel}, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel}, r src2: src<f16>{neg, abs, opsel})
        [group VALU, alias v_min3_f16, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x22b;
        vop3_lit = 0x22b { lit(src0, src1, src2) }
        vop3_dpp16 = 0x22b;
        vop3_dpp8 = 0x22b;
    }

    /// AMD: V_MAX3_NUM_F16
    v_max3_num_f16(w vdst: vgpr<f16>{opsel}, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel}, r src2: src<f16>{neg, abs, opsel})
        [group VALU, alias v_max3_f16, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x22c;
        vop3_lit = 0x22c { lit(src0, src1, src2) }
        vop3_dpp16 = 0x22c;
        vop3_dpp8 = 0x22c;
    }

    /// AMD: V_MINIMUM3_F32
    v_minimum3_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, mods(clamp, omod)] {
        vop3 = 0x22d;
        vop3_lit = 0x22d { lit(src0, src1, src2) }
        vop3_dpp16 = 0x22d;
        vop3_dpp8 = 0x22d;
    }

    /// AMD: V_MAXIMUM3_F32
    v_maximum3_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, mods(clamp, omod)] {
        vop3 = 0x22e;
        vop3_lit = 0x22e { lit(src0, src1, src2) }
        vop3_dpp16 = 0x22e;
        vop3_dpp8 = 0x22e;
    }

    /// AMD: V_MINIMUM3_F16
    v_minimum3_f16(w vdst: vgpr<f16>{opsel}, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel}, r src2: src<f16>{neg, abs, opsel})
        [group VALU, r exec, mods(clamp, omod)] {
        vop3 = 0x22f;
        vop3_lit = 0x22f { lit(src0, src1, src2) }
        vop3_dpp16 = 0x22f;
        vop3_dpp8 = 0x22f;
    }

    /// AMD: V_MAXIMUM3_F16
    v_maximum3_f16(w vdst: vgpr<f16>{opsel}, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel}, r src2: src<f16>{neg, abs, opsel})
        [group VALU, r exec, mods(clamp, omod)] {
        vop3 = 0x230;
        vop3_lit = 0x230 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x230;
        vop3_dpp8 = 0x230;
    }

    /// AMD: V_MED3_NUM_F32
    v_med3_num_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, alias v_med3_f32, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x231;
        vop3_lit = 0x231 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x231;
        vop3_dpp8 = 0x231;
    }

    /// AMD: V_MED3_NUM_F16
    v_med3_num_f16(w vdst: vgpr<f16>{opsel}, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel}, r src2: src<f16>{neg, abs, opsel})
        [group VALU, alias v_med3_f16, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x232;
        vop3_lit = 0x232 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x232;
        vop3_dpp8 = 0x232;
    }

    /// AMD: V_DIV_FMAS_F32
    v_div_fmas_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r vcc, r mode, mods(clamp, omod)] {
        vop3 = 0x237;
        vop3_lit = 0x237 { lit(src0, src1, src2) }
    }

    /// AMD: V_DIV_FMAS_F64
    v_div_fmas_f64(w vdst: vgpr<f64>, r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs}, r src2: src<f64>{neg, abs})
        [group VALU, r exec, r vcc, r mode, mods(clamp, omod)] {
        vop3 = 0x238;
        vop3_lit = 0x238 { lit(src0, src1, src2) }
    }

    /// AMD: V_MSAD_U8
    v_msad_u8(w vdst: vgpr<u32>, r src0: src<b32>, r src1: src<b32>, r src2: src<b32>)
        [group VALU, r exec, mods(clamp)] {
        vop3 = 0x239;
        vop3_lit = 0x239 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x239;
        vop3_dpp8 = 0x239;
    }

    /// AMD: V_QSAD_PK_U16_U8
    v_qsad_pk_u16_u8(w vdst: vgpr<b64>, r src0: src<b64>, r src1: src<b32>, r src2: src<b64>)
        [group VALU, r exec, early_clobber, mods(clamp)] {
        vop3 = 0x23a;
        vop3_lit = 0x23a { lit(src0, src1, src2) }
    }

    /// AMD: V_MQSAD_PK_U16_U8
    v_mqsad_pk_u16_u8(w vdst: vgpr<b64>, r src0: src<b64>, r src1: src<b32>, r src2: src<b64>)
        [group VALU, r exec, early_clobber, mods(clamp)] {
        vop3 = 0x23b;
        vop3_lit = 0x23b { lit(src0, src1, src2) }
    }

    /// AMD: V_MQSAD_U32_U8
    v_mqsad_u32_u8(w vdst: vgpr<b128>, r src0: src<b64>, r src1: src<b32>, r src2: vgpr<b128>)
        [group VALU, r exec, early_clobber, mods(clamp)] {
        vop3 = 0x23d;
        vop3_lit = 0x23d { lit(src0, src1) }
    }

    /// AMD: V_XOR3_B32
    v_xor3_b32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3 = 0x240;
        vop3_lit = 0x240 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x240;
        vop3_dpp8 = 0x240;
    }

    /// AMD: V_MAD_U16
    v_mad_u16(w vdst: vgpr<u16>{opsel}, r src0: src<u16>{opsel}, r src1: src<u16>{opsel}, r src2: src<u16>{opsel})
        [group VALU, r exec, mods(clamp)] {
        vop3 = 0x241;
        vop3_lit = 0x241 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x241;
        vop3_dpp8 = 0x241;
    }

    /// AMD: V_PERM_B32
    v_perm_b32(w vdst: vgpr<b32>, r src0: src<b32>, r src1: src<b32>, r src2: src<b32>)
        [group VALU, r exec] {
        vop3 = 0x244;
        vop3_lit = 0x244 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x244;
        vop3_dpp8 = 0x244;
    }

    /// AMD: V_XAD_U32
    v_xad_u32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3 = 0x245;
        vop3_lit = 0x245 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x245;
        vop3_dpp8 = 0x245;
    }

    /// AMD: V_LSHL_ADD_U32
    v_lshl_add_u32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3 = 0x246;
        vop3_lit = 0x246 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x246;
        vop3_dpp8 = 0x246;
    }

    /// AMD: V_ADD_LSHL_U32
    v_add_lshl_u32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3 = 0x247;
        vop3_lit = 0x247 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x247;
        vop3_dpp8 = 0x247;
    }

    /// AMD: V_FMA_F16
    v_fma_f16(w vdst: vgpr<f16>{opsel}, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel}, r src2: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x248;
        vop3_lit = 0x248 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x248;
        vop3_dpp8 = 0x248;
    }

    /// AMD: V_MIN3_I16
    v_min3_i16(w vdst: vgpr<i16>{opsel}, r src0: src<i16>{opsel}, r src1: src<i16>{opsel}, r src2: src<i16>{opsel})
        [group VALU, r exec, mods(clamp)] {
        vop3 = 0x24a;
        vop3_lit = 0x24a { lit(src0, src1, src2) }
        vop3_dpp16 = 0x24a;
        vop3_dpp8 = 0x24a;
    }

    /// AMD: V_MIN3_U16
    v_min3_u16(w vdst: vgpr<u16>{opsel}, r src0: src<u16>{opsel}, r src1: src<u16>{opsel}, r src2: src<u16>{opsel})
        [group VALU, r exec, mods(clamp)] {
        vop3 = 0x24b;
        vop3_lit = 0x24b { lit(src0, src1, src2) }
        vop3_dpp16 = 0x24b;
        vop3_dpp8 = 0x24b;
    }

    /// AMD: V_MAX3_I16
    v_max3_i16(w vdst: vgpr<i16>{opsel}, r src0: src<i16>{opsel}, r src1: src<i16>{opsel}, r src2: src<i16>{opsel})
        [group VALU, r exec, mods(clamp)] {
        vop3 = 0x24d;
        vop3_lit = 0x24d { lit(src0, src1, src2) }
        vop3_dpp16 = 0x24d;
        vop3_dpp8 = 0x24d;
    }

    /// AMD: V_MAX3_U16
    v_max3_u16(w vdst: vgpr<u16>{opsel}, r src0: src<u16>{opsel}, r src1: src<u16>{opsel}, r src2: src<u16>{opsel})
        [group VALU, r exec, mods(clamp)] {
        vop3 = 0x24e;
        vop3_lit = 0x24e { lit(src0, src1, src2) }
        vop3_dpp16 = 0x24e;
        vop3_dpp8 = 0x24e;
    }

    /// AMD: V_MED3_I16
    v_med3_i16(w vdst: vgpr<i16>{opsel}, r src0: src<i16>{opsel}, r src1: src<i16>{opsel}, r src2: src<i16>{opsel})
        [group VALU, r exec, mods(clamp)] {
        vop3 = 0x250;
        vop3_lit = 0x250 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x250;
        vop3_dpp8 = 0x250;
    }

    /// AMD: V_MED3_U16
    v_med3_u16(w vdst: vgpr<u16>{opsel}, r src0: src<u16>{opsel}, r src1: src<u16>{opsel}, r src2: src<u16>{opsel})
        [group VALU, r exec, mods(clamp)] {
        vop3 = 0x251;
        vop3_lit = 0x251 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x251;
        vop3_dpp8 = 0x251;
    }

    /// AMD: V_MAD_I16
    v_mad_i16(w vdst: vgpr<i16>{opsel}, r src0: src<i16>{opsel}, r src1: src<i16>{opsel}, r src2: src<i16>{opsel})
        [group VALU, r exec, mods(clamp)] {
        vop3 = 0x253;
        vop3_lit = 0x253 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x253;
        vop3_dpp8 = 0x253;
    }

    /// AMD: V_DIV_FIXUP_F16
    v_div_fixup_f16(w vdst: vgpr<f16>{opsel}, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel}, r src2: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x254;
        vop3_lit = 0x254 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x254;
        vop3_dpp8 = 0x254;
    }

    /// AMD: V_ADD3_U32
    v_add3_u32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, alias v_add3_nc_u32, r exec] {
        vop3 = 0x255;
        vop3_lit = 0x255 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x255;
        vop3_dpp8 = 0x255;
    }

    /// AMD: V_LSHL_OR_B32
    v_lshl_or_b32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3 = 0x256;
        vop3_lit = 0x256 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x256;
        vop3_dpp8 = 0x256;
    }

    /// AMD: V_AND_OR_B32
    v_and_or_b32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3 = 0x257;
        vop3_lit = 0x257 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x257;
        vop3_dpp8 = 0x257;
    }

    /// AMD: V_OR3_B32
    v_or3_b32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3 = 0x258;
        vop3_lit = 0x258 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x258;
        vop3_dpp8 = 0x258;
    }

    /// AMD: V_MAD_U32_U16
    v_mad_u32_u16(w vdst: vgpr<u32>, r src0: src<u16>{opsel}, r src1: src<u16>{opsel}, r src2: src<u32>)
        [group VALU, r exec, mods(clamp)] {
        vop3 = 0x259;
        vop3_lit = 0x259 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x259;
        vop3_dpp8 = 0x259;
    }

    /// AMD: V_MAD_I32_I16
    v_mad_i32_i16(w vdst: vgpr<i32>, r src0: src<i16>{opsel}, r src1: src<i16>{opsel}, r src2: src<i32>)
        [group VALU, r exec, mods(clamp)] {
        vop3 = 0x25a;
        vop3_lit = 0x25a { lit(src0, src1, src2) }
        vop3_dpp16 = 0x25a;
        vop3_dpp8 = 0x25a;
    }

    /// AMD: V_PERMLANE16_B32
    v_permlane16_b32(rw vdst: vgpr<b32>, r src0: vgpr<b32>, r src1: ssrc<b32>, r src2: ssrc<b32>)
        [group VALU, r exec, mods(permlane_fi, permlane_bound_ctrl)] {
        vop3 = 0x25b;
        vop3_lit = 0x25b { lit(src1, src2) }
    }

    /// AMD: V_PERMLANEX16_B32
    v_permlanex16_b32(rw vdst: vgpr<b32>, r src0: vgpr<b32>, r src1: ssrc<b32>, r src2: ssrc<b32>)
        [group VALU, r exec, mods(permlane_fi, permlane_bound_ctrl)] {
        vop3 = 0x25c;
        vop3_lit = 0x25c { lit(src1, src2) }
    }

    /// AMD: V_CNDMASK_B16
    v_cndmask_b16(w vdst: vgpr<b16>{opsel}, r src0: src<b16>{neg, abs, opsel}, r src1: src<b16>{neg, abs, opsel}, r src2: mask)
        [group VALU, r exec] {
        vop3 = 0x25d;
        vop3_lit = 0x25d { lit(src0, src1) }
        vop3_dpp16 = 0x25d;
        vop3_dpp8 = 0x25d;
    }

    /// AMD: V_MAXMIN_U32
    v_maxmin_u32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3 = 0x262;
        vop3_lit = 0x262 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x262;
        vop3_dpp8 = 0x262;
    }

    /// AMD: V_MINMAX_U32
    v_minmax_u32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3 = 0x263;
        vop3_lit = 0x263 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x263;
        vop3_dpp8 = 0x263;
    }

    /// AMD: V_MAXMIN_I32
    v_maxmin_i32(w vdst: vgpr<i32>, r src0: src<i32>, r src1: src<i32>, r src2: src<i32>)
        [group VALU, r exec] {
        vop3 = 0x264;
        vop3_lit = 0x264 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x264;
        vop3_dpp8 = 0x264;
    }

    /// AMD: V_MINMAX_I32
    v_minmax_i32(w vdst: vgpr<i32>, r src0: src<i32>, r src1: src<i32>, r src2: src<i32>)
        [group VALU, r exec] {
        vop3 = 0x265;
        vop3_lit = 0x265 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x265;
        vop3_dpp8 = 0x265;
    }

    /// AMD: V_DOT2_F16_F16
    v_dot2_f16_f16(w vdst: vgpr<f16>{opsel}, r src0: src<pk2_f16>{neg, abs}, r src1: src<pk2_f16>{neg, abs}, r src2: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode] {
        vop3 = 0x266;
        vop3_lit = 0x266 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x266;
        vop3_dpp8 = 0x266;
    }

    /// AMD: V_DOT2_BF16_BF16
    v_dot2_bf16_bf16(w vdst: vgpr<bf16>{opsel}, r src0: src<pk2_bf16>{neg, abs}, r src1: src<pk2_bf16>{neg, abs}, r src2: src<bf16>{neg, abs, opsel})
        [group VALU, r exec, r mode] {
        vop3 = 0x267;
        vop3_lit = 0x267 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x267;
        vop3_dpp8 = 0x267;
    }

    /// AMD: V_MINMAX_NUM_F32
    v_minmax_num_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, alias v_minmax_f32, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x268;
        vop3_lit = 0x268 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x268;
        vop3_dpp8 = 0x268;
    }

    /// AMD: V_MAXMIN_NUM_F32
    v_maxmin_num_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, alias v_maxmin_f32, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x269;
        vop3_lit = 0x269 { lit(src0, src1, src2) }
        vop3_dpp16 = 0x269;
        vop3_dpp8 = 0x269;
    }

    /// AMD: V_MINMAX_NUM_F16
    v_minmax_num_f16(
        w vdst: vgpr<f16>{opsel},
        r src0: src<f16>{neg, abs, opsel},
        r src1: src<f16>{neg, abs, opsel},
        r src2: src<f16>{neg, abs, opsel},
    )
        [group VALU, alias v_minmax_f16, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x26a;
        vop3_lit = 0x26a { lit(src0, src1, src2) }
        vop3_dpp16 = 0x26a;
        vop3_dpp8 = 0x26a;
    }

    /// AMD: V_MAXMIN_NUM_F16
    v_maxmin_num_f16(
        w vdst: vgpr<f16>{opsel},
        r src0: src<f16>{neg, abs, opsel},
        r src1: src<f16>{neg, abs, opsel},
        r src2: src<f16>{neg, abs, opsel},
    )
        [group VALU, alias v_maxmin_f16, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x26b;
        vop3_lit = 0x26b { lit(src0, src1, src2) }
        vop3_dpp16 = 0x26b;
        vop3_dpp8 = 0x26b;
    }

    /// AMD: V_MINIMUMMAXIMUM_F32
    v_minimummaximum_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, mods(clamp, omod)] {
        vop3 = 0x26c;
        vop3_lit = 0x26c { lit(src0, src1, src2) }
        vop3_dpp16 = 0x26c;
        vop3_dpp8 = 0x26c;
    }

    /// AMD: V_MAXIMUMMINIMUM_F32
    v_maximumminimum_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, mods(clamp, omod)] {
        vop3 = 0x26d;
        vop3_lit = 0x26d { lit(src0, src1, src2) }
        vop3_dpp16 = 0x26d;
        vop3_dpp8 = 0x26d;
    }

    /// AMD: V_MINIMUMMAXIMUM_F16
    v_minimummaximum_f16(
        w vdst: vgpr<f16>{opsel},
        r src0: src<f16>{neg, abs, opsel},
        r src1: src<f16>{neg, abs, opsel},
        r src2: src<f16>{neg, abs, opsel},
    )
        [group VALU, r exec, mods(clamp, omod)] {
        vop3 = 0x26e;
        vop3_lit = 0x26e { lit(src0, src1, src2) }
        vop3_dpp16 = 0x26e;
        vop3_dpp8 = 0x26e;
    }

    /// AMD: V_MAXIMUMMINIMUM_F16
    v_maximumminimum_f16(
        w vdst: vgpr<f16>{opsel},
        r src0: src<f16>{neg, abs, opsel},
        r src1: src<f16>{neg, abs, opsel},
        r src2: src<f16>{neg, abs, opsel},
    )
        [group VALU, r exec, mods(clamp, omod)] {
        vop3 = 0x26f;
        vop3_lit = 0x26f { lit(src0, src1, src2) }
        vop3_dpp16 = 0x26f;
        vop3_dpp8 = 0x26f;
    }

    /// AMD: V_S_EXP_F32
    v_s_exp_f32(w vdst: sreg<f32>, r src0: ssrc<f32>{neg, abs})
        [group VALU, sub TRANSCENDENTAL, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x280;
        vop3_lit = 0x280 { lit(src0) }
    }

    /// AMD: V_S_EXP_F16
    v_s_exp_f16(w vdst: sreg<f16>, r src0: ssrc<f16>{neg, abs})
        [group VALU, sub TRANSCENDENTAL, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x281;
        vop3_lit = 0x281 { lit(src0) }
    }

    /// AMD: V_S_LOG_F32
    v_s_log_f32(w vdst: sreg<f32>, r src0: ssrc<f32>{neg, abs})
        [group VALU, sub TRANSCENDENTAL, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x282;
        vop3_lit = 0x282 { lit(src0) }
    }

    /// AMD: V_S_LOG_F16
    v_s_log_f16(w vdst: sreg<f16>, r src0: ssrc<f16>{neg, abs})
        [group VALU, sub TRANSCENDENTAL, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x283;
        vop3_lit = 0x283 { lit(src0) }
    }

    /// AMD: V_S_RCP_F32
    v_s_rcp_f32(w vdst: sreg<f32>, r src0: ssrc<f32>{neg, abs})
        [group VALU, sub TRANSCENDENTAL, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x284;
        vop3_lit = 0x284 { lit(src0) }
    }

    /// AMD: V_S_RCP_F16
    v_s_rcp_f16(w vdst: sreg<f16>, r src0: ssrc<f16>{neg, abs})
        [group VALU, sub TRANSCENDENTAL, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x285;
        vop3_lit = 0x285 { lit(src0) }
    }

    /// AMD: V_S_RSQ_F32
    v_s_rsq_f32(w vdst: sreg<f32>, r src0: ssrc<f32>{neg, abs})
        [group VALU, sub TRANSCENDENTAL, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x286;
        vop3_lit = 0x286 { lit(src0) }
    }

    /// AMD: V_S_RSQ_F16
    v_s_rsq_f16(w vdst: sreg<f16>, r src0: ssrc<f16>{neg, abs})
        [group VALU, sub TRANSCENDENTAL, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x287;
        vop3_lit = 0x287 { lit(src0) }
    }

    /// AMD: V_S_SQRT_F32
    v_s_sqrt_f32(w vdst: sreg<f32>, r src0: ssrc<f32>{neg, abs})
        [group VALU, sub TRANSCENDENTAL, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x288;
        vop3_lit = 0x288 { lit(src0) }
    }

    /// AMD: V_S_SQRT_F16
    v_s_sqrt_f16(w vdst: sreg<f16>, r src0: ssrc<f16>{neg, abs})
        [group VALU, sub TRANSCENDENTAL, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x289;
        vop3_lit = 0x289 { lit(src0) }
    }

    /// AMD: V_DIV_SCALE_F32
    v_div_scale_f32(w vdst: vgpr<f32>, w sdst: mask, r src0: src<f32>{neg}, r src1: src<f32>{neg}, r src2: src<f32>{neg})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3_sdst = 0x2fc;
        vop3_sdst_lit = 0x2fc { lit(src0, src1, src2) }
    }

    /// AMD: V_DIV_SCALE_F64
    v_div_scale_f64(w vdst: vgpr<f64>, w sdst: mask, r src0: src<f64>{neg}, r src1: src<f64>{neg}, r src2: src<f64>{neg})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3_sdst = 0x2fd;
        vop3_sdst_lit = 0x2fd { lit(src0, src1, src2) }
    }

    /// AMD: V_MAD_CO_U64_U32
    v_mad_co_u64_u32(w vdst: vgpr<u64>, w sdst: mask, r src0: src<u32>, r src1: src<u32>, r src2: src<u64>)
        [group VALU, alias v_mad_u64_u32, r exec, mods(clamp)] {
        vop3_sdst = 0x2fe;
        vop3_sdst_lit = 0x2fe { lit(src0, src1, src2) }
    }

    /// AMD: V_MAD_CO_I64_I32
    v_mad_co_i64_i32(w vdst: vgpr<i64>, w sdst: mask, r src0: src<i32>, r src1: src<i32>, r src2: src<i64>)
        [group VALU, alias v_mad_i64_i32, r exec, mods(clamp)] {
        vop3_sdst = 0x2ff;
        vop3_sdst_lit = 0x2ff { lit(src0, src1, src2) }
    }

    /// AMD: V_ADD_CO_U32
    v_add_co_u32(w vdst: vgpr<u32>, w sdst: mask, r src0: src<u32>, r src1: src<u32>)
        [group VALU, r exec, mods(clamp)] {
        vop3_sdst = 0x300;
        vop3_sdst_lit = 0x300 { lit(src0, src1) }
        vop3_sdst_dpp16 = 0x300;
        vop3_sdst_dpp8 = 0x300;
    }

    /// AMD: V_SUB_CO_U32
    v_sub_co_u32(w vdst: vgpr<u32>, w sdst: mask, r src0: src<u32>, r src1: src<u32>)
        [group VALU, r exec, mods(clamp)] {
        vop3_sdst = 0x301;
        vop3_sdst_lit = 0x301 { lit(src0, src1) }
        vop3_sdst_dpp16 = 0x301;
        vop3_sdst_dpp8 = 0x301;
    }

    /// AMD: V_SUBREV_CO_U32
    v_subrev_co_u32(w vdst: vgpr<u32>, w sdst: mask, r src0: src<u32>, r src1: src<u32>)
        [group VALU, r exec, mods(clamp)] {
        vop3_sdst = 0x302;
        vop3_sdst_lit = 0x302 { lit(src0, src1) }
        vop3_sdst_dpp16 = 0x302;
        vop3_sdst_dpp8 = 0x302;
    }

    /// AMD: V_ADD_NC_U16
    v_add_nc_u16(w vdst: vgpr<u16>{opsel}, r src0: src<u16>{opsel}, r src1: src<u16>{opsel})
        [group VALU, r exec, mods(clamp)] {
        vop3 = 0x303;
        vop3_lit = 0x303 { lit(src0, src1) }
        vop3_dpp16 = 0x303;
        vop3_dpp8 = 0x303;
    }

    /// AMD: V_SUB_NC_U16
    v_sub_nc_u16(w vdst: vgpr<u16>{opsel}, r src0: src<u16>{opsel}, r src1: src<u16>{opsel})
        [group VALU, r exec, mods(clamp)] {
        vop3 = 0x304;
        vop3_lit = 0x304 { lit(src0, src1) }
        vop3_dpp16 = 0x304;
        vop3_dpp8 = 0x304;
    }

    /// AMD: V_MUL_LO_U16
    v_mul_lo_u16(w vdst: vgpr<u16>{opsel}, r src0: src<u16>{opsel}, r src1: src<u16>{opsel})
        [group VALU, r exec] {
        vop3 = 0x305;
        vop3_lit = 0x305 { lit(src0, src1) }
        vop3_dpp16 = 0x305;
        vop3_dpp8 = 0x305;
    }

    /// AMD: V_CVT_PK_I16_F32
    v_cvt_pk_i16_f32(w vdst: vgpr<pk2_i16>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vop3 = 0x306;
        vop3_lit = 0x306 { lit(src0, src1) }
        vop3_dpp16 = 0x306;
        vop3_dpp8 = 0x306;
    }

    /// AMD: V_CVT_PK_U16_F32
    v_cvt_pk_u16_f32(w vdst: vgpr<pk2_u16>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vop3 = 0x307;
        vop3_lit = 0x307 { lit(src0, src1) }
        vop3_dpp16 = 0x307;
        vop3_dpp8 = 0x307;
    }

    /// AMD: V_MAX_U16
    v_max_u16(w vdst: vgpr<u16>{opsel}, r src0: src<u16>{opsel}, r src1: src<u16>{opsel})
        [group VALU, r exec] {
        vop3 = 0x309;
        vop3_lit = 0x309 { lit(src0, src1) }
        vop3_dpp16 = 0x309;
        vop3_dpp8 = 0x309;
    }

    /// AMD: V_MAX_I16
    v_max_i16(w vdst: vgpr<i16>{opsel}, r src0: src<i16>{opsel}, r src1: src<i16>{opsel})
        [group VALU, r exec] {
        vop3 = 0x30a;
        vop3_lit = 0x30a { lit(src0, src1) }
        vop3_dpp16 = 0x30a;
        vop3_dpp8 = 0x30a;
    }

    /// AMD: V_MIN_U16
    v_min_u16(w vdst: vgpr<u16>{opsel}, r src0: src<u16>{opsel}, r src1: src<u16>{opsel})
        [group VALU, r exec] {
        vop3 = 0x30b;
        vop3_lit = 0x30b { lit(src0, src1) }
        vop3_dpp16 = 0x30b;
        vop3_dpp8 = 0x30b;
    }

    /// AMD: V_MIN_I16
    v_min_i16(w vdst: vgpr<i16>{opsel}, r src0: src<i16>{opsel}, r src1: src<i16>{opsel})
        [group VALU, r exec] {
        vop3 = 0x30c;
        vop3_lit = 0x30c { lit(src0, src1) }
        vop3_dpp16 = 0x30c;
        vop3_dpp8 = 0x30c;
    }

    /// AMD: V_ADD_NC_I16
    v_add_nc_i16(w vdst: vgpr<i16>{opsel}, r src0: src<i16>{opsel}, r src1: src<i16>{opsel})
        [group VALU, r exec, mods(clamp)] {
        vop3 = 0x30d;
        vop3_lit = 0x30d { lit(src0, src1) }
        vop3_dpp16 = 0x30d;
        vop3_dpp8 = 0x30d;
    }

    /// AMD: V_SUB_NC_I16
    v_sub_nc_i16(w vdst: vgpr<i16>{opsel}, r src0: src<i16>{opsel}, r src1: src<i16>{opsel})
        [group VALU, r exec, mods(clamp)] {
        vop3 = 0x30e;
        vop3_lit = 0x30e { lit(src0, src1) }
        vop3_dpp16 = 0x30e;
        vop3_dpp8 = 0x30e;
    }

    /// AMD: V_PERMLANE16_VAR_B32
    v_permlane16_var_b32(rw vdst: vgpr<b32>, r src0: vgpr<b32>, r src1: vgpr<b32>)
        [group VALU, r exec, mods(permlane_fi, permlane_bound_ctrl)] {
        vop3 = 0x30f;
    }

    /// AMD: V_PERMLANEX16_VAR_B32
    v_permlanex16_var_b32(rw vdst: vgpr<b32>, r src0: vgpr<b32>, r src1: vgpr<b32>)
        [group VALU, r exec, mods(permlane_fi, permlane_bound_ctrl)] {
        vop3 = 0x310;
    }

    /// AMD: V_PACK_B32_F16
    v_pack_b32_f16(w vdst: vgpr<b32>, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp)] {
        vop3 = 0x311;
        vop3_lit = 0x311 { lit(src0, src1) }
        vop3_dpp16 = 0x311;
        vop3_dpp8 = 0x311;
    }

    /// AMD: V_CVT_PK_NORM_I16_F16
    v_cvt_pk_norm_i16_f16(w vdst: vgpr<pk2_i16>, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, alias v_cvt_pknorm_i16_f16, r exec, r mode, mods(clamp)] {
        vop3 = 0x312;
        vop3_lit = 0x312 { lit(src0, src1) }
        vop3_dpp16 = 0x312;
        vop3_dpp8 = 0x312;
    }

    /// AMD: V_CVT_PK_NORM_U16_F16
    v_cvt_pk_norm_u16_f16(w vdst: vgpr<pk2_u16>, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, alias v_cvt_pknorm_u16_f16, r exec, r mode, mods(clamp)] {
        vop3 = 0x313;
        vop3_lit = 0x313 { lit(src0, src1) }
        vop3_dpp16 = 0x313;
        vop3_dpp8 = 0x313;
    }

    /// AMD: V_LDEXP_F32
    v_ldexp_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs}, r src1: src<i32>)
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x31c;
        vop3_lit = 0x31c { lit(src0, src1) }
        vop3_dpp16 = 0x31c;
        vop3_dpp8 = 0x31c;
    }

    /// AMD: V_BFM_B32
    v_bfm_b32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>)
        [group VALU, r exec] {
        vop3 = 0x31d;
        vop3_lit = 0x31d { lit(src0, src1) }
        vop3_dpp16 = 0x31d;
        vop3_dpp8 = 0x31d;
    }

    /// AMD: V_BCNT_U32_B32
    v_bcnt_u32_b32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>)
        [group VALU, r exec] {
        vop3 = 0x31e;
        vop3_lit = 0x31e { lit(src0, src1) }
        vop3_dpp16 = 0x31e;
        vop3_dpp8 = 0x31e;
    }

    /// AMD: V_MBCNT_LO_U32_B32
    v_mbcnt_lo_u32_b32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>)
        [group VALU, r exec] {
        vop3 = 0x31f;
        vop3_lit = 0x31f { lit(src0, src1) }
        vop3_dpp16 = 0x31f;
        vop3_dpp8 = 0x31f;
    }

    /// AMD: V_MBCNT_HI_U32_B32
    v_mbcnt_hi_u32_b32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>)
        [group VALU, r exec] {
        vop3 = 0x320;
        vop3_lit = 0x320 { lit(src0, src1) }
        vop3_dpp16 = 0x320;
        vop3_dpp8 = 0x320;
    }

    /// AMD: V_CVT_PK_NORM_I16_F32
    v_cvt_pk_norm_i16_f32(w vdst: vgpr<pk2_i16>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, alias v_cvt_pknorm_i16_f32, r exec, mods(clamp)] {
        vop3 = 0x321;
        vop3_lit = 0x321 { lit(src0, src1) }
        vop3_dpp16 = 0x321;
        vop3_dpp8 = 0x321;
    }

    /// AMD: V_CVT_PK_NORM_U16_F32
    v_cvt_pk_norm_u16_f32(w vdst: vgpr<pk2_u16>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, alias v_cvt_pknorm_u16_f32, r exec, mods(clamp)] {
        vop3 = 0x322;
        vop3_lit = 0x322 { lit(src0, src1) }
        vop3_dpp16 = 0x322;
        vop3_dpp8 = 0x322;
    }

    /// AMD: V_CVT_PK_U16_U32
    v_cvt_pk_u16_u32(w vdst: vgpr<pk2_u16>, r src0: src<u32>, r src1: src<u32>)
        [group VALU, r exec] {
        vop3 = 0x323;
        vop3_lit = 0x323 { lit(src0, src1) }
        vop3_dpp16 = 0x323;
        vop3_dpp8 = 0x323;
    }

    /// AMD: V_CVT_PK_I16_I32
    v_cvt_pk_i16_i32(w vdst: vgpr<pk2_i16>, r src0: src<i32>, r src1: src<i32>)
        [group VALU, r exec] {
        vop3 = 0x324;
        vop3_lit = 0x324 { lit(src0, src1) }
        vop3_dpp16 = 0x324;
        vop3_dpp8 = 0x324;
    }

    /// AMD: V_SUB_NC_I32
    v_sub_nc_i32(w vdst: vgpr<i32>, r src0: src<i32>, r src1: src<i32>)
        [group VALU, r exec, mods(clamp)] {
        vop3 = 0x325;
        vop3_lit = 0x325 { lit(src0, src1) }
        vop3_dpp16 = 0x325;
        vop3_dpp8 = 0x325;
    }

    /// AMD: V_ADD_NC_I32
    v_add_nc_i32(w vdst: vgpr<i32>, r src0: src<i32>, r src1: src<i32>)
        [group VALU, r exec, mods(clamp)] {
        vop3 = 0x326;
        vop3_lit = 0x326 { lit(src0, src1) }
        vop3_dpp16 = 0x326;
        vop3_dpp8 = 0x326;
    }

    /// AMD: V_LDEXP_F64
    v_ldexp_f64(w vdst: vgpr<f64>, r src0: src<f64>{neg, abs}, r src1: src<i32>)
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x32b;
        vop3_lit = 0x32b { lit(src0, src1) }
    }

    /// AMD: V_MUL_LO_U32
    v_mul_lo_u32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>)
        [group VALU, r exec] {
        vop3 = 0x32c;
        vop3_lit = 0x32c { lit(src0, src1) }
    }

    /// AMD: V_MUL_HI_U32
    v_mul_hi_u32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: src<u32>)
        [group VALU, r exec] {
        vop3 = 0x32d;
        vop3_lit = 0x32d { lit(src0, src1) }
    }

    /// AMD: V_MUL_HI_I32
    v_mul_hi_i32(w vdst: vgpr<i32>, r src0: src<i32>, r src1: src<i32>)
        [group VALU, r exec] {
        vop3 = 0x32e;
        vop3_lit = 0x32e { lit(src0, src1) }
    }

    /// AMD: V_TRIG_PREOP_F64
    v_trig_preop_f64(w vdst: vgpr<f64>, r src0: src<f64>{neg, abs}, r src1: src<b32>)
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3 = 0x32f;
        vop3_lit = 0x32f { lit(src0, src1) }
    }

    /// AMD: V_LSHLREV_B16
    v_lshlrev_b16(w vdst: vgpr<u16>{opsel}, r src0: src<u16>{opsel}, r src1: src<u16>{opsel})
        [group VALU, r exec] {
        vop3 = 0x338;
        vop3_lit = 0x338 { lit(src0, src1) }
        vop3_dpp16 = 0x338;
        vop3_dpp8 = 0x338;
    }

    /// AMD: V_LSHRREV_B16
    v_lshrrev_b16(w vdst: vgpr<u16>{opsel}, r src0: src<u16>{opsel}, r src1: src<u16>{opsel})
        [group VALU, r exec] {
        vop3 = 0x339;
        vop3_lit = 0x339 { lit(src0, src1) }
        vop3_dpp16 = 0x339;
        vop3_dpp8 = 0x339;
    }

    /// AMD: V_ASHRREV_I16
    v_ashrrev_i16(w vdst: vgpr<i16>{opsel}, r src0: src<u16>{opsel}, r src1: src<i16>{opsel})
        [group VALU, r exec] {
        vop3 = 0x33a;
        vop3_lit = 0x33a { lit(src0, src1) }
        vop3_dpp16 = 0x33a;
        vop3_dpp8 = 0x33a;
    }

    /// AMD: V_LSHRREV_B64
    v_lshrrev_b64(w vdst: vgpr<u64>, r src0: src<u32>, r src1: src<u64>)
        [group VALU, r exec, bus 1] {
        vop3 = 0x33d;
        vop3_lit = 0x33d { lit(src0, src1) }
    }

    /// AMD: V_ASHRREV_I64
    v_ashrrev_i64(w vdst: vgpr<i64>, r src0: src<u32>, r src1: src<i64>)
        [group VALU, r exec, bus 1] {
        vop3 = 0x33e;
        vop3_lit = 0x33e { lit(src0, src1) }
    }

    /// AMD: V_MINIMUM_F64
    v_minimum_f64(w vdst: vgpr<f64>, r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, r exec, mods(clamp, omod)] {
        vop3 = 0x341;
        vop3_lit = 0x341 { lit(src0, src1) }
    }

    /// AMD: V_MAXIMUM_F64
    v_maximum_f64(w vdst: vgpr<f64>, r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, r exec, mods(clamp, omod)] {
        vop3 = 0x342;
        vop3_lit = 0x342 { lit(src0, src1) }
    }

    /// AMD: V_READLANE_B32
    v_readlane_b32(w vdst: sreg<b32>, r src0: vgpr<b32>, r src1: lanesel<b32>)
        [group VALU] {
        vop3 = 0x360;
    }

    /// AMD: V_WRITELANE_B32
    v_writelane_b32(rw vdst: vgpr<b32>, r src0: ssrc<b32>, r src1: lanesel<b32>)
        [group VALU] {
        vop3 = 0x361;
        vop3_lit = 0x361 { lit(src0) }
    }

    /// AMD: V_AND_B16
    v_and_b16(w vdst: vgpr<u16>{opsel}, r src0: src<u16>{opsel}, r src1: src<u16>{opsel})
        [group VALU, r exec] {
        vop3 = 0x362;
        vop3_lit = 0x362 { lit(src0, src1) }
        vop3_dpp16 = 0x362;
        vop3_dpp8 = 0x362;
    }

    /// AMD: V_OR_B16
    v_or_b16(w vdst: vgpr<u16>{opsel}, r src0: src<u16>{opsel}, r src1: src<u16>{opsel})
        [group VALU, r exec] {
        vop3 = 0x363;
        vop3_lit = 0x363 { lit(src0, src1) }
        vop3_dpp16 = 0x363;
        vop3_dpp8 = 0x363;
    }

    /// AMD: V_XOR_B16
    v_xor_b16(w vdst: vgpr<u16>{opsel}, r src0: src<u16>{opsel}, r src1: src<u16>{opsel})
        [group VALU, r exec] {
        vop3 = 0x364;
        vop3_lit = 0x364 { lit(src0, src1) }
        vop3_dpp16 = 0x364;
        vop3_dpp8 = 0x364;
    }

    /// AMD: V_MINIMUM_F32
    v_minimum_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, r exec, mods(clamp, omod)] {
        vop3 = 0x365;
        vop3_lit = 0x365 { lit(src0, src1) }
        vop3_dpp16 = 0x365;
        vop3_dpp8 = 0x365;
    }

    /// AMD: V_MAXIMUM_F32
    v_maximum_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, r exec, mods(clamp, omod)] {
        vop3 = 0x366;
        vop3_lit = 0x366 { lit(src0, src1) }
        vop3_dpp16 = 0x366;
        vop3_dpp8 = 0x366;
    }

    /// AMD: V_MINIMUM_F16
    v_minimum_f16(w vdst: vgpr<f16>{opsel}, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, r exec, mods(clamp, omod)] {
        vop3 = 0x367;
        vop3_lit = 0x367 { lit(src0, src1) }
        vop3_dpp16 = 0x367;
        vop3_dpp8 = 0x367;
    }

    /// AMD: V_MAXIMUM_F16
    v_maximum_f16(w vdst: vgpr<f16>{opsel}, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, r exec, mods(clamp, omod)] {
        vop3 = 0x368;
        vop3_lit = 0x368 { lit(src0, src1) }
        vop3_dpp16 = 0x368;
        vop3_dpp8 = 0x368;
    }

    /// AMD: V_CVT_PK_FP8_F32
    v_cvt_pk_fp8_f32(rw vdst: vgpr<pk2_fp8>{opsel}, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, r exec, r mode] {
        vop3 = 0x369;
        vop3_lit = 0x369 { lit(src0, src1) }
        vop3_dpp16 = 0x369;
        vop3_dpp8 = 0x369;
    }

    /// AMD: V_CVT_PK_BF8_F32
    v_cvt_pk_bf8_f32(rw vdst: vgpr<pk2_bf8>{opsel}, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, r exec, r mode] {
        vop3 = 0x36a;
        vop3_lit = 0x36a { lit(src0, src1) }
        vop3_dpp16 = 0x36a;
        vop3_dpp8 = 0x36a;
    }

    /// AMD: V_CVT_SR_FP8_F32
    v_cvt_sr_fp8_f32(rw vdst: vgpr<fp8>, r src0: src<f32>{neg, abs}, r src1: src<u32>)
        [group VALU, r exec, r mode, mods(vdst_byte_sel)] {
        vop3 = 0x36b;
        vop3_lit = 0x36b { lit(src0, src1) }
        vop3_dpp16 = 0x36b;
        vop3_dpp8 = 0x36b;
    }

    /// AMD: V_CVT_SR_BF8_F32
    v_cvt_sr_bf8_f32(rw vdst: vgpr<bf8>, r src0: src<f32>{neg, abs}, r src1: src<u32>)
        [group VALU, r exec, r mode, mods(vdst_byte_sel)] {
        vop3 = 0x36c;
        vop3_lit = 0x36c { lit(src0, src1) }
        vop3_dpp16 = 0x36c;
        vop3_dpp8 = 0x36c;
    }
}
