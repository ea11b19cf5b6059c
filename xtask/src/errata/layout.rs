//! `rdna4.encodings.toml` and `rdna4.kinds.toml`: how AMD's encodings and operand types are written in the definitions.

use serde::Deserialize;
use std::collections::BTreeMap;

/// How encodings are written.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layout {
    /// Roles of fields that mean the same in all encodings.
    pub fields: BTreeMap<String, String>,
    #[serde(rename = "encoding")]
    pub encodings: Vec<EncodingLayout>,
}

/// How one encoding is written.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EncodingLayout {
    /// AMD's name.
    pub spec: String,
    pub name: String,
    pub base: Option<String>,
    pub form: Option<String>,
    pub bus: Option<u32>,
    /// Part that its instructions belong to, where it isn't the encoding's name.
    pub file: Option<String>,
    /// 16-bit VGPR operands keep their half in bit 7 of the register number.
    #[serde(default)]
    pub half: bool,
    #[serde(default)]
    pub fields: BTreeMap<String, String>,
    #[serde(default)]
    pub views: BTreeMap<String, (u32, u32)>,
    #[serde(default)]
    pub halves: Vec<HalfLayout>,
}

/// One half of an encoding that holds two instructions.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HalfLayout {
    pub name: String,
    pub half: String,
    /// Operand = field, both as in the definitions.
    pub fields: BTreeMap<String, String>,
}

/// The operand code space and the operand kinds.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kinds {
    /// The facts of one word that instructions may have.
    pub facts: Vec<String>,
    /// Formats whose literals have 16 bits, and where: `narrow` or `narrow bus`.
    pub narrow: BTreeMap<String, String>,
    #[serde(rename = "class")]
    pub classes: Vec<Class>,
    #[serde(rename = "kind")]
    pub kinds: Vec<Kind>,
}

/// A range of operand codes.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Class {
    pub name: String,
    pub first: u32,
    pub last: u32,
    pub text: String,
    #[serde(default)]
    pub facts: String,
}

/// An operand kind.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kind {
    #[serde(rename = "type")]
    pub operand_type: String,
    pub name: Option<String>,
    pub like: Option<String>,
    #[serde(default)]
    pub without: Vec<String>,
    pub imm: Option<u32>,
    #[serde(default)]
    pub strip: Vec<String>,
    pub body: Option<String>,
    #[serde(default)]
    pub of: String,
    pub more: Option<String>,
    pub decodes: Option<String>,
    pub why: Option<String>,
}

impl Kind {
    /// Name in the definitions.
    pub fn name(&self) -> String {
        let of_type = || self.operand_type.strip_prefix("OPR_").unwrap_or(&self.operand_type).to_lowercase();
        self.name.clone().unwrap_or_else(of_type)
    }
}

/// A field as the layout writes it: `name [as operand][: role]`.
#[derive(Clone, Debug, PartialEq)]
pub struct FieldLayout {
    pub text: String,
    pub name: String,
    /// The operand that sits in it, where it is an operand's field.
    pub operand: Option<String>,
    /// The kind, likewise.
    pub kind: Option<String>,
}

impl FieldLayout {
    fn parse(text: &str) -> Self {
        let (head, role) = text.split_once(':').map_or((text, ""), |(head, role)| (head, role.trim()));
        let (name, renamed) = head
            .split_once(" as ")
            .map_or((head.trim(), None), |(name, operand)| (name.trim(), Some(operand.trim())));
        let kind = role.split(' ').next().filter(|word| !["", "mod", "mod?", "aux"].contains(word));
        Self {
            text: text.into(),
            name: name.into(),
            operand: kind.map(|_| renamed.unwrap_or(name).into()),
            kind: kind.map(str::to_owned),
        }
    }
}

impl Layout {
    /// The layout of an encoding of AMD's.
    pub fn encoding(&self, spec: &str) -> Result<&EncodingLayout, String> {
        self.encodings
            .iter()
            .find(|e| e.spec == spec)
            .ok_or_else(|| format!("encoding `{spec}` has no layout"))
    }

    /// The layout of a field: the encoding's own, that of its base, or the general one.
    pub fn field(&self, encoding: &EncodingLayout, field: &str) -> Result<FieldLayout, String> {
        let base = encoding.base.as_deref().map(|base| self.encoding(base)).transpose()?;
        let own = encoding.fields.get(field).or_else(|| base.and_then(|base| base.fields.get(field)));
        let text = own.or_else(|| self.fields.get(field));
        // A view goes by its own name.
        let text = text.or_else(|| encoding.views.get_key_value(field).map(|(name, _)| name));
        text.map(|text| FieldLayout::parse(text))
            .ok_or_else(|| format!("field `{field}` of {} has no layout", encoding.spec))
    }
}
