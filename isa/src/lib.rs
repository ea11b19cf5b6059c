//! Typed builders, exact encoding and decoding for AMD's RDNA 4 instruction set (gfx1200, gfx1201).

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod arch;
mod asm;
mod built;
#[cfg(feature = "cdna")]
pub mod cdna;
#[cfg(feature = "alloc")]
mod code;
mod engine;
mod error;
#[cfg(feature = "gcn")]
pub mod gcn;
mod inst;
#[cfg(feature = "object")]
pub mod object;
mod operand;
mod planned;
mod rdna4;
mod registers;
#[cfg(feature = "semantics")]
pub mod semantics;
pub mod table;
mod text;
#[cfg(any(feature = "gcn", feature = "cdna"))]
mod vop3;

pub use arch::{AnyWave, Arch, Op, Wave, Wave32, Wave64};
pub use asm::{ParseError, ParseErrorKind, ParseOptions, parse, parse_number};
pub use built::{Built, Half, Operands, Short};
#[cfg(feature = "alloc")]
pub use code::*;
pub use error::{EncodeError, Illegal, Reason};
pub use inst::{Operand, OperandInfo, Value, Words};
pub use rdna4::*;
pub use registers::*;

/// One RDNA 4 instruction (or one VOPD pair) over a client's registers; physical ones by default. See [`Instruction`].
pub type Inst<R = Physical> = inst::Inst<R, Rdna4>;

/// An instruction of any instruction set of this crate.
pub use inst::Inst as Instruction;
pub use text::{Display, Printer, WriteTarget};

/// Instructions as lines of assembly in Rust source, which become calls of the typed builders: a wrong operand is rustc's error at that operand.
///
/// With a [`CodeBuffer`] the lines are pushed into it, in order, and can have labels of their own:
///
/// ```
/// # #[cfg(feature = "alloc")] {
/// use rdna4_isa::*;
///
/// let mut code = CodeBuffer::new();
/// let scale = v(1);
/// rdna4! { in code;
///     v_cmp_gt_u32 vcc_lo, s4, v0
///     s_and_saveexec_b32 s6, vcc_lo
///     s_cbranch_execz done
///     v_fma_f32 v2, -{scale}, |v2|, 1.0 clamp
///     global_store_b32 v[4:5], v2, off offset:16 scope:SCOPE_DEV
/// done:
///     s_endpgm 0
/// }
/// let code = code.finish().unwrap();
/// assert_eq!(code.words()[2], 0xbfa5_0005);
/// # }
/// ```
///
/// Without one it is an array of [`Inst`]:
///
/// ```
/// use rdna4_isa::*;
///
/// let [add, pair] = rdna4! {
///     v_add_f32_e64 v0, v1, s2
///     v_dual_mul_f32 v0, v1, v2 :: v_dual_add_f32 v3, v4, v5
/// };
/// assert_eq!(add, v_add_f32(v(0), v(1), s(2)).e64().inst());
/// assert_eq!(pair.encode()?.words(), [0xc8c8_0501, 0x0002_0b04]);
/// # Ok::<(), EncodeError>(())
/// ```
///
/// ```compile_fail
/// # use rdna4_isa::*;
/// let [add] = rdna4! { v_add_f32 v0, v[2:3], v1 }; // two registers for a source of 32 bits
/// ```
///
/// With `const;` it is the dwords, made at compile time: an array as long as they are, for a constant or a static. What breaks a rule does not compile, and labels
/// between the lines are resolved:
///
/// ```
/// use rdna4_isa::*;
///
/// const ZERO: V = v(0);
/// const CODE: [u32; 7] = rdna4! { const;
///     s_cbranch_execz done
///     v_fma_f32 v2, -v1, |v2|, 1.0 clamp
///     global_store_b32 {ZERO}, v2, s[4:5] offset:16
/// done:
///     s_endpgm
/// };
/// assert_eq!(CODE[0], 0xbfa5_0005);
/// static SAME: &[u32] = &rdna4! { const; s_cbranch_execz 5; v_fma_f32 v2, -v1, |v2|, 1.0 clamp };
/// assert_eq!(SAME, &CODE[..3]);
/// ```
///
/// ```compile_fail
/// # use rdna4_isa::*;
/// // rule R1: a vector instruction reads at most two different scalar values
/// const CODE: [u32; 2] = rdna4! { const; v_fma_f32 v0, s1, s2, s3 };
/// ```
///
/// A Rust expression there is a constant one, of a type that is known without its place: `{3_u8 + 1}` or a constant's name. Branches are short ones; rules of one
/// wave size are not checked.
///
/// # Lines
/// A line is `mnemonic operand, … modifier …`. It ends with the source's line or with `;`, and goes on after `,` and around `::`. The mnemonic is the name of a
/// builder, with `_e32`, `_e64`, `_dpp` or `_e64_dpp` behind it where the form is to be chosen. `x … :: y …` is a pair, see [`dual`]. `in` takes a variable or a
/// field, which is written once for each line.
///
/// | operand | is |
/// |---|---|
/// | `v5`, `s5`, `ttmp5`, `v[4:7]`, `s[4:5]` | registers |
/// | `v5.h`, `v5.l` | half of a register |
/// | `vcc`, `vcc_lo`, `exec`, `exec_lo`, `m0`, `null`, `off`, `src_scc`, `src_shared_base`, … | the constant of that name |
/// | `16`, `-1`, `0.5`, `lit(1)` | a constant, as in Rust |
/// | `0xff` | bits, whatever the operand's format |
/// | `hwreg(HW_REG_MODE, 0, 4)`, `sendmsg(MSG_INTERRUPT)`, `instid0(VALU_DEP_1)`, `depctr_va_vdst(0)` | an immediate of that type |
/// | `{expression}` | any Rust expression: registers, immediates such as `{Message::DeallocVgprs}`, a [`Label`] from elsewhere, `{v(1).packed().op_sel()}` |
/// | `-x`, <code>&#124;x&#124;</code>, <code>-&#124;x&#124;</code>, `neg(x)`, `abs(x)` | negation and absolute value |
/// | `[v4, v[6:8]]` | the address of an image access |
/// | `attr3.z`, `mrt0` | an attribute with its channel, an export target |
/// | any other name | a label of the same block |
///
/// Modifiers are written as in LLVM's assembler, in any order; their values are numbers, names or `{expression}`: `clamp`, `mul:2`, `mul:4`, `div:2`; `op_sel:[…]`, `op_sel_hi`,
/// `neg_lo`, `neg_hi`, `byte_sel`, `index_key`; `row_shr:1`
/// and its relatives, `quad_perm:[…]`, `dpp8:[…]`, `row_mask`, `bank_mask`, `bound_ctrl:1`, `fi:1`; `offset`, `offset0`, `offset1`, `offen`, `idxen`, `format`, `th`,
/// `scope`, `nv`, `tfe`; `dmask`, `dim`, `d16`, `a16`, `r128`, `unorm`, `lwe`; `wait_exp`, `wait_va_vdst`, `wait_vm_vsrc`; `done`, `row_en`.
///
/// Where LLVM's text differs from the builder's operands the text is right: `s_load_b32 s0, s[2:3], 0x10` has its offset in an operand's place, an atomic without
/// `th:TH_ATOMIC_RETURN` no destination, the status of `tfe` is a register of the data. The types of constants are the builder's: `2.0`, not `2`, in a float operand
/// (`0` is one of every format).
pub use rdna4_isa_macros::rdna4;

pub use crate::engine::{DecodeError, DecodeErrorKind};
