//! What is looked up for the opcodes of one instruction set: made of its tables and of the table of operations when the crate is compiled.

use super::compare::{FLOATS, INTEGERS};
use super::operation::Operation;
use super::packed::PACKED;
use super::rows::{Row, TABLES};
use crate::table::Tables;

/// The operation of an opcode.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) operation: &'static Operation,
    /// Whether the instruction does it to both halves of a dword.
    pub(super) packed: bool,
}

/// The operations of an instruction set, and the numbers of the modifiers around them.
#[derive(Debug)]
pub struct Meanings {
    /// By opcode.
    pub(super) operations: &'static [Option<Entry>],
    /// `omod`, if the instruction set has it.
    pub(super) omod: Option<u8>,
    pub(super) clamp: Option<u8>,
    /// Modifiers that only forms have whose first source comes from another lane.
    pub(super) lanes: [Option<u8>; 2],
}

impl Meanings {
    pub(super) const fn new(tables: &Tables, operations: &'static [Option<Entry>]) -> Self {
        Meanings {
            operations,
            omod: modifier(tables, "omod"),
            clamp: modifier(tables, "clamp"),
            lanes: [modifier(tables, "dpp_ctrl"), modifier(tables, "lane_sel_0")],
        }
    }
}

const fn modifier(tables: &Tables, name: &str) -> Option<u8> {
    let mut i = 0;
    while i < tables.modifiers.len() {
        if order(tables.modifiers[i], name) == 0 {
            return Some(i as u8);
        }
        i += 1;
    }
    None
}

/// The operations of the opcodes, in their order.
pub(super) const fn operations<const N: usize>(tables: &Tables) -> [Option<Entry>; N] {
    let mut operations = [None; N];
    let mut i = 0;
    while i < TABLES.len() {
        enter(&mut operations, tables, TABLES[i]);
        i += 1;
    }
    i = 0;
    while i < FLOATS.len() {
        enter(&mut operations, tables, &FLOATS[i]);
        i += 1;
    }
    i = 0;
    while i < INTEGERS.len() {
        enter(&mut operations, tables, &INTEGERS[i]);
        i += 1;
    }
    i = 0;
    while i < PACKED.len() {
        if let (Some(opcode), Some(operation)) = (opcode(tables, PACKED[i].0), named(PACKED[i].1)) {
            operations[opcode] = Some(Entry { operation, packed: true });
        }
        i += 1;
    }
    operations
}

const fn enter<const N: usize>(operations: &mut [Option<Entry>; N], tables: &Tables, rows: &'static [Row]) {
    let mut i = 0;
    while i < rows.len() {
        let mut j = 0;
        while j < rows[i].names.len() {
            if let Some(opcode) = opcode(tables, rows[i].names[j]) {
                operations[opcode] = Some(Entry {
                    operation: &rows[i].operation,
                    packed: false,
                });
            }
            j += 1;
        }
        i += 1;
    }
}

/// The opcode that has this mnemonic, not as an alias.
const fn opcode(tables: &Tables, mnemonic: &str) -> Option<usize> {
    let (mut low, mut high) = (0, tables.names.len());
    while low < high {
        let middle = usize::midpoint(low, high);
        let order = order(tables.names[middle].0, mnemonic);
        if order == 0 {
            let opcode = tables.names[middle].1 as usize;
            let own = self::order(tables.opcodes[opcode].mnemonic, mnemonic) == 0;
            return if own { Some(opcode) } else { None };
        }
        if order < 0 {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    None
}

/// The operation of a vector instruction that is no comparison.
const fn named(mnemonic: &str) -> Option<&'static Operation> {
    let mut i = 0;
    while i < TABLES.len() {
        let rows = TABLES[i];
        let mut j = 0;
        while j < rows.len() {
            let mut k = 0;
            while k < rows[j].names.len() {
                if order(rows[j].names[k], mnemonic) == 0 {
                    return Some(&rows[j].operation);
                }
                k += 1;
            }
            j += 1;
        }
        i += 1;
    }
    None
}

/// How two names compare by their bytes: negative, 0 or positive.
const fn order(a: &str, b: &str) -> i32 {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut i = 0;
    while i < a.len() && i < b.len() {
        if a[i] != b[i] {
            return a[i] as i32 - b[i] as i32;
        }
        i += 1;
    }
    a.len() as i32 - b.len() as i32
}
