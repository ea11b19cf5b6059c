//! How the instructions are written: rows for the printer's tables. Words and suffixes are those of LLVM 22.

use crate::asm::AsmTables;
use crate::text::tables::Show::{Flag, Names, Sources};
use crate::text::tables::{Destination, EncodingText, Style, TailRow, Value, fact};
use crate::text::words::{Tails, VALUES, Word, words};
use crate::text::{Buffer, Item};

/// Kinds that are not written by code, or as a number.
pub(crate) const KINDS: &[(&str, Style)] = &[("attr", Style::Value(attribute)), ("interp_param", Style::Value(parameter))];

/// Each encoding, the first pattern that fits.
pub(crate) const ENCODINGS: &[EncodingText] = &[
    EncodingText {
        pattern: "vop3_interp",
        tail: INTERP,
        ..VOP3
    },
    VOP3,
];

const VOP3: EncodingText = EncodingText {
    pattern: "*",
    suffix: "_e64",
    alone: "",
    first: ", ",
    lists: false,
    off: u16::MAX,
    status: (0, 255),
    numbers: 0,
    guards: &[],
    tail: TAIL,
};

const TAIL: Tails = Tails {
    rows: TAIL_ROWS,
    words: &TAIL_WORDS,
};
static TAIL_WORDS: [[Word; VALUES]; TAIL_ROWS.len()] = words(TAIL_ROWS);
const TAIL_ROWS: &[TailRow] = &[
    ("opsel", Sources(" op_sel:", 2, Destination::Any)),
    ("clamp", Flag(" clamp")),
    ("omod", Names(OMOD)),
];

const INTERP: Tails = Tails {
    rows: INTERP_ROWS,
    words: &INTERP_WORDS,
};
static INTERP_WORDS: [[Word; VALUES]; INTERP_ROWS.len()] = words(INTERP_ROWS);
const INTERP_ROWS: &[TailRow] = &[("high", Flag(" high")), ("clamp", Flag(" clamp")), ("omod", Names(OMOD))];

const OMOD: &[&str] = &["", " mul:2", " mul:4", " div:2"];

/// Opcodes that have a short form too, in an encoding that is not here.
pub(crate) const FACTS: &[(&str, u16)] = &[
    ("v_interp_p1_f32", fact::BOTH_FORMS),
    ("v_interp_p2_f32", fact::BOTH_FORMS),
    ("v_interp_mov_f32", fact::BOTH_FORMS),
];

/// An interpolation attribute with its channel.
fn attribute(item: &Item<'_>, value: Value, out: &mut Buffer<'_>) {
    let fields = item.isa.tables.encodings[item.row.encoding as usize].fields;
    let channel = fields
        .iter()
        .find(|field| field.name == "attr_chan")
        .map_or(0, |field| field.place.get(item.words));
    out.text("attr");
    out.number(value.value);
    out.text([".x", ".y", ".z", ".w"][channel as usize & 3]);
}

/// A parameter of a primitive.
fn parameter(_: &Item<'_>, value: Value, out: &mut Buffer<'_>) {
    match ["p10", "p20", "p0"].get(value.value as usize) {
        Some(name) => out.text(name),
        None => {
            out.text("invalid_param_");
            out.number(value.value);
        }
    }
}

/// An immediate without a style of its own.
pub(crate) fn number(_: &Item<'_>, value: Value, out: &mut Buffer<'_>) {
    out.number(value.value);
}

/// No operand has registers by a rule.
pub(crate) fn width(_: &Item<'_>, _: u8, _: usize) -> u8 {
    1
}

/// Text of these instruction sets is not read.
pub(crate) const ASM: AsmTables = AsmTables {
    suffixes: &[],
    modifiers: &[],
    functions: &[],
    readers: &[],
    required: &[],
    defaults: &[],
    registers: &[],
    symbol: |_| None,
    removed: &[],
};

/// The printer's tables of one architecture.
macro_rules! tables {
    ($tables:path) => {
        use crate::text::names::{self, AllNames};
        use crate::text::plan::{self, Plan, Texts};
        use crate::text::resolve;
        use crate::text::tables::{EncodingTails, EncodingText, Number, Style, TextTables};
        use crate::vop3::text::{ENCODINGS as ROWS, FACTS as FACT_ROWS, KINDS as KIND_ROWS, number, width};
        use $tables as DEFINITION;

        /// The printer's tables.
        pub(super) static TEXT: TextTables = TextTables {
            isa: &super::ISA,
            rows: DEFINITION.rows,
            mnemonics: DEFINITION.mnemonics,
            kinds: &KINDS,
            numbers: NUMBERS,
            encodings: &ENCODINGS,
            tails: &TAILS,
            facts: &FACTS,
            classes: &CLASSES,
            plans: &PLANS,
            suffixes: &SUFFIXES,
            names: &NAMES,
            width,
        };

        static KINDS: [Style; DEFINITION.kinds.len()] = resolve::styles(&DEFINITION, KIND_ROWS, Style::Value(number));
        static VECTOR: [Number; DEFINITION.formats.len()] = resolve::numbers(&DEFINITION, crate::rdna4::VECTOR_NUMBERS);
        static NUMBERS: &[&[Number]] = &[&VECTOR];
        static ENCODINGS: [EncodingText; DEFINITION.encodings.len()] = resolve::encodings(&DEFINITION, ROWS);
        static TAILS: [EncodingTails; DEFINITION.encodings.len()] = resolve::tails(&DEFINITION, &ENCODINGS);
        static FACTS: [u16; DEFINITION.opcodes.len()] = resolve::facts(&DEFINITION, [0, 0], FACT_ROWS);
        static CLASSES: [u8; 512] = resolve::classes(&DEFINITION);
        static SUFFIXES: [[resolve::Short; 2]; DEFINITION.encodings.len()] = resolve::suffixes(&ENCODINGS);
        static NAMES: AllNames = names::names(&DEFINITION, u16::MAX);
        static PLANS: [Plan; DEFINITION.shapes.len()] = plan::plans(
            &DEFINITION,
            &Texts {
                encodings: &ENCODINGS,
                tails: &TAILS,
                kinds: &KINDS,
                numbers: NUMBERS,
            },
        );
    };
}

pub(crate) use tables;
