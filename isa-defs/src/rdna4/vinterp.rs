//! AMD RDNA 4: instructions whose shortest form is VINTERP.
//!
//! Written by `cargo xtask codegen` from AMD's machine-readable specification, release 2025-02-19, schema 1.1.0,
//! SHA-256 61ac952a5259a3adcd816b4b4082c77e801d43b6f0cde3a02c8dae3394efc768,
//! and the errata in `isa-defs/errata`. Changes go there.

rdna4_isa_macros::define! {
    arch rdna4;
    part vinterp;

    /// AMD: V_INTERP_P10_F32
    v_interp_p10_f32(w vdst: vgpr<f32>, r src0: vgpr<f32>{neg}, r src1: vgpr<f32>{neg}, r src2: vgpr<f32>{neg})
        [group VALU, r exec, r mode, mods(clamp)] {
        vinterp = 0x000;
    }

    /// AMD: V_INTERP_P2_F32
    v_interp_p2_f32(w vdst: vgpr<f32>, r src0: vgpr<f32>{neg}, r src1: vgpr<f32>{neg}, r src2: vgpr<f32>{neg})
        [group VALU, alias v_interp_p2_new_f32, r exec, r mode, mods(clamp)] {
        vinterp = 0x001;
    }

    /// AMD: V_INTERP_P10_F16_F32
    v_interp_p10_f16_f32(w vdst: vgpr<f32>, r src0: vgpr<f16>{neg, opsel}, r src1: vgpr<f32>{neg}, r src2: vgpr<f16>{neg, opsel})
        [group VALU, r exec, r mode, mods(clamp)] {
        vinterp = 0x002;
    }

    /// AMD: V_INTERP_P2_F16_F32
    v_interp_p2_f16_f32(w vdst: vgpr<f16>{opsel}, r src0: vgpr<f16>{neg, opsel}, r src1: vgpr<f32>{neg}, r src2: vgpr<f32>{neg})
        [group VALU, r exec, r mode, mods(clamp)] {
        vinterp = 0x003;
    }

    /// AMD: V_INTERP_P10_RTZ_F16_F32
    v_interp_p10_rtz_f16_f32(w vdst: vgpr<f32>, r src0: vgpr<f16>{neg, opsel}, r src1: vgpr<f32>{neg}, r src2: vgpr<f16>{neg, opsel})
        [group VALU, r exec, mods(clamp)] {
        vinterp = 0x004;
    }

    /// AMD: V_INTERP_P2_RTZ_F16_F32
    v_interp_p2_rtz_f16_f32(w vdst: vgpr<f16>{opsel}, r src0: vgpr<f16>{neg, opsel}, r src1: vgpr<f32>{neg}, r src2: vgpr<f32>{neg})
        [group VALU, r exec, mods(clamp)] {
        vinterp = 0x005;
    }
}
