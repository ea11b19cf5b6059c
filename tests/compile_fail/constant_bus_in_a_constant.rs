//! Three different scalar registers in a constant instruction: the constant bus carries two.

use rdna4_isa::*;

const FMA: Words = Inst::constant(
    Opcode::V_FMA_F32,
    Form::E64,
    &[Operand::vgpr(0, 1), Operand::sgpr(1, 1), Operand::sgpr(2, 1), Operand::sgpr(3, 1)],
)
.constant_words();

fn main() {
    _ = FMA;
}
