//! Typed access to the elements of a specification file: what is missing or malformed is collected as an error and read as a default,
//! so that one run tells everything.

use super::error::{Errors, shown};
use roxmltree::Node;

pub type Element<'d> = Node<'d, 'd>;

/// Elements whose text names their parent, the most telling one first.
const NAMES: [&str; 8] = [
    "EncodingName",
    "InstructionName",
    "FieldName",
    "OperandTypeName",
    "DataFormatName",
    "ConditionName",
    "Name",
    "ArchitectureName",
];

/// `/Spec/ISA/Encodings/Encoding[ENC_VOP2]/…`
pub fn path(element: Element<'_>) -> String {
    let mut parts: Vec<String> = element.ancestors().filter(Node::is_element).map(part).collect();
    parts.reverse();
    format!("/{}", parts.join("/"))
}

fn part(element: Element<'_>) -> String {
    let tag = shown(element.tag_name().name());
    let text_of = |name: &str| find(element, name).and_then(|e| e.text()).map(|t| shown(t.trim()));
    let label = match element.tag_name().name() {
        "Operand" => element.attribute("Order").map(|order| shown(order.trim())),
        "InstructionEncoding" => match (text_of("EncodingName"), text_of("EncodingCondition")) {
            (Some(encoding), Some(condition)) => Some(format!("{encoding} {condition}")),
            (encoding, _) => encoding,
        },
        _ => NAMES.iter().find_map(|name| text_of(name)),
    };
    label.map_or_else(|| tag.clone(), |label| format!("{tag}[{label}]"))
}

/// The first child element of that name.
pub fn find<'d>(parent: Element<'d>, tag: &str) -> Option<Element<'d>> {
    parent.children().find(|e| e.has_tag_name(tag))
}

/// All child elements of that name.
pub fn all<'d>(parent: Element<'d>, tag: &'static str) -> impl Iterator<Item = Element<'d>> {
    parent.children().filter(move |e| e.has_tag_name(tag))
}

/// All elements `group/tag` under `parent`; none where there is no `group`.
pub fn listed<'d>(parent: Element<'d>, group: &'static str, tag: &'static str) -> impl Iterator<Item = Element<'d>> {
    all(parent, group).flat_map(move |g| all(g, tag))
}

impl Errors<'_> {
    /// The child that must be there.
    pub fn child<'d>(&self, parent: Element<'d>, tag: &str) -> Option<Element<'d>> {
        let child = find(parent, tag);
        if child.is_none() {
            self.push(parent, format!("element <{tag}> is missing"));
        }
        child
    }

    /// The text of a child that must be there and must not be empty.
    pub fn text<'d>(&self, parent: Element<'d>, tag: &str) -> &'d str {
        self.child(parent, tag).map_or("", |e| self.own_text(e))
    }

    /// The text of an element, which must not be empty.
    pub fn own_text<'d>(&self, element: Element<'d>) -> &'d str {
        let text = element.text().unwrap_or_default().trim();
        if text.is_empty() {
            self.push(element, "element is empty");
        }
        text
    }

    /// A short text on one line, which may go into comments.
    pub fn phrase<'d>(&self, parent: Element<'d>, tag: &str) -> &'d str {
        let text = self.text(parent, tag);
        if text.len() > 64 || !text.bytes().all(|b| b == b' ' || b.is_ascii_graphic()) {
            self.push(parent, format!("<{tag}> is not a short text on one line: \"{}\"", shown(text)));
        }
        text
    }

    /// The name in a child that must be there. Names become identifiers and file names, so nothing else is accepted.
    pub fn name(&self, parent: Element<'_>, tag: &str) -> String {
        self.child(parent, tag).map_or_else(String::new, |e| self.own_name(e))
    }

    /// The name that is the text of `element`.
    pub fn own_name(&self, element: Element<'_>) -> String {
        let name = self.own_text(element);
        if !name.is_empty() && !is_name(name) {
            self.push(element, format!("\"{}\" is not a name of letters, digits and underscores", shown(name)));
        }
        name.to_owned()
    }

    /// The number in a child that must be there.
    pub fn number<T: TryFrom<i128> + Default>(&self, parent: Element<'_>, tag: &str) -> T {
        self.child(parent, tag).map_or_else(T::default, |e| self.own_number(e))
    }

    /// The number that is the text of `element`, in the base that its attribute `Radix` gives.
    pub fn own_number<T: TryFrom<i128> + Default>(&self, element: Element<'_>) -> T {
        let text = self.own_text(element);
        if text.is_empty() {
            return T::default();
        }
        let radix = element.attribute("Radix").unwrap_or("10").trim();
        match parse(text, radix) {
            Ok(value) => T::try_from(value).unwrap_or_else(|_| {
                self.push(
                    element,
                    format!("the number {} is out of range for {} bits", shown(text), 8 * size_of::<T>()),
                );
                T::default()
            }),
            Err(message) => {
                self.push(element, message);
                T::default()
            }
        }
    }

    /// An attribute that is true or false in any case; `missing` says what its absence means.
    pub fn flag(&self, element: Element<'_>, attribute: &str, missing: Missing) -> bool {
        match (element.attribute(attribute), missing) {
            (Some(text), _) => self.truth(element, text),
            (None, Missing::Is(value)) => value,
            (None, Missing::IsError) => {
                self.push(element, format!("attribute {attribute} is missing"));
                false
            }
        }
    }

    /// `true` or `false` in any case.
    pub fn truth(&self, element: Element<'_>, text: &str) -> bool {
        let text = text.trim();
        let value = text.eq_ignore_ascii_case("true");
        if !value && !text.eq_ignore_ascii_case("false") {
            self.push(element, format!("\"{}\" is neither true nor false", shown(text)));
        }
        value
    }
}

/// What the absence of an attribute means.
#[derive(Clone, Copy)]
pub enum Missing {
    Is(bool),
    IsError,
}

/// Whether a text is made of ASCII letters, digits and underscores, with no digit in front.
pub fn is_name(text: &str) -> bool {
    text.len() <= 128 && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_') && !text.starts_with(|c: char| c.is_ascii_digit())
}

/// A number in base `radix`; a prefix such as `0x` may repeat the base.
pub fn parse(text: &str, radix: &str) -> Result<i128, String> {
    let (radix, prefix) = match radix {
        "2" => (2, "0b"),
        "8" => (8, "0o"),
        "10" => (10, ""),
        "16" => (16, "0x"),
        other => return Err(format!("the radix \"{}\" is none of 2, 8, 10 and 16", shown(other))),
    };
    let digits = text.strip_prefix(prefix).unwrap_or(text);
    i128::from_str_radix(digits, radix).map_err(|e| match e.kind() {
        std::num::IntErrorKind::PosOverflow | std::num::IntErrorKind::NegOverflow => {
            format!("the number {} is out of range", shown(text))
        }
        _ => format!("\"{}\" is not a number of base {radix}", shown(text)),
    })
}
