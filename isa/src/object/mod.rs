//! Code objects: what the driver loads. Feature `object`.
//!
//! A [`CodeObject`] has kernels: code, a [`KernelDescriptor`] that says how to start it, and [`KernelMetadata`] that the runtime reads.
//! [`CodeObject::to_bytes`] makes the ELF file; every byte of it that is loaded is the one that
//! `llvm-mc` and `ld.lld` of LLVM 19 make of the same kernels. [`CodeObject::from_bytes`] reads it back.
//!
//! ```
//! use rdna4_isa::object::{Argument, CodeObject, Constant, Kernel, KernelDescriptor, Target, Version, WavefrontSize};
//! use rdna4_isa::{CodeBuffer, NULL, Wave32, s, s_endpgm, s_load_b32, s_wait_kmcnt, s2};
//!
//! let mut code = CodeBuffer::<Wave32>::new();
//! let table = code.symbol("table");
//! code.push_symbol_address(s2(2), table);
//! code.push(s_load_b32(s(4), s2(2), NULL));
//! code.push(s_wait_kmcnt(0));
//! code.push(s_endpgm(0));
//!
//! let mut descriptor = KernelDescriptor::new(WavefrontSize::Wave32, 1)?;      // v0 only
//! descriptor.kernarg_size = 8;
//! descriptor.user_sgpr_kernarg_segment_ptr = true;                            // s[0:1]
//!
//! let mut kernel = Kernel::from_code("look_up", &code.finish()?, descriptor);
//! kernel.metadata.args = Some(vec![Argument::global_buffer(0).named("out")]);
//!
//! let mut object = CodeObject::new(Target::Gfx1200, Version::V5).with(kernel);
//! object.constants.push(Constant::new("table", 42u32.to_le_bytes()));
//!
//! let file = object.to_bytes()?;
//! let read = CodeObject::from_bytes(&file)?;
//! assert_eq!(read.kernels[0].metadata, object.kernels[0].metadata);
//! assert_eq!(read.kernels[0].descriptor, object.kernels[0].descriptor);
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

pub use code_object::{CodeObject, Constant, Kernel, KernelRelocation, WriteError};
pub use descriptor::{DescriptorError, Exceptions, FloatDenormMode, FloatRoundMode, KernelDescriptor, WorkitemId};
pub use metadata::{Access, AddressSpace, Argument, KernelKind, KernelMetadata, Metadata, MetadataError};
pub use read::ReadError;
pub use target::{Target, Version, WavefrontSize};
pub use value::{MessagePackError, MessagePackReason, MetadataMap, MetadataValue};
pub use value_kind::{HIDDEN_ARGUMENTS_SIZE, ValueKind, hidden_arguments};
