//! A code object as an ELF file, written with the crate `object`.
//!
//! Facts: LLVM's "User Guide for AMDGPU Backend", section "ELF Code Object" with "Header", "Sections", "Note Records", "Symbols".

use super::code_object::{CodeObject, WriteError};
use super::layout::{Contents, Home, Layout, Place, SEGMENTS, Symbol, gnu_hash_shape};
use super::layout::{DYNAMIC_ENTRIES, PAGE};
use super::note;
use alloc::vec::Vec;
use object::elf;
use object::endian::Endianness;
use object::write::elf::{FileHeader, ProgramHeader, SectionHeader, SinglePhaseWriter, Sym};

/// `ELFOSABI_AMDGPU_HSA`, which `object` does not name.
pub(super) const ELFOSABI_AMDGPU_HSA: elf::OsAbi = elf::OsAbi(64);

/// Numbers of sections that others refer to, in the order of [`section_headers`].
mod section {
    pub(super) const DYNSYM: u32 = 2;
    pub(super) const DYNSTR: u32 = 5;
    pub(super) const RODATA: u32 = 6;
    pub(super) const TEXT: u32 = 7;
    pub(super) const DYNAMIC: u32 = 8;
    pub(super) const STRTAB: u32 = 11;
}

impl CodeObject {
    /// The ELF file.
    ///
    /// # Errors
    /// A descriptor, the metadata, a name, code or a relocation is wrong, or they don't agree; see [`WriteError`].
    pub fn to_bytes(&self) -> Result<Vec<u8>, WriteError> {
        self.check()?;
        let note = note::write(&self.metadata().to_bytes()?).ok_or(WriteError::TooLarge)?;
        let (layout, contents) = Layout::new(self, note.len() as u64)?;
        let (mut file, mut headers) = (Vec::new(), Vec::new());
        write(self, &layout, &contents, &note, &mut file, &mut headers).ok_or(WriteError::TooLarge)?;
        // The headers say where things are that come after them; so they are written last and put over the space left for them.
        file[..headers.len()].copy_from_slice(&headers);
        Ok(file)
    }
}

/// Writes the file, and its headers apart. `None` is always too much of something: names with a zero byte are refused before.
fn write(object: &CodeObject, layout: &Layout, contents: &Contents, note: &[u8], file: &mut Vec<u8>, headers: &mut Vec<u8>) -> Option<()> {
    let mut writer = SinglePhaseWriter::new_single_phase(Endianness::Little, true, file);
    let header = FileHeader {
        os_abi: ELFOSABI_AMDGPU_HSA,
        abi_version: object.version.abi_version(),
        e_type: elf::ET_DYN,
        e_machine: elf::EM_AMDGPU,
        e_entry: 0,
        e_flags: elf::FileFlags(object.target.e_flags()),
    };
    writer.write_file_header(&header).ok()?;
    writer.write_program_headers_placeholder(SEGMENTS);
    writer.pad_until(layout.note.offset);
    writer.write(note);
    dynamic_symbols(&mut writer, layout)?;
    for (place, bytes) in [(&layout.rodata, &contents.rodata), (&layout.text, &contents.text)] {
        writer.pad_until(place.offset);
        writer.write(bytes);
    }
    writer.write_align_dynamic();
    for (tag, value) in dynamic(layout) {
        writer.write_dynamic(tag, value).ok()?;
    }
    let symtab = symtab(&mut writer, layout);
    let (offset, size) = writer.write_strtab().ok()?;
    let strtab = Place {
        addr: 0,
        offset,
        size: size.into(),
    };
    let sections = section_headers(layout, symtab, strtab).map(|(name, header)| (writer.add_section_name(name.as_bytes()), header));
    writer.write_shstrtab().ok()?;
    writer.write_null_section_header();
    for (name, header) in sections {
        let sh_name = writer.section_name_offset(Some(name));
        writer.write_section_header(&SectionHeader { sh_name, ..header });
    }
    writer.write_shstrtab_section_header();
    writer.write_headers_to(headers, &program_headers(layout)).ok()
}

/// A symbol as ELF has it. Protected: nothing outside the object takes its place.
fn sym(symbol: &Symbol, st_name: u32) -> Sym {
    let (section, kind) = match symbol.home {
        Home::Rodata => (section::RODATA, elf::STT_OBJECT),
        Home::Text => (section::TEXT, elf::STT_FUNC),
    };
    Sym {
        section: Some(section),
        st_name,
        st_info: elf::SymbolInfo::new(elf::STB_GLOBAL, kind),
        st_other: elf::SymbolOther::default().with_visibility(elf::STV_PROTECTED),
        st_shndx: elf::SymbolSection::default(),
        st_value: symbol.addr,
        st_size: symbol.size,
    }
}

/// `.dynsym`, `.gnu.hash`, `.hash`, `.dynstr`.
fn dynamic_symbols<'a>(writer: &mut SinglePhaseWriter<'a>, layout: &'a Layout) -> Option<()> {
    let count = u32::try_from(layout.symbols.len()).ok()?;
    let (buckets, blooms) = gnu_hash_shape(count.into());
    let (buckets, blooms) = (u32::try_from(buckets).ok()?, u32::try_from(blooms).ok()?);

    // Strings are in the order of the symbol table; symbols are in that of their buckets, which `.gnu.hash` asks for.
    let named = layout
        .symbols
        .iter()
        .map(|symbol| (symbol, writer.add_dynamic_string(symbol.name.as_bytes())));
    let mut symbols: Vec<_> = named.collect();
    let gnu_hash = |symbol: &Symbol| elf::gnu_hash(symbol.name.as_bytes());
    symbols.sort_by_key(|(symbol, _)| gnu_hash(symbol) % buckets);

    writer.write_null_dynamic_symbol();
    for &(symbol, name) in &symbols {
        let name = writer.dynamic_string_offset(Some(name));
        writer.write_dynamic_symbol(&sym(symbol, name));
    }
    let at = |index: u32| symbols.get(index as usize).map(|&(symbol, _)| symbol);
    writer.write_gnu_hash(1, 26, blooms, buckets, count, |index| at(index).map_or(0, gnu_hash));
    let hash = |index: u32| index.checked_sub(1).and_then(at).map(|symbol| elf::hash(symbol.name.as_bytes()));
    writer.write_hash(count + 1, count + 1, hash);
    writer.write_dynstr().ok().map(drop)
}

/// The entries of `.dynamic`, the last of which ends it.
fn dynamic(layout: &Layout) -> [(elf::DynamicTag, u64); DYNAMIC_ENTRIES] {
    [
        (elf::DT_SYMTAB, layout.dynsym.addr),
        (elf::DT_SYMENT, 24),
        (elf::DT_STRTAB, layout.dynstr.addr),
        (elf::DT_STRSZ, layout.dynstr.size),
        (elf::DT_GNU_HASH, layout.gnu_hash.addr),
        (elf::DT_HASH, layout.hash.addr),
        (elf::DT_NULL, 0),
    ]
}

/// `.symtab`, which debuggers and disassemblers read: the symbols once more, and the start of `.dynamic`.
fn symtab<'a>(writer: &mut SinglePhaseWriter<'a>, layout: &'a Layout) -> Place {
    let offset = writer.write_null_symbol();
    let name = writer.add_string(b"_DYNAMIC");
    writer.write_symbol(&Sym {
        section: Some(section::DYNAMIC),
        st_name: writer.string_offset(Some(name)),
        st_info: elf::SymbolInfo::new(elf::STB_LOCAL, elf::STT_NOTYPE),
        st_other: elf::SymbolOther::default().with_visibility(elf::STV_HIDDEN),
        st_shndx: elf::SymbolSection::default(),
        st_value: layout.dynamic.addr,
        st_size: 0,
    });
    for symbol in &layout.symbols {
        let name = writer.add_string(symbol.name.as_bytes());
        let name = writer.string_offset(Some(name));
        writer.write_symbol(&sym(symbol, name));
    }
    Place {
        addr: 0,
        offset,
        size: writer.offset() - offset,
    }
}

/// The section headers but for the first, which is empty, and the last, which is that of the sections' names.
fn section_headers(layout: &Layout, symtab: Place, strtab: Place) -> [(&'static str, SectionHeader); 11] {
    let header = |name, place: Place, sh_type, flags: &[elf::SectionFlags], [link, info]: [u32; 2], [align, entry]: [u64; 2]| {
        let header = SectionHeader {
            sh_name: 0,
            sh_type,
            sh_flags: elf::SectionFlags(flags.iter().map(|flag| flag.0).sum()),
            sh_addr: place.addr,
            sh_offset: place.offset,
            sh_size: place.size,
            sh_link: link,
            sh_info: info,
            sh_addralign: align,
            sh_entsize: entry,
        };
        (name, header)
    };
    const READ: &[elf::SectionFlags] = &[elf::SHF_ALLOC];
    const RUN: &[elf::SectionFlags] = &[elf::SHF_ALLOC, elf::SHF_EXECINSTR];
    const WRITE: &[elf::SectionFlags] = &[elf::SHF_ALLOC, elf::SHF_WRITE];
    let Layout {
        note,
        dynsym,
        gnu_hash,
        hash,
        dynstr,
        rodata,
        text,
        dynamic,
        relro_padding,
        ..
    } = *layout;
    [
        header(".note", note, elf::SHT_NOTE, READ, [0, 0], [4, 0]),
        header(".dynsym", dynsym, elf::SHT_DYNSYM, READ, [section::DYNSTR, 1], [8, 24]),
        header(".gnu.hash", gnu_hash, elf::SHT_GNU_HASH, READ, [section::DYNSYM, 0], [8, 0]),
        header(".hash", hash, elf::SHT_HASH, READ, [section::DYNSYM, 0], [4, 4]),
        header(".dynstr", dynstr, elf::SHT_STRTAB, READ, [0, 0], [1, 0]),
        header(".rodata", rodata, elf::SHT_PROGBITS, READ, [0, 0], [64, 0]),
        header(".text", text, elf::SHT_PROGBITS, RUN, [0, 0], [256, 0]),
        header(".dynamic", dynamic, elf::SHT_DYNAMIC, WRITE, [section::DYNSTR, 0], [8, 16]),
        header(".relro_padding", relro_padding, elf::SHT_NOBITS, WRITE, [0, 0], [1, 0]),
        header(".symtab", symtab, elf::SHT_SYMTAB, &[], [section::STRTAB, 2], [8, 24]),
        header(".strtab", strtab, elf::SHT_STRTAB, &[], [0, 0], [1, 0]),
    ]
}

/// The program headers: what is loaded how.
fn program_headers(layout: &Layout) -> [ProgramHeader; SEGMENTS as usize] {
    let header = |p_type, p_flags, place: Place, p_memsz, p_align| ProgramHeader {
        p_type,
        p_flags,
        p_offset: place.offset,
        p_vaddr: place.addr,
        p_paddr: place.addr,
        p_filesz: place.size,
        p_memsz,
        p_align,
    };
    let Layout {
        note,
        rodata,
        text,
        dynamic,
        relro_padding,
        ..
    } = *layout;
    let table = Place {
        addr: 64,
        offset: 64,
        size: note.offset - 64,
    };
    let read = Place {
        addr: 0,
        offset: 0,
        size: rodata.end(),
    };
    let nothing = Place { addr: 0, offset: 0, size: 0 };
    let padded = relro_padding.end() - dynamic.addr;
    let write = elf::ProgramFlags(elf::PF_R.0 | elf::PF_W.0);
    let run = elf::ProgramFlags(elf::PF_R.0 | elf::PF_X.0);
    [
        header(elf::PT_PHDR, elf::PF_R, table, table.size, 8),
        header(elf::PT_LOAD, elf::PF_R, read, read.size, PAGE),
        header(elf::PT_LOAD, run, text, text.size, PAGE),
        header(elf::PT_LOAD, write, dynamic, padded, PAGE),
        header(elf::PT_DYNAMIC, write, dynamic, dynamic.size, 8),
        header(elf::PT_GNU_RELRO, elf::PF_R, dynamic, padded, 1),
        header(elf::PT_GNU_STACK, write, nothing, 0, 0),
        header(elf::PT_NOTE, elf::PF_R, note, note.size, 4),
    ]
}
