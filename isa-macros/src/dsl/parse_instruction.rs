//! Instructions: head, facts and rows.

use super::ast::{Count, Fact, Instruction, Operand, Role, Row, RowItem, Strength, Value};
use super::cursor::{Cursor, Step};
use super::parse::{docs, entries, names};
use super::parse_kinds::wave_counts;
use super::token::Errors;

pub(super) fn instruction(cursor: &mut Cursor<'_>, docs: Vec<String>, errors: &mut Errors) -> Step<Instruction> {
    let name = cursor.name("an instruction")?;
    let mut inner = cursor.group('(')?;
    let mut operands = Vec::new();
    while !inner.done() {
        operands.push(operand(&mut inner)?);
        if !inner.eat(",") {
            inner.finish("`,`")?;
        }
    }
    let mut inner = cursor.group('[')?;
    let mut facts = Vec::new();
    while !inner.done() {
        facts.push(fact(&mut inner)?);
        if !inner.eat(",") {
            inner.finish("`,`")?;
        }
    }
    let inner = cursor.group('{')?;
    let rows = entries(inner, errors, |cursor, _| row(cursor));
    Ok(Instruction {
        docs,
        name,
        operands,
        facts,
        rows,
    })
}

fn role(cursor: &mut Cursor<'_>) -> Option<Role> {
    let role = match cursor.word() {
        Some("r") => Role::Read,
        Some("w") => Role::Write,
        Some("rw") => Role::ReadWrite,
        Some("imm") => Role::Imm,
        _ => return None,
    };
    cursor.name("a role").ok()?;
    Some(role)
}

fn operand(cursor: &mut Cursor<'_>) -> Step<Operand> {
    let Some(role) = role(cursor) else {
        return cursor.expected("`r`, `w`, `rw` or `imm`");
    };
    let name = cursor.name("the operand's name")?;
    cursor.expect(":")?;
    let kind = cursor.name("a kind")?;
    let mut operand = Operand {
        role,
        name,
        kind,
        format: None,
        count: None,
        tied: None,
        aux: Vec::new(),
    };
    if cursor.eat("<") {
        operand.format = Some(cursor.name("a format")?);
        cursor.expect(">")?;
    }
    if cursor.eat_word("x") {
        operand.count = Some(if cursor.is_word("wave") {
            let (narrow, wide) = wave_counts(cursor)?;
            Count::Wave(narrow, wide)
        } else {
            Count::Fixed(cursor.number()?)
        });
    }
    if cursor.eat_word("tied") {
        operand.tied = Some(cursor.name("an operand")?);
    }
    if cursor.is_open('{') {
        operand.aux = names(cursor, '{', "a property")?;
    }
    Ok(operand)
}

fn fact(cursor: &mut Cursor<'_>) -> Step<Fact> {
    if cursor.is_word("mods") && cursor.is_call() {
        cursor.expect_word("mods")?;
        return Ok(Fact::Mods(names(cursor, '(', "a modifier")?));
    }
    if cursor.eat_word("group") {
        return Ok(Fact::Group(cursor.name("a group")?));
    }
    if cursor.eat_word("sub") {
        return Ok(Fact::Sub(cursor.name("a subgroup")?));
    }
    if cursor.eat_word("alias") {
        return Ok(Fact::Alias(cursor.name("another mnemonic")?));
    }
    if cursor.eat_word("bus") {
        return Ok(Fact::Bus(cursor.number()?));
    }
    if let Some(role) = role(cursor) {
        return Ok(Fact::Implicit(role, cursor.name("a register")?));
    }
    Ok(Fact::Flag(cursor.name("a fact")?))
}

fn row(cursor: &mut Cursor<'_>) -> Step<Row> {
    docs(cursor)?;
    let encoding = cursor.name("an encoding")?;
    let op = if cursor.eat("=") { Some(cursor.number()?) } else { None };
    let mut items = Vec::new();
    if cursor.is_open('{') {
        let mut inner = cursor.group('{')?;
        while !inner.done() {
            items.push(row_item(&mut inner)?);
            if !inner.eat(",") {
                inner.finish("`,`")?;
            }
        }
        cursor.eat(";");
    } else {
        cursor.expect(";")?;
    }
    Ok(Row { encoding, op, items })
}

fn row_item(cursor: &mut Cursor<'_>) -> Step<RowItem> {
    let is_call = cursor.is_call();
    let name = cursor.name("an item of the row")?;
    if is_call {
        return Ok(match name.text.as_str() {
            "lit" => RowItem::Lit(names(cursor, '(', "an operand")?),
            "no" => RowItem::No(names(cursor, '(', "a modifier")?),
            "mods" => RowItem::Mods(names(cursor, '(', "a modifier")?),
            "absent" => RowItem::Absent(names(cursor, '(', "an operand")?),
            _ => return cursor.expected("`:`, `=`, `==` or `?=`"),
        });
    }
    if cursor.eat(":") {
        return Ok(RowItem::Kind {
            operand: name,
            kind: cursor.name("a kind")?,
        });
    }
    let strength = if cursor.eat("==") {
        Strength::Required
    } else if cursor.eat("?=") {
        Strength::Start
    } else if cursor.eat("=") {
        Strength::Canonical
    } else if name.text == "always" {
        return Ok(RowItem::Always(name.span));
    } else {
        return cursor.expected("`:`, `=`, `==` or `?=`");
    };
    let value = if cursor.is_number() {
        Value::Number(cursor.number()?)
    } else {
        Value::Class(cursor.name("a number or a class")?)
    };
    Ok(RowItem::Set { name, strength, value })
}
