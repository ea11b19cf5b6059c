//! Condition trees of both dialects, levelled to one.
//!
//! Schema 1.0 and 1.1.0 spell them `Expression`, `Operator`, `Subexpressions`, `Label`, `Value`; schema 1.1.1 has `<op type>`, `<id val>`,
//! `<lit val>` with `<ty>` beside. Levelled away are also the path operator, which becomes a dotted name, and the membership test of 1.1.1,
//! which becomes the comparisons that 1.1.0 writes.

use super::error::{Errors, shown};
use super::model::Expr;
use super::xml::{self, Element, find};

/// The expression is wrong, and the errors say so already.
pub struct Told;

/// The expression of a condition element, or `None` where it has none.
pub fn condition(condition: Element<'_>, errors: &Errors<'_>) -> Result<Option<Expr>, Told> {
    // "Condtion" is AMD's spelling in all releases so far.
    let holder = find(condition, "CondtionExpression").or_else(|| find(condition, "ConditionExpression"));
    let mut roots = holder.into_iter().flat_map(|h| h.children()).filter(|e| is_expression(*e));
    let Some(root) = roots.next() else { return Ok(None) };
    if let Some(second) = roots.next() {
        errors.push(second, "a condition has one expression");
    }
    expression(root, errors).map(Some).ok_or(Told)
}

fn is_expression(element: Element<'_>) -> bool {
    element.is_element() && matches!(element.tag_name().name(), "Expression" | "op" | "id" | "lit")
}

/// The depth is bounded: the whole text was checked for it before.
fn expression(element: Element<'_>, errors: &Errors<'_>) -> Option<Expr> {
    let attribute = |name: &str| {
        let value = element.attribute(name).map(str::trim).filter(|v| !v.is_empty());
        if value.is_none() {
            errors.push(element, format!("attribute {name} is missing"));
        }
        value
    };
    match element.tag_name().name() {
        "op" => operator(element, attribute("type")?, element, errors),
        "id" => Some(Expr::Name(attribute("val")?.to_owned())),
        "lit" => {
            let text = attribute("val")?;
            literal(element, text, errors)
        }
        _ => match attribute("Type")?.to_ascii_lowercase().as_str() {
            "operator" => operator(
                element,
                errors.text(element, "Operator"),
                errors.child(element, "Subexpressions")?,
                errors,
            ),
            "id" => Some(Expr::Name(errors.name(element, "Label"))),
            "literal" => Some(Expr::Value(errors.number(element, "Value"))),
            other => {
                errors.push(
                    element,
                    format!("an expression is an operator, an id or a literal, not \"{}\"", shown(other)),
                );
                None
            }
        },
    }
}

fn literal(element: Element<'_>, text: &str, errors: &Errors<'_>) -> Option<Expr> {
    let radix = element.attribute("Radix").or_else(|| element.attribute("radix")).unwrap_or("10");
    match xml::parse(text, radix.trim()).map(i64::try_from) {
        Ok(Ok(value)) => return Some(Expr::Value(value)),
        Ok(Err(_)) => errors.push(element, format!("the number {} is out of range for 64 bits", shown(text))),
        Err(message) => errors.push(element, message),
    }
    None
}

fn operator(element: Element<'_>, op: &str, holder: Element<'_>, errors: &Errors<'_>) -> Option<Expr> {
    if op.is_empty() {
        // That was an error already.
        return None;
    }
    let mut args = Vec::new();
    for child in holder.children().filter(|e| is_expression(*e)) {
        args.push(expression(child, errors)?);
    }
    level(op, args).map_err(|message| errors.push(element, message)).ok()
}

fn level(op: &str, args: Vec<Expr>) -> Result<Expr, String> {
    let wrong = |what: &str| Err(format!("operator {} takes {what}", shown(op)));
    match op {
        ".fieldderef" => match <[Expr; 2]>::try_from(args) {
            Ok([Expr::Name(outer), Expr::Name(field)]) => Ok(Expr::Name(format!("{outer}.{field}"))),
            _ => wrong("the name of a structure and the name of its field"),
        },
        ".within" => match <[Expr; 2]>::try_from(args) {
            Ok([value, Expr::Op { op: list, args: members }]) if list == ".cons_array" => {
                let tests = members.into_iter().map(|m| Expr::Op {
                    op: "==".to_owned(),
                    args: vec![value.clone(), m],
                });
                let any = tests.reduce(|a, b| Expr::Op {
                    op: "||".to_owned(),
                    args: vec![a, b],
                });
                any.map_or_else(|| wrong("a list that is not empty"), Ok)
            }
            _ => wrong("a value and a list"),
        },
        "==" | "!=" | "&&" | "||" | "<" | "<=" | ">" | ">=" if args.len() != 2 => wrong("two operands"),
        "!" if args.len() != 1 => wrong("one operand"),
        _ => Ok(Expr::Op { op: op.to_owned(), args }),
    }
}

/// Calls `f` with every field path in the expression.
pub fn names<'e>(expr: &'e Expr, f: &mut impl FnMut(&'e str)) {
    match expr {
        Expr::Op { args, .. } => args.iter().for_each(|a| names(a, f)),
        Expr::Name(name) => f(name),
        Expr::Value(_) => {}
    }
}
