//! AMD RDNA 4: instructions whose shortest form is VGLOBAL.
//!
//! Written by `cargo xtask codegen` from AMD's machine-readable specification, release 2025-02-19, schema 1.1.0,
//! SHA-256 61ac952a5259a3adcd816b4b4082c77e801d43b6f0cde3a02c8dae3394efc768,
//! and the errata in `isa-defs/errata`. Changes go there.

rdna4_isa_macros::define! {
    arch rdna4;
    part vglobal;

    /// AMD: GLOBAL_LOAD_U8
    global_load_u8(w vdst: vgpr<b32>, r vaddr: global_vaddr<b64>, r saddr: saddr<b64>)
        [group VMEM, sub TEXTURE, alias global_load_ubyte, r exec, r mem, load] {
        vglobal = 0x010;
    }

    /// AMD: GLOBAL_LOAD_I8
    global_load_i8(w vdst: vgpr<b32>, r vaddr: global_vaddr<b64>, r saddr: saddr<b64>)
        [group VMEM, sub TEXTURE, alias global_load_sbyte, r exec, r mem, load] {
        vglobal = 0x011;
    }

    /// AMD: GLOBAL_LOAD_U16
    global_load_u16(w vdst: vgpr<b32>, r vaddr: global_vaddr<b64>, r saddr: saddr<b64>)
        [group VMEM, sub TEXTURE, alias global_load_ushort, r exec, r mem, load] {
        vglobal = 0x012;
    }

    /// AMD: GLOBAL_LOAD_I16
    global_load_i16(w vdst: vgpr<b32>, r vaddr: global_vaddr<b64>, r saddr: saddr<b64>)
        [group VMEM, sub TEXTURE, alias global_load_sshort, r exec, r mem, load] {
        vglobal = 0x013;
    }

    /// AMD: GLOBAL_LOAD_B32
    global_load_b32(w vdst: vgpr<b32>, r vaddr: global_vaddr<b64>, r saddr: saddr<b64>)
        [group VMEM, sub TEXTURE, alias global_load_dword, r exec, r mem, load] {
        vglobal = 0x014;
    }

    /// AMD: GLOBAL_LOAD_B64
    global_load_b64(w vdst: vgpr<b64>, r vaddr: global_vaddr<b64>, r saddr: saddr<b64>)
        [group VMEM, sub TEXTURE, alias global_load_dwordx2, r exec, r mem, load] {
        vglobal = 0x015;
    }

    /// AMD: GLOBAL_LOAD_B96
    global_load_b96(w vdst: vgpr<b96>, r vaddr: global_vaddr<b64>, r saddr: saddr<b64>)
        [group VMEM, sub TEXTURE, alias global_load_dwordx3, r exec, r mem, load] {
        vglobal = 0x016;
    }

    /// AMD: GLOBAL_LOAD_B128
    global_load_b128(w vdst: vgpr<b128>, r vaddr: global_vaddr<b64>, r saddr: saddr<b64>)
        [group VMEM, sub TEXTURE, alias global_load_dwordx4, r exec, r mem, load] {
        vglobal = 0x017;
    }

    /// AMD: GLOBAL_STORE_B8
    global_store_b8(r vaddr: global_vaddr<b64>, r vsrc: vgpr<b32>, r saddr: saddr<b64>)
        [group VMEM, sub TEXTURE, alias global_store_byte, r exec, w mem, store] {
        vglobal = 0x018;
    }

    /// AMD: GLOBAL_STORE_B16
    global_store_b16(r vaddr: global_vaddr<b64>, r vsrc: vgpr<b32>, r saddr: saddr<b64>)
        [group VMEM, sub TEXTURE, alias global_store_short, r exec, w mem, store] {
        vglobal = 0x019;
    }

    /// AMD: GLOBAL_STORE_B32
    global_store_b32(r vaddr: global_vaddr<b64>, r vsrc: vgpr<b32>, r saddr: saddr<b64>)
        [group VMEM, sub TEXTURE, alias global_store_dword, r exec, w mem, store] {
        vglobal = 0x01a;
    }

    /// AMD: GLOBAL_STORE_B64
    global_store_b64(r vaddr: global_vaddr<b64>, r vsrc: vgpr<b64>, r saddr: saddr<b64>)
        [group VMEM, sub TEXTURE, alias global_store_dwordx2, r exec, w mem, store] {
        vglobal = 0x01b;
    }

    /// AMD: GLOBAL_STORE_B96
    global_store_b96(r vaddr: global_vaddr<b64>, r vsrc: vgpr<b96>, r saddr: saddr<b64>)
        [group VMEM, sub TEXTURE, alias global_store_dwordx3, r exec, w mem, store] {
        vglobal = 0x01c;
    }

    /// AMD: GLOBAL_STORE_B128
    global_store_b128(r vaddr: global_vaddr<b64>, r vsrc: vgpr<b128>, r saddr: saddr<b64>)
        [group VMEM, sub TEXTURE, alias global_store_dwordx4, r exec, w mem, store] {
        vglobal = 0x01d;
    }

    /// AMD: GLOBAL_LOAD_D16_U8
    global_load_d16_u8(rw vdst: vgpr<b32>, r vaddr: global_vaddr<b64>, r saddr: saddr<b64>)
        [group VMEM, sub TEXTURE, alias global_load_ubyte_d16, r exec, r mem, load] {
        vglobal = 0x01e;
    }

    /// AMD: GLOBAL_LOAD_D16_I8
    global_load_d16_i8(rw vdst: vgpr<b32>, r vaddr: global_vaddr<b64>, r saddr: saddr<b64>)
        [group VMEM, sub TEXTURE, alias global_load_sbyte_d16, r exec, r mem, load] {
        vglobal = 0x01f;
    }

    /// AMD: GLOBAL_LOAD_D16_B16
    global_load_d16_b16(rw vdst: vgpr<b32>, r vaddr: global_vaddr<b64>, r saddr: saddr<b64>)
        [group VMEM, sub TEXTURE, alias global_load_short_d16, r exec, r mem, load] {
        vglobal = 0x020;
    }

    /// AMD: GLOBAL_LOAD_D16_HI_U8
    global_load_d16_hi_u8(rw vdst: vgpr<b32>, r vaddr: global_vaddr<b64>, r saddr: saddr<b64>)
        [group VMEM, sub TEXTURE, alias global_load_ubyte_d16_hi, r exec, r mem, load] {
        vglobal = 0x021;
    }

    /// AMD: GLOBAL_LOAD_D16_HI_I8
    global_load_d16_hi_i8(rw vdst: vgpr<b32>, r vaddr: global_vaddr<b64>, r saddr: saddr<b64>)
        [group VMEM, sub TEXTURE, alias global_load_sbyte_d16_hi, r exec, r mem, load] {
        vglobal = 0x022;
    }

    /// AMD: GLOBAL_LOAD_D16_HI_B16
    global_load_d16_hi_b16(rw vdst: vgpr<b32>, r vaddr: global_vaddr<b64>, r saddr: saddr<b64>)
        [group VMEM, sub TEXTURE, alias global_load_short_d16_hi, r exec, r mem, load] {
        vglobal = 0x023;
    }

    /// AMD: GLOBAL_STORE_D16_HI_B8
    global_store_d16_hi_b8(r vaddr: global_vaddr<b64>, r vsrc: vgpr<b32>, r saddr: saddr<b64>)
        [group VMEM, sub TEXTURE, alias global_store_byte_d16_hi, r exec, w mem, store] {
        vglobal = 0x024;
    }

    /// AMD: GLOBAL_STORE_D16_HI_B16
    global_store_d16_hi_b16(r vaddr: global_vaddr<b64>, r vsrc: vgpr<b32>, r saddr: saddr<b64>)
        [group VMEM, sub TEXTURE, alias global_store_short_d16_hi, r exec, w mem, store] {
        vglobal = 0x025;
    }

    /// AMD: GLOBAL_LOAD_ADDTID_B32
    global_load_addtid_b32(w vdst: vgpr<b32>, r saddr: saddr<b64>)
        [group VMEM, sub TEXTURE, alias global_load_dword_addtid, r exec, r mem, load] {
        vglobal = 0x028;
    }

    /// AMD: GLOBAL_STORE_ADDTID_B32
    global_store_addtid_b32(r vsrc: vgpr<b32>, r saddr: saddr<b64>)
        [group VMEM, sub TEXTURE, alias global_store_dword_addtid, r exec, w mem, store] {
        vglobal = 0x029;
    }

    /// AMD: GLOBAL_INV
    global_inv()
        [group VMEM, sub TEXTURE, r exec] {
        vglobal = 0x02b { saddr = 124, no(offset) }
    }

    /// AMD: GLOBAL_WB
    global_wb()
        [group VMEM, sub STORE, r exec] {
        vglobal = 0x02c { saddr = 124, no(offset) }
    }

    /// AMD: GLOBAL_ATOMIC_SWAP_B32
    global_atomic_swap_b32(w vdst: vgpr<b32>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b32>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, alias global_atomic_swap, r exec, rw mem, atomic] {
        vglobal = 0x033;
    }

    /// AMD: GLOBAL_ATOMIC_CMPSWAP_B32
    global_atomic_cmpswap_b32(w vdst: vgpr<u32>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b64>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, alias global_atomic_cmpswap, r exec, rw mem, atomic] {
        vglobal = 0x034;
    }

    /// AMD: GLOBAL_ATOMIC_ADD_U32
    global_atomic_add_u32(w vdst: vgpr<b32>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b32>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, alias global_atomic_add, r exec, rw mem, atomic] {
        vglobal = 0x035;
    }

    /// AMD: GLOBAL_ATOMIC_SUB_U32
    global_atomic_sub_u32(w vdst: vgpr<b32>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b32>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, alias global_atomic_sub, r exec, rw mem, atomic] {
        vglobal = 0x036;
    }

    /// AMD: GLOBAL_ATOMIC_SUB_CLAMP_U32
    global_atomic_sub_clamp_u32(w vdst: vgpr<b32>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b32>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, alias global_atomic_csub, alias global_atomic_csub_u32, r exec, rw mem, atomic] {
        vglobal = 0x037;
    }

    /// AMD: GLOBAL_ATOMIC_MIN_I32
    global_atomic_min_i32(w vdst: vgpr<b32>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b32>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, alias global_atomic_smin, r exec, rw mem, atomic] {
        vglobal = 0x038;
    }

    /// AMD: GLOBAL_ATOMIC_MIN_U32
    global_atomic_min_u32(w vdst: vgpr<b32>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b32>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, alias global_atomic_umin, r exec, rw mem, atomic] {
        vglobal = 0x039;
    }

    /// AMD: GLOBAL_ATOMIC_MAX_I32
    global_atomic_max_i32(w vdst: vgpr<b32>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b32>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, alias global_atomic_smax, r exec, rw mem, atomic] {
        vglobal = 0x03a;
    }

    /// AMD: GLOBAL_ATOMIC_MAX_U32
    global_atomic_max_u32(w vdst: vgpr<b32>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b32>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, alias global_atomic_umax, r exec, rw mem, atomic] {
        vglobal = 0x03b;
    }

    /// AMD: GLOBAL_ATOMIC_AND_B32
    global_atomic_and_b32(w vdst: vgpr<b32>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b32>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, alias global_atomic_and, r exec, rw mem, atomic] {
        vglobal = 0x03c;
    }

    /// AMD: GLOBAL_ATOMIC_OR_B32
    global_atomic_or_b32(w vdst: vgpr<b32>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b32>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, alias global_atomic_or, r exec, rw mem, atomic] {
        vglobal = 0x03d;
    }

    /// AMD: GLOBAL_ATOMIC_XOR_B32
    global_atomic_xor_b32(w vdst: vgpr<b32>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b32>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, alias global_atomic_xor, r exec, rw mem, atomic] {
        vglobal = 0x03e;
    }

    /// AMD: GLOBAL_ATOMIC_INC_U32
    global_atomic_inc_u32(w vdst: vgpr<b32>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b32>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, alias global_atomic_inc, r exec, rw mem, atomic] {
        vglobal = 0x03f;
    }

    /// AMD: GLOBAL_ATOMIC_DEC_U32
    global_atomic_dec_u32(w vdst: vgpr<b32>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b32>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, alias global_atomic_dec, r exec, rw mem, atomic] {
        vglobal = 0x040;
    }

    /// AMD: GLOBAL_ATOMIC_SWAP_B64
    global_atomic_swap_b64(w vdst: vgpr<b64>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b64>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, alias global_atomic_swap_x2, r exec, rw mem, atomic] {
        vglobal = 0x041;
    }

    /// AMD: GLOBAL_ATOMIC_CMPSWAP_B64
    global_atomic_cmpswap_b64(w vdst: vgpr<u64>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b128>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, alias global_atomic_cmpswap_x2, r exec, rw mem, atomic] {
        vglobal = 0x042;
    }

    /// AMD: GLOBAL_ATOMIC_ADD_U64
    global_atomic_add_u64(w vdst: vgpr<b64>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b64>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, alias global_atomic_add_x2, r exec, rw mem, atomic] {
        vglobal = 0x043;
    }

    /// AMD: GLOBAL_ATOMIC_SUB_U64
    global_atomic_sub_u64(w vdst: vgpr<b64>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b64>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, alias global_atomic_sub_x2, r exec, rw mem, atomic] {
        vglobal = 0x044;
    }

    /// AMD: GLOBAL_ATOMIC_MIN_I64
    global_atomic_min_i64(w vdst: vgpr<b64>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b64>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, alias global_atomic_smin_x2, r exec, rw mem, atomic] {
        vglobal = 0x045;
    }

    /// AMD: GLOBAL_ATOMIC_MIN_U64
    global_atomic_min_u64(w vdst: vgpr<b64>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b64>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, alias global_atomic_umin_x2, r exec, rw mem, atomic] {
        vglobal = 0x046;
    }

    /// AMD: GLOBAL_ATOMIC_MAX_I64
    global_atomic_max_i64(w vdst: vgpr<b64>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b64>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, alias global_atomic_smax_x2, r exec, rw mem, atomic] {
        vglobal = 0x047;
    }

    /// AMD: GLOBAL_ATOMIC_MAX_U64
    global_atomic_max_u64(w vdst: vgpr<b64>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b64>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, alias global_atomic_umax_x2, r exec, rw mem, atomic] {
        vglobal = 0x048;
    }

    /// AMD: GLOBAL_ATOMIC_AND_B64
    global_atomic_and_b64(w vdst: vgpr<b64>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b64>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, alias global_atomic_and_x2, r exec, rw mem, atomic] {
        vglobal = 0x049;
    }

    /// AMD: GLOBAL_ATOMIC_OR_B64
    global_atomic_or_b64(w vdst: vgpr<b64>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b64>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, alias global_atomic_or_x2, r exec, rw mem, atomic] {
        vglobal = 0x04a;
    }

    /// AMD: GLOBAL_ATOMIC_XOR_B64
    global_atomic_xor_b64(w vdst: vgpr<b64>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b64>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, alias global_atomic_xor_x2, r exec, rw mem, atomic] {
        vglobal = 0x04b;
    }

    /// AMD: GLOBAL_ATOMIC_INC_U64
    global_atomic_inc_u64(w vdst: vgpr<b64>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b64>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, alias global_atomic_inc_x2, r exec, rw mem, atomic] {
        vglobal = 0x04c;
    }

    /// AMD: GLOBAL_ATOMIC_DEC_U64
    global_atomic_dec_u64(w vdst: vgpr<b64>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b64>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, alias global_atomic_dec_x2, r exec, rw mem, atomic] {
        vglobal = 0x04d;
    }

    /// AMD: GLOBAL_WBINV
    global_wbinv()
        [group VMEM, sub STORE, r exec] {
        vglobal = 0x04f { saddr = 124, no(offset) }
    }

    /// AMD: GLOBAL_ATOMIC_COND_SUB_U32
    global_atomic_cond_sub_u32(w vdst: vgpr<b32>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b32>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, r exec, rw mem, atomic] {
        vglobal = 0x050;
    }

    /// AMD: GLOBAL_ATOMIC_MIN_NUM_F32
    global_atomic_min_num_f32(w vdst: vgpr<b32>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b32>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, alias global_atomic_fmin, alias global_atomic_min_f32, r exec, rw mem, atomic] {
        vglobal = 0x051;
    }

    /// AMD: GLOBAL_ATOMIC_MAX_NUM_F32
    global_atomic_max_num_f32(w vdst: vgpr<b32>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b32>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, alias global_atomic_fmax, alias global_atomic_max_f32, r exec, rw mem, atomic] {
        vglobal = 0x052;
    }

    /// AMD: GLOBAL_LOAD_BLOCK
    global_load_block(w vdst: vgpr<b1024>, r vaddr: global_vaddr<b64>, r saddr: saddr<b64>)
        [group VMEM, sub TEXTURE, r exec, r m0, r mem, load] {
        vglobal = 0x053;
    }

    /// AMD: GLOBAL_STORE_BLOCK
    global_store_block(r vaddr: global_vaddr<b64>, r vsrc: vgpr<b1024>, r saddr: saddr<b64>)
        [group VMEM, sub TEXTURE, r exec, r m0, w mem, store] {
        vglobal = 0x054;
    }

    /// AMD: GLOBAL_ATOMIC_ADD_F32
    global_atomic_add_f32(w vdst: vgpr<b32>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b32>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, r exec, rw mem, atomic] {
        vglobal = 0x056;
    }

    /// AMD: GLOBAL_LOAD_TR_B128
    global_load_tr_b128(w vdst: matrix4<b128>, r vaddr: global_vaddr<b64>, r saddr: saddr<b64>)
        [group VMEM, sub TEXTURE, r exec, r mem, load] {
        vglobal = 0x057;
    }

    /// AMD: GLOBAL_LOAD_TR_B64
    global_load_tr_b64(w vdst: matrix2<b64>, r vaddr: global_vaddr<b64>, r saddr: saddr<b64>)
        [group VMEM, sub TEXTURE, r exec, r mem, load] {
        vglobal = 0x058;
    }

    /// AMD: GLOBAL_ATOMIC_PK_ADD_F16
    global_atomic_pk_add_f16(w vdst: vgpr<b32>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b32>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, r exec, rw mem, atomic] {
        vglobal = 0x059;
    }

    /// AMD: GLOBAL_ATOMIC_PK_ADD_BF16
    global_atomic_pk_add_bf16(w vdst: vgpr<b32>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b32>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, r exec, rw mem, atomic] {
        vglobal = 0x05a;
    }

    /// AMD: GLOBAL_ATOMIC_ORDERED_ADD_B64
    global_atomic_ordered_add_b64(w vdst: vgpr<b64>, r vaddr: global_vaddr<b64>, r vsrc: vgpr<b64>, r saddr: saddr<b64>)
        [group VMEM, sub ATOMIC, r exec, rw mem, atomic] {
        vglobal = 0x073;
    }
}
