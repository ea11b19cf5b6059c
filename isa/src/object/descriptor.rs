//! The kernel descriptor: 64 bytes that tell the command processor how to start a kernel. Where each field lies is in `fields.rs`.
//!
//! Facts: LLVM's "User Guide for AMDGPU Backend", section "Kernel Descriptor" with its tables for GFX12, and section "AMDHSA Kernel Assembler
//! Directives" for what a field is when nobody sets it.

use super::fields::{self, FIELDS};
use super::target::WavefrontSize;
use core::fmt;

/// How floating-point results are rounded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FloatRoundMode {
    /// To the nearest, ties to even.
    #[default]
    NearEven,
    /// Toward positive infinity.
    PlusInfinity,
    /// Toward negative infinity.
    MinusInfinity,
    /// Toward zero.
    Zero,
}

/// What becomes of denormal numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FloatDenormMode {
    /// Sources and results are flushed to zero.
    #[default]
    FlushSrcDst,
    /// Results are flushed to zero.
    FlushDst,
    /// Sources are flushed to zero.
    FlushSrc,
    /// Nothing is flushed.
    FlushNone,
}

/// Which dimensions of the work-item ID the hardware puts into v0: 10 bits each, packed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum WorkitemId {
    /// X.
    #[default]
    X,
    /// X and Y.
    XY,
    /// X, Y and Z.
    XYZ,
}

/// The floating-point and integer exceptions that trap. None does unless set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Exceptions {
    /// IEEE 754 invalid operation.
    pub fp_ieee_invalid_op: bool,
    /// A denormal source.
    pub fp_denorm_src: bool,
    /// IEEE 754 division by zero.
    pub fp_ieee_div_zero: bool,
    /// IEEE 754 overflow.
    pub fp_ieee_overflow: bool,
    /// IEEE 754 underflow.
    pub fp_ieee_underflow: bool,
    /// IEEE 754 inexact.
    pub fp_ieee_inexact: bool,
    /// Integer division by zero (`v_rcp_iflag_f32` only).
    pub int_div_zero: bool,
}

/// A kernel descriptor of gfx12. The names are those of the assembler's `.amdhsa_` directives.
///
/// What gfx12 has not is no field: IEEE and DX10 mode, the private segment buffer, flat scratch initialisation, shared VGPRs, kernarg preloading.
/// [`decode`](Self::decode) refuses bits that are set there. Where the code starts is no field either: only whoever places both knows it.
///
/// ```
/// use rdna4_isa::object::{KernelDescriptor, WavefrontSize};
///
/// let mut descriptor = KernelDescriptor::new(WavefrontSize::Wave32, 24)?;     // v0 to v23
/// descriptor.kernarg_size = 16;
/// descriptor.user_sgpr_kernarg_segment_ptr = true;                            // s[0:1]
/// assert_eq!(descriptor.user_sgpr_count(), 2);
///
/// let bytes = descriptor.encode(0x1000)?;                                     // the code starts 0x1000 bytes after the descriptor
/// assert_eq!(KernelDescriptor::decode(&bytes)?, (descriptor, 0x1000));
/// # Ok::<(), rdna4_isa::object::DescriptorError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct KernelDescriptor {
    /// Bytes of LDS that a work-group has without what the dispatch adds. At most 65536.
    pub group_segment_fixed_size: u32,
    /// Bytes of scratch that a work-item has.
    pub private_segment_fixed_size: u32,
    /// Bytes of the kernarg segment; 0 says nothing about it.
    pub kernarg_size: u32,

    /// `GRANULATED_WORKITEM_VGPR_COUNT`: blocks of VGPRs that a wave has, less one; see [`set_next_free_vgpr`](Self::set_next_free_vgpr).
    pub granulated_workitem_vgpr_count: u8,
    /// Rounding of 32-bit operations.
    pub float_round_mode_32: FloatRoundMode,
    /// Rounding of 16-bit and 64-bit operations.
    pub float_round_mode_16_64: FloatRoundMode,
    /// Denormal numbers of 32-bit operations.
    pub float_denorm_mode_32: FloatDenormMode,
    /// Denormal numbers of 16-bit and 64-bit operations.
    pub float_denorm_mode_16_64: FloatDenormMode,
    /// `WG_RR_EN`: the waves of a SIMD take turns; otherwise the oldest comes first.
    pub round_robin_scheduling: bool,
    /// `FP16_OVFL`: overflow of f16 gives the largest number rather than infinity.
    pub fp16_overflow: bool,
    /// `WGP_MODE`: a work-group has both compute units of a work-group processor.
    pub workgroup_processor_mode: bool,
    /// `MEM_ORDERED`: loads and samples count down in order.
    pub memory_ordered: bool,
    /// `FWD_PROGRESS`: every wave makes some progress; otherwise the oldest comes first.
    pub forward_progress: bool,

    /// Scratch is set up, in the FLAT_SCRATCH registers.
    pub enable_private_segment: bool,
    /// User SGPRs beyond those that the fields below ask for.
    pub additional_user_sgprs: u8,
    /// The work-group ID in X is set up (on gfx12 in ttmp9).
    pub system_sgpr_workgroup_id_x: bool,
    /// The work-group ID in Y is set up (on gfx12 in ttmp7).
    pub system_sgpr_workgroup_id_y: bool,
    /// The work-group ID in Z is set up (on gfx12 in ttmp7).
    pub system_sgpr_workgroup_id_z: bool,
    /// `TGID_SIZE_EN`: work-group information is set up.
    pub system_sgpr_workgroup_info: bool,
    /// The work-item ID in v0.
    pub system_vgpr_workitem_id: WorkitemId,
    /// What traps.
    pub exceptions: Exceptions,

    /// Instruction bytes to prefetch before a wave starts, in units of 128.
    pub inst_pref_size: u8,
    /// `GLG_EN`: the whole group is launched, or none of it.
    pub glg_en: bool,
    /// `IMAGE_OP`: the kernel has image instructions. For graphics; compute leaves it unset.
    pub image_op: bool,

    /// Two user SGPRs with the address of the dispatch packet.
    pub user_sgpr_dispatch_ptr: bool,
    /// Two user SGPRs with the address of the queue.
    pub user_sgpr_queue_ptr: bool,
    /// Two user SGPRs with the address of the kernarg segment.
    pub user_sgpr_kernarg_segment_ptr: bool,
    /// Two user SGPRs with the dispatch's number.
    pub user_sgpr_dispatch_id: bool,
    /// One user SGPR with the bytes of scratch of a work-item.
    pub user_sgpr_private_segment_size: bool,
    /// `ENABLE_WAVEFRONT_SIZE32`, as a size.
    pub wavefront_size: WavefrontSize,
    /// The code moves its stack pointer by amounts that only the run knows.
    pub uses_dynamic_stack: bool,
}

/// What is wrong with a descriptor: the field, what it has, what it may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DescriptorError {
    /// A field is larger than it may be.
    Range {
        /// The field.
        field: &'static str,
        /// Its value.
        value: u64,
        /// The largest value.
        max: u64,
    },
    /// Bits are set that gfx12 wants to be zero.
    Reserved {
        /// What they are, or were on older processors.
        field: &'static str,
        /// Their value.
        value: u64,
    },
    /// Fewer user SGPRs than the enabled ones need.
    UserSgprCount {
        /// The count.
        value: u8,
        /// What the enabled ones need.
        needed: u8,
    },
    /// The code's offset is not a multiple of 64, so that descriptor and code can't both be where they must.
    CodeEntry {
        /// The offset.
        offset: i64,
    },
}

impl fmt::Display for DescriptorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DescriptorError::Range { field, value, max } => write!(f, "{field}: {value} is out of range, the largest value is {max}"),
            DescriptorError::Reserved { field, value } => write!(f, "{field}: {value:#x} where gfx12 has only 0"),
            DescriptorError::UserSgprCount { value, needed } => write!(f, "user_sgpr_count: {value}, but those enabled need {needed}"),
            DescriptorError::CodeEntry { offset } => write!(f, "kernel_code_entry_byte_offset: {offset} is not a multiple of 64"),
        }
    }
}

impl core::error::Error for DescriptorError {}

impl KernelDescriptor {
    /// Bytes of a descriptor.
    pub const SIZE: usize = 64;
    /// What the address of a descriptor is a multiple of.
    pub const ALIGN: u64 = 64;
    /// User SGPRs that a kernel can have (section "Initial Kernel Execution State").
    pub const MAX_USER_SGPRS: u8 = 16;
    /// VGPRs that a wave can address.
    pub const MAX_VGPRS: u16 = 256;
    /// Bytes of LDS that a work-group can have.
    pub const MAX_GROUP_SEGMENT: u32 = 0x1_0000;

    /// A descriptor with the assembler's defaults, for code that uses VGPRs below `next_free_vgpr`.
    ///
    /// # Errors
    /// `next_free_vgpr` is more than 256.
    pub fn new(wavefront_size: WavefrontSize, next_free_vgpr: u16) -> Result<Self, DescriptorError> {
        let mut descriptor = KernelDescriptor {
            wavefront_size,
            ..Self::default()
        };
        descriptor.set_next_free_vgpr(next_free_vgpr)?;
        Ok(descriptor)
    }

    /// Sets `granulated_workitem_vgpr_count` for code that uses VGPRs below this one. Depends on the wave size, which must be set.
    ///
    /// # Errors
    /// `next_free_vgpr` is more than 256.
    pub fn set_next_free_vgpr(&mut self, next_free_vgpr: u16) -> Result<(), DescriptorError> {
        if next_free_vgpr > Self::MAX_VGPRS {
            return Err(DescriptorError::Range {
                field: "next_free_vgpr",
                value: next_free_vgpr.into(),
                max: Self::MAX_VGPRS.into(),
            });
        }
        let blocks = next_free_vgpr.max(1).div_ceil(self.wavefront_size.vgpr_granule()) - 1;
        self.granulated_workitem_vgpr_count = blocks.to_le_bytes()[0]; // at most 63
        Ok(())
    }

    /// VGPRs that a wave gets: what was asked for, rounded up to a block.
    pub const fn vgprs(&self) -> u16 {
        (self.granulated_workitem_vgpr_count as u16 + 1) * self.wavefront_size.vgpr_granule()
    }

    /// User SGPRs that the enabled ones need.
    const fn enabled_user_sgprs(&self) -> u8 {
        2 * (self.user_sgpr_dispatch_ptr as u8
            + self.user_sgpr_queue_ptr as u8
            + self.user_sgpr_kernarg_segment_ptr as u8
            + self.user_sgpr_dispatch_id as u8)
            + self.user_sgpr_private_segment_size as u8
    }

    /// `USER_SGPR_COUNT`: all user SGPRs.
    pub const fn user_sgpr_count(&self) -> u8 {
        self.enabled_user_sgprs().saturating_add(self.additional_user_sgprs)
    }

    /// The limit that depends on another field.
    fn check_vgprs(&self) -> Result<(), DescriptorError> {
        let max = Self::MAX_VGPRS / self.wavefront_size.vgpr_granule() - 1;
        let value = u64::from(self.granulated_workitem_vgpr_count);
        match value > u64::from(max) {
            true => Err(DescriptorError::Range {
                field: "granulated_workitem_vgpr_count",
                value,
                max: max.into(),
            }),
            false => Ok(()),
        }
    }

    /// The 64 bytes. `kernel_code_entry_byte_offset` is where the code starts, counted from the descriptor.
    ///
    /// # Errors
    /// A field is larger than it may be, or the offset is no multiple of 64 (code starts at a multiple of 256, a descriptor at one of 64).
    pub fn encode(&self, kernel_code_entry_byte_offset: i64) -> Result<[u8; 64], DescriptorError> {
        self.check_vgprs()?;
        let mut bytes = [0; 64];
        for field in FIELDS {
            let value = (field.get)(self);
            if value > field.max {
                return Err(DescriptorError::Range {
                    field: field.name,
                    value,
                    max: field.max,
                });
            }
            field.insert(&mut bytes, value);
        }
        check_entry(kernel_code_entry_byte_offset)?;
        bytes[fields::CODE_ENTRY].copy_from_slice(&kernel_code_entry_byte_offset.to_le_bytes());
        Ok(bytes)
    }

    /// The descriptor, and where its code starts, counted from the descriptor.
    ///
    /// # Errors
    /// A field has a value that is not allowed; a reserved bit is set.
    pub fn decode(bytes: &[u8; 64]) -> Result<(Self, i64), DescriptorError> {
        let mut descriptor = Self::default();
        let mut user_sgpr_count = 0;
        for field in FIELDS {
            let value = field.extract(bytes);
            match field.max {
                0 if value != 0 => return Err(DescriptorError::Reserved { field: field.name, value }),
                max if value > max => {
                    return Err(DescriptorError::Range {
                        field: field.name,
                        value,
                        max,
                    });
                }
                _ => (field.set)(&mut descriptor, value),
            }
            if field.name == fields::USER_SGPR_COUNT {
                user_sgpr_count = value.to_le_bytes()[0];
            }
        }
        descriptor.check_vgprs()?;
        let needed = descriptor.enabled_user_sgprs();
        descriptor.additional_user_sgprs = user_sgpr_count.checked_sub(needed).ok_or(DescriptorError::UserSgprCount {
            value: user_sgpr_count,
            needed,
        })?;
        let mut entry = [0; 8];
        entry.copy_from_slice(&bytes[fields::CODE_ENTRY]);
        let entry = i64::from_le_bytes(entry);
        check_entry(entry)?;
        Ok((descriptor, entry))
    }
}

/// Code starts at a multiple of 256, a descriptor at one of 64.
fn check_entry(offset: i64) -> Result<(), DescriptorError> {
    if offset % 64 == 0 {
        Ok(())
    } else {
        Err(DescriptorError::CodeEntry { offset })
    }
}

impl Default for KernelDescriptor {
    /// What the assembler's directives are when they are not written, with one block of VGPRs and 32 lanes.
    fn default() -> Self {
        KernelDescriptor {
            group_segment_fixed_size: 0,
            private_segment_fixed_size: 0,
            kernarg_size: 0,
            granulated_workitem_vgpr_count: 0,
            float_round_mode_32: FloatRoundMode::NearEven,
            float_round_mode_16_64: FloatRoundMode::NearEven,
            float_denorm_mode_32: FloatDenormMode::FlushSrcDst,
            float_denorm_mode_16_64: FloatDenormMode::FlushNone,
            round_robin_scheduling: false,
            fp16_overflow: false,
            workgroup_processor_mode: true,
            memory_ordered: true,
            forward_progress: false,
            enable_private_segment: false,
            additional_user_sgprs: 0,
            system_sgpr_workgroup_id_x: true,
            system_sgpr_workgroup_id_y: false,
            system_sgpr_workgroup_id_z: false,
            system_sgpr_workgroup_info: false,
            system_vgpr_workitem_id: WorkitemId::X,
            exceptions: Exceptions::default(),
            inst_pref_size: 0,
            glg_en: false,
            image_op: false,
            user_sgpr_dispatch_ptr: false,
            user_sgpr_queue_ptr: false,
            user_sgpr_kernarg_segment_ptr: false,
            user_sgpr_dispatch_id: false,
            user_sgpr_private_segment_size: false,
            wavefront_size: WavefrontSize::Wave32,
            uses_dynamic_stack: false,
        }
    }
}
