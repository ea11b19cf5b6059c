//! The typed tree to instructions over virtual registers.
//!
//! What all lanes share is computed by scalar instructions, once for the wave; the rest by vector instructions, for all lanes at a time. A bool is a mask with
//! a bit for each lane, in a scalar register; one that all lanes share has all bits or none.
//!
//! - this file: the frame of a kernel, statements, loops
//! - `scalar`: values that all lanes share
//! - `vector`: values of each lane
//! - `memory`: loads and stores

mod memory;
mod scalar;
mod vector;

use super::machine::{Address, Function, Name, Scalar, ScalarRegister, ScalarSource, Source, Vector, VectorRegister};
use super::typed::{Expr, Kernel, Let, Reduce, Statement, Var};
use rdna4_isa::*;
use std::collections::HashMap;

/// The sign of an f32.
const SIGN: u32 = 1 << 31;

/// Lanes of a workgroup, and their logarithm.
pub const WORKGROUP: u32 = 1 << WORKGROUP_LOG2;
const WORKGROUP_LOG2: i32 = 8;

/// The register with the number of the workgroup.
const WORKGROUP_ID: Ttmp<1> = ttmp(9);

/// Where a kernel finds the address of its arguments when it starts, since its descriptor says so.
const ARGUMENTS: Address = S::new(ScalarRegister(Name::Fixed(0)));

/// Where a kernel finds the number of the lane in its workgroup: bits 9:0.
const LANE_IN_WORKGROUP: Vector = V::new(VectorRegister(Name::Fixed(0)));

/// Selects the instructions of a kernel.
pub fn select(kernel: &Kernel) -> Function {
    let mut select = Select {
        kernel,
        out: Function::new(kernel.at),
        shared: HashMap::new(),
        own: HashMap::new(),
        arrays: HashMap::new(),
        offsets: Offsets::default(),
    };
    let done = select.out.buffer.label();
    select.arguments();
    select.bounds(done);
    for statement in &kernel.body {
        select.statement(statement);
    }
    select.out.bind(done);
    select.out.push(s_endpgm(0));
    select.out
}

struct Select<'k> {
    kernel: &'k Kernel,
    out: Function,
    /// Variables that all lanes share.
    shared: HashMap<Var, ScalarSource>,
    /// Variables of each lane.
    own: HashMap<Var, Source>,
    /// Addresses of arrays, by parameter.
    arrays: HashMap<usize, Address>,
    /// As far as they are computed in this loop and those around it.
    offsets: Offsets,
}

/// Registers with the byte offsets of variables that are indices.
#[derive(Default)]
struct Offsets {
    shared: Vec<(Var, Scalar)>,
    own: Vec<(Var, Vector)>,
}

/// What a loop gathers its result in.
#[derive(Clone, Copy)]
enum Gathered {
    Shared(Scalar),
    Own(Vector),
}

impl Select<'_> {
    /// Loads the arguments that are used.
    fn arguments(&mut self) {
        for (i, param) in self.kernel.params.iter().enumerate().filter(|(_, param)| param.used) {
            self.out.at = param.at;
            let offset = param.offset.cast_signed();
            if let Some(var) = param.variable {
                let value = self.out.scalar();
                self.out.push(s_load_b32(value, ARGUMENTS, NULL).offset(offset));
                self.shared.insert(var, ScalarSource::Scalar(value));
            } else {
                let address = self.out.address();
                self.out.push(s_load_b64(address, ARGUMENTS, NULL).offset(offset));
                self.arrays.insert(i, address);
            }
        }
    }

    /// Computes the number of the lane, and turns off lanes that have nothing to do.
    fn bounds(&mut self, done: Label) {
        self.out.at = self.kernel.at;
        let (within, lane) = (self.out.vector(), self.out.vector());
        self.out.push(v_and_b32(within, 0x3ff, LANE_IN_WORKGROUP));
        self.out.push(v_lshl_add_u32(lane, WORKGROUP_ID, WORKGROUP_LOG2, within));
        self.own.insert(self.kernel.lane, Source::Vector(lane));
        let limit = self.scalar(&self.kernel.limit);
        self.out.at = self.kernel.limit.at;
        self.out.push(v_cmpx_gt_i32(Source::from(limit), lane));
        self.out.push(s_cbranch_execz(done));
    }

    fn statement(&mut self, statement: &Statement) {
        match statement {
            Statement::Let(one) => self.define(one),
            Statement::Store { at, array, index, value } => {
                let value = self.value(value);
                self.store(*at, *array, index, value);
            }
        }
    }

    fn define(&mut self, one: &Let) {
        if !self.kernel.variables[one.var.0].used {
            return;
        }
        if one.value.uniform {
            let value = self.scalar(&one.value);
            self.shared.insert(one.var, value);
        } else {
            let value = self.vector(&one.value);
            self.own.insert(one.var, value);
        }
    }

    /// Computes a value, wherever that is best.
    fn value(&mut self, expr: &Expr) -> Source {
        if expr.uniform { self.scalar(expr).into() } else { self.vector(expr) }
    }

    /// A loop: a test in front of it, since it may have no round, and one behind each round.
    fn reduce(&mut self, reduce: &Reduce, expr: &Expr, gathered: Gathered) {
        let from = self.scalar(&reduce.from);
        let to = self.scalar(&reduce.to);
        self.out.at = expr.at;
        let counter = self.out.scalar();
        self.shared.insert(reduce.counter, ScalarSource::Scalar(counter));
        self.out.push(s_mov_b32(counter, from));
        let start = bits(reduce.op.start(expr.ty));
        match gathered {
            Gathered::Shared(to) => self.out.push(s_mov_b32(to, start)),
            Gathered::Own(to) => self.out.push(v_mov_b32(to, start)),
        }
        let [again, done] = [self.out.buffer.label(), self.out.buffer.label()];
        self.out.push(s_cmp_lt_i32(counter, to));
        self.out.push(s_cbranch_scc0(done));
        self.out.bind(again);
        let outside = (self.offsets.shared.len(), self.offsets.own.len());
        self.round(reduce, expr, gathered);
        // What was computed in a round is there only if there was one.
        self.offsets.shared.truncate(outside.0);
        self.offsets.own.truncate(outside.1);
        self.out.push(s_add_co_i32(counter, counter, 1));
        self.out.push(s_cmp_lt_i32(counter, to));
        self.out.push(s_cbranch_scc1(again));
        self.out.bind(done);
    }

    /// One round of a loop.
    fn round(&mut self, reduce: &Reduce, expr: &Expr, gathered: Gathered) {
        for one in &reduce.lets {
            self.define(one);
        }
        let op = reduce.op.arithmetic();
        match gathered {
            Gathered::Shared(to) => {
                let value = self.scalar(&reduce.value);
                self.out.at = expr.at;
                self.scalar_arithmetic(op, expr.ty, to, [ScalarSource::Scalar(to), value]);
            }
            Gathered::Own(to) => {
                let value = self.value(&reduce.value);
                self.out.at = expr.at;
                self.vector_arithmetic(op, expr.ty, to, [value, Source::Vector(to)]);
            }
        }
    }
}
