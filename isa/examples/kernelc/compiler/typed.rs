//! The typed tree: what the checker makes of the syntax tree. Names are resolved, constants folded, and each value knows whether all lanes have the same.

use super::error::At;
use super::syntax::{Arithmetic, Comparison, Logic, Reduction, Shape, Type};

/// A kernel that is known to make sense.
#[derive(Clone, Debug)]
pub struct Kernel {
    pub name: String,
    pub at: At,
    pub params: Vec<Param>,
    pub variables: Vec<Variable>,
    pub lane: Var,
    pub limit: Expr,
    pub body: Vec<Statement>,
}

/// A parameter, with its place in the segment of arguments.
#[derive(Clone, Debug)]
pub struct Param {
    pub name: String,
    pub at: At,
    pub ty: Type,
    pub shape: Shape,
    /// In bytes.
    pub offset: u32,
    /// The variable of a scalar.
    pub variable: Option<Var>,
    pub used: bool,
}

impl Param {
    /// In bytes, which is also what it is aligned to.
    pub const fn size(&self) -> u32 {
        match self.shape {
            Shape::Scalar => 4,
            Shape::ReadOnly | Shape::Writable => 8,
        }
    }
}

/// Index of a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Var(pub usize);

/// Index of a parameter that is an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Array(pub usize);

/// What has a name and one value, in each lane or in each round of a loop.
#[derive(Clone, Copy, Debug)]
pub struct Variable {
    pub ty: Type,
    /// All lanes have the same value.
    pub uniform: bool,
    /// Its value is never below zero.
    pub counts_up: bool,
    pub used: bool,
}

/// A statement.
#[derive(Clone, Debug)]
pub enum Statement {
    Let(Let),
    Store { at: At, array: Array, index: Expr, value: Expr },
}

/// A variable gets its value.
#[derive(Clone, Debug)]
pub struct Let {
    pub var: Var,
    pub value: Expr,
}

/// An expression.
#[derive(Clone, Debug)]
pub struct Expr {
    pub at: At,
    pub ty: Type,
    /// All lanes have the same value: it is computed once for the wave, in scalar registers.
    pub uniform: bool,
    pub kind: ExprKind,
}

/// What an expression is.
#[derive(Clone, Debug)]
pub enum ExprKind {
    /// Its bits; a bool has all of them or none.
    Constant(u32),
    Variable(Var),
    Load(Array, Box<Expr>),
    /// The same with the other sign, of an f32.
    Neg(Box<Expr>),
    /// Between i32 and f32.
    Convert(Box<Expr>),
    Arithmetic(Arithmetic, Box<[Expr; 2]>),
    Fma(Box<[Expr; 3]>),
    Compare(Comparison, Box<[Expr; 2]>),
    Not(Box<Expr>),
    Logic(Logic, Box<[Expr; 2]>),
    /// Condition, value where it holds, value where not.
    Select(Box<[Expr; 3]>),
    Reduce(Box<Reduce>),
}

/// A loop.
#[derive(Clone, Debug)]
pub struct Reduce {
    pub op: Reduction,
    pub counter: Var,
    pub from: Expr,
    pub to: Expr,
    pub lets: Vec<Let>,
    pub value: Expr,
}

/// The bits of a bool.
pub const fn truth(value: bool) -> u32 {
    if value { u32::MAX } else { 0 }
}

impl Reduction {
    /// What puts two values together.
    pub const fn arithmetic(self) -> Arithmetic {
        match self {
            Reduction::Sum => Arithmetic::Add,
            Reduction::Min => Arithmetic::Min,
            Reduction::Max => Arithmetic::Max,
        }
    }

    /// The bits of the value to start from.
    pub const fn start(self, ty: Type) -> u32 {
        match (self, ty) {
            (Reduction::Sum, _) => 0,
            (Reduction::Min, Type::F32) => f32::INFINITY.to_bits(),
            (Reduction::Max, Type::F32) => f32::NEG_INFINITY.to_bits(),
            (Reduction::Min, _) => i32::MAX.cast_unsigned(),
            (Reduction::Max, _) => i32::MIN.cast_unsigned(),
        }
    }
}
