//! Operands to Rust: builders' arguments, or what constants have in their place.

use proc_macro2::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};
use quote::{quote, quote_spanned};

use super::expand::{Expansion, Way, in_brackets, local, path};
use super::names;
use super::{Call, Operand, Setting, Value};

impl Expansion<'_> {
    pub(super) fn operand(&mut self, operand: &Operand) -> TokenStream {
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
                self.item(quote! { #run #arguments }, *start)
            }
            Operand::Named(constant, span) => self.item(path(constant, *span), *span),
            Operand::Attribute(number) => {
                let new = path("Attr::new", number.span());
                self.item(quote_spanned! {number.span()=> #new(#number) }, number.span())
            }
            Operand::Label(name) => self.label(name),
            Operand::Number(number) => self.number(number, false),
            Operand::Forced(name, value) => {
                let lit = path(&name.to_string(), name.span());
                self.item(quote! { #lit #value }, name.span())
            }
            Operand::Rust(expression) => self.item(in_brackets(expression).into(), expression.span()),
            Operand::Value(value, span) => self.item(value.clone(), *span),
            Operand::Neg(minus, inner) if self.way == Way::Items => {
                let inner = match &**inner {
                    Operand::Number(number) => self.number(number, true),
                    inner => self.operand(inner),
                };
                quote_spanned! {*minus=> #inner.neg() }
            }
            Operand::Neg(minus, inner) => match &**inner {
                Operand::Number(_) | Operand::Rust(_) => {
                    let mut sign = Punct::new('-', Spacing::Alone);
                    sign.set_span(*minus);
                    let inner = match &**inner {
                        Operand::Number(number) => self.number(number, true),
                        inner => self.operand(inner),
                    };
                    quote! { #sign #inner }
                }
                inner => self.wrapped("neg", inner, *minus),
            },
            Operand::Minus(inner, function) => self.wrapped(if self.way == Way::Items { "minus" } else { "neg" }, inner, *function),
            Operand::Abs(inner, bar) => self.wrapped("abs", inner, *bar),
            Operand::High(inner, half) => self.wrapped("hi", inner, *half),
            Operand::List(group, operands) if self.way == Way::Items => {
                let operands: Vec<TokenStream> = operands.iter().map(|operand| self.operand(operand)).collect();
                let list = path("lines::Item::list", group.span());
                quote_spanned! {group.span()=> #list(&[#(#operands),*]) }
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

    /// Null as a mask must be one of a wave size: that of the code, or what the last operand is a mask of, if it is one.
    pub(super) fn null(&self, call: &Call, operand: &Operand) -> Option<TokenStream> {
        let Operand::Named("NULL", span) = operand else { return None };
        if self.way == Way::Items || !call.mnemonic.to_string().starts_with("v_") {
            return None;
        }
        let span = *span;
        if let Some(code) = &self.code {
            let null = path("lines::null_in", span);
            return Some(quote_spanned! {span=> #null(&#code) });
        }
        let wave = match call.operands.last()? {
            Operand::Run { file, count: 2, .. } if file.ty != "V" => "Wave64",
            Operand::Named("VCC" | "EXEC", _) => "Wave64",
            Operand::Rust(_) => return None,
            _ => "Wave32",
        };
        let null = path(&format!("lines::Null::<{wave}>::NULL"), span);
        Some(quote_spanned! {span=> #null })
    }

    /// An operand with a property.
    fn wrapped(&mut self, property: &str, inner: &Operand, at: Span) -> TokenStream {
        let inner = self.operand(inner);
        if self.way == Way::Items {
            let method = Ident::new(property, at);
            return quote_spanned! {at=> #inner.#method() };
        }
        let wrap = path(&format!("lines::{property}"), at);
        quote_spanned! {at=> #wrap(#inner) }
    }

    /// A label of the block.
    fn label(&mut self, name: &Ident) -> TokenStream {
        let Some(number) = self.labels.get(&name.to_string()) else {
            self.error(
                name.span(),
                format!("no label `{name}` in this block; a Rust variable stands in braces, `{{{name}}}`"),
            );
            return TokenStream::new();
        };
        match self.way {
            Way::Calls => {
                let label = local(name);
                quote! { #label }
            }
            Way::Types => quote_spanned! {name.span()=> 0 },
            Way::Items => {
                let label = path("lines::Item::label", name.span());
                quote_spanned! {name.span()=> #label(#number) }
            }
        }
    }

    /// A number as an operand. In hexadecimal without a sign it is bits.
    pub(super) fn number(&self, number: &Literal, signed: bool) -> TokenStream {
        let (text, span) = (number.to_string(), number.span());
        let hex = text.starts_with("0x");
        // Zero is the same in every format.
        if (hex || text == "0") && !signed && syn::LitInt::from(number.clone()).suffix().is_empty() {
            let bits = path("lines::Hex", span);
            return self.item(quote_spanned! {span=> #bits(#number) }, span);
        }
        if self.way != Way::Items {
            return quote! { #number };
        }
        if let Ok(single) = text.replace('_', "").parse::<f32>()
            && !hex
            && text.contains(['.', 'e', 'E'])
        {
            // Each size is rounded once.
            let new = path("lines::Item::float", span);
            let single = Literal::u32_unsuffixed(single.to_bits());
            return quote_spanned! {span=> #new(#single, #number) };
        }
        if syn::LitInt::from(number.clone()).suffix().is_empty() {
            let new = path("lines::Item::int", span);
            return quote_spanned! {span=> #new(#number) };
        }
        self.item(quote! { #number }, span)
    }

    /// In constants: a value of any of the operands' types.
    pub(super) fn item(&self, value: TokenStream, at: Span) -> TokenStream {
        if self.way != Way::Items {
            return value;
        }
        let arg = path("lines::Arg", at);
        quote_spanned! {at=> #arg(#value).item() }
    }
}

/// Whether the builder has a destination that LLVM's text has not: that of an atomic which does not return anything.
pub(super) fn returns_nothing(name: &str, call: &Call) -> bool {
    let returns = |setting: &&Setting| match (&setting.value, setting.row.name) {
        (Value::Name(name, _), "th") => name.ends_with("RETURN"),
        (_, name) => name == "th",
    };
    names::ATOMICS.iter().any(|start| name.starts_with(start)) && !call.modifiers.iter().any(|setting| returns(&setting))
}

/// Whether the first operand has one more register, for the status, which the builder adds by itself.
pub(super) fn has_status(name: &str, call: &Call) -> bool {
    names::STATUS.iter().any(|start| name.starts_with(start)) && call.modifiers.iter().any(|setting| setting.row.name == "tfe")
}

/// A run without its last register.
pub(super) fn without_last(operand: &Operand) -> Operand {
    match operand {
        Operand::Run {
            file,
            first,
            count,
            start,
            end,
        } if *count > 1 => Operand::Run {
            file,
            first: *first,
            count: count - 1,
            start: *start,
            end: *end,
        },
        other => other.clone(),
    }
}

/// An operand that is a number, with its sign.
pub(super) fn number(operand: &Operand) -> Option<TokenStream> {
    match operand {
        Operand::Number(number) => Some(quote! { #number }),
        Operand::Neg(_, inner) => {
            let inner = number(inner)?;
            Some(quote! { -#inner })
        }
        _ => None,
    }
}
