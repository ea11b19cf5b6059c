//! Which processor a code object is for, which version it has, how many lanes its waves have: what the ELF header says.
//!
//! Facts: LLVM's "User Guide for AMDGPU Backend", sections "Header" (ELF code object), "Target ID" and "Code Object V5 Metadata".

/// The processor of a code object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Target {
    /// gfx1200: Navi 44.
    Gfx1200,
    /// gfx1201: Navi 48.
    Gfx1201,
}

impl Target {
    /// All of them.
    pub const ALL: [Target; 2] = [Target::Gfx1200, Target::Gfx1201];

    /// The processor's name: `gfx1200`.
    pub const fn processor(self) -> &'static str {
        match self {
            Target::Gfx1200 => "gfx1200",
            Target::Gfx1201 => "gfx1201",
        }
    }

    /// The target triple and target ID, which is what `amdhsa.target` of the metadata has: `amdgcn-amd-amdhsa--gfx1200`.
    pub const fn id(self) -> &'static str {
        match self {
            Target::Gfx1200 => "amdgcn-amd-amdhsa--gfx1200",
            Target::Gfx1201 => "amdgcn-amd-amdhsa--gfx1201",
        }
    }

    /// `EF_AMDGPU_MACH_AMDGCN_GFX1200` or `…_GFX1201`: all of `e_flags`, since these processors have neither XNACK nor SRAM-ECC to select.
    pub const fn e_flags(self) -> u32 {
        match self {
            Target::Gfx1200 => 0x048,
            Target::Gfx1201 => 0x04e,
        }
    }

    /// The target that has these flags.
    pub fn from_e_flags(e_flags: u32) -> Option<Target> {
        Self::ALL.into_iter().find(|target| target.e_flags() == e_flags)
    }
}

/// The version of a code object. Both have the same content for these processors.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Version {
    /// Code object V5: what LLVM 19 writes if nobody says otherwise.
    #[default]
    V5,
    /// Code object V6, which adds generic processors.
    V6,
}

impl Version {
    /// All of them.
    pub const ALL: [Version; 2] = [Version::V5, Version::V6];

    /// `ELFABIVERSION_AMDGPU_HSA_V5` or `…_V6`, in `e_ident[EI_ABIVERSION]`.
    pub const fn abi_version(self) -> u8 {
        match self {
            Version::V5 => 3,
            Version::V6 => 4,
        }
    }

    /// The version that has this ABI version.
    pub fn from_abi_version(abi_version: u8) -> Option<Version> {
        Self::ALL.into_iter().find(|version| version.abi_version() == abi_version)
    }

    /// `amdhsa.version` of the metadata: major and minor, which V6 has from V5.
    pub const fn metadata_version(self) -> [u32; 2] {
        match self {
            Version::V5 | Version::V6 => [1, 2],
        }
    }
}

/// Lanes of the waves of a kernel, as a value; [`Wave32`](crate::Wave32) and [`Wave64`](crate::Wave64) are the types.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum WavefrontSize {
    /// 32 lanes: the native size.
    #[default]
    Wave32,
    /// 64 lanes.
    Wave64,
}

impl WavefrontSize {
    /// The size that a type stands for; `None` for code of either size.
    ///
    /// ```
    /// use rdna4_isa::{AnyWave, Wave32, object::WavefrontSize};
    /// assert_eq!(WavefrontSize::of::<Wave32>(), Some(WavefrontSize::Wave32));
    /// assert_eq!(WavefrontSize::of::<AnyWave>(), None);
    /// ```
    pub fn of<W: crate::Wave>() -> Option<Self> {
        W::LANES.and_then(|lanes| Self::from_lanes(lanes.into()))
    }

    /// The number of lanes.
    pub const fn lanes(self) -> u32 {
        match self {
            WavefrontSize::Wave32 => 32,
            WavefrontSize::Wave64 => 64,
        }
    }

    /// The size that has this number of lanes.
    pub const fn from_lanes(lanes: u32) -> Option<Self> {
        match lanes {
            32 => Some(WavefrontSize::Wave32),
            64 => Some(WavefrontSize::Wave64),
            _ => None,
        }
    }

    /// VGPRs that one step of `GRANULATED_WORKITEM_VGPR_COUNT` stands for (section "compute_pgm_rsrc1 for GFX6-GFX12").
    pub const fn vgpr_granule(self) -> u16 {
        match self {
            WavefrontSize::Wave32 => 8,
            WavefrontSize::Wave64 => 4,
        }
    }
}
