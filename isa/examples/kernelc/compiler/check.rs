//! The syntax tree to the typed tree: names, types, and which values all lanes share.

use super::error::{At, Error, ErrorKind};
use super::fold::{constant, fold};
use super::syntax::{self, Arithmetic, Binary, Function, Name, Shape, Type, Unary};
use super::typed::*;

/// Elements of an array, at most: their offsets in bytes have 32 bits.
const INDICES: u32 = 1 << 30;

/// Checks a program.
pub fn check(program: &[syntax::Kernel]) -> Result<Vec<Kernel>, Error> {
    let names: Vec<&Name> = program.iter().map(|kernel| &kernel.name).collect();
    unique(&names)?;
    program.iter().map(check_kernel).collect()
}

/// No two of them are the same.
fn unique(names: &[&Name]) -> Result<(), Error> {
    for (i, name) in names.iter().enumerate() {
        if names[..i].iter().any(|earlier| earlier.text == name.text) {
            let text = name.text.clone();
            return Err(ErrorKind::Twice { name: text }.at(name.at));
        }
    }
    Ok(())
}

fn check_kernel(kernel: &syntax::Kernel) -> Result<Kernel, Error> {
    let names: Vec<&Name> = kernel.params.iter().map(|param| &param.name).collect();
    unique(&names)?;
    let mut checker = Checker {
        params: Vec::new(),
        variables: Vec::new(),
        scope: Vec::new(),
    };
    for param in &kernel.params {
        checker.param(param);
    }
    let limit = checker.expr_of(&kernel.limit, Type::I32, "i32, the number of lanes,")?;
    uniform(&limit, "the number of lanes")?;
    let lane = checker.variable(Type::I32, false, true);
    checker.scope.push((kernel.lane.text.clone(), lane));
    let mut body = Vec::new();
    for statement in &kernel.body {
        body.push(checker.statement(statement)?);
    }
    Ok(Kernel {
        name: kernel.name.text.clone(),
        at: kernel.name.at,
        params: checker.params,
        variables: checker.variables,
        lane,
        limit,
        body,
    })
}

fn uniform(expr: &Expr, what: &'static str) -> Result<(), Error> {
    if expr.uniform {
        Ok(())
    } else {
        Err(ErrorKind::Divergent { what }.at(expr.at))
    }
}

struct Checker {
    params: Vec<Param>,
    variables: Vec<Variable>,
    /// Names of variables; the last one counts.
    scope: Vec<(String, Var)>,
}

impl Checker {
    fn variable(&mut self, ty: Type, uniform: bool, counts_up: bool) -> Var {
        self.variables.push(Variable {
            ty,
            uniform,
            counts_up,
            used: false,
        });
        Var(self.variables.len() - 1)
    }

    fn param(&mut self, param: &syntax::Param) {
        let end = self.params.last().map_or(0, |last| last.offset + last.size());
        let mut checked = Param {
            name: param.name.text.clone(),
            at: param.name.at,
            ty: param.ty,
            shape: param.shape,
            offset: 0,
            variable: None,
            used: false,
        };
        checked.offset = end.next_multiple_of(checked.size());
        if param.shape == Shape::Scalar {
            let var = self.variable(param.ty, true, false);
            checked.variable = Some(var);
            self.scope.push((param.name.text.clone(), var));
        }
        self.params.push(checked);
    }

    fn array(&mut self, name: &Name) -> Result<Array, Error> {
        let is_array = |param: &Param| param.shape != Shape::Scalar && param.name == name.text;
        let Some(index) = self.params.iter().position(is_array) else {
            let (name, at) = (name.text.clone(), name.at);
            return Err(ErrorKind::Unknown { name, expected: "array" }.at(at));
        };
        self.params[index].used = true;
        Ok(Array(index))
    }

    fn statement(&mut self, statement: &syntax::Statement) -> Result<Statement, Error> {
        match statement {
            syntax::Statement::Let(one) => self.checked_let(one).map(Statement::Let),
            syntax::Statement::Store { array: name, index, value } => {
                let array = self.array(name)?;
                let &Param { ty, shape, .. } = &self.params[array.0];
                if shape == Shape::ReadOnly {
                    let array = name.text.clone();
                    return Err(ErrorKind::ReadOnly { array }.at(name.at));
                }
                let index = self.index(index)?;
                let expected = if ty == Type::F32 {
                    "f32, as the array's elements are,"
                } else {
                    "i32, as the array's elements are,"
                };
                let value = self.expr_of(value, ty, expected)?;
                Ok(Statement::Store {
                    at: name.at,
                    array,
                    index,
                    value,
                })
            }
        }
    }

    fn checked_let(&mut self, one: &syntax::Let) -> Result<Let, Error> {
        let value = self.expr(&one.value)?;
        let counts_up = self.counts_up(&value);
        let var = self.variable(value.ty, value.uniform, counts_up);
        self.scope.push((one.name.text.clone(), var));
        Ok(Let { var, value })
    }

    /// Whether a value is surely not below zero.
    fn counts_up(&self, value: &Expr) -> bool {
        match value.kind {
            ExprKind::Constant(bits) => bits.cast_signed() >= 0,
            ExprKind::Variable(var) => self.variables[var.0].counts_up,
            _ => false,
        }
    }

    fn index(&mut self, index: &syntax::Expr) -> Result<Expr, Error> {
        let index = self.expr_of(index, Type::I32, "an index, which is i32,")?;
        match index.kind {
            ExprKind::Constant(bits) if bits >= INDICES => {
                let value = bits.cast_signed();
                Err(ErrorKind::Index { index: value }.at(index.at))
            }
            _ => Ok(index),
        }
    }

    /// An expression that must be of this type.
    fn expr_of(&mut self, expr: &syntax::Expr, ty: Type, expected: &'static str) -> Result<Expr, Error> {
        let checked = self.expr(expr)?;
        if checked.ty == ty {
            Ok(checked)
        } else {
            Err(ErrorKind::Mismatch { expected, found: checked.ty }.at(expr.at))
        }
    }

    fn expr(&mut self, expr: &syntax::Expr) -> Result<Expr, Error> {
        let at = expr.at;
        Ok(match &expr.kind {
            syntax::ExprKind::Int(value) => constant(at, Type::I32, value.cast_unsigned()),
            syntax::ExprKind::Float(value) => constant(at, Type::F32, value.to_bits()),
            syntax::ExprKind::Name(name) => self.named(name, at)?,
            syntax::ExprKind::Index(name, index) => {
                let array = self.array(name)?;
                let index = self.index(index)?;
                let &Param { ty, shape, .. } = &self.params[array.0];
                // Scalar loads have a cache of their own, which does not see what the kernel stores.
                let uniform = index.uniform && shape == Shape::ReadOnly;
                let kind = ExprKind::Load(array, Box::new(index));
                Expr { at, ty, uniform, kind }
            }
            syntax::ExprKind::Unary(op, of) => self.unary(*op, of, at)?,
            syntax::ExprKind::Binary(op, operands) => {
                let [left, right] = &**operands;
                let (left, right) = (self.expr(left)?, self.expr(right)?);
                binary(*op, left, right, at)?
            }
            syntax::ExprKind::Call(function, arguments) => self.call(*function, arguments, at)?,
            syntax::ExprKind::Reduce(reduce) => self.reduce(reduce, at)?,
        })
    }

    fn named(&mut self, name: &str, at: At) -> Result<Expr, Error> {
        let Some(&(_, var)) = self.scope.iter().rev().find(|(known, _)| known == name) else {
            let is_array = self.params.iter().any(|param| param.name == name);
            let expected = if is_array { "value: an array needs an index" } else { "variable" };
            let name = name.to_owned();
            return Err(ErrorKind::Unknown { name, expected }.at(at));
        };
        let variable = &mut self.variables[var.0];
        variable.used = true;
        for param in &mut self.params {
            param.used |= param.variable == Some(var);
        }
        Ok(Expr {
            at,
            ty: variable.ty,
            uniform: variable.uniform,
            kind: ExprKind::Variable(var),
        })
    }

    fn unary(&mut self, op: Unary, of: &syntax::Expr, at: At) -> Result<Expr, Error> {
        if op == Unary::Not {
            let of = self.expr_of(of, Type::Bool, "bool")?;
            return Ok(like(at, &of.clone(), ExprKind::Not(Box::new(of))));
        }
        let of = self.expr(of)?;
        number(&of)?;
        match of.ty {
            Type::F32 => Ok(like(at, &of.clone(), ExprKind::Neg(Box::new(of)))),
            _ => binary(Binary::Arithmetic(Arithmetic::Sub), constant(at, Type::I32, 0), of, at),
        }
    }

    fn call(&mut self, function: Function, arguments: &[syntax::Expr], at: At) -> Result<Expr, Error> {
        let arguments = arguments.iter().map(|argument| self.expr(argument)).collect::<Result<Vec<_>, _>>()?;
        match function {
            Function::Min | Function::Max => {
                let [a, b] = counted(arguments, at)?;
                let op = if function == Function::Min { Arithmetic::Min } else { Arithmetic::Max };
                binary(Binary::Arithmetic(op), a, b, at)
            }
            Function::Select => {
                let parts: [Expr; 3] = counted(arguments, at)?;
                is(&parts[0], Type::Bool, "bool")?;
                number(&parts[1])?;
                same(&parts[1], &parts[2], at)?;
                let (ty, uniform) = (parts[1].ty, parts.iter().all(|part| part.uniform));
                let kind = ExprKind::Select(Box::new(parts));
                Ok(fold(Expr { at, ty, uniform, kind }))
            }
            Function::Fma => {
                let parts: [Expr; 3] = counted(arguments, at)?;
                for part in &parts {
                    is(part, Type::F32, "f32")?;
                }
                let (ty, uniform) = (Type::F32, parts.iter().all(|part| part.uniform));
                let kind = ExprKind::Fma(Box::new(parts));
                Ok(fold(Expr { at, ty, uniform, kind }))
            }
            Function::ToF32 | Function::ToI32 => {
                let [of] = counted(arguments, at)?;
                convert(of, if function == Function::ToF32 { Type::F32 } else { Type::I32 }, at)
            }
        }
    }

    fn reduce(&mut self, reduce: &syntax::Reduce, at: At) -> Result<Expr, Error> {
        let from = self.expr_of(&reduce.from, Type::I32, "i32, the start of the range,")?;
        uniform(&from, "the start of a range")?;
        let to = self.expr_of(&reduce.to, Type::I32, "i32, the end of the range,")?;
        uniform(&to, "the end of a range")?;
        let outside = self.scope.len();
        let counts_up = self.counts_up(&from);
        let counter = self.variable(Type::I32, true, counts_up);
        self.scope.push((reduce.counter.text.clone(), counter));
        let lets = reduce.lets.iter().map(|one| self.checked_let(one)).collect::<Result<Vec<_>, _>>()?;
        let value = self.expr(&reduce.value)?;
        self.scope.truncate(outside);
        number(&value)?;
        let (ty, uniform) = (value.ty, value.uniform);
        let kind = ExprKind::Reduce(Box::new(Reduce {
            op: reduce.op,
            counter,
            from,
            to,
            lets,
            value,
        }));
        Ok(Expr { at, ty, uniform, kind })
    }
}

/// The arguments, of which there are so many: the parser has seen to it.
fn counted<const N: usize>(arguments: Vec<Expr>, at: At) -> Result<[Expr; N], Error> {
    let wrong = |arguments: Vec<Expr>| {
        ErrorKind::Arguments {
            name: "this",
            expected: N,
            found: arguments.len(),
        }
        .at(at)
    };
    arguments.try_into().map_err(wrong)
}

/// An expression of the type and the lanes of another.
fn like(at: At, other: &Expr, kind: ExprKind) -> Expr {
    let &Expr { ty, uniform, .. } = other;
    fold(Expr { at, ty, uniform, kind })
}

fn is(expr: &Expr, ty: Type, expected: &'static str) -> Result<(), Error> {
    if expr.ty == ty {
        Ok(())
    } else {
        Err(ErrorKind::Mismatch { expected, found: expr.ty }.at(expr.at))
    }
}

fn number(expr: &Expr) -> Result<(), Error> {
    if expr.ty == Type::Bool {
        is(expr, Type::F32, "a number")
    } else {
        Ok(())
    }
}

fn same(left: &Expr, right: &Expr, at: At) -> Result<(), Error> {
    if left.ty == right.ty {
        Ok(())
    } else {
        Err(ErrorKind::Operands {
            left: left.ty,
            right: right.ty,
        }
        .at(at))
    }
}

fn convert(of: Expr, to: Type, at: At) -> Result<Expr, Error> {
    number(&of)?;
    if of.ty == to {
        return Ok(of);
    }
    Ok(fold(Expr {
        at,
        ty: to,
        uniform: of.uniform,
        kind: ExprKind::Convert(Box::new(of)),
    }))
}

fn binary(op: Binary, left: Expr, right: Expr, at: At) -> Result<Expr, Error> {
    if let Binary::Logic(_) = op {
        is(&left, Type::Bool, "bool")?;
        is(&right, Type::Bool, "bool")?;
    } else {
        number(&left)?;
        number(&right)?;
        same(&left, &right, at)?;
    }
    let (of, uniform) = (left.ty, left.uniform && right.uniform);
    let operands = Box::new([left, right]);
    let (ty, kind) = match op {
        Binary::Arithmetic(op) => (of, ExprKind::Arithmetic(op, operands)),
        Binary::Comparison(op) => (Type::Bool, ExprKind::Compare(op, operands)),
        Binary::Logic(op) => (Type::Bool, ExprKind::Logic(op, operands)),
    };
    Ok(fold(Expr { at, ty, uniform, kind }))
}
