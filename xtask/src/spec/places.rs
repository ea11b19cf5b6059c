//! Which element each part of a [`Spec`](super::model::Spec) came from, in the order of the model, for errors found after reading.

use roxmltree::NodeId;

#[derive(Default)]
pub struct Places {
    pub encodings: Vec<EncodingPlace>,
    pub instructions: Vec<InstructionPlace>,
    pub formats: Vec<NodeId>,
    pub operand_types: Vec<OperandTypePlace>,
}

pub struct EncodingPlace {
    pub element: NodeId,
    pub mask: NodeId,
    pub identifiers: Vec<NodeId>,
    pub conditions: Vec<NodeId>,
    pub fields: Vec<NodeId>,
}

pub struct InstructionPlace {
    pub element: NodeId,
    pub encodings: Vec<PairPlace>,
}

pub struct PairPlace {
    pub element: NodeId,
    pub operands: Vec<NodeId>,
}

pub struct OperandTypePlace {
    pub element: NodeId,
    pub subtypes: Vec<NodeId>,
    pub fields: Vec<NodeId>,
}
