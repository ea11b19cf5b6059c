//! AMD RDNA 4: instructions whose shortest form is VOPC.
//!
//! Written by `cargo xtask codegen` from AMD's machine-readable specification, release 2025-02-19, schema 1.1.0,
//! SHA-256 61ac952a5259a3adcd816b4b4082c77e801d43b6f0cde3a02c8dae3394efc768,
//! and the errata in `isa-defs/errata`. Changes go there.

rdna4_isa_macros::define! {
    arch rdna4;
    part vopc;

    /// AMD: V_CMP_LT_F16
    v_cmp_lt_f16(w vdst: mask, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x001 { vdst = vcc, src0: src16, src1: vgpr16 }
        vopc_lit = 0x001 { lit(src0), vdst = vcc, src1: vgpr16 }
        vopc_dpp16 = 0x001 { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x001 { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x001;
        vop3_lit = 0x001 { lit(src0, src1) }
        vop3_dpp16 = 0x001;
        vop3_dpp8 = 0x001;
    }

    /// AMD: V_CMP_EQ_F16
    v_cmp_eq_f16(w vdst: mask, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x002 { vdst = vcc, src0: src16, src1: vgpr16 }
        vopc_lit = 0x002 { lit(src0), vdst = vcc, src1: vgpr16 }
        vopc_dpp16 = 0x002 { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x002 { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x002;
        vop3_lit = 0x002 { lit(src0, src1) }
        vop3_dpp16 = 0x002;
        vop3_dpp8 = 0x002;
    }

    /// AMD: V_CMP_LE_F16
    v_cmp_le_f16(w vdst: mask, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x003 { vdst = vcc, src0: src16, src1: vgpr16 }
        vopc_lit = 0x003 { lit(src0), vdst = vcc, src1: vgpr16 }
        vopc_dpp16 = 0x003 { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x003 { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x003;
        vop3_lit = 0x003 { lit(src0, src1) }
        vop3_dpp16 = 0x003;
        vop3_dpp8 = 0x003;
    }

    /// AMD: V_CMP_GT_F16
    v_cmp_gt_f16(w vdst: mask, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x004 { vdst = vcc, src0: src16, src1: vgpr16 }
        vopc_lit = 0x004 { lit(src0), vdst = vcc, src1: vgpr16 }
        vopc_dpp16 = 0x004 { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x004 { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x004;
        vop3_lit = 0x004 { lit(src0, src1) }
        vop3_dpp16 = 0x004;
        vop3_dpp8 = 0x004;
    }

    /// AMD: V_CMP_LG_F16
    v_cmp_lg_f16(w vdst: mask, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x005 { vdst = vcc, src0: src16, src1: vgpr16 }
        vopc_lit = 0x005 { lit(src0), vdst = vcc, src1: vgpr16 }
        vopc_dpp16 = 0x005 { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x005 { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x005;
        vop3_lit = 0x005 { lit(src0, src1) }
        vop3_dpp16 = 0x005;
        vop3_dpp8 = 0x005;
    }

    /// AMD: V_CMP_GE_F16
    v_cmp_ge_f16(w vdst: mask, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x006 { vdst = vcc, src0: src16, src1: vgpr16 }
        vopc_lit = 0x006 { lit(src0), vdst = vcc, src1: vgpr16 }
        vopc_dpp16 = 0x006 { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x006 { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x006;
        vop3_lit = 0x006 { lit(src0, src1) }
        vop3_dpp16 = 0x006;
        vop3_dpp8 = 0x006;
    }

    /// AMD: V_CMP_O_F16
    v_cmp_o_f16(w vdst: mask, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x007 { vdst = vcc, src0: src16, src1: vgpr16 }
        vopc_lit = 0x007 { lit(src0), vdst = vcc, src1: vgpr16 }
        vopc_dpp16 = 0x007 { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x007 { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x007;
        vop3_lit = 0x007 { lit(src0, src1) }
        vop3_dpp16 = 0x007;
        vop3_dpp8 = 0x007;
    }

    /// AMD: V_CMP_U_F16
    v_cmp_u_f16(w vdst: mask, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x008 { vdst = vcc, src0: src16, src1: vgpr16 }
        vopc_lit = 0x008 { lit(src0), vdst = vcc, src1: vgpr16 }
        vopc_dpp16 = 0x008 { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x008 { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x008;
        vop3_lit = 0x008 { lit(src0, src1) }
        vop3_dpp16 = 0x008;
        vop3_dpp8 = 0x008;
    }

    /// AMD: V_CMP_NGE_F16
    v_cmp_nge_f16(w vdst: mask, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x009 { vdst = vcc, src0: src16, src1: vgpr16 }
        vopc_lit = 0x009 { lit(src0), vdst = vcc, src1: vgpr16 }
        vopc_dpp16 = 0x009 { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x009 { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x009;
        vop3_lit = 0x009 { lit(src0, src1) }
        vop3_dpp16 = 0x009;
        vop3_dpp8 = 0x009;
    }

    /// AMD: V_CMP_NLG_F16
    v_cmp_nlg_f16(w vdst: mask, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x00a { vdst = vcc, src0: src16, src1: vgpr16 }
        vopc_lit = 0x00a { lit(src0), vdst = vcc, src1: vgpr16 }
        vopc_dpp16 = 0x00a { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x00a { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x00a;
        vop3_lit = 0x00a { lit(src0, src1) }
        vop3_dpp16 = 0x00a;
        vop3_dpp8 = 0x00a;
    }

    /// AMD: V_CMP_NGT_F16
    v_cmp_ngt_f16(w vdst: mask, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x00b { vdst = vcc, src0: src16, src1: vgpr16 }
        vopc_lit = 0x00b { lit(src0), vdst = vcc, src1: vgpr16 }
        vopc_dpp16 = 0x00b { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x00b { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x00b;
        vop3_lit = 0x00b { lit(src0, src1) }
        vop3_dpp16 = 0x00b;
        vop3_dpp8 = 0x00b;
    }

    /// AMD: V_CMP_NLE_F16
    v_cmp_nle_f16(w vdst: mask, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x00c { vdst = vcc, src0: src16, src1: vgpr16 }
        vopc_lit = 0x00c { lit(src0), vdst = vcc, src1: vgpr16 }
        vopc_dpp16 = 0x00c { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x00c { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x00c;
        vop3_lit = 0x00c { lit(src0, src1) }
        vop3_dpp16 = 0x00c;
        vop3_dpp8 = 0x00c;
    }

    /// AMD: V_CMP_NEQ_F16
    v_cmp_neq_f16(w vdst: mask, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x00d { vdst = vcc, src0: src16, src1: vgpr16 }
        vopc_lit = 0x00d { lit(src0), vdst = vcc, src1: vgpr16 }
        vopc_dpp16 = 0x00d { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x00d { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x00d;
        vop3_lit = 0x00d { lit(src0, src1) }
        vop3_dpp16 = 0x00d;
        vop3_dpp8 = 0x00d;
    }

    /// AMD: V_CMP_NLT_F16
    v_cmp_nlt_f16(w vdst: mask, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x00e { vdst = vcc, src0: src16, src1: vgpr16 }
        vopc_lit = 0x00e { lit(src0), vdst = vcc, src1: vgpr16 }
        vopc_dpp16 = 0x00e { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x00e { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x00e;
        vop3_lit = 0x00e { lit(src0, src1) }
        vop3_dpp16 = 0x00e;
        vop3_dpp8 = 0x00e;
    }

    /// AMD: V_CMP_LT_F32
    v_cmp_lt_f32(w vdst: mask, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x011 { vdst = vcc }
        vopc_lit = 0x011 { lit(src0), vdst = vcc }
        vopc_dpp16 = 0x011 { vdst = vcc }
        vopc_dpp8 = 0x011 { vdst = vcc }
        vop3 = 0x011;
        vop3_lit = 0x011 { lit(src0, src1) }
        vop3_dpp16 = 0x011;
        vop3_dpp8 = 0x011;
    }

    /// AMD: V_CMP_EQ_F32
    v_cmp_eq_f32(w vdst: mask, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x012 { vdst = vcc }
        vopc_lit = 0x012 { lit(src0), vdst = vcc }
        vopc_dpp16 = 0x012 { vdst = vcc }
        vopc_dpp8 = 0x012 { vdst = vcc }
        vop3 = 0x012;
        vop3_lit = 0x012 { lit(src0, src1) }
        vop3_dpp16 = 0x012;
        vop3_dpp8 = 0x012;
    }

    /// AMD: V_CMP_LE_F32
    v_cmp_le_f32(w vdst: mask, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x013 { vdst = vcc }
        vopc_lit = 0x013 { lit(src0), vdst = vcc }
        vopc_dpp16 = 0x013 { vdst = vcc }
        vopc_dpp8 = 0x013 { vdst = vcc }
        vop3 = 0x013;
        vop3_lit = 0x013 { lit(src0, src1) }
        vop3_dpp16 = 0x013;
        vop3_dpp8 = 0x013;
    }

    /// AMD: V_CMP_GT_F32
    v_cmp_gt_f32(w vdst: mask, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x014 { vdst = vcc }
        vopc_lit = 0x014 { lit(src0), vdst = vcc }
        vopc_dpp16 = 0x014 { vdst = vcc }
        vopc_dpp8 = 0x014 { vdst = vcc }
        vop3 = 0x014;
        vop3_lit = 0x014 { lit(src0, src1) }
        vop3_dpp16 = 0x014;
        vop3_dpp8 = 0x014;
    }

    /// AMD: V_CMP_LG_F32
    v_cmp_lg_f32(w vdst: mask, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x015 { vdst = vcc }
        vopc_lit = 0x015 { lit(src0), vdst = vcc }
        vopc_dpp16 = 0x015 { vdst = vcc }
        vopc_dpp8 = 0x015 { vdst = vcc }
        vop3 = 0x015;
        vop3_lit = 0x015 { lit(src0, src1) }
        vop3_dpp16 = 0x015;
        vop3_dpp8 = 0x015;
    }

    /// AMD: V_CMP_GE_F32
    v_cmp_ge_f32(w vdst: mask, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x016 { vdst = vcc }
        vopc_lit = 0x016 { lit(src0), vdst = vcc }
        vopc_dpp16 = 0x016 { vdst = vcc }
        vopc_dpp8 = 0x016 { vdst = vcc }
        vop3 = 0x016;
        vop3_lit = 0x016 { lit(src0, src1) }
        vop3_dpp16 = 0x016;
        vop3_dpp8 = 0x016;
    }

    /// AMD: V_CMP_O_F32
    v_cmp_o_f32(w vdst: mask, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x017 { vdst = vcc }
        vopc_lit = 0x017 { lit(src0), vdst = vcc }
        vopc_dpp16 = 0x017 { vdst = vcc }
        vopc_dpp8 = 0x017 { vdst = vcc }
        vop3 = 0x017;
        vop3_lit = 0x017 { lit(src0, src1) }
        vop3_dpp16 = 0x017;
        vop3_dpp8 = 0x017;
    }

    /// AMD: V_CMP_U_F32
    v_cmp_u_f32(w vdst: mask, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x018 { vdst = vcc }
        vopc_lit = 0x018 { lit(src0), vdst = vcc }
        vopc_dpp16 = 0x018 { vdst = vcc }
        vopc_dpp8 = 0x018 { vdst = vcc }
        vop3 = 0x018;
        vop3_lit = 0x018 { lit(src0, src1) }
        vop3_dpp16 = 0x018;
        vop3_dpp8 = 0x018;
    }

    /// AMD: V_CMP_NGE_F32
    v_cmp_nge_f32(w vdst: mask, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x019 { vdst = vcc }
        vopc_lit = 0x019 { lit(src0), vdst = vcc }
        vopc_dpp16 = 0x019 { vdst = vcc }
        vopc_dpp8 = 0x019 { vdst = vcc }
        vop3 = 0x019;
        vop3_lit = 0x019 { lit(src0, src1) }
        vop3_dpp16 = 0x019;
        vop3_dpp8 = 0x019;
    }

    /// AMD: V_CMP_NLG_F32
    v_cmp_nlg_f32(w vdst: mask, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x01a { vdst = vcc }
        vopc_lit = 0x01a { lit(src0), vdst = vcc }
        vopc_dpp16 = 0x01a { vdst = vcc }
        vopc_dpp8 = 0x01a { vdst = vcc }
        vop3 = 0x01a;
        vop3_lit = 0x01a { lit(src0, src1) }
        vop3_dpp16 = 0x01a;
        vop3_dpp8 = 0x01a;
    }

    /// AMD: V_CMP_NGT_F32
    v_cmp_ngt_f32(w vdst: mask, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x01b { vdst = vcc }
        vopc_lit = 0x01b { lit(src0), vdst = vcc }
        vopc_dpp16 = 0x01b { vdst = vcc }
        vopc_dpp8 = 0x01b { vdst = vcc }
        vop3 = 0x01b;
        vop3_lit = 0x01b { lit(src0, src1) }
        vop3_dpp16 = 0x01b;
        vop3_dpp8 = 0x01b;
    }

    /// AMD: V_CMP_NLE_F32
    v_cmp_nle_f32(w vdst: mask, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x01c { vdst = vcc }
        vopc_lit = 0x01c { lit(src0), vdst = vcc }
        vopc_dpp16 = 0x01c { vdst = vcc }
        vopc_dpp8 = 0x01c { vdst = vcc }
        vop3 = 0x01c;
        vop3_lit = 0x01c { lit(src0, src1) }
        vop3_dpp16 = 0x01c;
        vop3_dpp8 = 0x01c;
    }

    /// AMD: V_CMP_NEQ_F32
    v_cmp_neq_f32(w vdst: mask, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x01d { vdst = vcc }
        vopc_lit = 0x01d { lit(src0), vdst = vcc }
        vopc_dpp16 = 0x01d { vdst = vcc }
        vopc_dpp8 = 0x01d { vdst = vcc }
        vop3 = 0x01d;
        vop3_lit = 0x01d { lit(src0, src1) }
        vop3_dpp16 = 0x01d;
        vop3_dpp8 = 0x01d;
    }

    /// AMD: V_CMP_NLT_F32
    v_cmp_nlt_f32(w vdst: mask, r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x01e { vdst = vcc }
        vopc_lit = 0x01e { lit(src0), vdst = vcc }
        vopc_dpp16 = 0x01e { vdst = vcc }
        vopc_dpp8 = 0x01e { vdst = vcc }
        vop3 = 0x01e;
        vop3_lit = 0x01e { lit(src0, src1) }
        vop3_dpp16 = 0x01e;
        vop3_dpp8 = 0x01e;
    }

    /// AMD: V_CMP_LT_F64
    v_cmp_lt_f64(w vdst: mask, r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x021 { vdst = vcc }
        vopc_lit = 0x021 { lit(src0), vdst = vcc }
        vop3 = 0x021;
        vop3_lit = 0x021 { lit(src0, src1) }
    }

    /// AMD: V_CMP_EQ_F64
    v_cmp_eq_f64(w vdst: mask, r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x022 { vdst = vcc }
        vopc_lit = 0x022 { lit(src0), vdst = vcc }
        vop3 = 0x022;
        vop3_lit = 0x022 { lit(src0, src1) }
    }

    /// AMD: V_CMP_LE_F64
    v_cmp_le_f64(w vdst: mask, r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x023 { vdst = vcc }
        vopc_lit = 0x023 { lit(src0), vdst = vcc }
        vop3 = 0x023;
        vop3_lit = 0x023 { lit(src0, src1) }
    }

    /// AMD: V_CMP_GT_F64
    v_cmp_gt_f64(w vdst: mask, r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x024 { vdst = vcc }
        vopc_lit = 0x024 { lit(src0), vdst = vcc }
        vop3 = 0x024;
        vop3_lit = 0x024 { lit(src0, src1) }
    }

    /// AMD: V_CMP_LG_F64
    v_cmp_lg_f64(w vdst: mask, r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x025 { vdst = vcc }
        vopc_lit = 0x025 { lit(src0), vdst = vcc }
        vop3 = 0x025;
        vop3_lit = 0x025 { lit(src0, src1) }
    }

    /// AMD: V_CMP_GE_F64
    v_cmp_ge_f64(w vdst: mask, r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x026 { vdst = vcc }
        vopc_lit = 0x026 { lit(src0), vdst = vcc }
        vop3 = 0x026;
        vop3_lit = 0x026 { lit(src0, src1) }
    }

    /// AMD: V_CMP_O_F64
    v_cmp_o_f64(w vdst: mask, r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x027 { vdst = vcc }
        vopc_lit = 0x027 { lit(src0), vdst = vcc }
        vop3 = 0x027;
        vop3_lit = 0x027 { lit(src0, src1) }
    }

    /// AMD: V_CMP_U_F64
    v_cmp_u_f64(w vdst: mask, r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x028 { vdst = vcc }
        vopc_lit = 0x028 { lit(src0), vdst = vcc }
        vop3 = 0x028;
        vop3_lit = 0x028 { lit(src0, src1) }
    }

    /// AMD: V_CMP_NGE_F64
    v_cmp_nge_f64(w vdst: mask, r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x029 { vdst = vcc }
        vopc_lit = 0x029 { lit(src0), vdst = vcc }
        vop3 = 0x029;
        vop3_lit = 0x029 { lit(src0, src1) }
    }

    /// AMD: V_CMP_NLG_F64
    v_cmp_nlg_f64(w vdst: mask, r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x02a { vdst = vcc }
        vopc_lit = 0x02a { lit(src0), vdst = vcc }
        vop3 = 0x02a;
        vop3_lit = 0x02a { lit(src0, src1) }
    }

    /// AMD: V_CMP_NGT_F64
    v_cmp_ngt_f64(w vdst: mask, r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x02b { vdst = vcc }
        vopc_lit = 0x02b { lit(src0), vdst = vcc }
        vop3 = 0x02b;
        vop3_lit = 0x02b { lit(src0, src1) }
    }

    /// AMD: V_CMP_NLE_F64
    v_cmp_nle_f64(w vdst: mask, r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x02c { vdst = vcc }
        vopc_lit = 0x02c { lit(src0), vdst = vcc }
        vop3 = 0x02c;
        vop3_lit = 0x02c { lit(src0, src1) }
    }

    /// AMD: V_CMP_NEQ_F64
    v_cmp_neq_f64(w vdst: mask, r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x02d { vdst = vcc }
        vopc_lit = 0x02d { lit(src0), vdst = vcc }
        vop3 = 0x02d;
        vop3_lit = 0x02d { lit(src0, src1) }
    }

    /// AMD: V_CMP_NLT_F64
    v_cmp_nlt_f64(w vdst: mask, r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vopc = 0x02e { vdst = vcc }
        vopc_lit = 0x02e { lit(src0), vdst = vcc }
        vop3 = 0x02e;
        vop3_lit = 0x02e { lit(src0, src1) }
    }

    /// AMD: V_CMP_LT_I16
    v_cmp_lt_i16(w vdst: mask, r src0: src<i16>{opsel}, r src1: src<i16>{opsel})
        [group VALU, r exec] {
        vopc = 0x031 { vdst = vcc, src0: src16, src1: vgpr16 }
        vopc_lit = 0x031 { lit(src0), vdst = vcc, src1: vgpr16 }
        vopc_dpp16 = 0x031 { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x031 { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x031;
        vop3_lit = 0x031 { lit(src0, src1) }
        vop3_dpp16 = 0x031;
        vop3_dpp8 = 0x031;
    }

    /// AMD: V_CMP_EQ_I16
    v_cmp_eq_i16(w vdst: mask, r src0: src<i16>{opsel}, r src1: src<i16>{opsel})
        [group VALU, r exec] {
        vopc = 0x032 { vdst = vcc, src0: src16, src1: vgpr16 }
        vopc_lit = 0x032 { lit(src0), vdst = vcc, src1: vgpr16 }
        vopc_dpp16 = 0x032 { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x032 { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x032;
        vop3_lit = 0x032 { lit(src0, src1) }
        vop3_dpp16 = 0x032;
        vop3_dpp8 = 0x032;
    }

    /// AMD: V_CMP_LE_I16
    v_cmp_le_i16(w vdst: mask, r src0: src<i16>{opsel}, r src1: src<i16>{opsel})
        [group VALU, r exec] {
        vopc = 0x033 { vdst = vcc, src0: src16, src1: vgpr16 }
        vopc_lit = 0x033 { lit(src0), vdst = vcc, src1: vgpr16 }
        vopc_dpp16 = 0x033 { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x033 { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x033;
        vop3_lit = 0x033 { lit(src0, src1) }
        vop3_dpp16 = 0x033;
        vop3_dpp8 = 0x033;
    }

    /// AMD: V_CMP_GT_I16
    v_cmp_gt_i16(w vdst: mask, r src0: src<i16>{opsel}, r src1: src<i16>{opsel})
        [group VALU, r exec] {
        vopc = 0x034 { vdst = vcc, src0: src16, src1: vgpr16 }
        vopc_lit = 0x034 { lit(src0), vdst = vcc, src1: vgpr16 }
        vopc_dpp16 = 0x034 { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x034 { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x034;
        vop3_lit = 0x034 { lit(src0, src1) }
        vop3_dpp16 = 0x034;
        vop3_dpp8 = 0x034;
    }

    /// AMD: V_CMP_NE_I16
    v_cmp_ne_i16(w vdst: mask, r src0: src<i16>{opsel}, r src1: src<i16>{opsel})
        [group VALU, r exec] {
        vopc = 0x035 { vdst = vcc, src0: src16, src1: vgpr16 }
        vopc_lit = 0x035 { lit(src0), vdst = vcc, src1: vgpr16 }
        vopc_dpp16 = 0x035 { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x035 { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x035;
        vop3_lit = 0x035 { lit(src0, src1) }
        vop3_dpp16 = 0x035;
        vop3_dpp8 = 0x035;
    }

    /// AMD: V_CMP_GE_I16
    v_cmp_ge_i16(w vdst: mask, r src0: src<i16>{opsel}, r src1: src<i16>{opsel})
        [group VALU, r exec] {
        vopc = 0x036 { vdst = vcc, src0: src16, src1: vgpr16 }
        vopc_lit = 0x036 { lit(src0), vdst = vcc, src1: vgpr16 }
        vopc_dpp16 = 0x036 { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x036 { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x036;
        vop3_lit = 0x036 { lit(src0, src1) }
        vop3_dpp16 = 0x036;
        vop3_dpp8 = 0x036;
    }

    /// AMD: V_CMP_LT_U16
    v_cmp_lt_u16(w vdst: mask, r src0: src<u16>{opsel}, r src1: src<u16>{opsel})
        [group VALU, r exec] {
        vopc = 0x039 { vdst = vcc, src0: src16, src1: vgpr16 }
        vopc_lit = 0x039 { lit(src0), vdst = vcc, src1: vgpr16 }
        vopc_dpp16 = 0x039 { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x039 { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x039;
        vop3_lit = 0x039 { lit(src0, src1) }
        vop3_dpp16 = 0x039;
        vop3_dpp8 = 0x039;
    }

    /// AMD: V_CMP_EQ_U16
    v_cmp_eq_u16(w vdst: mask, r src0: src<u16>{opsel}, r src1: src<u16>{opsel})
        [group VALU, r exec] {
        vopc = 0x03a { vdst = vcc, src0: src16, src1: vgpr16 }
        vopc_lit = 0x03a { lit(src0), vdst = vcc, src1: vgpr16 }
        vopc_dpp16 = 0x03a { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x03a { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x03a;
        vop3_lit = 0x03a { lit(src0, src1) }
        vop3_dpp16 = 0x03a;
        vop3_dpp8 = 0x03a;
    }

    /// AMD: V_CMP_LE_U16
    v_cmp_le_u16(w vdst: mask, r src0: src<u16>{opsel}, r src1: src<u16>{opsel})
        [group VALU, r exec] {
        vopc = 0x03b { vdst = vcc, src0: src16, src1: vgpr16 }
        vopc_lit = 0x03b { lit(src0), vdst = vcc, src1: vgpr16 }
        vopc_dpp16 = 0x03b { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x03b { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x03b;
        vop3_lit = 0x03b { lit(src0, src1) }
        vop3_dpp16 = 0x03b;
        vop3_dpp8 = 0x03b;
    }

    /// AMD: V_CMP_GT_U16
    v_cmp_gt_u16(w vdst: mask, r src0: src<u16>{opsel}, r src1: src<u16>{opsel})
        [group VALU, r exec] {
        vopc = 0x03c { vdst = vcc, src0: src16, src1: vgpr16 }
        vopc_lit = 0x03c { lit(src0), vdst = vcc, src1: vgpr16 }
        vopc_dpp16 = 0x03c { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x03c { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x03c;
        vop3_lit = 0x03c { lit(src0, src1) }
        vop3_dpp16 = 0x03c;
        vop3_dpp8 = 0x03c;
    }

    /// AMD: V_CMP_NE_U16
    v_cmp_ne_u16(w vdst: mask, r src0: src<u16>{opsel}, r src1: src<u16>{opsel})
        [group VALU, r exec] {
        vopc = 0x03d { vdst = vcc, src0: src16, src1: vgpr16 }
        vopc_lit = 0x03d { lit(src0), vdst = vcc, src1: vgpr16 }
        vopc_dpp16 = 0x03d { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x03d { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x03d;
        vop3_lit = 0x03d { lit(src0, src1) }
        vop3_dpp16 = 0x03d;
        vop3_dpp8 = 0x03d;
    }

    /// AMD: V_CMP_GE_U16
    v_cmp_ge_u16(w vdst: mask, r src0: src<u16>{opsel}, r src1: src<u16>{opsel})
        [group VALU, r exec] {
        vopc = 0x03e { vdst = vcc, src0: src16, src1: vgpr16 }
        vopc_lit = 0x03e { lit(src0), vdst = vcc, src1: vgpr16 }
        vopc_dpp16 = 0x03e { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x03e { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x03e;
        vop3_lit = 0x03e { lit(src0, src1) }
        vop3_dpp16 = 0x03e;
        vop3_dpp8 = 0x03e;
    }

    /// AMD: V_CMP_LT_I32
    v_cmp_lt_i32(w vdst: mask, r src0: src<i32>, r src1: src<i32>)
        [group VALU, r exec] {
        vopc = 0x041 { vdst = vcc }
        vopc_lit = 0x041 { lit(src0), vdst = vcc }
        vopc_dpp16 = 0x041 { vdst = vcc }
        vopc_dpp8 = 0x041 { vdst = vcc }
        vop3 = 0x041;
        vop3_lit = 0x041 { lit(src0, src1) }
        vop3_dpp16 = 0x041;
        vop3_dpp8 = 0x041;
    }

    /// AMD: V_CMP_EQ_I32
    v_cmp_eq_i32(w vdst: mask, r src0: src<i32>, r src1: src<i32>)
        [group VALU, r exec] {
        vopc = 0x042 { vdst = vcc }
        vopc_lit = 0x042 { lit(src0), vdst = vcc }
        vopc_dpp16 = 0x042 { vdst = vcc }
        vopc_dpp8 = 0x042 { vdst = vcc }
        vop3 = 0x042;
        vop3_lit = 0x042 { lit(src0, src1) }
        vop3_dpp16 = 0x042;
        vop3_dpp8 = 0x042;
    }

    /// AMD: V_CMP_LE_I32
    v_cmp_le_i32(w vdst: mask, r src0: src<i32>, r src1: src<i32>)
        [group VALU, r exec] {
        vopc = 0x043 { vdst = vcc }
        vopc_lit = 0x043 { lit(src0), vdst = vcc }
        vopc_dpp16 = 0x043 { vdst = vcc }
        vopc_dpp8 = 0x043 { vdst = vcc }
        vop3 = 0x043;
        vop3_lit = 0x043 { lit(src0, src1) }
        vop3_dpp16 = 0x043;
        vop3_dpp8 = 0x043;
    }

    /// AMD: V_CMP_GT_I32
    v_cmp_gt_i32(w vdst: mask, r src0: src<i32>, r src1: src<i32>)
        [group VALU, r exec] {
        vopc = 0x044 { vdst = vcc }
        vopc_lit = 0x044 { lit(src0), vdst = vcc }
        vopc_dpp16 = 0x044 { vdst = vcc }
        vopc_dpp8 = 0x044 { vdst = vcc }
        vop3 = 0x044;
        vop3_lit = 0x044 { lit(src0, src1) }
        vop3_dpp16 = 0x044;
        vop3_dpp8 = 0x044;
    }

    /// AMD: V_CMP_NE_I32
    v_cmp_ne_i32(w vdst: mask, r src0: src<i32>, r src1: src<i32>)
        [group VALU, r exec] {
        vopc = 0x045 { vdst = vcc }
        vopc_lit = 0x045 { lit(src0), vdst = vcc }
        vopc_dpp16 = 0x045 { vdst = vcc }
        vopc_dpp8 = 0x045 { vdst = vcc }
        vop3 = 0x045;
        vop3_lit = 0x045 { lit(src0, src1) }
        vop3_dpp16 = 0x045;
        vop3_dpp8 = 0x045;
    }

    /// AMD: V_CMP_GE_I32
    v_cmp_ge_i32(w vdst: mask, r src0: src<i32>, r src1: src<i32>)
        [group VALU, r exec] {
        vopc = 0x046 { vdst = vcc }
        vopc_lit = 0x046 { lit(src0), vdst = vcc }
        vopc_dpp16 = 0x046 { vdst = vcc }
        vopc_dpp8 = 0x046 { vdst = vcc }
        vop3 = 0x046;
        vop3_lit = 0x046 { lit(src0, src1) }
        vop3_dpp16 = 0x046;
        vop3_dpp8 = 0x046;
    }

    /// AMD: V_CMP_LT_U32
    v_cmp_lt_u32(w vdst: mask, r src0: src<u32>, r src1: src<u32>)
        [group VALU, r exec] {
        vopc = 0x049 { vdst = vcc }
        vopc_lit = 0x049 { lit(src0), vdst = vcc }
        vopc_dpp16 = 0x049 { vdst = vcc }
        vopc_dpp8 = 0x049 { vdst = vcc }
        vop3 = 0x049;
        vop3_lit = 0x049 { lit(src0, src1) }
        vop3_dpp16 = 0x049;
        vop3_dpp8 = 0x049;
    }

    /// AMD: V_CMP_EQ_U32
    v_cmp_eq_u32(w vdst: mask, r src0: src<u32>, r src1: src<u32>)
        [group VALU, r exec] {
        vopc = 0x04a { vdst = vcc }
        vopc_lit = 0x04a { lit(src0), vdst = vcc }
        vopc_dpp16 = 0x04a { vdst = vcc }
        vopc_dpp8 = 0x04a { vdst = vcc }
        vop3 = 0x04a;
        vop3_lit = 0x04a { lit(src0, src1) }
        vop3_dpp16 = 0x04a;
        vop3_dpp8 = 0x04a;
    }

    /// AMD: V_CMP_LE_U32
    v_cmp_le_u32(w vdst: mask, r src0: src<u32>, r src1: src<u32>)
        [group VALU, r exec] {
        vopc = 0x04b { vdst = vcc }
        vopc_lit = 0x04b { lit(src0), vdst = vcc }
        vopc_dpp16 = 0x04b { vdst = vcc }
        vopc_dpp8 = 0x04b { vdst = vcc }
        vop3 = 0x04b;
        vop3_lit = 0x04b { lit(src0, src1) }
        vop3_dpp16 = 0x04b;
        vop3_dpp8 = 0x04b;
    }

    /// AMD: V_CMP_GT_U32
    v_cmp_gt_u32(w vdst: mask, r src0: src<u32>, r src1: src<u32>)
        [group VALU, r exec] {
        vopc = 0x04c { vdst = vcc }
        vopc_lit = 0x04c { lit(src0), vdst = vcc }
        vopc_dpp16 = 0x04c { vdst = vcc }
        vopc_dpp8 = 0x04c { vdst = vcc }
        vop3 = 0x04c;
        vop3_lit = 0x04c { lit(src0, src1) }
        vop3_dpp16 = 0x04c;
        vop3_dpp8 = 0x04c;
    }

    /// AMD: V_CMP_NE_U32
    v_cmp_ne_u32(w vdst: mask, r src0: src<u32>, r src1: src<u32>)
        [group VALU, r exec] {
        vopc = 0x04d { vdst = vcc }
        vopc_lit = 0x04d { lit(src0), vdst = vcc }
        vopc_dpp16 = 0x04d { vdst = vcc }
        vopc_dpp8 = 0x04d { vdst = vcc }
        vop3 = 0x04d;
        vop3_lit = 0x04d { lit(src0, src1) }
        vop3_dpp16 = 0x04d;
        vop3_dpp8 = 0x04d;
    }

    /// AMD: V_CMP_GE_U32
    v_cmp_ge_u32(w vdst: mask, r src0: src<u32>, r src1: src<u32>)
        [group VALU, r exec] {
        vopc = 0x04e { vdst = vcc }
        vopc_lit = 0x04e { lit(src0), vdst = vcc }
        vopc_dpp16 = 0x04e { vdst = vcc }
        vopc_dpp8 = 0x04e { vdst = vcc }
        vop3 = 0x04e;
        vop3_lit = 0x04e { lit(src0, src1) }
        vop3_dpp16 = 0x04e;
        vop3_dpp8 = 0x04e;
    }

    /// AMD: V_CMP_LT_I64
    v_cmp_lt_i64(w vdst: mask, r src0: src<i64>, r src1: src<i64>)
        [group VALU, r exec] {
        vopc = 0x051 { vdst = vcc }
        vopc_lit = 0x051 { lit(src0), vdst = vcc }
        vop3 = 0x051;
        vop3_lit = 0x051 { lit(src0, src1) }
    }

    /// AMD: V_CMP_EQ_I64
    v_cmp_eq_i64(w vdst: mask, r src0: src<i64>, r src1: src<i64>)
        [group VALU, r exec] {
        vopc = 0x052 { vdst = vcc }
        vopc_lit = 0x052 { lit(src0), vdst = vcc }
        vop3 = 0x052;
        vop3_lit = 0x052 { lit(src0, src1) }
    }

    /// AMD: V_CMP_LE_I64
    v_cmp_le_i64(w vdst: mask, r src0: src<i64>, r src1: src<i64>)
        [group VALU, r exec] {
        vopc = 0x053 { vdst = vcc }
        vopc_lit = 0x053 { lit(src0), vdst = vcc }
        vop3 = 0x053;
        vop3_lit = 0x053 { lit(src0, src1) }
    }

    /// AMD: V_CMP_GT_I64
    v_cmp_gt_i64(w vdst: mask, r src0: src<i64>, r src1: src<i64>)
        [group VALU, r exec] {
        vopc = 0x054 { vdst = vcc }
        vopc_lit = 0x054 { lit(src0), vdst = vcc }
        vop3 = 0x054;
        vop3_lit = 0x054 { lit(src0, src1) }
    }

    /// AMD: V_CMP_NE_I64
    v_cmp_ne_i64(w vdst: mask, r src0: src<i64>, r src1: src<i64>)
        [group VALU, r exec] {
        vopc = 0x055 { vdst = vcc }
        vopc_lit = 0x055 { lit(src0), vdst = vcc }
        vop3 = 0x055;
        vop3_lit = 0x055 { lit(src0, src1) }
    }

    /// AMD: V_CMP_GE_I64
    v_cmp_ge_i64(w vdst: mask, r src0: src<i64>, r src1: src<i64>)
        [group VALU, r exec] {
        vopc = 0x056 { vdst = vcc }
        vopc_lit = 0x056 { lit(src0), vdst = vcc }
        vop3 = 0x056;
        vop3_lit = 0x056 { lit(src0, src1) }
    }

    /// AMD: V_CMP_LT_U64
    v_cmp_lt_u64(w vdst: mask, r src0: src<u64>, r src1: src<u64>)
        [group VALU, r exec] {
        vopc = 0x059 { vdst = vcc }
        vopc_lit = 0x059 { lit(src0), vdst = vcc }
        vop3 = 0x059;
        vop3_lit = 0x059 { lit(src0, src1) }
    }

    /// AMD: V_CMP_EQ_U64
    v_cmp_eq_u64(w vdst: mask, r src0: src<u64>, r src1: src<u64>)
        [group VALU, r exec] {
        vopc = 0x05a { vdst = vcc }
        vopc_lit = 0x05a { lit(src0), vdst = vcc }
        vop3 = 0x05a;
        vop3_lit = 0x05a { lit(src0, src1) }
    }

    /// AMD: V_CMP_LE_U64
    v_cmp_le_u64(w vdst: mask, r src0: src<u64>, r src1: src<u64>)
        [group VALU, r exec] {
        vopc = 0x05b { vdst = vcc }
        vopc_lit = 0x05b { lit(src0), vdst = vcc }
        vop3 = 0x05b;
        vop3_lit = 0x05b { lit(src0, src1) }
    }

    /// AMD: V_CMP_GT_U64
    v_cmp_gt_u64(w vdst: mask, r src0: src<u64>, r src1: src<u64>)
        [group VALU, r exec] {
        vopc = 0x05c { vdst = vcc }
        vopc_lit = 0x05c { lit(src0), vdst = vcc }
        vop3 = 0x05c;
        vop3_lit = 0x05c { lit(src0, src1) }
    }

    /// AMD: V_CMP_NE_U64
    v_cmp_ne_u64(w vdst: mask, r src0: src<u64>, r src1: src<u64>)
        [group VALU, r exec] {
        vopc = 0x05d { vdst = vcc }
        vopc_lit = 0x05d { lit(src0), vdst = vcc }
        vop3 = 0x05d;
        vop3_lit = 0x05d { lit(src0, src1) }
    }

    /// AMD: V_CMP_GE_U64
    v_cmp_ge_u64(w vdst: mask, r src0: src<u64>, r src1: src<u64>)
        [group VALU, r exec] {
        vopc = 0x05e { vdst = vcc }
        vopc_lit = 0x05e { lit(src0), vdst = vcc }
        vop3 = 0x05e;
        vop3_lit = 0x05e { lit(src0, src1) }
    }

    /// AMD: V_CMP_CLASS_F16
    v_cmp_class_f16(w vdst: mask, r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, r exec] {
        vopc = 0x07d { vdst = vcc, src0: src16, src1: vgpr16 }
        vopc_lit = 0x07d { lit(src0), vdst = vcc, src1: vgpr16 }
        vopc_dpp16 = 0x07d { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x07d { vdst = vcc, src0: vgpr16, src1: vgpr16 }
        vop3 = 0x07d;
        vop3_lit = 0x07d { lit(src0, src1) }
        vop3_dpp16 = 0x07d;
        vop3_dpp8 = 0x07d;
    }

    /// AMD: V_CMP_CLASS_F32
    v_cmp_class_f32(w vdst: mask, r src0: src<f32>{neg, abs}, r src1: src<b32>)
        [group VALU, r exec] {
        vopc = 0x07e { vdst = vcc }
        vopc_lit = 0x07e { lit(src0), vdst = vcc }
        vopc_dpp16 = 0x07e { vdst = vcc }
        vopc_dpp8 = 0x07e { vdst = vcc }
        vop3 = 0x07e;
        vop3_lit = 0x07e { lit(src0, src1) }
        vop3_dpp16 = 0x07e;
        vop3_dpp8 = 0x07e;
    }

    /// AMD: V_CMP_CLASS_F64
    v_cmp_class_f64(w vdst: mask, r src0: src<f64>{neg, abs}, r src1: src<b32>)
        [group VALU, r exec] {
        vopc = 0x07f { vdst = vcc }
        vopc_lit = 0x07f { lit(src0), vdst = vcc }
        vop3 = 0x07f;
        vop3_lit = 0x07f { lit(src0, src1) }
    }

    /// AMD: V_CMPX_LT_F16
    v_cmpx_lt_f16(r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x081 { src0: src16, src1: vgpr16 }
        vopc_lit = 0x081 { lit(src0), src1: vgpr16 }
        vopc_dpp16 = 0x081 { src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x081 { src0: vgpr16, src1: vgpr16 }
        vop3 = 0x081 { vdst = 126 }
        vop3_lit = 0x081 { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x081 { vdst = 126 }
        vop3_dpp8 = 0x081 { vdst = 126 }
    }

    /// AMD: V_CMPX_EQ_F16
    v_cmpx_eq_f16(r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x082 { src0: src16, src1: vgpr16 }
        vopc_lit = 0x082 { lit(src0), src1: vgpr16 }
        vopc_dpp16 = 0x082 { src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x082 { src0: vgpr16, src1: vgpr16 }
        vop3 = 0x082 { vdst = 126 }
        vop3_lit = 0x082 { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x082 { vdst = 126 }
        vop3_dpp8 = 0x082 { vdst = 126 }
    }

    /// AMD: V_CMPX_LE_F16
    v_cmpx_le_f16(r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x083 { src0: src16, src1: vgpr16 }
        vopc_lit = 0x083 { lit(src0), src1: vgpr16 }
        vopc_dpp16 = 0x083 { src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x083 { src0: vgpr16, src1: vgpr16 }
        vop3 = 0x083 { vdst = 126 }
        vop3_lit = 0x083 { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x083 { vdst = 126 }
        vop3_dpp8 = 0x083 { vdst = 126 }
    }

    /// AMD: V_CMPX_GT_F16
    v_cmpx_gt_f16(r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x084 { src0: src16, src1: vgpr16 }
        vopc_lit = 0x084 { lit(src0), src1: vgpr16 }
        vopc_dpp16 = 0x084 { src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x084 { src0: vgpr16, src1: vgpr16 }
        vop3 = 0x084 { vdst = 126 }
        vop3_lit = 0x084 { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x084 { vdst = 126 }
        vop3_dpp8 = 0x084 { vdst = 126 }
    }

    /// AMD: V_CMPX_LG_F16
    v_cmpx_lg_f16(r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x085 { src0: src16, src1: vgpr16 }
        vopc_lit = 0x085 { lit(src0), src1: vgpr16 }
        vopc_dpp16 = 0x085 { src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x085 { src0: vgpr16, src1: vgpr16 }
        vop3 = 0x085 { vdst = 126 }
        vop3_lit = 0x085 { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x085 { vdst = 126 }
        vop3_dpp8 = 0x085 { vdst = 126 }
    }

    /// AMD: V_CMPX_GE_F16
    v_cmpx_ge_f16(r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x086 { src0: src16, src1: vgpr16 }
        vopc_lit = 0x086 { lit(src0), src1: vgpr16 }
        vopc_dpp16 = 0x086 { src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x086 { src0: vgpr16, src1: vgpr16 }
        vop3 = 0x086 { vdst = 126 }
        vop3_lit = 0x086 { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x086 { vdst = 126 }
        vop3_dpp8 = 0x086 { vdst = 126 }
    }

    /// AMD: V_CMPX_O_F16
    v_cmpx_o_f16(r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x087 { src0: src16, src1: vgpr16 }
        vopc_lit = 0x087 { lit(src0), src1: vgpr16 }
        vopc_dpp16 = 0x087 { src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x087 { src0: vgpr16, src1: vgpr16 }
        vop3 = 0x087 { vdst = 126 }
        vop3_lit = 0x087 { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x087 { vdst = 126 }
        vop3_dpp8 = 0x087 { vdst = 126 }
    }

    /// AMD: V_CMPX_U_F16
    v_cmpx_u_f16(r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x088 { src0: src16, src1: vgpr16 }
        vopc_lit = 0x088 { lit(src0), src1: vgpr16 }
        vopc_dpp16 = 0x088 { src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x088 { src0: vgpr16, src1: vgpr16 }
        vop3 = 0x088 { vdst = 126 }
        vop3_lit = 0x088 { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x088 { vdst = 126 }
        vop3_dpp8 = 0x088 { vdst = 126 }
    }

    /// AMD: V_CMPX_NGE_F16
    v_cmpx_nge_f16(r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x089 { src0: src16, src1: vgpr16 }
        vopc_lit = 0x089 { lit(src0), src1: vgpr16 }
        vopc_dpp16 = 0x089 { src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x089 { src0: vgpr16, src1: vgpr16 }
        vop3 = 0x089 { vdst = 126 }
        vop3_lit = 0x089 { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x089 { vdst = 126 }
        vop3_dpp8 = 0x089 { vdst = 126 }
    }

    /// AMD: V_CMPX_NLG_F16
    v_cmpx_nlg_f16(r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x08a { src0: src16, src1: vgpr16 }
        vopc_lit = 0x08a { lit(src0), src1: vgpr16 }
        vopc_dpp16 = 0x08a { src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x08a { src0: vgpr16, src1: vgpr16 }
        vop3 = 0x08a { vdst = 126 }
        vop3_lit = 0x08a { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x08a { vdst = 126 }
        vop3_dpp8 = 0x08a { vdst = 126 }
    }

    /// AMD: V_CMPX_NGT_F16
    v_cmpx_ngt_f16(r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x08b { src0: src16, src1: vgpr16 }
        vopc_lit = 0x08b { lit(src0), src1: vgpr16 }
        vopc_dpp16 = 0x08b { src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x08b { src0: vgpr16, src1: vgpr16 }
        vop3 = 0x08b { vdst = 126 }
        vop3_lit = 0x08b { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x08b { vdst = 126 }
        vop3_dpp8 = 0x08b { vdst = 126 }
    }

    /// AMD: V_CMPX_NLE_F16
    v_cmpx_nle_f16(r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x08c { src0: src16, src1: vgpr16 }
        vopc_lit = 0x08c { lit(src0), src1: vgpr16 }
        vopc_dpp16 = 0x08c { src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x08c { src0: vgpr16, src1: vgpr16 }
        vop3 = 0x08c { vdst = 126 }
        vop3_lit = 0x08c { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x08c { vdst = 126 }
        vop3_dpp8 = 0x08c { vdst = 126 }
    }

    /// AMD: V_CMPX_NEQ_F16
    v_cmpx_neq_f16(r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x08d { src0: src16, src1: vgpr16 }
        vopc_lit = 0x08d { lit(src0), src1: vgpr16 }
        vopc_dpp16 = 0x08d { src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x08d { src0: vgpr16, src1: vgpr16 }
        vop3 = 0x08d { vdst = 126 }
        vop3_lit = 0x08d { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x08d { vdst = 126 }
        vop3_dpp8 = 0x08d { vdst = 126 }
    }

    /// AMD: V_CMPX_NLT_F16
    v_cmpx_nlt_f16(r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x08e { src0: src16, src1: vgpr16 }
        vopc_lit = 0x08e { lit(src0), src1: vgpr16 }
        vopc_dpp16 = 0x08e { src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x08e { src0: vgpr16, src1: vgpr16 }
        vop3 = 0x08e { vdst = 126 }
        vop3_lit = 0x08e { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x08e { vdst = 126 }
        vop3_dpp8 = 0x08e { vdst = 126 }
    }

    /// AMD: V_CMPX_LT_F32
    v_cmpx_lt_f32(r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x091;
        vopc_lit = 0x091 { lit(src0) }
        vopc_dpp16 = 0x091;
        vopc_dpp8 = 0x091;
        vop3 = 0x091 { vdst = 126 }
        vop3_lit = 0x091 { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x091 { vdst = 126 }
        vop3_dpp8 = 0x091 { vdst = 126 }
    }

    /// AMD: V_CMPX_EQ_F32
    v_cmpx_eq_f32(r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x092;
        vopc_lit = 0x092 { lit(src0) }
        vopc_dpp16 = 0x092;
        vopc_dpp8 = 0x092;
        vop3 = 0x092 { vdst = 126 }
        vop3_lit = 0x092 { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x092 { vdst = 126 }
        vop3_dpp8 = 0x092 { vdst = 126 }
    }

    /// AMD: V_CMPX_LE_F32
    v_cmpx_le_f32(r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x093;
        vopc_lit = 0x093 { lit(src0) }
        vopc_dpp16 = 0x093;
        vopc_dpp8 = 0x093;
        vop3 = 0x093 { vdst = 126 }
        vop3_lit = 0x093 { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x093 { vdst = 126 }
        vop3_dpp8 = 0x093 { vdst = 126 }
    }

    /// AMD: V_CMPX_GT_F32
    v_cmpx_gt_f32(r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x094;
        vopc_lit = 0x094 { lit(src0) }
        vopc_dpp16 = 0x094;
        vopc_dpp8 = 0x094;
        vop3 = 0x094 { vdst = 126 }
        vop3_lit = 0x094 { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x094 { vdst = 126 }
        vop3_dpp8 = 0x094 { vdst = 126 }
    }

    /// AMD: V_CMPX_LG_F32
    v_cmpx_lg_f32(r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x095;
        vopc_lit = 0x095 { lit(src0) }
        vopc_dpp16 = 0x095;
        vopc_dpp8 = 0x095;
        vop3 = 0x095 { vdst = 126 }
        vop3_lit = 0x095 { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x095 { vdst = 126 }
        vop3_dpp8 = 0x095 { vdst = 126 }
    }

    /// AMD: V_CMPX_GE_F32
    v_cmpx_ge_f32(r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x096;
        vopc_lit = 0x096 { lit(src0) }
        vopc_dpp16 = 0x096;
        vopc_dpp8 = 0x096;
        vop3 = 0x096 { vdst = 126 }
        vop3_lit = 0x096 { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x096 { vdst = 126 }
        vop3_dpp8 = 0x096 { vdst = 126 }
    }

    /// AMD: V_CMPX_O_F32
    v_cmpx_o_f32(r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x097;
        vopc_lit = 0x097 { lit(src0) }
        vopc_dpp16 = 0x097;
        vopc_dpp8 = 0x097;
        vop3 = 0x097 { vdst = 126 }
        vop3_lit = 0x097 { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x097 { vdst = 126 }
        vop3_dpp8 = 0x097 { vdst = 126 }
    }

    /// AMD: V_CMPX_U_F32
    v_cmpx_u_f32(r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x098;
        vopc_lit = 0x098 { lit(src0) }
        vopc_dpp16 = 0x098;
        vopc_dpp8 = 0x098;
        vop3 = 0x098 { vdst = 126 }
        vop3_lit = 0x098 { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x098 { vdst = 126 }
        vop3_dpp8 = 0x098 { vdst = 126 }
    }

    /// AMD: V_CMPX_NGE_F32
    v_cmpx_nge_f32(r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x099;
        vopc_lit = 0x099 { lit(src0) }
        vopc_dpp16 = 0x099;
        vopc_dpp8 = 0x099;
        vop3 = 0x099 { vdst = 126 }
        vop3_lit = 0x099 { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x099 { vdst = 126 }
        vop3_dpp8 = 0x099 { vdst = 126 }
    }

    /// AMD: V_CMPX_NLG_F32
    v_cmpx_nlg_f32(r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x09a;
        vopc_lit = 0x09a { lit(src0) }
        vopc_dpp16 = 0x09a;
        vopc_dpp8 = 0x09a;
        vop3 = 0x09a { vdst = 126 }
        vop3_lit = 0x09a { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x09a { vdst = 126 }
        vop3_dpp8 = 0x09a { vdst = 126 }
    }

    /// AMD: V_CMPX_NGT_F32
    v_cmpx_ngt_f32(r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x09b;
        vopc_lit = 0x09b { lit(src0) }
        vopc_dpp16 = 0x09b;
        vopc_dpp8 = 0x09b;
        vop3 = 0x09b { vdst = 126 }
        vop3_lit = 0x09b { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x09b { vdst = 126 }
        vop3_dpp8 = 0x09b { vdst = 126 }
    }

    /// AMD: V_CMPX_NLE_F32
    v_cmpx_nle_f32(r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x09c;
        vopc_lit = 0x09c { lit(src0) }
        vopc_dpp16 = 0x09c;
        vopc_dpp8 = 0x09c;
        vop3 = 0x09c { vdst = 126 }
        vop3_lit = 0x09c { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x09c { vdst = 126 }
        vop3_dpp8 = 0x09c { vdst = 126 }
    }

    /// AMD: V_CMPX_NEQ_F32
    v_cmpx_neq_f32(r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x09d;
        vopc_lit = 0x09d { lit(src0) }
        vopc_dpp16 = 0x09d;
        vopc_dpp8 = 0x09d;
        vop3 = 0x09d { vdst = 126 }
        vop3_lit = 0x09d { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x09d { vdst = 126 }
        vop3_dpp8 = 0x09d { vdst = 126 }
    }

    /// AMD: V_CMPX_NLT_F32
    v_cmpx_nlt_f32(r src0: src<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x09e;
        vopc_lit = 0x09e { lit(src0) }
        vopc_dpp16 = 0x09e;
        vopc_dpp8 = 0x09e;
        vop3 = 0x09e { vdst = 126 }
        vop3_lit = 0x09e { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x09e { vdst = 126 }
        vop3_dpp8 = 0x09e { vdst = 126 }
    }

    /// AMD: V_CMPX_LT_F64
    v_cmpx_lt_f64(r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x0a1;
        vopc_lit = 0x0a1 { lit(src0) }
        vop3 = 0x0a1 { vdst = 126 }
        vop3_lit = 0x0a1 { lit(src0, src1), vdst = 126 }
    }

    /// AMD: V_CMPX_EQ_F64
    v_cmpx_eq_f64(r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x0a2;
        vopc_lit = 0x0a2 { lit(src0) }
        vop3 = 0x0a2 { vdst = 126 }
        vop3_lit = 0x0a2 { lit(src0, src1), vdst = 126 }
    }

    /// AMD: V_CMPX_LE_F64
    v_cmpx_le_f64(r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x0a3;
        vopc_lit = 0x0a3 { lit(src0) }
        vop3 = 0x0a3 { vdst = 126 }
        vop3_lit = 0x0a3 { lit(src0, src1), vdst = 126 }
    }

    /// AMD: V_CMPX_GT_F64
    v_cmpx_gt_f64(r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x0a4;
        vopc_lit = 0x0a4 { lit(src0) }
        vop3 = 0x0a4 { vdst = 126 }
        vop3_lit = 0x0a4 { lit(src0, src1), vdst = 126 }
    }

    /// AMD: V_CMPX_LG_F64
    v_cmpx_lg_f64(r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x0a5;
        vopc_lit = 0x0a5 { lit(src0) }
        vop3 = 0x0a5 { vdst = 126 }
        vop3_lit = 0x0a5 { lit(src0, src1), vdst = 126 }
    }

    /// AMD: V_CMPX_GE_F64
    v_cmpx_ge_f64(r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x0a6;
        vopc_lit = 0x0a6 { lit(src0) }
        vop3 = 0x0a6 { vdst = 126 }
        vop3_lit = 0x0a6 { lit(src0, src1), vdst = 126 }
    }

    /// AMD: V_CMPX_O_F64
    v_cmpx_o_f64(r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x0a7;
        vopc_lit = 0x0a7 { lit(src0) }
        vop3 = 0x0a7 { vdst = 126 }
        vop3_lit = 0x0a7 { lit(src0, src1), vdst = 126 }
    }

    /// AMD: V_CMPX_U_F64
    v_cmpx_u_f64(r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x0a8;
        vopc_lit = 0x0a8 { lit(src0) }
        vop3 = 0x0a8 { vdst = 126 }
        vop3_lit = 0x0a8 { lit(src0, src1), vdst = 126 }
    }

    /// AMD: V_CMPX_NGE_F64
    v_cmpx_nge_f64(r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x0a9;
        vopc_lit = 0x0a9 { lit(src0) }
        vop3 = 0x0a9 { vdst = 126 }
        vop3_lit = 0x0a9 { lit(src0, src1), vdst = 126 }
    }

    /// AMD: V_CMPX_NLG_F64
    v_cmpx_nlg_f64(r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x0aa;
        vopc_lit = 0x0aa { lit(src0) }
        vop3 = 0x0aa { vdst = 126 }
        vop3_lit = 0x0aa { lit(src0, src1), vdst = 126 }
    }

    /// AMD: V_CMPX_NGT_F64
    v_cmpx_ngt_f64(r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x0ab;
        vopc_lit = 0x0ab { lit(src0) }
        vop3 = 0x0ab { vdst = 126 }
        vop3_lit = 0x0ab { lit(src0, src1), vdst = 126 }
    }

    /// AMD: V_CMPX_NLE_F64
    v_cmpx_nle_f64(r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x0ac;
        vopc_lit = 0x0ac { lit(src0) }
        vop3 = 0x0ac { vdst = 126 }
        vop3_lit = 0x0ac { lit(src0, src1), vdst = 126 }
    }

    /// AMD: V_CMPX_NEQ_F64
    v_cmpx_neq_f64(r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x0ad;
        vopc_lit = 0x0ad { lit(src0) }
        vop3 = 0x0ad { vdst = 126 }
        vop3_lit = 0x0ad { lit(src0, src1), vdst = 126 }
    }

    /// AMD: V_CMPX_NLT_F64
    v_cmpx_nlt_f64(r src0: src<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, rw exec, r mode, mods(clamp)] {
        vopc = 0x0ae;
        vopc_lit = 0x0ae { lit(src0) }
        vop3 = 0x0ae { vdst = 126 }
        vop3_lit = 0x0ae { lit(src0, src1), vdst = 126 }
    }

    /// AMD: V_CMPX_LT_I16
    v_cmpx_lt_i16(r src0: src<i16>{opsel}, r src1: src<i16>{opsel})
        [group VALU, rw exec] {
        vopc = 0x0b1 { src0: src16, src1: vgpr16 }
        vopc_lit = 0x0b1 { lit(src0), src1: vgpr16 }
        vopc_dpp16 = 0x0b1 { src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x0b1 { src0: vgpr16, src1: vgpr16 }
        vop3 = 0x0b1 { vdst = 126 }
        vop3_lit = 0x0b1 { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x0b1 { vdst = 126 }
        vop3_dpp8 = 0x0b1 { vdst = 126 }
    }

    /// AMD: V_CMPX_EQ_I16
    v_cmpx_eq_i16(r src0: src<i16>{opsel}, r src1: src<i16>{opsel})
        [group VALU, rw exec] {
        vopc = 0x0b2 { src0: src16, src1: vgpr16 }
        vopc_lit = 0x0b2 { lit(src0), src1: vgpr16 }
        vopc_dpp16 = 0x0b2 { src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x0b2 { src0: vgpr16, src1: vgpr16 }
        vop3 = 0x0b2 { vdst = 126 }
        vop3_lit = 0x0b2 { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x0b2 { vdst = 126 }
        vop3_dpp8 = 0x0b2 { vdst = 126 }
    }

    /// AMD: V_CMPX_LE_I16
    v_cmpx_le_i16(r src0: src<i16>{opsel}, r src1: src<i16>{opsel})
        [group VALU, rw exec] {
        vopc = 0x0b3 { src0: src16, src1: vgpr16 }
        vopc_lit = 0x0b3 { lit(src0), src1: vgpr16 }
        vopc_dpp16 = 0x0b3 { src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x0b3 { src0: vgpr16, src1: vgpr16 }
        vop3 = 0x0b3 { vdst = 126 }
        vop3_lit = 0x0b3 { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x0b3 { vdst = 126 }
        vop3_dpp8 = 0x0b3 { vdst = 126 }
    }

    /// AMD: V_CMPX_GT_I16
    v_cmpx_gt_i16(r src0: src<i16>{opsel}, r src1: src<i16>{opsel})
        [group VALU, rw exec] {
        vopc = 0x0b4 { src0: src16, src1: vgpr16 }
        vopc_lit = 0x0b4 { lit(src0), src1: vgpr16 }
        vopc_dpp16 = 0x0b4 { src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x0b4 { src0: vgpr16, src1: vgpr16 }
        vop3 = 0x0b4 { vdst = 126 }
        vop3_lit = 0x0b4 { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x0b4 { vdst = 126 }
        vop3_dpp8 = 0x0b4 { vdst = 126 }
    }

    /// AMD: V_CMPX_NE_I16
    v_cmpx_ne_i16(r src0: src<i16>{opsel}, r src1: src<i16>{opsel})
        [group VALU, rw exec] {
        vopc = 0x0b5 { src0: src16, src1: vgpr16 }
        vopc_lit = 0x0b5 { lit(src0), src1: vgpr16 }
        vopc_dpp16 = 0x0b5 { src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x0b5 { src0: vgpr16, src1: vgpr16 }
        vop3 = 0x0b5 { vdst = 126 }
        vop3_lit = 0x0b5 { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x0b5 { vdst = 126 }
        vop3_dpp8 = 0x0b5 { vdst = 126 }
    }

    /// AMD: V_CMPX_GE_I16
    v_cmpx_ge_i16(r src0: src<i16>{opsel}, r src1: src<i16>{opsel})
        [group VALU, rw exec] {
        vopc = 0x0b6 { src0: src16, src1: vgpr16 }
        vopc_lit = 0x0b6 { lit(src0), src1: vgpr16 }
        vopc_dpp16 = 0x0b6 { src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x0b6 { src0: vgpr16, src1: vgpr16 }
        vop3 = 0x0b6 { vdst = 126 }
        vop3_lit = 0x0b6 { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x0b6 { vdst = 126 }
        vop3_dpp8 = 0x0b6 { vdst = 126 }
    }

    /// AMD: V_CMPX_LT_U16
    v_cmpx_lt_u16(r src0: src<u16>{opsel}, r src1: src<u16>{opsel})
        [group VALU, rw exec] {
        vopc = 0x0b9 { src0: src16, src1: vgpr16 }
        vopc_lit = 0x0b9 { lit(src0), src1: vgpr16 }
        vopc_dpp16 = 0x0b9 { src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x0b9 { src0: vgpr16, src1: vgpr16 }
        vop3 = 0x0b9 { vdst = 126 }
        vop3_lit = 0x0b9 { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x0b9 { vdst = 126 }
        vop3_dpp8 = 0x0b9 { vdst = 126 }
    }

    /// AMD: V_CMPX_EQ_U16
    v_cmpx_eq_u16(r src0: src<u16>{opsel}, r src1: src<u16>{opsel})
        [group VALU, rw exec] {
        vopc = 0x0ba { src0: src16, src1: vgpr16 }
        vopc_lit = 0x0ba { lit(src0), src1: vgpr16 }
        vopc_dpp16 = 0x0ba { src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x0ba { src0: vgpr16, src1: vgpr16 }
        vop3 = 0x0ba { vdst = 126 }
        vop3_lit = 0x0ba { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x0ba { vdst = 126 }
        vop3_dpp8 = 0x0ba { vdst = 126 }
    }

    /// AMD: V_CMPX_LE_U16
    v_cmpx_le_u16(r src0: src<u16>{opsel}, r src1: src<u16>{opsel})
        [group VALU, rw exec] {
        vopc = 0x0bb { src0: src16, src1: vgpr16 }
        vopc_lit = 0x0bb { lit(src0), src1: vgpr16 }
        vopc_dpp16 = 0x0bb { src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x0bb { src0: vgpr16, src1: vgpr16 }
        vop3 = 0x0bb { vdst = 126 }
        vop3_lit = 0x0bb { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x0bb { vdst = 126 }
        vop3_dpp8 = 0x0bb { vdst = 126 }
    }

    /// AMD: V_CMPX_GT_U16
    v_cmpx_gt_u16(r src0: src<u16>{opsel}, r src1: src<u16>{opsel})
        [group VALU, rw exec] {
        vopc = 0x0bc { src0: src16, src1: vgpr16 }
        vopc_lit = 0x0bc { lit(src0), src1: vgpr16 }
        vopc_dpp16 = 0x0bc { src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x0bc { src0: vgpr16, src1: vgpr16 }
        vop3 = 0x0bc { vdst = 126 }
        vop3_lit = 0x0bc { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x0bc { vdst = 126 }
        vop3_dpp8 = 0x0bc { vdst = 126 }
    }

    /// AMD: V_CMPX_NE_U16
    v_cmpx_ne_u16(r src0: src<u16>{opsel}, r src1: src<u16>{opsel})
        [group VALU, rw exec] {
        vopc = 0x0bd { src0: src16, src1: vgpr16 }
        vopc_lit = 0x0bd { lit(src0), src1: vgpr16 }
        vopc_dpp16 = 0x0bd { src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x0bd { src0: vgpr16, src1: vgpr16 }
        vop3 = 0x0bd { vdst = 126 }
        vop3_lit = 0x0bd { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x0bd { vdst = 126 }
        vop3_dpp8 = 0x0bd { vdst = 126 }
    }

    /// AMD: V_CMPX_GE_U16
    v_cmpx_ge_u16(r src0: src<u16>{opsel}, r src1: src<u16>{opsel})
        [group VALU, rw exec] {
        vopc = 0x0be { src0: src16, src1: vgpr16 }
        vopc_lit = 0x0be { lit(src0), src1: vgpr16 }
        vopc_dpp16 = 0x0be { src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x0be { src0: vgpr16, src1: vgpr16 }
        vop3 = 0x0be { vdst = 126 }
        vop3_lit = 0x0be { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x0be { vdst = 126 }
        vop3_dpp8 = 0x0be { vdst = 126 }
    }

    /// AMD: V_CMPX_LT_I32
    v_cmpx_lt_i32(r src0: src<i32>, r src1: src<i32>)
        [group VALU, rw exec] {
        vopc = 0x0c1;
        vopc_lit = 0x0c1 { lit(src0) }
        vopc_dpp16 = 0x0c1;
        vopc_dpp8 = 0x0c1;
        vop3 = 0x0c1 { vdst = 126 }
        vop3_lit = 0x0c1 { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x0c1 { vdst = 126 }
        vop3_dpp8 = 0x0c1 { vdst = 126 }
    }

    /// AMD: V_CMPX_EQ_I32
    v_cmpx_eq_i32(r src0: src<i32>, r src1: src<i32>)
        [group VALU, rw exec] {
        vopc = 0x0c2;
        vopc_lit = 0x0c2 { lit(src0) }
        vopc_dpp16 = 0x0c2;
        vopc_dpp8 = 0x0c2;
        vop3 = 0x0c2 { vdst = 126 }
        vop3_lit = 0x0c2 { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x0c2 { vdst = 126 }
        vop3_dpp8 = 0x0c2 { vdst = 126 }
    }

    /// AMD: V_CMPX_LE_I32
    v_cmpx_le_i32(r src0: src<i32>, r src1: src<i32>)
        [group VALU, rw exec] {
        vopc = 0x0c3;
        vopc_lit = 0x0c3 { lit(src0) }
        vopc_dpp16 = 0x0c3;
        vopc_dpp8 = 0x0c3;
        vop3 = 0x0c3 { vdst = 126 }
        vop3_lit = 0x0c3 { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x0c3 { vdst = 126 }
        vop3_dpp8 = 0x0c3 { vdst = 126 }
    }

    /// AMD: V_CMPX_GT_I32
    v_cmpx_gt_i32(r src0: src<i32>, r src1: src<i32>)
        [group VALU, rw exec] {
        vopc = 0x0c4;
        vopc_lit = 0x0c4 { lit(src0) }
        vopc_dpp16 = 0x0c4;
        vopc_dpp8 = 0x0c4;
        vop3 = 0x0c4 { vdst = 126 }
        vop3_lit = 0x0c4 { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x0c4 { vdst = 126 }
        vop3_dpp8 = 0x0c4 { vdst = 126 }
    }

    /// AMD: V_CMPX_NE_I32
    v_cmpx_ne_i32(r src0: src<i32>, r src1: src<i32>)
        [group VALU, rw exec] {
        vopc = 0x0c5;
        vopc_lit = 0x0c5 { lit(src0) }
        vopc_dpp16 = 0x0c5;
        vopc_dpp8 = 0x0c5;
        vop3 = 0x0c5 { vdst = 126 }
        vop3_lit = 0x0c5 { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x0c5 { vdst = 126 }
        vop3_dpp8 = 0x0c5 { vdst = 126 }
    }

    /// AMD: V_CMPX_GE_I32
    v_cmpx_ge_i32(r src0: src<i32>, r src1: src<i32>)
        [group VALU, rw exec] {
        vopc = 0x0c6;
        vopc_lit = 0x0c6 { lit(src0) }
        vopc_dpp16 = 0x0c6;
        vopc_dpp8 = 0x0c6;
        vop3 = 0x0c6 { vdst = 126 }
        vop3_lit = 0x0c6 { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x0c6 { vdst = 126 }
        vop3_dpp8 = 0x0c6 { vdst = 126 }
    }

    /// AMD: V_CMPX_LT_U32
    v_cmpx_lt_u32(r src0: src<u32>, r src1: src<u32>)
        [group VALU, rw exec] {
        vopc = 0x0c9;
        vopc_lit = 0x0c9 { lit(src0) }
        vopc_dpp16 = 0x0c9;
        vopc_dpp8 = 0x0c9;
        vop3 = 0x0c9 { vdst = 126 }
        vop3_lit = 0x0c9 { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x0c9 { vdst = 126 }
        vop3_dpp8 = 0x0c9 { vdst = 126 }
    }

    /// AMD: V_CMPX_EQ_U32
    v_cmpx_eq_u32(r src0: src<u32>, r src1: src<u32>)
        [group VALU, rw exec] {
        vopc = 0x0ca;
        vopc_lit = 0x0ca { lit(src0) }
        vopc_dpp16 = 0x0ca;
        vopc_dpp8 = 0x0ca;
        vop3 = 0x0ca { vdst = 126 }
        vop3_lit = 0x0ca { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x0ca { vdst = 126 }
        vop3_dpp8 = 0x0ca { vdst = 126 }
    }

    /// AMD: V_CMPX_LE_U32
    v_cmpx_le_u32(r src0: src<u32>, r src1: src<u32>)
        [group VALU, rw exec] {
        vopc = 0x0cb;
        vopc_lit = 0x0cb { lit(src0) }
        vopc_dpp16 = 0x0cb;
        vopc_dpp8 = 0x0cb;
        vop3 = 0x0cb { vdst = 126 }
        vop3_lit = 0x0cb { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x0cb { vdst = 126 }
        vop3_dpp8 = 0x0cb { vdst = 126 }
    }

    /// AMD: V_CMPX_GT_U32
    v_cmpx_gt_u32(r src0: src<u32>, r src1: src<u32>)
        [group VALU, rw exec] {
        vopc = 0x0cc;
        vopc_lit = 0x0cc { lit(src0) }
        vopc_dpp16 = 0x0cc;
        vopc_dpp8 = 0x0cc;
        vop3 = 0x0cc { vdst = 126 }
        vop3_lit = 0x0cc { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x0cc { vdst = 126 }
        vop3_dpp8 = 0x0cc { vdst = 126 }
    }

    /// AMD: V_CMPX_NE_U32
    v_cmpx_ne_u32(r src0: src<u32>, r src1: src<u32>)
        [group VALU, rw exec] {
        vopc = 0x0cd;
        vopc_lit = 0x0cd { lit(src0) }
        vopc_dpp16 = 0x0cd;
        vopc_dpp8 = 0x0cd;
        vop3 = 0x0cd { vdst = 126 }
        vop3_lit = 0x0cd { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x0cd { vdst = 126 }
        vop3_dpp8 = 0x0cd { vdst = 126 }
    }

    /// AMD: V_CMPX_GE_U32
    v_cmpx_ge_u32(r src0: src<u32>, r src1: src<u32>)
        [group VALU, rw exec] {
        vopc = 0x0ce;
        vopc_lit = 0x0ce { lit(src0) }
        vopc_dpp16 = 0x0ce;
        vopc_dpp8 = 0x0ce;
        vop3 = 0x0ce { vdst = 126 }
        vop3_lit = 0x0ce { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x0ce { vdst = 126 }
        vop3_dpp8 = 0x0ce { vdst = 126 }
    }

    /// AMD: V_CMPX_LT_I64
    v_cmpx_lt_i64(r src0: src<i64>, r src1: src<i64>)
        [group VALU, rw exec] {
        vopc = 0x0d1;
        vopc_lit = 0x0d1 { lit(src0) }
        vop3 = 0x0d1 { vdst = 126 }
        vop3_lit = 0x0d1 { lit(src0, src1), vdst = 126 }
    }

    /// AMD: V_CMPX_EQ_I64
    v_cmpx_eq_i64(r src0: src<i64>, r src1: src<i64>)
        [group VALU, rw exec] {
        vopc = 0x0d2;
        vopc_lit = 0x0d2 { lit(src0) }
        vop3 = 0x0d2 { vdst = 126 }
        vop3_lit = 0x0d2 { lit(src0, src1), vdst = 126 }
    }

    /// AMD: V_CMPX_LE_I64
    v_cmpx_le_i64(r src0: src<i64>, r src1: src<i64>)
        [group VALU, rw exec] {
        vopc = 0x0d3;
        vopc_lit = 0x0d3 { lit(src0) }
        vop3 = 0x0d3 { vdst = 126 }
        vop3_lit = 0x0d3 { lit(src0, src1), vdst = 126 }
    }

    /// AMD: V_CMPX_GT_I64
    v_cmpx_gt_i64(r src0: src<i64>, r src1: src<i64>)
        [group VALU, rw exec] {
        vopc = 0x0d4;
        vopc_lit = 0x0d4 { lit(src0) }
        vop3 = 0x0d4 { vdst = 126 }
        vop3_lit = 0x0d4 { lit(src0, src1), vdst = 126 }
    }

    /// AMD: V_CMPX_NE_I64
    v_cmpx_ne_i64(r src0: src<i64>, r src1: src<i64>)
        [group VALU, rw exec] {
        vopc = 0x0d5;
        vopc_lit = 0x0d5 { lit(src0) }
        vop3 = 0x0d5 { vdst = 126 }
        vop3_lit = 0x0d5 { lit(src0, src1), vdst = 126 }
    }

    /// AMD: V_CMPX_GE_I64
    v_cmpx_ge_i64(r src0: src<i64>, r src1: src<i64>)
        [group VALU, rw exec] {
        vopc = 0x0d6;
        vopc_lit = 0x0d6 { lit(src0) }
        vop3 = 0x0d6 { vdst = 126 }
        vop3_lit = 0x0d6 { lit(src0, src1), vdst = 126 }
    }

    /// AMD: V_CMPX_LT_U64
    v_cmpx_lt_u64(r src0: src<u64>, r src1: src<u64>)
        [group VALU, rw exec] {
        vopc = 0x0d9;
        vopc_lit = 0x0d9 { lit(src0) }
        vop3 = 0x0d9 { vdst = 126 }
        vop3_lit = 0x0d9 { lit(src0, src1), vdst = 126 }
    }

    /// AMD: V_CMPX_EQ_U64
    v_cmpx_eq_u64(r src0: src<u64>, r src1: src<u64>)
        [group VALU, rw exec] {
        vopc = 0x0da;
        vopc_lit = 0x0da { lit(src0) }
        vop3 = 0x0da { vdst = 126 }
        vop3_lit = 0x0da { lit(src0, src1), vdst = 126 }
    }

    /// AMD: V_CMPX_LE_U64
    v_cmpx_le_u64(r src0: src<u64>, r src1: src<u64>)
        [group VALU, rw exec] {
        vopc = 0x0db;
        vopc_lit = 0x0db { lit(src0) }
        vop3 = 0x0db { vdst = 126 }
        vop3_lit = 0x0db { lit(src0, src1), vdst = 126 }
    }

    /// AMD: V_CMPX_GT_U64
    v_cmpx_gt_u64(r src0: src<u64>, r src1: src<u64>)
        [group VALU, rw exec] {
        vopc = 0x0dc;
        vopc_lit = 0x0dc { lit(src0) }
        vop3 = 0x0dc { vdst = 126 }
        vop3_lit = 0x0dc { lit(src0, src1), vdst = 126 }
    }

    /// AMD: V_CMPX_NE_U64
    v_cmpx_ne_u64(r src0: src<u64>, r src1: src<u64>)
        [group VALU, rw exec] {
        vopc = 0x0dd;
        vopc_lit = 0x0dd { lit(src0) }
        vop3 = 0x0dd { vdst = 126 }
        vop3_lit = 0x0dd { lit(src0, src1), vdst = 126 }
    }

    /// AMD: V_CMPX_GE_U64
    v_cmpx_ge_u64(r src0: src<u64>, r src1: src<u64>)
        [group VALU, rw exec] {
        vopc = 0x0de;
        vopc_lit = 0x0de { lit(src0) }
        vop3 = 0x0de { vdst = 126 }
        vop3_lit = 0x0de { lit(src0, src1), vdst = 126 }
    }

    /// AMD: V_CMPX_CLASS_F16
    v_cmpx_class_f16(r src0: src<f16>{neg, abs, opsel}, r src1: src<f16>{neg, abs, opsel})
        [group VALU, rw exec] {
        vopc = 0x0fd { src0: src16, src1: vgpr16 }
        vopc_lit = 0x0fd { lit(src0), src1: vgpr16 }
        vopc_dpp16 = 0x0fd { src0: vgpr16, src1: vgpr16 }
        vopc_dpp8 = 0x0fd { src0: vgpr16, src1: vgpr16 }
        vop3 = 0x0fd { vdst = 126 }
        vop3_lit = 0x0fd { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x0fd { vdst = 126 }
        vop3_dpp8 = 0x0fd { vdst = 126 }
    }

    /// AMD: V_CMPX_CLASS_F32
    v_cmpx_class_f32(r src0: src<f32>{neg, abs}, r src1: src<b32>)
        [group VALU, rw exec] {
        vopc = 0x0fe;
        vopc_lit = 0x0fe { lit(src0) }
        vopc_dpp16 = 0x0fe;
        vopc_dpp8 = 0x0fe;
        vop3 = 0x0fe { vdst = 126 }
        vop3_lit = 0x0fe { lit(src0, src1), vdst = 126 }
        vop3_dpp16 = 0x0fe { vdst = 126 }
        vop3_dpp8 = 0x0fe { vdst = 126 }
    }

    /// AMD: V_CMPX_CLASS_F64
    v_cmpx_class_f64(r src0: src<f64>{neg, abs}, r src1: src<b32>)
        [group VALU, rw exec] {
        vopc = 0x0ff;
        vopc_lit = 0x0ff { lit(src0) }
        vop3 = 0x0ff { vdst = 126 }
        vop3_lit = 0x0ff { lit(src0, src1), vdst = 126 }
    }
}
