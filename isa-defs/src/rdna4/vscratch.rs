//! AMD RDNA 4: instructions whose shortest form is VSCRATCH.
//!
//! Written by `cargo xtask codegen` from AMD's machine-readable specification, release 2025-02-19, schema 1.1.0,
//! SHA-256 61ac952a5259a3adcd816b4b4082c77e801d43b6f0cde3a02c8dae3394efc768,
//! and the errata in `isa-defs/errata`. Changes go there.

rdna4_isa_macros::define! {
    arch rdna4;
    part vscratch;

    /// AMD: SCRATCH_LOAD_U8
    scratch_load_u8(w vdst: vgpr<b32>, r vaddr: scratch_vaddr, r saddr: scratch_saddr<b32>)
        [group VMEM, sub TEXTURE, alias scratch_load_ubyte, r exec, r flat_scratch, r mem, load] {
        vscratch = 0x010;
    }

    /// AMD: SCRATCH_LOAD_I8
    scratch_load_i8(w vdst: vgpr<b32>, r vaddr: scratch_vaddr, r saddr: scratch_saddr<b32>)
        [group VMEM, sub TEXTURE, alias scratch_load_sbyte, r exec, r flat_scratch, r mem, load] {
        vscratch = 0x011;
    }

    /// AMD: SCRATCH_LOAD_U16
    scratch_load_u16(w vdst: vgpr<b32>, r vaddr: scratch_vaddr, r saddr: scratch_saddr<b32>)
        [group VMEM, sub TEXTURE, alias scratch_load_ushort, r exec, r flat_scratch, r mem, load] {
        vscratch = 0x012;
    }

    /// AMD: SCRATCH_LOAD_I16
    scratch_load_i16(w vdst: vgpr<b32>, r vaddr: scratch_vaddr, r saddr: scratch_saddr<b32>)
        [group VMEM, sub TEXTURE, alias scratch_load_sshort, r exec, r flat_scratch, r mem, load] {
        vscratch = 0x013;
    }

    /// AMD: SCRATCH_LOAD_B32
    scratch_load_b32(w vdst: vgpr<b32>, r vaddr: scratch_vaddr, r saddr: scratch_saddr<b32>)
        [group VMEM, sub TEXTURE, alias scratch_load_dword, r exec, r flat_scratch, r mem, load] {
        vscratch = 0x014;
    }

    /// AMD: SCRATCH_LOAD_B64
    scratch_load_b64(w vdst: vgpr<b64>, r vaddr: scratch_vaddr, r saddr: scratch_saddr<b32>)
        [group VMEM, sub TEXTURE, alias scratch_load_dwordx2, r exec, r flat_scratch, r mem, load] {
        vscratch = 0x015;
    }

    /// AMD: SCRATCH_LOAD_B96
    scratch_load_b96(w vdst: vgpr<b96>, r vaddr: scratch_vaddr, r saddr: scratch_saddr<b32>)
        [group VMEM, sub TEXTURE, alias scratch_load_dwordx3, r exec, r flat_scratch, r mem, load] {
        vscratch = 0x016;
    }

    /// AMD: SCRATCH_LOAD_B128
    scratch_load_b128(w vdst: vgpr<b128>, r vaddr: scratch_vaddr, r saddr: scratch_saddr<b32>)
        [group VMEM, sub TEXTURE, alias scratch_load_dwordx4, r exec, r flat_scratch, r mem, load] {
        vscratch = 0x017;
    }

    /// AMD: SCRATCH_STORE_B8
    scratch_store_b8(r vaddr: scratch_vaddr, r vsrc: vgpr<b32>, r saddr: scratch_saddr<b32>)
        [group VMEM, sub TEXTURE, alias scratch_store_byte, r exec, r flat_scratch, w mem, store] {
        vscratch = 0x018;
    }

    /// AMD: SCRATCH_STORE_B16
    scratch_store_b16(r vaddr: scratch_vaddr, r vsrc: vgpr<b32>, r saddr: scratch_saddr<b32>)
        [group VMEM, sub TEXTURE, alias scratch_store_short, r exec, r flat_scratch, w mem, store] {
        vscratch = 0x019;
    }

    /// AMD: SCRATCH_STORE_B32
    scratch_store_b32(r vaddr: scratch_vaddr, r vsrc: vgpr<b32>, r saddr: scratch_saddr<b32>)
        [group VMEM, sub TEXTURE, alias scratch_store_dword, r exec, r flat_scratch, w mem, store] {
        vscratch = 0x01a;
    }

    /// AMD: SCRATCH_STORE_B64
    scratch_store_b64(r vaddr: scratch_vaddr, r vsrc: vgpr<b64>, r saddr: scratch_saddr<b32>)
        [group VMEM, sub TEXTURE, alias scratch_store_dwordx2, r exec, r flat_scratch, w mem, store] {
        vscratch = 0x01b;
    }

    /// AMD: SCRATCH_STORE_B96
    scratch_store_b96(r vaddr: scratch_vaddr, r vsrc: vgpr<b96>, r saddr: scratch_saddr<b32>)
        [group VMEM, sub TEXTURE, alias scratch_store_dwordx3, r exec, r flat_scratch, w mem, store] {
        vscratch = 0x01c;
    }

    /// AMD: SCRATCH_STORE_B128
    scratch_store_b128(r vaddr: scratch_vaddr, r vsrc: vgpr<b128>, r saddr: scratch_saddr<b32>)
        [group VMEM, sub TEXTURE, alias scratch_store_dwordx4, r exec, r flat_scratch, w mem, store] {
        vscratch = 0x01d;
    }

    /// AMD: SCRATCH_LOAD_D16_U8
    scratch_load_d16_u8(rw vdst: vgpr<b32>, r vaddr: scratch_vaddr, r saddr: scratch_saddr<b32>)
        [group VMEM, sub TEXTURE, alias scratch_load_ubyte_d16, r exec, r flat_scratch, r mem, load] {
        vscratch = 0x01e;
    }

    /// AMD: SCRATCH_LOAD_D16_I8
    scratch_load_d16_i8(rw vdst: vgpr<b32>, r vaddr: scratch_vaddr, r saddr: scratch_saddr<b32>)
        [group VMEM, sub TEXTURE, alias scratch_load_sbyte_d16, r exec, r flat_scratch, r mem, load] {
        vscratch = 0x01f;
    }

    /// AMD: SCRATCH_LOAD_D16_B16
    scratch_load_d16_b16(rw vdst: vgpr<b32>, r vaddr: scratch_vaddr, r saddr: scratch_saddr<b32>)
        [group VMEM, sub TEXTURE, alias scratch_load_short_d16, r exec, r flat_scratch, r mem, load] {
        vscratch = 0x020;
    }

    /// AMD: SCRATCH_LOAD_D16_HI_U8
    scratch_load_d16_hi_u8(rw vdst: vgpr<b32>, r vaddr: scratch_vaddr, r saddr: scratch_saddr<b32>)
        [group VMEM, sub TEXTURE, alias scratch_load_ubyte_d16_hi, r exec, r flat_scratch, r mem, load] {
        vscratch = 0x021;
    }

    /// AMD: SCRATCH_LOAD_D16_HI_I8
    scratch_load_d16_hi_i8(rw vdst: vgpr<b32>, r vaddr: scratch_vaddr, r saddr: scratch_saddr<b32>)
        [group VMEM, sub TEXTURE, alias scratch_load_sbyte_d16_hi, r exec, r flat_scratch, r mem, load] {
        vscratch = 0x022;
    }

    /// AMD: SCRATCH_LOAD_D16_HI_B16
    scratch_load_d16_hi_b16(rw vdst: vgpr<b32>, r vaddr: scratch_vaddr, r saddr: scratch_saddr<b32>)
        [group VMEM, sub TEXTURE, alias scratch_load_short_d16_hi, r exec, r flat_scratch, r mem, load] {
        vscratch = 0x023;
    }

    /// AMD: SCRATCH_STORE_D16_HI_B8
    scratch_store_d16_hi_b8(r vaddr: scratch_vaddr, r vsrc: vgpr<b32>, r saddr: scratch_saddr<b32>)
        [group VMEM, sub TEXTURE, alias scratch_store_byte_d16_hi, r exec, r flat_scratch, w mem, store] {
        vscratch = 0x024;
    }

    /// AMD: SCRATCH_STORE_D16_HI_B16
    scratch_store_d16_hi_b16(r vaddr: scratch_vaddr, r vsrc: vgpr<b32>, r saddr: scratch_saddr<b32>)
        [group VMEM, sub TEXTURE, alias scratch_store_short_d16_hi, r exec, r flat_scratch, w mem, store] {
        vscratch = 0x025;
    }

    /// AMD: SCRATCH_LOAD_BLOCK
    scratch_load_block(w vdst: vgpr<b1024>, r vaddr: scratch_vaddr, r saddr: scratch_saddr<b32>)
        [group VMEM, sub TEXTURE, r exec, r m0, r flat_scratch, r mem, load] {
        vscratch = 0x053;
    }

    /// AMD: SCRATCH_STORE_BLOCK
    scratch_store_block(r vaddr: scratch_vaddr, r vsrc: vgpr<b1024>, r saddr: scratch_saddr<b32>)
        [group VMEM, sub TEXTURE, r exec, r m0, r flat_scratch, w mem, store] {
        vscratch = 0x054;
    }
}
