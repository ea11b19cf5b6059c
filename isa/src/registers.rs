//! Registers: the client's own types, or the hardware's.

use crate::arch::{Op, Wave};
use crate::built::Operands;
use crate::built::{Built, Half};
use core::fmt::Debug;

/// A set of register types that instructions are built over.
///
/// [`Physical`] is the default: register numbers. A compiler brings its own implementation, for virtual registers or for a mixture:
///
/// ```
/// use rdna4_isa::*;
///
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// enum Reg { Virtual(u32), Fixed(u16) }
///
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// struct Ssa;
///
/// impl Registers for Ssa {
///     type Vgpr = Reg;
///     type Sgpr = Reg;
///     type Store = Slots<Ssa>;
/// }
///
/// let add = v_add_f32(V::<Ssa, 1>::new(Reg::Virtual(0)), V::new(Reg::Virtual(1)), V::new(Reg::Fixed(2)));
/// let real = add.inst().map_registers(
///     |r| match r { Reg::Virtual(n) => Ok(10 + n as u16), Reg::Fixed(n) => Ok(n) },
///     |_| Err("no scalar register here"),
/// )?;
/// assert_eq!(real.encode()?.words(), v_add_f32(v(10), v(11), v(2)).encode()?.words());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Registers: Copy + Debug + PartialEq + 'static {
    /// What names the first register of a run of vector registers.
    type Vgpr: Copy + Debug + PartialEq;
    /// What names the first register of a run of scalar registers.
    type Sgpr: Copy + Debug + PartialEq;
    /// Where instructions keep registers: always [`Slots<Self>`](Slots) for a client's registers.
    type Store: Store<Self>;

    /// No operands yet: where a builder starts.
    #[doc(hidden)]
    #[inline]
    fn operands() -> Operands<Self> {
        Operands::new()
    }

    /// What a builder returns.
    #[doc(hidden)]
    #[inline]
    fn built<O: Op, W: Wave, A>(operands: Operands<Self>) -> Built<O, Self, W, A> {
        Built::new(operands)
    }

    /// What the builder of one half of a pair returns.
    #[doc(hidden)]
    #[inline]
    fn half<O: Op, W: Wave>(operands: Operands<Self>) -> Half<O, Self, W> {
        Half::new(operands)
    }
}

/// The hardware's registers, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Physical;

impl Registers for Physical {
    type Vgpr = u16;
    type Sgpr = u16;
    type Store = Direct;
}

/// A register of either file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reg<R: Registers = Physical> {
    /// The first of a run of vector registers.
    Vgpr(R::Vgpr),
    /// The first of a run of scalar registers.
    Sgpr(R::Sgpr),
}

mod sealed {
    pub trait Sealed {}
    impl Sealed for super::Direct {}
    impl<R: super::Registers> Sealed for super::Slots<R> {}
}

/// How an instruction keeps its registers. [`Direct`] and [`Slots`] are the only ones.
pub trait Store<R: Registers>: Copy + Debug + PartialEq + sealed::Sealed {
    /// What is kept for one operand.
    type Slot: Copy + Debug + PartialEq;
    /// Nothing kept.
    const NEW: Self;
    /// Whether operand codes are the registers' real numbers.
    #[doc(hidden)]
    const PHYSICAL: bool;

    /// Operand code and slot of a vector register.
    #[doc(hidden)]
    fn vgpr(reg: R::Vgpr) -> (u32, Self::Slot);
    /// Operand code and slot of a scalar register.
    #[doc(hidden)]
    fn sgpr(reg: R::Sgpr) -> (u32, Self::Slot);
    /// Keeps what belongs to operand `i`.
    #[doc(hidden)]
    fn put(&mut self, i: usize, slot: Self::Slot);
    /// What is kept for operand `i`.
    #[doc(hidden)]
    fn slot(&self, i: usize) -> Self::Slot;
    /// The register of operand `i`, whose code in the words is `code`.
    #[doc(hidden)]
    fn get(&self, i: usize, code: u32) -> Option<Reg<R>>;
}

/// The store of [`Physical`]: empty, since the numbers are in the instruction's bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Direct;

impl Store<Physical> for Direct {
    type Slot = ();
    const NEW: Self = Direct;
    const PHYSICAL: bool = true;

    #[inline]
    fn vgpr(reg: u16) -> (u32, ()) {
        (256 + reg as u32, ())
    }

    #[inline]
    fn sgpr(reg: u16) -> (u32, ()) {
        // Codes above the file belong to other registers: a number too large must not become one of those.
        (if reg < SGPRS { reg as u32 } else { TOO_LARGE + reg as u32 }, ())
    }

    #[inline]
    fn put(&mut self, _: usize, (): ()) {}

    #[inline]
    fn slot(&self, _: usize) {}

    #[inline]
    fn get(&self, _: usize, code: u32) -> Option<Reg<Physical>> {
        match code {
            256..=511 => Some(Reg::Vgpr((code - 256) as u16)),
            code if code < SGPRS as u32 => Some(Reg::Sgpr(code as u16)),
            _ => None,
        }
    }
}

/// Number of scalar registers that a program can name.
pub const SGPRS: u16 = 106;

/// What is added to a scalar register number that is too large, so that it stays visible in the error.
pub(crate) const TOO_LARGE: u32 = 0x10_0000;

/// The store of a client's registers: one place for each operand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slots<R: Registers>([Option<Reg<R>>; 8]);

impl<R: Registers<Store = Slots<R>>> Store<R> for Slots<R> {
    type Slot = Option<Reg<R>>;
    const NEW: Self = Slots([None; 8]);
    const PHYSICAL: bool = false;

    #[inline]
    fn vgpr(reg: R::Vgpr) -> (u32, Option<Reg<R>>) {
        (256, Some(Reg::Vgpr(reg)))
    }

    #[inline]
    fn sgpr(reg: R::Sgpr) -> (u32, Option<Reg<R>>) {
        (0, Some(Reg::Sgpr(reg)))
    }

    #[inline]
    fn put(&mut self, i: usize, slot: Option<Reg<R>>) {
        if let Some(place) = self.0.get_mut(i) {
            *place = slot;
        }
    }

    #[inline]
    fn slot(&self, i: usize) -> Option<Reg<R>> {
        self.0.get(i).copied().flatten()
    }

    #[inline]
    fn get(&self, i: usize, _: u32) -> Option<Reg<R>> {
        self.0.get(i).copied().flatten()
    }
}

/// A run of `N` consecutive vector registers of a client's register type; physical numbers by default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct V<R: Registers = Physical, const N: usize = 1>(pub(crate) R::Vgpr);

/// A run of `N` consecutive scalar registers of a client's register type; physical numbers by default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct S<R: Registers = Physical, const N: usize = 1>(pub(crate) R::Sgpr);

impl<R: Registers, const N: usize> V<R, N> {
    /// The run that starts at `first`.
    #[inline]
    pub const fn new(first: R::Vgpr) -> Self {
        V(first)
    }

    /// Its first register.
    #[inline]
    pub const fn first(self) -> R::Vgpr {
        self.0
    }
}

impl<R: Registers, const N: usize> S<R, N> {
    /// The run that starts at `first`.
    #[inline]
    pub const fn new(first: R::Sgpr) -> Self {
        S(first)
    }

    /// Its first register.
    #[inline]
    pub const fn first(self) -> R::Sgpr {
        self.0
    }
}

macro_rules! runs {
    ($($n:literal $v:ident $s:ident)*) => {$(
        #[doc = concat!("The run of ", $n, " vector registers that starts at `v<first>`. A run that passes v255 is an error of the instruction that uses it.")]
        #[inline]
        pub const fn $v(first: u16) -> V<Physical, $n> {
            V(first)
        }
        #[doc = concat!("The run of ", $n, " scalar registers that starts at `s<first>`. A run that is not aligned or passes s105 is an error of the instruction that uses it.")]
        #[inline]
        pub const fn $s(first: u16) -> S<Physical, $n> {
            S(first)
        }
    )*};
}

runs! { 1 v s  2 v2 s2  3 v3 s3  4 v4 s4  5 v5 s5  6 v6 s6  7 v7 s7  8 v8 s8  9 v9 s9  10 v10 s10  11 v11 s11  12 v12 s12  16 v16 s16  32 v32 s32 }
