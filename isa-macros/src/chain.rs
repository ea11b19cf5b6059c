//! How definitions travel: each part is a macro that adds its own tokens to a list and calls the next, the last one calls the macro that wants them.
//!
//! `arch_part! { [{next} {next} …] {callback} { {part} {part} … } }`: names and paths are in braces, so that they pass as one token tree each.

use proc_macro2::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};

use crate::dsl::ast::Name;
use crate::dsl::{Errors, Mistake};

/// `compile_error!`s, each at its token.
pub(crate) fn errors(errors: Errors) -> TokenStream {
    errors.list.into_iter().flat_map(error).collect()
}

fn error(mistake: Mistake) -> [TokenTree; 8] {
    let span = mistake.span;
    let punct = |c, spacing| {
        let mut punct = Punct::new(c, spacing);
        punct.set_span(span);
        TokenTree::Punct(punct)
    };
    let ident = |text| TokenTree::Ident(Ident::new(text, span));
    let mut message = Literal::string(&mistake.message);
    message.set_span(span);
    let mut group = Group::new(Delimiter::Brace, TokenTree::Literal(message).into());
    group.set_span(span);
    [
        punct(':', Spacing::Joint),
        punct(':', Spacing::Alone),
        ident("core"),
        punct(':', Spacing::Joint),
        punct(':', Spacing::Alone),
        ident("compile_error"),
        punct('!', Spacing::Alone),
        TokenTree::Group(group),
    ]
}

/// Parses text that this file wrote.
fn tokens(text: &str) -> TokenStream {
    text.parse().unwrap_or_default()
}

/// Replaces the identifier `PART` by a group of `tokens`, at any depth.
fn fill(template: TokenStream, part: &TokenTree) -> TokenStream {
    template
        .into_iter()
        .map(|tree| match tree {
            TokenTree::Ident(ident) if ident == "PART" => part.clone(),
            TokenTree::Group(group) => {
                let mut filled = Group::new(group.delimiter(), fill(group.stream(), part));
                filled.set_span(group.span());
                TokenTree::Group(filled)
            }
            other => other,
        })
        .collect()
}

/// The macro of one part.
pub(crate) fn part(arch: &Name, name: &Name, part: TokenStream) -> TokenStream {
    let template = tokens(&format!(
        "#[doc(hidden)] #[macro_export] macro_rules! {arch}_{name} {{
            ([{{$($next:tt)*}} $($rest:tt)*] $then:tt {{$($before:tt)*}}) => {{ $($next)*! {{ [$($rest)*] $then {{ $($before)* PART }} }} }};
            ([] {{$($then:tt)*}} {{$($before:tt)*}}) => {{ $($then)*! {{ $($before)* PART }} }};
        }}"
    ));
    fill(template, &TokenTree::Group(Group::new(Delimiter::Brace, part)))
}

/// The macro of an architecture, and the check of the whole.
pub(crate) fn parts(input: TokenStream) -> TokenStream {
    let mut names = Vec::new();
    let mut trees = input.into_iter();
    let head = [trees.next(), trees.next(), trees.next()];
    let arch = match head {
        [Some(TokenTree::Ident(word)), Some(TokenTree::Ident(arch)), Some(TokenTree::Punct(end))] if word == "arch" && end.as_char() == ';' => arch,
        _ => return wrong(Span::call_site()),
    };
    for tree in trees {
        match tree {
            TokenTree::Ident(name) => names.push(name),
            other => return wrong(other.span()),
        }
    }
    let Some((first, rest)) = names.split_first() else {
        return wrong(Span::call_site());
    };
    // Within the crate the macros are in textual scope; paths to them are for other crates only.
    let here: String = rest.iter().map(|name| format!("{{{arch}_{name}}} ")).collect();
    let there: String = rest.iter().map(|name| format!("{{$crate::{arch}_{name}}} ")).collect();
    tokens(&format!(
        "/// Hands all parts of the definition of this architecture to the macro whose path it is given, each in braces.
        #[macro_export] macro_rules! {arch} {{
            ($($callback:tt)*) => {{ $crate::{arch}_{first}! {{ [{there}] {{$($callback)*}} {{}} }} }};
        }}
        {arch}_{first}! {{ [{here}] {{::rdna4_isa_macros::check}} {{}} }}"
    ))
}

fn wrong(span: Span) -> TokenStream {
    error(Mistake {
        span,
        message: "expected `arch NAME;` and the names of its parts".to_string(),
    })
    .into_iter()
    .collect()
}
