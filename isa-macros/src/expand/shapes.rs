//! Shapes and the slots that they share, as bytes: one literal each for the compiler, where struct literals would be some fifty thousand expressions to check. The
//! expanding crate's `table::pack` reads them. What is the same in many is there once, and found by its number.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::literals::{self, Bytes, Interned, place};
use crate::dsl::ast::Strength;
use crate::model::{Model, Place, Shape, Slot, Width};

/// Writes the slots, the arrays of their lists, one for all lists of a length, and the array of shapes.
pub(super) fn write<'a>(out: &mut String, model: &'a Model<'a>) {
    let mut slots: Interned<&'a Slot<'a>> = Interned::new();
    let lists = Lists::of(model);
    lists.write(out, &mut slots);

    let mut names: Interned<&str> = Interned::new();
    let mut bytes = Bytes::new();
    slots.list.iter().for_each(|slot| add_slot(&mut bytes, slot, &mut names));
    let _ = writeln!(
        out,
        "const SLOT_NAMES:[&str;{}]={:?};\nconst SLOTS:[Slot;{}]=unpack_slots(&SLOT_NAMES,{});",
        names.list.len(),
        names.list,
        slots.list.len(),
        bytes.literal()
    );

    let mut fixed = Fixed {
        lists: literals::Lists::new('F', "Fixed"),
        names: Vec::new(),
    };
    let mut modifiers: Interned<u128> = Interned::new();
    let mut words: Interned<[u32; 3]> = Interned::new();
    for shape in &model.shapes {
        bytes.add_index(lists.index(&shape.slots));
        bytes.add_index(fixed.index(shape));
        bytes.add_index(modifiers.index(shape.modifiers));
        for dwords in [shape.start, shape.used, shape.must, shape.must_value] {
            bytes.add_index(words.index(dwords));
        }
        bytes.add(&[shape.bus]);
    }
    out.push_str(&fixed.lists.text);
    let _ = writeln!(
        out,
        "const SHARED_BY_SHAPES:Shared=Shared{{slots:&LISTS,fixed:&[{}],modifiers:&{:?},words:&{:?}}};\n\
         static SHAPES:[Shape;{}]=unpack_shapes(&SHARED_BY_SHAPES,{});",
        fixed.names.join(","),
        modifiers.list,
        words.list,
        model.shapes.len(),
        bytes.literal()
    );
}

/// The lists of slots, by length: those of one length are one array.
struct Lists<'a> {
    by_length: BTreeMap<usize, Interned<&'a [Slot<'a>]>>,
}

impl<'a> Lists<'a> {
    fn of(model: &'a Model<'a>) -> Self {
        let mut by_length: BTreeMap<usize, Interned<&'a [Slot<'a>]>> = BTreeMap::new();
        for shape in &model.shapes {
            by_length.entry(shape.slots.len()).or_insert_with(Interned::new).index(&shape.slots);
        }
        Lists { by_length }
    }

    /// Which list it is, shorter ones first.
    fn index(&self, slots: &[Slot<'_>]) -> usize {
        let shorter = self.by_length.range(..slots.len()).map(|(_, lists)| lists.list.len()).sum::<usize>();
        let own = self.by_length.get(&slots.len()).and_then(|lists| lists.find(slots));
        own.map_or(usize::MAX, |own| shorter + own)
    }

    /// Writes the arrays, and `LISTS`, which has all lists.
    fn write(&self, out: &mut String, slots: &mut Interned<&'a Slot<'a>>) {
        let mut bytes = Bytes::new();
        let (mut count, mut fill) = (0, String::new());
        for (length, lists) in &self.by_length {
            let lists = &lists.list;
            for slot in lists.iter().flat_map(|list| list.iter()) {
                bytes.add_index(slots.index(slot));
            }
            let _ = writeln!(
                out,
                "static SLOTS{length}:[[Slot;{length}];{0}]=unpack_lists(&SLOTS,{1});",
                lists.len(),
                bytes.literal()
            );
            let _ = write!(fill, "i=0;while i<{}{{lists[{count}+i]=&SLOTS{length}[i];i+=1;}}", lists.len());
            count += lists.len();
        }
        let _ = writeln!(
            out,
            "const LISTS:[&[Slot];{count}]={{let mut lists:[&[Slot];{count}]=[&[];{count}];let mut i;{fill}lists}};"
        );
    }
}

/// Lists of fixed fields, by number.
struct Fixed {
    lists: literals::Lists,
    names: Vec<String>,
}

impl Fixed {
    fn index(&mut self, shape: &Shape<'_>) -> usize {
        let name = self.lists.name(shape.fixed.iter().fold(String::new(), |mut list, fixed| {
            let strength = match fixed.strength {
                Strength::Required => "Required",
                Strength::Canonical => "Canonical",
                Strength::Start => "Start",
            };
            let _ = write!(
                list,
                "Fixed{{place:{},value:{:#x},strength:Strength::{strength}}},",
                place(fixed.place),
                fixed.value
            );
            list
        }));
        self.names.iter().position(|known| *known == name).unwrap_or_else(|| {
            self.names.push(name);
            self.names.len() - 1
        })
    }
}

/// 32 bytes: the fields in their order, with the width last.
fn add_slot<'a>(bytes: &mut Bytes, slot: &Slot<'a>, names: &mut Interned<&'a str>) {
    let number = |value: usize| u8::try_from(value).unwrap_or(u8::MAX);
    bytes.add(&[
        // The checks let no more names of operands in than a byte holds.
        number(names.index(slot.name)),
        number(slot.kind),
        number(slot.format),
        slot.regs,
        slot.role,
        slot.tied,
        slot.place.pos,
        slot.place.bits,
    ]);
    bytes.add(&slot.bias.to_le_bytes());
    bytes.add(&[slot.pad, slot.pad_not.pos, slot.pad_not.bits]);
    bytes.add(&slot.implied.to_le_bytes());
    bytes.add(&[u8::from(slot.literal)]);
    bytes.add(&slot.aux);
    bytes.add(&[slot.arg]);
    let width: [u8; 7] = match slot.width {
        Width::Format => [0; 7],
        Width::Wave(narrow, wide) => [1, narrow, wide, 0, 0, 0, 0],
        Width::Field { place, value, then, other } => {
            let Place { pos, bits } = place;
            let [low, high] = value.to_le_bytes();
            [2, pos, bits, low, high, then, other]
        }
        Width::Count([a, b]) => [3, a, b, 0, 0, 0, 0],
        Width::Rule(rule) => [4, rule, 0, 0, 0, 0, 0],
    };
    bytes.add(&width);
}
