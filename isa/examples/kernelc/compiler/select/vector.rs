//! Values of each lane: vector instructions, and the masks of lanes that they make.

use super::super::machine::{Scalar, Source, Vector};
use super::super::syntax::{Arithmetic, Comparison, Logic, Type};
use super::super::typed::{Expr, ExprKind};
use super::{Gathered, SIGN, Select};
use rdna4_isa::*;

/// Different scalar values that a vector instruction can read: registers, masks, and the literal (rule R1).
const SCALARS: usize = 2;

impl Select<'_> {
    /// Computes a value of each lane: in a vector register; for a bool as a mask in a scalar one, in which bits of lanes that are turned off mean nothing.
    pub(super) fn vector(&mut self, expr: &Expr) -> Source {
        match &expr.kind {
            ExprKind::Constant(pattern) => return Source::Bits(*pattern),
            ExprKind::Variable(var) => return self.own[var],
            ExprKind::Compare(..) | ExprKind::Not(_) | ExprKind::Logic(..) => {}
            _ => {
                let to = self.out.vector();
                self.vector_into(to, expr);
                return Source::Vector(to);
            }
        }
        let to = self.out.scalar();
        self.mask_into(to, expr);
        Source::Scalar(to)
    }

    /// Computes a number.
    fn vector_into(&mut self, to: Vector, expr: &Expr) {
        match &expr.kind {
            ExprKind::Reduce(reduce) => self.reduce(reduce, expr, Gathered::Own(to)),
            ExprKind::Load(array, index) => self.vector_load(expr.at, to, *array, index),
            ExprKind::Neg(of) => {
                let of = self.value(of);
                self.out.at = expr.at;
                self.out.push(v_xor_b32(to, bits(SIGN), of));
            }
            ExprKind::Convert(of) => {
                let of = self.value(of);
                self.out.at = expr.at;
                match expr.ty {
                    Type::F32 => self.out.push(v_cvt_f32_i32(to, of)),
                    Type::I32 | Type::Bool => self.out.push(v_cvt_i32_f32(to, of)),
                }
            }
            ExprKind::Arithmetic(op, operands) => {
                let [a, b] = &**operands;
                let operands = [self.value(a), self.value(b)];
                self.out.at = expr.at;
                self.vector_arithmetic(*op, expr.ty, to, operands);
            }
            ExprKind::Select(parts) => {
                let [condition, a, b] = &**parts;
                let [a, b] = [self.value(a), self.value(b)];
                let mask = self.mask(condition);
                self.out.at = expr.at;
                // The mask is one of the scalar values.
                let [a, b] = self.readable(SCALARS - 1, [a, b]);
                self.out.push(v_cndmask_b32(to, b, a, mask));
            }
            ExprKind::Fma(parts) => {
                let [a, b, c] = &**parts;
                let sources = [self.value(a), self.value(b), self.value(c)];
                self.out.at = expr.at;
                let [a, b, c] = self.readable(SCALARS, sources);
                self.out.push(v_fma_f32(to, a, b, c));
            }
            ExprKind::Constant(_) | ExprKind::Variable(_) | ExprKind::Compare(..) | ExprKind::Not(_) | ExprKind::Logic(..) => {
                let value = self.vector(expr);
                self.out.push(v_mov_b32(to, value));
            }
        }
    }

    /// Computes a bool.
    fn mask_into(&mut self, to: Scalar, expr: &Expr) {
        match &expr.kind {
            ExprKind::Not(of) => {
                let of = self.mask(of);
                self.out.at = expr.at;
                self.out.push(s_not_b32(to, of));
            }
            ExprKind::Logic(op, operands) => {
                let [a, b] = &**operands;
                let [a, b] = [self.mask(a), self.mask(b)];
                self.out.at = expr.at;
                match op {
                    Logic::And => self.out.push(s_and_b32(to, a, b)),
                    Logic::Or => self.out.push(s_or_b32(to, a, b)),
                }
            }
            ExprKind::Compare(op, operands) => {
                let [a, b] = &**operands;
                let ty = a.ty;
                let operands = [self.value(a), self.value(b)];
                self.out.at = expr.at;
                self.vector_compare(*op, ty, to, operands);
            }
            _ => {
                let mask = self.mask(expr);
                self.out.push(s_mov_b32(to, mask));
            }
        }
    }

    /// A bool as a mask in a register.
    fn mask(&mut self, expr: &Expr) -> Scalar {
        let value = self.value(expr);
        if let Source::Scalar(mask) = value {
            return mask;
        }
        let mask = self.out.scalar();
        self.out.push(v_cmp_ne_u32(mask, 0, value));
        mask
    }

    /// Puts two numbers together.
    pub(super) fn vector_arithmetic(&mut self, op: Arithmetic, ty: Type, to: Vector, [a, b]: [Source; 2]) {
        // Short forms have a vector register in the second place: other operands change places, and with them a subtraction its direction.
        let reversed = !matches!(b, Source::Vector(_));
        let [a, b] = self.readable(SCALARS, if reversed { [b, a] } else { [a, b] });
        let out = &mut self.out;
        match (op, ty) {
            (Arithmetic::Add, Type::F32) => out.push(v_add_f32(to, a, b)),
            (Arithmetic::Sub, Type::F32) if reversed => out.push(v_subrev_f32(to, a, b)),
            (Arithmetic::Sub, Type::F32) => out.push(v_sub_f32(to, a, b)),
            (Arithmetic::Mul, Type::F32) => out.push(v_mul_f32(to, a, b)),
            (Arithmetic::Min, Type::F32) => out.push(v_min_num_f32(to, a, b)),
            (Arithmetic::Max, Type::F32) => out.push(v_max_num_f32(to, a, b)),
            (Arithmetic::Add, _) => out.push(v_add_nc_u32(to, a, b)),
            (Arithmetic::Sub, _) if reversed => out.push(v_subrev_nc_u32(to, a, b)),
            (Arithmetic::Sub, _) => out.push(v_sub_nc_u32(to, a, b)),
            (Arithmetic::Mul, _) => out.push(v_mul_lo_u32(to, a, b)),
            (Arithmetic::Min, _) => out.push(v_min_i32(to, a, b)),
            (Arithmetic::Max, _) => out.push(v_max_i32(to, a, b)),
        }
    }

    fn vector_compare(&mut self, op: Comparison, ty: Type, to: Scalar, operands: [Source; 2]) {
        let [a, b] = self.readable(SCALARS, operands);
        let out = &mut self.out;
        match (op, ty) {
            (Comparison::Lt, Type::F32) => out.push(v_cmp_lt_f32(to, a, b)),
            (Comparison::Le, Type::F32) => out.push(v_cmp_le_f32(to, a, b)),
            (Comparison::Gt, Type::F32) => out.push(v_cmp_gt_f32(to, a, b)),
            (Comparison::Ge, Type::F32) => out.push(v_cmp_ge_f32(to, a, b)),
            (Comparison::Eq, Type::F32) => out.push(v_cmp_eq_f32(to, a, b)),
            // `lg` would not hold of a NaN.
            (Comparison::Ne, Type::F32) => out.push(v_cmp_neq_f32(to, a, b)),
            (Comparison::Lt, _) => out.push(v_cmp_lt_i32(to, a, b)),
            (Comparison::Le, _) => out.push(v_cmp_le_i32(to, a, b)),
            (Comparison::Gt, _) => out.push(v_cmp_gt_i32(to, a, b)),
            (Comparison::Ge, _) => out.push(v_cmp_ge_i32(to, a, b)),
            (Comparison::Eq, _) => out.push(v_cmp_eq_i32(to, a, b)),
            (Comparison::Ne, _) => out.push(v_cmp_ne_i32(to, a, b)),
        }
    }

    /// The same values, of which at most so many different ones are scalar, and at most one a literal. The others are copied into vector registers.
    fn readable<const N: usize>(&mut self, limit: usize, mut sources: [Source; N]) -> [Source; N] {
        let mut seen: Vec<Source> = Vec::new();
        for source in &mut sources {
            let literal = matches!(source, Source::Bits(pattern) if !bits(*pattern).is_inline());
            let is_literal = |source: &Source| matches!(source, Source::Bits(_));
            let counts = literal || matches!(source, Source::Scalar(_));
            if !counts || seen.contains(source) {
                continue;
            }
            if seen.len() < limit && !(literal && seen.iter().any(is_literal)) {
                seen.push(*source);
            } else {
                *source = Source::Vector(self.in_vector(*source));
            }
        }
        sources
    }

    /// The value in a vector register.
    pub(super) fn in_vector(&mut self, source: Source) -> Vector {
        if let Source::Vector(register) = source {
            return register;
        }
        let copy = self.out.vector();
        self.out.push(v_mov_b32(copy, source));
        copy
    }
}
