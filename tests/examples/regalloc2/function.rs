//! A program as the allocator sees it: operands from `visit_registers`, blocks, and the way back through `map_registers`.

use crate::registers::{Class, Name, Virtual, first};
use rdna4_isa::{Access, Inst, Reg, RegisterUse, Used, WaveSize};
use regalloc2::{
    Allocation, Block, Function, Inst as Index, InstRange, Operand, OperandConstraint, OperandKind, OperandPos, Output, PRegSet, RegClass, VReg,
};

/// One place in the program.
pub(crate) struct Item {
    /// The instruction; `None` where values only come or go.
    pub(crate) inst: Option<Inst<Virtual>>,
    kind: ItemKind,
    operands: Vec<Operand>,
    /// By operand: what holds it in the instruction.
    names: Vec<Name>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum ItemKind {
    Plain,
    Branch,
    Return,
}

impl Item {
    fn new(inst: Option<Inst<Virtual>>, kind: ItemKind) -> Self {
        Item {
            inst,
            kind,
            operands: Vec::new(),
            names: Vec::new(),
        }
    }

    /// An instruction with its operands.
    ///
    /// # Errors
    /// An operand that the allocator has no operand for.
    pub(crate) fn instruction(inst: Inst<Virtual>) -> Result<Self, String> {
        let facts = inst.facts();
        let kind = if facts.is_branch() && !facts.is_indirect() {
            ItemKind::Branch
        } else if facts.is_terminator() {
            ItemKind::Return
        } else {
            ItemKind::Plain
        };
        let mut item = Item::new(Some(inst), kind);
        for used in inst.register_uses(WaveSize::Wave32) {
            item.add(used)?;
        }
        Ok(item)
    }

    /// Control goes on with the next block.
    pub(crate) fn next_block() -> Self {
        Item::new(None, ItemKind::Branch)
    }

    /// Values that are in certain registers here: they are written or read there, as an instruction would.
    ///
    /// # Errors
    /// What is no `Name::In`.
    pub(crate) fn values(names: &[(Class, Name)], access: Access) -> Result<Self, String> {
        let mut item = Item::new(None, ItemKind::Plain);
        for &(class, name) in names {
            item.operand(class, name, access, OperandPos::Late)?;
        }
        Ok(item)
    }

    fn add(&mut self, used: RegisterUse<Virtual>) -> Result<(), String> {
        let name = match used.register {
            Used::General(Reg::Vgpr(name) | Reg::Sgpr(name)) => name,
            // EXEC, SCC and their like: not allocated, and never live across what the allocator inserts.
            Used::Named(_) => return Ok(()),
            Used::Any(file) => return Err(format!("{} may use any register of {file:?}", used.name)),
        };
        let class = used.file().map(|file| Class { file, width: used.width });
        let position = if used.early_clobber { OperandPos::Early } else { OperandPos::Late };
        self.operand(class.ok_or("a general register has a file")?, name, used.access, position)
    }

    fn operand(&mut self, class: Class, name: Name, access: Access, position: OperandPos) -> Result<(), String> {
        let reg_class = class.reg_class()?;
        let is_of_class = |value: VReg| {
            if value.class() == reg_class {
                Ok(value)
            } else {
                Err(format!("{value} is not of {reg_class:?}"))
            }
        };
        let mut push = |value: VReg, constraint, kind, position| -> Result<usize, String> {
            self.operands.push(Operand::new(is_of_class(value)?, constraint, kind, position));
            self.names.push(name);
            Ok(self.operands.len() - 1)
        };
        let any = OperandConstraint::Reg;
        match (name, access) {
            (Name::Value(value), Access::Read) => push(value, any, OperandKind::Use, OperandPos::Early)?,
            (Name::Value(value), Access::Write) => push(value, any, OperandKind::Def, position)?,
            (Name::In(value, number), Access::Read) => push(
                value,
                OperandConstraint::FixedReg(class.register(number)?),
                OperandKind::Use,
                OperandPos::Early,
            )?,
            (Name::In(value, number), Access::Write) => {
                push(value, OperandConstraint::FixedReg(class.register(number)?), OperandKind::Def, position)?
            }
            (Name::Tied { from, to }, Access::ReadWrite) => {
                let read = push(from, any, OperandKind::Use, OperandPos::Early)?;
                push(to, OperandConstraint::Reuse(read), OperandKind::Def, OperandPos::Late)?
            }
            (Name::Physical(_), _) => return Ok(()),
            (name, access) => return Err(format!("{name:?} cannot be {access:?}")),
        };
        Ok(())
    }

    /// The instruction with physical registers.
    ///
    /// # Errors
    /// A value on the stack, of which this program has none.
    pub(crate) fn apply(&self, allocations: &[Allocation]) -> Result<Option<Inst>, String> {
        let Some(inst) = self.inst else { return Ok(None) };
        let number = |name: Name| {
            if let Name::Physical(number) = name {
                return Ok(number);
            }
            let operand = self.names.iter().position(|other| *other == name).ok_or("an operand was not visited")?;
            first(allocations[operand].as_reg().ok_or("a value is on the stack")?)
        };
        inst.map_registers(number, number).map(Some)
    }
}

/// Where control goes from a block, and with which values for the parameters there.
pub(crate) struct Blocks {
    pub(crate) ranges: Vec<InstRange>,
    pub(crate) successors: Vec<Vec<Block>>,
    pub(crate) predecessors: Vec<Vec<Block>>,
    pub(crate) parameters: Vec<Vec<VReg>>,
    /// By block and successor.
    pub(crate) arguments: Vec<Vec<Vec<VReg>>>,
}

/// A whole program.
pub(crate) struct Program {
    pub(crate) items: Vec<Item>,
    pub(crate) blocks: Blocks,
    pub(crate) values: usize,
}

impl Function for Program {
    fn num_insts(&self) -> usize {
        self.items.len()
    }
    fn num_blocks(&self) -> usize {
        self.blocks.ranges.len()
    }
    fn entry_block(&self) -> Block {
        Block::new(0)
    }
    fn block_insns(&self, block: Block) -> InstRange {
        self.blocks.ranges[block.index()]
    }
    fn block_succs(&self, block: Block) -> &[Block] {
        &self.blocks.successors[block.index()]
    }
    fn block_preds(&self, block: Block) -> &[Block] {
        &self.blocks.predecessors[block.index()]
    }
    fn block_params(&self, block: Block) -> &[VReg] {
        &self.blocks.parameters[block.index()]
    }
    fn is_ret(&self, item: Index) -> bool {
        self.items[item.index()].kind == ItemKind::Return
    }
    fn is_branch(&self, item: Index) -> bool {
        self.items[item.index()].kind == ItemKind::Branch
    }
    fn branch_blockparams(&self, block: Block, _: Index, successor: usize) -> &[VReg] {
        &self.blocks.arguments[block.index()][successor]
    }
    fn inst_operands(&self, item: Index) -> &[Operand] {
        &self.items[item.index()].operands
    }
    fn inst_clobbers(&self, _: Index) -> PRegSet {
        PRegSet::empty()
    }
    fn num_vregs(&self) -> usize {
        self.values
    }
    fn spillslot_size(&self, _: RegClass) -> usize {
        1
    }
}

/// Allocates, and has the allocator's own checker look at the result.
///
/// # Errors
/// What the allocator or its checker says.
pub(crate) fn allocate(program: &Program) -> Result<Output, String> {
    let environment = crate::registers::environment();
    let options = regalloc2::RegallocOptions {
        validate_ssa: true,
        ..Default::default()
    };
    let output = regalloc2::run(program, &environment, &options).map_err(|error| format!("{error:?}"))?;
    let mut checker = regalloc2::checker::Checker::new(program, &environment);
    checker.prepare(&output);
    checker.run().map_err(|errors| format!("{errors:?}"))?;
    Ok(output)
}
