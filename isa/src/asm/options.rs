//! How text is read: wave size, case, and what names stand for.

use crate::rdna4::WaveSize;

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
    /// [`parse`](crate::parse) without this: to LLVM `S1` is the name of a symbol. Names of values (`SCOPE_DEV`), labels and symbols stay as they are.
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
