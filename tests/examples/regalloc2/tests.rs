//! What was allocated is executed, for one lane: an interpreter of the few instructions that the program and the allocator's moves consist of.

use super::compile;
use rdna4_isa::{Inst, Opcode, Reg, Unit, Value};
use std::collections::HashMap;

/// Where the column lies.
const COLUMN: u64 = 0x1_0000;
/// The lane's offset in each row.
const OFFSET: u32 = 12;
/// Where the function returns to.
const CALLER: u32 = 0xffff_0000;

#[derive(Default)]
struct Lane {
    /// By operand code.
    registers: HashMap<u16, u32>,
    memory: HashMap<u64, f32>,
    scc: bool,
}

impl Lane {
    fn get(&self, code: u16) -> u32 {
        *self
            .registers
            .get(&code)
            .unwrap_or_else(|| panic!("register {code} is read and was never written"))
    }

    /// An operand of so many dwords.
    fn read(&self, value: Value, width: u8) -> u64 {
        match value {
            Value::Register(register) => {
                let first = code(register);
                (0..u16::from(width)).rev().fold(0, |high, i| high << 32 | u64::from(self.get(first + i)))
            }
            Value::Inline(code @ 128..=192) => u64::from(code - 128),
            Value::Literal(value) => value.into(),
            other => panic!("{other:?} is no source of this program"),
        }
    }

    fn write(&mut self, value: Value, width: u8, result: u64) {
        let Value::Register(register) = value else {
            panic!("{value:?} is no destination")
        };
        for i in 0..width {
            let dword = u32::try_from(result >> (32 * i) & 0xffff_ffff).expect("it was cut");
            self.registers.insert(code(register) + u16::from(i), dword);
        }
    }

    /// Executes one instruction; how many dwords to go on besides its own, or the end.
    fn step(&mut self, inst: &Inst) -> Option<i64> {
        let operands: Vec<_> = inst.operands().collect();
        let source = |lane: &Self, i: usize| lane.read(operands[i].value, operands[i].width);
        let float = |lane: &Self, i: usize| f32::from_bits(u32::try_from(source(lane, i)).expect("32 bits"));
        let distance = || match operands[0].value {
            Value::Immediate(words) => i64::from(words.cast_signed() << 16 >> 16),
            other => panic!("{other:?} is no distance"),
        };
        let result = match inst.opcode() {
            Opcode::S_MOV_B32 | Opcode::S_MOV_B64 | Opcode::V_MOV_B32 => source(self, 1),
            Opcode::S_ADD_NC_U64 | Opcode::S_ADD_CO_U32 => source(self, 1) + source(self, 2),
            Opcode::V_SUB_F32 => u64::from((float(self, 1) - float(self, 2)).to_bits()),
            Opcode::V_FMAC_F32 => u64::from(float(self, 1).mul_add(float(self, 2), float(self, 0)).to_bits()),
            Opcode::GLOBAL_LOAD_B32 => {
                let address = source(self, 1) + source(self, 2);
                u64::from(self.memory.get(&address).unwrap_or_else(|| panic!("nothing at {address:#x}")).to_bits())
            }
            Opcode::S_CMP_LT_U32 => {
                self.scc = source(self, 0) < source(self, 1);
                return Some(0);
            }
            Opcode::S_CBRANCH_SCC0 => return Some(if self.scc { 0 } else { distance() }),
            Opcode::S_BRANCH => return Some(distance()),
            Opcode::S_SETPC_B64 => {
                assert_eq!(source(self, 0), u64::from(CALLER), "it returns to its caller");
                return None;
            }
            _ if inst.facts().unit == Unit::Control => return Some(0),
            other => panic!("{other:?} is no instruction of this program"),
        };
        self.write(operands[0].value, operands[0].width, result);
        Some(0)
    }
}

/// The operand code of a register.
fn code(register: Reg) -> u16 {
    match register {
        Reg::Vgpr(number) => 256 + number,
        Reg::Sgpr(number) => number,
    }
}

#[test]
fn the_allocated_function_computes_the_sum_and_the_last_square() {
    let code = compile().expect("the program compiles");
    let column = [1.5f32, -2.0, 3.25, 0.5];
    let mut lane = Lane::default();
    let arguments = [(0, 0x1_0000), (1, 0), (2, 4), (30, CALLER), (31, 0), (256, OFFSET)];
    lane.registers.extend(arguments);
    lane.memory = (0..4).map(|row| (COLUMN + u64::from(OFFSET) + 256 * row as u64, column[row])).collect();
    let mut at = 0;
    loop {
        let inst: Inst = Inst::decode(&code.words()[at..]).expect("the code decodes");
        let Some(more) = lane.step(&inst) else { break };
        let next = i64::try_from(at + inst.size() / 4).expect("the code is short") + more;
        at = usize::try_from(next).expect("branches stay in the code");
    }
    let results = [256, 257].map(|code| f32::from_bits(lane.get(code)));
    let last = (column.iter().map(|x| x * x).sum::<f32>()) - column[..3].iter().map(|x| x * x).sum::<f32>();
    assert_eq!(results, [column.iter().map(|x| x * x).sum(), last], "\n{code}");
}
