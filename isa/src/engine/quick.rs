//! The quick way through decoding: without branches that depend on the instruction, for words that are certainly all right.
//!
//! Everything that decoding looks at is turned, at compile time, into sets of the raw values of fields, so that choosing a row and checking its
//! operands are a few table look-ups. What they do not accept may still be an instruction: the exact way (`decode`) decides, and names what is wrong.

use super::Isa;
use crate::table::{NONE, Place, Row, Shape, Slot, Tables};

/// Fields that a check looks at; rows with more take the exact way.
const FIELDS: usize = 4;
/// Sets of operand values.
const SETS: usize = 256;
/// Maps from a selector's value to forms.
const MAPS: usize = 32;

/// A field of at most nine bits, and the set or map that its value is looked up in.
#[derive(Clone, Copy, Debug)]
struct Look {
    word: u8,
    shift: u8,
    mask: u16,
    table: u8,
}

impl Look {
    /// Always the value 0 in the table 0.
    const NOTHING: Look = Look {
        word: 0,
        shift: 0,
        mask: 0,
        table: 0,
    };

    const fn at(place: Place, table: u8) -> Self {
        Look {
            word: place.pos >> 5,
            shift: place.pos & 31,
            mask: ((1u32 << place.bits) - 1) as u16,
            table,
        }
    }

    #[inline(always)]
    const fn value(self, words: &[u32; 3]) -> usize {
        (words[(self.word & 3) as usize] >> (self.shift & 31) & self.mask as u32) as usize & 511
    }
}

/// What words of a shape must be.
#[derive(Clone, Copy, Debug)]
struct Check {
    must: [u32; 3],
    value: [u32; 3],
    fields: [Look; FIELDS],
}

/// The rows that an opcode leads to, and the fields that choose.
#[derive(Clone, Copy, Debug)]
struct Choice {
    rows: [u16; 4],
    fields: [Look; 3],
}

/// The tables of the quick way, for so many shapes, rows and decode entries.
#[derive(Debug)]
pub(crate) struct Quick<const S: usize, const R: usize, const E: usize> {
    checks: [Check; S],
    sets: [[u64; 8]; SETS],
    choices: [Choice; E],
    maps: [[u8; 512]; MAPS],
    dwords: [u8; R],
}

/// The same, borrowed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct QuickTables {
    checks: &'static [Check],
    sets: &'static [[u64; 8]; SETS],
    choices: &'static [Choice],
    maps: &'static [[u8; 512]; MAPS],
    dwords: &'static [u8],
}

impl<const S: usize, const R: usize, const E: usize> Quick<S, R, E> {
    pub(crate) const fn tables(&'static self) -> QuickTables {
        QuickTables {
            checks: &self.checks,
            sets: &self.sets,
            choices: &self.choices,
            maps: &self.maps,
            dwords: &self.dwords,
        }
    }

    /// Derives them. `isa` is what the exact way uses.
    pub(crate) const fn new(isa: &Isa) -> Self {
        let tables = isa.tables;
        let mut quick = Quick {
            checks: [Check::EMPTY; S],
            sets: [[u64::MAX; 8]; SETS],
            choices: [Choice {
                rows: [NONE; 4],
                fields: [Look::NOTHING; 3],
            }; E],
            maps: [[0; 512]; MAPS],
            dwords: [0; R],
        };
        quick.sets[NEVER as usize] = [0; 8];
        let mut known = Known { keys: [0; SETS], count: 1 };
        let mut i = 0;
        while i < S {
            quick.checks[i] = check(isa, &tables.shapes[i], &mut quick.sets, &mut known);
            i += 1;
        }
        // Once, not for each row that has the modifier: this runs whenever the crate is compiled.
        let mut ranges = [0; RANGES];
        let mut i = 0;
        while i < isa.ranges.len() {
            ranges[i] = intern(1 << 63 | i as u64, values_of(isa.ranges[i].1), &mut quick.sets, &mut known);
            i += 1;
        }
        let mut i = 0;
        while i < R {
            let row = &tables.rows[i];
            quick.dwords[i] = tables.encodings[row.encoding as usize].dwords;
            check_modifiers(isa, row, &mut quick.checks[row.shape as usize], &ranges);
            i += 1;
        }
        let mut keys = [Ranges::NONE; MAPS];
        let mut count = 1;
        let mut i = 0;
        while i < E {
            quick.choices[i] = choice(tables, i, &mut quick.maps, &mut keys, &mut count);
            i += 1;
        }
        quick
    }
}

impl QuickTables {
    /// The row that a decode entry leads to; [`NONE`] where the exact way must say.
    #[inline(always)]
    pub(super) const fn row(&self, entry: u16, words: &[u32; 3]) -> u16 {
        if entry as usize >= self.choices.len() {
            return NONE;
        }
        let choice = &self.choices[entry as usize];
        let [a, b, c] = choice.fields;
        // Bit 3: none of the conditions holds.
        let forms = self.maps[(a.table as usize) % MAPS][a.value(words)]
            | self.maps[(b.table as usize) % MAPS][b.value(words)]
            | self.maps[(c.table as usize) % MAPS][c.value(words)]
            | 8;
        choice.rows[(forms.trailing_zeros() & 3) as usize]
    }

    /// Whether words are certainly an instruction of this row.
    #[inline(always)]
    pub(super) const fn accepts(&self, row: &Row, words: &[u32; 3]) -> bool {
        let check = &self.checks[row.shape as usize];
        let fixed =
            (words[0] ^ check.value[0]) & check.must[0] | (words[1] ^ check.value[1]) & check.must[1] | (words[2] ^ check.value[2]) & check.must[2];
        let [a, b, c, d] = check.fields;
        let good = self.has(a, words) & self.has(b, words) & self.has(c, words) & self.has(d, words);
        (fixed == 0) & (good & 1 != 0)
    }

    #[inline(always)]
    const fn has(&self, field: Look, words: &[u32; 3]) -> u64 {
        let value = field.value(words);
        self.sets[field.table as usize][value >> 6] >> (value & 63)
    }

    /// Length of a row's instructions in dwords.
    #[inline(always)]
    pub(super) const fn dwords(&self, row: u16) -> u8 {
        self.dwords[row as usize]
    }
}

/// The sets made so far: what they were made of. The first one holds everything, the last one nothing.
struct Known {
    keys: [u64; SETS],
    count: usize,
}

/// The set that holds nothing: rows that only the exact way can check look something up in it.
const NEVER: u8 = (SETS - 1) as u8;

impl Check {
    const EMPTY: Check = Check {
        must: [0; 3],
        value: [0; 3],
        fields: [Look::NOTHING; FIELDS],
    };

    /// Adds a field; nothing passes any more where there are too many.
    const fn look(&mut self, place: Place, table: u8) {
        let mut i = 0;
        while i < FIELDS && place.bits <= 9 {
            if self.fields[i].table == 0 {
                self.fields[i] = Look::at(place, table);
                return;
            }
            i += 1;
        }
        self.fields = [Look {
            table: NEVER,
            ..Look::NOTHING
        }; FIELDS];
    }
}

/// The part of a check that its shape gives.
const fn check(isa: &Isa, shape: &Shape, sets: &mut [[u64; 8]; SETS], known: &mut Known) -> Check {
    let mut check = Check {
        must: shape.must,
        value: shape.must_value,
        fields: [Look::NOTHING; FIELDS],
    };
    let mut i = 0;
    while i < shape.slots.len() {
        let slot = &shape.slots[i];
        i += 1;
        let kind = &isa.tables.kinds[slot.kind as usize];
        if !slot.place.exists() || kind.literal {
            continue;
        }
        if kind.imm == 0 {
            let table = set_of(isa, slot, sets, known);
            if table != 0 {
                check.look(slot.place, table);
            }
        } else if kind.imm < slot.place.bits {
            // The bits that the immediate has not are zero.
            let rest = Place {
                pos: slot.place.pos + kind.imm,
                bits: slot.place.bits - kind.imm,
            };
            rest.set(&mut check.must, rest.mask());
        }
    }
    check
}

/// Adds the modifiers with gaps, whose place the encoding gives.
const fn check_modifiers(isa: &Isa, row: &Row, check: &mut Check, sets: &[u8; RANGES]) {
    let shape = &isa.tables.shapes[row.shape as usize];
    let list = isa.tables.encodings[row.encoding as usize].modifiers;
    let mut i = 0;
    while i < isa.ranges.len() {
        let modifier = isa.ranges[i].0;
        let mut j = 0;
        while shape.modifiers >> modifier & 1 != 0 && j < list.len() {
            if list[j].modifier == modifier {
                let table = sets[i];
                let look = Look::at(list[j].place, table);
                let mut there = false;
                let mut k = 0;
                while k < FIELDS {
                    there |= check.fields[k].table == table && check.fields[k].word == look.word && check.fields[k].shift == look.shift;
                    k += 1;
                }
                if !there {
                    check.look(list[j].place, table);
                }
            }
            j += 1;
        }
        i += 1;
    }
}

const fn values_of(ranges: &[(u32, u32)]) -> [u64; 8] {
    let mut set = [0; 8];
    let mut i = 0;
    while i < ranges.len() {
        let mut value = ranges[i].0;
        while value <= ranges[i].1 && value < 512 {
            set[(value >> 6) as usize] |= 1 << (value & 63);
            value += 1;
        }
        i += 1;
    }
    set
}

const fn intern(key: u64, set: [u64; 8], sets: &mut [[u64; 8]; SETS], known: &mut Known) -> u8 {
    let mut i = 1;
    while i < known.count {
        if known.keys[i] == key {
            return i as u8;
        }
        i += 1;
    }
    if i >= NEVER as usize {
        return NEVER;
    }
    known.keys[i] = key;
    known.count = i + 1;
    sets[i] = set;
    i as u8
}

/// The set of values of a slot's field that are certainly good; 0 where all are.
const fn set_of(isa: &Isa, slot: &Slot, sets: &mut [[u64; 8]; SETS], known: &mut Known) -> u8 {
    let regs = super::decode::least_registers(slot);
    let half = if slot.half_in_field() {
        slot.aux[crate::table::OPSEL] - slot.place.pos + 1
    } else {
        0
    };
    let key = slot.kind as u64
        | (regs as u64) << 8
        | (slot.literal as u64) << 16
        | (slot.pad_not.exists() as u64) << 17
        | (slot.pad as u64) << 20
        | (slot.place.bits as u64) << 24
        | (half as u64) << 32
        | (slot.bias as u64) << 40;
    let mut i = 1;
    while i < known.count {
        if known.keys[i] == key {
            return if sets[i][0] == u64::MAX && full(&sets[i], slot.place.bits) {
                0
            } else {
                i as u8
            };
        }
        i += 1;
    }
    let mut set = [0; 8];
    let mut value = 0;
    while value < 1 << slot.place.bits && slot.place.bits <= 9 {
        // The bits that another field gives may be any.
        let mut low = 0;
        let mut good = true;
        while low < if slot.pad_not.exists() { 1 << slot.pad } else { 1 } {
            let code = slot.code_of(value << slot.pad | low);
            good = good && super::decode::operand(isa, slot, code, regs).is_ok();
            low += 1;
        }
        if good {
            set[(value >> 6) as usize] |= 1 << (value & 63);
        }
        value += 1;
    }
    let table = intern(key, set, sets, known);
    if full(&set, slot.place.bits) { 0 } else { table }
}

/// Whether a set holds all values of so many bits.
const fn full(set: &[u64; 8], bits: u8) -> bool {
    let mut count = 0;
    let mut i = 0;
    while i < 8 {
        count += set[i].count_ones();
        i += 1;
    }
    bits <= 9 && count == 1 << bits
}

/// Most ranges of values that choose forms by one field, and most modifiers whose values have gaps.
const RANGES: usize = 4;

/// Ranges of a field's values, each with the form that it leads to.
#[derive(Clone, Copy)]
struct Ranges {
    list: [(u16, u16, u8); RANGES],
    count: usize,
}

impl Ranges {
    const NONE: Ranges = Ranges {
        list: [(0, 0, 0); RANGES],
        count: 0,
    };

    /// Adds a range; `false` if there is no room for it.
    const fn add(&mut self, low: u16, high: u16, form: u8) -> bool {
        if self.count == RANGES {
            return false;
        }
        self.list[self.count] = (low, high, form);
        self.count += 1;
        true
    }

    const fn same(&self, other: &Ranges) -> bool {
        let mut same = self.count == other.count;
        let mut i = 0;
        while same && i < self.count {
            let ((low, high, form), (other_low, other_high, other_form)) = (self.list[i], other.list[i]);
            same = low == other_low && high == other_high && form == other_form;
            i += 1;
        }
        same
    }

    /// Writes the forms, one bit each, to the values.
    const fn fill(&self, map: &mut [u8; 512]) {
        let mut i = 0;
        while i < self.count {
            let (low, high, form) = self.list[i];
            let mut value = low;
            while value <= high && value < 512 {
                map[value as usize] |= 1 << form;
                value += 1;
            }
            i += 1;
        }
    }
}

/// The forms of a decode entry.
const fn choice(tables: &Tables, entry: usize, maps: &mut [[u8; 512]; MAPS], keys: &mut [Ranges; MAPS], count: &mut usize) -> Choice {
    let forms = &tables.entries[entry].forms;
    let mut choice = Choice {
        rows: [NONE; 4],
        fields: [Look::NOTHING; 3],
    };
    // What each field's values mean, as ranges: maps are compared by these, which are few, and filled once.
    let mut own = [Ranges::NONE; 3];
    let mut i = 0;
    while i < forms.len() && forms[i].0 != NONE {
        let cond = tables.conds[forms[i].1 as usize];
        if cond.is_empty() {
            choice.rows[3] = forms[i].0;
            break;
        }
        if i == 3 {
            return Choice {
                rows: [NONE; 4],
                fields: [Look::NOTHING; 3],
            };
        }
        choice.rows[i] = forms[i].0;
        let mut j = 0;
        while j < cond.len() {
            let look = Look::at(cond[j].place, 1);
            let mut at = 0;
            while at < 3 && choice.fields[at].table != 0 && (choice.fields[at].word != look.word || choice.fields[at].shift != look.shift) {
                at += 1;
            }
            if at == 3 || cond[j].place.bits > 9 {
                return Choice {
                    rows: [NONE; 4],
                    fields: [Look::NOTHING; 3],
                };
            }
            choice.fields[at] = look;
            if !own[at].add(cond[j].low, cond[j].high, i as u8) {
                return Choice {
                    rows: [NONE; 4],
                    fields: [Look::NOTHING; 3],
                };
            }
            j += 1;
        }
        i += 1;
    }
    let mut at = 0;
    while at < 3 && choice.fields[at].table != 0 {
        let mut map = 1;
        while map < *count && !own[at].same(&keys[map]) {
            map += 1;
        }
        if map == MAPS {
            return Choice {
                rows: [NONE; 4],
                fields: [Look::NOTHING; 3],
            };
        }
        if map == *count {
            own[at].fill(&mut maps[map]);
            keys[map] = own[at];
            *count += 1;
        }
        choice.fields[at].table = map as u8;
        at += 1;
    }
    choice
}
