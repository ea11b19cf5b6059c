//! Which of an opcode's forms words are in: the fields that say so, and the number that each form has.

use std::collections::HashMap;
use std::ops::Range;

use super::{CONDITIONS, FORMS, LOW, Look, WINDOWS};
use crate::model::{Candidate, Model, VALUES, Values, values};

/// Which fields choose among forms with conditions, and the number of each form.
type Choosing = (Vec<Look<u16>>, [usize; FORMS]);

/// Forms that have a condition.
const CONDITIONAL: usize = FORMS - 1;

pub(super) struct Forms {
    /// The values for which the condition holds of a form whose number is the bit's, modulo four.
    conditions: [Option<Values>; CONDITIONS - 1],
    /// By the conditions of an entry's forms.
    known: HashMap<[u16; FORMS], Option<Choosing>>,
}

impl Forms {
    pub(super) fn new(model: &Model<'_>) -> Self {
        let mut forms = Forms {
            conditions: [None; CONDITIONS - 1],
            known: HashMap::new(),
        };
        // Those that choose among most forms number them, so that the others find numbers to share.
        for without in 0..=FORMS {
            for entry in &model.entries {
                let conditions = conditions_of(&entry.forms);
                let so_many = conditions.iter().filter(|condition| **condition == 0).count() == without;
                if so_many && !forms.known.contains_key(&conditions) {
                    let choosing = forms.choose(model, conditions);
                    forms.known.insert(conditions, choosing);
                }
            }
        }
        forms
    }

    /// The fields that choose among an entry's forms, and their numbers, as far as that can be said quickly.
    pub(super) fn of(&self, candidates: &[Candidate; FORMS]) -> Option<(impl Iterator<Item = Look<u16>> + '_, &[usize; FORMS])> {
        let (fields, numbers) = self.known.get(&conditions_of(candidates))?.as_ref()?;
        Some((fields.iter().copied(), numbers))
    }

    /// What each bit of a condition stands for.
    pub(super) fn conditions(&self) -> impl Iterator<Item = Values> + '_ {
        self.conditions.iter().map(|condition| condition.unwrap_or([false; VALUES]))
    }

    /// Numbers forms with these conditions. Where several conditions hold the first form counts, so its bit must be the lowest one.
    fn choose(&mut self, model: &Model<'_>, conditions: [u16; FORMS]) -> Option<Choosing> {
        let mut fields: Vec<Look<u16>> = Vec::new();
        let mut numbers = [CONDITIONAL; FORMS];
        let (mut least, mut free) = (0, 0);
        for (number, condition) in numbers.iter_mut().zip(conditions) {
            let terms = model.conditions.get(usize::from(condition))?;
            for (nth, term) in terms.iter().enumerate() {
                let range = u32::from(term.low)..=u32::from(term.high);
                let holds = values(term.place.bits, |value| range.contains(&value))?;
                let allowed = if nth == 0 { free..CONDITIONAL } else { *number..*number + 1 };
                let bit = self.condition(least, allowed, holds)?;
                *number = bit % FORMS;
                match fields.iter_mut().find(|(pos, _)| *pos == term.place.pos) {
                    Some((_, mask)) => *mask |= 1 << bit,
                    None => fields.push((term.place.pos, 1 << bit)),
                }
            }
            if !terms.is_empty() {
                free = *number + 1;
                least = fields.iter().map(|(_, mask)| (u16::BITS - mask.leading_zeros()) as usize).max()?;
            }
        }
        (fields.len() <= WINDOWS && fields.iter().all(|(pos, _)| *pos < LOW)).then_some((fields, numbers))
    }

    /// The bit of a condition, from bit `least` on, of a form with one of these numbers.
    fn condition(&mut self, least: usize, numbers: Range<usize>, holds: Values) -> Option<usize> {
        let own = || (least..CONDITIONS - 1).filter(|bit| numbers.contains(&(bit % FORMS)));
        let known = |bit: &usize| self.conditions.get(*bit).copied().flatten();
        let bit = own()
            .find(|bit| known(bit) == Some(holds))
            .or_else(|| own().find(|bit| known(bit).is_none()))?;
        *self.conditions.get_mut(bit)? = Some(holds);
        Some(bit)
    }
}

fn conditions_of(candidates: &[Candidate; FORMS]) -> [u16; FORMS] {
    candidates.each_ref().map(|form| form.condition)
}
