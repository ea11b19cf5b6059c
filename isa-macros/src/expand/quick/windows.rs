//! Through which windows instructions are looked at that start alike: those of the fields that choose their forms, then those that most opcodes have.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::demand::Demands;
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

pub(super) struct Windows<'a> {
    model: &'a Model<'a>,
    classes: HashMap<Class, [u8; WINDOWS]>,
    /// By entry: of what starts its opcodes are.
    entries: HashMap<usize, HashSet<Class>>,
}

/// How much a window is wanted: by how many opcodes to choose a form, by how many for anything.
type Wanted = BTreeMap<u8, [usize; 2]>;

impl<'a> Windows<'a> {
    pub(super) fn new(model: &'a Model<'a>, forms: &Forms, demands: &mut Demands<'_>) -> Self {
        let mut windows = Windows {
            model,
            classes: HashMap::new(),
            entries: HashMap::new(),
        };
        let mut wanted: HashMap<Class, Wanted> = HashMap::new();
        for (index, group) in (0..).zip(&model.groups) {
            for (side, op, first) in [(Side::X, group.op, group.first), (Side::Y, group.op_y, group.first_y)] {
                let ops = if side == Side::X || op.exists() { 0..=op.max() } else { continue };
                for value in ops {
                    let class = (index, side, value & start_of(group, u32::MAX));
                    let Some(entry) = model.ops.get(usize::from(first) + value as usize).filter(|entry| **entry != NONE) else {
                        continue;
                    };
                    want(model, forms, demands, usize::from(*entry), wanted.entry(class).or_default());
                    windows.entries.entry(usize::from(*entry)).or_default().insert(class);
                }
            }
        }
        windows.classes = wanted.into_iter().map(|(class, wanted)| (class, most(wanted))).collect();
        windows.share();
        windows
    }

    /// Puts the windows first that the halves of pairs share, which must be all but one.
    fn share(&mut self) {
        for group in 0..=u8::MAX {
            let [x, y] = [Side::X, Side::Y].map(|side| (group, side, 0));
            if let (Some(of_x), Some(of_y)) = (self.classes.get(&x), self.classes.get(&y)) {
                let shared: Vec<u8> = of_x.iter().filter(|window| of_y.contains(window)).copied().collect();
                let [of_x, of_y] = [of_x, of_y].map(|own| {
                    let mut windows = *own;
                    windows.sort_by_key(|window| !shared.contains(window));
                    windows
                });
                self.classes.insert(x, of_x);
                self.classes.insert(y, of_y);
            }
        }
    }

    /// The windows of an entry, and a free one where there can be one. None for an entry of opcodes that start differently.
    pub(super) fn of_entry(&self, entry: usize) -> Option<([u8; WINDOWS], Free)> {
        let mut classes = self.entries.get(&entry)?.iter();
        let (&(group, side, op), None) = (classes.next()?, classes.next()) else {
            return None;
        };
        let windows = self.classes.get(&(group, side, op)).copied()?;
        let other = self.classes.get(&(group, if side == Side::X { Side::Y } else { Side::X }, op));
        match other {
            None => Some((windows, Free::Nowhere)),
            Some(other) => (windows.split_last()?.1 == other.split_last()?.1).then_some((windows, Free::None)),
        }
    }

    /// The windows of instructions that start with these nine bits.
    pub(super) fn of_start(&self, start: u32, side: Side) -> [u8; WINDOWS] {
        let index = self.model.prefixes.get(start as usize).copied().unwrap_or(u8::MAX);
        let group = self.model.groups.get(usize::from(index));
        let class = group.map(|group| (index, side, start_of(group, start << START)));
        class.and_then(|class| self.classes.get(&class)).copied().unwrap_or_default()
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

/// Counts what an entry wants.
fn want(model: &Model<'_>, forms: &Forms, demands: &mut Demands<'_>, entry: usize, wanted: &mut Wanted) {
    let Some(candidates) = model.entries.get(entry).map(|entry| &entry.forms) else {
        return;
    };
    for (pos, _) in forms.of(candidates).into_iter().flat_map(|(fields, _)| fields) {
        wanted.entry(pos).or_default()[0] += 1;
    }
    for candidate in candidates {
        for pos in demands
            .of(candidate.row)
            .into_iter()
            .flat_map(super::demand::Demand::places)
            .filter(|pos| *pos < LOW)
        {
            wanted.entry(pos).or_default()[1] += 1;
        }
    }
}

/// The windows that are wanted most.
fn most(wanted: Wanted) -> [u8; WINDOWS] {
    let mut all: Vec<_> = wanted.into_iter().collect();
    // Of those that are wanted alike the first in the instruction.
    all.sort_by_key(|(pos, [form, any])| (std::cmp::Reverse((*form > 0, *any)), *pos));
    let mut windows = [0; WINDOWS];
    windows.iter_mut().zip(all).for_each(|(window, (pos, _))| *window = pos);
    windows
}
