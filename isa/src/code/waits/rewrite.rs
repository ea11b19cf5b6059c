//! Waits in a buffer: its dwords as instructions, and the dwords with the waits between them.

use super::{Entry, Waits};
use crate::arch::Wave;
use crate::code::buffer::{CodeBuffer, FixupKind, Place};
use crate::inst::{Inst, Value};
use crate::registers::Physical;
use alloc::vec::Vec;

/// The instructions of a buffer.
struct Decoded {
    insts: Vec<Inst<Physical>>,
    /// First dword of each.
    starts: Vec<u32>,
}

impl<W: Wave> CodeBuffer<W> {
    /// Places the waits that the code so far needs, before the instructions that need them and behind labels that are bound there. See [`Waits`].
    ///
    /// Branches to labels that are not bound yet leave the code as far as this knows: call it when the code is complete.
    pub fn insert_waits(&mut self, waits: &Waits) {
        let decoded = self.decoded();
        let placed = waits.place_in(
            &decoded.insts,
            &|i| self.target(&decoded, i),
            &self.entries(&decoded, waits.entry),
            W::LANES.unwrap_or(64),
        );
        if !placed.is_empty() {
            self.put_between(&decoded, &placed);
        }
    }

    /// Reads the dwords back, except for data. What cannot be read is an error already.
    fn decoded(&self) -> Decoded {
        let mut decoded = Decoded {
            insts: Vec::new(),
            starts: Vec::new(),
        };
        let mut data = self.data.iter().peekable();
        let mut at = 0;
        while at < self.words.len() {
            if let Some((_, count)) = data.next_if(|(place, _)| place.word as usize <= at) {
                at += *count as usize;
                continue;
            }
            match Inst::decode(&self.words[at..]) {
                Ok(inst) => {
                    decoded.starts.push(u32::try_from(at).unwrap_or(u32::MAX));
                    decoded.insts.push(inst);
                    at += inst.size() / 4;
                }
                Err(_) => at += 1,
            }
        }
        decoded
    }

    /// The instruction that a branch goes to.
    fn target(&self, decoded: &Decoded, i: usize) -> Option<usize> {
        let at = decoded.starts[i];
        let word = match self.fixups.binary_search_by_key(&at, |fixup| fixup.at) {
            Ok(n) => self.labels.get(self.fixups[n].label as usize).filter(|place| place.is_bound())?.word,
            Err(_) => {
                let distance = decoded.insts[i].operands().find_map(|operand| match operand.value {
                    Value::Immediate(value) => u16::try_from(value).ok().map(u16::cast_signed),
                    _ => None,
                })?;
                at.checked_add_signed(i32::from(distance) + 1)?
            }
        };
        decoded.starts.binary_search(&word).ok()
    }

    /// Where control can come from elsewhere: at the start and at symbols, and, with anything outstanding, at labels whose address is taken.
    fn entries(&self, decoded: &Decoded, entry: Entry) -> Vec<(usize, Entry)> {
        let index = |place: &Place| decoded.starts.binary_search(&place.word).ok();
        let symbols = self.symbols.iter().filter_map(|(_, place)| index(place)).map(|i| (i, entry));
        let addresses = self.fixups.iter().filter(|fixup| fixup.kind == FixupKind::Address);
        let labels = addresses
            .filter_map(|fixup| self.labels.get(fixup.label as usize))
            .filter(|place| place.is_bound());
        let taken = labels.filter_map(index).map(|i| (i, Entry::Function));
        core::iter::once((0, entry)).chain(symbols).chain(taken).collect()
    }

    fn put_between(&mut self, decoded: &Decoded, placed: &[(usize, Inst<Physical>)]) {
        let mut words = Vec::with_capacity(self.words.len() + placed.len());
        // Dwords before which something was put, ascending, one entry for each dword put in.
        let mut at = Vec::with_capacity(placed.len());
        let mut done = 0;
        for (before, inst) in placed {
            let start = decoded.starts[*before];
            words.extend_from_slice(&self.words[done as usize..start as usize]);
            done = start;
            // Waits are legal by construction.
            for &word in inst.encode().iter().flat_map(|words| words.words()) {
                words.push(word);
                at.push(start);
            }
        }
        words.extend_from_slice(&self.words[done as usize..]);
        self.words = words;
        self.shift(&at);
    }

    /// Moves everything that refers to dwords: instructions behind what was put before them, labels in front of it.
    #[expect(clippy::cast_possible_truncation, reason = "fewer than the dwords")]
    fn shift(&mut self, at: &[u32]) {
        let behind = |word: u32| word + at.partition_point(|&at| at <= word) as u32;
        let before = |word: u32| word + at.partition_point(|&at| at < word) as u32;
        let move_before = |place: &mut Place| {
            if place.is_bound() {
                place.word = before(place.word);
            }
        };
        self.fixups.iter_mut().for_each(|fixup| fixup.at = behind(fixup.at));
        self.relocations.iter_mut().for_each(|reloc| reloc.place.word = behind(reloc.place.word));
        self.labels.iter_mut().for_each(move_before);
        self.symbols.iter_mut().for_each(|(_, place)| move_before(place));
        self.positions.iter_mut().for_each(|(place, _)| move_before(place));
        self.data.iter_mut().for_each(|(place, _)| move_before(place));
        self.pads.iter_mut().for_each(|pad| pad.at = before(pad.at));
    }
}
