//! Sources of vector instructions: the constant bus (R1, R2, R4, R5), vector registers where nothing else can be (R6), scalar hazards (R16).

use super::WaveSize;
use super::class::Class;
use super::rule::Rule;
use crate::engine::{DefectKind, Isa, LITERAL, Raw, reads_mask};
use crate::error::{Illegal, Reason};
use crate::rdna4::ISA;
use crate::table::matches;
use crate::table::{NONE, Role, Slot};

pub(super) const CLASSES: &[Class] = &[
    Class::of(DefectKind::NotAllowed, Rule::LaneSelect).kind("lanesel"),
    Class::of(DefectKind::NotAllowed, Rule::VgprOnly).kind("vgpr*").codes(0, 255),
    Class::of(DefectKind::Literal, Rule::VgprOnly).kind("vgpr*"),
    Class::of(DefectKind::NotAllowed, Rule::VgprOnly).kind("matrix*").codes(0, 255),
];

/// Whether an operand is a lane mask: the kind, or what an encoding leaves of it.
const fn is_mask(slot: &Slot) -> bool {
    matches("mask*", ISA.tables.kinds[slot.kind as usize].name)
}

/// Which rule an instruction breaks that reads too many scalar values.
pub(super) const fn bus_rule(isa: &Isa, raw: &Raw) -> Rule {
    let shape = raw.shape(isa);
    if raw.meta.row_y() != NONE {
        return Rule::PairScalars;
    }
    if shape.bus != 255 {
        return Rule::ShiftBus;
    }
    let mut masked = reads_mask(isa, raw.row(isa));
    let mut i = 0;
    while i < shape.slots.len() {
        let slot = &shape.slots[i];
        if slot.literal && raw.slot_code(slot) == LITERAL as u16 {
            return Rule::LiteralOnBus;
        }
        masked |= is_mask(slot) && matches!(slot.role, Role::Read);
        i += 1;
    }
    if masked { Rule::ImplicitMask } else { Rule::ConstantBus }
}

/// Whether the group of the opcode, in the definitions, is this one.
pub(super) const fn is_group(raw: &Raw, group: &str) -> bool {
    matches(group, ISA.tables.opcodes[raw.row(&ISA).opcode as usize].group)
}

/// The scalar register in a slot, and how many there are of it.
#[inline]
const fn scalar(raw: &Raw, slot: &Slot, wave: WaveSize) -> Option<(u16, u16)> {
    let kind = &ISA.tables.kinds[slot.kind as usize];
    if kind.is_imm() || kind.literal {
        return None;
    }
    let code = if slot.implied != NONE { slot.implied } else { raw.slot_code(slot) };
    // null, m0 and what lies above EXEC are no registers of a wave's own file.
    if code >= 124 {
        return None;
    }
    let registers = match (slot.width, wave) {
        (crate::table::Width::Wave(_, b), WaveSize::Wave64) => b,
        (crate::table::Width::Wave(a, _), WaveSize::Wave32) => a,
        _ => slot.regs,
    };
    Some((code, registers as u16))
}

/// R16: in wave64 a vector instruction is issued twice, and what it writes first it must not read then.
#[inline]
pub(super) const fn hazard(raw: &Raw, wave: WaveSize) -> Option<Illegal> {
    if matches!(wave, WaveSize::Wave32) || !is_group(raw, "VALU") || raw.meta.row_y() != NONE {
        return None;
    }
    let slots = raw.shape(&ISA).slots;
    let mut i = 0;
    while i < slots.len() {
        let mut j = 0;
        while j < slots.len() {
            let writes = matches!(slots[i].role, Role::Write);
            let mask = is_mask(&slots[i]) && matches!(slots[i].role, Role::Read);
            if i != j
                && (writes || mask)
                && matches!(slots[j].role, Role::Read)
                && let (Some(a), Some(b)) = (scalar(raw, &slots[i], wave), scalar(raw, &slots[j], wave))
                && a.0 < b.0 + b.1
                && b.0 < a.0 + a.1
            {
                let text = if writes {
                    "reads a scalar register that the instruction writes"
                } else {
                    "reads a scalar register of the mask"
                };
                return Some(Illegal::new(&ISA, raw, Rule::ScalarHazard, slots[j].name, Reason::Remark(text)));
            }
            j += 1;
        }
        i += 1;
    }
    None
}

/// R16: packed instructions that read EXEC, scalar results in vcc.
#[inline]
pub(super) const fn forbidden(raw: &Raw) -> Option<Illegal> {
    let slots = raw.shape(&ISA).slots;
    let encoding = ISA.tables.encodings[raw.row(&ISA).encoding as usize].name;
    let mut i = 0;
    while i < slots.len() {
        let slot = &slots[i];
        let kind = &ISA.tables.kinds[slot.kind as usize];
        if !kind.is_imm() && !kind.literal && slot.place.exists() {
            let code = raw.slot_code(slot);
            let text = match slot.role {
                Role::Read if matches("vop3p*", encoding) && code / 2 == 126 / 2 => "a packed instruction reads EXEC",
                // The only results of the transcendental unit that are scalar.
                Role::Write if has_subgroup(raw, "TRANSCENDENTAL") && !kind.has(256) && code / 2 == 106 / 2 => {
                    "a scalar result of the vector unit is written to vcc"
                }
                _ => "",
            };
            if !text.is_empty() {
                return Some(Illegal::new(&ISA, raw, Rule::ScalarHazard, slot.name, Reason::Remark(text)));
            }
        }
        i += 1;
    }
    None
}

/// Whether the opcode is of this functional subgroup.
#[inline]
pub(super) const fn has_subgroup(raw: &Raw, subgroup: &str) -> bool {
    let list = ISA.tables.opcodes[raw.row(&ISA).opcode as usize].subgroups;
    let mut i = 0;
    while i < list.len() {
        if matches(subgroup, list[i]) {
            return true;
        }
        i += 1;
    }
    false
}
