//! Constants of constants, and expressions that a constant makes simpler. What an operation gives is what the instruction for it would give.

use super::error::At;
use super::syntax::{Arithmetic, Comparison, Logic, Type};
use super::typed::{Expr, ExprKind, truth};
use rdna4_isa::semantics::{Lane, Mode, evaluate};
use rdna4_isa::*;

/// A constant.
pub const fn constant(at: At, ty: Type, bits: u32) -> Expr {
    Expr {
        at,
        ty,
        uniform: true,
        kind: ExprKind::Constant(bits),
    }
}

/// The same expression, a constant if its operands are.
pub fn fold(expr: Expr) -> Expr {
    let Expr { at, ty, uniform, kind } = expr;
    let kind = match kind {
        ExprKind::Not(of) => match of.kind {
            ExprKind::Constant(bits) => ExprKind::Constant(!bits),
            ExprKind::Not(inner) => return *inner,
            _ => ExprKind::Not(of),
        },
        ExprKind::Neg(of) => match of.kind {
            ExprKind::Constant(bits) => ExprKind::Constant(bits ^ 1 << 31),
            _ => ExprKind::Neg(of),
        },
        ExprKind::Arithmetic(op, operands) => match value(&arithmetic(op, ty), &operands) {
            Some(bits) => ExprKind::Constant(bits),
            None => ExprKind::Arithmetic(op, operands),
        },
        ExprKind::Compare(op, operands) => match computed(&compare(op, operands[0].ty), &operands).and_then(|lane| lane.condition) {
            Some(holds) => ExprKind::Constant(truth(holds)),
            None => ExprKind::Compare(op, operands),
        },
        ExprKind::Logic(op, operands) => match (constants(&operands), op) {
            (Some([a, b]), Logic::And) => ExprKind::Constant(a & b),
            (Some([a, b]), Logic::Or) => ExprKind::Constant(a | b),
            (None, op) => ExprKind::Logic(op, operands),
        },
        ExprKind::Select(parts) => match parts[0].kind {
            ExprKind::Constant(condition) => {
                let [_, a, b] = *parts;
                return if condition == 0 { b } else { a };
            }
            _ => ExprKind::Select(parts),
        },
        ExprKind::Fma(parts) => match value(&s_fmac_f32(TO, A, B).inst(), &parts) {
            Some(bits) => ExprKind::Constant(bits),
            None => ExprKind::Fma(parts),
        },
        ExprKind::Convert(of) => match value(&convert(ty), std::array::from_ref(&*of)) {
            Some(bits) => ExprKind::Constant(bits),
            None => ExprKind::Convert(of),
        },
        other => other,
    };
    Expr { at, ty, uniform, kind }
}

/// The bits of all of them, if all are constants.
fn constants<const N: usize>(operands: &[Expr; N]) -> Option<[u32; N]> {
    let mut all = [0; N];
    for (to, operand) in all.iter_mut().zip(operands) {
        let ExprKind::Constant(bits) = operand.kind else { return None };
        *to = bits;
    }
    Some(all)
}

/// The value that an instruction gives for these operands, if all are constants and it is known what it computes.
fn value<const N: usize>(inst: &Inst, operands: &[Expr; N]) -> Option<u32> {
    u32::try_from(computed(inst, operands)?.value).ok()
}

/// Kernels run in the mode that is evaluated in here: nearest even, with small numbers.
fn computed<const N: usize>(inst: &Inst, operands: &[Expr; N]) -> Option<Lane> {
    evaluate(inst, constants(operands)?, &Mode::default()).ok()
}

/// Registers of the instructions that are evaluated: it does not matter which.
const TO: S = s(0);
const A: S = s(1);
const B: S = s(2);

fn arithmetic(op: Arithmetic, ty: Type) -> Inst {
    match (op, ty) {
        (Arithmetic::Add, Type::F32) => s_add_f32(TO, A, B).inst(),
        (Arithmetic::Sub, Type::F32) => s_sub_f32(TO, A, B).inst(),
        (Arithmetic::Mul, Type::F32) => s_mul_f32(TO, A, B).inst(),
        (Arithmetic::Min, Type::F32) => s_min_num_f32(TO, A, B).inst(),
        (Arithmetic::Max, Type::F32) => s_max_num_f32(TO, A, B).inst(),
        (Arithmetic::Add, _) => s_add_co_i32(TO, A, B).inst(),
        (Arithmetic::Sub, _) => s_sub_co_i32(TO, A, B).inst(),
        (Arithmetic::Mul, _) => s_mul_i32(TO, A, B).inst(),
        (Arithmetic::Min, _) => s_min_i32(TO, A, B).inst(),
        (Arithmetic::Max, _) => s_max_i32(TO, A, B).inst(),
    }
}

fn compare(op: Comparison, ty: Type) -> Inst {
    match (op, ty) {
        (Comparison::Lt, Type::F32) => s_cmp_lt_f32(A, B).inst(),
        (Comparison::Le, Type::F32) => s_cmp_le_f32(A, B).inst(),
        (Comparison::Gt, Type::F32) => s_cmp_gt_f32(A, B).inst(),
        (Comparison::Ge, Type::F32) => s_cmp_ge_f32(A, B).inst(),
        (Comparison::Eq, Type::F32) => s_cmp_eq_f32(A, B).inst(),
        (Comparison::Ne, Type::F32) => s_cmp_neq_f32(A, B).inst(),
        (Comparison::Lt, _) => s_cmp_lt_i32(A, B).inst(),
        (Comparison::Le, _) => s_cmp_le_i32(A, B).inst(),
        (Comparison::Gt, _) => s_cmp_gt_i32(A, B).inst(),
        (Comparison::Ge, _) => s_cmp_ge_i32(A, B).inst(),
        (Comparison::Eq, _) => s_cmp_eq_i32(A, B).inst(),
        (Comparison::Ne, _) => s_cmp_lg_i32(A, B).inst(),
    }
}

fn convert(to: Type) -> Inst {
    match to {
        Type::F32 => s_cvt_f32_i32(TO, A).inst(),
        Type::I32 | Type::Bool => s_cvt_i32_f32(TO, A).inst(),
    }
}
