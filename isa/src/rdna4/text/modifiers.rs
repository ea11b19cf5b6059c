//! The modifiers of each sort of encoding, in the order in which they are written.

use super::{lanes, memory};
use crate::text::tables::Show::{AlwaysDecimal, Decimal, Flag, Hex, Names, Other, Sources, With, Words};
use crate::text::tables::{Destination, TailRow};
use crate::text::words::{Tails, VALUES, Word, words};

/// Long forms.
pub(super) const VOP3: Tails = Tails {
    rows: VOP3_ROWS,
    words: &VOP3_WORDS,
};
static VOP3_WORDS: [[Word; VALUES]; VOP3_ROWS.len()] = words(VOP3_ROWS);
const VOP3_ROWS: &[TailRow] = &[
    ("opsel", Sources(" op_sel:", 2, Destination::Any)),
    ("permlane_fi", With(lanes::permlane)),
    ("clamp", Flag(" clamp")),
    ("omod", Names(OMOD)),
    ("src0_byte_sel", Other(lanes::byte_select_source)),
    ("vdst_byte_sel", Decimal(" byte_sel:")),
];

/// Forms with lane movement.
pub(super) const VOP_DPP: Tails = Tails {
    rows: VOP_DPP_ROWS,
    words: &VOP_DPP_WORDS,
};
static VOP_DPP_WORDS: [[Word; VALUES]; VOP_DPP_ROWS.len()] = words(VOP_DPP_ROWS);
const VOP_DPP_ROWS: &[TailRow] = &[
    ("opsel", Sources(" op_sel:", 2, Destination::Vector)),
    ("permlane_fi", With(lanes::permlane)),
    ("clamp", Flag(" clamp")),
    ("omod", Names(OMOD)),
    ("src0_byte_sel", Other(lanes::byte_select_source)),
    ("vdst_byte_sel", Decimal(" byte_sel:")),
    ("dpp_ctrl", Words(&lanes::DPP16)),
    ("bank_mask", Words(&lanes::MASKS)),
    ("fi", Words(&lanes::FETCH)),
    ("lane_sel_0", With(lanes::dpp8)),
];

pub(super) const VOP3P: Tails = Tails {
    rows: VOP3P_ROWS,
    words: &VOP3P_WORDS,
};
static VOP3P_WORDS: [[Word; VALUES]; VOP3P_ROWS.len()] = words(VOP3P_ROWS);
const VOP3P_ROWS: &[TailRow] = &[
    ("opsel", Sources(" op_sel:", 2, Destination::No)),
    ("opsel_hi*", Sources(" op_sel_hi:", 3, Destination::No)),
    ("index_key", Decimal(" index_key:")),
    ("neg", Sources(" neg_lo:", 0, Destination::No)),
    ("neg_hi", Sources(" neg_hi:", 1, Destination::No)),
    ("clamp", Flag(" clamp")),
    ("dpp_ctrl", Words(&lanes::DPP16)),
    ("bank_mask", Words(&lanes::MASKS)),
    ("fi", Words(&lanes::FETCH)),
    ("lane_sel_0", With(lanes::dpp8)),
];

const OMOD: &[&str] = &["", " mul:2", " mul:4", " div:2"];

pub(super) const VINTERP: Tails = Tails {
    rows: VINTERP_ROWS,
    words: &VINTERP_WORDS,
};
static VINTERP_WORDS: [[Word; VALUES]; VINTERP_ROWS.len()] = words(VINTERP_ROWS);
const VINTERP_ROWS: &[TailRow] = &[
    ("clamp", Flag(" clamp")),
    ("opsel", Sources(" op_sel:", 2, Destination::Any)),
    ("wait_exp", AlwaysDecimal(" wait_exp:")),
];

pub(super) const EXPORT: Tails = Tails {
    rows: EXPORT_ROWS,
    words: &EXPORT_WORDS,
};
static EXPORT_WORDS: [[Word; VALUES]; EXPORT_ROWS.len()] = words(EXPORT_ROWS);
const EXPORT_ROWS: &[TailRow] = &[("done", Flag(" done")), ("row_en", Flag(" row_en"))];

pub(super) const SMEM: Tails = Tails {
    rows: SMEM_ROWS,
    words: &SMEM_WORDS,
};
static SMEM_WORDS: [[Word; VALUES]; SMEM_ROWS.len()] = words(SMEM_ROWS);
const SMEM_ROWS: &[TailRow] = &[
    ("offset", With(memory::smem_offset_behind)),
    ("th", Other(memory::temporal_hint)),
    ("scope", Names(memory::SCOPES)),
    ("nv", Flag(" nv")),
];

/// Vector memory, LDS and images: each encoding has some of these.
pub(super) const MEMORY: Tails = Tails {
    rows: MEMORY_ROWS,
    words: &MEMORY_WORDS,
};
static MEMORY_WORDS: [[Word; VALUES]; MEMORY_ROWS.len()] = words(MEMORY_ROWS);
const MEMORY_ROWS: &[TailRow] = &[
    ("wait_va_vdst", AlwaysDecimal(" wait_va_vdst:")),
    ("wait_vm_vsrc", AlwaysDecimal(" wait_vm_vsrc:")),
    ("dmask", Hex(" dmask:")),
    ("dim", Names(memory::DIMS)),
    ("unorm", Flag(" unorm")),
    ("format", With(memory::buffer_format)),
    ("idxen", Flag(" idxen")),
    ("offen", Flag(" offen")),
    ("offset", Other(memory::offset)),
    ("offset0", Decimal(" offset0:")),
    ("offset1", Decimal(" offset1:")),
    ("th", Other(memory::temporal_hint)),
    ("scope", Names(memory::SCOPES)),
    ("nv", Flag(" nv")),
    ("r128", Flag(" r128")),
    ("a16", Flag(" a16")),
    ("tfe", Flag(" tfe")),
    ("lwe", Flag(" lwe")),
    ("d16", Flag(" d16")),
];
