//! Through which windows instructions are looked at that start alike: those of the fields that choose their forms, then those that most opcodes have.

use super::demand::{Demand, Demands};
use super::forms::Forms;
use super::{LOW, NONE, WINDOWS};
use crate::model::{Group, Model};

/// Which half of a pair; others are X.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Side {
    X,
    Y,
}

/// Instructions that start alike: group, side, and the bits of the opcode that lie in the start; of pairs all are one class.
type Class = (u8, Side, u32);

/// Bits of the first dword that are the start, from this one on.
const START: u8 = 23;

/// A window that an entry places where it needs one.
#[derive(Clone, Copy, Debug)]
pub(super) enum Free {
    /// Nowhere yet.
    Nowhere,
    At(u8),
    /// Pairs have none.
    None,
}

impl Free {
    /// Whether it shows the field at this place; it is put there if it was nowhere.
    pub(super) fn shows(&mut self, pos: u8) -> bool {
        if let Free::Nowhere = self {
            *self = Free::At(pos);
        }
        matches!(self, Free::At(at) if *at == pos)
    }

    /// Where it is.
    pub(super) fn place(self) -> u8 {
        if let Free::At(at) = self { at } else { 0 }
    }
}

/// Windows, and how much each field is wanted in them: by how many opcodes to choose a form, by how many for anything.
#[derive(Debug)]
struct Windowed {
    class: Class,
    wanted: Vec<(u8, [usize; 2])>,
    windows: [u8; WINDOWS],
}

/// Whose opcodes an entry is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Owner {
    Nobody,
    /// Those of one class, by index.
    One(usize),
    /// Those of opcodes that start differently.
    Several,
}

pub(super) struct Windows<'a> {
    model: &'a Model<'a>,
    classes: Vec<Windowed>,
    /// By entry.
    owners: Vec<Owner>,
}

impl<'a> Windows<'a> {
    pub(super) fn new(model: &'a Model<'a>, forms: &Forms, demands: &mut Demands<'_>) -> Self {
        let mut windows = Windows {
            model,
            classes: Vec::new(),
            owners: vec![Owner::Nobody; model.entries.len()],
        };
        for (index, group) in (0..).zip(&model.groups) {
            for (side, op, first) in [(Side::X, group.op, group.first), (Side::Y, group.op_y, group.first_y)] {
                let ops = if side == Side::X || op.exists() { 0..=op.max() } else { continue };
                for value in ops {
                    let Some(entry) = model.ops.get(usize::from(first) + value as usize).filter(|entry| **entry != NONE) else {
                        continue;
                    };
                    let class = windows.index((index, side, value & start_of(group, u32::MAX)));
                    windows.add(usize::from(*entry), class, forms, demands);
                }
            }
        }
        windows.classes.iter_mut().for_each(Windowed::choose);
        windows.share();
        windows
    }

    fn find(&self, class: Class) -> Option<&Windowed> {
        self.classes.iter().find(|known| known.class == class)
    }

    fn index(&mut self, class: Class) -> usize {
        let known = self.classes.iter().position(|known| known.class == class);
        known.unwrap_or_else(|| {
            self.classes.push(Windowed {
                class,
                wanted: Vec::new(),
                windows: [0; WINDOWS],
            });
            self.classes.len() - 1
        })
    }

    /// Adds an entry's opcode to a class, which then wants what the entry wants.
    fn add(&mut self, entry: usize, class: usize, forms: &Forms, demands: &mut Demands<'_>) {
        let (Some(owner), Some(of_class)) = (self.owners.get_mut(entry), self.classes.get_mut(class)) else {
            return;
        };
        *owner = match *owner {
            Owner::Nobody => Owner::One(class),
            Owner::One(known) if known == class => Owner::One(class),
            _ => Owner::Several,
        };
        let Some(candidates) = self.model.entries.get(entry).map(|entry| &entry.forms) else {
            return;
        };
        for (pos, _) in forms.of(candidates).into_iter().flat_map(|(fields, _)| fields) {
            of_class.want(pos, [1, 0]);
        }
        for candidate in candidates {
            for pos in demands.of(candidate.row).into_iter().flat_map(Demand::places).filter(|pos| *pos < LOW) {
                of_class.want(pos, [0, 1]);
            }
        }
    }

    /// Puts the windows first that the halves of pairs share, which must be all but one.
    fn share(&mut self) {
        for (group, _) in (0..).zip(&self.model.groups) {
            let halves = [Side::X, Side::Y].map(|side| self.find((group, side, 0)).map(|half| half.windows));
            let [Some(x), Some(y)] = halves else { continue };
            for half in self.classes.iter_mut().filter(|half| half.class.0 == group) {
                let shared = |window: &&u8| x.contains(window) && y.contains(window);
                let (first, rest) = (half.windows.iter().filter(shared), half.windows.iter().filter(|window| !shared(window)));
                let mut ordered = [0; WINDOWS];
                ordered.iter_mut().zip(first.chain(rest)).for_each(|(to, window)| *to = *window);
                half.windows = ordered;
            }
        }
    }

    /// The windows of an entry, and a free one where there can be one. None for an entry of opcodes that start differently.
    pub(super) fn of_entry(&self, entry: usize) -> Option<([u8; WINDOWS], Free)> {
        let Owner::One(class) = *self.owners.get(entry)? else { return None };
        let Windowed {
            class: (group, side, op),
            windows,
            ..
        } = self.classes.get(class)?;
        let other = if *side == Side::X { Side::Y } else { Side::X };
        match self.find((*group, other, *op)) {
            None => Some((*windows, Free::Nowhere)),
            Some(other) => (windows.split_last()?.1 == other.windows.split_last()?.1).then_some((*windows, Free::None)),
        }
    }

    /// The windows of instructions that start with these nine bits.
    pub(super) fn of_start(&self, start: u32, side: Side) -> [u8; WINDOWS] {
        let index = self.model.prefixes.get(start as usize).copied().unwrap_or(u8::MAX);
        let group = self.model.groups.get(usize::from(index));
        let class = group.and_then(|group| self.find((index, side, start_of(group, start << START))));
        class.map(|class| class.windows).unwrap_or_default()
    }
}

impl Windowed {
    /// Counts a wish for a field: to choose a form, for anything.
    fn want(&mut self, pos: u8, [form, any]: [usize; 2]) {
        match self.wanted.iter_mut().find(|(known, _)| *known == pos) {
            Some((_, wanted)) => *wanted = [wanted[0] + form, wanted[1] + any],
            None => self.wanted.push((pos, [form, any])),
        }
    }

    /// Chooses the windows that are wanted most; of those that are wanted alike the first in the instruction.
    fn choose(&mut self) {
        for window in &mut self.windows {
            let most = self
                .wanted
                .iter()
                .max_by_key(|(pos, [form, any])| (*form > 0, *any, std::cmp::Reverse(*pos)));
            let Some(pos) = most.map(|(pos, _)| *pos) else { return };
            self.wanted.retain(|(other, _)| *other != pos);
            *window = pos;
        }
    }
}

/// The bits of the opcode that lie in the start of this dword.
fn start_of(group: &Group, dword: u32) -> u32 {
    if group.op.exists() && !group.op_y.exists() {
        (dword & u32::MAX << START) >> group.op.pos & group.op.max()
    } else {
        0
    }
}
