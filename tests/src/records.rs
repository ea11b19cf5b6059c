//! LLVM 19's instruction records for gfx12: what each says of operands, implicit registers, tied operands and memory.
//!
//! They lie beside the project (`shared/reference/llvm19_gfx12.tsv.gz`, whose README has the columns), so tests that need them skip without them. A record
//! is matched to words by its fixed bits; nothing here knows our definitions.

use std::collections::BTreeMap;

use rdna4_isa::{Access, File};

use crate::corpus;

/// The registers that an operand's class holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Class {
    /// Registers of 32 bits in wave32 and wave64.
    pub width: [u8; 2],
    /// The only file whose registers it has; `None` for both.
    pub file: Option<File>,
}

/// An operand that can be a register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operand {
    /// What is done with it; what is tied is read and written.
    pub access: Access,
    /// Its class.
    pub class: Class,
}

/// One record.
#[derive(Clone, Debug)]
pub struct Record {
    /// LLVM's name (`V_ADD_F32_e32_gfx12`).
    pub name: String,
    /// The mnemonic.
    pub mnemonic: String,
    /// Length in dwords.
    pub dwords: usize,
    /// Bits that are fixed, and their values.
    pub fixed: [u32; 3],
    /// See `fixed`.
    pub value: [u32; 3],
    /// The wave size, in lanes, that alone has it.
    pub wave: Option<u8>,
    /// Operands that can be registers, in the order of the text.
    pub operands: Vec<Operand>,
    /// Registers used without being named, by LLVM's name in lower case.
    pub implicit: BTreeMap<String, Access>,
    /// Whether the destination is written before all sources were read.
    pub early_clobber: bool,
    /// What is done with memory.
    pub memory: Option<Access>,
}

impl Record {
    /// Whether words of so many dwords are an instance of the record.
    pub fn has(&self, words: &[u32; 3], dwords: usize) -> bool {
        self.dwords == dwords && (0..3).all(|i| words[i] & self.fixed[i] == self.value[i])
    }

    /// Number of bits that are fixed.
    pub fn fixed_bits(&self) -> u32 {
        self.fixed.iter().map(|word| word.count_ones()).sum()
    }
}

/// Reads all records.
///
/// # Errors
/// The reason why there are none on this machine.
///
/// # Panics
/// If the file is not as described.
pub fn all() -> Result<Vec<Record>, String> {
    let text = corpus::reference("llvm19_gfx12.tsv.gz")?;
    Ok(text.lines().skip(1).map(|line| record(line.split('\t').collect())).collect())
}

fn record(columns: Vec<&str>) -> Record {
    let [name, asm, size, fixed_bits, outputs, inputs, defs, uses, tied, memory] = columns[..] else {
        panic!("a record has ten columns: {columns:?}");
    };
    let (fixed, value) = bits(fixed_bits);
    let has = |suffix: &str| name.contains(suffix);
    Record {
        name: name.to_owned(),
        mnemonic: asm.split(['$', ' ', '{']).next().unwrap_or("").to_owned(),
        dwords: size.parse::<usize>().expect("a number of bytes") / 4,
        fixed,
        value,
        wave: match (has("_w32"), has("_w64")) {
            (true, _) => Some(32),
            (_, true) => Some(64),
            _ => None,
        },
        operands: operands(asm, &pairs(outputs), &pairs(inputs), tied),
        implicit: implicit(defs, uses),
        early_clobber: tied.contains("@earlyclobber"),
        memory: match memory {
            "L" => Some(Access::Read),
            "S" => Some(Access::Write),
            "LS" => Some(Access::ReadWrite),
            _ => None,
        },
    }
}

/// Mask and value of the bits that are fixed, from a text that begins with the highest.
fn bits(text: &str) -> ([u32; 3], [u32; 3]) {
    let (mut fixed, mut value) = ([0; 3], [0; 3]);
    for (at, bit) in text.bytes().rev().enumerate() {
        let place = 1 << (at % 32);
        if bit != b'.' {
            fixed[at / 32] |= place;
        }
        if bit == b'1' {
            value[at / 32] |= place;
        }
    }
    (fixed, value)
}

/// `name:class` separated by blanks.
fn pairs(text: &str) -> Vec<(&str, &str)> {
    text.split_whitespace().filter_map(|pair| pair.split_once(':')).collect()
}

/// Operands in the order of the text. An input that is tied to an output and not in the text is what that output held before.
fn operands(asm: &str, outputs: &[(&str, &str)], inputs: &[(&str, &str)], tied: &str) -> Vec<Operand> {
    let class_in = |list: &[(&str, &str)], name: &str| list.iter().find(|(other, _)| *other == name).and_then(|(_, class)| self::class(class));
    let is_tied = |name: &str| {
        tied.split(',')
            .any(|tie| tie.split(" = ").any(|side| side.trim().strip_prefix('$') == Some(name)))
    };
    let shown = asm
        .split('$')
        .skip(1)
        .map(|part| part.split(|c: char| c != '_' && !c.is_alphanumeric()).next().unwrap_or(""));
    shown
        .filter_map(|name| {
            let name = name.strip_suffix("_modifiers").unwrap_or(name);
            let access = if is_tied(name) {
                Access::ReadWrite
            } else if outputs.iter().any(|(output, _)| *output == name) {
                Access::Write
            } else {
                Access::Read
            };
            let class = class_in(outputs, name).or_else(|| class_in(inputs, name))?;
            Some(Operand { access, class })
        })
        .collect()
}

fn implicit(defs: &str, uses: &str) -> BTreeMap<String, Access> {
    let mut implicit = BTreeMap::new();
    for register in uses.split_whitespace() {
        implicit.insert(register.to_lowercase(), Access::Read);
    }
    for register in defs.split_whitespace() {
        let access = implicit.entry(register.to_lowercase()).or_insert(Access::Write);
        if *access == Access::Read {
            *access = Access::ReadWrite;
        }
    }
    implicit
}

/// Classes that have no name, or whose name does not say how many registers they hold.
const CLASSES: &[(&str, [u8; 2], Option<File>)] = &[
    ("VOPDstS64orS32", [1, 2], Some(File::Sgpr)),
    ("SSrc_i1", [1, 2], Some(File::Sgpr)),
    ("VOPDDstYOperand", [1, 1], Some(File::Vgpr)),
    ("ExpSrc0", [1, 1], Some(File::Vgpr)),
    ("ExpSrc1", [1, 1], Some(File::Vgpr)),
    ("ExpSrc2", [1, 1], Some(File::Vgpr)),
    ("ExpSrc3", [1, 1], Some(File::Vgpr)),
    // VGPR operands with a decoder of their own: of VOP3 and of short forms.
    ("anonymous_15868", [1, 1], Some(File::Vgpr)),
    ("anonymous_15870", [4, 4], Some(File::Vgpr)),
    ("anonymous_15871", [2, 2], Some(File::Vgpr)),
    ("anonymous_15872", [1, 1], Some(File::Vgpr)),
    ("anonymous_15875", [2, 2], Some(File::Vgpr)),
    ("anonymous_15876", [1, 1], Some(File::Vgpr)),
    ("anonymous_23267", [1, 1], Some(File::Vgpr)),
    // Scalar destinations in the vector field.
    ("anonymous_21878", [1, 1], Some(File::Sgpr)),
    ("anonymous_24166", [1, 1], Some(File::Sgpr)),
];

/// Prefixes of classes of registers, longest first.
const FILES: &[(&str, Option<File>)] = &[
    ("VRegOrLdsSrc_", Some(File::Vgpr)),
    ("VOPDstOperand_", Some(File::Vgpr)),
    ("VRegSrc_", Some(File::Vgpr)),
    ("VGPRSrc_", Some(File::Vgpr)),
    ("VISrc_", Some(File::Vgpr)),
    ("AVLdSt_", Some(File::Vgpr)),
    ("VGPR_", Some(File::Vgpr)),
    ("VReg_", Some(File::Vgpr)),
    ("VDst_", Some(File::Vgpr)),
    ("VSrc", None),
    ("VCSrc_", None),
    ("SSrcOrLds_", Some(File::Sgpr)),
    ("SReg_", Some(File::Sgpr)),
    ("SCSrc_", Some(File::Sgpr)),
    ("SSrc_", Some(File::Sgpr)),
];

/// What a class holds; `None` for immediates and modifiers.
fn class(name: &str) -> Option<Class> {
    if let Some(&(_, width, file)) = CLASSES.iter().find(|(class, ..)| *class == name) {
        return Some(Class { width, file });
    }
    let &(prefix, file) = FILES.iter().find(|(prefix, _)| name.starts_with(prefix))?;
    // `VReg_96`, `VISrc_128_b32`, `VSrc_v2bf16`: the first number of two digits or more.
    let bits: u16 = name[prefix.len()..]
        .split(|c: char| !c.is_ascii_digit())
        .find(|digits| digits.len() > 1)
        .and_then(|digits| digits.parse().ok())
        .unwrap_or_else(|| panic!("how many registers has {name}?"));
    // Pairs of 16 bits, the only vectors here.
    let bits = if name.contains("_v2") { 2 * bits } else { bits };
    let width = u8::try_from(bits.div_ceil(32)).expect("no operand has more than 32 registers");
    Some(Class { width: [width, width], file })
}
