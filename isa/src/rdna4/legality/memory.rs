//! Memory other than images: offsets and addressing modes of scalar, flat and buffer memory (R36, R36b, R36c), temporal hints (R36d), LDS (R36e),
//! export (R36f). Ranges and addressing modes are in the tables.

use super::class::Class;
use super::facts::{ATOMIC, GROUPS, HINT, OPCODES, STATUS, STORE};
use super::rule::Rule;
use crate::engine::{DefectKind, Raw};
use crate::error::{Illegal, Reason};
use crate::rdna4::ISA;
use crate::rdna4::generated::Modifier;
use crate::rdna4::rules::value;

/// The rows of one encoding: whatever is wrong with its operands and modifiers.
macro_rules! all_of {
    ($($encoding:literal $rule:ident;)*) => {
        &[
            Class::of(DefectKind::NotAllowed, Rule::Export).kind("tgt"),
            Class::of(DefectKind::ImmRange, Rule::Export).kind("tgt"),
            Class::of(DefectKind::ImmValue, Rule::Export).kind("tgt"),
            Class::of(DefectKind::ModifierRange, Rule::CacheHint).on("th"),
            Class::of(DefectKind::ModifierRange, Rule::CacheHint).on("scope"),
            Class::of(DefectKind::NoModifier, Rule::CacheHint).on("th"),
            $(
                Class::of(DefectKind::NotAllowed, Rule::$rule).encoding($encoding).codes(0, 255),
                Class::of(DefectKind::Width, Rule::$rule).encoding($encoding),
                Class::of(DefectKind::Alignment, Rule::$rule).encoding($encoding),
                Class::of(DefectKind::ImmRange, Rule::$rule).encoding($encoding),
                Class::of(DefectKind::ImmPart, Rule::$rule).encoding($encoding),
                Class::of(DefectKind::ImmValue, Rule::$rule).encoding($encoding),
                Class::of(DefectKind::ModifierRange, Rule::$rule).encoding($encoding),
                Class::of(DefectKind::NoModifier, Rule::$rule).encoding($encoding),
                Class::of(DefectKind::Count, Rule::$rule).encoding($encoding),
                Class::of(DefectKind::Missing, Rule::$rule).encoding($encoding),
            )*
        ]
    };
}

pub(super) const CLASSES: &[Class] = all_of! {
    "smem" ScalarMemory;
    "vflat" FlatMemory;
    "vglobal" FlatMemory;
    "vscratch" FlatMemory;
    "vbuffer" BufferMemory;
    "vdsdir" Lds;
    "vds" Lds;
    "vexport" Export;
};

/// R36d: only stores and atomics have hint 7.
pub(super) const fn hint(raw: &Raw) -> Option<Illegal> {
    let row = raw.row(&ISA);
    if GROUPS[row.encoding as usize] & HINT == 0 || OPCODES[row.opcode as usize] & (STORE | ATOMIC) != 0 || value(raw, Modifier::Th) != 7 {
        return None;
    }
    Some(Illegal::new(
        &ISA,
        raw,
        Rule::CacheHint,
        "th",
        Reason::Value {
            value: 7,
            allowed: "0 to 6 but for stores and atomics",
        },
    ))
}

/// Registers that `tfe` adds to a buffer instruction's data: the status.
pub(crate) const fn status_registers(raw: &Raw) -> u8 {
    (GROUPS[raw.row(&ISA).encoding as usize] & STATUS != 0 && value(raw, Modifier::Tfe) != 0) as u8
}

/// R36c: the status that `tfe` asks for comes in one more register; a store has none.
pub(super) const fn status(raw: &Raw) -> Option<Illegal> {
    let row = raw.row(&ISA);
    if status_registers(raw) == 0 {
        return None;
    }
    if OPCODES[row.opcode as usize] & STORE != 0 {
        return Some(Illegal::new(
            &ISA,
            raw,
            Rule::BufferMemory,
            "tfe",
            Reason::Value {
                value: 1,
                allowed: "0 for a store",
            },
        ));
    }
    let data = &raw.shape(&ISA).slots[0];
    let first = raw.slot_code(data);
    if first + (data.regs + status_registers(raw)) as u16 > 512 {
        let first = first as u32 - 256;
        return Some(Illegal::new(&ISA, raw, Rule::BufferMemory, data.name, Reason::RegisterRange { first }));
    }
    None
}
