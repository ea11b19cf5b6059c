//! The rules by name and number. What breaks them is found elsewhere: by the engine's tables, or by the module of the rule's group.

macro_rules! rules {
    ($($(#[$meta:meta])* $name:ident $number:literal $text:literal;)*) => {
        /// A rule that instructions obey. Its number is that of the project's list of rules, `docs/rules.md`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[non_exhaustive]
        #[repr(u8)]
        pub enum Rule {
            $(#[doc = concat!($number, ": ", $text, ".")] $(#[$meta])* $name,)*
        }

        impl Rule {
            /// All of them, in the order of their numbers.
            pub const ALL: &'static [Rule] = &[$(Rule::$name),*];

            /// Its number (`R1`, `R32a`).
            #[inline]
            pub const fn number(self) -> &'static str {
                match self {
                    $(Rule::$name => $number,)*
                }
            }

            /// Its name in this enumeration.
            #[inline]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Rule::$name => stringify!($name),)*
                }
            }

            /// What it says, in one sentence without full stop.
            #[inline]
            pub const fn text(self) -> &'static str {
                match self {
                    $(Rule::$name => $text,)*
                }
            }

            /// Number and sentence, for messages of constant evaluation, which cannot be put together there.
            pub(crate) const fn line(self) -> &'static str {
                match self {
                    $(Rule::$name => concat!("rule ", $number, ": ", $text),)*
                }
            }
        }
    };
}

rules! {
    ConstantBus "R1" "a vector instruction reads at most two different scalar values";
    LiteralOnBus "R2" "the literal is one of the scalar values";
    OneLiteral "R3" "an instruction has one literal dword";
    ImplicitMask "R4" "a mask counts as a scalar value, also vcc where it is read without being named";
    ShiftBus "R5" "a 64-bit shift reads at most one scalar value";
    VgprOnly "R6" "this operand is a vector register and nothing else";
    NoLiteral "R7" "no literal stands beside DPP, in matrix and in interpolation instructions";
    LiteralValue "R8" "the literal of a 16-bit operand has 16 bits";
    LiteralDword "R9" "the constant of fmaak, fmamk and setreg_imm32 is the literal dword, never a register or an inline constant";
    LiteralForm "R10" "instructions with a constant of their own have one form, and share the dword with source 0";
    ShortOnly "R11" "this instruction has no long form";
    ScalarLiteral "R12" "a scalar instruction has one literal, and only where its encoding has a source for it";
    CompareForms "R13" "compares to exec name no destination, and some instructions exist in the long form only";
    ShortModifiers "R14" "short forms have neither sign nor output modifiers";
    Modifiers "R15" "each instruction has its own sign and output modifiers";
    /// A lint.
    ScalarHazard "R16" "scalar registers that are read and written, shared or forbidden in one vector instruction";
    PairForms "R17" "pairs exist for some opcodes, in wave32 only, without modifiers";
    PairParity "R18" "a pair writes one even and one odd register";
    PairBanks "R19" "the two first sources of a pair come from different banks, and so do the second ones, unless they are the same register";
    PairThirdSource "R20" "the third sources of a pair are one even and one odd register";
    PairScalars "R21" "a pair reads at most two different scalar values and has one literal";
    /// A lint.
    PairOrder "R22" "the first half of a pair does not write what the second one reads";
    DppSource "R23" "the source that DPP moves is a vector register";
    DppOtherSources "R24" "the second source beside DPP is a vector register in the short form";
    DppControl "R25" "some DPP control codes are reserved";
    DppForms "R26" "not every instruction has DPP";
    /// A lint.
    DppHalves "R27" "beside DPP low halves go to low halves and high ones to high ones";
    ShortHalves "R28" "16-bit operands of short forms are halves of v0 to v127";
    HalfSelect "R29" "only 16-bit operands have a half to select";
    HalfOverload "R30" "some instructions use the bits of op_sel for something else";
    PackedSelect "R31" "packed operands have their own op_sel, op_sel_hi, neg_lo and neg_hi";
    OperandCode "R32" "some operand codes are reserved, and each operand takes its own set of the others";
    RegisterRun "R32a" "runs of registers have the operand's length, end within their file, and start at even numbers or multiples of 4 if they are scalar";
    LaneSelect "R32b" "a lane is selected by a scalar register, m0 or an inline constant";
    ImageAddress "R33" "an image address has as many registers as dim, a16 and the opcode say, one in each field";
    ImageData "R34" "image data has as many registers as dmask, d16 and tfe say";
    RayTracing "R35" "ray intersection has fixed modifiers and groups of address registers";
    ScalarMemory "R36" "scalar memory: register base, signed 24-bit offset, not negative for buffers";
    FlatMemory "R36b" "flat, global and scratch memory: signed 24-bit offset, address registers as the addressing mode says";
    BufferMemory "R36c" "buffers: offset from 0 to 8388607, four-register resource, scalar offset in a register";
    CacheHint "R36d" "some temporal hints are reserved";
    Lds "R36e" "LDS: unsigned 16-bit offset, or two of 8 bits; attributes 0 to 32";
    Export "R36f" "some export targets do not exist";
    MatrixWidth "R37" "matrix operands have the registers of their wave size";
    MatrixAddend "R38" "the matrix that is added is vector registers or an inline constant";
    MatrixSigns "R39" "matrix operands have their own sign modifiers";
    MatrixIndex "R40" "index_key chooses among as many keys as the index register holds in the wave size";
    /// A lint: nothing refuses it.
    MatrixOverlap "R41" "a matrix result that overlaps a factor";
    BranchDistance "R42" "a branch reaches from -32768 to 32767 dwords";
    Delay "R43" "a delay names two dependencies and how far they are apart";
    WaitAlu "R44" "the counters of s_wait_alu have 1, 3 or 4 bits";
    WaitCount "R45" "wait counters have 6, 5 or 3 bits";
    HardwareRegister "R46" "a hardware register has a number below 64, and bits within its 32";
    Barrier "R47" "a barrier is a small number or m0, and an immediate for s_barrier_wait";
    Removed "R48" "this instruction belongs to another generation";
    Message "R49" "a message is one that exists";
    /// A lint.
    Sequence "R50" "instructions that must not, or must, follow one another";
    /// A lint.
    UnusedField "R51" "unused fields hold what a builder puts there";
    Field "field" "an immediate or a modifier fits its field";
    Signature "form" "an instruction has the operands and modifiers of one of its forms";
}

impl core::fmt::Display for Rule {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.number())
    }
}
