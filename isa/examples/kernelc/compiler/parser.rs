//! Tokens to the syntax tree: one function for each rule of the grammar, which stands in [`syntax`](super::syntax).

use super::error::{At, Error, ErrorKind};
use super::lexer::{Token, tokens};
use super::syntax::*;

/// Expressions within expressions, at most: everything behind the parser walks the tree by recursion.
const DEPTH: u16 = 100;

/// Reads a program.
pub fn parse(text: &str) -> Result<Vec<Kernel>, Error> {
    let mut parser = Parser {
        tokens: tokens(text)?,
        next: 0,
        open: 0,
    };
    let mut kernels = Vec::new();
    while parser.peek() != Token::End {
        kernels.push(parser.kernel()?);
    }
    Ok(kernels)
}

/// Operators of one precedence.
type Operators = [(&'static str, Binary)];

/// From the loosest to the closest.
const LEVELS: [&Operators; 5] = [
    &[("||", Binary::Logic(Logic::Or))],
    &[("&&", Binary::Logic(Logic::And))],
    COMPARISONS,
    &[("+", Binary::Arithmetic(Arithmetic::Add)), ("-", Binary::Arithmetic(Arithmetic::Sub))],
    &[("*", Binary::Arithmetic(Arithmetic::Mul))],
];

/// Not chained: `a < b < c` is an error.
const COMPARISONS: &Operators = &[
    ("<", Binary::Comparison(Comparison::Lt)),
    ("<=", Binary::Comparison(Comparison::Le)),
    (">", Binary::Comparison(Comparison::Gt)),
    (">=", Binary::Comparison(Comparison::Ge)),
    ("==", Binary::Comparison(Comparison::Eq)),
    ("!=", Binary::Comparison(Comparison::Ne)),
];

struct Parser<'s> {
    tokens: Vec<(Token<'s>, At)>,
    next: usize,
    /// Expressions that are not complete.
    open: u16,
}

impl<'s> Parser<'s> {
    fn peek(&self) -> Token<'s> {
        self.tokens[self.next].0
    }

    fn at(&self) -> At {
        self.tokens[self.next].1
    }

    /// Goes behind the token, except behind the end.
    fn advance(&mut self) {
        self.next = (self.next + 1).min(self.tokens.len() - 1);
    }

    fn unexpected(&self, expected: &'static str) -> Error {
        let found = self.peek().to_string();
        ErrorKind::Token { found, expected }.at(self.at())
    }

    /// Whether this symbol or keyword is next; then it goes behind it.
    fn eat(&mut self, text: &str) -> bool {
        let found = matches!(self.peek(), Token::Symbol(found) | Token::Name(found) if found == text);
        if found {
            self.advance();
        }
        found
    }

    fn expect(&mut self, text: &str, expected: &'static str) -> Result<(), Error> {
        if self.eat(text) { Ok(()) } else { Err(self.unexpected(expected)) }
    }

    fn name(&mut self) -> Result<Name, Error> {
        let Token::Name(text) = self.peek() else {
            return Err(self.unexpected("a name"));
        };
        let (text, at) = (text.to_owned(), self.at());
        self.advance();
        Ok(Name { text, at })
    }

    fn kernel(&mut self) -> Result<Kernel, Error> {
        self.expect("kernel", "`kernel`")?;
        let name = self.name()?;
        self.expect("(", "`(` before the parameters")?;
        let mut params = Vec::new();
        while !self.eat(")") {
            if !params.is_empty() {
                self.expect(",", "`,` or `)`")?;
            }
            params.push(self.param()?);
        }
        self.expect("for", "`for` and the name of the lane")?;
        let lane = self.name()?;
        self.expect("<", "`<` and the number of lanes")?;
        let limit = self.expr()?;
        self.expect("{", "`{` before the statements")?;
        let mut body = Vec::new();
        while !self.eat("}") {
            body.push(self.statement()?);
        }
        Ok(Kernel {
            name,
            params,
            lane,
            limit,
            body,
        })
    }

    fn param(&mut self) -> Result<Param, Error> {
        let name = self.name()?;
        self.expect(":", "`:` and a type")?;
        let writable = self.eat("mut");
        let array = self.eat("[");
        if writable && !array {
            return Err(self.unexpected("`[` and the type of the elements"));
        }
        let ty = match self.peek() {
            Token::Name("f32") => Type::F32,
            Token::Name("i32") => Type::I32,
            _ => return Err(self.unexpected("`f32` or `i32`")),
        };
        self.advance();
        if array {
            self.expect("]", "`]`")?;
        }
        let shape = match (array, writable) {
            (false, _) => Shape::Scalar,
            (true, false) => Shape::ReadOnly,
            (true, true) => Shape::Writable,
        };
        Ok(Param { name, ty, shape })
    }

    fn statement(&mut self) -> Result<Statement, Error> {
        if self.eat("let") {
            return Ok(Statement::Let(self.rest_of_let()?));
        }
        let Token::Name(_) = self.peek() else {
            return Err(self.unexpected("`let`, the name of an array, or `}`"));
        };
        let array = self.name()?;
        self.expect("[", "`[` and an index")?;
        let index = self.expr()?;
        self.expect("]", "`]`")?;
        self.expect("=", "`=`")?;
        let value = self.expr()?;
        self.expect(";", "`;`")?;
        Ok(Statement::Store { array, index, value })
    }

    fn rest_of_let(&mut self) -> Result<Let, Error> {
        let name = self.name()?;
        self.expect("=", "`=`")?;
        let value = self.expr()?;
        self.expect(";", "`;`")?;
        Ok(Let { name, value })
    }

    fn expr(&mut self) -> Result<Expr, Error> {
        self.nested(|parser| parser.level(0))
    }

    /// Calls a function that can come back here, unless that has happened too often.
    fn nested(&mut self, parse: impl FnOnce(&mut Self) -> Result<Expr, Error>) -> Result<Expr, Error> {
        if self.open == DEPTH {
            return Err(ErrorKind::Depth { limit: DEPTH }.at(self.at()));
        }
        self.open += 1;
        let parsed = parse(self);
        self.open -= 1;
        parsed
    }

    /// Operators of this precedence and of closer ones, from left to right.
    fn level(&mut self, level: usize) -> Result<Expr, Error> {
        let Some(&operators) = LEVELS.get(level) else {
            return self.unary();
        };
        let mut left = self.level(level + 1)?;
        while let Some(op) = self.operator(operators) {
            let at = self.at();
            self.advance();
            let right = self.level(level + 1)?;
            left = expr(at, left.depth.max(right.depth), ExprKind::Binary(op, Box::new([left, right])))?;
            if operators == COMPARISONS && self.operator(operators).is_some() {
                return Err(self.unexpected("`&&` or the end of the comparison"));
            }
        }
        Ok(left)
    }

    fn operator(&self, operators: &Operators) -> Option<Binary> {
        let Token::Symbol(symbol) = self.peek() else { return None };
        operators.iter().find(|(text, _)| *text == symbol).map(|&(_, op)| op)
    }

    fn unary(&mut self) -> Result<Expr, Error> {
        let op = match self.peek() {
            Token::Symbol("-") => Unary::Neg,
            Token::Symbol("!") => Unary::Not,
            _ => return self.primary(),
        };
        let at = self.at();
        self.advance();
        let of = self.nested(Self::unary)?;
        expr(at, of.depth, ExprKind::Unary(op, Box::new(of)))
    }

    fn primary(&mut self) -> Result<Expr, Error> {
        let at = self.at();
        if self.eat("(") {
            let inner = self.expr()?;
            self.expect(")", "an operator or `)`")?;
            return Ok(inner);
        }
        match self.peek() {
            Token::Int(value) => {
                self.advance();
                expr(at, 0, ExprKind::Int(value))
            }
            Token::Float(value) => {
                self.advance();
                expr(at, 0, ExprKind::Float(value))
            }
            Token::Name(_) => self.named(),
            _ => Err(self.unexpected("an expression")),
        }
    }

    /// What begins with a name.
    fn named(&mut self) -> Result<Expr, Error> {
        let name = self.name()?;
        if self.eat("(") {
            return self.call(&name);
        }
        if self.eat("[") {
            let index = self.expr()?;
            self.expect("]", "an operator or `]`")?;
            return expr(name.at, index.depth, ExprKind::Index(name, Box::new(index)));
        }
        let op = match name.text.as_str() {
            "sum" => Reduction::Sum,
            "min" => Reduction::Min,
            "max" => Reduction::Max,
            _ => return expr(name.at, 0, ExprKind::Name(name.text)),
        };
        if let Token::Name(_) = self.peek() {
            return self.reduce(op, name.at);
        }
        expr(name.at, 0, ExprKind::Name(name.text))
    }

    fn call(&mut self, name: &Name) -> Result<Expr, Error> {
        let known = Function::ALL.into_iter().find(|(text, ..)| *text == name.text);
        let Some((text, function, expected)) = known else {
            let expected = "function: there are min, max, select, fma, f32, i32";
            let name_text = name.text.clone();
            return Err(ErrorKind::Unknown { name: name_text, expected }.at(name.at));
        };
        let mut arguments = Vec::new();
        while !self.eat(")") {
            if !arguments.is_empty() {
                self.expect(",", "an operator, `,` or `)`")?;
            }
            arguments.push(self.expr()?);
        }
        let found = arguments.len();
        if found != expected {
            return Err(ErrorKind::Arguments { name: text, expected, found }.at(name.at));
        }
        let depth = arguments.iter().map(|argument| argument.depth).max().unwrap_or(0);
        expr(name.at, depth, ExprKind::Call(function, arguments))
    }

    fn reduce(&mut self, op: Reduction, at: At) -> Result<Expr, Error> {
        let counter = self.name()?;
        self.expect("in", "`in` and the range of the loop")?;
        let from = self.expr()?;
        self.expect("..", "`..` and the end of the range")?;
        let to = self.expr()?;
        self.expect("{", "`{` before the value of the loop")?;
        let mut lets = Vec::new();
        while self.eat("let") {
            lets.push(self.rest_of_let()?);
        }
        let value = self.expr()?;
        self.expect("}", "an operator or `}`")?;
        let within = lets.iter().map(|one| &one.value).chain([&from, &to, &value]);
        let depth = within.map(|expr| expr.depth).max().unwrap_or(0);
        let reduce = Reduce {
            op,
            counter,
            from,
            to,
            lets,
            value,
        };
        expr(at, depth, ExprKind::Reduce(Box::new(reduce)))
    }
}

/// An expression above others of this depth.
fn expr(at: At, below: u16, kind: ExprKind) -> Result<Expr, Error> {
    let depth = below + 1;
    if depth > DEPTH {
        return Err(ErrorKind::Depth { limit: DEPTH }.at(at));
    }
    Ok(Expr { at, depth, kind })
}
