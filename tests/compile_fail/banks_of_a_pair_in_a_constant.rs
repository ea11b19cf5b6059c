//! Both halves of a constant pair read their first source from the same bank of vector registers.

use rdna4_isa::*;

const PAIR: Words = Inst::constant_pair(
    (Opcode::V_DUAL_MUL_F32, &[Operand::vgpr(0, 1), Operand::vgpr(1, 1), Operand::vgpr(2, 1)]),
    (Opcode::V_DUAL_ADD_F32, &[Operand::vgpr(3, 1), Operand::vgpr(5, 1), Operand::vgpr(7, 1)]),
)
.constant_words();

fn main() {
    _ = PAIR;
}
