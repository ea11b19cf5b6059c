//! Waits and delays (rules R43 to R45; AMD: `OPR_DELAY`, `OPR_WAIT_ALU`, `OPR_WAIT_EVENT`, `OPR_WAIT_MEM_DS`).

use super::values;
use crate::engine::PART_OUT_OF_RANGE;

values! {
    /// What `s_delay_alu` waits for. AMD: `OPR_DELAY.INSTID0`. Code 8 is reserved and cannot be named (erratum E59).
    InstId {
        /// Nothing.
        NoDep = 0,
        /// The vector ALU instruction before.
        ValuDep1 = 1,
        /// The second vector ALU instruction before.
        ValuDep2 = 2,
        /// The third vector ALU instruction before.
        ValuDep3 = 3,
        /// The fourth vector ALU instruction before.
        ValuDep4 = 4,
        /// The transcendental instruction before.
        Trans32Dep1 = 5,
        /// The second transcendental instruction before.
        Trans32Dep2 = 6,
        /// The third transcendental instruction before.
        Trans32Dep3 = 7,
        /// One cycle after a scalar ALU instruction.
        SaluCycle1 = 9,
        /// Two cycles after a scalar ALU instruction.
        SaluCycle2 = 10,
        /// Three cycles after a scalar ALU instruction.
        SaluCycle3 = 11,
    }
}

values! {
    /// Which instruction the second delay is for. AMD: `OPR_DELAY.INSTSKIP`.
    InstSkip {
        /// The same as the first.
        Same = 0,
        /// The one after it.
        Next = 1,
        /// One is skipped.
        Skip1 = 2,
        /// Two are skipped.
        Skip2 = 3,
        /// Three are skipped.
        Skip3 = 4,
        /// Four are skipped.
        Skip4 = 5,
    }
}

/// The operand of `s_delay_alu`: one or two delays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DelayAlu(pub(crate) u16);

impl DelayAlu {
    /// A delay for the next instruction.
    pub const fn new(id: InstId) -> Self {
        DelayAlu(id as u16)
    }

    /// A second delay, for a later instruction.
    #[must_use]
    pub const fn then(self, skip: InstSkip, id: InstId) -> Self {
        DelayAlu(self.0 & 0xf | (skip as u16) << 4 | (id as u16) << 7)
    }

    /// The immediate.
    pub const fn raw(self) -> u16 {
        self.0
    }
}

/// The operand of `s_wait_alu`. Every counter starts at its largest value, which waits for nothing. A count out of range is an error of the instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WaitAlu(pub(crate) u32);

impl Default for WaitAlu {
    fn default() -> Self {
        Self::new()
    }
}

macro_rules! counters {
    ($($(#[$meta:meta])* $name:ident $low:literal $bits:literal;)*) => {$(
        $(#[$meta])*
        #[must_use]
        pub const fn $name(self, count: u8) -> Self {
            if self.0 & PART_OUT_OF_RANGE != 0 {
                return self;
            }
            if count >> $bits != 0 {
                return WaitAlu(PART_OUT_OF_RANGE | count as u32);
            }
            let mask = ((1u32 << $bits) - 1) << $low;
            WaitAlu(self.0 & !mask | (count as u32) << $low)
        }
    )*};
}

impl WaitAlu {
    /// Waits for nothing.
    pub const fn new() -> Self {
        WaitAlu(0xff9f)
    }

    counters! {
        /// Vector destinations not yet written, 0 to 15.
        va_vdst 12 4;
        /// Scalar destinations of vector instructions not yet written, 0 to 7.
        va_sdst 9 3;
        /// Scalar sources of vector instructions not yet read, 0 or 1.
        va_ssrc 8 1;
        /// Hold count, 0 or 1.
        hold_cnt 7 1;
        /// Vector sources of memory instructions not yet read, 0 to 7.
        vm_vsrc 2 3;
        /// Vector condition code not yet written by a vector instruction, 0 or 1.
        va_vcc 1 1;
        /// Scalar destinations of scalar instructions not yet written, 0 or 1.
        sa_sdst 0 1;
    }
}

/// The operand of `s_wait_event`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WaitEvent(pub(crate) u16);

impl WaitEvent {
    /// Waits until an export can be issued.
    pub const EXPORT_READY: WaitEvent = WaitEvent(2);
    /// Waits for nothing.
    pub const NONE: WaitEvent = WaitEvent(0);

    /// The immediate.
    pub const fn raw(self) -> u16 {
        self.0
    }
}

/// The operand of `s_wait_loadcnt_dscnt` and `s_wait_storecnt_dscnt`: a counter of memory accesses and the LDS counter, each 0 to 63.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WaitMemDs(pub(crate) u32);

impl WaitMemDs {
    /// At most `mem` loads (or stores) and `ds` LDS accesses left. A count above 63 is an error of the instruction.
    pub const fn new(mem: u8, ds: u8) -> Self {
        if mem > 63 {
            return WaitMemDs(PART_OUT_OF_RANGE | mem as u32);
        }
        if ds > 63 {
            return WaitMemDs(PART_OUT_OF_RANGE | ds as u32);
        }
        WaitMemDs((mem as u32) << 8 | ds as u32)
    }
}
