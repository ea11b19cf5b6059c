//! Two vector instructions that issue together (VOPD): joining the halves, and the rules of the pair (rules R17 to R21).

use super::generated::half;
use super::{ISA, Rdna4};
use crate::arch::{AnyWave, Op, Wave32};
use crate::built::Half;
use crate::engine::{Defect, DefectKind, Isa, Lowered, Raw, SECOND, Scalars, bus_limit, bus_mask, reads_mask};
use crate::inst::Inst;
use crate::registers::{Registers, Store};
use crate::table::{NONE, Role, Row};
use core::marker::PhantomData;

/// Joins two halves to one instruction: `x` first, then `y`. Which opcodes can be in which half is a matter of types; parity of the destinations, banks of
/// the sources, scalar values and the one literal are errors of [`encode`](Inst::encode). Only wave32 code has pairs.
///
/// ```
/// use rdna4_isa::*;
/// let pair = dual(v_dual_mul_f32(v(0), v(1), v(2)), v_dual_add_f32(v(3), v(4), v(5)));
/// assert_eq!(pair.encode()?.words(), [0xc8c8_0501, 0x0002_0b04]);
/// # Ok::<(), EncodeError>(())
/// ```
#[inline]
pub fn dual<X, Y, R>(x: Half<X, R>, y: Half<Y, R>) -> Dual<R>
where
    X: Op<Arch = Rdna4, Facts: half::X>,
    Y: Op<Arch = Rdna4, Facts: half::Y>,
    R: Registers,
{
    let (x, y) = (x.operands, y.operands);
    let mut raw = join(&ISA, build_half(X::INDEX, 0, &x.ops, x.count), build_half(Y::INDEX, 1, &y.ops, y.count));
    // Which number a client's register will have is not known yet.
    if R::Store::PHYSICAL {
        check_parity(&mut raw, &x.ops, &y.ops);
    }
    let mut regs = R::Store::NEW;
    for i in 0..4 {
        regs.put(i, x.regs.slot(i));
        regs.put(4 + i, y.regs.slot(i));
    }
    Dual {
        inst: Inst {
            raw,
            regs,
            arch: PhantomData,
        },
    }
}

/// A pair of vector instructions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dual<R: Registers = crate::Physical> {
    inst: Inst<R>,
}

impl<R: Registers> Dual<R> {
    /// The instruction without its type.
    pub fn inst(self) -> Inst<R> {
        self.inst
    }

    /// Pairs exist in wave32 code only.
    pub const WAVE: (AnyWave, Wave32) = (AnyWave, Wave32);
}

impl<R: Registers> core::ops::Deref for Dual<R> {
    type Target = Inst<R>;

    fn deref(&self) -> &Inst<R> {
        &self.inst
    }
}

impl<R: Registers> From<Dual<R>> for Inst<R> {
    fn from(dual: Dual<R>) -> Self {
        dual.inst
    }
}

/// One destination is even, the other odd: the second one's low bit is not stored (R18).
pub(crate) const fn check_parity(raw: &mut Raw, x: &[Lowered; 8], y: &[Lowered; 8]) {
    if x[0].code % 2 == y[0].code % 2 {
        raw.note(Defect {
            kind: DefectKind::PairParity,
            slot: 0,
            value: y[0].code as i64 - 256,
        });
    }
}

/// One half on its own: the smallest row of that half.
pub(crate) const fn build_half(opcode: u16, side: u8, ops: &[Lowered; 8], count: u8) -> Raw {
    Raw::build_side(&ISA, opcode, side, ops, count)
}

/// Joins two halves: bits, literal, and the rules of the pair.
pub(crate) const fn join(isa: &Isa, x: Raw, y: Raw) -> Raw {
    let (row_x, row_y) = (x.row(isa), y.row(isa));
    let (enc_x, enc_y) = (
        &isa.tables.encodings[row_x.encoding as usize],
        &isa.tables.encodings[row_y.encoding as usize],
    );
    let mut raw = x;
    raw.meta = x.meta.paired(y.meta);
    if raw.defect.is_none()
        && let Some(defect) = y.defect
    {
        raw.defect = Some(Defect {
            slot: defect.slot + SECOND,
            ..defect
        });
    }
    // Each half holds its own fields and the fixed bits; the literal dword, if both have one, must be the same.
    let mut i = 0;
    while i < 2 {
        raw.words[i] |= y.words[i];
        i += 1;
    }
    if enc_x.literal.exists() && enc_y.literal.exists() && x.words[2] != y.words[2] {
        raw.note(Defect {
            kind: DefectKind::SecondLiteral,
            slot: 0,
            value: y.words[2] as i64,
        });
    }
    if enc_y.literal.exists() {
        raw.words[2] = y.words[2];
    }
    if let Err(defect) = rules(isa, &raw) {
        raw.note(defect);
    }
    raw
}

/// The rules of a pair, over its bits.
pub(crate) const fn rules(isa: &Isa, raw: &Raw) -> Result<(), Defect> {
    let (row_x, row_y) = (raw.row(isa), &isa.tables.rows[raw.meta.row_y() as usize]);
    let (x, y) = (Ports::of(isa, row_x, raw), Ports::of(isa, row_y, raw));
    // Two moves read through different ports: the second one's source takes that of a third operand (R20).
    let moves = x.count == 1 && y.count == 1;
    let mut port = 0;
    while port < 3 && !moves {
        if let (Some(a), Some(b)) = (x.vgpr[port], y.vgpr[port]) {
            // Ports 0 and 1 have four banks and share a read of the same register (E66), port 2 has two.
            let clash = if port < 2 { a != b && a % 4 == b % 4 } else { a % 2 == b % 2 };
            if clash {
                return Err(Defect {
                    kind: DefectKind::PairBank,
                    slot: port as u8 + 1,
                    value: b as i64,
                });
            }
        }
        port += 1;
    }
    let mut scalars = Scalars { codes: [NONE; 8], count: 0 };
    scalars.add(isa, row_x, &raw.words);
    scalars.add(isa, row_y, &raw.words);
    let vcc = (reads_mask(isa, row_x) || reads_mask(isa, row_y)) && !scalars.has(bus_mask(isa));
    let limit = bus_limit(isa, row_x);
    if scalars.count + vcc as u8 > limit {
        return Err(Defect {
            kind: DefectKind::Bus,
            slot: 0,
            value: (scalars.count + vcc as u8) as i64,
        });
    }
    Ok(())
}

/// Which vector register each read port of a half carries.
struct Ports {
    vgpr: [Option<u16>; 3],
    count: usize,
}

impl Ports {
    /// The sources in the order of the text take the ports; a destination that is also read takes the third.
    const fn of(isa: &Isa, row: &Row, raw: &Raw) -> Self {
        let slots = isa.tables.shapes[row.shape as usize].slots;
        let mut ports = Ports { vgpr: [None; 3], count: 0 };
        let mut i = 0;
        while i < slots.len() {
            let slot = &slots[i];
            // The literal dword is no register, whatever its bits.
            let literal = isa.tables.kinds[slot.kind as usize].literal;
            let code = if slot.place.exists() && !literal { raw.slot_code(slot) } else { 0 };
            let vgpr = if code >= 256 { Some(code - 256) } else { None };
            match slot.role {
                Role::Write => {}
                Role::ReadWrite => ports.vgpr[2] = vgpr,
                Role::Read | Role::Imm => {
                    if ports.count < 3 {
                        if vgpr.is_some() {
                            ports.vgpr[ports.count] = vgpr;
                        }
                        ports.count += 1;
                    }
                }
            }
            i += 1;
        }
        ports
    }
}
