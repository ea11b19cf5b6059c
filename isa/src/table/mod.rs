//! The static tables that `expand!` fills: what an architecture's encodings, operand kinds, forms and opcodes are.
//!
//! Nothing here knows an instruction set. One [`Tables`] describes one architecture; encode, decode and checks are single bodies over it.

mod kind;
mod names;
mod pack;
mod quick;
mod row;

pub(crate) use names::{capitals, matches, matches_bytes};
pub(crate) use pack::{
    Shared, unpack_choices, unpack_entries, unpack_items, unpack_lists, unpack_names, unpack_numbers, unpack_opcodes, unpack_rows, unpack_shapes,
    unpack_slots,
};
pub use quick::Quick;
pub(crate) use quick::{Check, Choice, Start};

pub use kind::{CodeClass, ImmField, Kind, Width};
pub use row::{
    AUX, Cond, DecodeEntry, EncodingInfo, FieldInfo, FieldRole, Fixed, Group, Implicit, ModifierPlace, OPSEL, OPSEL_HI, OpcodeInfo, Place, Role, Row,
    Shape, Slot, Strength,
};

/// First and last code of a class; there is none where the definitions have no such class.
#[cfg(any(feature = "gcn", feature = "cdna"))]
pub(crate) const fn class(tables: &Tables, name: &str) -> (u16, u16) {
    let mut i = 0;
    while i < tables.classes.len() {
        let class = &tables.classes[i];
        if matches(name, class.name) {
            return (class.first, class.last);
        }
        i += 1;
    }
    (u16::MAX, 0)
}

/// Marks an absent index (`u16`) in the tables.
pub const NONE: u16 = u16::MAX;

/// Everything that is known of one architecture, as data.
#[derive(Debug)]
pub struct Tables {
    /// Name of the architecture, as the definitions give it (`"rdna4"`).
    pub arch: &'static str,
    /// The classes of operand codes, in the order of the `codes` item.
    pub classes: &'static [CodeClass],
    /// Operand kinds, in the order of their declaration. [`Slot::kind`] and [`FieldInfo::kind`] are indices into it.
    pub kinds: &'static [Kind],
    /// Data formats: name and bits of one value; 0 bits where the format says no size. [`Slot::format`] is an index into it.
    pub formats: &'static [(&'static str, u16)],
    /// Formats (bits) whose literals have 16 bits: in encodings without a limit of scalar values, in those with one.
    pub narrow: [u128; 2],
    /// Names of the modifiers, in the order of `Modifier`.
    pub modifiers: &'static [&'static str],
    /// Groups, subgroups and flags of opcodes, as the definitions write them: `group VALU`, `sub FLAT`, `branch`. At most 128.
    pub marks: &'static [&'static str],
    /// Encodings, in the order of `Encoding`.
    pub encodings: &'static [EncodingInfo],
    /// Facts of each opcode, in the order of `Opcode`.
    pub opcodes: &'static [OpcodeInfo],
    /// Mnemonics and aliases with the opcode's number, sorted by name; each name once.
    pub names: &'static [(&'static str, u16)],
    /// Rows, those of one opcode together, smallest first, in the order in which a builder tries them.
    pub rows: &'static [Row],
    /// Interned layouts of rows.
    pub shapes: &'static [Shape],
    /// Interned conditions; an empty one always holds.
    pub conds: &'static [&'static [Cond]],
    /// Decode: index by the top nine bits of the first dword; 255 for bits that start no instruction.
    pub prefixes: &'static [u8; 512],
    /// Decode: groups of encodings that share their fixed bits.
    pub groups: &'static [Group],
    /// Decode: for each group, 2^op-width entries, [`NONE`] or an index into `entries`.
    pub ops: &'static [u16],
    /// Decode: the forms to choose from.
    pub entries: &'static [DecodeEntry],
    /// The mnemonic of each opcode as text is copied: zeros behind it, and its length in the last byte. Empty for one of more
    /// than 31 bytes.
    pub(crate) mnemonics: &'static [[u8; 32]],
    /// Length of each row's instructions in dwords.
    pub dwords: &'static [u8],
}
