//! What AMD's file does not say and the files beside the errata do: roles of fields, other names of bits, forms, limits, halves, code classes, and what a
//! kind has beyond its codes.

use super::Findings;
use super::read::{Definitions, spec_name};
use crate::dsl::ast::{self, FieldBody, FieldRole};
use crate::errata::Corrected;
use crate::errata::layout::{EncodingLayout, Kind};
use std::collections::BTreeMap;

pub fn compare(corrected: &Corrected, definitions: &Definitions, found: &mut Findings) {
    for layout in &corrected.layout.encodings {
        if let Some(definition) = definitions.encodings.get(&layout.name) {
            encoding(corrected, layout, definition, found);
        }
        for half in &layout.halves {
            let links = definitions
                .halves
                .get(&half.name)
                .filter(|d| d.side.text == half.half && d.of.text == layout.name);
            let links = links.map(|d| {
                d.links
                    .iter()
                    .map(|(operand, field)| (operand.text.clone(), field.text.clone()))
                    .collect()
            });
            found.same(|| format!("half {}", half.name), &links, &Some(half.fields.clone()));
        }
    }
    let mut classes: Vec<_> = definitions
        .classes
        .iter()
        .map(|(name, (first, last))| (name.as_str(), *first, *last))
        .collect();
    let mut wanted: Vec<_> = corrected.kinds.classes.iter().map(|c| (c.name.as_str(), c.first, c.last)).collect();
    classes.sort_unstable();
    wanted.sort_unstable();
    found.same(|| "code classes".into(), &classes, &wanted);
    found.same(|| "facts of one word".into(), &definitions.facts, &corrected.kinds.facts);
    let narrow: BTreeMap<_, _> = definitions
        .narrow
        .iter()
        .map(|(name, narrow)| {
            let bus = if *narrow == ast::Narrow::Bus { "narrow bus" } else { "narrow" };
            (name.clone(), bus.to_owned())
        })
        .collect();
    found.same(|| "formats with narrow literals".into(), &narrow, &corrected.kinds.narrow);
    let mut first: BTreeMap<String, &Kind> = BTreeMap::new();
    for kind in &corrected.kinds.kinds {
        first.entry(kind.name()).or_insert(kind);
    }
    for (name, kind) in &first {
        match definitions.kinds.get(name) {
            Some(definition) => beyond_codes(name, kind, definition, found),
            None => found.differs(format!("kind {name} is not defined")),
        }
    }
    for extra in definitions.kinds.keys().filter(|name| !first.contains_key(*name)) {
        found.differs(format!("kind {extra} stands for no operand type"));
    }
}

fn encoding(corrected: &Corrected, layout: &EncodingLayout, definition: &ast::Encoding, found: &mut Findings) {
    let what = |about: &str| format!("{about} of {}", layout.spec);
    found.same(|| what("definition"), &spec_name(&definition.docs), &layout.spec.as_str());
    found.same(|| what("form"), &definition.form.as_ref().map(|f| f.text.clone()), &layout.form);
    found.same(|| what("limit of scalar values"), &definition.bus.as_ref().map(|b| b.value), &layout.bus);
    let base = layout
        .base
        .as_ref()
        .and_then(|base| corrected.layout.encoding(base).ok())
        .map(|base| base.name.as_str());
    found.same(|| what("base"), &definition.base.as_ref().map(|b| b.name.text.as_str()), &base);
    let mut views = BTreeMap::new();
    for field in &definition.fields {
        let FieldBody::Named { name, role, .. } = &field.body else { continue };
        if field.view {
            let optional = matches!(
                role,
                FieldRole::Modifier {
                    optional: true,
                    start: None,
                    ..
                }
            );
            views.insert(name.text.clone(), (field.bits.high, field.bits.low, optional));
            continue;
        }
        let printed = field.to_string();
        let text = printed
            .split_once(']')
            .map_or("", |(_, text)| text.trim().trim_end_matches(';'))
            .to_owned();
        let wanted = corrected
            .layout
            .field(layout, &name.text.to_uppercase())
            .map(|known| known.text)
            .unwrap_or_default();
        found.same(|| what(&format!("role of {}", name.text)), &text, &wanted);
    }
    let wanted = layout
        .views
        .iter()
        .map(|(name, (high, low))| (name.clone(), (*high, *low, true)))
        .collect();
    found.same(|| what("other names of bits"), &views, &wanted);
}

/// Blanks are single, and empty braces are left out.
fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").replace(" { }", "")
}

fn beyond_codes(name: &str, kind: &Kind, definition: &ast::Kind, found: &mut Findings) {
    let printed = plain(&definition.to_string());
    let head = format!("kind {name}{} = ", kind.of);
    let decodes = kind.decodes.as_ref().map_or(String::new(), |codes| format!(", decodes {codes}"));
    let more = kind.more.as_ref().map_or(String::new(), |more| format!(", {more}"));
    let tail = format!("{decodes}{more};");
    let body = match (&kind.body, kind.imm) {
        (Some(body), _) => plain(body),
        (None, Some(bits)) => format!("imm {bits}"),
        (None, None) => String::new(),
    };
    let rest = printed.strip_prefix(&head).and_then(|rest| rest.strip_suffix(&tail));
    // Codes that AMD lists have been compared; a body of ours is compared here, and nothing may follow it.
    let same = rest.is_some_and(|rest| {
        if kind.body.is_some() {
            rest == body
        } else {
            rest.starts_with(&body) && !rest.contains(',') || kind.imm.is_some()
        }
    });
    if !same {
        found.differs(format!("kind {name}: the definition has `{printed}`, which is not `{head}{body}…{tail}`"));
    }
}
