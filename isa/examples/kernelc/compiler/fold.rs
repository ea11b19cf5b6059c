//! Constants of constants, and expressions that a constant makes simpler. Everything works on bits, as registers do.

use super::error::At;
use super::syntax::{Arithmetic, Comparison, Logic, Type};
use super::typed::{Expr, ExprKind, truth};

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
        ExprKind::Arithmetic(op, operands) => match constants(&operands) {
            Some([a, b]) => ExprKind::Constant(arithmetic(op, ty, a, b)),
            None => ExprKind::Arithmetic(op, operands),
        },
        ExprKind::Compare(op, operands) => match (constants(&operands), operands[0].ty) {
            (Some([a, b]), Type::F32) => ExprKind::Constant(truth(compare(op, &float(a), &float(b)))),
            (Some([a, b]), _) => ExprKind::Constant(truth(compare(op, &a.cast_signed(), &b.cast_signed()))),
            (None, _) => ExprKind::Compare(op, operands),
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
        ExprKind::Fma(parts) => match constants(&parts) {
            Some([a, b, c]) => ExprKind::Constant(float(a).mul_add(float(b), float(c)).to_bits()),
            None => ExprKind::Fma(parts),
        },
        ExprKind::Convert(of) => match of.kind {
            ExprKind::Constant(bits) => ExprKind::Constant(convert(ty, bits)),
            _ => ExprKind::Convert(of),
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

const fn float(bits: u32) -> f32 {
    f32::from_bits(bits)
}

#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    reason = "what the language says of conversions is what `as` does"
)]
fn convert(to: Type, bits: u32) -> u32 {
    match to {
        Type::F32 => (bits.cast_signed() as f32).to_bits(),
        Type::I32 | Type::Bool => (float(bits) as i32).cast_unsigned(),
    }
}

fn arithmetic(op: Arithmetic, ty: Type, a: u32, b: u32) -> u32 {
    if ty == Type::F32 {
        float_arithmetic(op, float(a), float(b)).to_bits()
    } else {
        int_arithmetic(op, a.cast_signed(), b.cast_signed()).cast_unsigned()
    }
}

fn int_arithmetic(op: Arithmetic, a: i32, b: i32) -> i32 {
    match op {
        Arithmetic::Add => a.wrapping_add(b),
        Arithmetic::Sub => a.wrapping_sub(b),
        Arithmetic::Mul => a.wrapping_mul(b),
        Arithmetic::Min => a.min(b),
        Arithmetic::Max => a.max(b),
    }
}

fn float_arithmetic(op: Arithmetic, a: f32, b: f32) -> f32 {
    match op {
        Arithmetic::Add => a + b,
        Arithmetic::Sub => a - b,
        Arithmetic::Mul => a * b,
        Arithmetic::Min => smaller(a, b),
        Arithmetic::Max => -smaller(-a, -b),
    }
}

fn compare<T: PartialOrd>(op: Comparison, a: &T, b: &T) -> bool {
    match op {
        Comparison::Lt => a < b,
        Comparison::Le => a <= b,
        Comparison::Gt => a > b,
        Comparison::Ge => a >= b,
        Comparison::Eq => a == b,
        Comparison::Ne => a != b,
    }
}

/// The smaller one, -0.0 being smaller than 0.0; the other one of a NaN.
fn smaller(a: f32, b: f32) -> f32 {
    match (a.is_nan(), b.is_nan()) {
        (true, _) => b,
        (_, true) => a,
        _ if a.total_cmp(&b).is_lt() => a,
        _ => b,
    }
}
