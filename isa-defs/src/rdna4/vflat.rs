//! AMD RDNA 4: instructions whose shortest form is VFLAT.
//!
//! Written by `cargo xtask codegen` from AMD's machine-readable specification, release 2025-02-19, schema 1.1.0,
//! SHA-256 61ac952a5259a3adcd816b4b4082c77e801d43b6f0cde3a02c8dae3394efc768,
//! and the errata in `isa-defs/errata`. Changes go there.

rdna4_isa_macros::define! {
    arch rdna4;
    part vflat;

    /// AMD: FLAT_LOAD_U8
    flat_load_u8(w vdst: vgpr<b32>, r vaddr: vgpr<b64>)
        [group VMEM, sub FLAT, alias flat_load_ubyte, r exec, r flat_scratch, r mem, load] {
        vflat = 0x010;
    }

    /// AMD: FLAT_LOAD_I8
    flat_load_i8(w vdst: vgpr<b32>, r vaddr: vgpr<b64>)
        [group VMEM, sub FLAT, alias flat_load_sbyte, r exec, r flat_scratch, r mem, load] {
        vflat = 0x011;
    }

    /// AMD: FLAT_LOAD_U16
    flat_load_u16(w vdst: vgpr<b32>, r vaddr: vgpr<b64>)
        [group VMEM, sub FLAT, alias flat_load_ushort, r exec, r flat_scratch, r mem, load] {
        vflat = 0x012;
    }

    /// AMD: FLAT_LOAD_I16
    flat_load_i16(w vdst: vgpr<b32>, r vaddr: vgpr<b64>)
        [group VMEM, sub FLAT, alias flat_load_sshort, r exec, r flat_scratch, r mem, load] {
        vflat = 0x013;
    }

    /// AMD: FLAT_LOAD_B32
    flat_load_b32(w vdst: vgpr<b32>, r vaddr: vgpr<b64>)
        [group VMEM, sub FLAT, alias flat_load_dword, r exec, r flat_scratch, r mem, load] {
        vflat = 0x014;
    }

    /// AMD: FLAT_LOAD_B64
    flat_load_b64(w vdst: vgpr<b64>, r vaddr: vgpr<b64>)
        [group VMEM, sub FLAT, alias flat_load_dwordx2, r exec, r flat_scratch, r mem, load] {
        vflat = 0x015;
    }

    /// AMD: FLAT_LOAD_B96
    flat_load_b96(w vdst: vgpr<b96>, r vaddr: vgpr<b64>)
        [group VMEM, sub FLAT, alias flat_load_dwordx3, r exec, r flat_scratch, r mem, load] {
        vflat = 0x016;
    }

    /// AMD: FLAT_LOAD_B128
    flat_load_b128(w vdst: vgpr<b128>, r vaddr: vgpr<b64>)
        [group VMEM, sub FLAT, alias flat_load_dwordx4, r exec, r flat_scratch, r mem, load] {
        vflat = 0x017;
    }

    /// AMD: FLAT_STORE_B8
    flat_store_b8(r vaddr: vgpr<b64>, r vsrc: vgpr<b32>)
        [group VMEM, sub FLAT, alias flat_store_byte, r exec, r flat_scratch, w mem, store] {
        vflat = 0x018;
    }

    /// AMD: FLAT_STORE_B16
    flat_store_b16(r vaddr: vgpr<b64>, r vsrc: vgpr<b32>)
        [group VMEM, sub FLAT, alias flat_store_short, r exec, r flat_scratch, w mem, store] {
        vflat = 0x019;
    }

    /// AMD: FLAT_STORE_B32
    flat_store_b32(r vaddr: vgpr<b64>, r vsrc: vgpr<b32>)
        [group VMEM, sub FLAT, alias flat_store_dword, r exec, r flat_scratch, w mem, store] {
        vflat = 0x01a;
    }

    /// AMD: FLAT_STORE_B64
    flat_store_b64(r vaddr: vgpr<b64>, r vsrc: vgpr<b64>)
        [group VMEM, sub FLAT, alias flat_store_dwordx2, r exec, r flat_scratch, w mem, store] {
        vflat = 0x01b;
    }

    /// AMD: FLAT_STORE_B96
    flat_store_b96(r vaddr: vgpr<b64>, r vsrc: vgpr<b96>)
        [group VMEM, sub FLAT, alias flat_store_dwordx3, r exec, r flat_scratch, w mem, store] {
        vflat = 0x01c;
    }

    /// AMD: FLAT_STORE_B128
    flat_store_b128(r vaddr: vgpr<b64>, r vsrc: vgpr<b128>)
        [group VMEM, sub FLAT, alias flat_store_dwordx4, r exec, r flat_scratch, w mem, store] {
        vflat = 0x01d;
    }

    /// AMD: FLAT_LOAD_D16_U8
    flat_load_d16_u8(rw vdst: vgpr<b32>, r vaddr: vgpr<b64>)
        [group VMEM, sub FLAT, alias flat_load_ubyte_d16, r exec, r flat_scratch, r mem, load] {
        vflat = 0x01e;
    }

    /// AMD: FLAT_LOAD_D16_I8
    flat_load_d16_i8(rw vdst: vgpr<b32>, r vaddr: vgpr<b64>)
        [group VMEM, sub FLAT, alias flat_load_sbyte_d16, r exec, r flat_scratch, r mem, load] {
        vflat = 0x01f;
    }

    /// AMD: FLAT_LOAD_D16_B16
    flat_load_d16_b16(rw vdst: vgpr<b32>, r vaddr: vgpr<b64>)
        [group VMEM, sub FLAT, alias flat_load_short_d16, r exec, r flat_scratch, r mem, load] {
        vflat = 0x020;
    }

    /// AMD: FLAT_LOAD_D16_HI_U8
    flat_load_d16_hi_u8(rw vdst: vgpr<b32>, r vaddr: vgpr<b64>)
        [group VMEM, sub FLAT, alias flat_load_ubyte_d16_hi, r exec, r flat_scratch, r mem, load] {
        vflat = 0x021;
    }

    /// AMD: FLAT_LOAD_D16_HI_I8
    flat_load_d16_hi_i8(rw vdst: vgpr<b32>, r vaddr: vgpr<b64>)
        [group VMEM, sub FLAT, alias flat_load_sbyte_d16_hi, r exec, r flat_scratch, r mem, load] {
        vflat = 0x022;
    }

    /// AMD: FLAT_LOAD_D16_HI_B16
    flat_load_d16_hi_b16(rw vdst: vgpr<b32>, r vaddr: vgpr<b64>)
        [group VMEM, sub FLAT, alias flat_load_short_d16_hi, r exec, r flat_scratch, r mem, load] {
        vflat = 0x023;
    }

    /// AMD: FLAT_STORE_D16_HI_B8
    flat_store_d16_hi_b8(r vaddr: vgpr<b64>, r vsrc: vgpr<b32>)
        [group VMEM, sub FLAT, alias flat_store_byte_d16_hi, r exec, r flat_scratch, w mem, store] {
        vflat = 0x024;
    }

    /// AMD: FLAT_STORE_D16_HI_B16
    flat_store_d16_hi_b16(r vaddr: vgpr<b64>, r vsrc: vgpr<b32>)
        [group VMEM, sub FLAT, alias flat_store_short_d16_hi, r exec, r flat_scratch, w mem, store] {
        vflat = 0x025;
    }

    /// AMD: FLAT_ATOMIC_SWAP_B32
    flat_atomic_swap_b32(w vdst: vgpr<b32>, r vaddr: vgpr<b64>, r vsrc: vgpr<b32>)
        [group VMEM, sub FLAT, alias flat_atomic_swap, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x033;
    }

    /// AMD: FLAT_ATOMIC_CMPSWAP_B32
    flat_atomic_cmpswap_b32(w vdst: vgpr<u32>, r vaddr: vgpr<b64>, r vsrc: vgpr<b64>)
        [group VMEM, sub FLAT, alias flat_atomic_cmpswap, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x034;
    }

    /// AMD: FLAT_ATOMIC_ADD_U32
    flat_atomic_add_u32(w vdst: vgpr<b32>, r vaddr: vgpr<b64>, r vsrc: vgpr<b32>)
        [group VMEM, sub FLAT, alias flat_atomic_add, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x035;
    }

    /// AMD: FLAT_ATOMIC_SUB_U32
    flat_atomic_sub_u32(w vdst: vgpr<b32>, r vaddr: vgpr<b64>, r vsrc: vgpr<b32>)
        [group VMEM, sub FLAT, alias flat_atomic_sub, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x036;
    }

    /// AMD: FLAT_ATOMIC_SUB_CLAMP_U32
    flat_atomic_sub_clamp_u32(w vdst: vgpr<b32>, r vaddr: vgpr<b64>, r vsrc: vgpr<b32>)
        [group VMEM, sub FLAT, alias flat_atomic_csub_u32, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x037;
    }

    /// AMD: FLAT_ATOMIC_MIN_I32
    flat_atomic_min_i32(w vdst: vgpr<b32>, r vaddr: vgpr<b64>, r vsrc: vgpr<b32>)
        [group VMEM, sub FLAT, alias flat_atomic_smin, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x038;
    }

    /// AMD: FLAT_ATOMIC_MIN_U32
    flat_atomic_min_u32(w vdst: vgpr<b32>, r vaddr: vgpr<b64>, r vsrc: vgpr<b32>)
        [group VMEM, sub FLAT, alias flat_atomic_umin, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x039;
    }

    /// AMD: FLAT_ATOMIC_MAX_I32
    flat_atomic_max_i32(w vdst: vgpr<b32>, r vaddr: vgpr<b64>, r vsrc: vgpr<b32>)
        [group VMEM, sub FLAT, alias flat_atomic_smax, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x03a;
    }

    /// AMD: FLAT_ATOMIC_MAX_U32
    flat_atomic_max_u32(w vdst: vgpr<b32>, r vaddr: vgpr<b64>, r vsrc: vgpr<b32>)
        [group VMEM, sub FLAT, alias flat_atomic_umax, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x03b;
    }

    /// AMD: FLAT_ATOMIC_AND_B32
    flat_atomic_and_b32(w vdst: vgpr<b32>, r vaddr: vgpr<b64>, r vsrc: vgpr<b32>)
        [group VMEM, sub FLAT, alias flat_atomic_and, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x03c;
    }

    /// AMD: FLAT_ATOMIC_OR_B32
    flat_atomic_or_b32(w vdst: vgpr<b32>, r vaddr: vgpr<b64>, r vsrc: vgpr<b32>)
        [group VMEM, sub FLAT, alias flat_atomic_or, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x03d;
    }

    /// AMD: FLAT_ATOMIC_XOR_B32
    flat_atomic_xor_b32(w vdst: vgpr<b32>, r vaddr: vgpr<b64>, r vsrc: vgpr<b32>)
        [group VMEM, sub FLAT, alias flat_atomic_xor, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x03e;
    }

    /// AMD: FLAT_ATOMIC_INC_U32
    flat_atomic_inc_u32(w vdst: vgpr<b32>, r vaddr: vgpr<b64>, r vsrc: vgpr<b32>)
        [group VMEM, sub FLAT, alias flat_atomic_inc, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x03f;
    }

    /// AMD: FLAT_ATOMIC_DEC_U32
    flat_atomic_dec_u32(w vdst: vgpr<b32>, r vaddr: vgpr<b64>, r vsrc: vgpr<b32>)
        [group VMEM, sub FLAT, alias flat_atomic_dec, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x040;
    }

    /// AMD: FLAT_ATOMIC_SWAP_B64
    flat_atomic_swap_b64(w vdst: vgpr<b64>, r vaddr: vgpr<b64>, r vsrc: vgpr<b64>)
        [group VMEM, sub FLAT, alias flat_atomic_swap_x2, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x041;
    }

    /// AMD: FLAT_ATOMIC_CMPSWAP_B64
    flat_atomic_cmpswap_b64(w vdst: vgpr<u64>, r vaddr: vgpr<b64>, r vsrc: vgpr<b128>)
        [group VMEM, sub FLAT, alias flat_atomic_cmpswap_x2, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x042;
    }

    /// AMD: FLAT_ATOMIC_ADD_U64
    flat_atomic_add_u64(w vdst: vgpr<b64>, r vaddr: vgpr<b64>, r vsrc: vgpr<b64>)
        [group VMEM, sub FLAT, alias flat_atomic_add_x2, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x043;
    }

    /// AMD: FLAT_ATOMIC_SUB_U64
    flat_atomic_sub_u64(w vdst: vgpr<b64>, r vaddr: vgpr<b64>, r vsrc: vgpr<b64>)
        [group VMEM, sub FLAT, alias flat_atomic_sub_x2, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x044;
    }

    /// AMD: FLAT_ATOMIC_MIN_I64
    flat_atomic_min_i64(w vdst: vgpr<b64>, r vaddr: vgpr<b64>, r vsrc: vgpr<b64>)
        [group VMEM, sub FLAT, alias flat_atomic_smin_x2, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x045;
    }

    /// AMD: FLAT_ATOMIC_MIN_U64
    flat_atomic_min_u64(w vdst: vgpr<b64>, r vaddr: vgpr<b64>, r vsrc: vgpr<b64>)
        [group VMEM, sub FLAT, alias flat_atomic_umin_x2, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x046;
    }

    /// AMD: FLAT_ATOMIC_MAX_I64
    flat_atomic_max_i64(w vdst: vgpr<b64>, r vaddr: vgpr<b64>, r vsrc: vgpr<b64>)
        [group VMEM, sub FLAT, alias flat_atomic_smax_x2, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x047;
    }

    /// AMD: FLAT_ATOMIC_MAX_U64
    flat_atomic_max_u64(w vdst: vgpr<b64>, r vaddr: vgpr<b64>, r vsrc: vgpr<b64>)
        [group VMEM, sub FLAT, alias flat_atomic_umax_x2, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x048;
    }

    /// AMD: FLAT_ATOMIC_AND_B64
    flat_atomic_and_b64(w vdst: vgpr<b64>, r vaddr: vgpr<b64>, r vsrc: vgpr<b64>)
        [group VMEM, sub FLAT, alias flat_atomic_and_x2, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x049;
    }

    /// AMD: FLAT_ATOMIC_OR_B64
    flat_atomic_or_b64(w vdst: vgpr<b64>, r vaddr: vgpr<b64>, r vsrc: vgpr<b64>)
        [group VMEM, sub FLAT, alias flat_atomic_or_x2, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x04a;
    }

    /// AMD: FLAT_ATOMIC_XOR_B64
    flat_atomic_xor_b64(w vdst: vgpr<b64>, r vaddr: vgpr<b64>, r vsrc: vgpr<b64>)
        [group VMEM, sub FLAT, alias flat_atomic_xor_x2, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x04b;
    }

    /// AMD: FLAT_ATOMIC_INC_U64
    flat_atomic_inc_u64(w vdst: vgpr<b64>, r vaddr: vgpr<b64>, r vsrc: vgpr<b64>)
        [group VMEM, sub FLAT, alias flat_atomic_inc_x2, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x04c;
    }

    /// AMD: FLAT_ATOMIC_DEC_U64
    flat_atomic_dec_u64(w vdst: vgpr<b64>, r vaddr: vgpr<b64>, r vsrc: vgpr<b64>)
        [group VMEM, sub FLAT, alias flat_atomic_dec_x2, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x04d;
    }

    /// AMD: FLAT_ATOMIC_COND_SUB_U32
    flat_atomic_cond_sub_u32(w vdst: vgpr<b32>, r vaddr: vgpr<b64>, r vsrc: vgpr<b32>)
        [group VMEM, sub FLAT, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x050;
    }

    /// AMD: FLAT_ATOMIC_MIN_NUM_F32
    flat_atomic_min_num_f32(w vdst: vgpr<b32>, r vaddr: vgpr<b64>, r vsrc: vgpr<b32>)
        [group VMEM, sub FLAT, alias flat_atomic_fmin, alias flat_atomic_min_f32, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x051;
    }

    /// AMD: FLAT_ATOMIC_MAX_NUM_F32
    flat_atomic_max_num_f32(w vdst: vgpr<b32>, r vaddr: vgpr<b64>, r vsrc: vgpr<b32>)
        [group VMEM, sub FLAT, alias flat_atomic_fmax, alias flat_atomic_max_f32, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x052;
    }

    /// AMD: FLAT_ATOMIC_ADD_F32
    flat_atomic_add_f32(w vdst: vgpr<b32>, r vaddr: vgpr<b64>, r vsrc: vgpr<b32>)
        [group VMEM, sub FLAT, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x056;
    }

    /// AMD: FLAT_ATOMIC_PK_ADD_F16
    flat_atomic_pk_add_f16(w vdst: vgpr<b32>, r vaddr: vgpr<b64>, r vsrc: vgpr<b32>)
        [group VMEM, sub FLAT, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x059;
    }

    /// AMD: FLAT_ATOMIC_PK_ADD_BF16
    flat_atomic_pk_add_bf16(w vdst: vgpr<b32>, r vaddr: vgpr<b64>, r vsrc: vgpr<b32>)
        [group VMEM, sub FLAT, r exec, r flat_scratch, rw mem, atomic] {
        vflat = 0x05a;
    }
}
