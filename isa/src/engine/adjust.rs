//! The quick way through changing what a plan built: a modifier, or the next form. Like plans these are constants of an opcode, and what they do not take goes the
//! exact way.
//!
//! They are made when a client's program is compiled. So the functions that make them are inline: no code of them is needed.

use super::Isa;
use super::meta::{Meta, State};
use super::plan::{Plan, Takes};
use super::raw::Raw;
use crate::table::Place;

/// A modifier of one form.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Setting {
    row: u16,
    place: Place,
    signed: bool,
    /// Whether rules look at it.
    ruled: bool,
    /// Bits of its dword that have one value, and that value.
    must: [u32; 2],
}

impl Setting {
    /// The place of a modifier in the form of a plan; `None` where the form has it not, or where some of its values mean nothing.
    #[inline]
    pub(crate) const fn new(isa: &Isa, plan: &Plan, modifier: u8) -> Option<Setting> {
        let row = &isa.tables.rows[plan.row as usize];
        let shape = &isa.tables.shapes[row.shape as usize];
        if shape.modifiers >> modifier & 1 == 0 {
            return None;
        }
        let list = isa.tables.encodings[row.encoding as usize].modifiers;
        let mut i = 0;
        while i < list.len() {
            if list[i].modifier == modifier && list[i].values.is_empty() {
                let place = list[i].place;
                let word = (place.pos >> 5) as usize;
                return Some(Setting {
                    row: plan.row,
                    place,
                    signed: list[i].signed,
                    ruled: isa.ruled(row.encoding).modifiers >> modifier & 1 != 0,
                    must: [shape.must[word], shape.must_value[word]],
                });
            }
            i += 1;
        }
        None
    }

    /// Sets the modifier of an instruction in this form. Says whether it did: otherwise nothing was changed.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn set(&self, raw: &mut Raw, value: i64) -> bool {
        let half = 1i64 << (self.place.bits - 1);
        let fits = if self.signed {
            value >= -half && value < half
        } else {
            value >= 0 && value < 2 * half
        };
        if raw.meta.row() != self.row || !fits {
            return false;
        }
        let mask = self.place.mask();
        let word = &mut raw.words[(self.place.pos >> 5) as usize % 3];
        *word = *word & !(mask << (self.place.pos & 31)) | (value as u32 & mask) << (self.place.pos & 31);
        if self.ruled || (*word ^ self.must[1]) & self.must[0] != 0 || matches!(raw.meta.state(), State::Read) {
            raw.meta = raw.meta.with_state(State::Built);
        }
        true
    }
}

/// The way from one form to another that takes everything the first one takes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lift {
    from: u16,
    to: Plan,
    moves: [Move; MOVES],
    /// Dwords of the literal; 255 for none.
    literal: [u8; 2],
}

/// Most operands of an instruction that can be lifted.
const MOVES: usize = 4;

/// A field, and where its contents go.
#[derive(Clone, Copy, Debug)]
struct Move {
    from: Place,
    to: Place,
    /// Added on the way.
    plus: u16,
}

impl Lift {
    /// The way from one plan's form to another's; `None` where it is not certain that everything can go along.
    #[inline]
    pub(crate) const fn new(isa: &Isa, from: &Plan, to: &Plan) -> Option<Lift> {
        let encoding = isa.tables.rows[from.row as usize].encoding;
        if !isa.tables.encodings[encoding as usize].modifiers.is_empty()
            || from.count != to.count
            || from.count as usize > MOVES
            || from.room > to.room
        {
            return None;
        }
        let mut lift = Lift {
            from: from.row,
            to: *to,
            moves: [Move {
                from: Place::NONE,
                to: Place::NONE,
                plus: 0,
            }; MOVES],
            literal: [from.literal, to.literal],
        };
        let mut i = 0;
        while i < from.count as usize {
            let (a, b) = (&from.puts[i], &to.puts[i]);
            if a.half || b.half || a.pad != 0 || b.pad != 0 || !b.place.exists() {
                return None;
            }
            match (&a.takes, &b.takes) {
                (Takes::Implied(code), Takes::Codes(codes)) => {
                    if *code >= 256 || codes.others[(*code >> 6) as usize] >> (*code & 63) & 1 == 0 {
                        return None;
                    }
                    b.place.set(&mut lift.to.words, *code as u32);
                }
                (Takes::Codes(less), Takes::Codes(more)) => {
                    let mut others = 0;
                    let mut word = 0;
                    while word < 4 {
                        others |= less.others[word] & !more.others[word];
                        word += 1;
                    }
                    if less.vectors > more.vectors || less.scalars && !more.scalars || less.literal && !more.literal || others != 0 || a.bias < b.bias
                    {
                        return None;
                    }
                    lift.moves[i] = Move {
                        from: a.place,
                        to: b.place,
                        plus: a.bias - b.bias,
                    };
                }
                _ => return None,
            }
            // Without a way for properties there must be none.
            if a.aux != 0 {
                return None;
            }
            i += 1;
        }
        Some(lift)
    }

    /// The instruction in the other form; `None` where the exact way must choose.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) const fn apply(&self, raw: &Raw) -> Option<Raw> {
        if raw.meta.row() != self.from || raw.defect.is_some() || raw.meta.forms() >> self.to.form & 1 == 0 {
            return None;
        }
        let mut words = self.to.words;
        macro_rules! each {
            ($($i:literal)*) => {$(
                if self.moves[$i].from.exists() {
                    let Move { from, to, plus } = self.moves[$i];
                    let value = raw.words[(from.pos >> 5) as usize % 3] >> (from.pos & 31) & from.mask();
                    words[(to.pos >> 5) as usize % 3] |= (value + plus as u32) << (to.pos & 31);
                }
            )*};
        }
        each! { 0 1 2 3 }
        if self.literal[1] != 255 {
            words[self.literal[1] as usize % 3] = raw.words[self.literal[0] as usize % 3];
        }
        Some(Raw {
            meta: Meta::new(self.to.row, raw.meta.row_y(), raw.meta.forms(), self.to.dwords, self.to.state()),
            words,
            given: raw.given,
            defect: None,
        })
    }
}
