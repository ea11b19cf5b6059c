//! AMD RDNA 4: instructions whose shortest form is SOPK.
//!
//! Written by `cargo xtask codegen` from AMD's machine-readable specification, release 2025-02-19, schema 1.1.0,
//! SHA-256 61ac952a5259a3adcd816b4b4082c77e801d43b6f0cde3a02c8dae3394efc768,
//! and the errata in `isa-defs/errata`. Changes go there.

rdna4_isa_macros::define! {
    arch rdna4;
    part sopk;

    /// AMD: S_MOVK_I32
    s_movk_i32(w sdst: sdst<i32>, imm simm16: simm16<i16>)
        [group SALU] {
        sopk = 0x000;
    }

    /// AMD: S_VERSION
    s_version(imm simm16: version<b16>)
        [group WAVE_CONTROL, immediate] {
        sopk = 0x001;
    }

    /// AMD: S_CMOVK_I32
    s_cmovk_i32(rw sdst: sdst<i32>, imm simm16: simm16<i16>)
        [group SALU, r scc] {
        sopk = 0x002;
    }

    /// AMD: S_ADDK_CO_I32
    s_addk_co_i32(rw sdst: sdst<i32>, imm simm16: simm16<i16>)
        [group SALU, alias s_addk_i32, w scc] {
        sopk = 0x00f;
    }

    /// AMD: S_MULK_I32
    s_mulk_i32(rw sdst: sdst<i32>, imm simm16: simm16<i16>)
        [group SALU] {
        sopk = 0x010;
    }

    /// AMD: S_GETREG_B32
    s_getreg_b32(w sdst: sdst<b32>, imm simm16: hwreg<b16>)
        [group SALU, r mode] {
        sopk = 0x011;
    }

    /// AMD: S_SETREG_B32
    s_setreg_b32(imm simm16: hwreg<b16>, r sdst: sreg_m0<b32>)
        [group SALU, rw mode] {
        sopk = 0x012;
    }

    /// AMD: S_SETREG_IMM32_B32
    s_setreg_imm32_b32(imm simm16: hwreg<b16>, imm simm32: literal<b32>)
        [group SALU, rw mode] {
        sopk_lit = 0x013 { always }
    }

    /// AMD: S_CALL_B64
    s_call_b64(w sdst: sdst<b64>, imm simm16: label<i16>)
        [group SALU, rw pc, branch] {
        sopk = 0x014;
    }
}
