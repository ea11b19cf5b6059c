//! The tree of lines to Rust. Every token made for a part of a line has that part's place, so that rustc's errors point there.

use std::collections::HashMap;

use proc_macro2::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};
use quote::{quote, quote_spanned};

use super::names::{self, Does};
use super::{Block, Call, Line, Operand, Setting, Value, mistake};

/// Pushes into a code buffer, or an array.
pub(super) fn block(block: &Block, errors: &mut Vec<syn::Error>) -> TokenStream {
    let mut out = Expansion {
        labels: HashMap::new(),
        errors,
    };
    for line in &block.lines {
        if let Line::Label(name) = line {
            out.define(name, block.code.is_some());
        }
    }
    let Some(code) = &block.code else {
        let insts: Vec<TokenStream> = block.lines.iter().filter_map(|line| out.line(line)).collect();
        let count = insts.len();
        // Brackets around Rust expressions are this macro's doing, not a slip.
        return quote! { {
            #[allow(unused_parens)]
            let insts: [::rdna4_isa::Inst; #count] = [#(::rdna4_isa::Inst::<::rdna4_isa::Physical>::from(#insts)),*];
            insts
        } };
    };
    let mut body = TokenStream::new();
    for line in &block.lines {
        match line {
            Line::Label(name) => {
                let label = local(name);
                body.extend(quote! { let #label = #code.label(); });
            }
            Line::One(_) | Line::Pair(..) => {}
        }
    }
    for line in &block.lines {
        if let Line::Label(name) = line {
            let label = local(name);
            body.extend(quote! { #code.bind(#label); });
        } else if let Some(inst) = out.line(line) {
            body.extend(quote! { #code.push(#inst); });
        }
    }
    quote! { {
        #[allow(unused_parens)]
        { #body };
    } }
}

/// A label's variable: visible to the lines of its block only.
fn local(name: &Ident) -> Ident {
    Ident::new(&name.to_string(), Span::mixed_site().located_at(name.span()))
}

struct Expansion<'a> {
    /// The labels of the block.
    labels: HashMap<String, Span>,
    errors: &'a mut Vec<syn::Error>,
}

impl Expansion<'_> {
    fn error(&mut self, at: Span, message: impl core::fmt::Display) {
        self.errors.push(mistake(at, message));
    }

    fn define(&mut self, name: &Ident, in_code: bool) {
        if !in_code {
            self.error(name.span(), "a label needs a code buffer: `rdna4! { in code; … }`");
        }
        if self.labels.insert(name.to_string(), name.span()).is_some() {
            self.error(name.span(), format!("label `{name}` is defined twice"));
        }
    }

    fn line(&mut self, line: &Line) -> Option<TokenStream> {
        match line {
            Line::Label(_) => None,
            Line::One(call) => Some(self.call(call)),
            Line::Pair(x, join, y) => {
                let (x, y) = (self.call(x), self.call(y));
                Some(quote_spanned! {*join=> ::rdna4_isa::dual(#x, #y) })
            }
        }
    }

    /// `::rdna4_isa::mnemonic(operand, …).e64().modifier()…`
    fn call(&mut self, call: &Call) -> TokenStream {
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
        let mut operands: Vec<TokenStream> = call.operands.iter().map(|operand| self.operand(operand)).collect();
        self.address(call, &mut operands);
        for setting in &call.modifiers {
            if let Does::Operand(values) = setting.row.does {
                operands.push(self.choice(setting, values));
            }
        }
        let builder = path(name, span);
        let mut out = quote_spanned! {span=> #builder(#(#operands),*) };
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
        let wrap = path(&text.join("_"), first.span());
        match operands.get_mut(1) {
            Some(operand) => *operand = quote_spanned! {first.span()=> #wrap(#operand) },
            None => self.error(first.span(), format!("`{first}` without an address: it is about the second operand")),
        }
    }

    fn operand(&mut self, operand: &Operand) -> TokenStream {
        match operand {
            Operand::Run {
                file,
                first,
                count,
                start,
                end,
            } => {
                let (ty, count) = (path(file.ty, *start), Literal::u16_unsuffixed(*count));
                let mut first = Literal::u16_unsuffixed(*first);
                first.set_span(*start);
                let registers = if file.generic {
                    quote_spanned! {*start=> ::rdna4_isa::Physical, }
                } else {
                    TokenStream::new()
                };
                let run = quote_spanned! {*start=> #ty::<#registers #count>::new };
                // The call's brackets end where the operand ends.
                let mut arguments = Group::new(Delimiter::Parenthesis, TokenTree::from(first).into());
                arguments.set_span(*end);
                quote! { #run #arguments }
            }
            Operand::Named(constant, span) => path(constant, *span),
            Operand::Attribute(number) => {
                let new = path("Attr::new", number.span());
                quote_spanned! {number.span()=> #new(#number) }
            }
            Operand::Label(name) => {
                if !self.labels.contains_key(&name.to_string()) {
                    self.error(
                        name.span(),
                        format!("no label `{name}` in this block; a Rust variable stands in braces, `{{{name}}}`"),
                    );
                }
                let label = local(name);
                quote! { #label }
            }
            Operand::Number(number) => quote! { #number },
            Operand::Forced(name, value) => {
                let lit = path(&name.to_string(), name.span());
                quote! { #lit #value }
            }
            Operand::Rust(expression) => in_brackets(expression).into(),
            Operand::Neg(minus, inner) => {
                let mut sign = Punct::new('-', Spacing::Alone);
                sign.set_span(*minus);
                let inner = self.operand(inner);
                quote! { #sign #inner }
            }
            Operand::Abs(inner, bar) => {
                let inner = self.operand(inner);
                quote_spanned! {*bar=> #inner.abs() }
            }
            Operand::High(inner, half) => {
                let inner = self.operand(inner);
                quote_spanned! {*half=> #inner.hi() }
            }
            Operand::List(group, operands) => {
                let runs = operands.iter().any(|operand| matches!(operand, Operand::Run { count, .. } if *count > 1));
                let operands: Vec<TokenStream> = operands.iter().map(|operand| self.operand(operand)).collect();
                // Registers alone are an array; runs differ in type.
                let delimiter = if runs { Delimiter::Parenthesis } else { Delimiter::Bracket };
                let separator = if runs && operands.len() == 1 { quote!(,) } else { TokenStream::new() };
                let mut list = Group::new(delimiter, quote! { #(#operands),* #separator });
                list.set_span(group.span());
                quote! { #list }
            }
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
            (Does::Number(name), Value::Number(number)) => method(name, number.clone()),
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
            (Does::Choice(name, values), _) => {
                let value = self.choice(setting, values);
                method(name, value)
            }
            _ => TokenStream::new(),
        }
    }

    /// The value that has this name, or the Rust expression in its place.
    fn choice(&mut self, setting: &Setting, values: &'static [(&'static str, &'static str)]) -> TokenStream {
        match &setting.value {
            Value::Number(expression) => expression.clone(),
            Value::Name(name) => match names::find(values, &name.to_string()) {
                Some(value) => path(value, name.span()),
                None => {
                    let known: Vec<&str> = values.iter().map(|row| row.0).collect();
                    self.error(
                        name.span(),
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
fn path(text: &str, span: Span) -> TokenStream {
    let parsed: TokenStream = text.parse().unwrap_or_default();
    let placed = parsed.into_iter().map(|mut tree| {
        tree.set_span(span);
        tree
    });
    quote_spanned! {span=> ::rdna4_isa::#(#placed)* }
}
