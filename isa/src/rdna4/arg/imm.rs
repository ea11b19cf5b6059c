//! Immediates of the definitions, and the types that builders take for them.

use super::super::imm::*;
use super::prelude::*;

/// Declares an immediate kind and the types it takes; `|value|` gives the raw number, negative or too large for what cannot be encoded.
macro_rules! immediate {
    ($(#[$meta:meta])* $name:ident: $($ty:ty, |$value:ident| $raw:expr;)*) => {
        $(#[$meta])*
        pub trait $name<R: Registers, F, A> {
            /// Adds the operand.
            #[doc(hidden)]
            fn lower(self, to: &mut Operands<R>);
        }
        $(impl<R: Registers, F, A> $name<R, F, A> for $ty {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                let $value = self;
                to.push($raw);
            }
        })*
    };
}

/// A signed or unsigned 16-bit number as the field holds it: -32768 to 65535; everything else stays out of range.
const fn field_16(value: i64) -> i64 {
    if value >= -0x8000 && value < 0 { value + 0x1_0000 } else { value }
}

immediate! {
    /// A 16-bit number, signed or unsigned as the instruction reads it: -32768 to 65535. AMD: `OPR_SIMM16`.
    #[diagnostic::on_unimplemented(message = "`{Self}` is not a 16-bit immediate", label = "a number is needed here")]
    Simm16:
        i32, |x| Lowered::imm(field_16(x as i64));
        i16, |x| Lowered::imm(field_16(x as i64));
        u16, |x| Lowered::imm(x as i64);
        u32, |x| Lowered::imm(x as i64);
}
immediate! {
    /// A length of 5 bits. AMD: `OPR_SIMM5`.
    #[diagnostic::on_unimplemented(message = "`{Self}` is not a 5-bit immediate", label = "a number from 0 to 31 is needed here")]
    Simm5: i32, |x| Lowered::imm(x as i64); u8, |x| Lowered::imm(x as i64);
}
immediate! {
    /// A number of 7 bits. AMD: `OPR_SIMM8`, whose field has seven.
    #[diagnostic::on_unimplemented(message = "`{Self}` is not a 7-bit immediate", label = "a number from 0 to 127 is needed here")]
    Simm7: i32, |x| Lowered::imm(x as i64); u8, |x| Lowered::imm(x as i64);
}
immediate! {
    /// A branch target: signed dwords from the end of the branch (rule R42). AMD: `OPR_LABEL`.
    #[diagnostic::on_unimplemented(message = "`{Self}` is not a branch target", label = "a distance in dwords is needed here")]
    Label: i16, |x| Lowered::imm(field_16(x as i64)); i32, |x| Lowered::imm(if x < 0x8000 { field_16(x as i64) } else { 0x1_0000 + x as i64 });
}
immediate! {
    /// An interpolation attribute. AMD: `OPR_ATTR`.
    #[diagnostic::on_unimplemented(message = "`{Self}` is not an interpolation attribute", label = "`Attr::new(n)` is needed here")]
    Attr: super::super::imm::Attr, |x| x.lowered();
}
immediate! {
    /// Where an export goes. AMD: `OPR_TGT`.
    #[diagnostic::on_unimplemented(message = "`{Self}` is not an export target", label = "an `ExportTarget` is needed here")]
    Tgt: ExportTarget, |x| Lowered::imm(i64::from(x.raw()));
}
immediate! {
    /// Length of a clause. AMD: `OPR_CLAUSE`.
    #[diagnostic::on_unimplemented(message = "`{Self}` is not a clause", label = "`Clause::of(n)` is needed here")]
    Clause: super::super::imm::Clause, |x| Lowered::parts(x.0);
}
immediate! {
    /// One or two delays. AMD: `OPR_DELAY`.
    #[diagnostic::on_unimplemented(message = "`{Self}` is not a delay", label = "`DelayAlu::new(InstId::…)` is needed here")]
    Delay: DelayAlu, |x| Lowered::imm(i64::from(x.0));
}
immediate! {
    /// Bits of a hardware register. AMD: `OPR_HWREG`.
    #[diagnostic::on_unimplemented(message = "`{Self}` is not a hardware register", label = "`HwReg::new(HwRegId::…)` is needed here")]
    Hwreg: HwReg, |x| Lowered::parts(x.0); HwRegId, |x| Lowered::parts(HwReg::new(x).0);
}
immediate! {
    /// A message. AMD: `OPR_SENDMSG`.
    #[diagnostic::on_unimplemented(message = "`{Self}` is not a message", label = "a `Message` is needed here")]
    Sendmsg: Message, |x| Lowered::imm(i64::from(x.raw()));
}
immediate! {
    /// A message with an answer. AMD: `OPR_SENDMSG_RTN`.
    #[diagnostic::on_unimplemented(message = "`{Self}` is not a message with an answer", label = "a `MessageRtn` is needed here")]
    SendmsgRtn: MessageRtn, |x| Lowered::imm(i64::from(x.raw()));
}
immediate! {
    /// How long to sleep. AMD: `OPR_SLEEP`.
    #[diagnostic::on_unimplemented(message = "`{Self}` is not a sleep", label = "`Sleep::cycles_64(n)` or `Sleep::FOREVER` is needed here")]
    Sleep: super::super::imm::Sleep, |x| Lowered::parts(x.0);
}
immediate! {
    /// A version word. AMD: `OPR_VERSION`.
    #[diagnostic::on_unimplemented(message = "`{Self}` is not a version", label = "a 16-bit number is needed here")]
    Version: u16, |x| Lowered::imm(i64::from(x)); i32, |x| Lowered::imm(i64::from(x));
}
immediate! {
    /// The counters of the old `s_waitcnt`, as a number. AMD: `OPR_WAITCNT`.
    #[diagnostic::on_unimplemented(message = "`{Self}` is not a wait count", label = "a 16-bit number is needed here")]
    Waitcnt: u16, |x| Lowered::imm(i64::from(x)); i32, |x| Lowered::imm(i64::from(x));
}
immediate! {
    /// What `s_wait_alu` waits for. AMD: `OPR_WAIT_ALU`.
    #[diagnostic::on_unimplemented(message = "`{Self}` is not a wait for the ALU", label = "`WaitAlu::new().va_vdst(0)` or the like is needed here")]
    WaitAlu: super::super::imm::WaitAlu, |x| Lowered::parts(x.0);
}
immediate! {
    /// What `s_wait_event` waits for. AMD: `OPR_WAIT_EVENT`.
    #[diagnostic::on_unimplemented(message = "`{Self}` is not an event", label = "a `WaitEvent` is needed here")]
    WaitEvent: super::super::imm::WaitEvent, |x| Lowered::imm(i64::from(x.0));
}
immediate! {
    /// Two counters. AMD: `OPR_WAIT_MEM_DS`.
    #[diagnostic::on_unimplemented(message = "`{Self}` is not a pair of counters", label = "`WaitMemDs::new(mem, ds)` is needed here")]
    WaitMemDs: super::super::imm::WaitMemDs, |x| Lowered::parts(x.0);
}
immediate! {
    /// A counter of 0 to 63 (rule R45).
    #[diagnostic::on_unimplemented(message = "`{Self}` is not a wait count", label = "a number from 0 to 63 is needed here")]
    WaitCount6: i32, |x| Lowered::imm_bits(x as i64, 6); u8, |x| Lowered::imm_bits(x as i64, 6);
}
immediate! {
    /// A counter of 0 to 31 (rule R45).
    #[diagnostic::on_unimplemented(message = "`{Self}` is not a wait count", label = "a number from 0 to 31 is needed here")]
    WaitCount5: i32, |x| Lowered::imm_bits(x as i64, 5); u8, |x| Lowered::imm_bits(x as i64, 5);
}
immediate! {
    /// A counter of 0 to 7 (rule R45).
    #[diagnostic::on_unimplemented(message = "`{Self}` is not a wait count", label = "a number from 0 to 7 is needed here")]
    WaitCount3: i32, |x| Lowered::imm_bits(x as i64, 3); u8, |x| Lowered::imm_bits(x as i64, 3);
}
immediate! {
    /// A barrier's number: -1 is the workgroup's, -2 the trap handler's.
    #[diagnostic::on_unimplemented(message = "`{Self}` is not a barrier's number", label = "a number is needed here; `s_barrier_wait` takes no register")]
    Barrier: i32, |x| Lowered::imm(field_16(x as i64)); i16, |x| Lowered::imm(field_16(x as i64));
}
immediate! {
    /// The kind of image.
    #[diagnostic::on_unimplemented(message = "`{Self}` is not the kind of an image", label = "a `Dim` is needed here")]
    Dim: super::super::imm::Dim, |x| Lowered::imm(i64::from(x.raw()));
}

/// The literal dword as an operand of its own, the `K` of `fmaak` and `fmamk`. AMD: `OPR_SIMM32`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a literal constant of format `{F}`",
    label = "a constant is needed here; registers and inline constants have no place in the literal dword"
)]
pub trait Literal<R: Registers, F, A> {
    /// Adds the operand.
    #[doc(hidden)]
    fn lower(self, to: &mut Operands<R>);
}

/// The bits that a constant has in the literal dword of a format.
pub trait Dword<T> {
    #[doc(hidden)]
    fn dword(value: T) -> i64;
}

macro_rules! literals {
    ($($ty:ident { $($format:ident, |$value:ident| $raw:expr;)* })*) => {$(
        impl<R: Registers, F: Dword<$ty>, A> Literal<R, F, A> for $ty {
            #[inline]
            fn lower(self, to: &mut Operands<R>) {
                to.push(Lowered::imm(F::dword(self)));
            }
        }
        $(impl Dword<$ty> for super::super::fmt::$format {
            #[inline]
            fn dword($value: $ty) -> i64 {
                $raw
            }
        })*
    )*};
}

literals! {
    f32 {
        F32, |x| i64::from(x.to_bits());
        B32, |x| i64::from(x.to_bits());
        // A value that no half can hold stays out of range.
        F16, |x| super::super::fmt::half(x).map_or(-1, i64::from);
    }
    u32 {
        F32, |x| i64::from(x);
        B32, |x| i64::from(x);
        F16, |x| if x > 0xffff { -1 } else { i64::from(x) };
    }
    i32 {
        B32, |x| i64::from(x.cast_unsigned());
    }
}

impl<R: Registers, F, A> Literal<R, F, A> for super::super::special::Literal {
    #[inline]
    fn lower(self, to: &mut Operands<R>) {
        to.push(Lowered::imm(i64::from(self.0)));
    }
}
