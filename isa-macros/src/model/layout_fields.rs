//! The layout of a row, what is no operand: modifiers, fixed fields, the literal dword, unused bits.

use super::layout::{Build, has};
use super::{FieldRole, Place, Strength};
use crate::dsl::Errors;
use crate::dsl::ast::{Fact, Name};

impl Build<'_, '_> {
    pub(super) fn modifiers(&mut self, errors: &mut Errors) {
        let mut listed: Vec<&Name> = Vec::new();
        for fact in &self.def.facts {
            if let Fact::Mods(names) = fact {
                listed.extend(names);
            }
        }
        let found: Vec<(&str, Place, usize, bool, u32)> = self
            .encoding()
            .fields
            .iter()
            .filter_map(|field| match field.role {
                FieldRole::Modifier { index, optional, start, .. } => Some((field.operand, field.place, index, optional, start)),
                _ => None,
            })
            .collect();
        for name in self.items.mods.iter().chain(&self.items.no) {
            if !found.iter().any(|(known, ..)| *known == name.text) {
                errors.add(name.span, format!("`{}` has no modifier `{name}`", self.row.encoding));
            }
        }
        for name in &self.items.mods {
            if found.iter().any(|(known, _, _, optional, _)| *known == name.text && !optional) {
                errors.add(name.span, format!("every row of `{}` has the modifier `{name}`", self.row.encoding));
            }
        }
        for name in &self.items.no {
            if self.items.mods.iter().any(|other| other.text == name.text) {
                errors.add(name.span, format!("`{name}` is listed in both `mods` and `no`"));
            }
        }
        for (name, place, index, optional, start) in found {
            let set = self
                .items
                .sets
                .iter()
                .find(|(set, ..)| set.text == name)
                .map(|(_, strength, _)| *strength);
            let by_operand = self.shape.slots.iter().any(|slot| slot.aux.contains(&place.pos));
            let taken = !has(&self.items.no, name)
                && !by_operand
                && (!optional || has(&listed, name) || has(&self.items.mods, name))
                && set.is_none_or(|strength| strength == Strength::Start);
            if !taken {
                if let (Some(Strength::Start), Some((name, ..))) = (set, self.items.sets.iter().find(|(set, ..)| set.text == name)) {
                    errors.add(name.span, format!("this row has no modifier `{name}` that could start with a value"));
                }
                continue;
            }
            let clash = self.encoding().fields.iter().find(|field| match field.role {
                FieldRole::Modifier { index, .. } => {
                    self.shape.modifiers >> index & 1 != 0
                        && field.place.pos < place.pos + place.bits
                        && place.pos < field.place.pos + field.place.bits
                }
                _ => false,
            });
            if let Some(clash) = clash {
                let message = format!(
                    "modifiers `{name}` and `{}` share bits of `{}`, a row takes one of them",
                    clash.name, self.row.encoding
                );
                errors.add(self.row.encoding.span, message);
            }
            self.shape.modifiers |= 1u128.checked_shl(u32::try_from(index).unwrap_or(128)).unwrap_or(0);
            self.use_place(place);
            if set.is_none() {
                place.put(&mut self.shape.start, start);
            }
        }
    }

    /// What remains of the row's values: fields that are no operand of the instruction, and modifiers' start values.
    pub(super) fn fixed(&mut self, errors: &mut Errors) {
        for (name, strength, value) in std::mem::take(&mut self.items.sets) {
            let Some(field) = self.encoding().field(&name.text) else {
                errors.add(name.span, format!("`{}` has no field `{name}`", self.row.encoding));
                continue;
            };
            let (place, operand) = (field.place, field.operand);
            let (is_modifier, is_operand, is_op) = (
                matches!(field.role, FieldRole::Modifier { .. } | FieldRole::Aux(_)),
                matches!(field.role, FieldRole::Operand { .. }),
                matches!(field.role, FieldRole::Op),
            );
            if is_op || (is_operand && self.shape.slots.iter().any(|slot| slot.place == place)) {
                errors.add(name.span, format!("`{name}` holds the {}", if is_op { "opcode" } else { operand }));
                continue;
            }
            if strength == Strength::Start && !is_modifier {
                errors.add(name.span, format!("`{name}` is no modifier, so it has no start value"));
                continue;
            }
            if let Some((value, span, text)) = self.value(value, errors) {
                self.fix(place, value, &text, span, strength, errors);
            }
        }
    }

    /// Literals need a dword to lie in, and the other way round.
    pub(super) fn literal(&mut self, errors: &mut Errors) {
        let encoding = self.encoding();
        let (place, half) = (encoding.literal, encoding.half.is_some());
        let own = self.shape.slots.iter().any(|slot| slot.place == place);
        for name in &self.items.lit {
            let Some(slot) = self.shape.slots.iter().find(|slot| slot.name == name.text) else {
                if has(&self.items.absent, &name.text) {
                    errors.add(name.span, format!("`{name}` is absent in this row"));
                }
                continue;
            };
            let holds = match self.model.literal_code() {
                Some(code) => slot.place.exists() && self.model.kinds.get(slot.kind).is_some_and(|kind| kind.reads().has(code)),
                None => false,
            };
            if !holds {
                errors.add(
                    name.span,
                    format!("`{name}` cannot be a literal here: its kind in `{}` has none", self.row.encoding),
                );
            }
        }
        if !place.exists() {
            if let Some(name) = self.items.lit.first() {
                errors.add(name.span, format!("`{}` has no literal dword", self.row.encoding));
            }
            return;
        }
        if !self.items.lit.is_empty() {
            self.use_place(place);
        } else if !own && !half {
            errors.add(
                self.row.encoding.span,
                format!("no operand uses the literal dword of `{}`", self.row.encoding),
            );
        }
    }

    /// Bits of strict fields that the row does not use keep their start value, and decode demands it.
    pub(super) fn unused(&mut self) {
        let places: Vec<Place> = self
            .encoding()
            .fields
            .iter()
            .filter(|field| field.strict)
            .map(|field| field.place)
            .collect();
        let (used, start) = (self.shape.used, self.shape.start);
        for place in places {
            let mut bits = [0u32; 3];
            place.put(&mut bits, u32::MAX);
            for (word, bits) in bits.into_iter().enumerate() {
                let unused = bits & !used[word];
                self.shape.must[word] |= unused;
                self.shape.must_value[word] |= start[word] & unused;
            }
        }
    }
}
