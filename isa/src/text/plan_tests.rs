//! What plans, names and words write against what looking at everything writes, on instructions of every row with operands and modifiers at random.

use super::Printer;
use super::body::Item;
use super::buffer::Buffer;
use super::tables::{ALWAYS, Show, fact};
use crate::arch::Arch;
use crate::engine::Isa;
use crate::inst::Inst;
use crate::registers::Physical;
use crate::table::NONE;
use core::cell::Cell;
use core::fmt;

/// Numbers that look random, the same ones in each run.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (self.0 >> 32) as u32
    }
}

/// A text, without an allocator.
struct Text {
    bytes: [u8; 256],
    len: usize,
}

impl Text {
    const fn new() -> Self {
        Text { bytes: [0; 256], len: 0 }
    }

    fn text(&self) -> &str {
        str::from_utf8(&self.bytes[..self.len]).expect("it was text")
    }
}

impl fmt::Write for Text {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let end = self.len + text.len();
        self.bytes.get_mut(self.len..end).ok_or(fmt::Error)?.copy_from_slice(text.as_bytes());
        self.len = end;
        Ok(())
    }
}

/// Codes where something begins or ends.
const EDGES: [u32; 16] = [0, 1, 2, 104, 106, 107, 124, 128, 208, 240, 248, 253, 255, 256, 510, 511];

/// Words with the fixed bits of a row. The others are as in a new instruction or not, operand by operand.
fn words(isa: &Isa, row: usize, numbers: &mut Numbers) -> [u32; 3] {
    let row = &isa.tables.rows[row];
    let shape = &isa.tables.shapes[row.shape as usize];
    let few = numbers.next() & numbers.next();
    let mut words = core::array::from_fn(|i| shape.start[i] ^ (numbers.next() & few & shape.used[i]));
    for slot in shape.slots {
        let edge = EDGES[numbers.next() as usize % EDGES.len()];
        match numbers.next() % 4 {
            0 if edge <= slot.place.mask() => slot.place.set(&mut words, edge),
            0 | 1 => {}
            _ => slot.place.set(&mut words, numbers.next() & slot.place.mask()),
        }
    }
    for (i, word) in words.iter_mut().enumerate() {
        *word = *word & !shape.must[i] | shape.must_value[i];
    }
    isa.tables.encodings[row.encoding as usize].op.set(&mut words, row.op.into());
    words
}

/// Writes a row's instruction without its plan.
fn look_at_everything<A: Arch>(words: &[u32; 3], row: u16, printer: &Printer<'_>, out: &mut Buffer<'_>) {
    let (isa, text) = (A::isa(), A::text());
    let row = &isa.tables.rows[row as usize];
    let item = Item {
        isa,
        text,
        row,
        words,
        printer,
        misaligned: Cell::new(false),
    };
    let (encoding, shape) = (item.encoding(), item.shape());
    out.text(isa.tables.opcodes[row.opcode as usize].mnemonic);
    let both = item.facts() & fact::BOTH_FORMS != 0 && !shape.slots.is_empty();
    out.text(if both { encoding.suffix } else { encoding.alone });
    item.operands(encoding, item.facts(), out);
    let tails = &text.tails[row.encoding as usize];
    for tail in &tails.list[..tails.count as usize] {
        let has = tail.needs & (shape.modifiers as u64 | ALWAYS) != 0;
        if !has || tail.operand != 255 && !shape.slots.iter().any(|slot| slot.kind == tail.operand) {
            continue;
        }
        let value = tail.place.get(words);
        match tail.show {
            Show::Words(words) => out.len = out.put(out.len, &words[value as usize]),
            Show::Decimal(_) | Show::Hex(_) | Show::Other(_) if value == 0 => {}
            _ => item.tail(tail, value, out),
        }
    }
    if item.misaligned.get() {
        item.warnings(out);
    }
}

/// Compares both on so many instructions, of which most are good.
fn compare<A: Arch>(count: usize) {
    let isa = A::isa();
    let (mut numbers, mut good) = (Numbers(1), 0);
    for nth in 0..count {
        let words = words(isa, nth % isa.tables.rows.len(), &mut numbers);
        let Ok(inst) = Inst::<Physical, A>::decode(&words) else { continue };
        good += 1;
        for printer in [Printer::new(), Printer::new().wave64(), Printer::new().halves()] {
            let (mut planned, mut all, raw) = (Text::new(), Text::new(), &inst.raw);
            assert_eq!(printer.print(&inst, &mut planned), Ok(()));
            let mut out = Buffer::new(&mut all, false);
            look_at_everything::<A>(&raw.words, raw.meta.row(), &printer, &mut out);
            if raw.meta.row_y() != NONE {
                out.text(" :: ");
                look_at_everything::<A>(&raw.words, raw.meta.row_y(), &printer, &mut out);
            }
            out.direct(|_| Ok(true));
            assert_eq!(planned.text(), all.text(), "{words:08x?} {printer:?}");
        }
    }
    assert!(good > count / 4, "{good} of {count}");
}

#[test]
fn plans_write_what_looking_at_everything_writes() {
    compare::<crate::rdna4::Rdna4>(400_000);
}

#[test]
#[cfg(feature = "gcn")]
fn they_do_so_for_gcn() {
    compare::<crate::gcn::gfx6::Gfx6>(50_000);
    compare::<crate::gcn::gfx8::Gfx8>(50_000);
}

#[test]
#[cfg(feature = "cdna")]
fn they_do_so_for_cdna() {
    compare::<crate::cdna::gfx908::Gfx908>(50_000);
    compare::<crate::cdna::gfx950::Gfx950>(50_000);
}
