//! Checks of encodings against each other.

use crate::dsl::Errors;
use crate::dsl::ast::Encoding;
use crate::model::Model;

/// Variants of one base must have conditions that exclude each other.
pub(super) fn check(encoding: &Encoding, model: &Model<'_>, errors: &mut Errors) {
    let Some(base) = &encoding.base else { return };
    for other in &model.encodings {
        let Some(def) = other.def else { continue };
        if std::ptr::eq(def, encoding) {
            break;
        }
        let Some(other) = def.base.as_ref().filter(|other| other.name.text == base.name.text) else {
            continue;
        };
        for term in &base.terms {
            let clash = other.terms.iter().find(|known| {
                known.field.text == term.field.text
                    && known.range.low.value <= term.range.high.value
                    && term.range.low.value <= known.range.high.value
            });
            if clash.is_some() {
                errors.add(
                    term.field.span,
                    format!("`{}` and `{}` are both chosen by `{term}`", encoding.name, def.name),
                );
            }
        }
    }
}
