//! Registers into instructions, instructions into code, code into a kernel with its descriptor and metadata.

use super::allocate::Allocation;
use super::error::{At, Error, ErrorKind};
use super::hazards;
use super::machine::{Function, Item, Virtual};
use super::select::WORKGROUP;
use super::syntax::{Shape, Type};
use super::typed::{self, Param};
use rdna4_isa::object::{self, Access, Argument, FloatDenormMode, KernelDescriptor, WavefrontSize};
use rdna4_isa::{Code, Inst, Label, Reg, SourcePos, Waits};

/// One entry of the list, with registers.
#[derive(Clone, Debug)]
pub enum Placed {
    Inst(Inst, At),
    Bind(Label),
}

/// Makes a kernel, and its code for listing.
pub fn emit(kernel: &typed::Kernel, function: Function, allocation: &Allocation) -> Result<(object::Kernel, Code), Error> {
    let mut placed = Vec::with_capacity(function.items.len());
    for item in &function.items {
        placed.push(match item {
            Item::Bind(label) => Placed::Bind(*label),
            Item::Inst(inst, at) => Placed::Inst(with_registers(inst, allocation, *at)?, *at),
        });
    }
    hazards::insert_waits(&mut placed);
    let code = code(function, &placed)?;
    let wrong = |error: &dyn ToString| ErrorKind::Code(error.to_string()).at(kernel.at);
    let descriptor = descriptor(&kernel.params, allocation).map_err(|error| wrong(&error))?;
    let mut emitted = object::Kernel::from_code(kernel.name.clone(), &code, descriptor);
    let metadata = &mut emitted.metadata;
    metadata.args = Some(kernel.params.iter().map(argument).collect());
    metadata.sgpr_count = allocation.sgprs.into();
    metadata.vgpr_count = allocation.vgprs.into();
    metadata.max_flat_workgroup_size = WORKGROUP;
    metadata.reqd_workgroup_size = Some([WORKGROUP, 1, 1]);
    Ok((emitted, code))
}

fn with_registers(inst: &Inst<Virtual>, allocation: &Allocation, at: At) -> Result<Inst, Error> {
    let number = |register: Reg<Virtual>| {
        let missing = || ErrorKind::Code(format!("{register:?} has no number")).at(at);
        allocation.number(register).ok_or_else(missing)
    };
    inst.map_registers(|register| number(Reg::Vgpr(register)), |register| number(Reg::Sgpr(register)))
}

/// Distances of branches, and waits.
fn code(function: Function, items: &[Placed]) -> Result<Code, Error> {
    let mut buffer = function.buffer;
    // Where each instruction comes from, by the index that errors have.
    let mut places = Vec::with_capacity(items.len());
    for item in items {
        match item {
            Placed::Bind(label) => buffer.bind(*label),
            Placed::Inst(inst, at) => {
                buffer.at(SourcePos(at.line));
                buffer.push(*inst);
                places.push(*at);
            }
        }
    }
    buffer.insert_waits(&Waits::new().with_delays());
    buffer.finish().map_err(|errors| {
        let first = &errors[0];
        let at = places.get(first.index).copied().unwrap_or(function.at);
        ErrorKind::Code(first.kind.to_string()).at(at)
    })
}

fn descriptor(params: &[Param], allocation: &Allocation) -> Result<KernelDescriptor, object::DescriptorError> {
    let mut descriptor = KernelDescriptor::new(WavefrontSize::Wave32, allocation.vgprs)?;
    descriptor.kernarg_size = params.last().map_or(0, |last| last.offset + last.size());
    // s[0:1] at the start.
    descriptor.user_sgpr_kernarg_segment_ptr = true;
    // f32 is IEEE's, with small numbers.
    descriptor.float_denorm_mode_32 = FloatDenormMode::FlushNone;
    Ok(descriptor)
}

fn argument(param: &Param) -> Argument {
    let (scalar, pointer) = match param.ty {
        Type::F32 => ("float", "float*"),
        Type::I32 | Type::Bool => ("int", "int*"),
    };
    let mut argument = match param.shape {
        Shape::Scalar => Argument::by_value(param.offset, param.size()),
        Shape::ReadOnly | Shape::Writable => Argument::global_buffer(param.offset),
    };
    argument.type_name = Some(if param.shape == Shape::Scalar { scalar } else { pointer }.to_owned());
    if param.shape == Shape::ReadOnly {
        (argument.is_const, argument.is_restrict) = (Some(true), Some(true));
        argument.actual_access = Some(Access::ReadOnly);
    }
    argument.named(param.name.clone())
}
