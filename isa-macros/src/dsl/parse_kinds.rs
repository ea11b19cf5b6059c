//! `codes`, `formats`, `facts` and `kinds`.

use super::ast::{Bits, Class, CodeRange, Codes, Facts, Format, Formats, ImmPart, Kind, KindBody, Kinds, Name, Narrow, Num, Term, Text, Width};
use super::cursor::{Cursor, Step};
use super::parse::{docs, entries, names};
use super::token::{Errors, Mistake};

pub(super) fn codes(cursor: &mut Cursor<'_>, errors: &mut Errors) -> Step<Codes> {
    let span = cursor.span();
    cursor.expect_word("codes")?;
    let inner = cursor.group('{')?;
    Ok(Codes {
        span,
        classes: entries(inner, errors, |cursor, _| class(cursor)),
    })
}

fn class(cursor: &mut Cursor<'_>) -> Step<Class> {
    docs(cursor)?;
    let name = cursor.name("a class of codes")?;
    cursor.expect("=")?;
    let range = range(cursor)?;
    cursor.expect_word("name")?;
    let text = cursor.text("the text of the class")?;
    let mut class = Class {
        name,
        range,
        text,
        counted: false,
        align: None,
        pair: false,
        single: false,
        bus: false,
        mask: false,
        constant: false,
    };
    loop {
        if cursor.eat_word("counted") {
            class.counted = true;
        } else if cursor.eat_word("pair") {
            class.pair = true;
        } else if cursor.eat_word("single") {
            class.single = true;
        } else if cursor.eat_word("bus") {
            class.bus = true;
        } else if cursor.eat_word("mask") {
            class.mask = true;
        } else if cursor.eat_word("constant") {
            class.constant = true;
        } else if cursor.eat_word("align") {
            let mut inner = cursor.group('(')?;
            let first = inner.number()?;
            inner.expect(",")?;
            let second = inner.number()?;
            inner.expect(",")?;
            class.align = Some([first, second, inner.number()?]);
            inner.finish("`)`")?;
        } else if cursor.eat(";") {
            return Ok(class);
        } else {
            return cursor.expected("`counted`, `align(…)`, `pair`, `single`, `bus`, `mask`, `constant` or `;`");
        }
    }
}

/// Reads `low..=high` or one number.
pub(super) fn range(cursor: &mut Cursor<'_>) -> Step<CodeRange> {
    let low = cursor.number()?;
    let high = if cursor.eat("..=") { cursor.number()? } else { low.clone() };
    if high.value < low.value {
        return Err(Mistake {
            span: high.span,
            message: format!("the range `{}..={}` is empty", low.text, high.text),
        });
    }
    Ok(CodeRange { low, high })
}

pub(super) fn formats(cursor: &mut Cursor<'_>, errors: &mut Errors) -> Step<Formats> {
    cursor.expect_word("formats")?;
    let inner = cursor.group('{')?;
    let formats = entries(inner, errors, |cursor, _| {
        docs(cursor)?;
        let name = cursor.name("a format")?;
        cursor.expect("=")?;
        let bits = cursor.number()?;
        let narrow = match (cursor.eat_word("narrow"), cursor.eat_word("bus")) {
            (false, false) => Narrow::Never,
            (true, true) => Narrow::Bus,
            (true, false) => Narrow::Always,
            (false, true) => return cursor.expected("`narrow bus` or `;`"),
        };
        cursor.expect(";")?;
        Ok(Format { name, bits, narrow })
    });
    Ok(Formats { formats })
}

/// Reads `facts { NAME, … }`.
pub(super) fn facts(cursor: &mut Cursor<'_>) -> Step<Facts> {
    cursor.expect_word("facts")?;
    Ok(Facts {
        names: names(cursor, '{', "a fact")?,
    })
}

pub(super) fn kinds(cursor: &mut Cursor<'_>, errors: &mut Errors) -> Step<Kinds> {
    cursor.expect_word("kinds")?;
    let inner = cursor.group('{')?;
    Ok(Kinds {
        kinds: entries(inner, errors, |cursor, _| kind(cursor)),
    })
}

fn kind(cursor: &mut Cursor<'_>) -> Step<Kind> {
    let docs = docs(cursor)?;
    cursor.expect_word("kind")?;
    let name = cursor.name("the kind's name")?;
    let mut other = None;
    if cursor.is_open('(') {
        let mut inner = cursor.group('(')?;
        other = Some(inner.name("the operand that the kind depends on")?);
        inner.finish("`)`")?;
    }
    let mut wave = false;
    if cursor.eat(":") {
        cursor.expect_word("wave")?;
        wave = true;
    }
    cursor.expect("=")?;
    let body = kind_body(cursor)?;
    let mut kind = Kind {
        docs,
        name,
        other,
        wave,
        body,
        decodes: Vec::new(),
        half: None,
        width: None,
        sets: Vec::new(),
        unaligned: false,
    };
    while cursor.eat(",") {
        if cursor.eat_word("decodes") {
            kind.decodes = set(cursor)?;
        } else if cursor.eat_word("half") {
            kind.half = Some(cursor.number()?);
        } else if cursor.eat_word("width") {
            kind.width = Some(width(cursor)?);
        } else if cursor.eat_word("sets") {
            kind.sets = names(cursor, '(', "a field")?;
        } else if cursor.eat_word("unaligned") {
            kind.unaligned = true;
        } else {
            return cursor.expected("`decodes`, `half`, `width`, `sets` or `unaligned`");
        }
    }
    cursor.expect(";")?;
    Ok(kind)
}

fn kind_body(cursor: &mut Cursor<'_>) -> Step<KindBody> {
    if cursor.eat_word("imm") {
        let bits = cursor.number()?;
        let mut parts = Vec::new();
        if cursor.is_open('{') {
            let mut inner = cursor.group('{')?;
            while !inner.done() {
                parts.push(imm_part(&mut inner)?);
            }
        }
        return Ok(KindBody::Imm { bits, parts });
    }
    if cursor.eat_word("list") {
        let kind = cursor.name("the kind of the list's members")?;
        return Ok(KindBody::List {
            kind,
            fields: names(cursor, '(', "a field")?,
        });
    }
    Ok(KindBody::Codes(set(cursor)?))
}

fn imm_part(cursor: &mut Cursor<'_>) -> Step<ImmPart> {
    let bits = bits(cursor)?;
    let name = cursor.name("the part's name")?;
    let mut values = Vec::new();
    if cursor.is_open('{') {
        let mut inner = cursor.group('{')?;
        while !inner.done() {
            let text = if inner.is_text() {
                inner.text("a value's name")?
            } else {
                let Name { text, span } = inner.name("a value's name")?;
                Text { text, span }
            };
            inner.expect("=")?;
            values.push((text, inner.number()?));
            if !inner.eat(",") {
                inner.finish("`,`")?;
            }
        }
    }
    Ok(ImmPart { bits, name, values })
}

fn set(cursor: &mut Cursor<'_>) -> Step<Vec<Term>> {
    let mut terms = Vec::new();
    loop {
        terms.push(if cursor.is_number() {
            Term::Range(range(cursor)?)
        } else {
            Term::Class(cursor.name("a class or a code")?)
        });
        if !cursor.eat("|") {
            return Ok(terms);
        }
    }
}

fn width(cursor: &mut Cursor<'_>) -> Step<Width> {
    if cursor.eat_word("by") {
        let field = cursor.name("a field")?;
        let mut inner = cursor.group('{')?;
        let value = inner.number()?;
        inner.expect("=>")?;
        let then = inner.number()?;
        inner.expect(",")?;
        inner.expect_word("else")?;
        inner.expect("=>")?;
        let other = inner.number()?;
        inner.eat(",");
        inner.finish("`}`")?;
        return Ok(Width::By { field, value, then, other });
    }
    if cursor.is_word("wave") {
        let (narrow, wide) = wave_counts(cursor)?;
        return Ok(Width::Wave(narrow, wide));
    }
    if cursor.is_word("count") && cursor.is_call() {
        cursor.expect_word("count")?;
        return Ok(Width::Count(names(cursor, '(', "a field")?));
    }
    Ok(Width::Rule(cursor.name("`wave(…)`, `by`, `count(…)` or the name of a rule")?))
}

/// Reads `wave(n, n)`.
pub(super) fn wave_counts(cursor: &mut Cursor<'_>) -> Step<(Num, Num)> {
    cursor.expect_word("wave")?;
    let mut inner = cursor.group('(')?;
    let narrow = inner.number()?;
    inner.expect(",")?;
    let wide = inner.number()?;
    inner.finish("`)`")?;
    Ok((narrow, wide))
}

/// Reads `[high:low]` or `[bit]`.
pub(super) fn bits(cursor: &mut Cursor<'_>) -> Step<Bits> {
    let mut inner = cursor.group('[')?;
    let high = inner.number()?;
    let low = if inner.eat(":") { inner.number()? } else { high.clone() };
    inner.finish("`]`")?;
    if high.value < low.value {
        return Err(Mistake {
            span: high.span,
            message: format!("bits are written `[high:low]`, but {} is below {}", high.value, low.value),
        });
    }
    Ok(Bits {
        high: high.value,
        low: low.value,
        span: high.span,
    })
}
