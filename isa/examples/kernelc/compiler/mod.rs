//! A compiler from a small language over arrays to kernels: the worked example of "Writing a backend" (`docs/backend.md`).
//!
//! In the order of a program's way through it:
//! - `lexer`, `parser`: text to `syntax`, the syntax tree
//! - `check`: names and types; `fold`: constants; both make `typed`, the typed tree
//! - `select`: instructions over virtual registers, which `machine` declares
//! - `liveness`, `allocate`: registers for them
//! - `hazards`: waits that the library does not place
//! - `emit`: code, descriptor and metadata
//! - `error`: what can be wrong with a program

#![expect(unreachable_pub, reason = "a program exports nothing: `pub` is what modules have for each other")]

mod allocate;
mod check;
mod emit;
mod error;
mod fold;
mod hazards;
mod lexer;
mod liveness;
mod machine;
pub mod parser;
mod select;
pub mod syntax;
mod typed;

pub use allocate::Limits;
pub use error::Error;
use rdna4_isa::Code;
use rdna4_isa::object::{CodeObject, Target, Version};

/// What a program becomes.
#[derive(Debug)]
pub struct Compiled {
    /// All kernels.
    pub object: CodeObject,
    /// Name and code of each, for listing.
    pub codes: Vec<(String, Code)>,
}

/// Compiles a program.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn compile(text: &str, target: Target, limits: Limits) -> Result<Compiled, Error> {
    let mut object = CodeObject::new(target, Version::V5);
    let mut codes = Vec::new();
    for kernel in check::check(&parser::parse(text)?)? {
        let function = select::select(&kernel);
        let allocation = allocate::allocate(&liveness::intervals(&function.items), limits)?;
        let (emitted, code) = emit::emit(&kernel, function, &allocation)?;
        object.kernels.push(emitted);
        codes.push((kernel.name, code));
    }
    Ok(Compiled { object, codes })
}

impl Compiled {
    /// The code of all kernels as text.
    pub fn listing(&self) -> String {
        self.codes.iter().map(|(name, code)| format!("{name}:\n{code}")).collect()
    }
}
