//! Shapes and the slots that they share, as bytes: one literal each for the compiler, where struct literals would be some fifty thousand expressions to check. The
//! expanding crate's `table::pack` reads them.

use std::collections::hash_map::Entry;
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;

use super::literals::{Bytes, Lists, place};
use crate::dsl::ast::Strength;
use crate::model::{Model, Place, Shape, Slot, Width};

/// Names by number, in the order of their first use.
#[derive(Default)]
struct Names<'a> {
    list: Vec<&'a str>,
    known: HashMap<&'a str, u8>,
}

impl<'a> Names<'a> {
    fn number(&mut self, name: &'a str) -> u8 {
        *self.known.entry(name).or_insert_with(|| {
            self.list.push(name);
            // The checks let no more names of operands in than a number holds.
            u8::try_from(self.list.len() - 1).unwrap_or(u8::MAX)
        })
    }
}

/// Writes the arrays of slots, one for all lists of a length, and that of shapes.
pub(super) fn write<'a>(out: &mut String, model: &'a Model<'a>) {
    let mut known: HashMap<&'a [Slot<'a>], u16> = HashMap::new();
    // By length: the lists.
    let mut lists: BTreeMap<usize, Vec<&'a [Slot<'a>]>> = BTreeMap::new();
    let (mut names, mut bytes) = (Names::default(), Bytes::new());
    let mut fixed = Fixed {
        lists: Lists::new('F', "Fixed"),
        names: Vec::new(),
    };
    for shape in &model.shapes {
        let list = lists.entry(shape.slots.len()).or_default();
        let number = match known.entry(&shape.slots) {
            Entry::Occupied(known) => *known.get(),
            Entry::Vacant(new) => {
                list.push(&shape.slots);
                // There are fewer lists than rows, which 16 bits count.
                *new.insert(u16::try_from(list.len() - 1).unwrap_or(u16::MAX))
            }
        };
        let fixed = fixed.number(shape);
        add_shape(&mut bytes, shape, number, fixed);
    }
    let shapes = bytes.literal();
    out.push_str(&fixed.lists.text);
    let mut arms = String::new();
    for (length, lists) in &lists {
        lists
            .iter()
            .flat_map(|list| list.iter())
            .for_each(|slot| add_slot(&mut bytes, slot, &mut names));
        let _ = writeln!(
            out,
            "static SLOTS{length}:[[Slot;{length}];{}]=unpack_slots(&SLOT_NAMES,{});",
            lists.len(),
            bytes.literal()
        );
        let _ = write!(arms, "{length}=>&SLOTS{length}[list],");
    }
    let _ = writeln!(
        out,
        "const SLOT_NAMES:[&str;{}]={:?};\nconst fn slots(length:usize,list:usize)->&'static[Slot]{{match length{{{arms}_=>&[]}}}}",
        names.list.len(),
        names.list
    );
    let _ = writeln!(
        out,
        "const FIXED:[&[Fixed];{}]=[{}];\nstatic SHAPES:[Shape;{}]={{let words={shapes}.as_chunks().0;\
         let mut shapes=[Shape::EMPTY;{2}];let mut i=0;while i<{2}{{\
         let (length,list,fixed)=shape_lists(words,i);shapes[i]=unpack_shape(words,i,slots(length,list),FIXED[fixed]);i+=1;}}shapes}};",
        fixed.names.len(),
        fixed.names.join(","),
        model.shapes.len(),
    );
}

/// Lists of fixed fields, by number.
struct Fixed {
    lists: Lists,
    names: Vec<String>,
}

impl Fixed {
    fn number(&mut self, shape: &Shape<'_>) -> u16 {
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
        let at = self.names.iter().position(|known| *known == name).unwrap_or_else(|| {
            self.names.push(name);
            self.names.len() - 1
        });
        // There are fewer lists than shapes, which 16 bits count.
        u16::try_from(at).unwrap_or(u16::MAX)
    }
}

/// 18 dwords: length of the list of slots, bus, number of the list of slots, number of the list of fixed fields, modifiers, start, used, must, its value.
fn add_shape(bytes: &mut Bytes, shape: &Shape<'_>, list: u16, fixed: u16) {
    bytes.add(&[u8::try_from(shape.slots.len()).unwrap_or(u8::MAX), shape.bus]);
    bytes.add(&list.to_le_bytes());
    bytes.add(&u32::from(fixed).to_le_bytes());
    bytes.add(&shape.modifiers.to_le_bytes());
    for words in [shape.start, shape.used, shape.must, shape.must_value] {
        words.iter().for_each(|word| bytes.add(&word.to_le_bytes()));
    }
}

/// 32 bytes: the fields in their order, with the width last.
fn add_slot<'a>(bytes: &mut Bytes, slot: &Slot<'a>, names: &mut Names<'a>) {
    let number = |value: usize| u8::try_from(value).unwrap_or(u8::MAX);
    bytes.add(&[
        names.number(slot.name),
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
