//! Waits that the library does not place: scalar registers that vector instructions read and that are written again.
//!
//! Vector instructions keep what they read of scalar registers. Where such a register is written later, what reads it then has to wait until the write is done:
//! after a scalar instruction's write every reader, after a vector instruction's write a vector instruction. Registers count in aligned pairs. This is what
//! LLVM 22 does for gfx1200 (its pass `AMDGPUWaitSGPRHazards`), but for the order of instructions, which is not looked at here: a register
//! counts as read by a vector instruction wherever in the code that is.

use super::emit::Placed;
use rdna4_isa::{Inst, NamedRegister, Reg, Unit, Used, WaitAlu, WaveSize, s_wait_alu};
use std::collections::BTreeSet;

/// An aligned pair of scalar registers, by half the number of the first. vcc is one.
type Pair = u16;

/// The pair that vcc is.
const VCC: Pair = 53;

/// Puts in waits before the instructions that need them.
pub fn insert_waits(items: &mut Vec<Placed>) {
    let kept: BTreeSet<Pair> = vector(items).flat_map(|inst| pairs(inst, Use::Reads)).collect();
    let written = |by: Unit| -> BTreeSet<Pair> {
        let writers = insts(items).filter(|inst| inst.facts().unit == by);
        writers
            .flat_map(|inst| pairs(inst, Use::Writes))
            .filter(|pair| kept.contains(pair))
            .collect()
    };
    let (by_scalar, by_vector) = (written(Unit::Salu), written(Unit::Valu));
    let mut pending = Pending::default();
    let old = std::mem::take(items);
    for item in old {
        match &item {
            // Control comes from elsewhere too, where anything may have been written.
            Placed::Bind(_) => {
                pending.scalar.clone_from(&by_scalar);
                pending.vector.clone_from(&by_vector);
            }
            Placed::Inst(inst, at) => {
                if let Some(wait) = pending.wait_before(inst) {
                    items.push(Placed::Inst(s_wait_alu(wait).inst(), *at));
                }
                pending.step(inst, &kept);
            }
        }
        items.push(item);
    }
}

fn insts(items: &[Placed]) -> impl Iterator<Item = &Inst> {
    items.iter().filter_map(|item| match item {
        Placed::Inst(inst, _) => Some(inst),
        Placed::Bind(_) => None,
    })
}

fn vector(items: &[Placed]) -> impl Iterator<Item = &Inst> {
    insts(items).filter(|inst| inst.facts().unit == Unit::Valu)
}

#[derive(Clone, Copy, PartialEq)]
enum Use {
    Reads,
    Writes,
}

/// The pairs of scalar registers that an instruction reads or writes.
fn pairs(inst: &Inst, wanted: Use) -> BTreeSet<Pair> {
    let mut pairs = BTreeSet::new();
    inst.visit_registers(WaveSize::Wave32, |used| {
        let first = match used.register {
            Used::General(Reg::Sgpr(first)) => first,
            Used::Named(NamedRegister::VccLo) => VCC * 2,
            _ => return,
        };
        let wanted = match wanted {
            Use::Reads => used.access.reads(),
            Use::Writes => used.access.writes(),
        };
        if wanted {
            let last = first + u16::from(used.width.max(1)) - 1;
            pairs.extend(first / 2..=last / 2);
        }
    });
    pairs
}

/// Pairs that may have been written since the last wait.
#[derive(Default)]
struct Pending {
    scalar: BTreeSet<Pair>,
    vector: BTreeSet<Pair>,
}

impl Pending {
    /// What the instruction has to wait for; it is waited for then.
    fn wait_before(&mut self, inst: &Inst) -> Option<WaitAlu> {
        let unit = inst.facts().unit;
        if !matches!(unit, Unit::Valu | Unit::Salu) {
            return None;
        }
        let reads = pairs(inst, Use::Reads);
        let mut wait = WaitAlu::new();
        if !self.scalar.is_disjoint(&reads) {
            wait = wait.sa_sdst(0);
            self.scalar.clear();
        }
        if unit == Unit::Valu && !self.vector.is_disjoint(&reads) {
            if self.vector.intersection(&reads).any(|&pair| pair == VCC) {
                wait = wait.va_vcc(0);
                self.vector.remove(&VCC);
            }
            if !self.vector.is_disjoint(&reads) {
                wait = wait.va_sdst(0);
                self.vector.retain(|&pair| pair == VCC);
            }
        }
        (wait != WaitAlu::new()).then_some(wait)
    }

    /// The instruction was issued.
    fn step(&mut self, inst: &Inst, kept: &BTreeSet<Pair>) {
        let pending = match inst.facts().unit {
            Unit::Salu => &mut self.scalar,
            Unit::Valu => &mut self.vector,
            _ => return,
        };
        pending.extend(pairs(inst, Use::Writes).intersection(kept));
    }
}
