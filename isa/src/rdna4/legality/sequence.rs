//! R50: what only a sequence of instructions shows. No assembler looks at it.
//!
//! Sorts of clause members are those that LLVM forms clauses of (`SIInsertHardClauses`).

use super::rule::Rule;
use super::{Target, WaveSize};
use crate::error::{Illegal, Reason};
use crate::inst::{Inst, Value};
use crate::rdna4::access::Used;
use crate::rdna4::{ISA, Opcode, Unit};
use crate::registers::{Physical, Reg};
use crate::table::matches;

/// A remark about a sequence: which instruction it is about, and what the manual says of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SequenceLint {
    /// Index of the instruction in the sequence.
    pub index: usize,
    /// The remark.
    pub lint: Illegal,
}

/// What [`lint_sequence`] finds, in the order of the instructions.
#[derive(Clone, Debug)]
pub struct SequenceLints<'a> {
    insts: &'a [Inst],
    wave: WaveSize,
    at: usize,
    step: usize,
    /// The members of the clause that was opened last.
    clause: core::ops::Range<usize>,
}

/// What the manual says of instructions that follow one another (rule R50) and no assembler checks: members and length of clauses, instructions that must be
/// one apart, hazards of matrix instructions and of `v_cmpx`, dwords behind the end. The instructions are looked at as they lie; branches are not followed.
/// What is said of each instruction alone is told by [`lints`](crate::Instruction::lints).
///
/// ```
/// use rdna4_isa::*;
/// let code = rdna4! {
///     s_clause {Clause::of(2)}
///     global_load_b32 v0, v[2:3], off
///     s_load_b32 s0, s[2:3], 0
///     s_nop 0
/// };
/// let found: Vec<_> = lint_sequence(&code, Target::Gfx1200, WaveSize::Wave32).map(|found| (found.index, found.lint.to_string())).collect();
/// assert_eq!(found, [(2, "s_load_b32: a member of another sort than the first one of the clause (R50)".to_string())]);
/// ```
#[inline]
pub fn lint_sequence(insts: &[Inst], _target: Target, wave: WaveSize) -> SequenceLints<'_> {
    SequenceLints {
        insts,
        wave,
        at: 0,
        step: 0,
        clause: 0..0,
    }
}

/// Dwords that are fetched ahead.
const TAIL: usize = 64;

/// Instructions of which the second must not follow the first at once.
const APART: [(Opcode, Opcode); 2] = [(Opcode::S_SETHALT, Opcode::S_GETREG_B32), (Opcode::S_SETPRIO, Opcode::S_GETREG_B32)];

impl Iterator for SequenceLints<'_> {
    type Item = SequenceLint;

    #[inline]
    fn next(&mut self) -> Option<SequenceLint> {
        while let Some(inst) = self.insts.get(self.at) {
            while let Some(step) = Self::STEPS.get(self.step) {
                self.step += 1;
                if let Some(text) = step(self, inst) {
                    let lint = Illegal::new(&ISA, &inst.raw, Rule::Sequence, "", Reason::Remark(text));
                    return Some(SequenceLint { index: self.at, lint });
                }
            }
            self.at += 1;
            self.step = 0;
        }
        None
    }
}

/// One look at an instruction and those before it.
type Step<S> = fn(&mut S, &Inst) -> Option<&'static str>;

impl SequenceLints<'_> {
    const STEPS: [Step<Self>; 6] = [Self::member, Self::opens, Self::apart, Self::permlane, Self::matrix, Self::tail];

    /// In a clause: only members of one sort, and `s_nop`.
    #[inline]
    fn member(&mut self, inst: &Inst) -> Option<&'static str> {
        if !self.clause.contains(&self.at) {
            return None;
        }
        match inst.opcode() {
            Opcode::S_NOP => return None,
            Opcode::S_DELAY_ALU => return Some("in a clause; a delay stands before s_clause"),
            _ => {}
        }
        let Some(sort) = Sort::of(inst) else {
            return Some("no member of a clause: those are vector instructions, or accesses of one sort to memory");
        };
        let first = self.insts[self.clause.start..self.at].iter().find_map(Sort::of);
        first
            .is_some_and(|first| first != sort)
            .then_some("a member of another sort than the first one of the clause")
    }

    /// A clause is opened, and all of it is there.
    #[inline]
    fn opens(&mut self, inst: &Inst) -> Option<&'static str> {
        if !inst.facts().is_clause() {
            return None;
        }
        let Some(Value::Immediate(field)) = inst.operands().next().map(|operand| operand.value) else {
            return None;
        };
        let length = (field & 0x3f) as usize + 1;
        self.clause = self.at + 1..self.at + 1 + length;
        (self.clause.end > self.insts.len()).then_some("the clause is longer than what follows")
    }

    /// Another instruction must come between.
    #[inline]
    fn apart(&mut self, inst: &Inst) -> Option<&'static str> {
        let before = self.insts.get(self.at.checked_sub(1)?)?;
        APART
            .contains(&(before.opcode(), inst.opcode()))
            .then_some("another instruction must come between this and the one before, which changes what is read")
    }

    /// A permutation behind a comparison that writes EXEC.
    #[inline]
    fn permlane(&mut self, inst: &Inst) -> Option<&'static str> {
        if !matches("v_permlane*", inst.info().mnemonic) {
            return None;
        }
        let before = self.vector_before()?;
        matches("v_cmpx*", before.info().mnemonic).then_some("a vector instruction other than v_nop must come between v_cmpx and this")
    }

    /// A matrix instruction whose factors the one before computes.
    #[inline]
    fn matrix(&mut self, inst: &Inst) -> Option<&'static str> {
        if !inst.facts().is_matrix() {
            return None;
        }
        let before = self.insts[..self.at].iter().rev().find(|before| before.facts().unit == Unit::Valu)?;
        if !before.facts().is_matrix() {
            return None;
        }
        let result = before.register_uses(self.wave).find(|used| used.name == "vdst")?;
        let (Used::General(Reg::Vgpr(first)), width) = (result.register, u16::from(result.width)) else {
            return None;
        };
        // The third source is added, or holds the keys of a sparse factor.
        let sparse = matches("v_swmmac*", inst.info().mnemonic);
        let overlaps = inst.register_uses(self.wave).any(|used| {
            let factor = used.name == "src0" || used.name == "src1" || sparse && used.name == "src2";
            match used.register {
                Used::General(Reg::Vgpr(other)) if factor => other < first + width && first < other + u16::from(used.width),
                _ => false,
            }
        });
        overlaps.then_some("v_nop or an independent vector instruction must come between this and the matrix instruction that computes its factor")
    }

    /// Behind the last end of the program.
    #[inline]
    fn tail(&mut self, inst: &Inst) -> Option<&'static str> {
        let rest = &self.insts[self.at + 1..];
        if !inst.facts().is_end() || rest.iter().any(|inst| inst.facts().is_end()) {
            return None;
        }
        let dwords: usize = rest.iter().map(|inst| inst.size() / 4).sum();
        (dwords < TAIL).then_some("64 dwords must follow the end of the program, which are fetched ahead")
    }

    /// The vector instruction before, of those that do something.
    #[inline]
    fn vector_before(&self) -> Option<&Inst> {
        let before = self.insts[..self.at].iter().rev();
        before
            .filter(|inst| inst.opcode() != Opcode::V_NOP)
            .find(|inst| inst.facts().unit == Unit::Valu)
    }
}

/// What the members of a clause have in common.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Sort {
    unit: Unit,
    family: Family,
    loads: bool,
    stores: bool,
}

/// Vector memory by how it is addressed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Family {
    /// Buffers, global and scratch memory, and what is no vector memory.
    Plain,
    Flat,
    Image,
    Sample,
}

/// Encodings of vector memory that are a family of their own.
const FAMILIES: [(&str, Family); 3] = [("vflat", Family::Flat), ("vimage*", Family::Image), ("vsample*", Family::Sample)];

impl Sort {
    /// The sort of an instruction that can be in a clause.
    #[inline]
    fn of(inst: &Inst<Physical>) -> Option<Sort> {
        let facts = inst.facts();
        let (loads, stores) = (facts.may_load(), facts.may_store());
        match facts.unit {
            // Caches that are written back or emptied are no accesses.
            Unit::Smem | Unit::Vmem | Unit::Lds if !loads && !stores => return None,
            Unit::Smem | Unit::Vmem | Unit::Lds | Unit::Valu => {}
            _ => return None,
        }
        let encoding = inst.encoding_info().name;
        let family = FAMILIES.iter().find(|(name, _)| matches(name, encoding));
        let memory = facts.unit == Unit::Vmem;
        Some(Sort {
            unit: facts.unit,
            family: family.map_or(Family::Plain, |(_, family)| *family),
            loads: memory && loads,
            stores: memory && stores,
        })
    }
}
