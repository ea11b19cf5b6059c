//! Hardware registers (rule R46; AMD: `OPR_HWREG`, with the names of erratum E33).

use super::values;
use crate::engine::PART_OUT_OF_RANGE;

values! {
    /// A hardware register by its number.
    HwRegId {
        /// Float modes, debug and exception enables.
        Mode = 1,
        /// Wave status.
        Status = 2,
        /// Privileged state.
        StatePriv = 4,
        /// VGPR allocation.
        GprAlloc = 5,
        /// LDS allocation.
        LdsAlloc = 6,
        /// Instruction buffer status.
        IbSts = 7,
        /// Performance snapshot data.
        PerfSnapshotData = 10,
        /// Performance snapshot program counter, low.
        PerfSnapshotPcLo = 11,
        /// Performance snapshot program counter, high.
        PerfSnapshotPcHi = 12,
        /// Performance snapshot data 1.
        PerfSnapshotData1 = 15,
        /// Performance snapshot data 2.
        PerfSnapshotData2 = 16,
        /// Privileged exception flags.
        ExcpFlagPriv = 17,
        /// User exception flags.
        ExcpFlagUser = 18,
        /// Trap control.
        TrapCtrl = 19,
        /// Scratch base, low.
        ScratchBaseLo = 20,
        /// Scratch base, high.
        ScratchBaseHi = 21,
        /// Where the wave runs, part 1.
        HwId1 = 23,
        /// Where the wave runs, part 2.
        HwId2 = 24,
        /// Scheduling mode.
        SchedMode = 26,
        /// Instruction buffer status 2.
        IbSts2 = 28,
        /// Cycle counter, low.
        ShaderCyclesLo = 29,
        /// Cycle counter, high.
        ShaderCyclesHi = 30,
        /// Dynamic VGPR allocation, low.
        DvgprAllocLo = 31,
        /// Dynamic VGPR allocation, high.
        DvgprAllocHi = 32,
    }
}

/// Bits of a hardware register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HwReg(pub(crate) u32);

impl HwReg {
    /// The whole register.
    pub const fn new(id: HwRegId) -> Self {
        Self::numbered(id as u8, 0, 32)
    }

    /// `size` bits (1 to 32) from bit `offset` (0 to 31) on. Others are an error of the instruction.
    pub const fn bits(id: HwRegId, offset: u8, size: u8) -> Self {
        Self::numbered(id as u8, offset, size)
    }

    /// A register by its number, 0 to 63.
    pub const fn numbered(id: u8, offset: u8, size: u8) -> Self {
        if id > 63 {
            return HwReg(PART_OUT_OF_RANGE | id as u32);
        }
        if offset > 31 {
            return HwReg(PART_OUT_OF_RANGE | offset as u32);
        }
        if size < 1 || size > 32 {
            return HwReg(PART_OUT_OF_RANGE | size as u32);
        }
        HwReg(id as u32 | (offset as u32) << 6 | (size as u32 - 1) << 11)
    }
}
