//! The instruction sets that can be evaluated, each with its generation.

use super::lane::Meaning;
use super::meanings::{Entry, Meanings, operations};
use super::mode::Generation;

/// Instruction sets: the marker type, the module with its tables, the generation.
macro_rules! sets {
    ($($(#[$feature:meta])? $arch:ident in $module:path, $generation:ident;)*) => {$(
        $(#[$feature])?
        const _: () = {
            use $module as set;
            static OPERATIONS: [Option<Entry>; set::TABLES.opcodes.len()] = operations(&set::TABLES);
            static MEANINGS: Meanings = Meanings::new(&set::TABLES, &OPERATIONS);
            impl Meaning for set::$arch {
                const GENERATION: Generation = Generation::$generation;
                const MEANINGS: &'static Meanings = &MEANINGS;
            }
        };
    )*};
}

sets! {
    Rdna4 in crate::rdna4, RDNA4;
    #[cfg(feature = "gcn")] Gfx6 in crate::gcn::gfx6, GCN;
    #[cfg(feature = "gcn")] Gfx7 in crate::gcn::gfx7, GCN;
    #[cfg(feature = "gcn")] Gfx8 in crate::gcn::gfx8, GFX8;
    #[cfg(feature = "cdna")] Gfx908 in crate::cdna::gfx908, CDNA;
    #[cfg(feature = "cdna")] Gfx90a in crate::cdna::gfx90a, CDNA;
    #[cfg(feature = "cdna")] Gfx942 in crate::cdna::gfx942, CDNA;
    #[cfg(feature = "cdna")] Gfx950 in crate::cdna::gfx950, CDNA;
}
