//! CDNA (gfx908, gfx90a, gfx942, gfx950): the instructions that have GCN 1.2's encodings VOP3A and VOP3B and its opcodes, one module for each generation.
//!
//! ```
//! use rdna4_isa::cdna::gfx950;
//! use rdna4_isa::*;
//!
//! let fixup = gfx950::v_div_fixup_legacy_f16(v(5), 0.0, v(2), v(3));
//! assert_eq!(fixup.encode()?.words(), [0xd1ef_0005, 0x040e_0480]);
//! assert_eq!(fixup.to_string(), "v_div_fixup_legacy_f16 v5, 0, v2, v3");
//! # Ok::<(), EncodeError>(())
//! ```
//!
//! From gfx90a on runs of vector registers start at even numbers:
//!
//! ```
//! # use rdna4_isa::cdna::{gfx908, gfx90a};
//! # use rdna4_isa::*;
//! assert!(gfx908::v_add_f64(v2(1), v2(2), v2(4)).encode().is_ok());
//! assert!(gfx90a::v_add_f64(v2(1), v2(2), v2(4)).encode().is_err());
//! ```

use crate::vop3::architecture;
pub use crate::vop3::special::*;

architecture! {
    /// CDNA 1 (gfx908).
    gfx908 Gfx908 in cdna, { sgpr flat_scratch xnack_mask; aperture; lds_direct }
}

architecture! {
    /// CDNA 2 (gfx90a).
    gfx90a Gfx90a in cdna, { sgpr flat_scratch xnack_mask; aperture; }
}

architecture! {
    /// CDNA 3 (gfx942).
    gfx942 Gfx942 in cdna, { sgpr flat_scratch xnack_mask; aperture; }
}

architecture! {
    /// CDNA 4 (gfx950).
    gfx950 Gfx950 in cdna, { sgpr flat_scratch xnack_mask; aperture; }
}
