//! AMD RDNA 4: instructions whose shortest form is VDS.
//!
//! Written by `cargo xtask codegen` from AMD's machine-readable specification, release 2025-02-19, schema 1.1.0,
//! SHA-256 61ac952a5259a3adcd816b4b4082c77e801d43b6f0cde3a02c8dae3394efc768,
//! and the errata in `isa-defs/errata`. Changes go there.

rdna4_isa_macros::define! {
    arch rdna4;
    part vds;

    /// AMD: DS_ADD_U32
    ds_add_u32(r addr: vgpr<b32>, r data0: vgpr<u32>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x000;
    }

    /// AMD: DS_SUB_U32
    ds_sub_u32(r addr: vgpr<b32>, r data0: vgpr<u32>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x001;
    }

    /// AMD: DS_RSUB_U32
    ds_rsub_u32(r addr: vgpr<b32>, r data0: vgpr<u32>)
        [group VMEM, sub DATA_SHARE, alias ds_subrev_u32, r exec, rw lds, mods(offset)] {
        vds = 0x002;
    }

    /// AMD: DS_INC_U32
    ds_inc_u32(r addr: vgpr<b32>, r data0: vgpr<u32>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x003;
    }

    /// AMD: DS_DEC_U32
    ds_dec_u32(r addr: vgpr<b32>, r data0: vgpr<u32>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x004;
    }

    /// AMD: DS_MIN_I32
    ds_min_i32(r addr: vgpr<b32>, r data0: vgpr<i32>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x005;
    }

    /// AMD: DS_MAX_I32
    ds_max_i32(r addr: vgpr<b32>, r data0: vgpr<i32>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x006;
    }

    /// AMD: DS_MIN_U32
    ds_min_u32(r addr: vgpr<b32>, r data0: vgpr<u32>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x007;
    }

    /// AMD: DS_MAX_U32
    ds_max_u32(r addr: vgpr<b32>, r data0: vgpr<u32>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x008;
    }

    /// AMD: DS_AND_B32
    ds_and_b32(r addr: vgpr<b32>, r data0: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x009;
    }

    /// AMD: DS_OR_B32
    ds_or_b32(r addr: vgpr<b32>, r data0: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x00a;
    }

    /// AMD: DS_XOR_B32
    ds_xor_b32(r addr: vgpr<b32>, r data0: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x00b;
    }

    /// AMD: DS_MSKOR_B32
    ds_mskor_b32(r addr: vgpr<b32>, r data0: vgpr<b32>, r data1: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x00c;
    }

    /// AMD: DS_STORE_B32
    ds_store_b32(r addr: vgpr<b32>, r data0: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, alias ds_write_b32, r exec, w lds, mods(offset)] {
        vds = 0x00d;
    }

    /// AMD: DS_STORE_2ADDR_B32
    ds_store_2addr_b32(r addr: vgpr<b32>, r data0: vgpr<b32>, r data1: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, alias ds_write2_b32, r exec, w lds, mods(offset0, offset1)] {
        vds = 0x00e;
    }

    /// AMD: DS_STORE_2ADDR_STRIDE64_B32
    ds_store_2addr_stride64_b32(r addr: vgpr<b32>, r data0: vgpr<b32>, r data1: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, alias ds_write2st64_b32, r exec, w lds, mods(offset0, offset1)] {
        vds = 0x00f;
    }

    /// AMD: DS_CMPSTORE_B32
    ds_cmpstore_b32(r addr: vgpr<b32>, r data0: vgpr<b32>, r data1: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x010;
    }

    /// AMD: DS_MIN_NUM_F32
    ds_min_num_f32(r addr: vgpr<b32>, r data0: vgpr<f32>)
        [group VMEM, sub DATA_SHARE, alias ds_min_f32, r exec, rw lds, mods(offset)] {
        vds = 0x012;
    }

    /// AMD: DS_MAX_NUM_F32
    ds_max_num_f32(r addr: vgpr<b32>, r data0: vgpr<f32>)
        [group VMEM, sub DATA_SHARE, alias ds_max_f32, r exec, rw lds, mods(offset)] {
        vds = 0x013;
    }

    /// AMD: DS_NOP
    ds_nop()
        [group VMEM, sub DATA_SHARE, r exec] {
        vds = 0x014;
    }

    /// AMD: DS_ADD_F32
    ds_add_f32(r addr: vgpr<b32>, r data0: vgpr<f32>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x015;
    }

    /// AMD: DS_STORE_B8
    ds_store_b8(r addr: vgpr<b32>, r data0: vgpr<b8>)
        [group VMEM, sub DATA_SHARE, alias ds_write_b8, r exec, w lds, mods(offset)] {
        vds = 0x01e;
    }

    /// AMD: DS_STORE_B16
    ds_store_b16(r addr: vgpr<b32>, r data0: vgpr<b16>)
        [group VMEM, sub DATA_SHARE, alias ds_write_b16, r exec, w lds, mods(offset)] {
        vds = 0x01f;
    }

    /// AMD: DS_ADD_RTN_U32
    ds_add_rtn_u32(w vdst: vgpr<u32>, r addr: vgpr<b32>, r data0: vgpr<u32>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x020;
    }

    /// AMD: DS_SUB_RTN_U32
    ds_sub_rtn_u32(w vdst: vgpr<u32>, r addr: vgpr<b32>, r data0: vgpr<u32>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x021;
    }

    /// AMD: DS_RSUB_RTN_U32
    ds_rsub_rtn_u32(w vdst: vgpr<u32>, r addr: vgpr<b32>, r data0: vgpr<u32>)
        [group VMEM, sub DATA_SHARE, alias ds_subrev_rtn_u32, r exec, rw lds, mods(offset)] {
        vds = 0x022;
    }

    /// AMD: DS_INC_RTN_U32
    ds_inc_rtn_u32(w vdst: vgpr<u32>, r addr: vgpr<b32>, r data0: vgpr<u32>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x023;
    }

    /// AMD: DS_DEC_RTN_U32
    ds_dec_rtn_u32(w vdst: vgpr<u32>, r addr: vgpr<b32>, r data0: vgpr<u32>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x024;
    }

    /// AMD: DS_MIN_RTN_I32
    ds_min_rtn_i32(w vdst: vgpr<i32>, r addr: vgpr<b32>, r data0: vgpr<i32>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x025;
    }

    /// AMD: DS_MAX_RTN_I32
    ds_max_rtn_i32(w vdst: vgpr<i32>, r addr: vgpr<b32>, r data0: vgpr<i32>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x026;
    }

    /// AMD: DS_MIN_RTN_U32
    ds_min_rtn_u32(w vdst: vgpr<u32>, r addr: vgpr<b32>, r data0: vgpr<u32>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x027;
    }

    /// AMD: DS_MAX_RTN_U32
    ds_max_rtn_u32(w vdst: vgpr<u32>, r addr: vgpr<b32>, r data0: vgpr<u32>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x028;
    }

    /// AMD: DS_AND_RTN_B32
    ds_and_rtn_b32(w vdst: vgpr<b32>, r addr: vgpr<b32>, r data0: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x029;
    }

    /// AMD: DS_OR_RTN_B32
    ds_or_rtn_b32(w vdst: vgpr<b32>, r addr: vgpr<b32>, r data0: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x02a;
    }

    /// AMD: DS_XOR_RTN_B32
    ds_xor_rtn_b32(w vdst: vgpr<b32>, r addr: vgpr<b32>, r data0: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x02b;
    }

    /// AMD: DS_MSKOR_RTN_B32
    ds_mskor_rtn_b32(w vdst: vgpr<b32>, r addr: vgpr<b32>, r data0: vgpr<b32>, r data1: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x02c;
    }

    /// AMD: DS_STOREXCHG_RTN_B32
    ds_storexchg_rtn_b32(w vdst: vgpr<b32>, r addr: vgpr<b32>, r data0: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, alias ds_wrxchg_rtn_b32, r exec, rw lds, mods(offset)] {
        vds = 0x02d;
    }

    /// AMD: DS_STOREXCHG_2ADDR_RTN_B32
    ds_storexchg_2addr_rtn_b32(w vdst: vgpr<pk2_b32>, r addr: vgpr<b32>, r data0: vgpr<b32>, r data1: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, alias ds_wrxchg2_rtn_b32, r exec, rw lds, mods(offset0, offset1)] {
        vds = 0x02e;
    }

    /// AMD: DS_STOREXCHG_2ADDR_STRIDE64_RTN_B32
    ds_storexchg_2addr_stride64_rtn_b32(w vdst: vgpr<pk2_b32>, r addr: vgpr<b32>, r data0: vgpr<b32>, r data1: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, alias ds_wrxchg2st64_rtn_b32, r exec, rw lds, mods(offset0, offset1)] {
        vds = 0x02f;
    }

    /// AMD: DS_CMPSTORE_RTN_B32
    ds_cmpstore_rtn_b32(w vdst: vgpr<b32>, r addr: vgpr<b32>, r data0: vgpr<b32>, r data1: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x030;
    }

    /// AMD: DS_MIN_NUM_RTN_F32
    ds_min_num_rtn_f32(w vdst: vgpr<f32>, r addr: vgpr<b32>, r data0: vgpr<f32>)
        [group VMEM, sub DATA_SHARE, alias ds_min_rtn_f32, r exec, rw lds, mods(offset)] {
        vds = 0x032;
    }

    /// AMD: DS_MAX_NUM_RTN_F32
    ds_max_num_rtn_f32(w vdst: vgpr<f32>, r addr: vgpr<b32>, r data0: vgpr<f32>)
        [group VMEM, sub DATA_SHARE, alias ds_max_rtn_f32, r exec, rw lds, mods(offset)] {
        vds = 0x033;
    }

    /// AMD: DS_SWIZZLE_B32
    ds_swizzle_b32(w vdst: vgpr<b32>, r addr: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, r exec, mods(offset)] {
        vds = 0x035;
    }

    /// AMD: DS_LOAD_B32
    ds_load_b32(w vdst: vgpr<b32>, r addr: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, alias ds_read_b32, r exec, r lds, mods(offset)] {
        vds = 0x036;
    }

    /// AMD: DS_LOAD_2ADDR_B32
    ds_load_2addr_b32(w vdst: vgpr<pk2_b32>, r addr: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, alias ds_read2_b32, r exec, r lds, mods(offset0, offset1)] {
        vds = 0x037;
    }

    /// AMD: DS_LOAD_2ADDR_STRIDE64_B32
    ds_load_2addr_stride64_b32(w vdst: vgpr<pk2_b32>, r addr: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, alias ds_read2st64_b32, r exec, r lds, mods(offset0, offset1)] {
        vds = 0x038;
    }

    /// AMD: DS_LOAD_I8
    ds_load_i8(w vdst: vgpr<i32>, r addr: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, alias ds_read_i8, r exec, r lds, mods(offset)] {
        vds = 0x039;
    }

    /// AMD: DS_LOAD_U8
    ds_load_u8(w vdst: vgpr<u32>, r addr: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, alias ds_read_u8, r exec, r lds, mods(offset)] {
        vds = 0x03a;
    }

    /// AMD: DS_LOAD_I16
    ds_load_i16(w vdst: vgpr<i32>, r addr: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, alias ds_read_i16, r exec, r lds, mods(offset)] {
        vds = 0x03b;
    }

    /// AMD: DS_LOAD_U16
    ds_load_u16(w vdst: vgpr<u32>, r addr: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, alias ds_read_u16, r exec, r lds, mods(offset)] {
        vds = 0x03c;
    }

    /// AMD: DS_CONSUME
    ds_consume(w vdst: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, r exec, r m0, rw lds, mods(offset)] {
        vds = 0x03d;
    }

    /// AMD: DS_APPEND
    ds_append(w vdst: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, r exec, r m0, rw lds, mods(offset)] {
        vds = 0x03e;
    }

    /// AMD: DS_ADD_U64
    ds_add_u64(r addr: vgpr<b32>, r data0: vgpr<u64>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x040;
    }

    /// AMD: DS_SUB_U64
    ds_sub_u64(r addr: vgpr<b32>, r data0: vgpr<u64>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x041;
    }

    /// AMD: DS_RSUB_U64
    ds_rsub_u64(r addr: vgpr<b32>, r data0: vgpr<u64>)
        [group VMEM, sub DATA_SHARE, alias ds_subrev_u64, r exec, rw lds, mods(offset)] {
        vds = 0x042;
    }

    /// AMD: DS_INC_U64
    ds_inc_u64(r addr: vgpr<b32>, r data0: vgpr<u64>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x043;
    }

    /// AMD: DS_DEC_U64
    ds_dec_u64(r addr: vgpr<b32>, r data0: vgpr<u64>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x044;
    }

    /// AMD: DS_MIN_I64
    ds_min_i64(r addr: vgpr<b32>, r data0: vgpr<i64>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x045;
    }

    /// AMD: DS_MAX_I64
    ds_max_i64(r addr: vgpr<b32>, r data0: vgpr<i64>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x046;
    }

    /// AMD: DS_MIN_U64
    ds_min_u64(r addr: vgpr<b32>, r data0: vgpr<u64>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x047;
    }

    /// AMD: DS_MAX_U64
    ds_max_u64(r addr: vgpr<b32>, r data0: vgpr<u64>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x048;
    }

    /// AMD: DS_AND_B64
    ds_and_b64(r addr: vgpr<b32>, r data0: vgpr<b64>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x049;
    }

    /// AMD: DS_OR_B64
    ds_or_b64(r addr: vgpr<b32>, r data0: vgpr<b64>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x04a;
    }

    /// AMD: DS_XOR_B64
    ds_xor_b64(r addr: vgpr<b32>, r data0: vgpr<b64>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x04b;
    }

    /// AMD: DS_MSKOR_B64
    ds_mskor_b64(r addr: vgpr<b32>, r data0: vgpr<b64>, r data1: vgpr<b64>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x04c;
    }

    /// AMD: DS_STORE_B64
    ds_store_b64(r addr: vgpr<b32>, r data0: vgpr<b64>)
        [group VMEM, sub DATA_SHARE, alias ds_write_b64, r exec, w lds, mods(offset)] {
        vds = 0x04d;
    }

    /// AMD: DS_STORE_2ADDR_B64
    ds_store_2addr_b64(r addr: vgpr<b32>, r data0: vgpr<b64>, r data1: vgpr<b64>)
        [group VMEM, sub DATA_SHARE, alias ds_write2_b64, r exec, w lds, mods(offset0, offset1)] {
        vds = 0x04e;
    }

    /// AMD: DS_STORE_2ADDR_STRIDE64_B64
    ds_store_2addr_stride64_b64(r addr: vgpr<b32>, r data0: vgpr<b64>, r data1: vgpr<b64>)
        [group VMEM, sub DATA_SHARE, alias ds_write2st64_b64, r exec, w lds, mods(offset0, offset1)] {
        vds = 0x04f;
    }

    /// AMD: DS_CMPSTORE_B64
    ds_cmpstore_b64(r addr: vgpr<b32>, r data0: vgpr<b64>, r data1: vgpr<b64>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x050;
    }

    /// AMD: DS_MIN_NUM_F64
    ds_min_num_f64(r addr: vgpr<b32>, r data0: vgpr<f64>)
        [group VMEM, sub DATA_SHARE, alias ds_min_f64, r exec, rw lds, mods(offset)] {
        vds = 0x052;
    }

    /// AMD: DS_MAX_NUM_F64
    ds_max_num_f64(r addr: vgpr<b32>, r data0: vgpr<f64>)
        [group VMEM, sub DATA_SHARE, alias ds_max_f64, r exec, rw lds, mods(offset)] {
        vds = 0x053;
    }

    /// AMD: DS_ADD_RTN_U64
    ds_add_rtn_u64(w vdst: vgpr<u64>, r addr: vgpr<b32>, r data0: vgpr<u64>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x060;
    }

    /// AMD: DS_SUB_RTN_U64
    ds_sub_rtn_u64(w vdst: vgpr<u64>, r addr: vgpr<b32>, r data0: vgpr<u64>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x061;
    }

    /// AMD: DS_RSUB_RTN_U64
    ds_rsub_rtn_u64(w vdst: vgpr<u64>, r addr: vgpr<b32>, r data0: vgpr<u64>)
        [group VMEM, sub DATA_SHARE, alias ds_subrev_rtn_u64, r exec, rw lds, mods(offset)] {
        vds = 0x062;
    }

    /// AMD: DS_INC_RTN_U64
    ds_inc_rtn_u64(w vdst: vgpr<u64>, r addr: vgpr<b32>, r data0: vgpr<u64>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x063;
    }

    /// AMD: DS_DEC_RTN_U64
    ds_dec_rtn_u64(w vdst: vgpr<u64>, r addr: vgpr<b32>, r data0: vgpr<u64>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x064;
    }

    /// AMD: DS_MIN_RTN_I64
    ds_min_rtn_i64(w vdst: vgpr<i64>, r addr: vgpr<b32>, r data0: vgpr<i64>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x065;
    }

    /// AMD: DS_MAX_RTN_I64
    ds_max_rtn_i64(w vdst: vgpr<i64>, r addr: vgpr<b32>, r data0: vgpr<i64>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x066;
    }

    /// AMD: DS_MIN_RTN_U64
    ds_min_rtn_u64(w vdst: vgpr<u64>, r addr: vgpr<b32>, r data0: vgpr<u64>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x067;
    }

    /// AMD: DS_MAX_RTN_U64
    ds_max_rtn_u64(w vdst: vgpr<u64>, r addr: vgpr<b32>, r data0: vgpr<u64>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x068;
    }

    /// AMD: DS_AND_RTN_B64
    ds_and_rtn_b64(w vdst: vgpr<b64>, r addr: vgpr<b32>, r data0: vgpr<b64>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x069;
    }

    /// AMD: DS_OR_RTN_B64
    ds_or_rtn_b64(w vdst: vgpr<b64>, r addr: vgpr<b32>, r data0: vgpr<b64>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x06a;
    }

    /// AMD: DS_XOR_RTN_B64
    ds_xor_rtn_b64(w vdst: vgpr<b64>, r addr: vgpr<b32>, r data0: vgpr<b64>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x06b;
    }

    /// AMD: DS_MSKOR_RTN_B64
    ds_mskor_rtn_b64(w vdst: vgpr<b64>, r addr: vgpr<b32>, r data0: vgpr<b64>, r data1: vgpr<b64>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x06c;
    }

    /// AMD: DS_STOREXCHG_RTN_B64
    ds_storexchg_rtn_b64(w vdst: vgpr<b64>, r addr: vgpr<b32>, r data0: vgpr<b64>)
        [group VMEM, sub DATA_SHARE, alias ds_wrxchg_rtn_b64, r exec, rw lds, mods(offset)] {
        vds = 0x06d;
    }

    /// AMD: DS_STOREXCHG_2ADDR_RTN_B64
    ds_storexchg_2addr_rtn_b64(w vdst: vgpr<pk2_b64>, r addr: vgpr<b32>, r data0: vgpr<b64>, r data1: vgpr<b64>)
        [group VMEM, sub DATA_SHARE, alias ds_wrxchg2_rtn_b64, r exec, rw lds, mods(offset0, offset1)] {
        vds = 0x06e;
    }

    /// AMD: DS_STOREXCHG_2ADDR_STRIDE64_RTN_B64
    ds_storexchg_2addr_stride64_rtn_b64(w vdst: vgpr<pk2_b64>, r addr: vgpr<b32>, r data0: vgpr<b64>, r data1: vgpr<b64>)
        [group VMEM, sub DATA_SHARE, alias ds_wrxchg2st64_rtn_b64, r exec, rw lds, mods(offset0, offset1)] {
        vds = 0x06f;
    }

    /// AMD: DS_CMPSTORE_RTN_B64
    ds_cmpstore_rtn_b64(w vdst: vgpr<b64>, r addr: vgpr<b32>, r data0: vgpr<b64>, r data1: vgpr<b64>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x070;
    }

    /// AMD: DS_MIN_NUM_RTN_F64
    ds_min_num_rtn_f64(w vdst: vgpr<f64>, r addr: vgpr<b32>, r data0: vgpr<f64>)
        [group VMEM, sub DATA_SHARE, alias ds_min_rtn_f64, r exec, rw lds, mods(offset)] {
        vds = 0x072;
    }

    /// AMD: DS_MAX_NUM_RTN_F64
    ds_max_num_rtn_f64(w vdst: vgpr<f64>, r addr: vgpr<b32>, r data0: vgpr<f64>)
        [group VMEM, sub DATA_SHARE, alias ds_max_rtn_f64, r exec, rw lds, mods(offset)] {
        vds = 0x073;
    }

    /// AMD: DS_LOAD_B64
    ds_load_b64(w vdst: vgpr<b64>, r addr: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, alias ds_read_b64, r exec, r lds, mods(offset)] {
        vds = 0x076;
    }

    /// AMD: DS_LOAD_2ADDR_B64
    ds_load_2addr_b64(w vdst: vgpr<pk2_b64>, r addr: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, alias ds_read2_b64, r exec, r lds, mods(offset0, offset1)] {
        vds = 0x077;
    }

    /// AMD: DS_LOAD_2ADDR_STRIDE64_B64
    ds_load_2addr_stride64_b64(w vdst: vgpr<pk2_b64>, r addr: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, alias ds_read2st64_b64, r exec, r lds, mods(offset0, offset1)] {
        vds = 0x078;
    }

    /// AMD: DS_ADD_RTN_F32
    ds_add_rtn_f32(w vdst: vgpr<f32>, r addr: vgpr<b32>, r data0: vgpr<f32>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x079;
    }

    /// AMD: DS_CONDXCHG32_RTN_B64
    ds_condxchg32_rtn_b64(w vdst: vgpr<b64>, r addr: vgpr<b32>, r data0: vgpr<b64>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x07e;
    }

    /// AMD: DS_COND_SUB_U32
    ds_cond_sub_u32(r addr: vgpr<b32>, r data0: vgpr<u32>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x098;
    }

    /// AMD: DS_SUB_CLAMP_U32
    ds_sub_clamp_u32(r addr: vgpr<b32>, r data0: vgpr<u32>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x099;
    }

    /// AMD: DS_PK_ADD_F16
    ds_pk_add_f16(r addr: vgpr<b32>, r data0: vgpr<pk2_f16>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x09a;
    }

    /// AMD: DS_PK_ADD_BF16
    ds_pk_add_bf16(r addr: vgpr<b32>, r data0: vgpr<pk2_bf16>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x09b;
    }

    /// AMD: DS_STORE_B8_D16_HI
    ds_store_b8_d16_hi(r addr: vgpr<b32>, r data0: vgpr<pk4_b8>)
        [group VMEM, sub DATA_SHARE, alias ds_write_b8_d16_hi, r exec, w lds, mods(offset)] {
        vds = 0x0a0;
    }

    /// AMD: DS_STORE_B16_D16_HI
    ds_store_b16_d16_hi(r addr: vgpr<b32>, r data0: vgpr<pk2_b16>)
        [group VMEM, sub DATA_SHARE, alias ds_write_b16_d16_hi, r exec, w lds, mods(offset)] {
        vds = 0x0a1;
    }

    /// AMD: DS_LOAD_U8_D16
    ds_load_u8_d16(rw vdst: vgpr<pk2_u16>, r addr: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, alias ds_read_u8_d16, r exec, r lds, mods(offset)] {
        vds = 0x0a2;
    }

    /// AMD: DS_LOAD_U8_D16_HI
    ds_load_u8_d16_hi(rw vdst: vgpr<pk2_u16>, r addr: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, alias ds_read_u8_d16_hi, r exec, r lds, mods(offset)] {
        vds = 0x0a3;
    }

    /// AMD: DS_LOAD_I8_D16
    ds_load_i8_d16(rw vdst: vgpr<pk2_i16>, r addr: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, alias ds_read_i8_d16, r exec, r lds, mods(offset)] {
        vds = 0x0a4;
    }

    /// AMD: DS_LOAD_I8_D16_HI
    ds_load_i8_d16_hi(rw vdst: vgpr<pk2_i16>, r addr: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, alias ds_read_i8_d16_hi, r exec, r lds, mods(offset)] {
        vds = 0x0a5;
    }

    /// AMD: DS_LOAD_U16_D16
    ds_load_u16_d16(rw vdst: vgpr<pk2_u16>, r addr: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, alias ds_read_u16_d16, r exec, r lds, mods(offset)] {
        vds = 0x0a6;
    }

    /// AMD: DS_LOAD_U16_D16_HI
    ds_load_u16_d16_hi(rw vdst: vgpr<pk2_u16>, r addr: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, alias ds_read_u16_d16_hi, r exec, r lds, mods(offset)] {
        vds = 0x0a7;
    }

    /// AMD: DS_COND_SUB_RTN_U32
    ds_cond_sub_rtn_u32(w vdst: vgpr<u32>, r addr: vgpr<b32>, r data0: vgpr<u32>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x0a8;
    }

    /// AMD: DS_SUB_CLAMP_RTN_U32
    ds_sub_clamp_rtn_u32(w vdst: vgpr<u32>, r addr: vgpr<b32>, r data0: vgpr<u32>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x0a9;
    }

    /// AMD: DS_PK_ADD_RTN_F16
    ds_pk_add_rtn_f16(w vdst: vgpr<pk2_f16>, r addr: vgpr<b32>, r data0: vgpr<pk2_f16>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x0aa;
    }

    /// AMD: DS_PK_ADD_RTN_BF16
    ds_pk_add_rtn_bf16(w vdst: vgpr<pk2_bf16>, r addr: vgpr<b32>, r data0: vgpr<pk2_bf16>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x0ab;
    }

    /// AMD: DS_STORE_ADDTID_B32
    ds_store_addtid_b32(r data0: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, alias ds_write_addtid_b32, r exec, r m0, w lds, mods(offset)] {
        vds = 0x0b0;
    }

    /// AMD: DS_LOAD_ADDTID_B32
    ds_load_addtid_b32(w vdst: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, alias ds_read_addtid_b32, r exec, r m0, r lds, mods(offset)] {
        vds = 0x0b1;
    }

    /// AMD: DS_PERMUTE_B32
    ds_permute_b32(w vdst: vgpr<b32>, r addr: vgpr<b32>, r data0: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, r exec, mods(offset)] {
        vds = 0x0b2;
    }

    /// AMD: DS_BPERMUTE_B32
    ds_bpermute_b32(w vdst: vgpr<b32>, r addr: vgpr<b32>, r data0: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, r exec, mods(offset)] {
        vds = 0x0b3;
    }

    /// AMD: DS_BPERMUTE_FI_B32
    ds_bpermute_fi_b32(w vdst: vgpr<b32>, r addr: vgpr<b32>, r data0: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, r exec, mods(offset)] {
        vds = 0x0cd;
    }

    /// AMD: DS_STORE_B96
    ds_store_b96(r addr: vgpr<b32>, r data0: vgpr<b96>)
        [group VMEM, sub DATA_SHARE, alias ds_write_b96, r exec, w lds, mods(offset)] {
        vds = 0x0de;
    }

    /// AMD: DS_STORE_B128
    ds_store_b128(r addr: vgpr<b32>, r data0: vgpr<b128>)
        [group VMEM, sub DATA_SHARE, alias ds_write_b128, r exec, w lds, mods(offset)] {
        vds = 0x0df;
    }

    /// AMD: DS_BVH_STACK_PUSH4_POP1_RTN_B32
    ds_bvh_stack_push4_pop1_rtn_b32(w vdst: vgpr<b32>, rw addr: vgpr<b32>, r data0: vgpr<b32>, r data1: vgpr<b128>)
        [group VMEM, sub DATA_SHARE, alias ds_bvh_stack_rtn_b32, r exec, rw lds, mods(offset)] {
        vds = 0x0e0;
    }

    /// AMD: DS_BVH_STACK_PUSH8_POP1_RTN_B32
    ds_bvh_stack_push8_pop1_rtn_b32(w vdst: vgpr<b32>, rw addr: vgpr<b32>, r data0: vgpr<b32>, r data1: vgpr<b256>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x0e1;
    }

    /// AMD: DS_BVH_STACK_PUSH8_POP2_RTN_B64
    ds_bvh_stack_push8_pop2_rtn_b64(w vdst: vgpr<b64>, rw addr: vgpr<b32>, r data0: vgpr<b32>, r data1: vgpr<b256>)
        [group VMEM, sub DATA_SHARE, r exec, rw lds, mods(offset)] {
        vds = 0x0e2;
    }

    /// AMD: DS_LOAD_B96
    ds_load_b96(w vdst: vgpr<b96>, r addr: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, alias ds_read_b96, r exec, r lds, mods(offset)] {
        vds = 0x0fe;
    }

    /// AMD: DS_LOAD_B128
    ds_load_b128(w vdst: vgpr<b128>, r addr: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, alias ds_read_b128, r exec, r lds, mods(offset)] {
        vds = 0x0ff;
    }
}
