//! Loads and stores: the address of an array in a pair of scalar registers, an offset of 32 bits in a register, and a constant in the instruction.

use super::super::error::At;
use super::super::machine::{Scalar, ScalarSource, Source, Vector};
use super::super::syntax::Arithmetic;
use super::super::typed::{Array, Expr, ExprKind, Var};
use super::{ARGUMENTS, Address, Select};
use rdna4_isa::*;

/// Elements are 4 bytes.
const SIZE_LOG2: u32 = 2;

/// Constant offsets are below this number of bytes in either direction: the fields have 24 bits and a sign (rule R33).
const REACH: u32 = 1 << 23;

/// An index: what a register holds, and bytes that the instruction adds.
struct Index<'e> {
    base: Option<&'e Expr>,
    bytes: i32,
}

impl Select<'_> {
    /// Splits off a constant. The register's part must not be below zero: hardware takes it as unsigned, and would not come back by adding.
    fn split<'e>(&self, index: &'e Expr) -> Index<'e> {
        let split = match &index.kind {
            ExprKind::Constant(value) => bytes(*value).map(|bytes| (None, bytes)),
            ExprKind::Arithmetic(op, operands) => match (op, &operands[0], &operands[1]) {
                (Arithmetic::Add, base, constant) | (Arithmetic::Add, constant, base) if self.counts_up(base) => {
                    constant_of(constant).and_then(bytes).map(|bytes| (Some(base), bytes))
                }
                (Arithmetic::Sub, base, constant) if self.counts_up(base) => constant_of(constant).and_then(bytes).map(|bytes| (Some(base), -bytes)),
                _ => None,
            },
            _ => None,
        };
        let (base, bytes) = split.unwrap_or((Some(index), 0));
        Index { base, bytes }
    }

    fn counts_up(&self, expr: &Expr) -> bool {
        matches!(expr.kind, ExprKind::Variable(var) if self.kernel.variables[var.0].counts_up)
    }

    /// An index in bytes: in a vector register, or for all lanes the same.
    fn offset(&mut self, at: At, base: &Expr) -> Source {
        if base.uniform {
            return self.shared_offset(at, base).into();
        }
        if let Some(&(_, known)) = self.offsets.own.iter().find(|(var, _)| is_variable(base, *var)) {
            return Source::Vector(known);
        }
        let index = self.vector(base);
        self.out.at = at;
        let to = self.out.vector();
        self.out.push(v_lshlrev_b32(to, SIZE_LOG2, index));
        if let ExprKind::Variable(var) = base.kind {
            self.offsets.own.push((var, to));
        }
        Source::Vector(to)
    }

    fn shared_offset(&mut self, at: At, base: &Expr) -> ScalarSource {
        if let Some(&(_, known)) = self.offsets.shared.iter().find(|(var, _)| is_variable(base, *var)) {
            return ScalarSource::Scalar(known);
        }
        let index = match self.scalar(base) {
            ScalarSource::Bits(index) => return ScalarSource::Bits(index << SIZE_LOG2),
            ScalarSource::Scalar(index) => index,
        };
        self.out.at = at;
        let to = self.out.scalar();
        self.out.push(s_lshl_b32(to, index, SIZE_LOG2));
        if let ExprKind::Variable(var) = base.kind {
            self.offsets.shared.push((var, to));
        }
        ScalarSource::Scalar(to)
    }

    fn address_of(&self, array: Array) -> Address {
        self.arrays.get(&array.0).copied().unwrap_or(ARGUMENTS)
    }

    /// Loads an element that all lanes share, through the scalar cache.
    pub(super) fn scalar_load(&mut self, at: At, to: Scalar, array: Array, index: &Expr) {
        let Index { base, bytes } = self.split(index);
        let offset = base.map(|base| self.shared_offset(at, base));
        self.out.at = at;
        let from = self.address_of(array);
        match offset {
            None => self.out.push(s_load_b32(to, from, NULL).offset(bytes)),
            Some(ScalarSource::Scalar(offset)) => self.out.push(s_load_b32(to, from, offset).offset(bytes)),
            Some(ScalarSource::Bits(constant)) => {
                let offset = self.out.scalar();
                self.out.push(s_mov_b32(offset, constant));
                self.out.push(s_load_b32(to, from, offset).offset(bytes));
            }
        }
    }

    /// Loads an element for each lane.
    pub(super) fn vector_load(&mut self, at: At, to: Vector, array: Array, index: &Expr) {
        let Index { base, bytes } = self.split(index);
        let offset = base.map_or(Source::Bits(0), |base| self.offset(at, base));
        self.out.at = at;
        let (offset, from) = (self.in_vector(offset), self.address_of(array));
        self.out.push(global_load_b32(to, offset, from).offset(bytes));
    }

    /// Stores an element for each lane.
    pub(super) fn store(&mut self, at: At, array: Array, index: &Expr, value: Source) {
        let Index { base, bytes } = self.split(index);
        let offset = base.map_or(Source::Bits(0), |base| self.offset(at, base));
        self.out.at = at;
        let (offset, value, to) = (self.in_vector(offset), self.in_vector(value), self.address_of(array));
        self.out.push(global_store_b32(offset, value, to).offset(bytes));
    }
}

fn is_variable(expr: &Expr, var: Var) -> bool {
    matches!(expr.kind, ExprKind::Variable(found) if found == var)
}

fn constant_of(expr: &Expr) -> Option<u32> {
    match expr.kind {
        ExprKind::Constant(value) => Some(value),
        _ => None,
    }
}

/// Elements in bytes, if an instruction has room for them.
fn bytes(elements: u32) -> Option<i32> {
    let bytes = elements.checked_mul(1 << SIZE_LOG2).filter(|&bytes| bytes < REACH)?;
    i32::try_from(bytes).ok()
}
