//! Registers for intervals: linear scan, in the order of the first points. Nothing is spilled; what has no room is an error.

use super::error::{Error, ErrorKind};
use super::liveness::Interval;
use super::machine::{Name, Virtual};
use rdna4_isa::{Reg, SGPRS};
use std::collections::HashMap;

/// How many registers of each file may be used.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    pub vgprs: u16,
    pub sgprs: u16,
}

impl Limits {
    /// All that the hardware has.
    pub const HARDWARE: Limits = Limits { vgprs: 256, sgprs: SGPRS };
}

/// The number of each register.
#[derive(Clone, Debug, Default)]
pub struct Allocation {
    numbers: HashMap<Reg<Virtual>, u16>,
    /// One more than the highest number in use.
    pub vgprs: u16,
    pub sgprs: u16,
}

impl Allocation {
    /// The number of a register; `None` for one that was not allocated.
    pub fn number(&self, register: Reg<Virtual>) -> Option<u16> {
        self.numbers.get(&register).copied()
    }
}

/// Chooses registers.
pub fn allocate(intervals: &[Interval], limits: Limits) -> Result<Allocation, Error> {
    let mut vector = File::new("vector", limits.vgprs);
    let mut scalar = File::new("scalar", limits.sgprs);
    let mut allocation = Allocation::default();
    for interval in intervals {
        let (file, name) = match interval.register {
            Reg::Vgpr(register) => (&mut vector, register.0),
            Reg::Sgpr(register) => (&mut scalar, register.0),
        };
        let first = match name {
            // Needed from the start on: nothing has been given away by then, since these come first.
            Name::Fixed(number) => number,
            Name::Virtual(_) => file.find(interval)?,
        };
        file.take(first, interval);
        allocation.numbers.insert(interval.register, first);
    }
    (allocation.vgprs, allocation.sgprs) = (vector.used(), scalar.used());
    Ok(allocation)
}

/// The registers of one file.
struct File {
    name: &'static str,
    limit: u16,
    /// For each register in use so far, the last point at which it is needed.
    needed: Vec<usize>,
}

impl File {
    fn new(name: &'static str, limit: u16) -> Self {
        let needed = Vec::new();
        File { name, limit, needed }
    }

    /// The lowest run that nobody needs any more.
    fn find(&self, interval: &Interval) -> Result<u16, Error> {
        let is_free = |number: u16| self.needed.get(usize::from(number)).is_none_or(|&to| to < interval.from);
        let starts = (0..self.limit).step_by(interval.align.into());
        let mut fitting = starts.take_while(|first| first + interval.width <= self.limit);
        fitting.find(|&first| (first..first + interval.width).all(is_free)).ok_or_else(|| {
            let (file, needed, limit) = (self.name, interval.width, self.limit);
            ErrorKind::Registers { file, needed, limit }.at(interval.at)
        })
    }

    fn take(&mut self, first: u16, interval: &Interval) {
        let end = usize::from(first + interval.width);
        if self.needed.len() < end {
            self.needed.resize(end, 0);
        }
        for needed in &mut self.needed[usize::from(first)..end] {
            *needed = (*needed).max(interval.to);
        }
    }

    fn used(&self) -> u16 {
        u16::try_from(self.needed.len()).unwrap_or(u16::MAX)
    }
}
