//! The bitfield structs of the encodings: instructions as named fields of raw bits.

use super::Encoding;
use crate::inst::Inst;

pub use rdna4_isa_defs::rdna4::layouts;

/// The bitfield struct of an encoding, in [`layouts`].
pub trait Layout: Copy {
    /// The encoding.
    const ENCODING: Encoding;

    /// Reads the first dwords of `words`; `None` if there are fewer than the encoding has, or if its fixed bits differ.
    fn from_words(words: &[u32]) -> Option<Self>;
}

impl Inst {
    /// The fields of the instruction's bits, if it is in this encoding.
    ///
    /// ```
    /// use rdna4_isa::*;
    /// let inst = Inst::decode(&[0x0604_0501])?;
    /// let bits: layouts::Vop2 = inst.layout().unwrap();
    /// assert_eq!((bits.src0(), bits.vsrc1(), bits.vdst()), (0x101, 2, 2));
    /// assert_eq!(inst.layout::<layouts::Vop3>(), None);
    /// # Ok::<(), DecodeError>(())
    /// ```
    pub fn layout<L: Layout>(&self) -> Option<L> {
        if self.encoding() == L::ENCODING || self.encoding_info().half != 255 {
            L::from_words(&self.raw.words)
        } else {
            None
        }
    }
}
