//! What the definitions expand to: encodings, opcodes, builders, tables.

use super::arg::is;
use super::{Layout, Rdna4, arg, aux, fmt, layouts};
use crate::arch::{AnyWave, Op, Wave};
use crate::built::{Built, Half};
use crate::registers::Registers;

rdna4_isa_defs::rdna4! { rdna4_isa_macros::expand }
