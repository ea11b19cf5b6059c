//! Instructions from text: LLVM's syntax for gfx12 as people write it.
//!
//! One body over tables, as in the printer, whose inverse it is: [`tables`] says what an architecture has to tell beyond the printer's tables. Nothing is allocated.
//!
//! A quarter of the crate's machine code is here, and most users have no text to read. So every function is `#[inline]`, and the architecture's table of functions a
//! constant: then the compiler makes code of them in the crate that calls [`parse`], and in none that doesn't.
//!
//! | module | reads |
//! |---|---|
//! | `options` | nothing: how the others read |
//! | `cursor` | blanks, comments, words |
//! | `expression` | numbers |
//! | `names` | mnemonics |
//! | `operand` | operands, before it is known what they mean |
//! | `modifier` | modifiers, before it is known where they go |
//! | `rows` | all of it, as the first row of the opcode that takes it |
//! | `target` | the modifiers, into that row's fields |
//! | `filling` | the operands, in that row's order |
//! | `slot` | one operand, into its slot |
//! | `constant` | numbers, as constants of an operand's format |

mod constant;
pub(crate) mod cursor;
mod error;
pub(crate) mod expression;
mod filling;
mod modifier;
mod names;
pub(crate) mod operand;
mod options;
mod rows;
mod slot;
pub(crate) mod tables;
mod target;

pub use error::{ParseError, ParseErrorKind};
pub(crate) use filling::Filling;
pub(crate) use modifier::list;
pub(crate) use options::Folded;
pub use options::ParseOptions;
pub(crate) use tables::AsmTables;
pub(crate) use target::Target;

use crate::arch::Arch;
use crate::engine::{Defect, DefectKind, Lowered, Raw};
use crate::inst::Inst;
use crate::rdna4::{Rdna4, legality, pair};
use crate::table::matches;
use cursor::Cursor;
use expression::Expressions;
use modifier::Modifiers;
use operand::{Arg, ArgKind, Args, Operands};
use rows::Line;

/// Reads one instruction, or one pair, and checks that it is legal in code for waves of this size.
///
/// A mnemonic without a suffix stands for the smallest form that takes the operands and modifiers. Branch targets are numbers, unless
/// [`labels`](ParseOptions::labels) knows the name.
///
/// # Errors
/// What is wrong, and where; see [`ParseErrorKind`].
///
/// ```
/// use rdna4_isa::*;
/// let options = ParseOptions::new();
/// let inst = parse("v_fma_f32 v0, -v1, |v2|, 1.0 clamp // a comment", &options)?;
/// assert_eq!(inst.to_string(), "v_fma_f32 v0, -v1, |v2|, 1.0 clamp");
/// assert_eq!(inst.encode().unwrap(), v_fma_f32(v(0), -v(1), v(2).abs(), 1.0).with_clamp().encode().unwrap());
/// # Ok::<(), ParseError>(())
/// ```
#[inline]
pub fn parse(text: &str, options: &ParseOptions<'_>) -> Result<Inst, ParseError> {
    let raw = read::<Rdna4>(text, options)?;
    let inst = Inst::from_raw(raw);
    if let Some(Defect {
        kind: DefectKind::Unbound, ..
    }) = raw.defect
    {
        return Ok(inst);
    }
    match legality::built(&raw, options.wave) {
        None => Ok(inst),
        Some(illegal) => {
            let start = text.len() - text.trim_start().len();
            Err(ParseError::new(ParseErrorKind::Illegal(illegal), start, text.trim_end().len()))
        }
    }
}

/// The value of an expression of integers, with the names that `options` know.
///
/// # Errors
/// What is wrong with it, and where.
///
/// ```
/// use rdna4_isa::*;
/// assert_eq!(parse_number("-(1 << 4) + 0x20 / 3 // a comment", &ParseOptions::new()), Ok(-6));
/// assert_eq!(parse_number("1 +", &ParseOptions::new()).unwrap_err().to_string(), "expected a number");
/// ```
#[inline]
pub fn parse_number(text: &str, options: &ParseOptions<'_>) -> Result<i64, ParseError> {
    let mut cursor = Cursor::new(text);
    let value = Expressions {
        options,
        symbol: Rdna4::ASM.symbol,
        bars: false,
    }
    .integer(&mut cursor)?;
    cursor.skip();
    if cursor.is_end() {
        Ok(value)
    } else {
        Err(cursor.expected("an operator or the end"))
    }
}

/// As [`parse`] reads it for wave32 code.
///
/// ```
/// use rdna4_isa::*;
/// let inst: Inst = "s_add_co_u32 s0, s1, 0x1234".parse()?;
/// assert_eq!(inst.encode().unwrap().words(), [0x8000_ff01, 0x1234]);
/// # Ok::<(), ParseError>(())
/// ```
impl core::str::FromStr for Inst {
    type Err = ParseError;

    #[inline]
    fn from_str(text: &str) -> Result<Self, ParseError> {
        parse(text, &ParseOptions::new())
    }
}

/// Reads an instruction or a pair.
#[inline]
fn read<A: Arch>(text: &str, options: &ParseOptions<'_>) -> Result<Raw, ParseError> {
    let mut cursor = Cursor::new(text);
    cursor.skip();
    if cursor.is_end() {
        return Err(ParseError::new(ParseErrorKind::Empty, cursor.at(), cursor.at()));
    }
    let mut halves = [None; 2];
    for side in 0..2u8 {
        let half = Half::read::<A>(options, &mut cursor)?;
        let another = cursor.peek() == b':' && cursor.ahead(1) == b':';
        if side == 0 && !another {
            return half.line::<A>(text, options).build(half.forms, 255);
        }
        if side == 1 && !cursor.is_end() {
            return Err(cursor.expected("the end of the line"));
        }
        let raw = half.line::<A>(text, options).build(half.forms, side)?;
        halves[usize::from(side)] = Some((raw, half.first()));
        cursor.advance(2);
        cursor.skip();
    }
    let [Some((x, first_x)), Some((y, first_y))] = halves else {
        return Err(cursor.expected("the second half of a pair"));
    };
    let mut raw = pair::join(A::isa(), x, y);
    pair::check_parity(&mut raw, &first_x, &first_y);
    Ok(raw)
}

/// What one instruction, or half of a pair, says.
struct Half {
    opcode: u16,
    forms: u16,
    args: Args,
    modifiers: Modifiers,
    name: (usize, usize),
    end: usize,
}

impl Half {
    /// Reads up to the end of the line, or to `::`.
    #[inline]
    fn read<A: Arch>(options: &ParseOptions<'_>, cursor: &mut Cursor<'_>) -> Result<Self, ParseError> {
        let start = cursor.at();
        let name = cursor.word();
        let (opcode, forms) = mnemonic::<A>(name).map_err(|kind| cursor.error(kind, start))?;
        let name = (start, cursor.at());
        let asm = A::ASM;
        let expressions = Expressions {
            options,
            symbol: asm.symbol,
            bars: false,
        };
        let operands = Operands {
            tables: A::isa().tables,
            asm,
            expressions,
        };
        let first = &A::isa().tables.rows[usize::from(A::isa().tables.opcodes[usize::from(opcode)].first_row)];
        let no_comma = A::text().encodings[usize::from(first.encoding)].first == " ";
        let bare = A::isa().tables.shapes[usize::from(first.shape)].slots.is_empty();
        let (mut args, mut modifiers) = (Args::new(), Modifiers::new());
        let mut comma = true;
        let end = loop {
            let end = cursor.at();
            cursor.skip();
            if cursor.is_end() || cursor.peek() == b':' && cursor.ahead(1) == b':' {
                break end;
            }
            if !modifiers.push(cursor, asm, &expressions, bare || !comma)? {
                let may = comma || no_comma && args.list().len() == 1;
                if !may || !modifiers.list().is_empty() {
                    return Err(cursor.expected(if may { "a modifier" } else { "`,`, a modifier or the end of the line" }));
                }
                operands.push(cursor, &mut args)?;
            }
            comma = cursor.eat(b',');
        };
        if comma && !args.list().is_empty() {
            return Err(cursor.expected("an operand"));
        }
        Ok(Half {
            opcode,
            forms,
            args,
            modifiers,
            name,
            end,
        })
    }

    /// The first operand: the field of a pair's second destination does not hold its lowest bit.
    #[inline]
    fn first(&self) -> [Lowered; 8] {
        let mut ops = [Lowered::ABSENT; 8];
        if let Some(Arg {
            kind: ArgKind::Code(code, width),
            ..
        }) = self.args.list().first()
        {
            ops[0] = Lowered::code((*code).into(), *width);
        }
        ops
    }

    #[inline]
    fn line<'a, A: Arch>(&'a self, source: &'a str, options: &'a ParseOptions<'a>) -> Line<'a> {
        Line {
            isa: A::isa(),
            text: A::text(),
            asm: A::ASM,
            options,
            source,
            opcode: self.opcode,
            args: &self.args,
            modifiers: &self.modifiers,
            name: self.name,
            end: self.end,
        }
    }
}

/// The opcode, and the forms that the suffix leaves. Capitals are small letters, as in LLVM's assembler.
#[inline]
fn mnemonic<A: Arch>(name: &str) -> Result<(u16, u16), ParseErrorKind> {
    let mut folded: Folded = [0; 48];
    match folded.get_mut(..name.len()) {
        Some(small) if name.bytes().any(|byte| byte.is_ascii_uppercase()) => {
            small.copy_from_slice(name.as_bytes());
            small.make_ascii_lowercase();
            exact_mnemonic::<A>(core::str::from_utf8(small).unwrap_or(name))
        }
        _ => exact_mnemonic::<A>(name),
    }
}

#[inline]
fn exact_mnemonic<A: Arch>(name: &str) -> Result<(u16, u16), ParseErrorKind> {
    let tables = A::isa().tables;
    if let Some(opcode) = names::find(tables, name) {
        return Ok((opcode, u16::MAX));
    }
    for (suffix, forms) in A::ASM.suffixes {
        if let Some(opcode) = name.strip_suffix(suffix).and_then(|base| names::find(tables, base)) {
            return Ok((opcode, *forms));
        }
    }
    if let Some((_, instead)) = A::ASM.removed.iter().find(|(pattern, _)| matches(pattern, name)) {
        return Err(ParseErrorKind::Removed { instead });
    }
    Err(ParseErrorKind::UnknownMnemonic {
        nearest: names::nearest(tables, name),
    })
}
