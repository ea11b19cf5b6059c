//! The metadata of a code object, typed: what the runtime reads to launch its kernels. Which key is which field is in `keys.rs`.
//!
//! Facts: LLVM's "User Guide for AMDGPU Backend", sections "Code Object V3 Metadata" to "Code Object V5 Metadata". Fields have the names of their keys.

use super::descriptor::KernelDescriptor;
use super::keys;
use super::target::{Target, Version, WavefrontSize};
use super::value::{MessagePackError, MetadataMap, MetadataValue};
use super::value_kind::ValueKind;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use rmp::encode::ByteBuf;

/// Declares an enumeration whose values are texts in the metadata.
macro_rules! names {
    ($(#[$doc:meta])* $type:ident { $($(#[$variant_doc:meta])* $variant:ident = $name:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum $type {
            $($(#[$variant_doc])* $variant,)*
        }

        impl $type {
            /// All of them.
            pub const ALL: &[$type] = &[$($type::$variant),*];

            /// The name in the metadata.
            pub const fn name(self) -> &'static str {
                match self {
                    $($type::$variant => $name,)*
                }
            }
        }
    };
}

names! {
    /// Where a pointer points: `.address_space`.
    AddressSpace {
        /// Scratch.
        Private = "private",
        /// Global memory.
        Global = "global",
        /// Global memory that nobody writes.
        Constant = "constant",
        /// LDS.
        Local = "local",
        /// Any.
        Generic = "generic",
        /// GDS, which gfx12 has not.
        Region = "region",
    }
}

names! {
    /// What may be done with memory: `.access`, `.actual_access`.
    Access {
        /// Reading.
        ReadOnly = "read_only",
        /// Writing.
        WriteOnly = "write_only",
        /// Both.
        ReadWrite = "read_write",
    }
}

names! {
    /// When a kernel runs: `.kind`.
    KernelKind {
        /// When it is dispatched.
        Normal = "normal",
        /// After loading, before all others.
        Init = "init",
        /// Before unloading, after all others.
        Fini = "fini",
    }
}

/// One argument of a kernel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Argument {
    /// Its name.
    pub name: Option<String>,
    /// The name of its type.
    pub type_name: Option<String>,
    /// Its bytes.
    pub size: u32,
    /// Its place in the kernarg segment.
    pub offset: u32,
    /// How it is set up.
    pub value_kind: ValueKind,
    /// Alignment of what a [`ValueKind::DynamicSharedPointer`] points to.
    pub pointee_align: Option<u32>,
    /// Where a [`ValueKind::GlobalBuffer`] or [`ValueKind::DynamicSharedPointer`] points.
    pub address_space: Option<AddressSpace>,
    /// Access that an image or pipe is declared with.
    pub access: Option<Access>,
    /// Access that the kernel really makes.
    pub actual_access: Option<Access>,
    /// The pointee is `const`.
    pub is_const: Option<bool>,
    /// The pointer is `restrict`.
    pub is_restrict: Option<bool>,
    /// The pointee is `volatile`.
    pub is_volatile: Option<bool>,
    /// It is an OpenCL pipe.
    pub is_pipe: Option<bool>,
    /// Keys that have no field.
    pub other: MetadataMap,
}

impl Argument {
    /// An argument with what every argument has.
    pub fn new(offset: u32, size: u32, value_kind: ValueKind) -> Self {
        Argument {
            offset,
            size,
            value_kind,
            ..Argument::default()
        }
    }

    /// A pointer to global memory.
    pub fn global_buffer(offset: u32) -> Self {
        Argument {
            address_space: Some(AddressSpace::Global),
            ..Argument::new(offset, 8, ValueKind::GlobalBuffer)
        }
    }

    /// A value.
    pub fn by_value(offset: u32, size: u32) -> Self {
        Argument::new(offset, size, ValueKind::ByValue)
    }

    /// The argument with a name.
    pub fn named(self, name: impl Into<String>) -> Self {
        Argument {
            name: Some(name.into()),
            ..self
        }
    }
}

/// The metadata of one kernel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct KernelMetadata {
    /// Its name in the source.
    pub name: String,
    /// The symbol of its descriptor: `NAME.kd`.
    pub symbol: String,
    /// The source language: `OpenCL C`, `HIP`, `Assembler`, …
    pub language: Option<String>,
    /// Major and minor version of the source language.
    pub language_version: Option<[u32; 2]>,
    /// Its arguments.
    pub args: Option<Vec<Argument>>,
    /// The only size of work-group that it is dispatched with.
    pub reqd_workgroup_size: Option<[u32; 3]>,
    /// The size of work-group that it is probably dispatched with.
    pub workgroup_size_hint: Option<[u32; 3]>,
    /// The type that OpenCL's `vec_type_hint` names.
    pub vec_type_hint: Option<String>,
    /// The symbol under which the device enqueues it.
    pub device_enqueue_symbol: Option<String>,
    /// Bytes of the kernarg segment.
    pub kernarg_segment_size: u32,
    /// Bytes of LDS.
    pub group_segment_fixed_size: u32,
    /// Bytes of scratch of a work-item.
    pub private_segment_fixed_size: u32,
    /// Alignment of the kernarg segment; a power of two.
    pub kernarg_segment_align: u32,
    /// Lanes of a wave.
    pub wavefront_size: WavefrontSize,
    /// SGPRs used.
    pub sgpr_count: u32,
    /// VGPRs used.
    pub vgpr_count: u32,
    /// Accumulation registers used, which gfx12 has not.
    pub agpr_count: Option<u32>,
    /// Work-items of the largest work-group.
    pub max_flat_workgroup_size: u32,
    /// SGPRs stored to scratch.
    pub sgpr_spill_count: Option<u32>,
    /// VGPRs stored to scratch.
    pub vgpr_spill_count: Option<u32>,
    /// When it runs.
    pub kind: Option<KernelKind>,
    /// Most work-groups in X.
    pub max_num_work_groups_x: Option<u32>,
    /// Most work-groups in Y.
    pub max_num_work_groups_y: Option<u32>,
    /// Most work-groups in Z.
    pub max_num_work_groups_z: Option<u32>,
    /// The stack's size is known only to the run.
    pub uses_dynamic_stack: Option<bool>,
    /// Work-groups have both compute units of a work-group processor. A number in LLVM's output, so it is one here: 0 or 1.
    pub workgroup_processor_mode: Option<u32>,
    /// 1: every dimension of the grid is a multiple of the work-group's.
    pub uniform_work_group_size: Option<u32>,
    /// Keys that have no field.
    pub other: MetadataMap,
}

impl KernelMetadata {
    /// What follows from the name and the descriptor. `sgpr_count` stays 0: no descriptor of gfx12 has it.
    pub fn new(name: impl Into<String>, descriptor: &KernelDescriptor) -> Self {
        let name = name.into();
        KernelMetadata {
            symbol: format!("{name}.kd"),
            name,
            kernarg_segment_size: descriptor.kernarg_size,
            group_segment_fixed_size: descriptor.group_segment_fixed_size,
            private_segment_fixed_size: descriptor.private_segment_fixed_size,
            kernarg_segment_align: 8,
            wavefront_size: descriptor.wavefront_size,
            vgpr_count: descriptor.vgprs().into(),
            max_flat_workgroup_size: 1024,
            uses_dynamic_stack: Some(descriptor.uses_dynamic_stack),
            workgroup_processor_mode: Some(descriptor.workgroup_processor_mode.into()),
            ..KernelMetadata::default()
        }
    }

    /// The first value that its key can't have: the key, and what it must be.
    pub(super) fn check(&self) -> Result<(), (String, &'static str)> {
        let wants = |good: bool, key: &str, expected| if good { Ok(()) } else { Err((key.to_owned(), expected)) };
        let size = self.reqd_workgroup_size.unwrap_or_default();
        let items = size.iter().fold(1u64, |items, &size| items.saturating_mul(size.into()));
        let max = u64::from(self.max_flat_workgroup_size);
        wants(self.kernarg_segment_align.is_power_of_two(), ".kernarg_segment_align", "a power of two")?;
        wants((1..=1024).contains(&max), ".max_flat_workgroup_size", "1 to 1024")?;
        wants(
            size == [0; 3] || (1..=max).contains(&items),
            ".reqd_workgroup_size",
            "one or more and at most .max_flat_workgroup_size work-items",
        )?;
        wants(
            self.uniform_work_group_size.is_none_or(|uniform| uniform <= 1),
            ".uniform_work_group_size",
            "0 or 1",
        )?;
        for (index, argument) in self.args.iter().flatten().enumerate() {
            let end = u64::from(argument.offset) + u64::from(argument.size);
            wants(
                end <= u64::from(self.kernarg_segment_size),
                &format!(".args[{index}]"),
                "within the kernarg segment",
            )?;
            let align = argument.pointee_align.unwrap_or(1);
            wants(align.is_power_of_two(), &format!(".args[{index}].pointee_align"), "a power of two")?;
        }
        Ok(())
    }
}

/// The metadata of a code object.
///
/// ```
/// use rdna4_isa::object::{Argument, KernelDescriptor, KernelMetadata, Metadata, Target, Version};
///
/// let mut kernel = KernelMetadata::new("fill", &KernelDescriptor::default());
/// kernel.args = Some(vec![Argument::global_buffer(0).named("out"), Argument::by_value(8, 4)]);
///
/// let metadata = Metadata::new(Target::Gfx1200, Version::V6, vec![kernel]);
/// assert_eq!(Metadata::from_bytes(&metadata.to_bytes()?)?, metadata);
/// # Ok::<(), rdna4_isa::object::MetadataError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Metadata {
    /// Major and minor version of the metadata.
    pub version: [u32; 2],
    /// Target triple and target ID.
    pub target: String,
    /// Formats of `printf` calls.
    pub printf: Option<Vec<String>>,
    /// The kernels.
    pub kernels: Vec<KernelMetadata>,
    /// Keys that have no field.
    pub other: MetadataMap,
}

/// What is wrong with metadata.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MetadataError {
    /// The bytes are no MessagePack, or none that metadata has.
    MessagePack(MessagePackError),
    /// A key has a value that it can't have.
    Value {
        /// The key, with the keys that lead to it: `amdhsa.kernels[0].args[1].size`.
        key: String,
        /// What it must be.
        expected: &'static str,
    },
    /// A key that must be there is not.
    Missing {
        /// The key, with the keys that lead to it.
        key: String,
    },
    /// A key of `other` that has a field.
    Shadowed {
        /// The key.
        key: String,
    },
    /// More bytes than a note has room for.
    TooLong,
}

impl fmt::Display for MetadataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MetadataError::MessagePack(error) => write!(f, "{error}"),
            MetadataError::Value { key, expected } => write!(f, "{key}: must be {expected}"),
            MetadataError::Missing { key } => write!(f, "{key}: missing"),
            MetadataError::Shadowed { key } => write!(f, "{key}: among the other keys, but it has a field"),
            MetadataError::TooLong => write!(f, "metadata: more bytes than a note has room for"),
        }
    }
}

impl core::error::Error for MetadataError {}

impl From<MessagePackError> for MetadataError {
    fn from(error: MessagePackError) -> Self {
        MetadataError::MessagePack(error)
    }
}

impl Metadata {
    /// The metadata of these kernels.
    pub fn new(target: Target, version: Version, kernels: Vec<KernelMetadata>) -> Self {
        Metadata {
            version: version.metadata_version(),
            target: target.id().to_owned(),
            kernels,
            ..Metadata::default()
        }
    }

    /// The bytes of the note: MessagePack, keys sorted, everything in its shortest form, as LLVM writes it.
    ///
    /// # Errors
    /// A key of `other` has a field; there are more than 4 GiB.
    pub fn to_bytes(&self) -> Result<Vec<u8>, MetadataError> {
        let value = keys::to_map(self)?;
        let mut out = ByteBuf::new();
        MetadataValue::Map(value).write(&mut out).ok_or(MetadataError::TooLong)?;
        Ok(out.into_vec())
    }

    /// Reads the bytes of a note.
    ///
    /// # Errors
    /// They are no MessagePack; a key is missing or has a value that it can't have. Keys without a field are kept in `other`.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, MetadataError> {
        match MetadataValue::read(bytes)? {
            MetadataValue::Map(map) => keys::from_map(map),
            _ => Err(MetadataError::Value {
                key: "metadata".to_owned(),
                expected: "a map",
            }),
        }
    }
}
