//! An offset that the 24 bits of its field do not hold, in a constant instruction.

use rdna4_isa::*;

const LOAD: Words = Inst::constant(
    Opcode::GLOBAL_LOAD_B32,
    Form::Native,
    &[Operand::vgpr(0, 1), Operand::vgpr(2, 2), Operand::code(124, 0)],
)
.constant_modifier(Modifier::Offset, 0x80_0000)
.constant_words();

fn main() {
    _ = LOAD;
}
