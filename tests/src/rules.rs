//! `rules.toml`: each rule with examples, and the reader of an example. It knows operands only as far as the examples need them.

use std::path::PathBuf;

use rdna4_isa::table::Slot;
use rdna4_isa::{EncodeError, Form, Inst, Modifier, Opcode, Operand, TABLES, WaveSize};
use serde::Deserialize;

use crate::oracle::parse_hex;

/// One rule of the file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleExamples {
    /// Its number.
    pub number: String,
    /// Its name in the crate.
    pub name: String,
    /// What it says.
    pub says: String,
    /// What is legal.
    #[serde(default)]
    pub accept: Vec<String>,
    /// What breaks it.
    #[serde(default)]
    pub refuse: Vec<String>,
    /// What is legal and has a lint.
    #[serde(default)]
    pub lint: Vec<String>,
}

/// The file.
///
/// # Panics
/// If it is not as it should be.
pub fn all() -> Vec<RuleExamples> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        rule: Vec<RuleExamples>,
    }
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("rules.toml");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let file: File = toml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    file.rule
}

/// What became of an example.
#[derive(Clone, Debug)]
pub enum Example {
    /// An instruction.
    Built(Box<Inst>),
    /// Refused where it was built.
    Refused(EncodeError),
    /// There is no such instruction.
    Unknown,
}

/// Builds or decodes an example.
///
/// # Panics
/// If it cannot be read.
pub fn read(example: &str) -> (Example, WaveSize) {
    let (text, wave) = example
        .strip_prefix("w64 ")
        .map_or((example, WaveSize::Wave32), |text| (text, WaveSize::Wave64));
    if let Some(hex) = text.strip_prefix("bytes ") {
        let bytes = parse_hex(hex).unwrap_or_else(|| panic!("{example:?}"));
        let inst = Inst::decode_bytes(&bytes).unwrap_or_else(|error| panic!("{example:?}: {error}"));
        return (Example::Built(Box::new(inst)), wave);
    }
    let halves: Vec<_> = text.split(" :: ").collect();
    let example = if let [x, y] = halves[..] {
        let (x, y) = (Line::of(x), Line::of(y));
        match (x.opcode(), y.opcode()) {
            (Some((x_opcode, _)), Some((y_opcode, _))) => {
                let (x, y) = (x.operands(x_opcode, &[Form::Vopd]), y.operands(y_opcode, &[Form::Vopd]));
                Example::Built(Box::new(Inst::constant_pair((x_opcode, &x), (y_opcode, &y))))
            }
            _ => Example::Unknown,
        }
    } else {
        Line::of(text).build()
    };
    (example, wave)
}

/// An example in its parts.
struct Line<'a> {
    mnemonic: &'a str,
    operands: Vec<&'a str>,
    modifiers: Vec<(&'a str, i64)>,
}

/// Suffixes of mnemonics, the longer ones first.
const SUFFIXES: [(&str, Form); 6] = [
    ("_e64_dpp8", Form::E64Dpp8),
    ("_e64_dpp16", Form::E64Dpp16),
    ("_dpp8", Form::Dpp8),
    ("_dpp16", Form::Dpp16),
    ("_e32", Form::E32),
    ("_e64", Form::E64),
];

impl<'a> Line<'a> {
    fn of(text: &'a str) -> Self {
        let (mnemonic, rest) = text.split_once(' ').unwrap_or((text, ""));
        let mut operands: Vec<&str> = Vec::new();
        let mut depth = 0;
        let mut start = 0;
        for (i, letter) in rest.char_indices().chain([(rest.len(), ',')]) {
            match letter {
                '[' => depth += 1,
                ']' => depth -= 1,
                ',' if depth == 0 => {
                    operands.push(rest[start..i].trim());
                    start = i + 1;
                }
                _ => {}
            }
        }
        operands.retain(|operand| !operand.is_empty());
        // What follows the last operand are modifiers.
        let mut modifiers = Vec::new();
        if let Some(last) = operands.last_mut() {
            let mut words = last.split(' ').peekable();
            // An instruction without operands has its modifiers first.
            *last = words.next_if(|word| !word.contains(':') || word.contains('[')).unwrap_or("");
            for word in words {
                let (name, value) = word.split_once(':').unwrap_or((word, "1"));
                modifiers.push((name, number(value).unwrap_or_else(|| panic!("{text:?}: {word:?}"))));
            }
        }
        operands.retain(|operand| !operand.is_empty());
        Line {
            mnemonic,
            operands,
            modifiers,
        }
    }

    /// The opcode, and the form that the suffix names.
    fn opcode(&self) -> Option<(Opcode, Option<Form>)> {
        let named = |name: &str| {
            TABLES
                .opcodes
                .iter()
                .position(|info| info.mnemonic == name)
                .map(|index| Opcode::ALL[index])
        };
        if let Some(opcode) = named(self.mnemonic) {
            return Some((opcode, None));
        }
        SUFFIXES
            .iter()
            .find_map(|(suffix, form)| Some((named(self.mnemonic.strip_suffix(suffix)?)?, Some(*form))))
    }

    fn build(&self) -> Example {
        let Some((opcode, form)) = self.opcode() else { return Example::Unknown };
        let rows = opcode_rows(opcode);
        let forms: Vec<Form> = match form {
            Some(form) => vec![form],
            None => [Form::Native, Form::E32, Form::E64, Form::Vopd]
                .into_iter()
                .filter(|form| rows.iter().any(|row| row.form == *form as u8))
                .collect(),
        };
        let mut refused = None;
        for form in forms {
            let operands = self.operands(opcode, &[form]);
            match Inst::new(opcode, form, &operands) {
                Ok(inst) => {
                    let set = |inst: Inst, &(name, value): &(&str, i64)| match TABLES.modifiers.iter().position(|&modifier| modifier == name) {
                        Some(index) => inst.with_modifier(Modifier::ALL[index], value),
                        None if matches!(name, "offen" | "idxen") => inst,
                        None => panic!("there is no modifier {name:?}"),
                    };
                    return Example::Built(Box::new(self.modifiers.iter().fold(inst, set)));
                }
                Err(error) => refused = Some(error),
            }
        }
        Example::Refused(refused.expect("an opcode has a form"))
    }

    /// Operands for the slots of the first row in one of these forms.
    fn operands(&self, opcode: Opcode, forms: &[Form]) -> Vec<Operand> {
        let rows = opcode_rows(opcode);
        let row = rows
            .iter()
            .find(|row| forms.iter().any(|form| row.form == *form as u8))
            .unwrap_or(&rows[0]);
        let slots = TABLES.shapes[usize::from(row.shape)].slots;
        let mut operands = Vec::new();
        for text in &self.operands {
            let slot = slots.get(operands.len());
            let Some(list) = slot.filter(|slot| slots.iter().filter(|other| other.arg == slot.arg).count() > 1) else {
                operands.push(self.operand(text, slot));
                continue;
            };
            let fields = slots.iter().filter(|other| other.arg == list.arg).count();
            let parts: Vec<&str> = text
                .strip_prefix('[')
                .and_then(|text| text.strip_suffix(']'))
                .map_or_else(|| vec![*text], |text| text.split(',').collect());
            operands.extend(parts.iter().map(|part| self.operand(part, slot)));
            operands.extend((parts.len()..fields).map(|_| Operand::ABSENT));
        }
        operands
    }

    fn operand(&self, text: &str, slot: Option<&Slot>) -> Operand {
        let is_immediate = slot.is_some_and(|slot| TABLES.kinds[usize::from(slot.kind)].is_imm());
        let literal = slot.is_some_and(|slot| TABLES.kinds[usize::from(slot.kind)].literal);
        if let Some(value) = number(text) {
            let field = if (-0x8000..0).contains(&value) { value + 0x1_0000 } else { value };
            let inline = i16::try_from(value).ok().filter(|value| (-16..=64).contains(value));
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "examples are small")]
            return match inline {
                _ if is_immediate && literal => Operand::imm(value as u32),
                _ if is_immediate => Operand::imm(field as u32),
                Some(value) if !text.starts_with("0x") => Operand::code(if value < 0 { 192 - value } else { 128 + value } as u16, 0),
                _ => Operand::literal(value as u32),
            };
        }
        let mut aux = 0;
        let mut text = text;
        if let Some((rest, bits)) = text.split_once('^') {
            text = rest;
            aux |= bits.parse::<u8>().expect("bits after ^");
        }
        for (prefix, suffix, bits) in [("-", "", 1), ("|", "|", 2), ("", ".h", 4)] {
            if let Some(inner) = text.strip_prefix(prefix).and_then(|text| text.strip_suffix(suffix)) {
                text = inner;
                aux |= bits;
            }
        }
        let has = |name: &str| self.modifiers.iter().any(|modifier| modifier.0 == name);
        let operand = register(text);
        if let Some(slot) = slot.filter(|_| operand != Operand::ABSENT) {
            // Presence bits: buffers have two, which the text names.
            match slot.aux[4..6] {
                [255, _] => {}
                [_, 255] => aux |= 1 << 4,
                _ => aux |= u8::from(has("offen")) << 4 | u8::from(has("idxen")) << 5,
            }
        }
        operand.toggled(aux)
    }
}

fn opcode_rows(opcode: Opcode) -> &'static [rdna4_isa::table::Row] {
    let info = &TABLES.opcodes[opcode as usize];
    &TABLES.rows[usize::from(info.first_row)..usize::from(info.first_row + info.rows)]
}

/// A whole number, or one of the floats that are inline constants as their code.
fn number(text: &str) -> Option<i64> {
    match text.strip_prefix("0x") {
        Some(digits) => i64::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    }
}

/// A register by its name.
fn register(text: &str) -> Operand {
    const NAMED: [(&str, u16, u8); 11] = [
        ("vcc", 106, 2),
        ("vcc_lo", 106, 1),
        ("vcc_hi", 107, 1),
        ("null", 124, 0),
        ("m0", 125, 1),
        ("exec", 126, 2),
        ("exec_lo", 126, 1),
        ("exec_hi", 127, 1),
        ("1.0", 242, 0),
        ("src_scc", 253, 0),
        ("off", 0, 0),
    ];
    if text == "off" {
        return Operand::ABSENT;
    }
    if let Some((_, code, width)) = NAMED.iter().find(|(name, ..)| *name == text) {
        return Operand::code(*code, *width);
    }
    let digits = text
        .find(|letter: char| letter.is_ascii_digit())
        .unwrap_or_else(|| panic!("{text:?} is no register"));
    let file = text[..digits].trim_end_matches(['[', '(']);
    let numbers = text[digits..].trim_end_matches([']', ')']);
    let (first, last) = numbers.split_once(':').unwrap_or((numbers, numbers));
    let parse = |text: &str| text.parse::<u16>().unwrap_or_else(|_| panic!("{text:?} is no number of a register"));
    let (first, last) = (parse(first), parse(last));
    let width = u8::try_from(last - first + 1).expect("a run of registers");
    match file {
        "v" => Operand::vgpr(first, width),
        "s" => Operand::sgpr(first, width),
        "ttmp" => Operand::code(108 + first, width),
        "code" => Operand::code(first, 1),
        _ => panic!("{text:?} is no register"),
    }
}
