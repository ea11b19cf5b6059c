//! The tables of decoding's quick way, packed as the expanding crate's `table::quick` says. What does not fit into them is left to the exact way.

use std::collections::HashMap;
use std::fmt::Write;

use super::literals::{Bytes, Interned};
use crate::model::{Candidate, FieldRole, Group, Model, Place, Row, Shape, Slot, VALUES, Values, values};

/// No row, no check.
const NONE: u16 = u16::MAX;
/// Bits of the first two dwords.
const LOW: u8 = 64;
/// Fields that are looked at. The last one may lie in the third dword.
const LOOKS: usize = 4;
/// Conditional forms of an entry, and fields that choose among them. The form without a condition comes behind them.
const FORMS: usize = 3;
/// Bits of the table of conditions. The last one says nothing.
const CONDITIONS: usize = 16;
/// Bits of the table of sets.
const SETS: u32 = u32::BITS;

/// A field by its lowest bit, and which bits of a table count.
type Look<Mask> = (u8, Mask);

/// What words of a shape must be.
#[derive(Clone, Debug)]
struct Demand {
    must: [u32; 3],
    value: [u32; 3],
    /// Fields, and the sets that must hold their values.
    fields: Vec<Look<u32>>,
    form: usize,
    dwords: u8,
}

/// A check, as the expanding crate has it.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Check {
    must: [u32; 3],
    value: [u32; 3],
    masks: [u32; LOOKS],
    form: usize,
    dwords: u8,
}

/// The forms of an entry, as the expanding crate has them.
struct Choice {
    rows: [u16; FORMS + 1],
    checks: [u16; FORMS + 1],
    shifts: [u8; LOOKS],
    masks: [u16; FORMS],
}

/// Which fields choose among forms with conditions, and the number that each of these has.
type Choosing = (Vec<Look<u16>>, [usize; FORMS + 1]);

struct Tables<'a> {
    model: &'a Model<'a>,
    sets: Interned<Values>,
    checks: Interned<Check>,
    /// The values for which the condition holds of a form whose number is the bit's, modulo four.
    conditions: [Option<Values>; CONDITIONS - 1],
    /// By slot: the number of its set.
    slots: HashMap<&'a Slot<'a>, Option<usize>>,
    /// By shape and encoding.
    demands: HashMap<(u16, usize), Option<Demand>>,
    /// By the conditions of an entry's forms.
    choosing: HashMap<[u16; FORMS + 1], Option<Choosing>>,
}

/// Writes the static `QUICK`, beside the static `TABLES`.
pub(super) fn write(out: &mut String, model: &Model<'_>) {
    let mut tables = Tables {
        model,
        sets: Interned::new(),
        checks: Interned::new(),
        conditions: [None; CONDITIONS - 1],
        slots: HashMap::new(),
        demands: HashMap::new(),
        choosing: HashMap::new(),
    };
    // The first set holds everything: fields with it are not looked at.
    tables.sets.index([true; VALUES]);
    // Those that choose among most forms number them, so that the others find numbers to share.
    let mut entries: Vec<_> = model.entries.iter().map(|entry| entry.forms.map(|form| form.condition)).collect();
    entries.sort_by_key(|conditions| conditions.iter().filter(|condition| **condition == 0).count());
    entries.into_iter().for_each(|conditions| tables.number_forms(conditions));

    out.push_str("pub(crate) static QUICK:crate::table::Quick={use crate::table::*;\n");
    let mut bytes = Bytes::new();
    for entry in &model.entries {
        let Choice { rows, checks, shifts, masks } = tables.choice(&entry.forms);
        rows.iter().chain(&checks).for_each(|number| bytes.add(&number.to_le_bytes()));
        bytes.add(&shifts);
        masks.iter().for_each(|mask| bytes.add(&mask.to_le_bytes()));
    }
    let _ = write!(
        out,
        "static CHOICES:[Choice;{}]=unpack_choices(TABLES.ops,{}",
        model.ops.len(),
        bytes.literal()
    );
    out.push_str(");\nQuick{prefixes:[");
    model.prefixes.iter().for_each(|group| prefix(out, model.groups.get(usize::from(*group))));
    out.push_str("],choices:&CHOICES,checks:&[");
    tables.checks.list.iter().for_each(|found| check(out, found));
    let conditions = tables.conditions.iter().map(|condition| condition.unwrap_or([false; VALUES]));
    let wrong = tables.sets.list.iter().take(SETS as usize).map(|set| set.map(|good| !good));
    let _ = writeln!(out, "],conditions:{:?},wrong:{:?}}}}};", table(conditions), table(wrong));
}

/// Sets as the bits of one table, by value.
fn table(sets: impl Iterator<Item = Values>) -> [u32; VALUES] {
    let mut table = [0; VALUES];
    for (bit, set) in sets.enumerate() {
        for (entry, holds) in table.iter_mut().zip(set) {
            *entry |= u32::from(holds) << bit;
        }
    }
    table
}

/// Where a group's opcode lies, which is in the first dword, and where its values begin. Nowhere for pairs, which are looked for elsewhere.
fn prefix(out: &mut String, group: Option<&Group>) {
    let (first, op) = group
        .filter(|group| !group.op_y.exists())
        .map_or((NONE, Place::NONE), |group| (group.first, group.op));
    let (shift, mask) = if op.exists() { (op.pos, op.max()) } else { (0, 0) };
    let _ = write!(out, "Prefix{{first:{first},mask:{mask},shift:{shift}}},");
}

fn check(out: &mut String, check: &Check) {
    let double = |words: [u32; 3]| u64::from(words[0]) | u64::from(words[1]) << 32;
    let keep = |dwords: u8| if check.dwords > dwords { u32::MAX } else { 0 };
    let _ = write!(
        out,
        "Check{{must:{:#x},value:{:#x},keep:{:#x},keep_third:{:#x},masks:{:?},forms:{:#x},dwords:{}}},",
        double(check.must),
        double(check.value),
        double([keep(0), keep(1), 0]),
        keep(2),
        check.masks,
        1u32 << check.form,
        check.dwords
    );
}

impl<'a> Tables<'a> {
    /// Numbers forms with these conditions. Where several conditions hold the first form counts, so its bit must be the lowest one.
    fn number_forms(&mut self, conditions: [u16; FORMS + 1]) {
        if !self.choosing.contains_key(&conditions) {
            let choosing = self.choose(conditions);
            self.choosing.insert(conditions, choosing);
        }
    }

    fn choose(&mut self, conditions: [u16; FORMS + 1]) -> Option<Choosing> {
        let model = self.model;
        let mut fields: Vec<Look<u16>> = Vec::new();
        let mut numbers = [FORMS; FORMS + 1];
        let (mut least, mut free) = (0, 0);
        for (number, condition) in numbers.iter_mut().zip(conditions) {
            let terms = model.conditions.get(usize::from(condition))?;
            for (nth, term) in terms.iter().enumerate() {
                let range = u32::from(term.low)..=u32::from(term.high);
                let holds = values(term.place.bits, |value| range.contains(&value))?;
                let allowed = if nth == 0 { free..FORMS } else { *number..*number + 1 };
                let bit = self.condition(least, allowed, holds)?;
                *number = bit % (FORMS + 1);
                match fields.iter_mut().find(|(shift, _)| *shift == term.place.pos) {
                    Some((_, mask)) => *mask |= 1 << bit,
                    None => fields.push((term.place.pos, 1 << bit)),
                }
            }
            if !terms.is_empty() {
                free = *number + 1;
                least = fields.iter().map(|(_, mask)| (u16::BITS - mask.leading_zeros()) as usize).max()?;
            }
        }
        (fields.len() <= FORMS && fields.iter().all(|(shift, _)| *shift < LOW)).then_some((fields, numbers))
    }

    /// The bit of a condition, from bit `least` on, of a form with one of these numbers.
    fn condition(&mut self, least: usize, numbers: std::ops::Range<usize>, holds: Values) -> Option<usize> {
        let own = || (least..CONDITIONS - 1).filter(|bit| numbers.contains(&(bit % (FORMS + 1))));
        let known = |bit: &usize| self.conditions.get(*bit).copied().flatten();
        let bit = own()
            .find(|bit| known(bit) == Some(holds))
            .or_else(|| own().find(|bit| known(bit).is_none()))?;
        *self.conditions.get_mut(bit)? = Some(holds);
        Some(bit)
    }

    /// An entry. Rows that do not fit into it have no check.
    fn choice(&mut self, forms: &[Candidate; FORMS + 1]) -> Choice {
        let mut choice = Choice {
            rows: [NONE; FORMS + 1],
            checks: [NONE; FORMS + 1],
            shifts: [0; LOOKS],
            masks: [0; FORMS],
        };
        let Some((fields, numbers)) = self.choosing.get(&forms.map(|form| form.condition)).cloned().flatten() else {
            return choice;
        };
        let mut taken = [false; LOOKS];
        for (nth, (shift, mask)) in fields.into_iter().enumerate() {
            if let (Some(own), Some(taken), Some(masks)) = (choice.shifts.get_mut(nth), taken.get_mut(nth), choice.masks.get_mut(nth)) {
                (*own, *taken, *masks) = (shift, true, mask);
            }
        }
        for (form, number) in forms.iter().zip(numbers).filter(|(form, _)| form.row != NONE) {
            let check = self.check(form.row, &mut choice.shifts, &mut taken);
            if let (Some(row), Some(own)) = (choice.rows.get_mut(number), choice.checks.get_mut(number)) {
                (*row, *own) = (form.row, check.unwrap_or(NONE));
            }
        }
        choice
    }

    /// The number of a row's check, with the fields that its entry looks at: it may add some.
    fn check(&mut self, row: u16, shifts: &mut [u8; LOOKS], taken: &mut [bool; LOOKS]) -> Option<u16> {
        let row = self.model.rows.get(usize::from(row))?;
        let key = (row.shape, row.encoding);
        if !self.demands.contains_key(&key) {
            let demand = self.demand(row);
            self.demands.insert(key, demand);
        }
        let demand = self.demands.get(&key)?.as_ref()?;
        let mut masks = [0; LOOKS];
        for (shift, mask) in &demand.fields {
            let all = shifts.iter_mut().zip(taken.iter_mut()).zip(&mut masks).enumerate();
            let mut fitting = all.filter(|(nth, _)| *shift < LOW || *nth == LOOKS - 1);
            let (_, ((own, taken), masks)) = fitting.find(|(_, ((own, taken), _))| !**taken || **own == *shift)?;
            (*own, *taken) = (*shift, true);
            *masks |= mask;
        }
        let check = Check {
            must: demand.must,
            value: demand.value,
            masks,
            form: demand.form,
            dwords: demand.dwords,
        };
        u16::try_from(self.checks.index(check)).ok().filter(|check| *check != NONE)
    }

    /// What words of a row must be.
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
                    .entry(slot)
                    .or_insert_with(|| model.good_values(slot).map(|good| sets.index(good)));
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
