//! Over blocks: what is outstanding where each begins, until nothing changes; then the waits.

use super::state::{State, Wait};
use super::{Entry, Waits};
use crate::inst::{Inst, Value};
use crate::rdna4::{
    Counter, Modifier, WaitMemDs, s_wait_bvhcnt, s_wait_dscnt, s_wait_expcnt, s_wait_kmcnt, s_wait_loadcnt, s_wait_loadcnt_dscnt, s_wait_samplecnt,
    s_wait_storecnt, s_wait_storecnt_dscnt,
};
use crate::registers::Physical;
use alloc::vec::Vec;

/// The indices at which blocks begin, ascending.
pub(super) fn blocks(code: &[Inst<Physical>], target: &dyn Fn(usize) -> Option<usize>, entries: &[(usize, Entry)]) -> Vec<usize> {
    let mut starts: Vec<usize> = entries.iter().map(|&(start, _)| start).collect();
    starts.push(0);
    for (i, inst) in code
        .iter()
        .enumerate()
        .filter(|(_, inst)| inst.facts().is_branch() || inst.facts().is_terminator())
    {
        starts.push(i + 1);
        if inst.facts().is_branch() {
            starts.extend(target(i));
        }
    }
    starts.retain(|&start| start < code.len());
    starts.sort_unstable();
    starts.dedup();
    starts
}

pub(super) fn plan(
    waits: &Waits,
    code: &[Inst<Physical>],
    target: &dyn Fn(usize) -> Option<usize>,
    entries: &[(usize, Entry)],
    lanes: u8,
) -> Vec<(usize, Inst<Physical>)> {
    let starts = blocks(code, target, entries);
    let mut states: Vec<Option<State>> = alloc::vec![None; starts.len()];
    for (start, entry) in entries {
        if let Ok(block) = starts.binary_search(start) {
            states[block] = Some(match entry {
                Entry::Kernel => State::default(),
                Entry::Function => State::unknown(),
            });
        }
    }
    let mut walk = Walk {
        waits,
        target,
        code,
        lanes,
        out: Vec::new(),
        writing: false,
    };
    // Blocks in order, again as long as a branch backward brings something new.
    let mut again = true;
    while again {
        again = false;
        for block in 0..starts.len() {
            let Some(mut state) = states[block].clone() else { continue };
            let end = starts.get(block + 1).copied().unwrap_or(code.len());
            walk.block(&mut state, starts[block], end);
            let Some(last) = code[..end].last() else { continue };
            let jump = if last.facts().is_branch() { target(end - 1) } else { None };
            let next = if last.facts().is_terminator() { None } else { Some(end) };
            for successor in [jump, next].into_iter().flatten() {
                let Ok(successor) = starts.binary_search(&successor) else { continue };
                let changed = match &mut states[successor] {
                    Some(entry) => entry.join(&state),
                    entry => {
                        *entry = Some(state.clone());
                        true
                    }
                };
                again |= changed && successor <= block;
            }
        }
    }
    walk.writing = true;
    for (block, state) in states.into_iter().enumerate() {
        // No way leads to what has no state: it is never executed, or is no code.
        let Some(mut state) = state else { continue };
        let end = starts.get(block + 1).copied().unwrap_or(code.len());
        walk.block(&mut state, starts[block], end);
    }
    walk.out
}

struct Walk<'a> {
    waits: &'a Waits,
    target: &'a dyn Fn(usize) -> Option<usize>,
    code: &'a [Inst<Physical>],
    lanes: u8,
    out: Vec<(usize, Inst<Physical>)>,
    writing: bool,
}

impl Walk<'_> {
    fn block(&mut self, state: &mut State, start: usize, end: usize) {
        self.wait(state, start, state.entry_wait());
        state.settle();
        for i in start..end {
            let inst = &self.code[i];
            let explicit = explicit(inst);
            if !explicit.is_none() {
                state.waited(explicit);
            }
            let mut needed = state.needs(inst, self.lanes, self.waits.barriers, self.leaves(i));
            if inst.facts().is_clause() {
                // Nothing may come between the instructions of a clause: what they need is waited for before it.
                for member in self.code[i + 1..end].iter().take(clause(inst)) {
                    needed.join(state.needs(member, self.lanes, self.waits.barriers, false));
                }
            }
            self.wait(state, i, needed);
            state.issued(inst, self.lanes);
        }
    }

    /// Whether an instruction is a call, or a branch to an unknown place.
    fn leaves(&self, i: usize) -> bool {
        let facts = self.code[i].facts();
        facts.is_branch() && (facts.is_call() || (self.target)(i).is_none())
    }

    fn wait(&mut self, state: &mut State, before: usize, wait: Wait) {
        if wait.is_none() {
            return;
        }
        state.waited(wait);
        if self.writing {
            self.out.extend(instructions(wait).map(|inst| (before, inst)));
        }
    }
}

/// Instructions of a clause.
fn clause(inst: &Inst<Physical>) -> usize {
    (immediate(inst).unwrap_or(0) & 63) as usize + 1
}

pub(super) fn immediate(inst: &Inst<Physical>) -> Option<u32> {
    inst.operands().find_map(|operand| match operand.value {
        Value::Immediate(value) => Some(value),
        _ => None,
    })
}

/// What an instruction waits for by itself.
fn explicit(inst: &Inst<Physical>) -> Wait {
    let mut wait = Wait::NONE;
    let waits = inst.facts().waits;
    if let Some(count) = inst.modifier(Modifier::WaitExp) {
        wait.at_most(Counter::Exp, u8::try_from(count).unwrap_or(0));
    }
    if waits.is_empty() {
        return wait;
    }
    let immediate = immediate(inst);
    let two = waits.iter().count() == 2;
    for counter in waits.iter() {
        // Of two counters that of LDS has the low bits. Without an immediate everything is waited for.
        let shift = if two && counter != Counter::Ds { 8 } else { 0 };
        let count = immediate.map_or(0, |value| value >> shift & u32::from(counter.max()));
        wait.at_most(counter, u8::try_from(count).unwrap_or(0));
    }
    wait
}

/// The instructions that wait: as few as possible.
fn instructions(wait: Wait) -> impl Iterator<Item = Inst<Physical>> {
    let (load, store, ds) = (wait.get(Counter::Load), wait.get(Counter::Store), wait.get(Counter::Ds));
    let both = |a: Option<u8>, b: Option<u8>| Some((a?, b?));
    let (load_ds, store_ds) = (both(load, ds), if load.is_none() { both(store, ds) } else { None });
    let alone = |count: Option<u8>, joined: bool| count.filter(|_| !joined);
    [
        wait.get(Counter::Sample).map(|n| s_wait_samplecnt(n).inst()),
        wait.get(Counter::Bvh).map(|n| s_wait_bvhcnt(n).inst()),
        wait.get(Counter::Km).map(|n| s_wait_kmcnt(n).inst()),
        alone(store, store_ds.is_some()).map(|n| s_wait_storecnt(n).inst()),
        alone(load, load_ds.is_some()).map(|n| s_wait_loadcnt(n).inst()),
        alone(ds, load_ds.is_some() || store_ds.is_some()).map(|n| s_wait_dscnt(n).inst()),
        load_ds.map(|(n, ds)| s_wait_loadcnt_dscnt(WaitMemDs::new(n, ds)).inst()),
        store_ds.map(|(n, ds)| s_wait_storecnt_dscnt(WaitMemDs::new(n, ds)).inst()),
        wait.get(Counter::Exp).map(|n| s_wait_expcnt(n).inst()),
    ]
    .into_iter()
    .flatten()
}
