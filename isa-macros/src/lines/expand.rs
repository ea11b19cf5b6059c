//! The tree of lines to Rust. Every token made for a part of a line has that part's place, so that rustc's errors point there.

use std::collections::HashMap;

use proc_macro2::{Delimiter, Group, Ident, Literal, Span, TokenStream, TokenTree};
use quote::{quote, quote_spanned};

use super::names::{self, Does};
use super::operands::{has_status, number, returns_nothing, without_last};
use super::{Block, Call, Line, Setting, To, Value, mistake};

/// An array, pushes into a code buffer, or an array of dwords.
pub(super) fn block(block: &Block, errors: &mut Vec<syn::Error>) -> TokenStream {
    let mut out = Expansion {
        labels: HashMap::new(),
        way: Way::Calls,
        code: if let To::Code(code) = &block.to { Some(code.clone()) } else { None },
        errors,
    };
    for line in &block.lines {
        if let Line::Label(name) = line {
            out.define(name, matches!(block.to, To::Array));
        }
    }
    match &block.to {
        To::Array => out.array(&block.lines),
        To::Code(code) => out.code(&block.lines, code),
        To::Words => out.words(&block.lines),
    }
}

/// A label's variable: visible to the lines of its block only.
pub(super) fn local(name: &Ident) -> Ident {
    Ident::new(&name.to_string(), Span::mixed_site().located_at(name.span()))
}

/// What a line becomes.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Way {
    /// Calls of builders, with labels as variables.
    Calls,
    /// The same for rustc to check, without labels.
    Types,
    /// Calls that constants can have.
    Items,
}

pub(super) struct Expansion<'a> {
    /// The labels of the block, by their numbers.
    pub(super) labels: HashMap<String, u32>,
    pub(super) way: Way,
    /// The code buffer that the lines are for.
    pub(super) code: Option<TokenStream>,
    errors: &'a mut Vec<syn::Error>,
}

impl Expansion<'_> {
    pub(super) fn error(&mut self, at: Span, message: impl core::fmt::Display) {
        self.errors.push(mistake(at, message));
    }

    fn define(&mut self, name: &Ident, nowhere: bool) {
        if nowhere {
            self.error(
                name.span(),
                "a label needs a code buffer, `rdna4! { in code; … }`, or dwords, `rdna4! { const; … }`",
            );
        }
        let number = u32::try_from(self.labels.len()).unwrap_or(u32::MAX);
        if self.labels.insert(name.to_string(), number).is_some() {
            self.error(name.span(), format!("label `{name}` is defined twice"));
        }
    }

    fn all(&mut self, lines: &[Line]) -> Vec<TokenStream> {
        lines.iter().filter_map(|line| self.line(line)).collect()
    }

    fn array(&mut self, lines: &[Line]) -> TokenStream {
        let insts = self.all(lines);
        let count = insts.len();
        // Brackets around Rust expressions are this macro's doing, not a slip.
        quote! { {
            #[allow(unused_parens)]
            let insts: [::rdna4_isa::Inst; #count] = [#(::rdna4_isa::Inst::<::rdna4_isa::Physical>::from(#insts)),*];
            insts
        } }
    }

    fn code(&mut self, lines: &[Line], code: &TokenStream) -> TokenStream {
        let mut body = TokenStream::new();
        for line in lines {
            if let Line::Label(name) = line {
                let label = local(name);
                body.extend(quote! { let #label = #code.label(); });
            }
        }
        for line in lines {
            if let Line::Label(name) = line {
                let label = local(name);
                body.extend(quote! { #code.bind(#label); });
            } else if let Some(inst) = self.line(line) {
                body.extend(quote! { #code.push(#inst); });
            }
        }
        quote! { {
            #[allow(unused_parens)]
            { #body };
        } }
    }

    /// The builders' calls are there to be checked, and never made.
    fn words(&mut self, lines: &[Line]) -> TokenStream {
        self.way = Way::Types;
        let calls = self.all(lines);
        if !self.errors.is_empty() {
            return TokenStream::new();
        }
        self.way = Way::Items;
        let items = self.all(lines);
        let count = items.len();
        let names: Vec<Ident> = (0..count).map(|n| Ident::new(&format!("__RDNA4_LINE_{n}"), Span::call_site())).collect();
        let mut before = 0usize;
        let mut labels = Vec::new();
        for line in lines {
            match line {
                Line::Label(_) => labels.push(before),
                Line::One(_) | Line::Pair(..) => before += 1,
            }
        }
        let label_count = labels.len();
        quote! { {
            #[allow(dead_code, unused_parens)]
            fn __rdna4_types() {
                #(let _ = ::rdna4_isa::Inst::<::rdna4_isa::Physical>::from(#calls);)*
            }
            #(#[allow(unused_parens)] const #names: ::rdna4_isa::lines::Line = #items;)*
            const __RDNA4_LINES: [::rdna4_isa::lines::Line; #count] = [#(#names),*];
            const __RDNA4_LABELS: [usize; #label_count] = [#(#labels),*];
            const __RDNA4_COUNT: usize = ::rdna4_isa::lines::dwords(&__RDNA4_LINES);
            const __RDNA4_WORDS: [u32; __RDNA4_COUNT] = ::rdna4_isa::lines::words(&__RDNA4_LINES, &__RDNA4_LABELS);
            __RDNA4_WORDS
        } }
    }

    fn line(&mut self, line: &Line) -> Option<TokenStream> {
        match line {
            Line::Label(_) => None,
            Line::One(call) => {
                let inst = self.call(call, false);
                Some(self.checked(inst, call.mnemonic.span()))
            }
            Line::Pair(x, join, y) => {
                let (x, y) = (self.call(x, true), self.call(y, true));
                let dual = path(if self.way == Way::Items { "lines::Line::pair" } else { "dual" }, *join);
                Some(self.checked(quote_spanned! {*join=> #dual(#x, #y) }, *join))
            }
        }
    }

    /// In constants: the instruction, if it is legal.
    fn checked(&self, inst: TokenStream, at: Span) -> TokenStream {
        if self.way != Way::Items {
            return inst;
        }
        quote_spanned! {at=> #inst.checked() }
    }

    /// `::rdna4_isa::mnemonic(operand, …).e64().modifier()…`
    fn call(&mut self, call: &Call, is_half: bool) -> TokenStream {
        let span = call.mnemonic.span();
        let text = call.mnemonic.to_string();
        let (text, dpp) = text.strip_suffix("_dpp").map_or((text.as_str(), false), |rest| (rest, true));
        let form = ["e32", "e64"]
            .into_iter()
            .find(|form| text.strip_suffix(form).is_some_and(|rest| rest.ends_with('_')));
        let name = form.map_or(text, |form| &text[..text.len() - form.len() - 1]);
        if dpp && !call.modifiers.iter().any(|modifier| modifier.row.does.chooses_form()) {
            self.error(span, "`_dpp` needs a movement of lanes, such as `row_shr:1` or `dpp8:[…]`");
        }
        let offset = names::offset(name).and_then(|(at, kept)| Some((at, kept, number(call.operands.get(at)?)?)));
        let mut operands = Vec::new();
        if returns_nothing(name, call) {
            operands.push(self.item(path("lines::Unused", span), span));
        }
        for (i, operand) in call.operands.iter().enumerate() {
            match &offset {
                _ if i == 0 && has_status(name, call) => operands.push(self.operand(&without_last(operand))),
                Some((at, kept, _)) if *at == i => operands.extend(kept.then(|| self.item(path("NULL", span), span))),
                _ => {
                    let null = self.null(call, operand);
                    operands.push(null.unwrap_or_else(|| self.operand(operand)));
                }
            }
        }
        if operands.is_empty() && names::OPTIONAL.contains(&name) {
            let zero = Literal::u8_unsuffixed(0);
            operands.push(self.number(&zero, false));
        }
        self.address(call, &mut operands);
        for setting in &call.modifiers {
            if let Does::Operand(values) = setting.row.does {
                let value = self.choice(setting, values);
                operands.push(self.item(value, setting.name.span()));
            }
        }
        let mut out = if self.way == Way::Items {
            let new = path("lines::Line::new", span);
            quote_spanned! {span=> #new(#name)#(.operand(#operands))* }
        } else {
            let builder = path(name, span);
            quote_spanned! {span=> #builder(#(#operands),*) }
        };
        if self.way == Way::Items && !is_half {
            out.extend(quote_spanned! {span=> .build() });
        }
        if let Some((.., number)) = offset {
            if let Some(again) = call.modifiers.iter().find(|setting| matches!(setting.row.does, Does::Offset(_))) {
                self.error(again.name.span(), "the offset is given twice");
            }
            out.extend(quote_spanned! {span=> .offset(#number) });
        }
        if let Some(form) = form {
            let form = Ident::new(form, span);
            out.extend(quote_spanned! {span=> .#form() });
        }
        // A movement of lanes chooses the form, which decides what else there can be.
        for first in [true, false] {
            for setting in call.modifiers.iter().filter(|setting| setting.row.does.chooses_form() == first) {
                out.extend(self.modifier(setting));
            }
        }
        out
    }

    /// Wraps the vector address of a buffer access, its second operand, as `offen` and `idxen` say.
    fn address(&mut self, call: &Call, operands: &mut [TokenStream]) {
        let mut given: Vec<&Ident> = call
            .modifiers
            .iter()
            .filter(|setting| matches!(setting.row.does, Does::Address))
            .map(|setting| &setting.name)
            .collect();
        given.sort();
        let Some(first) = given.first() else { return };
        let text: Vec<String> = given.iter().map(ToString::to_string).collect();
        let text = text.join("_");
        let wrap = path(&text, first.span());
        let method = Ident::new(&text, first.span());
        match operands.get_mut(1) {
            Some(operand) if self.way == Way::Items => *operand = quote_spanned! {first.span()=> #operand.#method() },
            Some(operand) => *operand = quote_spanned! {first.span()=> #wrap(#operand) },
            None => self.error(first.span(), format!("`{first}` without an address: it is about the second operand")),
        }
    }

    /// A method call; nothing for what is an operand or a part of one.
    fn modifier(&mut self, setting: &Setting) -> TokenStream {
        let span = setting.name.span();
        let method = |name: &str, arguments: TokenStream| {
            let name = Ident::new(name, span);
            quote_spanned! {span=> .#name(#arguments) }
        };
        match (setting.row.does, &setting.value) {
            (Does::Flag(name), _) => method(name, TokenStream::new()),
            (Does::Number(name) | Does::Offset(name) | Does::Format(name), Value::Number(number)) => method(name, number.clone()),
            (Does::Switch(name), Value::Number(number)) => match number.to_string().as_str() {
                "0" => TokenStream::new(),
                "1" => method(name, TokenStream::new()),
                other => {
                    self.error(span, format!("`{}` is 0 or 1, not `{other}`", setting.name));
                    TokenStream::new()
                }
            },
            (Does::Factor(kind), Value::Number(number)) => match (kind, number.to_string().as_str()) {
                (_, "1") => TokenStream::new(),
                ("Mul", factor @ ("2" | "4")) | ("Div", factor @ "2") => method("with_omod", path(&format!("Omod::{kind}{factor}"), span)),
                (_, other) => {
                    self.error(
                        span,
                        format!("no factor `{}:{other}`; there are `mul:2`, `mul:4` and `div:2`", setting.name),
                    );
                    TokenStream::new()
                }
            },
            (Does::Pattern(constant), _) => method("dpp16", path(&format!("Dpp16::{constant}"), span)),
            (Does::Lanes(function), Value::Number(number)) => {
                let function = path(&format!("Dpp16::{function}"), span);
                method("dpp16", quote_spanned! {span=> #function(#number) })
            }
            (Does::List(name, function), Value::List(list)) => {
                let function = path(function, span);
                method(name, quote_spanned! {span=> #function(#list) })
            }
            (Does::Bits(name), Value::List(list)) => method(name, quote! { #list }),
            (Does::Choice(name, values), _) => {
                let value = self.choice(setting, values);
                // Hints are of several types, which constants take as their bits.
                let bits = name == "th" && self.way == Way::Items;
                method(
                    name,
                    if bits {
                        quote_spanned! {span=> #value.raw() }
                    } else {
                        value
                    },
                )
            }
            _ => TokenStream::new(),
        }
    }

    /// The value that has this name, or the Rust expression in its place.
    fn choice(&mut self, setting: &Setting, values: &'static [(&'static str, &'static str)]) -> TokenStream {
        match &setting.value {
            Value::Number(expression) => expression.clone(),
            Value::Name(name, span) => match names::find(values, name) {
                Some(value) => path(value, *span),
                None => {
                    let known: Vec<&str> = values.iter().map(|row| row.0).collect();
                    self.error(
                        *span,
                        format!("unknown value `{name}` of `{}`; there are {}", setting.name, known.join(", ")),
                    );
                    TokenStream::new()
                }
            },
            Value::None | Value::List(_) => TokenStream::new(),
        }
    }
}

/// A Rust expression in round brackets. In its own braces it would be a block, which takes on the type that is expected around it: in `-{x}` that of the
/// whole operand.
pub(super) fn in_brackets(braces: &Group) -> TokenTree {
    let mut brackets = Group::new(Delimiter::Parenthesis, braces.stream());
    brackets.set_span(braces.span());
    brackets.into()
}

/// What a text means in `rdna4_isa`, with all tokens at one place.
pub(super) fn path(text: &str, span: Span) -> TokenStream {
    let parsed: TokenStream = text.parse().unwrap_or_default();
    let placed = parsed.into_iter().map(|mut tree| {
        tree.set_span(span);
        tree
    });
    quote_spanned! {span=> ::rdna4_isa::#(#placed)* }
}
