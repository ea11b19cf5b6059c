//! What words of a row must be: fixed bits, and fields with their good values.

use std::collections::HashMap;

use super::windows::Free;
use super::{CONDITIONS, Check, LOOKS, LOW, Look, WINDOWS};
use crate::expand::literals::Interned;
use crate::model::{Deciding, FieldRole, Model, Place, Row, Shape, VALUES, Values, values};

/// What words of a shape must be.
#[derive(Clone, Debug)]
pub(super) struct Demand {
    must: [u32; 3],
    value: [u32; 3],
    /// Fields, and the sets that must hold their values.
    fields: Vec<Look<u32>>,
    form: usize,
    dwords: u8,
}

pub(super) struct Demands<'a> {
    model: &'a Model<'a>,
    sets: Interned<Values>,
    /// By what decides about values: the number of their set.
    slots: HashMap<Deciding, Option<usize>>,
    /// By shape and encoding.
    known: HashMap<(u16, usize), Option<Demand>>,
}

impl Demand {
    /// Where the fields lie that are looked at.
    pub(super) fn places(&self) -> impl Iterator<Item = u8> + '_ {
        self.fields.iter().map(|(pos, _)| *pos)
    }

    /// The check, through these windows and a free one. `None` where they are not enough.
    pub(super) fn check(&self, windows: [u8; WINDOWS], free: &mut Free) -> Option<Check> {
        let mut masks = [0; LOOKS];
        for (pos, mask) in &self.fields {
            let nth = match windows.iter().position(|window| window == pos) {
                Some(nth) => nth,
                None if free.shows(*pos) => WINDOWS,
                None => return None,
            };
            *masks.get_mut(nth)? |= u64::from(*mask) << CONDITIONS;
        }
        Some(Check {
            masks,
            must: self.must,
            value: self.value,
            row: 0,
            form: self.form,
            dwords: self.dwords,
        })
    }
}

impl<'a> Demands<'a> {
    pub(super) fn new(model: &'a Model<'a>) -> Self {
        let mut sets = Interned::new();
        // The first set holds everything: fields with it are not looked at.
        sets.index([true; VALUES]);
        Demands {
            model,
            sets,
            slots: HashMap::new(),
            known: HashMap::new(),
        }
    }

    /// What words of a row must be, as far as that can be looked at quickly.
    pub(super) fn of(&mut self, row: u16) -> Option<&Demand> {
        let row = self.model.rows.get(usize::from(row))?;
        let key = (row.shape, row.encoding);
        if !self.known.contains_key(&key) {
            let demand = self.demand(row);
            self.known.insert(key, demand);
        }
        self.known.get(&key)?.as_ref()
    }

    /// All sets that fields are looked at with.
    pub(super) fn sets(&self) -> impl Iterator<Item = Values> + '_ {
        self.sets.list.iter().copied()
    }

    fn demand(&mut self, row: &Row<'_>) -> Option<Demand> {
        let model = self.model;
        let shape = model.shapes.get(usize::from(row.shape))?;
        let encoding = model.encodings.get(row.encoding)?;
        let mut must = shape.must;
        let mut fields = self.operands(shape, &mut must)?;
        for field in &encoding.fields {
            if let FieldRole::Modifier { index, values: ranges, .. } = field.role
                && !ranges.is_empty()
                && shape.modifiers >> index & 1 != 0
            {
                let within = |value| ranges.iter().any(|range| (range.low.value..=range.high.value).contains(&value));
                fields.push((field.place, self.sets.index(values(field.place.bits, within)?)));
            }
        }
        if must[2] != 0 {
            // What the third dword must be is looked at as a field is.
            let pos = must[2].trailing_zeros();
            let place = Place {
                pos: LOW + u8::try_from(pos).ok()?,
                bits: u8::try_from(32 - must[2].leading_zeros() - pos).ok()?,
            };
            let right = |value| (value << pos ^ shape.must_value[2]) & must[2] == 0;
            fields.push((place, self.sets.index(values(place.bits, right)?)));
        }
        let fields = fields.into_iter().filter(|(_, set)| *set != 0);
        let looks = fields.map(|(place, set)| Some((place.pos, 1u32.checked_shl(u32::try_from(set).ok()?)?)));
        Some(Demand {
            must,
            value: shape.must_value,
            fields: looks.collect::<Option<_>>()?,
            form: encoding.form,
            dwords: encoding.dwords,
        })
    }

    /// The fields of operands with the sets of their good values; what immediates do not use of their fields must be zero.
    fn operands(&mut self, shape: &'a Shape<'a>, must: &mut [u32; 3]) -> Option<Vec<(Place, usize)>> {
        let model = self.model;
        let mut fields = Vec::new();
        for slot in &shape.slots {
            let kind = model.kinds.get(slot.kind)?;
            if !slot.place.exists() || kind.literal {
                continue;
            }
            if kind.imm == 0 {
                let sets = &mut self.sets;
                let set = *self
                    .slots
                    .entry(slot.deciding())
                    .or_insert_with_key(|deciding| model.good_values(deciding).map(|good| sets.index(good)));
                fields.push((slot.place, set?));
            } else if kind.imm < slot.place.bits {
                let rest = Place {
                    pos: slot.place.pos + kind.imm,
                    bits: slot.place.bits - kind.imm,
                };
                rest.put(must, u32::MAX);
            }
        }
        Some(fields)
    }
}
