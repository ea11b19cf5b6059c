//! Values that all lanes share: scalar instructions.

use super::super::machine::{Scalar, ScalarSource};
use super::super::syntax::{Arithmetic, Comparison, Logic, Type};
use super::super::typed::{Expr, ExprKind, truth};
use super::{Gathered, SIGN, Select};
use rdna4_isa::*;

impl Select<'_> {
    /// Computes a value that all lanes share.
    pub(super) fn scalar(&mut self, expr: &Expr) -> ScalarSource {
        let to = match &expr.kind {
            ExprKind::Constant(pattern) => return ScalarSource::Bits(*pattern),
            ExprKind::Variable(var) => return self.shared[var],
            _ => self.out.scalar(),
        };
        self.scalar_into(to, expr);
        ScalarSource::Scalar(to)
    }

    fn scalar_into(&mut self, to: Scalar, expr: &Expr) {
        match &expr.kind {
            ExprKind::Constant(_) | ExprKind::Variable(_) => {
                let value = self.scalar(expr);
                self.out.push(s_mov_b32(to, value));
            }
            ExprKind::Reduce(reduce) => self.reduce(reduce, expr, Gathered::Shared(to)),
            ExprKind::Load(array, index) => self.scalar_load(expr.at, to, *array, index),
            ExprKind::Not(of) => {
                let of = self.scalar(of);
                self.out.at = expr.at;
                self.out.push(s_not_b32(to, of));
            }
            ExprKind::Neg(of) => {
                let of = self.scalar(of);
                self.out.at = expr.at;
                self.out.push(s_xor_b32(to, bits(SIGN), of));
            }
            ExprKind::Convert(of) => {
                let of = self.scalar(of);
                self.out.at = expr.at;
                match expr.ty {
                    Type::F32 => self.out.push(s_cvt_f32_i32(to, of)),
                    Type::I32 | Type::Bool => self.out.push(s_cvt_i32_f32(to, of)),
                }
            }
            ExprKind::Arithmetic(op, operands) => {
                let [a, b] = &**operands;
                let operands = [self.scalar(a), self.scalar(b)];
                self.out.at = expr.at;
                self.scalar_arithmetic(*op, expr.ty, to, operands);
            }
            ExprKind::Compare(op, operands) => {
                let [a, b] = &**operands;
                let ty = a.ty;
                let operands = [self.scalar(a), self.scalar(b)];
                self.out.at = expr.at;
                self.scalar_compare(*op, ty, operands);
                self.out.push(s_cselect_b32(to, bits(truth(true)), bits(truth(false))));
            }
            ExprKind::Logic(op, operands) => {
                let [a, b] = &**operands;
                let [a, b] = [self.scalar(a), self.scalar(b)];
                self.out.at = expr.at;
                match op {
                    Logic::And => self.out.push(s_and_b32(to, a, b)),
                    Logic::Or => self.out.push(s_or_b32(to, a, b)),
                }
            }
            ExprKind::Select(parts) => {
                let [condition, a, b] = &**parts;
                let [a, b] = [self.scalar(a), self.scalar(b)];
                let condition = self.scalar(condition);
                self.out.at = expr.at;
                let [a, b] = self.one_literal([a, b]);
                self.out.push(s_cmp_lg_u32(condition, 0));
                self.out.push(s_cselect_b32(to, a, b));
            }
            ExprKind::Fma(parts) => {
                let [a, b, c] = &**parts;
                let [a, b, c] = [self.scalar(a), self.scalar(b), self.scalar(c)];
                self.out.at = expr.at;
                let [a, b] = self.one_literal([a, b]);
                // The one instruction there is adds to its destination.
                self.out.push(s_mov_b32(to, c));
                self.out.push(s_fmac_f32(to, a, b));
            }
        }
    }

    /// Puts two numbers together.
    pub(super) fn scalar_arithmetic(&mut self, op: Arithmetic, ty: Type, to: Scalar, operands: [ScalarSource; 2]) {
        let [a, b] = self.one_literal(operands);
        let out = &mut self.out;
        match (op, ty) {
            (Arithmetic::Add, Type::F32) => out.push(s_add_f32(to, a, b)),
            (Arithmetic::Sub, Type::F32) => out.push(s_sub_f32(to, a, b)),
            (Arithmetic::Mul, Type::F32) => out.push(s_mul_f32(to, a, b)),
            (Arithmetic::Min, Type::F32) => out.push(s_min_num_f32(to, a, b)),
            (Arithmetic::Max, Type::F32) => out.push(s_max_num_f32(to, a, b)),
            (Arithmetic::Add, _) => out.push(s_add_co_i32(to, a, b)),
            (Arithmetic::Sub, _) => out.push(s_sub_co_i32(to, a, b)),
            (Arithmetic::Mul, _) => out.push(s_mul_i32(to, a, b)),
            (Arithmetic::Min, _) => out.push(s_min_i32(to, a, b)),
            (Arithmetic::Max, _) => out.push(s_max_i32(to, a, b)),
        }
    }

    /// Sets SCC to the result of a comparison. What reads it has to come next.
    fn scalar_compare(&mut self, op: Comparison, ty: Type, operands: [ScalarSource; 2]) {
        let [a, b] = self.one_literal(operands);
        let out = &mut self.out;
        match (op, ty) {
            (Comparison::Lt, Type::F32) => out.push(s_cmp_lt_f32(a, b)),
            (Comparison::Le, Type::F32) => out.push(s_cmp_le_f32(a, b)),
            (Comparison::Gt, Type::F32) => out.push(s_cmp_gt_f32(a, b)),
            (Comparison::Ge, Type::F32) => out.push(s_cmp_ge_f32(a, b)),
            (Comparison::Eq, Type::F32) => out.push(s_cmp_eq_f32(a, b)),
            // `lg` would not hold of a NaN.
            (Comparison::Ne, Type::F32) => out.push(s_cmp_neq_f32(a, b)),
            (Comparison::Lt, _) => out.push(s_cmp_lt_i32(a, b)),
            (Comparison::Le, _) => out.push(s_cmp_le_i32(a, b)),
            (Comparison::Gt, _) => out.push(s_cmp_gt_i32(a, b)),
            (Comparison::Ge, _) => out.push(s_cmp_ge_i32(a, b)),
            (Comparison::Eq, _) => out.push(s_cmp_eq_i32(a, b)),
            (Comparison::Ne, _) => out.push(s_cmp_lg_i32(a, b)),
        }
    }

    /// The same values, of which at most one is a constant that has to be in the literal dword.
    fn one_literal(&mut self, [a, b]: [ScalarSource; 2]) -> [ScalarSource; 2] {
        let is_literal = |source| matches!(source, ScalarSource::Bits(pattern) if !bits(pattern).is_inline());
        if !(is_literal(a) && is_literal(b)) {
            return [a, b];
        }
        let copy = self.out.scalar();
        self.out.push(s_mov_b32(copy, b));
        [a, ScalarSource::Scalar(copy)]
    }
}
