//! Encoded dwords.

/// The 1 to 3 dwords of an encoded instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Words {
    words: [u32; 3],
    count: u8,
}

impl Words {
    #[inline]
    pub(crate) const fn new(words: [u32; 3], count: u8) -> Self {
        Words { words, count }
    }

    /// The dwords.
    #[inline]
    pub fn words(&self) -> &[u32] {
        &self.words[..self.count as usize]
    }

    /// Length in bytes.
    #[inline]
    #[expect(clippy::len_without_is_empty, reason = "an instruction is never empty")]
    pub const fn len(&self) -> usize {
        self.count as usize * 4
    }

    /// All three dwords; those beyond the length are 0.
    #[inline]
    pub const fn padded(&self) -> [u32; 3] {
        self.words
    }

    /// The bytes in memory order.
    #[inline]
    pub fn bytes(&self) -> impl ExactSizeIterator<Item = u8> + Clone + use<> {
        let words = self.words;
        (0..self.len()).map(move |i| words[i / 4].to_le_bytes()[i % 4])
    }
}

impl core::ops::Deref for Words {
    type Target = [u32];

    #[inline]
    fn deref(&self) -> &[u32] {
        self.words()
    }
}

impl core::fmt::Debug for Words {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{:08x?}", self.words())
    }
}
