//! Lines whose bytes LLVM's assembler gave. Written by `cargo run -p rdna4-isa-tests --bin lines` from `vectors/*.txt`.

#[rustfmt::skip]
macro_rules! all {
    ($constant:ident $both:ident) => {
        $both! { "3b0040f4ff7f005e" s_load_b32 s0, ttmp[10:11], s47 offset:0x7fff scope:SCOPE_DEV }
        $constant! { "191f00f4b6c53f38" s_load_b32 null, s[50:51], s28 offset:0x3fc5b6 }
        $constant! { "002980f5000000fa" s_load_b64 s[36:37], s[0:1], m0 offset:0x0 th:TH_LOAD_LU }
        $constant! { "3e2080f500000000" s_load_b64 s[0:1], null, s0 offset:0x0 th:TH_LOAD_LU }
        $constant! { "3eb300f500000000" s_load_b96 s[76:78], null, s0 offset:0x0 th:TH_LOAD_HT }
        $constant! { "fe5b41f4000000c6" s_load_i16 ttmp3, null, s99 offset:0x0 scope:SCOPE_DEV }
        $constant! { "0060e1f500000032" s_load_u16 s0, s[0:1], s25 offset:0x0 th:TH_LOAD_BYPASS scope:SCOPE_SYS }
        $constant! { "2a3f02f5000000e8" s_buffer_load_b64 null, s[84:87], ttmp8 offset:0x0 th:TH_LOAD_HT }
        $constant! { "1c72e2f400000000" s_buffer_load_b256 s[72:79], s[56:59], s0 offset:0x0 th:TH_LOAD_NT scope:SCOPE_SYS }
        $constant! { "002004f400000000" s_dcache_inv }
        $constant! { "358004f4000000fa" s_prefetch_inst vcc, 0x0, m0, 0 }
        $constant! { "00a004f4000000fa" s_prefetch_inst_pc_rel 0x0, m0, 0 }
        $constant! { "40c004f4ffff00fa" s_prefetch_data s[0:1], 0xffff, m0, 1 }
        $constant! { "c00605f400000000" s_prefetch_data_pc_rel 0x0, s0, 27 }
        $constant! { "074004f4000000fa" s_atc_probe 0, s[14:15], m0 offset:0x0 }
        $constant! { "9500a7be" s_mov_b32 s39, 21 }
        $both! { "610080be" s_mov_b32 s0, s97 }
        $constant! { "ff00d8beffffffff" s_mov_b32 s88, lit(0xffffffff) }
        $constant! { "ff00c8be00000080" s_mov_b32 s72, 0x80000000 }
        $constant! { "d00180be" s_mov_b64 s[0:1], -16 }
        $constant! { "8001fcbe" s_mov_b64 null, 0 }
        $constant! { "ff0186bedae9fd8a" s_mov_b64 s[6:7], 0x8afde9da }
        $constant! { "ff01fcbeffffff7f" s_mov_b64 null, 0x7fffffff }
        $constant! { "d002ffbe" s_cmov_b32 exec_hi, -16 }
        $constant! { "ff02f1be69f22374" s_cmov_b32 ttmp5, 0x7423f269 }
        $constant! { "ff02cebeffff0000" s_cmov_b32 s78, 0xffff }
        $constant! { "9203f0be" s_cmov_b64 ttmp[4:5], 18 }
        $constant! { "0003b6be" s_cmov_b64 s[54:55], s[0:1] }
        $constant! { "ff0380beffffffff" s_cmov_b64 s[0:1], 0xffffffff }
        $constant! { "ff03fcbe4c62ccf4" s_cmov_b64 null, 0xf4cc624c }
        $constant! { "ff0480be0000803f" s_brev_b32 s0, lit(0x3f800000) }
        $constant! { "ff05fcbe4b2d4d50" s_brev_b64 null, 0x504d2d4b }
        $both! { "ff08e0be2c463cd7" s_ctz_i32_b32 s96, 0xd73c462c }
        $constant! { "7c09a5be" s_ctz_i32_b64 s37, null }
        $constant! { "ff09bebed330f433" s_ctz_i32_b64 s62, 0x33f430d3 }
        $constant! { "ff0ae1bedc04a419" s_clz_i32_u32 s97, 0x19a404dc }
        $constant! { "ff0c99be00000000" s_cls_i32 s25, lit(0x0) }
        $constant! { "ff0dddbe29c7cd16" s_cls_i32_i64 s93, 0x16cdc729 }
        $constant! { "7710acbe" s_bitset0_b32 s44, ttmp11 }
        $constant! { "ff10c2be641ad4f6" s_bitset0_b32 s66, 0xf6d41a64 }
        $constant! { "ff10e9be0a8b6456" s_bitset0_b32 s105, 0x56648b0a }
        $constant! { "ff11febe3a840f98" s_bitset0_b64 exec, 0x980f843a }
        $constant! { "ff14fcbe592cb6eb" s_bitreplicate_b64_b32 null, 0xebb62c59 }
        $constant! { "ff14b4bebd75f012" s_bitreplicate_b64_b32 s[52:53], 0x12f075bd }
        $constant! { "ff15ffbe5dc7fa1f" s_abs_i32 exec_hi, 0x1ffac75d }
        $constant! { "ff1780be6b538782" s_bcnt0_i32_b64 s0, 0x8287536b }
        $constant! { "ff19ebbe2f9b3b32" s_bcnt1_i32_b64 vcc_hi, 0x323b9b2f }
        $constant! { "ff1a8abe7d46fd20" s_quadmask_b32 s10, 0x20fd467d }
        $both! { "eb1df4be" s_wqm_b64 ttmp[8:9], src_shared_base }
        $constant! { "ff1ef1be0f4d5c99" s_not_b32 ttmp5, 0x995c4d0f }
        $constant! { "ec1f80be" s_not_b64 s[0:1], src_shared_limit }
        $constant! { "ff1ffcbeb76932c4" s_not_b64 null, 0xc43269b7 }
        $constant! { "ff21b6bea5576edc" s_and_saveexec_b64 s[54:55], 0xdc6e57a5 }
        $constant! { "ff22fcbec07320be" s_or_saveexec_b32 null, 0xbe2073c0 }
        $constant! { "ff2380be636a6240" s_or_saveexec_b64 s[0:1], 0x40626a63 }
        $constant! { "ee2780be" s_nand_saveexec_b64 s[0:1], src_private_limit }
        $constant! { "ff27eabe00000080" s_nand_saveexec_b64 vcc, 0x80000000 }
        $constant! { "ff2980be79bd3e4c" s_nor_saveexec_b64 s[0:1], 0x4c3ebd79 }
        $constant! { "7e2afcbe" s_xnor_saveexec_b32 null, exec_lo }
        $constant! { "ff2a97be06aef18a" s_xnor_saveexec_b32 s23, 0x8af1ae06 }
        $constant! { "ff2a80beff7f0000" s_xnor_saveexec_b32 s0, 0x7fff }
        $constant! { "ff2bfcbeb48e1fc5" s_xnor_saveexec_b64 null, 0xc51f8eb4 }
        $constant! { "ff2f80be8c797811" s_or_not0_saveexec_b64 s[0:1], 0x1178798c }
        $constant! { "ff32c5beccfdc24c" s_or_not1_saveexec_b32 s69, 0x4cc2fdcc }
        $both! { "ff35fcbebd172acc" s_and_not0_wrexec_b64 null, 0xcc2a17bd }
        $constant! { "ff36cebefdb6e39b" s_and_not1_wrexec_b32 s78, 0x9be3b6fd }
        $constant! { "ff378abe1b0ae922" s_and_not1_wrexec_b64 s[10:11], 0x22e90a1b }
        $constant! { "ff42fabe084583f6" s_movreld_b32 ttmp14, 0xf6834508 }
        $constant! { "ff43b6bee07f901f" s_movreld_b64 s[54:55], 0x1f907fe0 }
        $constant! { "ff43d6bec17475d7" s_movreld_b64 s[86:87], 0xd77574c1 }
        $constant! { "944e80be" s_barrier_signal 20 }
        $constant! { "d05380be" s_alloc_vgpr -16 }
        $constant! { "ff5380beffff0000" s_alloc_vgpr 0xffff }
        $constant! { "ff5380be00000080" s_alloc_vgpr 0x80000000 }
        $constant! { "ff5880be4be82d4d" s_sleep_var 0x4d2de84b }
        $constant! { "ff65a2bedb50ba8f" s_cvt_f32_u32 s34, 0x8fba50db }
        $constant! { "ff66ffbe5ac88801" s_cvt_i32_f32 exec_hi, 0x188c85a }
        $constant! { "ff6688bedcf846df" s_cvt_i32_f32 s8, 0xdf46f8dc }
        $constant! { "1d67eabe" s_cvt_u32_f32 vcc_lo, s29 }
        $constant! { "ff68aabef1d9ca29" s_cvt_f16_f32 s42, 0x29cad9f1 }
        $both! { "ff6bb6beac480000" s_ceil_f16 s54, 0x48ac }
        $constant! { "ff6c80beaefc0000" s_floor_f16 s0, 0xfcae }
        $constant! { "f46dffbe" s_trunc_f16 exec_hi, 2.0 }
        $constant! { "7d5180be" s_barrier_init m0 }
        $constant! { "03001980" s_add_co_u32 s25, s3, s0 }
        $constant! { "d0385580" s_add_co_u32 s85, -16, s56 }
        $constant! { "ebff008000000080" s_add_co_u32 s0, src_shared_base, 0x80000000 }
        $constant! { "a7ff008000000080" s_add_co_u32 s0, 39, 0x80000000 }
        $constant! { "c332ff80" s_sub_co_u32 exec_hi, -3, s50 }
        $constant! { "ff9ca18000000080" s_sub_co_u32 s33, 0x80000000, 28 }
        $constant! { "ffd0f080ffffffff" s_sub_co_u32 ttmp4, lit(0xffffffff), -16 }
        $constant! { "116b2681" s_add_co_i32 s38, s17, vcc_hi }
        $constant! { "ff4d7f8140000000" s_add_co_i32 exec_hi, lit(0x40), s77 }
        $constant! { "ffff7f8140000000" s_add_co_i32 exec_hi, lit(0x40), lit(0x40) }
        $constant! { "00ffd0810000803f" s_sub_co_i32 s80, s0, lit(0x3f800000) }
        $constant! { "ffd04e82ffff0000" s_add_co_ci_u32 s78, 0xffff, -16 }
        $both! { "04ff47823a7082e7" s_add_co_ci_u32 s71, s4, 0xe782703a }
        $constant! { "50ffcd82ffffffff" s_sub_co_ci_u32 s77, s80, lit(0xffffffff) }
        $constant! { "ff437f84ec7be69c" s_lshl_b32 exec_hi, 0x9ce67bec, s67 }
        $constant! { "1a00b684" s_lshl_b64 s[54:55], s[26:27], s0 }
        $constant! { "00fffc8400000080" s_lshl_b64 null, s[0:1], 0x80000000 }
        $constant! { "ff3aea8500000080" s_lshr_b64 vcc, 0x80000000, s58 }
        $constant! { "00ff7f86e89cc20c" s_ashr_i32 exec_hi, s0, 0xcc29ce8 }
        $constant! { "b8eeb886" s_ashr_i64 s[56:57], 56, src_private_limit }
        $constant! { "76ff8088ffffffff" s_lshl4_add_u32 s0, ttmp10, lit(0xffffffff) }
        $constant! { "b0ff658975d2ee34" s_min_i32 s101, 48, 0x34eed275 }
        $constant! { "ff888c890000803f" s_min_u32 s12, lit(0x3f800000), 8 }
        $constant! { "ffb96b8a8bb58066" s_max_i32 vcc_hi, 0x6680b58b, 57 }
        $constant! { "7cabe48a" s_max_u32 s100, null, 43 }
        $constant! { "ff4e968bffffff7f" s_and_b64 s[22:23], 0x7fffffff, s[78:79] }
        $constant! { "ff6f7f8c00000080" s_or_b32 exec_hi, 0x80000000, ttmp3 }
        $constant! { "ff9e7f8cb0b005f7" s_or_b32 exec_hi, 0xf705b0b0, 30 }
        $both! { "ff7c848cffffffff" s_or_b64 s[4:5], 0xffffffff, null }
        $constant! { "d0ffa48c674f868c" s_or_b64 s[36:37], -16, 0x8c864f67 }
        $constant! { "00fffc8dffffffff" s_xor_b64 null, s[0:1], 0xffffffff }
        $constant! { "ff80f88fe7e41e79" s_nor_b64 ttmp[12:13], 0x791ee4e7, 0 }
        $constant! { "a77ef290" s_xnor_b64 ttmp[6:7], 39, exec }
        $constant! { "ec000092" s_or_not1_b32 s0, src_shared_limit, s0 }
        $constant! { "d0ff96923fae6c19" s_or_not1_b64 s[22:23], -16, 0x196cae3f }
        $constant! { "ff70ac92ffffffff" s_or_not1_b64 s[44:45], 0xffffffff, ttmp[4:5] }
        $constant! { "48ff8093d45c15e1" s_bfe_i32 s0, s72, 0xe1155cd4 }
        $constant! { "ffff7f955defa042" s_bfm_b32 exec_hi, 0x42a0ef5d, 0x42a0ef5d }
        $constant! { "ffd000951a98d7f0" s_bfm_b32 s0, 0xf0d7981a, -16 }
        $constant! { "d0ff80950dcb4767" s_bfm_b64 s[0:1], -16, 0x6747cb0d }
        $constant! { "d0ff6a97ffffffff" s_mul_hi_i32 vcc_lo, -16, lit(0xffffffff) }
        $constant! { "7efffc98ffffff7f" s_cselect_b64 null, exec, 0x7fffffff }
        $constant! { "00ff74999f8b0000" s_pack_ll_b32_b16 ttmp8, s0, 0x8b9f }
        $constant! { "00ffbf993bc50000" s_pack_lh_b32_b16 s63, s0, 0xc53b }
        $both! { "ffeba49900000000" s_pack_lh_b32_b16 s36, lit(0x0), src_shared_base }
        $constant! { "ffff7fa06637982c" s_add_f32 exec_hi, 0x2c983766, 0x2c983766 }
        $constant! { "ff2bd5a0b717161f" s_sub_f32 s85, 0x1f1617b7, s43 }
        $constant! { "00edffa1" s_max_num_f32 exec_hi, s0, src_private_base }
        $constant! { "ff0000a26bc99e01" s_mul_f32 s0, 0x19ec96b, s0 }
        $constant! { "ffffffa200000080" s_fmaak_f32 exec_hi, 0x80000000, 0x80000000, 0x80000000 }
        $constant! { "fff345a300000000" s_fmamk_f32 s69, lit(0x0), 0x0, -1.0 }
        $constant! { "00ff00a3a470e60e" s_fmamk_f32 s0, s0, 0xee670a4, 0xee670a4 }
        $constant! { "23edfda3" s_fmac_f32 m0, s35, src_private_base }
        $constant! { "70ffdea4ffff0000" s_add_f16 s94, ttmp4, lit(0xffff) }
        $constant! { "fffff1a43a8f0000" s_add_f16 ttmp5, 0x8f3a, 0x8f3a }
        $constant! { "7e22afa5" s_min_num_f16 s47, exec_lo, s34 }
        $constant! { "f0ff6ba700000000" s_fmac_f16 vcc_hi, 0.5, lit(0x0) }
        $constant! { "f7ff7fa7a46e0000" s_fmac_f16 exec_hi, -4.0, 0x6ea4 }
        $constant! { "ffff19a8ba538aca" s_maximum_f32 s25, 0xca8a53ba, 0xca8a53ba }
        $constant! { "fff07fa901000000" s_maximum_f16 exec_hi, lit(0x1), 0.5 }
        $both! { "ffd084a9e4acbf95" s_add_nc_u64 s[4:5], 0x95bface4, -16 }
        $constant! { "18d000bf" s_cmp_eq_i32 s24, -16 }
        $constant! { "d07c00bf" s_cmp_eq_i32 -16, null }
        $constant! { "d0ff00bfffffffff" s_cmp_eq_i32 -16, lit(0xffffffff) }
        $constant! { "ff8600bf00000080" s_cmp_eq_i32 0x80000000, 6 }
        $constant! { "004501bf" s_cmp_lg_i32 s0, s69 }
        $constant! { "ffd001bfffffffff" s_cmp_lg_i32 lit(0xffffffff), -16 }
        $constant! { "b80602bf" s_cmp_gt_i32 56, s6 }
        $constant! { "ff2f02bfffffff7f" s_cmp_gt_i32 0x7fffffff, s47 }
        $constant! { "ffd004bf6c28c5e7" s_cmp_lt_i32 0xe7c5286c, -16 }
        $constant! { "00ff04bf3b083e19" s_cmp_lt_i32 s0, 0x193e083b }
        $constant! { "ff0005bf0000803f" s_cmp_le_i32 lit(0x3f800000), s0 }
        $constant! { "00ff06bf00000080" s_cmp_eq_u32 s0, 0x80000000 }
        $constant! { "ffaa07bf2686d71d" s_cmp_lg_u32 0x1dd78626, 42 }
        $constant! { "ff0008bf01000000" s_cmp_gt_u32 lit(0x1), s0 }
        $constant! { "d0ff08bf647b6154" s_cmp_gt_u32 -16, 0x54617b64 }
        $both! { "ffb609bfcdb62658" s_cmp_ge_u32 0x5826b6cd, 54 }
        $constant! { "7b3b0abf" s_cmp_lt_u32 ttmp15, s59 }
        $constant! { "ffff0abf8cd712c8" s_cmp_lt_u32 0xc812d78c, 0xc812d78c }
        $constant! { "ffd00cbf8105bf02" s_bitcmp0_b32 0x2bf0581, -16 }
        $constant! { "006b0dbf" s_bitcmp1_b32 s0, vcc_hi }
        $constant! { "7c030dbf" s_bitcmp1_b32 null, s3 }
        $constant! { "b0ff0dbf049ae593" s_bitcmp1_b32 48, 0x93e59a04 }
        $constant! { "0c8f0ebf" s_bitcmp0_b64 s[12:13], 15 }
        $constant! { "ff000ebfffffffff" s_bitcmp0_b64 0xffffffff, s0 }
        $constant! { "0cff0fbfffffff7f" s_bitcmp1_b64 s[12:13], 0x7fffffff }
        $constant! { "6a8010bf" s_cmp_eq_u64 vcc, 0 }
        $constant! { "ff9e10bf0000803f" s_cmp_eq_u64 0x3f800000, 30 }
        $constant! { "80ff10bfffffffff" s_cmp_eq_u64 0, 0xffffffff }
        $constant! { "002a11bf" s_cmp_lg_u64 s[0:1], s[42:43] }
        $constant! { "9eff11bfaef5a6dd" s_cmp_lg_u64 30, 0xdda6f5ae }
        $constant! { "ffff11bfffff0000" s_cmp_lg_u64 0xffff, 0xffff }
        $both! { "ff0041bf902199c2" s_cmp_lt_f32 0xc2992190, s0 }
        $constant! { "00ee51bf" s_cmp_lt_f16 s0, src_private_limit }
        $constant! { "fffd42bfffffffff" s_cmp_eq_f32 lit(0xffffffff), src_scc }
        $constant! { "fff842bfffffffff" s_cmp_eq_f32 lit(0xffffffff), 0.15915494 }
        $constant! { "1fff52bff4d10000" s_cmp_eq_f16 s31, 0xd1f4 }
        $constant! { "ffff53bf1c400000" s_cmp_le_f16 0x401c, 0x401c }
        $constant! { "1dff54bf00000000" s_cmp_gt_f16 s29, lit(0x0) }
        $constant! { "316d45bf" s_cmp_lg_f32 s49, ttmp1 }
        $constant! { "ff0056bf73a70000" s_cmp_ge_f16 0xa773, s0 }
        $constant! { "eb0047bf" s_cmp_o_f32 src_shared_base, s0 }
        $constant! { "ff6f48bfb8b2fbf5" s_cmp_u_f32 0xf5fbb2b8, ttmp3 }
        $constant! { "ffff48bfff7f0000" s_cmp_u_f32 0x7fff, 0x7fff }
        $constant! { "4bff58bfb1c20000" s_cmp_u_f16 s75, 0xc2b1 }
        $constant! { "f6014ebf" s_cmp_nlt_f32 4.0, s1 }
        $constant! { "ffff04b0" s_movk_i32 s4, 0xffff }
        $constant! { "008041b1" s_cmovk_i32 s65, 0x8000 }
        $both! { "4000f5b7" s_addk_co_i32 ttmp9, 0x40 }
        $constant! { "ffff6bb8" s_mulk_i32 vcc_hi, 0xffff }
        $constant! { "ffffbeb8" s_getreg_b32 s62, hwreg(63, 31, 32) }
        $constant! { "1e13ffb8" s_getreg_b32 exec_hi, hwreg(HW_REG_SHADER_CYCLES_HI, 12, 3) }
        $constant! { "fe5700b9" s_setreg_b32 hwreg(62, 31, 11), s0 }
        $constant! { "463a80b940000000" s_setreg_imm32_b32 hwreg(HW_REG_WAVE_LDS_ALLOC, 9, 8), 64 }
        $constant! { "ffff80b900000080" s_setreg_imm32_b32 hwreg(63, 31, 32), 0x80000000 }
        $constant! { "ffff80bf" s_nop 0xffff }
        $constant! { "928080bf" s_nop 0x8092 }
        $constant! { "defa82bf" s_sethalt 0xfade }
        $constant! { "bdfe85bf" s_clause 0xfebd }
        $constant! { "400087bf" s_delay_alu instskip(SKIP_3) }
        $constant! { "000088bf" s_wait_alu depctr_hold_cnt(0) depctr_sa_sdst(0) depctr_va_vdst(0) depctr_va_sdst(0) depctr_va_ssrc(0) depctr_va_vcc(0) depctr_vm_vsrc(0) }
        $constant! { "00008abf" s_wait_idle }
        $constant! { "7856a1bf" s_cbranch_scc0 22136 }
        $constant! { "ff7fb9bf" s_decperflevel 0x7fff }
        $both! { "cef9bbbf" s_ttracedata_imm 0xf9ce }
        $constant! { "76ddc9bf" s_wait_storecnt_dscnt 0xdd76 }
        $constant! { "250040c43500900000000000" buffer_load_format_x v[53:54], off, s[0:3], s37 th:TH_LOAD_NT tfe }
        $constant! { "7d0040c49ad8800000400000" buffer_load_format_x v[154:155], off, ttmp[0:3], m0 offset:64 tfe }
        $constant! { "2a4000c400c8bc0000000000" buffer_load_format_xy v[0:1], off, s[100:103], s42 th:TH_LOAD_BYPASS scope:SCOPE_SYS }
        $constant! { "7d4000c472f098c000000000" buffer_load_format_xy v[114:115], v[0:1], ttmp[12:15], m0 idxen offen th:TH_LOAD_NT scope:SCOPE_DEV }
        $constant! { "618000c4dd00808000000000" buffer_load_format_xyz v[221:223], v0, s[0:3], s97 idxen }
        $constant! { "1a0001c4a7008040d8010000" buffer_store_format_x v167, v216, s[0:3], s26 offen offset:1 }
        $constant! { "7d8001c400c8a00000000000" buffer_store_format_xyz v[0:2], off, s[100:103], m0 th:TH_STORE_HT }
        $constant! { "008003c400c8c880a5000000" buffer_store_d16_format_xyz v[0:1], v165, s[100:103], s0 idxen th:TH_STORE_NT_RT scope:SCOPE_DEV }
        $constant! { "008004c4a4c0c00000000000" buffer_load_u16 v164, off, s[96:99], s0 th:TH_LOAD_NT_RT }
        $constant! { "7dc005c4c900a00000000000" buffer_load_b128 v[201:204], off, s[0:3], m0 th:TH_LOAD_HT }
        $constant! { "4e0007c4a928f00000000000" buffer_store_b96 v[169:171], off, s[20:23], s78 th:TH_STORE_NT_WB }
        $constant! { "7dc007c46dc8e00000000000" buffer_load_d16_i8 v109, off, s[100:103], m0 th:TH_LOAD_NT_HT }
        $constant! { "078008c40078b08000000000" buffer_load_d16_hi_i8 v0, v0, s[60:63], s7 idxen th:TH_LOAD_LU }
        $constant! { "2a0009c426389040fe000000" buffer_store_d16_hi_b8 v38, v254, s[28:31], s42 offen th:TH_STORE_NT }
        $both! { "15c00cc48b00c8800b010000" buffer_atomic_swap_b32 v139, v11, s[0:3], s21 idxen offset:1 th:TH_ATOMIC_CASCADE_RT scope:SCOPE_DEV }
        $constant! { "7d400dc4ff00e80000000000" buffer_atomic_add_u32 v255, off, s[0:3], m0 th:TH_ATOMIC_CASCADE_NT scope:SCOPE_DEV }
        $constant! { "79400ec4ff309c0000000000" buffer_atomic_min_u32 v255, off, s[24:27], ttmp13 th:TH_ATOMIC_RETURN scope:SCOPE_SYS }
        $constant! { "7d8020c4fd004860f4785634" tbuffer_load_format_xyz v[253:255], v244, s[0:3], m0 format:64 offen offset:3430008 th:TH_LOAD_NT_RT scope:SCOPE_DEV }
        $constant! { "7d0021c4ffc8bc451b000000" tbuffer_store_format_x v255, v27, s[100:103], m0 format:[BUF_FMT_16_UINT] offen th:TH_STORE_BYPASS scope:SCOPE_SYS }
        $constant! { "6bc023c46cb0001800000000" tbuffer_store_d16_format_xyzw v[108:109], off, s[88:91], vcc_hi format:[BUF_FMT_32_32_UINT] }
        $constant! { "7d4013c4fe00a040fe010000" buffer_atomic_dec_u64 v[254:255], v254, s[0:3], m0 offen offset:1 th:TH_ATOMIC_NT }
        $constant! { "000000d81ef90000" ds_add_u32 v30, v249 }
        $constant! { "000030d89200e300" ds_mskor_b32 v146, v0, v227 }
        $constant! { "80ff38d800761a00" ds_store_2addr_b32 v0, v118, v26 offset0:128 offset1:255 }
        $constant! { "000050d800000000" ds_nop }
        $constant! { "0000b0d8ff41e4ff" ds_mskor_rtn_b32 v255, v255, v65, v228 }
        $constant! { "f080b8d809ff149e" ds_storexchg_2addr_rtn_b32 v[158:159], v9, v255, v20 offset0:240 offset1:128 }
        $constant! { "000000d96efe0000" ds_add_u64 v110, v[254:255] }
        $constant! { "000030d9e63f0000" ds_mskor_b64 v230, v[63:64], v[0:1] }
        $constant! { "0000b0d90000b100" ds_mskor_rtn_b64 v[0:1], v0, v[0:1], v[177:178] }
        $both! { "728000ce" ds_param_load v114, attr32.x wait_va_vdst:0 wait_vm_vsrc:0 }
        $constant! { "ff0800f8ffa6ff74" export pos3 v255, v166, v255, v116 done }
        $constant! { "0f2000f861ff3700" export mrt0 v97, v255, v55, v0 row_en }
        $constant! { "7c0004ecff000400b7000000" flat_load_u8 v255, v[183:184] scope:SCOPE_SE }
        $constant! { "7c4004ecaa00600000000000" flat_load_i8 v170, v[0:1] th:TH_LOAD_NT_HT }
        $constant! { "7c8004ecff001000ee000000" flat_load_u16 v255, v[238:239] th:TH_LOAD_NT }
        $constant! { "7c0005ecff004000e1000000" flat_load_b32 v255, v[225:226] th:TH_LOAD_NT_RT }
        $constant! { "7c4005ecb700000040000000" flat_load_b64 v[183:184], v[64:65] }
        $constant! { "7c0006ec0000843d8039765c" flat_store_b8 v[128:129], v123 offset:6059577 scope:SCOPE_SE }
        $constant! { "7c0006ec0000700000000000" flat_store_b8 v[0:1], v0 th:TH_STORE_NT_WB }
        $constant! { "7c8006ec0000cc480047a027" flat_store_b32 v[0:1], v145 offset:2596935 th:TH_STORE_NT_RT scope:SCOPE_SYS }
        $constant! { "7c4007ec0000207efb000000" flat_store_b128 v[251:252], v[252:255] th:TH_STORE_HT }
        $constant! { "7cc00cec0000305400000000" flat_atomic_swap_b32 v0, v[0:1], v168 th:TH_ATOMIC_NT_RETURN }
        $constant! { "7cc00fec00009c7bf2c5be23" flat_atomic_inc_u32 v0, v[242:243], v247 offset:2342597 th:TH_ATOMIC_RETURN scope:SCOPE_SYS }
        $constant! { "7c0011ecfe00307f00000000" flat_atomic_sub_u64 v[254:255], v[0:1], v[254:255] th:TH_ATOMIC_NT_RETURN }
        $constant! { "7c0014ec0000cc7f0e000000" flat_atomic_cond_sub_u32 v[14:15], v255 th:TH_ATOMIC_CASCADE_RT scope:SCOPE_SYS }
        $both! { "7c0008ecec00200085000000" flat_load_d16_b16 v236, v[133:134] th:TH_LOAD_HT }
        $constant! { "000004ee0000400031000000" global_load_u8 v0, v49, s[0:1] th:TH_LOAD_NT_RT }
        $constant! { "7c0004eeff00080060000000" global_load_u8 v255, v[96:97], off scope:SCOPE_DEV }
        $constant! { "164004eeff00000042a49518" global_load_i8 v255, v66, s[22:23] offset:1611172 }
        $constant! { "004005eea4000000007f0355" global_load_b64 v[164:165], v0, s[0:1] offset:5571455 }
        $constant! { "6ec005ee6400000058000000" global_load_b128 v[100:103], v88, ttmp[2:3] }
        $constant! { "000006ee00001000fe000000" global_store_b8 v254, v0, s[0:1] th:TH_STORE_NT }
        $constant! { "7c0006ee0000f07ffe000000" global_store_b8 v[254:255], v255, off th:TH_STORE_NT_WB }
        $constant! { "004006ee0000cc7f70000000" global_store_b16 v112, v255, s[0:1] th:TH_STORE_NT_RT scope:SCOPE_SYS }
        $constant! { "34c006ee0000600059000000" global_store_b64 v89, v[0:1], s[52:53] th:TH_STORE_NT_HT }
        $constant! { "0a000aeebb000c0000000000" global_load_addtid_b32 v187, s[10:11] scope:SCOPE_SYS }
        $constant! { "7c000aeeff000c0000000000" global_load_addtid_b32 v255, off scope:SCOPE_SYS }
        $constant! { "6e400aee0000f87f00000000" global_store_addtid_b32 v255, ttmp[2:3] th:TH_STORE_NT_WB scope:SCOPE_DEV }
        $constant! { "7c000bee0000000000000000" global_wb }
        $constant! { "7c000bee0000080000000000" global_wb scope:SCOPE_DEV }
        $constant! { "7c4011ee1300104cd0000000" global_atomic_min_i64 v[19:20], v[208:209], v[152:153], off th:TH_ATOMIC_RETURN }
        $both! { "7c0012ee0000a05f29000000" global_atomic_max_u64 v[41:42], v[191:192], off th:TH_ATOMIC_NT }
        $constant! { "008015ee0000c87fe8000000" global_atomic_add_f32 v232, v255, s[0:1] th:TH_ATOMIC_CASCADE_RT scope:SCOPE_DEV }
        $constant! { "7c8006ee00002012fe000000" global_store_b32 v[254:255], v36, off th:TH_STORE_HT }
        $constant! { "7cc00aee00000c0000000000" global_inv scope:SCOPE_SYS }
        $constant! { "7c000dee3f00307f01709d2d" global_atomic_cmpswap_b32 v63, v[1:2], v[254:255], off offset:2989424 th:TH_ATOMIC_NT_RETURN }
        $constant! { "1ac00dee0000b046ec000000" global_atomic_sub_clamp_u32 v0, v236, v141, s[26:27] th:TH_ATOMIC_NT_RETURN }
        $constant! { "6ac00dee00008c12feffb751" global_atomic_sub_clamp_u32 v254, v37, vcc offset:5355519 scope:SCOPE_SYS }
        $constant! { "2100c0d30030000000160000" image_load v[0:1], [v0, v22], s[24:31] dmask:0xf dim:SQ_RSRC_IMG_2D d16 }
        $constant! { "1340c0d060600000bbf4cba0" image_load_mip v[96:97], [v187, v244, v203, v160], s[48:55] dmask:0x3 dim:SQ_RSRC_IMG_CUBE r128 }
        $constant! { "044080d3f4c00000861d4f00" image_load_mip v[244:246], [v134, v29, v79], s[96:103] dmask:0xe dim:SQ_RSRC_IMG_1D_ARRAY }
        $constant! { "03c000d100008c00f4000000" image_load_pck_sgn v[0:1], [v244, v0, v0], s[0:7] dmask:0x4 dim:SQ_RSRC_IMG_CUBE scope:SCOPE_SYS tfe }
        $constant! { "06c0c0d103c04c00f400f400" image_load_pck_sgn v[3:5], [v244, v0, v244], s[96:103] dmask:0x7 dim:SQ_RSRC_IMG_2D_MSAA th:TH_LOAD_NT_RT scope:SCOPE_SYS }
        $constant! { "000081d300008000f4ed0000" image_load_mip_pck v[0:3], [v244, v237], s[0:7] dmask:0xe dim:SQ_RSRC_IMG_1D tfe }
        $constant! { "450001d249c01c00f43f0000" image_load_mip_pck v73, [v244, v63], s[96:103] dmask:0x8 dim:SQ_RSRC_IMG_2D_ARRAY th:TH_LOAD_NT scope:SCOPE_SYS a16 }
        $constant! { "378081d3f418000027227487" image_store v[244:245], [v39, v34, v116, v135], s[12:19] dmask:0xe dim:SQ_RSRC_IMG_2D_MSAA_ARRAY r128 d16 }
        $constant! { "31c041d0f400fc0002f42c00" image_store_mip v[244:245], [v2, v244, v44], s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_2D th:TH_STORE_NT_WB scope:SCOPE_SYS r128 tfe d16 }
        $both! { "520002d109b04000f4d60000" image_store_pck v9, [v244, v214], s[88:95] dmask:0x4 dim:SQ_RSRC_IMG_3D th:TH_STORE_NT_RT r128 a16 }
        $constant! { "154042d1e2e80800f400f4f4" image_store_mip_pck v[226:227], [v244, v0, v244, v244], ttmp[8:15] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY scope:SCOPE_DEV r128 }
        $constant! { "038042d000a8480070f4f400" image_atomic_swap v0, [v112, v244, v244], s[84:91] dmask:0x1 dim:SQ_RSRC_IMG_CUBE th:TH_ATOMIC_CASCADE_RT scope:SCOPE_DEV }
        $constant! { "4400c3d03bc0000000000000" image_atomic_add_uint v[59:60], v0, s[96:103] dmask:0x3 dim:SQ_RSRC_IMG_1D_ARRAY a16 }
        $constant! { "064043d000e80c000a80f400" image_atomic_sub_uint v0, [v10, v128, v244], ttmp[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA scope:SCOPE_SYS }
        $constant! { "4280c3d05310a0006e3c0000" image_atomic_min_int v[83:85], [v110, v60], s[8:15] dmask:0x3 dim:SQ_RSRC_IMG_3D th:TH_ATOMIC_NT a16 tfe }
        $constant! { "010045d000d8000000000000" image_atomic_xor v0, [v0, v0], ttmp[0:7] dmask:0x1 dim:SQ_RSRC_IMG_2D }
        $constant! { "1040c6d337c800f4f49139ac" image_bvh_intersect_ray v[55:58], [v244, v145, v[57:59], v[172:174], v[244:246]], s[100:103] }
        $constant! { "5040c6d30088000000f4f479" image_bvh_intersect_ray v[0:3], [v0, v244, v[244:246], v[121:123]], s[68:71] a16 }
        $constant! { "5080c6d333d8000000f46195" image_bvh64_intersect_ray v[51:54], [v[0:1], v244, v[97:99], v[149:151]], ttmp[0:3] a16 }
        $constant! { "1000e0d300d80000cbd7f4f4" image_bvh_dual_intersect_ray v[0:9], [v[203:204], v[215:216], v[244:246], v[244:246], v[0:1]], ttmp[0:3] }
        $constant! { "1040e0d34b0000dfe1f400aa" image_bvh8_intersect_ray v[75:84], [v[225:226], v[244:245], v[0:2], v[170:172], v223], s[0:3] }
        $constant! { "004061d000e84c0000000000" image_atomic_max_flt v0, v0, ttmp[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D th:TH_ATOMIC_CASCADE_RT scope:SCOPE_SYS }
        $constant! { "150044d0b458b800c838b900" image_atomic_max_int v[180:181], [v200, v56, v185], s[44:51] dmask:0x1 dim:SQ_RSRC_IMG_2D_ARRAY th:TH_ATOMIC_NT_RETURN scope:SCOPE_DEV r128 tfe }
        $constant! { "860700cde8ff9f24" v_interp_p10_f32 v134, -v232, v255, v39 wait_exp:7 }
        $constant! { "bc0000cd00ffff07" v_interp_p10_f32 v188, v0, v255, v255 wait_exp:0 }
        $both! { "ff8401cd76ff87a6" v_interp_p2_f32 v255, -v118, v255, -v161 clamp wait_exp:4 }
        $constant! { "ffc003cd165b7a05" v_interp_p2_f16_f32 v255, v22, v45, v94 clamp op_sel:[0,0,0,1] wait_exp:0 }
        $constant! { "1ec703cdff011647" v_interp_p2_f16_f32 v30, v255, -v0, v197 clamp op_sel:[0,0,0,1] wait_exp:7 }
        $constant! { "0000007e" v_nop }
        $constant! { "2902fe7f" v_mov_b32_e32 v255, s41 }
        $constant! { "ff03ec7e" v_mov_b32_e32 v118, v255 }
        $constant! { "ff02b47fd955bfeb" v_mov_b32_e32 v218, 0xebbf55d9 }
        $constant! { "ff02447e54cd87c5" v_mov_b32_e32 v34, 0xc587cd54 }
        $constant! { "fa02007e800000df" v_mov_b32_dpp v0, v128 quad_perm:[0,0,0,0] row_mask:0xd bank_mask:0xf }
        $constant! { "e902367e00c40d1c" v_mov_b32_dpp v27, v0 dpp8:[4,0,7,6,0,0,7,0] }
        $constant! { "5805c87e" v_readfirstlane_b32 s100, v88 }
        $constant! { "0007007e" v_cvt_i32_f64_e32 v0, v[0:1] }
        $constant! { "ff06007e00000080" v_cvt_i32_f64_e32 v0, 0x80000000 }
        $constant! { "ff06fe7fffffffff" v_cvt_i32_f64_e32 v255, 0xffffffff }
        $constant! { "9009447f" v_cvt_f64_i32_e32 v[162:163], v144 }
        $constant! { "ff08007effffffff" v_cvt_f64_i32_e32 v[0:1], lit(0xffffffff) }
        $both! { "720a6c7e" v_cvt_f32_i32_e32 v54, ttmp6 }
        $constant! { "ff0a007eccbfdb90" v_cvt_f32_i32_e32 v0, 0x90dbbfcc }
        $constant! { "fa0a2e7eff0004f2" v_cvt_f32_i32_dpp v23, v255 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0x2 fi:1 }
        $constant! { "fa0c007eff000cff" v_cvt_f32_u32_dpp v0, v255 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 }
        $constant! { "ff0e007eb5b1e3d9" v_cvt_u32_f32_e32 v0, 0xd9e3b1b5 }
        $constant! { "fa10b67e2a5f24ff" v_cvt_i32_f32_dpp v91, |v42| quad_perm:[3,3,1,1] row_mask:0xf bank_mask:0xf fi:1 }
        $constant! { "ff14007e930ad935" v_cvt_f16_f32_e32 v0, 0x35d90a93 }
        $constant! { "ff16987fffff0000" v_cvt_f32_f16_e32 v204, lit(0xffff) }
        $constant! { "ff16007ea57a0000" v_cvt_f32_f16_e32 v0, 0x7aa5 }
        $constant! { "ff18fe7f0000803f" v_cvt_nearest_i32_f32_e32 v255, lit(0x3f800000) }
        $constant! { "fa18fe7f770010f0" v_cvt_nearest_i32_f32_dpp v255, -v119 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0x0 }
        $constant! { "ff1afe7f0b494539" v_cvt_floor_i32_f32_e32 v255, 0x3945490b }
        $constant! { "ff1cd47fffffff7f" v_cvt_off_f32_i4_e32 v234, 0x7fffffff }
        $constant! { "f01e487f" v_cvt_f32_f64_e32 v164, 0.5 }
        $constant! { "ff1e167e0000803f" v_cvt_f32_f64_e32 v11, 0x3f800000 }
        $constant! { "ff1efe7f565a9ce0" v_cvt_f32_f64_e32 v255, 0xe09c5a56 }
        $both! { "ff20fc7f7493d992" v_cvt_f64_f32_e32 v[254:255], 0x92d99374 }
        $constant! { "ff24ea7f4a14ae06" v_cvt_f32_ubyte1_e32 v245, 0x6ae144a }
        $constant! { "ff24167e35b3ab9b" v_cvt_f32_ubyte1_e32 v11, 0x9babb335 }
        $constant! { "fa24007e002a018f" v_cvt_f32_ubyte1_dpp v0, v0 row_ror:10 row_mask:0x8 bank_mask:0xf }
        $constant! { "d026d87e" v_cvt_f32_ubyte2_e32 v108, -16 }
        $constant! { "ff26007e41b83e4e" v_cvt_f32_ubyte2_e32 v0, 0x4e3eb841 }
        $constant! { "ff26987e40000000" v_cvt_f32_ubyte2_e32 v76, lit(0x40) }
        $constant! { "002afe7f" v_cvt_u32_f64_e32 v255, s[0:1] }
        $constant! { "ff2afe7f497263f2" v_cvt_u32_f64_e32 v255, 0xf2637249 }
        $constant! { "ff2c687e3698d5b2" v_cvt_f64_u32_e32 v[52:53], 0xb2d59836 }
        $constant! { "ff2eea7edd91cc21" v_trunc_f64_e32 v[117:118], 0x21cc91dd }
        $constant! { "ff32007e5befb4e4" v_rndne_f64_e32 v[0:1], 0xe4b4ef5b }
        $constant! { "7834007e" v_floor_f64_e32 v[0:1], ttmp[12:13] }
        $constant! { "7c343c7f" v_floor_f64_e32 v[158:159], null }
        $constant! { "ff34007e920ef88b" v_floor_f64_e32 v[0:1], 0x8bf80e92 }
        $constant! { "ff42007e7574e201" v_trunc_f32_e32 v0, 0x1e27475 }
        $both! { "fa42007eff7838ff" v_trunc_f32_dpp v0, -|v255| quad_perm:[0,2,3,1] row_mask:0xf bank_mask:0xf bound_ctrl:1 }
        $constant! { "804eba7f" v_log_f32_e32 v221, 0 }
        $constant! { "ff54d67e70a5b998" v_rcp_f32_e32 v107, 0x98b9a570 }
        $constant! { "ff5c387effff0000" v_rsq_f32_e32 v28, 0xffff }
        $constant! { "ff66f87f9b4125fe" v_sqrt_f32_e32 v252, 0xfe25419b }
        $constant! { "ff68767e86255c4e" v_sqrt_f64_e32 v[59:60], 0x4e5c2586 }
        $constant! { "ff6c007e28af2e3d" v_cos_f32_e32 v0, 0x3d2eaf28 }
        $constant! { "ff70007ed9dbc27e" v_bfrev_b32_e32 v0, 0x7ec2dbd9 }
        $constant! { "ff72bc7f9d6f8455" v_clz_i32_u32_e32 v222, 0x55846f9d }
        $constant! { "ff72207f36bf17d2" v_clz_i32_u32_e32 v144, 0xd217bf36 }
        $constant! { "ff78747eff7f0000" v_frexp_exp_i32_f64_e32 v58, 0x7fff }
        $constant! { "ff7afc7fe51d35ec" v_frexp_mant_f64_e32 v[254:255], 0xec351de5 }
        $constant! { "ff7ad47fe66af6aa" v_frexp_mant_f64_e32 v[234:235], 0xaaf66ae6 }
        $constant! { "ff84007ec13894ac" v_movreld_b32_e32 v0, 0xac9438c1 }
        $constant! { "ffa6fe7e154c0000" v_cvt_i16_f16_e32 v127, 0x4c15 }
        $constant! { "ffaa007e87db0000" v_sqrt_f16_e32 v0, 0xdb87 }
        $both! { "f5ac807e" v_rsq_f16_e32 v64, -2.0 }
        $constant! { "ffb2507eb5900000" v_frexp_mant_f16_e32 v40, 0x90b5 }
        $constant! { "ffb4fe7ef2ca0000" v_frexp_exp_i16_f16_e32 v127, 0xcaf2 }
        $constant! { "ffb4fe7e9a8c0000" v_frexp_exp_i16_f16_e32 v127, 0x8c9a }
        $constant! { "ffbc5e7e3aec0000" v_rndne_f16_e32 v47, 0xec3a }
        $constant! { "ffc4fe7e539aa018" v_sat_pk_u8_i16_e32 v127, 0x18a09a53 }
        $constant! { "ffc4007e601a10f7" v_sat_pk_u8_i16_e32 v0, 0xf7101a60 }
        $constant! { "ffc6007e8a2b0000" v_cvt_norm_i16_f16_e32 v0, 0x2b8a }
        $constant! { "ffd2007e70b60000" v_not_b16_e32 v0, 0xb670 }
        $constant! { "ffd4fe7f997a0000" v_cvt_i32_i16_e32 v255, 0x7a99 }
        $constant! { "ffdafe7fab8d173d" v_cvt_f32_bf8_e32 v255, 0x3d178dab }
        $constant! { "ffdcfc7fbb6f0000" v_cvt_pk_f32_fp8_e32 v[254:255], 0x6fbb }
        $constant! { "ffc2fe7eaa4d0000" v_cos_f16_e32 v127, 0x4daa }
        $constant! { "ffa81a7ebb590000" v_rcp_f16_e32 v13, 0x59bb }
        $constant! { "faaac47e005d0d0f" v_sqrt_f16_dpp v98, v0 row_share:13 row_mask:0x0 bank_mask:0xf bound_ctrl:1 fi:1 }
        $constant! { "5114fe7f" v_cvt_f16_f32_e32 v127.h, s81 }
        $both! { "ff39007e" v_mov_b16_e32 v0.l, v127.h }
        $constant! { "ff38d27edd750000" v_mov_b16_e32 v105.l, 0x75dd }
        $constant! { "e938fe7e7f0012fc" v_mov_b16_dpp v127.l, v127.l dpp8:[0,0,0,1,1,0,7,7] }
        $constant! { "eca2fe7f" v_cvt_f16_i16_e32 v127.h, src_shared_limit }
        $constant! { "ffa2fe7fe3df0000" v_cvt_f16_i16_e32 v127.h, 0xdfe3 }
        $constant! { "faa4fe7f7f0038f8" v_cvt_u16_f16_dpp v127.h, -|v127.l| quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0x8 bound_ctrl:1 }
        $constant! { "ffa8da7fcf380000" v_rcp_f16_e32 v109.h, 0x38cf }
        $constant! { "faa82a7f420020ff" v_rcp_f16_dpp v21.h, |v66.l| quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf }
        $constant! { "ffaace7f08ba0000" v_sqrt_f16_e32 v103.h, 0xba08 }
        $constant! { "faacfe7f00b114c8" v_rsq_f16_dpp v127.h, -v0.l quad_perm:[1,0,3,2] row_mask:0xc bank_mask:0x8 fi:1 }
        $constant! { "ffb24e7fc0aa0000" v_frexp_mant_f16_e32 v39.h, 0xaac0 }
        $constant! { "fab60a7fe10028ff" v_floor_f16_dpp v5.h, |v97.h| quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf bound_ctrl:1 }
        $constant! { "faba027f006409fd" v_trunc_f16_dpp v1.h, v0.l row_xmask:4 row_mask:0xf bank_mask:0xd bound_ctrl:1 }
        $constant! { "ffbebc7fea1c0000" v_fract_f16_e32 v94.h, 0x1cea }
        $constant! { "fac2007fdd051880" v_cos_f16_dpp v0.h, -v93.h quad_perm:[1,1,0,0] row_mask:0x8 bank_mask:0x0 bound_ctrl:1 }
        $constant! { "ffc4fe7fc20a5f74" v_sat_pk_u8_i16_e32 v127.h, 0x745f0ac2 }
        $both! { "ffc8fe7fe68e0000" v_cvt_norm_u16_f16_e32 v127.h, 0x8ee6 }
        $constant! { "7ed2947f" v_not_b16_e32 v74.h, exec_lo }
        $constant! { "d0fe0102" v_cndmask_b32_e32 v0, -16, v255, vcc_lo }
        $constant! { "0087dd03" v_cndmask_b32_e32 v238, v0, v195, vcc_lo }
        $constant! { "ff182a0278563412" v_cndmask_b32_e32 v21, 0x12345678, v12, vcc_lo }
        $constant! { "fa9ad702a96420ff" v_cndmask_b32_dpp v107, |v169|, v205, vcc_lo quad_perm:[0,1,2,1] row_mask:0xf bank_mask:0xf }
        $constant! { "faceff03000048ff" v_cndmask_b32_dpp v255, v0, -v231, vcc_lo quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf bound_ctrl:1 }
        $constant! { "e9fe2302363c0000" v_cndmask_b32_dpp v17, v54, v255, vcc_lo dpp8:[4,7,0,0,0,0,0,0] }
        $constant! { "fe1fec04" v_add_f64_e32 v[118:119], v[254:255], v[15:16] }
        $constant! { "ff002205ffffffff" v_add_f64_e32 v[145:146], 0xffffffff, v[0:1] }
        $constant! { "ff0000040000803f" v_add_f64_e32 v[0:1], 0x3f800000, v[0:1] }
        $constant! { "ff000006bbaf4f63" v_add_f32_e32 v0, 0x634fafbb, v0 }
        $constant! { "ffd6fc06ff7f0000" v_add_f32_e32 v126, 0x7fff, v107 }
        $constant! { "fa5a0106000088a8" v_add_f32_dpp v0, v0, |v173| quad_perm:[0,0,0,0] row_mask:0xa bank_mask:0x8 bound_ctrl:1 }
        $constant! { "f7fe7309" v_sub_f32_e32 v185, -4.0, v255 }
        $constant! { "ffc201084f5562e2" v_sub_f32_e32 v0, 0xe262554f, v225 }
        $both! { "fafedb096b001068" v_sub_f32_dpp v237, -v107, v255 quad_perm:[0,0,0,0] row_mask:0x6 bank_mask:0x8 }
        $constant! { "46fe010a" v_subrev_f32_e32 v0, s70, v255 }
        $constant! { "ff00fe0b82e07fd7" v_subrev_f32_e32 v255, 0xd77fe082, v0 }
        $constant! { "fffc010c6ef4744d" v_mul_f64_e32 v[0:1], 0x4d74f46e, v[254:255] }
        $constant! { "ff98720e8db966b3" v_mul_dx9_zero_f32_e32 v57, 0xb366b98d, v76 }
        $constant! { "fffe010e0000803f" v_mul_dx9_zero_f32_e32 v0, lit(0x3f800000), v255 }
        $constant! { "7d009611" v_mul_f32_e32 v203, m0, v0 }
        $constant! { "fafe5d100000a4f1" v_mul_f32_dpp v46, |v0|, |v255| quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0x1 fi:1 }
        $constant! { "ffeefe13b3d1ef06" v_mul_i32_i24_e32 v255, 0x6efd1b3, v119 }
        $constant! { "ff00001200000000" v_mul_i32_i24_e32 v0, lit(0x0), v0 }
        $constant! { "ff000016ffffffff" v_mul_u32_u24_e32 v0, lit(0xffffffff), v0 }
        $constant! { "80fcfc1b" v_min_num_f64_e32 v[254:255], 0, v[126:127] }
        $constant! { "ff00fc1b375faedb" v_min_num_f64_e32 v[254:255], 0xdbae5f37, v[0:1] }
        $constant! { "fffc011a01b270c7" v_min_num_f64_e32 v[0:1], 0xc770b201, v[254:255] }
        $constant! { "ff10051da0c0a467" v_max_num_f64_e32 v[130:131], 0x67a4c0a0, v[136:137] }
        $constant! { "ff00f228ffff0000" v_max_u32_e32 v121, 0xffff, v0 }
        $both! { "fa00fe2bbc0030ff" v_min_num_f32_dpp v255, -|v188|, v0 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf }
        $constant! { "ff00002c5e88f079" v_max_num_f32_e32 v0, 0x79f0885e, v0 }
        $constant! { "ec202134" v_ashrrev_i32_e32 v16, src_shared_limit, v144 }
        $constant! { "fffeff352d3a8732" v_ashrrev_i32_e32 v255, 0x32873a2d, v255 }
        $constant! { "fdfe0136" v_and_b32_e32 v0, src_scc, v255 }
        $constant! { "ff90c83bffffff7f" v_xor_b32_e32 v228, 0x7fffffff, v72 }
        $constant! { "00be5341" v_add_co_ci_u32_e32 v169, vcc_lo, s0, v223, vcc_lo }
        $constant! { "fffe5941ffffffff" v_add_co_ci_u32_e32 v172, vcc_lo, lit(0xffffffff), v255, vcc_lo }
        $constant! { "ffb4dc42f3e2e50d" v_sub_co_ci_u32_e32 v110, vcc_lo, 0xde5e2f3, v90, vcc_lo }
        $constant! { "d0fee145" v_subrev_co_ci_u32_e32 v240, vcc_lo, -16, v255, vcc_lo }
        $constant! { "ff00fe4501000000" v_subrev_co_ci_u32_e32 v255, vcc_lo, lit(0x1), v0, vcc_lo }
        $constant! { "ff48fe4b1ed96a4b" v_add_nc_u32_e32 v255, 0x4b6ad91e, v36 }
        $constant! { "ff7c004a4ace15b2" v_add_nc_u32_e32 v0, 0xb215ce4a, v62 }
        $constant! { "fffe014c9891f42e" v_sub_nc_u32_e32 v0, 0x2ef49198, v255 }
        $constant! { "ff00d84fde1830c9" v_subrev_nc_u32_e32 v236, 0xc93018de, v0 }
        $constant! { "ff58795676f2a6e4" v_fmac_f32_e32 v60, 0xe4a6f276, v172 }
        $both! { "fa000056ff00d8ff" v_fmac_f32_dpp v0, -v255, -|v0| quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf bound_ctrl:1 }
        $constant! { "ff6a005847bf849b" v_fmamk_f32 v0, 0x9b84bf47, 0x9b84bf47, v53 }
        $constant! { "ff000058a18fc34d" v_fmamk_f32 v0, 0x4dc38fa1, 0x4dc38fa1, v0 }
        $constant! { "ff00fe5b00000080" v_fmaak_f32 v255, 0x80000000, v0, 0x80000000 }
        $constant! { "ff9a655ac78cc9f6" v_fmaak_f32 v50, 0xf6c98cc7, v205, 0xf6c98cc7 }
        $constant! { "fa008e5eba1521ff" v_cvt_pk_rtz_f16_f32_dpp v71, |v186|, v0 row_shr:5 row_mask:0xf bank_mask:0xf }
        $constant! { "ff00fe64cc8e0000" v_add_f16_e32 v127, 0x8ecc, v0 }
        $constant! { "ff00fe6affff0000" v_mul_f16_e32 v127, lit(0xffff), v0 }
        $constant! { "ff30e67947323d92" v_pk_fmac_f16 v243, 0x923d3247, v24 }
        $constant! { "ff0000629b730000" v_max_num_f16_e32 v0, 0x739b, v0 }
        $constant! { "ff885862fbd30000" v_max_num_f16_e32 v44, 0xd3fb, v68 }
        $constant! { "ff000066b2bb0000" v_sub_f16_e32 v0, 0xbbb2, v0 }
        $constant! { "fffe006eff7f0000" v_fmamk_f16 v0, 0x7fff, 0x7fff, v127 }
        $constant! { "ff009e6effff0000" v_fmamk_f16 v79, lit(0xffff), 0xffff, v0 }
        $constant! { "0000fe61" v_min_num_f16_e32 v127.h, s0, v0.l }
        $constant! { "0000f361" v_min_num_f16_e32 v121.h, s0, v0.h }
        $both! { "fffe0b61ff580000" v_min_num_f16_e32 v5.h, 0x58ff, v127.h }
        $constant! { "ff00ee619b7c0000" v_min_num_f16_e32 v119.h, 0x7c9b, v0.l }
        $constant! { "fafe49610000100f" v_min_num_f16_dpp v36.h, -v0.l, v127.h quad_perm:[0,0,0,0] row_mask:0x0 bank_mask:0xf }
        $constant! { "fa46ff61ff004c80" v_min_num_f16_dpp v127.h, v127.h, -v35.h quad_perm:[0,0,0,0] row_mask:0x8 bank_mask:0x0 bound_ctrl:1 fi:1 }
        $constant! { "e900e86100000880" v_min_num_f16_dpp v116.h, v0.l, v0.l dpp8:[0,0,0,4,0,0,0,4] }
        $constant! { "faa8ff63807e80ff" v_max_num_f16_dpp v127.h, v0.h, |v84.h| quad_perm:[2,3,3,1] row_mask:0xf bank_mask:0xf }
        $constant! { "fa8ad2632e01ccff" v_max_num_f16_dpp v105.h, v46.l, -|v69.l| quad_perm:[1,0,0,0] row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 }
        $constant! { "fa0020650000a0ff" v_add_f16_dpp v16.h, |v0.l|, |v0.l| quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf }
        $constant! { "ff66ff674eb70000" v_sub_f16_e32 v127.h, 0xb74e, v51.h }
        $constant! { "fa00ac677f0044ff" v_sub_f16_dpp v86.h, v127.l, -v0.l quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf fi:1 }
        $constant! { "fa466c67000030ff" v_sub_f16_dpp v54.h, -|v0.l|, v35.l quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf }
        $constant! { "ff90b869bc090000" v_subrev_f16_e32 v92.h, 0x9bc, v72.l }
        $constant! { "ff149369ab1b0000" v_subrev_f16_e32 v73.h, 0x1bab, v10.h }
        $constant! { "fa26ff6b0000c8f1" v_mul_f16_dpp v127.h, v0.l, -|v19.h| quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0x1 bound_ctrl:1 }
        $constant! { "ff00886df5ef0000" v_fmac_f16_e32 v68.h, 0xeff5, v0.l }
        $constant! { "ff70686db9390000" v_fmac_f16_e32 v52.h, 0x39b9, v56.l }
        $both! { "fafead6dff0010f8" v_fmac_f16_dpp v86.h, -v127.h, v127.h quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0x8 }
        $constant! { "ffcc01777a7a0000" v_ldexp_f16_e32 v0.h, 0x7a7a, v102.h }
        $constant! { "ff1caf77dcbb0000" v_ldexp_f16_e32 v87.h, 0xbbdc, v14.h }
        $constant! { "fa805177806705ba" v_ldexp_f16_dpp v40.h, v0.h, v64.h row_xmask:7 row_mask:0xb bank_mask:0xa fi:1 }
        $constant! { "ff00006f01000000" v_fmamk_f16 v0.h, lit(0x1), 0x1, v0.l }
        $constant! { "ff00016f00000000" v_fmamk_f16 v0.h, lit(0x0), 0x0, v0.h }
        $constant! { "030081d5ca000000" v_mov_b32_e64 v3, -10 }
        $constant! { "8e0081d576010000" v_mov_b32_e64 v142, v118 }
        $constant! { "960081d5ff00000000000080" v_mov_b32_e64 v150, 0x80000000 }
        $constant! { "000081d5ff0000000000803f" v_mov_b32_e64 v0, lit(0x3f800000) }
        $constant! { "ff0081d5fa00000000000cff" v_mov_b32_e64_dpp v255, v0 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 }
        $constant! { "3e0081d5e9000000d3c40ee0" v_mov_b32_e64_dpp v62, v211 dpp8:[4,0,3,7,0,0,0,7] }
        $constant! { "008083d544000020" v_cvt_i32_f64_e64 v0, -s[68:69] clamp }
        $constant! { "cd0083d5a8010038" v_cvt_i32_f64_e64 v205, -v[168:169] div:2 }
        $constant! { "cc0083d5ff000000ffffff7f" v_cvt_i32_f64_e64 v204, 0x7fffffff }
        $constant! { "890084d53d000008" v_cvt_f64_i32_e64 v[137:138], s61 mul:2 }
        $both! { "fe8084d5ff000000ff7f0000" v_cvt_f64_i32_e64 v[254:255], 0x7fff clamp }
        $constant! { "000084d5ff00000028c40fb4" v_cvt_f64_i32_e64 v[0:1], 0xb40fc428 }
        $constant! { "0f8085d5eb000018" v_cvt_f32_i32_e64 v15, src_shared_base clamp div:2 }
        $constant! { "f50085d5ff000010ffffffff" v_cvt_f32_i32_e64 v245, lit(0xffffffff) mul:4 }
        $constant! { "790086d5ff000000ffff0000" v_cvt_f32_u32_e64 v121, 0xffff }
        $constant! { "bb8086d5fa000000000a01f0" v_cvt_f32_u32_e64_dpp v187, v0 clamp row_shl:10 row_mask:0xf bank_mask:0x0 }
        $constant! { "a20087d5ff0000100e1d3029" v_cvt_u32_f32_e64 v162, 0x29301d0e mul:4 }
        $constant! { "ff8187d5fa000000197408ff" v_cvt_u32_f32_e64_dpp v255, |v25| clamp quad_perm:[0,1,3,1] row_mask:0xf bank_mask:0xf bound_ctrl:1 }
        $constant! { "008088d5ff0000107aa1da69" v_cvt_i32_f32_e64 v0, 0x69daa17a clamp mul:4 }
        $constant! { "000088d5e9000020700040e0" v_cvt_i32_f32_e64_dpp v0, -v112 dpp8:[0,0,0,0,4,0,0,7] }
        $constant! { "ca008ad533000020" v_cvt_f16_f32_e64 v202, -s51 }
        $constant! { "00818cd555010020" v_cvt_nearest_i32_f32_e64 v0, -|v85| clamp }
        $constant! { "ff008dd571000000" v_cvt_floor_i32_f32_e64 v255, ttmp5 }
        $constant! { "00808ed594000010" v_cvt_off_f32_i4_e64 v0, 20 clamp mul:4 }
        $constant! { "5f808ed5ff00001840000000" v_cvt_off_f32_i4_e64 v95, lit(0x40) clamp div:2 }
        $constant! { "b9808fd567010018" v_cvt_f32_f64_e64 v185, v[103:104] clamp div:2 }
        $both! { "ff0091d5ff000000944a6c57" v_cvt_f32_ubyte0_e64 v255, 0x576c4a94 }
        $constant! { "000095d5ff00000092551a29" v_cvt_u32_f64_e64 v0, 0x291a5592 }
        $constant! { "000095d5ff000018dd1cfff6" v_cvt_u32_f64_e64 v0, 0xf6ff1cdd div:2 }
        $constant! { "b20097d5ff000000ffffffff" v_trunc_f64_e64 v[178:179], 0xffffffff }
        $constant! { "fe0198d535010010" v_ceil_f64_e64 v[254:255], |v[53:54]| mul:4 }
        $constant! { "008099d5ff0000100000803f" v_rndne_f64_e64 v[0:1], 0x3f800000 clamp mul:4 }
        $constant! { "72019ad580000000" v_floor_f64_e64 v[114:115], |0| }
        $constant! { "fe809ad5ff0000008e8239d9" v_floor_f64_e64 v[254:255], 0xd939828e clamp }
        $constant! { "0081a0d500000008" v_fract_f32_e64 v0, |s0| clamp mul:2 }
        $constant! { "0081a0d5ff0000001dadc869" v_fract_f32_e64 v0, |0x69c8ad1d| clamp }
        $constant! { "0001a2d5ff0000203131b6e3" v_ceil_f32_e64 v0, -|0xe3b63131| }
        $constant! { "6b00a5d5ff00003800000080" v_exp_f32_e64 v107, neg(0x80000000) div:2 }
        $constant! { "0000a7d5ff0000007e85916b" v_log_f32_e64 v0, 0x6b91857e }
        $constant! { "0080aad5ff00001000b0e0e5" v_rcp_f32_e64 v0, 0xe5e0b000 clamp mul:4 }
        $constant! { "ff01aed500000020" v_rsq_f32_e64 v255, -|s0| }
        $constant! { "7781aed5ff00000000000080" v_rsq_f32_e64 v119, |0x80000000| clamp }
        $both! { "0000b3d5ff0000009aef2dfc" v_sqrt_f32_e64 v0, 0xfc2def9a }
        $constant! { "f980b3d5ff0000002610ff9b" v_sqrt_f32_e64 v249, 0x9bff1026 clamp }
        $constant! { "fe00b4d580000020" v_sqrt_f64_e64 v[254:255], neg(0) }
        $constant! { "ba00b4d5ff000000cbfd923c" v_sqrt_f64_e64 v[186:187], 0x3c92fdcb }
        $constant! { "2580b5d5ff000000032b40c0" v_sin_f32_e64 v37, 0xc0402b03 clamp }
        $constant! { "9f00b6d5ff00003847458d0f" v_cos_f32_e64 v159, neg(0xf8d4547) div:2 }
        $constant! { "7800b6d5fa00000098670df0" v_cos_f32_e64_dpp v120, v152 row_xmask:7 row_mask:0xf bank_mask:0x0 bound_ctrl:1 fi:1 }
        $constant! { "fb00b7d5ff00000027095eef" v_not_b32_e64 v251, 0xef5e0927 }
        $constant! { "ff00b8d5ff0000007fd6f4ea" v_bfrev_b32_e64 v255, 0xeaf4d67f }
        $constant! { "4700b8d5ff000000b5954dcf" v_bfrev_b32_e64 v71, 0xcf4d95b5 }
        $constant! { "2c00bad5ff0000000b93f15c" v_ctz_i32_b32_e64 v44, 0x5cf1930b }
        $constant! { "db00bbd5ff0000000f5dd8cb" v_cls_i32_e64 v219, 0xcbd85d0f }
        $constant! { "d400bcd57c000000" v_frexp_exp_i32_f64_e64 v212, null }
        $constant! { "fe80bdd542000000" v_frexp_mant_f64_e64 v[254:255], s[66:67] clamp }
        $constant! { "c100bed5ff0000005305d30c" v_fract_f64_e64 v[193:194], 0xcd30553 }
        $constant! { "ff80c0d5ff0000007835ca36" v_frexp_mant_f32_e64 v255, 0x36ca3578 clamp }
        $both! { "ff00d1d5ff0000108d5e0000" v_cvt_f16_i16_e64 v255, 0x5e8d mul:4 }
        $constant! { "2200d2d5ff000020ff7f0000" v_cvt_u16_f16_e64 v34, neg(0x7fff) }
        $constant! { "5500d3d5ff00001001c20000" v_cvt_i16_f16_e64 v85, 0xc201 mul:4 }
        $constant! { "0080d3d5ff000000ffff0000" v_cvt_i16_f16_e64 v0, lit(0xffff) clamp }
        $constant! { "0081d6d5ff000020e6b90000" v_rsq_f16_e64 v0, -|0xb9e6| clamp }
        $constant! { "0081d7d5ff0000089ec70000" v_log_f16_e64 v0, |0xc79e| clamp mul:2 }
        $constant! { "6d00d8d5fa000018002901f8" v_exp_f16_e64_dpp v109, v0 div:2 row_ror:9 row_mask:0xf bank_mask:0x8 }
        $constant! { "0080d8d5fa0000185d5f0180" v_exp_f16_e64_dpp v0, v93 clamp div:2 row_share:15 row_mask:0x8 bank_mask:0x0 }
        $constant! { "0080dad5ff0000207db50000" v_frexp_exp_i16_f16_e64 v0, neg(0xb57d) clamp }
        $constant! { "1000dfd5ff0000382f7b0000" v_fract_f16_e64 v16, neg(0x7b2f) div:2 }
        $constant! { "0081dfd5ff000000ff7f0000" v_fract_f16_e64 v0, |0x7fff| clamp }
        $constant! { "0000e2d5ff00000022a5fe65" v_sat_pk_u8_i16_e64 v0, 0x65fea522 }
        $constant! { "ad00ebd5ff0000007b650000" v_cvt_u32_u16_e64 v173, 0x657b }
        $constant! { "d100edd5ff00000012f4855a" v_cvt_f32_bf8_e64 v209, 0x5a85f412 }
        $constant! { "4708eed545000000" v_cvt_pk_f32_fp8_e64 v[71:72], s69 op_sel:[1,0] }
        $constant! { "ff0201d52951ea21" v_cndmask_b32_e64 v255, -v41, |v40|, ttmp14 }
        $both! { "310101d5d0002220" v_cndmask_b32_e64 v49, -|-16|, v0, s8 }
        $constant! { "990001d5d0fe01003f28edea" v_cndmask_b32_e64 v153, -16, 0xeaed283f, s0 }
        $constant! { "ff0201d5fa5000608fe304ff" v_cndmask_b32_e64_dpp v255, -v143, -|s40|, s0 quad_perm:[3,0,2,3] row_mask:0xf bank_mask:0xf fi:1 }
        $constant! { "d40001d5e9d4f221ffc70102" v_cndmask_b32_e64_dpp v212, -v255, v106, null dpp8:[7,0,7,0,0,4,0,0] }
        $constant! { "4c0302d5fee10158" v_add_f64_e64 v[76:77], |v[254:255]|, -|0.5| div:2 }
        $constant! { "810002d5fe010100" v_add_f64_e64 v[129:130], v[254:255], 0 }
        $constant! { "700002d5bdff010000000080" v_add_f64_e64 v[112:113], v[189:190], 0x80000000 }
        $constant! { "008002d500ff0118ffffffff" v_add_f64_e64 v[0:1], v[0:1], 0xffffffff clamp div:2 }
        $constant! { "868003d5ff00001000000080" v_add_f32_e64 v134, 0x80000000, s0 clamp mul:4 }
        $constant! { "ff0103d5fffe03007533bdc1" v_add_f32_e64 v255, |0xc1bd3375|, v255 }
        $constant! { "020003d5faca0240000000ff" v_add_f32_e64_dpp v2, v0, -v101 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf }
        $constant! { "ff8003d5e9b00070ff2700a0" v_add_f32_e64_dpp v255, -v255, -s88 clamp mul:4 dpp8:[7,4,0,0,0,0,0,5] }
        $constant! { "000104d57cff013883a4be54" v_sub_f32_e64 v0, -|v124|, 0x54bea483 div:2 }
        $constant! { "c98005d5ff000238ffff0000" v_subrev_f32_e64 v201, neg(0xffff), v0 clamp div:2 }
        $constant! { "fc0305d5e9020360a8ff0920" v_subrev_f32_e64_dpp v252, -|v168|, -|v129| dpp8:[7,7,7,4,0,0,0,1] }
        $constant! { "fe0306d5f8fc0300" v_mul_f64_e64 v[254:255], |0.15915494309189532|, |v[254:255]| }
        $both! { "008006d5005d0250" v_mul_f64_e64 v[0:1], v[0:1], -v[46:47] clamp mul:4 }
        $constant! { "fe8006d5ff0002000000803f" v_mul_f64_e64 v[254:255], 0x3f800000, v[0:1] clamp }
        $constant! { "008007d500ff0000" v_mul_dx9_zero_f32_e64 v0, v0, exec_hi clamp }
        $constant! { "258008d5f0d60018" v_mul_f32_e64 v37, 0.5, vcc_hi clamp div:2 }
        $constant! { "840008d5ffee012000000080" v_mul_f32_e64 v132, neg(0x80000000), -4.0 }
        $constant! { "ff0009d5ffa0010040000000" v_mul_i32_i24_e64 v255, lit(0x40), -16 }
        $constant! { "000009d5fffe0100cda3d1b8" v_mul_i32_i24_e64 v0, 0xb8d1a3cd, 0xb8d1a3cd }
        $constant! { "12000ad5fffe010005f975a4" v_mul_hi_i32_i24_e64 v18, 0xa475f905, 0xa475f905 }
        $constant! { "ff000bd500ff01001a50096d" v_mul_u32_u24_e64 v255, v0, 0x6d09501a }
        $constant! { "ff000cd5ffff01000000803f" v_mul_hi_u32_u24_e64 v255, v255, lit(0x3f800000) }
        $constant! { "c6000cd5dbff0100ffffffff" v_mul_hi_u32_u24_e64 v198, v219, lit(0xffffffff) }
        $constant! { "fe800dd5fef50000" v_min_num_f64_e64 v[254:255], v[254:255], ttmp[14:15] clamp }
        $constant! { "00000dd5fffe0100862b52ec" v_min_num_f64_e64 v[0:1], 0xec522b86, 0xec522b86 }
        $constant! { "ff0011d5ff5c0000e46d564a" v_min_i32_e64 v255, 0x4a566de4, s46 }
        $constant! { "ff0012d500f50000" v_max_i32_e64 v255, v0, ttmp14 }
        $constant! { "000012d500fe01008bf39e8c" v_max_i32_e64 v0, s0, 0x8c9ef38b }
        $both! { "ff0013d517fe01009af7bfc5" v_min_u32_e64 v255, s23, 0xc5bff79a }
        $constant! { "000013d5ff300300f7d4ca02" v_min_u32_e64 v0, 0x2cad4f7, v152 }
        $constant! { "000014d5fffe0100aacfb890" v_max_u32_e64 v0, 0x90b8cfaa, 0x90b8cfaa }
        $constant! { "3f8015d5fffe010064d21dcb" v_min_num_f32_e64 v63, 0xcb1dd264, 0xcb1dd264 clamp }
        $constant! { "c78015d5e9d60120ff0d4e00" v_min_num_f32_e64_dpp v199, -v255, src_shared_base clamp dpp8:[5,1,0,7,4,0,0,0] }
        $constant! { "000216d50ee70158" v_max_num_f32_e64 v0, v14, -|-1.0| div:2 }
        $constant! { "000316d56dfe010000000080" v_max_num_f32_e64 v0, |ttmp1|, |0x80000000| }
        $constant! { "7b0018d5fffe0100ecf37cf6" v_lshlrev_b32_e64 v123, 0xf67cf3ec, 0xf67cf3ec }
        $constant! { "ff0019d5fffe010078aa605b" v_lshrrev_b32_e64 v255, 0x5b60aa78, 0x5b60aa78 }
        $constant! { "dc001ad5ffa00100a1c4747f" v_ashrrev_i32_e64 v220, 0x7f74c4a1, -16 }
        $constant! { "68001cd5fffe03004b5905f1" v_or_b32_e64 v104, 0xf105594b, v255 }
        $constant! { "00001dd587ff010000000000" v_xor_b32_e64 v0, v135, lit(0x0) }
        $constant! { "a0001dd5faf80000990004fb" v_xor_b32_e64_dpp v160, v153, null quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xb fi:1 }
        $constant! { "00f820d5ff810100" v_add_co_ci_u32_e64 v0, ttmp12, v255, 64, s0 clamp }
        $constant! { "977020d57cff0300" v_add_co_ci_u32_e64 v151, ttmp4, v124, v255, s0 }
        $constant! { "0e3c20d5ff26f00100000080" v_add_co_ci_u32_e64 v14, s60, 0x80000000, s19, null }
        $both! { "769021d5fffff101ffffffff" v_sub_co_ci_u32_e64 v118, s16, v255, lit(0xffffffff), null clamp }
        $constant! { "000021d56bfff10100000080" v_sub_co_ci_u32_e64 v0, s0, v107, 0x80000000, null }
        $constant! { "146021d5faa0110102000cff" v_sub_co_ci_u32_e64_dpp v20, s96, v2, -16, s68 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 }
        $constant! { "007c22d570fef10101000000" v_subrev_co_ci_u32_e64 v0, null, ttmp4, lit(0x1), null }
        $constant! { "ff6a22d5fafef301ff000cf0" v_subrev_co_ci_u32_e64_dpp v255, vcc_lo, v255, v255, null quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0x0 bound_ctrl:1 fi:1 }
        $constant! { "ff8027d5ffff01004e56cb7f" v_subrev_nc_u32_e64 v255, v255, 0x7fcb564e clamp }
        $constant! { "ff012fd570000030" v_cvt_pk_rtz_f16_f32_e64 v255, -|ttmp4|, s0 mul:4 }
        $constant! { "00002fd575ff0120ff7f0000" v_cvt_pk_rtz_f16_f32_e64 v0, -v117, 0x7fff }
        $constant! { "59022fd5e90000103b007ee0" v_cvt_pk_rtz_f16_f32_e64_dpp v89, v59, |s0| mul:4 dpp8:[0,0,0,7,7,0,0,7] }
        $constant! { "000331d5ff420078c0ed0000" v_max_num_f16_e64 v0, -|0xedc0|, -|s33| div:2 }
        $constant! { "7e8331d5ffca0360e6cc0000" v_max_num_f16_e64 v126, -|0xcce6|, -|v229| clamp }
        $constant! { "ff8032d5fffe0110ffff0000" v_add_f16_e64 v255, lit(0xffff), lit(0xffff) clamp mul:4 }
        $constant! { "360001d43d030000" v_cmp_lt_f16_e64 s54, v61, s1 }
        $constant! { "7c8001d4e91c000000100400" v_cmp_lt_f16_e64_dpp null, v0, s14 clamp dpp8:[0,2,0,2,0,0,0,0] }
        $constant! { "008202d4ffdc0160508d0000" v_cmp_eq_f16_e64 s0, neg(0x8d50), -|src_private_limit| clamp }
        $constant! { "6a0202d4e9000220ff3c0200" v_cmp_eq_f16_e64_dpp vcc_lo, -v255, |v0| dpp8:[4,7,0,1,0,0,0,0] }
        $both! { "008303d4f5880300" v_cmp_le_f16_e64 s0, |-2.0|, |v196| clamp }
        $constant! { "580003d4fffe010054a50000" v_cmp_le_f16_e64 s88, 0xa554, 0xa554 }
        $constant! { "7a0003d4fa000040ff070dff" v_cmp_le_f16_e64_dpp ttmp14, v255, -s0 row_shl:7 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 }
        $constant! { "468108d4ff000240acd20000" v_cmp_u_f16_e64 s70, |0xd2ac|, -v0 clamp }
        $constant! { "240109d4fffe01009b2a0000" v_cmp_nge_f16_e64 s36, |0x2a9b|, 0x2a9b }
        $constant! { "1e800bd4f1000220" v_cmp_ngt_f16_e64 s30, neg(-0.5), v0 clamp }
        $constant! { "00800cd477e50100" v_cmp_nle_f16_e64 s0, v119, 1.0 clamp }
        $constant! { "7c810dd4ff640220c0bd0000" v_cmp_neq_f16_e64 null, -|0xbdc0|, v50 clamp }
        $constant! { "26000ed4ff0002002abb0000" v_cmp_nlt_f16_e64 s38, 0xbb2a, v0 }
        $constant! { "008212d400fe0100e07b507a" v_cmp_eq_f32_e64 s0, s0, |0x7a507be0| clamp }
        $constant! { "1a0313d460fe0100585246d2" v_cmp_le_f32_e64 s26, |s96|, |0xd2465258| }
        $constant! { "7c0015d4fffe0160ffff0000" v_cmp_lg_f32_e64 null, neg(0xffff), neg(0xffff) }
        $constant! { "7c0016d440fe0140ffffff7f" v_cmp_ge_f32_e64 null, s64, neg(0x7fffffff) }
        $constant! { "7c0016d400ff016000000080" v_cmp_ge_f32_e64 null, -v0, neg(0x80000000) }
        $constant! { "5a0319d400fe0100bc2b8ad3" v_cmp_nge_f32_e64 s90, |s0|, |0xd38a2bbc| }
        $constant! { "1c011bd4ff88036000000080" v_cmp_ngt_f32_e64 s28, -|0x80000000|, -v196 }
        $both! { "34001ed4faf00040772d058f" v_cmp_nlt_f32_e64_dpp s52, v119, -ttmp12 row_ror:13 row_mask:0x8 bank_mask:0xf fi:1 }
        $constant! { "7c8021d4ffc80000ff7f0000" v_cmp_lt_f64_e64 null, 0x7fff, s[100:101] clamp }
        $constant! { "008122d4feff0120ffffffff" v_cmp_eq_f64_e64 s0, -|v[254:255]|, 0xffffffff clamp }
        $constant! { "020223d4ff0c0240f565c289" v_cmp_le_f64_e64 s2, 0x89c265f5, -|v[6:7]| }
        $constant! { "1a0224d456fb0160" v_cmp_gt_f64_e64 s26, -v[86:87], -|src_scc| }
        $constant! { "520224d4ff000040ffffffff" v_cmp_gt_f64_e64 s82, 0xffffffff, -|s[0:1]| }
        $constant! { "7c0125d43ac00220" v_cmp_lg_f64_e64 null, -|s[58:59]|, v[96:97] }
        $constant! { "220025d4ff7400005a88d8d7" v_cmp_lg_f64_e64 s34, 0xd7d8885a, s[58:59] }
        $constant! { "6e8027d4feff01203125b9c5" v_cmp_o_f64_e64 ttmp2, -v[254:255], 0xc5b92531 clamp }
        $constant! { "280027d480fe010053ab8f91" v_cmp_o_f64_e64 s40, 0, 0x918fab53 }
        $constant! { "508128d4edcc0000" v_cmp_u_f64_e64 s80, |src_private_base|, s[102:103] clamp }
        $constant! { "7c0028d4ff000040bc8ed05a" v_cmp_u_f64_e64 null, 0x5ad08ebc, -s[0:1] }
        $constant! { "548128d47cfe01200000803f" v_cmp_u_f64_e64 s84, -|null|, 0x3f800000 clamp }
        $constant! { "0a0029d4feff010068f66d12" v_cmp_nge_f64_e64 s10, v[254:255], 0x126df668 }
        $constant! { "248029d4ff8a02006e884111" v_cmp_nge_f64_e64 s36, 0x1141886e, v[69:70] clamp }
        $constant! { "7c032bd4ecd90100" v_cmp_ngt_f64_e64 null, |v[236:237]|, |src_shared_limit| }
        $both! { "7c802bd4fffe01005b71b287" v_cmp_ngt_f64_e64 null, 0x87b2715b, 0x87b2715b clamp }
        $constant! { "70822cd4f0000000" v_cmp_nle_f64_e64 ttmp4, 0.5, |s[0:1]| clamp }
        $constant! { "00802cd480fe010082d083ad" v_cmp_nle_f64_e64 s0, 0, 0xad83d082 clamp }
        $constant! { "34002dd400ff0120ee1e61f5" v_cmp_neq_f64_e64 s52, -v[0:1], 0xf5611eee }
        $constant! { "28002dd4ff000040bb83db3c" v_cmp_neq_f64_e64 s40, 0x3cdb83bb, -s[0:1] }
        $constant! { "46002ed4feff01008b3b308f" v_cmp_nlt_f64_e64 s70, v[254:255], 0x8f303b8b }
        $constant! { "000032d4ff340000c2d00000" v_cmp_eq_i16_e64 s0, 0xd0c2, s26 }
        $constant! { "000033d4ff000000b0d10000" v_cmp_le_i16_e64 s0, 0xd1b0, s0 }
        $constant! { "000034d4d0fe0100ffff0000" v_cmp_gt_i16_e64 s0, -16, 0xffff }
        $constant! { "340034d4ffff0100d90e0000" v_cmp_gt_i16_e64 s52, v255, 0xed9 }
        $constant! { "000036d47ffe0300" v_cmp_ge_i16_e64 s0, exec_hi, v255 }
        $constant! { "0e003ad4fffe0100f21a0000" v_cmp_eq_u16_e64 s14, 0x1af2, 0x1af2 }
        $constant! { "5a003ad4c6fe010037f20000" v_cmp_eq_u16_e64 s90, -6, 0xf237 }
        $constant! { "20003bd47d220200" v_cmp_le_u16_e64 s32, m0, v17 }
        $constant! { "1a003dd4ff3402002c670000" v_cmp_ne_u16_e64 s26, 0x672c, v26 }
        $constant! { "260041d4ff0200006b9afeb3" v_cmp_lt_i32_e64 s38, 0xb3fe9a6b, s1 }
        $both! { "480042d4fa8c00009a1201f8" v_cmp_eq_i32_e64_dpp s72, v154, s70 row_shr:2 row_mask:0xf bank_mask:0x8 }
        $constant! { "420043d48ffe0100fb50d865" v_cmp_le_i32_e64 s66, 15, 0x65d850fb }
        $constant! { "7c0045d400fe0100e8575060" v_cmp_ne_i32_e64 null, s0, 0x605057e8 }
        $constant! { "64004ad44afa0100" v_cmp_eq_u32_e64 s100, s74, src_scc }
        $constant! { "7c004ad4ffcc03003fa89186" v_cmp_eq_u32_e64 null, 0x8691a83f, v230 }
        $constant! { "46004cd4ffff010020ec4bb1" v_cmp_gt_u32_e64 s70, v255, 0xb14bec20 }
        $constant! { "6e004cd488ff0100ed9f5826" v_cmp_gt_u32_e64 ttmp2, v136, 0x26589fed }
        $constant! { "0a004ed4a9d90100" v_cmp_ge_u32_e64 s10, v169, src_shared_limit }
        $constant! { "7c004ed4ff000000c18f333a" v_cmp_ge_u32_e64 null, 0x3a338fc1, s0 }
        $constant! { "080052d4ffdc0100ad79cdd6" v_cmp_eq_i64_e64 s8, 0xd6cd79ad, src_private_limit }
        $constant! { "000054d458fe0100f04ed64d" v_cmp_gt_i64_e64 s0, s[88:89], 0x4dd64ef0 }
        $constant! { "5a0055d4fffe01003ce46a39" v_cmp_ne_i64_e64 s90, 0x396ae43c, 0x396ae43c }
        $constant! { "000059d4ffd6030090ccbcf8" v_cmp_lt_u64_e64 s0, 0xf8bccc90, v[235:236] }
        $constant! { "7c005ad4d0fe010036d6aa13" v_cmp_eq_u64_e64 null, -16, 0x13aad636 }
        $constant! { "00005cd4ffe802001c2c1e95" v_cmp_gt_u64_e64 s0, 0x951e2c1c, v[116:117] }
        $constant! { "00005dd4e7ff010042c92dac" v_cmp_ne_u64_e64 s0, v[231:232], 0xac2dc942 }
        $both! { "4e005ed400ff01002109121c" v_cmp_ge_u64_e64 s78, v[0:1], 0x1c120921 }
        $constant! { "7c007dd4eefe010000000000" v_cmp_class_f16_e64 null, src_private_limit, lit(0x0) }
        $constant! { "7c007ed4ff000220cce2823b" v_cmp_class_f32_e64 null, neg(0x3b82e2cc), v0 }
        $constant! { "7c007ed4e9fc0000ff00fce3" v_cmp_class_f32_e64_dpp null, v255, exec_lo dpp8:[0,0,0,6,7,7,0,7] }
        $constant! { "46017fd43eca0000" v_cmp_class_f64_e64 s70, |s[62:63]|, s101 }
        $constant! { "7c007fd47cfe0120ffffffff" v_cmp_class_f64_e64 null, -null, lit(0xffffffff) }
        $constant! { "7e8181d400fe0100ffff0000" v_cmpx_lt_f16_e64 |s0|, lit(0xffff) clamp }
        $constant! { "7e0181d4fab600000000000a" v_cmpx_lt_f16_e64_dpp |v0|, s91 quad_perm:[0,0,0,0] row_mask:0x0 bank_mask:0xa }
        $constant! { "7e8081d4fafe0360ff0000ff" v_cmpx_lt_f16_e64_dpp -v255, -v255 clamp quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf }
        $constant! { "7e0282d4fae001404a0004ff" v_cmpx_eq_f16_e64_dpp v74, -|0.5| quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf fi:1 }
        $constant! { "7e8083d4fffe010000000000" v_cmpx_le_f16_e64 lit(0x0), lit(0x0) clamp }
        $constant! { "7e0083d4fadc0300ff4009f6" v_cmpx_le_f16_e64_dpp v255, v238 row_mirror row_mask:0xf bank_mask:0x6 bound_ctrl:1 }
        $constant! { "7e0183d4e9fc0060ff270000" v_cmpx_le_f16_e64_dpp -|v255|, -exec_lo dpp8:[7,4,0,0,0,0,0,0] }
        $constant! { "7e0085d4ff800200ffff0000" v_cmpx_lg_f16_e64 lit(0xffff), v64 }
        $constant! { "7e8086d451fe0160e7800000" v_cmpx_ge_f16_e64 -s81, neg(0x80e7) clamp }
        $constant! { "7e0087d4ff600340ff7f0000" v_cmpx_o_f16_e64 0x7fff, -v176 }
        $both! { "7e8089d420fe0140f91a0000" v_cmpx_nge_f16_e64 s32, neg(0x1af9) clamp }
        $constant! { "7e808dd4fadc0140f80008ff" v_cmpx_neq_f16_e64_dpp v248, -src_private_limit clamp quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf bound_ctrl:1 }
        $constant! { "7e018ed454fe010089d50000" v_cmpx_nlt_f16_e64 |s84|, 0xd589 }
        $constant! { "7e028ed49eff0100c6940000" v_cmpx_nlt_f16_e64 v158, |0x94c6| }
        $constant! { "7e0091d4fffe030000000080" v_cmpx_lt_f32_e64 0x80000000, v255 }
        $constant! { "7e0091d4fffe0300a5cac50a" v_cmpx_lt_f32_e64 0xac5caa5, v255 }
        $constant! { "7e0092d4fffe0300ffffff7f" v_cmpx_eq_f32_e64 0x7fffffff, v255 }
        $constant! { "7e8393d4ff000240ffffff7f" v_cmpx_le_f32_e64 |0x7fffffff|, -|v0| clamp }
        $constant! { "7e0093d4fffe0140fdc3c0c2" v_cmpx_le_f32_e64 0xc2c0c3fd, neg(0xc2c0c3fd) }
        $constant! { "7e0094d4ff4602000000803f" v_cmpx_gt_f32_e64 lit(0x3f800000), v35 }
        $constant! { "7e8095d4fff80300ffffffff" v_cmpx_lg_f32_e64 lit(0xffffffff), v252 clamp }
        $constant! { "7e8195d4e9d80120e53f781e" v_cmpx_lg_f32_e64_dpp -|v229|, src_shared_limit clamp dpp8:[7,7,0,4,7,4,7,0] }
        $constant! { "7e8297d45efe0100e746fd5e" v_cmpx_o_f32_e64 s94, |0x5efd46e7| clamp }
        $constant! { "7e0098d4fffe0120767be1bd" v_cmpx_u_f32_e64 neg(0xbde17b76), 0xbde17b76 }
        $constant! { "7e8398d4fffe034000000080" v_cmpx_u_f32_e64 |0x80000000|, -|v255| clamp }
        $constant! { "7e0099d47e000000" v_cmpx_nge_f32_e64 exec_lo, s0 }
        $both! { "7e0099d480fe012078563412" v_cmpx_nge_f32_e64 neg(0), 0x12345678 }
        $constant! { "7e019bd4ff000000ffff0000" v_cmpx_ngt_f32_e64 |0xffff|, s0 }
        $constant! { "7e019dd4fffe01600fcb462f" v_cmpx_neq_f32_e64 -|0x2f46cb0f|, neg(0x2f46cb0f) }
        $constant! { "7e00a1d400f90020" v_cmpx_lt_f64_e64 -v[0:1], null }
        $constant! { "7e82a1d4ff000200ffffffff" v_cmpx_lt_f64_e64 0xffffffff, |v[0:1]| clamp }
        $constant! { "7e00a2d4f0fe0100ffffff7f" v_cmpx_eq_f64_e64 0.5, 0x7fffffff }
        $constant! { "7e00a3d446f00140" v_cmpx_le_f64_e64 s[70:71], neg(0.15915494309189532) }
        $constant! { "7e02a4d4eee00120" v_cmpx_gt_f64_e64 -src_private_limit, |0.5| }
        $constant! { "7e00a4d4fff602000000803f" v_cmpx_gt_f64_e64 0x3f800000, v[123:124] }
        $constant! { "7e01a5d4fedb0260" v_cmpx_lg_f64_e64 -|v[254:255]|, -v[109:110] }
        $constant! { "7e81a7d400fd0300" v_cmpx_o_f64_e64 |v[0:1]|, v[254:255] clamp }
        $constant! { "7e81a7d41afe0100c55809df" v_cmpx_o_f64_e64 |s[26:27]|, 0xdf0958c5 clamp }
        $constant! { "7e80a7d4ff3e0300ab754bbb" v_cmpx_o_f64_e64 0xbb4b75ab, v[159:160] clamp }
        $constant! { "7e82aad480fc0340" v_cmpx_nlg_f64_e64 0, -|v[254:255]| clamp }
        $constant! { "7e82abd400b40320" v_cmpx_ngt_f64_e64 -s[0:1], |v[218:219]| clamp }
        $constant! { "7e80abd400ff0120842019e6" v_cmpx_ngt_f64_e64 -v[0:1], 0xe6192084 clamp }
        $both! { "7e00acd400ff0100b2214fc6" v_cmpx_nle_f64_e64 v[0:1], 0xc64f21b2 }
        $constant! { "7e80aed41de30100" v_cmpx_nlt_f64_e64 v[29:30], -0.5 clamp }
        $constant! { "7e00aed4fffc030020f4eb6b" v_cmpx_nlt_f64_e64 0x6bebf420, v[254:255] }
        $constant! { "7e00b2d4eefe01009e290000" v_cmpx_eq_i16_e64 src_private_limit, 0x299e }
        $constant! { "7e00b3d463ff01003ca10000" v_cmpx_le_i16_e64 v99, 0xa13c }
        $constant! { "7e00b4d409ff0100b5ae0000" v_cmpx_gt_i16_e64 v9, 0xaeb5 }
        $constant! { "7e00b5d400ff0100d32b0000" v_cmpx_ne_i16_e64 v0, 0x2bd3 }
        $constant! { "7e00b9d4ff1e0100ffff0000" v_cmpx_lt_u16_e64 0xffff, 15 }
        $constant! { "7e00bad454fe0100f43c0000" v_cmpx_eq_u16_e64 s84, 0x3cf4 }
        $constant! { "7e00bcd4fff20000c6300000" v_cmpx_gt_u16_e64 0x30c6, ttmp13 }
        $constant! { "7e00bed400fb0100" v_cmpx_ge_u16_e64 v0, src_scc }
        $constant! { "7e00bed4c4a00100" v_cmpx_ge_u16_e64 -4, -16 }
        $constant! { "7e00bed4ffff010067fe0000" v_cmpx_ge_u16_e64 v255, 0xfe67 }
        $constant! { "7e00c1d499fe0100ecea6ebd" v_cmpx_lt_i32_e64 25, 0xbd6eeaec }
        $constant! { "7e00c4d400ff0100365fe556" v_cmpx_gt_i32_e64 v0, 0x56e55f36 }
        $constant! { "7e00c5d400ff01001cc3e4fb" v_cmpx_ne_i32_e64 v0, 0xfbe4c31c }
        $both! { "7e00c9d4ff000000787ae9f1" v_cmpx_lt_u32_e64 0xf1e97a78, s0 }
        $constant! { "7e00c9d4fffe01000bd5ed64" v_cmpx_lt_u32_e64 0x64edd50b, 0x64edd50b }
        $constant! { "7e00c9d4e9da01000038081c" v_cmpx_lt_u32_e64_dpp v0, src_private_base dpp8:[0,7,0,4,0,0,7,0] }
        $constant! { "7e00cdd4ffa40300acc5ac68" v_cmpx_ne_u32_e64 0x68acc5ac, v210 }
        $constant! { "7e00cdd400ff01001ce32198" v_cmpx_ne_u32_e64 v0, 0x9821e31c }
        $constant! { "7e00ced4ff2c010027059f7b" v_cmpx_ge_u32_e64 0x7b9f0527, 22 }
        $constant! { "7e00ced400ff010007b1414a" v_cmpx_ge_u32_e64 v0, 0x4a41b107 }
        $constant! { "7e00d1d4fffc0300612af572" v_cmpx_lt_i64_e64 0x72f52a61, v[254:255] }
        $constant! { "7e00d1d4ff080200b7bd1e6c" v_cmpx_lt_i64_e64 0x6c1ebdb7, v[4:5] }
        $constant! { "7e00d5d4ffa60200096b6d6c" v_cmpx_ne_i64_e64 0x6c6d6b09, v[83:84] }
        $constant! { "7e00d6d4fffc03006f285b36" v_cmpx_ge_i64_e64 0x365b286f, v[254:255] }
        $constant! { "7e00d6d4fdfe010000000080" v_cmpx_ge_i64_e64 src_scc, 0x80000000 }
        $constant! { "7e00d9d486fe0100a5e5645a" v_cmpx_lt_u64_e64 6, 0x5a64e5a5 }
        $constant! { "7e00ddd4d0fc0000" v_cmpx_ne_u64_e64 -16, exec }
        $constant! { "7e00fed4fffe010092cfc0eb" v_cmpx_class_f32_e64 0xebc0cf92, 0xebc0cf92 }
        $constant! { "7e00ffd4fffe0100db9dedee" v_cmpx_class_f64_e64 0xeeed9ddb, 0xeeed9ddb }
        $both! { "7e00ffd490ff0120dd33a1d9" v_cmpx_class_f64_e64 -v[144:145], 0xd9a133dd }
        $constant! { "2a0009d600000260" v_fma_dx9_zero_f32 v42, -s0, -v0, s0 }
        $constant! { "00800ad6b198ff03441b4d5d" v_mad_i32_i24 v0, 49, v204, 0x5d4d1b44 clamp }
        $constant! { "ff870cd69be15905" v_cubeid_f32 v255, |v155|, |0.5|, |v86| clamp }
        $constant! { "00810cd6ff4cff9359e2f2f3" v_cubeid_f32 v0, |0xf3f2e259|, v166, neg(0xf3f2e259) clamp mul:4 }
        $constant! { "ff830dd6f852fee300000080" v_cubesc_f32 v255, -|0.15915494|, -|v41|, neg(0x80000000) clamp }
        $constant! { "ff800dd6fff8bb96c0c0b2c5" v_cubesc_f32 v255, 0xc5b2c0c0, v252, -v174 clamp mul:4 }
        $constant! { "79060ed6ff006a986bd846d9" v_cubetc_f32 v121, 0xd946d86b, |v0|, -|s26| div:2 }
        $constant! { "38800fd6fffefd030000803f" v_cubema_f32 v56, lit(0x3f800000), lit(0x3f800000), lit(0x3f800000) clamp }
        $constant! { "ff820fd6fafe7f90000004ff" v_cubema_f32_e64_dpp v255, v0, |v255|, -s31 clamp mul:4 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf fi:1 }
        $constant! { "6f840fd6e9e60144ff002800" v_cubema_f32_e64_dpp v111, v255, neg(-1.0), |v0| clamp dpp8:[0,0,0,4,2,0,0,0] }
        $constant! { "530010d604ff69017efe92e8" v_bfe_u32 v83, v4, 0xe892fe7e, s90 }
        $constant! { "000011d600ff8d05fb869eb2" v_bfe_i32 v0, v0, 0xb29e86fb, v99 }
        $constant! { "ff0513d6fa0002186e0008c9" v_fma_f32_e64_dpp v255, |v110|, v0, |s0| div:2 quad_perm:[0,0,0,0] row_mask:0xc bank_mask:0x9 bound_ctrl:1 }
        $constant! { "658614d6fe698a67" v_fma_f64 v[101:102], -v[254:255], -|v[52:53]|, |v[226:227]| clamp }
        $constant! { "000014d600fee124ffffffff" v_fma_f64 v[0:1], -s[0:1], 0xffffffff, v[56:57] }
        $both! { "e70014d6ff04f887ffffffff" v_fma_f64 v[231:232], 0xffffffff, s[2:3], -v[254:255] }
        $constant! { "990015d6b0fe61018f9322f2" v_lerp_u8 v153, 48, 0xf222938f, s88 }
        $constant! { "ff8017d60027ff03ffff0000" v_alignbyte_b32 v255, v0, v147, 0xffff clamp }
        $constant! { "000418d6fffea5196a375043" v_mullit_f32 v0, 0x4350376a, 0x4350376a, |s105| div:2 }
        $constant! { "008718d6ff98c073e9bd66c2" v_mullit_f32 v0, -|0xc266bde9|, -|s76|, |0.5| clamp mul:4 }
        $constant! { "f90020d6ffd0fc03fc242d3d" v_med3_i32 v249, 0x3d2d24fc, s104, 0x3d2d24fc }
        $constant! { "3e0021d6ff8a0004afd864b2" v_med3_u32 v62, 0xb264d8af, s69, v0 }
        $constant! { "000022d6fffea107dde3d9cf" v_sad_u8 v0, 0xcfd9e3dd, 0xcfd9e3dd, v232 }
        $constant! { "c70023d600fefd07bf76fb2b" v_sad_hi_u8 v199, s0, 0x2bfb76bf, v255 }
        $constant! { "390025d6b1fffd07a222ca16" v_sad_u32 v57, v177, 0x16ca22a2, v255 }
        $constant! { "000026d6fffe412310894d20" v_cvt_pk_u8_f32 v0, neg(0x204d8910), 0x204d8910, -16 }
        $constant! { "000026d607ff05010036e9c7" v_cvt_pk_u8_f32 v0, v7, 0xc7e93600, s65 }
        $constant! { "000427d60601ce5b" v_div_fixup_f32 v0, v6, -v0, |-1.0| div:2 }
        $constant! { "050427d639ffdd8301000000" v_div_fixup_f32 v5, v57, lit(0x1), -|-4.0| }
        $constant! { "008529d6c6ff8905130bd8b3" v_min3_num_f32 v0, |v198|, 0xb3d80b13, |v98| clamp }
        $constant! { "d8822dd6e9fafd073944c903" v_minimum3_f32_e64_dpp v216, v57, |src_scc|, v255 clamp dpp8:[4,0,5,4,4,7,0,0] }
        $both! { "00992fd6fa00c2db930008ff" v_minimum3_f16_e64_dpp v0, |v147|, -v0, neg(0.5) op_sel:[1,1,0,0] clamp div:2 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf bound_ctrl:1 }
        $constant! { "321b2fd6e9daad9ccc043000" v_minimum3_f16_e64_dpp v50, |v204|, |src_private_base|, -v43 op_sel:[1,1,0,0] div:2 dpp8:[4,0,0,0,3,0,0,0] }
        $constant! { "ff0531d6ff148a19f05ab043" v_med3_num_f32 v255, |0x43b05af0|, v10, |s98| div:2 }
        $constant! { "b30338d63bf90004" v_div_fmas_f64 v[179:180], |v[59:60]|, |null|, v[0:1] }
        $constant! { "fe003ad60018ff03ffffffff" v_qsad_pk_u16_u8 v[254:255], s[0:1], v140, 0xffffffff }
        $constant! { "00003bd6ff3ce202b03c1627" v_mqsad_pk_u16_u8 v[0:1], 0x27163cb0, v30, 56 }
        $constant! { "00003dd604fe69073dfa0af4" v_mqsad_u32_u8 v[0:3], s[4:5], 0xf40afa3d, v[218:221] }
        $constant! { "170040d6e9fa5407cf050810" v_xor3_b32_e64_dpp v23, v207, m0, v213 dpp8:[5,0,0,4,0,0,4,0] }
        $constant! { "f90045d6d0fe41036be8d4cf" v_xad_u32 v249, -16, 0xcfd4e86b, -16 }
        $constant! { "368848d600fefd23ffff0000" v_fma_f16 v54, -s0, lit(0xffff), lit(0xffff) op_sel:[1,0,0,0] clamp }
        $constant! { "00804bd6fa4cf901000004af" v_min3_u16_e64_dpp v0, v0, 38, exec_lo clamp quad_perm:[0,0,0,0] row_mask:0xa bank_mask:0xf fi:1 }
        $constant! { "002050d600ff1d0207e60000" v_med3_i16 v0, v0, 0xe607, 7 op_sel:[0,0,1,0] }
        $constant! { "ff0056d6ff10fc03ada2674b" v_lshl_or_b32 v255, 0x4b67a2ad, s8, 0x4b67a2ad }
        $constant! { "ff1059d6fff5fe03ff7f0000" v_mad_u32_u16 v255, v255, v122, 0x7fff op_sel:[0,1,0,0] }
        $constant! { "00885ad63efefd0397e10000" v_mad_i32_i16 v0, s62, 0xe197, 0xe197 op_sel:[1,0,0,0] clamp }
        $constant! { "ab105bd6e2ff390121f1b35d" v_permlane16_b32 v171, v226, 0x5db3f121, s78 op_sel:[0,1] }
        $both! { "280062d6a801fe03d3c177ac" v_maxmin_u32 v40, v168, v0, 0xac77c1d3 }
        $constant! { "fc0065d64efefd0355bca6b7" v_minmax_i32 v252, s78, 0xb7a6bc55, 0xb7a6bc55 }
        $constant! { "002367d652ff5505ffff0000" v_dot2_bf16_bf16 v0, |v82|, |0xffff|, v85 op_sel:[0,0,1,0] }
        $constant! { "870268d6fae00826b6b300f8" v_minmax_num_f32_e64_dpp v135, -v182, |ttmp4|, v130 quad_perm:[3,0,3,2] row_mask:0xf bank_mask:0x8 }
        $constant! { "f5206bd6ffffc303" v_maxmin_num_f16 v245, v255, v255, 0.5 op_sel:[0,0,1,0] }
        $constant! { "7a826cd6fadc4d20000004ff" v_minimummaximum_f32_e64_dpp v122, -v0, |src_private_limit|, s19 clamp quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf fi:1 }
        $constant! { "038081d6ff000000be640000" v_s_exp_f16 s3, 0x64be clamp }
        $constant! { "238183d6ff000000ac430000" v_s_log_f16 s35, |0x43ac| clamp }
        $constant! { "000184d67f000010" v_s_rcp_f32 s0, |exec_hi| mul:4 }
        $constant! { "000084d6ff000000a47cc9bb" v_s_rcp_f32 s0, 0xbbc97ca4 }
        $constant! { "5c8187d6f5000038" v_s_rsq_f16 s92, -|-2.0| clamp div:2 }
        $constant! { "000189d6ff00002037c70000" v_s_sqrt_f16 s0, -|0xc737| }
        $constant! { "fffcfcd6002eff07" v_div_scale_f32 v255, null, s0, v151, v255 clamp }
        $constant! { "9fc8fcd641e7c49c" v_div_scale_f32 v159, s72, v65, ttmp7, -v49 clamp div:2 }
        $constant! { "ff0afcd6fffe0168ffff0000" v_div_scale_f32 v255, s10, neg(0xffff), neg(0xffff), s0 mul:2 }
        $constant! { "4200fcd6ff00978423c555e8" v_div_scale_f32 v66, s0, 0xe855c523, v128, -v37 }
        $both! { "3a46fdd6ff00a980ffffffff" v_div_scale_f64 v[58:59], s70, 0xffffffff, 0, -s[42:43] }
        $constant! { "d97cfed602fe0302" v_mad_co_u64_u32 v[217:218], null, s2, v255, 0 }
        $constant! { "00e4fed6005c0204" v_mad_co_u64_u32 v[0:1], s100, s0, v46, v[0:1] clamp }
        $constant! { "0038ffd6d3a13101" v_mad_co_i64_i32 v[0:1], s56, v211, -16, s[76:77] }
        $constant! { "007c01d7ffa00100e93a75d0" v_sub_co_u32 v0, null, 0xd0753ae9, -16 }
        $constant! { "008001d7fffe0300494e28d6" v_sub_co_u32 v0, s0, 0xd6284e49, v255 clamp }
        $constant! { "009402d7ebff0100e1b8c040" v_subrev_co_u32 v0, s20, v235, 0x40c0b8e1 clamp }
        $constant! { "1dc003d700ff01005c7f0000" v_add_nc_u16 v29, v0, 0x7f5c op_sel:[0,0,1] clamp }
        $constant! { "000005d7ff0002004eda0000" v_mul_lo_u16 v0, 0xda4e, v0 }
        $constant! { "008006d7ff00026098bcce0e" v_cvt_pk_i16_f32 v0, neg(0xecebc98), -v0 clamp }
        $constant! { "ff080dd7fffe0300697c0000" v_add_nc_i16 v255, 0x7c69, v255 op_sel:[1,0,0] }
        $constant! { "440011d7ffe80000de060000" v_pack_b32_f16 v68, 0x6de, ttmp8 }
        $constant! { "ff9012d7fffe0140ff7f0000" v_cvt_pk_norm_i16_f16 v255, 0x7fff, neg(0x7fff) op_sel:[0,1,0] clamp }
        $constant! { "c20013d700ff0140da4f0000" v_cvt_pk_norm_u16_f16 v194, v0, neg(0x4fda) }
        $constant! { "00801cd793ff0100903b596f" v_ldexp_f32 v0, v147, 0x6f593b90 clamp }
        $constant! { "32001dd7d0fe0100c0b38ace" v_bfm_b32 v50, -16, 0xce8ab3c0 }
        $both! { "cf001dd7fffe0100ea55e940" v_bfm_b32 v207, 0x40e955ea, 0x40e955ea }
        $constant! { "ff001ed7ff0002003119b83b" v_bcnt_u32_b32 v255, 0x3bb81931, v0 }
        $constant! { "340021d7ffff014011d3f9a4" v_cvt_pk_norm_i16_f32 v52, v255, neg(0xa4f9d311) }
        $constant! { "570122d730ff0160c440b320" v_cvt_pk_norm_u16_f32 v87, -|v48|, neg(0x20b340c4) }
        $constant! { "ff0023d73afe010051b10dc7" v_cvt_pk_u16_u32 v255, s58, 0xc70db151 }
        $constant! { "ff0023d700fe0100227b4a2d" v_cvt_pk_u16_u32 v255, s0, 0x2d4a7b22 }
        $constant! { "8f002ed700ff0100cba37ee8" v_mul_hi_i32 v143, v0, 0xe87ea3cb }
        $constant! { "4b002fd748ff01105c5d9c3e" v_trig_preop_f64 v[75:76], v[72:73], 0x3e9c5d5c mul:4 }
        $constant! { "5e0042d7fffe0100ce463b42" v_maximum_f64 v[94:95], 0x423b46ce, 0x423b46ce }
        $constant! { "ff0062d7fffe0100b6bf0000" v_and_b16 v255, 0xbfb6, 0xbfb6 }
        $constant! { "060066d7ffff0120f69ccb22" v_maximum_f32 v6, -v255, 0x22cb9cf6 }
        $constant! { "890066d700fe0120b3d6cea8" v_maximum_f32 v137, -s0, 0xa8ced6b3 }
        $constant! { "988066d7e9d6006027048183" v_maximum_f32_e64_dpp v152, -v39, -vcc_hi clamp dpp8:[4,0,4,0,0,7,0,4] }
        $constant! { "990068d7f5fe01185d800000" v_maximum_f16 v153, -2.0, 0x805d div:2 }
        $constant! { "1a016ad7ffbc0000b4510db8" v_cvt_pk_bf8_f32 v26, |0xb80d51b4|, s94 }
        $constant! { "00406ad7ff2a0260ffffff7f" v_cvt_pk_bf8_f32 v0, neg(0x7fffffff), -v21 op_sel:[0,0,1] }
        $both! { "05406bd7ba9b0000" v_cvt_sr_fp8_f32 v5, v186, s77 byte_sel:2 }
        $constant! { "3b606cd77bfe0120ff7f0000" v_cvt_sr_bf8_f32 v59, -ttmp15, 0x7fff byte_sel:3 }
        $constant! { "000083d5ff00000062e9d730" v_cvt_i32_f64_e64 v0, 0x30d7e962 }
        $constant! { "ff00a1d5ff000000c136c76c" v_trunc_f32_e64 v255, 0x6cc736c1 }
        $constant! { "ff80dad5ff000000174b0000" v_frexp_exp_i16_f16_e64 v255, 0x4b17 clamp }
        $constant! { "ff0030d5fffe0310fb3e0000" v_min_num_f16_e64 v255, 0x3efb, v255 mul:4 }
        $constant! { "7c0206d400ff0100ff7f0000" v_cmp_ge_f16_e64 null, v0, |0x7fff| }
        $constant! { "5a0007d47eff012027ce0000" v_cmp_o_f16_e64 s90, -v126, 0xce27 }
        $constant! { "000032d477ff0100a5110000" v_cmp_eq_i16_e64 s0, v119, 0x11a5 }
        $constant! { "7c0035d4ffff0100fbe10000" v_cmp_ne_i16_e64 null, v255, 0xe1fb }
        $constant! { "7e828cd4b6fd0000" v_cmpx_nle_f16_e64 v182, |exec_lo| clamp }
        $constant! { "7e018dd4fffe0100fcd70000" v_cmpx_neq_f16_e64 |0xd7fc|, 0xd7fc }
        $constant! { "000041d7b8ff0120983f7b83" v_minimum_f64 v[0:1], -v[184:185], 0x837b3f98 }
        $constant! { "708009d4fffe0300c4f90000" v_cmp_nge_f16_e64 ttmp4, 0xf9c4, v255 clamp }
        $constant! { "670064d7fffe0100372b0000" v_xor_b16 v103, 0x2b37, 0x2b37 }
        $constant! { "008035d575ff016082f90000" v_mul_f16_e64 v0, -v117, neg(0xf982) clamp }
        $both! { "ff80e0d5ff000020b45b0000" v_sin_f16_e64 v255, neg(0x5bb4) clamp }
        $constant! { "36009cd500010000" v_mov_b16_e64 v54.l, v0.l }
        $constant! { "ab409cd5fa00000072000458" v_mov_b16_e64_dpp v171.h, v114.l op_sel:[0,1] quad_perm:[0,0,0,0] row_mask:0x5 bank_mask:0x8 fi:1 }
        $constant! { "00089cd5fa000000f50000ff" v_mov_b16_e64_dpp v0.l, v245.h op_sel:[1,0] quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf }
        $constant! { "ff4000cc2700f65b" v_pk_mad_i16 v255, s39, v0, src_scc neg_lo:[0,1,0] }
        $constant! { "ffca00ccffd78dbe" v_pk_mad_i16 v255, v255, src_shared_base, v163 op_sel:[1,0,0] neg_lo:[1,0,1] neg_hi:[0,1,0] clamp }
        $constant! { "ff6800ccffc86a3cffffffff" v_pk_mad_i16 v255, lit(0xffffffff), v100, v26 op_sel:[1,0,1] neg_lo:[1,0,0] }
        $constant! { "854800cca3fffd1bffffffff" v_pk_mad_i16 v133, v163, lit(0xffffffff), lit(0xffffffff) op_sel:[1,0,0] }
        $constant! { "004001cce5ff012839a3ae83" v_pk_mul_lo_u16 v0, v229, 0x83aea339 op_sel_hi:[1,0] neg_lo:[1,0] }
        $constant! { "004202cc9fff010800000000" v_pk_add_i16 v0, v159, lit(0x0) op_sel_hi:[1,0] neg_hi:[0,1] }
        $constant! { "ffc103cca6fb0030" v_pk_sub_i16 v255, v166, m0 op_sel_hi:[0,1] neg_lo:[1,0] neg_hi:[1,0] clamp }
        $constant! { "82d103ccff00004874b3b4d5" v_pk_sub_i16 v130, 0xd5b4b374, s0 op_sel:[0,1] op_sel_hi:[1,0] neg_lo:[0,1] neg_hi:[1,0] clamp }
        $constant! { "255104ccfffe015000000080" v_pk_lshlrev_b16 v37, 0x80000000, 0x80000000 op_sel:[0,1] op_sel_hi:[0,1] neg_lo:[0,1] neg_hi:[1,0] }
        $constant! { "a1c805cc36ff01080000803f" v_pk_lshrrev_b16 v161, v54, lit(0x3f800000) op_sel:[1,0] op_sel_hi:[1,0] clamp }
        $constant! { "ff4005cc26fe0148c168cbfc" v_pk_lshrrev_b16 v255, s38, 0xfccb68c1 op_sel_hi:[1,0] neg_lo:[0,1] }
        $constant! { "4a4b06ccffff0110f1211c5f" v_pk_ashrrev_i16 v74, v255, 0x5f1c21f1 op_sel:[1,0] op_sel_hi:[0,1] neg_hi:[1,1] }
        $both! { "ab4208cc7dfe0328" v_pk_min_i16 v171, m0, v255 op_sel_hi:[1,0] neg_lo:[1,0] neg_hi:[0,1] }
        $constant! { "991209ccff2cfe9701000000" v_pk_mad_u16 v153, lit(0x1), v22, v255 op_sel:[0,1,0] op_sel_hi:[0,1,0] neg_lo:[0,0,1] neg_hi:[0,1,0] }
        $constant! { "ff5009ccff00fc5b00000080" v_pk_mad_u16 v255, 0x80000000, s0, 0x80000000 op_sel:[0,1,0] neg_lo:[0,1,0] }
        $constant! { "00d00bccfff6001000000000" v_pk_sub_u16 v0, lit(0x0), ttmp15 op_sel:[0,1] op_sel_hi:[0,1] clamp }
        $constant! { "00400dcc00ff0118ffffff7f" v_pk_min_u16 v0, v0, 0x7fffffff }
        $constant! { "5fca0dccff600310ff7f0000" v_pk_min_u16 v95, 0x7fff, v176 op_sel:[1,0] op_sel_hi:[0,1] neg_hi:[0,1] clamp }
        $constant! { "000c0eccff0002b85d2acb10" v_pk_fma_f16 v0, 0x10cb2a5d, v0, s0 op_sel:[1,0,0] op_sel_hi:[1,1,0] neg_lo:[1,0,1] neg_hi:[0,0,1] }
        $constant! { "ff4813ccfa00205eff00080f" v_dot2_f32_f16_e64_dpp v255, v255, s0, v136 op_sel:[1,0,0] neg_lo:[0,1,0] quad_perm:[0,0,0,0] row_mask:0x0 bank_mask:0xf bound_ctrl:1 }
        $constant! { "134c13cce900fc97ff000080" v_dot2_f32_f16_e64_dpp v19, v255, s0, v255 op_sel:[1,0,0] op_sel_hi:[0,1,1] neg_lo:[0,0,1] neg_hi:[0,0,1] dpp8:[0,0,0,0,0,0,0,4] }
        $constant! { "ffc316cce6f9b818" v_dot4_i32_iu8 v255, v230, null, s46 neg_hi:[1,1,0] clamp }
        $constant! { "004117cc58feff1bad8771e0" v_dot4_u32_u8 v0, s88, v255, 0xe07187ad neg_hi:[1,0,0] }
        $constant! { "43c418ccc727fe9b242176c6" v_dot8_i32_iu4 v67, v199, v19, 0xc6762124 neg_lo:[0,0,1] neg_hi:[0,0,1] clamp }
        $constant! { "a1001acc65fe453dd253608a" v_dot2_f32_bf16 v161, s101, 0x8a6053d2, v81 op_sel_hi:[1,1,0] neg_lo:[1,0,0] }
        $constant! { "ff5020ccf9010088" v_fma_mix_f32 v255, v249, s0, -s0 op_sel:[0,1,0] op_sel_hi:[1,0,1] }
        $constant! { "004820cc006b0178" v_fma_mix_f32 v0, -v0, neg(53), s0 op_sel:[1,0,0] op_sel_hi:[1,1,1] }
        $constant! { "ffe420ccfafe039428000cff" v_fma_mix_f32_e64_dpp v255, v40, v255, -|v0| op_sel:[0,0,1] op_sel_hi:[0,1,1] clamp quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 }
        $both! { "000120ccfafef339ff00008f" v_fma_mix_f32_e64_dpp v0, -|v255|, v255, null op_sel_hi:[1,1,0] quad_perm:[0,0,0,0] row_mask:0x8 bank_mask:0xf }
        $constant! { "ffc320cce9fe431b00240e00" v_fma_mix_f32_e64_dpp v255, |v0|, |v255|, -16 op_sel_hi:[1,1,1] clamp dpp8:[4,4,0,7,0,0,0,0] }
        $constant! { "324921ccff39c3df" v_fma_mixlo_f16 v50, |v255|, -v156, -v240 op_sel:[1,0,0] op_sel_hi:[1,1,1] }
        $constant! { "ffd421cc005d0014" v_fma_mixlo_f16 v255, v0, s46, |v0| op_sel:[0,1,0] op_sel_hi:[0,1,1] clamp }
        $constant! { "6f6421ccfa0012d8ff0000f0" v_fma_mixlo_f16_e64_dpp v111, v255, -v0, -|s4| op_sel:[0,0,1] op_sel_hi:[1,1,1] quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0x0 }
        $constant! { "dc5021cce90a420a65080000" v_fma_mixlo_f16_e64_dpp v220, v101, v5, 16 op_sel:[0,1,0] op_sel_hi:[1,0,1] dpp8:[0,1,0,0,0,0,0,0] }
        $constant! { "83c022cc6b3a2f98" v_fma_mixhi_f16 v131, vcc_hi, v157, -s11 op_sel_hi:[1,1,1] clamp }
        $constant! { "ff8122ccfae0d27afe5401ff" v_fma_mixhi_f16_e64_dpp v255, -|v254|, -v112, 52 op_sel_hi:[1,1,0] clamp row_share:4 row_mask:0xf bank_mask:0xf }
        $constant! { "474024ccff1ec71dacd46e6d" v_dot4_f32_fp8_bf8 v71, 0x6d6ed4ac, v143, v113 }
        $constant! { "004026cc0038bb9b" v_dot4_f32_fp8_fp8 v0, s0, v156, src_private_limit neg_lo:[0,0,1] }
        $constant! { "5b4240cc00f9031c" v_wmma_f32_16x16x16_f16 v[91:98], v[0:3], v[252:255], v[0:7] neg_hi:[0,1,0] }
        $constant! { "aa5150cc5a01023c" v_swmmac_f32_16x16x32_f16 v[170:173], v[90:91], v[0:3], v0 index_key:2 neg_lo:[1,0,0] neg_hi:[1,0,0] }
        $constant! { "214821cc00fefd1b00000000" v_fma_mixlo_f16 v33, s0, lit(0x0), lit(0x0) op_sel:[1,0,0] op_sel_hi:[1,1,1] }
        $constant! { "004024ccfa00129f806b0df8" v_dot4_f32_fp8_bf8_e64_dpp v0, v128, v0, v196 neg_lo:[0,0,1] row_xmask:11 row_mask:0xf bank_mask:0x8 bound_ctrl:1 fi:1 }
        $constant! { "564427ccfa964f1c892201bf" v_dot4_f32_bf8_bf8_e64_dpp v86, v137, v203, v19 neg_hi:[0,0,1] row_ror:2 row_mask:0xb bank_mask:0xf }
        $constant! { "534020ccd0fef5bbff7f0000" v_fma_mix_f32 v83, neg(-16), 0x7fff, -src_scc op_sel_hi:[1,1,1] }
        $both! { "256122cccaa1fd1b01000000" v_fma_mixhi_f16 v37, |v202|, -16, lit(0x1) op_sel:[0,0,1] op_sel_hi:[1,1,1] }
        $constant! { "21c021cc9c06fc0bffff0000" v_fma_mixlo_f16 v33, 28, s3, lit(0xffff) op_sel_hi:[1,0,1] clamp }
        $constant! { "ee80027c" v_cmp_lt_f16_e32 vcc_lo, src_private_limit, v64 }
        $constant! { "ff00027c00000000" v_cmp_lt_f16_e32 vcc_lo, lit(0x0), v0 }
        $constant! { "ff64027cffff0000" v_cmp_lt_f16_e32 vcc_lo, lit(0xffff), v50 }
        $constant! { "fa00027c690004ff" v_cmp_lt_f16 vcc_lo, v105, v0 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf fi:1 }
        $constant! { "faf2027c4f00088f" v_cmp_lt_f16 vcc_lo, v79, v121 quad_perm:[0,0,0,0] row_mask:0x8 bank_mask:0xf bound_ctrl:1 }
        $constant! { "e900027c7968f003" v_cmp_lt_f16 vcc_lo, v121, v0 dpp8:[0,5,1,0,7,7,0,0] }
        $constant! { "58fe067c" v_cmp_le_f16_e32 vcc_lo, s88, v127 }
        $constant! { "fa2c087c7f008cf8" v_cmp_gt_f16 vcc_lo, v127, |v22| quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0x8 bound_ctrl:1 fi:1 }
        $constant! { "fffe0a7c81b60000" v_cmp_lg_f16_e32 vcc_lo, 0xb681, v127 }
        $constant! { "ff42107c78560000" v_cmp_u_f16_e32 vcc_lo, 0x5678, v33 }
        $constant! { "fa00167c7f5361ff" v_cmp_ngt_f16 vcc_lo, |v127|, -v0 row_share:3 row_mask:0xf bank_mask:0xf }
        $constant! { "ff00227cdcda0987" v_cmp_lt_f32_e32 vcc_lo, 0x8709dadc, v0 }
        $constant! { "fffe257cffffffff" v_cmp_eq_f32_e32 vcc_lo, lit(0xffffffff), v255 }
        $constant! { "fa00247c23003cff" v_cmp_eq_f32 vcc_lo, -|v35|, v0 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 }
        $both! { "ffb6277cffff0000" v_cmp_le_f32_e32 vcc_lo, 0xffff, v219 }
        $constant! { "fafe277cff001cff" v_cmp_le_f32 vcc_lo, -v255, v255 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 }
        $constant! { "fafe297c7500c0ff" v_cmp_gt_f32 vcc_lo, v117, -|v255| quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf }
        $constant! { "fffa327c404fe874" v_cmp_nge_f32_e32 vcc_lo, 0x74e84f40, v125 }
        $constant! { "ff00367c44625c9d" v_cmp_ngt_f32_e32 vcc_lo, 0x9d5c6244, v0 }
        $constant! { "ff9a387cffffff7f" v_cmp_nle_f32_e32 vcc_lo, 0x7fffffff, v77 }
        $constant! { "ff003c7cbb68f32f" v_cmp_nlt_f32_e32 vcc_lo, 0x2ff368bb, v0 }
        $constant! { "86f3427c" v_cmp_lt_f64_e32 vcc_lo, v[134:135], v[121:122] }
        $constant! { "ff00427c11a39861" v_cmp_lt_f64_e32 vcc_lo, 0x6198a311, v[0:1] }
        $constant! { "ff00447cffffffff" v_cmp_eq_f64_e32 vcc_lo, 0xffffffff, v[0:1] }
        $constant! { "ff38447cb189846e" v_cmp_eq_f64_e32 vcc_lo, 0x6e8489b1, v[28:29] }
        $constant! { "ffd8497c0000803f" v_cmp_gt_f64_e32 vcc_lo, 0x3f800000, v[236:237] }
        $constant! { "ff00487c5e28a171" v_cmp_gt_f64_e32 vcc_lo, 0x71a1285e, v[0:1] }
        $constant! { "80fc4b7c" v_cmp_lg_f64_e32 vcc_lo, 0, v[254:255] }
        $constant! { "0efc4d7c" v_cmp_ge_f64_e32 vcc_lo, s[14:15], v[254:255] }
        $constant! { "fffc4d7c263bfc78" v_cmp_ge_f64_e32 vcc_lo, 0x78fc3b26, v[254:255] }
        $both! { "ff224e7c091e6a4f" v_cmp_o_f64_e32 vcc_lo, 0x4f6a1e09, v[17:18] }
        $constant! { "fffc517cb1202b02" v_cmp_u_f64_e32 vcc_lo, 0x22b20b1, v[254:255] }
        $constant! { "ff2a567c18f860ec" v_cmp_ngt_f64_e32 vcc_lo, 0xec60f818, v[21:22] }
        $constant! { "7cfc5d7c" v_cmp_nlt_f64_e32 vcc_lo, null, v[254:255] }
        $constant! { "ff005c7c4b59075c" v_cmp_nlt_f64_e32 vcc_lo, 0x5c07594b, v[0:1] }
        $constant! { "ff805c7cc8ba2da1" v_cmp_nlt_f64_e32 vcc_lo, 0xa12dbac8, v[64:65] }
        $constant! { "ff1e647cd9790000" v_cmp_eq_i16_e32 vcc_lo, 0x79d9, v15 }
        $constant! { "ffe2687ccb720000" v_cmp_gt_i16_e32 vcc_lo, 0x72cb, v113 }
        $constant! { "714a6c7c" v_cmp_ge_i16_e32 vcc_lo, ttmp5, v37 }
        $constant! { "d0fc7a7c" v_cmp_ne_u16_e32 vcc_lo, -16, v126 }
        $constant! { "fffe7a7c1de10000" v_cmp_ne_u16_e32 vcc_lo, 0xe11d, v127 }
        $constant! { "ffc6837cc717e127" v_cmp_lt_i32_e32 vcc_lo, 0x27e117c7, v227 }
        $constant! { "ff00857c042cca96" v_cmp_eq_i32_e32 vcc_lo, 0x96ca2c04, v128 }
        $constant! { "ffec877cd705de91" v_cmp_le_i32_e32 vcc_lo, 0x91de05d7, v246 }
        $constant! { "ff00887ce6fa93be" v_cmp_gt_i32_e32 vcc_lo, 0xbe93fae6, v0 }
        $constant! { "fffe8b7c0d568a34" v_cmp_ne_i32_e32 vcc_lo, 0x348a560d, v255 }
        $both! { "fa008a7cf42c05ff" v_cmp_ne_i32 vcc_lo, v244, v0 row_ror:12 row_mask:0xf bank_mask:0xf fi:1 }
        $constant! { "ff00927c46cea236" v_cmp_lt_u32_e32 vcc_lo, 0x36a2ce46, v0 }
        $constant! { "ff2e977c9a5af11a" v_cmp_le_u32_e32 vcc_lo, 0x1af15a9a, v151 }
        $constant! { "fffca57cff7f0000" v_cmp_eq_i64_e32 vcc_lo, 0x7fff, v[254:255] }
        $constant! { "fffcab7cd6f787c1" v_cmp_ne_i64_e32 vcc_lo, 0xc187f7d6, v[254:255] }
        $constant! { "ff2cad7cc9083a55" v_cmp_ge_i64_e32 vcc_lo, 0x553a08c9, v[150:151] }
        $constant! { "fffcad7c3bfffc29" v_cmp_ge_i64_e32 vcc_lo, 0x29fcff3b, v[254:255] }
        $constant! { "ff74bd7cf4712a1b" v_cmp_ge_u64_e32 vcc_lo, 0x1b2a71f4, v[186:187] }
        $constant! { "4e96027d" v_cmpx_lt_f16_e32 s78, v75 }
        $constant! { "ff34027d8b600000" v_cmpx_lt_f16_e32 0x608b, v26 }
        $constant! { "fa00027d7f7828f8" v_cmpx_lt_f16 |v127|, v0 quad_perm:[0,2,3,1] row_mask:0xf bank_mask:0x8 bound_ctrl:1 }
        $constant! { "e9fe027d00c080d3" v_cmpx_lt_f16 v0, v127 dpp8:[0,0,3,0,0,7,4,6] }
        $constant! { "fffe067dffff0000" v_cmpx_le_f16_e32 lit(0xffff), v127 }
        $constant! { "ffbe0c7db4360000" v_cmpx_ge_f16_e32 0x36b4, v95 }
        $constant! { "ffba0c7d1f8d0000" v_cmpx_ge_f16_e32 0x8d1f, v93 }
        $constant! { "fafe0c7d1d0010f8" v_cmpx_ge_f16 -v29, v127 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0x8 }
        $both! { "ff640e7d00000000" v_cmpx_o_f16_e32 lit(0x0), v50 }
        $constant! { "ffd60e7df2500000" v_cmpx_o_f16_e32 0x50f2, v107 }
        $constant! { "fffe107d37c50000" v_cmpx_u_f16_e32 0xc537, v127 }
        $constant! { "fffe147d39280000" v_cmpx_nlg_f16_e32 0x2839, v127 }
        $constant! { "715e187d" v_cmpx_nle_f16_e32 ttmp5, v47 }
        $constant! { "ffe61c7d804e0000" v_cmpx_nlt_f16_e32 0x4e80, v115 }
        $constant! { "ffb6237dff7f0000" v_cmpx_lt_f32_e32 0x7fff, v219 }
        $constant! { "fa6c227dff003c88" v_cmpx_lt_f32 -|v255|, v54 quad_perm:[0,0,0,0] row_mask:0x8 bank_mask:0x8 bound_ctrl:1 fi:1 }
        $constant! { "ff52247dffffff7f" v_cmpx_eq_f32_e32 0x7fffffff, v41 }
        $constant! { "fffe297dffffffff" v_cmpx_gt_f32_e32 lit(0xffffffff), v255 }
        $constant! { "fffe2b7dffd9875e" v_cmpx_lg_f32_e32 0x5e87d9ff, v255 }
        $constant! { "ff162a7df5310b64" v_cmpx_lg_f32_e32 0x640b31f5, v11 }
        $constant! { "fffe317d891e2fda" v_cmpx_u_f32_e32 0xda2f1e89, v255 }
        $constant! { "fffe337dceef1d02" v_cmpx_nge_f32_e32 0x21defce, v255 }
        $constant! { "f0fe377d" v_cmpx_ngt_f32_e32 0.5, v255 }
        $constant! { "ff00367d2314c2b9" v_cmpx_ngt_f32_e32 0xb9c21423, v0 }
        $both! { "c9b5437d" v_cmpx_lt_f64_e32 v[201:202], v[218:219] }
        $constant! { "ff06437dffffffff" v_cmpx_lt_f64_e32 0xffffffff, v[131:132] }
        $constant! { "fffc457d67b8a320" v_cmpx_eq_f64_e32 0x20a3b867, v[254:255] }
        $constant! { "80fc497d" v_cmpx_gt_f64_e32 0, v[254:255] }
        $constant! { "3600487d" v_cmpx_gt_f64_e32 s[54:55], v[0:1] }
        $constant! { "fffc497dffff0000" v_cmpx_gt_f64_e32 0xffff, v[254:255] }
        $constant! { "ff6e497d57b24bd3" v_cmpx_gt_f64_e32 0xd34bb257, v[183:184] }
        $constant! { "ff9c4b7dd7c4fd8e" v_cmpx_lg_f64_e32 0x8efdc4d7, v[206:207] }
        $constant! { "7cfc4d7d" v_cmpx_ge_f64_e32 null, v[254:255] }
        $constant! { "ff44517d185ad753" v_cmpx_u_f64_e32 0x53d75a18, v[162:163] }
        $constant! { "ff32557d5a93f200" v_cmpx_nlg_f64_e32 0xf2935a, v[153:154] }
        $constant! { "fffc597df01654f0" v_cmpx_nle_f64_e32 0xf05416f0, v[254:255] }
        $constant! { "fffc5b7dc9312449" v_cmpx_neq_f64_e32 0x492431c9, v[254:255] }
        $constant! { "c1fe647d" v_cmpx_eq_i16_e32 -1, v127 }
        $constant! { "ff2c647d5ef40000" v_cmpx_eq_i16_e32 0xf45e, v22 }
        $constant! { "ffe8727d5f820000" v_cmpx_lt_u16_e32 0x825f, v116 }
        $both! { "ffc8747d467a0000" v_cmpx_eq_u16_e32 0x7a46, v100 }
        $constant! { "ff127a7d04e40000" v_cmpx_ne_u16_e32 0xe404, v9 }
        $constant! { "ff00827d524078fd" v_cmpx_lt_i32_e32 0xfd784052, v0 }
        $constant! { "ff00847d913b14f8" v_cmpx_eq_i32_e32 0xf8143b91, v0 }
        $constant! { "ff00887d1c7e5da5" v_cmpx_gt_i32_e32 0xa55d7e1c, v0 }
        $constant! { "fa0e887d00010dff" v_cmpx_gt_i32 v0, v7 row_shl:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1 }
        $constant! { "fff48d7d28f0df7a" v_cmpx_ge_i32_e32 0x7adff028, v250 }
        $constant! { "ff14927df8376e8e" v_cmpx_lt_u32_e32 0x8e6e37f8, v10 }
        $constant! { "ffde927dbb94c907" v_cmpx_lt_u32_e32 0x7c994bb, v111 }
        $constant! { "ff00947d3101d956" v_cmpx_eq_u32_e32 0x56d90131, v0 }
        $constant! { "ff32997db301335c" v_cmpx_gt_u32_e32 0x5c3301b3, v153 }
        $constant! { "ff869b7d0000803f" v_cmpx_ne_u32_e32 lit(0x3f800000), v195 }
        $constant! { "ff5aa37d8f2080b4" v_cmpx_lt_i64_e32 0xb480208f, v[173:174] }
        $constant! { "ff62a37d32f388d0" v_cmpx_lt_i64_e32 0xd088f332, v[177:178] }
        $constant! { "fffca57d4948c7c7" v_cmpx_eq_i64_e32 0xc7c74849, v[254:255] }
        $constant! { "ffe2a67d1d56e2fb" v_cmpx_le_i64_e32 0xfbe2561d, v[113:114] }
        $both! { "eb00aa7d" v_cmpx_ne_i64_e32 src_shared_base, v[0:1] }
        $constant! { "ffd4b47d33e59e86" v_cmpx_eq_u64_e32 0x869ee533, v[106:107] }
        $constant! { "fffcb57dd6a86d7e" v_cmpx_eq_u64_e32 0x7e6da8d6, v[254:255] }
        $constant! { "fffefa7da06c0000" v_cmpx_class_f16_e32 0x6ca0, v127 }
        $constant! { "f0200c7c" v_cmp_ge_f16_e32 vcc_lo, 0.5, v16 }
        $constant! { "fdfe047d" v_cmpx_eq_f16_e32 src_scc, v127 }
        $constant! { "fffe687dada50000" v_cmpx_gt_i16_e32 0xa5ad, v127 }
        $constant! { "fafe147c7f1d45f8" v_cmp_nlg_f16 vcc_lo, v127, -v127 row_shr:13 row_mask:0xf bank_mask:0x8 fi:1 }
        $constant! { "c2ed00c99f9fd3ff" v_dual_add_f32 v255, v194, v118 :: v_dual_fmac_f32 v210, v159, v207 }
        $constant! { "fffe25c8ff00c68d00000000" v_dual_fmac_f32 v141, lit(0x0), v255 :: v_dual_and_b32 v198, lit(0x0), v0 }
        $constant! { "ffc01bc8ff2c33d400000080" v_dual_fmac_f32 v212, 0x80000000, v224 :: v_dual_dot2acc_f32_bf16 v51, 0x80000000, v150 }
        $constant! { "ff0c00c8ff003e27ffffffff" v_dual_fmac_f32 v39, lit(0xffffffff), v6 :: v_dual_fmac_f32 v62, lit(0xffffffff), v0 }
        $constant! { "fffe01c8ff30d17400000080" v_dual_fmac_f32 v116, 0x80000000, v255 :: v_dual_fmac_f32 v209, 0x80000000, v152 }
        $constant! { "fffe45c8ff000e0000000080" v_dual_fmaak_f32 v0, 0x80000000, v255, 0x80000000 :: v_dual_fmamk_f32 v15, 0x80000000, 0x80000000, v0 }
        $constant! { "ff6e4ac8ff9c0f00ffffffff" v_dual_fmaak_f32 v0, lit(0xffffffff), v55, 0xffffffff :: v_dual_sub_f32 v15, lit(0xffffffff), v206 }
        $constant! { "ff00c2cafffe6f0000000080" v_dual_min_num_f32 v0, 0x80000000, v0 :: v_dual_fmaak_f32 v111, 0x80000000, v255, 0x80000000 }
        $both! { "ff6a82c8fffeff2b409ad5b9" v_dual_fmamk_f32 v43, 0xb9d59a40, 0xb9d59a40, v53 :: v_dual_fmaak_f32 v254, 0xb9d59a40, v255, 0xb9d59a40 }
        $constant! { "ff78a3c8ff1e7fc200000080" v_dual_fmamk_f32 v194, 0x80000000, 0x80000000, v188 :: v_dual_lshlrev_b32 v127, 0x80000000, v143 }
        $constant! { "fffe8fc8ff64ffeaf79b7e8d" v_dual_fmamk_f32 v234, 0x8d7e9bf7, 0x8d7e9bf7, v255 :: v_dual_mul_dx9_zero_f32 v255, 0x8d7e9bf7, v178 }
        $constant! { "ff00c4c8ff96781fd336244c" v_dual_mul_f32 v31, 0x4c2436d3, v0 :: v_dual_fmamk_f32 v120, 0x4c2436d3, 0x4c2436d3, v75 }
        $constant! { "ff0004c8ffd833f700000080" v_dual_fmac_f32 v247, 0x80000000, v0 :: v_dual_fmamk_f32 v50, 0x80000000, 0x80000000, v236 }
        $constant! { "631ad3c800ff01ee" v_dual_mul_f32 v238, s99, v141 :: v_dual_cndmask_b32 v1, v0, v255 }
        $constant! { "008246cbff89009e" v_dual_dot2acc_f32_bf16 v158, s0, v65 :: v_dual_mul_f32 v1, v255, v68 }
        $constant! { "ff56d8c8ff00fe556c3132e7" v_dual_mul_f32 v85, 0xe732316c, v43 :: v_dual_dot2acc_f32_f16 v254, 0xe732316c, v0 }
        $constant! { "ff00cac8ff46eb9500000080" v_dual_mul_f32 v149, 0x80000000, v0 :: v_dual_sub_f32 v234, 0x80000000, v163 }
        $constant! { "ff6b24c9000182ff" v_dual_add_f32 v255, v255, v53 :: v_dual_and_b32 v130, v0, v0 }
        $constant! { "008b16c947010000" v_dual_add_f32 v0, v0, v69 :: v_dual_min_num_f32 v1, v71, v0 }
        $constant! { "1ed408cbffff51ff" v_dual_dot2acc_f32_f16 v255, s30, v106 :: v_dual_add_f32 v80, v255, v255 }
        $constant! { "ffe620c9ff00d6e605ce77f9" v_dual_add_f32 v230, 0xf977ce05, v115 :: v_dual_add_nc_u32 v215, 0xf977ce05, v0 }
        $constant! { "ff3a0ac9ff8cd8ffffffffff" v_dual_add_f32 v255, lit(0xffffffff), v29 :: v_dual_sub_f32 v216, lit(0xffffffff), v70 }
        $constant! { "ffc009c9ff9a66df00000080" v_dual_add_f32 v223, 0x80000000, v224 :: v_dual_add_f32 v102, 0x80000000, v77 }
        $constant! { "ff00c8c9ffc49f0000000080" v_dual_mul_dx9_zero_f32 v0, 0x80000000, v0 :: v_dual_add_f32 v159, 0x80000000, v226 }
        $both! { "5e734cc9693700a2" v_dual_sub_f32 v162, v94, v57 :: v_dual_subrev_f32 v1, v105, v27 }
        $constant! { "00044ac9000100ff" v_dual_sub_f32 v255, s0, v2 :: v_dual_sub_f32 v0, v0, v0 }
        $constant! { "fffe51c9ff00fe0000000080" v_dual_sub_f32 v0, 0x80000000, v255 :: v_dual_mov_b32 v255, 0x80000000 }
        $constant! { "ffa441c9ff00faff00000080" v_dual_sub_f32 v255, 0x80000000, v210 :: v_dual_fmac_f32 v250, 0x80000000, v0 }
        $constant! { "ff004ac9ff3c1da700000080" v_dual_sub_f32 v167, 0x80000000, v0 :: v_dual_sub_f32 v28, 0x80000000, v158 }
        $constant! { "fff20bcbffcea30000000080" v_dual_dot2acc_f32_f16 v0, 0x80000000, v249 :: v_dual_sub_f32 v163, 0x80000000, v231 }
        $constant! { "ca6fccc80000fe08" v_dual_mul_f32 v8, v202, v55 :: v_dual_subrev_f32 v255, s0, v0 }
        $constant! { "2f00ccc8fbfd3500" v_dual_mul_f32 v0, s47, v0 :: v_dual_subrev_f32 v53, v251, v254 }
        $constant! { "ff00a4c9ff42feffe5bf4475" v_dual_subrev_f32 v255, 0x7544bfe5, v0 :: v_dual_and_b32 v254, 0x7544bfe5, v33 }
        $constant! { "ffd89bc9ff5c9246ff7f0000" v_dual_subrev_f32 v70, 0x7fff, v236 :: v_dual_dot2acc_f32_bf16 v147, 0x7fff, v46 }
        $constant! { "ffc20dcbfffebbc978add395" v_dual_dot2acc_f32_f16 v201, 0x95d3ad78, v225 :: v_dual_subrev_f32 v186, 0x95d3ad78, v255 }
        $constant! { "ff008ccaff2a01d71026aec8" v_dual_max_num_f32 v215, 0xc8ae2610, v0 :: v_dual_subrev_f32 v0, 0xc8ae2610, v149 }
        $constant! { "7304d8c900ffa100" v_dual_mul_dx9_zero_f32 v0, ttmp7, v2 :: v_dual_dot2acc_f32_f16 v161, v0, v255 }
        $constant! { "16004ecaffff0d20" v_dual_cndmask_b32 v32, s22, v0 :: v_dual_mul_dx9_zero_f32 v13, v255, v255 }
        $constant! { "fffed9c9ff00c2ff00000000" v_dual_mul_dx9_zero_f32 v255, lit(0x0), v255 :: v_dual_dot2acc_f32_f16 v194, lit(0x0), v0 }
        $constant! { "ff868fc8ffacffff89d42b0d" v_dual_fmamk_f32 v255, 0xd2bd489, 0xd2bd489, v195 :: v_dual_mul_dx9_zero_f32 v254, 0xd2bd489, v214 }
        $both! { "4b0118ca1cfeffdc" v_dual_mov_b32 v220, v75 :: v_dual_dot2acc_f32_f16 v255, s28, v255 }
        $constant! { "ff0114ca9dffffff" v_dual_mov_b32 v255, v255 :: v_dual_max_num_f32 v254, v157, v255 }
        $constant! { "ff0004caff00fe001716b2ed" v_dual_mov_b32 v0, 0xedb21617 :: v_dual_fmamk_f32 v255, 0xedb21617, 0xedb21617, v0 }
        $constant! { "ff0010caff00188100000080" v_dual_mov_b32 v129, 0x80000000 :: v_dual_mov_b32 v24, 0x80000000 }
        $constant! { "ff6611c8ff0008e000000080" v_dual_fmac_f32 v224, 0x80000000, v179 :: v_dual_mov_b32 v9, 0x80000000 }
        $constant! { "fffe11cbff0050208b1a4637" v_dual_dot2acc_f32_f16 v32, 0x37461a8b, v255 :: v_dual_mov_b32 v81, 0x37461a8b }
        $constant! { "ef6f93ca7468104d" v_dual_max_num_f32 v77, v239, v183 :: v_dual_cndmask_b32 v16, ttmp8, v52 }
        $constant! { "4400d2cab2a336f5" v_dual_min_num_f32 v245, s68, v0 :: v_dual_cndmask_b32 v54, v178, v81 }
        $constant! { "ff0054cafffe01f01a4b8c7c" v_dual_cndmask_b32 v240, 0x7c8c4b1a, v0 :: v_dual_max_num_f32 v1, 0x7c8c4b1a, v255 }
        $constant! { "ff0012caff00fe0001000000" v_dual_mov_b32 v0, lit(0x1) :: v_dual_cndmask_b32 v255, lit(0x1), v0 }
        $constant! { "ffb893c8ff54cf36ffffffff" v_dual_fmamk_f32 v54, lit(0xffffffff), 0xffffffff, v220 :: v_dual_cndmask_b32 v207, lit(0xffffffff), v170 }
        $constant! { "00fe89ca4f000cfb" v_dual_max_num_f32 v251, s0, v255 :: v_dual_add_f32 v12, s79, v0 }
        $constant! { "3503d5c9f200fe28" v_dual_mul_dx9_zero_f32 v40, v53, v129 :: v_dual_max_num_f32 v255, 1.0, v0 }
        $constant! { "ff9a82caffb83c76e0a91b69" v_dual_max_num_f32 v118, 0x691ba9e0, v77 :: v_dual_fmaak_f32 v61, 0x691ba9e0, v92, 0x691ba9e0 }
        $constant! { "ff1e9acaff5cfc18ffff0000" v_dual_max_num_f32 v24, 0xffff, v15 :: v_dual_dot2acc_f32_bf16 v253, 0xffff, v46 }
        $constant! { "fffed5caff00b2ff8ee6c249" v_dual_min_num_f32 v255, 0x49c2e68e, v255 :: v_dual_max_num_f32 v178, 0x49c2e68e, v0 }
        $both! { "ff01e0ca82fbd1ad" v_dual_min_num_f32 v173, v255, v0 :: v_dual_add_nc_u32 v208, v130, v253 }
        $constant! { "d301e4ca7cfe4300" v_dual_min_num_f32 v0, v211, v0 :: v_dual_and_b32 v67, null, v255 }
        $constant! { "000016ca5a545500" v_dual_mov_b32 v0, s0 :: v_dual_min_num_f32 v85, s90, v170 }
        $constant! { "fffe17cbff00feffffffff7f" v_dual_dot2acc_f32_f16 v255, 0x7fffffff, v255 :: v_dual_min_num_f32 v254, 0x7fffffff, v0 }
        $constant! { "f40118caffbd5800" v_dual_mov_b32 v0, v244 :: v_dual_dot2acc_f32_f16 v89, v255, v94 }
        $constant! { "ff2211cbff007448543d6dc2" v_dual_dot2acc_f32_f16 v72, 0xc26d3d54, v145 :: v_dual_mov_b32 v117, 0xc26d3d54 }
        $constant! { "ff9cd9c9ff0000f1e1c9d844" v_dual_mul_dx9_zero_f32 v241, 0x44d8c9e1, v206 :: v_dual_dot2acc_f32_f16 v0, 0x44d8c9e1, v0 }
        $constant! { "980140cb0074e400" v_dual_dot2acc_f32_bf16 v0, v152, v0 :: v_dual_fmac_f32 v229, s0, v58 }
        $constant! { "ffff9bc900195f00" v_dual_subrev_f32 v0, v255, v255 :: v_dual_dot2acc_f32_bf16 v95, v0, v140 }
        $constant! { "ff3046cbfffe99c6ffffffff" v_dual_dot2acc_f32_bf16 v198, lit(0xffffffff), v24 :: v_dual_mul_f32 v153, lit(0xffffffff), v255 }
        $constant! { "ce89a1cad0feff00" v_dual_max_num_f32 v0, v206, v196 :: v_dual_add_nc_u32 v255, -16, v255 }
        $constant! { "00ffe1cabb6c40f1" v_dual_min_num_f32 v241, v0, v255 :: v_dual_add_nc_u32 v64, 59, v54 }
        $constant! { "ff6a61caffcc221200000080" v_dual_cndmask_b32 v18, 0x80000000, v181 :: v_dual_add_nc_u32 v35, 0x80000000, v102 }
        $constant! { "ff54e2caff9afe00be7390d3" v_dual_min_num_f32 v0, 0xd39073be, v42 :: v_dual_lshlrev_b32 v255, 0xd39073be, v77 }
        $constant! { "35f364caff4d4800" v_dual_cndmask_b32 v0, v53, v121 :: v_dual_and_b32 v73, v255, v38 }
        $constant! { "ff0024cafffe2bc6ffffffff" v_dual_mov_b32 v198, lit(0xffffffff) :: v_dual_and_b32 v43, lit(0xffffffff), v255 }
        $both! { "005950ca5201d6ff" v_dual_cndmask_b32 v255, v0, v44 :: v_dual_mov_b32 v214, v82 }
        $constant! { "0e2086e400c1000022f4f400" image_msaa_load v[0:4], [v34, v244, v244], s[96:103] dmask:0x2 dim:SQ_RSRC_IMG_2D_MSAA unorm tfe lwe }
        $constant! { "1f2046e4f4c01800777bf4f4" image_msaa_load v[244:248], [v119, v123, v244, v244], s[96:103] dmask:0x1 dim:SQ_RSRC_IMG_2D_MSAA_ARRAY unorm th:TH_LOAD_NT scope:SCOPE_DEV r128 tfe }
        $constant! { "51e006e5cf000008f4000000" image_sample v207, v244, s[0:7], s[16:19] dmask:0x4 dim:SQ_RSRC_IMG_2D unorm r128 a16 }
        $constant! { "29c006e5bcb8283616290000" image_sample v[188:189], [v22, v41], s[92:99], ttmp[0:3] dmask:0x4 dim:SQ_RSRC_IMG_2D th:TH_LOAD_HT scope:SCOPE_DEV tfe d16 }
        $constant! { "6c00c7e500000020caf4f400" image_sample_d v[0:2], [v202, v244, v244], s[0:7], s[64:67] dmask:0x7 dim:SQ_RSRC_IMG_1D_ARRAY a16 tfe d16 }
        $constant! { "132047e5f4000432d468f4ac" image_sample_d v[244:245], [v212, v104, v244, v[172:175]], s[0:7], s[100:103] dmask:0x5 dim:SQ_RSRC_IMG_CUBE unorm scope:SCOPE_SE r128 }
        $constant! { "054007e50000003211ca07f4" image_sample_l v0, [v17, v202, v7, v244], s[0:7], s[100:103] dmask:0x4 dim:SQ_RSRC_IMG_2D_ARRAY }
        $constant! { "03a0c7e48ee1002600a7f4f4" image_sample_b v[142:143], [v0, v167, v244, v244], ttmp[4:11], s[76:79] dmask:0x3 dim:SQ_RSRC_IMG_CUBE unorm lwe }
        $constant! { "2a00c8e450610002c0006200" image_sample_c v[80:81], [v192, v0, v98, v0], s[48:55], s[4:7] dmask:0x3 dim:SQ_RSRC_IMG_3D tfe lwe d16 }
        $constant! { "608088e7cf380436d0f40000" image_sample_c_l v[207:208], [v208, v244], s[28:35], ttmp[0:3] dmask:0xe dim:SQ_RSRC_IMG_1D scope:SCOPE_SE a16 d16 }
        $constant! { "2d6049e5c2d8400c0000e0f4" image_sample_o v[194:195], [v0, v0, v224, v244], ttmp[0:7], s[24:27] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY unorm th:TH_LOAD_NT_RT tfe d16 }
        $constant! { "3ba08ae714e138140072f4f4" image_sample_c_o v[20:22], [v0, v114, v244, v[244:245]], ttmp[4:11], s[40:43] dmask:0xe dim:SQ_RSRC_IMG_CUBE unorm th:TH_LOAD_LU scope:SCOPE_DEV r128 tfe lwe d16 }
        $constant! { "25c04ae5f431503279f46000" image_sample_c_d_o v244, [v121, v244, v96, v[0:5]], s[24:31], s[100:103] dmask:0x5 dim:SQ_RSRC_IMG_2D_ARRAY th:TH_LOAD_RT_NT lwe d16 }
        $constant! { "15000be6f4700836bc1f4cf4" image_sample_c_l_o v244, [v188, v31, v76, v[244:246]], s[56:63], ttmp[0:3] dmask:0x8 dim:SQ_RSRC_IMG_2D_ARRAY scope:SCOPE_DEV r128 }
        $constant! { "1de08de496006c0061770e54" image_gather4_c_lz_o v[150:154], [v97, v119, v14, v[84:85]], s[0:7], s[0:3] dmask:0x2 dim:SQ_RSRC_IMG_2D_ARRAY unorm th:TH_LOAD_NT_HT scope:SCOPE_SYS r128 tfe }
        $both! { "452010e6b4d8003278760000" image_sample_cl v180, [v120, v118], ttmp[0:7], s[100:103] dmask:0x8 dim:SQ_RSRC_IMG_2D_ARRAY unorm a16 }
        $constant! { "7c4004edff00020000000000" scratch_load_i8 v255, v0, off }
        $constant! { "5d4004ed14000c0000000000" scratch_load_i8 v20, off, s93 scope:SCOPE_SYS }
        $constant! { "39c004edff004400007eba23" scratch_load_i16 v255, off, s57 offset:2341502 th:TH_LOAD_NT_RT scope:SCOPE_SE }
        $constant! { "4b4005edfe000c0000000000" scratch_load_b64 v[254:255], off, s75 scope:SCOPE_SYS }
        $constant! { "490006ed0000fc6200000000" scratch_store_b8 off, v197, s73 th:TH_STORE_NT_WB scope:SCOPE_SYS }
        $constant! { "704006ed0000000000000000" scratch_store_b16 off, v0, ttmp4 }
        $constant! { "11c006ed000070000096ca3a" scratch_store_b64 off, v[0:1], s17 offset:3852950 th:TH_STORE_NT_WB }
        $constant! { "6e0007ed0000483100000000" scratch_store_b96 off, v[98:100], ttmp2 th:TH_STORE_NT_RT scope:SCOPE_DEV }
        $constant! { "370008ed00006200ff010000" scratch_load_d16_b16 v0, v255, s55 offset:1 th:TH_LOAD_NT_HT }
        $constant! { "078008ed2900100000000000" scratch_load_d16_hi_i8 v41, off, s7 th:TH_LOAD_NT }
        $constant! { "714009ed00001204ff000000" scratch_store_d16_hi_b16 v255, v8, ttmp5 th:TH_STORE_NT }
    };
}

pub(crate) use all;
