//! The instruction type that everything else makes, reads or changes.

mod operand;
mod words;

pub use operand::{Operand, OperandInfo, Value};
pub use words::Words;

use crate::arch::Arch;
use crate::engine::{DecodeError, DefectKind, Dwords, Lowered, Raw, Read, State, decode_exactly, find_any, find_one, find_pair};
use crate::error::EncodeError;
use crate::rdna4::{Rdna4, pair};
use crate::registers::{Direct, Physical, Reg, Registers, Store};
use crate::table::{EncodingInfo, NONE, OpcodeInfo, Row, Shape, Width};
use core::marker::PhantomData;

/// One instruction (or one VOPD pair) over a client's registers.
///
/// It is the encoded bits, the form they are in, and, for client registers, the registers. Anything that was wrong while it was built is kept
/// and returned by [`encode`](Inst::encode).
#[derive(Clone, Copy)]
pub struct Inst<R: Registers = Physical, A: Arch = Rdna4> {
    pub(crate) raw: Raw,
    pub(crate) regs: R::Store,
    pub(crate) arch: PhantomData<A>,
}

impl<A: Arch> Inst<Physical, A> {
    /// Makes an instruction from an opcode, a form and operands in the order of the builder's arguments: the same tables and checks as the
    /// typed builders, for callers that know the opcode only at run time.
    ///
    /// # Errors
    /// The first operand that the form does not take, with what it would take.
    pub fn new(opcode: A::Opcode, form: A::Form, operands: &[Operand<Physical>]) -> Result<Self, EncodeError> {
        let index = A::opcode_index(opcode);
        let mut ops = [Lowered::ABSENT; 8];
        let count = operands.len().min(8);
        for (to, from) in ops.iter_mut().zip(operands) {
            *to = from.lowered;
        }
        let count = if operands.len() > 8 { 9 } else { count as u8 };
        let mut raw = Raw::build(A::isa(), index, &ops, count, 1 << A::form_index(form));
        A::finish(&mut raw);
        let inst = Self::from_raw(raw);
        match inst.raw.defect {
            // A code buffer knows the place of a label.
            Some(defect) if !matches!(defect.kind, DefectKind::Unbound) => Err(EncodeError::of(A::isa(), &inst.raw, defect)),
            _ => Ok(inst),
        }
    }

    pub(crate) const fn from_raw(raw: Raw) -> Self {
        Inst {
            raw,
            regs: Direct,
            arch: PhantomData,
        }
    }

    /// The instruction's dwords. What was decoded and not changed since is returned as it was read; `check` says whether it is legal.
    ///
    /// # Errors
    /// What is wrong with the first operand, modifier or combination that is illegal in either wave size; see [`EncodeError`].
    // Together with a builder it is a few instructions; alone it would pass everything through memory.
    #[inline(always)]
    pub fn encode(&self) -> Result<Words, EncodeError> {
        if matches!(self.raw.meta.state(), State::Built)
            && let Some(illegal) = Self::illegal(self.raw)
        {
            return Err(illegal);
        }
        Ok(self.words())
    }

    /// What is illegal about an instruction of which that is not known yet. By value, so that others can stay in registers.
    #[inline(never)]
    fn illegal(raw: Raw) -> Option<EncodeError> {
        match raw.defect {
            None => A::rules(&raw),
            Some(defect) => Some(EncodeError::of(A::isa(), &raw, defect)),
        }
    }

    /// The dwords as they are: for a decoded instruction, what was read.
    #[inline]
    const fn words(&self) -> Words {
        Words::new(self.raw.words, self.raw.meta.dwords())
    }

    /// Decodes the first instruction in `words`.
    ///
    /// # Errors
    /// See [`DecodeErrorKind`](crate::DecodeErrorKind); never panics.
    ///
    /// ```
    /// use rdna4_isa::*;
    /// let inst = Inst::decode(&[0x0604_0501])?;
    /// assert_eq!((inst.opcode(), inst.size()), (Opcode::V_ADD_F32, 4));
    /// # Ok::<(), DecodeError>(())
    /// ```
    // Inlined, with what it finds in registers: a result that comes through memory is written in small pieces and read in large ones, for which a processor waits.
    #[inline(always)]
    pub const fn decode(words: &[u32]) -> Result<Self, DecodeError> {
        Self::of_read(match *words {
            [first, second, third, ..] => Self::decode_three(Dwords::new(first, second, third)),
            _ => Self::decode_few(words),
        })
    }

    /// Decodes the first instruction in `bytes` (little-endian dwords, as in memory). [`size`](Inst::size) says how many bytes it has.
    ///
    /// # Errors
    /// See [`DecodeErrorKind`](crate::DecodeErrorKind); never panics.
    #[inline(always)]
    pub const fn decode_bytes(bytes: &[u8]) -> Result<Self, DecodeError> {
        Self::of_read(match bytes.first_chunk() {
            Some(bytes) => Self::decode_three(dwords(bytes)),
            None => Self::decode_few_bytes(bytes),
        })
    }

    #[inline(always)]
    const fn decode_three(dwords: Dwords) -> Result<Read, DecodeError> {
        match find_one(A::QUICK, dwords) {
            Some(read) => Ok(read),
            None => Self::decode_pair(dwords),
        }
    }

    #[inline(always)]
    const fn of_read(read: Result<Read, DecodeError>) -> Result<Self, DecodeError> {
        match read {
            Ok(read) => Ok(Self::from_raw(read.raw())),
            Err(error) => Err(error),
        }
    }

    #[inline(never)]
    const fn decode_pair(dwords: Dwords) -> Result<Read, DecodeError> {
        match find_pair(A::QUICK, dwords) {
            Some(read) => Ok(read),
            None => decode_exactly(A::ISA, dwords, 12),
        }
    }

    /// Decodes an instruction of which so many bytes are there.
    const fn decode_part(dwords: Dwords, have: u8) -> Result<Read, DecodeError> {
        match find_any(A::QUICK, dwords) {
            // What chooses the row lies within the instruction.
            Some(read) if read.meta.dwords() * 4 <= have => Ok(read),
            _ => decode_exactly(A::ISA, dwords, have),
        }
    }

    /// Decodes fewer than three dwords.
    #[inline(never)]
    const fn decode_few(words: &[u32]) -> Result<Read, DecodeError> {
        match *words {
            [first, second, ..] => Self::decode_part(Dwords::new(first, second, 0), 8),
            [first] => Self::decode_part(Dwords::new(first, 0, 0), 4),
            [] => Self::decode_part(Dwords::new(0, 0, 0), 0),
        }
    }

    /// Decodes fewer than twelve bytes.
    #[inline(never)]
    const fn decode_few_bytes(bytes: &[u8]) -> Result<Read, DecodeError> {
        let mut all = [0; 12];
        let mut have = 0;
        while have < bytes.len() && have < all.len() {
            all[have] = bytes[have];
            have += 1;
        }
        Self::decode_part(dwords(&all), have as u8)
    }

    /// Whether a builder would have made exactly these bits: no junk in unused fields, no code that is read only for tolerance.
    pub const fn is_canonical(&self) -> bool {
        self.raw.is_canonical(A::ISA)
    }

    /// The same instruction with unused fields as a builder leaves them.
    #[must_use]
    pub const fn canonicalized(&self) -> Self {
        Inst {
            raw: self.raw.canonical(A::ISA),
            regs: Direct,
            arch: PhantomData,
        }
    }
}

/// Bytes as dwords.
#[inline]
const fn dwords(bytes: &[u8; 12]) -> Dwords {
    let (Some(low), Some(high)) = (bytes.first_chunk(), bytes.last_chunk()) else {
        return Dwords { low: 0, high: 0 };
    };
    Dwords {
        low: u64::from_le_bytes(*low),
        high: u64::from_le_bytes(*high),
    }
}

impl<R: Registers, A: Arch> Inst<R, A> {
    /// The opcode; of a pair, that of its first half.
    #[inline]
    pub fn opcode(&self) -> A::Opcode {
        A::opcode_at(self.row().opcode)
    }

    /// The second opcode of a pair.
    #[inline]
    pub fn opcode_y(&self) -> Option<A::Opcode> {
        self.row_y().map(|row| A::opcode_at(row.opcode))
    }

    /// The form.
    #[inline]
    pub fn form(&self) -> A::Form {
        A::form_at(self.row().form)
    }

    /// The encoding; of a pair, that of its first half.
    #[inline]
    pub fn encoding(&self) -> A::Encoding {
        A::encoding_at(self.row().encoding)
    }

    /// Length in bytes: 4, 8 or 12. Known before encoding, with any registers; what [`map_registers`](crate::Instruction::map_registers) makes has it too
    /// if all registers are below the limits that [`register_uses`](crate::Instruction::register_uses) names (those of 16-bit operands in short forms).
    #[inline]
    pub const fn size(&self) -> usize {
        self.raw.meta.dwords() as usize * 4
    }

    /// Static facts of the opcode.
    #[inline]
    pub fn info(&self) -> &'static OpcodeInfo {
        &A::isa().tables.opcodes[self.row().opcode as usize]
    }

    /// Layout facts of the encoding.
    #[inline]
    pub fn encoding_info(&self) -> &'static EncodingInfo {
        &A::isa().tables.encodings[self.row().encoding as usize]
    }

    #[inline]
    pub(crate) fn row(&self) -> &'static Row {
        self.raw.row(A::isa())
    }

    #[inline]
    pub(crate) fn row_y(&self) -> Option<&'static Row> {
        if self.raw.meta.row_y() == NONE {
            None
        } else {
            Some(&A::isa().tables.rows[self.raw.meta.row_y() as usize])
        }
    }

    #[inline]
    pub(crate) fn shape(&self) -> &'static Shape {
        self.raw.shape(A::isa())
    }

    /// The value of a modifier, where the encoding has it.
    pub fn modifier(&self, modifier: A::Modifier) -> Option<u32> {
        self.raw.modifier(A::isa(), A::modifier_index(modifier))
    }

    /// Sets a modifier; another form is chosen where the present one has it not. An impossible value is an error of [`encode`](Inst::encode).
    #[must_use]
    pub fn with_modifier(mut self, modifier: A::Modifier, value: i64) -> Self {
        self.raw.set_modifier(A::isa(), A::modifier_index(modifier), value);
        self
    }

    /// Operands of the opcode, in the order of the builder's arguments; of a pair, those of both halves.
    pub fn operands(&self) -> impl Iterator<Item = OperandInfo<R>> + use<'_, R, A> {
        let x = (0..self.shape().slots.len()).map(|i| self.operand(i));
        let y_slots = self.row_y().map_or(0, |row| A::isa().tables.shapes[row.shape as usize].slots.len());
        x.chain((0..y_slots).map(|i| self.operand_y(i)))
    }

    fn operand(&self, i: usize) -> OperandInfo<R> {
        let mut lowered = self.raw.operand(A::isa(), i);
        if let Width::Rule(_) = self.shape().slots[i].width {
            lowered.width = A::registers(&self.raw, i);
            if lowered.width == 0 {
                lowered = Lowered::ABSENT;
            }
        }
        OperandInfo::new(A::isa(), &self.shape().slots[i], lowered, self.regs.get(i, lowered.code))
    }

    fn operand_y(&self, i: usize) -> OperandInfo<R> {
        let lowered = self.raw.operand_y(A::isa(), i);
        let slots = A::isa().tables.shapes[self.row_y().map_or(0, |row| row.shape as usize)].slots;
        OperandInfo::new(A::isa(), &slots[i], lowered, self.regs.get(4 + i, lowered.code))
    }

    /// Replaces the client's registers by physical ones, chosen by the two functions. The form stays what it is, unless it was left open and does not take
    /// a register that was chosen.
    ///
    /// # Errors
    /// The client's own, from either function. What the hardware forbids about the registers chosen is an error of [`encode`](Inst::encode).
    pub fn map_registers<E>(
        &self,
        mut vgpr: impl FnMut(R::Vgpr) -> Result<u16, E>,
        mut sgpr: impl FnMut(R::Sgpr) -> Result<u16, E>,
    ) -> Result<Inst<Physical, A>, E> {
        let mut physical = |reg: Reg<R>| {
            Ok(match reg {
                Reg::Vgpr(reg) => <Direct as Store<Physical>>::vgpr(vgpr(reg)?).0,
                Reg::Sgpr(reg) => <Direct as Store<Physical>>::sgpr(sgpr(reg)?).0,
            })
        };
        let (mut ops, count) = self.raw.lowered(A::isa());
        for (i, op) in ops.iter_mut().enumerate().take(count as usize) {
            if let Some(reg) = self.regs.get(i, op.code) {
                op.code = physical(reg)?;
            }
        }
        if let Some(row_y) = self.row_y() {
            let count_y = A::isa().tables.shapes[row_y.shape as usize].slots.len();
            let mut ops_y = [Lowered::ABSENT; 8];
            for (i, op) in ops_y.iter_mut().enumerate().take(count_y) {
                *op = self.raw.operand_y(A::isa(), i);
                if let Some(reg) = self.regs.get(4 + i, op.code) {
                    op.code = physical(reg)?;
                }
            }
            let x = Raw::build_side(A::isa(), self.row().opcode, 0, &ops, count);
            let y = Raw::build_side(A::isa(), row_y.opcode, 1, &ops_y, count_y as u8);
            let mut raw = pair::join(A::isa(), x, y);
            pair::check_parity(&mut raw, &ops, &ops_y);
            return Ok(Inst::from_raw(raw));
        }
        let mut raw = self.raw;
        raw.refill(A::isa(), &ops, count);
        Ok(Inst::from_raw(raw))
    }
}

impl<R: Registers, A: Arch> PartialEq for Inst<R, A> {
    fn eq(&self, other: &Self) -> bool {
        self.raw.words == other.raw.words
            && self.raw.meta.row() == other.raw.meta.row()
            && self.raw.meta.row_y() == other.raw.meta.row_y()
            && self.regs == other.regs
    }
}

impl<R: Registers, A: Arch> core::fmt::Debug for Inst<R, A> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}{{", self.info().mnemonic)?;
        for operand in self.operands() {
            write!(f, " {operand:?}")?;
        }
        write!(f, " }} [{:08x?}]", self.raw.words)
    }
}
