//! The modifiers that methods set, as types. The number is that of the opcode's own instruction set.

use super::generated::takes;
use crate::planned::Numbered;
use core::marker::PhantomData;

macro_rules! numbers {
    ($($modifier:ident)*) => {$(
        #[doc = concat!("`takes::", stringify!($modifier), "` of opcodes that take and are `F`.")]
        pub(super) struct $modifier<F>(PhantomData<F>);

        impl<F: takes::$modifier> Numbered for $modifier<F> {
            const NUMBER: u8 = F::MODIFIER;
        }
    )*};
}

numbers! {
    Clamp Omod
    Offset Offset0 Offset1 Scope Th Nv Tfe Format
    Dmask A16 R128 D16 Unorm Lwe
    WaitExp WaitVaVdst WaitVmVsrc AttrChan
    Done RowEn
    RowMask BankMask BoundCtrl
}
