//! Register allocation by `regalloc2`, over what `register_uses` says of each instruction.
//!
//! A function for the lanes of a wave32: the sum of the squares of a column of floats in v0, and the last square in v1. It is written over virtual
//! registers, with physical ones where the caller decides, and printed with the registers that the allocator has chosen:
//!
//! ```sh
//! cargo run -p rdna4-isa-tests --example regalloc2
//! ```
//!
//! `registers.rs` has the registers, `function.rs` what the allocator asks. Not shown: spilling, and values of more than two scalar registers.

mod function;
mod registers;

use function::{Blocks, Item, Program, allocate};
use rdna4_isa::*;
use regalloc2::{Block, Edit, Inst as Index, InstOrEdit, InstRange, PReg, VReg};
use registers::{Class, Name, PAIR, SCALAR, VECTOR, Virtual, first};

fn main() -> Result<(), String> {
    print!("{}", compile()?);
    Ok(())
}

/// The function in physical registers.
fn compile() -> Result<Code, String> {
    let mut code = CodeBuffer::new();
    let labels: [Label; BLOCKS] = std::array::from_fn(|_| code.label());
    let program = sum_of_squares(&labels)?;
    let output = allocate(&program)?;
    for (block, &label) in labels.iter().enumerate() {
        code.bind(label);
        for place in output.block_insts_and_edits(&program, Block::new(block)) {
            let inst = match place {
                InstOrEdit::Inst(index) => program.items[index.index()].apply(output.inst_allocs(index))?,
                InstOrEdit::Edit(&Edit::Move { from, to }) => {
                    let register = |allocation: regalloc2::Allocation| allocation.as_reg().ok_or("a value is on the stack");
                    copy(register(from)?, register(to)?)?
                }
            };
            if let Some(inst) = inst {
                code.push(inst);
            }
        }
    }
    code.insert_waits(&Waits::new().entry(Entry::Function));
    code.finish().map_err(|errors| errors.to_string())
}

/// A move between registers. None of these changes SCC, which may be live where the allocator puts them.
fn copy(from: PReg, to: PReg) -> Result<Option<Inst>, String> {
    if from == to {
        return Ok(None);
    }
    let (source, target) = (first(from)?, first(to)?);
    Ok(Some(match Class::of(to.class()) {
        VECTOR => v_mov_b32(v(target), v(source)).into(),
        PAIR => s_mov_b64(s2(target), s2(source)).into(),
        _ => s_mov_b32(s(target), s(source)).into(),
    }))
}

const BLOCKS: usize = 4;
const ENTRY: usize = 0;
const LOOP: usize = 1;
/// Its edge to itself has a block of its own: the allocator puts moves there.
const AGAIN: usize = 2;
const EXIT: usize = 3;

/// Bytes from one row to the next.
const STRIDE: i32 = 256;

/// `column`: s[0:1], number of rows: s2, offset in the row: v0, where to return: s[30:31].
fn sum_of_squares(labels: &[Label; BLOCKS]) -> Result<Program, String> {
    let mut values = Values::default();
    let offset = values.value(VECTOR)?;
    let [row_0, row, row_1] = [values.value(PAIR)?, values.value(PAIR)?, values.value(PAIR)?];
    let [count_0, count, count_1] = [values.value(SCALAR)?, values.value(SCALAR)?, values.value(SCALAR)?];
    let [sum_0, sum, sum_1] = [values.value(VECTOR)?, values.value(VECTOR)?, values.value(VECTOR)?];
    let [x, last] = [values.value(VECTOR)?, values.value(VECTOR)?];

    let vector = |value| V::<Virtual>::new(Name::Value(value));
    let scalar = |value| S::<Virtual>::new(Name::Value(value));
    let pair = |value| S::<Virtual, 2>::new(Name::Value(value));
    let rows = S::<Virtual>::new(Name::Physical(2));
    let caller = S::<Virtual, 2>::new(Name::Physical(30));
    let code = Item::instruction;

    let entry = vec![
        Item::values(&[(VECTOR, Name::In(offset, 0)), (PAIR, Name::In(row_0, 0))], Access::Write)?,
        code(s_mov_b32(scalar(count_0), 0).into())?,
        code(v_mov_b32(vector(sum_0), 0).into())?,
        Item::next_block(),
    ];
    let body = vec![
        code(global_load_b32(vector(x), vector(offset), pair(row)).into())?,
        code(v_fmac_f32(V::<Virtual>::new(Name::Tied { from: sum, to: sum_1 }), vector(x), vector(x)).into())?,
        // The sum before is still needed: the allocator has to keep it when the new one is put into its register.
        code(v_sub_f32(vector(last), vector(sum_1), vector(sum)).into())?,
        code(s_add_nc_u64(pair(row_1), pair(row), STRIDE).into())?,
        code(s_add_co_u32(scalar(count_1), scalar(count), 1).into())?,
        code(s_cmp_lt_u32(scalar(count_1), rows).into())?,
        code(s_cbranch_scc0(labels[EXIT]).into())?,
    ];
    let again = vec![code(s_branch(labels[LOOP]).into())?];
    let exit = vec![
        Item::values(&[(VECTOR, Name::In(sum_1, 0)), (VECTOR, Name::In(last, 1))], Access::Read)?,
        code(s_setpc_b64(caller).into())?,
    ];

    let block = Block::new;
    let mut items = Vec::new();
    let ranges = [entry, body, again, exit].map(|block| {
        let begin = Index::new(items.len());
        items.extend(block);
        InstRange::new(begin, Index::new(items.len()))
    });
    Ok(Program {
        items,
        blocks: Blocks {
            ranges: ranges.to_vec(),
            successors: vec![vec![block(LOOP)], vec![block(EXIT), block(AGAIN)], vec![block(LOOP)], vec![]],
            predecessors: vec![vec![], vec![block(ENTRY), block(AGAIN)], vec![block(LOOP)], vec![block(LOOP)]],
            parameters: vec![vec![], vec![row, count, sum], vec![], vec![]],
            arguments: vec![
                vec![vec![row_0, count_0, sum_0]],
                vec![vec![], vec![]],
                vec![vec![row_1, count_1, sum_1]],
                vec![],
            ],
        },
        values: values.count,
    })
}

/// Numbers for values.
#[derive(Default)]
struct Values {
    count: usize,
}

impl Values {
    fn value(&mut self, class: Class) -> Result<VReg, String> {
        self.count += 1;
        Ok(VReg::new(self.count - 1, class.reg_class()?))
    }
}

#[cfg(test)]
mod tests;
