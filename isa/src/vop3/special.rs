//! Registers that only the older instruction sets have, and where those are that both have.

/// A register of two halves.
macro_rules! pairs {
    ($($(#[$doc:meta])* $pair:ident $half:ident $class:literal { $both:ident $low:ident $high:ident })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $pair;
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $half(pub(crate) u16);
        #[doc = concat!("Both halves of `", $class, "`.")]
        pub const $both: $pair = $pair;
        #[doc = concat!("The low half of `", $class, "`.")]
        pub const $low: $half = $half(0);
        #[doc = concat!("The high half of `", $class, "`.")]
        pub const $high: $half = $half(1);
    )*};
}

pairs! {
    /// Where flat memory instructions find scratch memory.
    FlatScratch FlatScratchHalf "flat_scratch" { FLAT_SCRATCH FLAT_SCRATCH_LO FLAT_SCRATCH_HI }
    /// The mask of lanes whose memory access is to be repeated.
    XnackMask XnackMaskHalf "xnack_mask" { XNACK_MASK XNACK_MASK_LO XNACK_MASK_HI }
    /// Address of the trap handler.
    Tba TbaHalf "tba" { TBA TBA_LO TBA_HI }
    /// Address of the trap handler's memory.
    Tma TmaHalf "tma" { TMA TMA_LO TMA_HI }
}

/// Whether the vector condition code is zero, as a source of value 0 or 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct VcczReg;

/// Whether the vector condition code is zero, as a source of value 0 or 1.
pub const VCCZ: VcczReg = VcczReg;

/// Whether the execution mask is zero, as a source of value 0 or 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ExeczReg;

/// Whether the execution mask is zero, as a source of value 0 or 1.
pub const EXECZ: ExeczReg = ExeczReg;

/// A value read directly from LDS, at the address in m0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LdsDirectReg;

/// A value read directly from LDS, at the address in m0.
pub const LDS_DIRECT: LdsDirectReg = LdsDirectReg;

/// A parameter of a primitive, what `v_interp_mov_f32` moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InterpParam {
    /// P10.
    P10,
    /// P20.
    P20,
    /// P0.
    P0,
}
