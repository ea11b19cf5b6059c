//! Waits for counters, and hints about the ALU's latency: placed on request, from the facts of each opcode and the registers of each instruction.

mod access;
mod delay;
mod plan;
mod rewrite;
mod state;

use crate::inst::Inst;
use crate::rdna4::Counters;
use crate::registers::Physical;
use alloc::vec::Vec;

/// What may be outstanding where code begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Entry {
    /// Nothing: a kernel.
    #[default]
    Kernel,
    /// Anything, as at the first instruction of a function that others call: every counter but that of stores is waited for.
    Function,
}

/// Places the waits that code needs: before an instruction touches a register that an earlier one has yet to write or read, wherever control comes from.
///
/// A wait stands as late as it can, but not within a clause, and lets as many later accesses go on as possible; waits that the code has already are seen. What is waited for:
/// - loads, LDS accesses, scalar loads and messages: before their result is read or overwritten;
/// - exports: before what they read is overwritten, and before EXEC is written;
/// - everything but stores: before calls, returns and other jumps to unknown places, so that callers and callees owe each other nothing;
/// - memory, at barriers: before `s_barrier_signal`, unless [`without_barriers`](Waits::without_barriers) says that the client does it.
///
/// The order of accesses to the same memory is the client's business otherwise, as are hazards of the ALU, which `s_wait_alu` is for.
///
/// ```
/// use rdna4_isa::*;
/// let mut code = CodeBuffer::new();
/// code.push(global_load_b32(v(1), v(0), s2(4)));
/// code.push(global_load_b32(v(2), v(0), s2(6)));
/// code.push(v_add_f32(v(1), v(1), v(1)));
/// code.push(v_add_f32(v(1), v(1), v(2)));
/// code.insert_waits(&Waits::new());
/// let text = code.finish()?.to_string();
/// let lines: Vec<_> = text.lines().map(|line| line[36..].trim()).collect();
/// assert_eq!(lines[2..], ["s_wait_loadcnt 0x1", "v_add_f32_e32 v1, v1, v1", "s_wait_loadcnt 0x0", "v_add_f32_e32 v1, v1, v2"]);
/// # Ok::<(), CodeErrors>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waits {
    entry: Entry,
    barriers: bool,
    delays: bool,
}

impl Default for Waits {
    fn default() -> Self {
        Self::new()
    }
}

impl Waits {
    /// For a kernel, with waits at barriers, without hints.
    pub const fn new() -> Self {
        Waits {
            entry: Entry::Kernel,
            barriers: true,
            delays: false,
        }
    }

    /// What may be outstanding at the first instruction.
    #[must_use]
    pub const fn entry(self, entry: Entry) -> Self {
        Waits { entry, ..self }
    }

    /// Barriers are no reason to wait.
    #[must_use]
    pub const fn without_barriers(self) -> Self {
        Waits { barriers: false, ..self }
    }

    /// Adds `s_delay_alu` before instructions that read what the ALU has just computed. It changes no result.
    #[must_use]
    pub const fn with_delays(self) -> Self {
        Waits { delays: true, ..self }
    }

    /// What to put before which instruction, in order, for clients that keep instructions themselves. `target` gives the index of the instruction that a
    /// branch goes to; `None` for one that leaves the code.
    ///
    /// ```
    /// use rdna4_isa::*;
    /// let code: [Inst; 3] = [s_load_b32(s(0), s2(2), NULL).into(), s_nop(0).into(), s_add_co_u32(s(1), s(0), 1).into()];
    /// let waits = Waits::new().place(&code, |_| None);
    /// assert_eq!(waits, [(2, s_wait_kmcnt(0).into())]);
    /// ```
    pub fn place(&self, code: &[Inst<Physical>], target: impl Fn(usize) -> Option<usize>) -> Vec<(usize, Inst<Physical>)> {
        self.place_in(code, &target, &[(0, self.entry)], 64)
    }

    /// The same, where control comes from elsewhere at `entries`, and masks have so many lanes at most.
    fn place_in(
        &self,
        code: &[Inst<Physical>],
        target: &dyn Fn(usize) -> Option<usize>,
        entries: &[(usize, Entry)],
        lanes: u8,
    ) -> Vec<(usize, Inst<Physical>)> {
        let mut placed = plan::plan(self, code, target, entries, lanes);
        if self.delays {
            delay::add(&mut placed, code, target, entries, lanes);
        }
        placed
    }
}

/// What is waited for where nothing is known: stores write no register.
const UNKNOWN: Counters = {
    use crate::rdna4::Counter::{Bvh, Ds, Exp, Km, Load, Sample};
    Counters::of(&[Load, Sample, Bvh, Exp, Ds, Km])
};
