//! The syntax tree: a program as it is written, with the place of each part.
//!
//! ```text
//! program   = { kernel }
//! kernel    = "kernel" name "(" [ param { "," param } ] ")" "for" name "<" expr "{" { let | store } "}"
//! param     = name ":" ( type | [ "mut" ] "[" type "]" )
//! type      = "f32" | "i32"
//! let       = "let" name "=" expr ";"
//! store     = name "[" expr "]" "=" expr ";"
//! expr      = all of "||", "&&", the comparisons, "+" and "-", "*"; the last ones bind closest, comparisons are not chained
//! unary     = { "-" | "!" } primary
//! primary   = number | name | name "[" expr "]" | function "(" expr { "," expr } ")" | "(" expr ")" | reduction
//! reduction = ( "sum" | "min" | "max" ) name "in" expr ".." expr "{" { let } expr "}"
//! function  = "min" | "max" | "select" | "fma" | "f32" | "i32"
//! ```

use super::error::At;
use std::fmt;

/// The type of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    F32,
    I32,
    Bool,
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Type::F32 => "f32",
            Type::I32 => "i32",
            Type::Bool => "bool",
        })
    }
}

/// A name where it is written.
#[derive(Clone, Debug, PartialEq)]
pub struct Name {
    pub text: String,
    pub at: At,
}

/// A function of an array of lanes, each of which has a number from 0 on.
#[derive(Clone, Debug, PartialEq)]
pub struct Kernel {
    pub name: Name,
    pub params: Vec<Param>,
    /// The number of the lane.
    pub lane: Name,
    /// Lanes from this number on do nothing.
    pub limit: Expr,
    pub body: Vec<Statement>,
}

/// A parameter.
#[derive(Clone, Debug, PartialEq)]
pub struct Param {
    pub name: Name,
    /// Type of the value, or of each element.
    pub ty: Type,
    pub shape: Shape,
}

/// What a parameter passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// One value.
    Scalar,
    /// The address of elements that the kernel only reads. No other array may overlap them.
    ReadOnly,
    /// The address of elements. Only one lane may access an element that is written.
    Writable,
}

/// A statement.
#[derive(Clone, Debug, PartialEq)]
pub enum Statement {
    Let(Let),
    Store { array: Name, index: Expr, value: Expr },
}

/// A name for a value, which hides an earlier one.
#[derive(Clone, Debug, PartialEq)]
pub struct Let {
    pub name: Name,
    pub value: Expr,
}

/// An expression.
#[derive(Clone, Debug, PartialEq)]
pub struct Expr {
    pub at: At,
    /// Expressions within expressions, from this one down.
    pub depth: u16,
    pub kind: ExprKind,
}

/// What an expression is.
#[derive(Clone, Debug, PartialEq)]
pub enum ExprKind {
    Int(i32),
    Float(f32),
    Name(String),
    Index(Name, Box<Expr>),
    Unary(Unary, Box<Expr>),
    Binary(Binary, Box<[Expr; 2]>),
    Call(Function, Vec<Expr>),
    Reduce(Box<Reduce>),
}

/// A loop over `from..to`, whose values are put together in order.
#[derive(Clone, Debug, PartialEq)]
pub struct Reduce {
    pub op: Reduction,
    pub counter: Name,
    pub from: Expr,
    pub to: Expr,
    pub lets: Vec<Let>,
    pub value: Expr,
}

/// How the values of a loop are put together, and from what: from 0, from the largest value, from the smallest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reduction {
    Sum,
    Min,
    Max,
}

/// Operators of one operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unary {
    Neg,
    Not,
}

/// Operators of two operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Binary {
    Arithmetic(Arithmetic),
    Comparison(Comparison),
    Logic(Logic),
}

/// Two numbers to one. Integers wrap around.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arithmetic {
    Add,
    Sub,
    Mul,
    /// The smaller one; of a NaN and a number the number; of both zeros -0.0.
    Min,
    /// The larger one; of a NaN and a number the number; of both zeros 0.0.
    Max,
}

/// Two numbers to a bool. Nothing but `!=` holds of a NaN.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    Lt,
    Le,
    Gt,
    Ge,
    Eq,
    Ne,
}

/// Two bools to one. Both are computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Logic {
    And,
    Or,
}

/// Functions of the language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Function {
    Min,
    Max,
    /// `select(c, a, b)`: `a` where `c` holds, else `b`. Both are computed.
    Select,
    /// `fma(a, b, c)`: `a * b + c`, rounded once.
    Fma,
    /// The nearest f32, to even.
    ToF32,
    /// The i32 towards zero, the nearest one where there is none, 0 for NaN.
    ToI32,
}

impl Function {
    /// Functions by name, with the number of their arguments.
    pub const ALL: [(&'static str, Function, usize); 6] = [
        ("min", Function::Min, 2),
        ("max", Function::Max, 2),
        ("select", Function::Select, 3),
        ("fma", Function::Fma, 3),
        ("f32", Function::ToF32, 1),
        ("i32", Function::ToI32, 1),
    ];
}
