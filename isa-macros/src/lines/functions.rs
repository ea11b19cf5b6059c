//! Operands and values that LLVM writes as functions: `hwreg(HW_REG_MODE, 0, 4)`, `sendmsg(MSG_INTERRUPT)`, `instid0(VALU_DEP_1) | …`, `depctr_va_vdst(0)`,
//! `swizzle(BROADCAST, 32, 0)`. A name in capitals is the variant or the method of the same name, so that rustc says which ones there are.

use proc_macro2::{Delimiter, Group, Ident, Literal, Span, TokenStream, TokenTree};
use quote::quote_spanned;

use super::cursor::{Cursor, Step};
use super::expand::{in_brackets, path};
use super::{is_punct, mistake};

/// The value of the function `name(group)`, whose relatives may follow it at the cursor.
pub(super) fn operand(name: &Ident, group: &Group, cursor: &mut Cursor) -> Step<TokenStream> {
    let (text, span) = (name.to_string(), name.span());
    match text.as_str() {
        "hwreg" => hardware_register(group, span),
        "sendmsg" => message(group),
        "instid0" | "instskip" | "instid1" => delay(name, group, cursor),
        _ if text.starts_with("depctr_") => wait_alu(name, group, cursor),
        _ => Err(mistake(span, format!("`{text}(…)` is not known here; Rust expressions stand in braces"))),
    }
}

/// The parts between commas.
fn parts(group: &Group) -> Vec<Vec<TokenTree>> {
    let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
    tokens.split(|tree| is_punct(Some(tree), ',')).map(<[TokenTree]>::to_vec).collect()
}

/// A number or a Rust expression in braces.
fn number(part: &[TokenTree], group: &Group) -> Step<TokenStream> {
    match part {
        [TokenTree::Literal(number)] => Ok(TokenTree::from(number.clone()).into()),
        [TokenTree::Group(braces)] if braces.delimiter() == Delimiter::Brace => Ok(in_brackets(braces).into()),
        [] => Err(mistake(group.span(), "expected a number or `{…}`")),
        [first, ..] => Err(mistake(first.span(), format!("expected a number or `{{…}}`, found `{first}`"))),
    }
}

/// The variant of an enumeration that a name in capitals is, without one of the prefixes.
fn variant(name: &Ident, kind: &str, prefixes: &[&str]) -> TokenStream {
    let text = name.to_string();
    let short = prefixes
        .iter()
        .fold(text.as_str(), |text, prefix| text.strip_prefix(prefix).unwrap_or(text));
    let mut camel = String::new();
    for word in short.split('_') {
        let mut letters = word.chars();
        camel.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        camel.extend(letters.map(|letter| letter.to_ascii_lowercase()));
    }
    // A name without letters cannot be an identifier, and no value has one.
    if !camel.starts_with(|first: char| first.is_ascii_alphabetic()) {
        camel.insert(0, '_');
    }
    path(&format!("{kind}::{camel}"), name.span())
}

/// `hwreg(NAME)`, `hwreg(NAME, offset, size)`; a number in place of the name.
fn hardware_register(group: &Group, span: Span) -> Step<TokenStream> {
    let parts = parts(group);
    let (id, rest) = match parts.as_slice() {
        [id] => (id, None),
        [id, offset, size] => (id, Some((number(offset, group)?, number(size, group)?))),
        _ => return Err(mistake(group.span(), "expected `hwreg(NAME)` or `hwreg(NAME, offset, size)`")),
    };
    let new = |function: &str| path(&format!("HwReg::{function}"), span);
    if let [TokenTree::Ident(name)] = id.as_slice() {
        let id = variant(name, "HwRegId", &["HW_REG_", "WAVE_"]);
        return Ok(match rest {
            None => {
                let new = new("new");
                quote_spanned! {span=> #new(#id) }
            }
            Some((offset, size)) => {
                let new = new("bits");
                quote_spanned! {span=> #new(#id, #offset, #size) }
            }
        });
    }
    let id = number(id, group)?;
    let new = new("numbered");
    Ok(match rest {
        None => quote_spanned! {span=> #new(#id, 0, 32) },
        Some((offset, size)) => quote_spanned! {span=> #new(#id, #offset, #size) },
    })
}

/// `sendmsg(NAME)`
fn message(group: &Group) -> Step<TokenStream> {
    match parts(group).as_slice() {
        [name] => match name.as_slice() {
            [TokenTree::Ident(name)] if name.to_string().starts_with("MSG_RTN_") => Ok(variant(name, "MessageRtn", &["MSG_RTN_"])),
            [TokenTree::Ident(name)] => Ok(variant(name, "Message", &["MSG_"])),
            _ => Err(mistake(group.span(), "expected a message's name, as in `sendmsg(MSG_INTERRUPT)`")),
        },
        _ => Err(mistake(group.span(), "a message has a name and nothing else on this processor")),
    }
}

/// `instid0(…) | instskip(…) | instid1(…)`, each at most once.
fn delay(name: &Ident, group: &Group, cursor: &mut Cursor) -> Step<TokenStream> {
    let (mut name, mut group) = (name.clone(), group.clone());
    let span = name.span();
    let mut given: [Option<TokenStream>; 3] = [None, None, None];
    loop {
        let text = name.to_string();
        let Some(which) = ["instid0", "instskip", "instid1"].iter().position(|known| *known == text) else {
            return Err(mistake(name.span(), "expected `instid0(…)`, `instskip(…)` or `instid1(…)`"));
        };
        let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
        let [TokenTree::Ident(value)] = tokens.as_slice() else {
            return Err(mistake(group.span(), "expected a name, as in `instid0(VALU_DEP_1)`"));
        };
        let value = variant(value, if which == 1 { "InstSkip" } else { "InstId" }, &[]);
        if given[which].replace(value).is_some() {
            return Err(mistake(name.span(), format!("`{text}` is given twice")));
        }
        if cursor.eat('|').is_none() {
            break;
        }
        (name, group) = match (cursor.ident(), cursor.group(Delimiter::Parenthesis)) {
            (Some(name), Some(group)) => (name, group),
            _ => return cursor.expected("`instid0(…)`, `instskip(…)` or `instid1(…)`"),
        };
    }
    let [first, skip, second] = given;
    let first = first.unwrap_or_else(|| path("InstId::NoDep", span));
    let new = path("DelayAlu::new", span);
    let one = quote_spanned! {span=> #new(#first) };
    if skip.is_none() && second.is_none() {
        return Ok(one);
    }
    let skip = skip.unwrap_or_else(|| path("InstSkip::Same", span));
    let second = second.unwrap_or_else(|| path("InstId::NoDep", span));
    Ok(quote_spanned! {span=> #one.then(#skip, #second) })
}

/// `depctr_va_vdst(0) depctr_sa_sdst(0)`, with nothing or `&` between.
fn wait_alu(name: &Ident, group: &Group, cursor: &mut Cursor) -> Step<TokenStream> {
    let (mut name, mut group) = (name.clone(), group.clone());
    let new = path("WaitAlu::new", name.span());
    let mut out = quote_spanned! {name.span()=> #new() };
    loop {
        let text = name.to_string();
        let Some(counter) = text.strip_prefix("depctr_").filter(|counter| !counter.is_empty()) else {
            return Err(mistake(name.span(), "expected a counter, as in `depctr_va_vdst(0)`"));
        };
        let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
        let count = number(&tokens, &group)?;
        let method = Ident::new(counter, name.span());
        out.extend(quote_spanned! {name.span()=> .#method(#count) });
        let more = cursor.eat('&').is_some();
        let next = cursor.word(0).is_some_and(|word| word.to_string().starts_with("depctr_"));
        if !more && !next {
            return Ok(out);
        }
        (name, group) = match (cursor.ident(), cursor.group(Delimiter::Parenthesis)) {
            (Some(name), Some(group)) => (name, group),
            _ => return cursor.expected("a counter, as in `depctr_va_vdst(0)`"),
        };
    }
}

/// The number of `[BUF_FMT_8_UNORM]` or `[BUF_DATA_FORMAT_8, BUF_NUM_FORMAT_UNORM]`.
pub(super) fn formats(list: &Group) -> Step<TokenStream> {
    let name = |part: &Vec<TokenTree>| match part.as_slice() {
        [TokenTree::Ident(name)] => Ok(name.clone()),
        _ => Err(mistake(list.span(), "expected the name of a format, as in `[BUF_FMT_8_UNORM]`")),
    };
    Ok(format(parts(list).iter().map(name).collect::<Step<_>>()?))
}

/// The number of a buffer format with this name, or these two.
pub(super) fn format(names: Vec<Ident>) -> TokenStream {
    let span = names.first().map_or_else(Span::call_site, Ident::span);
    let texts = names.iter().map(|name| {
        let mut text = Literal::string(&name.to_string());
        text.set_span(name.span());
        text
    });
    let find = path("lines::buffer_format", span);
    quote_spanned! {span=> const { #find(&[#(#texts),*]) } }
}

/// The offset of `swizzle(PATTERN, …)`.
pub(super) fn swizzle(group: &Group) -> Step<TokenTree> {
    let parts = parts(group);
    let Some([TokenTree::Ident(name)]) = parts.first().map(Vec::as_slice) else {
        return Err(mistake(group.span(), "expected a pattern, as in `swizzle(BROADCAST, 32, 0)`"));
    };
    let text = name.to_string();
    let wrong = || mistake(name.span(), format!("no pattern `{text}` with these numbers"));
    let value = if text == "BITMASK_PERM" {
        match parts.get(1..) {
            Some([mask]) => mask.first().and_then(|mask| bit_mask(&mask.to_string())).ok_or_else(wrong)?,
            _ => return Err(wrong()),
        }
    } else {
        let numbers: Option<Vec<u32>> = parts[1..].iter().map(|part| part.first()?.to_string().parse().ok()).collect();
        pattern(&text, &numbers.ok_or_else(wrong)?).ok_or_else(wrong)?
    };
    let mut literal = Literal::u32_unsuffixed(value);
    literal.set_span(group.span());
    Ok(literal.into())
}

fn pattern(name: &str, numbers: &[u32]) -> Option<u32> {
    let group = |n: u32, least: u32, most: u32| (least..=most).contains(&n) && n.is_power_of_two();
    match (name, numbers) {
        ("QUAD_PERM", &[a, b, c, d]) if numbers.iter().all(|lane| *lane < 4) => Some(0x8000 | a | b << 2 | c << 4 | d << 6),
        ("BROADCAST", &[size, lane]) if group(size, 2, 32) && lane < size => Some((32 - size) | lane << 5),
        ("SWAP", &[size]) if group(size, 1, 16) => Some(31 | size << 10),
        ("REVERSE", &[size]) if group(size, 2, 32) => Some(31 | (size - 1) << 10),
        ("FFT", &[mask]) if mask < 32 => Some(0xe000 | mask),
        ("ROTATE", &[direction, count]) if direction < 2 && count < 32 => Some(0xc000 | direction << 10 | count << 5),
        _ => None,
    }
}

/// `"01pi0"`: for each bit of the lane's number, highest first, whether it is 0, 1, kept or inverted.
fn bit_mask(text: &str) -> Option<u32> {
    let letters = text.strip_prefix('"')?.strip_suffix('"')?;
    let (mut and, mut or, mut xor) = (0, 0, 0);
    for letter in letters.chars() {
        (and, or, xor) = (and << 1, or << 1, xor << 1);
        match letter {
            '0' => {}
            '1' => or |= 1,
            'p' => and |= 1,
            'i' => {
                and |= 1;
                xor |= 1;
            }
            _ => return None,
        }
    }
    (letters.len() == 5).then_some(and | or << 5 | xor << 10)
}
