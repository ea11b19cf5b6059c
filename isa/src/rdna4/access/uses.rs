//! From an instruction's operands, implicit registers and fields to the register runs that it uses.

use super::{Access, File, NamedRegister, Part, RegisterUse, Used};
use crate::inst::{Inst, OperandInfo, Value};
use crate::rdna4::legality::status_registers;
use crate::rdna4::{Form, ISA, Modifier, Rdna4, Unit, WaveSize};
use crate::registers::{Reg, Registers, SGPRS};
use crate::table::{Implicit, OPSEL, OPSEL_HI, Role, Slot, Width};

/// Registers by the names that implicit uses have in the definitions, and how many there are in wave32 and wave64.
const IMPLICIT: &[(&str, NamedRegister, u8, u8)] = &[
    ("vcc", NamedRegister::VccLo, 1, 2),
    ("m0", NamedRegister::M0, 1, 1),
    ("exec", NamedRegister::ExecLo, 1, 2),
    ("scc", NamedRegister::Scc, 1, 1),
    ("mode", NamedRegister::Mode, 1, 1),
    ("flat_scratch", NamedRegister::FlatScratch, 2, 2),
    ("pc", NamedRegister::Pc, 2, 2),
];

/// Implicit registers that an instruction uses only with a modifier.
const WITH: &[(&str, Modifier)] = &[("m0", Modifier::RowEn)];

/// The operand code that is no register: writes are dropped, reads give 0.
const NULL: u16 = 124;

impl<R: Registers> Inst<R, Rdna4> {
    /// Calls `visit` for each register run that the instruction uses in code of that wave size: operands in the order of
    /// [`operands`](crate::Instruction::operands), then what it uses without naming it. Nothing is allocated.
    ///
    /// Constants, immediates, `null` and operands left out are no registers. Neither is the destination of an atomic that returns nothing.
    ///
    /// ```
    /// use rdna4_isa::*;
    ///
    /// let fma = v_fmac_f32(v(0), v(1), -0.5);
    /// let mut seen = vec![];
    /// fma.visit_registers(WaveSize::Wave32, |used| seen.push((used.name, used.access, used.register)));
    /// assert_eq!(seen, [
    ///     ("vdst", Access::ReadWrite, Used::General(Reg::Vgpr(0))),
    ///     ("src0", Access::Read, Used::General(Reg::Vgpr(1))),
    ///     ("exec", Access::Read, Used::Named(NamedRegister::ExecLo)),
    ///     ("mode", Access::Read, Used::Named(NamedRegister::Mode)),
    /// ]);
    /// ```
    pub fn visit_registers(&self, wave: WaveSize, visit: impl FnMut(RegisterUse<R>)) {
        self.register_uses(wave).for_each(visit);
    }

    /// What [`visit_registers`](crate::Instruction::visit_registers) visits, as an iterator.
    ///
    /// ```
    /// use rdna4_isa::*;
    ///
    /// // With a scalar base an address is one register, without one it is two.
    /// let width = |inst: Inst| inst.register_uses(WaveSize::Wave32).find(|used| used.name == "vaddr").map(|used| used.width);
    /// assert_eq!(width(global_load_b32(v(0), v(1), s2(2)).inst()), Some(1));
    /// assert_eq!(width(global_load_b32(v(0), v2(1), OFF).inst()), Some(2));
    /// ```
    pub fn register_uses(&self, wave: WaveSize) -> impl Iterator<Item = RegisterUse<R>> + use<'_, R> {
        let tables = ISA.tables;
        let slots = self.shape().slots;
        let slots_y = self.row_y().map_or(&[][..], |row| tables.shapes[row.shape as usize].slots);
        let named = slots.iter().chain(slots_y).zip(self.operands()).enumerate();
        let implicit = self.info().implicit;
        let implicit_y = self.row_y().map_or(&[][..], |row| tables.opcodes[row.opcode as usize].implicit);
        // What both halves of a pair do is done once.
        let implicit_y = implicit_y.iter().filter(move |used| !implicit.contains(used));
        named
            .filter_map(move |(i, (slot, operand))| self.named(wave, i, slot, operand))
            .chain(self.relative())
            .chain(implicit.iter().chain(implicit_y).filter_map(move |used| self.unnamed(wave, used)))
    }

    fn named(&self, wave: WaveSize, i: usize, slot: &Slot, operand: OperandInfo<R>) -> Option<RegisterUse<R>> {
        let register = match operand.value {
            Value::Register(reg) => Used::General(reg),
            Value::Special(NULL, _) => return None,
            Value::Special(code, _) => Used::Named(NamedRegister::of_code(code)?),
            Value::Inline(_) | Value::Literal(_) | Value::Immediate(_) | Value::Absent => return None,
        };
        let facts = self.facts();
        let vector = matches!(register, Used::General(Reg::Vgpr(_)));
        let mut access = self.access(slot)?;
        // A lane whose source does not exist keeps the old value, and so does a register beside which another is written.
        if access == Access::Write && (vector && self.keeps_lanes() || facts.writes_relative()) {
            access = Access::ReadWrite;
        }
        let width = match (register, slot.width) {
            (Used::Named(NamedRegister::Scc), _) => 1,
            (_, Width::Wave(narrow, wide)) => by_wave(wave, narrow, wide),
            // The data of a buffer load come first.
            _ if i == 0 && access.writes() => operand.width + status_registers(&self.raw),
            _ => operand.width,
        };
        let (align, limit) = match register {
            Used::General(Reg::Vgpr(_)) => (1, vector_limit(slot)),
            Used::General(Reg::Sgpr(_)) => (align(width), SGPRS),
            _ => (1, 0),
        };
        Some(RegisterUse {
            register,
            width,
            access,
            operand: u8::try_from(i).ok(),
            name: slot.name,
            tied: (slot.tied != u8::MAX).then_some(slot.tied),
            part: part(slot, &operand),
            masked: access.writes() && vector && !facts.is_matrix() && self.reads_exec(),
            early_clobber: access.writes() && facts.is_early_clobber(),
            align,
            limit,
        })
    }

    /// What is done with an operand; `None` where it is nothing. An atomic that returns nothing leaves its destination alone.
    fn access(&self, slot: &Slot) -> Option<Access> {
        match (slot.role, self.discards()) {
            (Role::Read | Role::Imm, _) | (Role::ReadWrite, true) => Some(Access::Read),
            (Role::ReadWrite, false) => Some(Access::ReadWrite),
            (Role::Write, false) => Some(Access::Write),
            (Role::Write, true) => None,
        }
    }

    fn reads_exec(&self) -> bool {
        self.info().implicit.iter().any(|used| used.name == "exec")
    }

    /// Whether a lane that is active can keep what its destination had, because lanes are exchanged and it gets no value.
    fn keeps_lanes(&self) -> bool {
        match self.form() {
            Form::Dpp8 | Form::E64Dpp8 => true,
            Form::Dpp16 | Form::E64Dpp16 => {
                let full = |modifier| self.modifier(modifier) == Some(ALL);
                !(full(Modifier::RowMask) && full(Modifier::BankMask) && self.modifier(Modifier::BoundCtrl) == Some(1))
            }
            _ => false,
        }
    }

    /// The file any register of which the instruction can use, since M0 is added to the number in an operand.
    fn relative(&self) -> Option<RegisterUse<R>> {
        let facts = self.facts();
        let access = match (facts.reads_relative(), facts.writes_relative()) {
            (true, true) => Access::ReadWrite,
            (true, false) => Access::Read,
            (false, true) => Access::Write,
            (false, false) => return None,
        };
        let vector = facts.unit == Unit::Valu;
        Some(RegisterUse {
            width: 0,
            masked: access.writes() && vector,
            ..RegisterUse::unnamed("m0", Used::Any(if vector { File::Vgpr } else { File::Sgpr }), access)
        })
    }

    /// An implicit register, unless it is one that a modifier of the instruction leaves out.
    fn unnamed(&self, wave: WaveSize, used: &Implicit) -> Option<RegisterUse<R>> {
        let &(name, register, narrow, wide) = IMPLICIT.iter().find(|(name, ..)| *name == used.name)?;
        if WITH.iter().any(|&(with, modifier)| with == name && self.modifier(modifier) == Some(0)) {
            return None;
        }
        let access = match used.role {
            Role::Read | Role::Imm => Access::Read,
            Role::Write => Access::Write,
            Role::ReadWrite => Access::ReadWrite,
        };
        Some(RegisterUse {
            width: by_wave(wave, narrow, wide),
            ..RegisterUse::unnamed(name, Used::Named(register), access)
        })
    }
}

impl<R: Registers> RegisterUse<R> {
    /// What an instruction does with one register that is no operand.
    const fn unnamed(name: &'static str, register: Used<R>, access: Access) -> Self {
        RegisterUse {
            register,
            width: 1,
            access,
            operand: None,
            name,
            tied: None,
            part: Part::Whole,
            masked: false,
            early_clobber: false,
            align: 1,
            limit: 0,
        }
    }
}

/// All rows of lanes, or all banks.
const ALL: u32 = 15;

const fn by_wave(wave: WaveSize, narrow: u8, wide: u8) -> u8 {
    match wave {
        WaveSize::Wave32 => narrow,
        WaveSize::Wave64 => wide,
    }
}

/// Where runs of so many scalar registers can start (R32a).
const fn align(width: u8) -> u8 {
    match width {
        0 | 1 => 1,
        2 => 2,
        _ => 4,
    }
}

/// One more than the highest number of a vector register that the slot takes.
fn vector_limit(slot: &Slot) -> u16 {
    let kind = &ISA.tables.kinds[slot.kind as usize];
    (1..=256).rev().find(|number| kind.has(255 + number)).unwrap_or(0)
}

/// The half of a 16-bit operand that can be either. Packed operands choose twice, and are whole registers.
fn part<R: Registers>(slot: &Slot, operand: &OperandInfo<R>) -> Part {
    if slot.aux[OPSEL] == u8::MAX || slot.aux[OPSEL_HI] != u8::MAX || ISA.tables.formats[slot.format as usize].1 != 16 {
        Part::Whole
    } else if operand.aux >> OPSEL & 1 == 0 {
        Part::Low
    } else {
        Part::High
    }
}
