//! Which values of an operand's field decode to something: what the expanding crate's decoder finds by looking at kind, registers and runs, as a set.

use super::{Kind, Model, OPSEL, Place, Slot, Width};
use crate::dsl::ast::Class;

/// Bits of the window through which fields are looked at, and the values that it may show.
const WINDOW: u8 = 9;
pub(crate) const VALUES: usize = 1 << WINDOW;

/// A set of what a field's window may show.
pub(crate) type Values = [bool; VALUES];

/// The set of the values that `good` says are good in a field of so many bits, whatever the bits above it are. `None` for a field that is wider than the window.
pub(crate) fn values(bits: u8, good: impl Fn(u32) -> bool) -> Option<Values> {
    if bits > WINDOW {
        return None;
    }
    let own: Vec<bool> = (0..1 << bits).map(good).collect();
    let mut all = [false; VALUES];
    all.iter_mut().zip(own.iter().cycle()).for_each(|(value, own)| *value = *own);
    Some(all)
}

impl Slot<'_> {
    /// Registers as far as the format says; the smaller number of the two wave sizes, since bytes do not say for which one they are.
    fn least_registers(&self) -> u32 {
        match self.width {
            Width::Format => self.regs.into(),
            Width::Wave(narrow, wide) => narrow.min(wide).into(),
            _ => 1,
        }
    }

    /// The code that a field's value (padding included) stands for. The half of a vector register is no part of it.
    fn code_of(&self, value: u32) -> u32 {
        let code = value + u32::from(self.bias);
        let Place { pos, bits } = self.place;
        let half = self.aux.get(OPSEL).copied().unwrap_or(255);
        if code >= 256 && half != 255 && (pos..pos + bits).contains(&half) {
            code & !(1 << (half - pos))
        } else {
            code
        }
    }
}

impl Model<'_> {
    /// The values of an operand's field that are certainly good; `None` where its field is too wide to say.
    pub(crate) fn good_values(&self, slot: &Slot<'_>) -> Option<Values> {
        let kind = self.kinds.get(slot.kind)?;
        let literal = self.literal_code();
        let regs = slot.least_registers();
        // The bits that another field gives may be any.
        let rest = if slot.pad_not.exists() { 1 << slot.pad } else { 1 };
        values(slot.place.bits, |value| {
            (0..rest).all(|low| self.is_good(slot, kind, slot.code_of(value << slot.pad | low), regs, literal))
        })
    }

    fn is_good(&self, slot: &Slot<'_>, kind: &Kind<'_>, code: u32, regs: u32, literal: Option<u32>) -> bool {
        let known = if literal == Some(code) && slot.bias == 0 {
            slot.literal || kind.codes.has(code)
        } else {
            kind.codes.has(code) || kind.decodes.has(code)
        };
        let class = || {
            self.classes
                .iter()
                .find(|class| (class.range.low.value..=class.range.high.value).contains(&code))
        };
        known && (regs < 2 || class().is_none_or(|class| starts_run(class, code, regs, kind.unaligned)))
    }
}

/// Whether so many registers of a class exist from `code` on. The low bits of a scalar register's code that is not aligned do not count, unless runs of the kind
/// start anywhere.
fn starts_run(class: &Class, code: u32, regs: u32, anywhere: bool) -> bool {
    let (first, last) = (class.range.low.value, class.range.high.value);
    let align = match &class.align {
        Some(align) if !anywhere && code < 256 => align[if regs > 2 { 2 } else { 1 }].value.max(1),
        _ => 1,
    };
    match (class.single, class.pair, class.counted) {
        (true, ..) => false,
        // A pair's second half starts nothing.
        (_, true, _) => code == first && first + regs <= last + 1,
        (.., true) => code - (code - first) % align + regs <= last + 1,
        _ => true,
    }
}
