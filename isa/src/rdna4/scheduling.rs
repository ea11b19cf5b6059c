//! What a scheduler asks of an opcode: where it runs, which counters it raises or waits for, which memory it touches.
//!
//! Derived from groups, flags and implicit operands of the definitions while the crate compiles; nothing here names an instruction.

use super::counters::{Counter, Counters};
use super::generated::{Encoding, Modifier, Opcode, TABLES};
use super::rules::kind;
use super::{ISA, Rdna4};
use crate::inst::Inst;
use crate::registers::Registers;
use crate::table::{OpcodeInfo, Role};

/// Where an instruction is executed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unit {
    /// Scalar ALU.
    Salu,
    /// Vector ALU.
    Valu,
    /// Scalar memory.
    Smem,
    /// Vector memory: buffers, images, global, scratch; flat accesses too, which may turn out to be LDS accesses.
    Vmem,
    /// LDS.
    Lds,
    /// Exports.
    Export,
    /// Branches, executed as the wave's next address.
    Branch,
    /// What steers the wave itself: waits, delays, clauses, barriers, priorities, messages.
    Control,
}

/// Which memory an instruction can access.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Space {
    /// None.
    None,
    /// Memory read through the scalar cache.
    Scalar,
    /// Global memory, also through buffer and image resources.
    Global,
    /// The lane's own memory.
    Scratch,
    /// Any of global, scratch and LDS, as the address says.
    Flat,
    /// LDS.
    Lds,
}

/// What a scheduler wants to know of an opcode. See [`Opcode::facts`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// Where it runs.
    pub unit: Unit,
    /// Counters that it raises. An atomic has two here, of which an instruction raises one: see [`Inst::raises`](crate::Instruction::raises).
    pub raises: Counters,
    /// Counters that it waits for.
    pub waits: Counters,
    /// Memory that it can access.
    pub space: Space,
    flags: u32,
}

macro_rules! flags {
    ($($(#[$meta:meta])* $name:ident $constant:ident $bit:literal;)*) => {
        $(const $constant: u32 = 1 << $bit;)*
        impl Facts {
            $($(#[$meta])* #[inline] pub const fn $name(&self) -> bool {
                self.flags & $constant != 0
            })*
        }
    };
}

flags! {
    /// Computed by the transcendental unit, beside which other vector instructions go on.
    is_transcendental TRANSCENDENTAL 0;
    /// A matrix instruction (WMMA, SWMMAC).
    is_matrix MATRIX 1;
    /// Changes the program counter.
    is_branch BRANCH 2;
    /// A branch that is not always taken.
    is_conditional CONDITIONAL 3;
    /// A branch to an address in registers.
    is_indirect INDIRECT 4;
    /// A branch that keeps the address of the next instruction.
    is_call CALL 5;
    /// Ends the wave.
    is_end END 6;
    /// Never goes on with the next instruction: it ends the wave, or is a branch that is always taken and keeps no address to return to.
    is_terminator TERMINATOR 7;
    /// Part of a barrier between waves.
    is_barrier BARRIER 8;
    /// Can enter the trap handler: it asks for that, accesses memory, or obeys the modes of floating point, which can enable exceptions.
    may_trap MAY_TRAP 9;
    /// Reads memory.
    may_load MAY_LOAD 10;
    /// Writes memory.
    may_store MAY_STORE 11;
    /// Finds a register by m0, so that it can read or write any register of that file.
    is_relative RELATIVE 12;
    /// Executed when it is issued: it takes no slot of a unit.
    is_immediate IMMEDIATE 15;
    /// Says that so many instructions follow that nothing may come between.
    is_clause CLAUSE 16;
    /// Writes its destination before it has read all its sources, which must be other registers.
    is_early_clobber EARLY_CLOBBER 17;
    /// Finds a register that it reads by m0.
    reads_relative RELATIVE_READ 18;
    /// Finds a register that it writes by m0.
    writes_relative RELATIVE_WRITE 19;
}

impl Facts {
    /// Whether it writes registers or memory after later instructions were issued.
    pub const fn is_asynchronous(&self) -> bool {
        !self.raises.is_empty()
    }
}

/// Units by marks of the definitions; the last row of which an opcode has all counts.
const UNITS: [(u128, Unit); 6] = [
    (TABLES.marked(&["group SALU"]), Unit::Salu),
    (TABLES.marked(&["group VALU"]), Unit::Valu),
    (TABLES.marked(&["group SMEM"]), Unit::Smem),
    (TABLES.marked(&["group VMEM"]), Unit::Vmem),
    (TABLES.marked(&["group VMEM", "sub DATA_SHARE"]), Unit::Lds),
    (TABLES.marked(&["group EXPORT"]), Unit::Export),
];

const LOAD: Counters = Counters::of(&[Counter::Load]);
const STORE: Counters = Counters::of(&[Counter::Store]);
const DS: Counters = Counters::of(&[Counter::Ds]);
const EXP: Counters = Counters::of(&[Counter::Exp]);
const KM: Counters = Counters::of(&[Counter::Km]);

/// Counters raised, by marks; the last row of which an opcode has all counts. A group's own row is before those of its subgroups.
const RAISES: [(u128, Counters); 10] = [
    (TABLES.marked(&["group SMEM"]), KM),
    (TABLES.marked(&["group EXPORT"]), EXP),
    (TABLES.marked(&["group VMEM"]), LOAD),
    (TABLES.marked(&["group VMEM", "store"]), STORE),
    // Write-backs (E70).
    (TABLES.marked(&["group VMEM", "sub STORE"]), STORE),
    (TABLES.marked(&["group VMEM", "atomic"]), Counters::of(&[Counter::Load, Counter::Store])),
    (TABLES.marked(&["group VMEM", "sub SAMPLE"]), Counters::of(&[Counter::Sample])),
    (TABLES.marked(&["group VMEM", "sub BVH"]), Counters::of(&[Counter::Bvh])),
    (TABLES.marked(&["group VMEM", "sub DATA_SHARE"]), DS),
    (TABLES.marked(&["counts_km"]), KM),
];

/// Counters waited for, by marks.
const WAITS: [(u128, Counters); 7] = [
    (TABLES.marked(&["waits_load"]), LOAD),
    (TABLES.marked(&["waits_store"]), STORE),
    (TABLES.marked(&["waits_sample"]), Counters::of(&[Counter::Sample])),
    (TABLES.marked(&["waits_bvh"]), Counters::of(&[Counter::Bvh])),
    (TABLES.marked(&["waits_exp"]), EXP),
    (TABLES.marked(&["waits_ds"]), DS),
    (TABLES.marked(&["waits_km"]), KM),
];

/// Facts by marks.
const MARKS: [(u128, u32); 11] = [
    (TABLES.marked(&["branch"]), BRANCH),
    (TABLES.marked(&["cond"]), CONDITIONAL),
    (TABLES.marked(&["indirect"]), INDIRECT),
    (TABLES.marked(&["end"]), END | TERMINATOR),
    (TABLES.marked(&["barrier"]), BARRIER),
    (TABLES.marked(&["immediate"]), IMMEDIATE),
    (TABLES.marked(&["sub TRANSCENDENTAL"]), TRANSCENDENTAL),
    (TABLES.marked(&["sub WMMA"]), MATRIX),
    (TABLES.marked(&["early_clobber"]), EARLY_CLOBBER),
    (TABLES.marked(&["relative_read"]), RELATIVE | RELATIVE_READ),
    (TABLES.marked(&["relative_write"]), RELATIVE | RELATIVE_WRITE),
];

const FLAT: u128 = TABLES.marked(&["sub FLAT"]);
const TRAP: u128 = TABLES.marked(&["group TRAP"]);

/// What is done with implicit registers and memory.
struct Implicit {
    pc: Option<Role>,
    mode: Option<Role>,
    memory: Option<Role>,
    lds: Option<Role>,
    scratch: bool,
}

impl Implicit {
    const fn of(info: &OpcodeInfo) -> Self {
        let mut out = Implicit {
            pc: None,
            mode: None,
            memory: None,
            lds: None,
            scratch: false,
        };
        let mut list = info.implicit;
        while let [first, rest @ ..] = list {
            let role = Some(first.role);
            match first.name.as_bytes() {
                b"pc" => out.pc = role,
                b"mode" => out.mode = role,
                b"mem" => out.memory = role,
                b"lds" => out.lds = role,
                b"flat_scratch" => out.scratch = true,
                _ => {}
            }
            list = rest;
        }
        out
    }
}

/// Whether an operand is of this kind.
const fn takes(info: &OpcodeInfo, kind: u8) -> bool {
    let mut slots = TABLES.shapes[TABLES.rows[info.first_row as usize].shape as usize].slots;
    while let [first, rest @ ..] = slots {
        if first.kind == kind {
            return true;
        }
        slots = rest;
    }
    false
}

/// The kind of the operand that says how long a clause is.
const CLAUSE_LENGTH: u8 = kind("clause");

const fn derive(info: &OpcodeInfo) -> Facts {
    let mut facts = Facts {
        unit: Unit::Control,
        raises: Counters::NONE,
        waits: Counters::NONE,
        space: Space::None,
        flags: 0,
    };
    let marks = info.marks;
    // By reference: a constant is copied wherever it is indexed.
    let (units, raises, waits, flags) = (&UNITS, &RAISES, &WAITS, &MARKS);
    let mut i = 0;
    while i < UNITS.len() {
        if marks & units[i].0 == units[i].0 {
            facts.unit = units[i].1;
        }
        i += 1;
    }
    i = 0;
    while i < RAISES.len() {
        if marks & raises[i].0 == raises[i].0 {
            facts.raises = raises[i].1;
        }
        i += 1;
    }
    i = 0;
    while i < WAITS.len() {
        if marks & waits[i].0 != 0 {
            facts.waits = facts.waits.union(waits[i].1);
        }
        i += 1;
    }
    i = 0;
    while i < MARKS.len() {
        if marks & flags[i].0 != 0 {
            facts.flags |= flags[i].1;
        }
        i += 1;
    }
    let implicit = Implicit::of(info);
    memory(info, &implicit, &mut facts);
    if takes(info, CLAUSE_LENGTH) {
        facts.flags |= CLAUSE;
    }
    if facts.is_branch() {
        facts.unit = Unit::Branch;
        // The program counter is read by what keeps it.
        let keeps = matches!(implicit.pc, Some(Role::ReadWrite));
        facts.flags |= if keeps { CALL } else { 0 } | if keeps || facts.is_conditional() { 0 } else { TERMINATOR };
    }
    let computes = matches!(facts.unit, Unit::Salu | Unit::Valu);
    let traps = marks & TRAP != 0 && !facts.is_branch();
    if traps || !matches!(facts.space, Space::None) || computes && matches!(implicit.mode, Some(Role::Read)) {
        facts.flags |= MAY_TRAP;
    }
    facts
}

const fn memory(info: &OpcodeInfo, implicit: &Implicit, facts: &mut Facts) {
    let flat = info.marks & FLAT != 0;
    let (role, space) = match (implicit.memory, implicit.lds) {
        (None, None) => return,
        (None, Some(role)) => (role, Space::Lds),
        (Some(role), _) => {
            let space = match facts.unit {
                Unit::Smem => Space::Scalar,
                _ if flat => Space::Flat,
                _ if implicit.scratch => Space::Scratch,
                _ => Space::Global,
            };
            (role, space)
        }
    };
    facts.space = space;
    facts.flags |= match role {
        Role::Read | Role::Imm => MAY_LOAD,
        Role::Write => MAY_STORE,
        Role::ReadWrite => MAY_LOAD | MAY_STORE,
    };
    if flat {
        facts.raises = facts.raises.union(DS);
    }
    // LDS read by way of the export path.
    if TABLES.rows[info.first_row as usize].encoding == Encoding::Vdsdir as u8 {
        facts.raises = EXP;
    }
}

/// By opcode.
static FACTS: [Facts; TABLES.opcodes.len()] = all();

const fn all() -> [Facts; TABLES.opcodes.len()] {
    let opcodes = TABLES.opcodes;
    let mut out = [derive(&opcodes[0]); TABLES.opcodes.len()];
    let (mut i, count) = (1, out.len());
    while i < count {
        let info = &opcodes[i];
        let like = info.like as usize;
        out[i] = if like < i { out[like] } else { derive(info) };
        i += 1;
    }
    out
}

impl Opcode {
    /// What a scheduler wants to know: unit, counters, memory, control flow. One access to a table.
    ///
    /// ```
    /// use rdna4_isa::*;
    /// let load = Opcode::GLOBAL_LOAD_B32.facts();
    /// assert_eq!((load.unit, load.space), (Unit::Vmem, Space::Global));
    /// assert!(load.raises.has(Counter::Load) && Opcode::S_WAIT_LOADCNT.facts().waits.has(Counter::Load));
    /// assert!(Opcode::V_RCP_F32.facts().is_transcendental());
    /// assert!(Opcode::S_ENDPGM.facts().is_terminator() && !Opcode::S_CBRANCH_SCC0.facts().is_terminator());
    /// ```
    #[inline]
    pub const fn facts(self) -> &'static Facts {
        &FACTS[self as usize]
    }
}

/// The bit of an atomic's temporal hint that asks for the value from before.
const RETURNS: u32 = 1;

impl<R: Registers> Inst<R, Rdna4> {
    /// The facts of the opcode; of a pair, those of its first half, which the second shares.
    #[inline]
    pub fn facts(&self) -> &'static Facts {
        &FACTS[self.row().opcode as usize]
    }

    /// The counters that this instruction raises: for an atomic it depends on the temporal hint whether it is a load or a store.
    ///
    /// ```
    /// use rdna4_isa::*;
    /// let add = global_atomic_add_u32(v(0), v(1), v(2), s2(4));
    /// assert!(add.raises().has(Counter::Store));
    /// assert!(add.th(ThAtomic::RETURN).raises().has(Counter::Load));
    /// ```
    pub fn raises(&self) -> Counters {
        let raises = self.facts().raises;
        if !(raises.has(Counter::Load) && raises.has(Counter::Store)) {
            return raises;
        }
        Counters(raises.0 & !if self.returns() { STORE.0 } else { LOAD.0 })
    }

    /// Whether it is an atomic that leaves its destination alone: its temporal hint does not ask for the value from before.
    pub(crate) fn discards(&self) -> bool {
        let raises = self.facts().raises;
        raises.has(Counter::Load) && raises.has(Counter::Store) && !self.returns()
    }

    /// Whether an atomic's temporal hint asks for the value from before.
    pub(crate) fn returns(&self) -> bool {
        self.raw.modifier(&ISA, Modifier::Th as u8).is_some_and(|th| th & RETURNS != 0)
    }
}
