//! The registers of the program: virtual and physical ones mixed, and how they are numbered for the allocator.

use rdna4_isa::{File, Registers, Slots};
use regalloc2::{MachineEnv, PReg, PRegSet, RegClass, VReg};

/// What an operand holds before registers are allocated.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Name {
    /// A value.
    Value(VReg),
    /// A value that is read, and the one that is written in the same register: operands that are read and written hold both.
    Tied { from: VReg, to: VReg },
    /// A value in a register that somebody else has chosen.
    In(VReg, u16),
    /// A register that is not allocated.
    Physical(u16),
}

/// Our own set of registers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Virtual;

impl Registers for Virtual {
    type Vgpr = Name;
    type Sgpr = Name;
    type Store = Slots<Self>;
}

/// The allocator has three classes and knows no runs of registers: pairs of scalar registers are a class of their own, with registers of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Class {
    pub(crate) file: File,
    pub(crate) width: u8,
}

pub(crate) const VECTOR: Class = Class { file: File::Vgpr, width: 1 };
pub(crate) const SCALAR: Class = Class { file: File::Sgpr, width: 1 };
pub(crate) const PAIR: Class = Class { file: File::Sgpr, width: 2 };

const CLASSES: [(Class, RegClass); 3] = [(SCALAR, RegClass::Int), (PAIR, RegClass::Float), (VECTOR, RegClass::Vector)];

impl Class {
    /// The allocator's class; an error where it has none for runs of this length.
    pub(crate) fn reg_class(self) -> Result<RegClass, String> {
        let found = CLASSES.iter().find(|(class, _)| *class == self);
        found
            .map(|&(_, reg_class)| reg_class)
            .ok_or_else(|| format!("no class for {} registers of {:?}", self.width, self.file))
    }

    pub(crate) fn of(reg_class: RegClass) -> Class {
        CLASSES[reg_class as usize].0
    }

    /// The allocator's register for the run that begins at a number.
    pub(crate) fn register(self, first: u16) -> Result<PReg, String> {
        Ok(PReg::new(usize::from(first / u16::from(self.width)), self.reg_class()?))
    }
}

/// The number of the first register of what the allocator has chosen.
pub(crate) fn first(register: PReg) -> Result<u16, String> {
    let number = u16::try_from(register.hw_enc()).map_err(|error| error.to_string())?;
    Ok(number * u16::from(Class::of(register.class()).width))
}

/// Few registers, so that values have to make room for each other. Those of the caller that the program reads, s0 to s2, s30 and s31, are not among them.
pub(crate) fn environment() -> MachineEnv {
    let set = |class: RegClass, numbers: std::ops::Range<usize>| numbers.map(|number| PReg::new(number, class)).collect::<PRegSet>();
    MachineEnv {
        preferred_regs_by_class: [
            set(RegClass::Int, 4..8),
            set(RegClass::Float, 0..1) | set(RegClass::Float, 4..8),
            set(RegClass::Vector, 0..5),
        ],
        non_preferred_regs_by_class: [PRegSet::empty(); 3],
        scratch_by_class: [
            Some(PReg::new(8, RegClass::Int)),
            Some(PReg::new(8, RegClass::Float)),
            Some(PReg::new(5, RegClass::Vector)),
        ],
        fixed_stack_slots: Vec::new(),
    }
}
