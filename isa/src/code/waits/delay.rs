//! Hints for the ALU: which earlier instruction computes what the next one reads.

use super::Entry;
use super::access::{Run, visit};
use super::plan::blocks;
use crate::inst::Inst;
use crate::rdna4::{DelayAlu, InstId, InstSkip, Unit, s_delay_alu};
use crate::registers::Physical;
use alloc::vec::Vec;

/// What computed a register last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum By {
    Valu,
    Transcendental,
    Salu,
}

/// Registers that the ALU has just written: by what, and how many of its like were issued since.
struct Recent {
    run: Run,
    by: By,
    since: usize,
}

/// Hints by distance: vector instructions, transcendental ones, scalar ones.
const VALU: [InstId; 4] = [InstId::ValuDep1, InstId::ValuDep2, InstId::ValuDep3, InstId::ValuDep4];
const TRANSCENDENTAL: [InstId; 3] = [InstId::Trans32Dep1, InstId::Trans32Dep2, InstId::Trans32Dep3];
const SALU: [InstId; 1] = [InstId::SaluCycle1];

impl By {
    fn of(inst: &Inst<Physical>) -> Option<By> {
        let facts = inst.facts();
        match facts.unit {
            Unit::Valu if facts.is_transcendental() => Some(By::Transcendental),
            Unit::Valu => Some(By::Valu),
            Unit::Salu => Some(By::Salu),
            _ => None,
        }
    }

    const fn hints(self) -> &'static [InstId] {
        match self {
            By::Valu => &VALU,
            By::Transcendental => &TRANSCENDENTAL,
            By::Salu => &SALU,
        }
    }
}

/// Adds hints to what is placed, within blocks.
pub(super) fn add(
    placed: &mut Vec<(usize, Inst<Physical>)>,
    code: &[Inst<Physical>],
    target: &dyn Fn(usize) -> Option<usize>,
    entries: &[(usize, Entry)],
    lanes: u8,
) {
    let starts = blocks(code, target, entries);
    let mut recent: Vec<Recent> = Vec::new();
    let mut hints = Vec::new();
    for (i, inst) in code.iter().enumerate() {
        // A wait for memory lets the ALU finish meanwhile, but says nothing of it: hints go on across it, not across the start of a block.
        if starts.binary_search(&i).is_ok() {
            recent.clear();
        }
        let by = By::of(inst);
        if by.is_some() {
            hints.extend(hint(&recent, inst, lanes).map(|hint| (i, s_delay_alu(hint).inst())));
        }
        step(&mut recent, inst, by, lanes);
    }
    placed.extend(hints);
    // Waits first: the hint counts from the instruction behind it.
    placed.sort_by_key(|&(before, _)| before);
}

/// The nearest instruction of each sort that the operands come from.
fn hint(recent: &[Recent], inst: &Inst<Physical>, lanes: u8) -> Option<DelayAlu> {
    let mut found: Vec<InstId> = Vec::new();
    for by in [By::Transcendental, By::Valu, By::Salu] {
        let mut nearest = None;
        visit(inst, lanes, |access| {
            let written = recent
                .iter()
                .filter(|recent| recent.by == by && access.reads && recent.run.overlaps(access.run));
            nearest = written.map(|recent| recent.since).chain(nearest).min();
        });
        found.extend(nearest.and_then(|since| by.hints().get(since)));
    }
    let first = DelayAlu::new(*found.first()?);
    Some(found.get(1).map_or(first, |&second| first.then(InstSkip::Same, second)))
}

/// The instruction was issued.
fn step(recent: &mut Vec<Recent>, inst: &Inst<Physical>, by: Option<By>, lanes: u8) {
    for old in recent.iter_mut() {
        // Scalar results are counted in cycles, of which every instruction takes one.
        if old.by == By::Salu || by == Some(old.by) {
            old.since += 1;
        }
    }
    recent.retain(|old| old.since < old.by.hints().len());
    visit(inst, lanes, |access| {
        if access.writes && !access.run.is_exec() {
            recent.retain(|old| !access.run.covers(old.run));
            recent.extend(by.map(|by| Recent {
                run: access.run,
                by,
                since: 0,
            }));
        }
    });
}
