//! The counters of outstanding instructions, and sets of them.

use super::generated::Opcode;

/// A counter of instructions that have been issued and are not done. Waiting for one means waiting until at most so many are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Counter {
    /// LOADCNT: loads of vector memory without a sampler, atomics that return a value, invalidations.
    Load,
    /// STORECNT: stores, atomics that return nothing, write-backs.
    Store,
    /// SAMPLECNT: image instructions with a sampler.
    Sample,
    /// BVHCNT: intersections of rays.
    Bvh,
    /// EXPCNT: exports, and interpolation parameters read from LDS.
    Exp,
    /// DSCNT: LDS accesses.
    Ds,
    /// KMCNT: scalar memory and messages.
    Km,
}

impl Counter {
    /// All of them.
    pub const ALL: [Counter; 7] = [
        Counter::Load,
        Counter::Store,
        Counter::Sample,
        Counter::Bvh,
        Counter::Exp,
        Counter::Ds,
        Counter::Km,
    ];

    /// The instruction that waits for it alone. Which others do is in the [facts](Opcode::facts) of each opcode.
    ///
    /// ```
    /// use rdna4_isa::*;
    /// assert_eq!(Counter::Km.wait(), Opcode::S_WAIT_KMCNT);
    /// ```
    pub const fn wait(self) -> Opcode {
        match self {
            Counter::Load => Opcode::S_WAIT_LOADCNT,
            Counter::Store => Opcode::S_WAIT_STORECNT,
            Counter::Sample => Opcode::S_WAIT_SAMPLECNT,
            Counter::Bvh => Opcode::S_WAIT_BVHCNT,
            Counter::Exp => Opcode::S_WAIT_EXPCNT,
            Counter::Ds => Opcode::S_WAIT_DSCNT,
            Counter::Km => Opcode::S_WAIT_KMCNT,
        }
    }

    /// The largest number that can be waited for.
    pub const fn max(self) -> u8 {
        match self {
            Counter::Load | Counter::Store | Counter::Sample | Counter::Ds => 63,
            Counter::Km => 31,
            Counter::Bvh | Counter::Exp => 7,
        }
    }
}

/// A set of counters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counters(pub(super) u8);

impl Counters {
    /// No counter.
    pub const NONE: Counters = Counters(0);
    /// Every counter.
    pub const ALL: Counters = Counters(0x7f);

    /// These counters.
    pub const fn of(counters: &[Counter]) -> Self {
        let mut set = 0;
        let mut i = 0;
        while i < counters.len() {
            set |= 1 << counters[i] as u8;
            i += 1;
        }
        Counters(set)
    }

    /// Whether it is one of the set.
    #[inline]
    pub const fn has(self, counter: Counter) -> bool {
        self.0 >> counter as u8 & 1 != 0
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The counters of both sets.
    #[must_use]
    pub const fn union(self, other: Counters) -> Self {
        Counters(self.0 | other.0)
    }

    /// The counters, in the order of [`Counter`].
    pub fn iter(self) -> impl Iterator<Item = Counter> {
        Counter::ALL.into_iter().filter(move |&counter| self.has(counter))
    }
}
