//! Runs kernels, one lane at a time: a wave of one lane that executes decoded instructions, as far as the compiler uses them. What is computed, the crate's
//! semantics say; registers, memory and control are here.
//!
//! It is strict where hardware would be silently wrong: a register that was never written, or is still to be written by a load that was not waited for, cannot be
//! read; neither can a scalar register whose write was not waited for where it has to be.

use super::memory::Memory;
use rdna4_isa::semantics::{Mode, evaluate};
use rdna4_isa::table::Role;
use rdna4_isa::{Inst, Modifier, NamedRegister, Opcode, OperandInfo, Reg, Unit, Used, Value, WaveSize};
use std::collections::VecDeque;

/// Operand codes of registers that have names.
const VCC: u16 = 106;
const TTMP9: u16 = 117;
const NULL: u16 = 124;
const EXEC: u16 = 126;
const SCC: u16 = 253;
/// The code of the constant 0.
const ZERO: u16 = 128;

/// What a register holds.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Held {
    Nothing,
    /// What a load will bring, when it is waited for.
    Awaited,
    Value(u32),
}

/// The wave.
pub(crate) struct Wave<'a> {
    code: &'a [(usize, Inst)],
    memory: &'a mut Memory,
    /// Scalar registers by operand code, up to EXEC.
    scalars: [Held; 128],
    vectors: [Held; 256],
    scc: Option<bool>,
    /// Loads in flight: destination and value, oldest first.
    loads: VecDeque<(usize, u32)>,
    scalar_loads: Vec<(usize, u32)>,
    hazards: Hazards,
    mode: Mode,
}

/// Aligned pairs of scalar registers, a bit each.
#[derive(Default)]
struct Hazards {
    /// Read by a vector instruction.
    kept: u64,
    /// Written after that, by scalar and by vector instructions.
    by_scalar: u64,
    by_vector: u64,
}

/// Instructions with their offsets.
pub(crate) fn decode(bytes: &[u8]) -> Vec<(usize, Inst)> {
    let (mut code, mut at) = (Vec::new(), 0);
    while at < bytes.len() {
        let inst = Inst::decode_bytes(&bytes[at..]).unwrap_or_else(|error| panic!("{at:#x}: {error}"));
        code.push((at, inst));
        at += inst.size();
    }
    code
}

impl<'a> Wave<'a> {
    /// A wave at the start of a kernel: the address of the arguments in s[0:1], the lane's number in its workgroup in v0, that of the workgroup in ttmp9.
    pub(crate) fn new(code: &'a [(usize, Inst)], memory: &'a mut Memory, mode: Mode, arguments: u64, lane: u32, group: u32) -> Self {
        let mut wave = Wave {
            code,
            memory,
            scalars: [Held::Nothing; 128],
            vectors: [Held::Nothing; 256],
            scc: None,
            loads: VecDeque::new(),
            scalar_loads: Vec::new(),
            hazards: Hazards::default(),
            mode,
        };
        wave.scalars[0] = Held::Value(u32::try_from(arguments & 0xffff_ffff).unwrap());
        wave.scalars[1] = Held::Value(u32::try_from(arguments >> 32).unwrap());
        wave.scalars[usize::from(TTMP9)] = Held::Value(group);
        wave.scalars[usize::from(EXEC)] = Held::Value(1);
        wave.vectors[0] = Held::Value(lane);
        wave
    }

    /// Runs to the end.
    pub(crate) fn run(mut self) {
        let mut next = 0;
        for _ in 0..1_000_000 {
            let (offset, inst) = &self.code[next];
            next += 1;
            match inst.opcode() {
                Opcode::S_ENDPGM => return,
                _ if inst.facts().is_branch() => {
                    if self.is_taken(inst) {
                        let Some(Value::Immediate(distance)) = inst.operands().next().map(|operand| operand.value) else {
                            panic!("{inst}");
                        };
                        let distance = isize::from(u16::try_from(distance).unwrap().cast_signed()) * 4;
                        let target = (offset + inst.size()).checked_add_signed(distance).unwrap();
                        next = self.code.binary_search_by_key(&target, |(offset, _)| *offset).expect("an instruction");
                    }
                }
                _ => self.step(inst),
            }
        }
        panic!("a million instructions, and no end");
    }

    fn is_taken(&self, inst: &Inst) -> bool {
        let scc = || self.scc.expect("SCC was written");
        match inst.opcode() {
            Opcode::S_CBRANCH_EXECZ => self.scalars[usize::from(EXEC)] == Held::Value(0),
            Opcode::S_CBRANCH_SCC0 => !scc(),
            Opcode::S_CBRANCH_SCC1 => scc(),
            _ => panic!("{inst}: not used by the compiler"),
        }
    }

    fn step(&mut self, inst: &Inst) {
        self.hazards.before(inst);
        let operands: Vec<OperandInfo> = inst.operands().collect();
        match inst.facts().unit {
            Unit::Control => self.control(inst, &operands),
            Unit::Smem => {
                let base = self.pair(&operands[1]);
                let address = base.wrapping_add(u64::from(self.read(&operands[2]))).wrapping_add_signed(offset(inst));
                let Value::Register(Reg::Sgpr(to)) = operands[0].value else {
                    panic!("{inst}")
                };
                for i in 0..usize::from(operands[0].width) {
                    let value = self.memory.load(address + 4 * i as u64);
                    self.scalar_loads.push((usize::from(to) + i, value));
                    self.scalars[usize::from(to) + i] = Held::Awaited;
                }
            }
            Unit::Vmem => self.vector_memory(inst, &operands),
            Unit::Salu | Unit::Valu => self.compute(inst, &operands),
            _ => panic!("{inst}: not used by the compiler"),
        }
        self.hazards.after(inst);
    }

    fn control(&mut self, inst: &Inst, operands: &[OperandInfo]) {
        let Value::Immediate(value) = operands[0].value else { panic!("{inst}") };
        match inst.opcode() {
            Opcode::S_DELAY_ALU => {}
            Opcode::S_WAIT_ALU => self.hazards.wait(value),
            Opcode::S_WAIT_LOADCNT => {
                while self.loads.len() > value as usize {
                    let (to, loaded) = self.loads.pop_front().expect("longer than some number");
                    self.vectors[to] = Held::Value(loaded);
                }
            }
            Opcode::S_WAIT_KMCNT => {
                // They come in any order: less than all says nothing of any of them.
                if value == 0 {
                    for (to, loaded) in self.scalar_loads.drain(..) {
                        self.scalars[to] = Held::Value(loaded);
                    }
                }
            }
            _ => panic!("{inst}: not used by the compiler"),
        }
    }

    fn vector_memory(&mut self, inst: &Inst, operands: &[OperandInfo]) {
        let is_store = inst.opcode() == Opcode::GLOBAL_STORE_B32;
        let [data, address, base] = if is_store { [1, 0, 2] } else { [0, 1, 2] }.map(|i| &operands[i]);
        let place = self
            .pair(base)
            .wrapping_add(u64::from(self.read(address)))
            .wrapping_add_signed(offset(inst));
        match inst.opcode() {
            Opcode::GLOBAL_STORE_B32 => {
                let value = self.read(data);
                self.memory.store(place, value);
            }
            Opcode::GLOBAL_LOAD_B32 => {
                let Value::Register(Reg::Vgpr(to)) = data.value else { panic!("{inst}") };
                let value = self.memory.load(place);
                assert!(self.vectors[usize::from(to)] != Held::Awaited, "{inst}: another load writes v{to} too");
                self.loads.push_back((to.into(), value));
                self.vectors[usize::from(to)] = Held::Awaited;
            }
            _ => panic!("{inst}: not used by the compiler"),
        }
    }

    /// An instruction that computes something of its sources: what the crate says it computes.
    fn compute(&mut self, inst: &Inst, operands: &[OperandInfo]) {
        let is_scalar = inst.facts().unit == Unit::Salu;
        assert!(is_scalar || self.scalars[usize::from(EXEC)] == Held::Value(1), "{inst}: no lane");
        let source = |operand: &OperandInfo| {
            let value = self.read(operand);
            // Of a mask the bit of the one lane.
            Some(u128::from(if operand.kind == "mask" { value & 1 } else { value }))
        };
        let computed = evaluate(inst, source, &self.mode).unwrap_or_else(|error| panic!("{error}"));
        if is_scalar {
            inst.visit_registers(WaveSize::Wave32, |used| {
                if used.register == Used::Named(NamedRegister::Scc) && used.access.writes() {
                    self.scc = computed.condition;
                }
            });
        }
        let value = match (computed.written, computed.condition) {
            // A comparison: a mask of one lane.
            (0, Some(holds)) => u32::from(holds),
            _ => u32::try_from(computed.value).unwrap(),
        };
        let to = operands.iter().find(|operand| matches!(operand.role, Role::Write | Role::ReadWrite));
        match to.map(|to| to.value) {
            Some(Value::Register(Reg::Vgpr(to))) => self.put(inst, true, to, value),
            Some(Value::Register(Reg::Sgpr(to)) | Value::Special(to, _)) => self.put(inst, false, to, value),
            None if is_scalar => {}
            None => self.scalars[usize::from(EXEC)] = Held::Value(value),
            Some(other) => panic!("{inst}: writes {other:?}"),
        }
    }

    fn put(&mut self, inst: &Inst, vector: bool, to: u16, value: u32) {
        let file: &mut [Held] = if vector { &mut self.vectors } else { &mut self.scalars };
        let place = &mut file[usize::from(to)];
        assert!(*place != Held::Awaited, "{inst}: a load still writes its destination");
        *place = Held::Value(value);
    }

    fn read(&self, operand: &OperandInfo) -> u32 {
        let held = match operand.value {
            Value::Register(Reg::Vgpr(number)) => self.vectors[usize::from(number)],
            Value::Special(NULL, _) => Held::Value(0),
            Value::Special(SCC, _) => Held::Value(u32::from(self.scc.expect("SCC was written"))),
            Value::Register(Reg::Sgpr(number)) | Value::Special(number, _) => self.scalars[usize::from(number)],
            Value::Inline(ZERO) => Held::Value(0),
            _ => panic!("{operand:?} is read"),
        };
        match held {
            Held::Value(value) => value,
            other => panic!("{operand:?} holds {other:?}"),
        }
    }

    fn pair(&self, operand: &OperandInfo) -> u64 {
        let Value::Register(Reg::Sgpr(first)) = operand.value else {
            panic!("{operand:?} is no pair")
        };
        let half = |number: u16| match self.scalars[usize::from(number)] {
            Held::Value(value) => u64::from(value),
            other => panic!("s{number} holds {other:?}"),
        };
        half(first) | half(first + 1) << 32
    }
}

/// The constant offset of a memory instruction: 24 bits with a sign.
fn offset(inst: &Inst) -> i64 {
    let field = inst.modifier(Modifier::Offset).unwrap_or_else(|| panic!("{inst} has no offset"));
    i64::from((field << 8).cast_signed() >> 8)
}

impl Hazards {
    /// The pairs that an instruction reads and those that it writes.
    fn uses(inst: &Inst) -> (u64, u64) {
        let (mut reads, mut writes) = (0, 0);
        inst.visit_registers(WaveSize::Wave32, |used| {
            let first = match used.register {
                Used::General(Reg::Sgpr(first)) => first,
                Used::Named(NamedRegister::VccLo) => VCC,
                _ => return,
            };
            for number in first..first + u16::from(used.width) {
                let bit = 1 << (number / 2);
                reads |= if used.access.reads() { bit } else { 0 };
                writes |= if used.access.writes() { bit } else { 0 };
            }
        });
        (reads, writes)
    }

    fn before(&mut self, inst: &Inst) {
        let reads = Self::uses(inst).0;
        let unit = inst.facts().unit;
        if matches!(unit, Unit::Salu | Unit::Valu) {
            assert!(reads & self.by_scalar == 0, "{inst}: a scalar write was not waited for");
        }
        if unit == Unit::Valu {
            assert!(reads & self.by_vector == 0, "{inst}: a vector write was not waited for");
            self.kept |= reads;
        }
    }

    fn after(&mut self, inst: &Inst) {
        let writes = Self::uses(inst).1 & self.kept;
        match inst.facts().unit {
            Unit::Salu => self.by_scalar |= writes,
            Unit::Valu => self.by_vector |= writes,
            _ => {}
        }
    }

    /// `s_wait_alu`: a counter of 0 waits for all that it counts.
    fn wait(&mut self, counters: u32) {
        let vcc = 1 << (VCC / 2);
        if counters & 1 == 0 {
            self.by_scalar = 0;
        }
        if counters & 2 == 0 {
            self.by_vector &= !vcc;
        }
        if counters >> 9 & 7 == 0 {
            self.by_vector &= vcc;
        }
    }
}
