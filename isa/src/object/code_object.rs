//! A code object in memory: kernels with their descriptors and metadata, constants, and the checks that they must pass together.

use super::descriptor::{DescriptorError, KernelDescriptor};
use super::metadata::{KernelMetadata, Metadata, MetadataError};
use super::target::{Target, Version};
use super::value::MetadataMap;
use crate::{Code, Relocation, RelocationKind};
use alloc::borrow::ToOwned;
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// A code object. [`to_bytes`](Self::to_bytes) makes the ELF file, [`from_bytes`](Self::from_bytes) reads one.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct CodeObject {
    /// The processor.
    pub target: Target,
    /// The version.
    pub version: Version,
    /// The kernels, in the order of their code.
    pub kernels: Vec<Kernel>,
    /// Data that kernels read and the host can find by its name.
    pub constants: Vec<Constant>,
    /// Formats of `printf` calls: `amdhsa.printf`.
    pub printf: Option<Vec<String>>,
    /// Keys of the metadata that have no field.
    pub other: MetadataMap,
}

/// One kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Kernel {
    /// The symbol of its code; that of its descriptor is the same with `.kd` behind it.
    pub name: String,
    /// Its instructions, which the object has at a multiple of 256.
    pub code: Vec<u8>,
    /// How it is started.
    pub descriptor: KernelDescriptor,
    /// What the runtime knows about it.
    pub metadata: KernelMetadata,
    /// Places in the code that depend on where other things are. Writing fills them in, so reading finds none.
    pub relocations: Vec<KernelRelocation>,
}

/// Named bytes that nobody writes, which the object has at a multiple of 64.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Constant {
    /// Its symbol.
    pub name: String,
    /// Its bytes.
    pub data: Vec<u8>,
}

/// A place in the code that depends on where a symbol is.
///
/// Filled in when the object is written, so only what needs no loader: the kinds whose value is a distance, `Rel32`, `Rel64`, `Rel32Lo`, `Rel32Hi`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KernelRelocation {
    /// The place: bytes from the start of the kernel's code.
    pub offset: usize,
    /// What is put there.
    pub kind: RelocationKind,
    /// The name of a kernel, a descriptor (`NAME.kd`) or a constant of this object.
    pub symbol: String,
    /// Added to the symbol's address.
    pub addend: i64,
}

/// Why there is no file of a code object.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WriteError {
    /// A descriptor is wrong.
    Descriptor {
        /// The kernel.
        kernel: String,
        /// What is wrong.
        error: DescriptorError,
    },
    /// The metadata is wrong.
    Metadata(MetadataError),
    /// A name is empty, has a zero byte in it, or is a symbol already.
    Name {
        /// The name.
        name: String,
    },
    /// A kernel's code is empty or is not made of whole dwords.
    CodeLength {
        /// The kernel.
        kernel: String,
        /// The bytes there are.
        length: usize,
    },
    /// A kernel's metadata say something else than its name and its descriptor.
    Disagreement {
        /// The kernel.
        kernel: String,
        /// The key of the metadata.
        key: &'static str,
    },
    /// A relocation's place is outside the code, its symbol is not in this object, its value has no room, or its kind needs the loader.
    Relocation {
        /// The kernel.
        kernel: String,
        /// The place.
        offset: usize,
        /// What was to be put there.
        kind: RelocationKind,
        /// The symbol.
        symbol: String,
    },
    /// More than an ELF file of this kind can hold.
    TooLarge,
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WriteError::Descriptor { kernel, error } => write!(f, "{kernel}: {error}"),
            WriteError::Metadata(error) => write!(f, "{error}"),
            WriteError::Name { name } => write!(f, "{name:?}: a name must not be empty, have a zero byte, or be a symbol already"),
            WriteError::CodeLength { kernel, length } => write!(f, "{kernel}: {length} bytes of code, which is not one dword or more"),
            WriteError::Disagreement { kernel, key } => write!(f, "{kernel}: {key} of the metadata is not what name and descriptor say"),
            WriteError::Relocation {
                kernel,
                offset,
                kind,
                symbol,
            } => {
                write!(
                    f,
                    "{kernel}: {kind:?} of {symbol} at {offset}: no such place or symbol here, or not a distance that fits"
                )
            }
            WriteError::TooLarge => write!(f, "more than an ELF file can hold"),
        }
    }
}

impl core::error::Error for WriteError {}

impl From<MetadataError> for WriteError {
    fn from(error: MetadataError) -> Self {
        WriteError::Metadata(error)
    }
}

impl Kernel {
    /// A kernel of this code, with metadata that follow from the descriptor.
    pub fn new(name: impl Into<String>, code: impl Into<Vec<u8>>, descriptor: KernelDescriptor) -> Self {
        let name = name.into();
        let metadata = KernelMetadata::new(name.clone(), &descriptor);
        Kernel {
            name,
            code: code.into(),
            descriptor,
            metadata,
            relocations: Vec::new(),
        }
    }

    /// The same, from the dwords of the code.
    pub fn from_words(name: impl Into<String>, words: impl IntoIterator<Item = u32>, descriptor: KernelDescriptor) -> Self {
        Self::new(name, words.into_iter().flat_map(u32::to_le_bytes).collect::<Vec<u8>>(), descriptor)
    }

    /// A kernel of what a [`CodeBuffer`](crate::CodeBuffer) gave. Its relocations against symbols that it defines itself become relocations against
    /// the kernel.
    pub fn from_code(name: impl Into<String>, code: &Code, descriptor: KernelDescriptor) -> Self {
        let mut kernel = Self::new(name, code.to_bytes(), descriptor);
        let relocations = code.relocations().iter().filter_map(|relocation| {
            let Relocation { offset, kind, addend, .. } = *relocation;
            let (symbol, addend) = match code.symbols().get(relocation.symbol.index())? {
                (_, Some(at)) => (kernel.name.clone(), addend.saturating_add_unsigned(*at as u64)),
                (symbol, None) => (symbol.clone(), addend),
            };
            Some(KernelRelocation {
                offset,
                kind,
                symbol,
                addend,
            })
        });
        kernel.relocations = relocations.collect();
        kernel
    }

    /// The first key of the metadata that says something else than the name and the descriptor.
    fn disagreement(&self) -> Option<&'static str> {
        let (metadata, descriptor) = (&self.metadata, &self.descriptor);
        let agree = [
            (".symbol", metadata.symbol == descriptor_symbol(&self.name)),
            (".kernarg_segment_size", metadata.kernarg_segment_size == descriptor.kernarg_size),
            (
                ".group_segment_fixed_size",
                metadata.group_segment_fixed_size == descriptor.group_segment_fixed_size,
            ),
            (
                ".private_segment_fixed_size",
                metadata.private_segment_fixed_size == descriptor.private_segment_fixed_size,
            ),
            (".wavefront_size", metadata.wavefront_size == descriptor.wavefront_size),
            (".vgpr_count", metadata.vgpr_count <= u32::from(descriptor.vgprs())),
            (
                ".uses_dynamic_stack",
                metadata.uses_dynamic_stack.is_none_or(|used| used == descriptor.uses_dynamic_stack),
            ),
            (
                ".workgroup_processor_mode",
                metadata
                    .workgroup_processor_mode
                    .is_none_or(|mode| mode == u32::from(descriptor.workgroup_processor_mode)),
            ),
        ];
        agree.into_iter().find(|(_, agrees)| !agrees).map(|(key, _)| key)
    }
}

impl Constant {
    /// Named bytes.
    pub fn new(name: impl Into<String>, data: impl Into<Vec<u8>>) -> Self {
        Constant {
            name: name.into(),
            data: data.into(),
        }
    }
}

impl CodeObject {
    /// An object without anything in it.
    pub fn new(target: Target, version: Version) -> Self {
        CodeObject {
            target,
            version,
            kernels: Vec::new(),
            constants: Vec::new(),
            printf: None,
            other: MetadataMap::new(),
        }
    }

    /// The object with one kernel more.
    pub fn with(mut self, kernel: Kernel) -> Self {
        self.kernels.push(kernel);
        self
    }

    /// The metadata of the whole object.
    pub fn metadata(&self) -> Metadata {
        let mut metadata = Metadata::new(
            self.target,
            self.version,
            self.kernels.iter().map(|kernel| kernel.metadata.clone()).collect(),
        );
        metadata.printf.clone_from(&self.printf);
        metadata.other.clone_from(&self.other);
        metadata
    }

    /// The checks that need no addresses.
    pub(super) fn check(&self) -> Result<(), WriteError> {
        let mut names = BTreeSet::new();
        let kernels = self
            .kernels
            .iter()
            .flat_map(|kernel| [kernel.name.clone(), descriptor_symbol(&kernel.name)]);
        for name in kernels.chain(self.constants.iter().map(|constant| constant.name.clone())) {
            if name.is_empty() || name.contains('\0') || names.contains(&name) {
                return Err(WriteError::Name { name });
            }
            names.insert(name);
        }
        for Kernel { name, code, .. } in &self.kernels {
            if code.is_empty() || !code.len().is_multiple_of(4) {
                return Err(WriteError::CodeLength {
                    kernel: name.clone(),
                    length: code.len(),
                });
            }
        }
        for (index, kernel) in self.kernels.iter().enumerate() {
            let within = |(key, expected)| MetadataError::Value {
                key: format!("amdhsa.kernels[{index}]{key}"),
                expected,
            };
            kernel.metadata.check().map_err(within)?;
        }
        let disagreement = self.kernels.iter().find_map(|kernel| kernel.disagreement().map(|key| (kernel, key)));
        match disagreement {
            Some((kernel, key)) => Err(WriteError::Disagreement {
                kernel: kernel.name.clone(),
                key,
            }),
            None => Ok(()),
        }
    }
}

/// The symbol of a kernel's descriptor.
pub(super) fn descriptor_symbol(kernel: &str) -> String {
    let mut symbol = kernel.to_owned();
    symbol.push_str(".kd");
    symbol
}
