//! Immediates as types: what a number in an instruction means, so that a wrong one is a compile error or a named value out of range.

mod control;
mod dpp;
mod hwreg;
mod memory;
mod message;
mod wait;

pub use control::{Attr, Clause, Dim, ExportTarget, Omod, Sleep};
pub use dpp::{Dpp8, Dpp16};
pub use hwreg::{HwReg, HwRegId};
pub use memory::{Scope, ThAtomic, ThLoad, ThStore};
pub use message::{Message, MessageRtn};
pub use wait::{DelayAlu, InstId, InstSkip, WaitAlu, WaitEvent, WaitMemDs};

/// Declares an enumeration of an immediate's values.
macro_rules! values {
    ($(#[$meta:meta])* $name:ident { $($(#[$vmeta:meta])* $value:ident = $n:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum $name { $($(#[$vmeta])* $value = $n,)* }

        impl $name {
            /// All values, ascending.
            pub const ALL: &'static [$name] = &[$($name::$value),*];

            /// The value as the instruction holds it.
            #[inline]
            pub const fn raw(self) -> u8 {
                self as u8
            }

            /// The value with this number.
            pub const fn from_raw(raw: u32) -> Option<Self> {
                match raw {
                    $($n => Some($name::$value),)*
                    _ => None,
                }
            }
        }
    };
}

use values;
