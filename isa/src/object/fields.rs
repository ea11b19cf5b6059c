//! Where each field of a kernel descriptor lies: one row a field, reserved bits among them, so that every bit is some row's.
//!
//! Facts: LLVM's "User Guide for AMDGPU Backend", tables "Code Object V3 Kernel Descriptor", "compute_pgm_rsrc1 for GFX6-GFX12",
//! "compute_pgm_rsrc2 for GFX6-GFX12", "compute_pgm_rsrc3 for GFX12".

use super::descriptor::{FloatDenormMode, FloatRoundMode, KernelDescriptor, WorkitemId};
use super::target::WavefrontSize;
use core::ops::Range;

/// Bytes of `KERNEL_CODE_ENTRY_BYTE_OFFSET`, which has no row: it is no property of the kernel.
pub(super) const CODE_ENTRY: Range<usize> = 16..24;

/// The row that counts what others enable.
pub(super) const USER_SGPR_COUNT: &str = "user_sgpr_count";

/// One field.
pub(super) struct Field {
    /// The assembler's name, or LLVM's for what the assembler does not name.
    pub(super) name: &'static str,
    /// Its lowest bit, counted over the descriptor.
    low: u16,
    /// Its width in bits.
    width: u16,
    /// The largest value; 0 where gfx12 wants zeros.
    pub(super) max: u64,
    /// Its value.
    pub(super) get: fn(&KernelDescriptor) -> u64,
    /// Takes a value that is no larger than `max`.
    pub(super) set: fn(&mut KernelDescriptor, u64),
}

impl Field {
    /// Puts a value that fits into bytes that are zero there.
    pub(super) fn insert(&self, bytes: &mut [u8; 64], value: u64) {
        for bit in (0..self.width).filter(|bit| value >> bit & 1 != 0) {
            let at = self.low + bit;
            bytes[usize::from(at / 8)] |= 1 << (at % 8);
        }
    }

    /// Takes the value out.
    pub(super) fn extract(&self, bytes: &[u8; 64]) -> u64 {
        let bit = |bit: u16| u64::from(bytes[usize::from((self.low + bit) / 8)] >> ((self.low + bit) % 8) & 1) << bit;
        (0..self.width).map(bit).sum()
    }
}

// First bits of the parts of the descriptor.
const RSRC3: u16 = 352;
const RSRC1: u16 = 384;
const RSRC2: u16 = 416;
const PROPERTIES: u16 = 448;

/// Bits that are zero on gfx12.
const fn zero(name: &'static str, low: u16, width: u16) -> Field {
    Field {
        name,
        low,
        width,
        max: 0,
        get: |_| 0,
        set: |_, _| (),
    }
}

/// A number of up to 32 bits.
macro_rules! number {
    ($field:ident, $name:expr, $low:expr, $width:expr, max $max:expr) => {
        Field {
            name: $name,
            low: $low,
            width: $width,
            max: $max as u64,
            get: |d| d.$field.into(),
            // No value above `max` comes here, so the conversion always succeeds.
            set: |d, value| d.$field = value.try_into().unwrap_or_default(),
        }
    };
}

/// A bit.
macro_rules! flag {
    ($($field:ident).+, $name:expr, $low:expr) => {
        Field { name: $name, low: $low, width: 1, max: 1, get: |d| d.$($field).+.into(), set: |d, value| d.$($field).+ = value != 0 }
    };
    ($field:ident, $low:expr) => {
        flag!($field, stringify!($field), $low)
    };
}

/// Two bits whose values have names, in their order from 0.
macro_rules! choice {
    ($field:ident, $low:expr, $values:expr) => {
        Field {
            name: stringify!($field),
            low: $low,
            width: 2,
            max: $values.len() as u64 - 1,
            get: |d| d.$field as u64,
            set: |d, value| {
                d.$field = $values
                    .into_iter()
                    .zip(0..)
                    .find(|&(_, number)| number == value)
                    .map_or(d.$field, |(choice, _)| choice)
            },
        }
    };
}

const ROUND: [FloatRoundMode; 4] = [
    FloatRoundMode::NearEven,
    FloatRoundMode::PlusInfinity,
    FloatRoundMode::MinusInfinity,
    FloatRoundMode::Zero,
];
const DENORM: [FloatDenormMode; 4] = [
    FloatDenormMode::FlushSrcDst,
    FloatDenormMode::FlushDst,
    FloatDenormMode::FlushSrc,
    FloatDenormMode::FlushNone,
];
const WORKITEM_ID: [WorkitemId; 3] = [WorkitemId::X, WorkitemId::XY, WorkitemId::XYZ];

/// All fields.
#[rustfmt::skip]
pub(super) const FIELDS: &[Field] = &[
    number!(group_segment_fixed_size,       "group_segment_fixed_size",            0, 32, max KernelDescriptor::MAX_GROUP_SEGMENT),
    number!(private_segment_fixed_size,     "private_segment_fixed_size",         32, 32, max u32::MAX),
    number!(kernarg_size,                   "kernarg_size",                       64, 32, max u32::MAX),
    zero("reserved0",                                                             96, 32),
    zero("reserved1",                                                            192, 64),
    zero("reserved1",                                                            256, 64),
    zero("reserved1",                                                            320, 32),

    zero("shared_vgpr_count",                                            RSRC3      ,  4),
    number!(inst_pref_size,                 "inst_pref_size",            RSRC3  +  4,  8, max u8::MAX),
    zero("compute_pgm_rsrc3 bit 12",                                     RSRC3  + 12,  1),
    flag!(glg_en,                                                        RSRC3  + 13),
    zero("compute_pgm_rsrc3 bits 30:14",                                 RSRC3  + 14, 17),
    flag!(image_op,                                                      RSRC3  + 31),

    // `max` is that of wave64; the other one is checked where the wave size is known.
    number!(granulated_workitem_vgpr_count, "granulated_workitem_vgpr_count", RSRC1,   6, max 63),
    zero("granulated_wavefront_sgpr_count",                              RSRC1  +  6,  4),
    zero("priority",                                                     RSRC1  + 10,  2),
    choice!(float_round_mode_32,                                         RSRC1  + 12, ROUND),
    choice!(float_round_mode_16_64,                                      RSRC1  + 14, ROUND),
    choice!(float_denorm_mode_32,                                        RSRC1  + 16, DENORM),
    choice!(float_denorm_mode_16_64,                                     RSRC1  + 18, DENORM),
    zero("priv",                                                         RSRC1  + 20,  1),
    flag!(round_robin_scheduling,                                        RSRC1  + 21),
    zero("debug_mode",                                                   RSRC1  + 22,  1),
    zero("disable_perf",                                                 RSRC1  + 23,  1),
    zero("bulky",                                                        RSRC1  + 24,  1),
    zero("cdbg_user",                                                    RSRC1  + 25,  1),
    flag!(fp16_overflow,                                                 RSRC1  + 26),
    zero("compute_pgm_rsrc1 bits 28:27",                                 RSRC1  + 27,  2),
    flag!(workgroup_processor_mode,                                      RSRC1  + 29),
    flag!(memory_ordered,                                                RSRC1  + 30),
    flag!(forward_progress,                                              RSRC1  + 31),

    flag!(enable_private_segment,                                        RSRC2      ),
    // Its value follows from other fields; whoever decodes looks at it when those are known.
    Field { name: USER_SGPR_COUNT, low: RSRC2 + 1, width: 5, max: KernelDescriptor::MAX_USER_SGPRS as u64,
            get: |d| d.user_sgpr_count().into(), set: |_, _| () },
    zero("enable_trap_handler",                                          RSRC2  +  6,  1),
    flag!(system_sgpr_workgroup_id_x,                                    RSRC2  +  7),
    flag!(system_sgpr_workgroup_id_y,                                    RSRC2  +  8),
    flag!(system_sgpr_workgroup_id_z,                                    RSRC2  +  9),
    flag!(system_sgpr_workgroup_info,                                    RSRC2  + 10),
    choice!(system_vgpr_workitem_id,                                     RSRC2  + 11, WORKITEM_ID),
    zero("enable_exception_address_watch",                               RSRC2  + 13,  1),
    zero("enable_exception_memory",                                      RSRC2  + 14,  1),
    zero("granulated_lds_size",                                          RSRC2  + 15,  9),
    flag!(exceptions.fp_ieee_invalid_op,    "exception_fp_ieee_invalid_op", RSRC2 + 24),
    flag!(exceptions.fp_denorm_src,         "exception_fp_denorm_src",   RSRC2  + 25),
    flag!(exceptions.fp_ieee_div_zero,      "exception_fp_ieee_div_zero", RSRC2 + 26),
    flag!(exceptions.fp_ieee_overflow,      "exception_fp_ieee_overflow", RSRC2 + 27),
    flag!(exceptions.fp_ieee_underflow,     "exception_fp_ieee_underflow", RSRC2 + 28),
    flag!(exceptions.fp_ieee_inexact,       "exception_fp_ieee_inexact", RSRC2  + 29),
    flag!(exceptions.int_div_zero,          "exception_int_div_zero",    RSRC2  + 30),
    zero("compute_pgm_rsrc2 bit 31",                                     RSRC2  + 31,  1),

    zero("user_sgpr_private_segment_buffer",                         PROPERTIES     ,  1),
    flag!(user_sgpr_dispatch_ptr,                                    PROPERTIES +  1),
    flag!(user_sgpr_queue_ptr,                                       PROPERTIES +  2),
    flag!(user_sgpr_kernarg_segment_ptr,                             PROPERTIES +  3),
    flag!(user_sgpr_dispatch_id,                                     PROPERTIES +  4),
    zero("user_sgpr_flat_scratch_init",                              PROPERTIES +  5,  1),
    flag!(user_sgpr_private_segment_size,                            PROPERTIES +  6),
    zero("kernel_code_properties bits 9:7",                          PROPERTIES +  7,  3),
    Field { name: "wavefront_size32", low: PROPERTIES + 10, width: 1, max: 1,
            get: |d| (d.wavefront_size == WavefrontSize::Wave32).into(),
            set: |d, value| d.wavefront_size = if value == 0 { WavefrontSize::Wave64 } else { WavefrontSize::Wave32 } },
    flag!(uses_dynamic_stack,                                        PROPERTIES + 11),
    zero("kernel_code_properties bits 15:12",                        PROPERTIES + 12,  4),
    zero("kernarg_preload_length",                                   PROPERTIES + 16,  7),
    zero("kernarg_preload_offset",                                   PROPERTIES + 23,  9),
    zero("reserved3",                                                            480, 32),
];

#[cfg(test)]
mod tests {
    //! The rows, and the code's offset, are every bit once.

    use super::*;

    #[test]
    fn every_bit_is_one_row() {
        let mut seen = [0u8; 512];
        let rows = FIELDS.iter().map(|field| field.low..field.low + field.width);
        for bits in rows.chain(core::iter::once(128..192)) {
            bits.for_each(|bit| seen[usize::from(bit)] += 1);
        }
        assert_eq!(seen, [1; 512]);
    }
}
