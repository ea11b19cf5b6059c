//! The last step: where everything lies, which branches are long, and the dwords with all distances in them.

use super::buffer::{CodeBuffer, Fixup, FixupKind, NO_SCRATCH, Place};
use super::error::{CodeError, CodeErrorKind, CodeErrors};
use super::label::{Label, SourcePos};
use super::output::{Code, Relocation, UNBOUND};
use super::sequence::{self, Long};
use crate::arch::Wave;
use crate::inst::Inst;
use crate::registers::{Physical, S};
use alloc::vec::Vec;

/// Where places lie: what is put in before each fixup and each padding, in dwords.
struct Layout {
    /// Growth of the fixups before the n-th.
    growth: Vec<u32>,
    /// Dwords of the paddings before the n-th.
    padding: Vec<u32>,
}

impl Layout {
    /// Nothing is put in.
    const FLAT: Layout = Layout {
        growth: Vec::new(),
        padding: Vec::new(),
    };

    /// The final dword of a place.
    #[inline]
    fn word(&self, place: Place) -> i64 {
        let growth = self.growth.get(place.fixups as usize).copied().unwrap_or(0);
        let padding = self.padding.get(place.pads as usize).copied().unwrap_or(0);
        i64::from(place.word) + i64::from(growth) + i64::from(padding)
    }

    /// The final dword of a label.
    #[inline]
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "code has fewer dwords")]
    fn label(&self, place: Place) -> u32 {
        if place.is_bound() { self.word(place) as u32 } else { UNBOUND }
    }

    /// With these branches in their long form.
    fn new<W: Wave>(code: &CodeBuffer<W>, long: &[Option<Long>]) -> Layout {
        let mut layout = Layout {
            growth: Vec::with_capacity(long.len() + 1),
            padding: Vec::with_capacity(code.pads.len() + 1),
        };
        let (mut growth, mut padding) = (0, 0);
        layout.growth.push(0);
        layout.padding.push(0);
        let mut pads = code.pads.iter().peekable();
        for (fixup, long) in code.fixups.iter().zip(long) {
            // A padding at the same dword was asked for before the instruction came.
            while let Some(pad) = pads.next_if(|pad| pad.at <= fixup.at) {
                padding += (pad.at + growth + padding).wrapping_neg() % pad.dwords;
                layout.padding.push(padding);
            }
            growth += long.map_or(0, |long| long.dwords() - 1);
            layout.growth.push(growth);
        }
        for pad in pads {
            padding += (pad.at + growth + padding).wrapping_neg() % pad.dwords;
            layout.padding.push(padding);
        }
        layout
    }
}

/// Final dwords of a fixup: its own, and its label's.
#[derive(Clone, Copy)]
struct Ends {
    from: i64,
    to: i64,
}

impl Ends {
    /// Dwords from behind the branch to the label.
    #[inline]
    const fn distance(self) -> i64 {
        self.to - self.from - 1
    }

    /// Whether a branch of one dword reaches.
    #[inline]
    const fn is_near(self) -> bool {
        let distance = self.distance();
        distance >= -0x8000 && distance < 0x8000
    }
}

pub(super) fn finish<W: Wave>(mut code: CodeBuffer<W>) -> Result<Code, CodeErrors> {
    if code.errors.is_empty() && code.pads.is_empty() && patch_all(&mut code) {
        let words = core::mem::take(&mut code.words);
        return Ok(complete(&code, words, &Layout::FLAT));
    }
    let mut errors = core::mem::take(&mut code.errors);
    let targets = targets(&code, &mut errors);
    let (layout, long) = relax(&code, &targets, &mut errors);
    if !errors.is_empty() {
        errors.sort_by_key(|error| error.index);
        return Err(CodeErrors(errors));
    }
    let words = emit(&code, &targets, &layout, &long);
    Ok(complete(&code, words, &layout))
}

/// Puts all distances into the flat list, if all labels are bound and near. Otherwise some are in it, which does no harm: they are put in again.
fn patch_all<W: Wave>(code: &mut CodeBuffer<W>) -> bool {
    for fixup in &code.fixups {
        let Some(target) = code.labels.get(fixup.label as usize).filter(|place| place.is_bound()) else {
            return false;
        };
        let ends = Ends {
            from: i64::from(fixup.at),
            to: i64::from(target.word),
        };
        if fixup.kind == FixupKind::Branch && !ends.is_near() {
            return false;
        }
        patch(&mut code.words, fixup, fixup.at as usize, ends);
    }
    true
}

fn complete<W: Wave>(code: &CodeBuffer<W>, words: Vec<u32>, layout: &Layout) -> Code {
    let word = |place: Place| place.is_bound().then(|| layout.word(place) as usize * 4);
    Code {
        labels: code.labels.iter().map(|&place| layout.label(place)).collect(),
        symbols: code.symbols.iter().map(|(name, place)| (name.clone(), word(*place))).collect(),
        data: code
            .data
            .iter()
            .filter_map(|&(place, count)| Some((word(place)?, count as usize * 4)))
            .collect(),
        relocations: code
            .relocations
            .iter()
            .filter_map(|reloc| {
                Some(Relocation {
                    offset: word(reloc.place)?,
                    kind: reloc.kind,
                    symbol: reloc.symbol,
                    addend: reloc.addend,
                })
            })
            .collect(),
        positions: code
            .positions
            .iter()
            .filter_map(|&(place, position)| Some((word(place)?, position)))
            .collect(),
        words,
    }
}

/// The place of each fixup's label.
fn targets<W: Wave>(code: &CodeBuffer<W>, errors: &mut Vec<CodeError>) -> Vec<Place> {
    let mut targets = Vec::with_capacity(code.fixups.len());
    for fixup in &code.fixups {
        let place = code.labels.get(fixup.label as usize).copied();
        match place {
            Some(place) if place.is_bound() => targets.push(place),
            _ => {
                let mnemonic = mnemonic(code, fixup);
                let kind = match place {
                    Some(_) => CodeErrorKind::Unbound {
                        mnemonic,
                        label: Label(fixup.label),
                    },
                    None => CodeErrorKind::Foreign { number: fixup.label },
                };
                errors.push(error(code, fixup, kind));
                // Itself: near enough to say nothing more about it.
                targets.push(Place {
                    word: fixup.at,
                    pads: 0,
                    fixups: 0,
                });
            }
        }
    }
    targets
}

/// The first dword of the n-th fixup.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "there are fewer fixups and paddings than dwords")]
fn start<W: Wave>(code: &CodeBuffer<W>, n: usize) -> Place {
    let at = code.fixups[n].at;
    let pads = if code.pads.is_empty() {
        0
    } else {
        code.pads.partition_point(|pad| pad.at <= at) as u32
    };
    Place {
        word: at,
        pads,
        fixups: n as u32,
    }
}

/// Chooses the branches that are long. A branch never becomes short again, so this ends.
fn relax<W: Wave>(code: &CodeBuffer<W>, targets: &[Place], errors: &mut Vec<CodeError>) -> (Layout, Vec<Option<Long>>) {
    let ends = |layout: &Layout, n: usize| Ends {
        from: layout.word(start(code, n)),
        to: layout.word(targets[n]),
    };
    let is_far = |layout: &Layout, n: usize| code.fixups[n].kind == FixupKind::Branch && !ends(layout, n).is_near();
    let all = 0..code.fixups.len();
    let mut long = alloc::vec![None; code.fixups.len()];
    loop {
        let layout = Layout::new(code, &long);
        let mut changed = false;
        for n in all.clone() {
            if long[n].is_none() && is_far(&layout, n) {
                long[n] = long_form(code, n);
                changed |= long[n].is_some();
            }
        }
        if !changed {
            for n in all {
                if long[n].is_none() && is_far(&layout, n) {
                    let (fixup, distance) = (&code.fixups[n], ends(&layout, n).distance() * 4);
                    let kind = CodeErrorKind::OutOfRange {
                        mnemonic: mnemonic(code, fixup),
                        label: Label(fixup.label),
                        distance,
                    };
                    errors.push(error(code, fixup, kind));
                }
            }
            return (layout, long);
        }
    }
}

fn long_form<W: Wave>(code: &CodeBuffer<W>, n: usize) -> Option<Long> {
    let fixup = &code.fixups[n];
    let long = Long::of(code.words[fixup.at as usize])?;
    (fixup.scratch != NO_SCRATCH || matches!(long, Long::Call(_))).then_some(long)
}

/// The dwords with everything put in.
fn emit<W: Wave>(code: &CodeBuffer<W>, targets: &[Place], layout: &Layout, long: &[Option<Long>]) -> Vec<u32> {
    let mut words = Vec::with_capacity(code.words.len() + code.words.len() / 8);
    let (mut done, mut pad) = (0, 0);
    let mut pads_until = |words: &mut Vec<u32>, done: &mut usize, at: u32| {
        while let Some(next) = code.pads.get(pad).filter(|next| next.at <= at) {
            words.extend_from_slice(&code.words[*done..next.at as usize]);
            *done = next.at as usize;
            let count = layout.padding[pad + 1] - layout.padding[pad];
            words.extend(core::iter::repeat_n(next.fill, count as usize));
            pad += 1;
        }
    };
    for (n, fixup) in code.fixups.iter().enumerate() {
        let at = fixup.at as usize;
        pads_until(&mut words, &mut done, fixup.at);
        words.extend_from_slice(&code.words[done..at]);
        let ends = Ends {
            from: words.len() as i64,
            to: layout.word(targets[n]),
        };
        match long[n] {
            Some(long) => {
                let (long, count) = long.words(u16::from(fixup.scratch), (ends.to - ends.from) * 4);
                words.extend_from_slice(&long[..count]);
                done = at + 1;
            }
            None => {
                // An address has its literal in the second dword.
                done = at + if fixup.kind == FixupKind::Address { 2 } else { 1 };
                let from = words.len();
                words.extend_from_slice(&code.words[at..done]);
                patch(&mut words, fixup, from, ends);
            }
        }
    }
    pads_until(&mut words, &mut done, u32::MAX);
    words.extend_from_slice(&code.words[done..]);
    words
}

/// Puts the distance into the dwords at `at`.
#[inline]
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the branch is near; the literal is below 2^31"
)]
fn patch(words: &mut [u32], fixup: &Fixup, at: usize, ends: Ends) {
    match fixup.kind {
        FixupKind::Branch => words[at] = words[at] & !0xffff | u32::from(ends.distance() as u16),
        FixupKind::Address => {
            // The address was read one dword before: behind s_getpc_b64, in front of s_sext_i32_i16.
            let distance = (ends.to - ends.from + 1) * 4;
            let first = u16::try_from(words[at] >> 16 & 0x7f).unwrap_or(0);
            if let Ok(new) = sequence::distance(S::<Physical, 2>::new(first), distance).encode() {
                words[at..at + 2].copy_from_slice(&new[..2]);
            }
        }
    }
}

fn mnemonic<W: Wave>(code: &CodeBuffer<W>, fixup: &Fixup) -> &'static str {
    let inst: Result<Inst<Physical>, _> = Inst::decode(&code.words[fixup.at as usize..]);
    inst.map_or("", |inst| inst.info().mnemonic)
}

fn error<W: Wave>(code: &CodeBuffer<W>, fixup: &Fixup, kind: CodeErrorKind) -> CodeError {
    CodeError {
        index: fixup.index as usize,
        position: position(&code.positions, fixup.at),
        kind,
    }
}

/// The position in the client's source that holds for a dword.
fn position(positions: &[(Place, Option<SourcePos>)], at: u32) -> Option<SourcePos> {
    let after = positions.partition_point(|(place, _)| place.word <= at);
    positions[..after].last().and_then(|&(_, position)| position)
}
