//! Memory in segments: what is outside of them cannot be accessed.

/// Distance of the segments, so that a wrong address hits none.
const STRIDE: u64 = 0x1_2340_0000_0000;

/// Some segments.
#[derive(Default)]
pub(crate) struct Memory {
    segments: Vec<Vec<u32>>,
}

impl Memory {
    /// Adds a segment and returns its address.
    pub(crate) fn add(&mut self, dwords: Vec<u32>) -> u64 {
        self.segments.push(dwords);
        STRIDE * self.segments.len() as u64
    }

    /// The segment at an address.
    pub(crate) fn segment(&self, address: u64) -> &[u32] {
        &self.segments[usize::try_from(address / STRIDE).unwrap() - 1]
    }

    fn dword(&mut self, address: u64) -> &mut u32 {
        let (segment, offset) = (address / STRIDE, address % STRIDE);
        assert!(offset.is_multiple_of(4), "{address:#x} is no address of a dword");
        let segment = usize::try_from(segment)
            .ok()
            .and_then(|number| self.segments.get_mut(number.checked_sub(1)?));
        let dword = segment.and_then(|segment| segment.get_mut(usize::try_from(offset / 4).ok()?));
        dword.unwrap_or_else(|| panic!("{address:#x} is in no segment"))
    }

    pub(crate) fn load(&mut self, address: u64) -> u32 {
        *self.dword(address)
    }

    pub(crate) fn store(&mut self, address: u64, value: u32) {
        *self.dword(address) = value;
    }
}
