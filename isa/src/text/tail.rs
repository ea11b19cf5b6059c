//! What stands behind the operands: modifiers, and bits of the sources in lists.

use super::Buffer;
use super::body::Item;
use super::tables::{Destination, Show, Tail, fact};
use crate::table::Slot;

impl Item<'_> {
    /// A modifier, which is not at the value that is not written.
    #[inline(never)]
    pub(super) fn tail(&self, tail: &Tail, value: u32, out: &mut Buffer<'_>) {
        match tail.show {
            Show::Flag(text) => {
                if value == 1 {
                    out.text(text);
                }
            }
            Show::Decimal(label) | Show::AlwaysDecimal(label) => {
                out.text(label);
                out.number(value);
            }
            Show::Hex(label) => {
                out.text(label);
                out.hex(value);
            }
            Show::Names(names) => out.text(names.get(value as usize).unwrap_or(&"")),
            // Each value has a word.
            Show::Words(_) => {}
            Show::Sources(label, bit, destination) => {
                self.sources(label, bit as usize, destination, out);
            }
            Show::With(write) | Show::Other(write) => write(self, tail.place, out),
        }
    }

    /// A list of one bit of each source.
    fn sources(&self, label: &str, bit: usize, destination: Destination, out: &mut Buffer<'_>) {
        let signs = bit < 2;
        if signs && (!self.encoding().lists || self.facts() & fact::MIXED != 0) {
            return;
        }
        let slots = self.shape().slots;
        if !slots.iter().any(|slot| self.toggled(slot, bit) && !slot.half_in_field()) {
            return;
        }
        let bit_of = |slot: &Slot| {
            let at = slot.aux[bit];
            at != 255 && self.words[(at >> 5) as usize] >> (at & 31) & 1 != 0
        };
        out.text(label);
        let mut separator = "[";
        for slot in slots.iter().filter(|slot| slot.name.starts_with("src")) {
            out.text(separator);
            separator = ",";
            out.text(if bit_of(slot) { "1" } else { "0" });
        }
        if self.facts() & fact::ACCUMULATES != 0 {
            out.text(",0");
        }
        if let Some(slot) = slots.iter().find(|slot| slot.name == "vdst")
            && (destination == Destination::Any || destination == Destination::Vector && slot.bias != 0)
        {
            out.text(if bit_of(slot) { ",1" } else { ",0" });
        }
        out.text("]");
    }
}
