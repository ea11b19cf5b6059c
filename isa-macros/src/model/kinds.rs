//! Codes, formats and kinds.

use super::code_set::{CODES, CodeSet};
use super::{Model, Place, declare, index32, small};
use crate::dsl::Errors;
use crate::dsl::ast::{self, Format, Item, KindBody, Name, Narrow, Term};

/// How many registers an operand of a kind has, beyond its format; names of fields are resolved for each encoding.
#[derive(Clone, Copy, Debug)]
pub(crate) enum WidthRule<'a> {
    Format,
    Wave(u8, u8),
    By { field: &'a Name, value: u16, then: u8, other: u8 },
    Count(&'a [Name]),
    Rule(u8),
}

/// A kind, resolved.
#[derive(Debug)]
pub(crate) struct Kind<'a> {
    pub(crate) name: String,
    pub(crate) codes: CodeSet,
    /// Read, but not canonical. Disjoint from `codes`.
    pub(crate) decodes: CodeSet,
    /// Bits of the immediate, 0 for registers.
    pub(crate) imm: u8,
    pub(crate) literal: bool,
    /// The bit of the field that is the operand's `opsel`.
    pub(crate) half: Option<u8>,
    /// Whether runs of scalar registers start at any number.
    pub(crate) unaligned: bool,
    /// Whether it has been reported: what follows from it isn't.
    pub(crate) broken: bool,
    pub(crate) width: WidthRule<'a>,
    /// Members' kind and fields of a list.
    pub(crate) list: Option<(usize, &'a [Name])>,
    /// `None` for intersections.
    pub(crate) def: Option<&'a ast::Kind>,
}

impl Kind<'_> {
    /// All codes that the kind reads.
    pub(crate) fn reads(&self) -> CodeSet {
        self.codes.or(&self.decodes)
    }
}

impl<'a> Model<'a> {
    pub(super) fn resolve_codes(&mut self, items: &[&'a Item], errors: &mut Errors) {
        let mut taken = CodeSet::default();
        let mut seen = false;
        for item in items {
            let Item::Codes(codes) = item else { continue };
            if seen {
                errors.add(codes.span, "the operand codes are defined twice".to_string());
            }
            seen = true;
            for class in &codes.classes {
                declare(&mut self.names.classes, &class.name, self.classes.len(), "class", errors);
                let mut set = CodeSet::default();
                set.insert(class.range.low.value, class.range.high.value);
                if class.range.high.value >= CODES {
                    errors.add(class.range.high.span, format!("operand codes are below {CODES}"));
                }
                if !taken.and(&set).is_empty() {
                    errors.add(
                        class.range.low.span,
                        format!("class `{}` has codes that an earlier class has", class.name),
                    );
                }
                taken = taken.or(&set);
                for align in class.align.iter().flatten() {
                    if small::<u8>(align, "an alignment", errors) == 0 {
                        errors.add(align.span, "an alignment is at least 1".to_string());
                    }
                }
                if class.mask
                    && let Some(other) = self.classes.iter().find(|other| other.mask)
                {
                    errors.add(class.name.span, format!("the lane mask is class `{}` already", other.name));
                }
                if class.pair && class.range.high.value != class.range.low.value + 1 {
                    errors.add(class.range.low.span, format!("class `{}` is a pair, but has not two codes", class.name));
                }
                self.classes.push(class);
            }
        }
    }

    pub(super) fn resolve_formats(&mut self, items: &[&'a Item], errors: &mut Errors) {
        for item in items {
            let Item::Formats(formats) = item else { continue };
            for Format { name, bits, narrow } in &formats.formats {
                declare(&mut self.names.formats, name, self.formats.len(), "format", errors);
                let bit = 1u128.checked_shl(index32(self.formats.len())).unwrap_or(0);
                for (set, has) in self.narrow.iter_mut().zip([*narrow == Narrow::Always, *narrow != Narrow::Never]) {
                    *set |= if has { bit } else { 0 };
                }
                if *narrow != Narrow::Never && bit == 0 {
                    errors.add(name.span, "only the first 128 formats can be narrow".to_string());
                }
                self.formats
                    .push((&name.text, u32::from(small::<u16>(bits, "the bits of a format", errors))));
            }
        }
    }

    pub(super) fn resolve_facts(&mut self, items: &[&'a Item], errors: &mut Errors) {
        for item in items {
            let Item::Facts(facts) = item else { continue };
            for name in &facts.names {
                if self.facts.contains(&name.text.as_str()) {
                    errors.add(name.span, format!("fact `{name}` is defined twice"));
                }
                self.facts.push(&name.text);
            }
        }
    }

    pub(super) fn resolve_kinds(&mut self, items: &[&'a Item], errors: &mut Errors) {
        let mut defs = Vec::new();
        for item in items {
            let Item::Kinds(kinds) = item else { continue };
            for kind in &kinds.kinds {
                let broken = !declare(&mut self.names.kinds, &kind.name, defs.len(), "kind", errors);
                defs.push((kind, broken));
            }
        }
        for (def, broken) in defs {
            let before = errors.list.len();
            let mut kind = self.resolve_kind(def, errors);
            kind.broken = broken || errors.list.len() != before;
            if kind.imm == 0 && kind.list.is_none() {
                self.names
                    .sets
                    .entry((kind.codes, kind.decodes, kind.unaligned))
                    .or_insert(self.kinds.len());
            }
            self.kinds.push(kind);
        }
        for index in 0..self.kinds.len() {
            let Some((member, fields)) = self.kinds.get(index).and_then(|kind| kind.list) else {
                continue;
            };
            let Some(member) = self.kinds.get(member) else { continue };
            let broken = member.broken;
            let wrong = fields.is_empty() || member.list.is_some();
            let Some(kind) = self.kinds.get_mut(index) else { continue };
            kind.broken |= broken || wrong;
            if let (true, Some(def)) = (wrong, kind.def) {
                errors.add(def.name.span, format!("list `{}` needs fields, and members that are no lists", def.name));
            }
        }
    }

    fn resolve_kind(&mut self, def: &'a ast::Kind, errors: &mut Errors) -> Kind<'a> {
        let mut kind = Kind {
            name: def.name.text.clone(),
            codes: CodeSet::default(),
            decodes: CodeSet::default(),
            imm: 0,
            literal: def.name.text == "literal",
            half: def.half.as_ref().map(|half| small(half, "a bit of a field", errors)),
            unaligned: def.unaligned,
            broken: false,
            width: WidthRule::Format,
            list: None,
            def: Some(def),
        };
        match &def.body {
            KindBody::Codes(terms) => kind.codes = self.code_set(terms, errors),
            KindBody::Imm { bits, .. } => {
                kind.imm = small(bits, "the bits of an immediate", errors);
                if kind.imm == 0 || kind.imm > 32 {
                    errors.add(bits.span, "an immediate has 1 to 32 bits".to_string());
                }
            }
            KindBody::List { kind: member, fields } => kind.list = self.kind(member, errors).map(|index| (index, fields.as_slice())),
        }
        let decodes = self.code_set(&def.decodes, errors);
        if !decodes.and(&kind.codes).is_empty() {
            errors.add(
                def.name.span,
                format!("kind `{}` lists codes both as its own and under `decodes`", def.name),
            );
        }
        kind.decodes = decodes.without(&kind.codes);
        kind.width = match &def.width {
            None => WidthRule::Format,
            Some(ast::Width::Wave(narrow, wide)) => WidthRule::Wave(
                small(narrow, "a number of registers", errors),
                small(wide, "a number of registers", errors),
            ),
            Some(ast::Width::By { field, value, then, other }) => WidthRule::By {
                field,
                value: small(value, "a compared value", errors),
                then: small(then, "a number of registers", errors),
                other: small(other, "a number of registers", errors),
            },
            Some(ast::Width::Count(fields)) => {
                if fields.is_empty() || fields.len() > 2 {
                    errors.add(def.name.span, format!("the width of kind `{}` counts one or two fields", def.name));
                }
                WidthRule::Count(fields)
            }
            Some(ast::Width::Rule(rule)) => {
                let known = self.rules.iter().position(|known| *known == rule.text);
                let index = known.unwrap_or_else(|| {
                    self.rules.push(&rule.text);
                    self.rules.len() - 1
                });
                WidthRule::Rule(u8::try_from(index).unwrap_or(u8::MAX))
            }
        };
        if let Some(name) = def.sets.get(super::AUX - super::PROPERTIES.len()) {
            errors.add(name.span, "an operand sets at most four fields".to_string());
        }
        kind
    }

    fn code_set(&self, terms: &[Term], errors: &mut Errors) -> CodeSet {
        let mut set = CodeSet::default();
        for term in terms {
            match term {
                Term::Class(name) => {
                    if let Some(class) = self.class(name, errors) {
                        set.insert(class.range.low.value, class.range.high.value);
                    }
                }
                Term::Range(range) => {
                    if range.high.value >= CODES {
                        errors.add(range.high.span, format!("operand codes are below {CODES}"));
                    }
                    set.insert(range.low.value, range.high.value);
                }
            }
        }
        set
    }

    /// The kind of what both kinds have, a declared one if possible. `None` if that is nothing.
    pub(crate) fn intersect(&mut self, head: usize, field: usize) -> Option<usize> {
        if head == field {
            return Some(head);
        }
        if let Some(known) = self.names.pairs.get(&(head, field)) {
            return Some(*known);
        }
        let (a, b) = (self.kinds.get(head)?, self.kinds.get(field)?);
        let codes = a.codes.and(&b.codes);
        let decodes = a.reads().and(&b.reads()).without(&codes);
        if codes.is_empty() {
            return None;
        }
        let unaligned = a.unaligned && b.unaligned;
        let same = |kind: &Kind<'_>| kind.codes == codes && kind.decodes == decodes && kind.unaligned == unaligned;
        let index = if same(a) {
            head
        } else if same(b) {
            field
        } else if let Some(known) = self.names.sets.get(&(codes, decodes, unaligned)) {
            *known
        } else {
            let name = format!("{} & {}", a.name, b.name);
            self.kinds.push(Kind {
                name,
                codes,
                decodes,
                imm: 0,
                literal: false,
                half: None,
                unaligned,
                broken: false,
                width: WidthRule::Format,
                list: None,
                def: None,
            });
            self.names.sets.insert((codes, decodes, unaligned), self.kinds.len() - 1);
            self.kinds.len() - 1
        };
        self.names.pairs.insert((head, field), index);
        Some(index)
    }

    /// What a field subtracts from the codes of an operand before it stores them: see the design, 2.2. `None` if the kind doesn't fit the field.
    pub(crate) fn bias(&self, kind: usize, place: Place, pad: u32) -> Option<u16> {
        let kind = self.kinds.get(kind)?;
        if kind.imm != 0 {
            (kind.imm <= place.bits).then_some(0)
        } else {
            self.bias_of(&kind.codes, place, pad)
        }
    }

    /// The bias for one code; 0 if none makes it fit, then it is reported as too large.
    pub(crate) fn bias_of_code(&self, code: u32, place: Place, pad: u32) -> u32 {
        let mut codes = CodeSet::default();
        codes.insert(code, code);
        self.bias_of(&codes, place, pad).map_or(0, u32::from)
    }

    fn bias_of(&self, codes: &CodeSet, place: Place, pad: u32) -> Option<u16> {
        let (Some(low), Some(high)) = (codes.lowest(), codes.highest()) else {
            return Some(0);
        };
        if high >> pad <= place.max() {
            return Some(0);
        }
        let class = self
            .classes
            .iter()
            .find(|class| (class.range.low.value..=class.range.high.value).contains(&low))?;
        let bias = class.range.low.value;
        if (high - bias) >> pad <= place.max() {
            u16::try_from(bias).ok()
        } else {
            None
        }
    }

    /// Whether a field holds a kind as far as each class goes. Operands of one instruction need not mix classes that are stored differently.
    pub(crate) fn fits_by_class(&self, kind: usize, place: Place, pad: u32) -> bool {
        let Some(kind) = self.kinds.get(kind) else { return true };
        if kind.imm != 0 {
            return kind.imm <= place.bits;
        }
        self.classes.iter().all(|class| {
            let mut codes = CodeSet::default();
            codes.insert(class.range.low.value, class.range.high.value);
            self.bias_of(&codes.and(&kind.codes), place, pad).is_some()
        })
    }
}

impl Model<'_> {
    /// Whether `inner` has nothing that `outer` lacks.
    pub(crate) fn within(&self, inner: usize, outer: usize) -> bool {
        let (Some(inner), Some(outer)) = (self.kinds.get(inner), self.kinds.get(outer)) else {
            return true;
        };
        match (inner.imm, outer.imm) {
            (0, 0) => inner.list.is_some() == outer.list.is_some() && inner.codes.without(&outer.codes).is_empty(),
            (inner, outer) => inner != 0 && outer != 0 && inner <= outer,
        }
    }
}
