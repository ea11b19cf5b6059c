//! The buffer that code is written into: dwords in one flat list, everything else in lists beside it.

use super::error::{CodeError, CodeErrorKind, CodeErrors};
use super::into::IntoCode;
use super::label::{Label, SourcePos, Symbol};
use super::output::{Code, RelocationKind};
use crate::arch::{AnyWave, Arch, Wave, Wave32, Wave64};
use crate::engine::State;
use crate::inst::Inst;
use crate::rdna4::{Rdna4, WaveSize, of_other_wave};
use crate::registers::{Physical, S};
use crate::table::NONE;
use alloc::string::String;
use alloc::vec::Vec;
use core::marker::PhantomData;

/// A place in the flat list of dwords. Padding and long branches, which are put in at the end, are counted with it, so that places before and after them at the
/// same dword differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) word: u32,
    /// Paddings before it.
    pub(super) pads: u32,
    /// Fixups before it.
    pub(super) fixups: u32,
}

impl Place {
    /// The place of a label that is not bound.
    pub(super) const NONE: Place = Place {
        word: u32::MAX,
        pads: 0,
        fixups: 0,
    };

    #[inline]
    pub(super) const fn is_bound(self) -> bool {
        self.word != u32::MAX
    }
}

/// What the dword at a fixup needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FixupKind {
    /// The distance of a branch in its 16-bit immediate.
    Branch,
    /// The distance in the literal of an addition two dwords after `s_getpc_b64`.
    Address,
}

/// An instruction that needs the place of a label.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fixup {
    /// Its first dword in the flat list.
    pub(super) at: u32,
    pub(super) label: u32,
    /// Index of the instruction.
    pub(super) index: u32,
    pub(super) kind: FixupKind,
    /// First register of the pair that a long form may use; [`NO_SCRATCH`] for none.
    pub(super) scratch: u8,
}

pub(super) const NO_SCRATCH: u8 = 255;

/// A padding that is put in at the end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pad {
    pub(super) at: u32,
    /// Multiple of so many dwords.
    pub(super) dwords: u32,
    pub(super) fill: u32,
}

/// A relocation before its place is final.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reloc {
    pub(super) place: Place,
    pub(super) kind: RelocationKind,
    pub(super) symbol: Symbol,
    pub(super) addend: i64,
}

/// Longest code, in dwords.
const LIMIT: usize = 1 << 29;

/// Takes instructions and gives [`Code`]. `W` says for which waves the code is: an instruction for the other wave size does not compile.
///
/// Branches take a [`Label`] as operand, bound before or after. What is wrong is collected and returned by [`finish`](CodeBuffer::finish).
///
/// ```
/// use rdna4_isa::*;
///
/// let mut code = CodeBuffer::new();
/// let done = code.label();
/// code.push(v_cmp_gt_u32(VCC_LO, s(4), v(0)));
/// code.push(s_and_saveexec_b32(s(6), VCC_LO));
/// code.push(s_cbranch_execz(done));
/// code.push(v_mul_f32(v(1), 2.0, v(1)));
/// code.bind(done);
/// code.push(s_endpgm(0));
/// let code = code.finish()?;
/// assert_eq!(code.words()[2], 0xbfa5_0001);
/// assert_eq!(code.offset(done), Some(16));
/// # Ok::<(), CodeErrors>(())
/// ```
///
/// ```compile_fail
/// # use rdna4_isa::*;
/// let mut code = CodeBuffer::new();
/// code.push(v_cmp_gt_u32(VCC, s(4), v(0))); // a mask of wave64
/// ```
#[derive(Clone, Debug)]
pub struct CodeBuffer<W: Wave = Wave32> {
    pub(super) words: Vec<u32>,
    pub(super) fixups: Vec<Fixup>,
    pub(super) labels: Vec<Place>,
    pub(super) symbols: Vec<(String, Place)>,
    pub(super) pads: Vec<Pad>,
    /// Dwords that are no instructions: place and number.
    pub(super) data: Vec<(Place, u32)>,
    pub(super) relocations: Vec<Reloc>,
    pub(super) positions: Vec<(Place, Option<SourcePos>)>,
    pub(super) errors: Vec<CodeError>,
    pub(super) count: u32,
    scratch: u8,
    wave: PhantomData<W>,
}

impl CodeBuffer<Wave32> {
    /// For waves of 32 lanes.
    pub fn new() -> Self {
        Self::empty()
    }
}

impl CodeBuffer<Wave64> {
    /// For waves of 64 lanes.
    pub fn wave64() -> Self {
        Self::empty()
    }
}

impl CodeBuffer<AnyWave> {
    /// For waves of either size: takes only what has no operand whose width depends on it.
    pub fn any_wave() -> Self {
        Self::empty()
    }
}

impl<W: Wave> Default for CodeBuffer<W> {
    fn default() -> Self {
        Self::empty()
    }
}

impl<W: Wave> CodeBuffer<W> {
    fn empty() -> Self {
        CodeBuffer {
            words: Vec::new(),
            fixups: Vec::new(),
            labels: Vec::new(),
            symbols: Vec::new(),
            pads: Vec::new(),
            data: Vec::new(),
            relocations: Vec::new(),
            positions: Vec::new(),
            errors: Vec::new(),
            count: 0,
            scratch: NO_SCRATCH,
            wave: PhantomData,
        }
    }

    /// Makes room for so many dwords more.
    pub fn reserve(&mut self, dwords: usize) {
        self.words.reserve(dwords);
    }

    /// Adds an instruction.
    #[inline]
    pub fn push<I: IntoCode<W>>(&mut self, inst: I) {
        let inst = inst.into_inst();
        if matches!(inst.raw.meta.state(), State::Built) {
            self.push_unchecked(inst);
        } else {
            self.put(inst.raw.words, inst.raw.meta.dwords());
        }
        if W::LANES.is_some() && I::UNTYPED && (inst.raw.given != 0 || inst.raw.meta.row_y() != NONE) {
            self.check_wave(inst);
        }
        self.count += 1;
    }

    #[inline]
    fn put(&mut self, [a, b, c]: [u32; 3], dwords: u8) {
        match dwords {
            1 => self.words.push(a),
            2 => self.words.extend_from_slice(&[a, b]),
            _ => self.words.extend_from_slice(&[a, b, c]),
        }
    }

    /// An instruction of which it is not known that it can be encoded: its label is missing, rules have to look at it, or something is wrong. By value, so that
    /// others can stay in registers.
    #[inline(never)]
    fn push_unchecked(&mut self, inst: Inst<Physical>) {
        if inst.raw.defect.is_none() && <Rdna4 as Arch>::rules(&inst.raw).is_none() {
            return self.put(inst.raw.words, inst.raw.meta.dwords());
        }
        let inst = &inst;
        match inst.label() {
            Some(Label(label)) if inst.facts().is_branch() => {
                let (at, index) = (self.word(), self.count);
                self.fixups.push(Fixup {
                    at,
                    label,
                    index,
                    kind: FixupKind::Branch,
                    scratch: self.scratch,
                });
                self.words.push(inst.raw.words[0]);
            }
            Some(_) => self.refuse(
                inst,
                CodeErrorKind::NoBranch {
                    mnemonic: inst.info().mnemonic,
                },
            ),
            None => {
                if let Err(illegal) = inst.encode() {
                    self.refuse(inst, CodeErrorKind::Illegal(illegal));
                }
            }
        }
    }

    /// Notes an error; the instruction's dwords keep its place, so that distances stay what they are meant to be.
    #[cold]
    fn refuse(&mut self, inst: &Inst<Physical>, kind: CodeErrorKind) {
        self.error(kind);
        self.put(inst.raw.words, inst.raw.meta.dwords());
    }

    /// An instruction whose type does not say its wave size: its masks may be those of the other one, and pairs exist in one only.
    #[cold]
    fn check_wave(&mut self, inst: Inst<Physical>) {
        let wave = if W::LANES == Some(64) { WaveSize::Wave64 } else { WaveSize::Wave32 };
        if let Some(illegal) = of_other_wave(&inst.raw, wave) {
            self.error(CodeErrorKind::Illegal(illegal));
        }
    }

    #[cold]
    pub(super) fn error(&mut self, kind: CodeErrorKind) {
        let position = self.positions.last().and_then(|&(_, position)| position);
        self.errors.push(CodeError {
            index: self.count as usize,
            position,
            kind,
        });
    }

    /// Index of the next dword. Code beyond the limit is refused at the end, so that no number here is cut off.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "code of 2^32 dwords does not fit into memory before it is refused"
    )]
    pub(super) fn word(&self) -> u32 {
        self.words.len() as u32
    }

    /// The place of the next dword.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "there are no more of them than dwords")]
    pub(super) fn place(&self) -> Place {
        Place {
            word: self.word(),
            pads: self.pads.len() as u32,
            fixups: self.fixups.len() as u32,
        }
    }

    /// Instructions pushed so far: the index that errors give the next one.
    pub const fn len(&self) -> usize {
        self.count as usize
    }

    /// Whether nothing was pushed so far, neither instructions nor data.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// A new label, not bound yet.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "2^32 labels do not fit into memory")]
    pub fn label(&mut self) -> Label {
        self.labels.push(Place::NONE);
        Label(self.labels.len() as u32 - 1)
    }

    /// Binds a label to the place of what comes next.
    #[inline]
    pub fn bind(&mut self, label: Label) {
        let place = self.place();
        match self.labels.get_mut(label.0 as usize) {
            Some(old) if !old.is_bound() => *old = place,
            Some(_) => self.error(CodeErrorKind::BoundTwice { label }),
            None => self.error(CodeErrorKind::Foreign { number: label.0 }),
        }
    }

    /// A new label that is bound here.
    #[inline]
    pub fn here(&mut self) -> Label {
        let label = self.label();
        self.bind(label);
        label
    }

    /// Allows branches from here on to take the long form where their label is too far away: through a pair of scalar registers, which is lost then.
    /// `None` forbids it again: such a branch is an error. A call needs no pair, it can use the one that takes the address to return to.
    ///
    /// The long form is `s_getpc_b64`, `s_add_nc_u64` or `s_sub_nc_u64`, `s_setpc_b64`, behind a branch on the opposite condition; it leaves SCC alone.
    ///
    /// ```
    /// use rdna4_isa::*;
    /// let mut code = CodeBuffer::new();
    /// let (far, top) = (code.label(), code.here());
    /// code.allow_long_branches(Some(s2(100)));
    /// code.push(s_cbranch_scc1(far));
    /// code.push_data(&[0; 40_000]);
    /// code.bind(far);
    /// code.push(s_branch(top));
    /// let code = code.finish()?;
    /// assert_eq!(code.words().len(), 40_000 + 5 + 4);
    /// # Ok::<(), CodeErrors>(())
    /// ```
    pub fn allow_long_branches(&mut self, scratch: Option<S<Physical, 2>>) {
        self.scratch = match scratch.map(S::first) {
            None => NO_SCRATCH,
            Some(first) if first.is_multiple_of(2) && s_setpc_is_legal(first) => u8::try_from(first).unwrap_or(NO_SCRATCH),
            Some(first) => {
                self.error(CodeErrorKind::Scratch { first });
                NO_SCRATCH
            }
        };
    }

    /// Sets the position in the client's source of the instructions that come next.
    pub fn at(&mut self, position: SourcePos) {
        let place = self.place();
        self.positions.push((place, Some(position)));
    }

    /// Puts in distances, padding and long branches.
    ///
    /// # Errors
    /// Everything that was wrong, in the order of the instructions.
    pub fn finish(mut self) -> Result<Code, CodeErrors> {
        if self.words.len() > LIMIT {
            self.error(CodeErrorKind::TooLong);
            return Err(CodeErrors(self.errors));
        }
        super::layout::finish(self)
    }
}

fn s_setpc_is_legal(first: u16) -> bool {
    crate::rdna4::s_setpc_b64(S::<Physical, 2>::new(first)).encode().is_ok()
}
