//! Complete code: dwords, labels, symbols, relocations, positions.

use super::label::{Label, SourcePos, Symbol};
use alloc::string::String;
use alloc::vec::Vec;

/// How a linker fills in a place. The numbers are those of `R_AMDGPU_…` in ELF; S is the symbol's address, A the addend, P the place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum RelocationKind {
    /// S + A, low dword.
    Abs32Lo = 1,
    /// S + A, high dword.
    Abs32Hi = 2,
    /// S + A, two dwords.
    Abs64 = 3,
    /// S + A - P.
    Rel32 = 4,
    /// S + A - P, two dwords.
    Rel64 = 5,
    /// S + A, which must fit.
    Abs32 = 6,
    /// Distance to the symbol's entry in the global offset table.
    Gotpcrel = 7,
    /// Distance to the symbol's entry in the global offset table, low dword.
    Gotpcrel32Lo = 8,
    /// Distance to the symbol's entry in the global offset table, high dword.
    Gotpcrel32Hi = 9,
    /// S + A - P, low dword.
    Rel32Lo = 10,
    /// S + A - P, high dword.
    Rel32Hi = 11,
}

impl RelocationKind {
    /// The number in ELF.
    pub const fn raw(self) -> u32 {
        self as u32
    }

    /// Bytes that are filled in.
    pub const fn bytes(self) -> usize {
        match self {
            RelocationKind::Abs64 | RelocationKind::Rel64 => 8,
            _ => 4,
        }
    }
}

/// A place that a linker fills in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Relocation {
    /// Bytes from the start of the code.
    pub offset: usize,
    /// How.
    pub kind: RelocationKind,
    /// What with.
    pub symbol: Symbol,
    /// What is added.
    pub addend: i64,
}

/// Complete code, from [`CodeBuffer::finish`](crate::CodeBuffer::finish). `{}` writes a listing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    pub(super) words: Vec<u32>,
    /// Dwords at which labels are bound; [`UNBOUND`] for none.
    pub(super) labels: Vec<u32>,
    pub(super) symbols: Vec<(String, Option<usize>)>,
    pub(super) relocations: Vec<Relocation>,
    pub(super) positions: Vec<(usize, Option<SourcePos>)>,
    /// Offset and number of bytes that are no instructions.
    pub(super) data: Vec<(usize, usize)>,
}

/// The place of a label that is not bound.
pub(super) const UNBOUND: u32 = u32::MAX;

/// Bytes from the start to a label's dword.
pub(super) fn offset_of(word: u32) -> Option<usize> {
    (word != UNBOUND).then_some(word as usize * 4)
}

impl Code {
    /// The dwords.
    pub fn words(&self) -> &[u32] {
        &self.words
    }

    /// The bytes in memory order.
    pub fn bytes(&self) -> impl Iterator<Item = u8> + '_ {
        self.words.iter().flat_map(|word| word.to_le_bytes())
    }

    /// The bytes in memory order.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(self.words.len() * 4);
        for word in &self.words {
            bytes.extend_from_slice(&word.to_le_bytes());
        }
        bytes
    }

    /// Length in bytes.
    pub fn len(&self) -> usize {
        self.words.len() * 4
    }

    /// Whether there is no code.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Where a label is bound, in bytes from the start; `None` for one that is not.
    pub fn offset(&self, label: Label) -> Option<usize> {
        self.labels.get(label.0 as usize).and_then(|&word| offset_of(word))
    }

    /// Names, with the offsets of those that are defined here. [`Symbol::index`] is an index into it.
    pub fn symbols(&self) -> &[(String, Option<usize>)] {
        &self.symbols
    }

    /// What a linker fills in, ascending.
    pub fn relocations(&self) -> &[Relocation] {
        &self.relocations
    }

    /// Position in the client's source of the instruction at an offset.
    pub fn position(&self, offset: usize) -> Option<SourcePos> {
        let after = self.positions.partition_point(|&(start, _)| start <= offset);
        self.positions[..after].last().and_then(|&(_, position)| position)
    }

    /// Changes of the position, ascending: offset, and the position from there on.
    pub fn positions(&self) -> impl Iterator<Item = (usize, SourcePos)> + '_ {
        self.positions.iter().filter_map(|&(offset, position)| Some((offset, position?)))
    }

    /// Offset and length in bytes of what is no instruction, ascending.
    pub fn data(&self) -> &[(usize, usize)] {
        &self.data
    }
}
