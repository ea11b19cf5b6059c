//! AMD RDNA 4: the parts of the definitions.
//!
//! Written by `cargo xtask codegen` from AMD's machine-readable specification, release 2025-02-19, schema 1.1.0,
//! SHA-256 61ac952a5259a3adcd816b4b4082c77e801d43b6f0cde3a02c8dae3394efc768,
//! and the errata in `isa-defs/errata`. Changes go there.

#[macro_use]
mod codes_kinds;
#[macro_use]
mod encodings;
#[macro_use]
mod sop1;
#[macro_use]
mod sop2;
#[macro_use]
mod sopc;
#[macro_use]
mod sopk;
#[macro_use]
mod sopp;
#[macro_use]
mod smem;
#[macro_use]
mod vop1;
#[macro_use]
mod vop2;
#[macro_use]
mod vopc;
#[macro_use]
mod vop3;
#[macro_use]
mod vop3p;
#[macro_use]
mod vopd;
#[macro_use]
mod vinterp;
#[macro_use]
mod vdsdir;
#[macro_use]
mod vds;
#[macro_use]
mod vbuffer;
#[macro_use]
mod vimage;
#[macro_use]
mod vsample;
#[macro_use]
mod vexport;
#[macro_use]
mod vflat;
#[macro_use]
mod vglobal;
#[macro_use]
mod vscratch;

rdna4_isa_macros::parts! {
    arch rdna4;
    codes_kinds
    encodings
    sop1
    sop2
    sopc
    sopk
    sopp
    smem
    vop1
    vop2
    vopc
    vop3
    vop3p
    vopd
    vinterp
    vdsdir
    vds
    vbuffer
    vimage
    vsample
    vexport
    vflat
    vglobal
    vscratch
}
