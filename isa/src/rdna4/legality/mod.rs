//! What hardware or manual forbids, over any instruction: built by a typed builder, by the dynamic door, or decoded.
//!
//! Most rules are tables that building looks at anyway: kinds of operands, runs, literals, properties, modifiers, the constant bus. There
//! [`class`] only gives a defect the name of its rule. What tables cannot say has a function in the module of its group. [`encodable`] is what
//! is left to do when a built instruction is encoded; [`Violations`] does everything, also for words that were read.
//!
//! | module | rules |
//! |---|---|
//! | `sources` | R1, R2, R4 to R6, R16 |
//! | `literals` | R3, R7 to R13 |
//! | `pairs` | R17 to R22 |
//! | `dpp` | R23 to R27 |
//! | `halves` | R14, R15, R28 to R31 |
//! | `registers` | R32, R51 |
//! | `image` | R33 to R35 |
//! | `memory` | R36 |
//! | `matrix` | R37 to R41 |
//! | `control` | R42 to R50 |
//! | `sequence` | R50, over several instructions |

mod class;
mod constant;
mod control;
mod dpp;
mod facts;
mod halves;
mod image;
mod literals;
mod matrix;
mod memory;
mod pairs;
mod registers;
mod rule;
mod sequence;
mod sources;

pub(crate) use class::{PROPERTIES, rule as rule_of};
pub(crate) use facts::RULED;
pub(crate) use memory::status_registers;
pub use rule::Rule;
pub use sequence::{SequenceLint, SequenceLints, lint_sequence};

use super::{ISA, pair};
use crate::engine::{Defect, DefectKind, Lowered, Raw, SECOND, State, admits};
use crate::error::{Illegal, Reason};
use crate::inst::Inst;
use crate::registers::Physical;
use crate::table::{NONE, Width};

/// A processor with this instruction set. All known ones obey the same rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Target {
    /// gfx1200.
    Gfx1200,
    /// gfx1201.
    Gfx1201,
}

/// Lanes of the waves that run the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WaveSize {
    /// 32.
    Wave32,
    /// 64.
    Wave64,
}

/// The first rule that a built instruction breaks, of those that placing its operands has not checked and that hold in both wave sizes.
#[inline]
pub(crate) const fn encodable(raw: &Raw) -> Option<Illegal> {
    if !matches!(raw.meta.state(), State::Built) {
        return None;
    }
    let shape = raw.shape(&ISA);
    let fixed = (raw.words[0] ^ shape.must_value[0]) & shape.must[0]
        | (raw.words[1] ^ shape.must_value[1]) & shape.must[1]
        | (raw.words[2] ^ shape.must_value[2]) & shape.must[2];
    let groups = facts::GROUPS[raw.row(&ISA).encoding as usize] | if fixed != 0 { facts::FIXED } else { 0 };
    let mut n = 0;
    while groups != 0 && n < NEEDS.len() {
        if groups & NEEDS[n] != 0
            && let Some(illegal) = step(raw, None, FIRST_RULE + n as u8)
        {
            return Some(illegal);
        }
        n += 1;
    }
    None
}

/// The first rule that a built instruction breaks in code for waves of this size, where its operands have been placed for that size.
pub(crate) const fn built(raw: &Raw, wave: WaveSize) -> Option<Illegal> {
    if let Some(illegal) = step(raw, None, 0) {
        return Some(illegal);
    }
    if let Some(illegal) = encodable(raw) {
        return Some(illegal);
    }
    match pairs::wave(raw, Some(wave)) {
        Some(illegal) => Some(illegal),
        None => matrix::index(raw, Some(wave)),
    }
}

/// What an encoding must have for each of the rules that are functions to concern it; 0 for those that need a wave size.
const NEEDS: [u8; 9] = {
    use facts::{FIXED, HINT, IMAGE, NAMED, STATUS};
    [FIXED, IMAGE, IMAGE, IMAGE, HINT, STATUS, NAMED, 0, 0]
};

/// What is checked, in this order: the first defect of building, each operand of the first and of the second half, what operands make together,
/// then the rules that are functions.
const FIRST_OPERAND: u8 = 1;
const TOGETHER: u8 = FIRST_OPERAND + 2 * SECOND;
const FIRST_RULE: u8 = TOGETHER + 1;
const STEPS: u8 = FIRST_RULE + NEEDS.len() as u8;

/// One check.
const fn step(raw: &Raw, wave: Option<WaveSize>, n: u8) -> Option<Illegal> {
    match n {
        0 => match raw.defect {
            Some(defect) => Some(Illegal::of(&ISA, raw, defect)),
            None => None,
        },
        FIRST_OPERAND..TOGETHER => operand(raw, wave, n - FIRST_OPERAND),
        TOGETHER => together(raw),
        _ => match n - FIRST_RULE {
            0 => registers::fixed(raw),
            1 => image::address(raw),
            2 => image::data(raw),
            3 => image::ray(raw),
            4 => memory::hint(raw),
            5 => memory::status(raw),
            6 => control::named(raw),
            7 => pairs::wave(raw, wave),
            _ => matrix::index(raw, wave),
        },
    }
}

/// An operand as it stands in the words.
const fn operand(raw: &Raw, wave: Option<WaveSize>, n: u8) -> Option<Illegal> {
    let row = if n < SECOND { raw.meta.row() } else { raw.meta.row_y() };
    let (Some(slot), true) = (raw.defect_slot(&ISA, n), row != NONE) else {
        return None;
    };
    let i = (n % SECOND) as usize;
    if let (Some(wave), true) = (wave, n < SECOND)
        && let Some(illegal) = other_wave(raw, wave, i)
    {
        return Some(illegal);
    }
    let mut op = if n < SECOND { raw.operand(&ISA, i) } else { raw.operand_y(&ISA, i) };
    match slot.width {
        Width::Wave(_, b) if op.width != 0 && matches!(wave, Some(WaveSize::Wave64)) => op.width = b,
        Width::Rule(_) => {
            op.width = super::rules::registers(raw, i);
            if op.width == 0 {
                op = Lowered::ABSENT;
            }
        }
        _ => {}
    }
    // Constants have no run of registers.
    if op.code >= 128 && op.code < 256 {
        op.width = 0;
    }
    let encoding = &ISA.tables.encodings[ISA.tables.rows[row as usize].encoding as usize];
    match admits(&ISA, encoding, slot, &op) {
        Ok(()) => None,
        Err((kind, value)) => Some(Illegal::of(&ISA, raw, Defect { kind, slot: n, value })),
    }
}

/// A mask or matrix that was given as many registers as it has in waves of the other size.
const fn other_wave(raw: &Raw, wave: WaveSize, i: usize) -> Option<Illegal> {
    let slot = &raw.shape(&ISA).slots[i];
    let given = raw.given(i);
    let Width::Wave(narrow, wide) = slot.width else { return None };
    let expected = match wave {
        WaveSize::Wave32 => narrow,
        WaveSize::Wave64 => wide,
    };
    if given == 0 || given == expected {
        return None;
    }
    Some(Illegal::new(&ISA, raw, Rule::RegisterRun, slot.name, Reason::Width { given, expected }))
}

/// What makes it an instruction of waves of the other size: an operand with as many registers as it has there, or that it is a pair.
#[cfg(feature = "alloc")]
pub(crate) fn of_other_wave(raw: &Raw, wave: WaveSize) -> Option<Illegal> {
    let operand = (0..raw.shape(&ISA).slots.len()).find_map(|i| other_wave(raw, wave, i));
    operand.or_else(|| pairs::wave(raw, Some(wave)))
}

/// The constant bus; of a pair, its banks too. Words hold one literal, so that there is no second one to find.
const fn together(raw: &Raw) -> Option<Illegal> {
    let result = if raw.meta.row_y() == NONE {
        if ISA.tables.encodings[raw.row(&ISA).encoding as usize].half != 255 {
            return Some(Illegal::of(
                &ISA,
                raw,
                Defect {
                    kind: DefectKind::NoForm,
                    slot: 0,
                    value: raw.meta.forms() as i64,
                },
            ));
        }
        crate::engine::bus_check(&ISA, raw)
    } else {
        pair::rules(&ISA, raw)
    };
    match result {
        Ok(()) => None,
        Err(defect) => Some(Illegal::of(&ISA, raw, defect)),
    }
}

/// Everything that is illegal about an instruction.
#[derive(Clone, Debug)]
pub struct Violations {
    raw: Raw,
    wave: WaveSize,
    next: u8,
}

impl Iterator for Violations {
    type Item = Illegal;

    fn next(&mut self) -> Option<Illegal> {
        while self.next < STEPS {
            let found = step(&self.raw, Some(self.wave), self.next);
            self.next += 1;
            // What was wrong while building says more than what is found in the words.
            if self.next == 1 && found.is_some() {
                self.next = STEPS;
            }
            if found.is_some() {
                return found;
            }
        }
        None
    }
}

/// What only the manual says about an instruction: nothing refuses it, and other sources may disagree.
#[derive(Clone, Debug)]
pub struct Lints {
    raw: Raw,
    wave: WaveSize,
    next: u8,
}

impl Iterator for Lints {
    type Item = Illegal;

    // Compiled where lints are asked for, as are the functions that it calls.
    #[inline]
    fn next(&mut self) -> Option<Illegal> {
        let (raw, wave) = (&self.raw, self.wave);
        loop {
            let found = match self.next {
                0 => sources::hazard(raw, wave),
                1 => sources::forbidden(raw),
                2 => pairs::order(raw),
                3 => dpp::halves(raw),
                4 => matrix::overlap(raw, wave),
                5 => control::clause(raw),
                6 => registers::unused(raw),
                7 => registers::nullified(raw),
                n @ 8..16 => control::unnamed(raw, usize::from(n - 8)),
                _ => return None,
            };
            self.next += 1;
            if found.is_some() {
                return found;
            }
        }
    }
}

impl Inst<Physical> {
    /// Whether the instruction is legal on this processor, in code for waves of this size.
    ///
    /// # Errors
    /// The first rule that it breaks; [`violations`](Inst::violations) has all.
    ///
    /// ```
    /// use rdna4_isa::*;
    /// // A pair of moves exists in wave32 only.
    /// let inst = Inst::decode(&[0xca10_0101, 0x0002_0101])?;
    /// assert_eq!(inst.check(Target::Gfx1200, WaveSize::Wave32), Ok(()));
    /// let error = inst.check(Target::Gfx1200, WaveSize::Wave64).unwrap_err();
    /// assert_eq!(error.rule, Rule::PairForms);
    /// # Ok::<(), DecodeError>(())
    /// ```
    pub const fn check(&self, _target: Target, wave: WaveSize) -> Result<(), Illegal> {
        let mut n = 0;
        while n < STEPS {
            if let Some(illegal) = step(&self.raw, Some(wave), n) {
                return Err(illegal);
            }
            n += 1;
        }
        Ok(())
    }

    /// Every rule that the instruction breaks. An instruction that could not be built has one violation: what building met first.
    pub const fn violations(&self, _target: Target, wave: WaveSize) -> Violations {
        Violations {
            raw: self.raw,
            wave,
            next: 0,
        }
    }

    /// What the manual forbids or advises against and no assembler checks (rules R16, R22, R27, R41, R50, R51), and numbers that have no name.
    /// What follows from the instructions around it is told by [`lint_sequence`].
    ///
    /// ```
    /// use rdna4_isa::*;
    /// let pair = dual(v_dual_mul_f32(v(0), v(1), v(2)), v_dual_mul_f32(v(1), v(0), v(5)));
    /// assert!(pair.encode().is_ok());
    /// assert_eq!(pair.lints(Target::Gfx1200, WaveSize::Wave32).next().map(|lint| lint.rule), Some(Rule::PairOrder));
    /// ```
    pub const fn lints(&self, _target: Target, wave: WaveSize) -> Lints {
        Lints {
            raw: self.raw,
            wave,
            next: 0,
        }
    }
}
