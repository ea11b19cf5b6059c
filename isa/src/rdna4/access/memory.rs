//! What an instruction does with memory.

use super::Access;
use crate::inst::Inst;
use crate::rdna4::{Rdna4, Space};
use crate::registers::Registers;

/// An access to memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Memory {
    /// Which memory. [`Space::Flat`] can be global memory, scratch or LDS.
    pub space: Space,
    /// What is done. What reads and writes is an atomic operation on each address, also where it returns nothing.
    pub access: Access,
}

impl<R: Registers> Inst<R, Rdna4> {
    /// The memory that the instruction accesses; `None` if it accesses none.
    ///
    /// ```
    /// use rdna4_isa::*;
    /// let load = ds_load_b32(v(0), v(1));
    /// assert_eq!(load.memory(), Some(Memory { space: Space::Lds, access: Access::Read }));
    /// assert_eq!(v_mov_b32(v(0), v(1)).memory(), None);
    /// ```
    pub fn memory(&self) -> Option<Memory> {
        let facts = self.facts();
        let access = match (facts.may_load(), facts.may_store()) {
            (true, true) => Access::ReadWrite,
            (true, false) => Access::Read,
            (false, true) => Access::Write,
            (false, false) => return None,
        };
        Some(Memory { space: facts.space, access })
    }
}
