//! Two different literals in a constant instruction: there is one literal dword.

use rdna4_isa::*;

const ADD: Words = Inst::constant(
    Opcode::S_ADD_CO_U32,
    Form::Native,
    &[Operand::sgpr(0, 1), Operand::literal(0x1234), Operand::literal(0x1235)],
)
.constant_words();

fn main() {
    _ = ADD;
}
