//! AMD RDNA 4: instructions whose shortest form is VOPD.
//!
//! Written by `cargo xtask codegen` from AMD's machine-readable specification, release 2025-02-19, schema 1.1.0,
//! SHA-256 61ac952a5259a3adcd816b4b4082c77e801d43b6f0cde3a02c8dae3394efc768,
//! and the errata in `isa-defs/errata`. Changes go there.

rdna4_isa_macros::define! {
    arch rdna4;
    part vopd;

    /// AMD: V_DUAL_FMAC_F32
    v_dual_fmac_f32(rw vdst: vgpr<f32>, r src0: src<f32>, r src1: vgpr<f32>)
        [group VALU, r exec, r mode] {
        vopd_x = 0x000;
        vopd_y = 0x000;
        vopd_x_lit = 0x000 { lit(src0) }
        vopd_y_lit = 0x000 { lit(src0) }
    }

    /// AMD: V_DUAL_FMAAK_F32
    v_dual_fmaak_f32(w vdst: vgpr<f32>, r src0: src<f32>, r src1: vgpr<f32>, imm simm32: literal<f32>)
        [group VALU, r exec, r mode] {
        vopd_x_lit = 0x001 { always, lit(src0) }
        vopd_y_lit = 0x001 { always, lit(src0) }
    }

    /// AMD: V_DUAL_FMAMK_F32
    v_dual_fmamk_f32(w vdst: vgpr<f32>, r src0: src<f32>, imm simm32: literal<f32>, r src1: vgpr<f32>)
        [group VALU, r exec, r mode] {
        vopd_x_lit = 0x002 { always, lit(src0) }
        vopd_y_lit = 0x002 { always, lit(src0) }
    }

    /// AMD: V_DUAL_MUL_F32
    v_dual_mul_f32(w vdst: vgpr<f32>, r src0: src<f32>, r src1: vgpr<f32>)
        [group VALU, r exec, r mode] {
        vopd_x = 0x003;
        vopd_y = 0x003;
        vopd_x_lit = 0x003 { lit(src0) }
        vopd_y_lit = 0x003 { lit(src0) }
    }

    /// AMD: V_DUAL_ADD_F32
    v_dual_add_f32(w vdst: vgpr<f32>, r src0: src<f32>, r src1: vgpr<f32>)
        [group VALU, r exec, r mode] {
        vopd_x = 0x004;
        vopd_y = 0x004;
        vopd_x_lit = 0x004 { lit(src0) }
        vopd_y_lit = 0x004 { lit(src0) }
    }

    /// AMD: V_DUAL_SUB_F32
    v_dual_sub_f32(w vdst: vgpr<f32>, r src0: src<f32>, r src1: vgpr<f32>)
        [group VALU, r exec, r mode] {
        vopd_x = 0x005;
        vopd_y = 0x005;
        vopd_x_lit = 0x005 { lit(src0) }
        vopd_y_lit = 0x005 { lit(src0) }
    }

    /// AMD: V_DUAL_SUBREV_F32
    v_dual_subrev_f32(w vdst: vgpr<f32>, r src0: src<f32>, r src1: vgpr<f32>)
        [group VALU, r exec, r mode] {
        vopd_x = 0x006;
        vopd_y = 0x006;
        vopd_x_lit = 0x006 { lit(src0) }
        vopd_y_lit = 0x006 { lit(src0) }
    }

    /// AMD: V_DUAL_MUL_DX9_ZERO_F32
    v_dual_mul_dx9_zero_f32(w vdst: vgpr<f32>, r src0: src<f32>, r src1: vgpr<f32>)
        [group VALU, r exec, r mode] {
        vopd_x = 0x007;
        vopd_y = 0x007;
        vopd_x_lit = 0x007 { lit(src0) }
        vopd_y_lit = 0x007 { lit(src0) }
    }

    /// AMD: V_DUAL_MOV_B32
    v_dual_mov_b32(w vdst: vgpr<b32>, r src0: src<b32>)
        [group VALU, r exec] {
        vopd_x = 0x008;
        vopd_y = 0x008;
        vopd_x_lit = 0x008 { lit(src0) }
        vopd_y_lit = 0x008 { lit(src0) }
    }

    /// AMD: V_DUAL_CNDMASK_B32
    v_dual_cndmask_b32(w vdst: vgpr<b32>, r src0: src<b32>, r src1: vgpr<b32>)
        [group VALU, r exec, r vcc] {
        vopd_x = 0x009;
        vopd_y = 0x009;
        vopd_x_lit = 0x009 { lit(src0) }
        vopd_y_lit = 0x009 { lit(src0) }
    }

    /// AMD: V_DUAL_MAX_NUM_F32
    v_dual_max_num_f32(w vdst: vgpr<f32>, r src0: src<f32>, r src1: vgpr<f32>)
        [group VALU, r exec, r mode] {
        vopd_x = 0x00a;
        vopd_y = 0x00a;
        vopd_x_lit = 0x00a { lit(src0) }
        vopd_y_lit = 0x00a { lit(src0) }
    }

    /// AMD: V_DUAL_MIN_NUM_F32
    v_dual_min_num_f32(w vdst: vgpr<f32>, r src0: src<f32>, r src1: vgpr<f32>)
        [group VALU, r exec, r mode] {
        vopd_x = 0x00b;
        vopd_y = 0x00b;
        vopd_x_lit = 0x00b { lit(src0) }
        vopd_y_lit = 0x00b { lit(src0) }
    }

    /// AMD: V_DUAL_DOT2ACC_F32_F16
    v_dual_dot2acc_f32_f16(rw vdst: vgpr<f32>, r src0: src<pk2_f16>, r src1: vgpr<pk2_f16>)
        [group VALU, r exec, r mode] {
        vopd_x = 0x00c;
        vopd_y = 0x00c;
        vopd_x_lit = 0x00c { lit(src0) }
        vopd_y_lit = 0x00c { lit(src0) }
    }

    /// AMD: V_DUAL_DOT2ACC_F32_BF16
    v_dual_dot2acc_f32_bf16(rw vdst: vgpr<f32>, r src0: src<pk2_bf16>, r src1: vgpr<pk2_bf16>)
        [group VALU, r exec, r mode] {
        vopd_x = 0x00d;
        vopd_y = 0x00d;
        vopd_x_lit = 0x00d { lit(src0) }
        vopd_y_lit = 0x00d { lit(src0) }
    }

    /// AMD: V_DUAL_ADD_NC_U32
    v_dual_add_nc_u32(w vdst: vgpr<u32>, r src0: src<u32>, r src1: vgpr<u32>)
        [group VALU, r exec] {
        vopd_y = 0x010;
        vopd_y_lit = 0x010 { lit(src0) }
    }

    /// AMD: V_DUAL_LSHLREV_B32
    v_dual_lshlrev_b32(w vdst: vgpr<b32>, r src0: src<b32>, r src1: vgpr<b32>)
        [group VALU, r exec] {
        vopd_y = 0x011;
        vopd_y_lit = 0x011 { lit(src0) }
    }

    /// AMD: V_DUAL_AND_B32
    v_dual_and_b32(w vdst: vgpr<b32>, r src0: src<b32>, r src1: vgpr<b32>)
        [group VALU, r exec] {
        vopd_y = 0x012;
        vopd_y_lit = 0x012 { lit(src0) }
    }
}
