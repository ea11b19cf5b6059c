//! What code has besides its own instructions: addresses, symbols, relocations, data, padding.

use super::buffer::{CodeBuffer, Fixup, FixupKind, NO_SCRATCH, Pad, Place, Reloc};
use super::error::CodeErrorKind;
use super::into::IntoCode;
use super::label::{Label, Symbol};
use super::output::RelocationKind;
use super::sequence;
use crate::arch::Wave;
use crate::rdna4::{s_code_end, s_nop};
use crate::registers::{Physical, S};
use crate::table::Place as Bits;

impl<W: Wave> CodeBuffer<W> {
    /// Puts the address of a label into a pair of scalar registers: `s_getpc_b64`, `s_sext_i32_i16` (the program counter has 48 bits), and an addition or
    /// subtraction. SCC stays as it is.
    pub fn push_label_address(&mut self, to: S<Physical, 2>, label: Label) {
        for inst in sequence::program_counter(to) {
            self.push(inst);
        }
        let (at, index) = (self.word(), self.count);
        self.fixups.push(Fixup {
            at,
            label: label.0,
            index,
            kind: FixupKind::Address,
            scratch: NO_SCRATCH,
        });
        self.push(sequence::distance(to, 0));
    }

    /// The symbol of this name; a new one where the buffer has none yet.
    #[expect(clippy::cast_possible_truncation, reason = "2^32 names do not fit into memory")]
    pub fn symbol(&mut self, name: &str) -> Symbol {
        let known = self.symbols.iter().position(|(known, _)| known == name);
        let index = known.unwrap_or_else(|| {
            self.symbols.push((name.into(), Place::NONE));
            self.symbols.len() - 1
        });
        Symbol(index as u32)
    }

    /// Defines a symbol as the place of what comes next.
    pub fn define(&mut self, symbol: Symbol) {
        let place = self.place();
        match self.symbols.get_mut(symbol.index()) {
            Some((_, old)) if !old.is_bound() => *old = place,
            Some((name, _)) => {
                let symbol = name.clone();
                self.error(CodeErrorKind::DefinedTwice { symbol });
            }
            None => self.error(CodeErrorKind::Foreign { number: symbol.0 }),
        }
    }

    /// Puts the address of a symbol into a pair of scalar registers, relocated relative to the program counter. SCC is lost.
    pub fn push_symbol_address(&mut self, to: S<Physical, 2>, symbol: Symbol) {
        for inst in sequence::program_counter(to) {
            self.push(inst);
        }
        let [low, high] = sequence::add_parts(to);
        // Relocations count from the literal: 8 and 16 bytes behind the address that was read.
        self.push_relocated(low, RelocationKind::Rel32Lo, symbol, 8);
        self.push_relocated(high, RelocationKind::Rel32Hi, symbol, 16);
    }

    /// Adds an instruction whose literal dword a linker fills in.
    ///
    /// ```
    /// use rdna4_isa::*;
    /// let mut code = CodeBuffer::new();
    /// let table = code.symbol("table");
    /// code.push_relocated(s_mov_b32(s(0), lit(0)), RelocationKind::Abs32Lo, table, 0);
    /// let code = code.finish()?;
    /// assert_eq!(code.relocations()[0].offset, 4);
    /// # Ok::<(), CodeErrors>(())
    /// ```
    pub fn push_relocated(&mut self, inst: impl IntoCode<W>, kind: RelocationKind, symbol: Symbol, addend: i64) {
        let inst = inst.into_inst();
        let literal = inst.encoding_info().literal;
        if literal == Bits::NONE {
            self.error(CodeErrorKind::NoLiteral {
                mnemonic: inst.info().mnemonic,
            });
        } else {
            let mut place = self.place();
            place.word += u32::from(literal.pos / 32);
            self.relocate(place, kind, symbol, addend);
        }
        self.push(inst);
    }

    fn relocate(&mut self, place: Place, kind: RelocationKind, symbol: Symbol, addend: i64) {
        if symbol.index() >= self.symbols.len() {
            self.error(CodeErrorKind::Foreign { number: symbol.0 });
        }
        self.relocations.push(Reloc { place, kind, symbol, addend });
    }

    /// Adds dwords that are no instructions.
    pub fn push_data(&mut self, dwords: &[u32]) {
        if !dwords.is_empty() {
            let place = self.place();
            self.data.push((place, u32::try_from(dwords.len()).unwrap_or(u32::MAX)));
            self.words.extend_from_slice(dwords);
        }
    }

    /// Adds data that a linker fills in: one dword, or two for relocations of 64 bits.
    pub fn push_relocated_data(&mut self, kind: RelocationKind, symbol: Symbol, addend: i64) {
        let place = self.place();
        self.relocate(place, kind, symbol, addend);
        self.push_data(if kind.bytes() == 8 { &[0, 0] } else { &[0] });
    }

    /// Goes on at a multiple of so many bytes from the start of the code, with `s_nop` before it. The code itself must lie at such a multiple.
    pub fn align(&mut self, bytes: u32) {
        self.align_with(bytes, s_nop(0));
    }

    /// The same, filled with an instruction of four bytes.
    pub fn align_with(&mut self, bytes: u32, fill: impl IntoCode<W>) {
        if !bytes.is_power_of_two() || !(4..=1 << 30).contains(&bytes) {
            return self.error(CodeErrorKind::Alignment { bytes });
        }
        match fill.into_inst().encode() {
            Ok(words) => self.pads.push(Pad {
                at: self.word(),
                dwords: bytes / 4,
                fill: words[0],
            }),
            Err(illegal) => self.error(CodeErrorKind::Illegal(illegal)),
        }
    }

    /// Adds `s_code_end` as a tail of 64 dwords, which keeps instruction prefetch within the code and tells tools where it ends.
    pub fn push_tail(&mut self) {
        for _ in 0..sequence::TAIL {
            self.push(s_code_end());
        }
    }
}
