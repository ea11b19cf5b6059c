//! The instructions that long branches and addresses are made of.

use crate::inst::Inst;
use crate::rdna4::{Opcode, lit, s_add_co_ci_u32, s_add_co_u32, s_add_nc_u64, s_getpc_b64, s_setpc_b64, s_sext_i32_i16, s_sub_nc_u64, s_swappc_b64};
use crate::registers::{Physical, S};

/// Dwords of `s_code_end` behind the code.
pub(super) const TAIL: usize = 64;

/// Branches and those on the opposite condition.
const OPPOSITES: [(Opcode, Opcode); 3] = [
    (Opcode::S_CBRANCH_SCC0, Opcode::S_CBRANCH_SCC1),
    (Opcode::S_CBRANCH_VCCZ, Opcode::S_CBRANCH_VCCNZ),
    (Opcode::S_CBRANCH_EXECZ, Opcode::S_CBRANCH_EXECNZ),
];

/// The branch on the opposite condition.
fn opposite(opcode: Opcode) -> Option<Opcode> {
    OPPOSITES
        .iter()
        .find_map(|&(a, b)| if opcode == a { Some(b) } else { (opcode == b).then_some(a) })
}

/// Dwords of a long branch; the longest has this many.
pub(super) const LONGEST: usize = 5;

/// How a branch is written where its target is far away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Long {
    /// Always taken.
    Jump,
    /// Behind a branch on the opposite condition.
    Conditional(Opcode),
    /// Keeps the address to return to, in this pair.
    Call(u16),
}

impl Long {
    /// The long form of the branch in this dword, if it has one.
    pub(super) fn of(branch: u32) -> Option<Long> {
        let inst: Inst<Physical> = Inst::decode(&[branch]).ok()?;
        let facts = inst.facts();
        if facts.is_call() {
            // Only a pair of general registers can also hold the target.
            let first = inst.operands().find_map(|operand| match operand.value {
                crate::inst::Value::Register(crate::registers::Reg::Sgpr(first)) => Some(first),
                _ => None,
            })?;
            return Some(Long::Call(first));
        }
        if facts.is_conditional() {
            opposite(inst.opcode()).map(Long::Conditional)
        } else {
            Some(Long::Jump)
        }
    }

    /// Its length in dwords.
    pub(super) const fn dwords(self) -> u32 {
        match self {
            Long::Conditional(_) => 5,
            Long::Jump | Long::Call(_) => 4,
        }
    }

    /// Its dwords. `distance` counts bytes from the first dword to the target.
    pub(super) fn words(self, scratch: u16, distance: i64) -> ([u32; LONGEST], usize) {
        let mut words = Dwords {
            words: [0; LONGEST],
            count: 0,
        };
        let pair = match self {
            Long::Call(first) => S::new(first),
            _ => S::new(scratch),
        };
        let mut counter_at = 4;
        if let Long::Conditional(opposite) = self {
            let over = crate::inst::Operand::imm(self.dwords() - 1);
            if let Ok(branch) = Inst::new(opposite, crate::rdna4::Form::Native, &[over]) {
                words.push(branch);
            }
            counter_at += 4;
        }
        words.push(s_getpc_b64(pair).inst());
        words.push(self::distance(pair, distance - counter_at));
        words.push(match self {
            Long::Call(_) => s_swappc_b64(pair, pair).inst(),
            _ => s_setpc_b64(pair).inst(),
        });
        (words.words, words.count)
    }
}

struct Dwords {
    words: [u32; LONGEST],
    count: usize,
}

impl Dwords {
    fn push(&mut self, inst: Inst<Physical>) {
        for &word in inst.encode().iter().flat_map(|words| words.words()) {
            if let Some(place) = self.words.get_mut(self.count) {
                *place = word;
                self.count += 1;
            }
        }
    }
}

/// Adds a distance in bytes to a pair. The literal of a 64-bit operation is positive, so that it does not matter how it is extended.
pub(super) fn distance(pair: S<Physical, 2>, distance: i64) -> Inst<Physical> {
    let literal = lit(u32::try_from(distance.unsigned_abs()).unwrap_or(u32::MAX));
    if distance < 0 {
        s_sub_nc_u64(pair, pair, literal).inst()
    } else {
        s_add_nc_u64(pair, pair, literal).inst()
    }
}

/// Puts the address behind the first of these instructions into a pair. The program counter is read without its sign.
pub(super) fn program_counter(to: S<Physical, 2>) -> [Inst<Physical>; 2] {
    let high = S::<Physical, 1>::new(to.first().wrapping_add(1));
    [s_getpc_b64(to).inst(), s_sext_i32_i16(high, high).inst()]
}

/// Adds a literal to each half of a pair, with the carry.
pub(super) fn add_parts(to: S<Physical, 2>) -> [Inst<Physical>; 2] {
    let (low, high) = (S::<Physical, 1>::new(to.first()), S::<Physical, 1>::new(to.first().wrapping_add(1)));
    [s_add_co_u32(low, low, lit(0)).inst(), s_add_co_ci_u32(high, high, lit(0)).inst()]
}
