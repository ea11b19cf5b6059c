//! How RDNA 4's instructions are written: rows for the printer's tables.
//!
//! The order of modifiers, the words for their values and the suffixes are those of LLVM 22 for gfx1200.

pub(super) mod control;
mod lanes;
pub(super) mod memory;
mod modifiers;

use super::generated::{Form, TABLES};
use super::{ISA, rules};
use crate::table::{Place, Width};
use crate::text::names::{self, AllNames};
use crate::text::plan::{self, Plan, Texts};
use crate::text::tables::{self, EncodingTails, EncodingText, Guard, Number, Style, TextTables, fact};
use crate::text::words::Tails;
use crate::text::{Buffer, Item, plain32, resolve};
use modifiers::{EXPORT, MEMORY, SMEM, VINTERP, VOP_DPP, VOP3, VOP3P};

/// The printer's tables.
pub(crate) static TEXT: TextTables = TextTables {
    isa: &ISA,
    rows: TABLES.rows,
    mnemonics: TABLES.mnemonics,
    kinds: &KINDS,
    numbers: NUMBERS,
    encodings: &ENCODING_TEXTS,
    tails: &TAILS,
    facts: &FACTS,
    classes: &CLASSES,
    plans: &PLANS,
    suffixes: &SUFFIXES,
    names: &NAMES,
    width,
};

static KINDS: [Style; TABLES.kinds.len()] = resolve::styles(&TABLES, KIND_ROWS, Style::Value(number));
static VECTOR: [Number; TABLES.formats.len()] = resolve::numbers(&TABLES, FORMATS);
static SCALAR: [Number; TABLES.formats.len()] = resolve::numbers(&TABLES, SCALAR_FORMATS);
static SCALAR_UNARY: [Number; TABLES.formats.len()] = resolve::numbers(&TABLES, SCALAR_UNARY_FORMATS);
static SCALAR_COMPARE: [Number; TABLES.formats.len()] = resolve::numbers(&TABLES, SCALAR_COMPARE_FORMATS);
static NUMBERS: &[&[Number]] = &[&VECTOR, &SCALAR, &SCALAR_UNARY, &SCALAR_COMPARE];
static ENCODING_TEXTS: [EncodingText; TABLES.encodings.len()] = resolve::encodings(&TABLES, ENCODINGS);
static TAILS: [EncodingTails; TABLES.encodings.len()] = resolve::tails(&TABLES, &ENCODING_TEXTS);
static FACTS: [u16; TABLES.opcodes.len()] = resolve::facts(&TABLES, [1 << Form::E32 as u8, 1 << Form::E64 as u8], FACT_ROWS);
static PLACES: [[Place; 9]; TABLES.encodings.len()] =
    resolve::places(&TABLES, ["src0", "offset", "soffset", "dim", "attr_chan", "dmask", "d16", "tfe", "a16"]);
static CLASSES: [u8; 512] = resolve::classes(&TABLES);
static SUFFIXES: [[resolve::Short; 2]; TABLES.encodings.len()] = resolve::suffixes(&ENCODING_TEXTS);
static NAMES: AllNames = names::names(&TABLES, NULL);
static PLANS: [Plan; TABLES.shapes.len()] = plan::plans(
    &TABLES,
    &Texts {
        encodings: &ENCODING_TEXTS,
        tails: &TAILS,
        kinds: &KINDS,
        numbers: NUMBERS,
    },
);

/// Fields that are looked at from elsewhere, in the order of `PLACES`.
#[derive(Clone, Copy)]
enum Field {
    Src0,
    Offset,
    Soffset,
    Dim,
    AttrChan,
    Dmask,
    D16,
    Tfe,
    A16,
}

/// The value of a field of the instruction's encoding.
fn field(item: &Item<'_>, field: Field) -> u32 {
    PLACES[item.row.encoding as usize][field as usize].get(item.words)
}

/// The immediate is written in hexadecimal.
const HEX: u16 = fact::OWN;
/// The offset is an operand of its own.
pub(super) const OFFSET_OPERAND: u16 = fact::OWN << 1;
/// The offset is a pattern of lanes.
pub(super) const SWIZZLE: u16 = fact::OWN << 2;

/// What is said of opcodes.
const FACT_ROWS: &[(&str, u16)] = &[
    ("v_fma_mix*", fact::MIXED),
    ("v_fmac_f16", fact::ACCUMULATES),
    ("s_endpgm", fact::OPTIONAL),
    ("s_movk_i32", HEX),
    ("s_cmovk_i32", HEX),
    ("s_addk_co_i32", HEX),
    ("s_mulk_i32", HEX),
    ("s_round_mode", HEX),
    ("s_ttracedata_imm", HEX),
    ("s_prefetch*", OFFSET_OPERAND),
    ("s_buffer_prefetch*", OFFSET_OPERAND),
    ("ds_swizzle_b32", SWIZZLE),
];

/// Kinds that are not written by code, or as a number.
const KIND_ROWS: &[(&str, Style)] = &[
    ("smem_offset", Style::Value(memory::smem_offset)),
    ("label", Style::Target),
    ("literal", Style::Value(control::constant)),
    ("attr", Style::Value(memory::attribute)),
    ("tgt", Style::Value(memory::export_target)),
    ("clause", Style::Value(control::hex)),
    ("delay", Style::Value(control::delay)),
    ("hwreg", Style::Value(control::hwreg)),
    ("sendmsg*", Style::Value(control::message)),
    ("version", Style::Value(control::version)),
    ("waitcnt", Style::Value(control::waitcnt)),
    ("wait_alu", Style::Value(control::wait_alu)),
    ("wait_event", Style::Value(control::hex)),
    ("wait_mem_ds", Style::Value(control::hex)),
    ("wait_count*", Style::Value(control::hex)),
    ("dim", Style::Later),
];

/// Formats in vector instructions; those without a row are 32 bits.
pub(crate) const FORMATS: &[(&str, Number)] = &[
    ("f16", Number::F16),
    ("pk2_fp8", Number::F16),
    ("pk2_bf8", Number::F16),
    ("bf16", Number::Bf16),
    ("i16", Number::I16),
    ("u16", Number::I16),
    ("b16", Number::I16),
    ("pk2_f16", Number::PkF16),
    ("pk2_bf16", Number::PkBf16),
    ("f64", Number::F64),
    ("i64", Number::B64),
    ("u64", Number::B64),
    ("b64", Number::B64),
];

/// Formats in scalar instructions.
const SCALAR_FORMATS: &[(&str, Number)] = &[
    ("f16", Number::F16),
    ("f64", Number::F64),
    ("i64", Number::B64),
    ("u64", Number::B64),
    ("b64", Number::B64),
    ("m64", Number::B64),
];

/// Formats in scalar instructions of one source.
const SCALAR_UNARY_FORMATS: &[(&str, Number)] = &[
    ("f64", Number::F64),
    ("i64", Number::B64),
    ("u64", Number::B64),
    ("b64", Number::B64),
    ("m64", Number::B64),
];

/// Formats in scalar comparisons: LLVM sees 16-bit floats as integers there.
const SCALAR_COMPARE_FORMATS: &[(&str, Number)] = &[("f16", Number::I16), ("i64", Number::B64), ("u64", Number::B64), ("b64", Number::B64)];

const PLAIN: EncodingText = EncodingText {
    pattern: "*",
    suffix: "",
    alone: "",
    first: ", ",
    lists: false,
    off: u16::MAX,
    status: (0, 255),
    numbers: 0,
    guards: &[],
    tail: Tails { rows: &[], words: &[] },
};

/// Each encoding, the first pattern that fits.
const ENCODINGS: &[EncodingText] = &[
    EncodingText {
        pattern: "sop1*",
        numbers: 2,
        ..PLAIN
    },
    EncodingText {
        pattern: "sopc*",
        numbers: 3,
        ..PLAIN
    },
    EncodingText {
        pattern: "sop*",
        numbers: 1,
        ..PLAIN
    },
    EncodingText {
        pattern: "smem",
        tail: SMEM,
        ..PLAIN
    },
    EncodingText {
        pattern: "vop1_dpp*",
        suffix: "_dpp",
        alone: "_dpp",
        tail: VOP_DPP,
        ..PLAIN
    },
    EncodingText {
        pattern: "vop2_dpp*",
        suffix: "_dpp",
        alone: "_dpp",
        tail: VOP_DPP,
        ..PLAIN
    },
    EncodingText {
        pattern: "vop1*",
        suffix: "_e32",
        ..PLAIN
    },
    EncodingText {
        pattern: "vop2*",
        suffix: "_e32",
        ..PLAIN
    },
    EncodingText {
        pattern: "vopc_dpp*",
        tail: VOP_DPP,
        ..PLAIN
    },
    EncodingText {
        pattern: "vopc*",
        suffix: "_e32",
        ..PLAIN
    },
    EncodingText { pattern: "vopd*", ..PLAIN },
    EncodingText {
        pattern: "vop3p_dpp*",
        suffix: "_e64_dpp",
        alone: "_e64_dpp",
        lists: true,
        tail: VOP3P,
        ..PLAIN
    },
    EncodingText {
        pattern: "vop3p*",
        lists: true,
        tail: VOP3P,
        ..PLAIN
    },
    EncodingText {
        pattern: "vop3_dpp*",
        suffix: "_e64_dpp",
        alone: "_e64_dpp",
        tail: VOP_DPP,
        ..PLAIN
    },
    EncodingText {
        pattern: "vop3_sdst_dpp*",
        suffix: "_e64_dpp",
        alone: "_e64_dpp",
        tail: VOP_DPP,
        ..PLAIN
    },
    EncodingText {
        pattern: "vop3*",
        suffix: "_e64",
        tail: VOP3,
        ..PLAIN
    },
    EncodingText {
        pattern: "vinterp",
        tail: VINTERP,
        ..PLAIN
    },
    EncodingText {
        pattern: "vexport",
        first: " ",
        guards: EXPORT_GUARDS,
        tail: EXPORT,
        ..PLAIN
    },
    EncodingText {
        pattern: "vflat",
        guards: RETURN_GUARD,
        tail: MEMORY,
        ..PLAIN
    },
    EncodingText {
        pattern: "vglobal",
        off: NULL,
        guards: RETURN_GUARD,
        tail: MEMORY,
        ..PLAIN
    },
    EncodingText {
        pattern: "vscratch",
        off: NULL,
        guards: RETURN_GUARD,
        tail: MEMORY,
        ..PLAIN
    },
    EncodingText {
        pattern: "vbuffer",
        status: (0, 22),
        tail: MEMORY,
        ..PLAIN
    },
    EncodingText { tail: MEMORY, ..PLAIN },
];

/// `null` as a scalar address: there is none.
pub(super) const NULL: u16 = 124;

/// An atomic has a destination only if it returns the value before: bit 0 of `th`.
const RETURN_GUARD: &[Guard] = &[Guard {
    slot: 0,
    bit: 52,
    atomic: true,
    text: "",
}];

/// Components that are not exported are `off`.
const EXPORT_GUARDS: &[Guard] = &[
    Guard {
        slot: 1,
        bit: 0,
        atomic: false,
        text: "off",
    },
    Guard {
        slot: 2,
        bit: 1,
        atomic: false,
        text: "off",
    },
    Guard {
        slot: 3,
        bit: 2,
        atomic: false,
        text: "off",
    },
    Guard {
        slot: 4,
        bit: 3,
        atomic: false,
        text: "off",
    },
];

/// An immediate without a style of its own.
fn number(item: &Item<'_>, value: tables::Value, out: &mut Buffer<'_>) {
    match item.facts() {
        facts if facts & HEX != 0 => out.hex(value.value),
        facts if facts & fact::OPTIONAL != 0 => out.number(value.value),
        _ => plain32(value.value, out),
    }
}

/// The rule that gives the registers of image data; the other one gives those of image addresses.
const IMAGE_DATA: u8 = 0;

/// Registers of image operands.
fn width(item: &Item<'_>, rule: u8, nth: usize) -> u8 {
    if rule == IMAGE_DATA {
        let places = &PLACES[item.row.encoding as usize];
        let [dmask, d16, tfe] = [Field::Dmask, Field::D16, Field::Tfe].map(|field| places[field as usize].get(item.words));
        return rules::image_data_registers(item.row.opcode, dmask, d16 != 0, tfe != 0);
    }
    let a16 = field(item, Field::A16) != 0;
    // How many fields there are matters for the last one that a sample instruction may have.
    let all = item.shape().slots.iter().filter(|slot| slot.width == Width::Rule(rule));
    let fields = if nth + 1 == rules::SAMPLE_FIELDS { all.count() } else { 0 };
    rules::image_address_run(item.row.opcode, field(item, Field::Dim), a16, fields, nth)
}
