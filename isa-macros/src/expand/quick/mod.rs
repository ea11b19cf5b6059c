//! The tables of decoding's quick way, packed as the expanding crate's `table::quick` says. What does not fit into them is left to the exact way.
//!
//! `windows` says through which windows the instructions that start alike are looked at, `forms` numbers the forms of an opcode, `demand` knows what words of a
//! row must be.

mod demand;
mod forms;
mod windows;

use std::fmt::Write;

use super::literals::{Bytes, Interned};
use crate::model::{Candidate, Model, Place, VALUES, Values};
use demand::Demands;
use forms::Forms;
use windows::{Free, Side, Windows};

/// No row, no check.
const NONE: u16 = u16::MAX;
/// Bits of the first two dwords.
const LOW: u8 = 64;
/// Windows that a start has, all within the first two dwords.
const WINDOWS: usize = 3;
/// Fields that are looked at: those in the start's windows, and one more, which lies anywhere.
const LOOKS: usize = WINDOWS + 1;
/// Forms of an entry: the conditional ones, and the one without a condition behind them.
const FORMS: usize = 4;
/// Bits for conditions. The last one holds always.
const CONDITIONS: usize = 16;
/// That one.
const ALWAYS: u16 = 1 << (CONDITIONS - 1);
/// Bits for sets.
const SETS: u32 = u32::BITS;

/// A field by its lowest bit, and which bits of the table count.
type Look<Mask> = (u8, Mask);

/// A check, as the expanding crate has it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Check {
    masks: [u64; LOOKS],
    must: [u32; 3],
    value: [u32; 3],
    row: u16,
    form: usize,
    dwords: u8,
}

impl Check {
    /// One that fails.
    const NEVER: Check = Check {
        masks: [ALWAYS as u64, 0, 0, 0],
        must: [0; 3],
        value: [0; 3],
        row: 0,
        form: 0,
        dwords: 0,
    };
}

/// The forms of an entry, as the expanding crate has them.
struct Choice {
    row: u16,
    checks: u16,
    masks: [u16; WINDOWS],
    shift: u8,
}

impl Choice {
    const NONE: Choice = Choice {
        row: NONE,
        checks: NONE,
        masks: [0; WINDOWS],
        shift: 0,
    };
}

/// Writes the static `QUICK`, beside the static `TABLES`.
pub(super) fn write(out: &mut String, model: &Model<'_>) {
    let forms = Forms::new(model);
    let mut demands = Demands::new(model);
    let windows = Windows::new(model, &forms, &mut demands);
    out.push_str("pub(crate) static QUICK:crate::table::Quick={use crate::table::*;use crate::engine::{Meta,State};\n");
    choices_and_checks(out, model, &forms, &mut demands, &windows);
    starts_and_pairs(out, model, &windows);
    let conditions = forms.conditions().chain([[true; VALUES]]);
    let wrong = demands.sets().take(SETS as usize).map(|set| set.map(|good| !good));
    let _ = writeln!(out, "choices:&CHOICES,checks:&CHECKS,looks:{:?}}}}};", table(conditions.chain(wrong)));
}

/// Writes the statics `CHOICES` and `CHECKS`.
fn choices_and_checks(out: &mut String, model: &Model<'_>, forms: &Forms, demands: &mut Demands<'_>, windows: &Windows<'_>) {
    let mut checks = Interned::new();
    // There is one at least, whatever the definition.
    checks.index(Check::NEVER);
    let mut fours = Interned::new();
    // Once: formatting is slow in macros.
    let mut bytes = Bytes::new();
    for (index, entry) in model.entries.iter().enumerate() {
        let four = |four: [Check; FORMS]| fours.index(four.map(|check| checks.index(check)));
        let Choice { row, checks, masks, shift } = windows
            .of_entry(index)
            .and_then(|windows| choice(forms, demands, windows, &entry.forms, four))
            .unwrap_or(Choice::NONE);
        [row, checks].iter().chain(&masks).for_each(|number| bytes.add(&number.to_le_bytes()));
        bytes.add(&[shift]);
    }
    let _ = writeln!(
        out,
        "static CHOICES:[Choice;{}]=unpack_choices(TABLES.ops,{});",
        model.ops.len(),
        bytes.literal()
    );
    out.push_str("const EACH:&[Check]=&[");
    checks.list.iter().for_each(|found| check(out, found));
    for number in fours.list.iter().flatten() {
        bytes.add_index(*number);
    }
    let _ = writeln!(
        out,
        "];\nstatic CHECKS:[Check;{}]=unpack_items(EACH,{});",
        fours.list.len() * FORMS,
        bytes.literal()
    );
}

/// Writes the first fields of the table: what instructions that start alike have in common.
fn starts_and_pairs(out: &mut String, model: &Model<'_>, windows: &Windows<'_>) {
    let mut pairs = String::new();
    // The groups of pairs so far.
    let mut known = Vec::new();
    out.push_str("Quick{starts:[");
    for (start, index) in (0..).zip(&model.prefixes) {
        match model.groups.get(usize::from(*index)) {
            Some(group) if group.op_y.exists() => {
                let pair = known.iter().position(|group| *group == index).unwrap_or(known.len());
                if pair == known.len() {
                    known.push(index);
                    pairs.push('[');
                    write_start(&mut pairs, group.first, group.op, windows.of_start(start, Side::X));
                    write_start(&mut pairs, group.first_y, group.op_y, windows.of_start(start, Side::Y));
                    pairs.push_str("],");
                }
                let _ = write!(out, "Start{{first:{NONE},mask:{pair},shift:0,windows:[0;3]}},");
            }
            Some(group) => write_start(out, group.first, group.op, windows.of_start(start, Side::X)),
            None => {
                let _ = write!(out, "Start{{first:{NONE},mask:{NONE},shift:0,windows:[0;3]}},");
            }
        }
    }
    let _ = writeln!(out, "],pairs:&[{pairs}],");
}

/// Sets as the bits of one table, by value.
fn table(sets: impl Iterator<Item = Values>) -> [u64; VALUES] {
    let mut table = [0; VALUES];
    for (bit, set) in sets.enumerate() {
        for (entry, holds) in table.iter_mut().zip(set) {
            *entry |= u64::from(holds) << bit;
        }
    }
    table
}

/// Where the opcode lies in instructions that start alike, and the windows through which they are looked at.
fn write_start(out: &mut String, first: u16, op: Place, windows: [u8; WINDOWS]) {
    let (shift, mask) = if op.exists() { (op.pos, op.max()) } else { (0, 0) };
    let _ = write!(out, "Start{{first:{first},mask:{mask},shift:{shift},windows:{windows:?}}},");
}

fn check(out: &mut String, check: &Check) {
    let keep = |dwords: u8| if check.dwords > dwords { u32::MAX } else { 0 };
    let double = |words: [u32; 3]| u64::from(words[0]) | u64::from(words[1]) << 32;
    let _ = write!(
        out,
        "Check{{masks:{:?},must:{:#x},value:{:#x},keep:{:#x},meta:Meta::new({},NONE,{:#x},{},State::Read)}},",
        check.masks,
        double(check.must),
        double(check.value),
        double([keep(1), keep(2), 0]),
        check.row,
        1u32 << check.form,
        check.dwords
    );
}

/// An entry. Rows that do not fit into it have a check that fails. `four` knows the number of a check for each form.
fn choice(
    forms: &Forms,
    demands: &mut Demands<'_>,
    (windows, mut free): ([u8; WINDOWS], Free),
    candidates: &[Candidate; FORMS],
    four: impl FnOnce([Check; FORMS]) -> usize,
) -> Option<Choice> {
    let (fields, numbers) = forms.of(candidates)?;
    let mut choice = Choice {
        row: candidates.iter().map(|form| form.row).min()?,
        masks: [ALWAYS, 0, 0],
        ..Choice::NONE
    };
    for (pos, mask) in fields {
        let mut all = windows.iter().zip(&mut choice.masks);
        *all.find(|(window, _)| **window == pos)?.1 |= mask;
    }
    let mut checks = [Check::NEVER; FORMS];
    for (form, number) in candidates.iter().zip(numbers).filter(|(form, _)| form.row != NONE) {
        let check = demands.of(form.row).and_then(|demand| demand.check(windows, &mut free));
        if let (Some(own), Some(check)) = (checks.get_mut(*number), check) {
            *own = Check {
                row: form.row - choice.row,
                ..check
            };
        }
    }
    choice.shift = free.place();
    choice.checks = u16::try_from(four(checks) * FORMS).ok()?;
    Some(choice)
}
