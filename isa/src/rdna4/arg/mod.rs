//! What each operand kind of the definitions accepts, as traits: a builder's bound is the kind's trait, so that a wrong operand is a compile error at that operand.
//!
//! Every trait has the parameters `R` (the client's registers), `F` (the operand's data format) and `A` (what can be done to the operand, see
//! [`aux`](super::aux)); kinds that depend on the wave size have `W` too.
//!
//! A client can implement them for its own types by calling those of other operands. So a builder takes what is known only at run time:
//!
//! ```
//! use rdna4_isa::{Operands, Physical, V, arg, bits, fmt, v, v_add_f32};
//!
//! /// Where a compiler has a value of 32 bits.
//! #[derive(Clone, Copy)]
//! enum Place { Register(V), Constant(u32) }
//!
//! impl<F: fmt::Regs<1>, A> arg::Src<Physical, F, A> for Place {
//!     fn lower(self, to: &mut Operands<Physical>) {
//!         match self {
//!             Place::Register(register) => arg::Src::<Physical, F, A>::lower(register, to),
//!             Place::Constant(pattern) => arg::Src::<Physical, F, A>::lower(bits(pattern), to),
//!         }
//!     }
//! }
//!
//! let texts = [Place::Constant(0x4000_0000), Place::Register(v(1))].map(|place| v_add_f32(v(0), place, v(2)).inst().to_string());
//! assert_eq!(texts, ["v_add_f32_e32 v0, 2.0, v2", "v_add_f32_e32 v0, v1, v2"]);
//! ```

mod address;
mod imm;
pub mod is;
mod scalar;
mod vector;

pub use crate::operand::wrap::{Abs, Hi, Neg, Packed};
pub use address::*;
pub use imm::*;
pub use scalar::*;
pub use vector::*;

use crate::operand::kind::prelude;
