//! Folds constants: evaluates instructions whose sources are known, and puts moves of the results in their places.
//!
//! `cargo run --features semantics --example fold` prints a piece of code before and after.

use rdna4_isa::semantics::{Mode, Unsupported, evaluate};
use rdna4_isa::table::Role;
use rdna4_isa::*;
use std::collections::HashMap;

/// What is known of the vector registers.
type Known = HashMap<u16, u32>;

/// The vector register that an instruction writes, if that is one register and nothing else.
fn destination(inst: &Inst) -> Option<u16> {
    let mut written = inst.operands().filter(|operand| matches!(operand.role, Role::Write | Role::ReadWrite));
    match (written.next()?, written.next()) {
        (operand, None) if operand.width == 1 => match operand.value {
            Value::Register(Reg::Vgpr(number)) => Some(number),
            _ => None,
        },
        _ => None,
    }
}

/// The value that an instruction gives, if all that it reads is known.
fn fold(inst: &Inst, known: &Known, mode: &Mode) -> Result<Option<u32>, Unsupported> {
    let source = |operand: &OperandInfo| match (operand.value, operand.width) {
        (Value::Register(Reg::Vgpr(number)), 1) => known.get(&number).copied().map(u128::from),
        _ => None,
    };
    let lane = evaluate(inst, source, mode)?;
    // A half that is not written would have to be known too.
    Ok((lane.written == u128::from(u32::MAX) && lane.condition.is_none()).then_some(lane.value as u32))
}

fn main() {
    let mode = Mode::default();
    let [a, b, c, d, e, x] = [1, 2, 3, 4, 5, 6].map(v);
    let code: [Inst; 8] = [
        v_mov_b32(a, 3).into(),
        v_lshlrev_b32(b, 4, a).into(),
        v_cvt_f32_u32(c, b).into(),
        v_fma_f32(c, c, 0.5, -c).into(),
        v_bfi_b32(d, 0xff, a, b).into(),
        v_med3_u32(e, a, b, d).into(),
        v_add_nc_u32(x, x, e).into(),
        v_max_num_f32(c, c, 1.0).with_clamp().into(),
    ];
    let mut known = Known::new();
    for inst in &code {
        let Some(register) = destination(inst) else { continue };
        match fold(inst, &known, &mode) {
            Ok(Some(value)) => {
                known.insert(register, value);
                let folded: Inst = v_mov_b32(v(register), bits(value)).into();
                println!("{:<36} {folded}", inst.to_string());
            }
            Ok(None) => {
                known.remove(&register);
                println!("{:<36} (not all of the register is written)", inst.to_string());
            }
            Err(reason) => {
                known.remove(&register);
                println!("{:<36} (stays: {reason})", inst.to_string());
            }
        }
    }
}
