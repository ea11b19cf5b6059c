//! What the definitions expand to: encodings, opcodes, builders, tables.

use super::{Rdna4, arg, aux, fmt};
use crate::arch::{Op, Wave};
use crate::built::{Built, Half};
use crate::registers::Registers;

rdna4_isa_defs::rdna4! { rdna4_isa_macros::expand }
