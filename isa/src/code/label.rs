//! Places in code: labels, symbols, positions in the client's source.

use crate::arch::Arch;
use crate::built::Operands;
use crate::engine::{DefectKind, Lowered};
use crate::inst::{Inst, Operand};
use crate::rdna4::arg;
use crate::registers::{Physical, Registers};

/// A place in the code of one [`CodeBuffer`](crate::CodeBuffer): the operand of a branch, bound to its place before or after.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Label(pub(crate) u32);

impl Label {
    /// Its number in the order of [`CodeBuffer::label`](crate::CodeBuffer::label), which is also its name in listings: `L0`, `L1`, ….
    pub const fn number(self) -> u32 {
        self.0
    }
}

impl core::fmt::Display for Label {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "L{}", self.0)
    }
}

/// A label as a branch target: the code buffer puts in the distance.
///
/// ```
/// use rdna4_isa::*;
/// let mut code = CodeBuffer::new();
/// let again = code.here();
/// code.push(s_branch(again));
/// assert_eq!(code.finish()?.words(), [0xbfa0_ffff]);
/// // Outside the buffer the label has no place.
/// assert!(matches!(s_branch::<Physical>(again).encode().unwrap_err().reason, Reason::UnboundLabel { label: 0 }));
/// # Ok::<(), CodeErrors>(())
/// ```
impl<R: Registers, F, A> arg::Label<R, F, A> for Label {
    #[inline]
    fn lower(self, to: &mut Operands<R>) {
        to.push(Lowered::label(self.0));
    }
}

impl Operand<Physical> {
    /// A branch target that a code buffer knows.
    pub const fn label(label: Label) -> Self {
        Operand {
            lowered: Lowered::label(label.0),
            marker: core::marker::PhantomData,
        }
    }
}

impl<R: Registers, A: Arch> Inst<R, A> {
    /// The label that a branch goes to, where it was built with one.
    #[inline]
    pub fn label(&self) -> Option<Label> {
        match self.raw.defect {
            Some(defect) if matches!(defect.kind, DefectKind::Unbound) => u32::try_from(defect.value).ok().map(Label),
            _ => None,
        }
    }
}

/// A name in the code of one [`CodeBuffer`](crate::CodeBuffer), defined there or elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Symbol(pub(crate) u32);

impl Symbol {
    /// Its index in [`Code::symbols`](crate::Code::symbols).
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A position in the client's source: any number that means something to the client, such as a line or the index of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SourcePos(pub u32);
