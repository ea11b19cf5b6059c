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
    all.chunks_exact_mut(own.len()).for_each(|part| part.copy_from_slice(&own));
    Some(all)
}

/// What decides which values of an operand's field are good. Many slots have the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Deciding {
    kind: usize,
    bits: u8,
    bias: u16,
    pad: u8,
    /// Whether the bits that are not in the field may be any, since another field gives them.
    open: bool,
    /// The bit of the field that is the half of a vector register.
    half: Option<u8>,
    /// Registers as far as the format says; the smaller number of the two wave sizes, since bytes do not say for which one they are.
    registers: u32,
    literal: bool,
}

impl Slot<'_> {
    pub(crate) fn deciding(&self) -> Deciding {
        let Place { pos, bits } = self.place;
        let half = self
            .aux
            .get(OPSEL)
            .copied()
            .filter(|half| *half != 255 && (pos..pos + bits).contains(half));
        Deciding {
            kind: self.kind,
            bits,
            bias: self.bias,
            pad: self.pad,
            open: self.pad_not.exists(),
            half: half.map(|half| half - pos),
            registers: match self.width {
                Width::Format => self.regs.into(),
                Width::Wave(narrow, wide) => narrow.min(wide).into(),
                _ => 1,
            },
            literal: self.literal,
        }
    }
}

impl Deciding {
    /// The code that a field's value (padding included) stands for. The half of a vector register is no part of it.
    fn code_of(&self, value: u32) -> u32 {
        let code = value + u32::from(self.bias);
        match self.half {
            Some(half) if code >= 256 => code & !(1 << half),
            _ => code,
        }
    }
}

impl Model<'_> {
    /// The values of an operand's field that are certainly good; `None` where its field is too wide to say.
    pub(crate) fn good_values(&self, slot: &Deciding) -> Option<Values> {
        let kind = self.kinds.get(slot.kind)?;
        let literal = self.literal_code();
        let rest = if slot.open { 1 << slot.pad } else { 1 };
        values(slot.bits, |value| {
            (0..rest).all(|low| self.is_good(slot, kind, slot.code_of(value << slot.pad | low), literal))
        })
    }

    fn is_good(&self, slot: &Deciding, kind: &Kind<'_>, code: u32, literal: Option<u32>) -> bool {
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
        let registers = slot.registers;
        known && (registers < 2 || class().is_none_or(|class| starts_run(class, code, registers, kind.unaligned)))
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
