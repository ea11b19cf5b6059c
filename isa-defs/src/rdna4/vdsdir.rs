//! AMD RDNA 4: instructions whose shortest form is VDSDIR.
//!
//! Written by `cargo xtask codegen` from AMD's machine-readable specification, release 2025-02-19, schema 1.1.0,
//! SHA-256 61ac952a5259a3adcd816b4b4082c77e801d43b6f0cde3a02c8dae3394efc768,
//! and the errata in `isa-defs/errata`. Changes go there.

rdna4_isa_macros::define! {
    arch rdna4;
    part vdsdir;

    /// AMD: DS_PARAM_LOAD
    ds_param_load(w vdst: vgpr<b32>, imm attr: attr<b32>)
        [group VMEM, sub DATA_SHARE, alias lds_param_load, r exec, r m0, r lds] {
        vdsdir = 0x000;
    }

    /// AMD: DS_DIRECT_LOAD
    ds_direct_load(w vdst: vgpr<b32>)
        [group VMEM, sub DATA_SHARE, alias lds_direct_load, r exec, r m0, r lds] {
        vdsdir = 0x001 { no(attr_chan) }
    }
}
