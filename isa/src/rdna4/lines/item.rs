//! Operands of lines, by their types in Rust.

use super::super::arg::{Abs, Hi, Idxen, IdxenOffen, Offen, Packed};
use super::super::fmt::lower_32;
use super::super::generated::TABLES;
use super::super::imm::{Attr, Clause, DelayAlu, Dim, ExportTarget, HwReg, HwRegId, Message, MessageRtn, Sleep, WaitAlu, WaitEvent, WaitMemDs};
use super::super::special::{Aperture, Bits, Exec, ExecHalf, Inline, Literal, M0Reg, NULL, NullReg, Off, SccReg, Ttmp, Vcc, VccHalf};
use super::number;
use super::operand::{Hex, Unused};
use crate::engine::{ABSENT, Lowered};
use crate::inst::Operand;
use crate::registers::{Physical, S, V};
use crate::table::{Slot, Width};

/// A Rust expression as an operand.
#[derive(Clone, Copy, Debug)]
pub struct Arg<T>(pub T);

/// An operand before it is known which slot it is for.
#[derive(Clone, Copy, Debug)]
pub struct Item {
    what: What,
    minus: bool,
    aux: u8,
}

/// The bit of the absolute value.
const ABS: u8 = 2;

/// Most runs of an address.
const RUNS: usize = 5;

#[derive(Clone, Copy, Debug)]
enum What {
    /// A register, or what has a code of its own.
    Code(Lowered),
    /// An integer.
    Int(i64),
    /// A float, as single and as double.
    Float(f32, f64),
    /// The literal dword.
    Dword(u32),
    /// Bits in hexadecimal.
    Hex(u32),
    /// `off`
    Off,
    /// Runs of an address.
    List([Lowered; RUNS], u8),
}

impl Item {
    #[inline]
    const fn new(what: What) -> Self {
        Item { what, minus: false, aux: 0 }
    }

    #[inline]
    const fn code(lowered: Lowered) -> Self {
        Self::new(What::Code(lowered))
    }

    /// An integer.
    #[inline]
    pub const fn int(value: i64) -> Self {
        Self::new(What::Int(value))
    }

    /// A float, rounded to either size: the bits of the single, and the double.
    #[inline]
    pub const fn float(single: u32, double: f64) -> Self {
        Self::new(What::Float(f32::from_bits(single), double))
    }

    /// The label with this number in its block.
    #[inline]
    pub const fn label(number: u32) -> Self {
        Self::code(Lowered::label(number))
    }

    /// The runs of an address. More than there can be are noticed where it is put.
    #[inline]
    pub const fn list(items: &[Item]) -> Self {
        let mut runs = [Lowered::ABSENT; RUNS];
        let mut i = 0;
        while i < items.len() && i < RUNS {
            if let What::Code(run) = items[i].what {
                runs[i] = run;
            }
            i += 1;
        }
        Self::new(What::List(runs, if items.len() > RUNS { u8::MAX } else { items.len() as u8 }))
    }

    /// With a sign that is no part of a number.
    #[must_use]
    #[inline]
    pub const fn minus(mut self) -> Self {
        self.minus = !self.minus;
        self
    }

    /// Negated.
    #[must_use]
    #[inline]
    pub const fn neg(mut self) -> Self {
        match self.what {
            _ if self.aux & ABS != 0 => return self.minus(),
            What::Int(value) => self.what = What::Int(-value),
            What::Float(single, double) => self.what = What::Float(-single, -double),
            _ => return self.minus(),
        }
        self
    }

    /// The absolute value.
    #[must_use]
    #[inline]
    pub const fn abs(self) -> Self {
        self.toggled(ABS)
    }

    /// The high half.
    #[must_use]
    #[inline]
    pub const fn hi(self) -> Self {
        self.toggled(4)
    }

    /// A buffer's byte offset.
    #[must_use]
    #[inline]
    pub const fn offen(self) -> Self {
        self.toggled(1 << 4)
    }

    /// A buffer's index.
    #[must_use]
    #[inline]
    pub const fn idxen(self) -> Self {
        self.toggled(1 << 5)
    }

    /// A buffer's index and byte offset.
    #[must_use]
    #[inline]
    pub const fn idxen_offen(self) -> Self {
        self.toggled(3 << 4)
    }

    #[inline]
    const fn toggled(mut self, aux: u8) -> Self {
        self.aux ^= aux;
        self
    }

    /// In this slot.
    #[inline]
    pub(super) const fn lowered(&self, slot: &Slot) -> Lowered {
        let kind = &TABLES.kinds[slot.kind as usize];
        let mut out = match self.what {
            What::Code(lowered) => lowered,
            What::Int(value) => number::int(slot, value),
            What::Float(single, double) => number::float(slot, single, double),
            What::Hex(value) => number::hex(slot, value),
            What::Dword(value) if kind.literal => Lowered::imm(value as i64),
            What::Dword(value) => Lowered::literal(value),
            // Left out where that can be, else no register.
            What::Off if !matches!(slot.width, Width::Format | Width::Wave(..)) && slot.aux[4] != 255 => Lowered::ABSENT,
            What::Off => NULL.lowered(),
            What::List(runs, _) => runs[0],
        };
        // With one such bit the operand's presence says it; with two it must be said which.
        if matches!(self.what, What::Code(_)) && slot.aux[4] != 255 && slot.aux[5] == 255 && out.code != ABSENT {
            out.aux ^= 1 << 4;
        }
        out.aux ^= self.aux;
        if self.minus {
            out.aux ^= if number::is_packed(slot) { 3 } else { 1 };
        }
        out
    }

    /// One run of an address.
    #[inline]
    pub(super) const fn nth(&self, n: usize) -> Lowered {
        match self.what {
            What::Code(lowered) if n == 0 => lowered,
            What::List(runs, count) if n < count as usize && n < RUNS => runs[n],
            _ => Lowered::ABSENT,
        }
    }

    /// Runs of an address; 1 of any other operand.
    #[inline]
    pub(super) const fn count(&self) -> usize {
        match self.what {
            What::List(_, count) => count as usize,
            _ => 1,
        }
    }
}

macro_rules! items {
    ($($ty:ty, |$value:ident| $item:expr;)*) => {$(
        impl Arg<$ty> {
            /// The operand.
            #[inline]
            pub const fn item(self) -> Item {
                let $value = self.0;
                $item
            }
        }
    )*};
}

items! {
    Exec, |x| Item::code(x.lowered());
    NullReg, |x| Item::code(x.lowered());
    Aperture, |x| Item::code(x.lowered());
    Off, |_off| Item::new(What::Off);
    Literal, |x| Item::new(What::Dword(x.0));
    Bits, |x| Item::code(lower_32(x.0));
    Inline, |x| Item::code(Lowered::code(x.0 as u32, 0));
    i16, |x| Item::int(x as i64);
    i32, |x| Item::int(x as i64);
    Hex, |x| Item::new(What::Hex(x.0));
    Unused, |_unused| Item::code(Unused::LOWERED);
    u8, |x| Item::int(x as i64);
    u16, |x| Item::int(x as i64);
    u32, |x| Item::int(x as i64);
    f32, |x| Item::new(What::Float(x, x as f64));
    f64, |x| Item::new(What::Float(x as f32, x));
    Attr, |x| Item::code(x.lowered());
    ExportTarget, |x| Item::code(Lowered::imm(x.raw() as i64));
    Clause, |x| Item::code(Lowered::parts(x.0));
    DelayAlu, |x| Item::code(Lowered::imm(x.0 as i64));
    HwReg, |x| Item::code(Lowered::parts(x.0));
    HwRegId, |x| Item::code(Lowered::parts(HwReg::new(x).0));
    Message, |x| Item::code(Lowered::imm(x.raw() as i64));
    MessageRtn, |x| Item::code(Lowered::imm(x.raw() as i64));
    Sleep, |x| Item::code(Lowered::parts(x.0));
    WaitAlu, |x| Item::code(Lowered::parts(x.0));
    WaitEvent, |x| Item::code(Lowered::imm(x.0 as i64));
    WaitMemDs, |x| Item::code(Lowered::parts(x.0));
    Dim, |x| Item::code(Lowered::imm(x.raw() as i64));
    Offen<Physical>, |x| Arg(x.0).item().offen();
    Idxen<Physical>, |x| Arg(x.0).item().idxen();
    IdxenOffen<Physical>, |x| Arg(x.0).item().idxen_offen();
}

/// Runs of registers, and what can be done to them in constant evaluation.
macro_rules! runs {
    ($([$($generics:tt)*] $ty:ty, |$value:ident| $lowered:expr;)*) => {$(
        impl<$($generics)*> Arg<$ty> {
            /// The operand.
            #[inline]
            pub const fn item(self) -> Item {
                let $value = self.0;
                Item::code($lowered)
            }
        }
        impl<$($generics)*> Arg<Abs<$ty>> {
            /// The operand.
            #[inline]
            pub const fn item(self) -> Item {
                Arg(self.0.0).item().abs()
            }
        }
        impl<$($generics)*> Arg<Hi<$ty>> {
            /// The operand.
            #[inline]
            pub const fn item(self) -> Item {
                Arg(self.0.0).item().hi()
            }
        }
        impl<$($generics)*> Arg<Abs<Hi<$ty>>> {
            /// The operand.
            #[inline]
            pub const fn item(self) -> Item {
                Arg(self.0.0).item().abs()
            }
        }
        impl<$($generics)*> Arg<Packed<$ty>> {
            /// The operand.
            #[inline]
            pub const fn item(self) -> Item {
                Arg(self.0.inner).item().toggled(self.0.aux)
            }
        }
    )*};
}

runs! {
    [const N: usize] V<Physical, N>, |x| Lowered::code(256 + x.0 as u32, N as u8);
    [const N: usize] S<Physical, N>, |x| Operand::sgpr(x.0, N as u8).lowered;
    [const N: usize] Ttmp<N>, |x| x.lowered();
    [] Vcc, |x| x.lowered();
    [] VccHalf, |x| x.lowered();
    [] ExecHalf, |x| x.lowered();
    [] M0Reg, |x| x.lowered();
    [] SccReg, |x| x.lowered();
}
