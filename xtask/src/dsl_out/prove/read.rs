//! The definitions of a folder, by name.

use crate::dsl::ast::{
    Bits, CodeRange, Encoding, Field, FieldBody, FieldRole, Format, Formats, Half, Instruction, Item, Kind, KindBody, Narrow, Part, Term,
};
use crate::dsl::{Errors, parse_part};
use crate::dsl_out::codes::Codes;
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Everything that the files define.
#[derive(Default)]
pub struct Definitions {
    /// First and last code.
    pub classes: BTreeMap<String, (u32, u32)>,
    pub formats: BTreeMap<String, u32>,
    /// Formats whose literals have 16 bits.
    pub narrow: BTreeMap<String, Narrow>,
    /// Facts of one word.
    pub facts: Vec<String>,
    pub kinds: BTreeMap<String, Kind>,
    pub encodings: BTreeMap<String, Encoding>,
    pub halves: BTreeMap<String, Half>,
    pub instructions: BTreeMap<String, Instruction>,
}

impl Definitions {
    /// Reads each file of the folder that defines a part.
    pub fn read(dir: &Path) -> Result<Self, Vec<String>> {
        let one = |error: std::io::Error| vec![format!("{}: {error}", dir.display())];
        let mut paths: Vec<_> = fs::read_dir(dir)
            .map_err(one)?
            .map(|entry| entry.map(|e| e.path()))
            .collect::<Result<_, _>>()
            .map_err(one)?;
        paths.retain(|path| path.extension().is_some_and(|e| e == "rs"));
        paths.sort();
        let mut definitions = Self::default();
        let mut errors = Vec::new();
        for path in paths {
            let result = fs::read_to_string(&path)
                .map_err(|error| vec![error.to_string()])
                .and_then(|text| definitions.add(&text));
            errors.extend(result.err().into_iter().flatten().map(|message| format!("{}: {message}", path.display())));
        }
        if errors.is_empty() { Ok(definitions) } else { Err(errors) }
    }

    /// Adds the parts of one file's text.
    pub fn add(&mut self, text: &str) -> Result<(), Vec<String>> {
        let stream: TokenStream = text.parse().map_err(|error| vec![format!("{error}")])?;
        let mut errors = Errors::default();
        for body in bodies(stream) {
            if let Some(part) = parse_part(body, &mut errors) {
                self.part(part).map_err(|message| vec![message])?;
            }
        }
        if errors.list.is_empty() {
            Ok(())
        } else {
            Err(errors.list.into_iter().map(|mistake| mistake.message).collect())
        }
    }

    fn part(&mut self, part: Part) -> Result<(), String> {
        for item in part.items {
            let twice = match item {
                Item::Codes(codes) => {
                    let classes = codes.classes.into_iter().map(|c| (c.name.text, (c.range.low.value, c.range.high.value)));
                    classes.fold(None, |twice, (name, range)| {
                        self.classes.insert(name.clone(), range).map(|_| name).or(twice)
                    })
                }
                Item::Formats(Formats { formats }) => formats.into_iter().fold(None, |twice, Format { name, bits, narrow }| {
                    if narrow != Narrow::Never {
                        self.narrow.insert(name.text.clone(), narrow);
                    }
                    self.formats.insert(name.text.clone(), bits.value).map(|_| name.text).or(twice)
                }),
                Item::Facts(facts) => {
                    self.facts.extend(facts.names.into_iter().map(|name| name.text));
                    None
                }
                Item::Kinds(kinds) => kinds
                    .kinds
                    .into_iter()
                    .fold(None, |twice, kind| insert(&mut self.kinds, kind.name.text.clone(), kind).or(twice)),
                Item::Encoding(encoding) => insert(&mut self.encodings, encoding.name.text.clone(), encoding),
                Item::Half(half) => insert(&mut self.halves, half.name.text.clone(), half),
                Item::Instruction(instruction) => insert(&mut self.instructions, instruction.name.text.clone(), instruction),
            };
            if let Some(name) = twice {
                return Err(format!("`{name}` is defined twice"));
            }
        }
        Ok(())
    }

    /// The codes of a kind, with the upper half of what keeps its half in a bit; none for immediates and lists.
    pub fn codes(&self, kind: &str) -> Option<Codes> {
        let kind = self.kinds.get(kind)?;
        let KindBody::Codes(terms) = &kind.body else { return None };
        let mut codes = Codes::default();
        for (low, high) in terms.iter().map(|term| self.range(term)) {
            codes = codes.or(Codes::range(low, high));
        }
        if let Some(half) = &kind.half {
            // Only VGPRs have halves, and their class comes last.
            let vgpr = self.classes.values().map(|range| range.0).max().unwrap_or(0);
            (vgpr..512)
                .filter(|code| codes.has(*code))
                .collect::<Vec<_>>()
                .into_iter()
                .for_each(|code| codes.insert(code | 1 << half.value));
        }
        Some(codes)
    }

    /// First and last code of a class or a range.
    fn range(&self, term: &Term) -> (u32, u32) {
        match term {
            Term::Class(name) => self.classes.get(&name.text).copied().unwrap_or((1, 0)),
            Term::Range(CodeRange { low, high }) => (low.value, high.value),
        }
    }

    /// The base of a variant, or the encoding itself.
    pub fn base<'d>(&'d self, encoding: &'d Encoding) -> &'d Encoding {
        encoding
            .base
            .as_ref()
            .and_then(|base| self.encodings.get(&base.name.text))
            .unwrap_or(encoding)
    }
}

fn insert<T>(map: &mut BTreeMap<String, T>, name: String, value: T) -> Option<String> {
    map.insert(name.clone(), value).map(|_| name)
}

/// What stands between the braces of each `define!`.
fn bodies(stream: TokenStream) -> Vec<TokenStream> {
    let trees: Vec<TokenTree> = stream.into_iter().collect();
    let define = |window: &[TokenTree]| match window {
        [TokenTree::Ident(name), TokenTree::Punct(mark), TokenTree::Group(group)] => {
            (name == "define" && mark.as_char() == '!' && group.delimiter() == Delimiter::Brace).then(|| group.stream())
        }
        _ => None,
    };
    trees.windows(3).filter_map(define).collect()
}

/// A field that has a name.
pub struct NamedField<'d> {
    pub name: &'d str,
    /// The operand that sits in it.
    pub operand: Option<&'d str>,
    pub role: &'d FieldRole,
    pub bits: Bits,
}

/// The named fields of an encoding, without other names for the same bits.
pub fn fields(encoding: &Encoding) -> impl Iterator<Item = NamedField<'_>> {
    encoding
        .fields
        .iter()
        .filter(|field| !field.view)
        .filter_map(|Field { bits, body, .. }| match body {
            FieldBody::Named { name, operand, role } => {
                let sits = matches!(role, FieldRole::Operand { .. }).then(|| operand.as_ref().unwrap_or(name).text.as_str());
                Some(NamedField {
                    name: &name.text,
                    operand: sits,
                    role,
                    bits: *bits,
                })
            }
            _ => None,
        })
}

/// AMD's name of an encoding: its documentation, up to a comma.
pub fn spec_name(docs: &[String]) -> &str {
    docs.first().map_or("", |doc| doc.split(',').next().unwrap_or_default().trim())
}
