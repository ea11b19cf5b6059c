//! Images: registers of address (R33) and data (R34), ray intersection (R35).

use super::class::Class;
use super::facts::{GROUPS, IMAGE, OPCODES, RAY};
use super::rule::Rule;
use crate::engine::{DefectKind, Raw};
use crate::error::{Illegal, Reason};
use crate::rdna4::ISA;
use crate::rdna4::generated::Modifier;
use crate::rdna4::rules::{expected, image_dim, image_mask, kind, value};
use crate::table::{Slot, Width};

pub(super) const CLASSES: &[Class] = &[
    Class::of(DefectKind::NotAllowed, Rule::ImageAddress).kind("dim"),
    Class::of(DefectKind::ImmRange, Rule::ImageAddress).kind("dim"),
    Class::of(DefectKind::ModifierRange, Rule::ImageData).on("dmask"),
    Class::of(DefectKind::NoModifier, Rule::RayTracing).encoding("vimage").on("a16"),
];

const DATA: u8 = kind("image_vdata");
const DIM: u8 = kind("dim");

const fn is_image(raw: &Raw) -> bool {
    GROUPS[raw.row(&ISA).encoding as usize] & IMAGE != 0
}

/// The first operand whose registers, as given, are not those that the other fields say.
const fn wrong_run(raw: &Raw, data: bool) -> Option<(&'static Slot, Reason)> {
    // Words that were read have as many registers as they say.
    if raw.given == 0 || !is_image(raw) {
        return None;
    }
    let slots = raw.shape(&ISA).slots;
    let expected = expected(raw);
    let mut i = 0;
    while i < slots.len() {
        if matches!(slots[i].width, Width::Rule(_)) && (slots[i].kind == DATA) == data {
            let (given, expected) = (raw.given(i), expected[i]);
            if given != expected {
                return Some((&slots[i], Reason::Width { given, expected }));
            }
        }
        i += 1;
    }
    None
}

/// R33: each address field, and the kind of image.
pub(super) const fn address(raw: &Raw) -> Option<Illegal> {
    if !is_image(raw) {
        return None;
    }
    let slots = raw.shape(&ISA).slots;
    let mut i = 0;
    while i < slots.len() {
        if slots[i].kind == DIM {
            let dim = slots[i].place.get(&raw.words);
            if !image_dim(raw.row(&ISA).opcode, dim) {
                let reason = Reason::Value {
                    value: dim as i64,
                    allowed: "a multisampled image",
                };
                return Some(Illegal::new(&ISA, raw, Rule::ImageAddress, slots[i].name, reason));
            }
        }
        i += 1;
    }
    match wrong_run(raw, false) {
        Some((slot, reason)) => {
            let rule = if OPCODES[raw.row(&ISA).opcode as usize] & RAY != 0 {
                Rule::RayTracing
            } else {
                Rule::ImageAddress
            };
            Some(Illegal::new(&ISA, raw, rule, slot.name, reason))
        }
        None => None,
    }
}

/// R34: the data, and the components that the instruction can have.
pub(super) const fn data(raw: &Raw) -> Option<Illegal> {
    if !is_image(raw) {
        return None;
    }
    let dmask = value(raw, Modifier::Dmask);
    if !image_mask(raw.row(&ISA).opcode, dmask) {
        let allowed = "one component to gather, 1 or 3 for atomics, 3 or 15 for cmpswap";
        return Some(Illegal::new(
            &ISA,
            raw,
            Rule::ImageData,
            "dmask",
            Reason::Value {
                value: dmask as i64,
                allowed,
            },
        ));
    }
    match wrong_run(raw, true) {
        Some((slot, reason)) => Some(Illegal::new(&ISA, raw, Rule::ImageData, slot.name, reason)),
        None => None,
    }
}

/// R35: modifiers of ray intersection that have one value.
pub(super) const fn ray(raw: &Raw) -> Option<Illegal> {
    if OPCODES[raw.row(&ISA).opcode as usize] & RAY == 0 {
        return None;
    }
    const ONLY: [(Modifier, u32, &str); 2] = [(Modifier::Dmask, 15, "15"), (Modifier::R128, 1, "1")];
    let mut i = 0;
    while i < ONLY.len() {
        let (modifier, only, allowed) = ONLY[i];
        let found = value(raw, modifier);
        if found != only {
            let name = ISA.tables.modifiers[modifier as usize];
            return Some(Illegal::new(
                &ISA,
                raw,
                Rule::RayTracing,
                name,
                Reason::Value {
                    value: found as i64,
                    allowed,
                },
            ));
        }
        i += 1;
    }
    None
}
