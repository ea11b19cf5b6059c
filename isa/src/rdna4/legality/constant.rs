//! Instructions in constant evaluation: what breaks a rule there does not compile.

use crate::engine::{ABSENT, Lowered, Raw};
use crate::error::Illegal;
use crate::inst::{Inst, Operand, Words};
use crate::rdna4::generated::{Form, Modifier, Opcode};
use crate::rdna4::{ISA, pair, rules};
use crate::registers::Physical;

impl Inst<Physical> {
    /// [`new`](Inst::new) for constants: what is wrong is kept, as in the typed builders, until [`constant_words`](Inst::constant_words).
    ///
    /// ```
    /// use rdna4_isa::*;
    /// const ADD: Words = Inst::constant(Opcode::V_ADD_F32, Form::E32, &[Operand::vgpr(2, 1), Operand::vgpr(1, 1), Operand::vgpr(2, 1)]).constant_words();
    /// assert_eq!(ADD.words(), [0x0604_0501]);
    /// ```
    ///
    /// ```compile_fail
    /// use rdna4_isa::*;
    /// // rule R1: a vector instruction reads at most two different scalar values
    /// const FMA: Words = Inst::constant(
    ///     Opcode::V_FMA_F32,
    ///     Form::E64,
    ///     &[Operand::vgpr(0, 1), Operand::sgpr(1, 1), Operand::sgpr(2, 1), Operand::sgpr(3, 1)],
    /// ).constant_words();
    /// ```
    #[must_use]
    #[inline]
    pub const fn constant(opcode: Opcode, form: Form, operands: &[Operand]) -> Self {
        let (ops, count) = lowered(operands);
        let mut raw = Raw::build(&ISA, opcode as u16, &ops, count, 1 << form as u8);
        rules::finish(&mut raw);
        Inst::from_raw(raw)
    }

    /// A pair of vector instructions from the operands of both halves, the first half first.
    ///
    /// ```
    /// use rdna4_isa::*;
    /// const PAIR: Words = Inst::constant_pair(
    ///     (Opcode::V_DUAL_MUL_F32, &[Operand::vgpr(0, 1), Operand::vgpr(1, 1), Operand::vgpr(2, 1)]),
    ///     (Opcode::V_DUAL_ADD_F32, &[Operand::vgpr(3, 1), Operand::vgpr(4, 1), Operand::vgpr(5, 1)]),
    /// ).constant_words();
    /// assert_eq!(PAIR.words(), [0xc8c8_0501, 0x0002_0b04]);
    /// ```
    #[must_use]
    #[inline]
    pub const fn constant_pair(x: (Opcode, &[Operand]), y: (Opcode, &[Operand])) -> Self {
        let ((ops_x, count_x), (ops_y, count_y)) = (lowered(x.1), lowered(y.1));
        let half_x = pair::build_half(x.0 as u16, 0, &ops_x, count_x);
        let half_y = pair::build_half(y.0 as u16, 1, &ops_y, count_y);
        let mut raw = pair::join(&ISA, half_x, half_y);
        pair::check_parity(&mut raw, &ops_x, &ops_y);
        Inst::from_raw(raw)
    }

    /// [`with_modifier`](Inst::with_modifier) for constants.
    #[must_use]
    #[inline]
    pub const fn constant_modifier(mut self, modifier: Modifier, value: i64) -> Self {
        self.raw.set_modifier(&ISA, modifier as u8, value);
        self
    }

    /// The dwords of a constant instruction.
    ///
    /// # Panics
    /// If the instruction is illegal: in constant evaluation a compile error that names the rule. Elsewhere use [`encode`](Inst::encode).
    #[must_use]
    #[inline]
    pub const fn constant_words(&self) -> Words {
        match self.first_illegal() {
            Some(illegal) => panic!("{}", illegal.rule.line()),
            None => Words::new(self.raw.words, self.raw.meta.dwords()),
        }
    }

    /// What [`encode`](Inst::encode) would return as an error.
    #[inline]
    pub(crate) const fn first_illegal(&self) -> Option<Illegal> {
        match self.raw.defect {
            Some(defect) => Some(Illegal::of(&ISA, &self.raw, defect)),
            None => super::encodable(&self.raw),
        }
    }
}

/// Operands as the engine takes them; too many stay too many.
#[inline]
const fn lowered(operands: &[Operand]) -> ([Lowered; 8], u8) {
    let mut ops = [Lowered {
        code: ABSENT,
        value: 0,
        width: 0,
        aux: 0,
    }; 8];
    let mut i = 0;
    while i < operands.len() && i < 8 {
        ops[i] = operands[i].lowered;
        i += 1;
    }
    (ops, if operands.len() > 8 { 9 } else { operands.len() as u8 })
}
