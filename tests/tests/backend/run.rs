//! Starts kernels of a code object as a runtime would: arguments by the metadata, lanes by the workgroup size.

use super::evaluate::Argument;
use super::memory::Memory;
use super::wave::{Wave, decode};
use rdna4_isa::object::{Kernel, ValueKind, WavefrontSize, WorkitemId};
use rdna4_isa::semantics::Mode;

/// Runs a kernel in so many workgroups, and leaves in the arrays what it has stored.
pub(crate) fn run(kernel: &Kernel, arguments: &mut [Argument], groups: u32) {
    let descriptor = &kernel.descriptor;
    assert_eq!(
        (
            descriptor.wavefront_size,
            descriptor.system_vgpr_workitem_id,
            descriptor.user_sgpr_count()
        ),
        (WavefrontSize::Wave32, WorkitemId::X, 2)
    );
    assert!(descriptor.user_sgpr_kernarg_segment_ptr && descriptor.system_sgpr_workgroup_id_x);
    let mut memory = Memory::default();
    let mut segment = vec![0; kernel.metadata.kernarg_segment_size as usize / 4];
    let mut arrays = Vec::new();
    let described = kernel.metadata.args.as_ref().expect("arguments");
    assert_eq!(described.len(), arguments.len());
    for (place, argument) in described.iter().zip(arguments.iter_mut()) {
        let at = place.offset as usize / 4;
        match (place.value_kind, argument) {
            (ValueKind::ByValue, Argument::Scalar(value)) => segment[at] = *value,
            (ValueKind::GlobalBuffer, Argument::Array(elements)) => {
                let address = memory.add(elements.clone());
                segment[at] = u32::try_from(address & 0xffff_ffff).unwrap();
                segment[at + 1] = u32::try_from(address >> 32).unwrap();
                arrays.push((address, elements));
            }
            other => panic!("{other:?}"),
        }
    }
    let segment = memory.add(segment);
    let [lanes, 1, 1] = kernel.metadata.reqd_workgroup_size.expect("a workgroup size") else {
        panic!("one dimension")
    };
    let code = decode(&kernel.code);
    // Rounding and denormals in the low byte of MODE, as the descriptor has them.
    let float = [
        descriptor.float_round_mode_32 as u32,
        descriptor.float_round_mode_16_64 as u32,
        descriptor.float_denorm_mode_32 as u32,
        descriptor.float_denorm_mode_16_64 as u32,
    ];
    let mode = Mode::from_bits(float.iter().rev().fold(0, |bits, field| bits << 2 | field));
    for (group, lane) in (0..groups).flat_map(|group| (0..lanes).map(move |lane| (group, lane))) {
        Wave::new(&code, &mut memory, mode, segment, lane, group).run();
    }
    for (address, elements) in arrays {
        elements.copy_from_slice(memory.segment(address));
    }
}
