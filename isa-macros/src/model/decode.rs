//! Decoding: which groups the first nine bits lead to, and which rows an opcode value can mean.

use super::{Encoding, Model, Place, Term, index16};
use crate::dsl::Errors;
use std::collections::HashMap;

/// The first bit of the nine by which groups are told apart.
const PREFIX: u32 = 23;

/// A row that an opcode value can mean, and the index of its condition.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    pub(crate) row: u16,
    pub(crate) condition: u16,
}

/// A row, and what it is as a candidate unless that has been reported.
type Found = (usize, Option<Candidate>);

/// All rows that an opcode value can mean, in the order in which they are tried.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    pub(crate) forms: [Candidate; 4],
}

/// Encodings that share their first nine bits and the place of the opcode.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    /// Fixed ones of the nine bits, and their values.
    mask: u32,
    value: u32,
    pub(crate) op: Place,
    pub(crate) op_y: Place,
    pub(crate) first: u16,
    pub(crate) first_y: u16,
}

impl Model<'_> {
    /// Puts every encoding into its group and divides the first nine bits among the groups.
    pub(super) fn resolve_groups(&mut self, errors: &mut Errors) {
        for index in 0..self.encodings.len() {
            let Some(encoding) = self.encodings.get(index) else { continue };
            if encoding.is_variant || encoding.half.is_some() || encoding.broken {
                continue;
            }
            let half = |side| {
                let found = self.encodings.iter().find(|half| half.half == Some(side) && half.root == encoding.root);
                found.map_or(Place::NONE, |half| half.op)
            };
            let (op_x, op_y) = (half(0), half(1));
            let group = Group {
                mask: encoding.must[0] >> PREFIX,
                value: encoding.must_value[0] >> PREFIX,
                op: if op_x.exists() { op_x } else { encoding.op },
                op_y,
                first: 0,
                first_y: 0,
            };
            let same = |known: &Group| (known.mask, known.value, known.op, known.op_y) == (group.mask, group.value, group.op, group.op_y);
            let place = self.groups.iter().position(same).unwrap_or_else(|| {
                self.groups.push(group.clone());
                self.groups.len() - 1
            });
            if let Some(encoding) = self.encodings.get_mut(index) {
                encoding.group = Some(place);
            }
        }
        for index in 0..self.encodings.len() {
            let group = self
                .encodings
                .get(index)
                .and_then(|encoding| self.encodings.get(encoding.root))
                .and_then(|root| root.group);
            if let Some(encoding) = self.encodings.get_mut(index) {
                encoding.group = group;
            }
        }
        self.divide_prefixes(errors);
    }

    fn divide_prefixes(&mut self, errors: &mut Errors) {
        let mut clashes = Vec::new();
        for (bits, prefix) in (0u32..).zip(&mut self.prefixes) {
            let mut best: Option<(u32, usize)> = None;
            for (index, group) in self.groups.iter().enumerate() {
                if bits & group.mask != group.value {
                    continue;
                }
                let rank = group.mask.count_ones();
                match best {
                    Some((known, other)) if known == rank => clashes.push((other, index)),
                    Some((known, _)) if known > rank => {}
                    _ => best = Some((rank, index)),
                }
            }
            *prefix = best.and_then(|(_, index)| u8::try_from(index).ok()).unwrap_or(255);
        }
        clashes.sort_unstable();
        clashes.dedup();
        for (first, second) in clashes {
            let member = |group| {
                self.encodings
                    .iter()
                    .find(|encoding| encoding.group == Some(group) && !encoding.is_variant)
            };
            if let (Some(first), Some(second)) = (member(first), member(second)) {
                let message = format!("`{}` and `{}` start with the same bits and cannot be told apart", second.name, first.name);
                errors.add(second.name.span, message);
            }
            for encoding in self
                .encodings
                .iter_mut()
                .filter(|encoding| [Some(first), Some(second)].contains(&encoding.group))
            {
                encoding.broken = true;
            }
        }
    }

    /// Finds the rows of each opcode value, with their conditions.
    pub(super) fn resolve_decoding(&mut self, errors: &mut Errors) {
        let mut candidates: HashMap<(usize, u8, u16), Vec<Found>> = HashMap::new();
        let mut order = Vec::new();
        for opcode in 0..self.opcodes.len() {
            let Some(rows) = self.opcodes.get(opcode).map(|opcode| opcode.first_row..opcode.first_row + opcode.rows) else {
                continue;
            };
            for row in rows.clone() {
                let Some((encoding, op)) = self.rows.get(row).filter(|row| !row.broken).map(|row| (row.encoding, row.op)) else {
                    continue;
                };
                let Some((group, side)) = self
                    .encodings
                    .get(encoding)
                    .and_then(|found| Some((found.group?, found.half.unwrap_or(0))))
                else {
                    continue;
                };
                let candidate = self.candidate(row, rows.clone(), errors);
                self.check_prefix(row, group, errors);
                let list = candidates.entry((group, side, op)).or_default();
                if list.is_empty() {
                    order.push((group, side, op));
                }
                list.push((row, candidate));
            }
        }
        self.lay_out_ops(errors);
        for (group, side, op) in order {
            let Some(list) = candidates.get(&(group, side, op)) else { continue };
            self.entry(group, side, op, list, errors);
        }
    }

    /// Reserves the places of each group's opcode values.
    fn lay_out_ops(&mut self, errors: &mut Errors) {
        let mut next = 0;
        for group in &mut self.groups {
            group.first = index16(next);
            next += if group.op.exists() { 1 << group.op.bits } else { 1 };
            if group.op_y.exists() {
                group.first_y = index16(next);
                next += 1 << group.op_y.bits;
            }
        }
        self.ops = vec![u16::MAX; next];
        if next >= usize::from(u16::MAX)
            && let Some(encoding) = self.encodings.first()
        {
            errors.add(encoding.name.span, "there are more than 65,534 opcode values".to_string());
        }
    }

    /// The condition under which decoding chooses a row: its encoding's, as far as it concerns the instruction.
    fn candidate(&mut self, row: usize, own: std::ops::Range<usize>, errors: &mut Errors) -> Option<Candidate> {
        let found = self.rows.get(row)?;
        let encoding = self.encodings.get(found.encoding)?;
        let mut terms: Vec<Term> = Vec::new();
        if !found.always {
            let slots = |row: usize| {
                self.rows
                    .get(row)
                    .and_then(|row| self.shapes.get(usize::from(row.shape)))
                    .map_or(&[][..], |shape| &shape.slots)
            };
            for term in &encoding.condition {
                let counts = if !term.operand {
                    true
                } else if encoding.literal.exists() {
                    slots(row).iter().any(|slot| slot.literal && slot.place == term.place)
                } else {
                    own.clone().any(|other| {
                        let alike = self.rows.get(other).and_then(|other| self.encodings.get(other.encoding));
                        alike.is_some_and(|other| other.group == encoding.group && other.half == encoding.half)
                            && slots(other).iter().any(|slot| slot.place == term.place)
                    })
                };
                if counts {
                    terms.push(*term);
                }
            }
            if terms.is_empty() && encoding.is_variant {
                let message = if encoding.condition.is_empty() {
                    format!("`{}` has no condition, so each of its rows says `always`", encoding.name)
                } else {
                    format!(
                        "the condition of `{}` looks at no operand of this instruction{}; `always` would make this row the only one",
                        encoding.name,
                        if encoding.literal.exists() {
                            " that `lit(…)` lists"
                        } else {
                            " in its base"
                        }
                    )
                };
                errors.add(found.def.encoding.span, message);
                return None;
            }
        }
        let index = self.conditions.iter().position(|known| *known == terms).unwrap_or_else(|| {
            self.conditions.push(terms);
            self.conditions.len() - 1
        });
        Some(Candidate {
            row: index16(row),
            condition: index16(index),
        })
    }

    /// An opcode whose bits lead to another group can never be decoded.
    fn check_prefix(&self, row: usize, group: usize, errors: &mut Errors) {
        let Some(row) = self.rows.get(row) else { return };
        let (Some(encoding), Some(op)) = (self.encodings.get(row.encoding), &row.def.op) else {
            return;
        };
        let (mut mask, mut value) = (encoding.must, encoding.must_value);
        encoding.op.put(&mut mask, u32::MAX);
        encoding.op.put(&mut value, u32::from(row.op));
        let (mask, value) = (mask[0] >> PREFIX, value[0] >> PREFIX);
        // All values of the bits that are not given, from 0 to all ones.
        let free = !mask & (u32::MAX >> PREFIX);
        let next = |bits: &u32| (*bits != free).then(|| bits.wrapping_sub(free) & free);
        let taken = std::iter::successors(Some(0), next)
            .filter_map(|bits| self.prefixes.get((value | bits) as usize))
            .find(|prefix| usize::from(**prefix) != group);
        if let Some(prefix) = taken {
            let other = self
                .encodings
                .iter()
                .find(|encoding| encoding.group == Some(usize::from(*prefix)) && !encoding.is_variant);
            if let Some(other) = other {
                errors.add(
                    op.span,
                    format!("opcode {} of `{}` is where `{}` starts", op.text, encoding.name, other.name),
                );
            }
        }
    }

    fn entry(&mut self, group: usize, side: u8, op: u16, list: &[Found], errors: &mut Errors) {
        let none = Candidate { row: u16::MAX, condition: 0 };
        let mut forms = [none; 4];
        let mut count = 0;
        let first = list.first().and_then(|(row, _)| self.rows.get(*row));
        let conditional = list
            .iter()
            .filter(|(_, candidate)| candidate.is_some_and(|candidate| candidate.condition != 0));
        let unconditional = list
            .iter()
            .filter(|(_, candidate)| candidate.is_some_and(|candidate| candidate.condition == 0));
        let mut sorted: Vec<_> = conditional.copied().collect();
        sorted.sort_by_key(|(row, _)| self.rows.get(*row).map(|row| row.encoding));
        let tail: Vec<_> = unconditional.copied().collect();
        for (at, (row, candidate)) in sorted.iter().chain(&tail).enumerate() {
            let Some(found) = self.rows.get(*row) else { continue };
            let span = found.def.op.as_ref().map_or(found.def.encoding.span, |op| op.span);
            if let Some(first) = first.filter(|first| first.opcode != found.opcode) {
                let name = |opcode: u16| self.opcodes.get(usize::from(opcode)).map_or("", |opcode| opcode.def.name.text.as_str());
                let encoding = self.encodings.get(found.encoding).map_or("", |encoding| encoding.name.text.as_str());
                errors.add(span, format!("`{}` has this opcode in `{encoding}` already", name(first.opcode)));
                continue;
            }
            if at > sorted.len() {
                let encoding = |row: &super::Row<'_>| self.encodings.get(row.encoding).map_or("", |encoding: &Encoding<'_>| &encoding.name.text);
                let other = tail.first().and_then(|(row, _)| self.rows.get(*row)).map_or("", encoding);
                errors.add(span, format!("nothing tells this row of `{}` from the one of `{other}`", encoding(found)));
                continue;
            }
            match (forms.get_mut(count), candidate) {
                (Some(form), Some(candidate)) => *form = *candidate,
                (None, _) => errors.add(span, "an opcode value has at most four rows".to_string()),
                _ => {}
            }
            count += 1;
        }
        let Some(found) = self.groups.get(group) else { return };
        let first = if side == 0 { found.first } else { found.first_y };
        if let Some(slot) = self.ops.get_mut(usize::from(first) + usize::from(op)) {
            *slot = index16(self.entries.len());
            self.entries.push(Entry { forms });
        }
    }
}
