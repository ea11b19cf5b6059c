//! AMD RDNA 4: instructions whose shortest form is VSAMPLE.
//!
//! Written by `cargo xtask codegen` from AMD's machine-readable specification, release 2025-02-19, schema 1.1.0,
//! SHA-256 61ac952a5259a3adcd816b4b4082c77e801d43b6f0cde3a02c8dae3394efc768,
//! and the errata in `isa-defs/errata`. Changes go there.

rdna4_isa_macros::define! {
    arch rdna4;
    part vsample;

    /// AMD: IMAGE_MSAA_LOAD
    image_msaa_load(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x018;
    }

    /// AMD: IMAGE_SAMPLE
    image_sample(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x01b;
    }

    /// AMD: IMAGE_SAMPLE_D
    image_sample_d(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x01c;
    }

    /// AMD: IMAGE_SAMPLE_L
    image_sample_l(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x01d;
    }

    /// AMD: IMAGE_SAMPLE_B
    image_sample_b(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x01e;
    }

    /// AMD: IMAGE_SAMPLE_LZ
    image_sample_lz(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x01f;
    }

    /// AMD: IMAGE_SAMPLE_C
    image_sample_c(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x020;
    }

    /// AMD: IMAGE_SAMPLE_C_D
    image_sample_c_d(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x021;
    }

    /// AMD: IMAGE_SAMPLE_C_L
    image_sample_c_l(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x022;
    }

    /// AMD: IMAGE_SAMPLE_C_B
    image_sample_c_b(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x023;
    }

    /// AMD: IMAGE_SAMPLE_C_LZ
    image_sample_c_lz(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x024;
    }

    /// AMD: IMAGE_SAMPLE_O
    image_sample_o(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x025;
    }

    /// AMD: IMAGE_SAMPLE_D_O
    image_sample_d_o(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x026;
    }

    /// AMD: IMAGE_SAMPLE_L_O
    image_sample_l_o(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x027;
    }

    /// AMD: IMAGE_SAMPLE_B_O
    image_sample_b_o(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x028;
    }

    /// AMD: IMAGE_SAMPLE_LZ_O
    image_sample_lz_o(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x029;
    }

    /// AMD: IMAGE_SAMPLE_C_O
    image_sample_c_o(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x02a;
    }

    /// AMD: IMAGE_SAMPLE_C_D_O
    image_sample_c_d_o(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x02b;
    }

    /// AMD: IMAGE_SAMPLE_C_L_O
    image_sample_c_l_o(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x02c;
    }

    /// AMD: IMAGE_SAMPLE_C_B_O
    image_sample_c_b_o(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x02d;
    }

    /// AMD: IMAGE_SAMPLE_C_LZ_O
    image_sample_c_lz_o(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x02e;
    }

    /// AMD: IMAGE_GATHER4
    image_gather4(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x02f;
    }

    /// AMD: IMAGE_GATHER4_L
    image_gather4_l(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x030;
    }

    /// AMD: IMAGE_GATHER4_B
    image_gather4_b(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x031;
    }

    /// AMD: IMAGE_GATHER4_LZ
    image_gather4_lz(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x032;
    }

    /// AMD: IMAGE_GATHER4_C
    image_gather4_c(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x033;
    }

    /// AMD: IMAGE_GATHER4_C_LZ
    image_gather4_c_lz(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x034;
    }

    /// AMD: IMAGE_GATHER4_O
    image_gather4_o(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x035;
    }

    /// AMD: IMAGE_GATHER4_LZ_O
    image_gather4_lz_o(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x036;
    }

    /// AMD: IMAGE_GATHER4_C_LZ_O
    image_gather4_c_lz_o(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x037;
    }

    /// AMD: IMAGE_GET_LOD
    image_get_lod(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, load] {
        vsample = 0x038 { no(d16) }
    }

    /// AMD: IMAGE_SAMPLE_D_G16
    image_sample_d_g16(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x039;
    }

    /// AMD: IMAGE_SAMPLE_C_D_G16
    image_sample_c_d_g16(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x03a;
    }

    /// AMD: IMAGE_SAMPLE_D_O_G16
    image_sample_d_o_g16(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x03b;
    }

    /// AMD: IMAGE_SAMPLE_C_D_O_G16
    image_sample_c_d_o_g16(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x03c;
    }

    /// AMD: IMAGE_SAMPLE_CL
    image_sample_cl(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x040;
    }

    /// AMD: IMAGE_SAMPLE_D_CL
    image_sample_d_cl(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x041;
    }

    /// AMD: IMAGE_SAMPLE_B_CL
    image_sample_b_cl(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x042;
    }

    /// AMD: IMAGE_SAMPLE_C_CL
    image_sample_c_cl(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x043;
    }

    /// AMD: IMAGE_SAMPLE_C_D_CL
    image_sample_c_d_cl(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x044;
    }

    /// AMD: IMAGE_SAMPLE_C_B_CL
    image_sample_c_b_cl(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x045;
    }

    /// AMD: IMAGE_SAMPLE_CL_O
    image_sample_cl_o(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x046;
    }

    /// AMD: IMAGE_SAMPLE_D_CL_O
    image_sample_d_cl_o(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x047;
    }

    /// AMD: IMAGE_SAMPLE_B_CL_O
    image_sample_b_cl_o(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x048;
    }

    /// AMD: IMAGE_SAMPLE_C_CL_O
    image_sample_c_cl_o(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x049;
    }

    /// AMD: IMAGE_SAMPLE_C_D_CL_O
    image_sample_c_d_cl_o(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x04a;
    }

    /// AMD: IMAGE_SAMPLE_C_B_CL_O
    image_sample_c_b_cl_o(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x04b;
    }

    /// AMD: IMAGE_SAMPLE_C_D_CL_G16
    image_sample_c_d_cl_g16(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x054;
    }

    /// AMD: IMAGE_SAMPLE_D_CL_O_G16
    image_sample_d_cl_o_g16(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x055;
    }

    /// AMD: IMAGE_SAMPLE_C_D_CL_O_G16
    image_sample_c_d_cl_o_g16(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x056;
    }

    /// AMD: IMAGE_SAMPLE_D_CL_G16
    image_sample_d_cl_g16(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x05f;
    }

    /// AMD: IMAGE_GATHER4_CL
    image_gather4_cl(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x060;
    }

    /// AMD: IMAGE_GATHER4_B_CL
    image_gather4_b_cl(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x061;
    }

    /// AMD: IMAGE_GATHER4_C_CL
    image_gather4_c_cl(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x062;
    }

    /// AMD: IMAGE_GATHER4_C_L
    image_gather4_c_l(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x063;
    }

    /// AMD: IMAGE_GATHER4_C_B
    image_gather4_c_b(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x064;
    }

    /// AMD: IMAGE_GATHER4_C_B_CL
    image_gather4_c_b_cl(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x065;
    }

    /// AMD: IMAGE_GATHER4H
    image_gather4h(w vdata: image_vdata, r vaddr: sample_vaddr, r rsrc: rsrc<img>, r samp: rsrc<samp>, imm dim: dim)
        [group VMEM, sub SAMPLE, r exec, r mem, load] {
        vsample = 0x090;
    }
}
