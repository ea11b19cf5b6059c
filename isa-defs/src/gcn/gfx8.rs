//! AMD GCN 1.2 (gfx8): the instructions of the encodings VOP3A and VOP3B.
//!
//! Written by `cargo xtask codegen` from `isa-defs/tables/vop3.toml`. Changes go there.
//!
//! Sources:
//! - CLRX project, GcnInstrsVop3, version 6: opcodes of GCN 1.0 (gfx6), 1.1 (gfx7) and 1.2 (gfx8), fields of both encodings, limits of operands
//! - AMD's machine-readable specification of CDNA 4, V_DIV_FIXUP_LEGACY_F16: opcode 495 of ENC_VOP3, its fields, its use of OP_SEL
//! - LLVM 22: which operands, sign modifiers and output modifiers an instruction takes, special registers, opcodes of gfx908, gfx90a, gfx942 and gfx950

rdna4_isa_macros::define! {
    arch gfx8;
    part all;

    codes {
        sgpr = 0..=101 name "s" counted align(1, 2, 4) bus;
        flat_scratch = 102..=103 name "flat_scratch" pair bus;
        xnack_mask = 104..=105 name "xnack_mask" pair bus;
        vcc = 106..=107 name "vcc" pair bus mask;
        tba = 108..=109 name "tba" pair bus;
        tma = 110..=111 name "tma" pair bus;
        ttmp = 112..=123 name "ttmp" counted align(1, 2, 4) bus;
        m0 = 124 name "m0" single bus;
        exec = 126..=127 name "exec" pair bus;
        int = 128..=208 name "int" constant;
        float = 240..=248 name "float" constant;
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
        f16 = 16;
        f32 = 32;
        f64 = 64;
        i16 = 16;
        i24 = 24;
        i32 = 32;
        i64 = 64;
        pk2_f16 = 32;
        pk2_i16 = 32;
        pk2_u16 = 32;
        u16 = 16;
        u24 = 24;
        u32 = 32;
        u64 = 64;
    }

    kinds {
        /// A source: any register or an inline constant, never a literal.
        kind src = sgpr | flat_scratch | xnack_mask | vcc | tba | tma | ttmp | m0 | exec | int | float | vccz | execz | scc | vgpr, unaligned;
        /// The first source, which LDS can be too.
        kind src0 = sgpr | flat_scratch | xnack_mask | vcc | tba | tma | ttmp | m0 | exec | int | float | vccz | execz | scc | lds_direct | vgpr, unaligned;
        /// A scalar value: what is written to a lane, and the lane's number.
        kind ssrc = sgpr | flat_scratch | xnack_mask | vcc | tba | tma | ttmp | m0 | exec | int | float;
        /// A scalar register that is written.
        kind sdst = sgpr | flat_scratch | xnack_mask | vcc | tba | tma | ttmp | exec;
        /// A vector register.
        kind vgpr = vgpr;
        /// The vector register of which a lane is read, or LDS.
        kind vsrc0 = lds_direct | vgpr;
        /// What is written: a vector register, or a scalar one by reading a lane.
        kind vdst = sgpr | flat_scratch | xnack_mask | vcc | tba | tma | ttmp | exec | vgpr;
        /// An interpolation attribute, 0 to 32.
        kind attr = imm 6;
        /// A parameter of a primitive.
        kind interp_param = imm 2 { [1:0] interp_param { p10 = 0, p20 = 1, p0 = 2 } };
    }

    /// VOP3A
    enc vop3a: u64 form e64 bus 1 {
        [63:61] neg: aux neg(src0, src1, src2) strict;
        [60:59] omod: mod? strict;
        [58:50] src2: src;
        [49:41] src1: src;
        [40:32] src0: src0;
        [31:26] = 0b110100;
        [25:16] op;
        [15] clamp: mod? strict;
        [14:11] _;
        [10:8] abs: aux abs(src0, src1, src2) strict;
        [7:0] vdst: vdst;
    }

    /// VOP3B
    enc vop3b: u64 form e64 bus 1 {
        [63:61] neg: aux neg(src0, src1, src2) strict;
        [60:59] omod: mod? strict;
        [58:50] src2: src;
        [49:41] src1: src;
        [40:32] src0: src0;
        [31:26] = 0b110100;
        [25:16] op;
        [15] clamp: mod? strict;
        [14:8] sdst: sdst;
        [7:0] vdst: vgpr;
    }

    /// VOP3A, with an attribute in place of SRC0
    enc vop3_interp: u64 form e64 {
        [63] src2_neg: aux neg(src2) strict;
        [62] src0_neg: aux neg(src0) strict;
        [61] = 0b0;
        [60:59] omod: mod? strict;
        [58:50] src2: vgpr;
        [49:41] vsrc as src0: vgpr;
        [40] high: mod? strict;
        [39:38] attr_chan: mod;
        [37:32] attr: attr;
        [31:26] = 0b110100;
        [25:16] op;
        [15] clamp: mod? strict;
        [14:11] _;
        [10] src2_abs: aux abs(src2) strict;
        [9] src0_abs: aux abs(src0) strict;
        [8] = 0b0;
        [7:0] vdst: vgpr;
    }

    /// AMD: V_MAD_LEGACY_F32
    v_mad_legacy_f32(w vdst: vgpr<f32>, r src0: src0<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x1c0;
    }

    /// AMD: V_MAD_F32
    v_mad_f32(w vdst: vgpr<f32>, r src0: src0<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x1c1;
    }

    /// AMD: V_MAD_I32_I24
    v_mad_i32_i24(w vdst: vgpr<i32>, r src0: src0<i24>, r src1: src<i24>, r src2: src<i32>)
        [group VALU, r exec, mods(clamp)] {
        vop3a = 0x1c2;
    }

    /// AMD: V_MAD_U32_U24
    v_mad_u32_u24(w vdst: vgpr<u32>, r src0: src0<u24>, r src1: src<u24>, r src2: src<u32>)
        [group VALU, r exec, mods(clamp)] {
        vop3a = 0x1c3;
    }

    /// AMD: V_CUBEID_F32
    v_cubeid_f32(w vdst: vgpr<f32>, r src0: src0<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x1c4;
    }

    /// AMD: V_CUBESC_F32
    v_cubesc_f32(w vdst: vgpr<f32>, r src0: src0<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x1c5;
    }

    /// AMD: V_CUBETC_F32
    v_cubetc_f32(w vdst: vgpr<f32>, r src0: src0<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x1c6;
    }

    /// AMD: V_CUBEMA_F32
    v_cubema_f32(w vdst: vgpr<f32>, r src0: src0<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x1c7;
    }

    /// AMD: V_BFE_U32
    v_bfe_u32(w vdst: vgpr<u32>, r src0: src0<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x1c8;
    }

    /// AMD: V_BFE_I32
    v_bfe_i32(w vdst: vgpr<i32>, r src0: src0<i32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x1c9;
    }

    /// AMD: V_BFI_B32
    v_bfi_b32(w vdst: vgpr<b32>, r src0: src0<b32>, r src1: src<b32>, r src2: src<b32>)
        [group VALU, r exec] {
        vop3a = 0x1ca;
    }

    /// AMD: V_FMA_F32
    v_fma_f32(w vdst: vgpr<f32>, r src0: src0<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x1cb;
    }

    /// AMD: V_FMA_F64
    v_fma_f64(w vdst: vgpr<f64>, r src0: src0<f64>{neg, abs}, r src1: src<f64>{neg, abs}, r src2: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x1cc;
    }

    /// AMD: V_LERP_U8
    v_lerp_u8(w vdst: vgpr<u32>, r src0: src0<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x1cd;
    }

    /// AMD: V_ALIGNBIT_B32
    v_alignbit_b32(w vdst: vgpr<b32>, r src0: src0<b32>, r src1: src<b32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x1ce;
    }

    /// AMD: V_ALIGNBYTE_B32
    v_alignbyte_b32(w vdst: vgpr<b32>, r src0: src0<b32>, r src1: src<b32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x1cf;
    }

    /// AMD: V_MIN3_F32
    v_min3_f32(w vdst: vgpr<f32>, r src0: src0<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x1d0;
    }

    /// AMD: V_MIN3_I32
    v_min3_i32(w vdst: vgpr<i32>, r src0: src0<i32>, r src1: src<i32>, r src2: src<i32>)
        [group VALU, r exec] {
        vop3a = 0x1d1;
    }

    /// AMD: V_MIN3_U32
    v_min3_u32(w vdst: vgpr<u32>, r src0: src0<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x1d2;
    }

    /// AMD: V_MAX3_F32
    v_max3_f32(w vdst: vgpr<f32>, r src0: src0<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x1d3;
    }

    /// AMD: V_MAX3_I32
    v_max3_i32(w vdst: vgpr<i32>, r src0: src0<i32>, r src1: src<i32>, r src2: src<i32>)
        [group VALU, r exec] {
        vop3a = 0x1d4;
    }

    /// AMD: V_MAX3_U32
    v_max3_u32(w vdst: vgpr<u32>, r src0: src0<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x1d5;
    }

    /// AMD: V_MED3_F32
    v_med3_f32(w vdst: vgpr<f32>, r src0: src0<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x1d6;
    }

    /// AMD: V_MED3_I32
    v_med3_i32(w vdst: vgpr<i32>, r src0: src0<i32>, r src1: src<i32>, r src2: src<i32>)
        [group VALU, r exec] {
        vop3a = 0x1d7;
    }

    /// AMD: V_MED3_U32
    v_med3_u32(w vdst: vgpr<u32>, r src0: src0<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x1d8;
    }

    /// AMD: V_SAD_U8
    v_sad_u8(w vdst: vgpr<u32>, r src0: src0<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec, mods(clamp)] {
        vop3a = 0x1d9;
    }

    /// AMD: V_SAD_HI_U8
    v_sad_hi_u8(w vdst: vgpr<u32>, r src0: src0<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec, mods(clamp)] {
        vop3a = 0x1da;
    }

    /// AMD: V_SAD_U16
    v_sad_u16(w vdst: vgpr<u32>, r src0: src0<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec, mods(clamp)] {
        vop3a = 0x1db;
    }

    /// AMD: V_SAD_U32
    v_sad_u32(w vdst: vgpr<u32>, r src0: src0<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec, mods(clamp)] {
        vop3a = 0x1dc;
    }

    /// AMD: V_CVT_PK_U8_F32
    v_cvt_pk_u8_f32(w vdst: vgpr<u32>, r src0: src0<f32>{neg, abs}, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec, r mode, mods(clamp)] {
        vop3a = 0x1dd;
    }

    /// AMD: V_DIV_FIXUP_F32
    v_div_fixup_f32(w vdst: vgpr<f32>, r src0: src0<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x1de;
    }

    /// AMD: V_DIV_FIXUP_F64
    v_div_fixup_f64(w vdst: vgpr<f64>, r src0: src0<f64>{neg, abs}, r src1: src<f64>{neg, abs}, r src2: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x1df;
    }

    /// AMD: V_ADD_F64
    v_add_f64(w vdst: vgpr<f64>, r src0: src0<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x280;
    }

    /// AMD: V_MUL_F64
    v_mul_f64(w vdst: vgpr<f64>, r src0: src0<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x281;
    }

    /// AMD: V_MIN_F64
    v_min_f64(w vdst: vgpr<f64>, r src0: src0<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x282;
    }

    /// AMD: V_MAX_F64
    v_max_f64(w vdst: vgpr<f64>, r src0: src0<f64>{neg, abs}, r src1: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x283;
    }

    /// AMD: V_LDEXP_F64
    v_ldexp_f64(w vdst: vgpr<f64>, r src0: src0<f64>{neg, abs}, r src1: src<i32>)
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x284;
    }

    /// AMD: V_MUL_LO_U32
    v_mul_lo_u32(w vdst: vgpr<u32>, r src0: src0<u32>, r src1: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x285;
    }

    /// AMD: V_MUL_HI_U32
    v_mul_hi_u32(w vdst: vgpr<u32>, r src0: src0<u32>, r src1: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x286;
    }

    /// AMD: V_MUL_HI_I32
    v_mul_hi_i32(w vdst: vgpr<i32>, r src0: src0<i32>, r src1: src<i32>)
        [group VALU, r exec] {
        vop3a = 0x287;
    }

    /// AMD: V_DIV_SCALE_F32
    v_div_scale_f32(w vdst: vgpr<f32>, w sdst: sdst<b64>, r src0: src0<f32>{neg}, r src1: src<f32>{neg}, r src2: src<f32>{neg})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3b = 0x1e0;
    }

    /// AMD: V_DIV_SCALE_F64
    v_div_scale_f64(w vdst: vgpr<f64>, w sdst: sdst<b64>, r src0: src0<f64>{neg}, r src1: src<f64>{neg}, r src2: src<f64>{neg})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3b = 0x1e1;
    }

    /// AMD: V_DIV_FMAS_F32
    v_div_fmas_f32(w vdst: vgpr<f32>, r src0: src0<f32>{neg, abs}, r src1: src<f32>{neg, abs}, r src2: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod), r vcc] {
        vop3a = 0x1e2;
    }

    /// AMD: V_DIV_FMAS_F64
    v_div_fmas_f64(w vdst: vgpr<f64>, r src0: src0<f64>{neg, abs}, r src1: src<f64>{neg, abs}, r src2: src<f64>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod), r vcc] {
        vop3a = 0x1e3;
    }

    /// AMD: V_MSAD_U8
    v_msad_u8(w vdst: vgpr<u32>, r src0: src0<u32>, r src1: src<u32>, r src2: src<u32>)
        [group VALU, r exec, mods(clamp)] {
        vop3a = 0x1e4;
    }

    /// AMD: V_QSAD_PK_U16_U8
    v_qsad_pk_u16_u8(w vdst: vgpr<b64>, r src0: src0<b64>, r src1: src<b32>, r src2: src<b64>)
        [group VALU, r exec, mods(clamp)] {
        vop3a = 0x1e5;
    }

    /// AMD: V_MQSAD_PK_U16_U8
    v_mqsad_pk_u16_u8(w vdst: vgpr<b64>, r src0: src0<b64>, r src1: src<b32>, r src2: src<b64>)
        [group VALU, r exec, mods(clamp)] {
        vop3a = 0x1e6;
    }

    /// AMD: V_TRIG_PREOP_F64
    v_trig_preop_f64(w vdst: vgpr<f64>, r src0: src0<f64>{neg, abs}, r src1: src<u32>)
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x292;
    }

    /// AMD: V_MQSAD_U32_U8
    v_mqsad_u32_u8(w vdst: vgpr<b128>, r src0: src0<b64>, r src1: src<b32>, r src2: vgpr<b128>)
        [group VALU, r exec, mods(clamp)] {
        vop3a = 0x1e7;
    }

    /// AMD: V_MAD_U64_U32
    v_mad_u64_u32(w vdst: vgpr<u64>, w sdst: sdst<b64>, r src0: src0<u32>, r src1: src<u32>, r src2: src<u64>)
        [group VALU, r exec, mods(clamp)] {
        vop3b = 0x1e8;
    }

    /// AMD: V_MAD_I64_I32
    v_mad_i64_i32(w vdst: vgpr<i64>, w sdst: sdst<b64>, r src0: src0<i32>, r src1: src<i32>, r src2: src<i64>)
        [group VALU, r exec, mods(clamp)] {
        vop3b = 0x1e9;
    }

    /// AMD: V_MAD_F16
    v_mad_f16(w vdst: vgpr<f16>, r src0: src0<f16>{neg, abs}, r src1: src<f16>{neg, abs}, r src2: src<f16>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x1ea;
    }

    /// AMD: V_MAD_U16
    v_mad_u16(w vdst: vgpr<u16>, r src0: src0<u16>, r src1: src<u16>, r src2: src<u16>)
        [group VALU, r exec, mods(clamp)] {
        vop3a = 0x1eb;
    }

    /// AMD: V_MAD_I16
    v_mad_i16(w vdst: vgpr<i16>, r src0: src0<i16>, r src1: src<i16>, r src2: src<i16>)
        [group VALU, r exec, mods(clamp)] {
        vop3a = 0x1ec;
    }

    /// AMD: V_PERM_B32
    v_perm_b32(w vdst: vgpr<b32>, r src0: src0<b32>, r src1: src<b32>, r src2: src<b32>)
        [group VALU, r exec] {
        vop3a = 0x1ed;
    }

    /// AMD: V_FMA_F16
    v_fma_f16(w vdst: vgpr<f16>, r src0: src0<f16>{neg, abs}, r src1: src<f16>{neg, abs}, r src2: src<f16>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x1ee;
    }

    /// AMD: V_DIV_FIXUP_F16
    v_div_fixup_f16(w vdst: vgpr<f16>, r src0: src0<f16>{neg, abs}, r src1: src<f16>{neg, abs}, r src2: src<f16>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x1ef;
    }

    /// AMD: V_CVT_PKACCUM_U8_F32
    v_cvt_pkaccum_u8_f32(rw vdst: vgpr<u32>, r src0: src0<f32>{neg, abs}, r src1: src<u32>)
        [group VALU, r exec, r mode, mods(clamp)] {
        vop3a = 0x1f0;
    }

    /// AMD: V_INTERP_P1_F32
    v_interp_p1_f32(w vdst: vgpr<f32>, r src0: vgpr<f32>{neg, abs}, imm attr: attr)
        [group VALU, r exec, r mode, r m0, mods(clamp, omod)] {
        vop3_interp = 0x270;
    }

    /// AMD: V_INTERP_P2_F32
    v_interp_p2_f32(rw vdst: vgpr<f32>, r src0: vgpr<f32>{neg, abs}, imm attr: attr)
        [group VALU, r exec, r mode, r m0, mods(clamp, omod)] {
        vop3_interp = 0x271;
    }

    /// AMD: V_INTERP_MOV_F32
    v_interp_mov_f32(w vdst: vgpr<f32>, imm src0: interp_param, imm attr: attr)
        [group VALU, r exec, r mode, r m0, mods(clamp, omod)] {
        vop3_interp = 0x272;
    }

    /// AMD: V_INTERP_P1LL_F16
    /// The document numbers the f16 interpolations 627 to 629; LLVM 22, which compiles shaders for this processor, 628 to 630.
    v_interp_p1ll_f16(w vdst: vgpr<f32>, r src0: vgpr<f32>{neg, abs}, imm attr: attr)
        [group VALU, r exec, r mode, r m0, mods(clamp, omod, high)] {
        vop3_interp = 0x274;
    }

    /// AMD: V_INTERP_P1LV_F16
    /// The document numbers the f16 interpolations 627 to 629; LLVM 22, which compiles shaders for this processor, 628 to 630.
    v_interp_p1lv_f16(w vdst: vgpr<f32>, r src0: vgpr<f32>{neg, abs}, imm attr: attr, r src2: vgpr<f16>{neg, abs})
        [group VALU, r exec, r mode, r m0, mods(clamp, omod, high)] {
        vop3_interp = 0x275;
    }

    /// AMD: V_INTERP_P2_F16
    /// The document numbers the f16 interpolations 627 to 629; LLVM 22, which compiles shaders for this processor, 628 to 630.
    v_interp_p2_f16(w vdst: vgpr<f16>, r src0: vgpr<f32>{neg, abs}, imm attr: attr, r src2: vgpr<f32>{neg, abs})
        [group VALU, r exec, r mode, r m0, mods(clamp, high)] {
        vop3_interp = 0x276;
    }

    /// AMD: V_LDEXP_F32
    v_ldexp_f32(w vdst: vgpr<f32>, r src0: src0<f32>{neg, abs}, r src1: src<i32>)
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x288;
    }

    /// AMD: V_READLANE_B32
    v_readlane_b32(w vdst: sdst<b32>, r src0: vsrc0<b32>, r src1: ssrc<u32>)
        [group VALU] {
        vop3a = 0x289;
    }

    /// AMD: V_WRITELANE_B32
    v_writelane_b32(rw vdst: vgpr<b32>, r src0: ssrc<b32>, r src1: ssrc<u32>)
        [group VALU] {
        vop3a = 0x28a;
    }

    /// AMD: V_BCNT_U32_B32
    v_bcnt_u32_b32(w vdst: vgpr<u32>, r src0: src0<u32>, r src1: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x28b;
    }

    /// AMD: V_MBCNT_LO_U32_B32
    v_mbcnt_lo_u32_b32(w vdst: vgpr<u32>, r src0: src0<u32>, r src1: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x28c;
    }

    /// AMD: V_MBCNT_HI_U32_B32
    v_mbcnt_hi_u32_b32(w vdst: vgpr<u32>, r src0: src0<u32>, r src1: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x28d;
    }

    /// AMD: V_MAC_LEGACY_F32
    /// LLVM 22 does not know it.
    v_mac_legacy_f32(rw vdst: vgpr<f32>, r src0: src0<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x28e;
    }

    /// AMD: V_LSHLREV_B64
    v_lshlrev_b64(w vdst: vgpr<b64>, r src0: src<u32>, r src1: src<b64>)
        [group VALU, r exec] {
        vop3a = 0x28f;
    }

    /// AMD: V_LSHRREV_B64
    v_lshrrev_b64(w vdst: vgpr<b64>, r src0: src<u32>, r src1: src<b64>)
        [group VALU, r exec] {
        vop3a = 0x290;
    }

    /// AMD: V_ASHRREV_I64
    v_ashrrev_i64(w vdst: vgpr<i64>, r src0: src<u32>, r src1: src<i64>)
        [group VALU, r exec] {
        vop3a = 0x291;
    }

    /// AMD: V_BFM_B32
    v_bfm_b32(w vdst: vgpr<u32>, r src0: src0<u32>, r src1: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x293;
    }

    /// AMD: V_CVT_PKNORM_I16_F32
    v_cvt_pknorm_i16_f32(w vdst: vgpr<pk2_i16>, r src0: src0<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vop3a = 0x294;
    }

    /// AMD: V_CVT_PKNORM_U16_F32
    v_cvt_pknorm_u16_f32(w vdst: vgpr<pk2_u16>, r src0: src0<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp)] {
        vop3a = 0x295;
    }

    /// AMD: V_CVT_PKRTZ_F16_F32
    v_cvt_pkrtz_f16_f32(w vdst: vgpr<pk2_f16>, r src0: src0<f32>{neg, abs}, r src1: src<f32>{neg, abs})
        [group VALU, r exec, r mode, mods(clamp, omod)] {
        vop3a = 0x296;
    }

    /// AMD: V_CVT_PK_U16_U32
    v_cvt_pk_u16_u32(w vdst: vgpr<pk2_u16>, r src0: src0<u32>, r src1: src<u32>)
        [group VALU, r exec] {
        vop3a = 0x297;
    }

    /// AMD: V_CVT_PK_I16_I32
    v_cvt_pk_i16_i32(w vdst: vgpr<pk2_i16>, r src0: src0<i32>, r src1: src<i32>)
        [group VALU, r exec] {
        vop3a = 0x298;
    }
}

rdna4_isa_macros::parts! {
    arch gfx8;
    all
}
