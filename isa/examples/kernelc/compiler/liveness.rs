//! Where each register is needed: from the instruction that writes it to the last one that reads it, on every way that control can take.

use super::error::At;
use super::machine::{Item, Virtual};
use rdna4_isa::{Label, Reg, Used, WaveSize};
use std::collections::{BTreeSet, HashMap};

/// The points of the list between which a run of registers is needed. Instruction `i` reads at `2 * i` and writes at `2 * i + 1`.
#[derive(Clone, Copy, Debug)]
pub struct Interval {
    pub register: Reg<Virtual>,
    /// Registers in the run.
    pub width: u16,
    /// What the number of the first is a multiple of.
    pub align: u16,
    pub from: usize,
    /// Still needed at this point.
    pub to: usize,
    /// What in the source it was first written for.
    pub at: At,
}

/// The intervals of all registers of a list, in the order of their first points.
pub fn intervals(items: &[Item]) -> Vec<Interval> {
    let mut found = Registers::default();
    let accesses = found.accesses(items);
    let blocks = blocks(items);
    let entered = entered(&blocks, &accesses);
    for (block, alive) in blocks.iter().zip(&entered) {
        // What a block finds is needed at its start, and at the end of those before it.
        for &register in alive {
            found.extend(register, block.from * 2);
        }
        for &register in block.next.iter().flat_map(|&next| &entered[next]) {
            found.extend(register, block.to * 2 - 1);
        }
    }
    for access in accesses.iter().flatten() {
        found.extend(access.register, access.point);
    }
    found.intervals.sort_by_key(|interval| interval.from);
    found.intervals
}

/// One access to a register.
#[derive(Clone, Copy)]
struct Access {
    /// Index of its interval.
    register: usize,
    point: usize,
    reads: bool,
}

#[derive(Default)]
struct Registers {
    index: HashMap<Reg<Virtual>, usize>,
    intervals: Vec<Interval>,
}

impl Registers {
    /// What each item does with registers, reads first.
    fn accesses(&mut self, items: &[Item]) -> Vec<Vec<Access>> {
        let mut all = Vec::with_capacity(items.len());
        for (i, item) in items.iter().enumerate() {
            let mut accesses = Vec::new();
            if let Item::Inst(inst, at) = item {
                inst.visit_registers(WaveSize::Wave32, |used| {
                    // Registers with names are used within single instructions, or right behind the one that writes them: nothing to allocate.
                    let Used::General(register) = used.register else { return };
                    let register = self.number(register, used.width, used.align, *at);
                    let written = i * 2 + usize::from(!used.early_clobber);
                    let reads = used.access.reads().then_some((true, i * 2));
                    let writes = used.access.writes().then_some((false, written));
                    for (reads, point) in reads.into_iter().chain(writes) {
                        accesses.push(Access { register, point, reads });
                    }
                });
            }
            accesses.sort_by_key(|access| !access.reads);
            all.push(accesses);
        }
        all
    }

    fn number(&mut self, register: Reg<Virtual>, width: u8, align: u8, at: At) -> usize {
        let next = self.intervals.len();
        let number = *self.index.entry(register).or_insert(next);
        if number == next {
            self.intervals.push(Interval {
                register,
                width: 0,
                align: 1,
                from: usize::MAX,
                to: 0,
                at,
            });
        }
        let interval = &mut self.intervals[number];
        interval.width = interval.width.max(width.into());
        interval.align = interval.align.max(align.into());
        number
    }

    fn extend(&mut self, register: usize, point: usize) {
        let interval = &mut self.intervals[register];
        interval.from = interval.from.min(point);
        interval.to = interval.to.max(point);
    }
}

/// Items that are always executed one after another.
struct Block {
    from: usize,
    to: usize,
    /// Blocks that can come next.
    next: Vec<usize>,
}

fn blocks(items: &[Item]) -> Vec<Block> {
    let mut starts = BTreeSet::from([0]);
    let mut labels: HashMap<Label, usize> = HashMap::new();
    for (i, item) in items.iter().enumerate() {
        match item {
            Item::Bind(label) => {
                starts.insert(i);
                labels.insert(*label, i);
            }
            Item::Inst(inst, _) if inst.facts().is_branch() => _ = starts.insert(i + 1),
            Item::Inst(..) => {}
        }
    }
    let starts: Vec<usize> = starts.into_iter().filter(|&start| start < items.len()).collect();
    let ends = starts.iter().skip(1).copied().chain([items.len()]);
    let block = |(from, to): (usize, usize)| {
        let (target, falls_through) = match &items[to - 1] {
            Item::Inst(inst, _) => (inst.label(), !inst.facts().is_terminator()),
            Item::Bind(_) => (None, true),
        };
        let places = target
            .and_then(|label| labels.get(&label).copied())
            .into_iter()
            .chain(falls_through.then_some(to));
        let next = places.filter_map(|place| starts.binary_search(&place).ok()).collect();
        Block { from, to, next }
    };
    starts.iter().copied().zip(ends).map(block).collect()
}

/// The registers that each block finds and reads, or that a later one reads. Repeated until nothing is added.
fn entered(blocks: &[Block], accesses: &[Vec<Access>]) -> Vec<BTreeSet<usize>> {
    let mut entered = vec![BTreeSet::new(); blocks.len()];
    loop {
        let mut changed = false;
        for (i, block) in blocks.iter().enumerate().rev() {
            let mut alive: BTreeSet<usize> = block.next.iter().flat_map(|&next| &entered[next]).copied().collect();
            for access in accesses[block.from..block.to].iter().rev().flat_map(|item| item.iter().rev()) {
                if access.reads {
                    alive.insert(access.register);
                } else {
                    // Lanes that EXEC leaves out keep what they have, but none comes back in this code: they are turned off once.
                    alive.remove(&access.register);
                }
            }
            if alive != entered[i] {
                entered[i] = alive;
                changed = true;
            }
        }
        if !changed {
            return entered;
        }
    }
}
