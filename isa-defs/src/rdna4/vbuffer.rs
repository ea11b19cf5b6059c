//! AMD RDNA 4: instructions whose shortest form is VBUFFER.
//!
//! Written by `cargo xtask codegen` from AMD's machine-readable specification, release 2025-02-19, schema 1.1.0,
//! SHA-256 61ac952a5259a3adcd816b4b4082c77e801d43b6f0cde3a02c8dae3394efc768,
//! and the errata in `isa-defs/errata`. Changes go there.

rdna4_isa_macros::define! {
    arch rdna4;
    part vbuffer;

    /// AMD: BUFFER_LOAD_FORMAT_X
    buffer_load_format_x(w vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub LOAD, r exec, r mem, load] {
        vbuffer = 0x000 { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_LOAD_FORMAT_XY
    buffer_load_format_xy(w vdata: vgpr<b64>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub LOAD, r exec, r mem, load] {
        vbuffer = 0x001 { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_LOAD_FORMAT_XYZ
    buffer_load_format_xyz(w vdata: vgpr<b96>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub LOAD, r exec, r mem, load] {
        vbuffer = 0x002 { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_LOAD_FORMAT_XYZW
    buffer_load_format_xyzw(w vdata: vgpr<b128>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub LOAD, r exec, r mem, load] {
        vbuffer = 0x003 { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_STORE_FORMAT_X
    buffer_store_format_x(r vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub STORE, r exec, w mem, store] {
        vbuffer = 0x004 { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_STORE_FORMAT_XY
    buffer_store_format_xy(r vdata: vgpr<b64>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub STORE, r exec, w mem, store] {
        vbuffer = 0x005 { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_STORE_FORMAT_XYZ
    buffer_store_format_xyz(r vdata: vgpr<b96>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub STORE, r exec, w mem, store] {
        vbuffer = 0x006 { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_STORE_FORMAT_XYZW
    buffer_store_format_xyzw(r vdata: vgpr<b128>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub STORE, r exec, w mem, store] {
        vbuffer = 0x007 { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_LOAD_D16_FORMAT_X
    buffer_load_d16_format_x(w vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub LOAD, alias buffer_load_format_d16_x, r exec, r mem, load] {
        vbuffer = 0x008 { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_LOAD_D16_FORMAT_XY
    buffer_load_d16_format_xy(w vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub LOAD, alias buffer_load_format_d16_xy, r exec, r mem, load] {
        vbuffer = 0x009 { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_LOAD_D16_FORMAT_XYZ
    buffer_load_d16_format_xyz(w vdata: vgpr<b64>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub LOAD, alias buffer_load_format_d16_xyz, r exec, r mem, load] {
        vbuffer = 0x00a { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_LOAD_D16_FORMAT_XYZW
    buffer_load_d16_format_xyzw(w vdata: vgpr<b64>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub LOAD, alias buffer_load_format_d16_xyzw, r exec, r mem, load] {
        vbuffer = 0x00b { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_STORE_D16_FORMAT_X
    buffer_store_d16_format_x(r vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub STORE, alias buffer_store_format_d16_x, r exec, w mem, store] {
        vbuffer = 0x00c { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_STORE_D16_FORMAT_XY
    buffer_store_d16_format_xy(r vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub STORE, alias buffer_store_format_d16_xy, r exec, w mem, store] {
        vbuffer = 0x00d { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_STORE_D16_FORMAT_XYZ
    buffer_store_d16_format_xyz(r vdata: vgpr<b64>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub STORE, alias buffer_store_format_d16_xyz, r exec, w mem, store] {
        vbuffer = 0x00e { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_STORE_D16_FORMAT_XYZW
    buffer_store_d16_format_xyzw(r vdata: vgpr<b64>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub STORE, alias buffer_store_format_d16_xyzw, r exec, w mem, store] {
        vbuffer = 0x00f { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_LOAD_U8
    buffer_load_u8(w vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub BUFFER, alias buffer_load_ubyte, r exec, r mem, load] {
        vbuffer = 0x010 { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_LOAD_I8
    buffer_load_i8(w vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub BUFFER, alias buffer_load_sbyte, r exec, r mem, load] {
        vbuffer = 0x011 { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_LOAD_U16
    buffer_load_u16(w vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub BUFFER, alias buffer_load_ushort, r exec, r mem, load] {
        vbuffer = 0x012 { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_LOAD_I16
    buffer_load_i16(w vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub BUFFER, alias buffer_load_sshort, r exec, r mem, load] {
        vbuffer = 0x013 { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_LOAD_B32
    buffer_load_b32(w vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub BUFFER, alias buffer_load_dword, r exec, r mem, load] {
        vbuffer = 0x014 { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_LOAD_B64
    buffer_load_b64(w vdata: vgpr<b64>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub BUFFER, alias buffer_load_dwordx2, r exec, r mem, load] {
        vbuffer = 0x015 { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_LOAD_B96
    buffer_load_b96(w vdata: vgpr<b96>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub BUFFER, alias buffer_load_dwordx3, r exec, r mem, load] {
        vbuffer = 0x016 { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_LOAD_B128
    buffer_load_b128(w vdata: vgpr<b128>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub BUFFER, alias buffer_load_dwordx4, r exec, r mem, load] {
        vbuffer = 0x017 { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_STORE_B8
    buffer_store_b8(r vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub BUFFER, alias buffer_store_byte, r exec, w mem, store] {
        vbuffer = 0x018 { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_STORE_B16
    buffer_store_b16(r vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub BUFFER, alias buffer_store_short, r exec, w mem, store] {
        vbuffer = 0x019 { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_STORE_B32
    buffer_store_b32(r vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub BUFFER, alias buffer_store_dword, r exec, w mem, store] {
        vbuffer = 0x01a { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_STORE_B64
    buffer_store_b64(r vdata: vgpr<b64>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub BUFFER, alias buffer_store_dwordx2, r exec, w mem, store] {
        vbuffer = 0x01b { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_STORE_B96
    buffer_store_b96(r vdata: vgpr<b96>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub BUFFER, alias buffer_store_dwordx3, r exec, w mem, store] {
        vbuffer = 0x01c { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_STORE_B128
    buffer_store_b128(r vdata: vgpr<b128>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub BUFFER, alias buffer_store_dwordx4, r exec, w mem, store] {
        vbuffer = 0x01d { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_LOAD_D16_U8
    buffer_load_d16_u8(rw vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub BUFFER, alias buffer_load_ubyte_d16, r exec, r mem, load] {
        vbuffer = 0x01e { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_LOAD_D16_I8
    buffer_load_d16_i8(rw vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub BUFFER, alias buffer_load_sbyte_d16, r exec, r mem, load] {
        vbuffer = 0x01f { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_LOAD_D16_B16
    buffer_load_d16_b16(rw vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub BUFFER, alias buffer_load_short_d16, r exec, r mem, load] {
        vbuffer = 0x020 { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_LOAD_D16_HI_U8
    buffer_load_d16_hi_u8(rw vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub BUFFER, alias buffer_load_ubyte_d16_hi, r exec, r mem, load] {
        vbuffer = 0x021 { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_LOAD_D16_HI_I8
    buffer_load_d16_hi_i8(rw vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub BUFFER, alias buffer_load_sbyte_d16_hi, r exec, r mem, load] {
        vbuffer = 0x022 { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_LOAD_D16_HI_B16
    buffer_load_d16_hi_b16(rw vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub BUFFER, alias buffer_load_short_d16_hi, r exec, r mem, load] {
        vbuffer = 0x023 { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_STORE_D16_HI_B8
    buffer_store_d16_hi_b8(r vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub BUFFER, alias buffer_store_byte_d16_hi, r exec, w mem, store] {
        vbuffer = 0x024 { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_STORE_D16_HI_B16
    buffer_store_d16_hi_b16(r vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub BUFFER, alias buffer_store_short_d16_hi, r exec, w mem, store] {
        vbuffer = 0x025 { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_LOAD_D16_HI_FORMAT_X
    buffer_load_d16_hi_format_x(w vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub LOAD, alias buffer_load_format_d16_hi_x, r exec, r mem, load] {
        vbuffer = 0x026 { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_STORE_D16_HI_FORMAT_X
    buffer_store_d16_hi_format_x(r vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub STORE, alias buffer_store_format_d16_hi_x, r exec, w mem, store] {
        vbuffer = 0x027 { format = 1, offset_sign == 0 }
    }

    /// AMD: BUFFER_ATOMIC_SWAP_B32
    buffer_atomic_swap_b32(rw vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, alias buffer_atomic_swap, r exec, rw mem, atomic] {
        vbuffer = 0x033 { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: BUFFER_ATOMIC_CMPSWAP_B32
    buffer_atomic_cmpswap_b32(rw vdata: vgpr<b64>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, alias buffer_atomic_cmpswap, r exec, rw mem, atomic] {
        vbuffer = 0x034 { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: BUFFER_ATOMIC_ADD_U32
    buffer_atomic_add_u32(rw vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, alias buffer_atomic_add, r exec, rw mem, atomic] {
        vbuffer = 0x035 { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: BUFFER_ATOMIC_SUB_U32
    buffer_atomic_sub_u32(rw vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, alias buffer_atomic_sub, r exec, rw mem, atomic] {
        vbuffer = 0x036 { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: BUFFER_ATOMIC_SUB_CLAMP_U32
    buffer_atomic_sub_clamp_u32(rw vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, alias buffer_atomic_csub, alias buffer_atomic_csub_u32, r exec, rw mem, atomic] {
        vbuffer = 0x037 { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: BUFFER_ATOMIC_MIN_I32
    buffer_atomic_min_i32(rw vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, alias buffer_atomic_smin, r exec, rw mem, atomic] {
        vbuffer = 0x038 { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: BUFFER_ATOMIC_MIN_U32
    buffer_atomic_min_u32(rw vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, alias buffer_atomic_umin, r exec, rw mem, atomic] {
        vbuffer = 0x039 { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: BUFFER_ATOMIC_MAX_I32
    buffer_atomic_max_i32(rw vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, alias buffer_atomic_smax, r exec, rw mem, atomic] {
        vbuffer = 0x03a { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: BUFFER_ATOMIC_MAX_U32
    buffer_atomic_max_u32(rw vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, alias buffer_atomic_umax, r exec, rw mem, atomic] {
        vbuffer = 0x03b { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: BUFFER_ATOMIC_AND_B32
    buffer_atomic_and_b32(rw vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, alias buffer_atomic_and, r exec, rw mem, atomic] {
        vbuffer = 0x03c { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: BUFFER_ATOMIC_OR_B32
    buffer_atomic_or_b32(rw vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, alias buffer_atomic_or, r exec, rw mem, atomic] {
        vbuffer = 0x03d { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: BUFFER_ATOMIC_XOR_B32
    buffer_atomic_xor_b32(rw vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, alias buffer_atomic_xor, r exec, rw mem, atomic] {
        vbuffer = 0x03e { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: BUFFER_ATOMIC_INC_U32
    buffer_atomic_inc_u32(rw vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, alias buffer_atomic_inc, r exec, rw mem, atomic] {
        vbuffer = 0x03f { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: BUFFER_ATOMIC_DEC_U32
    buffer_atomic_dec_u32(rw vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, alias buffer_atomic_dec, r exec, rw mem, atomic] {
        vbuffer = 0x040 { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: BUFFER_ATOMIC_SWAP_B64
    buffer_atomic_swap_b64(rw vdata: vgpr<b64>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, alias buffer_atomic_swap_x2, r exec, rw mem, atomic] {
        vbuffer = 0x041 { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: BUFFER_ATOMIC_CMPSWAP_B64
    buffer_atomic_cmpswap_b64(rw vdata: vgpr<b128>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, alias buffer_atomic_cmpswap_x2, r exec, rw mem, atomic] {
        vbuffer = 0x042 { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: BUFFER_ATOMIC_ADD_U64
    buffer_atomic_add_u64(rw vdata: vgpr<b64>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, alias buffer_atomic_add_x2, r exec, rw mem, atomic] {
        vbuffer = 0x043 { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: BUFFER_ATOMIC_SUB_U64
    buffer_atomic_sub_u64(rw vdata: vgpr<b64>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, alias buffer_atomic_sub_x2, r exec, rw mem, atomic] {
        vbuffer = 0x044 { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: BUFFER_ATOMIC_MIN_I64
    buffer_atomic_min_i64(rw vdata: vgpr<b64>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, alias buffer_atomic_smin_x2, r exec, rw mem, atomic] {
        vbuffer = 0x045 { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: BUFFER_ATOMIC_MIN_U64
    buffer_atomic_min_u64(rw vdata: vgpr<b64>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, alias buffer_atomic_umin_x2, r exec, rw mem, atomic] {
        vbuffer = 0x046 { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: BUFFER_ATOMIC_MAX_I64
    buffer_atomic_max_i64(rw vdata: vgpr<b64>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, alias buffer_atomic_smax_x2, r exec, rw mem, atomic] {
        vbuffer = 0x047 { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: BUFFER_ATOMIC_MAX_U64
    buffer_atomic_max_u64(rw vdata: vgpr<b64>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, alias buffer_atomic_umax_x2, r exec, rw mem, atomic] {
        vbuffer = 0x048 { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: BUFFER_ATOMIC_AND_B64
    buffer_atomic_and_b64(rw vdata: vgpr<b64>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, alias buffer_atomic_and_x2, r exec, rw mem, atomic] {
        vbuffer = 0x049 { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: BUFFER_ATOMIC_OR_B64
    buffer_atomic_or_b64(rw vdata: vgpr<b64>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, alias buffer_atomic_or_x2, r exec, rw mem, atomic] {
        vbuffer = 0x04a { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: BUFFER_ATOMIC_XOR_B64
    buffer_atomic_xor_b64(rw vdata: vgpr<b64>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, alias buffer_atomic_xor_x2, r exec, rw mem, atomic] {
        vbuffer = 0x04b { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: BUFFER_ATOMIC_INC_U64
    buffer_atomic_inc_u64(rw vdata: vgpr<b64>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, alias buffer_atomic_inc_x2, r exec, rw mem, atomic] {
        vbuffer = 0x04c { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: BUFFER_ATOMIC_DEC_U64
    buffer_atomic_dec_u64(rw vdata: vgpr<b64>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, alias buffer_atomic_dec_x2, r exec, rw mem, atomic] {
        vbuffer = 0x04d { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: BUFFER_ATOMIC_COND_SUB_U32
    buffer_atomic_cond_sub_u32(rw vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, r exec, rw mem, atomic] {
        vbuffer = 0x050 { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: BUFFER_ATOMIC_MIN_NUM_F32
    buffer_atomic_min_num_f32(rw vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, alias buffer_atomic_fmin, alias buffer_atomic_min_f32, r exec, rw mem, atomic] {
        vbuffer = 0x051 { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: BUFFER_ATOMIC_MAX_NUM_F32
    buffer_atomic_max_num_f32(rw vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, alias buffer_atomic_fmax, alias buffer_atomic_max_f32, r exec, rw mem, atomic] {
        vbuffer = 0x052 { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: BUFFER_ATOMIC_ADD_F32
    buffer_atomic_add_f32(rw vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, r exec, rw mem, atomic] {
        vbuffer = 0x056 { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: BUFFER_ATOMIC_PK_ADD_F16
    buffer_atomic_pk_add_f16(rw vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, r exec, rw mem, atomic] {
        vbuffer = 0x059 { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: BUFFER_ATOMIC_PK_ADD_BF16
    buffer_atomic_pk_add_bf16(rw vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_scratch>, r soffset: sreg_m0<b32>)
        [group VMEM, sub ATOMIC, r exec, rw mem, atomic] {
        vbuffer = 0x05a { format = 1, offset_sign == 0, no(tfe) }
    }

    /// AMD: TBUFFER_LOAD_FORMAT_X
    tbuffer_load_format_x(w vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub LOAD, r exec, r mem, load, mods(format)] {
        vbuffer = 0x080 { offset_sign == 0, no(tfe) }
    }

    /// AMD: TBUFFER_LOAD_FORMAT_XY
    tbuffer_load_format_xy(w vdata: vgpr<b64>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub LOAD, r exec, r mem, load, mods(format)] {
        vbuffer = 0x081 { offset_sign == 0, no(tfe) }
    }

    /// AMD: TBUFFER_LOAD_FORMAT_XYZ
    tbuffer_load_format_xyz(w vdata: vgpr<b96>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub LOAD, r exec, r mem, load, mods(format)] {
        vbuffer = 0x082 { offset_sign == 0, no(tfe) }
    }

    /// AMD: TBUFFER_LOAD_FORMAT_XYZW
    tbuffer_load_format_xyzw(w vdata: vgpr<b128>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub LOAD, r exec, r mem, load, mods(format)] {
        vbuffer = 0x083 { offset_sign == 0, no(tfe) }
    }

    /// AMD: TBUFFER_STORE_FORMAT_X
    tbuffer_store_format_x(r vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub STORE, r exec, w mem, store, mods(format)] {
        vbuffer = 0x084 { offset_sign == 0, no(tfe) }
    }

    /// AMD: TBUFFER_STORE_FORMAT_XY
    tbuffer_store_format_xy(r vdata: vgpr<b64>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub STORE, r exec, w mem, store, mods(format)] {
        vbuffer = 0x085 { offset_sign == 0, no(tfe) }
    }

    /// AMD: TBUFFER_STORE_FORMAT_XYZ
    tbuffer_store_format_xyz(r vdata: vgpr<b96>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub STORE, r exec, w mem, store, mods(format)] {
        vbuffer = 0x086 { offset_sign == 0, no(tfe) }
    }

    /// AMD: TBUFFER_STORE_FORMAT_XYZW
    tbuffer_store_format_xyzw(r vdata: vgpr<b128>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub STORE, r exec, w mem, store, mods(format)] {
        vbuffer = 0x087 { offset_sign == 0, no(tfe) }
    }

    /// AMD: TBUFFER_LOAD_D16_FORMAT_X
    tbuffer_load_d16_format_x(w vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub LOAD, alias tbuffer_load_format_d16_x, r exec, r mem, load, mods(format)] {
        vbuffer = 0x088 { offset_sign == 0, no(tfe) }
    }

    /// AMD: TBUFFER_LOAD_D16_FORMAT_XY
    tbuffer_load_d16_format_xy(w vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub LOAD, alias tbuffer_load_format_d16_xy, r exec, r mem, load, mods(format)] {
        vbuffer = 0x089 { offset_sign == 0, no(tfe) }
    }

    /// AMD: TBUFFER_LOAD_D16_FORMAT_XYZ
    tbuffer_load_d16_format_xyz(w vdata: vgpr<b64>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub LOAD, alias tbuffer_load_format_d16_xyz, r exec, r mem, load, mods(format)] {
        vbuffer = 0x08a { offset_sign == 0, no(tfe) }
    }

    /// AMD: TBUFFER_LOAD_D16_FORMAT_XYZW
    tbuffer_load_d16_format_xyzw(w vdata: vgpr<b64>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub LOAD, alias tbuffer_load_format_d16_xyzw, r exec, r mem, load, mods(format)] {
        vbuffer = 0x08b { offset_sign == 0, no(tfe) }
    }

    /// AMD: TBUFFER_STORE_D16_FORMAT_X
    tbuffer_store_d16_format_x(r vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub STORE, alias tbuffer_store_format_d16_x, r exec, w mem, store, mods(format)] {
        vbuffer = 0x08c { offset_sign == 0, no(tfe) }
    }

    /// AMD: TBUFFER_STORE_D16_FORMAT_XY
    tbuffer_store_d16_format_xy(r vdata: vgpr<b32>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub STORE, alias tbuffer_store_format_d16_xy, r exec, w mem, store, mods(format)] {
        vbuffer = 0x08d { offset_sign == 0, no(tfe) }
    }

    /// AMD: TBUFFER_STORE_D16_FORMAT_XYZ
    tbuffer_store_d16_format_xyz(r vdata: vgpr<b64>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub STORE, alias tbuffer_store_format_d16_xyz, r exec, w mem, store, mods(format)] {
        vbuffer = 0x08e { offset_sign == 0, no(tfe) }
    }

    /// AMD: TBUFFER_STORE_D16_FORMAT_XYZW
    tbuffer_store_d16_format_xyzw(r vdata: vgpr<b64>, r vaddr: buffer_vaddr, r rsrc: rsrc<rsrc_typed>, r soffset: sreg_m0<b32>)
        [group VMEM, sub STORE, alias tbuffer_store_format_d16_xyzw, r exec, w mem, store, mods(format)] {
        vbuffer = 0x08f { offset_sign == 0, no(tfe) }
    }
}
