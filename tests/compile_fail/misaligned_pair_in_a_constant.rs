//! A pair of scalar registers that starts at an odd number, in a constant instruction.

use rdna4_isa::*;

const MOV: Words = Inst::constant(Opcode::S_MOV_B64, Form::Native, &[Operand::sgpr(1, 2), Operand::code(128, 0)]).constant_words();

fn main() {
    _ = MOV;
}
