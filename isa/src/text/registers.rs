//! Registers: runs of them, lists of runs, how many an operand has.

use super::Buffer;
use super::body::Item;
use super::names;
use crate::engine::by_fields;
use crate::table::{Slot, Width};

impl Item<'_> {
    /// The operands of one argument, from `first` on; returns the one after.
    pub(super) fn list(&self, first: usize, out: &mut Buffer<'_>) -> usize {
        let slots = self.shape().slots;
        let mut end = first;
        let mut widths = [0; 8];
        while end < slots.len() && slots[end].arg == slots[first].arg {
            widths[(end - first) % 8] = self.width(&slots[end], end - first);
            end += 1;
        }
        let list = widths.iter().filter(|width| **width > 0).count() > 1;
        let mut separator = if list { "[" } else { "" };
        for (slot, width) in slots[first..end].iter().zip(widths) {
            if width > 0 {
                out.text(separator);
                separator = ", ";
                self.register(slot.code(self.words), width, out);
            }
        }
        if list {
            out.text("]");
        }
        end
    }

    /// Registers of an operand, `nth` of its argument.
    pub(super) fn width(&self, slot: &Slot, nth: usize) -> u8 {
        match slot.width {
            Width::Format => slot.regs + self.status(slot),
            Width::Wave(wave32, wave64) => {
                if self.printer.wave64 {
                    wave64
                } else {
                    wave32
                }
            }
            Width::Field { .. } | Width::Count(_) => by_fields(slot.width, self.words).unwrap_or(0),
            Width::Rule(rule) => (self.text.width)(self, rule, nth),
        }
    }

    /// One more register of the data, if its last one receives a status.
    #[inline]
    pub(super) fn status(&self, slot: &Slot) -> u8 {
        let (operand, bit) = self.encoding().status;
        let of = |words: &[u32; 3]| words[(bit >> 5) as usize] >> (bit & 31) & 1;
        (bit != 255 && slot.arg == operand && of(&self.shape().used) != 0 && of(self.words) != 0) as u8
    }

    /// A run of registers, or a register with a name.
    pub(crate) fn register(&self, code: u16, width: u8, out: &mut Buffer<'_>) {
        self.run(code, width, false, out);
    }

    /// The same, of a kind whose runs may be unaligned.
    pub(super) fn run(&self, code: u16, width: u8, unaligned: bool, out: &mut Buffer<'_>) {
        match names::register(self.text.names, code, width) {
            // The comma is not wanted here.
            Some(name) => out.len = out.put(out.len, name) - 2,
            None => self.odd_run(code, width, unaligned, out),
        }
    }

    /// A run that has no name.
    #[inline(never)]
    fn odd_run(&self, code: u16, width: u8, unaligned: bool, out: &mut Buffer<'_>) {
        let index = self.text.classes[(code & 511) as usize] as usize;
        let Some(class) = self.isa.tables.classes.get(index) else {
            return out.number(code.into());
        };
        let nth = u32::from(code - class.first);
        out.text(class.text);
        if class.counted {
            if width > 1 {
                // The hardware does not see the low bits of a run of scalar registers that is not aligned.
                let align = if unaligned || code >= 256 {
                    1
                } else {
                    class.align[if width > 2 { 2 } else { 1 }].max(1)
                };
                let past = nth % u32::from(align);
                let nth = nth - past;
                if past != 0 {
                    self.misaligned.set(true);
                }
                out.text("[");
                out.number(nth);
                out.text(":");
                out.number(nth + u32::from(width) - 1);
                out.text("]");
            } else {
                out.number(nth);
            }
        } else if class.pair && width < 2 {
            out.text(if nth == 0 { "_lo" } else { "_hi" });
        }
    }

    /// A comment for each run of registers that is not aligned: its first register is not the one that the field names.
    pub(super) fn warnings(&self, out: &mut Buffer<'_>) {
        let mut label = " ; Warning: ";
        for slot in self.shape().slots {
            let code = slot.code(self.words);
            if code >= 256 || !slot.place.exists() {
                continue;
            }
            let Some(class) = self.isa.tables.classes.get(self.text.classes[code as usize] as usize) else {
                continue;
            };
            if self.isa.tables.kinds[slot.kind as usize].unaligned {
                continue;
            }
            let width = self.width(slot, 0);
            if !class.counted || width < 2 {
                continue;
            }
            let nth = code - class.first;
            if nth % u16::from(class.align[if width > 2 { 2 } else { 1 }].max(1)) != 0 {
                out.text(label);
                label = "Warning: ";
                out.upper(class.name);
                out.text("_");
                out.number(u32::from(width) * 32);
                out.text(": scalar reg isn't aligned ");
                out.number(nth.into());
            }
        }
    }
}
