//! AMD RDNA 4: instructions whose shortest form is SMEM.
//!
//! Written by `cargo xtask codegen` from AMD's machine-readable specification, release 2025-02-19, schema 1.1.0,
//! SHA-256 61ac952a5259a3adcd816b4b4082c77e801d43b6f0cde3a02c8dae3394efc768,
//! and the errata in `isa-defs/errata`. Changes go there.

rdna4_isa_macros::define! {
    arch rdna4;
    part smem;

    /// AMD: S_LOAD_B32
    s_load_b32(w sdata: sreg<b32>, r sbase: sreg<buf>, r soffset: smem_offset<b32>)
        [group SMEM, alias s_load_dword, r mem, load] {
        smem = 0x000;
    }

    /// AMD: S_LOAD_B64
    s_load_b64(w sdata: sreg<b64>, r sbase: sreg<buf>, r soffset: smem_offset<b32>)
        [group SMEM, alias s_load_dwordx2, r mem, load] {
        smem = 0x001;
    }

    /// AMD: S_LOAD_B128
    s_load_b128(w sdata: sreg<b128>, r sbase: sreg<buf>, r soffset: smem_offset<b32>)
        [group SMEM, alias s_load_dwordx4, r mem, load] {
        smem = 0x002;
    }

    /// AMD: S_LOAD_B256
    s_load_b256(w sdata: sreg<b256>, r sbase: sreg<buf>, r soffset: smem_offset<b32>)
        [group SMEM, alias s_load_dwordx8, r mem, load] {
        smem = 0x003;
    }

    /// AMD: S_LOAD_B512
    s_load_b512(w sdata: sreg<b512>, r sbase: sreg<buf>, r soffset: smem_offset<b32>)
        [group SMEM, alias s_load_dwordx16, r mem, load] {
        smem = 0x004;
    }

    /// AMD: S_LOAD_B96
    s_load_b96(w sdata: sreg<b96>, r sbase: sreg<buf>, r soffset: smem_offset<b32>)
        [group SMEM, r mem, load] {
        smem = 0x005;
    }

    /// AMD: S_LOAD_I8
    s_load_i8(w sdata: sreg<i32>, r sbase: sreg<buf>, r soffset: smem_offset<b32>)
        [group SMEM, r mem, load] {
        smem = 0x008;
    }

    /// AMD: S_LOAD_U8
    s_load_u8(w sdata: sreg<u32>, r sbase: sreg<buf>, r soffset: smem_offset<b32>)
        [group SMEM, r mem, load] {
        smem = 0x009;
    }

    /// AMD: S_LOAD_I16
    s_load_i16(w sdata: sreg<i32>, r sbase: sreg<buf>, r soffset: smem_offset<b32>)
        [group SMEM, r mem, load] {
        smem = 0x00a;
    }

    /// AMD: S_LOAD_U16
    s_load_u16(w sdata: sreg<u32>, r sbase: sreg<buf>, r soffset: smem_offset<b32>)
        [group SMEM, r mem, load] {
        smem = 0x00b;
    }

    /// AMD: S_BUFFER_LOAD_B32
    s_buffer_load_b32(w sdata: sreg<b32>, r sbase: rsrc<rsrc_scalar>, r soffset: smem_offset<b32>)
        [group SMEM, alias s_buffer_load_dword, r mem, load] {
        smem = 0x010 { offset_sign == 0 }
    }

    /// AMD: S_BUFFER_LOAD_B64
    s_buffer_load_b64(w sdata: sreg<b64>, r sbase: rsrc<rsrc_scalar>, r soffset: smem_offset<b32>)
        [group SMEM, alias s_buffer_load_dwordx2, r mem, load] {
        smem = 0x011 { offset_sign == 0 }
    }

    /// AMD: S_BUFFER_LOAD_B128
    s_buffer_load_b128(w sdata: sreg<b128>, r sbase: rsrc<rsrc_scalar>, r soffset: smem_offset<b32>)
        [group SMEM, alias s_buffer_load_dwordx4, r mem, load] {
        smem = 0x012 { offset_sign == 0 }
    }

    /// AMD: S_BUFFER_LOAD_B256
    s_buffer_load_b256(w sdata: sreg<b256>, r sbase: rsrc<rsrc_scalar>, r soffset: smem_offset<b32>)
        [group SMEM, alias s_buffer_load_dwordx8, r mem, load] {
        smem = 0x013 { offset_sign == 0 }
    }

    /// AMD: S_BUFFER_LOAD_B512
    s_buffer_load_b512(w sdata: sreg<b512>, r sbase: rsrc<rsrc_scalar>, r soffset: smem_offset<b32>)
        [group SMEM, alias s_buffer_load_dwordx16, r mem, load] {
        smem = 0x014 { offset_sign == 0 }
    }

    /// AMD: S_BUFFER_LOAD_B96
    s_buffer_load_b96(w sdata: sreg<b96>, r sbase: rsrc<rsrc_scalar>, r soffset: smem_offset<b32>)
        [group SMEM, r mem, load] {
        smem = 0x015 { offset_sign == 0 }
    }

    /// AMD: S_BUFFER_LOAD_I8
    s_buffer_load_i8(w sdata: sreg<i32>, r sbase: rsrc<rsrc_scalar>, r soffset: smem_offset<b32>)
        [group SMEM, r mem, load] {
        smem = 0x018 { offset_sign == 0 }
    }

    /// AMD: S_BUFFER_LOAD_U8
    s_buffer_load_u8(w sdata: sreg<u32>, r sbase: rsrc<rsrc_scalar>, r soffset: smem_offset<b32>)
        [group SMEM, r mem, load] {
        smem = 0x019 { offset_sign == 0 }
    }

    /// AMD: S_BUFFER_LOAD_I16
    s_buffer_load_i16(w sdata: sreg<i32>, r sbase: rsrc<rsrc_scalar>, r soffset: smem_offset<b32>)
        [group SMEM, r mem, load] {
        smem = 0x01a { offset_sign == 0 }
    }

    /// AMD: S_BUFFER_LOAD_U16
    s_buffer_load_u16(w sdata: sreg<u32>, r sbase: rsrc<rsrc_scalar>, r soffset: smem_offset<b32>)
        [group SMEM, r mem, load] {
        smem = 0x01b { offset_sign == 0 }
    }

    /// AMD: S_DCACHE_INV
    s_dcache_inv()
        [group SMEM] {
        smem = 0x021 { no(offset, th, scope, nv) }
    }

    /// AMD: S_ATC_PROBE
    s_atc_probe(imm sdata: simm7, r sbase: sreg<buf>, r soffset: smem_offset<b32>)
        [group SMEM] {
        smem = 0x022 { no(th, scope, nv) }
    }

    /// AMD: S_ATC_PROBE_BUFFER
    s_atc_probe_buffer(imm sdata: simm7, r sbase: rsrc<rsrc_scalar>, r soffset: smem_offset<b32>)
        [group SMEM] {
        smem = 0x023 { offset_sign == 0, no(th, scope, nv) }
    }

    /// AMD: S_PREFETCH_INST
    s_prefetch_inst(r sbase: sreg<b64>, r soffset: smem_offset<b32>, imm sdata: simm5<b32>)
        [group SMEM] {
        smem = 0x024 { no(th, scope, nv) }
    }

    /// AMD: S_PREFETCH_INST_PC_REL
    s_prefetch_inst_pc_rel(r soffset: smem_offset<b32>, imm sdata: simm5<b32>)
        [group SMEM] {
        smem = 0x025 { no(th, scope, nv) }
    }

    /// AMD: S_PREFETCH_DATA
    s_prefetch_data(r sbase: sreg<b64>, r soffset: smem_offset<b32>, imm sdata: simm5<b32>)
        [group SMEM] {
        smem = 0x026 { no(th, scope, nv) }
    }

    /// AMD: S_BUFFER_PREFETCH_DATA
    s_buffer_prefetch_data(r sbase: rsrc<rsrc_scalar>, r soffset: smem_offset<b32>, imm sdata: simm5<b32>)
        [group SMEM] {
        smem = 0x027 { offset_sign == 0, no(th, scope, nv) }
    }

    /// AMD: S_PREFETCH_DATA_PC_REL
    s_prefetch_data_pc_rel(r soffset: smem_offset<b32>, imm sdata: simm5<b32>)
        [group SMEM] {
        smem = 0x028 { no(th, scope, nv) }
    }
}
