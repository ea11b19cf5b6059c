//! What the small architecture expands to.

use super::{ENCODINGS, INSTRUCTIONS, KINDS, parts};
use crate::dsl::Errors;
use crate::expand;
use crate::model::Model;

fn expanded() -> String {
    let mut errors = Errors::default();
    let parts = parts(KINDS, ENCODINGS, INSTRUCTIONS, &mut errors);
    let model = Model::new(&parts, &mut errors);
    assert!(errors.list.is_empty(), "{:?}", errors.list);
    expand::text(&model)
}

#[track_caller]
fn has(text: &str, part: &str) {
    assert!(text.contains(part), "`{part}` is not in the expansion");
}

#[test]
fn the_expansion_is_rust() {
    expanded().parse::<proc_macro2::TokenStream>().expect("tokens");
}

#[test]
fn builders_have_the_widest_signature() {
    let text = expanded();
    has(
        &text,
        "pub fn add<R:Registers,A0:arg::Vreg<R,fmt::F32,aux::None>,A1:arg::Src<R,fmt::F32,aux::Neg>,A2:arg::Src<R,fmt::F32,aux::Neg>>(d:A0,x:A1,y:A2,)\
         ->Built<op::ADD,R,AnyWave,(A0,A1,A2,)>{",
    );
    has(&text, "d.lower(&mut o);x.lower(&mut o);y.lower(&mut o);");
    // The wave size is a parameter where an operand depends on it, operands are where one depends on another.
    has(&text, "pub fn compare<R:Registers,W:Wave,A0:arg::Mask<R,fmt::Any,aux::None,W>,");
    has(&text, "->Built<op::COMPARE,R,W,(A0,");
    has(
        &text,
        "A1:arg::Address<R,fmt::Any,aux::None,A2>,A2:arg::Src<R,fmt::Any,aux::None>>(d:A0,at:A1,base:A2,)",
    );
    has(&text, "->Half<op::PAIR_ADD,R>{");
}

#[test]
fn markers_say_what_an_opcode_takes() {
    let text = expanded();
    // Opcodes share what they have: one set of forms with what these ask of operands, one set of facts.
    has(
        &text,
        "type Arch=Toy;type Forms=forms::LikeADD;type Facts=facts::LikeADD;const INDEX:u16=0;",
    );
    has(&text, "pub enum LikeADD{}impl takes::Mask for LikeADD{}");
    has(&text, "impl half::X for LikePAIR_ADD{}");
    // A form that takes less than the builder says so of the operand.
    has(&text, "form::Moved<(A0,A1,A2,)>for LikeADD{}");
}

#[test]
fn layouts() {
    let mut errors = Errors::default();
    let parts = parts(KINDS, ENCODINGS, INSTRUCTIONS, &mut errors);
    let model = Model::new(&parts, &mut errors);
    let shapes = |name: &str| -> Vec<_> {
        let opcode = model.opcodes.iter().find(|opcode| opcode.def.name.text == name).expect("an opcode");
        model.rows[opcode.first_row..opcode.first_row + opcode.rows]
            .iter()
            .map(|row| (&model.encodings[row.encoding], &model.shapes[usize::from(row.shape)]))
            .collect()
    };
    // The smallest first, then in the order of the definition.
    let names: Vec<&str> = shapes("add").iter().map(|(encoding, _)| encoding.name.text.as_str()).collect();
    assert_eq!(names, ["a", "a_lit", "a_move", "b"]);
    // A selector and a modifier's start value; bits of properties count as used.
    let (_, moved) = shapes("add")[2];
    assert_eq!(moved.start, [0x1000_001e, 0xf << 6, 0]);
    assert_eq!(moved.used, [0xff00_ffff, 0x0000_03ff, 0]);
    assert_eq!(moved.slots[1].aux, [37, 255, 255, 255, 255, 255, 255, 255]);
    // A fixed field; fields that this instruction doesn't use are not among the used ones.
    let (_, long) = shapes("add")[3];
    assert_eq!(long.fixed.len(), 1);
    assert_eq!(long.start, [0x2000_0480, 0, 0]);
    assert_eq!(long.used, [!(7 << 16), 0xfc00_0001 | 3 << 17, 0]);
    // The half's bit lies in the operand's own field, and the bias is the class's first code.
    let (_, half) = shapes("half_add")[0];
    assert_eq!((half.slots[1].place.pos, half.slots[1].aux[2]), (0, 4));
    assert_eq!((half.slots[0].bias, half.slots[1].bias), (32, 0));
    // An implied operand has no place.
    let (_, compare) = shapes("compare")[0];
    assert_eq!((compare.slots[0].implied, compare.slots[0].place.pos), (16, 255));
    // A list has a slot for each field and one argument.
    let (_, spread) = shapes("spread")[0];
    assert_eq!(spread.slots.iter().map(|slot| slot.arg).collect::<Vec<_>>(), [0, 1, 1]);
    assert_eq!((spread.must[0], spread.must_value[0]), (0xf007_e000, 0x4002_4000));
}

#[test]
fn decoding_tries_conditional_rows_first() {
    let mut errors = Errors::default();
    let parts = parts(KINDS, ENCODINGS, INSTRUCTIONS, &mut errors);
    let model = Model::new(&parts, &mut errors);
    let group = &model.groups[usize::from(model.prefixes[0x020])];
    let entry = &model.entries[usize::from(model.ops[usize::from(group.first) + 1])];
    let forms: Vec<(&str, usize)> = entry
        .forms
        .iter()
        .filter(|form| form.row != u16::MAX)
        .map(|form| {
            let row = &model.rows[usize::from(form.row)];
            (
                model.encodings[row.encoding].name.text.as_str(),
                model.conditions[usize::from(form.condition)].len(),
            )
        })
        .collect();
    assert_eq!(forms, [("a_lit", 1), ("a_move", 1), ("a", 0)]);
    // A row that says `always` has no condition; both halves lead to their rows.
    let far = &model.groups[usize::from(model.prefixes[0x060])];
    assert_eq!(model.entries[usize::from(model.ops[usize::from(far.first) + 2])].forms[0].condition, 0);
    let pair = &model.groups[usize::from(model.prefixes[0x0a0])];
    assert_ne!(model.ops[usize::from(pair.first) + 1], u16::MAX);
    assert_ne!(model.ops[usize::from(pair.first_y) + 2], u16::MAX);
    assert_eq!(model.prefixes[0x1ff], 255);
}
