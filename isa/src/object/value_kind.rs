//! What an argument of a kernel is, and where the hidden ones lie: one row a kind.
//!
//! Facts: LLVM's "User Guide for AMDGPU Backend", tables "AMDHSA Code Object V3 Kernel Argument Metadata Map" and "AMDHSA Code Object V5 Kernel
//! Argument Metadata Map Additions and Changes"; places of hidden arguments as LLVM 19 lays them out for code object V5.

use super::metadata::Argument;
use alloc::vec::Vec;

/// Declares the kinds and their table.
macro_rules! value_kinds {
    ($($(#[$doc:meta])* $variant:ident = $name:literal $(, at $offset:literal size $size:literal)?;)*) => {
        /// How an argument is set up: `.value_kind`.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum ValueKind {
            $($(#[$doc])* $variant,)*
        }

        impl ValueKind {
            /// All of them.
            pub const ALL: &[ValueKind] = &[$(ValueKind::$variant),*];

            /// The name in the metadata.
            pub const fn name(self) -> &'static str {
                match self {
                    $(ValueKind::$variant => $name,)*
                }
            }

            /// Offset and size of a hidden argument of code object V5 and V6, counted from the first of them, which lies behind the last explicit
            /// argument, rounded up to 8. `None` for explicit arguments and for [`HiddenNone`](Self::HiddenNone), which can be anywhere.
            pub const fn hidden_place(self) -> Option<(u32, u32)> {
                match self {
                    $(ValueKind::$variant => [$(($offset, $size))?].as_slice().first().copied(),)*
                }
            }
        }
    };
}

value_kinds! {
    /// The value itself is in the kernarg segment.
    #[default]
    ByValue = "by_value";
    /// The address of global memory.
    GlobalBuffer = "global_buffer";
    /// An address in LDS that the dispatch adds.
    DynamicSharedPointer = "dynamic_shared_pointer";
    /// The address of a sampler descriptor.
    Sampler = "sampler";
    /// The address of an image descriptor.
    Image = "image";
    /// The address of an OpenCL pipe.
    Pipe = "pipe";
    /// The address of an OpenCL queue of the device.
    Queue = "queue";
    /// Full work-groups in X.
    HiddenBlockCountX = "hidden_block_count_x", at 0 size 4;
    /// Full work-groups in Y.
    HiddenBlockCountY = "hidden_block_count_y", at 4 size 4;
    /// Full work-groups in Z.
    HiddenBlockCountZ = "hidden_block_count_z", at 8 size 4;
    /// Work-items of a full work-group in X.
    HiddenGroupSizeX = "hidden_group_size_x", at 12 size 2;
    /// Work-items of a full work-group in Y.
    HiddenGroupSizeY = "hidden_group_size_y", at 14 size 2;
    /// Work-items of a full work-group in Z.
    HiddenGroupSizeZ = "hidden_group_size_z", at 16 size 2;
    /// Work-items of the partial work-group in X, or 0.
    HiddenRemainderX = "hidden_remainder_x", at 18 size 2;
    /// Work-items of the partial work-group in Y, or 0.
    HiddenRemainderY = "hidden_remainder_y", at 20 size 2;
    /// Work-items of the partial work-group in Z, or 0.
    HiddenRemainderZ = "hidden_remainder_z", at 22 size 2;
    /// OpenCL's global offset in X.
    HiddenGlobalOffsetX = "hidden_global_offset_x", at 40 size 8;
    /// OpenCL's global offset in Y.
    HiddenGlobalOffsetY = "hidden_global_offset_y", at 48 size 8;
    /// OpenCL's global offset in Z.
    HiddenGlobalOffsetZ = "hidden_global_offset_z", at 56 size 8;
    /// Dimensions of the grid.
    HiddenGridDims = "hidden_grid_dims", at 64 size 2;
    /// The address of the runtime's printf buffer.
    HiddenPrintfBuffer = "hidden_printf_buffer", at 72 size 8;
    /// The address of the runtime's hostcall buffer.
    HiddenHostcallBuffer = "hidden_hostcall_buffer", at 80 size 8;
    /// The address of what synchronises several grids.
    HiddenMultigridSyncArg = "hidden_multigrid_sync_arg", at 88 size 8;
    /// The address of the device's heap.
    HiddenHeapV1 = "hidden_heap_v1", at 96 size 8;
    /// The address of the queue that the kernel enqueues into.
    HiddenDefaultQueue = "hidden_default_queue", at 104 size 8;
    /// The address of what links enqueued kernels to this one.
    HiddenCompletionAction = "hidden_completion_action", at 112 size 8;
    /// Bytes of LDS that the dispatch adds.
    HiddenDynamicLdsSize = "hidden_dynamic_lds_size", at 120 size 4;
    /// High half of the private aperture's address. gfx12 has it in a register.
    HiddenPrivateBase = "hidden_private_base", at 192 size 4;
    /// High half of the shared aperture's address. gfx12 has it in a register.
    HiddenSharedBase = "hidden_shared_base", at 196 size 4;
    /// The address of the queue.
    HiddenQueuePtr = "hidden_queue_ptr", at 200 size 8;
    /// Space that nobody sets up.
    HiddenNone = "hidden_none";
}

/// Bytes of all hidden arguments of code object V5 and V6.
pub const HIDDEN_ARGUMENTS_SIZE: u32 = 256;

/// The hidden arguments of these kinds, where the runtime puts them behind explicit arguments that end at `explicit_end`, and the size that the
/// kernarg segment then has. Kinds without a place are left out; `None` if the segment is larger than 4 GiB.
///
/// ```
/// use rdna4_isa::object::{ValueKind, hidden_arguments};
///
/// let (arguments, size) = hidden_arguments(12, &[ValueKind::HiddenBlockCountX, ValueKind::HiddenGroupSizeX]).unwrap();
/// assert_eq!(arguments.iter().map(|argument| (argument.offset, argument.size)).collect::<Vec<_>>(), [(16, 4), (28, 2)]);
/// assert_eq!(size, 272);
/// ```
pub fn hidden_arguments(explicit_end: u32, kinds: &[ValueKind]) -> Option<(Vec<Argument>, u32)> {
    let first = explicit_end.checked_next_multiple_of(8)?;
    let size = first.checked_add(HIDDEN_ARGUMENTS_SIZE)?;
    let place = |&kind: &ValueKind| kind.hidden_place().map(|(offset, size)| Argument::new(first + offset, size, kind));
    Some((kinds.iter().filter_map(place).collect(), size))
}
