//! What can be done to a source operand on its way in, as types: an operand's bound names the set its instruction takes.

macro_rules! sets {
    ($($name:ident: $($has:ident)*;)*) => {$(
        #[doc = concat!("Takes: ", stringify!($($has)*), ".")]
        #[derive(Debug)]
        pub enum $name {}
        $(impl $has for $name {})*
    )*};
}

/// The operand can be negated.
#[diagnostic::on_unimplemented(
    message = "this operand takes no negation",
    label = "cannot be negated here",
    note = "integer sources and most moves have no sign modifiers"
)]
pub trait HasNeg {}
/// The operand's absolute value can be taken.
#[diagnostic::on_unimplemented(message = "this operand takes no absolute value", label = "`abs` is not possible here")]
pub trait HasAbs {}
/// The operand's high half can be selected.
#[diagnostic::on_unimplemented(message = "this operand has no half to select", label = "not a 16-bit operand")]
pub trait HasOpsel {}
/// The operand's half for the high result can be selected.
#[diagnostic::on_unimplemented(message = "this operand is not packed", label = "not a packed operand")]
pub trait HasOpselHi {}

sets! {
    None: ;
    Neg: HasNeg;
    Abs: HasAbs;
    NegAbs: HasNeg HasAbs;
    Opsel: HasOpsel;
    NegOpsel: HasNeg HasOpsel;
    AbsOpsel: HasAbs HasOpsel;
    NegAbsOpsel: HasNeg HasAbs HasOpsel;
    OpselHi: HasOpselHi;
    NegOpselHi: HasNeg HasOpselHi;
    AbsOpselHi: HasAbs HasOpselHi;
    NegAbsOpselHi: HasNeg HasAbs HasOpselHi;
    OpselOpselHi: HasOpsel HasOpselHi;
    NegOpselOpselHi: HasNeg HasOpsel HasOpselHi;
    AbsOpselOpselHi: HasAbs HasOpsel HasOpselHi;
    NegAbsOpselOpselHi: HasNeg HasAbs HasOpsel HasOpselHi;
}
