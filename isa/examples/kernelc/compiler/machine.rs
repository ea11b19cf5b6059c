//! Instructions before they have registers: the register types of this compiler, and the list that selection fills.

use super::error::At;
use rdna4_isa::arg::{self, Ssrc};
use rdna4_isa::fmt::Regs;
use rdna4_isa::{Built, CodeBuffer, Inst, Label, Op, Operands, Rdna4, Registers, RunsIn, S, Slots, V, Wave, Wave32, bits};

/// The registers that instructions are selected over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Virtual;

impl Registers for Virtual {
    type Vgpr = VectorRegister;
    type Sgpr = ScalarRegister;
    type Store = Slots<Virtual>;
}

/// A vector register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct VectorRegister(pub Name);

/// A scalar register, or the run that it is the name of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ScalarRegister(pub Name);

/// What a register is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Name {
    /// The hardware's register of this number: what a kernel finds when it starts.
    Fixed(u16),
    /// A register that allocation chooses.
    Virtual(u32),
}

/// One vector register.
pub type Vector = V<Virtual, 1>;
/// One scalar register: a value that all lanes share, or a mask with a bit for each lane.
pub type Scalar = S<Virtual, 1>;
/// A pair of scalar registers: an address.
pub type Address = S<Virtual, 2>;

/// Where a value of 32 bits is. Which of these it is, a compiler knows only at run time; the typed builders take it all the same, since it has their operand traits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Source {
    Vector(Vector),
    Scalar(Scalar),
    Bits(u32),
}

impl<F: Regs<1>, A> arg::Src<Virtual, F, A> for Source {
    fn lower(self, to: &mut Operands<Virtual>) {
        match self {
            Source::Vector(register) => arg::Src::<Virtual, F, A>::lower(register, to),
            Source::Scalar(register) => arg::Src::<Virtual, F, A>::lower(register, to),
            Source::Bits(pattern) => arg::Src::<Virtual, F, A>::lower(bits(pattern), to),
        }
    }
}

/// What a scalar instruction can read.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ScalarSource {
    Scalar(Scalar),
    Bits(u32),
}

impl<F: Regs<1>, A> Ssrc<Virtual, F, A> for ScalarSource {
    fn lower(self, to: &mut Operands<Virtual>) {
        match self {
            ScalarSource::Scalar(register) => Ssrc::<Virtual, F, A>::lower(register, to),
            ScalarSource::Bits(pattern) => Ssrc::<Virtual, F, A>::lower(bits(pattern), to),
        }
    }
}

impl From<ScalarSource> for Source {
    fn from(source: ScalarSource) -> Self {
        match source {
            ScalarSource::Scalar(register) => Source::Scalar(register),
            ScalarSource::Bits(pattern) => Source::Bits(pattern),
        }
    }
}

/// One entry of the list.
#[derive(Clone, Copy, Debug)]
pub enum Item {
    /// An instruction, and what in the source it is for.
    Inst(Inst<Virtual>, At),
    /// Branches to the label come here.
    Bind(Label),
}

/// A kernel's instructions.
#[derive(Debug)]
pub struct Function {
    pub items: Vec<Item>,
    /// Where the code will go: labels are its own.
    pub buffer: CodeBuffer<Wave32>,
    /// The place in the source of what comes next.
    pub at: At,
    next: u32,
}

impl Function {
    pub fn new(at: At) -> Self {
        Function {
            items: Vec::new(),
            buffer: CodeBuffer::new(),
            at,
            next: 0,
        }
    }

    /// Adds an instruction. One for waves of 64 lanes does not compile here.
    pub fn push<O: Op<Arch = Rdna4>, W: Wave + RunsIn<Wave32>, A>(&mut self, inst: Built<O, Virtual, W, A>) {
        self.items.push(Item::Inst(inst.inst(), self.at));
    }

    pub fn bind(&mut self, label: Label) {
        self.items.push(Item::Bind(label));
    }

    fn name(&mut self) -> Name {
        self.next += 1;
        Name::Virtual(self.next - 1)
    }

    pub fn vector(&mut self) -> Vector {
        V::new(VectorRegister(self.name()))
    }

    pub fn scalar(&mut self) -> Scalar {
        S::new(ScalarRegister(self.name()))
    }

    pub fn address(&mut self) -> Address {
        S::new(ScalarRegister(self.name()))
    }
}
