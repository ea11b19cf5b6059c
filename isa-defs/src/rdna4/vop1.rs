//! AMD RDNA 4: instructions whose shortest form is VOP1.
//!
//! Written by `cargo xtask codegen` from AMD's machine-readable specification, release 2025-02-19, schema 1.1.0,
//! SHA-256 61ac952a5259a3adcd816b4b4082c77e801d43b6f0cde3a02c8dae3394efc768,
//! and the errata in `isa-defs/errata`. Changes go there.

rdna4_isa_macros::define! {
    arch rdna4;
    part vop1;

    /// AMD: V_NOP
    v_nop()
        [group VALU, r exec] {
        vop1 = 0x000;
        vop3 = 0x180;
    }

    /// AMD: V_MOV_B32
    v_mov_b32(w vdst: vgpr<b32>, r src0: src<b32>)
        [group VALU, r exec] {
        vop1 = 0x001;
        vop1_lit = 0x001 { lit(src0) }
        vop1_dpp16 = 0x001;
        vop1_dpp8 = 0x001;
        vop3 = 0x181;
        vop3_lit = 0x181 { lit(src0) }
        vop3_dpp16 = 0x181;
        vop3_dpp8 = 0x181;
    }

    /// AMD: V_READFIRSTLANE_B32
    v_readfirstlane_b32(w vdst: sreg<b32>, r src0: vgpr<b32>)
        [group VALU, r exec] {
        vop1 = 0x002;
    }

    /// AMD: V_CVT_I32_F64
    v_cvt_i32_f64(w vdst: vgpr<i32>, r src0: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x003;
        vop1_lit = 0x003 { lit(src0) }
        vop3 = 0x183;
        vop3_lit = 0x183 { lit(src0) }
    }

    /// AMD: V_CVT_F64_I32
    v_cvt_f64_i32(w vdst: vgpr<f64>, r src0: src<i32>)
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x004;
        vop1_lit = 0x004 { lit(src0) }
        vop3 = 0x184;
        vop3_lit = 0x184 { lit(src0) }
    }

    /// AMD: V_CVT_F32_I32
    v_cvt_f32_i32(w vdst: vgpr<f32>, r src0: src<i32>)
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x005;
        vop1_lit = 0x005 { lit(src0) }
        vop1_dpp16 = 0x005;
        vop1_dpp8 = 0x005;
        vop3 = 0x185;
        vop3_lit = 0x185 { lit(src0) }
        vop3_dpp16 = 0x185;
        vop3_dpp8 = 0x185;
    }

    /// AMD: V_CVT_F32_U32
    v_cvt_f32_u32(w vdst: vgpr<f32>, r src0: src<u32>)
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x006;
        vop1_lit = 0x006 { lit(src0) }
        vop1_dpp16 = 0x006;
        vop1_dpp8 = 0x006;
        vop3 = 0x186;
        vop3_lit = 0x186 { lit(src0) }
        vop3_dpp16 = 0x186;
        vop3_dpp8 = 0x186;
    }

    /// AMD: V_CVT_U32_F32
    v_cvt_u32_f32(w vdst: vgpr<u32>, r src0: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x007;
        vop1_lit = 0x007 { lit(src0) }
        vop1_dpp16 = 0x007;
        vop1_dpp8 = 0x007;
        vop3 = 0x187;
        vop3_lit = 0x187 { lit(src0) }
        vop3_dpp16 = 0x187;
        vop3_dpp8 = 0x187;
    }

    /// AMD: V_CVT_I32_F32
    v_cvt_i32_f32(w vdst: vgpr<i32>, r src0: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x008;
        vop1_lit = 0x008 { lit(src0) }
        vop1_dpp16 = 0x008;
        vop1_dpp8 = 0x008;
        vop3 = 0x188;
        vop3_lit = 0x188 { lit(src0) }
        vop3_dpp16 = 0x188;
        vop3_dpp8 = 0x188;
    }

    /// AMD: V_CVT_F16_F32
    v_cvt_f16_f32(w vdst: vgpr<f16>{opsel}, r src0: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x00a { vdst: vgpr16 }
        vop1_lit = 0x00a { lit(src0), vdst: vgpr16 }
        vop1_dpp16 = 0x00a { vdst: vgpr16 }
        vop1_dpp8 = 0x00a { vdst: vgpr16 }
        vop3 = 0x18a;
        vop3_lit = 0x18a { lit(src0) }
        vop3_dpp16 = 0x18a;
        vop3_dpp8 = 0x18a;
    }

    /// AMD: V_CVT_F32_F16
    v_cvt_f32_f16(w vdst: vgpr<f32>, r src0: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x00b { src0: src16 }
        vop1_lit = 0x00b { lit(src0) }
        vop1_dpp16 = 0x00b { src0: vgpr16 }
        vop1_dpp8 = 0x00b { src0: vgpr16 }
        vop3 = 0x18b;
        vop3_lit = 0x18b { lit(src0) }
        vop3_dpp16 = 0x18b;
        vop3_dpp8 = 0x18b;
    }

    /// AMD: V_CVT_NEAREST_I32_F32
    v_cvt_nearest_i32_f32(w vdst: vgpr<i32>, r src0: src<f32>{neg, abs})
        [group VALU, alias v_cvt_rpi_i32_f32, r exec, mods(clamp)] {
        vop1 = 0x00c;
        vop1_lit = 0x00c { lit(src0) }
        vop1_dpp16 = 0x00c;
        vop1_dpp8 = 0x00c;
        vop3 = 0x18c;
        vop3_lit = 0x18c { lit(src0) }
        vop3_dpp16 = 0x18c;
        vop3_dpp8 = 0x18c;
    }

    /// AMD: V_CVT_FLOOR_I32_F32
    v_cvt_floor_i32_f32(w vdst: vgpr<i32>, r src0: src<f32>{neg, abs})
        [group VALU, alias v_cvt_flr_i32_f32, r exec, mods(clamp)] {
        vop1 = 0x00d;
        vop1_lit = 0x00d { lit(src0) }
        vop1_dpp16 = 0x00d;
        vop1_dpp8 = 0x00d;
        vop3 = 0x18d;
        vop3_lit = 0x18d { lit(src0) }
        vop3_dpp16 = 0x18d;
        vop3_dpp8 = 0x18d;
    }

    /// AMD: V_CVT_OFF_F32_I4
    v_cvt_off_f32_i4(w vdst: vgpr<f32>, r src0: src<i32>)
        [group VALU, r exec, mods(clamp, omod)] {
        vop1 = 0x00e;
        vop1_lit = 0x00e { lit(src0) }
        vop1_dpp16 = 0x00e;
        vop1_dpp8 = 0x00e;
        vop3 = 0x18e;
        vop3_lit = 0x18e { lit(src0) }
        vop3_dpp16 = 0x18e;
        vop3_dpp8 = 0x18e;
    }

    /// AMD: V_CVT_F32_F64
    v_cvt_f32_f64(w vdst: vgpr<f32>, r src0: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x00f;
        vop1_lit = 0x00f { lit(src0) }
        vop3 = 0x18f;
        vop3_lit = 0x18f { lit(src0) }
    }

    /// AMD: V_CVT_F64_F32
    v_cvt_f64_f32(w vdst: vgpr<f64>, r src0: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x010;
        vop1_lit = 0x010 { lit(src0) }
        vop3 = 0x190;
        vop3_lit = 0x190 { lit(src0) }
    }

    /// AMD: V_CVT_F32_UBYTE0
    v_cvt_f32_ubyte0(w vdst: vgpr<f32>, r src0: src<u32>)
        [group VALU, r exec, mods(clamp, omod)] {
        vop1 = 0x011;
        vop1_lit = 0x011 { lit(src0) }
        vop1_dpp16 = 0x011;
        vop1_dpp8 = 0x011;
        vop3 = 0x191;
        vop3_lit = 0x191 { lit(src0) }
        vop3_dpp16 = 0x191;
        vop3_dpp8 = 0x191;
    }

    /// AMD: V_CVT_F32_UBYTE1
    v_cvt_f32_ubyte1(w vdst: vgpr<f32>, r src0: src<u32>)
        [group VALU, r exec, mods(clamp, omod)] {
        vop1 = 0x012;
        vop1_lit = 0x012 { lit(src0) }
        vop1_dpp16 = 0x012;
        vop1_dpp8 = 0x012;
        vop3 = 0x192;
        vop3_lit = 0x192 { lit(src0) }
        vop3_dpp16 = 0x192;
        vop3_dpp8 = 0x192;
    }

    /// AMD: V_CVT_F32_UBYTE2
    v_cvt_f32_ubyte2(w vdst: vgpr<f32>, r src0: src<u32>)
        [group VALU, r exec, mods(clamp, omod)] {
        vop1 = 0x013;
        vop1_lit = 0x013 { lit(src0) }
        vop1_dpp16 = 0x013;
        vop1_dpp8 = 0x013;
        vop3 = 0x193;
        vop3_lit = 0x193 { lit(src0) }
        vop3_dpp16 = 0x193;
        vop3_dpp8 = 0x193;
    }

    /// AMD: V_CVT_F32_UBYTE3
    v_cvt_f32_ubyte3(w vdst: vgpr<f32>, r src0: src<u32>)
        [group VALU, r exec, mods(clamp, omod)] {
        vop1 = 0x014;
        vop1_lit = 0x014 { lit(src0) }
        vop1_dpp16 = 0x014;
        vop1_dpp8 = 0x014;
        vop3 = 0x194;
        vop3_lit = 0x194 { lit(src0) }
        vop3_dpp16 = 0x194;
        vop3_dpp8 = 0x194;
    }

    /// AMD: V_CVT_U32_F64
    v_cvt_u32_f64(w vdst: vgpr<u32>, r src0: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x015;
        vop1_lit = 0x015 { lit(src0) }
        vop3 = 0x195;
        vop3_lit = 0x195 { lit(src0) }
    }

    /// AMD: V_CVT_F64_U32
    v_cvt_f64_u32(w vdst: vgpr<f64>, r src0: src<u32>)
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x016;
        vop1_lit = 0x016 { lit(src0) }
        vop3 = 0x196;
        vop3_lit = 0x196 { lit(src0) }
    }

    /// AMD: V_TRUNC_F64
    v_trunc_f64(w vdst: vgpr<f64>, r src0: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x017;
        vop1_lit = 0x017 { lit(src0) }
        vop3 = 0x197;
        vop3_lit = 0x197 { lit(src0) }
    }

    /// AMD: V_CEIL_F64
    v_ceil_f64(w vdst: vgpr<f64>, r src0: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x018;
        vop1_lit = 0x018 { lit(src0) }
        vop3 = 0x198;
        vop3_lit = 0x198 { lit(src0) }
    }

    /// AMD: V_RNDNE_F64
    v_rndne_f64(w vdst: vgpr<f64>, r src0: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x019;
        vop1_lit = 0x019 { lit(src0) }
        vop3 = 0x199;
        vop3_lit = 0x199 { lit(src0) }
    }

    /// AMD: V_FLOOR_F64
    v_floor_f64(w vdst: vgpr<f64>, r src0: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x01a;
        vop1_lit = 0x01a { lit(src0) }
        vop3 = 0x19a;
        vop3_lit = 0x19a { lit(src0) }
    }

    /// AMD: V_PIPEFLUSH
    v_pipeflush()
        [group VALU, r exec] {
        vop1 = 0x01b;
        vop3 = 0x19b;
    }

    /// AMD: V_MOV_B16
    v_mov_b16(w vdst: vgpr<b16>{opsel}, r src0: src<b16>{opsel})
        [group VALU, r exec] {
        vop1 = 0x01c { vdst: vgpr16, src0: src16 }
        vop1_lit = 0x01c { lit(src0), vdst: vgpr16 }
        vop1_dpp16 = 0x01c { vdst: vgpr16, src0: vgpr16 }
        vop1_dpp8 = 0x01c { vdst: vgpr16, src0: vgpr16 }
        vop3 = 0x19c;
        vop3_lit = 0x19c { lit(src0) }
        vop3_dpp16 = 0x19c;
        vop3_dpp8 = 0x19c;
    }

    /// AMD: V_FRACT_F32
    v_fract_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x020;
        vop1_lit = 0x020 { lit(src0) }
        vop1_dpp16 = 0x020;
        vop1_dpp8 = 0x020;
        vop3 = 0x1a0;
        vop3_lit = 0x1a0 { lit(src0) }
        vop3_dpp16 = 0x1a0;
        vop3_dpp8 = 0x1a0;
    }

    /// AMD: V_TRUNC_F32
    v_trunc_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x021;
        vop1_lit = 0x021 { lit(src0) }
        vop1_dpp16 = 0x021;
        vop1_dpp8 = 0x021;
        vop3 = 0x1a1;
        vop3_lit = 0x1a1 { lit(src0) }
        vop3_dpp16 = 0x1a1;
        vop3_dpp8 = 0x1a1;
    }

    /// AMD: V_CEIL_F32
    v_ceil_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x022;
        vop1_lit = 0x022 { lit(src0) }
        vop1_dpp16 = 0x022;
        vop1_dpp8 = 0x022;
        vop3 = 0x1a2;
        vop3_lit = 0x1a2 { lit(src0) }
        vop3_dpp16 = 0x1a2;
        vop3_dpp8 = 0x1a2;
    }

    /// AMD: V_RNDNE_F32
    v_rndne_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x023;
        vop1_lit = 0x023 { lit(src0) }
        vop1_dpp16 = 0x023;
        vop1_dpp8 = 0x023;
        vop3 = 0x1a3;
        vop3_lit = 0x1a3 { lit(src0) }
        vop3_dpp16 = 0x1a3;
        vop3_dpp8 = 0x1a3;
    }

    /// AMD: V_FLOOR_F32
    v_floor_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x024;
        vop1_lit = 0x024 { lit(src0) }
        vop1_dpp16 = 0x024;
        vop1_dpp8 = 0x024;
        vop3 = 0x1a4;
        vop3_lit = 0x1a4 { lit(src0) }
        vop3_dpp16 = 0x1a4;
        vop3_dpp8 = 0x1a4;
    }

    /// AMD: V_EXP_F32
    v_exp_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs})
        [group VALU, sub TRANSCENDENTAL, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x025;
        vop1_lit = 0x025 { lit(src0) }
        vop1_dpp16 = 0x025;
        vop1_dpp8 = 0x025;
        vop3 = 0x1a5;
        vop3_lit = 0x1a5 { lit(src0) }
        vop3_dpp16 = 0x1a5;
        vop3_dpp8 = 0x1a5;
    }

    /// AMD: V_LOG_F32
    v_log_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs})
        [group VALU, sub TRANSCENDENTAL, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x027;
        vop1_lit = 0x027 { lit(src0) }
        vop1_dpp16 = 0x027;
        vop1_dpp8 = 0x027;
        vop3 = 0x1a7;
        vop3_lit = 0x1a7 { lit(src0) }
        vop3_dpp16 = 0x1a7;
        vop3_dpp8 = 0x1a7;
    }

    /// AMD: V_RCP_F32
    v_rcp_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs})
        [group VALU, sub TRANSCENDENTAL, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x02a;
        vop1_lit = 0x02a { lit(src0) }
        vop1_dpp16 = 0x02a;
        vop1_dpp8 = 0x02a;
        vop3 = 0x1aa;
        vop3_lit = 0x1aa { lit(src0) }
        vop3_dpp16 = 0x1aa;
        vop3_dpp8 = 0x1aa;
    }

    /// AMD: V_RCP_IFLAG_F32
    v_rcp_iflag_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs})
        [group VALU, sub TRANSCENDENTAL, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x02b;
        vop1_lit = 0x02b { lit(src0) }
        vop1_dpp16 = 0x02b;
        vop1_dpp8 = 0x02b;
        vop3 = 0x1ab;
        vop3_lit = 0x1ab { lit(src0) }
        vop3_dpp16 = 0x1ab;
        vop3_dpp8 = 0x1ab;
    }

    /// AMD: V_RSQ_F32
    v_rsq_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs})
        [group VALU, sub TRANSCENDENTAL, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x02e;
        vop1_lit = 0x02e { lit(src0) }
        vop1_dpp16 = 0x02e;
        vop1_dpp8 = 0x02e;
        vop3 = 0x1ae;
        vop3_lit = 0x1ae { lit(src0) }
        vop3_dpp16 = 0x1ae;
        vop3_dpp8 = 0x1ae;
    }

    /// AMD: V_RCP_F64
    v_rcp_f64(w vdst: vgpr<f64>, r src0: src<f64>{neg, abs})
        [group VALU, sub TRANSCENDENTAL, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x02f;
        vop1_lit = 0x02f { lit(src0) }
        vop3 = 0x1af;
        vop3_lit = 0x1af { lit(src0) }
    }

    /// AMD: V_RSQ_F64
    v_rsq_f64(w vdst: vgpr<f64>, r src0: src<f64>{neg, abs})
        [group VALU, sub TRANSCENDENTAL, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x031;
        vop1_lit = 0x031 { lit(src0) }
        vop3 = 0x1b1;
        vop3_lit = 0x1b1 { lit(src0) }
    }

    /// AMD: V_SQRT_F32
    v_sqrt_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs})
        [group VALU, sub TRANSCENDENTAL, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x033;
        vop1_lit = 0x033 { lit(src0) }
        vop1_dpp16 = 0x033;
        vop1_dpp8 = 0x033;
        vop3 = 0x1b3;
        vop3_lit = 0x1b3 { lit(src0) }
        vop3_dpp16 = 0x1b3;
        vop3_dpp8 = 0x1b3;
    }

    /// AMD: V_SQRT_F64
    v_sqrt_f64(w vdst: vgpr<f64>, r src0: src<f64>{neg, abs})
        [group VALU, sub TRANSCENDENTAL, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x034;
        vop1_lit = 0x034 { lit(src0) }
        vop3 = 0x1b4;
        vop3_lit = 0x1b4 { lit(src0) }
    }

    /// AMD: V_SIN_F32
    v_sin_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs})
        [group VALU, sub TRANSCENDENTAL, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x035;
        vop1_lit = 0x035 { lit(src0) }
        vop1_dpp16 = 0x035;
        vop1_dpp8 = 0x035;
        vop3 = 0x1b5;
        vop3_lit = 0x1b5 { lit(src0) }
        vop3_dpp16 = 0x1b5;
        vop3_dpp8 = 0x1b5;
    }

    /// AMD: V_COS_F32
    v_cos_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs})
        [group VALU, sub TRANSCENDENTAL, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x036;
        vop1_lit = 0x036 { lit(src0) }
        vop1_dpp16 = 0x036;
        vop1_dpp8 = 0x036;
        vop3 = 0x1b6;
        vop3_lit = 0x1b6 { lit(src0) }
        vop3_dpp16 = 0x1b6;
        vop3_dpp8 = 0x1b6;
    }

    /// AMD: V_NOT_B32
    v_not_b32(w vdst: vgpr<u32>, r src0: src<u32>)
        [group VALU, r exec] {
        vop1 = 0x037;
        vop1_lit = 0x037 { lit(src0) }
        vop1_dpp16 = 0x037;
        vop1_dpp8 = 0x037;
        vop3 = 0x1b7;
        vop3_lit = 0x1b7 { lit(src0) }
        vop3_dpp16 = 0x1b7;
        vop3_dpp8 = 0x1b7;
    }

    /// AMD: V_BFREV_B32
    v_bfrev_b32(w vdst: vgpr<b32>, r src0: src<b32>)
        [group VALU, r exec] {
        vop1 = 0x038;
        vop1_lit = 0x038 { lit(src0) }
        vop1_dpp16 = 0x038;
        vop1_dpp8 = 0x038;
        vop3 = 0x1b8;
        vop3_lit = 0x1b8 { lit(src0) }
        vop3_dpp16 = 0x1b8;
        vop3_dpp8 = 0x1b8;
    }

    /// AMD: V_CLZ_I32_U32
    v_clz_i32_u32(w vdst: vgpr<i32>, r src0: src<u32>)
        [group VALU, alias v_ffbh_u32, r exec] {
        vop1 = 0x039;
        vop1_lit = 0x039 { lit(src0) }
        vop1_dpp16 = 0x039;
        vop1_dpp8 = 0x039;
        vop3 = 0x1b9;
        vop3_lit = 0x1b9 { lit(src0) }
        vop3_dpp16 = 0x1b9;
        vop3_dpp8 = 0x1b9;
    }

    /// AMD: V_CTZ_I32_B32
    v_ctz_i32_b32(w vdst: vgpr<i32>, r src0: src<u32>)
        [group VALU, alias v_ffbl_b32, r exec] {
        vop1 = 0x03a;
        vop1_lit = 0x03a { lit(src0) }
        vop1_dpp16 = 0x03a;
        vop1_dpp8 = 0x03a;
        vop3 = 0x1ba;
        vop3_lit = 0x1ba { lit(src0) }
        vop3_dpp16 = 0x1ba;
        vop3_dpp8 = 0x1ba;
    }

    /// AMD: V_CLS_I32
    v_cls_i32(w vdst: vgpr<i32>, r src0: src<i32>)
        [group VALU, alias v_ffbh_i32, r exec] {
        vop1 = 0x03b;
        vop1_lit = 0x03b { lit(src0) }
        vop1_dpp16 = 0x03b;
        vop1_dpp8 = 0x03b;
        vop3 = 0x1bb;
        vop3_lit = 0x1bb { lit(src0) }
        vop3_dpp16 = 0x1bb;
        vop3_dpp8 = 0x1bb;
    }

    /// AMD: V_FREXP_EXP_I32_F64
    v_frexp_exp_i32_f64(w vdst: vgpr<i32>, r src0: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x03c;
        vop1_lit = 0x03c { lit(src0) }
        vop3 = 0x1bc;
        vop3_lit = 0x1bc { lit(src0) }
    }

    /// AMD: V_FREXP_MANT_F64
    v_frexp_mant_f64(w vdst: vgpr<f64>, r src0: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x03d;
        vop1_lit = 0x03d { lit(src0) }
        vop3 = 0x1bd;
        vop3_lit = 0x1bd { lit(src0) }
    }

    /// AMD: V_FRACT_F64
    v_fract_f64(w vdst: vgpr<f64>, r src0: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x03e;
        vop1_lit = 0x03e { lit(src0) }
        vop3 = 0x1be;
        vop3_lit = 0x1be { lit(src0) }
    }

    /// AMD: V_FREXP_EXP_I32_F32
    v_frexp_exp_i32_f32(w vdst: vgpr<i32>, r src0: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vop1 = 0x03f;
        vop1_lit = 0x03f { lit(src0) }
        vop1_dpp16 = 0x03f;
        vop1_dpp8 = 0x03f;
        vop3 = 0x1bf;
        vop3_lit = 0x1bf { lit(src0) }
        vop3_dpp16 = 0x1bf;
        vop3_dpp8 = 0x1bf;
    }

    /// AMD: V_FREXP_MANT_F32
    v_frexp_mant_f32(w vdst: vgpr<f32>, r src0: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x040;
        vop1_lit = 0x040 { lit(src0) }
        vop1_dpp16 = 0x040;
        vop1_dpp8 = 0x040;
        vop3 = 0x1c0;
        vop3_lit = 0x1c0 { lit(src0) }
        vop3_dpp16 = 0x1c0;
        vop3_dpp8 = 0x1c0;
    }

    /// AMD: V_MOVRELD_B32
    v_movreld_b32(w vdst: vgpr<b32>, r src0: src<b32>)
        [group VALU, r exec, r m0, relative_write] {
        vop1 = 0x042;
        vop1_lit = 0x042 { lit(src0) }
        vop1_dpp16 = 0x042;
        vop1_dpp8 = 0x042;
        vop3 = 0x1c2;
        vop3_lit = 0x1c2 { lit(src0) }
        vop3_dpp16 = 0x1c2;
        vop3_dpp8 = 0x1c2;
    }

    /// AMD: V_MOVRELS_B32
    v_movrels_b32(w vdst: vgpr<b32>, r src0: vgpr<b32>)
        [group VALU, r exec, r m0, relative_read] {
        vop1 = 0x043;
        vop1_dpp16 = 0x043;
        vop1_dpp8 = 0x043;
        vop3 = 0x1c3;
        vop3_dpp16 = 0x1c3;
        vop3_dpp8 = 0x1c3;
    }

    /// AMD: V_MOVRELSD_B32
    v_movrelsd_b32(w vdst: vgpr<b32>, r src0: vgpr<b32>)
        [group VALU, r exec, r m0, relative_read, relative_write] {
        vop1 = 0x044;
        vop1_dpp16 = 0x044;
        vop1_dpp8 = 0x044;
        vop3 = 0x1c4;
        vop3_dpp16 = 0x1c4;
        vop3_dpp8 = 0x1c4;
    }

    /// AMD: V_MOVRELSD_2_B32
    v_movrelsd_2_b32(w vdst: vgpr<b32>, r src0: vgpr<b32>)
        [group VALU, r exec, r m0, relative_read, relative_write] {
        vop1 = 0x048;
        vop1_dpp16 = 0x048;
        vop1_dpp8 = 0x048;
        vop3 = 0x1c8;
        vop3_dpp16 = 0x1c8;
        vop3_dpp8 = 0x1c8;
    }

    /// AMD: V_CVT_F16_U16
    v_cvt_f16_u16(w vdst: vgpr<f16>{opsel}, r src0: src<u16>{opsel})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x050 { vdst: vgpr16, src0: src16 }
        vop1_lit = 0x050 { lit(src0), vdst: vgpr16 }
        vop1_dpp16 = 0x050 { vdst: vgpr16, src0: vgpr16 }
        vop1_dpp8 = 0x050 { vdst: vgpr16, src0: vgpr16 }
        vop3 = 0x1d0;
        vop3_lit = 0x1d0 { lit(src0) }
        vop3_dpp16 = 0x1d0;
        vop3_dpp8 = 0x1d0;
    }

    /// AMD: V_CVT_F16_I16
    v_cvt_f16_i16(w vdst: vgpr<f16>{opsel}, r src0: src<i16>{opsel})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x051 { vdst: vgpr16, src0: src16 }
        vop1_lit = 0x051 { lit(src0), vdst: vgpr16 }
        vop1_dpp16 = 0x051 { vdst: vgpr16, src0: vgpr16 }
        vop1_dpp8 = 0x051 { vdst: vgpr16, src0: vgpr16 }
        vop3 = 0x1d1;
        vop3_lit = 0x1d1 { lit(src0) }
        vop3_dpp16 = 0x1d1;
        vop3_dpp8 = 0x1d1;
    }

    /// AMD: V_CVT_U16_F16
    v_cvt_u16_f16(w vdst: vgpr<u16>{opsel}, r src0: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x052 { vdst: vgpr16, src0: src16 }
        vop1_lit = 0x052 { lit(src0), vdst: vgpr16 }
        vop1_dpp16 = 0x052 { vdst: vgpr16, src0: vgpr16 }
        vop1_dpp8 = 0x052 { vdst: vgpr16, src0: vgpr16 }
        vop3 = 0x1d2;
        vop3_lit = 0x1d2 { lit(src0) }
        vop3_dpp16 = 0x1d2;
        vop3_dpp8 = 0x1d2;
    }

    /// AMD: V_CVT_I16_F16
    v_cvt_i16_f16(w vdst: vgpr<i16>{opsel}, r src0: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x053 { vdst: vgpr16, src0: src16 }
        vop1_lit = 0x053 { lit(src0), vdst: vgpr16 }
        vop1_dpp16 = 0x053 { vdst: vgpr16, src0: vgpr16 }
        vop1_dpp8 = 0x053 { vdst: vgpr16, src0: vgpr16 }
        vop3 = 0x1d3;
        vop3_lit = 0x1d3 { lit(src0) }
        vop3_dpp16 = 0x1d3;
        vop3_dpp8 = 0x1d3;
    }

    /// AMD: V_RCP_F16
    v_rcp_f16(w vdst: vgpr<f16>{opsel}, r src0: src<f16>{neg, abs, opsel})
        [group VALU, sub TRANSCENDENTAL, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x054 { vdst: vgpr16, src0: src16 }
        vop1_lit = 0x054 { lit(src0), vdst: vgpr16 }
        vop1_dpp16 = 0x054 { vdst: vgpr16, src0: vgpr16 }
        vop1_dpp8 = 0x054 { vdst: vgpr16, src0: vgpr16 }
        vop3 = 0x1d4;
        vop3_lit = 0x1d4 { lit(src0) }
        vop3_dpp16 = 0x1d4;
        vop3_dpp8 = 0x1d4;
    }

    /// AMD: V_SQRT_F16
    v_sqrt_f16(w vdst: vgpr<f16>{opsel}, r src0: src<f16>{neg, abs, opsel})
        [group VALU, sub TRANSCENDENTAL, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x055 { vdst: vgpr16, src0: src16 }
        vop1_lit = 0x055 { lit(src0), vdst: vgpr16 }
        vop1_dpp16 = 0x055 { vdst: vgpr16, src0: vgpr16 }
        vop1_dpp8 = 0x055 { vdst: vgpr16, src0: vgpr16 }
        vop3 = 0x1d5;
        vop3_lit = 0x1d5 { lit(src0) }
        vop3_dpp16 = 0x1d5;
        vop3_dpp8 = 0x1d5;
    }

    /// AMD: V_RSQ_F16
    v_rsq_f16(w vdst: vgpr<f16>{opsel}, r src0: src<f16>{neg, abs, opsel})
        [group VALU, sub TRANSCENDENTAL, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x056 { vdst: vgpr16, src0: src16 }
        vop1_lit = 0x056 { lit(src0), vdst: vgpr16 }
        vop1_dpp16 = 0x056 { vdst: vgpr16, src0: vgpr16 }
        vop1_dpp8 = 0x056 { vdst: vgpr16, src0: vgpr16 }
        vop3 = 0x1d6;
        vop3_lit = 0x1d6 { lit(src0) }
        vop3_dpp16 = 0x1d6;
        vop3_dpp8 = 0x1d6;
    }

    /// AMD: V_LOG_F16
    v_log_f16(w vdst: vgpr<f16>{opsel}, r src0: src<f16>{neg, abs, opsel})
        [group VALU, sub TRANSCENDENTAL, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x057 { vdst: vgpr16, src0: src16 }
        vop1_lit = 0x057 { lit(src0), vdst: vgpr16 }
        vop1_dpp16 = 0x057 { vdst: vgpr16, src0: vgpr16 }
        vop1_dpp8 = 0x057 { vdst: vgpr16, src0: vgpr16 }
        vop3 = 0x1d7;
        vop3_lit = 0x1d7 { lit(src0) }
        vop3_dpp16 = 0x1d7;
        vop3_dpp8 = 0x1d7;
    }

    /// AMD: V_EXP_F16
    v_exp_f16(w vdst: vgpr<f16>{opsel}, r src0: src<f16>{neg, abs, opsel})
        [group VALU, sub TRANSCENDENTAL, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x058 { vdst: vgpr16, src0: src16 }
        vop1_lit = 0x058 { lit(src0), vdst: vgpr16 }
        vop1_dpp16 = 0x058 { vdst: vgpr16, src0: vgpr16 }
        vop1_dpp8 = 0x058 { vdst: vgpr16, src0: vgpr16 }
        vop3 = 0x1d8;
        vop3_lit = 0x1d8 { lit(src0) }
        vop3_dpp16 = 0x1d8;
        vop3_dpp8 = 0x1d8;
    }

    /// AMD: V_FREXP_MANT_F16
    v_frexp_mant_f16(w vdst: vgpr<f16>{opsel}, r src0: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x059 { vdst: vgpr16, src0: src16 }
        vop1_lit = 0x059 { lit(src0), vdst: vgpr16 }
        vop1_dpp16 = 0x059 { vdst: vgpr16, src0: vgpr16 }
        vop1_dpp8 = 0x059 { vdst: vgpr16, src0: vgpr16 }
        vop3 = 0x1d9;
        vop3_lit = 0x1d9 { lit(src0) }
        vop3_dpp16 = 0x1d9;
        vop3_dpp8 = 0x1d9;
    }

    /// AMD: V_FREXP_EXP_I16_F16
    v_frexp_exp_i16_f16(w vdst: vgpr<i16>{opsel}, r src0: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x05a { vdst: vgpr16, src0: src16 }
        vop1_lit = 0x05a { lit(src0), vdst: vgpr16 }
        vop1_dpp16 = 0x05a { vdst: vgpr16, src0: vgpr16 }
        vop1_dpp8 = 0x05a { vdst: vgpr16, src0: vgpr16 }
        vop3 = 0x1da;
        vop3_lit = 0x1da { lit(src0) }
        vop3_dpp16 = 0x1da;
        vop3_dpp8 = 0x1da;
    }

    /// AMD: V_FLOOR_F16
    v_floor_f16(w vdst: vgpr<f16>{opsel}, r src0: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x05b { vdst: vgpr16, src0: src16 }
        vop1_lit = 0x05b { lit(src0), vdst: vgpr16 }
        vop1_dpp16 = 0x05b { vdst: vgpr16, src0: vgpr16 }
        vop1_dpp8 = 0x05b { vdst: vgpr16, src0: vgpr16 }
        vop3 = 0x1db;
        vop3_lit = 0x1db { lit(src0) }
        vop3_dpp16 = 0x1db;
        vop3_dpp8 = 0x1db;
    }

    /// AMD: V_CEIL_F16
    v_ceil_f16(w vdst: vgpr<f16>{opsel}, r src0: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x05c { vdst: vgpr16, src0: src16 }
        vop1_lit = 0x05c { lit(src0), vdst: vgpr16 }
        vop1_dpp16 = 0x05c { vdst: vgpr16, src0: vgpr16 }
        vop1_dpp8 = 0x05c { vdst: vgpr16, src0: vgpr16 }
        vop3 = 0x1dc;
        vop3_lit = 0x1dc { lit(src0) }
        vop3_dpp16 = 0x1dc;
        vop3_dpp8 = 0x1dc;
    }

    /// AMD: V_TRUNC_F16
    v_trunc_f16(w vdst: vgpr<f16>{opsel}, r src0: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x05d { vdst: vgpr16, src0: src16 }
        vop1_lit = 0x05d { lit(src0), vdst: vgpr16 }
        vop1_dpp16 = 0x05d { vdst: vgpr16, src0: vgpr16 }
        vop1_dpp8 = 0x05d { vdst: vgpr16, src0: vgpr16 }
        vop3 = 0x1dd;
        vop3_lit = 0x1dd { lit(src0) }
        vop3_dpp16 = 0x1dd;
        vop3_dpp8 = 0x1dd;
    }

    /// AMD: V_RNDNE_F16
    v_rndne_f16(w vdst: vgpr<f16>{opsel}, r src0: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x05e { vdst: vgpr16, src0: src16 }
        vop1_lit = 0x05e { lit(src0), vdst: vgpr16 }
        vop1_dpp16 = 0x05e { vdst: vgpr16, src0: vgpr16 }
        vop1_dpp8 = 0x05e { vdst: vgpr16, src0: vgpr16 }
        vop3 = 0x1de;
        vop3_lit = 0x1de { lit(src0) }
        vop3_dpp16 = 0x1de;
        vop3_dpp8 = 0x1de;
    }

    /// AMD: V_FRACT_F16
    v_fract_f16(w vdst: vgpr<f16>{opsel}, r src0: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x05f { vdst: vgpr16, src0: src16 }
        vop1_lit = 0x05f { lit(src0), vdst: vgpr16 }
        vop1_dpp16 = 0x05f { vdst: vgpr16, src0: vgpr16 }
        vop1_dpp8 = 0x05f { vdst: vgpr16, src0: vgpr16 }
        vop3 = 0x1df;
        vop3_lit = 0x1df { lit(src0) }
        vop3_dpp16 = 0x1df;
        vop3_dpp8 = 0x1df;
    }

    /// AMD: V_SIN_F16
    v_sin_f16(w vdst: vgpr<f16>{opsel}, r src0: src<f16>{neg, abs, opsel})
        [group VALU, sub TRANSCENDENTAL, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x060 { vdst: vgpr16, src0: src16 }
        vop1_lit = 0x060 { lit(src0), vdst: vgpr16 }
        vop1_dpp16 = 0x060 { vdst: vgpr16, src0: vgpr16 }
        vop1_dpp8 = 0x060 { vdst: vgpr16, src0: vgpr16 }
        vop3 = 0x1e0;
        vop3_lit = 0x1e0 { lit(src0) }
        vop3_dpp16 = 0x1e0;
        vop3_dpp8 = 0x1e0;
    }

    /// AMD: V_COS_F16
    v_cos_f16(w vdst: vgpr<f16>{opsel}, r src0: src<f16>{neg, abs, opsel})
        [group VALU, sub TRANSCENDENTAL, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x061 { vdst: vgpr16, src0: src16 }
        vop1_lit = 0x061 { lit(src0), vdst: vgpr16 }
        vop1_dpp16 = 0x061 { vdst: vgpr16, src0: vgpr16 }
        vop1_dpp8 = 0x061 { vdst: vgpr16, src0: vgpr16 }
        vop3 = 0x1e1;
        vop3_lit = 0x1e1 { lit(src0) }
        vop3_dpp16 = 0x1e1;
        vop3_dpp8 = 0x1e1;
    }

    /// AMD: V_SAT_PK_U8_I16
    v_sat_pk_u8_i16(w vdst: vgpr<pk2_u8>{opsel}, r src0: src<pk2_i16>)
        [group VALU, r exec] {
        vop1 = 0x062 { vdst: vgpr16 }
        vop1_lit = 0x062 { lit(src0), vdst: vgpr16 }
        vop1_dpp16 = 0x062 { vdst: vgpr16 }
        vop1_dpp8 = 0x062 { vdst: vgpr16 }
        vop3 = 0x1e2;
        vop3_lit = 0x1e2 { lit(src0) }
        vop3_dpp16 = 0x1e2;
        vop3_dpp8 = 0x1e2;
    }

    /// AMD: V_CVT_NORM_I16_F16
    v_cvt_norm_i16_f16(w vdst: vgpr<i16>{opsel}, r src0: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x063 { vdst: vgpr16, src0: src16 }
        vop1_lit = 0x063 { lit(src0), vdst: vgpr16 }
        vop1_dpp16 = 0x063 { vdst: vgpr16, src0: vgpr16 }
        vop1_dpp8 = 0x063 { vdst: vgpr16, src0: vgpr16 }
        vop3 = 0x1e3;
        vop3_lit = 0x1e3 { lit(src0) }
        vop3_dpp16 = 0x1e3;
        vop3_dpp8 = 0x1e3;
    }

    /// AMD: V_CVT_NORM_U16_F16
    v_cvt_norm_u16_f16(w vdst: vgpr<u16>{opsel}, r src0: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop1 = 0x064 { vdst: vgpr16, src0: src16 }
        vop1_lit = 0x064 { lit(src0), vdst: vgpr16 }
        vop1_dpp16 = 0x064 { vdst: vgpr16, src0: vgpr16 }
        vop1_dpp8 = 0x064 { vdst: vgpr16, src0: vgpr16 }
        vop3 = 0x1e4;
        vop3_lit = 0x1e4 { lit(src0) }
        vop3_dpp16 = 0x1e4;
        vop3_dpp8 = 0x1e4;
    }

    /// AMD: V_SWAP_B32
    v_swap_b32(rw vdst: vgpr<b32>, rw src0: vgpr<b32>)
        [group VALU, r exec] {
        vop1 = 0x065;
    }

    /// AMD: V_SWAP_B16
    v_swap_b16(rw vdst: vgpr<b16>{opsel}, rw src0: vgpr<b16>{opsel})
        [group VALU, r exec] {
        vop1 = 0x066 { vdst: vgpr16, src0: vgpr16 }
    }

    /// AMD: V_PERMLANE64_B32
    v_permlane64_b32(w vdst: vgpr<b32>, r src0: vgpr<b32>)
        [group VALU, r exec] {
        vop1 = 0x067;
    }

    /// AMD: V_SWAPREL_B32
    v_swaprel_b32(rw vdst: vgpr<b32>, rw src0: vgpr<b32>)
        [group VALU, r exec, r m0, relative_read, relative_write] {
        vop1 = 0x068;
    }

    /// AMD: V_NOT_B16
    v_not_b16(w vdst: vgpr<u16>{opsel}, r src0: src<u16>{opsel})
        [group VALU, r exec] {
        vop1 = 0x069 { vdst: vgpr16, src0: src16 }
        vop1_lit = 0x069 { lit(src0), vdst: vgpr16 }
        vop1_dpp16 = 0x069 { vdst: vgpr16, src0: vgpr16 }
        vop1_dpp8 = 0x069 { vdst: vgpr16, src0: vgpr16 }
        vop3 = 0x1e9;
        vop3_lit = 0x1e9 { lit(src0) }
        vop3_dpp16 = 0x1e9;
        vop3_dpp8 = 0x1e9;
    }

    /// AMD: V_CVT_I32_I16
    v_cvt_i32_i16(w vdst: vgpr<i32>, r src0: src<i16>{opsel})
        [group VALU, r exec] {
        vop1 = 0x06a { src0: src16 }
        vop1_lit = 0x06a { lit(src0) }
        vop1_dpp16 = 0x06a { src0: vgpr16 }
        vop1_dpp8 = 0x06a { src0: vgpr16 }
        vop3 = 0x1ea;
        vop3_lit = 0x1ea { lit(src0) }
        vop3_dpp16 = 0x1ea;
        vop3_dpp8 = 0x1ea;
    }

    /// AMD: V_CVT_U32_U16
    v_cvt_u32_u16(w vdst: vgpr<u32>, r src0: src<u16>{opsel})
        [group VALU, r exec] {
        vop1 = 0x06b { src0: src16 }
        vop1_lit = 0x06b { lit(src0) }
        vop1_dpp16 = 0x06b { src0: vgpr16 }
        vop1_dpp8 = 0x06b { src0: vgpr16 }
        vop3 = 0x1eb;
        vop3_lit = 0x1eb { lit(src0) }
        vop3_dpp16 = 0x1eb;
        vop3_dpp8 = 0x1eb;
    }

    /// AMD: V_CVT_F32_FP8
    v_cvt_f32_fp8(w vdst: vgpr<f32>, r src0: src<fp8>)
        [group VALU, r exec, r mode, mods(src0_byte_sel)] {
        vop1 = 0x06c;
        vop1_lit = 0x06c { lit(src0) }
        vop1_dpp16 = 0x06c;
        vop1_dpp8 = 0x06c;
        vop3 = 0x1ec;
        vop3_lit = 0x1ec { lit(src0) }
        vop3_dpp16 = 0x1ec;
        vop3_dpp8 = 0x1ec;
    }

    /// AMD: V_CVT_F32_BF8
    v_cvt_f32_bf8(w vdst: vgpr<f32>, r src0: src<bf8>)
        [group VALU, r exec, r mode, mods(src0_byte_sel)] {
        vop1 = 0x06d;
        vop1_lit = 0x06d { lit(src0) }
        vop1_dpp16 = 0x06d;
        vop1_dpp8 = 0x06d;
        vop3 = 0x1ed;
        vop3_lit = 0x1ed { lit(src0) }
        vop3_dpp16 = 0x1ed;
        vop3_dpp8 = 0x1ed;
    }

    /// AMD: V_CVT_PK_F32_FP8
    v_cvt_pk_f32_fp8(w vdst: vgpr<pk2_f32>, r src0: src<pk2_fp8>{opsel})
        [group VALU, r exec, r mode] {
        vop1 = 0x06e { src0: src16 }
        vop1_lit = 0x06e { lit(src0) }
        vop3 = 0x1ee;
        vop3_lit = 0x1ee { lit(src0) }
    }

    /// AMD: V_CVT_PK_F32_BF8
    v_cvt_pk_f32_bf8(w vdst: vgpr<pk2_f32>, r src0: src<pk2_bf8>{opsel})
        [group VALU, r exec, r mode] {
        vop1 = 0x06f { src0: src16 }
        vop1_lit = 0x06f { lit(src0) }
        vop3 = 0x1ef;
        vop3_lit = 0x1ef { lit(src0) }
    }
}
