//! AMD RDNA 4: operand codes, data formats and operand kinds.
//!
//! Written by `cargo xtask codegen` from AMD's machine-readable specification, release 2025-02-19, schema 1.1.0,
//! SHA-256 61ac952a5259a3adcd816b4b4082c77e801d43b6f0cde3a02c8dae3394efc768,
//! and the errata in `isa-defs/errata`. Changes go there.

rdna4_isa_macros::define! {
    arch rdna4;
    part codes_kinds;

    codes {
        sgpr = 0..=105 name "s" counted align(1, 2, 4) bus;
        vcc = 106..=107 name "vcc" pair bus mask;
        ttmp = 108..=123 name "ttmp" counted align(1, 2, 4) bus;
        null = 124 name "null";
        m0 = 125 name "m0" single bus;
        exec = 126..=127 name "exec" pair bus;
        int = 128..=208 name "int" constant;
        shared_base = 235 name "src_shared_base" bus;
        shared_limit = 236 name "src_shared_limit" bus;
        private_base = 237 name "src_private_base" bus;
        private_limit = 238 name "src_private_limit" bus;
        float = 240..=248 name "float" constant;
        scc = 253 name "src_scc" bus;
        literal = 255 name "literal" bus;
        vgpr = 256..=511 name "v" counted;
    }

    facts {
        branch,
        cond,
        indirect,
        end,
        immediate,
        unverified,
        load,
        store,
        atomic,
        barrier,
        counts_km,
        early_clobber,
        relative_read,
        relative_write,
        waits_load,
        waits_store,
        waits_sample,
        waits_bvh,
        waits_exp,
        waits_ds,
        waits_km,
    }

    formats {
        any = 0;
        b1024 = 1024;
        b128 = 128;
        b16 = 16 narrow bus;
        b256 = 256;
        b32 = 32;
        b512 = 512;
        b64 = 64;
        b8 = 8;
        b96 = 96;
        bf16 = 16 narrow bus;
        bf8 = 8;
        buf = 64;
        f16 = 16 narrow;
        f32 = 32;
        f64 = 64;
        fp8 = 8;
        i16 = 16 narrow bus;
        i24 = 24;
        i32 = 32;
        i64 = 64;
        img = 256;
        img_bvh = 128;
        m64 = 64;
        pk2_b16 = 32;
        pk2_b32 = 64;
        pk2_b64 = 128;
        pk2_bf16 = 32;
        pk2_bf8 = 16;
        pk2_f16 = 32;
        pk2_f32 = 64;
        pk2_fp8 = 16;
        pk2_i16 = 32;
        pk2_u16 = 32;
        pk2_u8 = 16;
        pk4_b8 = 32;
        pk4_bf8 = 32;
        pk4_fp8 = 32;
        pk4_iu8 = 32;
        pk4_u8 = 32;
        pk8_iu4 = 32;
        pk8_u4 = 32;
        rsrc_scalar = 128;
        rsrc_scratch = 128;
        rsrc_typed = 128;
        samp = 128;
        u16 = 16 narrow bus;
        u24 = 24;
        u32 = 32;
        u64 = 64;
        wmma_ab_16x16_bf16 = 128;
        wmma_ab_16x16_bf8 = 64;
        wmma_ab_16x16_f16 = 128;
        wmma_ab_16x16_fp8 = 64;
        wmma_ab_16x16_iu4 = 32;
        wmma_ab_16x16_iu8 = 64;
        wmma_ab_16x32_bf16 = 256;
        wmma_ab_16x32_bf8 = 128;
        wmma_ab_16x32_f16 = 256;
        wmma_ab_16x32_fp8 = 128;
        wmma_ab_16x32_iu4 = 64;
        wmma_ab_16x32_iu8 = 128;
        wmma_ab_16x64_iu4 = 128;
        wmma_dc_16x16_bf16 = 128;
        wmma_dc_16x16_f16 = 128;
        wmma_dc_16x16_f32 = 256;
        wmma_dc_16x16_i32 = 256;
        wmma_index_set = 32;
    }

    kinds {
        /// AMD: OPR_SRC
        kind src = sgpr | vcc | ttmp | null | m0 | exec | int | shared_base | shared_limit | private_base | private_limit | float | scc | literal | vgpr;
        /// AMD: OPR_SSRC
        kind ssrc = sgpr | vcc | ttmp | null | m0 | exec | int | shared_base | shared_limit | private_base | private_limit | float | scc | literal;
        /// AMD: OPR_SDST
        kind sdst = sgpr | vcc | ttmp | null | m0 | exec;
        /// AMD: OPR_SREG
        kind sreg = sgpr | vcc | ttmp | null, decodes m0 | exec | int | shared_base | shared_limit | private_base | private_limit | float | scc;
        /// AMD: OPR_SREG_M0
        kind sreg_m0 = sgpr | vcc | ttmp | null | m0, decodes exec;
        /// AMD: OPR_SMEM_OFFSET, OPR_SMEM_OFFSET_NOK
        kind smem_offset = sgpr | vcc | ttmp | null | m0, decodes exec;
        /// AMD: OPR_VGPR, OPR_SRC_VGPR
        kind vgpr = vgpr;
        /// AMD: OPR_SRC_VGPR_OR_INLINE
        kind src_vgpr_or_inline = int | float | vgpr;
        /// AMD: OPR_SSRC_BARRIER_ID
        kind barrier_id = m0 | 128..=159 | 193..=194;
        /// AMD: OPR_SSRC_LANESEL
        kind lanesel = sgpr | vcc | ttmp | null | m0 | 128..=191, decodes exec | 192..=208 | shared_base | shared_limit | private_base | private_limit | float | scc;
        /// Ours: vector destination fields hold a scalar register for compares, lane reads and scalar transcendentals
        kind vdst = sgpr | vcc | ttmp | null | m0 | exec | vgpr, decodes shared_base | shared_limit | private_base | private_limit | scc;
        /// Ours: bit 7 of the VGPR number is the half (R28)
        kind src16 = sgpr | vcc | ttmp | null | m0 | exec | int | shared_base | shared_limit | private_base | private_limit | float | scc | literal | 256..=383, half 7;
        /// Ours: bit 7 of the VGPR number is the half (R28)
        kind vgpr16 = 256..=383, half 7;
        /// Ours: a lane mask has a bit for each lane (E34)
        kind mask: wave = sgpr | vcc | ttmp | null, decodes m0 | exec | int | shared_base | shared_limit | private_base | private_limit | float | scc, width wave(1, 2);
        /// Ours: matrix operands spread over the lanes (E48)
        kind matrix2: wave = vgpr, width wave(2, 1);
        /// Ours: matrix operands spread over the lanes (E48)
        kind matrix4: wave = vgpr, width wave(4, 2);
        /// Ours: matrix operands spread over the lanes (E48)
        kind matrix8: wave = vgpr, width wave(8, 4);
        /// Ours: the matrix that is added may be an inline constant (R38)
        kind matrix4_or_inline: wave = int | float | vgpr, decodes null, width wave(4, 2);
        /// Ours: the matrix that is added may be an inline constant (R38)
        kind matrix8_or_inline: wave = int | float | vgpr, decodes null, width wave(8, 4);
        /// Ours: null is `off`: no scalar base (E21)
        kind saddr = sgpr | vcc | ttmp | null;
        /// Ours: an address without a scalar base, an offset with one (E35)
        kind global_vaddr(saddr) = vgpr, width by saddr { 124 => 2, else => 1 };
        /// Ours: null is `off` (E37)
        kind scratch_saddr = sgpr | vcc | ttmp | null, decodes m0 | exec;
        /// Ours: there is a vector offset only with SVE (E37)
        kind scratch_vaddr = vgpr, width by sve { 0 => 0, else => 1 }, sets(sve);
        /// Ours: one register for an offset, one for an index (E36)
        kind buffer_vaddr = vgpr, width count(offen, idxen), sets(offen, idxen);
        /// Ours: a resource cannot be null (E21)
        kind rsrc = sgpr | vcc | ttmp, decodes null;
        /// Ours: by dmask, d16 and tfe (E38 to E40)
        kind image_vdata = vgpr, width image_data;
        /// Ours: by dim, a16 and the opcode (E41)
        kind image_vaddr = list vgpr (vaddr0, vaddr1, vaddr2, vaddr3, vaddr4), width image_address;
        /// Ours: by dim, a16 and the opcode (E41)
        kind sample_vaddr = list vgpr (vaddr0, vaddr1, vaddr2, vaddr3), width image_address;
        /// Ours: a channel that is not enabled has no source (R36f)
        kind export_vsrc0 = vgpr, width count(en0), sets(en0);
        /// Ours: a channel that is not enabled has no source (R36f)
        kind export_vsrc1 = vgpr, width count(en1), sets(en1);
        /// Ours: a channel that is not enabled has no source (R36f)
        kind export_vsrc2 = vgpr, width count(en2), sets(en2);
        /// Ours: a channel that is not enabled has no source (R36f)
        kind export_vsrc3 = vgpr, width count(en3), sets(en3);
        /// AMD: OPR_SIMM16
        kind simm16 = imm 16;
        /// AMD: OPR_SIMM5
        kind simm5 = imm 5;
        /// Ours: the field has seven bits
        kind simm7 = imm 7;
        /// AMD: OPR_SIMM32
        kind literal = imm 32;
        /// AMD: OPR_LABEL
        kind label = imm 16;
        /// AMD: OPR_ATTR
        kind attr = imm 6 {
            [5:0] attr {
                attr0 = 0,
                attr1 = 1,
                attr2 = 2,
                attr3 = 3,
                attr4 = 4,
                attr5 = 5,
                attr6 = 6,
                attr7 = 7,
                attr8 = 8,
                attr9 = 9,
                attr10 = 10,
                attr11 = 11,
                attr12 = 12,
                attr13 = 13,
                attr14 = 14,
                attr15 = 15,
                attr16 = 16,
                attr17 = 17,
                attr18 = 18,
                attr19 = 19,
                attr20 = 20,
                attr21 = 21,
                attr22 = 22,
                attr23 = 23,
                attr24 = 24,
                attr25 = 25,
                attr26 = 26,
                attr27 = 27,
                attr28 = 28,
                attr29 = 29,
                attr30 = 30,
                attr31 = 31,
                attr32 = 32,
            }
        };
        /// AMD: OPR_TGT
        kind tgt = imm 6 {
            [5:0] tgt {
                mrt0 = 0,
                mrt1 = 1,
                mrt2 = 2,
                mrt3 = 3,
                mrt4 = 4,
                mrt5 = 5,
                mrt6 = 6,
                mrt7 = 7,
                mrtz = 8,
                pos0 = 12,
                pos1 = 13,
                pos2 = 14,
                pos3 = 15,
                pos4 = 16,
                prim = 20,
                dual_src_blend0 = 21,
                dual_src_blend1 = 22,
            }
        };
        /// AMD: OPR_CLAUSE
        kind clause = imm 16 {
            [5:0] length { }
            [11:8] break_span { }
        };
        /// AMD: OPR_DELAY
        kind delay = imm 16 {
            [3:0] instid0 {
                no_dep = 0,
                valu_dep_1 = 1,
                valu_dep_2 = 2,
                valu_dep_3 = 3,
                valu_dep_4 = 4,
                trans32_dep_1 = 5,
                trans32_dep_2 = 6,
                trans32_dep_3 = 7,
                fma_accum_cycle_1 = 8,
                salu_cycle_1 = 9,
                salu_cycle_2 = 10,
                salu_cycle_3 = 11,
            }
            [6:4] instskip {
                same = 0,
                next = 1,
                skip_1 = 2,
                skip_2 = 3,
                skip_3 = 4,
                skip_4 = 5,
            }
            [10:7] instid1 {
                no_dep = 0,
                valu_dep_1 = 1,
                valu_dep_2 = 2,
                valu_dep_3 = 3,
                valu_dep_4 = 4,
                trans32_dep_1 = 5,
                trans32_dep_2 = 6,
                trans32_dep_3 = 7,
                fma_accum_cycle_1 = 8,
                salu_cycle_1 = 9,
                salu_cycle_2 = 10,
                salu_cycle_3 = 11,
            }
        };
        /// AMD: OPR_HWREG
        kind hwreg = imm 16 {
            [5:0] id {
                hw_reg_wave_mode = 1,
                hw_reg_wave_status = 2,
                hw_reg_wave_state_priv = 4,
                hw_reg_wave_gpr_alloc = 5,
                hw_reg_wave_lds_alloc = 6,
                hw_reg_ib_sts = 7,
                hw_reg_perf_snapshot_data = 10,
                hw_reg_perf_snapshot_pc_lo = 11,
                hw_reg_perf_snapshot_pc_hi = 12,
                hw_reg_perf_snapshot_data1 = 15,
                hw_reg_perf_snapshot_data2 = 16,
                hw_reg_wave_excp_flag_priv = 17,
                hw_reg_wave_excp_flag_user = 18,
                hw_reg_wave_trap_ctrl = 19,
                hw_reg_wave_scratch_base_lo = 20,
                hw_reg_wave_scratch_base_hi = 21,
                hw_reg_wave_hw_id1 = 23,
                hw_reg_wave_hw_id2 = 24,
                hw_reg_wave_sched_mode = 26,
                hw_reg_ib_sts2 = 28,
                hw_reg_shader_cycles_lo = 29,
                hw_reg_shader_cycles_hi = 30,
                hw_reg_wave_dvgpr_alloc_lo = 31,
                hw_reg_wave_dvgpr_alloc_hi = 32,
            }
            [10:6] offset { }
            [15:11] size { }
        };
        /// AMD: OPR_SENDMSG
        kind sendmsg = imm 16 {
            [6:0] msg {
                msg_interrupt = 1,
                msg_hs_tessfactor = 2,
                msg_dealloc_vgprs = 3,
                msg_gs_alloc_req = 9,
            }
            [7] has_rtn { }
            [8] system { }
        };
        /// AMD: OPR_SENDMSG_RTN
        kind sendmsg_rtn = imm 8 {
            [7:0] msg {
                msg_rtn_get_doorbell = 128,
                msg_rtn_get_ddid = 129,
                msg_rtn_get_tma = 130,
                msg_rtn_get_realtime = 131,
                msg_rtn_save_wave = 132,
                msg_rtn_get_tba = 133,
                msg_rtn_get_tba_to_pc = 134,
                msg_rtn_get_se_hw_id = 135,
                msg_rtn_illegal_msg = 255,
            }
        };
        /// AMD: OPR_SLEEP
        kind sleep = imm 16 {
            [6:0] duration { }
            [15] sleep_forever { }
        };
        /// AMD: OPR_VERSION
        kind version = imm 16 {
            [7:0] version {
                uc_version_gfx7 = 0,
                uc_version_gfx10 = 4,
                uc_version_gfx11 = 6,
                uc_version_gfx12 = 9,
            }
            [13] w64 { }
            [14] w32 { }
            [15] mdp { }
        };
        /// AMD: OPR_WAITCNT
        kind waitcnt = imm 16 {
            [2:0] exp { }
            [9:4] lgkm { }
            [15:10] vm { }
        };
        /// AMD: OPR_WAIT_ALU
        kind wait_alu = imm 16 {
            [0] sa_sdst { }
            [1] va_vcc { }
            [4:2] vm_vsrc { }
            [7] hold_cnt { }
            [8] va_ssrc { }
            [11:9] va_sdst { }
            [15:12] va_vdst { }
        };
        /// AMD: OPR_WAIT_EVENT
        kind wait_event = imm 16 {
            [1] export_ready { }
        };
        /// AMD: OPR_WAIT_MEM_DS
        kind wait_mem_ds = imm 16 {
            [5:0] ds { }
            [13:8] mem { }
        };
        /// Ours: load, store, sample and LDS counters have six bits (R45)
        kind wait_count6 = imm 16 { [5:0] count { } };
        /// Ours: the scalar memory counter has five bits (R45)
        kind wait_count5 = imm 16 { [4:0] count { } };
        /// Ours: ray and export counters have three bits (R45)
        kind wait_count3 = imm 16 { [2:0] count { } };
        /// Ours: a signed barrier number
        kind barrier = imm 16;
        /// Ours: the kind of image; decides the number of address registers (R33)
        kind dim = imm 3 { [2:0] dim { d1 = 0, d2 = 1, d3 = 2, cube = 3, d1_array = 4, d2_array = 5, d2_msaa = 6, d2_msaa_array = 7 } };
    }
}
