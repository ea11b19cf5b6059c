//! Instructions from text: LLVM's syntax for gfx12 as people write it.
//!
//! One body over tables, as in the printer, whose inverse it is: [`tables`] says what an architecture has to tell beyond the printer's tables. Nothing is allocated.
//!
//! A quarter of the crate's machine code is here, and most users have no text to read. So every function is `#[inline]`, and the architecture's table of functions a
//! constant: then the compiler makes code of them in the crate that calls [`parse`], and in none that doesn't.
//!
//! | module | reads |
//! |---|---|
//! | `cursor` | blanks, comments, words |
//! | `expression` | numbers |
//! | `names` | mnemonics |
//! | `operand` | operands, before it is known what they mean |
//! | `modifier` | modifiers, before it is known where they go |
//! | `rows` | all of it, as the first row of the opcode that takes it |
//! | `target` | the modifiers, into that row's fields |
//! | `filling` | the operands, into that row's slots |
//! | `constant` | numbers, as constants of an operand's format |

mod constant;
pub(crate) mod cursor;
mod error;
pub(crate) mod expression;
mod filling;
mod modifier;
mod names;
pub(crate) mod operand;
mod rows;
pub(crate) mod tables;
mod target;

pub use error::{ParseError, ParseErrorKind};
pub(crate) use filling::Filling;
pub(crate) use modifier::list;
pub(crate) use tables::AsmTables;
pub(crate) use target::Target;

use crate::arch::Arch;
use crate::engine::{Defect, DefectKind, Lowered, Raw};
use crate::inst::Inst;
use crate::rdna4::{Rdna4, WaveSize, legality, pair};
use crate::table::matches;
use cursor::Cursor;
use expression::Expressions;
use modifier::Modifiers;
use operand::{Arg, ArgKind, Args, Operands};
use rows::Line;

/// What a name in a text stands for, if anything.
type Named<'a, T> = &'a dyn Fn(&str) -> Option<T>;

/// Room for a word in small letters. No name of an instruction set is longer.
pub(crate) type Folded = [u8; 48];

/// How text is read.
#[derive(Clone, Copy)]
pub struct ParseOptions<'a> {
    pub(crate) wave: WaveSize,
    any_case: bool,
    symbols: Option<Named<'a, i64>>,
    #[cfg(feature = "alloc")]
    labels: Option<Named<'a, crate::Label>>,
}

impl core::fmt::Debug for ParseOptions<'_> {
    #[inline]
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("ParseOptions")
            .field("wave", &self.wave)
            .field("any_case", &self.any_case)
            .field("symbols", &self.symbols.is_some())
            .finish_non_exhaustive()
    }
}

impl Default for ParseOptions<'_> {
    #[inline]
    fn default() -> Self {
        Self::new()
    }
}

impl<'a> ParseOptions<'a> {
    /// For wave32 code, without names for numbers.
    #[inline]
    pub const fn new() -> Self {
        ParseOptions {
            wave: WaveSize::Wave32,
            any_case: false,
            symbols: None,
            #[cfg(feature = "alloc")]
            labels: None,
        }
    }

    /// For code of waves of this size: how many registers a lane mask has.
    ///
    /// ```
    /// use rdna4_isa::*;
    /// let options = ParseOptions::new().wave(WaveSize::Wave64);
    /// assert_eq!(parse("v_cmp_eq_f32_e64 s[4:5], v1, v2", &options)?.encode().unwrap().words(), [0xd412_0004, 0x0002_0501]);
    /// assert!(parse("v_cmp_eq_f32_e64 s4, v1, v2", &options).is_err());
    /// # Ok::<(), ParseError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn wave(mut self, wave: WaveSize) -> Self {
        self.wave = wave;
        self
    }

    /// Reads registers and names of modifiers and functions in capitals too, as AMD's manuals print them. LLVM's assembler takes capitals in mnemonics only, and so does
    /// [`parse`] without this: to LLVM `S1` is the name of a symbol. Names of values (`SCOPE_DEV`), labels and symbols stay as they are.
    ///
    /// ```
    /// use rdna4_isa::*;
    /// assert_eq!(parse("V_MOV_B32 v0, s1", &ParseOptions::new())?.to_string(), "v_mov_b32_e32 v0, s1");
    /// assert!(parse("V_MOV_B32 V0, S1", &ParseOptions::new()).is_err());
    /// let options = ParseOptions::new().ignore_case();
    /// let inst = parse("GLOBAL_LOAD_B32 V5, V[0:1], OFF OFFSET:16 SCOPE:SCOPE_DEV", &options)?;
    /// assert_eq!(inst.to_string(), "global_load_b32 v5, v[0:1], off offset:16 scope:SCOPE_DEV");
    /// # Ok::<(), ParseError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn ignore_case(mut self) -> Self {
        self.any_case = true;
        self
    }

    /// A word in small letters where capitals mean the same.
    #[inline]
    pub(crate) fn folded<'b>(&self, word: &'b str, buffer: &'b mut Folded) -> &'b str {
        let small = match buffer.get_mut(..word.len()) {
            Some(small) if self.any_case => small,
            _ => return word,
        };
        small.copy_from_slice(word.as_bytes());
        small.make_ascii_lowercase();
        core::str::from_utf8(small).unwrap_or(word)
    }

    /// Names that stand for numbers in expressions.
    ///
    /// ```
    /// use rdna4_isa::*;
    /// let symbols = |name: &str| (name == "STRIDE").then_some(16);
    /// let options = ParseOptions::new().symbols(&symbols);
    /// assert_eq!(parse("s_movk_i32 s0, 3*STRIDE", &options)?.to_string(), "s_movk_i32 s0, 0x30");
    /// # Ok::<(), ParseError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn symbols(mut self, symbols: &'a dyn Fn(&str) -> Option<i64>) -> Self {
        self.symbols = Some(symbols);
        self
    }

    /// Names of branch targets.
    ///
    /// ```
    /// use rdna4_isa::*;
    /// let mut code = CodeBuffer::new();
    /// let done = code.label();
    /// let labels = |name: &str| (name == "done").then_some(done);
    /// code.push(parse("s_branch done", &ParseOptions::new().labels(&labels))?);
    /// code.push(parse("s_nop 0", &ParseOptions::new())?);
    /// code.bind(done);
    /// assert_eq!(code.finish().unwrap().words()[0], 0xbfa0_0001);
    /// # Ok::<(), ParseError>(())
    /// ```
    #[cfg(feature = "alloc")]
    #[must_use]
    #[inline]
    pub const fn labels(mut self, labels: &'a dyn Fn(&str) -> Option<crate::Label>) -> Self {
        self.labels = Some(labels);
        self
    }

    #[inline]
    pub(crate) fn symbol(&self, name: &str) -> Option<i64> {
        self.symbols.and_then(|symbols| symbols(name))
    }

    #[cfg(feature = "alloc")]
    #[inline]
    pub(crate) fn label(&self, name: &str) -> Option<u32> {
        self.labels.and_then(|labels| labels(name)).map(crate::Label::number)
    }

    #[cfg(not(feature = "alloc"))]
    #[expect(clippy::unused_self, reason = "labels need a code buffer")]
    #[inline]
    pub(crate) fn label(&self, _name: &str) -> Option<u32> {
        None
    }
}

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
