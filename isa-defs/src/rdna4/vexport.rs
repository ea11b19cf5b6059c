//! AMD RDNA 4: instructions whose shortest form is VEXPORT.
//!
//! Written by `cargo xtask codegen` from AMD's machine-readable specification, release 2025-02-19, schema 1.1.0,
//! SHA-256 61ac952a5259a3adcd816b4b4082c77e801d43b6f0cde3a02c8dae3394efc768,
//! and the errata in `isa-defs/errata`. Changes go there.

rdna4_isa_macros::define! {
    arch rdna4;
    part vexport;

    /// AMD: EXPORT
    export(imm tgt: tgt, r vsrc0: export_vsrc0<b32>, r vsrc1: export_vsrc1<b32>, r vsrc2: export_vsrc2<b32>, r vsrc3: export_vsrc3<b32>)
        [group EXPORT, alias exp, r exec, r m0] {
        vexport;
    }
}
