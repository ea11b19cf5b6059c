//! Code objects: what the driver loads. Feature `object`.
//!
//! A [`CodeObject`] has kernels: code, a [`KernelDescriptor`] that says how to start it, and [`KernelMetadata`] that the runtime reads.
//! [`CodeObject::to_bytes`] makes the ELF file that `hipModuleLoadData` and the HSA loader take; every byte of it that is loaded is the one that
//! `llvm-mc` and `ld.lld` of LLVM 19 make of the same kernels. [`CodeObject::from_bytes`] reads it back.
//!
//! ```
//! use rdna4_isa::object::{Argument, CodeObject, Kernel, KernelDescriptor, Target, Version, WavefrontSize};
//! use rdna4_isa::{s_endpgm, v, v_mov_b32};
//!
//! let mut code = Vec::new();
//! code.extend_from_slice(v_mov_b32(v(1), 0).encode()?.words());
//! code.extend_from_slice(s_endpgm().encode()?.words());
//!
//! let mut descriptor = KernelDescriptor::new(WavefrontSize::Wave32, 2)?;
//! descriptor.kernarg_size = 8;
//! descriptor.user_sgpr_kernarg_segment_ptr = true;
//!
//! let mut kernel = Kernel::from_words("clear", code, descriptor);
//! kernel.metadata.args = Some(vec![Argument::global_buffer(0).named("out")]);
//!
//! let object = CodeObject::new(Target::Gfx1200, Version::V5).with(kernel);
//! let file = object.to_bytes()?;
//! assert_eq!(CodeObject::from_bytes(&file)?, object);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Nothing here needs `std`. The sources of facts are the sections of LLVM's "User Guide for AMDGPU Backend" that each file names.

mod code_object;
mod descriptor;
mod fields;
mod keys;
mod layout;
mod metadata;
mod note;
mod read;
mod target;
mod value;
mod value_kind;
mod write;

pub use code_object::{CodeObject, Constant, Kernel, Relocation, RelocationKind, WriteError};
pub use descriptor::{DescriptorError, Exceptions, FloatDenormMode, FloatRoundMode, KernelDescriptor, WorkitemId};
pub use metadata::{Access, AddressSpace, Argument, KernelKind, KernelMetadata, Metadata, MetadataError};
pub use read::ReadError;
pub use target::{Target, Version, WavefrontSize};
pub use value::{Map, MessagePackError, MessagePackReason, Value};
pub use value_kind::{HIDDEN_ARGUMENTS_SIZE, ValueKind, hidden_arguments};
