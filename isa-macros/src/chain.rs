//! How definitions travel: each part is a macro that adds its own tokens to a list and calls the next, the last one calls the macro that wants them.
//!
//! `arch_part! { [{next} {next} …] {callback} { {part} {part} … } }`: names and paths are in braces, so that they pass as one token tree each.

use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use syn::parse::{Parse, ParseStream};

use crate::dsl::Errors;
use crate::dsl::ast::Name;

/// `compile_error!`s, each at its token.
pub(crate) fn errors(errors: Errors) -> TokenStream {
    let errors = errors.list.into_iter().map(|mistake| syn::Error::new(mistake.span, mistake.message));
    let all = errors.reduce(|mut all, error| {
        all.combine(error);
        all
    });
    all.map_or_else(TokenStream::new, syn::Error::into_compile_error)
}

/// The macro of one part.
pub(crate) fn part(arch: &Name, name: &Name, part: &TokenStream) -> TokenStream {
    let name = format_ident!("{}_{}", arch.text, name.text);
    quote! {
        #[doc(hidden)]
        #[macro_export]
        macro_rules! #name {
            ([{$($next:tt)*} $($rest:tt)*] $then:tt {$($before:tt)*}) => { $($next)*! { [$($rest)*] $then { $($before)* {#part} } } };
            ([] {$($then:tt)*} {$($before:tt)*}) => { $($then)*! { $($before)* {#part} } };
        }
    }
}

/// `arch NAME; part part …`
struct Parts {
    arch: Ident,
    first: Ident,
    rest: Vec<Ident>,
}

mod keyword {
    syn::custom_keyword!(arch);
}

impl Parse for Parts {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        input.parse::<keyword::arch>()?;
        let arch = input.parse()?;
        input.parse::<syn::Token![;]>()?;
        let first = input.parse()?;
        let mut rest = Vec::new();
        while !input.is_empty() {
            rest.push(input.parse()?);
        }
        Ok(Parts { arch, first, rest })
    }
}

/// The macro of an architecture, the check of the whole, and the structs of its encodings.
pub(crate) fn parts(input: TokenStream) -> TokenStream {
    let Parts { arch, first, rest } = match syn::parse2(input) {
        Ok(parts) => parts,
        Err(error) => return error.into_compile_error(),
    };
    let first = format_ident!("{arch}_{first}");
    let rest: Vec<Ident> = rest.iter().map(|name| format_ident!("{arch}_{name}")).collect();
    // Within the crate the macros are in textual scope; paths to them are for other crates only.
    quote! {
        /// Hands all parts of the definition of this architecture to the macro whose path it is given, each in braces.
        #[macro_export]
        macro_rules! #arch {
            ($($callback:tt)*) => { $crate::#first! { [#({$crate::#rest})*] {$($callback)*} {} } };
        }
        #first! { [#({#rest})*] {::rdna4_isa_macros::lay_out} {} }
    }
}
