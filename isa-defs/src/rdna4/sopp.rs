//! AMD RDNA 4: instructions whose shortest form is SOPP.
//!
//! Written by `cargo xtask codegen` from AMD's machine-readable specification, release 2025-02-19, schema 1.1.0,
//! SHA-256 61ac952a5259a3adcd816b4b4082c77e801d43b6f0cde3a02c8dae3394efc768,
//! and the errata in `isa-defs/errata`. Changes go there.

rdna4_isa_macros::define! {
    arch rdna4;
    part sopp;

    /// AMD: S_NOP
    s_nop(imm simm16: simm16<b16>)
        [group WAVE_CONTROL, immediate] {
        sopp = 0x000;
    }

    /// AMD: S_SETKILL
    s_setkill(imm simm16: simm16<b16>)
        [group WAVE_CONTROL, immediate] {
        sopp = 0x001;
    }

    /// AMD: S_SETHALT
    s_sethalt(imm simm16: simm16<b16>)
        [group WAVE_CONTROL, immediate] {
        sopp = 0x002;
    }

    /// AMD: S_SLEEP
    s_sleep(imm simm16: sleep<b16>)
        [group WAVE_CONTROL, immediate] {
        sopp = 0x003;
    }

    /// AMD: S_CLAUSE
    s_clause(imm simm16: clause<b16>)
        [group WAVE_CONTROL, immediate] {
        sopp = 0x005;
    }

    /// AMD: S_DELAY_ALU
    s_delay_alu(imm simm16: delay<b16>)
        [group WAVE_CONTROL, immediate] {
        sopp = 0x007;
    }

    /// AMD: S_WAIT_ALU
    s_wait_alu(imm simm16: wait_alu<b16>)
        [group WAVE_CONTROL, alias s_waitcnt_depctr, immediate] {
        sopp = 0x008;
    }

    /// AMD: S_WAIT_IDLE
    s_wait_idle()
        [group WAVE_CONTROL, immediate, waits_bvh, waits_ds, waits_exp, waits_km, waits_load, waits_sample, waits_store] {
        sopp = 0x00a;
    }

    /// AMD: S_WAIT_EVENT
    s_wait_event(imm simm16: wait_event<b16>)
        [group WAVE_CONTROL, immediate] {
        sopp = 0x00b;
    }

    /// AMD: S_TRAP
    s_trap(imm simm16: simm16<b16>)
        [group TRAP] {
        sopp = 0x010;
    }

    /// AMD: S_ROUND_MODE
    s_round_mode(imm simm16: simm16<b16>)
        [group SALU, rw mode] {
        sopp = 0x011;
    }

    /// AMD: S_DENORM_MODE
    s_denorm_mode(imm simm16: simm16<b16>)
        [group SALU, rw mode] {
        sopp = 0x012;
    }

    /// AMD: S_BARRIER_WAIT
    s_barrier_wait(imm simm16: barrier<b16>)
        [group WAVE_CONTROL, immediate, barrier] {
        sopp = 0x014;
    }

    /// AMD: S_CODE_END
    s_code_end()
        [group SALU] {
        sopp = 0x01f;
    }

    /// AMD: S_BRANCH
    s_branch(imm simm16: label<i16>)
        [group BRANCH, sub STATIC, branch] {
        sopp = 0x020;
    }

    /// AMD: S_CBRANCH_SCC0
    s_cbranch_scc0(imm simm16: label<i16>)
        [group BRANCH, sub STATIC, r scc, branch, cond] {
        sopp = 0x021;
    }

    /// AMD: S_CBRANCH_SCC1
    s_cbranch_scc1(imm simm16: label<i16>)
        [group BRANCH, sub STATIC, r scc, branch, cond] {
        sopp = 0x022;
    }

    /// AMD: S_CBRANCH_VCCZ
    s_cbranch_vccz(imm simm16: label<i16>)
        [group BRANCH, sub STATIC, r vcc, branch, cond] {
        sopp = 0x023;
    }

    /// AMD: S_CBRANCH_VCCNZ
    s_cbranch_vccnz(imm simm16: label<i16>)
        [group BRANCH, sub STATIC, r vcc, branch, cond] {
        sopp = 0x024;
    }

    /// AMD: S_CBRANCH_EXECZ
    s_cbranch_execz(imm simm16: label<i16>)
        [group BRANCH, sub STATIC, r exec, branch, cond] {
        sopp = 0x025;
    }

    /// AMD: S_CBRANCH_EXECNZ
    s_cbranch_execnz(imm simm16: label<i16>)
        [group BRANCH, sub STATIC, r exec, branch, cond] {
        sopp = 0x026;
    }

    /// AMD: S_ENDPGM
    s_endpgm(imm simm16: simm16<b16>)
        [group MESSAGE, end] {
        sopp = 0x030;
    }

    /// AMD: S_ENDPGM_SAVED
    s_endpgm_saved()
        [group MESSAGE, end] {
        sopp = 0x031;
    }

    /// AMD: S_WAKEUP
    s_wakeup()
        [group BRANCH, sub STATIC] {
        sopp = 0x034;
    }

    /// AMD: S_SETPRIO
    s_setprio(imm simm16: simm16<b16>)
        [group BRANCH, sub STATIC] {
        sopp = 0x035;
    }

    /// AMD: S_SENDMSG
    s_sendmsg(imm simm16: sendmsg<b16>)
        [group MESSAGE, r m0, counts_km] {
        sopp = 0x036;
    }

    /// AMD: S_SENDMSGHALT
    s_sendmsghalt(imm simm16: sendmsg<b16>)
        [group MESSAGE, r m0, counts_km] {
        sopp = 0x037;
    }

    /// AMD: S_INCPERFLEVEL
    s_incperflevel(imm simm16: simm16<b16>)
        [group BRANCH, sub STATIC] {
        sopp = 0x038;
    }

    /// AMD: S_DECPERFLEVEL
    s_decperflevel(imm simm16: simm16<b16>)
        [group BRANCH, sub STATIC] {
        sopp = 0x039;
    }

    /// AMD: S_TTRACEDATA
    s_ttracedata()
        [group BRANCH, sub STATIC, r m0] {
        sopp = 0x03a;
    }

    /// AMD: S_TTRACEDATA_IMM
    s_ttracedata_imm(imm simm16: simm16<b16>)
        [group BRANCH, sub STATIC] {
        sopp = 0x03b;
    }

    /// AMD: S_ICACHE_INV
    s_icache_inv()
        [group BRANCH, sub STATIC] {
        sopp = 0x03c;
    }

    /// AMD: S_WAIT_LOADCNT
    s_wait_loadcnt(imm simm16: wait_count6<b16>)
        [group WAVE_CONTROL, immediate, waits_load] {
        sopp = 0x040;
    }

    /// AMD: S_WAIT_STORECNT
    s_wait_storecnt(imm simm16: wait_count6<b16>)
        [group WAVE_CONTROL, immediate, waits_store] {
        sopp = 0x041;
    }

    /// AMD: S_WAIT_SAMPLECNT
    s_wait_samplecnt(imm simm16: wait_count6<b16>)
        [group WAVE_CONTROL, immediate, waits_sample] {
        sopp = 0x042;
    }

    /// AMD: S_WAIT_BVHCNT
    s_wait_bvhcnt(imm simm16: wait_count3<b16>)
        [group WAVE_CONTROL, immediate, waits_bvh] {
        sopp = 0x043;
    }

    /// AMD: S_WAIT_EXPCNT
    s_wait_expcnt(imm simm16: wait_count3<b16>)
        [group WAVE_CONTROL, immediate, waits_exp] {
        sopp = 0x044;
    }

    /// AMD: S_WAIT_DSCNT
    s_wait_dscnt(imm simm16: wait_count6<b16>)
        [group WAVE_CONTROL, immediate, waits_ds] {
        sopp = 0x046;
    }

    /// AMD: S_WAIT_KMCNT
    s_wait_kmcnt(imm simm16: wait_count5<b16>)
        [group WAVE_CONTROL, immediate, waits_km] {
        sopp = 0x047;
    }

    /// AMD: S_WAIT_LOADCNT_DSCNT
    s_wait_loadcnt_dscnt(imm simm16: wait_mem_ds<b16>)
        [group WAVE_CONTROL, immediate, waits_ds, waits_load] {
        sopp = 0x048;
    }

    /// AMD: S_WAIT_STORECNT_DSCNT
    s_wait_storecnt_dscnt(imm simm16: wait_mem_ds<b16>)
        [group WAVE_CONTROL, immediate, waits_ds, waits_store] {
        sopp = 0x049;
    }

    /// AMD: S_BARRIER_LEAVE
    s_barrier_leave()
        [group WAVE_CONTROL, w scc, barrier, unverified] {
        sopp = 0x015;
    }

    /// AMD: S_WAITCNT
    s_waitcnt(imm simm16: waitcnt<b16>)
        [group WAVE_CONTROL, immediate] {
        sopp = 0x009;
    }
}
