//! Code objects: which sections hold code, which names are in it, and which wave size each kernel is written for.

use super::listing::{self, Code, Symbol};
use crate::cli::{Disassemble, Format, Wave};
use crate::failure::{Failure, Verdict};
use crate::input::Input;
use object::LittleEndian;
use object::elf;
use object::read::elf::{ElfFile64, FileHeader};
use object::{Object, ObjectSection, ObjectSegment, ObjectSymbol, SectionIndex, SymbolKind};
use std::io::Write;

type File<'a> = ElfFile64<'a, LittleEndian>;

/// `ELFOSABI_AMDGPU_HSA`, `_PAL`, `_MESA3D`.
const OS_ABIS: [u8; 3] = [64, 65, 66];

/// Processors whose instructions these are: gfx1200, gfx1201, and the code for all of their family.
const PROCESSORS: [(u32, &str); 3] = [(0x48, "gfx1200"), (0x4e, "gfx1201"), (0x5a, "gfx12-generic")];

/// Where a kernel descriptor has the offset of the code, and the properties.
const ENTRY: usize = 16;
const PROPERTIES: usize = 56;
/// The property `ENABLE_WAVEFRONT_SIZE32`.
const IS_WAVE32: u16 = 1 << 10;

/// Lists the code of a code object.
pub(crate) fn run(mut input: Input, options: &Disassemble, out: &mut impl Write) -> Result<Verdict, Failure> {
    let bytes = input.read_all()?;
    let name = input.name().to_owned();
    drop(input);
    let failed = |message: String| Failure::Message(format!("{name}: {message}"));
    let file = parse(&bytes).map_err(failed)?;
    let kernels = kernels(&file);
    let mut waves = kernels.iter().map(|kernel| kernel.wave);
    // Functions have no descriptor. They are for the wave size of the kernels that call them.
    let wave = match waves.next() {
        Some(first) if waves.all(|wave| wave == first) => first,
        _ => options.wave,
    };
    let mut any = false;
    for stretch in stretches(&file).map_err(failed)? {
        if options.format == Format::Text {
            let gap = if any { "\n" } else { "" };
            writeln!(
                out,
                "{gap}{}: {} bytes of code at {:#x}",
                stretch.name,
                stretch.bytes.len(),
                stretch.address
            )
            .map_err(Failure::writing)?;
        }
        any = true;
        let symbols = symbols(&file, &stretch, &kernels);
        let code = Code {
            reader: stretch.bytes,
            address: stretch.address,
            section: Some(&stretch.name),
            symbols: &symbols,
            wave,
        };
        listing::list(code, &name, options, out)?;
    }
    if !any {
        return Err(failed("has no code: no executable section and no executable segment".to_owned()));
    }
    Ok(Verdict::AllRight)
}

fn parse(bytes: &[u8]) -> Result<File<'_>, String> {
    if bytes.starts_with(b"__CLANG_OFFLOAD_BUNDLE__") {
        return Err("is an offload bundle; `clang-offload-bundler --unbundle` takes the code object out of it".to_owned());
    }
    if !bytes.starts_with(b"\x7fELF") {
        return Err("is no ELF file (it does not start with 7f 45 4c 46); --raw reads bare code".to_owned());
    }
    let file = File::parse(bytes).map_err(|error| format!("is no complete ELF file of 64 bits in little-endian order: {error}"))?;
    let header = file.elf_header();
    let machine = header.e_machine(LittleEndian);
    if machine != elf::EM_AMDGPU {
        let host = if machine == elf::EM_X86_64 {
            " (x86-64: the host's program, not the GPU's)"
        } else {
            ""
        };
        return Err(format!(
            "is for machine {}{host}; code for AMD GPUs has {} (EM_AMDGPU)",
            machine.0,
            elf::EM_AMDGPU.0
        ));
    }
    let abi = header.e_ident().os_abi;
    if !OS_ABIS.contains(&abi.0) {
        return Err(format!("is for OS ABI {}; code for AMD GPUs has 64 (HSA), 65 (PAL) or 66 (Mesa)", abi.0));
    }
    let processor = header.e_flags(LittleEndian).0 & 0xff;
    if PROCESSORS.iter().all(|(number, _)| *number != processor) {
        let known: Vec<String> = PROCESSORS.iter().map(|(number, name)| format!("{number:#x} ({name})")).collect();
        return Err(format!(
            "is for processor {processor:#x} of the ELF header's flags; RDNA 4 is {}",
            known.join(", ")
        ));
    }
    Ok(file)
}

/// Executable bytes of the file.
struct Stretch<'a> {
    name: String,
    section: Option<SectionIndex>,
    address: u64,
    bytes: &'a [u8],
}

/// Executable sections; executable segments where there is no section.
fn stretches<'a>(file: &File<'a>) -> Result<Vec<Stretch<'a>>, String> {
    let mut stretches = Vec::new();
    for section in file.sections() {
        let object::SectionFlags::Elf { sh_flags, .. } = section.flags() else {
            continue;
        };
        if sh_flags.0 & elf::SHF_EXECINSTR.0 == 0 {
            continue;
        }
        let name = section.name().unwrap_or("(no name)").to_owned();
        let bytes = section.data().map_err(|error| format!("section {name}: {error}"))?;
        stretches.push(Stretch {
            name,
            section: Some(section.index()),
            address: section.address(),
            bytes,
        });
    }
    if stretches.is_empty() {
        for segment in file.segments() {
            let object::SegmentFlags::Elf { p_flags, .. } = segment.flags() else {
                continue;
            };
            if p_flags.0 & elf::PF_X.0 == 0 {
                continue;
            }
            let name = format!("segment at {:#x}", segment.address());
            let bytes = segment.data().map_err(|error| format!("{name}: {error}"))?;
            stretches.push(Stretch {
                name,
                section: None,
                address: segment.address(),
                bytes,
            });
        }
    }
    for stretch in &stretches {
        // Beyond the code a branch may go, and a symbol lie.
        if stretch.address.checked_add(stretch.bytes.len() as u64 + (1 << 20)).is_none() {
            return Err(format!(
                "{} lies at {:#x}, past the end of the address space",
                stretch.name, stretch.address
            ));
        }
    }
    Ok(stretches)
}

/// What a kernel descriptor says.
struct Kernel {
    /// Name of the code's symbol.
    name: String,
    /// Where the code starts, in files that are linked.
    entry: Option<u64>,
    wave: Wave,
}

/// Kernels, by their descriptors: objects of 64 bytes named `<kernel>.kd`.
fn kernels(file: &File<'_>) -> Vec<Kernel> {
    let mut kernels = Vec::new();
    for symbol in file.symbols().chain(file.dynamic_symbols()) {
        let Some(name) = symbol.name().ok().and_then(|name| name.strip_suffix(".kd")) else {
            continue;
        };
        let Some(section) = symbol.section_index().and_then(|index| file.section_by_index(index).ok()) else {
            continue;
        };
        let Ok(data) = section.data() else { continue };
        let Some(at) = symbol.address().checked_sub(section.address()).and_then(|at| usize::try_from(at).ok()) else {
            continue;
        };
        let Some(descriptor) = data.get(at..).and_then(|data| data.get(..64)) else {
            continue;
        };
        let properties = u16::from_le_bytes([descriptor[PROPERTIES], descriptor[PROPERTIES + 1]]);
        let mut offset = [0; 8];
        offset.copy_from_slice(&descriptor[ENTRY..ENTRY + 8]);
        let linked = file.elf_header().e_type(LittleEndian) != elf::ET_REL;
        let entry = linked.then(|| symbol.address().checked_add_signed(i64::from_le_bytes(offset))).flatten();
        let wave = if properties & IS_WAVE32 == 0 { Wave::Wave64 } else { Wave::Wave32 };
        kernels.push(Kernel {
            name: name.to_owned(),
            entry,
            wave,
        });
    }
    kernels
}

/// Names in a stretch, by address.
fn symbols(file: &File<'_>, stretch: &Stretch<'_>, kernels: &[Kernel]) -> Vec<Symbol> {
    let end = stretch.address + stretch.bytes.len() as u64;
    let mut symbols: Vec<Symbol> = Vec::new();
    for symbol in file.symbols().chain(file.dynamic_symbols()) {
        let of_code = !matches!(symbol.kind(), SymbolKind::Section | SymbolKind::File | SymbolKind::Tls);
        let here = match (stretch.section, symbol.section_index()) {
            (Some(section), other) => other == Some(section),
            (None, other) => other.is_some(),
        };
        let address = symbol.address();
        let Some(name) = symbol.name().ok().filter(|name| !name.is_empty()) else {
            continue;
        };
        if !of_code || !here || !(stretch.address..end).contains(&address) {
            continue;
        }
        let kernel = kernels.iter().find(|kernel| kernel.name == name).map(|kernel| kernel.wave);
        symbols.push(Symbol {
            address,
            name: name.to_owned(),
            kernel,
        });
    }
    for kernel in kernels {
        // A kernel whose own symbol was stripped.
        let Some(address) = kernel.entry.filter(|entry| (stretch.address..end).contains(entry)) else {
            continue;
        };
        if symbols.iter().all(|symbol| symbol.name != kernel.name) {
            symbols.push(Symbol {
                address,
                name: kernel.name.clone(),
                kernel: Some(kernel.wave),
            });
        }
    }
    // A name may be in both tables; of several names at one address the kernel's comes last and decides.
    symbols.sort_by(|a, b| (a.address, a.kernel.is_some(), &a.name).cmp(&(b.address, b.kernel.is_some(), &b.name)));
    symbols.dedup_by(|a, b| a.address == b.address && a.name == b.name);
    symbols
}
