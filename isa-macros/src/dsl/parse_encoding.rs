//! `enc` and `half`.

use super::ast::{Base, Condition, Encoding, Field, FieldBody, FieldRole, Half};
use super::cursor::{Cursor, Step};
use super::parse::{docs, entries, names};
use super::parse_kinds::{bits, range};
use super::token::Errors;

pub(super) fn encoding(cursor: &mut Cursor<'_>, docs: Vec<String>, errors: &mut Errors) -> Step<Encoding> {
    cursor.expect_word("enc")?;
    let name = cursor.name("the encoding's name")?;
    cursor.expect(":")?;
    let dwords = match cursor.word() {
        Some("u32") => 1,
        Some("u64") => 2,
        Some("u96") => 3,
        _ => return cursor.expected("`u32`, `u64` or `u96`"),
    };
    cursor.name("a size")?;
    let mut encoding = Encoding {
        docs,
        name,
        dwords,
        form: None,
        bus: None,
        base: None,
        fields: Vec::new(),
    };
    if cursor.eat_word("form") {
        encoding.form = Some(cursor.name("a form")?);
    }
    if cursor.eat_word("bus") {
        encoding.bus = Some(cursor.number()?);
    }
    if cursor.eat("=") {
        let name = cursor.name("the base encoding")?;
        let mut terms = Vec::new();
        if cursor.eat_word("when") {
            terms.push(condition(cursor)?);
            while cursor.eat("||") {
                terms.push(condition(cursor)?);
            }
        }
        encoding.base = Some(Base { name, terms });
    }
    let inner = cursor.group('{')?;
    encoding.fields = entries(inner, errors, |cursor, _| field(cursor));
    Ok(encoding)
}

fn condition(cursor: &mut Cursor<'_>) -> Step<Condition> {
    let field = cursor.name("a field")?;
    if !cursor.eat_word("in") && !cursor.eat("==") {
        return cursor.expected("`==` or `in`");
    }
    Ok(Condition {
        field,
        range: range(cursor)?,
    })
}

fn field(cursor: &mut Cursor<'_>) -> Step<Field> {
    docs(cursor)?;
    let view = cursor.eat_word("view");
    let bits = bits(cursor)?;
    let body = if cursor.eat("=") {
        FieldBody::Fixed(cursor.number()?)
    } else if cursor.eat_word("_") {
        FieldBody::Ignored
    } else {
        let name = cursor.name("`=`, `_` or the field's name")?;
        let operand = if cursor.eat_word("as") {
            Some(cursor.name("the operand's name")?)
        } else {
            None
        };
        let role = if cursor.eat(":") { field_role(cursor)? } else { FieldRole::Plain };
        FieldBody::Named { name, operand, role }
    };
    let strict = cursor.eat_word("strict");
    cursor.expect(";")?;
    Ok(Field { view, bits, body, strict })
}

fn field_role(cursor: &mut Cursor<'_>) -> Step<FieldRole> {
    if cursor.eat_word("mod") {
        let optional = cursor.eat("?");
        let signed = cursor.eat_word("signed");
        let mut values = Vec::new();
        if cursor.eat_word("in") {
            values.push(range(cursor)?);
            while cursor.eat("|") {
                values.push(range(cursor)?);
            }
        }
        let start = if cursor.eat("=") { Some(cursor.number()?) } else { None };
        return Ok(FieldRole::Modifier {
            optional,
            signed,
            values,
            start,
        });
    }
    if cursor.eat_word("aux") {
        let property = cursor.name("a property")?;
        let operands = names(cursor, '(', "an operand")?;
        let start = if cursor.eat("=") { Some(cursor.number()?) } else { None };
        return Ok(FieldRole::Aux { property, operands, start });
    }
    let kind = cursor.name("a kind, `mod` or `aux`")?;
    let mut pad = None;
    let mut pad_not = None;
    if cursor.eat_word("pad") {
        pad = Some(cursor.number()?);
        if cursor.eat("!=") {
            pad_not = Some(cursor.name("a field")?);
        }
    }
    Ok(FieldRole::Operand { kind, pad, pad_not })
}

pub(super) fn half(cursor: &mut Cursor<'_>, docs: Vec<String>, errors: &mut Errors) -> Step<Half> {
    cursor.expect_word("half")?;
    let name = cursor.name("the half's name")?;
    cursor.expect_word("of")?;
    let of = cursor.name("the whole encoding")?;
    cursor.expect_word("as")?;
    if !cursor.is_word("x") && !cursor.is_word("y") {
        return cursor.expected("`x` or `y`");
    }
    let side = cursor.name("a side")?;
    let inner = cursor.group('{')?;
    let links = entries(inner, errors, |cursor, _| {
        let operand = cursor.name("an operand")?;
        cursor.expect("=")?;
        let field = cursor.name("a field of the whole encoding")?;
        cursor.expect(";")?;
        Ok((operand, field))
    });
    Ok(Half { docs, name, of, side, links })
}
