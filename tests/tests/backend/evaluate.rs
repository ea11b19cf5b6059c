//! What a program means, by walking its syntax tree: nothing of the compiler behind the parser is used.

use super::compiler::syntax::{
    Arithmetic, Binary, Comparison, Expr, ExprKind, Function, Kernel, Let, Logic, Reduction, Shape, Statement, Type, Unary,
};

/// An argument of a kernel: bits of its value or of its elements.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Argument {
    Scalar(u32),
    Array(Vec<u32>),
}

#[derive(Clone, Copy, Debug)]
enum Value {
    Float(f32),
    Int(i32),
    Bool(bool),
}

impl Value {
    fn of(ty: Type, bits: u32) -> Self {
        match ty {
            Type::F32 => Value::Float(f32::from_bits(bits)),
            Type::I32 => Value::Int(bits.cast_signed()),
            Type::Bool => unreachable!("no parameter is bool"),
        }
    }

    fn bits(self) -> u32 {
        match self {
            Value::Float(value) => value.to_bits(),
            Value::Int(value) => value.cast_unsigned(),
            Value::Bool(_) => unreachable!("no element is bool"),
        }
    }

    fn int(self) -> i32 {
        let Value::Int(value) = self else { panic!("{self:?} is no i32") };
        value
    }

    fn float(self) -> f32 {
        let Value::Float(value) = self else { panic!("{self:?} is no f32") };
        value
    }

    fn bool(self) -> bool {
        let Value::Bool(value) = self else { panic!("{self:?} is no bool") };
        value
    }
}

/// Runs a kernel over so many lanes.
pub(crate) fn run(kernel: &Kernel, arguments: &mut [Argument], lanes: u32) {
    for lane in 0..lanes {
        let mut lane_of = Lane {
            kernel,
            arguments,
            variables: Vec::new(),
        };
        for (param, argument) in kernel.params.iter().zip(lane_of.arguments.iter()) {
            if let (Shape::Scalar, Argument::Scalar(bits)) = (param.shape, argument) {
                lane_of.variables.push((param.name.text.clone(), Value::of(param.ty, *bits)));
            }
        }
        let lane = lane.cast_signed();
        if lane >= lane_of.expr(&kernel.limit).int() {
            continue;
        }
        lane_of.variables.push((kernel.lane.text.clone(), Value::Int(lane)));
        for statement in &kernel.body {
            lane_of.statement(statement);
        }
    }
}

struct Lane<'a> {
    kernel: &'a Kernel,
    arguments: &'a mut [Argument],
    variables: Vec<(String, Value)>,
}

impl Lane<'_> {
    fn statement(&mut self, statement: &Statement) {
        match statement {
            Statement::Let(one) => self.define(one),
            Statement::Store { array, index, value } => {
                let (index, value) = (self.expr(index).int(), self.expr(value));
                *self.element(&array.text, index).0 = value.bits();
            }
        }
    }

    fn define(&mut self, one: &Let) {
        let value = self.expr(&one.value);
        self.variables.push((one.name.text.clone(), value));
    }

    fn element(&mut self, name: &str, index: i32) -> (&mut u32, Type) {
        let number = self.kernel.params.iter().position(|param| param.name.text == name).expect("an array");
        let Argument::Array(elements) = &mut self.arguments[number] else {
            panic!("{name} is no array")
        };
        (&mut elements[usize::try_from(index).expect("an index")], self.kernel.params[number].ty)
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_precision_loss,
        reason = "conversions as the language has them"
    )]
    fn expr(&mut self, expr: &Expr) -> Value {
        match &expr.kind {
            ExprKind::Int(value) => Value::Int(*value),
            ExprKind::Float(value) => Value::Float(*value),
            ExprKind::Name(name) => self.variables.iter().rev().find(|(known, _)| known == name).expect("a variable").1,
            ExprKind::Index(name, index) => {
                let index = self.expr(index).int();
                let (bits, ty) = self.element(&name.text, index);
                Value::of(ty, *bits)
            }
            ExprKind::Unary(op, of) => match (op, self.expr(of)) {
                (Unary::Not, of) => Value::Bool(!of.bool()),
                (Unary::Neg, Value::Float(of)) => Value::Float(-of),
                (Unary::Neg, of) => Value::Int(of.int().wrapping_neg()),
            },
            ExprKind::Binary(op, operands) => {
                let [a, b] = &**operands;
                let (a, b) = (self.expr(a), self.expr(b));
                match op {
                    Binary::Arithmetic(op) => arithmetic(*op, a, b),
                    Binary::Comparison(op) => Value::Bool(compare(*op, a, b)),
                    Binary::Logic(Logic::And) => Value::Bool(a.bool() & b.bool()),
                    Binary::Logic(Logic::Or) => Value::Bool(a.bool() | b.bool()),
                }
            }
            ExprKind::Call(function, arguments) => {
                let values: Vec<Value> = arguments.iter().map(|argument| self.expr(argument)).collect();
                match (function, values[0]) {
                    (Function::Min, a) => arithmetic(Arithmetic::Min, a, values[1]),
                    (Function::Max, a) => arithmetic(Arithmetic::Max, a, values[1]),
                    (Function::Select, condition) => values[if condition.bool() { 1 } else { 2 }],
                    (Function::Fma, a) => Value::Float(a.float().mul_add(values[1].float(), values[2].float())),
                    (Function::ToF32, Value::Int(value)) => Value::Float(value as f32),
                    (Function::ToI32, Value::Float(value)) => Value::Int(value as i32),
                    (Function::ToF32 | Function::ToI32, same) => same,
                }
            }
            ExprKind::Reduce(reduce) => {
                let (from, to) = (self.expr(&reduce.from).int(), self.expr(&reduce.to).int());
                let outside = self.variables.len();
                let mut result = None;
                for counter in from..to {
                    self.variables.push((reduce.counter.text.clone(), Value::Int(counter)));
                    for one in &reduce.lets {
                        self.define(one);
                    }
                    let value = self.expr(&reduce.value);
                    let before = result.unwrap_or_else(|| start(reduce.op, value));
                    result = Some(match reduce.op {
                        Reduction::Sum => arithmetic(Arithmetic::Add, before, value),
                        Reduction::Min => arithmetic(Arithmetic::Min, before, value),
                        Reduction::Max => arithmetic(Arithmetic::Max, before, value),
                    });
                    self.variables.truncate(outside);
                }
                // Without a round the type is not seen: programs of this test have rounds, or f32 as the value.
                result.unwrap_or_else(|| start(reduce.op, Value::Float(0.0)))
            }
        }
    }
}

/// What a reduction starts from, for values of the type of this one.
fn start(op: Reduction, like: Value) -> Value {
    match (op, like) {
        (Reduction::Sum, Value::Float(_)) => Value::Float(0.0),
        (Reduction::Min, Value::Float(_)) => Value::Float(f32::INFINITY),
        (Reduction::Max, Value::Float(_)) => Value::Float(f32::NEG_INFINITY),
        (Reduction::Sum, _) => Value::Int(0),
        (Reduction::Min, _) => Value::Int(i32::MAX),
        (Reduction::Max, _) => Value::Int(i32::MIN),
    }
}

fn arithmetic(op: Arithmetic, a: Value, b: Value) -> Value {
    match (a, b) {
        (Value::Float(a), Value::Float(b)) => Value::Float(match op {
            Arithmetic::Add => a + b,
            Arithmetic::Sub => a - b,
            Arithmetic::Mul => a * b,
            Arithmetic::Min => smaller(a, b),
            Arithmetic::Max => -smaller(-a, -b),
        }),
        (a, b) => Value::Int(match op {
            Arithmetic::Add => a.int().wrapping_add(b.int()),
            Arithmetic::Sub => a.int().wrapping_sub(b.int()),
            Arithmetic::Mul => a.int().wrapping_mul(b.int()),
            Arithmetic::Min => a.int().min(b.int()),
            Arithmetic::Max => a.int().max(b.int()),
        }),
    }
}

fn compare(op: Comparison, a: Value, b: Value) -> bool {
    let order = match (a, b) {
        (Value::Float(a), Value::Float(b)) => a.partial_cmp(&b),
        (a, b) => Some(a.int().cmp(&b.int())),
    };
    match op {
        Comparison::Lt => order.is_some_and(|order| order.is_lt()),
        Comparison::Le => order.is_some_and(|order| order.is_le()),
        Comparison::Gt => order.is_some_and(|order| order.is_gt()),
        Comparison::Ge => order.is_some_and(|order| order.is_ge()),
        Comparison::Eq => order.is_some_and(|order| order.is_eq()),
        Comparison::Ne => order.is_none_or(|order| order.is_ne()),
    }
}

/// IEEE's `minimumNumber`.
fn smaller(a: f32, b: f32) -> f32 {
    if a.is_nan() {
        b
    } else if b.is_nan() || a < b || (a == b && a.is_sign_negative()) {
        a
    } else {
        b
    }
}
