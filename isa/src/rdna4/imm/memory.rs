//! Cache scope and temporal hints (rule R36d).

use super::values;

values! {
    /// How far an access must be visible.
    Scope {
        /// Compute unit.
        Cu = 0,
        /// Shader engine.
        Se = 1,
        /// Device.
        Dev = 2,
        /// System.
        Sys = 3,
    }
}

values! {
    /// Temporal hint of a load. Value 3 means last use, and bypass with [`Scope::Sys`].
    ThLoad {
        /// Regular.
        Rt = 0,
        /// Not again.
        Nt = 1,
        /// High priority.
        Ht = 2,
        /// Last use; with system scope: bypass.
        Lu = 3,
        /// Not again near, regular far.
        NtRt = 4,
        /// Regular near, not again far.
        RtNt = 5,
        /// Not again near, high priority far.
        NtHt = 6,
    }
}

values! {
    /// Temporal hint of a store. Value 3 means write back, and bypass with [`Scope::Sys`].
    ThStore {
        /// Regular.
        Rt = 0,
        /// Not again.
        Nt = 1,
        /// High priority.
        Ht = 2,
        /// Write back; with system scope: bypass.
        Wb = 3,
        /// Not again near, regular far.
        NtRt = 4,
        /// Regular near, not again far.
        RtNt = 5,
        /// Not again near, high priority far.
        NtHt = 6,
        /// Not again near, write back far.
        NtWb = 7,
    }
}

/// Temporal hints of an atomic: three independent bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ThAtomic(pub(crate) u8);

impl ThAtomic {
    /// Nothing: no value comes back.
    pub const NONE: ThAtomic = ThAtomic(0);
    /// The value before is returned.
    pub const RETURN: ThAtomic = ThAtomic(1);

    /// Also not again.
    #[must_use]
    pub const fn nt(self) -> Self {
        ThAtomic(self.0 | 2)
    }

    /// Also cascading.
    #[must_use]
    pub const fn cascade(self) -> Self {
        ThAtomic(self.0 | 4)
    }

    /// The three bits.
    pub const fn raw(self) -> u8 {
        self.0
    }
}
