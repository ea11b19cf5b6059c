//! What is outstanding at one point of the code.

use super::UNKNOWN;
use super::access::{Access, Run, visit};
use crate::inst::Inst;
use crate::rdna4::{Counter, Counters, Space, Unit};
use crate::registers::Physical;
use alloc::vec::Vec;

/// The count up to which each counter is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Wait([u8; 7]);

impl Wait {
    /// Waits for nothing.
    pub(super) const NONE: Wait = Wait([u8::MAX; 7]);

    pub(super) const fn get(self, counter: Counter) -> Option<u8> {
        let count = self.0[counter as usize];
        if count == u8::MAX { None } else { Some(count) }
    }

    pub(super) fn at_most(&mut self, counter: Counter, count: u8) {
        let old = &mut self.0[counter as usize];
        *old = count.min(*old);
    }

    pub(super) fn all(&mut self, counters: Counters) {
        for counter in counters.iter() {
            self.at_most(counter, 0);
        }
    }

    /// Waits for both.
    pub(super) fn join(&mut self, other: Wait) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine = theirs.min(*mine);
        }
    }

    pub(super) fn is_none(self) -> bool {
        self == Wait::NONE
    }
}

/// What an outstanding instruction has yet to do with its registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Does {
    Write,
    Read,
}

/// A run of registers that an instruction has not done with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Pending {
    run: Run,
    counter: Counter,
    does: Does,
    /// Instructions of the same counter issued since: so many may be left.
    age: u8,
}

/// Kinds of instructions that raise a counter. Those of different kinds are done in any order, as are scalar loads.
const SCALAR: u8 = 1 << 7;

/// What is outstanding.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct State {
    pending: Vec<Pending>,
    /// Kinds of instructions outstanding, by counter; 0 for a counter at zero.
    kinds: [u8; 7],
    /// Counters of which anything may be outstanding.
    unknown: Counters,
}

impl State {
    pub(super) fn unknown() -> Self {
        State {
            unknown: UNKNOWN,
            ..State::default()
        }
    }

    /// What the instruction must wait for. `leaves` says that it goes to where nothing is known of this code.
    pub(super) fn needs(&self, inst: &Inst<Physical>, lanes: u8, barriers: bool, leaves: bool) -> Wait {
        let facts = inst.facts();
        let mut wait = Wait::NONE;
        if leaves {
            self.all(UNKNOWN, &mut wait);
        }
        // A signal: what waves behind the barrier may read must be there.
        if barriers && facts.is_barrier() && is_signal(inst) {
            self.all(Counters::ALL, &mut wait);
        }
        if facts.is_end() {
            return wait;
        }
        if !self.pending.is_empty() {
            visit(inst, lanes, |access| self.access(access, &mut wait));
        }
        wait
    }

    fn all(&self, counters: Counters, wait: &mut Wait) {
        for counter in counters.iter().filter(|&counter| self.kinds[counter as usize] != 0) {
            wait.at_most(counter, 0);
        }
    }

    fn access(&self, access: Access, wait: &mut Wait) {
        for pending in &self.pending {
            if pending.run.overlaps(access.run) && (access.writes || pending.does == Does::Write) {
                wait.at_most(pending.counter, if self.in_order(pending.counter) { pending.age } else { 0 });
            }
        }
        // Exports read EXEC late.
        if access.writes && access.run.is_exec() && self.kinds[Counter::Exp as usize] & EXPORTS != 0 {
            wait.at_most(Counter::Exp, 0);
        }
    }

    /// Whether the counter falls in the order of the instructions.
    fn in_order(&self, counter: Counter) -> bool {
        let kinds = self.kinds[counter as usize];
        kinds & SCALAR == 0 && kinds.count_ones() <= 1
    }

    /// What may be outstanding where code begins that knows nothing.
    pub(super) fn entry_wait(&self) -> Wait {
        let mut wait = Wait::NONE;
        wait.all(self.unknown);
        wait
    }

    /// Everything unknown was waited for.
    pub(super) fn settle(&mut self) {
        self.unknown = Counters::NONE;
    }

    /// A wait is over.
    pub(super) fn waited(&mut self, wait: Wait) {
        for counter in Counter::ALL {
            let Some(count) = wait.get(counter) else { continue };
            if count == 0 {
                self.kinds[counter as usize] = 0;
                self.pending.retain(|pending| pending.counter != counter);
            } else if self.in_order(counter) {
                self.pending.retain(|pending| pending.counter != counter || pending.age < count);
            }
        }
    }

    /// An instruction was issued.
    pub(super) fn issued(&mut self, inst: &Inst<Physical>, lanes: u8) {
        let facts = inst.facts();
        let raises = inst.raises();
        for counter in raises.iter() {
            for pending in self.pending.iter_mut().filter(|pending| pending.counter == counter) {
                // One less than the hardware counts: as many are outstanding only when the next one waits for room.
                pending.age = (pending.age + 1).min(counter.max() - 1);
            }
            self.kinds[counter as usize] |= kind(inst, counter);
        }
        if raises.is_empty() {
            return;
        }
        let exports = facts.unit == Unit::Export;
        visit(inst, lanes, |Access { run, reads, writes }| {
            let does = if exports && reads && run.is_vector() { Does::Read } else { Does::Write };
            if does == Does::Write && (!writes || run.is_exec()) {
                return;
            }
            for counter in raises.iter().filter(|&counter| counter != Counter::Store) {
                self.pending
                    .retain(|old| old.counter != counter || old.does != does || !run.covers(old.run));
                self.pending.push(Pending { run, counter, does, age: 0 });
            }
        });
    }

    /// Joins what is outstanding on another way here; whether that changed anything.
    pub(super) fn join(&mut self, other: &State) -> bool {
        let unknown = self.unknown.union(other.unknown);
        let mut changed = unknown != self.unknown;
        self.unknown = unknown;
        for (mine, theirs) in self.kinds.iter_mut().zip(other.kinds) {
            changed |= *mine | theirs != *mine;
            *mine |= theirs;
        }
        for new in &other.pending {
            let same = self
                .pending
                .iter_mut()
                .find(|old| (old.run, old.counter, old.does) == (new.run, new.counter, new.does));
            match same {
                Some(old) => {
                    changed |= new.age < old.age;
                    old.age = old.age.min(new.age);
                }
                None => {
                    self.pending.push(*new);
                    changed = true;
                }
            }
        }
        changed
    }
}

/// Kinds of exports, whose EXEC is read late: all of EXPCNT but parameters from LDS.
const EXPORTS: u8 = 0b111;
/// Parameters read from LDS.
const PARAMETERS: u8 = 0b1000;

/// The kind of an instruction among those that raise a counter.
fn kind(inst: &Inst<Physical>, counter: Counter) -> u8 {
    match (counter, inst.facts().unit) {
        (Counter::Km, Unit::Smem) => SCALAR,
        (Counter::Exp, Unit::Export) => export_kind(inst),
        (Counter::Exp, _) => PARAMETERS,
        _ => 1,
    }
}

/// Colours, positions and parameters are exported on ways of their own.
fn export_kind(inst: &Inst<Physical>) -> u8 {
    let target = inst.operands().find_map(|operand| match operand.value {
        crate::inst::Value::Immediate(target) => Some(target),
        _ => None,
    });
    match target.unwrap_or(0) {
        0..=11 | 20..=31 => 0b001,
        12..=19 => 0b010,
        _ => 0b100,
    }
}

/// The part of a barrier that tells other waves: it has a barrier's number and writes no register that can be named.
fn is_signal(inst: &Inst<Physical>) -> bool {
    let facts = inst.facts();
    facts.space == Space::None && inst.info().group == "MESSAGE"
}
