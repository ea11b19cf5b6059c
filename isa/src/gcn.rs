//! GCN 1.0, 1.1 and 1.2 (gfx6, gfx7, gfx8): the instructions of the encodings VOP3A and VOP3B, one module for each generation.
//!
//! ```
//! use rdna4_isa::gcn::{gfx6, gfx8};
//! use rdna4_isa::*;
//!
//! let mad = gfx6::v_mad_f32(v(0), v(1), -s(2), 1.0);
//! assert_eq!(mad.encode()?.words(), [0xd282_0000, 0x43c8_0501]);
//! assert_eq!(mad.to_string(), "v_mad_f32 v0, v1, -s2, 1.0");
//! assert_eq!(gfx8::v_mad_f32(v(0), v(1), -s(2), 1.0).encode()?.words(), [0xd1c1_0000, 0x43c8_0501]);
//!
//! let read = gfx8::Inst::decode(&[0xd1c1_0000, 0x43c8_0501])?;
//! assert_eq!(read.opcode(), gfx8::Opcode::V_MAD_F32);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! An instruction reads one scalar value, and has no literal:
//!
//! ```
//! # use rdna4_isa::gcn::gfx6;
//! # use rdna4_isa::*;
//! assert!(gfx6::v_mad_f32(v(0), s(1), s(1), v(2)).encode().is_ok());
//! assert!(gfx6::v_mad_f32(v(0), s(1), s(2), v(2)).encode().is_err());
//! assert!(gfx6::v_mad_f32(v(0), v(1), v(2), 1.5).encode().is_err());
//! ```
//!
//! Pairs of scalar registers that are sources may start at any number, as the generations' document has it; LLVM refuses odd ones.

use crate::vop3::architecture;
pub use crate::vop3::special::*;

architecture! {
    /// GCN 1.0 (gfx600, gfx601, gfx602).
    gfx6 Gfx6 in gcn, { sgpr tba tma; ; lds_direct }
}

architecture! {
    /// GCN 1.1 (gfx700 to gfx705).
    gfx7 Gfx7 in gcn, { sgpr flat_scratch tba tma; ; lds_direct }
}

architecture! {
    /// GCN 1.2 (gfx801 to gfx810).
    gfx8 Gfx8 in gcn, { sgpr flat_scratch xnack_mask tba tma; ; lds_direct }
}
