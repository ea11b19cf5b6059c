//! AMD GCN 1.0 (gfx6): the instructions of the encodings VOP3A and VOP3B.
//!
//! Written by `cargo xtask codegen` from `isa-defs/tables/vop3.toml`. Changes go there.
//!
//! Sources:
//! - CLRX project, GcnInstrsVop3, version 6: opcodes of GCN 1.0 (gfx6), 1.1 (gfx7) and 1.2 (gfx8), fields of both encodings, limits of operands
//! - AMD's machine-readable specification of CDNA 4, V_DIV_FIXUP_LEGACY_F16: opcode 495 of ENC_VOP3, its fields, its use of OP_SEL
//! - LLVM 22: which operands, sign modifiers and output modifiers an instruction takes, special registers, opcodes of gfx908, gfx90a, gfx942 and gfx950

rdna4_isa_macros::define! {
    arch gfx6;
    part all;

    codes {
        sgpr = 0..=103 name "s" counted align(1, 2, 4) bus;
        vcc = 106..=107 name "vcc" pair bus mask;
        tba = 108..=109 name "tba" pair bus;
        tma = 110..=111 name "tma" pair bus;
        ttmp = 112..=123 name "ttmp" counted align(1, 2, 4) bus;
        m0 = 124 name "m0" single bus;
        exec = 126..=127 name "exec" pair bus;
        int = 128..=208 name "int" constant;
        float = 240..=247 name "float" constant;
        vccz = 251 name "src_vccz" bus;
        execz = 252 name "src_execz" bus;
        scc = 253 name "src_scc" bus;
        lds_direct = 254 name "src_lds_direct" single;
        vgpr = 256..=511 name "v" counted;
    }

    formats {
        any = 0;
        b32 = 32;
        b64 = 64;
        b128 = 128;
        f32 = 32;
        f64 = 64;
        i24 = 24;
        i32 = 32;
        i64 = 64;
        u24 = 24;
        u32 = 32;
        u64 = 64;
    }

    kinds {
        /// A source: any register or an inline constant, never a literal.
        kind src = sgpr | vcc | tba | tma | ttmp | m0 | exec | int | float | vccz | execz | scc | vgpr, unaligned;
        /// The first source, which LDS can be too.
        kind src0 = sgpr | vcc | tba | tma | ttmp | m0 | exec | int | float | vccz | execz | scc | lds_direct | vgpr, unaligned;
        /// A scalar value: what is written to a lane, and the lane's number.
        kind ssrc = sgpr | vcc | tba | tma | ttmp | m0 | exec | int | float;
        /// A scalar register that is written.
        kind sdst = sgpr | vcc | tba | tma | ttmp | exec;
        /// A vector register.
        kind vgpr = vgpr;
        /// The vector register of which a lane is read, or LDS.
        kind vsrc0 = lds_direct | vgpr;
    }

    /// VOP3A
    enc vop3a: u64 form e64 bus 1 {
        [63:61] neg: aux neg(src0, src1, src2) strict;
        [60:59] omod: mod? strict;
        [58:50] src2: src;
        [49:41] src1: src;
        [40:32] src0: src0;
        [31:26] = 0b110100;
        [25:17] op;
        [16:12] _;
        [11] clamp: mod? strict;
        [10:8] abs: aux abs(src0, src1, src2) strict;
        [7:0] vdst: vgpr;
    }

    /// VOP3B
    enc vop3b: u64 form e64 bus 1 {
        [63:61] neg: aux neg(src0, src1, src2) strict;
        [60:59] omod: mod? strict;
        [58:50] src2: src;
        [49:41] src1: src;
        [40:32] src0: src0;
        [31:26] = 0b110100;
        [25:17] op;
        [16] _;
        [15] clamp: mod? strict;
        [14:8] sdst: sdst;
        [7:0] vdst: vgpr;
    }

    /// AMD: V_MAD_LEGACY_F32
    v_mad_legacy_f32(w vdst: vgpr<f32>, r src0: src0<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x140;
    }

    /// AMD: V_MAD_F32
    v_mad_f32(w vdst: vgpr<f32>, r src0: src0<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x141;
    }

    /// AMD: V_MAD_I32_I24
    v_mad_i32_i24(w vdst: vgpr<i32>, r src0: src0<i24>, r src1: src<i24>, r src2: src<i32>)
        [group VALU, r exec] {
        vop3a = 0x142;
    }

    /// AMD: V_MAD_U32_U24
    v_mad_u32_u24(w vdst: vgpr<u32>, r src0: src0<u24>, r src1: src<u24>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x143;
    }

    /// AMD: V_CUBEID_F32
    v_cubeid_f32(w vdst: vgpr<f32>, r src0: src0<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x144;
    }

    /// AMD: V_CUBESC_F32
    v_cubesc_f32(w vdst: vgpr<f32>, r src0: src0<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x145;
    }

    /// AMD: V_CUBETC_F32
    v_cubetc_f32(w vdst: vgpr<f32>, r src0: src0<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x146;
    }

    /// AMD: V_CUBEMA_F32
    v_cubema_f32(w vdst: vgpr<f32>, r src0: src0<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x147;
    }

    /// AMD: V_BFE_U32
    v_bfe_u32(w vdst: vgpr<u32>, r src0: src0<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x148;
    }

    /// AMD: V_BFE_I32
    v_bfe_i32(w vdst: vgpr<i32>, r src0: src0<i32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x149;
    }

    /// AMD: V_BFI_B32
    v_bfi_b32(w vdst: vgpr<b32>, r src0: src0<b32>, r src1: src<b32>, r src2: src<b32>)
        [group VALU, r exec] {
        vop3a = 0x14a;
    }

    /// AMD: V_FMA_F32
    v_fma_f32(w vdst: vgpr<f32>, r src0: src0<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x14b;
    }

    /// AMD: V_FMA_F64
    v_fma_f64(w vdst: vgpr<f64>, r src0: src0<f64>{neg, abs}, r src1: src<f64>{neg, abs}, r src2: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x14c;
    }

    /// AMD: V_LERP_U8
    v_lerp_u8(w vdst: vgpr<u32>, r src0: src0<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x14d;
    }

    /// AMD: V_ALIGNBIT_B32
    v_alignbit_b32(w vdst: vgpr<b32>, r src0: src0<b32>, r src1: src<b32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x14e;
    }

    /// AMD: V_ALIGNBYTE_B32
    v_alignbyte_b32(w vdst: vgpr<b32>, r src0: src0<b32>, r src1: src<b32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x14f;
    }

    /// AMD: V_MULLIT_F32
    v_mullit_f32(w vdst: vgpr<f32>, r src0: src0<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x150;
    }

    /// AMD: V_MIN3_F32
    v_min3_f32(w vdst: vgpr<f32>, r src0: src0<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x151;
    }

    /// AMD: V_MIN3_I32
    v_min3_i32(w vdst: vgpr<i32>, r src0: src0<i32>, r src1: src<i32>, r src2: src<i32>)
        [group VALU, r exec] {
        vop3a = 0x152;
    }

    /// AMD: V_MIN3_U32
    v_min3_u32(w vdst: vgpr<u32>, r src0: src0<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x153;
    }

    /// AMD: V_MAX3_F32
    v_max3_f32(w vdst: vgpr<f32>, r src0: src0<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x154;
    }

    /// AMD: V_MAX3_I32
    v_max3_i32(w vdst: vgpr<i32>, r src0: src0<i32>, r src1: src<i32>, r src2: src<i32>)
        [group VALU, r exec] {
        vop3a = 0x155;
    }

    /// AMD: V_MAX3_U32
    v_max3_u32(w vdst: vgpr<u32>, r src0: src0<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x156;
    }

    /// AMD: V_MED3_F32
    v_med3_f32(w vdst: vgpr<f32>, r src0: src0<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x157;
    }

    /// AMD: V_MED3_I32
    v_med3_i32(w vdst: vgpr<i32>, r src0: src0<i32>, r src1: src<i32>, r src2: src<i32>)
        [group VALU, r exec] {
        vop3a = 0x158;
    }

    /// AMD: V_MED3_U32
    v_med3_u32(w vdst: vgpr<u32>, r src0: src0<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x159;
    }

    /// AMD: V_SAD_U8
    v_sad_u8(w vdst: vgpr<u32>, r src0: src0<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x15a;
    }

    /// AMD: V_SAD_HI_U8
    v_sad_hi_u8(w vdst: vgpr<u32>, r src0: src0<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x15b;
    }

    /// AMD: V_SAD_U16
    v_sad_u16(w vdst: vgpr<u32>, r src0: src0<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x15c;
    }

    /// AMD: V_SAD_U32
    v_sad_u32(w vdst: vgpr<u32>, r src0: src0<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x15d;
    }

    /// AMD: V_CVT_PK_U8_F32
    v_cvt_pk_u8_f32(w vdst: vgpr<u32>, r src0: src0<f32>{neg, abs}, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec, r mode] {
        vop3a = 0x15e;
    }

    /// AMD: V_DIV_FIXUP_F32
    v_div_fixup_f32(w vdst: vgpr<f32>, r src0: src0<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x15f;
    }

    /// AMD: V_DIV_FIXUP_F64
    v_div_fixup_f64(w vdst: vgpr<f64>, r src0: src0<f64>{neg, abs}, r src1: src<f64>{neg, abs}, r src2: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x160;
    }

    /// AMD: V_LSHL_B64
    v_lshl_b64(w vdst: vgpr<b64>, r src0: src0<b64>, r src1: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x161;
    }

    /// AMD: V_LSHR_B64
    v_lshr_b64(w vdst: vgpr<b64>, r src0: src0<b64>, r src1: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x162;
    }

    /// AMD: V_ASHR_I64
    v_ashr_i64(w vdst: vgpr<i64>, r src0: src0<i64>, r src1: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x163;
    }

    /// AMD: V_ADD_F64
    v_add_f64(w vdst: vgpr<f64>, r src0: src0<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x164;
    }

    /// AMD: V_MUL_F64
    v_mul_f64(w vdst: vgpr<f64>, r src0: src0<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x165;
    }

    /// AMD: V_MIN_F64
    v_min_f64(w vdst: vgpr<f64>, r src0: src0<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x166;
    }

    /// AMD: V_MAX_F64
    v_max_f64(w vdst: vgpr<f64>, r src0: src0<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x167;
    }

    /// AMD: V_LDEXP_F64
    v_ldexp_f64(w vdst: vgpr<f64>, r src0: src0<f64>{neg, abs}, r src1: src<i32>)
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x168;
    }

    /// AMD: V_MUL_LO_U32
    v_mul_lo_u32(w vdst: vgpr<u32>, r src0: src0<u32>, r src1: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x169;
    }

    /// AMD: V_MUL_HI_U32
    v_mul_hi_u32(w vdst: vgpr<u32>, r src0: src0<u32>, r src1: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x16a;
    }

    /// AMD: V_MUL_LO_I32
    v_mul_lo_i32(w vdst: vgpr<i32>, r src0: src0<i32>, r src1: src<i32>)
        [group VALU, r exec] {
        vop3a = 0x16b;
    }

    /// AMD: V_MUL_HI_I32
    v_mul_hi_i32(w vdst: vgpr<i32>, r src0: src0<i32>, r src1: src<i32>)
        [group VALU, r exec] {
        vop3a = 0x16c;
    }

    /// AMD: V_DIV_SCALE_F32
    v_div_scale_f32(w vdst: vgpr<f32>, w sdst: sdst<b64>, r src0: src0<f32>{neg}, r src1: src<f32>{neg}, r src2: src<f32>{neg})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3b = 0x16d;
    }

    /// AMD: V_DIV_SCALE_F64
    v_div_scale_f64(w vdst: vgpr<f64>, w sdst: sdst<b64>, r src0: src0<f64>{neg}, r src1: src<f64>{neg}, r src2: src<f64>{neg})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3b = 0x16e;
    }

    /// AMD: V_DIV_FMAS_F32
    v_div_fmas_f32(w vdst: vgpr<f32>, r src0: src0<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod), r vcc] {
        vop3a = 0x16f;
    }

    /// AMD: V_DIV_FMAS_F64
    v_div_fmas_f64(w vdst: vgpr<f64>, r src0: src0<f64>{neg, abs}, r src1: src<f64>{neg, abs}, r src2: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod), r vcc] {
        vop3a = 0x170;
    }

    /// AMD: V_MSAD_U8
    v_msad_u8(w vdst: vgpr<u32>, r src0: src0<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x171;
    }

    /// AMD: V_QSAD_U8
    /// LLVM 22 does not know it; the document has the operands of its later name, V_QSAD_PK_U16_U8.
    v_qsad_u8(w vdst: vgpr<b64>, r src0: src0<b64>, r src1: src<b32>, r src2: src<b64>)
        [group VALU, r exec] {
        vop3a = 0x172;
    }

    /// AMD: V_MQSAD_U8
    /// LLVM 22 does not know it; the document has the operands of its later name, V_MQSAD_PK_U16_U8.
    v_mqsad_u8(w vdst: vgpr<b64>, r src0: src0<b64>, r src1: src<b32>, r src2: src<b64>)
        [group VALU, r exec] {
        vop3a = 0x173;
    }

    /// AMD: V_TRIG_PREOP_F64
    v_trig_preop_f64(w vdst: vgpr<f64>, r src0: src0<f64>{neg, abs}, r src1: src<u32>)
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x174;
    }
}

rdna4_isa_macros::parts! {
    arch gfx6;
    all
}
