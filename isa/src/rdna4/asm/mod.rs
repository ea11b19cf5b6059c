//! How RDNA 4's instructions are read: rows for the parser's tables, beside those of the printer.

mod control;
mod lanes;
mod memory;
mod removed;

use super::choice::bit;
use super::generated::{Form, Modifier, TABLES};
use super::rules::kind;
use crate::asm::AsmTables;
use crate::asm::tables::Grammar::{Constant, Flag, List, Number, With as Read, Words};
use crate::asm::tables::{ModifierText, Reader, To};
use crate::table::matches;

macro_rules! fields {
    ($($modifier:ident)*) => { To::Fields(&[$(Modifier::$modifier as u8),*]) };
}

/// The parser's tables. Those with functions are constants of a type: what a module's constants name is compiled with the module, and reading is compiled where
/// it is used.
pub(crate) struct Asm;

impl Asm {
    /// All of them.
    pub(crate) const TABLES: AsmTables = AsmTables {
        suffixes: SUFFIXES,
        modifiers: Self::MODIFIERS,
        functions: Self::FUNCTIONS,
        readers: &Self::READERS,
        required: Self::REQUIRED,
        defaults: &[(Modifier::Dmask as u8, 0)],
        registers: REGISTERS,
        symbol: control::symbol,
        removed: removed::REMOVED,
    };

    /// Operands that are read together with others, or have a text of their own.
    const READER_ROWS: &[(&str, Reader)] = &[("smem_offset", memory::smem_offset), ("attr", memory::attribute)];

    /// By operand kind.
    const READERS: [Option<Reader>; TABLES.kinds.len()] = readers();

    /// Without a pattern of lanes there is no form that moves them.
    const REQUIRED: &[(u8, u64)] = &[
        (
            Modifier::DppCtrl as u8,
            rows(&[
                "quad_perm",
                "row_shl",
                "row_shr",
                "row_ror",
                "row_share",
                "row_xmask",
                "row_mirror",
                "row_half_mirror",
            ]),
        ),
        (Modifier::LaneSel0 as u8, rows(&["dpp8"])),
    ];

    /// Modifiers, the frequent ones first.
    const MODIFIERS: &[ModifierText] = &[
        row("offset", Read(memory::offset), fields!(Offset)),
        row("th", Read(memory::hint), To::With(memory::set_hint, true)),
        row("scope", Words(memory::SCOPES), fields!(Scope)),
        row("clamp", Flag, fields!(Clamp)),
        row("row_mask", Number, fields!(RowMask)),
        row("bank_mask", Number, fields!(BankMask)),
        row("bound_ctrl", Number, fields!(BoundCtrl)),
        row("fi", Number, To::With(lanes::set_fi, false)),
        row("dpp8", List, To::With(lanes::set_dpp8, false)),
        row("quad_perm", Read(lanes::quad_perm), fields!(DppCtrl)),
        row("row_shl", Read(lanes::row_shl), fields!(DppCtrl)),
        row("row_shr", Read(lanes::row_shr), fields!(DppCtrl)),
        row("row_ror", Read(lanes::row_ror), fields!(DppCtrl)),
        row("row_share", Read(lanes::row_share), fields!(DppCtrl)),
        row("row_xmask", Read(lanes::row_xmask), fields!(DppCtrl)),
        row("row_mirror", Constant(0x140), fields!(DppCtrl)),
        row("row_half_mirror", Constant(0x141), fields!(DppCtrl)),
        row(
            "op_sel",
            List,
            To::Sources(2, &[Modifier::PermlaneFi as u8, Modifier::PermlaneBoundCtrl as u8]),
        ),
        row("op_sel_hi", List, To::Sources(3, &[])),
        row("neg_lo", List, To::Sources(0, &[])),
        row("neg_hi", List, To::Sources(1, &[])),
        row("mul", Words(&[("1", 0), ("2", 1), ("4", 2)]), fields!(Omod)),
        row("div", Words(&[("1", 0), ("2", 3)]), fields!(Omod)),
        row("byte_sel", Number, To::With(lanes::set_byte_sel, false)),
        row("index_key", Number, fields!(IndexKey IndexKeyHi)),
        row("wait_exp", Number, fields!(WaitExp)),
        row("wait_va_vdst", Number, fields!(WaitVaVdst)),
        row("wait_vm_vsrc", Number, fields!(WaitVmVsrc)),
        row("dmask", Number, fields!(Dmask)),
        row("dim", Read(memory::dim), To::Operand(kind("dim"))),
        row("unorm", Flag, fields!(Unorm)),
        row("format", Read(memory::buffer_format), fields!(Format)),
        row("idxen", Flag, To::Presence(5)),
        row("offen", Flag, To::Presence(4)),
        row("offset0", Number, fields!(Offset0)),
        row("offset1", Number, fields!(Offset1)),
        row("nv", Flag, fields!(Nv)),
        row("r128", Flag, fields!(R128)),
        row("a16", Flag, fields!(A16)),
        row("tfe", Flag, fields!(Tfe)),
        row("lwe", Flag, fields!(Lwe)),
        row("d16", Flag, fields!(D16)),
        row("done", Flag, fields!(Done)),
        row("row_en", Flag, fields!(RowEn)),
    ];
}

const SUFFIXES: &[(&str, u16)] = &[
    ("_e64_dpp", bit(Form::E64Dpp16) | bit(Form::E64Dpp8)),
    ("_dpp", bit(Form::Dpp16) | bit(Form::Dpp8)),
    ("_e64", bit(Form::E64)),
    ("_e32", bit(Form::E32)),
];

/// Shorter names of registers.
const REGISTERS: &[(&str, u16)] = &[
    ("shared_base", 235),
    ("shared_limit", 236),
    ("private_base", 237),
    ("private_limit", 238),
    ("scc", 253),
];

#[inline]
const fn readers() -> [Option<Reader>; TABLES.kinds.len()] {
    let mut out: [Option<Reader>; TABLES.kinds.len()] = [None; TABLES.kinds.len()];
    let mut i = 0;
    while i < out.len() {
        let mut j = 0;
        while j < Asm::READER_ROWS.len() {
            if matches(Asm::READER_ROWS[j].0, TABLES.kinds[i].name) {
                out[i] = Some(Asm::READER_ROWS[j].1);
            }
            j += 1;
        }
        i += 1;
    }
    out
}

/// The rows with these names, as bits.
#[inline]
const fn rows(names: &[&str]) -> u64 {
    let mut bits = 0;
    let mut i = 0;
    while i < Asm::MODIFIERS.len() {
        let mut j = 0;
        while j < names.len() {
            if matches(names[j], Asm::MODIFIERS[i].name) {
                bits |= 1 << i;
            }
            j += 1;
        }
        i += 1;
    }
    bits
}

/// A modifier in one field.
#[inline]
const fn row(name: &'static str, grammar: crate::asm::tables::Grammar, to: To) -> ModifierText {
    ModifierText { name, grammar, to }
}
