//! The objects that are compared, and every directive of `.amdhsa_kernel` that LLVM 19 takes for gfx1200.

use rdna4_isa::RelocationKind;
use rdna4_isa::object::*;
use std::fmt::Write as _;

/// An object that is described twice: as assembly in `tests/object/NAME.s`, and here.
pub(crate) struct Case {
    pub(crate) name: &'static str,
    pub(crate) processor: &'static str,
    pub(crate) object: fn() -> CodeObject,
}

/// All cases.
pub(crate) const CASES: &[Case] = &[
    Case {
        name: "saxpy",
        processor: "gfx1200",
        object: saxpy,
    },
    Case {
        name: "several",
        processor: "gfx1201",
        object: several,
    },
];

/// The code of `saxpy.s`.
const SAXPY: [u32; 20] = [
    0xf4004100, 0xf8000000, 0xf4000080, 0xf8000010, 0xd6560000, 0x04011075, 0x30000082, 0xbfc70000, 0xee050004, 0x00000001, 0x00000000, 0xee050006,
    0x00000002, 0x00000000, 0xbfc00000, 0x56040202, 0xee068006, 0x01000000, 0x00000000, 0xbfb00000,
];

/// The code of the first kernel of `several.s`, without what relocations fill in.
const FIRST: [u32; 8] = [0xbe844700, 0x8004ff04, 0, 0x8205ff05, 0, 0xf4000182, 0xf8000000, 0xbfb00000];

fn saxpy() -> CodeObject {
    let mut descriptor = KernelDescriptor::new(WavefrontSize::Wave32, 3).unwrap();
    descriptor.kernarg_size = 20;
    descriptor.user_sgpr_kernarg_segment_ptr = true;
    descriptor.float_denorm_mode_32 = FloatDenormMode::FlushNone;
    let mut kernel = Kernel::from_words("saxpy", SAXPY, descriptor);
    kernel.metadata.sgpr_count = 8;
    kernel.metadata.vgpr_count = 3;
    kernel.metadata.max_flat_workgroup_size = 256;
    kernel.metadata.uniform_work_group_size = Some(1);
    let typed = |argument: Argument, name: &str, type_name: &str| {
        let mut argument = argument.named(name);
        argument.type_name = Some(type_name.to_owned());
        argument
    };
    let mut x = typed(Argument::global_buffer(0), "in", "float*");
    x.actual_access = Some(Access::ReadOnly);
    (x.is_const, x.is_restrict) = (Some(true), Some(true));
    let y = typed(Argument::global_buffer(8), "out", "float*");
    kernel.metadata.args = Some(vec![x, y, typed(Argument::by_value(16, 4), "a", "float")]);
    CodeObject::new(Target::Gfx1200, Version::V5).with(kernel)
}

fn several() -> CodeObject {
    let mut object = CodeObject::new(Target::Gfx1201, Version::V6).with(first()).with(second()).with(third());
    object
        .constants
        .push(Constant::new("table", [1u32, 2, 3, 5, 7].map(u32::to_le_bytes).as_flattened()));
    object.constants.push(Constant::new("bytes", [0xaa]));
    object.printf = Some(vec![r"1:1:4:%d\n".to_owned()]);
    object
}

/// Everything that a descriptor can enable, and every key of the metadata.
fn first() -> Kernel {
    let mut descriptor = KernelDescriptor::new(WavefrontSize::Wave64, 256).unwrap();
    descriptor.group_segment_fixed_size = 65536;
    descriptor.private_segment_fixed_size = 1024;
    descriptor.kernarg_size = 4096;
    descriptor.enable_private_segment = true;
    descriptor.uses_dynamic_stack = true;
    descriptor.user_sgpr_dispatch_ptr = true;
    descriptor.user_sgpr_queue_ptr = true;
    descriptor.user_sgpr_kernarg_segment_ptr = true;
    descriptor.user_sgpr_dispatch_id = true;
    descriptor.user_sgpr_private_segment_size = true;
    descriptor.additional_user_sgprs = 7;
    descriptor.system_sgpr_workgroup_id_y = true;
    descriptor.system_sgpr_workgroup_id_z = true;
    descriptor.system_vgpr_workitem_id = WorkitemId::XYZ;
    descriptor.workgroup_processor_mode = false;

    let mut kernel = Kernel::from_words("first", FIRST, descriptor);
    let place = |offset, kind, addend| KernelRelocation {
        offset,
        kind,
        symbol: "table".to_owned(),
        addend,
    };
    kernel.relocations = vec![place(8, RelocationKind::Rel32Lo, 4), place(16, RelocationKind::Rel32Hi, 12)];

    let metadata = &mut kernel.metadata;
    metadata.name = "first(int)".to_owned();
    metadata.language = Some("HIP".to_owned());
    metadata.language_version = Some([6, 2]);
    metadata.kernarg_segment_align = 64;
    metadata.sgpr_count = 106;
    metadata.agpr_count = Some(0);
    metadata.sgpr_spill_count = Some(3);
    metadata.vgpr_spill_count = Some(70000);
    metadata.reqd_workgroup_size = Some([64, 2, 1]);
    metadata.workgroup_size_hint = Some([64, 1, 1]);
    metadata.vec_type_hint = Some("float4".to_owned());
    metadata.device_enqueue_symbol = Some("first.enqueue".to_owned());
    metadata.max_num_work_groups_x = Some(u32::MAX);
    metadata.max_num_work_groups_y = Some(65536);
    metadata.max_num_work_groups_z = Some(1);
    metadata.kind = Some(KernelKind::Normal);

    let mut shared = Argument::new(0, 4, ValueKind::DynamicSharedPointer);
    (shared.address_space, shared.pointee_align) = (Some(AddressSpace::Local), Some(16));
    let mut image = Argument::new(8, 8, ValueKind::Image);
    (image.access, image.actual_access) = (Some(Access::ReadOnly), Some(Access::ReadOnly));
    let mut pipe = Argument::new(16, 8, ValueKind::Pipe);
    (pipe.access, pipe.is_pipe) = (Some(Access::ReadWrite), Some(true));
    let mut buffer = Argument::new(40, 8, ValueKind::GlobalBuffer);
    (buffer.address_space, buffer.actual_access) = (Some(AddressSpace::Generic), Some(Access::WriteOnly));
    (buffer.is_volatile, buffer.is_const) = (Some(true), Some(false));
    let mut args = vec![
        shared,
        image,
        pipe,
        Argument::new(24, 8, ValueKind::Sampler),
        Argument::new(32, 8, ValueKind::Queue),
        buffer,
    ];
    let hidden = [ValueKind::HiddenBlockCountX, ValueKind::HiddenGlobalOffsetX, ValueKind::HiddenQueuePtr];
    args.extend(hidden_arguments(48, &hidden).unwrap().0);
    metadata.args = Some(args);
    kernel
}

/// The least there can be, and keys that nobody knows.
fn second() -> Kernel {
    let mut kernel = Kernel::from_words("second", [0xbfb0_0000], KernelDescriptor::new(WavefrontSize::Wave32, 0).unwrap());
    let metadata = &mut kernel.metadata;
    metadata.kind = Some(KernelKind::Init);
    metadata.kernarg_segment_align = 4;
    metadata.vgpr_count = 0;
    metadata.max_flat_workgroup_size = 32;
    metadata.args = Some(Vec::new());
    (metadata.uses_dynamic_stack, metadata.workgroup_processor_mode) = (None, None);
    let text = "a text of more than thirty-one bytes, so that its length has a byte".to_owned();
    let inner = MetadataMap::from([("inner".to_owned(), MetadataValue::Str(text))]);
    let other = vec![
        MetadataValue::Uint(1),
        MetadataValue::Negative(-70000),
        MetadataValue::Bool(true),
        MetadataValue::Map(inner),
    ];
    metadata.other.insert(".a_key_of_somebody_else".to_owned(), MetadataValue::Array(other));
    kernel
}

fn third() -> Kernel {
    let mut descriptor = KernelDescriptor::new(WavefrontSize::Wave32, 97).unwrap();
    descriptor.forward_progress = true;
    descriptor.memory_ordered = false;
    descriptor.round_robin_scheduling = true;
    descriptor.fp16_overflow = true;
    let mut kernel = Kernel::from_words("third", [0xbf80_0003, 0xbfb0_0000], descriptor);
    let metadata = &mut kernel.metadata;
    metadata.kernarg_segment_align = 4;
    (metadata.sgpr_count, metadata.vgpr_count) = (6, 97);
    (metadata.uses_dynamic_stack, metadata.workgroup_processor_mode) = (None, None);
    kernel
}

/// What a directive does to a descriptor.
type Set = fn(&mut KernelDescriptor);

/// Directives without `.amdhsa_`, `next_free_vgpr`, and the field that they set.
#[rustfmt::skip]
pub(crate) const DIRECTIVES: &[(&str, u16, Set)] = &[
    ("group_segment_fixed_size 65535", 1, |d| d.group_segment_fixed_size = 65535),
    ("private_segment_fixed_size 4294967295", 1, |d| d.private_segment_fixed_size = u32::MAX),
    ("kernarg_size 4294967295", 1, |d| d.kernarg_size = u32::MAX),
    ("user_sgpr_count 0", 1, |d| d.additional_user_sgprs = 0),
    ("user_sgpr_count 16", 1, |d| d.additional_user_sgprs = 16),
    ("user_sgpr_dispatch_ptr 1", 1, |d| d.user_sgpr_dispatch_ptr = true),
    ("user_sgpr_queue_ptr 1", 1, |d| d.user_sgpr_queue_ptr = true),
    ("user_sgpr_kernarg_segment_ptr 1", 1, |d| d.user_sgpr_kernarg_segment_ptr = true),
    ("user_sgpr_dispatch_id 1", 1, |d| d.user_sgpr_dispatch_id = true),
    ("user_sgpr_private_segment_size 1", 1, |d| d.user_sgpr_private_segment_size = true),
    ("uses_dynamic_stack 1", 1, |d| d.uses_dynamic_stack = true),
    ("enable_private_segment 1", 1, |d| d.enable_private_segment = true),
    ("system_sgpr_workgroup_id_x 0", 1, |d| d.system_sgpr_workgroup_id_x = false),
    ("system_sgpr_workgroup_id_y 1", 1, |d| d.system_sgpr_workgroup_id_y = true),
    ("system_sgpr_workgroup_id_z 1", 1, |d| d.system_sgpr_workgroup_id_z = true),
    ("system_sgpr_workgroup_info 1", 1, |d| d.system_sgpr_workgroup_info = true),
    ("system_vgpr_workitem_id 1", 1, |d| d.system_vgpr_workitem_id = WorkitemId::XY),
    ("system_vgpr_workitem_id 2", 1, |d| d.system_vgpr_workitem_id = WorkitemId::XYZ),
    ("float_round_mode_32 1", 1, |d| d.float_round_mode_32 = FloatRoundMode::PlusInfinity),
    ("float_round_mode_32 2", 1, |d| d.float_round_mode_32 = FloatRoundMode::MinusInfinity),
    ("float_round_mode_32 3", 1, |d| d.float_round_mode_32 = FloatRoundMode::Zero),
    ("float_round_mode_16_64 1", 1, |d| d.float_round_mode_16_64 = FloatRoundMode::PlusInfinity),
    ("float_round_mode_16_64 2", 1, |d| d.float_round_mode_16_64 = FloatRoundMode::MinusInfinity),
    ("float_round_mode_16_64 3", 1, |d| d.float_round_mode_16_64 = FloatRoundMode::Zero),
    ("float_denorm_mode_32 1", 1, |d| d.float_denorm_mode_32 = FloatDenormMode::FlushDst),
    ("float_denorm_mode_32 2", 1, |d| d.float_denorm_mode_32 = FloatDenormMode::FlushSrc),
    ("float_denorm_mode_32 3", 1, |d| d.float_denorm_mode_32 = FloatDenormMode::FlushNone),
    ("float_denorm_mode_16_64 0", 1, |d| d.float_denorm_mode_16_64 = FloatDenormMode::FlushSrcDst),
    ("float_denorm_mode_16_64 1", 1, |d| d.float_denorm_mode_16_64 = FloatDenormMode::FlushDst),
    ("float_denorm_mode_16_64 2", 1, |d| d.float_denorm_mode_16_64 = FloatDenormMode::FlushSrc),
    ("round_robin_scheduling 1", 1, |d| d.round_robin_scheduling = true),
    ("fp16_overflow 1", 1, |d| d.fp16_overflow = true),
    ("workgroup_processor_mode 0", 1, |d| d.workgroup_processor_mode = false),
    ("memory_ordered 0", 1, |d| d.memory_ordered = false),
    ("forward_progress 1", 1, |d| d.forward_progress = true),
    ("exception_fp_ieee_invalid_op 1", 1, |d| d.exceptions.fp_ieee_invalid_op = true),
    ("exception_fp_denorm_src 1", 1, |d| d.exceptions.fp_denorm_src = true),
    ("exception_fp_ieee_div_zero 1", 1, |d| d.exceptions.fp_ieee_div_zero = true),
    ("exception_fp_ieee_overflow 1", 1, |d| d.exceptions.fp_ieee_overflow = true),
    ("exception_fp_ieee_underflow 1", 1, |d| d.exceptions.fp_ieee_underflow = true),
    ("exception_fp_ieee_inexact 1", 1, |d| d.exceptions.fp_ieee_inexact = true),
    ("exception_int_div_zero 1", 1, |d| d.exceptions.int_div_zero = true),
    ("wavefront_size32 0", 0, |_| ()), ("wavefront_size32 0", 1, |_| ()), ("wavefront_size32 0", 4, |_| ()), ("wavefront_size32 0", 5, |_| ()),
    ("wavefront_size32 0", 255, |_| ()), ("wavefront_size32 0", 256, |_| ()),
    ("wavefront_size32 1", 0, |_| ()), ("wavefront_size32 1", 1, |_| ()), ("wavefront_size32 1", 8, |_| ()), ("wavefront_size32 1", 9, |_| ()),
    ("wavefront_size32 1", 248, |_| ()), ("wavefront_size32 1", 249, |_| ()), ("wavefront_size32 1", 256, |_| ()),
];

/// Assembly with one kernel a directive.
pub(crate) fn directives_source() -> String {
    let mut source = ".amdgcn_target \"amdgcn-amd-amdhsa--gfx1200\"\n.amdhsa_code_object_version 5\n.rodata\n".to_owned();
    for (number, (directive, vgprs, _)) in DIRECTIVES.iter().enumerate() {
        let required = format!(".amdhsa_next_free_vgpr {vgprs}\n.amdhsa_next_free_sgpr 0\n.amdhsa_reserve_vcc 0\n");
        writeln!(source, ".amdhsa_kernel k{number}\n{required}.amdhsa_{directive}\n.end_amdhsa_kernel").unwrap();
    }
    source
}
