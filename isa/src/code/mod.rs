//! Code as a whole: instructions one after another, with labels, symbols, data and relocations. Feature `alloc`.
//!
//! [`CodeBuffer`] takes instructions, [`CodeBuffer::finish`] gives [`Code`]. Waits for counters are placed on request: [`Waits`].

mod buffer;
mod content;
mod error;
mod into;
mod label;
mod layout;
mod listing;
mod output;
mod sequence;
mod waits;

pub use buffer::CodeBuffer;
pub use error::{CodeError, CodeErrorKind, CodeErrors};
pub use into::{IntoCode, RunsIn};
pub use label::{Label, SourcePos, Symbol};
pub use output::{Code, Relocation, RelocationKind};
pub use waits::{Entry, Waits};
