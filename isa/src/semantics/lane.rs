//! Instructions: their operands read, their operation carried out, the result put where it belongs.

use super::meanings::{Entry, Meanings};
use super::mode::{Generation, Mode};
use super::operation::{Format, Modifiers, Operation};
use super::source::{Sources, constant};
use crate::arch::Arch;
use crate::inst::{Inst, OperandInfo, Value};
use crate::registers::{Reg, Registers};
use crate::table::Role;
use core::fmt;

/// An instruction set whose instructions can be evaluated.
pub trait Meaning: Arch {
    /// In what it differs from others.
    const GENERATION: Generation;
    /// The operations of its opcodes.
    #[doc(hidden)]
    const MEANINGS: &'static Meanings;
}

/// What an instruction does to one lane, or to the scalar registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lane {
    /// The bits that are written, at their places in the destination's register or run of registers.
    pub value: u128,
    /// Which bits are written; 0 where an instruction gives only a condition. The half of a scalar register that a 16-bit result leaves over is not among them:
    /// the documents don't say what becomes of it.
    pub written: u128,
    /// The lane's bit of the mask that is written (carry, comparison, `v_div_scale_*`), or SCC. `None` if there is none.
    pub condition: Option<bool>,
}

impl Lane {
    /// The destination after the instruction, given what it was before.
    #[must_use]
    pub const fn over(self, old: u128) -> u128 {
        old & !self.written | self.value
    }
}

/// Why an instruction was not evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Unsupported {
    /// No operation is known for the opcode: it touches memory, other lanes or the wave's state, or its result is not defined to the last bit.
    Opcode(&'static str),
    /// A source comes from another lane (DPP).
    OtherLanes(&'static str),
    /// A VOPD pair: two instructions in one.
    Pair(&'static str),
    /// The instruction was built wrong; `encode` says how.
    Illegal(&'static str),
    /// The client doesn't know the value of this operand.
    Unknown {
        /// The instruction's mnemonic.
        mnemonic: &'static str,
        /// The operand's name; `vcc` or `scc` where that is read without being named.
        operand: &'static str,
    },
}

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unsupported::Opcode(mnemonic) => write!(f, "{mnemonic}: what it computes is no function of one lane's sources that is known here"),
            Unsupported::OtherLanes(mnemonic) => write!(f, "{mnemonic}: a source comes from another lane"),
            Unsupported::Pair(mnemonic) => write!(f, "{mnemonic}: a pair, whose halves can be evaluated one by one"),
            Unsupported::Illegal(mnemonic) => write!(f, "{mnemonic}: the instruction is illegal, encoding it says why"),
            Unsupported::Unknown { mnemonic, operand } => write!(f, "{mnemonic}: the value of {operand} is not known"),
        }
    }
}

impl core::error::Error for Unsupported {}

/// What an instruction computes for one active lane, from its sources and the mode.
///
/// ```
/// use rdna4_isa::semantics::{Mode, evaluate};
/// use rdna4_isa::*;
///
/// let half_sum = v_add_f32(v(0), v(1), -v(2)).with_omod(Omod::Div2).with_clamp().inst();
/// let flushing = Mode::from_bits(0xc0); // output multipliers work only where denormal results are flushed
/// let lane = evaluate(&half_sum, [1.75f32.to_bits(), 0.25f32.to_bits()], &flushing)?;
/// assert_eq!(lane.value, u128::from(0.75f32.to_bits()));
///
/// let compare = v_cmp_gt_u32(VCC_LO, 5, v(3)).inst();
/// assert_eq!(evaluate(&compare, [4u32], &Mode::default())?.condition, Some(true));
/// # Ok::<(), semantics::Unsupported>(())
/// ```
///
/// # Errors
/// See [`Unsupported`]. Never panics.
pub fn evaluate<R: Registers, A: Meaning>(inst: &Inst<R, A>, mut sources: impl Sources<R>, mode: &Mode) -> Result<Lane, Unsupported> {
    let mnemonic = inst.info().mnemonic;
    if inst.raw.defect.is_some() {
        return Err(Unsupported::Illegal(mnemonic));
    }
    if inst.opcode_y().is_some() {
        return Err(Unsupported::Pair(mnemonic));
    }
    if A::MEANINGS.lanes.iter().any(|&lanes| modifier(inst, lanes).is_some()) {
        return Err(Unsupported::OtherLanes(mnemonic));
    }
    let entry = A::MEANINGS.operations.get(usize::from(inst.row().opcode)).copied().flatten();
    let Entry { operation, packed } = entry.ok_or(Unsupported::Opcode(mnemonic))?;
    let mut run = Run {
        operation,
        generation: &A::GENERATION,
        mode,
        omod: modifier(inst, A::MEANINGS.omod).unwrap_or(0) as u8,
        clamp: modifier(inst, A::MEANINGS.clamp) == Some(1),
        bits: [0; 4],
        aux: [0; 4],
    };
    run.read(inst, &mut sources)?;
    if packed {
        return Ok(run.packed());
    }
    let destination = inst.operands().find(|operand| matches!(operand.role, Role::Write | Role::ReadWrite));
    Ok(run.single(destination.as_ref()))
}

/// A modifier, if the instruction takes it.
fn modifier<R: Registers, A: Meaning>(inst: &Inst<R, A>, number: Option<u8>) -> Option<u32> {
    let number = number?;
    let takes = inst.shape().modifiers >> number & 1 == 1;
    if takes { inst.raw.modifier(A::isa(), number) } else { None }
}

const NEG: u8 = 1;
const ABS: u8 = 2;
const OPSEL: u8 = 4;
const OPSEL_HI: u8 = 8;

/// An instruction on its way through.
struct Run<'a> {
    operation: &'static Operation,
    generation: &'a Generation,
    mode: &'a Mode,
    omod: u8,
    clamp: bool,
    /// Bits of the sources, all of their registers.
    bits: [u128; 4],
    /// Auxiliary bits of the sources: neg, abs, op_sel, op_sel_hi.
    aux: [u8; 4],
}

impl Run<'_> {
    /// Reads as many sources as the operation has.
    fn read<R: Registers, A: Meaning>(&mut self, inst: &Inst<R, A>, sources: &mut impl Sources<R>) -> Result<(), Unsupported> {
        let mnemonic = inst.info().mnemonic;
        let named = inst.operands().filter(|operand| matches!(operand.role, Role::Read | Role::Imm));
        let tied = inst.operands().filter(|operand| operand.role == Role::ReadWrite);
        let unnamed = inst.info().implicit.iter().filter_map(|implicit| match (implicit.role, implicit.name) {
            (Role::Read | Role::ReadWrite, "vcc") => Some(condition("vcc", 106)),
            (Role::Read | Role::ReadWrite, "scc") => Some(condition("scc", 253)),
            _ => None,
        });
        let mut operands = named.chain(tied).chain(unnamed);
        let mut asked = 0;
        for (i, &format) in self.operation.sources().iter().enumerate() {
            let operand = operands.next().ok_or(Unsupported::Opcode(mnemonic))?;
            self.aux[i] = operand.aux;
            self.bits[i] = match constant(&operand, format) {
                Some(bits) => bits,
                None => {
                    asked += 1;
                    sources.read(asked - 1, &operand).ok_or(Unsupported::Unknown {
                        mnemonic,
                        operand: operand.name,
                    })?
                }
            };
        }
        Ok(())
    }

    /// The sources, each half chosen by a bit of its auxiliary ones; bits of `neg` and `abs` likewise.
    fn evaluate(&self, high: impl Fn(u8) -> bool, neg: u8, abs: u8) -> super::Outcome {
        let mut bits = self.bits;
        let mut modifiers = Modifiers {
            omod: self.omod,
            clamp: self.clamp,
            ..Modifiers::default()
        };
        for (i, (bits, format)) in bits.iter_mut().zip(self.operation.sources()).enumerate() {
            if format.bits() == 16 && high(self.aux[i]) {
                *bits >>= 16;
            }
            modifiers.neg |= u8::from(self.aux[i] & neg != 0) << i;
            modifiers.abs |= u8::from(self.aux[i] & abs != 0) << i;
        }
        self.operation.evaluate(&bits, modifiers, self.mode, self.generation)
    }

    fn single<R: Registers>(&self, destination: Option<&OperandInfo<R>>) -> Lane {
        let outcome = self.evaluate(|aux| aux & OPSEL != 0, NEG, ABS);
        let high = destination.is_some_and(|operand| operand.aux & OPSEL != 0);
        let scalar = destination.is_some_and(|operand| matches!(operand.value, Value::Register(Reg::Sgpr(_)) | Value::Special(..)));
        let (written, place) = self.operation.written(self.generation, high, scalar);
        Lane {
            value: outcome.value << place,
            written: outcome.part.unwrap_or(written),
            condition: outcome.condition,
        }
    }

    /// Both halves of a packed instruction. `neg` is `neg_lo` there and `abs` is `neg_hi`; `op_sel_hi` starts as 1, and a set bit says that it is 0.
    fn packed(&self) -> Lane {
        let low = self.evaluate(|aux| aux & OPSEL != 0, NEG, 0);
        let high = self.evaluate(|aux| aux & OPSEL_HI == 0, ABS, 0);
        Lane {
            value: low.value | high.value << 16,
            written: Format::B32.mask(),
            condition: None,
        }
    }
}

/// VCC or SCC, as an operand that is not named.
fn condition<R: Registers>(name: &'static str, code: u16) -> OperandInfo<R> {
    OperandInfo {
        name,
        kind: "mask",
        format: "any",
        role: Role::Read,
        width: 0,
        aux: 0,
        value: Value::Special(code, name),
    }
}
