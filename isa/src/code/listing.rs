//! Code as text: offset, bytes, text, with labels and symbols.

use super::output::{Code, offset_of};
use crate::inst::Inst;
use crate::registers::Physical;
use crate::text::Printer;
use alloc::vec::Vec;
use core::fmt::{self, Write};

/// Writes what lies where, with labels instead of distances. Relocations and positions in the client's source are comments.
///
/// ```
/// use rdna4_isa::*;
/// let mut code = CodeBuffer::new();
/// let again = code.here();
/// code.push(v_add_f32(v(0), v(1), v(2)));
/// code.push(s_cbranch_scc1(again));
/// code.push(s_endpgm(0));
/// let listing = "\
/// L0:
///   000000  01050006                  v_add_f32_e32 v0, v1, v2
///   000004  feffa2bf                  s_cbranch_scc1 L0
///   000008  0000b0bf                  s_endpgm
/// ";
/// assert_eq!(code.finish()?.to_string(), listing);
/// # Ok::<(), CodeErrors>(())
/// ```
impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut labels: Vec<(usize, usize)> = self
            .labels
            .iter()
            .enumerate()
            .filter_map(|(i, &word)| Some((offset_of(word)?, i)))
            .collect();
        labels.sort_unstable();
        let listing = Listing { code: self, labels };
        let mut offset = 0;
        let mut data = self.data.iter().copied().peekable();
        while offset < self.len() {
            listing.names(f, offset)?;
            if let Some((start, len)) = data.peek().copied().filter(|&(start, _)| start <= offset) {
                listing.data(f, offset)?;
                offset += 4;
                if offset >= start + len {
                    data.next();
                }
            } else {
                offset += listing.instruction(f, offset)?;
            }
        }
        listing.names(f, offset)
    }
}

struct Listing<'a> {
    code: &'a Code,
    /// Offset and number, ascending.
    labels: Vec<(usize, usize)>,
}

impl Listing<'_> {
    /// The labels at an offset.
    fn labels_at(&self, offset: usize) -> &[(usize, usize)] {
        let start = self.labels.partition_point(|&(at, _)| at < offset);
        let count = self.labels[start..].partition_point(|&(at, _)| at == offset);
        &self.labels[start..start + count]
    }

    fn names(&self, f: &mut fmt::Formatter<'_>, offset: usize) -> fmt::Result {
        for (name, _) in self.code.symbols.iter().filter(|(_, at)| *at == Some(offset)) {
            writeln!(f, "{name}:")?;
        }
        for (_, label) in self.labels_at(offset) {
            writeln!(f, "L{label}:")?;
        }
        Ok(())
    }

    fn data(&self, f: &mut fmt::Formatter<'_>, offset: usize) -> fmt::Result {
        let word = self.code.words[offset / 4];
        self.start(f, offset, &[word])?;
        write!(f, ".long {word:#010x}")?;
        self.comments(f, offset, 4)
    }

    /// Writes one instruction and returns its length.
    fn instruction(&self, f: &mut fmt::Formatter<'_>, offset: usize) -> Result<usize, fmt::Error> {
        let words = &self.code.words[offset / 4..];
        let Ok(inst) = Inst::<Physical>::decode(words) else {
            self.data(f, offset)?;
            return Ok(4);
        };
        let write = |distance: i64, out: &mut dyn Write| {
            let target = offset.checked_add_signed(distance as isize);
            match target.and_then(|target| self.labels_at(target).first()) {
                Some((_, label)) => write!(out, "L{label}").map(|()| true),
                None => Ok(false),
            }
        };
        self.start(f, offset, &words[..inst.size() / 4])?;
        Printer::new().targets(&write).print(&inst, f)?;
        self.comments(f, offset, inst.size())?;
        Ok(inst.size())
    }

    fn start(&self, f: &mut fmt::Formatter<'_>, offset: usize, words: &[u32]) -> fmt::Result {
        write!(f, "  {offset:06x}  ")?;
        for word in words {
            write!(f, "{:08x}", word.swap_bytes())?;
        }
        write!(f, "{:width$}", "", width = 26usize.saturating_sub(8 * words.len()))
    }

    fn comments(&self, f: &mut fmt::Formatter<'_>, offset: usize, bytes: usize) -> fmt::Result {
        let relocations = &self.code.relocations;
        let first = relocations.partition_point(|relocation| relocation.offset < offset);
        for relocation in relocations[first..].iter().take_while(|relocation| relocation.offset < offset + bytes) {
            let name = self.code.symbols.get(relocation.symbol.index()).map_or("", |(name, _)| name);
            write!(f, " // {:?} {name}{:+}", relocation.kind, relocation.addend)?;
        }
        if let Some(position) = self.code.position(offset) {
            write!(f, " // {}", position.0)?;
        }
        writeln!(f)
    }
}
