//! Reads a code object's file with the crate `object`: its own, and LLVM's.

use super::code_object::{CodeObject, Constant, Kernel};
use super::descriptor::{DescriptorError, KernelDescriptor};
use super::metadata::{KernelMetadata, Metadata, MetadataError};
use super::note;
use super::target::{Target, Version};
use super::write::ELFOSABI_AMDGPU_HSA;
use alloc::borrow::ToOwned;
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::cell::Cell;
use core::fmt;
use object::LittleEndian as LE;
use object::elf::{self, FileHeader64, ProgramHeader64};
use object::read::elf::{FileHeader as _, ProgramHeader as _, Sym as _};

/// Why a file is not read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReadError {
    /// Not ELF, or a broken part of it.
    Elf {
        /// The part.
        part: &'static str,
    },
    /// ELF of another kind than a linked AMDGPU HSA object.
    Kind,
    /// Another code object version than V5 and V6.
    Version {
        /// The ABI version in the header.
        abi_version: u8,
    },
    /// Another processor.
    Target {
        /// The flags in the header.
        e_flags: u32,
    },
    /// No note with metadata.
    NoMetadata,
    /// The metadata is wrong.
    Metadata(MetadataError),
    /// The metadata is that of another target or version than the header says.
    Disagreement {
        /// The key of the metadata.
        key: &'static str,
    },
    /// A kernel's descriptor or code has no symbol with bytes in the file, or other symbols have the same bytes.
    Symbol {
        /// The symbol.
        name: String,
    },
    /// A kernel's descriptor is wrong.
    Descriptor {
        /// The kernel.
        kernel: String,
        /// What is wrong.
        error: DescriptorError,
    },
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Elf { part } => write!(f, "no ELF file, or a broken one: {part}"),
            ReadError::Kind => write!(f, "not a 64-bit linked object for AMDGPU and HSA"),
            ReadError::Version { abi_version } => write!(f, "ABI version {abi_version}, which is neither code object V5 nor V6"),
            ReadError::Target { e_flags } => write!(f, "e_flags {e_flags:#x}, which is neither gfx1200 nor gfx1201"),
            ReadError::NoMetadata => write!(f, "no note with metadata"),
            ReadError::Metadata(error) => write!(f, "{error}"),
            ReadError::Disagreement { key } => write!(f, "{key} is not what the header says"),
            ReadError::Symbol { name } => write!(f, "{name}: no such symbol, or no bytes of its own in the file"),
            ReadError::Descriptor { kernel, error } => write!(f, "{kernel}: {error}"),
        }
    }
}

impl core::error::Error for ReadError {}

impl From<MetadataError> for ReadError {
    fn from(error: MetadataError) -> Self {
        ReadError::Metadata(error)
    }
}

/// A symbol of the dynamic symbol table.
struct Symbol {
    addr: u64,
    size: u64,
    is_object: bool,
}

/// What is loaded, and what it is called.
struct Image<'a> {
    file: &'a [u8],
    segments: &'a [ProgramHeader64<LE>],
    symbols: BTreeMap<String, Symbol>,
    /// Bytes that may still be copied: symbols that lie over one another must not make more of a file than it is.
    left: Cell<usize>,
}

impl<'a> Image<'a> {
    /// The bytes of a symbol, in a segment that has these of its flags set.
    fn bytes(&self, symbol: &Symbol, flags: &[(elf::ProgramFlags, bool)]) -> Option<&'a [u8]> {
        let fits = |segment: &&ProgramHeader64<LE>| {
            let p_flags = segment.p_flags(LE).0;
            segment.p_type(LE) == elf::PT_LOAD && flags.iter().all(|(flag, set)| (p_flags & flag.0 != 0) == *set)
        };
        let range = |segment: &'a ProgramHeader64<LE>| segment.data_range(LE, self.file, symbol.addr, symbol.size).ok().flatten();
        self.segments.iter().filter(fits).find_map(range)
    }

    /// A copy of bytes; `None` if all copies would be more than the file.
    fn copy(&self, bytes: &[u8]) -> Option<Vec<u8>> {
        self.left.set(self.left.get().checked_sub(bytes.len())?);
        Some(bytes.to_owned())
    }

    /// The symbol with this name.
    fn symbol(&self, name: &str) -> Result<&Symbol, ReadError> {
        self.symbols.get(name).ok_or_else(|| ReadError::Symbol { name: name.to_owned() })
    }

    /// The kernel that metadata speak of.
    fn kernel(&self, metadata: KernelMetadata) -> Result<(u64, Kernel), ReadError> {
        let lost = |name: &str| ReadError::Symbol { name: name.to_owned() };
        let name = metadata.symbol.strip_suffix(".kd").ok_or_else(|| lost(&metadata.symbol))?.to_owned();
        let at = self.symbol(&metadata.symbol)?;
        let bytes = self
            .bytes(at, &[])
            .and_then(|bytes| <&[u8; 64]>::try_from(bytes).ok())
            .ok_or_else(|| lost(&metadata.symbol))?;
        let (descriptor, entry) = KernelDescriptor::decode(bytes).map_err(|error| ReadError::Descriptor { kernel: name.clone(), error })?;
        let code = self.symbol(&name)?;
        if code.addr != at.addr.wrapping_add_signed(entry) {
            return Err(lost(&name));
        }
        let addr = code.addr;
        let code = self
            .bytes(code, &[(elf::PF_X, true)])
            .and_then(|code| self.copy(code))
            .ok_or_else(|| lost(&name))?;
        Ok((
            addr,
            Kernel {
                name,
                code,
                descriptor,
                metadata,
                relocations: Vec::new(),
            },
        ))
    }

    /// The named objects in what is only read, in the order of their addresses. Descriptors are none.
    fn constants(&self) -> Result<Vec<Constant>, ReadError> {
        let rodata = [(elf::PF_W, false), (elf::PF_X, false)];
        let objects = self.symbols.iter().filter(|(name, symbol)| symbol.is_object && !name.ends_with(".kd"));
        let mut constants = Vec::new();
        for (name, symbol) in objects {
            // Elsewhere it is a variable.
            let Some(data) = self.bytes(symbol, &rodata) else { continue };
            let data = self.copy(data).ok_or_else(|| ReadError::Symbol { name: name.clone() })?;
            constants.push((symbol.addr, Constant::new(name.clone(), data)));
        }
        constants.sort_by_key(|(addr, _)| *addr);
        Ok(constants.into_iter().map(|(_, constant)| constant).collect())
    }
}

/// The metadata note's description.
fn description<'a>(segments: &[ProgramHeader64<LE>], file: &'a [u8]) -> Result<&'a [u8], ReadError> {
    let broken = |_| ReadError::Elf { part: "notes" };
    for segment in segments {
        let Some(mut notes) = segment.notes(LE, file).map_err(broken)? else {
            continue;
        };
        while let Some(note) = notes.next().map_err(broken)? {
            if note.name() == note::NAME && note.n_type(LE).0 == note::TYPE {
                return Ok(note.desc());
            }
        }
    }
    Err(ReadError::NoMetadata)
}

impl CodeObject {
    /// Reads a linked code object: this crate's, or another one's whose kernels gfx12 can run. Kernels come in the order of their code.
    ///
    /// What is neither kernel nor named constant data is not read: functions, variables, debug information. Relocations are filled in, not found.
    ///
    /// # Errors
    /// The file is no such object, or something in it is not as it must be; see [`ReadError`].
    pub fn from_bytes(file: &[u8]) -> Result<Self, ReadError> {
        let broken = |part| move |_| ReadError::Elf { part };
        let header = FileHeader64::<LE>::parse(file).map_err(broken("header"))?;
        let ident = header.e_ident();
        let kind = (header.is_little_endian(), ident.os_abi, header.e_type(LE), header.e_machine(LE));
        if kind != (true, ELFOSABI_AMDGPU_HSA, elf::ET_DYN, elf::EM_AMDGPU) {
            return Err(ReadError::Kind);
        }
        let abi_version = ident.abi_version;
        let version = Version::from_abi_version(abi_version).ok_or(ReadError::Version { abi_version })?;
        let e_flags = header.e_flags(LE).0;
        let target = Target::from_e_flags(e_flags).ok_or(ReadError::Target { e_flags })?;

        let segments = header.program_headers(LE, file).map_err(broken("program headers"))?;
        let metadata = Metadata::from_bytes(description(segments, file)?)?;
        if metadata.target != target.id() {
            return Err(ReadError::Disagreement { key: "amdhsa.target" });
        }
        if metadata.version != version.metadata_version() {
            return Err(ReadError::Disagreement { key: "amdhsa.version" });
        }

        let sections = header.sections(LE, file).map_err(broken("section headers"))?;
        let table = sections.symbols(LE, file, elf::SHT_DYNSYM).map_err(broken("dynamic symbols"))?;
        let mut symbols = BTreeMap::new();
        for sym in table.iter() {
            let name = sym.name(LE, table.strings()).map_err(broken("names of dynamic symbols"))?;
            if let (false, Ok(name)) = (sym.is_undefined(LE), core::str::from_utf8(name)) {
                let is_object = sym.st_type() == elf::STT_OBJECT;
                symbols.insert(
                    name.to_owned(),
                    Symbol {
                        addr: sym.st_value(LE),
                        size: sym.st_size(LE),
                        is_object,
                    },
                );
            }
        }
        let image = Image {
            file,
            segments,
            symbols,
            left: Cell::new(file.len()),
        };
        let mut kernels = metadata
            .kernels
            .into_iter()
            .map(|kernel| image.kernel(kernel))
            .collect::<Result<Vec<_>, _>>()?;
        kernels.sort_by_key(|(addr, _)| *addr);
        let kernels = kernels.into_iter().map(|(_, kernel)| kernel).collect();
        let constants = image.constants()?;
        Ok(CodeObject {
            target,
            version,
            kernels,
            constants,
            printf: metadata.printf,
            other: metadata.other,
        })
    }
}
