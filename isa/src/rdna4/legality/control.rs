//! Scalar control: branches (R42), delays and waits (R43 to R45), hardware registers (R46), barriers (R47), messages (R49), clauses (R50).

use super::class::Class;
use super::facts::{GROUPS, NAMED};
use super::rule::Rule;
use crate::engine::{Defect, DefectKind, Raw};
use crate::error::{Illegal, Reason};
use crate::rdna4::ISA;
use crate::rdna4::rules::kind;
use crate::table::{ImmField, Kind};

/// The rows of immediate kinds: whatever is wrong with them.
macro_rules! immediates {
    ($($kind:literal $rule:ident;)*) => {
        &[
            $(
                Class::of(DefectKind::NotAllowed, Rule::$rule).kind($kind),
                Class::of(DefectKind::ImmRange, Rule::$rule).kind($kind),
                Class::of(DefectKind::ImmPart, Rule::$rule).kind($kind),
                Class::of(DefectKind::ImmValue, Rule::$rule).kind($kind),
            )*
            Class::of(DefectKind::Unbound, Rule::BranchDistance),
            // The source of s_setreg_b32 sits where others have their destination.
            Class::of(DefectKind::NotAllowed, Rule::HardwareRegister).encoding("sopk*").codes(128, 255),
            Class::of(DefectKind::Literal, Rule::HardwareRegister).encoding("sopk*"),
        ]
    };
}

pub(super) const CLASSES: &[Class] = immediates! {
    "label" BranchDistance;
    "delay" Delay;
    "wait_alu" WaitAlu;
    "wait_*" WaitCount;
    "waitcnt" WaitCount;
    "hwreg" HardwareRegister;
    "barrier*" Barrier;
    "sendmsg*" Message;
    "clause" Sequence;
};

const ATTR: u8 = kind("attr");
const TARGET: u8 = kind("tgt");
const CLAUSE: u8 = kind("clause");

/// R36e, R36f: attributes and export targets that do not exist.
pub(super) const fn named(raw: &Raw) -> Option<Illegal> {
    if GROUPS[raw.row(&ISA).encoding as usize] & NAMED == 0 {
        return None;
    }
    let slots = raw.shape(&ISA).slots;
    let mut i = 0;
    while i < slots.len() {
        if (slots[i].kind == ATTR || slots[i].kind == TARGET)
            && let Some(illegal) = unnamed(raw, i)
        {
            return Some(illegal);
        }
        i += 1;
    }
    None
}

/// Numbers that have no name, or bits outside all parts of the immediate: read and written as they are, but nothing is known of them.
#[inline]
pub(super) const fn unnamed(raw: &Raw, i: usize) -> Option<Illegal> {
    let slots = raw.shape(&ISA).slots;
    if i >= slots.len() {
        return None;
    }
    let kind = &ISA.tables.kinds[slots[i].kind as usize];
    if !kind.is_imm() || kind.fields.is_empty() {
        return None;
    }
    let value = slots[i].place.get(&raw.words);
    // The counters' range depends on the kind, which is where their bits end.
    if all_named(kind, value) {
        return None;
    }
    Some(Illegal::of(
        &ISA,
        raw,
        Defect {
            kind: DefectKind::ImmValue,
            slot: i as u8,
            value: value as i64,
        },
    ))
}

/// Whether each part has a value that has a name (if its values have names), and no other bit is set.
const fn all_named(kind: &Kind, value: u32) -> bool {
    let mut known = 0;
    let mut i = 0;
    while i < kind.fields.len() {
        let field = &kind.fields[i];
        known |= ((1u32 << field.width) - 1) << field.low;
        if !is_named(field, value) {
            return false;
        }
        i += 1;
    }
    value & !known == 0
}

const fn is_named(field: &ImmField, value: u32) -> bool {
    let part = value >> field.low & ((1 << field.width) - 1);
    let mut i = 0;
    while i < field.values.len() {
        if field.values[i].1 == part {
            return true;
        }
        i += 1;
    }
    field.values.is_empty()
}

/// R50: the length of a clause, which is one less than its instructions.
#[inline]
pub(super) const fn clause(raw: &Raw) -> Option<Illegal> {
    let slots = raw.shape(&ISA).slots;
    if slots.len() != 1 || slots[0].kind != CLAUSE {
        return None;
    }
    let length = slots[0].place.get(&raw.words) & 0x3f;
    if length == 0 || length == 63 {
        return Some(Illegal::new(
            &ISA,
            raw,
            Rule::Sequence,
            slots[0].name,
            Reason::Remark("a clause has 2 to 63 instructions"),
        ));
    }
    None
}
