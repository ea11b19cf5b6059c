//! Text of instructions, as LLVM writes it.
//!
//! One body over tables: `tables` says what an architecture has to tell, `resolve` makes arrays of it, `body`, `operand`, `registers` and `tail` write with
//! them, `number` knows constants. What usual instructions need is prepared further: `names` has the text of every operand code, `words` those of modifiers with few values,
//! `plan` says what a shape's instructions consist of.

mod body;
mod buffer;
pub(crate) mod names;
mod number;
mod operand;
pub(crate) mod plan;
#[cfg(test)]
mod plan_tests;
mod registers;
pub(crate) mod resolve;
pub(crate) mod tables;
mod tail;
pub(crate) mod words;

pub(crate) use body::{Item, write};
pub(crate) use buffer::Buffer;
pub(crate) use number::{inline_code, inline_float, plain32};
pub(crate) use operand::signed;
pub(crate) use tables::{Number, TextTables};

use crate::arch::Arch;
use crate::engine::Raw;
use crate::inst::Inst;
use crate::registers::Physical;
use crate::table::NONE;
use core::fmt;

/// Writes the target of a branch: it is given the target's distance in bytes from the first byte of the branch, and says whether it wrote anything. Where it has
/// not, the number in the instruction is written.
pub type WriteTarget<'a> = &'a dyn Fn(i64, &mut dyn fmt::Write) -> Result<bool, fmt::Error>;

/// Writes instructions as text, exactly as LLVM does for `gfx1200`.
///
/// ```
/// use rdna4_isa::*;
/// let compare: Inst = Inst::decode(&[0xd412_0004, 0x0002_0501])?;
/// assert_eq!(compare.to_string(), "v_cmp_eq_f32_e64 s4, v1, v2");
/// assert_eq!(Printer::new().wave64().display(&compare).to_string(), "v_cmp_eq_f32_e64 s[4:5], v1, v2");
/// # Ok::<(), DecodeError>(())
/// ```
#[derive(Clone, Copy, Default)]
pub struct Printer<'a> {
    wave64: bool,
    halves: bool,
    upper_case: bool,
    target: Option<WriteTarget<'a>>,
}

impl<'a> Printer<'a> {
    /// For wave32 code, without halves, in lower case, branch targets as numbers.
    pub const fn new() -> Self {
        Printer {
            wave64: false,
            halves: false,
            upper_case: false,
            target: None,
        }
    }

    /// Lane masks have 64 bits.
    #[must_use]
    pub const fn wave64(mut self) -> Self {
        self.wave64 = true;
        self
    }

    /// Halves of 16-bit registers are named (`v0.l`, `v0.h`), as LLVM does with the feature `+real-true16`.
    ///
    /// ```
    /// use rdna4_isa::*;
    /// let add: Inst = Inst::decode(&[0x65ff_fe80])?;
    /// assert_eq!(Printer::new().halves().display(&add).to_string(), "v_add_f16_e32 v127.h, 0, v127.h");
    /// # Ok::<(), DecodeError>(())
    /// ```
    #[must_use]
    pub const fn halves(mut self) -> Self {
        self.halves = true;
        self
    }

    /// Everything in upper case.
    ///
    /// ```
    /// use rdna4_isa::*;
    /// let add = v_add_f32(v(0), v(1), v(2));
    /// assert_eq!(Printer::new().upper_case().display(&add).to_string(), "V_ADD_F32_E32 V0, V1, V2");
    /// ```
    #[must_use]
    pub const fn upper_case(mut self) -> Self {
        self.upper_case = true;
        self
    }

    /// Targets of branches are written by `write`.
    ///
    /// ```
    /// use rdna4_isa::*;
    /// let branch: Inst = Inst::decode(&[0xbfa0_ffff])?;
    /// let write = |distance: i64, out: &mut dyn std::fmt::Write| write!(out, ".L{}", 0x100 + distance).map(|()| true);
    /// assert_eq!(Printer::new().targets(&write).display(&branch).to_string(), "s_branch .L256");
    /// assert_eq!(branch.to_string(), "s_branch 65535");
    /// # Ok::<(), DecodeError>(())
    /// ```
    #[must_use]
    pub const fn targets(mut self, write: WriteTarget<'a>) -> Self {
        self.target = Some(write);
        self
    }

    /// Writes an instruction.
    ///
    /// # Errors
    /// The writer's.
    #[inline]
    pub fn print<A: Arch>(&self, inst: &Inst<Physical, A>, out: &mut impl fmt::Write) -> fmt::Result {
        let Raw {
            words: [first, second, third],
            meta,
            ..
        } = inst.raw;
        let low = u64::from(first) | u64::from(second) << 32;
        let (row, row_y) = (meta.row(), meta.row_y());
        let mut buffer = Buffer::new(out, self.upper_case);
        // Each part is read as decoding has stored it: an instruction that is only decoded and printed is never copied as a whole, and nothing waits for its
        // parts to reach memory.
        A::write(low, third, row, self, &mut buffer);
        if row_y != NONE {
            buffer.text(" :: ");
            A::write(low, third, row_y, self, &mut buffer);
        }
        let text = buffer::text_of(&mut buffer.bytes, buffer.len, self.upper_case);
        // The writer itself, of which the compiler knows the type here.
        buffer.result.and(out.write_str(text))
    }

    /// An instruction with these options, for `{}`.
    pub fn display<'b, A: Arch>(&self, inst: &'b Inst<Physical, A>) -> Display<'a, 'b, A> {
        Display { printer: *self, inst }
    }

    fn target(&self, field: u32, out: &mut Buffer<'_>) {
        let written = self
            .target
            .is_some_and(|write| out.direct(|out| write(4 + 4 * i64::from(signed(field, 16)), out)));
        if !written {
            out.number(field);
        }
    }
}

impl fmt::Debug for Printer<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Printer")
            .field("wave64", &self.wave64)
            .field("halves", &self.halves)
            .field("upper_case", &self.upper_case)
            .field("target", &self.target.is_some())
            .finish()
    }
}

/// An instruction that is written with the options of a [`Printer`].
#[derive(Clone, Copy, Debug)]
pub struct Display<'a, 'b, A: Arch> {
    printer: Printer<'a>,
    inst: &'b Inst<Physical, A>,
}

impl<A: Arch> fmt::Display for Display<'_, '_, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.printer.print(self.inst, f)
    }
}

/// As [`Printer::new`] writes it.
impl<A: Arch> fmt::Display for Inst<Physical, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Printer::new().print(self, f)
    }
}
