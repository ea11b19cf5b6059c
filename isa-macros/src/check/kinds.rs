//! Checks of immediates' parts and of what a kind says beside its set.

use super::repeated;
use crate::dsl::Errors;
use crate::dsl::ast::{ImmPart, KindBody, Kinds, Num};

pub(super) fn check(kinds: &Kinds, errors: &mut Errors) {
    for kind in &kinds.kinds {
        repeated(&kind.sets, "field", errors);
        match &kind.body {
            KindBody::Imm { bits, parts } => {
                imm_parts(bits, parts, errors);
                if kind.width.is_some() || kind.half.is_some() || !kind.decodes.is_empty() || !kind.sets.is_empty() || kind.unaligned {
                    errors.add(
                        kind.name.span,
                        format!(
                            "`{}` is an immediate, which has neither `decodes` nor `half`, `width`, `sets` and `unaligned`",
                            kind.name
                        ),
                    );
                }
            }
            KindBody::List { fields, .. } => repeated(fields, "field", errors),
            KindBody::Codes(_) => {}
        }
    }
}

fn imm_parts(bits: &Num, parts: &[ImmPart], errors: &mut Errors) {
    let mut covered = 0u64;
    repeated(parts.iter().map(|part| &part.name), "part", errors);
    for part in parts {
        let (high, low) = (part.bits.high, part.bits.low);
        if high >= bits.value || high > 31 {
            errors.add(
                part.bits.span,
                format!("part `{}` lies outside of the immediate's {bits} bits", part.name),
            );
            continue;
        }
        let mask = (1u64 << (high + 1)) - (1 << low);
        if covered & mask != 0 {
            errors.add(part.bits.span, format!("part `{}` overlaps an earlier part", part.name));
        }
        covered |= mask;
        for (index, (text, value)) in part.values.iter().enumerate() {
            if part.values.iter().take(index).any(|(other, _)| other.text == text.text) {
                errors.add(text.span, format!("value `{}` is listed twice", text.text));
            }
            if u64::from(value.value) >= 1 << (high - low + 1) {
                errors.add(
                    value.span,
                    format!("value `{}` doesn't fit into the {} bits of `{}`", text.text, high - low + 1, part.name),
                );
            }
        }
    }
}
