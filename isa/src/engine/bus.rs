//! The constant bus: how many different scalar values an instruction reads.

use super::{Defect, DefectKind, Isa, Raw};
use crate::table::{NONE, Role, Row};

/// Checks the limit of a single instruction. A pair is checked as a whole when it is complete.
pub(crate) const fn check(isa: &Isa, raw: &Raw) -> Result<(), Defect> {
    let limit = limit(isa, raw.row(isa));
    if limit == 255 {
        return Ok(());
    }
    let mut seen = Scalars { codes: [NONE; 8], count: 0 };
    let slot = seen.add(isa, raw.row(isa), &raw.words);
    if seen.count < limit || seen.count == limit && (seen.has(mask(isa)) || !reads_mask(isa, raw.row(isa))) {
        return Ok(());
    }
    Err(Defect {
        kind: DefectKind::Bus,
        slot,
        value: seen.count as i64,
    })
}

/// The limit of a row: the form's own, else the encoding's; 255 for none.
pub(crate) const fn limit(isa: &Isa, row: &Row) -> u8 {
    let own = isa.tables.shapes[row.shape as usize].bus;
    if own != 255 {
        own
    } else {
        isa.tables.encodings[row.encoding as usize].bus
    }
}

/// First code of the lane mask; [`NONE`] where there is none.
pub(crate) const fn mask(isa: &Isa) -> u16 {
    match isa.mask {
        Some(class) => class.first,
        None => NONE,
    }
}

/// Whether the opcode reads the lane mask without naming it.
pub(crate) const fn reads_mask(isa: &Isa, row: &Row) -> bool {
    let Some(mask) = isa.mask else { return false };
    let list = isa.tables.opcodes[row.opcode as usize].implicit;
    let mut i = 0;
    while i < list.len() {
        if !matches!(list[i].role, Role::Write) && same(list[i].name, mask.name) {
            return true;
        }
        i += 1;
    }
    false
}

/// Whether two names are the same.
const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    i == a.len() && i == b.len()
}

/// The different scalar values seen so far.
pub(crate) struct Scalars {
    pub(crate) codes: [u16; 8],
    pub(crate) count: u8,
}

impl Scalars {
    /// Adds a row's sources; returns the slot of the last new one.
    pub(crate) const fn add(&mut self, isa: &Isa, row: &Row, words: &[u32; 3]) -> u8 {
        let shape = &isa.tables.shapes[row.shape as usize];
        let mut last = 0;
        let mut i = 0;
        while i < shape.slots.len() {
            let slot = &shape.slots[i];
            if matches!(slot.role, Role::Read | Role::ReadWrite) {
                let code = if slot.implied != NONE {
                    slot.implied
                } else if isa.tables.kinds[slot.kind as usize].literal {
                    255
                } else {
                    slot.code(words)
                };
                if code < 256 && isa.bus[(code >> 6) as usize] >> (code & 63) & 1 != 0 && !self.has(code) && self.count < 8 {
                    self.codes[self.count as usize] = code;
                    self.count += 1;
                    last = i as u8;
                }
            } else if matches!(slot.role, Role::Imm) && isa.tables.kinds[slot.kind as usize].literal && !self.has(255) && self.count < 8 {
                self.codes[self.count as usize] = 255;
                self.count += 1;
                last = i as u8;
            }
            i += 1;
        }
        last
    }

    pub(crate) const fn has(&self, code: u16) -> bool {
        let mut i = 0;
        while i < self.count as usize {
            if self.codes[i] == code {
                return true;
            }
            i += 1;
        }
        false
    }
}
