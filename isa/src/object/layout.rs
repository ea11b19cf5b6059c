//! Where everything lies in the file and in memory. The layout is that of `ld.lld` of LLVM 19 for the same content.
//!
//! Three loaded segments follow one another: what is read (headers, note, symbols, descriptors, constants), what is executed, what the loader writes
//! (the dynamic section). In the file they touch; in memory each starts on a page of its own, at the same place within the page.

use super::code_object::{CodeObject, Kernel, KernelRelocation, WriteError, descriptor_symbol};
use super::descriptor::KernelDescriptor;
use crate::RelocationKind;
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

/// The page that segments are kept apart by.
pub(super) const PAGE: u64 = 0x1000;
/// What the address of a kernel's code is a multiple of (section "Kernel Descriptor").
const CODE_ALIGN: u64 = 256;
/// What the address of a constant is a multiple of.
const CONSTANT_ALIGN: u64 = 64;
/// `s_code_end`, which fills the space behind code: instructions are prefetched there.
const CODE_END: [u8; 4] = 0xbf9f_0000u32.to_le_bytes();
/// Cache line of instructions, and how many `s_code_end` follow it behind the last kernel, as `llc` does it.
const TAIL: (u64, usize) = (128, 96);
/// Bytes of the ELF header, a program header, a symbol, an entry of the dynamic section.
const SIZES: (u64, u64, u64, u64) = (64, 56, 24, 16);
/// Entries of the dynamic section.
pub(super) const DYNAMIC_ENTRIES: usize = 7;
/// Program headers.
pub(super) const SEGMENTS: u32 = 8;

/// Where a section is.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) addr: u64,
    pub(super) offset: u64,
    pub(super) size: u64,
}

impl Place {
    /// The address behind it.
    pub(super) fn end(&self) -> u64 {
        self.addr + self.size
    }
}

/// Which section a symbol is in.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Home {
    Rodata,
    Text,
}

/// A global symbol.
pub(super) struct Symbol {
    pub(super) name: String,
    pub(super) home: Home,
    /// Its address; until the layout is made, its offset in its section.
    pub(super) addr: u64,
    pub(super) size: u64,
}

/// The sections that are loaded, and the symbols in the order of the symbol table.
pub(super) struct Layout {
    pub(super) note: Place,
    pub(super) dynsym: Place,
    pub(super) gnu_hash: Place,
    pub(super) hash: Place,
    pub(super) dynstr: Place,
    pub(super) rodata: Place,
    pub(super) text: Place,
    pub(super) dynamic: Place,
    pub(super) relro_padding: Place,
    pub(super) symbols: Vec<Symbol>,
}

/// Buckets and 64-bit words of the Bloom filter of `.gnu.hash`, as `ld.lld` chooses them.
pub(super) fn gnu_hash_shape(symbols: u64) -> (u64, u64) {
    ((symbols / 4).max(1), (symbols * 12 / 64 + 1).next_power_of_two())
}

/// The place that is laid out next.
struct Cursor {
    offset: u64,
    /// Address less offset.
    pages: u64,
}

impl Cursor {
    fn place(&mut self, size: u64, align: u64) -> Place {
        let offset = self.offset.next_multiple_of(align);
        self.offset = offset + size;
        Place {
            addr: offset + self.pages,
            offset,
            size,
        }
    }

    /// Goes to another page, if it is not at the start of one.
    fn segment(&mut self) {
        if !self.offset.is_multiple_of(PAGE) {
            self.pages += PAGE;
        }
    }
}

impl Layout {
    /// Lays out an object whose metadata have this size, and the content of its sections.
    pub(super) fn new(object: &CodeObject, note_size: u64) -> Result<(Layout, Contents), WriteError> {
        let (mut symbols, mut contents) = contents(object);
        let count = symbols.len() as u64;
        let (buckets, blooms) = gnu_hash_shape(count);
        let (header, segment, symbol, dynamic) = SIZES;
        let names: u64 = symbols.iter().map(|symbol| symbol.name.len() as u64 + 1).sum();

        let mut cursor = Cursor {
            offset: header + segment * u64::from(SEGMENTS),
            pages: 0,
        };
        let note = cursor.place(note_size, 4);
        let dynsym = cursor.place((count + 1) * symbol, 8);
        let gnu_hash = cursor.place(16 + 8 * blooms + 4 * buckets + 4 * count, 8);
        let hash = cursor.place(8 + 4 * 2 * (count + 1), 4);
        let dynstr = cursor.place(1 + names, 1);
        let rodata = cursor.place(contents.rodata.len() as u64, KernelDescriptor::ALIGN);
        cursor.segment();
        let text = cursor.place(contents.text.len() as u64, CODE_ALIGN);
        cursor.segment();
        let dynamic = cursor.place(DYNAMIC_ENTRIES as u64 * dynamic, 8);
        let relro_padding = Place {
            addr: dynamic.end(),
            offset: cursor.offset,
            size: dynamic.end().next_multiple_of(PAGE) - dynamic.end(),
        };

        for symbol in &mut symbols {
            symbol.addr += match symbol.home {
                Home::Rodata => rodata.addr,
                Home::Text => text.addr,
            };
        }
        contents.resolve(object, &symbols, &rodata, &text)?;
        Ok((
            Layout {
                note,
                dynsym,
                gnu_hash,
                hash,
                dynstr,
                rodata,
                text,
                dynamic,
                relro_padding,
                symbols,
            },
            contents,
        ))
    }
}

/// The bytes of the sections that a client's data make.
pub(super) struct Contents {
    pub(super) rodata: Vec<u8>,
    pub(super) text: Vec<u8>,
}

/// Appends code that nobody runs, up to a multiple of `align`.
fn pad_code(text: &mut Vec<u8>, align: u64) {
    while !(text.len() as u64).is_multiple_of(align) {
        text.extend(CODE_END);
    }
}

/// Symbols with their offsets, and the sections without what depends on addresses.
fn contents(object: &CodeObject) -> (Vec<Symbol>, Contents) {
    let (mut symbols, mut rodata, mut text) = (Vec::new(), Vec::new(), Vec::new());
    for Kernel { name, code, .. } in &object.kernels {
        pad_code(&mut text, CODE_ALIGN);
        symbols.push(Symbol {
            name: name.clone(),
            home: Home::Text,
            addr: text.len() as u64,
            size: code.len() as u64,
        });
        text.extend_from_slice(code);
        let size = KernelDescriptor::SIZE;
        symbols.push(Symbol {
            name: descriptor_symbol(name),
            home: Home::Rodata,
            addr: rodata.len() as u64,
            size: size as u64,
        });
        rodata.resize(rodata.len() + size, 0);
    }
    pad_code(&mut text, TAIL.0);
    text.extend([CODE_END; TAIL.1].as_flattened());
    for constant in &object.constants {
        while !(rodata.len() as u64).is_multiple_of(CONSTANT_ALIGN) {
            rodata.push(0);
        }
        symbols.push(Symbol {
            name: constant.name.clone(),
            home: Home::Rodata,
            addr: rodata.len() as u64,
            size: constant.data.len() as u64,
        });
        rodata.extend_from_slice(&constant.data);
        if constant.data.is_empty() {
            rodata.push(0); // so that no two constants have one address
        }
    }
    (symbols, Contents { rodata, text })
}

impl Contents {
    /// Fills in what depends on addresses: descriptors and relocations.
    fn resolve(&mut self, object: &CodeObject, symbols: &[Symbol], rodata: &Place, text: &Place) -> Result<(), WriteError> {
        let addresses: BTreeMap<&str, u64> = symbols.iter().map(|symbol| (symbol.name.as_str(), symbol.addr)).collect();
        // Every kernel has two symbols, its code and its descriptor, in front of those of the constants.
        for (kernel, pair) in object.kernels.iter().zip(symbols.chunks_exact(2)) {
            let (code, descriptor) = (&pair[0], &pair[1]);
            let bytes = kernel.descriptor.encode(code.addr.wrapping_sub(descriptor.addr).cast_signed());
            let bytes = bytes.map_err(|error| WriteError::Descriptor {
                kernel: kernel.name.clone(),
                error,
            })?;
            put(&mut self.rodata, descriptor.addr - rodata.addr, &bytes).ok_or(WriteError::TooLarge)?;
            for relocation in &kernel.relocations {
                let KernelRelocation {
                    offset,
                    kind,
                    ref symbol,
                    addend,
                } = *relocation;
                let filled = addresses.get(symbol.as_str()).and_then(|target| {
                    let place = code.addr.checked_add(offset as u64)?;
                    let value = target.wrapping_add_signed(addend).wrapping_sub(place);
                    let code = self.text.get_mut(index(code.addr - text.addr)?..)?.get_mut(..kernel.code.len())?;
                    put(code, offset as u64, half(kind, value, &value.to_le_bytes())?)
                });
                filled.ok_or_else(|| WriteError::Relocation {
                    kernel: kernel.name.clone(),
                    offset,
                    kind,
                    symbol: symbol.clone(),
                })?;
            }
        }
        Ok(())
    }
}

/// The bytes of a distance that a relocation puts into the code; `None` for kinds that are no distance, and for a distance that doesn't fit.
fn half(kind: RelocationKind, value: u64, bytes: &[u8; 8]) -> Option<&[u8]> {
    match kind {
        RelocationKind::Rel64 => Some(bytes),
        RelocationKind::Rel32Lo => Some(&bytes[..4]),
        RelocationKind::Rel32Hi => Some(&bytes[4..]),
        RelocationKind::Rel32 => i32::try_from(value.cast_signed()).ok().map(|_| &bytes[..4]),
        _ => None,
    }
}

/// An offset as an index.
fn index(offset: u64) -> Option<usize> {
    offset.try_into().ok()
}

/// Overwrites bytes; `None` if they are not all there.
fn put(bytes: &mut [u8], offset: u64, new: &[u8]) -> Option<()> {
    let offset = index(offset)?;
    bytes.get_mut(offset..offset.checked_add(new.len())?)?.copy_from_slice(new);
    Some(())
}
