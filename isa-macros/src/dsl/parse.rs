//! Parts and items. A mistake ends its item, row or field; the rest is still read, so that all mistakes are reported.

use proc_macro2::TokenStream;

use super::ast::{Item, Name, Part};
use super::cursor::{Cursor, Step};
use super::parse_encoding::{encoding, half};
use super::parse_instruction::instruction;
use super::parse_kinds::{codes, facts, formats, kinds};
use super::token::{Errors, Token, flatten};

/// Parses one part: `arch NAME; part NAME; item…`. `None` if its head is wrong.
pub(crate) fn parse_part(stream: TokenStream, errors: &mut Errors) -> Option<Part> {
    let tokens = flatten(stream);
    part(Cursor::new(&tokens), errors)
}

/// Parses a row of parts in braces: `{ part } { part } …`.
pub(crate) fn parse_parts(stream: TokenStream, errors: &mut Errors) -> Vec<Part> {
    let tokens: Vec<Token> = flatten(stream);
    let mut cursor = Cursor::new(&tokens);
    let mut parts = Vec::new();
    while !cursor.done() {
        match cursor.group('{') {
            Ok(inner) => parts.extend(part(inner, errors)),
            Err(mistake) => {
                errors.list.push(mistake);
                break;
            }
        }
    }
    parts
}

fn part(mut cursor: Cursor<'_>, errors: &mut Errors) -> Option<Part> {
    let (arch, name) = match part_head(&mut cursor) {
        Ok(head) => head,
        Err(mistake) => {
            errors.list.push(mistake);
            return None;
        }
    };
    let mut items = Vec::new();
    while !cursor.done() {
        let before = cursor;
        match item(&mut cursor, errors) {
            Ok(item) => items.push(item),
            Err(mistake) => {
                errors.list.push(mistake);
                cursor = before;
                cursor.skip_item();
            }
        }
    }
    Some(Part { arch, name, items })
}

fn part_head(cursor: &mut Cursor<'_>) -> Step<(Name, Name)> {
    cursor.expect_word("arch")?;
    let arch = cursor.name("the architecture's name")?;
    cursor.expect(";")?;
    cursor.expect_word("part")?;
    let name = cursor.name("the part's name")?;
    cursor.expect(";")?;
    Ok((arch, name))
}

fn item(cursor: &mut Cursor<'_>, errors: &mut Errors) -> Step<Item> {
    let docs = docs(cursor)?;
    if cursor.is_call() {
        return Ok(Item::Instruction(instruction(cursor, docs, errors)?));
    }
    match cursor.word() {
        Some("codes") => codes(cursor, errors).map(Item::Codes),
        Some("formats") => formats(cursor, errors).map(Item::Formats),
        Some("facts") => facts(cursor).map(Item::Facts),
        Some("kinds") => kinds(cursor, errors).map(Item::Kinds),
        Some("enc") => encoding(cursor, docs, errors).map(Item::Encoding),
        Some("half") => half(cursor, docs, errors).map(Item::Half),
        _ => cursor.expected("`codes`, `formats`, `facts`, `kinds`, `enc`, `half` or an instruction"),
    }
}

/// Reads doc comments: `#[doc = "…"]`, one a line.
pub(super) fn docs(cursor: &mut Cursor<'_>) -> Step<Vec<String>> {
    let mut docs = Vec::new();
    while cursor.eat("#") {
        let mut inner = cursor.group('[')?;
        inner.expect_word("doc")?;
        inner.expect("=")?;
        docs.push(inner.text("a doc comment")?.text.trim().to_string());
        inner.finish("`]`")?;
    }
    Ok(docs)
}

/// Reads the entries of a braced list; a mistake ends its entry only.
pub(super) fn entries<T>(mut inner: Cursor<'_>, errors: &mut Errors, mut entry: impl FnMut(&mut Cursor<'_>, &mut Errors) -> Step<T>) -> Vec<T> {
    let mut list = Vec::new();
    while !inner.done() {
        let before = inner;
        match entry(&mut inner, errors) {
            Ok(value) => list.push(value),
            Err(mistake) => {
                errors.list.push(mistake);
                inner = before;
                inner.skip_item();
            }
        }
    }
    list
}

/// Reads names in brackets, separated by commas: `(a, b)`.
pub(super) fn names(cursor: &mut Cursor<'_>, open: char, what: &str) -> Step<Vec<Name>> {
    let mut inner = cursor.group(open)?;
    let mut list = Vec::new();
    while !inner.done() {
        list.push(inner.name(what)?);
        if !inner.eat(",") {
            inner.finish("`,`")?;
        }
    }
    Ok(list)
}
