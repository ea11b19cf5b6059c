//! What the builders return: an instruction that knows its opcode as a type, so that methods exist only where the opcode has them.

use crate::arch::{AnyWave, Arch, Op, Wave};
use crate::engine::{File, Lowered, MAX_OPERANDS, Raw};
use crate::inst::Inst;
use crate::planned::{self, Numbered};
#[cfg(any(feature = "gcn", feature = "cdna"))]
use crate::registers::TOO_LARGE;
use crate::registers::{Registers, Store};
use core::marker::PhantomData;
use core::ops::Deref;

/// The operands of a builder call on their way into an instruction.
#[derive(Clone, Copy, Debug)]
pub struct Operands<R: Registers> {
    pub(crate) ops: [Lowered; MAX_OPERANDS],
    /// Which file each is from.
    pub(crate) files: [File; MAX_OPERANDS],
    pub(crate) regs: R::Store,
    pub(crate) count: u8,
}

impl<R: Registers> Default for Operands<R> {
    fn default() -> Self {
        Self::new()
    }
}

impl<R: Registers> Operands<R> {
    /// None yet.
    #[inline]
    pub fn new() -> Self {
        Operands {
            ops: [Lowered::ABSENT; MAX_OPERANDS],
            files: [File::None; MAX_OPERANDS],
            regs: R::Store::NEW,
            count: 0,
        }
    }

    /// Adds an operand without a client's register.
    #[inline]
    pub fn push(&mut self, op: Lowered) {
        self.push_from(op, File::None);
    }

    #[inline]
    fn push_from(&mut self, op: Lowered, file: File) {
        let i = self.count as usize;
        if i < MAX_OPERANDS {
            (self.ops[i], self.files[i]) = (op, file);
        }
        self.count += 1;
    }

    /// Adds a run of vector registers.
    #[inline]
    pub fn push_vgpr(&mut self, reg: R::Vgpr, width: u8) {
        let (code, slot) = R::Store::vgpr(reg);
        self.regs.put(self.count as usize, slot);
        self.push_from(Lowered::code(code, width), File::Vector);
    }

    /// Adds a run of scalar registers.
    #[inline]
    pub fn push_sgpr(&mut self, reg: R::Sgpr, width: u8) {
        let (code, slot) = R::Store::sgpr(reg);
        self.regs.put(self.count as usize, slot);
        self.push_from(Lowered::code(code, width), File::Scalar);
    }

    /// Adds a run of scalar registers of a file with so many.
    #[cfg(any(feature = "gcn", feature = "cdna"))]
    #[inline]
    pub(crate) fn push_sgpr_below(&mut self, reg: R::Sgpr, width: u8, count: u32) {
        let (code, slot) = R::Store::sgpr(reg);
        self.regs.put(self.count as usize, slot);
        // Codes above the file belong to other registers.
        let past = R::Store::PHYSICAL && code >= count && code < TOO_LARGE;
        self.push_from(Lowered::code(if past { TOO_LARGE + code } else { code }, width), File::Scalar);
    }

    /// Toggles auxiliary bits of the operand added last.
    #[inline]
    pub fn toggle(&mut self, aux: u8) {
        if let Some(op) = self.ops.get_mut((self.count as usize).wrapping_sub(1)) {
            op.aux ^= aux;
        }
    }
}

/// An instruction whose opcode is known as a type. It has all methods of [`Inst`], and those modifiers and forms that the opcode has.
///
/// `A` is the types of the operands where the opcode has several forms: a form that does not take them cannot be asked for.
pub struct Built<O: Op, R: Registers = crate::Physical, W: Wave = AnyWave, A = ()> {
    pub(crate) inst: Inst<R, O::Arch>,
    marker: PhantomData<Marker<O, W, A>>,
}

/// What an instruction knows of itself as types; `A` is only remembered, not held.
type Marker<O, W, A> = (O, W, fn() -> A);

impl<O: Op, R: Registers, W: Wave, A> Built<O, R, W, A> {
    /// Chooses the smallest form for the operands.
    #[doc(hidden)]
    #[inline(always)]
    pub fn new(operands: Operands<R>) -> Self {
        let Operands { ops, files, regs, count } = operands;
        let raw = match planned::build::<O>(&ops, &files, count) {
            Some(raw) => raw,
            None => exactly::<O::Arch>(O::INDEX, ops, count).by_fields(),
        };
        Built {
            inst: Inst {
                raw,
                regs,
                arch: PhantomData,
            },
            marker: PhantomData,
        }
    }

    /// The instruction without its type.
    #[inline]
    pub fn inst(self) -> Inst<R, O::Arch> {
        self.inst
    }

    /// The same with these forms to choose from.
    #[inline(always)]
    pub(crate) const fn with_forms(mut self, forms: u16) -> Self {
        let raw = &mut self.inst.raw;
        raw.meta = raw.meta.with_forms(forms);
        if let Some(lifted) = planned::lift::<O>(raw) {
            *raw = lifted;
        } else if forms >> raw.row(O::Arch::ISA).form & 1 == 0 {
            *raw = reformed::<O::Arch>(*raw).by_fields();
        }
        self
    }

    /// The same with a modifier set.
    #[inline(always)]
    pub(crate) const fn set<M: Numbered>(mut self, value: i64) -> Self {
        let raw = &mut self.inst.raw;
        if !planned::set::<O, M>(raw, value) {
            *raw = set_exactly::<O::Arch>(*raw, M::NUMBER, value).by_fields();
        }
        self
    }
}

/// Builds with all forms to choose from, and says what is wrong. The operands come by value, so that the quick way can keep its own in registers.
#[cold]
#[inline(never)]
fn exactly<A: Arch>(opcode: u16, ops: [Lowered; MAX_OPERANDS], count: u8) -> Raw {
    let isa = A::isa();
    let mut raw = Raw::build(isa, opcode, &ops, count, isa.forms);
    A::finish(&mut raw);
    raw
}

/// Chooses a form again.
#[inline(never)]
const fn reformed<A: Arch>(mut raw: Raw) -> Raw {
    raw.reform(A::ISA, 0);
    raw
}

/// Sets a modifier, and says what is wrong.
#[inline(never)]
const fn set_exactly<A: Arch>(mut raw: Raw, modifier: u8, value: i64) -> Raw {
    raw.set_modifier(A::ISA, modifier, value);
    raw
}

impl<O: Op, R: Registers, W: Wave, A> Clone for Built<O, R, W, A> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<O: Op, R: Registers, W: Wave, A> Copy for Built<O, R, W, A> {}

impl<O: Op, R: Registers, W: Wave, A> core::fmt::Debug for Built<O, R, W, A> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.inst.fmt(f)
    }
}

impl<O: Op, R: Registers, W: Wave, A> Deref for Built<O, R, W, A> {
    type Target = Inst<R, O::Arch>;

    #[inline]
    fn deref(&self) -> &Inst<R, O::Arch> {
        &self.inst
    }
}

impl<O: Op, R: Registers, W: Wave, A> From<Built<O, R, W, A>> for Inst<R, O::Arch> {
    #[inline]
    fn from(built: Built<O, R, W, A>) -> Self {
        built.inst
    }
}

/// An instruction in its short form, which takes no modifiers.
pub struct Short<O: Op, R: Registers = crate::Physical, W: Wave = AnyWave> {
    inst: Inst<R, O::Arch>,
    marker: PhantomData<(O, W)>,
}

impl<O: Op, R: Registers, W: Wave> Short<O, R, W> {
    #[inline]
    pub(crate) fn new(inst: Inst<R, O::Arch>) -> Self {
        Short { inst, marker: PhantomData }
    }

    /// The instruction without its type.
    #[inline]
    pub fn inst(self) -> Inst<R, O::Arch> {
        self.inst
    }
}

impl<O: Op, R: Registers, W: Wave> Clone for Short<O, R, W> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<O: Op, R: Registers, W: Wave> Copy for Short<O, R, W> {}

impl<O: Op, R: Registers, W: Wave> core::fmt::Debug for Short<O, R, W> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.inst.fmt(f)
    }
}

impl<O: Op, R: Registers, W: Wave> Deref for Short<O, R, W> {
    type Target = Inst<R, O::Arch>;

    #[inline]
    fn deref(&self) -> &Inst<R, O::Arch> {
        &self.inst
    }
}

impl<O: Op, R: Registers, W: Wave> From<Short<O, R, W>> for Inst<R, O::Arch> {
    #[inline]
    fn from(short: Short<O, R, W>) -> Self {
        short.inst
    }
}

/// One half of a pair of vector instructions that issue together. [`dual`](crate::dual) joins two halves.
pub struct Half<O: Op, R: Registers = crate::Physical, W: Wave = AnyWave> {
    pub(crate) operands: Operands<R>,
    marker: PhantomData<(O, W)>,
}

impl<O: Op, R: Registers, W: Wave> Half<O, R, W> {
    /// Keeps the operands until the other half is there.
    #[doc(hidden)]
    #[inline]
    pub fn new(operands: Operands<R>) -> Self {
        Half {
            operands,
            marker: PhantomData,
        }
    }
}

impl<O: Op, R: Registers, W: Wave> Clone for Half<O, R, W> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<O: Op, R: Registers, W: Wave> Copy for Half<O, R, W> {}
