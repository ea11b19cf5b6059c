//! Text of instructions.

use crate::arch::Arch;
use crate::inst::{Inst, Value};
use crate::registers::{Physical, Reg};
use core::fmt;

impl<A: Arch> fmt::Display for Inst<Physical, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.info().mnemonic)?;
        for (i, operand) in self.operands().enumerate() {
            write!(f, "{}", if i == 0 { " " } else { ", " })?;
            match operand.value {
                Value::Register(Reg::Vgpr(n)) => write!(f, "v{n}")?,
                Value::Register(Reg::Sgpr(n)) => write!(f, "s{n}")?,
                Value::Special(code, name) => write!(f, "{name}({code})")?,
                Value::Inline(code) => write!(f, "const({code})")?,
                Value::Literal(value) | Value::Immediate(value) => write!(f, "{value:#x}")?,
                Value::Absent => write!(f, "off")?,
            }
        }
        Ok(())
    }
}
