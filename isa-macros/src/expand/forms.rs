//! What a form asks of an opcode's operands: the bounds under which an instruction can be made that form.

use std::collections::HashMap;
use std::fmt::Write;

use super::Traits;
use super::names::camel;
use crate::dsl::ast::Class;
use crate::model::{Kind, Model, Opcode, PROPERTIES, Row, Slot};

/// Properties that make an operand more than a plain register or constant: `neg` and `abs`. A half can be part of a register's number.
const SIGNS: std::ops::Range<usize> = 0..2;

/// Whether the opcode has more than one form, so that its instructions remember their operands' types.
pub(super) fn several(model: &Model<'_>, opcode: &Opcode<'_>) -> bool {
    let mut forms = rows(model, opcode).iter().filter_map(|row| form(model, row));
    let first = forms.next();
    forms.any(|form| Some(form) != first)
}

fn rows<'m, 'a>(model: &'m Model<'a>, opcode: &Opcode<'_>) -> &'m [Row<'a>] {
    model.rows.get(opcode.first_row..opcode.first_row + opcode.rows).unwrap_or(&[])
}

fn form(model: &Model<'_>, row: &Row<'_>) -> Option<usize> {
    model.encodings.get(row.encoding).map(|encoding| encoding.form)
}

/// The type of an opcode's operands, as the builder names it.
pub(super) fn operands(model: &Model<'_>, opcode: &Opcode<'_>) -> String {
    if !several(model, opcode) {
        return "()".to_string();
    }
    let types: String = (0..opcode.operands.len()).map(|index| format!("A{index},")).collect();
    format!("({types})")
}

/// One type for each set of forms with what they ask of operands. Opcodes share them: an implementation an opcode and form would be thousands.
pub(super) struct Sets<'a> {
    /// The implementations of each, with `SELF` for its name: the order in which they came, and the name, which is that of the first opcode.
    known: HashMap<String, (usize, String)>,
    classes: Classes<'a>,
}

impl<'a> Sets<'a> {
    pub(super) fn new(model: &Model<'a>) -> Self {
        Sets {
            known: HashMap::new(),
            classes: Classes::of(model),
        }
    }

    /// The name of an opcode's set.
    pub(super) fn of(&mut self, model: &Model<'_>, opcode: &Opcode<'_>, traits: Traits) -> String {
        let mut text = String::new();
        implementations(&mut text, model, opcode, traits, &self.classes);
        let next = self.known.len();
        let entry = self.known.entry(text).or_insert_with(|| (next, like(opcode)));
        entry.1.clone()
    }

    /// The types, and the traits that they have.
    pub(super) fn write(self, out: &mut String) {
        let mut sets: Vec<(String, (usize, String))> = self.known.into_iter().collect();
        sets.sort_by_key(|(_, (index, _))| *index);
        out.push_str("/// Sets of forms, shared by the opcodes that have them for the same operands; each is named after one of them.\n#[expect(non_camel_case_types,reason=\"named after opcodes\")]pub mod forms{\n");
        for module in ["form", "is"]
            .into_iter()
            .filter(|module| sets.iter().any(|(text, _)| text.contains(&format!("{module}::"))))
        {
            let _ = write!(out, "use super::{module};");
        }
        for (text, (_, name)) in sets {
            let _ = writeln!(
                out,
                "/// A set of forms.\n#[derive(Debug)]pub enum {name}{{}}{}",
                text.replace("SELF", &name)
            );
        }
        out.push_str("}\n");
    }
}

/// The name of a set that this opcode is the first to have: what the compiler shows when something is not in it.
pub(super) fn like(opcode: &Opcode<'_>) -> String {
    format!("Like{}", opcode.def.name.text.to_uppercase())
}

/// `impl<…> form::X<(A0, …)> for SELF {}`, for each form.
fn implementations(out: &mut String, model: &Model<'_>, opcode: &Opcode<'_>, traits: Traits, classes: &Classes<'_>) {
    let operands = operands(model, opcode);
    let remembered = several(model, opcode);
    let mut done = Vec::new();
    for row in rows(model, opcode) {
        let Some(form) = form(model, row).filter(|form| *form != 0 && !done.contains(form)) else {
            continue;
        };
        done.push(form);
        out.push_str("impl ");
        if remembered {
            out.push('<');
            for index in 0..opcode.operands.len() {
                let _ = write!(out, "A{index}{},", bounds(model, opcode, row, index, classes));
            }
            out.push('>');
        }
        let body = match traits {
            Traits::Own => String::new(),
            Traits::InScope => format!("const FORM:u8={form};"),
        };
        let form = model.forms.get(form - 1).copied().unwrap_or("");
        let _ = write!(out, "form::{}<{operands}>for SELF{{{body}}}", camel(form));
    }
}

/// What the first row of a form asks of an argument beyond what the builder asked.
fn bounds(model: &Model<'_>, opcode: &Opcode<'_>, row: &Row<'_>, argument: usize, classes: &Classes<'_>) -> String {
    let (Some(operand), Some(shape)) = (opcode.operands.get(argument), model.shapes.get(usize::from(row.shape))) else {
        return String::new();
    };
    let Some(slot) = shape.slots.iter().find(|slot| usize::from(slot.arg) == argument) else {
        return String::new();
    };
    let mut list: Vec<String> = Vec::new();
    if let Some(class) = classes.only(slot).filter(|class| classes.of_kind(operand.kind) != Some(class)) {
        list.push(format!("is::{}", camel(class)));
    }
    let signs = |has: &dyn Fn(usize) -> bool| SIGNS.filter(|index| has(*index)).count();
    if signs(&|index| slot.aux.get(index).is_some_and(|bit| *bit != 255)) < signs(&|index| operand.aux >> index & 1 != 0) {
        list.push("is::Plain".to_string());
    }
    debug_assert!(PROPERTIES.len() >= SIGNS.end);
    if list.is_empty() {
        String::new()
    } else {
        format!(":{}", list.join("+"))
    }
}

/// Classes to which operands are narrowed.
struct Classes<'a> {
    /// The one class of a kind, if it has no other.
    by_kind: Vec<Option<&'a str>>,
    /// The class of a code.
    by_code: HashMap<u32, &'a str>,
}

impl<'a> Classes<'a> {
    fn of(model: &Model<'a>) -> Self {
        let codes = |class: &&'a Class| class.range.low.value..=class.range.high.value;
        let only = |kind: &Kind<'_>| {
            let mut classes = model.classes.iter().filter(|class| codes(class).any(|code| kind.codes.has(code)));
            let first = classes.next()?;
            classes.next().is_none().then_some(first.name.text.as_str())
        };
        let named = |class: &&'a Class| {
            let name = class.name.text.as_str();
            codes(class).map(move |code| (code, name))
        };
        Classes {
            by_kind: model.kinds.iter().map(only).collect(),
            by_code: model.classes.iter().flat_map(named).collect(),
        }
    }

    /// The class that a row narrows an operand to.
    fn only(&self, slot: &Slot<'_>) -> Option<&'a str> {
        if slot.implied != u16::MAX {
            return self.by_code.get(&u32::from(slot.implied)).copied();
        }
        self.of_kind(slot.kind)
    }

    fn of_kind(&self, kind: usize) -> Option<&'a str> {
        self.by_kind.get(kind).copied().flatten()
    }
}
