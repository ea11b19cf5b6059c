//! AMD RDNA 4: the encodings.
//!
//! Written by `cargo xtask codegen` from AMD's machine-readable specification, release 2025-02-19, schema 1.1.0,
//! SHA-256 61ac952a5259a3adcd816b4b4082c77e801d43b6f0cde3a02c8dae3394efc768,
//! and the errata in `isa-defs/errata`. Changes go there.

rdna4_isa_macros::define! {
    arch rdna4;
    part encodings;

    /// ENC_SOP1
    enc sop1: u32 {
        [31:23] = 0b101111101;
        [22:16] sdst: sdst;
        [15:8] op;
        [7:0] ssrc0: ssrc;
    }

    /// SOP1_INST_LITERAL
    enc sop1_lit: u64 = sop1 when ssrc0 == 255 {
        [63:32] simm32: literal;
    }

    /// ENC_SOP2
    enc sop2: u32 {
        [31:30] = 0b10;
        [29:23] op;
        [22:16] sdst: sdst;
        [15:8] ssrc1: ssrc;
        [7:0] ssrc0: ssrc;
    }

    /// SOP2_INST_LITERAL
    enc sop2_lit: u64 = sop2 when ssrc0 == 255 || ssrc1 == 255 {
        [63:32] simm32: literal;
    }

    /// ENC_SOPC
    enc sopc: u32 {
        [31:23] = 0b101111110;
        [22:16] op;
        [15:8] ssrc1: ssrc;
        [7:0] ssrc0: ssrc;
    }

    /// SOPC_INST_LITERAL
    enc sopc_lit: u64 = sopc when ssrc0 == 255 || ssrc1 == 255 {
        [63:32] simm32: literal;
    }

    /// ENC_SOPK
    enc sopk: u32 {
        [31:28] = 0b1011;
        [27:23] op;
        [22:16] sdst: sdst;
        [15:0] simm16: simm16;
    }

    /// SOPK_INST_LITERAL
    enc sopk_lit: u64 = sopk {
        [63:32] simm32: literal;
    }

    /// ENC_SOPP
    enc sopp: u32 {
        [31:23] = 0b101111111;
        [22:16] op;
        [15:0] simm16: simm16;
    }

    /// ENC_SMEM
    enc smem: u64 {
        [63:57] soffset: smem_offset;
        [56] _;
        [55:32] ioffset as offset: mod signed;
        [31:26] = 0b111101;
        [25] _;
        [24:23] th: mod;
        [22:21] scope: mod;
        [20] nv: mod;
        [19] _;
        [18:13] op;
        [12:6] sdata: sreg;
        [5:0] sbase: sreg pad 1;
        view [55] offset_sign: mod?;
    }

    /// ENC_VOP1
    enc vop1: u32 form e32 bus 2 {
        [31:25] = 0b0111111;
        [24:17] vdst: vdst;
        [16] = 0b0;
        [15:9] op;
        [8:0] src0: src;
    }

    /// VOP1_INST_LITERAL
    enc vop1_lit: u64 form e32 = vop1 when src0 == 255 {
        [63:32] simm32: literal;
    }

    /// VOP1_VOP_DPP16
    enc vop1_dpp16: u64 form dpp16 = vop1 when src0 == 250 {
        [63:60] row_mask: mod = 15;
        [59:56] bank_mask: mod = 15;
        [55] src1_abs;
        [54] src1_neg;
        [53] src0_abs: aux abs(src0);
        [52] src0_neg: aux neg(src0);
        [51] bound_ctrl: mod;
        [50] fi: mod;
        [49] _;
        [48:40] dpp_ctrl: mod in 0x000..=0x0ff | 0x101..=0x10f | 0x111..=0x11f | 0x121..=0x12f | 0x140..=0x141 | 0x150..=0x16f;
        [39:32] vsrc0 as src0: vgpr;
    }

    /// VOP1_VOP_DPP8
    enc vop1_dpp8: u64 form dpp8 = vop1 when src0 in 233..=234 {
        [63:61] lane_sel_7: mod;
        [60:58] lane_sel_6: mod;
        [57:55] lane_sel_5: mod;
        [54:52] lane_sel_4: mod;
        [51:49] lane_sel_3: mod;
        [48:46] lane_sel_2: mod;
        [45:43] lane_sel_1: mod;
        [42:40] lane_sel_0: mod;
        [39:32] vsrc0 as src0: vgpr;
    }

    /// ENC_VOP2
    enc vop2: u32 form e32 bus 2 {
        [31] = 0b0;
        [30:25] op;
        [24:17] vdst: vgpr;
        [16:9] vsrc1 as src1: vgpr;
        [8:0] src0: src;
    }

    /// VOP2_INST_LITERAL
    enc vop2_lit: u64 form e32 = vop2 when src0 == 255 {
        [63:32] simm32: literal;
    }

    /// VOP2_VOP_DPP16
    enc vop2_dpp16: u64 form dpp16 = vop2 when src0 == 250 {
        [63:60] row_mask: mod = 15;
        [59:56] bank_mask: mod = 15;
        [55] src1_abs: aux abs(src1);
        [54] src1_neg: aux neg(src1);
        [53] src0_abs: aux abs(src0);
        [52] src0_neg: aux neg(src0);
        [51] bound_ctrl: mod;
        [50] fi: mod;
        [49] _;
        [48:40] dpp_ctrl: mod in 0x000..=0x0ff | 0x101..=0x10f | 0x111..=0x11f | 0x121..=0x12f | 0x140..=0x141 | 0x150..=0x16f;
        [39:32] vsrc0 as src0: vgpr;
    }

    /// VOP2_VOP_DPP8
    enc vop2_dpp8: u64 form dpp8 = vop2 when src0 in 233..=234 {
        [63:61] lane_sel_7: mod;
        [60:58] lane_sel_6: mod;
        [57:55] lane_sel_5: mod;
        [54:52] lane_sel_4: mod;
        [51:49] lane_sel_3: mod;
        [48:46] lane_sel_2: mod;
        [45:43] lane_sel_1: mod;
        [42:40] lane_sel_0: mod;
        [39:32] vsrc0 as src0: vgpr;
    }

    /// ENC_VOPC
    enc vopc: u32 form e32 bus 2 {
        [31:25] = 0b0111110;
        [24:17] op;
        [16:9] vsrc1 as src1: vgpr;
        [8:0] src0: src;
    }

    /// VOPC_INST_LITERAL
    enc vopc_lit: u64 form e32 = vopc when src0 == 255 {
        [63:32] simm32: literal;
    }

    /// VOPC_VOP_DPP16
    enc vopc_dpp16: u64 form dpp16 = vopc when src0 == 250 {
        [63:60] row_mask: mod = 15;
        [59:56] bank_mask: mod = 15;
        [55] src1_abs: aux abs(src1);
        [54] src1_neg: aux neg(src1);
        [53] src0_abs: aux abs(src0);
        [52] src0_neg: aux neg(src0);
        [51] bound_ctrl: mod;
        [50] fi: mod;
        [49] _;
        [48:40] dpp_ctrl: mod in 0x000..=0x0ff | 0x101..=0x10f | 0x111..=0x11f | 0x121..=0x12f | 0x140..=0x141 | 0x150..=0x16f;
        [39:32] vsrc0 as src0: vgpr;
    }

    /// VOPC_VOP_DPP8
    enc vopc_dpp8: u64 form dpp8 = vopc when src0 in 233..=234 {
        [63:61] lane_sel_7: mod;
        [60:58] lane_sel_6: mod;
        [57:55] lane_sel_5: mod;
        [54:52] lane_sel_4: mod;
        [51:49] lane_sel_3: mod;
        [48:46] lane_sel_2: mod;
        [45:43] lane_sel_1: mod;
        [42:40] lane_sel_0: mod;
        [39:32] vsrc0 as src0: vgpr;
    }

    /// ENC_VOP3
    enc vop3: u64 form e64 bus 2 {
        [63:61] neg: aux neg(src0, src1, src2) strict;
        [60:59] omod: mod? strict;
        [58:50] src2: src;
        [49:41] src1: src;
        [40:32] src0: src;
        [31:26] = 0b110101;
        [25:16] op;
        [15] clamp: mod? strict;
        [14:11] opsel: aux opsel(src0, src1, src2, vdst);
        [10:8] abs: aux abs(src0, src1, src2) strict;
        [7:0] vdst: vdst;
        view [12] permlane_bound_ctrl: mod?;
        view [11] permlane_fi: mod?;
        view [12:11] src0_byte_sel: mod?;
        view [14:13] vdst_byte_sel: mod?;
    }

    /// VOP3_INST_LITERAL
    enc vop3_lit: u96 form e64 = vop3 when src0 == 255 || src1 == 255 || src2 == 255 {
        [95:64] simm32: literal;
    }

    /// VOP3_VOP_DPP16
    enc vop3_dpp16: u96 form e64_dpp16 = vop3 when src0 == 250 {
        [95:92] row_mask: mod = 15;
        [91:88] bank_mask: mod = 15;
        [87] src1_abs;
        [86] src1_neg;
        [85] src0_abs;
        [84] src0_neg;
        [83] bound_ctrl: mod;
        [82] fi: mod;
        [81] _;
        [80:72] dpp_ctrl: mod in 0x000..=0x0ff | 0x101..=0x10f | 0x111..=0x11f | 0x121..=0x12f | 0x140..=0x141 | 0x150..=0x16f;
        [71:64] vsrc0 as src0: vgpr;
    }

    /// VOP3_VOP_DPP8
    enc vop3_dpp8: u96 form e64_dpp8 = vop3 when src0 in 233..=234 {
        [95:93] lane_sel_7: mod;
        [92:90] lane_sel_6: mod;
        [89:87] lane_sel_5: mod;
        [86:84] lane_sel_4: mod;
        [83:81] lane_sel_3: mod;
        [80:78] lane_sel_2: mod;
        [77:75] lane_sel_1: mod;
        [74:72] lane_sel_0: mod;
        [71:64] vsrc0 as src0: vgpr;
    }

    /// VOP3_SDST_ENC
    enc vop3_sdst: u64 form e64 bus 2 {
        [63:61] neg: aux neg(src0, src1, src2) strict;
        [60:59] omod: mod? strict;
        [58:50] src2: src;
        [49:41] src1: src;
        [40:32] src0: src;
        [31:26] = 0b110101;
        [25:16] op;
        [15] clamp: mod? strict;
        [14:8] sdst: sreg;
        [7:0] vdst: vgpr;
    }

    /// VOP3_SDST_ENC_INST_LITERAL
    enc vop3_sdst_lit: u96 form e64 = vop3_sdst when src0 == 255 || src1 == 255 || src2 == 255 {
        [95:64] simm32: literal;
    }

    /// VOP3_SDST_ENC_VOP_DPP16
    enc vop3_sdst_dpp16: u96 form e64_dpp16 = vop3_sdst when src0 == 250 {
        [95:92] row_mask: mod = 15;
        [91:88] bank_mask: mod = 15;
        [87] src1_abs;
        [86] src1_neg;
        [85] src0_abs;
        [84] src0_neg;
        [83] bound_ctrl: mod;
        [82] fi: mod;
        [81] _;
        [80:72] dpp_ctrl: mod in 0x000..=0x0ff | 0x101..=0x10f | 0x111..=0x11f | 0x121..=0x12f | 0x140..=0x141 | 0x150..=0x16f;
        [71:64] vsrc0 as src0: vgpr;
    }

    /// VOP3_SDST_ENC_VOP_DPP8
    enc vop3_sdst_dpp8: u96 form e64_dpp8 = vop3_sdst when src0 in 233..=234 {
        [95:93] lane_sel_7: mod;
        [92:90] lane_sel_6: mod;
        [89:87] lane_sel_5: mod;
        [86:84] lane_sel_4: mod;
        [83:81] lane_sel_3: mod;
        [80:78] lane_sel_2: mod;
        [77:75] lane_sel_1: mod;
        [74:72] lane_sel_0: mod;
        [71:64] vsrc0 as src0: vgpr;
    }

    /// ENC_VOP3P
    enc vop3p: u64 form e64 bus 2 {
        [63:61] neg: aux neg(src0, src1, src2) strict;
        [60:59] opsel_hi: aux opsel_hi(src0, src1) = 3;
        [58:50] src2: src;
        [49:41] src1: src;
        [40:32] src0: src;
        [31:24] = 0b11001100;
        [23] = 0b0;
        [22:16] op;
        [15] clamp: mod? strict;
        [14] opsel_hi_2: aux opsel_hi(src2) = 1;
        [13:11] opsel: aux opsel(src0, src1, src2) strict;
        [10:8] neg_hi: aux abs(src0, src1, src2) strict;
        [7:0] vdst: vgpr;
        view [12:11] index_key: mod?;
        view [12] index_key_hi: mod?;
    }

    /// VOP3P_INST_LITERAL
    enc vop3p_lit: u96 form e64 = vop3p when src0 == 255 || src1 == 255 || src2 == 255 {
        [95:64] simm32: literal;
    }

    /// VOP3P_VOP_DPP16
    enc vop3p_dpp16: u96 form e64_dpp16 = vop3p when src0 == 250 {
        [95:92] row_mask: mod = 15;
        [91:88] bank_mask: mod = 15;
        [87] src1_abs;
        [86] src1_neg;
        [85] src0_abs;
        [84] src0_neg;
        [83] bound_ctrl: mod;
        [82] fi: mod;
        [81] _;
        [80:72] dpp_ctrl: mod in 0x000..=0x0ff | 0x101..=0x10f | 0x111..=0x11f | 0x121..=0x12f | 0x140..=0x141 | 0x150..=0x16f;
        [71:64] vsrc0 as src0: vgpr;
    }

    /// VOP3P_VOP_DPP8
    enc vop3p_dpp8: u96 form e64_dpp8 = vop3p when src0 in 233..=234 {
        [95:93] lane_sel_7: mod;
        [92:90] lane_sel_6: mod;
        [89:87] lane_sel_5: mod;
        [86:84] lane_sel_4: mod;
        [83:81] lane_sel_3: mod;
        [80:78] lane_sel_2: mod;
        [77:75] lane_sel_1: mod;
        [74:72] lane_sel_0: mod;
        [71:64] vsrc0 as src0: vgpr;
    }

    /// VOPDXY
    enc vopd: u64 form vopd bus 2 {
        [63:56] vdstx: vgpr;
        [55:49] vdsty: vgpr pad 1 != vdstx;
        [48:41] vsrcy1: vgpr;
        [40:32] srcy0: src;
        [31:26] = 0b110010;
        [25:22] opx;
        [21:17] opy;
        [16:9] vsrcx1: vgpr;
        [8:0] srcx0: src;
    }

    /// VOPDXY, X half
    half vopd_x of vopd as x {
        op = opx;
        src0 = srcx0;
        src1 = vsrcx1;
        vdst = vdstx;
    }

    /// VOPDXY, Y half
    half vopd_y of vopd as y {
        op = opy;
        src0 = srcy0;
        src1 = vsrcy1;
        vdst = vdsty;
    }

    /// VOPDXY_INST_LITERAL
    enc vopd_lit: u96 form vopd = vopd when opx in 1..=2 || opy in 1..=2 || srcx0 == 255 || srcy0 == 255 {
        [95:64] simm32: literal;
    }

    /// VOPDXY_INST_LITERAL, X half
    half vopd_x_lit of vopd_lit as x {
        op = opx;
        src0 = srcx0;
        src1 = vsrcx1;
        vdst = vdstx;
    }

    /// VOPDXY_INST_LITERAL, Y half
    half vopd_y_lit of vopd_lit as y {
        op = opy;
        src0 = srcy0;
        src1 = vsrcy1;
        vdst = vdsty;
    }

    /// ENC_VINTERP
    enc vinterp: u64 {
        [63:61] neg: aux neg(src0, src1, src2) strict;
        [60:59] _;
        [58:50] src2: vgpr;
        [49:41] src1: vgpr;
        [40:32] src0: vgpr;
        [31:24] = 0b11001101;
        [23:21] _;
        [20:16] op;
        [15] clamp: mod? strict;
        [14:11] opsel: aux opsel(src0, src1, src2, vdst);
        [10:8] wait_exp: mod;
        [7:0] vdst: vgpr;
    }

    /// ENC_VDSDIR
    enc vdsdir: u32 {
        [31:24] = 0b11001110;
        [23] wait_vm_vsrc: mod;
        [22] = 0b0;
        [21:20] op;
        [19:16] wait_va_vdst: mod;
        [15:10] attr: attr;
        [9:8] attr_chan: mod;
        [7:0] vdst: vgpr;
    }

    /// ENC_VDS
    enc vds: u64 {
        [63:56] vdst: vgpr;
        [55:48] data1: vgpr;
        [47:40] data0: vgpr;
        [39:32] addr: vgpr;
        [31:26] = 0b110110;
        [25:18] op;
        [17] = 0b0;
        [16] _;
        [15:8] offset1: mod?;
        [7:0] offset0: mod?;
        view [15:0] offset: mod?;
    }

    /// ENC_VBUFFER
    enc vbuffer: u96 {
        [95:72] ioffset as offset: mod signed;
        [71:64] vaddr: vgpr;
        [63] idxen;
        [62] offen;
        [61:55] format: mod? = 1;
        [54:52] th: mod;
        [51:50] scope: mod;
        [49:41] rsrc: sreg;
        [40] _;
        [39:32] vdata: vgpr;
        [31:26] = 0b110001;
        [25:23] _;
        [22] tfe: mod;
        [21:14] op;
        [13:8] _;
        [7] nv: mod;
        [6:0] soffset: sreg_m0;
        view [95] offset_sign: mod?;
    }

    /// ENC_VIMAGE
    enc vimage: u96 {
        [95:88] vaddr3: vgpr;
        [87:80] vaddr2: vgpr;
        [79:72] vaddr1: vgpr;
        [71:64] vaddr0: vgpr;
        [63:56] vaddr4: vgpr;
        [55] tfe: mod;
        [54:52] th: mod;
        [51:50] scope: mod;
        [49:41] rsrc: sreg;
        [40] _;
        [39:32] vdata: vgpr;
        [31:26] = 0b110100;
        [25:22] dmask: mod = 15;
        [21:14] op;
        [13:8] _;
        [7] nv: mod;
        [6] a16: mod;
        [5] d16: mod;
        [4] r128: mod;
        [3] _;
        [2:0] dim: dim;
    }

    /// ENC_VSAMPLE
    enc vsample: u96 {
        [95:88] vaddr3: vgpr;
        [87:80] vaddr2: vgpr;
        [79:72] vaddr1: vgpr;
        [71:64] vaddr0: vgpr;
        [63:55] samp: sreg;
        [54:52] th: mod;
        [51:50] scope: mod;
        [49:41] rsrc: sreg;
        [40] lwe: mod;
        [39:32] vdata: vgpr;
        [31:26] = 0b111001;
        [25:22] dmask: mod = 15;
        [21:14] op;
        [13] unorm: mod;
        [12:8] _;
        [7] nv: mod;
        [6] a16: mod;
        [5] d16: mod;
        [4] r128: mod;
        [3] tfe: mod;
        [2:0] dim: dim;
    }

    /// ENC_VEXPORT
    enc vexport: u64 {
        [63:56] vsrc3: vgpr;
        [55:48] vsrc2: vgpr;
        [47:40] vsrc1: vgpr;
        [39:32] vsrc0: vgpr;
        [31:26] = 0b111110;
        [25:14] _;
        [13] row_en: mod;
        [12] _;
        [11] done: mod;
        [10] _;
        [9:4] tgt: tgt;
        [3:0] en: aux sets(vsrc0, vsrc1, vsrc2, vsrc3);
        view [0] en0: mod?;
        view [1] en1: mod?;
        view [2] en2: mod?;
        view [3] en3: mod?;
    }

    /// ENC_VFLAT
    enc vflat: u96 {
        [95:72] ioffset as offset: mod signed;
        [71:64] vaddr: vgpr;
        [63] _;
        [62:55] vsrc: vgpr;
        [54:52] th: mod;
        [51:50] scope: mod;
        [49] = 0b0;
        [48:40] _;
        [39:32] vdst: vgpr;
        [31:24] = 0b11101100;
        [23:22] _;
        [21:14] op;
        [13:8] _;
        [7] nv: mod;
        [6:0] = 0b1111100;
    }

    /// ENC_VGLOBAL
    enc vglobal: u96 {
        [95:72] ioffset as offset: mod signed;
        [71:64] vaddr: vgpr;
        [63] _;
        [62:55] vsrc: vgpr;
        [54:52] th: mod;
        [51:50] scope: mod;
        [49] = 0b0;
        [48:40] _;
        [39:32] vdst: vgpr;
        [31:24] = 0b11101110;
        [23:22] _;
        [21:14] op;
        [13:8] _;
        [7] nv: mod;
        [6:0] saddr: saddr;
    }

    /// ENC_VSCRATCH
    enc vscratch: u96 {
        [95:72] ioffset as offset: mod signed;
        [71:64] vaddr: vgpr;
        [63] _;
        [62:55] vsrc: vgpr;
        [54:52] th: mod;
        [51:50] scope: mod;
        [49] sve;
        [48:40] _;
        [39:32] vdst: vgpr;
        [31:24] = 0b11101101;
        [23:22] _;
        [21:14] op;
        [13:8] _;
        [7] nv: mod;
        [6:0] saddr: scratch_saddr;
    }
}
