//! Operands as values: what the dynamic door takes, and what an instruction tells of its operands.

use crate::engine::{ABSENT, IMM, Isa, LITERAL, Lowered};
use crate::registers::{Physical, Reg, Registers, SGPRS, TOO_LARGE};
use crate::table::{Role, Slot};

/// An operand for [`Inst::new`](crate::Inst::new): a register run, a constant, an immediate, or nothing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Operand<R: Registers = Physical> {
    pub(crate) lowered: Lowered,
    pub(crate) marker: core::marker::PhantomData<R>,
}

impl Operand<Physical> {
    const fn of(lowered: Lowered) -> Self {
        Operand {
            lowered,
            marker: core::marker::PhantomData,
        }
    }

    /// `width` vector registers from `first` on.
    pub const fn vgpr(first: u16, width: u8) -> Self {
        Self::of(Lowered::code(256 + first as u32, width))
    }

    /// `width` scalar registers from `first` on.
    pub const fn sgpr(first: u16, width: u8) -> Self {
        Self::of(Lowered::code(if first < SGPRS { first as u32 } else { TOO_LARGE + first as u32 }, width))
    }

    /// Anything with an operand code: special registers, inline constants (128 is 0, 192 is 64, 193 is -1, 240 is 0.5, …).
    pub const fn code(code: u16, width: u8) -> Self {
        Self::of(Lowered::code(code as u32, width))
    }

    /// The literal dword.
    pub const fn literal(value: u32) -> Self {
        Self::of(Lowered::literal(value))
    }

    /// An immediate, as the field holds it.
    pub const fn imm(value: u32) -> Self {
        Self::of(Lowered::imm(value as i64))
    }

    /// An operand left out (`off`).
    pub const ABSENT: Self = Self::of(Lowered::ABSENT);

    /// The same negated (`neg`; `neg_lo` of packed operands).
    #[must_use]
    pub const fn neg(self) -> Self {
        self.toggled(1)
    }

    /// The same as absolute value (`abs`; `neg_hi` of packed operands).
    #[must_use]
    pub const fn abs(self) -> Self {
        self.toggled(2)
    }

    /// The same with auxiliary bits toggled: bit 0 neg, 1 abs, 2 op_sel, 3 op_sel_hi, 4.. the presence bits of address operands.
    #[must_use]
    pub const fn toggled(self, aux: u8) -> Self {
        Self::of(self.lowered.toggle(aux))
    }
}

/// What an operand is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value<R: Registers = Physical> {
    /// A run of general registers.
    Register(Reg<R>),
    /// A special register, by operand code and name of its class.
    Special(u16, &'static str),
    /// An inline constant, by operand code.
    Inline(u16),
    /// The literal dword.
    Literal(u32),
    /// An immediate.
    Immediate(u32),
    /// Left out (`off`).
    Absent,
}

/// One operand of an instruction: its place in the definition, and what it is here.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OperandInfo<R: Registers = Physical> {
    /// Name in the definition (`src0`).
    pub name: &'static str,
    /// Kind in the definition (`src`).
    pub kind: &'static str,
    /// Data format (`f32`).
    pub format: &'static str,
    /// What the instruction does with it.
    pub role: Role,
    /// Registers in the run; 0 for what is no register.
    pub width: u8,
    /// Auxiliary bits that differ from their start values: bit 0 neg, 1 abs, 2 op_sel, 3 op_sel_hi.
    pub aux: u8,
    /// What it is.
    pub value: Value<R>,
}

impl<R: Registers> OperandInfo<R> {
    pub(crate) fn new(isa: &Isa, slot: &Slot, op: Lowered, reg: Option<Reg<R>>) -> Self {
        let class = isa
            .tables
            .classes
            .iter()
            .find(|class| (u32::from(class.first)..=u32::from(class.last)).contains(&op.code));
        let code = u16::try_from(op.code).unwrap_or(u16::MAX);
        let value = match (op.code, reg) {
            (ABSENT, _) => Value::Absent,
            (IMM, _) => Value::Immediate(u32::try_from(op.value).unwrap_or(0)),
            (LITERAL, _) => Value::Literal(u32::try_from(op.value).unwrap_or(0)),
            (_, Some(reg)) if class.is_none_or(|class| class.counted) => Value::Register(reg),
            _ => match class {
                Some(class) if !class.constant => Value::Special(code, class.name),
                _ => Value::Inline(code),
            },
        };
        let width = if matches!(value, Value::Register(_) | Value::Special(..)) {
            op.width
        } else {
            0
        };
        OperandInfo {
            name: slot.name,
            kind: isa.tables.kinds[slot.kind as usize].name,
            format: isa.tables.formats[slot.format as usize].0,
            role: slot.role,
            width,
            aux: op.aux,
            value,
        }
    }
}
